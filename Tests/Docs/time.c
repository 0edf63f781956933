#include "page.h"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double x = 100, y = 400, event_ms = 20, frame_time = 0.025, pixels_per_point = 2, tops[] = {-40.25, -0.25, 39.75};
  scrollkit_scroller_press(scroller, 1, 100, 500, 0);
#include "time-1.c"
  CHECK(frame.time == 0.025 && frame.offset_y == 90);
  for (int n = 1; n == 1; n++) {
#include "time-2.c"
    CHECK(y == -180 && top == 0);
  }
  scrollkit_scroller_destroy(scroller);
}
