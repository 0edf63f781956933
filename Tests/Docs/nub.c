#include "page.h"

static double handle_y, handle_alpha, handle_length;
static int label = -1;
static void draw_handle(double y, double length, double alpha) { handle_y = y, handle_length = length, handle_alpha = alpha; }
static void draw_label(int section, double y) { label = section; }
#include "nub-2.c"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000), *shorter = make_scroller(400, 500);
  double time = 0;
  scrollkit_nub_enable(shorter, NULL, time);
  draw_nub(shorter);
  CHECK(handle_length == 0 && handle_alpha == 0);
  {
#include "nub-1.c"
  }
  CHECK(!nub_pressed(scroller, 390, 30, 0.5)); /* it is hidden */
  scrollkit_scroller_wheel(scroller, 0, 300, SCROLLKIT_UNIT_POINTS, 1);
  CHECK(frame_at(scroller, 1.6).needs_tick);
  draw_nub(scroller);
  CHECK(handle_alpha == 1 && handle_length == 50 && label == -1);
  CHECK(!nub_pressed(scroller, 100, handle_y + 20, 1.6));
  CHECK(nub_pressed(scroller, 390, handle_y + 20, 1.6));
  nub_moved(scroller, handle_y + 20 + 300, 1.7);
  CHECK(frame_at(scroller, 1.7).offset_y > 2500 && frame_at(scroller, 1.7).phase == SCROLLKIT_PHASE_IDLE);
  draw_nub(scroller);
  CHECK(label == 1);
  nub_moved(scroller, 1000, 1.8);
  CHECK(frame_at(scroller, 1.8).offset_y == 4400);
  draw_nub(scroller);
  CHECK(label == 2);
  nub_released(scroller, 1.9);
  CHECK(frame_at(scroller, 2.5).needs_tick && !frame_at(scroller, 4).needs_tick);
  draw_nub(scroller);
  CHECK(handle_alpha == 0);
  scrollkit_scroller_destroy(scroller);
  scrollkit_scroller_destroy(shorter);
}
