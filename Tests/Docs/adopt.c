#include "page.h"
#include "adopt-1.c"
#include "adopt-2.c"

int main(void) {
  int moves = 1;
  CHECK(!load_scrollkit("libscrollkit-is-not-there.so.0"));
  scroll_set_size(600, 5000, 0);
  scroll_wheel(3, 0);
  CHECK(scroll_offset(0, &moves) == 180 && !moves);
  scroll_wheel(-9, 0);
  CHECK(scroll_offset(0, &moves) == 0);
  scroll_wheel(900, 0);
  CHECK(scroll_offset(0, &moves) == 4400);  /* its own scrolling clamps */

  CHECK(load_scrollkit("libscrollkit.so.0"));
  CHECK(create_scroller(NULL, &scroller) == SCROLLKIT_STATUS_OK);
  scroll_set_size(600, 5000, 0);
  scroll_wheel(3, 0);
  CHECK(scroll_offset(0.01, &moves) < 180 && moves);
  CHECK(scroll_offset(2, &moves) == 180 && !moves);
  scrollkit_scroller_destroy(scroller);
}
