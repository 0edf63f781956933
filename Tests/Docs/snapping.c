#include "page.h"

int main(void) {
  scrollkit_scroller *scroller = make_scroller(12 * 296 - 16, 600);
  double now = 0;
#include "snapping-1.c"
  flick(scroller, 300, 300, 200, 300, 0);
  CHECK(frame_at(scroller, 9).offset_x == 400);
  now = 9;
#include "snapping-2.c"
  flick(scroller, 300, 300, 200, 300, 10);
  double offset = frame_at(scroller, 19).offset_x;
  CHECK(offset > 400 && fmod(offset + (400 - 280) / 2, 296) == 0);  /* an item is centred */
  scrollkit_scroller_destroy(scroller);

  scroller = make_scroller(400, 0);
  scrollkit_list *list;
  CHECK(scrollkit_list_create(NULL, &list) == SCROLLKIT_STATUS_OK);
  scrollkit_list_insert(list, 0, 1000, 0);
  scrollkit_list_attach(list, scroller, 0);
  scrollkit_scroller_set_offset(scroller, 0, 4400, now = 0);
#include "snapping-3.c"
  flick(scroller, 300, 300, 300, 240, 1);
  scrollkit_snap_state state = SCROLLKIT_SNAP_STATE_INIT;
  CHECK(scrollkit_snap_get_state(scroller, &state) == SCROLLKIT_STATUS_OK);
  size_t row = (size_t)state.target_y;
  double height = 120;
  scrollkit_scroller_tick(scroller, 1.2, NULL);
  CHECK(row > 100 && scrollkit_list_set_extents(list, row, &height, 1, 1.2) == SCROLLKIT_STATUS_OK);
  double positions[64];
  scrollkit_list_frame shown = SCROLLKIT_LIST_FRAME_INIT;
  frame_at(scroller, 9);
  CHECK(scrollkit_list_get_frame(list, &shown, positions, 64) == SCROLLKIT_STATUS_OK);
  CHECK(fabs(positions[row - shown.first] + height / 2 - 300) < 1e-6);
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
}
