/*
 * ScrollKit for SDL 3, in one file: copy it, include it, link scrollkit and sdl3.
 *   scrollkit_sdl3 input = {.window = window};
 *   scrollkit_sdl3_view list = {0};
 *   scrollkit_sdl3_add(&input, &list, NULL, NULL);
 *   for each frame:
 *     for (has = moves ? SDL_PollEvent(&event) : SDL_WaitEvent(&event); has; has = SDL_PollEvent(&event))
 *       scrollkit_sdl3_handle(&input, &event);
 *     scrollkit_sdl3_lay_out(&list, 0, 0, width, height, content_width, content_height);
 *     moves = scrollkit_sdl3_tick(&input);
 *     draw the content at -list.frame.offset_x, -list.frame.offset_y
 *
 * The clock of all calls is scrollkit_sdl3_now. Lengths are in the unit of SDL_GetWindowSize.
 */
#ifndef SCROLLKIT_SDL3_H
#define SCROLLKIT_SDL3_H
#include <SDL3/SDL.h>
#include <scrollkit.h>
#include <string.h>

/* A scroller and its viewport. The other calls of ScrollKit take `scroller`. */
typedef struct scrollkit_sdl3_view {
  scrollkit_scroller *scroller; /* owned */
  scrollkit_frame frame;        /* of the last tick */
  scrollkit_geometry geometry;  /* insets may be set before scrollkit_sdl3_lay_out */
  scrollkit_geometry laid_out;  /* the geometry that was set last */
  struct scrollkit_sdl3_view *parent, *next;
  double x, y; /* the viewport's corner in the parent's content, or in the window */
} scrollkit_sdl3_view;

/* A window, its views, and where its events go. */
typedef struct scrollkit_sdl3 {
  SDL_Window *window;
  scrollkit_sdl3_view *first, *pressed, *focus; /* first: added last; focus: pressed last, receives keys */
  int pressed_count, modifiers; /* fingers and buttons, all on `pressed`; SDL_KMOD_ bits of the last key event */
  double pressed_x, pressed_y;  /* the corner of `pressed` in the window at its press */
} scrollkit_sdl3;

static inline double scrollkit_sdl3_now(void) { return (double)SDL_GetTicksNS() / 1e9; }

/* Creates the scroller of a view. A view is drawn, and hit, above those added before it. */
static inline scrollkit_status scrollkit_sdl3_add(scrollkit_sdl3 *self, scrollkit_sdl3_view *view,
    scrollkit_sdl3_view *parent, const scrollkit_scroller_options *options) {
  scrollkit_status status = scrollkit_scroller_create(options, &view->scroller);
  if (status != SCROLLKIT_STATUS_OK) return status;
  view->frame.struct_size = sizeof view->frame;
  view->geometry.struct_size = view->laid_out.struct_size = sizeof view->geometry;
  view->parent = parent;
  view->next = self->first;
  self->first = view;
  if (!self->focus) self->focus = view;
  return parent ? scrollkit_nest_set_parent(view->scroller, parent->scroller, scrollkit_sdl3_now()) : status;
}

/* Removes a view and destroys its scroller. The views in it are then in its parent. */
static inline void scrollkit_sdl3_remove(scrollkit_sdl3 *self, scrollkit_sdl3_view *view) {
  scrollkit_sdl3_view **link = &self->first;
  while (*link && *link != view) link = &(*link)->next;
  if (!*link) return;
  *link = view->next;
  for (scrollkit_sdl3_view *inner = self->first; inner; inner = inner->next)
    if (inner->parent == view) inner->parent = view->parent;
  if (self->pressed == view) self->pressed = NULL;
  if (self->focus == view) self->focus = self->first;
  scrollkit_scroller_destroy(view->scroller);
  view->scroller = NULL;
}

/* Sets viewport, size of the content and insets, if one has changed. A shift in the geometry happens once, and is 0 then. */
static inline scrollkit_status scrollkit_sdl3_lay_out(scrollkit_sdl3_view *view, double x, double y,
    double width, double height, double content_width, double content_height) {
  scrollkit_geometry *geometry = &view->geometry;
  view->x = x, view->y = y;
  geometry->viewport_width = width, geometry->viewport_height = height;
  geometry->content_width = content_width, geometry->content_height = content_height;
  if (memcmp(&view->laid_out, geometry, sizeof *geometry) == 0) return SCROLLKIT_STATUS_OK;
  scrollkit_status status = scrollkit_scroller_set_geometry(view->scroller, geometry, scrollkit_sdl3_now());
  geometry->shift_x = geometry->shift_y = 0;
  if (status == SCROLLKIT_STATUS_OK) view->laid_out = *geometry;
  return status;
}

/* Converts a point of the window to one of the viewport. Returns whether the viewport contains it. */
static inline int scrollkit_sdl3_contains(const scrollkit_sdl3_view *view, double *x, double *y) {
  const scrollkit_sdl3_view *parent = view->parent;
  int is_inside = !parent || scrollkit_sdl3_contains(parent, x, y);
  *x += (parent ? parent->frame.offset_x : 0) - view->x;
  *y += (parent ? parent->frame.offset_y : 0) - view->y;
  return is_inside && *x >= 0 && *y >= 0 && *x < view->geometry.viewport_width && *y < view->geometry.viewport_height;
}

/* Returns the innermost view at a point of the window, or NULL. Converts the point to one of its viewport. */
static inline scrollkit_sdl3_view *scrollkit_sdl3_hit(const scrollkit_sdl3 *self, double *x, double *y) {
  for (scrollkit_sdl3_view *view = self->first; view; view = view->next) {
    double view_x = *x, view_y = *y;
    if (scrollkit_sdl3_contains(view, &view_x, &view_y)) return *x = view_x, *y = view_y, view;
  }
  return NULL;
}

