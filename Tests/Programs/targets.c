/* The law `targets`: content rests where its expected end was, in range, within the limits of its scale. */
#include <math.h>
#include <string.h>

#include "operations.h"

/** Tolerance between the expected end and the offset at rest, in points. */
static const double tolerance = 1e-6;

/** The values of one scroller that the law compares. */
struct rest {
  /** The number of steps before the values below. */
  size_t step;
  /** The expected end after the last step; NaN: unknown. */
  double expected_x, expected_y;
  /** The part of a scroll bar that is held after the last step. It may scroll by more pages. */
  double held;
  /** At the end of the run. */
  double offset_x, offset_y, phase, needs_tick;
  /** The sum of what is 0 at rest: velocity and overscroll. */
  double moving;
  double scale, minimum, maximum;
};

struct arrival {
  const struct program *program;
  size_t step;
  struct rest rests[MOST_SCROLLERS];
};

static void note_step(void *context, const struct step *step, double time) {
  (void)time;
  struct arrival *arrival = context;
  if (step != NULL) arrival->step++;
}

static void note_value(void *context, uint32_t scroller, struct value value) {
  struct arrival *arrival = context;
  struct rest *rest = &arrival->rests[scroller];
  if (strcmp(value.name, "frame.offset_x") == 0) {
    rest->step = arrival->step;
    rest->offset_x = value.value;
    rest->moving = 0;
  }
  if (strcmp(value.name, "frame.offset_y") == 0) rest->offset_y = value.value;
  if (strcmp(value.name, "frame.phase") == 0) rest->phase = value.value;
  if (strcmp(value.name, "frame.needs_tick") == 0) rest->needs_tick = value.value;
  if (strncmp(value.name, "frame.velocity", 14) == 0 || strncmp(value.name, "frame.overscroll", 16) == 0)
    rest->moving += fabs(value.value);
  if (strcmp(value.name, "zoom.scale") == 0) rest->scale = value.value;
  if (strcmp(value.name, "zoom.minimum") == 0) rest->minimum = value.value;
  if (strcmp(value.name, "zoom.maximum") == 0) rest->maximum = value.value;
  if (arrival->step != arrival->program->count) return;
  if (strcmp(value.name, "context.expected_end_x") == 0) rest->expected_x = value.value;
  if (strcmp(value.name, "context.expected_end_y") == 0) rest->expected_y = value.value;
  if (strcmp(value.name, "bar.held") == 0) rest->held += value.value;
}

static void note_event(void *context, uint32_t scroller, const void *event) {
  (void)context, (void)scroller, (void)event;
}

static int agree(double expected, double offset) {
  return isnan(expected) || fabs(expected - offset) <= tolerance * (1 + 1e-3 * fabs(offset));
}

/** Whether a scroller rests at its expected end. Slow autoscroll may be under way still. */
static int has_arrived(struct rest rest) {
  int is_unknown = isnan(rest.expected_x) && isnan(rest.expected_y);
  if (is_unknown || rest.held != 0 || rest.phase == SCROLLKIT_PHASE_STEERING) return 1;
  // A finger that came down while the scale returned holds the content where it rests.
  int is_still = rest.phase == SCROLLKIT_PHASE_IDLE || rest.phase == SCROLLKIT_PHASE_TRACKING;
  int is_at_rest = rest.needs_tick == 0 && is_still && rest.moving == 0;
  int is_within = rest.minimum <= rest.scale && rest.scale <= rest.maximum;
  return is_at_rest && is_within && agree(rest.expected_x, rest.offset_x) && agree(rest.expected_y, rest.offset_y);
}

/** In a linked program, a follower rests where it is when it is linked no more: Tests/Consumers/links.c goes on linking. */
int program_rests_at_its_targets(const struct program *program, struct difference *difference) {
  struct arrival arrival = {.program = program};
  run_program(program, (struct ticks){0}, 1,
              (struct observer){&arrival, note_step, note_value, note_event, NULL});
  if (program->is_observed || program->is_linked || reacts_to_events(program)) return 1;  // others decide
  for (uint32_t scroller = 0; program->count > 0 && scroller < program->scrollers; scroller++) {
    struct rest rest = arrival.rests[scroller];
    int is_destroyed = rest.step < arrival.step;
    if (is_destroyed || has_arrived(rest)) continue;
    const char *operation = program->steps[program->count - 1].operation->name;
    snprintf(difference->subject, sizeof difference->subject, "%s expected end", operation);
    snprintf(difference->report, sizeof difference->report,
             "seed %llu, scroller %u, after %s: the expected end is %.12g, %.12g, the offset at rest is %.12g, %.12g",
             (unsigned long long)program->seed, scroller, operation, rest.expected_x, rest.expected_y,
             rest.offset_x, rest.offset_y);
    return 0;
  }
  return 1;
}
