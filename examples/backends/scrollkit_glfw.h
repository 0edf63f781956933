/*
 * ScrollKit for GLFW 3, in one file: copy it, include it, link scrollkit and glfw3.
 *
 *   scrollkit_glfw input = {0};
 *   scrollkit_glfw_view list = {0};
 *   scrollkit_glfw_add(&input, &list, NULL, NULL);
 *   scrollkit_glfw_install(&input, window);
 *   for each frame:
 *     moves ? glfwPollEvents() : glfwWaitEvents();
 *     scrollkit_glfw_lay_out(&list, 0, 0, width, height, content_width, content_height);
 *     moves = scrollkit_glfw_tick(&input);
 *     draw the content at -list.frame.offset_x, -list.frame.offset_y
 *
 * The clock of all calls is glfwGetTime. Lengths are in screen coordinates, as glfwGetWindowSize returns them.
 */
#ifndef SCROLLKIT_GLFW_H
#define SCROLLKIT_GLFW_H
#include <GLFW/glfw3.h>
#include <scrollkit.h>
#include <string.h>

/* A scroller and its viewport. The other calls of ScrollKit take `scroller`. */
typedef struct scrollkit_glfw_view {
  scrollkit_scroller *scroller; /* owned */
  scrollkit_frame frame;        /* of the last tick */
  scrollkit_geometry geometry;  /* insets may be set before scrollkit_glfw_lay_out */
  scrollkit_geometry laid_out;  /* the geometry that was set last */
  struct scrollkit_glfw_view *parent, *next;
  double x, y; /* the viewport's corner in the parent's content, or in the window */
} scrollkit_glfw_view;

/* A window, its views, and where its events go. */
typedef struct scrollkit_glfw {
  scrollkit_glfw_view *first, *pressed, *focus; /* first: added last; focus: pressed last, receives keys */
  int is_pressed;              /* of the left button */
  double pressed_x, pressed_y; /* the corner of `pressed` in the window at its press */
  double mouse_x, mouse_y;
  GLFWwindow *window;
  struct scrollkit_glfw *next;           /* of another window */
  GLFWscrollfun program_scroll;          /* the callbacks that were there before; may be NULL */
  GLFWcursorposfun program_position;
  GLFWmousebuttonfun program_button;
  GLFWkeyfun program_key;
} scrollkit_glfw;

static scrollkit_glfw *scrollkit_glfw_installed; /* of all windows: the user pointer is the program's */

/* Creates the scroller of a view. A view is drawn, and hit, above those added before it. */
static inline scrollkit_status scrollkit_glfw_add(scrollkit_glfw *self, scrollkit_glfw_view *view,
    scrollkit_glfw_view *parent, const scrollkit_scroller_options *options) {
  scrollkit_status status = scrollkit_scroller_create(options, &view->scroller);
  if (status != SCROLLKIT_STATUS_OK) return status;
  view->frame.struct_size = sizeof view->frame;
  view->geometry.struct_size = view->laid_out.struct_size = sizeof view->geometry;
  view->parent = parent;
  view->next = self->first;
  self->first = view;
  if (!self->focus) self->focus = view;
  return parent ? scrollkit_nest_set_parent(view->scroller, parent->scroller, glfwGetTime()) : status;
}

/* Removes a view and destroys its scroller. The views in it are then in its parent. */
static inline void scrollkit_glfw_remove(scrollkit_glfw *self, scrollkit_glfw_view *view) {
  scrollkit_glfw_view **link = &self->first;
  while (*link && *link != view) link = &(*link)->next;
  if (!*link) return;
  *link = view->next;
  for (scrollkit_glfw_view *inner = self->first; inner; inner = inner->next)
    if (inner->parent == view) inner->parent = view->parent;
  if (self->pressed == view) self->pressed = NULL;
  if (self->focus == view) self->focus = self->first;
  scrollkit_scroller_destroy(view->scroller);
  view->scroller = NULL;
}

