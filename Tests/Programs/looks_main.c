/* looks FIRST LAST checks that the programs of these seeds do not depend on the number of ticks. */
#include <stdlib.h>

#include "program.h"

int main(int count, char **arguments) {
  static struct program program;
  struct difference difference;
  unsigned long failed = 0;
  if (count != 3 && count != 4) return 2;
  uint64_t first = strtoull(arguments[1], NULL, 10), last = strtoull(arguments[2], NULL, 10);
  for (uint64_t seed = first; seed <= last; seed++) {
    make_program(&program, seed);
    if (program_is_independent_of_looks(&program, &difference)) continue;
    failed++;
    if (count == 4) shrink_program(&program, &difference);
    printf("%s\n", difference.report);
    for (size_t place = 0; count == 4 && place < program.count; place++) print_step(stdout, &program.steps[place]);
  }
  printf("%lu of %llu programs depend on the number of ticks\n", failed, (unsigned long long)(last - first + 1));
  return failed > 0;
}
