/*
 * ScrollKit for microui 2, in one file: copy it, include it after microui.h, link scrollkit.
 *
 * A panel that scrolls by ScrollKit: wheel, drag, momentum and bounce.
 *
 *   static scrollkit_microui list;                     // its default: the feel UIKIT
 *   scrollkit_microui_begin(&list, ctx, "list", time); // in place of mu_begin_panel
 *   mu_layout_row(ctx, 1, (int[]){-1}, 0); ...         // widgets, as in any panel
 *   moves = scrollkit_microui_end(&list, ctx, time);   // in place of mu_end_panel
 *   if (moves) draw another frame at once; else wait for an event
 *
 * microui has no time of events: they count as of the frame, `time` in seconds. It has no keys that scroll: the program
 * calls scrollkit_scroller_key(list.scroller, ...). A widget that is pressed keeps the press; the content has all others.
 */
#ifndef SCROLLKIT_MICROUI_H
#define SCROLLKIT_MICROUI_H
#include <math.h>
#include <scrollkit.h>
#include <string.h>

/* A panel. All zero before the first begin. */
typedef struct scrollkit_microui {
  scrollkit_scroller *scroller; /* owned; the first begin creates it, unless the program has */
  scrollkit_frame frame;        /* of the last begin or end */
  scrollkit_geometry geometry;  /* of the last end */
  struct scrollkit_microui *parent; /* the panel around this one, set before the first begin: chains scrolling to it */
  int notch;                    /* the pixels of a notch that the program passes to mu_input_scroll; 0: 30 */
  int is_pressed, is_covered;   /* by the left button; by a panel in this one that has the pointer */
} scrollkit_microui;

/* Begins the panel, in the next place of the layout. */
static inline void scrollkit_microui_begin(scrollkit_microui *self, mu_Context *ctx, const char *name, double time) {
  mu_Container *panel = mu_get_container(ctx, name);
  if (!self->scroller && scrollkit_scroller_create(NULL, &self->scroller) == SCROLLKIT_STATUS_OK && self->parent)
    scrollkit_nest_set_parent(self->scroller, self->parent->scroller, time);
  self->frame.struct_size = sizeof self->frame;
  self->geometry.struct_size = sizeof self->geometry;
  scrollkit_scroller_tick(self->scroller, time, &self->frame);
  panel->scroll = mu_vec2((int)floor(self->frame.offset_x + 0.5), (int)floor(self->frame.offset_y + 0.5));
  mu_begin_panel_ex(ctx, name, MU_OPT_NOSCROLL); /* microui's own scrolling clamps */
}

/* Forwards the wheel and the left button. The panel under the pointer takes them from those around it. */
static inline void scrollkit_microui_forward(scrollkit_microui *self, mu_Context *ctx, mu_Rect body, double time) {
  int is_under_pointer = mu_mouse_over(ctx, body), is_hit = is_under_pointer && !self->is_covered;
  int is_widget_pressed = ctx->focus != 0 && ctx->focus == ctx->hover;
  double x = ctx->mouse_pos.x - body.x, y = ctx->mouse_pos.y - body.y, notch = self->notch ? self->notch : 30;
  scrollkit_input wheel = SCROLLKIT_INPUT_INIT;
  self->is_covered = 0;
  if (self->parent) self->parent->is_covered |= is_under_pointer;
  if (is_hit && (ctx->scroll_delta.x != 0 || ctx->scroll_delta.y != 0)) {
    wheel.kind = SCROLLKIT_INPUT_KIND_WHEEL, wheel.unit = SCROLLKIT_UNIT_NOTCHES, wheel.time = time;
    wheel.x = ctx->scroll_delta.x / notch, wheel.y = ctx->scroll_delta.y / notch;
    if (ctx->key_down & MU_KEY_SHIFT && wheel.x == 0) wheel.flags |= SCROLLKIT_INPUT_FLAGS_SWAP_AXES;
    scrollkit_scroller_push(self->scroller, &wheel);
    ctx->scroll_delta = mu_vec2(0, 0); /* mu_end would scroll the window */
  }
  if (is_hit && ctx->mouse_pressed & MU_MOUSE_LEFT && !is_widget_pressed) {
    self->is_pressed = 1;
    scrollkit_scroller_press(self->scroller, 0, x, y, time);
  }
  if (self->is_pressed) scrollkit_scroller_move(self->scroller, 0, x, y, time);
  if (self->is_pressed && !(ctx->mouse_down & MU_MOUSE_LEFT)) {
    self->is_pressed = 0;
    scrollkit_scroller_release(self->scroller, 0, time);
  }
}

/* Draws the scroll bar of the y axis; its length is the visible share of the content. */
static inline void scrollkit_microui_draw_bar(const scrollkit_microui *self, mu_Context *ctx, mu_Rect body) {
  double share = body.h / (self->geometry.content_height + 1);
  mu_Rect bar = mu_rect(body.x + body.w - 6, body.y, 6, (int)(body.h * (share < 0.06 ? 0.06 : share)));
  bar.y += (int)(self->frame.progress_y * (body.h - bar.h));
  if (share < 1) mu_draw_rect(ctx, bar, ctx->style->colors[MU_COLOR_BUTTONHOVER]); /* SCROLLTHUMB is as dark as a panel */
}

/* Forwards input, ends the panel and reads its size. Returns whether content moves: then draw another frame. */
static inline int scrollkit_microui_end(scrollkit_microui *self, mu_Context *ctx, double time) {
  mu_Container *panel = mu_get_current_container(ctx);
  scrollkit_geometry before = self->geometry, *geometry = &self->geometry;
  double x = self->frame.offset_x, y = self->frame.offset_y;
  scrollkit_microui_forward(self, ctx, panel->body, time);
  scrollkit_microui_draw_bar(self, ctx, panel->body);
  mu_end_panel(ctx); /* sets content_size */
  geometry->viewport_width = panel->body.w, geometry->viewport_height = panel->body.h;
  geometry->content_width = fmax(0, panel->content_size.x + 2 * ctx->style->padding);
  geometry->content_height = fmax(0, panel->content_size.y + 2 * ctx->style->padding);
  if (memcmp(&before, geometry, sizeof before) != 0) scrollkit_scroller_set_geometry(self->scroller, geometry, time);
  scrollkit_scroller_tick(self->scroller, time, &self->frame);
  return self->frame.needs_tick || self->frame.offset_x != x || self->frame.offset_y != y;
}

/* Destroys the scroller; the next begin creates another. A panel in this one needs another `parent` before. */
static inline void scrollkit_microui_remove(scrollkit_microui *self) {
  scrollkit_scroller_destroy(self->scroller);
  memset(self, 0, sizeof *self);
}
#endif
