#include "page.h"

static int taps;
static void tap(double y) { (void)y, taps++; }
#include "tap-1.c"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
  pressed(scroller, 100, 300, 0);
  scrollkit_scroller_move(scroller, 1, 103, 303, 0.05);
  released(scroller, 0.1);
  CHECK(taps == 1);
  flick(scroller, 100, 500, 100, 400, 1);
  CHECK(frame_at(scroller, 1.2).phase == SCROLLKIT_PHASE_COASTING);
  pressed(scroller, 100, 300, 1.3);
  released(scroller, 1.4);
  CHECK(taps == 1);  /* it caught the content */
  pressed(scroller, 100, 300, 9);
  scrollkit_scroller_move(scroller, 1, 100, 200, 9.1);
  released(scroller, 9.2);
  CHECK(taps == 1);  /* it was a drag */
  scrollkit_scroller_destroy(scroller);
}
