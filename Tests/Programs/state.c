/* Reads the state of a scroller and names its values. */
#include "state.h"

#include <string.h>

uint64_t reads_made;

#define READ(field, call)                             \
  do {                                                \
    field.struct_size = sizeof field;                 \
    reads_made++;                                     \
    if ((call) != SCROLLKIT_STATUS_OK) memset(&field, 0, sizeof field); \
  } while (0)

static void read_list(scrollkit_list *list, struct list_state *state) {
  READ(state->size, scrollkit_list_get_size(list, &state->size));
  state->size.memory = 0;  // a refused edit may leave more of it
  if (state->size.count > 0) {
    READ(state->first_item, scrollkit_list_get_item(list, 0, &state->first_item));
    READ(state->last_item, scrollkit_list_get_item(list, state->size.count - 1, &state->last_item));
  }
  READ(state->frame, scrollkit_list_get_frame(list, &state->frame, NULL, 0));
  READ(state->conversation, scrollkit_list_get_conversation(list, &state->conversation));
  scrollkit_list_get_offset(list, &state->offset);
  scrollkit_list_get_position(list, &state->position_item, &state->position_within);
  scrollkit_list_get_upcoming(
      list, state->upcoming_items, state->upcoming_times, MOST_UPCOMING, &state->upcoming);
  reads_made += 3;
}

/** The distance of a sticky column's left from the viewport's becomes that of its right. */
static void mirror_sticky(scrollkit_list *columns, struct state *state) {
  scrollkit_list_frame *frame = &state->lists[SCROLLKIT_AXIS_X].frame;
  scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
  scrollkit_list_get_item(columns, frame->sticky_item, &item);
  double width = item.extent * (state->zoom.struct_size > 0 ? state->zoom.scale : 1);
  frame->sticky_position = VIEWPORT_WIDTH - width - frame->sticky_position;
}

void read_state(const struct world *world, uint32_t number, struct state *state) {
  scrollkit_scroller *scroller = world->scrollers[number];
  memset(state, 0, sizeof *state);
  for (int axis = 0; axis < 2; axis++)
    if (world->lists[number][axis] != NULL) read_list(world->lists[number][axis], &state->lists[axis]);
  if (scroller == NULL) return;
  READ(state->frame, scrollkit_scroller_get_frame(scroller, &state->frame));
  READ(state->context, scrollkit_scroller_get_context(scroller, &state->context));
  READ(state->feel, scrollkit_scroller_get_feel_values(scroller, &state->feel));
  READ(state->top, scrollkit_top_get_state(scroller, &state->top));
  for (uint32_t header = 0; header < MOST_HEADERS; header++)
    READ(state->headers[header], scrollkit_header_get_state(scroller, header, &state->headers[header]));
  READ(state->nub, scrollkit_nub_get_state(scroller, &state->nub));
  for (uint32_t axis = 0; axis < 2; axis++)
    READ(state->bars[axis], scrollkit_scrollbar_get_state(scroller, axis, &state->bars[axis]));
  READ(state->snap, scrollkit_snap_get_state(scroller, &state->snap));
  READ(state->zoom, scrollkit_zoom_get_state(scroller, &state->zoom));
  READ(state->refresh, scrollkit_refresh_get_state(scroller, &state->refresh));
  READ(state->meter, scrollkit_meter_get_report(scroller, &state->meter));
  if (world->mirrored && state->lists[SCROLLKIT_AXIS_X].frame.has_sticky)
    mirror_sticky(world->lists[number][SCROLLKIT_AXIS_X], state);
}

/** Tolerances between two equal runs, in points, points per second and seconds. */
static const double exact = 0, near = 1e-7, fast = 1e-4, soon = 1e-6;

