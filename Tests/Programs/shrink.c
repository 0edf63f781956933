/* Shorter programs: the first steps of one, and the smallest with the same violation of a law. */
#include <string.h>

#include "program.h"
#include "shrinking.h"

void cut_program(struct program *program) {
  struct dice dice = {.state = program->seed * 55};
  program->count = whole(&dice, 1, (uint32_t)program->count);
}

/** A program with a violation of a law. */
struct violating {
  const struct program *program;
  law *law;
  struct difference *difference;
};

static int violates_in_the_same_way(void *context) {
  struct violating *violating = context;
  struct difference found;
  if (violating->law(violating->program, &found)) return 0;
  if (strcmp(found.subject, violating->difference->subject) != 0) return 0;
  *violating->difference = found;
  return 1;
}

void shrink_program(struct program *program, law *law, struct difference *difference) {
  struct violating violating = {program, law, difference};
  remove_unneeded(program->steps, sizeof *program->steps, &program->count, violates_in_the_same_way, &violating);
}
