/*
 * Simulates a flick and prints the content offset of every frame. Only the creation can fail: the other calls are refused for
 * wrong arguments alone.
 */
#include <stdio.h>

#include <scrollkit.h>

int main(void) {
  scrollkit_scroller *scroller;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double time = 0;
  geometry.viewport_height = 600; /* the viewport is 600 points high */
  geometry.content_height = 5000; /* the content is 5000 points high */
  if (scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) return 1;
  scrollkit_scroller_set_geometry(scroller, &geometry, time);
  scrollkit_scroller_press(scroller, 1, 100, 500, time);
  for (; time < 0.05; time += 0.01) /* the finger moves up at 1000 pt/s */
    scrollkit_scroller_move(scroller, 1, 100, 500 - 1000 * time, time);
  scrollkit_scroller_release(scroller, 1, time);
  do { /* 60 frames per second until the content rests */
    scrollkit_scroller_tick(scroller, time, &frame);
    printf("%5.2f s: draw at %6.1f, will rest at %6.1f\n", time, frame.offset_y, frame.target_y);
    time += 1.0 / 60;
  } while (frame.needs_tick);
  scrollkit_scroller_destroy(scroller);
  return 0;
}
