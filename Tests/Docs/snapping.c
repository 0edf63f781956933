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
}
