/* Makes the calls of a program and reports the results. */
#include <math.h>
#include <string.h>

#include "operations.h"

struct run {
  const struct program *program;
  struct observer observer;
  struct world world;
  /** How far the clocks were set back, in seconds. */
  double back;
};

static void show(struct run *run, uint32_t scroller, const char *name, double value, double tolerance) {
  run->observer.did_show(run->observer.context, scroller, (struct value){name, value, tolerance});
}

#define SHOW(state, field, tolerance) show(run, number, #state "." #field, (double)state.field, tolerance)

/** Tolerances between two equal runs, in points, points per second and seconds. */
static const double exact = 0, near = 1e-7, fast = 1e-4, soon = 1e-6;

static void show_frame(struct run *run, uint32_t number, scrollkit_frame frame) {
  SHOW(frame, phase, exact);
  SHOW(frame, needs_tick, exact);
  SHOW(frame, offset_x, near);
  SHOW(frame, offset_y, near);
  SHOW(frame, target_x, 10 * near);
  SHOW(frame, target_y, 10 * near);
  SHOW(frame, velocity_x, fast);
  SHOW(frame, velocity_y, fast);
  SHOW(frame, overscroll_x, near);
  SHOW(frame, overscroll_y, near);
  SHOW(frame, progress_x, near);
  SHOW(frame, progress_y, near);
  SHOW(frame, edge_x, 10 * near);
  SHOW(frame, edge_y, 10 * near);
  SHOW(frame, scale, near);
}

static void show_context(struct run *run, uint32_t number) {
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_scroller_get_context(run->world.scrollers[number], &context);
  SHOW(context, is_scrolling, exact);
  SHOW(context, is_animating, exact);
  SHOW(context, is_tracking, exact);
  SHOW(context, heading, exact);
  SHOW(context, at_edges, exact);
  SHOW(context, began_x, near);
  SHOW(context, began_y, near);
  SHOW(context, expected_end_x, 10 * near);
  SHOW(context, expected_end_y, 10 * near);
  SHOW(context, ended_x, near);
  SHOW(context, ended_y, near);
  SHOW(context, tracking_x, near);
  SHOW(context, tracking_y, near);
  SHOW(context, zoom_scale, near);
  SHOW(context, zoom_began_scale, near);
}

static void show_behaviors(struct run *run, uint32_t number) {
  scrollkit_scroller *scroller = run->world.scrollers[number];
  scrollkit_top_state top = SCROLLKIT_TOP_STATE_INIT;
  if (scrollkit_top_get_state(scroller, &top) == SCROLLKIT_STATUS_OK) {
    SHOW(top, has_return_offset, exact);
    SHOW(top, return_offset, near);
    SHOW(top, is_visible, exact);
  }
  for (uint32_t index = 0; index < 3; index++) {
    scrollkit_header_state header = SCROLLKIT_HEADER_STATE_INIT;
    if (scrollkit_header_get_state(scroller, index, &header) != SCROLLKIT_STATUS_OK) break;
    SHOW(header, position, near);
    SHOW(header, top, near);
    SHOW(header, visible_height, near);
    SHOW(header, progress, near);
    SHOW(header, stretch, near);
    SHOW(header, is_snapping, exact);
  }
  scrollkit_nub_state nub = SCROLLKIT_NUB_STATE_INIT;
  if (scrollkit_nub_get_state(scroller, &nub) == SCROLLKIT_STATUS_OK) {
    SHOW(nub, is_grabbed, exact);
    SHOW(nub, y, near);
    SHOW(nub, length, near);
    SHOW(nub, alpha, soon);
    SHOW(nub, share, near);
    SHOW(nub, section, exact);
  }
  for (uint32_t axis = 0; axis < 2; axis++) {
    scrollkit_scrollbar_state bar = SCROLLKIT_SCROLLBAR_STATE_INIT;
    if (scrollkit_scrollbar_get_state(scroller, axis, &bar) != SCROLLKIT_STATUS_OK) continue;
    SHOW(bar, held, exact);
    SHOW(bar, thumb_start, near);
    SHOW(bar, thumb_length, near);
  }
}

static void show_places(struct run *run, uint32_t number) {
  scrollkit_scroller *scroller = run->world.scrollers[number];
  scrollkit_snap_state snap = SCROLLKIT_SNAP_STATE_INIT;
  if (scrollkit_snap_get_state(scroller, &snap) == SCROLLKIT_STATUS_OK) {
    SHOW(snap, index_x, near);
    SHOW(snap, index_y, near);
    SHOW(snap, target_x, near);
    SHOW(snap, target_y, near);
  }
  scrollkit_zoom_state zoom = SCROLLKIT_ZOOM_STATE_INIT;
  if (scrollkit_zoom_get_state(scroller, &zoom) == SCROLLKIT_STATUS_OK) {
    SHOW(zoom, is_zooming, exact);
    SHOW(zoom, scale, near);
    SHOW(zoom, target_scale, near);
    SHOW(zoom, minimum, near);
    SHOW(zoom, maximum, near);
    SHOW(zoom, centering_x, near);
    SHOW(zoom, centering_y, near);
  }
}

