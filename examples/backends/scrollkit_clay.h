/*
 * ScrollKit for Clay (0.14 and later), in one file: copy it, include it after clay.h, link scrollkit.
 *
 *   scrollkit_clay input = {0};
 *   scrollkit_clay_view list = {0};
 *   scrollkit_clay_add(&input, &list, CLAY_ID("list"), NULL, NULL);
 *   for each frame:
 *     scrollkit_clay_point(&input, mouse, is_down, time);   in place of Clay_SetPointerState
 *     for each wheel and key event:
 *       scrollkit_clay_push(&input, &event);                made as by scrollkit_input_from_sdl3_wheel
 *     scrollkit_clay_tick(&input, time);
 *     Clay_BeginLayout();
 *     in the element "list": .clip = {.vertical = true, .childOffset = scrollkit_clay_offset(&list)}
 *     commands = Clay_EndLayout(...);
 *     moves = scrollkit_clay_end(&input, time);
 *     draw the commands; if (moves) draw another frame at once; else wait for an event
 *
 * The pointer's events count as of the frame, `time` in seconds. Clay_UpdateScrollContainers still scrolls all other
 * containers, and forgets those that are no longer declared; it has no effect on a view.
 */
#ifndef SCROLLKIT_CLAY_H
#define SCROLLKIT_CLAY_H
#include <scrollkit.h>
#include <string.h>

/* A scroller and the element that clips its content. The other calls of ScrollKit take `scroller`. */
typedef struct scrollkit_clay_view {
  scrollkit_scroller *scroller; /* owned */
  scrollkit_frame frame;        /* of the last tick or end */
  scrollkit_geometry geometry;  /* of the last layout; insets may be set */
  scrollkit_geometry laid_out;  /* the geometry that was set last */
  Clay_ElementId id;
  struct scrollkit_clay_view *next;
} scrollkit_clay_view;

/* The views of a layout, and where its input goes. */
typedef struct scrollkit_clay {
  scrollkit_clay_view *first, *pressed, *focus; /* first: added last; focus: pressed last, receives keys */
  Clay_Vector2 pointer, corner; /* corner: of `pressed`, at its press */
  int is_down;                  /* the pointer */
} scrollkit_clay;

/* Creates the scroller of a view. A view is hit before those added before it: add a parent first. */
static inline scrollkit_status scrollkit_clay_add(scrollkit_clay *self, scrollkit_clay_view *view, Clay_ElementId id,
    scrollkit_clay_view *parent, const scrollkit_scroller_options *options) {
  scrollkit_status status = scrollkit_scroller_create(options, &view->scroller);
  if (status != SCROLLKIT_STATUS_OK) return status;
  view->frame.struct_size = sizeof view->frame;
  view->geometry.struct_size = view->laid_out.struct_size = sizeof view->geometry;
  view->id = id;
  view->next = self->first;
  self->first = view;
  if (!self->focus) self->focus = view;
  return parent ? scrollkit_nest_set_parent(view->scroller, parent->scroller, 0) : status;
}

/* Removes a view and destroys its scroller. The views in it then chain to its parent. */
static inline void scrollkit_clay_remove(scrollkit_clay *self, scrollkit_clay_view *view) {
  scrollkit_clay_view **link = &self->first;
  while (*link && *link != view) link = &(*link)->next;
  if (!*link) return;
  *link = view->next;
  if (self->pressed == view) self->pressed = NULL;
  if (self->focus == view) self->focus = self->first;
  scrollkit_scroller_destroy(view->scroller);
  view->scroller = NULL;
}

/* Returns the view added last that is under the pointer, or NULL. */
static inline scrollkit_clay_view *scrollkit_clay_hit(const scrollkit_clay *self) {
  scrollkit_clay_view *view = self->first;
  while (view && !Clay_PointerOver(view->id)) view = view->next;
  return view;
}

