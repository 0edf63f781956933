/*
 * Findings that are known and not mended yet. A share of worlds runs with each test: any other violation fails, and so does a
 * finding of this list that does not occur any more. Remove it then.
 */
#include <string.h>

#include "world.h"

static const struct {
  const char *subject, *reason;
} findings[] = {
    {"", ""},
};

const char *known_finding(const char *subject) {
  for (size_t index = 0; index < sizeof findings / sizeof *findings; index++)
    if (strcmp(findings[index].subject, subject) == 0) return findings[index].reason;
  return NULL;
}