/* Sets viewport, size of the content and insets, if one has changed. A shift in the geometry happens once, and is 0 then. */
static inline scrollkit_status scrollkit_glfw_lay_out(scrollkit_glfw_view *view, double x, double y,
    double width, double height, double content_width, double content_height) {
  scrollkit_geometry *geometry = &view->geometry;
  view->x = x, view->y = y;
  geometry->viewport_width = width, geometry->viewport_height = height;
  geometry->content_width = content_width, geometry->content_height = content_height;
  if (memcmp(&view->laid_out, geometry, sizeof *geometry) == 0) return SCROLLKIT_STATUS_OK;
  scrollkit_status status = scrollkit_scroller_set_geometry(view->scroller, geometry, glfwGetTime());
  geometry->shift_x = geometry->shift_y = 0;
  if (status == SCROLLKIT_STATUS_OK) view->laid_out = *geometry;
  return status;
}

/* Converts a point of the window to one of the viewport. Returns whether the viewport contains it. */
static inline int scrollkit_glfw_contains(const scrollkit_glfw_view *view, double *x, double *y) {
  const scrollkit_glfw_view *parent = view->parent;
  int is_inside = !parent || scrollkit_glfw_contains(parent, x, y);
  *x += (parent ? parent->frame.offset_x : 0) - view->x;
  *y += (parent ? parent->frame.offset_y : 0) - view->y;
  return is_inside && *x >= 0 && *y >= 0 && *x < view->geometry.viewport_width && *y < view->geometry.viewport_height;
}

/* Returns the innermost view at a point of the window, or NULL. Converts the point to one of its viewport. */
static inline scrollkit_glfw_view *scrollkit_glfw_hit(const scrollkit_glfw *self, double *x, double *y) {
  for (scrollkit_glfw_view *view = self->first; view; view = view->next) {
    double view_x = *x, view_y = *y;
    if (scrollkit_glfw_contains(view, &view_x, &view_y)) return *x = view_x, *y = view_y, view;
  }
  return NULL;
}

static inline scrollkit_glfw *scrollkit_glfw_find(GLFWwindow *window) {
  scrollkit_glfw *self = scrollkit_glfw_installed;
  while (self && self->window != window) self = self->next;
  return self;
}

/* Returns whether one of two keys is down. On X11, the modifiers of a key event are those before it. */
static inline int scrollkit_glfw_is_down(GLFWwindow *window, int left, int right) {
  return glfwGetKey(window, left) == GLFW_PRESS || glfwGetKey(window, right) == GLFW_PRESS;
}

/* Callbacks. Each then calls the program's own. Events of GLFW have no time. */
static inline void scrollkit_glfw_on_scroll(GLFWwindow *window, double x, double y) {
  scrollkit_glfw *self = scrollkit_glfw_find(window);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  scrollkit_input_from_glfw_scroll(&input, x, y, glfwGetTime());
  if (x == 0 && scrollkit_glfw_is_down(window, GLFW_KEY_LEFT_SHIFT, GLFW_KEY_RIGHT_SHIFT))
    input.flags |= SCROLLKIT_INPUT_FLAGS_SWAP_AXES;
  if (scrollkit_glfw_is_down(window, GLFW_KEY_LEFT_CONTROL, GLFW_KEY_RIGHT_CONTROL))
    input.flags |= SCROLLKIT_INPUT_FLAGS_ZOOM;
  input.focus_x = self->mouse_x, input.focus_y = self->mouse_y;
  scrollkit_glfw_view *view = scrollkit_glfw_hit(self, &input.focus_x, &input.focus_y);
  if (view) scrollkit_scroller_push(view->scroller, &input);
  if (self->program_scroll) self->program_scroll(window, x, y);
}

static inline void scrollkit_glfw_on_position(GLFWwindow *window, double x, double y) {
  scrollkit_glfw *self = scrollkit_glfw_find(window);
  self->mouse_x = x, self->mouse_y = y;
  if (self->is_pressed && self->pressed)
    scrollkit_scroller_move(self->pressed->scroller, 0, x - self->pressed_x, y - self->pressed_y, glfwGetTime());
  if (self->program_position) self->program_position(window, x, y);
}

