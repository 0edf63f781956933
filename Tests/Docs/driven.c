#include "page.h"

static double preloaded;
static void preload(double y) { preloaded = y; }

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
#include "driven-1.c"
  CHECK(frame.phase == SCROLLKIT_PHASE_COASTING && frame.offset_y > 40 && frame.needs_tick);
#include "driven-2.c"
  CHECK(preloaded == frame.target_y);
#include "driven-3.c"
  CHECK(animation != 0 && frame_at(scroller, 5).offset_y == 1200);
  scrollkit_scroller_destroy(scroller);
}
