#include "page.h"

static int hello(void) {
#include "readme-1.c"
  CHECK(frame.offset_y == frame.target_y && frame.offset_y > 100);
  return 0;
}

/* The distance of a fast flick. */
static double flicked(scrollkit_scroller *scroller) {
  flick(scroller, 200, 550, 200, 50, 0);
  return frame_at(scroller, 0.05).target_y;
}

/* The constant that the page changes has an effect on the feel that it names. */
static void feel(void) {
  scrollkit_scroller *scroller = make_scroller(400, 50000), *android = make_scroller(400, 50000);
  double time = 0;
#include "readme-2.c"
  scrollkit_scroller_set_feel(android, SCROLLKIT_FEEL_ANDROID, time);
  CHECK(flicked(scroller) < flicked(android) / 2);
  scrollkit_scroller_destroy(scroller);
  scrollkit_scroller_destroy(android);
}

int main(void) {
  CHECK(hello() == 0);
  feel();
}
