#include "page.h"

int main(void) {
  scrollkit_scroller *page = make_scroller(400, 900), *list = make_scroller(400, 5000);
  scrollkit_scroller *carousel = make_scroller(2000, 600), *menu = make_scroller(400, 2000);
  double now = 0;
#include "nested-1.c"
  for (int step = 0; step < 600; step++) scrollkit_scroller_tick_many(all, 4, now += 0.01, frames);
  CHECK(frames[0].offset_y == 0 && frames[1].offset_y == 0 && frames[2].offset_y == 180 && frames[3].offset_y == 0);
  for (int index = 0; index < 4; index++) scrollkit_scroller_destroy(all[index]);
}
