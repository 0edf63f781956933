/*
 * ScrollKit for raylib 5 and later, in one file: copy it, include it, link scrollkit and raylib.
 *
 *   scrollkit_raylib input = {0};
 *   scrollkit_raylib_view list = {0};
 *   scrollkit_raylib_add(&input, &list, NULL, NULL);
 *   while (!WindowShouldClose()) {
 *     scrollkit_raylib_lay_out(&list, 0, 0, width, height, content_width, content_height);
 *     scrollkit_raylib_tick(&input) ? DisableEventWaiting() : EnableEventWaiting();
 *     BeginDrawing();
 *     draw the content at -list.frame.offset_x, -list.frame.offset_y
 *     EndDrawing();
 *   }
 *
 * The clock of all calls is GetTime. Lengths are those of GetScreenWidth and GetMousePosition. raylib's input has no
 * times: it counts as of the tick. Of several wheel events in a frame, raylib keeps the last. It reports a first finger
 * as the mouse. EndDrawing waits for an event while nothing moves.
 */
#ifndef SCROLLKIT_RAYLIB_H
#define SCROLLKIT_RAYLIB_H
#include <raylib.h>
#include <scrollkit.h>
#include <string.h>

/* A scroller and its viewport. The other calls of ScrollKit take `scroller`. */
typedef struct scrollkit_raylib_view {
  scrollkit_scroller *scroller; /* owned */
  scrollkit_frame frame;        /* of the last tick */
  scrollkit_geometry geometry;  /* insets may be set before scrollkit_raylib_lay_out */
  scrollkit_geometry laid_out;  /* the geometry that was set last */
  struct scrollkit_raylib_view *parent, *next;
  double x, y; /* the viewport's corner in the parent's content, or in the window */
} scrollkit_raylib_view;

/* The views of the window, and where its input goes. */
typedef struct scrollkit_raylib {
  scrollkit_raylib_view *first, *pressed, *focus; /* first: added last; focus: pressed last, receives keys */
  double pressed_x, pressed_y; /* the corner of `pressed` in the window at its press */
} scrollkit_raylib;

/* Creates the scroller of a view. A view is drawn, and hit, above those added before it. */
static inline scrollkit_status scrollkit_raylib_add(scrollkit_raylib *self, scrollkit_raylib_view *view,
    scrollkit_raylib_view *parent, const scrollkit_scroller_options *options) {
  scrollkit_status status = scrollkit_scroller_create(options, &view->scroller);
  if (status != SCROLLKIT_STATUS_OK) return status;
  view->frame.struct_size = sizeof view->frame;
  view->geometry.struct_size = view->laid_out.struct_size = sizeof view->geometry;
  view->parent = parent;
  view->next = self->first;
  self->first = view;
  if (!self->focus) self->focus = view;
  return parent ? scrollkit_nest_set_parent(view->scroller, parent->scroller, GetTime()) : status;
}

/* Removes a view and destroys its scroller. The views in it are then in its parent. */
static inline void scrollkit_raylib_remove(scrollkit_raylib *self, scrollkit_raylib_view *view) {
  scrollkit_raylib_view **link = &self->first;
  while (*link && *link != view) link = &(*link)->next;
  if (!*link) return;
  *link = view->next;
  for (scrollkit_raylib_view *inner = self->first; inner; inner = inner->next)
    if (inner->parent == view) inner->parent = view->parent;
  if (self->pressed == view) self->pressed = NULL;
  if (self->focus == view) self->focus = self->first;
  scrollkit_scroller_destroy(view->scroller);
  view->scroller = NULL;
}

/* Sets viewport, size of the content and insets, if one has changed. A shift in the geometry happens once, and is 0 then. */
static inline scrollkit_status scrollkit_raylib_lay_out(scrollkit_raylib_view *view, double x, double y,
    double width, double height, double content_width, double content_height) {
  scrollkit_geometry *geometry = &view->geometry;
  view->x = x, view->y = y;
  geometry->viewport_width = width, geometry->viewport_height = height;
  geometry->content_width = content_width, geometry->content_height = content_height;
  if (memcmp(&view->laid_out, geometry, sizeof *geometry) == 0) return SCROLLKIT_STATUS_OK;
  scrollkit_status status = scrollkit_scroller_set_geometry(view->scroller, geometry, GetTime());
  geometry->shift_x = geometry->shift_y = 0;
  if (status == SCROLLKIT_STATUS_OK) view->laid_out = *geometry;
  return status;
}

