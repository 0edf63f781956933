#include "page.h"

static double drawn;
static void draw(void *image, double x, double y, double scale) { (void)image, (void)x, (void)y, drawn = scale; }

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 600);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double now = 0, x1 = 100, y1 = 100, x2 = 200, y2 = 200, x = 200, y = 300, midpoint_x = 200, midpoint_y = 300, spread = 2;
  void *image = NULL;
#include "zoom-1.c"
  scrollkit_scroller_move(scroller, 2, 300, 300, 0.1);
  CHECK(frame_at(scroller, 0.1).scale == 2);
  scrollkit_scroller_release(scroller, 1, now = 0.2);
  scrollkit_scroller_release(scroller, 2, now);
#include "zoom-2.c"
  CHECK(drawn > 0 && frame_at(scroller, 5).scale == 1);
  scrollkit_scroller_destroy(scroller);
}