#define SHOW(part, field, tolerance) \
  show(context, (struct value){#part "." #field, (double)state->part.field, tolerance})
#define SHOW_ALIAS(name, part, field, tolerance) \
  show(context, (struct value){#name "." #field, (double)part.field, tolerance})

static void show_frame(
    const struct state *state, void *context, void (*show)(void *context, struct value value)) {
  SHOW(frame, phase, exact);
  SHOW(frame, needs_tick, exact);
  SHOW(frame, offset_x, near);
  SHOW(frame, offset_y, near);
  SHOW(frame, target_x, 10 * near);
  SHOW(frame, target_y, 10 * near);
  SHOW(frame, velocity_x, fast);
  SHOW(frame, velocity_y, fast);
  SHOW(frame, overscroll_x, near);
  SHOW(frame, overscroll_y, near);
  SHOW(frame, progress_x, near);
  SHOW(frame, progress_y, near);
  SHOW(frame, edge_x, 10 * near);
  SHOW(frame, edge_y, 10 * near);
  SHOW(frame, scale, near);
}

static void show_context(
    const struct state *state, void *context, void (*show)(void *context, struct value value)) {
  SHOW(context, is_scrolling, exact);
  SHOW(context, is_animating, exact);
  SHOW(context, is_tracking, exact);
  SHOW(context, heading, exact);
  SHOW(context, at_edges, exact);
  SHOW(context, began_x, near);
  SHOW(context, began_y, near);
  SHOW(context, expected_end_x, 10 * near);
  SHOW(context, expected_end_y, 10 * near);
  SHOW(context, ended_x, near);
  SHOW(context, ended_y, near);
  SHOW(context, tracking_x, near);
  SHOW(context, tracking_y, near);
  SHOW(context, zoom_scale, near);
  SHOW(context, zoom_began_scale, near);
}

static void show_behaviours(
    const struct state *state, void *context, void (*show)(void *context, struct value value)) {
  if (state->top.struct_size > 0) {
    SHOW(top, has_return_offset, exact);
    SHOW(top, return_offset, near);
    SHOW(top, is_visible, exact);
  }
  for (uint32_t header = 0; header < MOST_HEADERS && state->headers[header].struct_size > 0; header++) {
    SHOW_ALIAS(header, state->headers[header], position, near);
    SHOW_ALIAS(header, state->headers[header], top, near);
    SHOW_ALIAS(header, state->headers[header], visible_height, near);
    SHOW_ALIAS(header, state->headers[header], progress, near);
    SHOW_ALIAS(header, state->headers[header], stretch, near);
    SHOW_ALIAS(header, state->headers[header], is_snapping, exact);
  }
  if (state->nub.struct_size > 0) {
    SHOW(nub, is_grabbed, exact);
    SHOW(nub, y, near);
    SHOW(nub, length, near);
    SHOW(nub, alpha, soon);
    SHOW(nub, share, near);
    SHOW(nub, section, exact);
  }
  for (uint32_t axis = 0; axis < 2; axis++) {
    if (state->bars[axis].struct_size == 0) continue;
    SHOW_ALIAS(bar, state->bars[axis], held, exact);
    SHOW_ALIAS(bar, state->bars[axis], thumb_start, near);
    SHOW_ALIAS(bar, state->bars[axis], thumb_length, near);
  }
  if (state->refresh.struct_size > 0) {
    SHOW(refresh, step, exact);
    SHOW(refresh, pull, near);
    SHOW(refresh, progress, near);
  }
}

static void show_meter(
    const struct state *state, void *context, void (*show)(void *context, struct value value)) {
  SHOW(meter, scrolls, exact);
  SHOW(meter, frames, exact);
  SHOW(meter, same_frames, exact);
  SHOW(meter, janky_frames, exact);
  SHOW(meter, missed_by_delivery, exact);
  SHOW(meter, missed_in_fast_scroll, exact);
  SHOW(meter, missed_at_start_of_fling, exact);
  SHOW(meter, missed_in_fling, exact);
  SHOW(meter, predictor_janky_frames, exact);
  SHOW(meter, inputs, exact);
  SHOW(meter, mean_lag, near);
  SHOW(meter, largest_lag, near);
  SHOW(meter, largest_jerk, near);
}

static void show_places(
    const struct state *state, void *context, void (*show)(void *context, struct value value)) {
  if (state->snap.struct_size > 0) {
    SHOW(snap, index_x, near);
    SHOW(snap, index_y, near);
    SHOW(snap, target_x, near);
    SHOW(snap, target_y, near);
  }
  if (state->zoom.struct_size > 0) {
    SHOW(zoom, is_zooming, exact);
    SHOW(zoom, scale, near);
    SHOW(zoom, target_scale, near);
    SHOW(zoom, minimum, near);
    SHOW(zoom, maximum, near);
    SHOW(zoom, centering_x, near);
    SHOW(zoom, centering_y, near);
  }
}

static void show_list(
    const struct list_state *list, void *context, void (*show)(void *context, struct value value)) {
  SHOW_ALIAS(list, list->size, count, exact);
  SHOW_ALIAS(list, list->size, length, exact);
  SHOW_ALIAS(list, list->size, columns, exact);
  SHOW_ALIAS(last_item, list->last_item, start, exact);
  SHOW_ALIAS(last_item, list->last_item, kind, exact);
  SHOW_ALIAS(last_item, list->last_item, column, exact);
  SHOW_ALIAS(conversation, list->conversation, is_following, exact);
  SHOW_ALIAS(conversation, list->conversation, first_unread, exact);
  SHOW_ALIAS(conversation, list->conversation, unread_count, exact);
  SHOW_ALIAS(conversation, list->conversation, spacer, 10 * near);
  if (list->frame.struct_size == 0) return;
  SHOW_ALIAS(list_frame, list->frame, has_sticky, exact);
  SHOW_ALIAS(list_frame, list->frame, sticky_item, exact);
  SHOW_ALIAS(list_frame, list->frame, sticky_position, 10 * near);
}

void show_state(
    const struct state *state, int is_whole, void *context, void (*show)(void *context, struct value value)) {
  for (int axis = 0; axis < 2 && is_whole; axis++)
    if (state->lists[axis].size.struct_size > 0) show_list(&state->lists[axis], context, show);
  if (state->frame.struct_size == 0) return;
  show_frame(state, context, show);
  if (!is_whole) return;
  show_context(state, context, show);
  show_behaviours(state, context, show);
  show_places(state, context, show);
  if (state->meter.struct_size > 0) show_meter(state, context, show);
}
