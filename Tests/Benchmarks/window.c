/*
 * window N: adds N scrollers to a window, taps its status bar, and destroys them in the order of their creation.
 * Prints nothing, for instruction counters.
 */
#include <stdlib.h>

#include "scrollkit.h"

static int is_ok(scrollkit_status status) { return status == SCROLLKIT_STATUS_OK; }

int main(int arguments, char **texts) {
  size_t count = arguments > 1 ? strtoull(texts[1], NULL, 10) : 0;
  scrollkit_scroller **scrollers = calloc(count, sizeof *scrollers);
  scrollkit_window *window;
  if (count == 0 || scrollers == NULL || !is_ok(scrollkit_window_create(NULL, &window))) return 1;
  int succeeded = is_ok(scrollkit_window_set_status_bar(window, 44, 20));
  for (size_t index = 0; index < count; index++) {
    succeeded &= is_ok(scrollkit_scroller_create(NULL, &scrollers[index])) &&
                 is_ok(scrollkit_scroller_set_size(scrollers[index], 400, 600, 400, 3000, 0)) &&
                 is_ok(scrollkit_scroller_set_offset(scrollers[index], 0, 900, 0)) &&
                 is_ok(scrollkit_top_enable(scrollers[index], NULL, 0)) &&
                 is_ok(scrollkit_window_add_scroller(window, scrollers[index]));
  }
  uint32_t triggered;
  succeeded &= is_ok(scrollkit_window_tap(window, 200, 10, 1, 1, &triggered)) && triggered == count;
  for (size_t index = 0; index < count; index++) scrollkit_scroller_destroy(scrollers[index]);
  scrollkit_window_destroy(window);
  free(scrollers);
  return !succeeded;
}
