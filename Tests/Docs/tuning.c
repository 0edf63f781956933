#include "page.h"

int main(void) {
  scrollkit_scroller *scroller;
  double time = 0;
#include "tuning-1.c"
#include "tuning-2.c"
  CHECK(scrollkit_scroller_get_feel_values(scroller, &values) == SCROLLKIT_STATUS_OK && values.drag == 3);
  scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0);
#include "tuning-3.c"
  CHECK(scrollkit_scroller_set_feel_values(scroller, &values, time) == SCROLLKIT_STATUS_OK);
#include "tuning-4.c"
  CHECK(scrollkit_scroller_set_feel_values(scroller, &values, time) == SCROLLKIT_STATUS_OK);
#include "tuning-5.c"
  scrollkit_scroller_scroll_to(scroller, 0, 800, 1, 1, NULL);
  CHECK(frame_at(scroller, 1).offset_y == 800);
  scrollkit_scroller_destroy(scroller);
}