/* Presses the view under the mouse, or releases it. */
static inline void scrollkit_glfw_press(scrollkit_glfw *self, int is_pressed) {
  double x = self->mouse_x, y = self->mouse_y;
  self->is_pressed = is_pressed;
  if (is_pressed) self->pressed = scrollkit_glfw_hit(self, &x, &y);
  if (!self->pressed) return;
  if (!is_pressed) {
    scrollkit_scroller_release(self->pressed->scroller, 0, glfwGetTime());
    return;
  }
  self->focus = self->pressed;
  self->pressed_x = self->mouse_x - x, self->pressed_y = self->mouse_y - y;
  scrollkit_scroller_press(self->pressed->scroller, 0, x, y, glfwGetTime());
}

static inline void scrollkit_glfw_on_button(GLFWwindow *window, int button, int action, int modifiers) {
  scrollkit_glfw *self = scrollkit_glfw_find(window);
  if (button == GLFW_MOUSE_BUTTON_LEFT) scrollkit_glfw_press(self, action == GLFW_PRESS);
  if (self->program_button) self->program_button(window, button, action, modifiers);
}

static inline void scrollkit_glfw_on_key(GLFWwindow *window, int key, int scancode, int action, int modifiers) {
  static const int keys[] = {GLFW_KEY_UP, GLFW_KEY_DOWN, GLFW_KEY_LEFT, GLFW_KEY_RIGHT, GLFW_KEY_PAGE_UP,
                             GLFW_KEY_PAGE_DOWN, 0, 0, GLFW_KEY_HOME, GLFW_KEY_END}; /* by scrollkit_key */
  scrollkit_glfw *self = scrollkit_glfw_find(window);
  for (scrollkit_key found = 0; found < sizeof keys / sizeof *keys; found++) {
    if (keys[found] != key || !self->focus) continue;
    if (action == GLFW_PRESS) scrollkit_scroller_key(self->focus->scroller, found, glfwGetTime());
    if (action == GLFW_REPEAT) scrollkit_scroller_hold_key(self->focus->scroller, found, glfwGetTime());
    if (action == GLFW_RELEASE) scrollkit_scroller_release_key(self->focus->scroller, found, glfwGetTime());
  }
  if (self->program_key) self->program_key(window, key, scancode, action, modifiers);
}

/* Sets callbacks of a window, once. Those that were set before are still called, after ScrollKit's. */
static inline void scrollkit_glfw_install(scrollkit_glfw *self, GLFWwindow *window) {
  if (scrollkit_glfw_find(window)) return;
  self->window = window;
  self->next = scrollkit_glfw_installed;
  scrollkit_glfw_installed = self;
  self->program_scroll = glfwSetScrollCallback(window, scrollkit_glfw_on_scroll);
  self->program_position = glfwSetCursorPosCallback(window, scrollkit_glfw_on_position);
  self->program_button = glfwSetMouseButtonCallback(window, scrollkit_glfw_on_button);
  self->program_key = glfwSetKeyCallback(window, scrollkit_glfw_on_key);
}

/* Sets the callbacks back. Call it before glfwDestroyWindow, or before `self` ends, if the program goes on. */
static inline void scrollkit_glfw_uninstall(scrollkit_glfw *self) {
  scrollkit_glfw **link = &scrollkit_glfw_installed;
  while (*link && *link != self) link = &(*link)->next;
  if (!*link) return;
  *link = self->next;
  glfwSetScrollCallback(self->window, self->program_scroll);
  glfwSetCursorPosCallback(self->window, self->program_position);
  glfwSetMouseButtonCallback(self->window, self->program_button);
  glfwSetKeyCallback(self->window, self->program_key);
}

/* Reads all frames at the present time. Returns whether content moves: then draw another frame. */
static inline int scrollkit_glfw_tick(scrollkit_glfw *self) {
  int moves = 0;
  for (scrollkit_glfw_view *view = self->first; view; view = view->next) {
    scrollkit_scroller_tick(view->scroller, glfwGetTime(), &view->frame);
    moves |= (int)view->frame.needs_tick;
  }
  return moves;
}
#endif
