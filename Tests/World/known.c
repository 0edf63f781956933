/*
 * Findings that are known and not mended yet. A share of worlds runs with each test: any other violation fails, and so does a
 * finding of this list that does not occur any more. Remove it then.
 */
#include <string.h>

#include "world.h"

/** A wheel's own curve stays what the original has: an even turn moves content evenly where a feel has a steady wheel. */
#define UNEVEN "the feel has no steady wheel"
#define MEASURING "the thumb's place depends on rows that are not measured yet"

static const struct {
  const char *subject, *reason;
} findings[] = {
    {"even: a wheel of uikit", UNEVEN}, {"even: a wheel of uikit_fast", UNEVEN}, {"even: a wheel of android", UNEVEN},
    {"even: a wheel of flutter_android", UNEVEN}, {"even: a wheel of flutter_ios", UNEVEN},
    {"even: a wheel of chromium", UNEVEN}, {"even: a wheel of gtk", UNEVEN}, {"even: a wheel of macos", UNEVEN},
    {"even: a wheel of qt", UNEVEN}, {"even: a wheel of gecko", UNEVEN}, {"even: a wheel of lvgl", UNEVEN},
    {"thumb: it leaves the pointer", MEASURING}, {"thumb: it moves against the content", MEASURING},
    {"thumb: content goes against the pointer", MEASURING},
    {"filter: steps are less even than the reports", "resampling extrapolates noise"},
    {"filter: the row leaves the finger", "resampling extrapolates late reports"},
    {"flick: late reports change the momentum", "a late report counts as of the clock, so the finger seems faster or at rest"},
    {"measuring: a row jumps when others are measured", "the kept row is found before any is measured, or is out of view"},
};

const char *known_finding(const char *subject) {
  for (size_t index = 0; index < sizeof findings / sizeof *findings; index++)
    if (strcmp(findings[index].subject, subject) == 0) return findings[index].reason;
  return NULL;
}
