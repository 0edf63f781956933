/* The same calls as cost.cpp, in C. */
#include <scrollkit.h>

int main(void) {
  scrollkit_scroller *scroller;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double sum = 0;
  scrollkit_scroller_create(NULL, &scroller);
  scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0);
  for (int step = 0; step < 20000; step++) {
    if (scrollkit_scroller_wheel(scroller, 0, 0.01, SCROLLKIT_UNIT_NOTCHES, step * 0.01) < 0) return 1;
    if (scrollkit_scroller_tick(scroller, step * 0.01, &frame) < 0) return 1;
    sum += frame.offset_y;
  }
  scrollkit_scroller_destroy(scroller);
  return sum <= 0;
}
