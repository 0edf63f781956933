#include <stdio.h>
#include <string.h>

#include "hostile.h"

/* hostile [brief]: thoroughly, or each function in one situation. */
int main(int count, char **arguments) {
  int failures = hostile_failures(count < 2 || strcmp(arguments[1], "brief") != 0);
  printf("%d calls refused, %d failures\n", hostile_refusals(), failures);
  return failures > 0;
}
