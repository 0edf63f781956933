#include "page.h"

static void turn_page(scrollkit_scroller *wizard, double now) {
#include "program-1.c"
}

static void animate(scrollkit_scroller *page, double now) {
#include "program-2.c"
}

static void roll_credits(scrollkit_scroller *page, double now) {
#include "program-3.c"
}

static void scroll_across(scrollkit_scroller *page, double now) {
#include "program-4.c"
}

static void show_result(scrollkit_scroller *page, double now) {
#include "program-5.c"
}

static void follow_caret(scrollkit_scroller *page, double caret_y, double now) {
#include "program-6.c"
}

static void go_home(scrollkit_scroller *page, double today_y, double now) {
#include "program-7.c"
}

static void scroll_home_and_back(void) {
  scrollkit_scroller *page = make_scroller(400, 4000);
  scrollkit_scroller_set_offset(page, 0, 500, 0);
  go_home(page, 2000, 1);
  CHECK(frame_at(page, 2).offset_y == 2000);
  scrollkit_top_trigger_home(page, 2000, SCROLLKIT_TOP_SOURCE_TAB_ITEM, 3);
  CHECK(frame_at(page, 4).offset_y == 500);
  scrollkit_scroller_destroy(page);
}

static void scroll_along_an_axis(void) {
  scrollkit_scroller *page = make_scroller(4000, 4000);
  scrollkit_scroller_scroll_to(page, 0, 1000, 1, 1, NULL);
  scroll_across(page, 1.1);
  CHECK(frame_at(page, 1.3).offset_y == 1000 && frame_at(page, 1.4).offset_x == 900);
  scrollkit_scroller_destroy(page);
}

static void scroll_as_told(void) {
  scrollkit_scroller *page = make_scroller(400, 4000);
  animate(page, 0);
  CHECK(fabs(frame_at(page, 0.75).offset_y - 1800 * 0.802403387585) < 1e-6); /* CSS `ease` at half its time */
  CHECK(frame_at(page, 1.5).offset_y == 1800);
  roll_credits(page, 2);
  scrollkit_frame frame = frame_at(page, 12);
  CHECK(fabs(frame.offset_y - (1800 + 6 + 9.8 * 60)) < 1e-6 && frame.velocity_y == 60 && frame.target_y == 3400);
  show_result(page, 13);
  CHECK(frame_at(page, 20).offset_y == 1510 - 300);
  follow_caret(page, 1220, 20); /* two lines below the top edge: one line too near */
  CHECK(frame_at(page, 21).offset_y == 1220 - 60);
  follow_caret(page, 1700, 21); /* 60 points from the bottom edge of 1160…1760, which it crosses */
  CHECK(frame_at(page, 22).offset_y == 1720 + 60 - 600);
  follow_caret(page, 1500, 22);
  CHECK(frame_at(page, 23).offset_y == 1720 + 60 - 600);
  scrollkit_scroller_destroy(page);
}

int main(void) {
  scrollkit_scroller *wizard = make_scroller(1200, 900);
  turn_page(wizard, 0);
  CHECK(frame_at(wizard, 1).offset_x == 400);
  flick(wizard, 300, 300, 200, 200, 2);
  CHECK(frame_at(wizard, 2.05).offset_x == 400 && frame_at(wizard, 9).offset_x == 400);
  CHECK(frame_at(wizard, 9).offset_y > 100);
  scrollkit_scroller_destroy(wizard);
  scroll_as_told();
  scroll_along_an_axis();
  scroll_home_and_back();
}