/* Converts a point of the window to one of the viewport. Returns whether the viewport contains it. */
static inline int scrollkit_raylib_contains(const scrollkit_raylib_view *view, double *x, double *y) {
  const scrollkit_raylib_view *parent = view->parent;
  int is_inside = !parent || scrollkit_raylib_contains(parent, x, y);
  *x += (parent ? parent->frame.offset_x : 0) - view->x;
  *y += (parent ? parent->frame.offset_y : 0) - view->y;
  return is_inside && *x >= 0 && *y >= 0 && *x < view->geometry.viewport_width && *y < view->geometry.viewport_height;
}

/* Returns the innermost view at a point of the window, or NULL. Converts the point to one of its viewport. */
static inline scrollkit_raylib_view *scrollkit_raylib_hit(const scrollkit_raylib *self, double *x, double *y) {
  for (scrollkit_raylib_view *view = self->first; view; view = view->next) {
    double view_x = *x, view_y = *y;
    if (scrollkit_raylib_contains(view, &view_x, &view_y)) return *x = view_x, *y = view_y, view;
  }
  return NULL;
}

/* Forwards the wheel of this frame. */
static inline void scrollkit_raylib_wheel(scrollkit_raylib *self) {
  Vector2 wheel = GetMouseWheelMoveV(), mouse = GetMousePosition();
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  if (wheel.x == 0 && wheel.y == 0) return;
  scrollkit_input_from_raylib_wheel(&input, wheel.x, wheel.y, GetTime());
  if (wheel.x == 0 && (IsKeyDown(KEY_LEFT_SHIFT) || IsKeyDown(KEY_RIGHT_SHIFT)))
    input.flags |= SCROLLKIT_INPUT_FLAGS_SWAP_AXES;
  if (IsKeyDown(KEY_LEFT_CONTROL) || IsKeyDown(KEY_RIGHT_CONTROL)) input.flags |= SCROLLKIT_INPUT_FLAGS_ZOOM;
  input.focus_x = mouse.x, input.focus_y = mouse.y;
  scrollkit_raylib_view *view = scrollkit_raylib_hit(self, &input.focus_x, &input.focus_y);
  if (view) scrollkit_scroller_push(view->scroller, &input);
}

/* Forwards a press, a move and a release of the left button in this frame. */
static inline void scrollkit_raylib_mouse(scrollkit_raylib *self) {
  Vector2 mouse = GetMousePosition(), moved = GetMouseDelta();
  double x = mouse.x, y = mouse.y, now = GetTime();
  if (IsMouseButtonPressed(MOUSE_BUTTON_LEFT) && (self->pressed = scrollkit_raylib_hit(self, &x, &y))) {
    self->focus = self->pressed;
    self->pressed_x = mouse.x - x, self->pressed_y = mouse.y - y;
    scrollkit_scroller_press(self->pressed->scroller, 0, x, y, now);
  } else if (self->pressed && (moved.x != 0 || moved.y != 0)) {
    scrollkit_scroller_move(self->pressed->scroller, 0, x - self->pressed_x, y - self->pressed_y, now);
  }
  if (self->pressed && !IsMouseButtonDown(MOUSE_BUTTON_LEFT)) {
    scrollkit_scroller_release(self->pressed->scroller, 0, now);
    self->pressed = NULL;
  }
}

/* Forwards the keys of this frame. */
static inline void scrollkit_raylib_keys(scrollkit_raylib *self) {
  static const KeyboardKey keys[] = {KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_PAGE_UP, KEY_PAGE_DOWN, KEY_NULL,
                                     KEY_NULL, KEY_HOME, KEY_END}; /* by scrollkit_key */
  if (!self->focus) return;
  for (scrollkit_key key = 0; key < sizeof keys / sizeof *keys; key++) {
    if (IsKeyPressed(keys[key])) scrollkit_scroller_key(self->focus->scroller, key, GetTime());
    if (IsKeyPressedRepeat(keys[key])) scrollkit_scroller_hold_key(self->focus->scroller, key, GetTime());
    if (IsKeyReleased(keys[key])) scrollkit_scroller_release_key(self->focus->scroller, key, GetTime());
  }
}

/* Forwards the input of this frame and reads all frames, once before BeginDrawing. Returns whether content moves. */
static inline int scrollkit_raylib_tick(scrollkit_raylib *self) {
  int moves = 0;
  scrollkit_raylib_wheel(self);
  scrollkit_raylib_mouse(self);
  scrollkit_raylib_keys(self);
  for (scrollkit_raylib_view *view = self->first; view; view = view->next) {
    scrollkit_scroller_tick(view->scroller, GetTime(), &view->frame);
    moves |= (int)view->frame.needs_tick;
  }
  return moves;
}
#endif
