#include <stdio.h>

#include "hostile.h"

int main(void) {
  int failures = hostile_failures(1);
  printf("%d calls refused, %d failures\n", hostile_refusals(), failures);
  return failures > 0;
}
