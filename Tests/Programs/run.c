/* Makes the calls of a program and reports the results. */
#include "state.h"

#include <math.h>
#include <string.h>

struct run {
  const struct program *program;
  struct ticks ticks;
  struct observer observer;
  struct world world;
  /** How far the clocks were set back, in seconds. */
  double back;
};

static struct tally tally;

struct tally calls_made(void) {
  tally.reads = reads_made;
  return tally;
}

struct shower {
  struct run *run;
  uint32_t scroller;
};

static uint32_t mirrored_edges(uint32_t edges) {
  uint32_t vertical = edges & (SCROLLKIT_EDGES_TOP | SCROLLKIT_EDGES_BOTTOM);
  return vertical | (edges & SCROLLKIT_EDGES_LEFT ? SCROLLKIT_EDGES_RIGHT : 0) |
         (edges & SCROLLKIT_EDGES_RIGHT ? SCROLLKIT_EDGES_LEFT : 0);
}

static int ends_with(const char *name, const char *end) {
  size_t length = strlen(name), count = strlen(end);
  return length >= count && strcmp(name + length - count, end) == 0;
}

/** Mirrors a value of mirrored content back. Shares and page numbers count from the content's start. */
static double unmirrored(struct value value) {
  if (strcmp(value.name, "context.heading") == 0 || strcmp(value.name, "context.at_edges") == 0)
    return mirrored_edges((uint32_t)value.value);
  int is_same = ends_with(value.name, "progress_x") || strncmp(value.name, "snap.", 5) == 0 ||
                ends_with(value.name, "centering_x");
  return ends_with(value.name, "_x") && !is_same ? 0 - value.value : value.value;
}

static void show(void *context, struct value value) {
  struct shower *shower = context;
  if (shower->run->ticks.mirrored) value.value = unmirrored(value);
  shower->run->observer.did_show(shower->run->observer.context, shower->scroller, value);
}

static void note_event(void *context, uint32_t scroller, const scrollkit_event *event) {
  struct run *run = context;
  scrollkit_event shown = *event;
  shown.time += run->back;
  if (run->ticks.mirrored) {
    int is_offset = event->kind == SCROLLKIT_EVENT_KIND_DID_SCROLL || event->kind == SCROLLKIT_EVENT_KIND_WILL_REST ||
                    event->kind == SCROLLKIT_EVENT_KIND_DID_REST || event->kind == SCROLLKIT_EVENT_KIND_REQUEST_SCROLL ||
                    event->kind == SCROLLKIT_EVENT_KIND_REQUEST_REST || event->kind == SCROLLKIT_EVENT_KIND_REQUEST_SHIFT;
    if (is_offset) shown.x = 0 - event->x;
    shown.edges = mirrored_edges(event->edges);
  }
  run->observer.did_happen(run->observer.context, scroller, &shown);
}

/** Reports the new events, and returns their number. */
static int report_events(struct run *run) {
  int count = 0;
  for (uint32_t number = 0; number < run->world.count; number++) {
    scrollkit_event event = SCROLLKIT_EVENT_INIT;
    reads_made++;
    while (scrollkit_scroller_next_event(run->world.scrollers[number], &event) == 1) {
      note_event(run, number, &event);
      count++;
    }
  }
  return count;
}

/** Reports the new events, then the frames or the complete state. */
static void report(struct run *run, const struct step *step, double time, int is_whole) {
  const struct observer *observer = &run->observer;
  report_events(run);
  observer->did_step(observer->context, step, time);
  if (step == NULL) return;
  for (uint32_t number = 0; number < run->world.count; number++) {
    struct state state;
    struct shower shower = {run, number};
    read_state(&run->world, number, &state);
    show_state(&state, is_whole, &shower, show);
  }
}

static void tick(struct run *run, uint32_t number, double time) {
  run->world.time = time - run->back;
  tally.ticks++;
  scrollkit_scroller_tick(run->world.scrollers[number], run->world.time, NULL);
}

static void tick_all(struct run *run, double time) {
  for (uint32_t number = 0; number < run->world.count; number++) tick(run, number, time);
  if (run->world.did_tick != NULL) run->world.did_tick(&run->world);
}

static int needs_tick(struct run *run) {
  for (uint32_t number = 0; number < run->world.count; number++)
    if (scrollkit_scroller_needs_tick(run->world.scrollers[number])) return 1;
  return 0;
}

static void read_world(const struct world *world, struct state states[MOST_SCROLLERS]) {
  for (uint32_t number = 0; number < world->count; number++) read_state(world, number, &states[number]);
}

