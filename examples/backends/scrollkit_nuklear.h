/*
 * ScrollKit for Nuklear 4, in one file: copy it, include it after nuklear.h, link scrollkit.
 *
 * A group that scrolls by ScrollKit: wheel, drag, keys, momentum and bounce.
 *
 *   static scrollkit_nuklear list;                     // its default: the feel UIKIT
 *   if (scrollkit_nuklear_begin(&list, ctx, "list", NK_WINDOW_BORDER, time)) { // in place of nk_group_begin
 *     nk_layout_row_dynamic(ctx, 30, 1); ...           // widgets, as in any group
 *     moves = scrollkit_nuklear_end(&list, ctx, time); // in place of nk_group_end
 *   }
 *   if (moves) draw another frame at once; else wait for an event
 *
 * Nuklear has no time of events: they count as of the frame, `time` in seconds. Nuklear does not tell which widget has
 * the mouse: each press goes to the content, too. Before a widget that is dragged, such as a slider, take it back:
 *   if (nk_widget_has_mouse_click_down(ctx, NK_BUTTON_LEFT, nk_true)) scrollkit_scroller_cancel(list.scroller, time);
 * Buttons act when pressed, or, with NK_BUTTON_TRIGGER_ON_RELEASE, when released without a drag.
 */
#ifndef SCROLLKIT_NUKLEAR_H
#define SCROLLKIT_NUKLEAR_H
#include <math.h>
#include <scrollkit.h>
#include <string.h>

/* A group. All zero before the first begin. */
typedef struct scrollkit_nuklear {
  scrollkit_scroller *scroller; /* owned; the first begin creates it, unless the program has */
  scrollkit_frame frame;        /* of the last begin or end */
  scrollkit_geometry geometry;  /* of the last end */
  struct scrollkit_nuklear *parent; /* the group around this one, set before the first begin: chains scrolling to it */
  int is_pressed, is_covered;   /* by the left button; by a group in this one that has the pointer */
  nk_uint scroll_x, scroll_y;   /* 0: Nuklear's own offset, which is never negative */
} scrollkit_nuklear;

/* Begins the group, in the next place of the layout. Returns whether it is visible; only then it is ended. */
static inline int scrollkit_nuklear_begin(scrollkit_nuklear *self, struct nk_context *ctx, const char *title,
                                          nk_flags flags, double time) {
  struct nk_mouse_button *left = &ctx->input.mouse.buttons[NK_BUTTON_LEFT];
  if (!self->scroller && scrollkit_scroller_create(NULL, &self->scroller) == SCROLLKIT_STATUS_OK && self->parent)
    scrollkit_nest_set_parent(self->scroller, self->parent->scroller, time);
  self->frame.struct_size = sizeof self->frame;
  self->geometry.struct_size = sizeof self->geometry;
  scrollkit_scroller_tick(self->scroller, time, &self->frame);
  /* Without its scroll bar, Nuklear does not scroll the group. */
  if (nk_group_scrolled_offset_begin(ctx, &self->scroll_x, &self->scroll_y, title, flags | NK_WINDOW_NO_SCROLLBAR) != 1)
    return 0;
  struct nk_panel *panel = nk_window_get_panel(ctx);
  panel->at_x -= (float)self->frame.offset_x, panel->at_y -= (float)self->frame.offset_y;
  if (self->frame.phase == SCROLLKIT_PHASE_DRAGGING && !left->down) left->clicked = 0; /* a drag clicks no button */
  return 1;
}

/* Forwards the wheel and the left button. The group under the pointer takes them from those around it. */
static inline void scrollkit_nuklear_forward(scrollkit_nuklear *self, struct nk_context *ctx, int is_hit, double time) {
  const struct nk_panel *panel = nk_window_get_panel(ctx);
  struct nk_mouse *mouse = &ctx->input.mouse;
  double x = mouse->pos.x - panel->bounds.x, y = mouse->pos.y - panel->bounds.y;
  scrollkit_input wheel = SCROLLKIT_INPUT_INIT;
  if (is_hit && (mouse->scroll_delta.x != 0 || mouse->scroll_delta.y != 0)) { /* notches; up and left are positive */
    scrollkit_input_from_glfw_scroll(&wheel, mouse->scroll_delta.x, mouse->scroll_delta.y, time);
    if (nk_input_is_key_down(&ctx->input, NK_KEY_SHIFT) && wheel.x == 0) wheel.flags |= SCROLLKIT_INPUT_FLAGS_SWAP_AXES;
    scrollkit_scroller_push(self->scroller, &wheel);
    mouse->scroll_delta = nk_vec2(0, 0); /* nk_end would scroll the window */
  }
  if (is_hit && nk_input_is_mouse_pressed(&ctx->input, NK_BUTTON_LEFT)) {
    self->is_pressed = 1;
    scrollkit_scroller_press(self->scroller, 0, x, y, time);
  }
  if (self->is_pressed) scrollkit_scroller_move(self->scroller, 0, x, y, time);
  if (self->is_pressed && !mouse->buttons[NK_BUTTON_LEFT].down) {
    self->is_pressed = 0;
    scrollkit_scroller_release(self->scroller, 0, time);
  }
}

