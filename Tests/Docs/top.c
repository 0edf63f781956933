#include "page.h"
#include "top-2.c"
#include "top-4.c"

static void windows(void) {
  scrollkit_scroller *feed = make_scroller(400, 5000), *search = make_scroller(400, 5000);
  scrollkit_top_enable(feed, NULL, 0), scrollkit_top_enable(search, NULL, 0);
#include "top-3.c"
  scrollkit_scroller_set_offset(feed, 0, 2000, 1), scrollkit_scroller_set_offset(search, 0, 2000, 1);
  window_tapped(window, 10, 60, 2);
  CHECK(frame_at(feed, 4).offset_y == 2000); /* it is below the status bar */
  window_tapped(window, 10, 40, 5);
  CHECK(frame_at(feed, 7).offset_y == 0 && frame_at(search, 7).offset_y == 2000);
  scrollkit_window_destroy(window);
  scrollkit_scroller_destroy(feed);
  scrollkit_scroller_destroy(search);
}

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  double time = 0;
#include "top-1.c"
  title_clicked(scroller, 0);
  CHECK(strcmp(title(scroller), "To the top") == 0 && !frame_at(scroller, 0).needs_tick); /* it is there */
  scrollkit_scroller_set_offset(scroller, 0, 2000, 0.5);
  title_clicked(scroller, 1);
  title_clicked(scroller, 1.05); /* before a tick: it counts once */
  CHECK(frame_at(scroller, 3).offset_y == 0 && strcmp(title(scroller), "Back") == 0);
  geometry.viewport_width = geometry.content_width = 400, geometry.viewport_height = 600;
  geometry.content_height = 5300, geometry.shift_y = 300; /* rows arrive above */
  scrollkit_scroller_set_geometry(scroller, &geometry, 3);
  scrollkit_scroller_set_offset(scroller, 0, 0, 3);
  title_clicked(scroller, 4);
  CHECK(frame_at(scroller, 6).offset_y == 2300 && strcmp(title(scroller), "To the top") == 0);
  title_clicked(scroller, 7);
  CHECK(frame_at(scroller, 7.2).offset_y < 2300);
  title_clicked(scroller, 7.2); /* on the way */
  CHECK(frame_at(scroller, 9).offset_y == 2300);
  title_clicked(scroller, 10);
  CHECK(frame_at(scroller, 12).offset_y == 0);
  scrollkit_scroller_wheel(scroller, 0, 300, SCROLLKIT_UNIT_POINTS, 13);
  frame_at(scroller, 15);
  CHECK(strcmp(title(scroller), "To the top") == 0);
  scrollkit_scroller_destroy(scroller);
  windows();
}
