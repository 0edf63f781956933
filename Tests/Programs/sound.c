/* The laws of a single run. `sound`: all numbers are finite and within their bounds, content does not jump and moves with its velocity, refused
 * calls change nothing, a page that is emitted differs from the one before, and no pixel changes before the time of the next
 * change. `set_backs`: content does not move when the clocks are set back. */
#include <math.h>
#include <string.h>

#include "operations.h"

/** Derived. A larger movement is a jump: an animation skips distances up to 0.01 pt. */
static const double jump_limit = 0.011;

/** Derived. A tenth more than 0.1 pt in 0.1 ms, the pace of WebKit's wheel: a motion of so few points may be shorter than the
 * interval of two ticks. */
static const double leap_limit = 0.11;

/** The bounds of values. 10⁻⁹ is the rounding error of a sum. */
static const struct bounds {
  const char *name;
  double low, high;
} all_bounds[] = {
    {"frame.progress_x", 0, 1}, {"frame.progress_y", 0, 1}, {"header.position", -INFINITY, 0},
    {"header.visible_height", -1e-9, INFINITY}, {"nub.alpha", 0, 1}, {"nub.share", 0, 1},
    {"bar.thumb_length", 0, INFINITY}, {"refresh.progress", 0, INFINITY},
    {"meter.mean_lag", 0, INFINITY}, {"meter.largest_lag", 0, INFINITY}, {"meter.largest_jerk", 0, INFINITY}};

struct soundness {
  const struct program *program;
  size_t step;
  int is_sound;
  /** The page along each axis that each scroller emitted last; NaN: none. */
  double pages[MOST_SCROLLERS][2];
  struct difference *difference;
};

static void note_step(void *context, const struct step *step, double time) {
  (void)time;
  struct soundness *soundness = context;
  if (step != NULL) soundness->step++;
}

static int may_be_nan(const char *name) {  // unknown ends and missing sections are NaN
  return strncmp(name, "context.", 8) == 0 || strncmp(name, "snap.", 5) == 0 ||
         strncmp(name, "top.", 4) == 0 || strncmp(name, "nub.", 4) == 0;
}

static int is_within_bounds(struct value value) {
  for (size_t index = 0; index < sizeof all_bounds / sizeof *all_bounds; index++)
    if (strcmp(value.name, all_bounds[index].name) == 0)
      return !(value.value < all_bounds[index].low || value.value > all_bounds[index].high);
  return 1;
}

static void report_violation(struct soundness *soundness, uint32_t scroller, struct value value) {
  soundness->is_sound = 0;
  size_t number = soundness->step;
  const char *operation =
      number < soundness->program->count ? soundness->program->steps[number].operation->name : "the end";
  snprintf(soundness->difference->subject, sizeof soundness->difference->subject, "%s %s", operation,
           value.name);
  snprintf(soundness->difference->report, sizeof soundness->difference->report,
           "seed %llu, scroller %u, step %zu (%s): %s is %.12g",
           (unsigned long long)soundness->program->seed, scroller, number, operation,
           soundness->difference->subject, value.value);
}

static void check_value(void *context, uint32_t scroller, struct value value) {
  struct soundness *soundness = context;
  int is_jump = strcmp(value.name, "jump") == 0 && value.value > jump_limit;
  int is_leap = strcmp(value.name, "leap") == 0 && value.value > leap_limit;
  int is_changed = strcmp(value.name, "changed by a refused call") == 0 && value.value != 0;
  int is_missed = strcmp(value.name, "a missed change") == 0 && value.value != 0;
  int is_endless = strcmp(value.name, "an end that does not come") == 0 && value.value != 0;
  int is_wrong_rate = strcmp(value.name, "a rate that does not suit the speed") == 0 && value.value != 0;
  int is_repeated = strcmp(value.name, "a repeated page") == 0 && value.value != 0;
  int is_sound = !is_jump && !is_leap && !is_changed && !is_missed && !is_endless && !is_wrong_rate && !is_repeated &&
                 is_within_bounds(value) && (isfinite(value.value) || may_be_nan(value.name));
  if (!is_sound && soundness->is_sound) report_violation(soundness, scroller, value);
}

static void check_event(void *context, uint32_t scroller, const void *pointer) {
  const scrollkit_event *event = pointer;
  check_value(context, scroller, (struct value){"event.time", event->time, 0});
  check_value(context, scroller, (struct value){"event.x", event->x, 0});
  check_value(context, scroller, (struct value){"event.y", event->y, 0});
  if (event->kind != SCROLLKIT_EVENT_KIND_PAGE_CHANGED) return;
  double *page = &((struct soundness *)context)->pages[scroller][event->id];
  check_value(context, scroller, (struct value){"a repeated page", *page == event->x, 0});
  *page = event->x;
}

/** Derived. The rounding error of a sum: see `all_bounds`. */
static const double set_back_limit = 1e-9;

static void check_set_back(void *context, uint32_t scroller, struct value value) {
  if (strcmp(value.name, "set back") != 0 || value.value <= set_back_limit) return;
  struct soundness *soundness = context;
  if (soundness->is_sound) report_violation(soundness, scroller, value);
}

static void skip_event(void *context, uint32_t scroller, const void *event) { (void)context, (void)scroller, (void)event; }

int program_stays_when_clocks_are_set_back(const struct program *program, struct difference *difference) {
  struct soundness soundness = {.program = program, .is_sound = 1, .difference = difference};
  if (reacts_to_events(program)) return 1;  // a delegate may move content in the tick
  run_program(program, (struct ticks){.most = 2, .seed = program->seed, .sets_back = 1}, 1000,
              (struct observer){&soundness, note_step, check_set_back, skip_event, NULL});
  return soundness.is_sound;
}

int program_is_sound(const struct program *program, struct difference *difference) {
  struct soundness soundness = {.program = program, .is_sound = 1, .difference = difference};
  for (uint32_t scroller = 0; scroller < MOST_SCROLLERS; scroller++)
    for (uint32_t axis = 0; axis < 2; axis++) soundness.pages[scroller][axis] = NAN;
  run_program(program, (struct ticks){.most = 1, .seed = program->seed, .closely = 1}, 1,
              (struct observer){&soundness, note_step, check_value, check_event, NULL});
  return soundness.is_sound;
}
