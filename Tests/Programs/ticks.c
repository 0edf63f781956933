/*
 * The laws that compare two runs of a program. `ticks`: the results do not depend on the number of ticks. `clocks`:
 * nor on whether the clocks are set back. `refusals`: nor on calls that are refused. `rules`: nor, until content rests, on
 * a feel that is set last. `mirror`: mirrored content moves as its mirror.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "operations.h"

/** One result of a run: a value of the state or of an event. */
struct shown {
  /** The number of the step before the value, counted from 1; for an event, of the steps before it. */
  size_t step;
  uint32_t scroller;
  /** The kind of the event; NULL for a value of the state. */
  const char *kind;
  struct value value;
};

/** All results of a run: the values, and the events of each scroller in order. */
struct record {
  size_t step;
  /** Whether the content of a scroller has zoomed. An animation of the scale may stretch a header and end it between two ticks. */
  int zooms[MOST_SCROLLERS];
  /** The last step after which each scroller existed. */
  size_t existed[MOST_SCROLLERS];
  /** The phase of each scroller after its last event. */
  scrollkit_phase phases[MOST_SCROLLERS];
  struct list {
    size_t count, capacity;
    struct shown *shown;
  } values, events[MOST_SCROLLERS], times[MOST_SCROLLERS];
};

static void append(struct list *list, struct shown shown) {
  if (list->count == list->capacity) {
    list->capacity = list->capacity * 2 + 256;
    list->shown = realloc(list->shown, list->capacity * sizeof *list->shown);
    if (list->shown == NULL) abort();
  }
  list->shown[list->count++] = shown;
}

static void note_step(void *context, const struct step *step, double time) {
  (void)time;
  struct record *record = context;
  if (step != NULL) record->step++;
}

static void note_value(void *context, uint32_t scroller, struct value value) {
  struct record *record = context;
  if (strcmp(value.name, "jump") == 0) return;  // only known where a tick precedes the call
  if (strncmp(value.name, "meter.", 6) == 0) return;  // what was seen depends on the frames
  if (strcmp(value.name, "context.tracking_x") == 0) return;  // fingers have another mirror than a pinch
  if (strcmp(value.name, "frame.phase") == 0) record->existed[scroller] = record->step;
  if (strcmp(value.name, "zoom.scale") == 0) record->zooms[scroller] = 1;
  size_t step = record->step + (strchr(value.name, '.') == NULL);  // the outcome of a call precedes the end of its step
  append(&record->values, (struct shown){step, scroller, NULL, value});
}

static void note_event(void *context, uint32_t scroller, const void *pointer) {
  struct record *record = context;
  const scrollkit_event *event = pointer;
  switch (event->kind) {
    // Several movements in a row are one event.
    case SCROLLKIT_EVENT_KIND_DID_SCROLL: case SCROLLKIT_EVENT_KIND_HEADER_MOVED:
    case SCROLLKIT_EVENT_KIND_ZOOM_CHANGED: case SCROLLKIT_EVENT_KIND_SECTION_CHANGED:
    case SCROLLKIT_EVENT_KIND_LIST_VISIBLE_CHANGED: case SCROLLKIT_EVENT_KIND_LIST_STICKY_CHANGED:
    case SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED: return;
    case SCROLLKIT_EVENT_KIND_HEADER_STRETCHED:
      if (record->zooms[scroller]) return;
      break;
    // A lower header of a stack can show and hide within one movement, while those above it return.
    case SCROLLKIT_EVENT_KIND_HEADER_SHOWN: case SCROLLKIT_EVENT_KIND_HEADER_HIDDEN:
      if (event->id > 0) return;
      break;
    // A resampled drag passes pages, and the distance of a refresh, between two ticks.
    case SCROLLKIT_EVENT_KIND_PAGE_CHANGED: case SCROLLKIT_EVENT_KIND_REFRESH_CHANGED:
      if (record->phases[scroller] == SCROLLKIT_PHASE_DRAGGING) return;
      break;
    case SCROLLKIT_EVENT_KIND_PHASE_CHANGED: record->phases[scroller] = event->to_phase; break;
    default: break;
  }
  const char *kind = scrollkit_enum_name("event_kind", event->kind);
  int is_seen_late = event->kind == SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM ||
                     event->kind == SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM;
#define NOTE(list, name, field, tolerance) \
  append(&record->list[scroller], (struct shown){record->step, scroller, kind, {name, (double)(event->field), tolerance}})
  NOTE(events, "event.kind", kind, 0);
  if (is_seen_late) return;  // its scale and time are those of the first tick past the limit
  NOTE(times, "event.time", time, 1e-6);
  NOTE(events, "event.x", x, 1e-6);
  NOTE(events, "event.y", y, 1e-6);
  NOTE(events, "event.from_phase", from_phase, 0);
  NOTE(events, "event.to_phase", to_phase, 0);
  NOTE(events, "event.finished", finished, 0);
  NOTE(events, "event.edges", edges, 0);
  NOTE(events, "event.id", id, 0);
#undef NOTE
}

