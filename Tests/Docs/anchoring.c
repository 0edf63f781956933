#include "page.h"
#include "anchoring-2.c"
#include "anchoring-3.c"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(400, 5000);
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  double time = 0;
  geometry.viewport_width = geometry.content_width = 400, geometry.viewport_height = 600, geometry.content_height = 5000;
  scrollkit_scroller_set_geometry(scroller, &geometry, time);
#include "anchoring-1.c"
  changed(scroller, &geometry, 300, 1);
  CHECK(frame_at(scroller, 1).offset_y == 0); /* at the top: new rows show */
  scrollkit_scroller_set_offset(scroller, 0, 2000, 2);
  changed(scroller, &geometry, 300, 3);
  CHECK(frame_at(scroller, 3).offset_y == 2450);
  flick(scroller, 100, 500, 100, 400, 4);
  scrollkit_frame before = frame_at(scroller, 4.2);
  changed(scroller, &geometry, 300, 4.2);
  scrollkit_frame after = frame_at(scroller, 4.2);
  CHECK(fabs(after.offset_y - before.offset_y - 450) < 1e-9 && fabs(after.target_y - before.target_y - 450) < 1e-9);
  scrollkit_scroller_set_offset(scroller, 0, 0, 5);
  arrived(scroller, &geometry, 300, 6);
  CHECK(frame_at(scroller, 6).offset_y == 300 && geometry.content_height == 5000 + 3 * 450 + 300);
  scrollkit_scroller_destroy(scroller);
}
