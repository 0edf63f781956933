#include "page.h"

static double frame_start, frame_length;
static void draw_frame(double start, double length) { frame_start = start, frame_length = length; }
static size_t next_change(size_t row) { return row / 100 * 100 + 100; }
#include "sidebyside-2.c"
#include "sidebyside-3.c"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(800, 5000 * 18);
  double time = 0;
#include "sidebyside-1.c"
  map_pressed(scroller, 300, 1);
  frame_at(scroller, 1);
  draw_map(scroller);
  CHECK(frame_start + frame_length / 2 == 300 && fabs(frame_at(scroller, 1).progress_y - 0.5) < 1e-9);
  map_dragged(scroller, 306, 2);
  frame_at(scroller, 2);
  draw_map(scroller);
  CHECK(frame_start + frame_length / 2 == 306);
  map_released(scroller, 3);

  scrollkit_scroller_set_offset(scroller, 40, 0, 4);
  for (int change = 1; change <= 3; change++) { /* three keys before the first scroll has ended */
    scrollkit_frame frame = frame_at(scroller, 4);
    go_to_next(scroller, &frame, 4);
  }
  CHECK(frame_at(scroller, 6).offset_y == 300 * 18 + 9 - 300 && frame_at(scroller, 6).offset_x == 40);
  scrollkit_scroller_destroy(scroller);
}
