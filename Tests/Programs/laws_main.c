/*
 * laws LAW FIRST LAST checks a law (program.h) for the programs of these seeds.
 * Prints every violation, the smallest violating program for the first few, and how many calls were made.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "program.h"

enum { SHRUNK = 10 };

int main(int count, char **arguments) {
  static struct program program;
  struct difference difference;
  unsigned long violations = 0;
  if (count != 4) return 2;
  static const struct {
    const char *name;
    law *law;
  } laws[] = {
      {"ticks", program_is_independent_of_ticks}, {"clocks", program_is_independent_of_clocks},
      {"set_backs", program_stays_when_clocks_are_set_back},
      {"refusals", program_is_independent_of_refusals}, {"sound", program_is_sound},
      {"targets", program_rests_at_its_targets}, {"events", program_reports_its_state},
      {"rules", program_keeps_its_rules}, {"mirror", program_is_symmetric},
      {"catches", program_snaps_what_is_caught}};
  law *law = NULL;
  for (size_t index = 0; index < sizeof laws / sizeof *laws; index++)
    if (strcmp(arguments[1], laws[index].name) == 0) law = laws[index].law;
  if (law == NULL) return 2;
  uint64_t first = strtoull(arguments[2], NULL, 10), last = strtoull(arguments[3], NULL, 10);
  for (uint64_t seed = first; seed <= last; seed++) {
    make_program_with_options(&program, seed);
    if (law == program_rests_at_its_targets || law == program_keeps_its_rules || law == program_snaps_what_is_caught)
      cut_program(&program);
    if (law(&program, &difference)) continue;
    violations++;
    int is_shrunk = violations <= SHRUNK;
    if (is_shrunk) shrink_program(&program, law, &difference);
    printf("%s\n", difference.report);
    for (size_t index = 0; is_shrunk && index < program.count; index++)
      print_step(stdout, &program.steps[index]);
  }
  struct tally tally = calls_made();
  printf("%s: %" PRIu64 " changes, %" PRIu64 " ticks and %" PRIu64 " reads\n", arguments[1], tally.changes, tally.ticks,
         tally.reads);
  printf("%s: %lu of %llu programs violate it\n", arguments[1], violations,
         (unsigned long long)(last - first + 1));
  return violations > 0;
}
