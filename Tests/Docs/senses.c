#include "page.h"

int main(void) {
  scrollkit_scroller *scroller;
  double time = 0;
  CHECK(scrollkit_scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK);
  scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, time);
#include "senses-1.c"
  for (int notch = 0; notch < 10; notch++) scrollkit_scroller_wheel(scroller, 0, 1, SCROLLKIT_UNIT_NOTCHES, notch * 0.2);
  CHECK(fabs(frame_at(scroller, 1.95).velocity_y - 60 / 0.2) < 1);
  CHECK(frame_at(scroller, 3).offset_y == 600);
  scrollkit_scroller_destroy(scroller);
}