/* Sets Clay's pointer, and forwards it: once a frame, before the other events. */
static inline void scrollkit_clay_point(scrollkit_clay *self, Clay_Vector2 pointer, int is_down, double time) {
  Clay_SetPointerState(pointer, is_down);
  if (is_down && !self->is_down && (self->pressed = scrollkit_clay_hit(self))) {
    Clay_BoundingBox box = Clay_GetElementData(self->pressed->id).boundingBox;
    self->focus = self->pressed;
    self->corner.x = box.x, self->corner.y = box.y;
    scrollkit_scroller_press(self->pressed->scroller, 0, pointer.x - box.x, pointer.y - box.y, time);
  } else if (self->pressed && (pointer.x != self->pointer.x || pointer.y != self->pointer.y)) {
    scrollkit_scroller_move(self->pressed->scroller, 0, pointer.x - self->corner.x, pointer.y - self->corner.y, time);
  }
  self->pointer = pointer, self->is_down = is_down;
  if (!self->pressed || is_down) return;
  scrollkit_scroller_release(self->pressed->scroller, 0, time);
  self->pressed = NULL;
}

/* Forwards an event: a key to the focus, another one to the view under the pointer. Returns 1 if it took it, else 0. */
static inline int scrollkit_clay_push(scrollkit_clay *self, const scrollkit_input *event) {
  int is_key = event->kind == SCROLLKIT_INPUT_KIND_KEY || event->kind == SCROLLKIT_INPUT_KIND_KEY_HELD ||
               event->kind == SCROLLKIT_INPUT_KIND_KEY_UP;
  scrollkit_clay_view *view = is_key ? self->focus : scrollkit_clay_hit(self);
  scrollkit_input input = *event;
  if (!view) return 0;
  if (!is_key) { /* where the wheel zooms */
    Clay_BoundingBox box = Clay_GetElementData(view->id).boundingBox;
    input.focus_x = self->pointer.x - box.x, input.focus_y = self->pointer.y - box.y;
  }
  return scrollkit_scroller_push(view->scroller, &input) == SCROLLKIT_STATUS_OK;
}

/* Reads all frames, before Clay_BeginLayout. */
static inline void scrollkit_clay_tick(scrollkit_clay *self, double time) {
  for (scrollkit_clay_view *view = self->first; view; view = view->next)
    scrollkit_scroller_tick(view->scroller, time, &view->frame);
}

/* Returns the childOffset of a view's element. */
static inline Clay_Vector2 scrollkit_clay_offset(const scrollkit_clay_view *view) {
  Clay_Vector2 offset = {(float)-view->frame.offset_x, (float)-view->frame.offset_y};
  return offset;
}

/* Reads the sizes of all views, after Clay_EndLayout. Returns whether content moves: then draw another frame. */
static inline int scrollkit_clay_end(scrollkit_clay *self, double time) {
  int moves = 0;
  for (scrollkit_clay_view *view = self->first; view; view = view->next) {
    Clay_ScrollContainerData data = Clay_GetScrollContainerData(view->id);
    scrollkit_geometry *geometry = &view->geometry;
    double x = view->frame.offset_x, y = view->frame.offset_y;
    if (data.found) { /* declared in this layout */
      geometry->viewport_width = data.scrollContainerDimensions.width;
      geometry->viewport_height = data.scrollContainerDimensions.height;
      geometry->content_width = data.config.horizontal ? data.contentDimensions.width : geometry->viewport_width;
      geometry->content_height = data.config.vertical ? data.contentDimensions.height : geometry->viewport_height;
    }
    if (memcmp(&view->laid_out, geometry, sizeof *geometry) != 0 &&
        scrollkit_scroller_set_geometry(view->scroller, geometry, time) == SCROLLKIT_STATUS_OK)
      view->laid_out = *geometry;
    scrollkit_scroller_tick(view->scroller, time, &view->frame);
    moves |= view->frame.needs_tick || view->frame.offset_x != x || view->frame.offset_y != y;
  }
  return moves;
}
#endif
