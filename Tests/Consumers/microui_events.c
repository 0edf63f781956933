/*
 * The backend of microui: a panel of 40 rows of 32 points, with a panel of the same rows between them, and a button.
 */
#include <microui.h>

#include "../../examples/backends/scrollkit_microui.h"
#include "expect.h"

static mu_Context ctx;
static scrollkit_microui outer, inner = {.parent = &outer};
static double now;
static int moves, is_button_pressed, rows = 40;
static mu_Rect button, body, inner_body, last_row; /* body: of the outer panel */

static int text_width(mu_Font font, const char *text, int length) {
  return (void)font, 8 * (length < 0 ? (int)strlen(text) : length);
}
static int text_height(mu_Font font) { return (void)font, 16; }

static void show_rows(int count) {
  mu_layout_row(&ctx, 1, (int[]){-1}, 32);
  for (int row = 0; row < count; row++) mu_label(&ctx, "row");
}

/* Draws a frame, 10 ms after the one before. */
static void frame(void) {
  now += 0.01;
  mu_begin(&ctx);
  mu_begin_window_ex(&ctx, "window", mu_rect(0, 0, 300, 400), MU_OPT_NOTITLE | MU_OPT_NORESIZE);
  mu_layout_row(&ctx, 1, (int[]){-1}, 500); /* higher than the window, which therefore scrolls */
  scrollkit_microui_begin(&outer, &ctx, "outer", now);
  expect("the frame is that of the present", outer.frame.time == now);
  body = mu_get_current_container(&ctx)->body;
  show_rows(2);
  is_button_pressed |= mu_button(&ctx, "button");
  button = ctx.last_rect;
  mu_layout_row(&ctx, 1, (int[]){-1}, 100);
  scrollkit_microui_begin(&inner, &ctx, "inner", now);
  inner_body = mu_get_current_container(&ctx)->body;
  show_rows(rows);
  moves = scrollkit_microui_end(&inner, &ctx, now);
  show_rows(rows);
  last_row = ctx.last_rect;
  mu_layout_row(&ctx, 1, (int[]){600}, 32); /* wider than the panel */
  mu_label(&ctx, "wide");
  moves |= scrollkit_microui_end(&outer, &ctx, now);
  mu_end_window(&ctx);
  mu_end(&ctx);
}

/* Returns the bar of the outer panel, the last one drawn. */
static mu_Rect bar(void) {
  mu_Rect found = {0};
  for (mu_Command *command = NULL; mu_next_command(&ctx, &command);)
    if (command->type == MU_COMMAND_RECT && command->rect.rect.w == 6) found = command->rect.rect;
  return found;
}

/* Returns where the pointer is in a viewport. */
static double pointer_y(const scrollkit_microui *panel) {
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_scroller_get_context(panel->scroller, &context);
  return context.tracking_y;
}

static void rest(void) {
  frame();
  for (int count = 0; moves && count < 1000; count++) frame();
  expect("content comes to rest", !moves);
}

static void wheel(int x, int y, int pixels) {
  mu_input_mousemove(&ctx, x, y);
  frame();
  mu_input_scroll(&ctx, 0, pixels);
  frame();
  expect("a wheel asks for another frame", moves || ctx.key_down);
  rest();
}

static void drag(int x, int y, int dy) {
  mu_input_mousemove(&ctx, x, y);
  frame();
  mu_input_mousedown(&ctx, x, y, MU_MOUSE_LEFT);
  frame();
  for (int step = 1; step <= 5; step++) {
    mu_input_mousemove(&ctx, x, y + dy * step / 5);
    frame();
  }
}