/** The longest way that the content of a scroller moved, in points. */
static double jump(const struct run *run, const struct state *before, const struct state *after) {
  double jump = 0;
  for (uint32_t number = 0; number < run->world.count; number++) {
    jump = fmax(jump, fabs(after[number].frame.offset_x - before[number].frame.offset_x));
    jump = fmax(jump, fabs(after[number].frame.offset_y - before[number].frame.offset_y));
  }
  return jump;
}

/** Content that a shift does not put at an edge moves by exactly the shift, unless an edge effect hides overscroll. */
static void expect_shift(const struct step *step, scrollkit_frame *before, const struct state *after) {
  uint32_t edges = after->context.at_edges;
  int is_at_x = before->edge_x != 0 || (edges & (SCROLLKIT_EDGES_LEFT | SCROLLKIT_EDGES_RIGHT)) != 0;
  int is_at_y = before->edge_y != 0 || (edges & (SCROLLKIT_EDGES_TOP | SCROLLKIT_EDGES_BOTTOM)) != 0;
  before->offset_x = is_at_x ? after->frame.offset_x : before->offset_x + step->numbers[0];
  before->offset_y = is_at_y ? after->frame.offset_y : before->offset_y + step->numbers[1];
}

/** Makes a call, and nothing beside it. */
static scrollkit_status call_alone(struct run *run, const struct step *step) {
  struct step own = *step;
  own.time -= run->back;
  run->world.time = own.time;
  tally.changes++;
  return step->operation->call(&run->world, run->world.scrollers[step->scroller], &own);
}

/** Makes a call. Reports whether it changed anything although it was refused, and whether it moved still content. */
static void call(struct run *run, const struct step *step) {
  struct state before[MOST_SCROLLERS], after[MOST_SCROLLERS];
  struct world *world = &run->world;
  struct shower shower = {run, step->scroller};
  size_t size = world->count * sizeof *before;
  report_events(run);
  read_world(world, before);
  scrollkit_status status = call_alone(run, step);
  int changes = 0;
  if (status < SCROLLKIT_STATUS_OK) {
    read_world(world, after);
    changes = memcmp(before, after, size) != 0 || report_events(run) > 0;
  }
  tick_all(run, step->time);
  show(&shower, (struct value){"status", status, 0});
  show(&shower, (struct value){"changed by a refused call", changes, 0});
  if (!step->operation->keeps_offsets || world->may_jump || run->ticks.calls_alone) return;
  read_world(world, after);
  if (step->operation == &shift && status == SCROLLKIT_STATUS_OK)
    expect_shift(step, &before[step->scroller].frame, &after[step->scroller]);
  if (step->operation == &destroy) after[step->scroller] = before[step->scroller];
  show(&shower, (struct value){"jump", jump(run, before, after), 1e-7});
}

/** Lets a millisecond pass, at most to `end`. Reports how far content moved beyond 1.5 times its velocity, in points. */
static void watch_closely(struct run *run, uint32_t scroller, double from, double end) {
  struct shower shower = {run, scroller};
  struct state before[MOST_SCROLLERS], after[MOST_SCROLLERS];
  read_world(&run->world, before);
  for (int count = 1; count <= 10 && from + count * 1e-4 < end; count++) {
    tick_all(run, from + count * 1e-4);
    read_world(&run->world, after);
    double leap = 0;
    for (uint32_t number = 0; number < run->world.count; number++) {
      const scrollkit_frame *one = &before[number].frame, *other = &after[number].frame;
      double speed = fmax(hypot(one->velocity_x, one->velocity_y), hypot(other->velocity_x, other->velocity_y));
      double moved = hypot(other->offset_x - one->offset_x, other->offset_y - one->offset_y);
      // A resampled drag catches up with the finger at any velocity, also when it begins to move a parent.
      int is_dragged = one->phase == SCROLLKIT_PHASE_DRAGGING || other->phase == SCROLLKIT_PHASE_DRAGGING;
      if (!is_dragged) leap = fmax(leap, moved - 1.5e-4 * speed);
    }
    if (!run->world.may_jump) show(&shower, (struct value){"leap", leap, 0});
    memcpy(before, after, sizeof before);
  }
}

/** What a host draws at whole pixels, of a display whose pixels no usual length is a multiple of. */
struct drawn {
  double content[2], headers[2 * MOST_HEADERS], nub[2], bars[4], opacity;
};

static double pixel_of(double position) { return floor(position * 1.7 + 0.5); }

