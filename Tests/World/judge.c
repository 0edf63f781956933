/* Judges a world by all laws, and finds the smallest with the same violation. */
#include <stdarg.h>
#include <string.h>

#include "shrinking.h"
#include "world.h"

const struct violation *violation_of(const struct verdict *verdict, const char *subject) {
  for (size_t index = 0; index < verdict->count; index++)
    if (strcmp(verdict->violations[index].subject, subject) == 0) return &verdict->violations[index];
  return NULL;
}

void violate(struct verdict *verdict, double time, const char *subject, const char *format, ...) {
  if (violation_of(verdict, subject) != NULL || verdict->count == MOST_VIOLATIONS) return;
  struct violation *violation = &verdict->violations[verdict->count++];
  va_list arguments;
  va_start(arguments, format);
  snprintf(violation->subject, sizeof violation->subject, "%s", subject);
  vsnprintf(violation->report, sizeof violation->report, format, arguments);
  va_end(arguments);
  violation->time = time;
}

void judge(const struct plan *plan, struct verdict *verdict) {
  static struct life life;
  verdict->count = 0;
  live(plan, NULL, &life);
  law_finite(plan, &life, verdict);
  law_end(plan, &life, verdict);
  law_arrival(plan, &life, verdict);
  law_finger(plan, &life, verdict);
  law_speed(plan, &life, verdict);
  law_rest(plan, &life, verdict);
  law_direction(plan, &life, verdict);
  law_flick(plan, &life, verdict);
  law_even(plan, &life, verdict);
  law_thumb(plan, &life, verdict);
  law_filter(plan, &life, verdict);
}

// MARK: Shrinking

struct shrinking {
  struct plan *plan;
  const char *subject;
  struct violation *violation;
};

static int shows_violation(void *context) {
  struct shrinking *shrinking = context;
  struct verdict verdict;
  judge(shrinking->plan, &verdict);
  const struct violation *violation = violation_of(&verdict, shrinking->subject);
  if (violation != NULL) *shrinking->violation = *violation;
  return violation != NULL;
}

/** Keeps a simpler plan that shows the violation, too. */
static void simplify(struct shrinking *shrinking, struct plan simpler) {
  struct plan former = *shrinking->plan;
  *shrinking->plan = simpler;
  if (!shows_violation(shrinking)) *shrinking->plan = former;
}

#define SIMPLIFY(field, value)                                   \
  do {                                                           \
    struct plan simpler = *plan;                                 \
    simpler.field = value;                                       \
    simplify(&shrinking, simpler);                               \
  } while (0)

void shrink_plan(struct plan *plan, const char *subject, struct violation *violation) {
  struct shrinking shrinking = {plan, subject, violation};
  remove_unneeded(plan->acts, sizeof *plan->acts, &plan->count, shows_violation, &shrinking);
  for (uint32_t quirk = 0; quirk < QUIRK_COUNT; quirk++)
    if (has_quirk(plan, quirk)) SIMPLIFY(quirks, plan->quirks & ~(UINT64_C(1) << quirk));
  SIMPLIFY(dropped, 0);
  SIMPLIFY(variation, 0);
  SIMPLIFY(frames, 60);
  SIMPLIFY(noise, 0);
  SIMPLIFY(jitter, 0);
  SIMPLIFY(spread, 0);
  SIMPLIFY(latency, 0);
  SIMPLIFY(rate, 120);
  SIMPLIFY(resolution, 1);
  SIMPLIFY(resamples, 0);
  SIMPLIFY(feel, SCROLLKIT_FEEL_UIKIT);
  SIMPLIFY(delay, 0);
  for (size_t act = 0; act < plan->count; act++) {
    SIMPLIFY(acts[act].tremor, 0);
    SIMPLIFY(acts[act].fingers, 0);
  }
  shows_violation(&shrinking);
}
