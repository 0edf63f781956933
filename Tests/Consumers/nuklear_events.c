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
static struct nk_rect button, slider, group, row, viewport, bar; /* bar: of the outer group */
static char text[64];
static int text_length;

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
      expect("the frame is that of the present", outer.frame.time == now);
      viewport = nk_window_get_panel(&ctx)->bounds;
      nk_layout_row_dynamic(&ctx, 30, 1);
      button = nk_widget_bounds(&ctx);
      clicks += nk_button_label(&ctx, "button");
      slider = nk_widget_bounds(&ctx);
      if (nk_widget_has_mouse_click_down(&ctx, NK_BUTTON_LEFT, nk_true)) scrollkit_scroller_cancel(outer.scroller, now);
      nk_slider_float(&ctx, 0, &value, 100, 1);
      nk_layout_row_dynamic(&ctx, 100, 1);
      group = nk_widget_bounds(&ctx);
      if (scrollkit_nuklear_begin(&inner, &ctx, "inner", NK_WINDOW_BORDER, now)) {
        show_rows(rows);
        moves |= scrollkit_nuklear_end(&inner, &ctx, now);
      }
      show_rows(rows);
      nk_layout_row_static(&ctx, 30, 600, 1); /* wider than the group */
      nk_edit_string(&ctx, NK_EDIT_FIELD, text, &text_length, sizeof text, nk_filter_default);
      moves |= scrollkit_nuklear_end(&outer, &ctx, now);
    }
  }
  nk_end(&ctx);
  const struct nk_command *command;
  nk_foreach(command, &ctx) {
    const struct nk_command_rect_filled *filled = (const struct nk_command_rect_filled *)command;
    if (command->type == NK_COMMAND_RECT_FILLED && filled->w == 6) bar = nk_rect(filled->x, filled->y, filled->w, filled->h);
  }
  nk_clear(&ctx);
  nk_input_begin(&ctx);
}

static void rest(void) {
  frame();
  for (int count = 0; moves && count < 1000; count++) frame();
  expect("content comes to rest", !moves);
}

/* Returns where the pointer is in a viewport. */
static double pointer_y(const scrollkit_nuklear *in) {
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_scroller_get_context(in->scroller, &context);
  return context.tracking_y;
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
  float last = row.y, corner = viewport.y;
  expect("the viewport is the group", outer.geometry.viewport_height == 500);
  expect("the content has all rows", outer.geometry.content_height > 42 * 30 + 100 && bottom < 43 * 34 + 104 + 8 - 500 + 1);

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
  expect("shift swaps the axes", outer.frame.offset_y == 60 && outer.frame.offset_x == 60 && row.x < 0);
  expect("the content is as wide as its widest row", outer.geometry.content_width >= 600 && outer.geometry.content_width < 610);
  struct nk_rect middle = bar;
  scrollkit_scroller_set_offset(outer.scroller, 0, 60, now);
  scrollkit_scroller_set_offset(inner.scroller, 0, inner.geometry.content_height - inner.geometry.viewport_height, now);
  rest();
  wheel(group.x + 20, group.y + 50, -1);
  expect("scrolling chains from the inner group's end", outer.frame.offset_y == 120);
  scrollkit_scroller_set_offset(inner.scroller, 0, 60, now);
  scrollkit_scroller_set_offset(outer.scroller, 0, 60, now);
  rest();

  drag(20, 350, 0, -60);
  expect("the pointer's position is that in the group", pointer_y(&outer) == 290 - viewport.y);
  expect("content follows the pointer", outer.frame.phase == SCROLLKIT_PHASE_DRAGGING && outer.frame.offset_y > 100);
  press(20, 290, 0);
  rest();
  expect("a drag is released", outer.frame.phase == SCROLLKIT_PHASE_IDLE && !outer.is_pressed);
  scrollkit_scroller_set_offset(outer.scroller, 100, 100, now);
  static const struct { enum nk_keys name; int x, y; } arrows[] = {{NK_KEY_UP, 0, -1}, {NK_KEY_DOWN, 0, 1}, {NK_KEY_LEFT, -1, 0},
      {NK_KEY_RIGHT, 1, 0}, {NK_KEY_SCROLL_DOWN, 0, 1}, {NK_KEY_SCROLL_UP, 0, -1}};
  for (int index = 0; index < 6; index++) {
    double x = outer.frame.offset_x, y = outer.frame.offset_y;
    if (index == 0) x = y = 100;
    key(arrows[index].name);
    expect("a key scrolls in its direction", (outer.frame.offset_x > x) - (outer.frame.offset_x < x) == arrows[index].x &&
           (outer.frame.offset_y > y) - (outer.frame.offset_y < y) == arrows[index].y);
  }
  scrollkit_scroller_set_offset(outer.scroller, 0, 100, now);
  rest();
  nk_input_motion(&ctx, 290, 395); /* beside the group */
  key(NK_KEY_SCROLL_START);
  expect("keys go to the group under the pointer", outer.frame.offset_y == 100);
  nk_input_motion(&ctx, 20, 300);
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
  expect("the last row is at the bottom", fabs(row.y + 2 * 34 - viewport.y - viewport.h) < 5);
  expect("the window does not scroll", viewport.y == corner);
  expect("the bar's length is the visible share", bar.h > 0 && fabs(bar.h - 500 * 500 / outer.geometry.content_height) < 1);
  expect("the bar is at the right, and moves to the bottom", fabs(bar.x + 6 - viewport.x - viewport.w) < 1 && middle.y < bar.y &&
         fabs(bar.y + bar.h - viewport.y - viewport.h) < 2); /* commands have whole pixels */
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