static struct drawn drawn_of(const struct state *state) {
  struct drawn drawn = {0};
  drawn.content[0] = pixel_of(-state->frame.offset_x);
  drawn.content[1] = pixel_of(-state->frame.offset_y);
  for (uint32_t header = 0; header < MOST_HEADERS; header++) {
    drawn.headers[2 * header] = pixel_of(state->headers[header].top);
    drawn.headers[2 * header + 1] = pixel_of(state->headers[header].top + state->headers[header].visible_height);
  }
  drawn.nub[0] = pixel_of(state->nub.y);
  drawn.nub[1] = pixel_of(state->nub.y + state->nub.length);
  drawn.opacity = floor(state->nub.alpha * 255 + 0.5);
  for (uint32_t axis = 0; axis < 2; axis++) {
    drawn.bars[2 * axis] = pixel_of(state->bars[axis].thumb_start);
    drawn.bars[2 * axis + 1] = pixel_of(state->bars[axis].thumb_start + state->bars[axis].thumb_length);
  }
  return drawn;
}

static int makes_calls(const struct world *world) {
  for (uint32_t number = 0; number < world->count; number++)
    if (world->hosts[number].reaction != 0) return 1;
  return 0;
}

static scrollkit_next_change next_change(struct run *run, uint32_t scroller) {
  scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
  scrollkit_scroller_get_next_change(run->world.scrollers[scroller], 1.7, run->world.time, &change);
  reads_made++;
  return change;
}

/** The frame rate that suits what is shown: see `scrollkit_next_change`. */
static double suitable_rate(scrollkit_next_change change, const scrollkit_frame *frame) {
  double speed = fmax(fabs(frame->velocity_x), fabs(frame->velocity_y));
  int is_held = frame->phase == SCROLLKIT_PHASE_TRACKING || frame->phase == SCROLLKIT_PHASE_DRAGGING ||
                frame->phase == SCROLLKIT_PHASE_ZOOMING;
  if (is_held || speed > 300) return 120;
  if (speed > 125) return 80;
  // A tick may be needed while nothing is drawn: for a bounce of the chain that is due.
  return change.is_drawn || (frame->needs_tick && change.frame_rate != 0) ? 60 : 0;
}

/** Lets up to a third of a second pass, at most to `end`. Reports whether a scroller draws other pixels before it said,
 * whether what ends at a time has not ended when that time has passed, so that a host that waits for it would wait for ever,
 * and whether the frame rate suits the speed. */
static void watch_changes(struct run *run, uint32_t scroller, double from, double end) {
  struct shower shower = {run, scroller};
  if (run->program->is_linked) return;  // its host does not wait, but links
  for (int count = 1; count <= 4 && from + 0.02 * count * count < end && !makes_calls(&run->world); count++) {
    struct state before[MOST_SCROLLERS], after[MOST_SCROLLERS];
    double times[MOST_SCROLLERS], next = from + 0.02 * count * count;
    read_world(&run->world, before);
    for (uint32_t number = 0; number < run->world.count; number++) {
      scrollkit_next_change change = next_change(run, number);
      times[number] = change.time;
      if (!change.is_drawn && change.time >= run->world.time) next = fmin(next, change.time);
    }
    tick_all(run, next);
    read_world(&run->world, after);
    double missed = 0, endless = 0, unsuited = 0;
    for (uint32_t number = 0; number < run->world.count; number++) {
      if (run->world.scrollers[number] == NULL) continue;
      scrollkit_next_change change = next_change(run, number);
      if (!change.is_drawn && change.time <= next) endless = 1;
      if (change.frame_rate != suitable_rate(change, &after[number].frame)) unsuited = 1;
      struct drawn one = drawn_of(&before[number]), other = drawn_of(&after[number]);
      int is_same = memcmp(&one, &other, sizeof one) == 0 && before[number].frame.scale == after[number].frame.scale;
      if (times[number] > run->world.time && !is_same) missed = 1;
    }
    show(&shower, (struct value){"a missed change", missed, 0});
    show(&shower, (struct value){"an end that does not come", endless, 0});
    show(&shower, (struct value){"a rate that does not suit the speed", unsuited, 0});
  }
}

/** Ticks all scrollers at a rate. At rest, the programs are compared without further ticks. */
static void pass_at_rate(struct run *run, double rate, double from, double to) {
  for (double number = floor(from * rate) + 1; number / rate < to; number++) {
    tick_all(run, number / rate);
    report(run, NULL, number / rate, 0);
    if (!needs_tick(run)) return;
  }
}

/** Ticks one scroller or all between two times. The choice depends only on the times. */
static void pass(struct run *run, struct ticks ticks, double from, double to) {
  if (ticks.rate > 0) {
    pass_at_rate(run, ticks.rate, from, to);
    return;
  }
  for (uint32_t number = 1; number <= ticks.evenly; number++) {
    double time = from + (to - from) * number / (ticks.evenly + 1);
    tick_all(run, time);
    report(run, NULL, time, 0);
  }
  struct dice dice = {0};
  memcpy(&dice.state, &to, sizeof to);
  dice.state ^= ticks.seed;
  uint32_t left = ticks.most > 0 ? whole(&dice, 0, ticks.most) : 0;
  for (double time = from; left > 0; left--) {
    time += (to - time) * number(&dice, 0, 0.5);
    uint32_t scroller = whole(&dice, 0, run->world.count);
    if (scroller < run->world.count) tick(run, scroller, time);
    else tick_all(run, time);
    report(run, NULL, time, 0);
  }
}

