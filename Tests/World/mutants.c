/*
 * Mutants: each leaves out one place where the host or the library makes up for a quirk (host.c). The world must catch it: in
 * some world with that quirk, a law is violated that holds with the handling.
 */
#include <inttypes.h>

#include "world.h"

/** Quirks whose handling is inside the library and cannot be left out from outside, and those that no law can see. */
static const enum quirk without_mutant[] = {
    QUIRK_LIFT_ROLLS, QUIRK_UP_AFTER_CANCEL, QUIRK_NO_END, QUIRK_MOMENTUM_CANCELLED, QUIRK_MOMENTUM_AS_MOVEMENT,
    QUIRK_NO_MOMENTUM_END};

static int has_mutant(uint32_t quirk) {
  for (size_t index = 0; index < sizeof without_mutant / sizeof *without_mutant; index++)
    if (without_mutant[index] == quirk) return 0;
  return 1;
}

/** The first violation of the mutant that the world does not have without it. */
static const struct violation *caught(const struct plan *plan, enum quirk quirk, struct verdict *mutated) {
  static struct verdict intact;
  removed_handling = quirk;
  judge(plan, mutated);
  removed_handling = QUIRK_NONE;
  if (mutated->count == 0) return NULL;
  judge(plan, &intact);
  for (size_t index = 0; index < mutated->count; index++)
    if (violation_of(&intact, mutated->violations[index].subject) == NULL) return &mutated->violations[index];
  return NULL;
}

/** Tries a mutant in the first worlds that have its quirk alone. Returns 1 if one catches it. */
static int try_mutant(enum quirk quirk, uint32_t most) {
  static struct plan plan;
  static struct verdict verdict;
  uint32_t tried = 0;
  for (uint64_t seed = 1; tried < most; seed++) {
    make_plan_with(&plan, seed, quirk);
    if (plan.quirks == 0) continue;
    tried++;
    const struct violation *violation = caught(&plan, quirk, &verdict);
    if (violation == NULL) continue;
    printf("%-28s caught by world %u, seed %" PRIu64 ": %s, %s\n", quirk_facts[quirk].name, tried, seed, violation->subject,
           violation->report);
    return 1;
  }
  printf("%-28s NOT CAUGHT by %u worlds\n", quirk_facts[quirk].name, tried);
  return 0;
}

uint32_t try_mutants(uint32_t most) {
  uint32_t caught = 0, count = 0;
  for (uint32_t quirk = 0; quirk < QUIRK_COUNT; quirk++) {
    if (!has_mutant(quirk)) continue;
    count++;
    caught += (uint32_t)try_mutant(quirk, most);
  }
  printf("%u of %u mutants are caught\n", caught, count);
  return count - caught;
}
