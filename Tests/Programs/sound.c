/* The law `sound`: all numbers are finite, content does not jump, refused calls change nothing, and a page that is emitted
 * differs from the one before. */
#include <math.h>
#include <string.h>

#include "operations.h"

/** Derived. A larger movement is a jump: an animation skips distances up to 0.01 pt. */
static const double jump_limit = 0.011;

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

static void check_value(void *context, uint32_t scroller, struct value value) {
  struct soundness *soundness = context;
  int is_jump = strcmp(value.name, "jump") == 0 && value.value > jump_limit;
  int is_changed = strcmp(value.name, "changed by a refused call") == 0 && value.value != 0;
  int is_repeated = strcmp(value.name, "a repeated page") == 0 && value.value != 0;
  int is_sound = !is_jump && !is_changed && !is_repeated && (isfinite(value.value) || may_be_nan(value.name));
  if (is_sound || !soundness->is_sound) return;
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

int program_is_sound(const struct program *program, struct difference *difference) {
  struct soundness soundness = {.program = program, .is_sound = 1, .difference = difference};
  for (uint32_t scroller = 0; scroller < MOST_SCROLLERS; scroller++)
    for (uint32_t axis = 0; axis < 2; axis++) soundness.pages[scroller][axis] = NAN;
  run_program(program, (struct ticks){.most = 1, .seed = program->seed}, 1,
              (struct observer){&soundness, note_step, check_value, check_event, NULL});
  return soundness.is_sound;
}
