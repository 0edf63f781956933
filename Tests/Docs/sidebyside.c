#include "page.h"

static double frame_start, frame_length;
static void draw_frame(double start, double length) { frame_start = start, frame_length = length; }
static size_t next_change(size_t row) { return row / 100 * 100 + 100; }
#include "sidebyside-2.c"
#include "sidebyside-3.c"

static double left_offset, right_offset;
static void draw_at(double left, double right) { left_offset = left, right_offset = right; }
#include "sidebyside-4.c"

static void scroll_two_sides(void) {
  const double landmarks[] = {0, 0, 1000, 1600, 3000, 3600};
  scrollkit_scroller *source = make_scroller(400, 3000), *preview = make_scroller(400, 3600);
  scrollkit_scroller_wheel(preview, 0, 250, SCROLLKIT_UNIT_POINTS, 0);
  draw_both(source, preview, landmarks, 6, 0.1);
  CHECK(right_offset == 250 && fabs(left_offset - (550 / 1.6 - 300)) < 1e-9);
  scrollkit_scroller_scroll_to(source, 0, 1200, 1, 1, NULL);
  draw_both(source, preview, landmarks, 6, 2);
  CHECK(left_offset == 1200 && right_offset == 1800);
  scrollkit_scroller_destroy(source);
  scrollkit_scroller_destroy(preview);
}

int main(void) {
  scroll_two_sides();
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
