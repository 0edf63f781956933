#include "page.h"

static int hello(void) {
#include "readme-1.c"
  CHECK(frame.offset_y == frame.target_y && frame.offset_y > 100);
  return 0;
}

int main(void) {
  CHECK(hello() == 0);
  scrollkit_scroller *scroller = make_scroller(400, 5000);
  double time = 0;
#include "readme-2.c"
  CHECK(scrollkit_scroller_get_feel_values(scroller, &values) == SCROLLKIT_STATUS_OK && values.drag == 3);
  scrollkit_scroller_destroy(scroller);
}