/** Destroys all lists and scrollers, in an order that depends on the seed. */
static void destroy_all(struct world *world, uint64_t seed) {
  for (uint32_t left = 0; left < 2 * MOST_SCROLLERS; left++) {
    uint32_t next = (uint32_t)((left * (seed & 1 ? 3 : 5) + seed / 2) % (2 * MOST_SCROLLERS));
    uint32_t number = next / 2;
    if (next & 1) {
      for (int axis = 0; axis < 2; axis++) {
        scrollkit_list_destroy(world->lists[number][axis]);
        world->lists[number][axis] = NULL;
      }
    } else if (number < world->count) {
      scrollkit_scroller *scroller = world->scrollers[number];
      world->scrollers[number] = NULL;
      scrollkit_scroller_destroy(scroller);
    }
  }
}

/** Sets the clocks back by up to 2 s, and reports how far content moved. Lengths are sums of powers of two, so that few times
 * are rounded. */
static void set_clocks_back(struct run *run, size_t index, double time) {
  struct state before[MOST_SCROLLERS], after[MOST_SCROLLERS];
  struct shower shower = {run, 0};
  tick_all(run, time);
  read_world(&run->world, before);
  run->back += (double)(1 + (run->program->seed * 37 + index * 101) % 2048) / 1024;
  for (uint32_t number = 0; number < run->world.count; number++)
    scrollkit_scroller_set_clock(run->world.scrollers[number], time - run->back);
  tick_all(run, time);
  read_world(&run->world, after);
  show(&shower, (struct value){"set back", jump(run, before, after), 0});
}

void run_program(
    const struct program *program, struct ticks ticks, uint32_t interval, struct observer observer) {
  struct run run = {program, ticks, observer, {.count = program->scrollers}, 0};
  static const struct operation rest = {"rest", NULL, 0, 1};
  struct world *world = &run.world;
  world->mode = program->is_observed ? SCROLLKIT_MODE_OBSERVED : SCROLLKIT_MODE_DRIVEN;
  world->trace = observer.trace;
  world->mirrored = ticks.mirrored;
  world->context = &run;
  world->did_happen = note_event;
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = world->mode;
  for (uint32_t number = 0; number < world->count; number++)
    scrollkit_trace_create_scroller(world->trace, &options, &world->scrollers[number]);
  for (uint32_t number = 0; number + 1 < world->count && !program->is_linked; number++)
    scrollkit_nest_set_parent(world->scrollers[number], world->scrollers[number + 1], 0);

  double time = 0;
  int belongs = 0;  // to the step before
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    if (ticks.set_back != 0 && index == program->count / 2) {
      run.back = ticks.set_back;
      for (uint32_t number = 0; number < world->count; number++)
        scrollkit_scroller_set_clock(world->scrollers[number], time - run.back);
    }
    if (ticks.sets_back) set_clocks_back(&run, index, time);
    if (step->time > time && !belongs) pass(&run, ticks, time, step->time);
    time = step->time;
    if (!belongs && (!ticks.calls_alone || !step->operation->has_time)) tick_all(&run, time);
    belongs = (int)step->goes_on;
    if (belongs || ticks.plainly) call_alone(&run, step);
    else call(&run, step);
    if (belongs) continue;
    if (ticks.plainly) tick_all(&run, time);
    report(&run, step, time, (index + 1) % interval == 0);
    double next = index + 1 < program->count ? program->steps[index + 1].time : INFINITY;
    if (ticks.closely) {
      watch_closely(&run, step->scroller, time, next);
      watch_changes(&run, step->scroller, time, next);
    }
  }
  // A bar of observed content that is held skips the repeats of a pause of more than 16 s.
  for (uint32_t axis = 0; program->is_observed && axis < 2; axis++)
    scrollkit_scrollbar_release(world->scrollers[0], axis, time - run.back);
  ticks.most *= 8;
  // No duration is a multiple of 1.03 s.
  for (double pause = 1.03; pause < 300; pause *= 4) {
    struct step step = {.time = time + pause, .operation = &rest};
    pass(&run, ticks, time + floor(pause / 4), step.time);
    tick_all(&run, step.time);
    report(&run, &step, step.time, 1);
  }
  destroy_all(world, program->seed);
}
