/* What the tests of backends share. */
#ifndef EXPECT_H
#define EXPECT_H
#include <stdio.h>
#include <stdlib.h>

/* Exits with a text if a condition is not met. */
#define expect(text, is_met) \
  do { \
    if (!(is_met)) printf("FAILED: line %d: %s\n", __LINE__, text), exit(1); \
  } while (0)
#endif
