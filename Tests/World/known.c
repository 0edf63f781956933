/*
 * KNOWN FINDINGS, which are not mended yet. This list only becomes shorter. `world check` fails for any other violation, and
 * for a finding that its world does not show any more: remove it when it is mended.
 */
#include <string.h>

#include "world.h"

/** A wheel's own curve stays what the original has. A steady wheel of any feel has no finding. */
#define UNEVEN "the wheel has the curve of its original"

const struct finding findings[] = {
    {"even: a wheel of uikit", UNEVEN, 846},
    {"even: a wheel of uikit_fast", UNEVEN, 2464},
    {"even: a wheel of android", UNEVEN, 1041},
    {"even: a wheel of flutter_android", UNEVEN, 794},
    {"even: a wheel of flutter_ios", UNEVEN, 9356},
    {"even: a wheel of chromium", UNEVEN, 1070},
    {"even: a wheel of gtk", UNEVEN, 84},
    {"even: a wheel of macos", UNEVEN, 166},
    {"even: a wheel of qt", UNEVEN, 1012},
    {"even: a wheel of gecko", UNEVEN, 2390},
    {"even: a wheel of lvgl", UNEVEN, 650},
    {"thumb: it moves against the content", "content that becomes shorter than where it is ends at the viewport's end, and so does the thumb", 2705},
    {"thumb: content goes against the pointer", "rows that are drawn before they are measured become shorter around the kept one", 9053},
    {"filter: steps are less even than the reports", "times are whole milliseconds, and each frame has as many reports as the others", 1977},
    {"flick: late reports change the momentum", "reports that come in bursts with repeated times leave few positions", 466},
    {"measuring: a row jumps when others are measured", "the kept row is found before any is measured, or is out of view", 1787},
};
const size_t finding_count = sizeof findings / sizeof *findings;

const struct finding *known_finding(const char *subject) {
  for (size_t index = 0; index < finding_count; index++)
    if (strcmp(findings[index].subject, subject) == 0) return &findings[index];
  return NULL;
}
