#include "page.h"

static double drawn_top, drawn_height, drawn_progress;
static void draw_header(double top, double height, double progress) {
  drawn_top = top, drawn_height = height, drawn_progress = progress;
}

static double picture_scale, picture_opacity;
static void draw_picture(double scale, double opacity) { picture_scale = scale, picture_opacity = opacity; }

static void draw(scrollkit_scroller *scroller) {
#include "headers-2.c"
}

int main(void) {
  scrollkit_scroller *scroller;
  double now = 0;
  CHECK(scrollkit_scroller_create(NULL, &scroller) == SCROLLKIT_STATUS_OK);
#include "headers-1.c"
  scrollkit_scroller_wheel(scroller, 0, 1000, SCROLLKIT_UNIT_POINTS, 1);
  draw(scroller);
  CHECK(drawn_top == -72 && drawn_height == 48 && drawn_progress == 0);
  scrollkit_scroller_press(scroller, 1, 100, 100, 1.2);
  scrollkit_scroller_move(scroller, 1, 100, 160, 1.3); /* 50 points past the slop */
  draw(scroller);
  CHECK(drawn_height == 98);
  scrollkit_scroller_cancel(scroller, 1.5);
  frame_at(scroller, 3); /* it snaps to its full height, far from the top */
  draw(scroller);
  CHECK(drawn_top == 0 && drawn_height == 120 && drawn_progress == 1);
  CHECK(frame_at(scroller, 3).offset_y > 800);

  scrollkit_scroller_set_offset(scroller, 0, 1100, 4); /* 1220 to 1700 are visible */
#include "headers-3.c"
  CHECK(picture_scale == 1 && picture_opacity == 1 - 20.0 / 300);
  scrollkit_scroller_destroy(scroller);
}
