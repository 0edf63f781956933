/* Prints the memory of one scroller, in bytes. */
#include <malloc.h>
#include <stdio.h>

#include "scrollkit.h"

int main(void) {
  scrollkit_scroller *scroller;
  if (scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) return 1;
  printf("%zu\n", malloc_usable_size(scroller));
  scrollkit_scroller_destroy(scroller);
  return 0;
}
