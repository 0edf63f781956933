/*
 * Views of the backend of raylib that are removed, without a window.
 */
#include "../../examples/backends/scrollkit_raylib.h"
#include "expect.h"

static scrollkit_raylib input;
static scrollkit_raylib_view list, inner;

static scrollkit_raylib_view *hit(double y) {
  double x = 20;
  return scrollkit_raylib_hit(&input, &x, &y);
}

int main(void) {
  scrollkit_raylib_add(&input, &list, NULL, NULL);
  scrollkit_raylib_add(&input, &inner, &list, NULL);
  scrollkit_raylib_lay_out(&list, 0, 0, 400, 400, 400, 4000);
  scrollkit_raylib_lay_out(&inner, 0, 200, 400, 100, 400, 1000);
  list.geometry.inset_bottom = 300; /* a keyboard comes */
  scrollkit_raylib_lay_out(&list, 0, 0, 400, 400, 400, 4000);
  scrollkit_scroller_set_offset(list.scroller, 0, 1e6, GetTime());
  scrollkit_scroller_tick(list.scroller, GetTime(), &list.frame);
  expect("the next layout applies an inset", list.frame.offset_y == 3900);
  list.geometry.inset_bottom = 0;
  scrollkit_raylib_lay_out(&list, 0, 0, 400, 400, 400, 4000);
  scrollkit_scroller_tick(list.scroller, GetTime(), &list.frame);
  expect("the next layout removes it", list.frame.offset_y == 3600);
  list.frame.offset_y = 0;

  expect("the inner view is hit", hit(250) == &inner && hit(50) == &list);
  input.pressed = input.focus = &inner;
  scrollkit_raylib_remove(&input, &inner);
  expect("a removed view is forgotten", !inner.scroller && !input.pressed && input.focus == &list && hit(250) == &list);

  inner = (scrollkit_raylib_view){0};
  scrollkit_raylib_add(&input, &inner, &list, NULL);
  scrollkit_raylib_remove(&input, &list);
  expect("a view in a removed one is the window's", !inner.parent && input.first == &inner && !inner.next);
  scrollkit_raylib_remove(&input, &list);
  scrollkit_raylib_remove(&input, &inner);
  expect("no view is left", !input.first && !input.focus && !hit(50));
  return 0;
}
