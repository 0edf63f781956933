/* Records the results of a run. */
#include "record.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "operations.h"

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
  if (step == NULL) return;
  record->step++;
  record->after = step->operation->name;
}

static void note_value(void *context, uint32_t scroller, struct value value) {
  struct record *record = context;
  if (scroller >= record->scrollers || (record->counts != NULL && !record->counts(value.name))) return;
  if (strcmp(value.name, "jump") == 0) return;  // only known where a tick precedes the call
  if (strncmp(value.name, "meter.", 6) == 0) return;  // what was seen depends on the frames
  if (strcmp(value.name, "context.tracking_x") == 0) return;  // fingers have another mirror than a pinch
  if (strcmp(value.name, "frame.phase") == 0) record->existed[scroller] = record->step;
  if (strcmp(value.name, "zoom.scale") == 0) record->zooms[scroller] = 1;
  size_t step = record->step + (strchr(value.name, '.') == NULL);  // the outcome of a call precedes the end of its step
  append(&record->values, (struct shown){step, scroller, NULL, value, record->after});
}

static void note_event(void *context, uint32_t scroller, const void *pointer) {
  struct record *record = context;
  const scrollkit_event *event = pointer;
  if (scroller >= record->scrollers) return;
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
  append(&record->list[scroller], (struct shown){record->step, scroller, kind, {name, (double)(event->field), tolerance}, record->after})
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

struct record record_of_some(
    const struct program *program, struct ticks ticks, uint32_t scrollers, int (*counts)(const char *name)) {
  struct record record;
  memset(&record, 0, sizeof record);
  record.scrollers = scrollers;
  record.counts = counts;
  record.after = "the begin";
  run_program(program, ticks, 1, (struct observer){&record, note_step, note_value, note_event, NULL});
  return record;
}

struct record record_of(const struct program *program, struct ticks ticks) {
  return record_of_some(program, ticks, MOST_SCROLLERS, NULL);
}

void free_record(struct record *record) {
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

static int lists_agree(uint64_t seed, const struct list *one, const struct list *other, struct difference *difference) {
  size_t index = parting(one, other);
  if (index == one->count && index == other->count) return 1;
  struct shown none = {0, 0, NULL, {"nothing", NAN, 0}, "the end"};
  struct shown a = index < one->count ? one->shown[index] : none;
  struct shown b = index < other->count ? other->shown[index] : none;
  struct shown named = index < one->count ? a : b;
  // A queue that was not emptied for long has lost events, and reports it.
  if (has_overflowed(one, named.step) || has_overflowed(other, named.step)) return 1;
  difference->one = a.value.value;
  difference->other = b.value.value;
  snprintf(difference->subject, sizeof difference->subject, "%s %s", named.kind ? named.kind : "shows", named.value.name);
  snprintf(difference->report, sizeof difference->report,
           "seed %llu, scroller %u, step %zu (%s): %s is %.12g, in the other run %s %s is %.12g",
           (unsigned long long)seed, named.scroller, named.step, named.after, difference->subject,
           a.value.value, b.kind ? b.kind : "shows", b.value.name, b.value.value);
  return 0;
}

int values_agree(uint64_t seed, const struct record *one, const struct record *other, struct difference *difference) {
  return lists_agree(seed, &one->values, &other->values, difference);
}

int events_agree(
    uint64_t seed, const struct record *one, const struct record *other, uint32_t scroller, struct difference *difference) {
  return lists_agree(seed, &one->events[scroller], &other->events[scroller], difference) &&
         lists_agree(seed, &one->times[scroller], &other->times[scroller], difference);
}