/* Forwards a press, move, release or cancel at a point of the window. */
static inline int scrollkit_sdl3_point(scrollkit_sdl3 *self, scrollkit_input *input) {
  double x = input->x, y = input->y;
  if (input->kind == SCROLLKIT_INPUT_KIND_PRESS && self->pressed_count++ == 0) {
    self->pressed = scrollkit_sdl3_hit(self, &x, &y);
    self->pressed_x = input->x - x, self->pressed_y = input->y - y;
    if (self->pressed) self->focus = self->pressed;
  }
  if (self->pressed_count == 0) return 0; /* the mouse hovers */
  self->pressed_count -= input->kind == SCROLLKIT_INPUT_KIND_RELEASE || input->kind == SCROLLKIT_INPUT_KIND_CANCEL;
  input->x -= self->pressed_x, input->y -= self->pressed_y;
  return self->pressed && scrollkit_scroller_push(self->pressed->scroller, input) == SCROLLKIT_STATUS_OK;
}

/* Forwards an event. Returns 1 if a view took it, else 0, also for an event of another window. */
static inline int scrollkit_sdl3_handle(scrollkit_sdl3 *self, const SDL_Event *event) {
  static const SDL_Keycode keys[] = {SDLK_UP, SDLK_DOWN, SDLK_LEFT, SDLK_RIGHT, SDLK_PAGEUP, SDLK_PAGEDOWN, 0, 0,
                                     SDLK_HOME, SDLK_END}; /* by scrollkit_key */
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  scrollkit_sdl3_view *view = self->focus;
  SDL_Window *window = SDL_GetWindowFromEvent(event);
  int width, height;
  if (window && window != self->window) return 0;
  input.time = (double)event->common.timestamp / 1e9;
  switch (event->type) {
    case SDL_EVENT_MOUSE_MOTION: /* SDL also makes mouse events of fingers */
      input.x = event->motion.x, input.y = event->motion.y;
      input.kind = SCROLLKIT_INPUT_KIND_MOVE;
      return event->motion.which != SDL_TOUCH_MOUSEID && scrollkit_sdl3_point(self, &input);
    case SDL_EVENT_MOUSE_BUTTON_DOWN: case SDL_EVENT_MOUSE_BUTTON_UP:
      input.x = event->button.x, input.y = event->button.y;
      input.kind = event->button.down ? SCROLLKIT_INPUT_KIND_PRESS : SCROLLKIT_INPUT_KIND_RELEASE;
      if (event->button.which == SDL_TOUCH_MOUSEID || event->button.button != SDL_BUTTON_LEFT) return 0;
      return scrollkit_sdl3_point(self, &input);
    case SDL_EVENT_FINGER_DOWN: case SDL_EVENT_FINGER_MOTION: case SDL_EVENT_FINGER_UP: case SDL_EVENT_FINGER_CANCELED:
      if (event->tfinger.touchID == SDL_MOUSE_TOUCHID || event->tfinger.touchID == SDL_PEN_TOUCHID)
        return 0; /* also a mouse event */
      SDL_GetWindowSize(self->window, &width, &height);
      scrollkit_input_from_sdl3_finger(&input, event->type, event->tfinger.fingerID, event->tfinger.x, event->tfinger.y,
                                       width, height, event->tfinger.timestamp);
      return scrollkit_sdl3_point(self, &input);
    case SDL_EVENT_MOUSE_WHEEL:
      scrollkit_input_from_sdl3_wheel(&input, event->wheel.x, event->wheel.y, event->wheel.direction,
                                      event->wheel.timestamp);
      if (self->modifiers & SDL_KMOD_SHIFT && input.x == 0) input.flags |= SCROLLKIT_INPUT_FLAGS_SWAP_AXES;
      if (self->modifiers & SDL_KMOD_CTRL) input.flags |= SCROLLKIT_INPUT_FLAGS_ZOOM;
      input.focus_x = event->wheel.mouse_x, input.focus_y = event->wheel.mouse_y;
      view = scrollkit_sdl3_hit(self, &input.focus_x, &input.focus_y);
      break;
    case SDL_EVENT_KEY_DOWN: case SDL_EVENT_KEY_UP:
      self->modifiers = event->key.mod; /* SDL_GetModState returns those of the newest event */
      input.kind = event->key.repeat ? SCROLLKIT_INPUT_KIND_KEY_HELD : SCROLLKIT_INPUT_KIND_KEY;
      if (!event->key.down) input.kind = SCROLLKIT_INPUT_KIND_KEY_UP;
      while (keys[input.key] != event->key.key || event->key.key == SDLK_UNKNOWN)
        if (++input.key == SDL_arraysize(keys)) return 0;
      break;
    case SDL_EVENT_WINDOW_FOCUS_LOST:
      self->pressed_count = self->modifiers = 0; /* what is pressed may be released elsewhere */
      if (view) scrollkit_scroller_cancel(view->scroller, input.time);
      return 0;
    default:
      return 0;
  }
  return view && scrollkit_scroller_push(view->scroller, &input) == SCROLLKIT_STATUS_OK;
}

/* Reads all frames at the present time. Returns whether content moves: then draw another frame. */
static inline int scrollkit_sdl3_tick(scrollkit_sdl3 *self) {
  int moves = 0;
  for (scrollkit_sdl3_view *view = self->first; view; view = view->next) {
    scrollkit_scroller_tick(view->scroller, scrollkit_sdl3_now(), &view->frame);
    moves |= (int)view->frame.needs_tick;
  }
  return moves;
}
#endif
