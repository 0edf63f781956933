#include "page.h"

static scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
static int drawn;
static void draw(const scrollkit_frame *shown) { drawn += shown->struct_size > 0; }
#include "time-2.c"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
  double x = 100, y = 400, event_ms = 20, frame_time = 0.025, pixels_per_point = 2, tops[] = {-40.25, -0.25, 39.75};
  scrollkit_scroller_press(scroller, 1, 100, 500, 0);
#include "time-1.c"
  CHECK(frame.time == 0.025 && frame.offset_y == 90);
  for (int n = 1; n == 1; n++) {
#include "time-3.c"
    CHECK(y == -180 && top == 0);
  }
  flick(scroller, 100, 500, 100, 440, 1);
  int frames = 0;
  double next = 0;
  for (frames = 0; next < INFINITY; frames++) next = draw_if_needed(scroller, 1.05 + frames / 60.0, 1);
  CHECK(drawn > 100 && drawn < 0.6 * frames && !frame_at(scroller, 1.05 + frames / 60.0).needs_tick);
  scrollkit_scroller_destroy(scroller);
}