int main(void) {
  mu_init(&ctx);
  ctx.text_width = text_width, ctx.text_height = text_height;
  frame();
  frame();
  frame();
  mu_Container *window = mu_get_container(&ctx, "window");
  int last = last_row.y;
  expect("the viewport is the panel", outer.geometry.viewport_height == 500 && inner.geometry.viewport_height == 100);
  expect("the content has all rows", inner.geometry.content_height == 40 * 32 + 39 * 4 + 2 * 5);

  wheel(20, 300, 30);
  expect("30 pixels are a notch", outer.frame.offset_y == 60 && inner.frame.offset_y == 0);
  expect("the rows are drawn at the offset", last_row.y == last - 60);
  expect("the window does not scroll", window->scroll.y == 0);
  wheel(inner_body.x + 20, inner_body.y + 50, 60);
  expect("the inner panel takes the wheel", outer.frame.offset_y == 60 && inner.frame.offset_y == 120);
  wheel(inner_body.x + 20, inner_body.y + 50, -30);
  expect("a wheel up is negative", inner.frame.offset_y == 60);
  ctx.key_down = MU_KEY_SHIFT;
  wheel(20, 300, 30);
  expect("shift swaps the axes", outer.frame.offset_y == 60 && outer.frame.offset_x == 60 && last_row.x < 0);
  expect("the content is as wide as its widest row", outer.geometry.content_width == 600 + 2 * 5);
  ctx.key_down = 0;
  mu_Rect middle = bar();
  scrollkit_scroller_set_offset(outer.scroller, 0, 60, now);
  scrollkit_scroller_set_offset(inner.scroller, 0, inner.geometry.content_height - 100, now);
  rest();
  wheel(inner_body.x + 20, inner_body.y + 50, 30);
  expect("scrolling chains from the inner panel's end", outer.frame.offset_y == 120);
  scrollkit_scroller_set_offset(inner.scroller, 0, 60, now);
  scrollkit_scroller_set_offset(outer.scroller, 0, 60, now);
  rest();

  drag(20, 300, -60);
  expect("the pointer's position is that in the panel", pointer_y(&outer) == 240 - body.y);
  expect("content follows the pointer", outer.frame.phase == SCROLLKIT_PHASE_DRAGGING && outer.frame.offset_y > 100);
  mu_input_mouseup(&ctx, 20, 240, MU_MOUSE_LEFT);
  rest();
  expect("a drag is released", outer.frame.phase == SCROLLKIT_PHASE_IDLE && !outer.is_pressed);

  scrollkit_scroller_set_offset(outer.scroller, 0, 0, now);
  rest();
  drag(inner_body.x + 20, inner_body.y + 50, -40);
  expect("the inner panel takes the press", inner.frame.phase == SCROLLKIT_PHASE_DRAGGING && !outer.is_pressed);
  mu_input_mouseup(&ctx, 20, 200, MU_MOUSE_LEFT);
  rest();

  drag(button.x + 20, button.y + 10, 60);
  expect("a button keeps its press", is_button_pressed && outer.frame.phase == SCROLLKIT_PHASE_IDLE && outer.frame.offset_y == 0);
  mu_input_mouseup(&ctx, 20, 200, MU_MOUSE_LEFT);
  rest();

  drag(20, 300, 100);
  expect("overscroll is drawn", outer.frame.offset_y < -10 && last_row.y > last + 10);
  mu_input_mouseup(&ctx, 20, 400, MU_MOUSE_LEFT);
  rest();
  expect("overscroll returns", outer.frame.offset_y == 0);

  mu_Rect top = bar();
  scrollkit_scroller_key(outer.scroller, SCROLLKIT_KEY_END, now);
  rest();
  expect("the bar's length is the visible share", abs(top.h - (int)(500 * 500 / outer.geometry.content_height)) <= 1);
  expect("the bar is at the right, and moves to the bottom", top.x + 6 == body.x + body.w &&
         top.y < middle.y && middle.y < bar().y && bar().y + top.h == top.y + 500); /* the window clips it */
  rows = 20;
  frame();
  expect("content that shrinks asks for another frame", moves);
  rest();
  expect("it stays in range", outer.frame.offset_y == outer.geometry.content_height - 500);

  scrollkit_microui_remove(&outer);
  expect("a removed panel has no scroller", !outer.scroller);
  frame();
  expect("the next begin creates another", outer.scroller && outer.frame.offset_y == 0);
  scrollkit_microui_remove(&outer);
  scrollkit_microui_remove(&inner);
  return 0;
}
