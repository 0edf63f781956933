#include "page.h"

typedef struct view { double y; int animates; } view;
static void scroll_view(view *self, double y, int animates) { self->y = y, self->animates = animates; }
static void move_view(view *self, double y) { self->y = y; }
#include "observed-3.c"

int main(void) {
  scrollkit_scroller *scroller;
  view toolkit = {0};
  double time = 1;
#include "observed-1.c"
  scrollkit_scroller_set_size(scroller, 400, 600, 400, 5000, 0);
#include "observed-2.c"
  CHECK(frame_at(scroller, 2).offset_y == 1500);
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  delegate.user = &toolkit, delegate.did_happen = did_happen;
  scrollkit_scroller_set_delegate(scroller, &delegate);
  scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 3, NULL);
  CHECK(toolkit.y == 300 && toolkit.animates);
  scrollkit_scroller_shift(scroller, 0, 50, 3);
  CHECK(toolkit.y > 300);
  scrollkit_scroller_destroy(scroller);
}
