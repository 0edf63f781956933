/* Shorter programs: the first steps of one, and the smallest with the same violation of a law. */
#include <string.h>

#include "program.h"

void cut_program(struct program *program) {
  struct dice dice = {.state = program->seed * 55};
  program->count = whole(&dice, 1, (uint32_t)program->count);
}

void shrink_program(struct program *program, law *law, struct difference *difference) {
  static struct program shorter;
  struct difference found;
  for (size_t length = program->count / 2; length > 0; length /= 2) {
    for (size_t start = 0; start < program->count;) {
      shorter = *program;
      size_t end = start + length < program->count ? start + length : program->count;
      memmove(shorter.steps + start, shorter.steps + end, (program->count - end) * sizeof *shorter.steps);
      shorter.count -= end - start;
      int is_needed = law(&shorter, &found) || strcmp(found.subject, difference->subject) != 0;
      if (is_needed) {
        start = end;
      } else {
        *program = shorter;
        *difference = found;
      }
    }
  }
}
