/* What the snippets of a page need. A page's program includes each of its snippets, where the page says that it runs. */
#include <math.h>
#include <scrollkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(fact) \
  ((fact) ? (void)0 : (fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #fact), exit(1)))

/* A scroller of a viewport of 400 by 600 points. */
static inline scrollkit_scroller *make_scroller(double content_width, double content_height) {
  scrollkit_scroller *scroller;
  CHECK(scrollkit_scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK);
  scrollkit_scroller_set_size(scroller, 400, 600, content_width, content_height, 0);
  return scroller;
}

/* The frame at a time. */
static inline scrollkit_frame frame_at(scrollkit_scroller *scroller, double time) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  CHECK(scrollkit_scroller_tick(scroller, time, &frame) == SCROLLKIT_STATUS_OK);
  return frame;
}

/* A finger drags from one position to another in 0.05 s and lets go. */
static inline void flick(scrollkit_scroller *scroller, double from_x, double from_y, double to_x, double to_y, double time) {
  scrollkit_scroller_press(scroller, 1, from_x, from_y, time);
  for (int step = 1; step <= 5; step++)
    scrollkit_scroller_move(scroller, 1, from_x + (to_x - from_x) * step / 5, from_y + (to_y - from_y) * step / 5,
                            time + step * 0.01);
  scrollkit_scroller_release(scroller, 1, time + 0.05);
}
