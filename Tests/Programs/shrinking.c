/* The smallest row of elements that still shows what a longer one has shown. */
#include "shrinking.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void remove_unneeded(void *elements, size_t size, size_t *count, shows *shows, void *context) {
  uint8_t *bytes = elements, *removed = malloc(*count * size);
  if (removed == NULL) return;
  for (size_t length = *count / 2; length > 0; length /= 2) {
    for (size_t start = 0; start < *count;) {
      size_t end = start + length < *count ? start + length : *count;
      size_t run = (end - start) * size, rest = (*count - end) * size;
      memcpy(removed, bytes + start * size, run);
      memmove(bytes + start * size, bytes + end * size, rest);
      *count -= end - start;
      if (shows(context)) continue;
      memmove(bytes + end * size, bytes + start * size, rest);
      memcpy(bytes + start * size, removed, run);
      *count += end - start;
      start = end;
    }
  }
  free(removed);
}