static struct record record_of(const struct program *program, struct ticks ticks) {
  struct record record;
  memset(&record, 0, sizeof record);
  run_program(program, ticks, 1, (struct observer){&record, note_step, note_value, note_event, NULL});
  return record;
}

static void free_record(struct record *record) {
  free(record->values.shown);
  for (int number = 0; number < MOST_SCROLLERS; number++) {
    free(record->events[number].shown);
    free(record->times[number].shown);
  }
}

static int agree(struct shown one, struct shown other) {
  if (strcmp(one.value.name, other.value.name) != 0) return 0;
  double a = one.value.value, b = other.value.value;
  if (isnan(a) || isnan(b)) return isnan(a) && isnan(b);
  double tolerance = one.value.tolerance * (1 + 1e-3 * fmax(fabs(a), fabs(b)));
  return fabs(a - b) <= tolerance;
}

/** Returns the index of the first difference between two lists, or their count. */
static size_t parting(const struct list *one, const struct list *other) {
  size_t count = one->count < other->count ? one->count : other->count, index = 0;
  while (index < count && agree(one->shown[index], other->shown[index])) index++;
  return index;
}

/** Whether a list contains an overflow up to a step. The overflow of a step is its last event. */
static int has_overflowed(const struct list *list, size_t step) {
  const char *overflow = scrollkit_enum_name("event_kind", SCROLLKIT_EVENT_KIND_OVERFLOW);
  for (size_t index = 0; index < list->count && list->shown[index].step <= step; index++)
    if (list->shown[index].kind != NULL && strcmp(list->shown[index].kind, overflow) == 0) return 1;
  return 0;
}

static int differ(
    const struct program *program, const struct list *one, const struct list *other,
    struct difference *difference) {
  size_t index = parting(one, other);
  if (index == one->count && index == other->count) return 0;
  struct shown none = {0, 0, NULL, {"nothing", NAN, 0}};
  struct shown a = index < one->count ? one->shown[index] : none;
  struct shown b = index < other->count ? other->shown[index] : none;
  size_t number = index < one->count ? a.step : b.step;
  // A queue that was not emptied for long has lost events, and reports it.
  if (has_overflowed(one, number) || has_overflowed(other, number)) return 0;
  const char *after = number == 0 || number > program->count
                          ? "the end" : program->steps[number - 1].operation->name;
  const struct shown *named = index < one->count ? &a : &b;
  snprintf(difference->subject, sizeof difference->subject, "%s %s", named->kind ? named->kind : "shows",
           named->value.name);
  snprintf(difference->report, sizeof difference->report,
           "seed %llu, scroller %u, step %zu (%s): %s is %.12g, in the other run %s %s is %.12g",
           (unsigned long long)program->seed, named->scroller, number, after, difference->subject,
           a.value.value, b.kind ? b.kind : "shows", b.value.name, b.value.value);
  return 1;
}

/** Whether a delegate makes calls from inside its functions. */
static int has_reactions(const struct program *program) {
  for (size_t index = 0; index < program->count; index++)
    if (program->steps[index].operation == &set_delegate && program->steps[index].choices[0] != 0) return 1;
  return 0;
}

/** Whether another motion may begin by itself: a snap at rest, of a header, too, or the next page of a held
 * bar. It has the new rules. */
static int may_begin_by_itself(const struct program *program) {
  for (size_t index = 0; index < program->count; index++) {
    const struct operation *operation = program->steps[index].operation;
    if (operation == &set_snapping || operation == &press_bar || operation == &enable_header) return 1;
  }
  return 0;
}

