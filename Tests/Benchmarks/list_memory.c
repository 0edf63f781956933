/*
 * Fills a list, for heap profilers: list_memory measured|unmeasured COUNT. Prints what the list says of its memory.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scrollkit.h"

enum { CHUNK = 1000 };

int main(int count, char **words) {
  scrollkit_list *list;
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  if (count != 3 || scrollkit_list_create(NULL, &list) != SCROLLKIT_STATUS_OK) return 2;
  size_t items = (size_t)atol(words[2]);
  if (strcmp(words[1], "unmeasured") == 0) {
    if (scrollkit_list_insert(list, 0, items, 0) != SCROLLKIT_STATUS_OK) return 1;
  } else {
    for (size_t item = 0; item < items; item += CHUNK) {
      double extents[CHUNK];
      for (int index = 0; index < CHUNK; index++) extents[index] = 20 + (double)(rand() % 6400) / 64;
      if (scrollkit_list_insert_measured(list, item, extents, CHUNK, 0) != SCROLLKIT_STATUS_OK) return 1;
    }
  }
  if (scrollkit_list_get_size(list, &size) != SCROLLKIT_STATUS_OK) return 1;
  printf("%llu\n", (unsigned long long)size.memory);
  scrollkit_list_destroy(list);
  return 0;
}