/* Forwards the keys, unless the program edits a text. */
static inline void scrollkit_nuklear_forward_keys(scrollkit_nuklear *self, struct nk_context *ctx, int is_hit, double time) {
  static const struct { enum nk_keys name; scrollkit_key action; } keys[] = {
      {NK_KEY_UP, SCROLLKIT_KEY_LINE_UP}, {NK_KEY_DOWN, SCROLLKIT_KEY_LINE_DOWN},
      {NK_KEY_LEFT, SCROLLKIT_KEY_LINE_LEFT}, {NK_KEY_RIGHT, SCROLLKIT_KEY_LINE_RIGHT},
      {NK_KEY_SCROLL_UP, SCROLLKIT_KEY_PAGE_UP}, {NK_KEY_SCROLL_DOWN, SCROLLKIT_KEY_PAGE_DOWN},
      {NK_KEY_SCROLL_START, SCROLLKIT_KEY_HOME}, {NK_KEY_SCROLL_END, SCROLLKIT_KEY_END}};
  if (!is_hit || ctx->current->edit.active) return;
  for (size_t index = 0; index < sizeof keys / sizeof *keys; index++) {
    if (!nk_input_is_key_pressed(&ctx->input, keys[index].name)) continue;
    scrollkit_scroller_key(self->scroller, keys[index].action, time);
    ctx->input.keyboard.keys[keys[index].name].clicked = 0; /* nk_end would scroll the window */
  }
}

/* Draws the scroll bar of the y axis; its length is the visible share of the content. */
static inline void scrollkit_nuklear_draw_bar(const scrollkit_nuklear *self, struct nk_context *ctx, struct nk_rect body) {
  double share = body.h / (self->geometry.content_height + 1);
  double length = body.h * (share < 0.06 ? 0.06 : share), y = body.y + self->frame.progress_y * (body.h - length);
  if (share < 1)
    nk_fill_rect(nk_window_get_canvas(ctx), nk_rect(body.x + body.w - 6, (float)y, 6, (float)length), 3,
                 ctx->style.scrollv.cursor_normal.data.color);
}

/* Forwards input, reads the size and ends the group. Returns whether content moves: then draw another frame. */
static inline int scrollkit_nuklear_end(scrollkit_nuklear *self, struct nk_context *ctx, double time) {
  const struct nk_panel *panel = nk_window_get_panel(ctx);
  scrollkit_geometry before = self->geometry, *geometry = &self->geometry;
  double x = self->frame.offset_x, y = self->frame.offset_y;
  int is_under_pointer = !(panel->flags & (NK_WINDOW_ROM | NK_WINDOW_NO_INPUT)) &&
                         nk_input_is_mouse_hovering_rect(&ctx->input, panel->clip);
  int is_hit = is_under_pointer && !self->is_covered;
  self->is_covered = 0;
  if (self->parent) self->parent->is_covered |= is_under_pointer;
  geometry->viewport_width = panel->bounds.w, geometry->viewport_height = panel->bounds.h;
  /* Whole points: the floats of a panel that moves have errors in the fractions. */
  geometry->content_width = fmax(panel->bounds.w, floor(panel->max_x - panel->bounds.x + x + 0.5));
  geometry->content_height = floor(panel->at_y + panel->row.height - panel->bounds.y + y + 0.5);
  if (memcmp(&before, geometry, sizeof before) != 0) scrollkit_scroller_set_geometry(self->scroller, geometry, time);
  scrollkit_nuklear_forward(self, ctx, is_hit, time);
  scrollkit_nuklear_forward_keys(self, ctx, is_hit, time);
  scrollkit_nuklear_draw_bar(self, ctx, panel->bounds);
  nk_group_scrolled_end(ctx);
  scrollkit_scroller_tick(self->scroller, time, &self->frame);
  return self->frame.needs_tick || self->frame.offset_x != x || self->frame.offset_y != y;
}

/* Destroys the scroller; the next begin creates another. A group in this one needs another `parent` before. */
static inline void scrollkit_nuklear_remove(scrollkit_nuklear *self) {
  scrollkit_scroller_destroy(self->scroller);
  memset(self, 0, sizeof *self);
}
#endif