/** Whether two runs have equal results; else the first difference. */
static int are_same(
    const struct program *program, struct ticks one, const struct program *other_program, struct ticks other,
    struct difference *difference) {
  struct record plain = record_of(program, one);
  struct record ticked = record_of(other_program, other);
  // Reports the earliest difference; later differences may follow from it.
  int is_same = !differ(program, &plain.values, &ticked.values, difference);
  for (int number = 0; is_same && number < MOST_SCROLLERS; number++) {
    // A scroller that a delegate destroys loses the events that no call has taken.
    int is_destroyed = plain.existed[number] < plain.step;
    if (is_destroyed && has_reactions(program)) continue;
    is_same = !differ(program, &plain.events[number], &ticked.events[number], difference) &&
              !differ(program, &plain.times[number], &ticked.times[number], difference);
  }
  free_record(&plain);
  free_record(&ticked);
  return is_same;
}

int reacts_to_events(const struct program *program) {
  for (size_t index = 0; index < program->count; index++) {
    const struct step *step = &program->steps[index];
    if (step->operation == &set_delegate && step->choices[0] != 0 && step->choices[2] != 0) return 1;
  }
  return 0;
}

/** In a linked program, a follower that is ticked without a link comes to rest: the frames of such a host are links, which
 * Tests/Consumers/links.c makes at several rates. */
int program_is_independent_of_ticks(const struct program *program, struct difference *difference) {
  static const double rates[] = {0, 0, 0, 24, 60, 1000};
  struct ticks few = {.calls_alone = 1};
  struct ticks many = {.rate = rates[program->seed / 10 % 6], .most = 6, .seed = program->seed * 77};
  return program->is_linked || reacts_to_events(program) || are_same(program, few, program, many, difference);
}

int program_is_independent_of_clocks(const struct program *program, struct difference *difference) {
  struct ticks kept = {.most = 2, .seed = program->seed}, set_back = kept;
  set_back.set_back = 0.0625;  // a power of two, so that few times are rounded
  return are_same(program, kept, program, set_back, difference);
}

int program_is_independent_of_refusals(const struct program *program, struct difference *difference) {
  static struct program accepted;
  struct ticks ticks = {.calls_alone = 1};
  struct record record = record_of(program, ticks);
  accepted = *program;
  for (size_t index = 0; index < record.values.count; index++) {
    const struct shown *shown = &record.values.shown[index];
    if (strcmp(shown->value.name, "status") != 0 || shown->value.value >= 0) continue;
    struct step *step = &accepted.steps[shown->step - 1];
    step->operation = &refused;
    step->choices[0] = (uint32_t)-shown->value.value;
  }
  free_record(&record);
  return are_same(program, ticks, &accepted, ticks, difference);
}

int program_keeps_its_rules(const struct program *program, struct difference *difference) {
  static struct program kept, changed;
  if (program->count == 0 || program->count == MOST_STEPS || has_reactions(program)) return 1;
  if (may_begin_by_itself(program)) return 1;
  kept = *program;
  struct step *last = &kept.steps[kept.count++];
  *last = (struct step){.time = last[-1].time, .operation = &refused};
  for (size_t index = 0; index < program->count; index++)
    if (program->steps[index].operation == &destroy && program->steps[index].scroller == last->scroller) return 1;
  changed = kept;
  last = &changed.steps[changed.count - 1];
  last->operation = &set_feel;
  last->choices[0] = 1 + (uint32_t)(program->seed % 11);
  return are_same(&kept, (struct ticks){0}, &changed, (struct ticks){0}, difference);
}

int program_is_symmetric(const struct program *program, struct difference *difference) {
  static struct program symmetric;
  if (program->scrollers > 1) return 1;  // `NestingLawTests` mirrors chains
  symmetric = *program;
  for (size_t index = 0; index < symmetric.count; index++) {
    struct step *step = &symmetric.steps[index];
    if (!has_mirror(step)) *step = (struct step){.time = step->time, .operation = &refused};
    if (isfinite(step->numbers[0])) step->numbers[0] = round(step->numbers[0] * 1024) / 1024;  // its mirror is exact
  }
  return are_same(&symmetric, (struct ticks){0}, &symmetric, (struct ticks){.mirrored = 1}, difference);
}
