#include <stdio.h>
#include <time.h>

#include <scrollkit.h>

int main(void) {
  enum { COUNT = 1000000 };
  scrollkit_scroller *scroller;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double sum = 0;
  scrollkit_scroller_create(NULL, &scroller);
  clock_t start = clock();
  for (int i = 0; i < COUNT; i++) {
    scrollkit_scroller_tick(scroller, i, &frame);
    sum += frame.offset_y;
  }
  printf("%.0f\n", sum + (double)(clock() - start) / CLOCKS_PER_SEC / COUNT * 1e9);
  scrollkit_scroller_destroy(scroller);
  return 0;
}
