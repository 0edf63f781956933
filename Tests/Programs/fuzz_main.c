/*
 * A fuzz target for each law: the first byte chooses the law, the others a program. Not for the law `clocks`: a fuzzer
 * soon finds a program in which the rounding of shifted times decides (laws.sh).
 */
#include <stdlib.h>

#include "program.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static law *const laws[] = {
      program_is_independent_of_ticks, program_is_independent_of_refusals, program_is_sound,
      program_rests_at_its_targets};
  static struct program program;
  struct difference difference;
  if (size == 0) return -1;
  law *law = laws[bytes[0] % 4];
  make_program_of_bytes(&program, bytes + 1, size - 1);
  if (law == program_rests_at_its_targets) cut_program(&program);
  if (law(&program, &difference)) return 0;
  shrink_program(&program, law, &difference);
  fprintf(stderr, "%s\n", difference.report);
  for (size_t index = 0; index < program.count; index++) print_step(stderr, &program.steps[index]);
  abort();
}