/** Reports the new events, then the frames or the complete state. */
static void report(struct run *run, const struct step *step, double time, int is_whole) {
  const struct observer *observer = &run->observer;
  for (uint32_t number = 0; number < run->world.count; number++) {
    scrollkit_event event = SCROLLKIT_EVENT_INIT;
    while (scrollkit_scroller_next_event(run->world.scrollers[number], &event) == 1) {
      event.time += run->back;
      observer->did_happen(observer->context, number, &event);
    }
  }
  observer->did_step(observer->context, step, time);
  if (step == NULL) return;
  for (uint32_t number = 0; number < run->world.count; number++) {
    scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
    scrollkit_scroller_get_frame(run->world.scrollers[number], &frame);
    show_frame(run, number, frame);
    if (!is_whole) continue;
    show_context(run, number);
    show_behaviors(run, number);
    show_places(run, number);
  }
}

static void tick(struct run *run, uint32_t number, double time) {
  scrollkit_scroller_tick(run->world.scrollers[number], time - run->back, NULL);
}

static void tick_all(struct run *run, double time) {
  for (uint32_t number = 0; number < run->world.count; number++) tick(run, number, time);
}

static void read_offsets(struct run *run, double offsets[2 * MOST_SCROLLERS]) {
  for (uint32_t number = 0; number < run->world.count; number++) {
    scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
    scrollkit_scroller_get_frame(run->world.scrollers[number], &frame);
    offsets[2 * number] = frame.offset_x;
    offsets[2 * number + 1] = frame.offset_y;
  }
}

/** Makes a call and reports the movement of content that the call must not move. */
static void call(struct run *run, const struct step *step) {
  double before[2 * MOST_SCROLLERS], after[2 * MOST_SCROLLERS], jump = 0;
  read_offsets(run, before);
  struct step own = *step;
  own.time -= run->back;
  scrollkit_status status =
      step->operation->call(&run->world, run->world.scrollers[step->scroller], &own);
  tick_all(run, step->time);
  read_offsets(run, after);
  for (uint32_t index = 0; index < 2 * run->world.count; index++)
    jump = fmax(jump, fabs(after[index] - before[index]));
  show(run, step->scroller, "status", status, exact);
  if (step->operation->keeps_offsets && !run->world.reduces_motion)
    show(run, step->scroller, "jump", jump, near);
}

/** Ticks all scrollers at a rate. */
static void pass_at_rate(struct run *run, double rate, double from, double to) {
  for (double number = floor(from * rate) + 1; number / rate < to; number++) {
    tick_all(run, number / rate);
    report(run, NULL, number / rate, 0);
  }
}

/** Ticks one scroller or all between two times. The choice depends only on the times. */
static void pass(struct run *run, struct ticks ticks, double from, double to) {
  if (ticks.rate > 0) {
    pass_at_rate(run, ticks.rate, from, to);
    return;
  }
  struct dice dice;
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

void run_program(
    const struct program *program, struct ticks ticks, uint32_t interval, struct observer observer) {
  struct run run = {program, observer, {.count = program->scrollers}, 0};
  static const struct operation rest = {"rest", NULL, 0};
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = program->is_observed ? SCROLLKIT_MODE_OBSERVED : SCROLLKIT_MODE_DRIVEN;
  for (uint32_t number = 0; number < run.world.count; number++)
    scrollkit_scroller_create(&options, &run.world.scrollers[number]);
  for (uint32_t number = 0; number + 1 < run.world.count; number++)
    scrollkit_nest_set_parent(run.world.scrollers[number], run.world.scrollers[number + 1], 0);

  double time = 0;
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    if (ticks.set_back != 0 && index == program->count / 2) {
      run.back = ticks.set_back;
      for (uint32_t number = 0; number < run.world.count; number++)
        scrollkit_scroller_set_clock(run.world.scrollers[number], time - run.back);
    }
    if (step->time > time) pass(&run, ticks, time, step->time);
    time = step->time;
    tick_all(&run, time);
    call(&run, step);
    report(&run, step, time, (index + 1) % interval == 0);
  }
  ticks.most *= 8;
  // No duration is a multiple of 1.03 s.
  for (double pause = 1.03; pause < 70; pause *= 4) {
    struct step step = {.time = time + pause, .operation = &rest};
    pass(&run, ticks, time + floor(pause / 4), step.time);
    tick_all(&run, step.time);
    report(&run, &step, step.time, 1);
  }
  for (uint32_t number = 0; number < run.world.count; number++)
    scrollkit_scroller_destroy(run.world.scrollers[number]);
}
