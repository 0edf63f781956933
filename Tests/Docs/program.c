#include "page.h"

static void turn_page(scrollkit_scroller *wizard, double now) {
#include "program-1.c"
}

int main(void) {
  scrollkit_scroller *wizard = make_scroller(1200, 900);
  turn_page(wizard, 0);
  CHECK(frame_at(wizard, 1).offset_x == 400);
  flick(wizard, 300, 300, 200, 200, 2);
  CHECK(frame_at(wizard, 2.05).offset_x == 400 && frame_at(wizard, 9).offset_x == 400);
  CHECK(frame_at(wizard, 9).offset_y > 100);
  scrollkit_scroller_destroy(wizard);
}
