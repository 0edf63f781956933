#include "page.h"

static scrollkit_list *list;
static int taps;
static size_t opened;
static int clicks;
static double pixels_per_point = 1;
static void click(void) { clicks++; }
static void open_row(size_t row) { opened = row, taps++; }
void tap(double x, double y);
#include "tap-1.c"
#include "tap-2.c"
#include "tap-3.c"
#include "tap-4.c"

/* A carousel in a page: the page takes a drag up, and the carousel one sideways. */
static void nested(void) {
  scrollkit_scroller *page = make_scroller(400, 5000), *carousel = make_scroller(2000, 600), *chain[] = {carousel, page};
  CHECK(scrollkit_nest_set_parent(carousel, page, 0) == SCROLLKIT_STATUS_OK);
  taps = 0;
  nested_pressed(chain, 2, 100, 300, 1);
  scrollkit_scroller_move(carousel, 1, 103, 303, 1.05);
  nested_released(chain, 2, 103, 303, 1.1);
  CHECK(taps == 1);
  nested_pressed(chain, 2, 100, 300, 2);
  scrollkit_scroller_move(carousel, 1, 100, 100, 2.1);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(carousel, &frame);
  CHECK(frame.phase == SCROLLKIT_PHASE_TRACKING && frame_at(page, 2.1).phase == SCROLLKIT_PHASE_DRAGGING);
  nested_released(chain, 2, 100, 100, 2.3);
  CHECK(taps == 1); /* the page was dragged */
  nested_pressed(chain, 2, 300, 300, 3);
  scrollkit_scroller_move(carousel, 1, 100, 300, 3.1);
  nested_released(chain, 2, 100, 300, 3.3);
  CHECK(taps == 1); /* the carousel was dragged */
  flick(carousel, 100, 500, 100, 400, 5);
  nested_pressed(chain, 2, 100, 300, 5.2);
  nested_released(chain, 2, 100, 300, 5.3);
  CHECK(taps == 1); /* it caught the page */
  scrollkit_scroller_destroy(carousel);
  scrollkit_scroller_destroy(page);
}

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 0);
  CHECK(scrollkit_list_create(NULL, &list) == SCROLLKIT_STATUS_OK);
  scrollkit_list_insert(list, 0, 100, 0);
  CHECK(scrollkit_list_attach(list, scroller, 0) == SCROLLKIT_STATUS_OK);
  pressed(scroller, 100, 300, 0);
  scrollkit_scroller_move(scroller, 1, 103, 303, 0.05);
  released(scroller, 103, 303, 0.1);
  CHECK(taps == 1 && opened == 6);
  flick(scroller, 100, 500, 100, 400, 1);
  CHECK(frame_at(scroller, 1.2).phase == SCROLLKIT_PHASE_COASTING);
  pressed(scroller, 100, 300, 1.3);
  released(scroller, 100, 300, 1.4);
  CHECK(taps == 1);  /* it caught the content */
  /* Half a second before it rests, the list looks at rest; a finger that trembles taps. */
  flick(scroller, 100, 500, 100, 400, 2);
  double rests = 2.05;
  while (frame_at(scroller, rests).needs_tick) rests += 0.001;
  flick(scroller, 100, 300, 100, 400, 6);
  double before = frame_at(scroller, 6 + rests - 2 - 0.5).offset_y;
  CHECK(frame_at(scroller, 6 + rests - 2 - 0.5).phase == SCROLLKIT_PHASE_COASTING);
  pressed(scroller, 100, 300, 6 + rests - 2 - 0.5);
  scrollkit_scroller_move(scroller, 1, 102, 303, 6 + rests - 2 - 0.4);
  released(scroller, 102, 303, 6 + rests - 2 - 0.3);
  CHECK(taps == 2 && fabs(frame_at(scroller, 6 + rests - 2).offset_y - before) < 1);
  taps = 1;
  scrollkit_scroller_set_offset(scroller, 0, 440, 8.9);
  pressed(scroller, 100, 300, 9);
  scrollkit_scroller_move(scroller, 1, 100, 200, 9.1);
  released(scroller, 100, 200, 9.2);
  CHECK(taps == 1);  /* it was a drag */
  scrollkit_scroller_set_offset(scroller, 0, 440, 20);
  pressed(scroller, 100, 300, 20);
  released(scroller, 100, 300, 20.1);
  CHECK(taps == 2 && opened == 16);
  tap(0, -1), tap(0, 4400);
  CHECK(taps == 2);  /* outside the content */

  scrollkit_scroller_set_offset(scroller, 0, 0, 30);
  button_pressed(scroller, 100, 300, 30);
  CHECK(is_button_down);
  button_moved(scroller, 103, 303, 30.05);
  button_released(scroller, 30.1);
  CHECK(clicks == 1 && !is_button_down);
  button_pressed(scroller, 100, 300, 31);
  button_moved(scroller, 100, 200, 31.1);
  CHECK(!is_button_down && frame_at(scroller, 31.1).phase == SCROLLKIT_PHASE_DRAGGING);
  button_released(scroller, 31.2);
  CHECK(clicks == 1);  /* it was a drag */
  flick(scroller, 100, 500, 100, 400, 40);
  button_pressed(scroller, 100, 300, 40.2);
  button_released(scroller, 40.3);
  CHECK(clicks == 1);  /* it caught the content */
  button_pressed(scroller, 100, 300, 50);
  control_took_press(scroller, 50.1);
  scrollkit_scroller_move(scroller, 1, 100, 100, 50.2);
  CHECK(frame_at(scroller, 50.3).phase == SCROLLKIT_PHASE_IDLE);
  nested();
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
}
