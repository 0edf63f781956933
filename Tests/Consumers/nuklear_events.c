/*
 * The backend of Nuklear: a group of 40 rows, with a button, a slider and a group of the same rows before them.
 */
#define NK_INCLUDE_DEFAULT_ALLOCATOR
#define NK_INCLUDE_STANDARD_IO
#define NK_INCLUDE_FIXED_TYPES
#define NK_BUTTON_TRIGGER_ON_RELEASE
#define NK_IMPLEMENTATION
#include <nuklear.h>

#include "../../examples/backends/scrollkit_nuklear.h"
#include "expect.h"

static struct nk_context ctx;
static scrollkit_nuklear outer, inner = {.parent = &outer};
static double now;
static float value = 50;
static int moves, clicks, rows = 40;
static struct nk_rect button, slider, group, row;

static float text_width(nk_handle user, float height, const char *text, int length) {
  return (void)user, (void)height, (void)text, 8.0f * (float)length;
}

static void show_rows(int count) {
  nk_layout_row_dynamic(&ctx, 30, 1);
  for (int index = 0; index < count; index++) {
    row = nk_widget_bounds(&ctx);
    nk_label(&ctx, "row", NK_TEXT_LEFT);
  }
}

/* Draws a frame with the input since the one before, 10 ms after it. */
static void frame(void) {
  nk_input_end(&ctx);
  now += 0.01;
  moves = 0;
  if (nk_begin(&ctx, "window", nk_rect(0, 0, 300, 400), 0)) {
    nk_layout_row_dynamic(&ctx, 500, 1); /* higher than the window, which therefore scrolls */
    if (scrollkit_nuklear_begin(&outer, &ctx, "outer", 0, now)) {
      nk_layout_row_dynamic(&ctx, 30, 1);
      button = nk_widget_bounds(&ctx);
      clicks += nk_button_label(&ctx, "button");
      slider = nk_widget_bounds(&ctx);
      if (nk_widget_has_mouse_click_down(&ctx, NK_BUTTON_LEFT, nk_true)) scrollkit_nuklear_cancel(&outer, now);
      nk_slider_float(&ctx, 0, &value, 100, 1);
      nk_layout_row_dynamic(&ctx, 100, 1);
      group = nk_widget_bounds(&ctx);
      if (scrollkit_nuklear_begin(&inner, &ctx, "inner", NK_WINDOW_BORDER, now)) {
        show_rows(rows);
        moves |= scrollkit_nuklear_end(&inner, &ctx, now);
      }
      show_rows(rows);
      moves |= scrollkit_nuklear_end(&outer, &ctx, now);
    }
  }
  nk_end(&ctx);
  nk_clear(&ctx);
  nk_input_begin(&ctx);
}

static void rest(void) {
  frame();
  for (int count = 0; moves && count < 1000; count++) frame();
  expect("content comes to rest", !moves);
}

static void wheel(float x, float y, float notches) {
  nk_input_motion(&ctx, (int)x, (int)y);
  nk_input_scroll(&ctx, nk_vec2(0, notches));
  frame();
  expect("a wheel asks for another frame", moves || ctx.input.keyboard.keys[NK_KEY_SHIFT].down);
  rest();
}

static void press(float x, float y, int is_down) {
  nk_input_motion(&ctx, (int)x, (int)y);
  nk_input_button(&ctx, NK_BUTTON_LEFT, (int)x, (int)y, is_down);
  frame();
}

static void drag(float x, float y, float dx, float dy) {
  press(x, y, 1);
  for (int step = 1; step <= 5; step++) {
    nk_input_motion(&ctx, (int)(x + dx * (float)step / 5), (int)(y + dy * (float)step / 5));
    frame();
  }
}

static void key(enum nk_keys name) {
  nk_input_key(&ctx, name, 1);
  frame();
  nk_input_key(&ctx, name, 0);
  rest();
}

int main(void) {
  struct nk_user_font font = {.height = 16, .width = text_width};
  nk_init_default(&ctx, &font);
  nk_input_begin(&ctx);
  nk_input_motion(&ctx, 20, 300);
  rest();
  double bottom = outer.geometry.content_height - outer.geometry.viewport_height;
  float last = row.y;
  expect("the viewport is the group", outer.geometry.viewport_height == 500);
  expect("the content has all rows", outer.geometry.content_height > 42 * 30 + 100 && bottom < 42 * 34 + 104 + 8 - 500 + 1);

  wheel(20, 350, -1);
  expect("a notch down", outer.frame.offset_y == 60 && inner.frame.offset_y == 0);
  expect("the rows are drawn at the offset", row.y == last - 60);
  expect("the size does not change", bottom == outer.geometry.content_height - outer.geometry.viewport_height);
  wheel(group.x + 20, group.y + 50, -2);
  expect("the inner group takes the wheel", outer.frame.offset_y == 60 && inner.frame.offset_y == 120);
  wheel(group.x + 20, group.y + 50, 1);
  expect("a notch up", inner.frame.offset_y == 60);
  nk_input_key(&ctx, NK_KEY_SHIFT, 1);
  wheel(20, 350, -1);
  nk_input_key(&ctx, NK_KEY_SHIFT, 0);
  expect("shift swaps the axes", outer.frame.offset_y == 60);

  drag(20, 350, 0, -60);
  expect("content follows the pointer", outer.frame.phase == SCROLLKIT_PHASE_DRAGGING && outer.frame.offset_y > 100);
  press(20, 290, 0);
  rest();
  expect("a drag is released", outer.frame.phase == SCROLLKIT_PHASE_IDLE && !outer.is_pressed);
  key(NK_KEY_SCROLL_START);
  expect("Home scrolls to the top", outer.frame.offset_y == 0 && clicks == 0);

  drag(group.x + 20, group.y + 50, 0, -40);
  expect("the inner group takes the press", inner.frame.phase == SCROLLKIT_PHASE_DRAGGING && !outer.is_pressed);
  press(group.x + 20, group.y + 10, 0);
  rest();

  press(button.x + 20, button.y + 15, 1);
  press(button.x + 20, button.y + 15, 0);
  expect("a button that is not dragged is clicked", clicks == 1);
  drag(button.x + 20, button.y + 5, 0, 20);
  expect("a button is dragged with the content", outer.frame.phase == SCROLLKIT_PHASE_DRAGGING);
  press(button.x + 20, button.y + 18, 0);
  rest();
  expect("a drag clicks no button", clicks == 1 && outer.frame.offset_y == 0);

  drag(slider.x + slider.w / 2, slider.y + 15, 60, 40);
  expect("a slider keeps its press", value > 60 && outer.frame.phase == SCROLLKIT_PHASE_IDLE && outer.frame.offset_y == 0);
  press(20, 290, 0);
  rest();

  drag(20, 300, 0, 90);
  expect("overscroll is drawn", outer.frame.offset_y < -10 && row.y > last + 10);
  press(20, 390, 0);
  rest();
  nk_input_motion(&ctx, 20, 300);
  key(NK_KEY_SCROLL_END);
  expect("End scrolls to the end", outer.frame.offset_y == bottom);
  rows = 20;
  frame();
  expect("content that shrinks asks for another frame", moves);
  rest();
  expect("it stays in range", outer.frame.offset_y == outer.geometry.content_height - 500);

  scrollkit_nuklear_remove(&outer);
  expect("a removed group has no scroller", !outer.scroller);
  frame();
  expect("the next begin creates another", outer.scroller && outer.frame.offset_y == 0);
  scrollkit_nuklear_remove(&outer);
  scrollkit_nuklear_remove(&inner);
  nk_free(&ctx);
  return 0;
}
