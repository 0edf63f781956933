/* Operations that only twins need. */
#include "acts.h"

#include <math.h>

enum { MOST_VISIBLE = 256 };

OPERATION(disable_nub) { UNUSED; return scrollkit_nub_disable(scroller, TIME); }
OPERATION(disable_bar) { UNUSED; return scrollkit_scrollbar_disable(scroller, SCROLLKIT_AXIS_Y, TIME); }
OPERATION(disable_top) { UNUSED; return scrollkit_top_disable(scroller, TIME); }
OPERATION(remove_headers) { UNUSED; return scrollkit_header_remove_all(scroller, TIME); }

/** Attaches the lists of a scroller, which are attached to it. */
OPERATION(attach_once_more) {
  scrollkit_status status = SCROLLKIT_STATUS_OK;
  for (int axis = 0; axis < 2; axis++) {
    scrollkit_list *list = world->lists[step->scroller][axis];
    if (list != NULL) status = scrollkit_list_attach(list, scroller, TIME);
  }
  return status;
}

static size_t visible_rows(scrollkit_list *list, size_t rows[MOST_VISIBLE]) {
  scrollkit_list_frame frame = SCROLLKIT_LIST_FRAME_INIT;
  size_t count = 0;
  if (list == NULL || scrollkit_list_get_frame(list, &frame, NULL, 0) != SCROLLKIT_STATUS_OK) return 0;
  for (size_t row = frame.first; row < frame.first + frame.count && count < MOST_VISIBLE; row++) rows[count++] = row;
  return count;
}

OPERATION(read_rows) {
  UNUSED;
  size_t rows[MOST_VISIBLE];
  for (int axis = 0; axis < 2; axis++) visible_rows(world->lists[step->scroller][axis], rows);
  return SCROLLKIT_STATUS_OK;
}

OPERATION(measure_rows) {
  UNUSED;
  size_t rows[MOST_VISIBLE];
  for (int axis = 0; axis < 2; axis++) {
    scrollkit_list *list = world->lists[step->scroller][axis];
    size_t count = visible_rows(list, rows);
    for (size_t index = 0; index < count; index++) {
      scrollkit_list_item item = SCROLLKIT_LIST_ITEM_INIT;
      scrollkit_list_get_item(list, rows[index], &item);
      if (!item.is_measured) scrollkit_list_set_extents(list, rows[index], &item.extent, 1, TIME);
    }
  }
  return SCROLLKIT_STATUS_OK;
}

/** The list of a scroller that has one: the rows, or else the columns. */
static scrollkit_list *only_list(const struct world *world, const struct step *step) {
  scrollkit_list *const *lists = world->lists[step->scroller];
  return lists[SCROLLKIT_AXIS_Y] != NULL ? lists[SCROLLKIT_AXIS_Y] : lists[SCROLLKIT_AXIS_X];
}

enum { ROWS_AFTER = 40 };

/** Aims where an edit and its undoing are in range. A short list is edited nowhere. */
OPERATION(aim) {
  scrollkit_list *list = only_list(world, step);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  size_t row = 0;
  scrollkit_scroller_get_frame(scroller, &frame);
  scrollkit_list_get_size(list, &size);
  double offset = list == world->lists[step->scroller][SCROLLKIT_AXIS_Y] ? frame.offset_y : frame.offset_x;
  scrollkit_list_get_anchor(list, offset / frame.scale, &row, NULL);
  if (row + ROWS_AFTER > size.count) row = size.count < ROWS_AFTER ? 0 : size.count - ROWS_AFTER;
  world->aimed[step->scroller] = size.count < ROWS_AFTER ? 0 : row + 1;
  return SCROLLKIT_STATUS_OK;
}

OPERATION(edit_near) {
  struct step edit = *step;
  if (world->aimed[step->scroller] == 0) return SCROLLKIT_STATUS_NOT_FOUND;
  edit.choices[1] += (uint32_t)world->aimed[step->scroller] - 1;
  return edit_list.call(world, scroller, &edit);
}

OPERATION(collect) {
  (void)scroller;
  if (world->collected_count < MOST_COLLECTED) world->collected[world->collected_count++] = input_of(world, step);
  return SCROLLKIT_STATUS_OK;
}

OPERATION(push_collected) {
  call_collect(world, scroller, step);
  scrollkit_status status = scrollkit_scroller_push_many(scroller, world->collected, world->collected_count);
  world->collected_count = 0;
  return status;
}

// MARK: Lists by hand

static double length_of(scrollkit_list *list) {
  scrollkit_list_size size = SCROLLKIT_LIST_SIZE_INIT;
  return scrollkit_list_get_size(list, &size) == SCROLLKIT_STATUS_OK ? size.length : 0;
}

static scrollkit_geometry geometry_with(const struct world *world, const struct step *step) {
  scrollkit_geometry geometry = world->geometries[step->scroller];
  if (geometry.struct_size == 0) geometry = (scrollkit_geometry)SCROLLKIT_GEOMETRY_INIT;
  geometry.content_height = length_of(world->lists[step->scroller][SCROLLKIT_AXIS_Y]);
  return geometry;
}

OPERATION(set_geometry_by_hand) {
  scrollkit_geometry geometry = world->geometries[step->scroller] = geometry_of(world, step);
  if (world->lists[step->scroller][SCROLLKIT_AXIS_Y] != NULL) geometry = geometry_with(world, step);
  geometry.shift_x = X(4);
  geometry.shift_y = NUMBER(5);
  return scrollkit_scroller_set_geometry(scroller, &geometry, TIME);
}

/** Creates the list as `attach_list`, which is then detached. */
OPERATION(attach_by_hand) {
  scrollkit_status status = attach_list.call(world, scroller, step);
  scrollkit_list *list = world->lists[step->scroller][SCROLLKIT_AXIS_Y];
  if (status != SCROLLKIT_STATUS_OK || list == NULL) return status;
  scrollkit_list_detach(list, TIME);
  scrollkit_geometry geometry = geometry_with(world, step);
  scrollkit_anchor_set_policy(scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM, TIME);
  return scrollkit_scroller_set_geometry(scroller, &geometry, TIME);
}

static double start_of(scrollkit_list *list, size_t item) {
  scrollkit_list_item value = SCROLLKIT_LIST_ITEM_INIT;
  return scrollkit_list_get_item(list, item, &value) == SCROLLKIT_STATUS_OK ? value.start : length_of(list);
}

/** Makes one edit of the list, and tells the scroller the length at its place before and after it. */
OPERATION(edit_by_hand) {
  scrollkit_list *list = world->lists[step->scroller][SCROLLKIT_AXIS_Y];
  size_t item = CHOICE(1), count = CHOICE(2);
  uint32_t batch;
  if (list == NULL) return SCROLLKIT_STATUS_NOT_FOUND;
  scrollkit_status status = scrollkit_anchor_begin_update(scroller, TIME, &batch);
  if (status != SCROLLKIT_STATUS_OK) return status;
  int is_inserted = CHOICE(0) % 8 < 2, is_removed = CHOICE(0) % 8 == 2;
  double start = start_of(list, item);
  double removed = is_inserted ? 0 : start_of(list, item + count) - start;
  status = edit_list.call(world, scroller, step);
  double inserted = is_removed ? 0 : start_of(list, item + count) - start;
  if (status == SCROLLKIT_STATUS_OK) scrollkit_anchor_add_edit(scroller, start, removed, inserted);
  scrollkit_geometry geometry = geometry_with(world, step);
  return part_of(scrollkit_anchor_end_update(scroller, batch, &geometry, 1, TIME));
}

OPERATION(edit_near_by_hand) {
  struct step edit = *step;
  if (world->aimed[step->scroller] == 0) return SCROLLKIT_STATUS_NOT_FOUND;
  edit.choices[1] += (uint32_t)world->aimed[step->scroller] - 1;
  return call_edit_by_hand(world, scroller, &edit);
}

// MARK: A geometry that is set again

/** How much of the inset the headers do not cover whose inset is their visible height, in points. */
static double hidden_inset(scrollkit_scroller *scroller, uint32_t headers) {
  double hidden = 0;
  for (uint32_t header = 0; headers >> header != 0; header++) {
    scrollkit_header_state state = SCROLLKIT_HEADER_STATE_INIT;
    if (scrollkit_header_get_state(scroller, header, &state) != SCROLLKIT_STATUS_OK) break;
    if (headers >> header & 1) hidden -= state.position + state.stretch;
  }
  return hidden;
}

OPERATION(note_inset) {
  UNUSED;
  world->full_insets[step->scroller] = NUMBER(2) + hidden_inset(scroller, CHOICE(1));
  return SCROLLKIT_STATUS_OK;
}

OPERATION(set_geometry_again) {
  scrollkit_geometry geometry = geometry_of(world, step);
  geometry.inset_top = world->full_insets[step->scroller] - hidden_inset(scroller, CHOICE(1));
  return scrollkit_scroller_set_geometry(scroller, &geometry, TIME);
}

// MARK: Movements

enum { PARTS = 5 };

/** Ends all that is held. A drag then begins without a slop, and the scroll bar and the nub are enabled. */
OPERATION(pause_before) {
  UNUSED;
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_scroller_cancel(scroller, TIME);
  scrollkit_autoscroll_end(scroller, TIME);
  for (scrollkit_axis axis = 0; axis < 2; axis++) scrollkit_scrollbar_release(scroller, axis, TIME);
  scrollkit_nub_release(scroller, TIME);
  for (scrollkit_key key = SCROLLKIT_KEY_LINE_UP; key <= SCROLLKIT_KEY_END; key++) scrollkit_scroller_release_key(scroller, key, TIME);
  scrollkit_scroller_get_feel_values(scroller, &values);
  values.drag_start = SCROLLKIT_DRAG_START_CATCH_UP;
  values.slop = 0;
  scrollkit_scroller_set_feel_values(scroller, &values, TIME);
  scrollkit_scrollbar_enable(scroller, SCROLLKIT_AXIS_Y, NULL, TIME);
  scrollkit_nub_enable(scroller, NULL, TIME);
  scrollkit_nub_set_hover(scroller, 1, TIME);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);  // a nub shows when content moves, and a hidden one cannot be grabbed
  scrollkit_scroller_set_offset(scroller, frame.offset_x, frame.offset_y + 1, TIME);
  return scrollkit_scroller_set_offset(scroller, frame.offset_x, frame.offset_y, TIME);
}

/** The part of the distance of a movement that is in range; 0 if it is a rounding error. */
static double distance_of(scrollkit_scroller *scroller, const struct step *step) {
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_tick(scroller, TIME - 0.6, &frame);
  scrollkit_scroller_get_context(scroller, &context);
  double offset = frame.offset_y + NUMBER(0);
  if (offset > context.max_y) offset = context.max_y;
  if (offset < context.min_y) offset = context.min_y;
  double distance = offset - frame.offset_y;
  return fabs(distance) < 1e-9 ? 0 : distance;
}

/** The time of a part of a movement. */
static double time_of_part(const struct step *step, int part) { return TIME - 0.6 + 0.1 * part / PARTS; }

OPERATION(move_by_finger) {
  UNUSED;
  double distance = distance_of(scroller, step);
  scrollkit_scroller_press(scroller, 55, 160, 240, time_of_part(step, 0));
  for (int part = 1; part <= PARTS; part++)
    scrollkit_scroller_move(scroller, 55, 160, 240 - distance * part / PARTS, time_of_part(step, part));
  return scrollkit_scroller_release(scroller, 55, TIME);
}

static void push_pan(scrollkit_scroller *scroller, uint32_t kind, double distance, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.y = distance;
  input.time = time;
  scrollkit_scroller_push(scroller, &input);
}

OPERATION(move_by_pan) {
  double distance = distance_of(scroller, step);
  if (distance == 0) return call_move_by_finger(world, scroller, step);  // a touch that moves nothing is no drag, a pan is one
  push_pan(scroller, SCROLLKIT_INPUT_KIND_PAN_BEGIN, 0, time_of_part(step, 0));
  for (int part = 1; part <= PARTS; part++)
    push_pan(scroller, SCROLLKIT_INPUT_KIND_PAN_UPDATE, distance / PARTS, time_of_part(step, part));
  push_pan(scroller, SCROLLKIT_INPUT_KIND_PAN_END, 0, TIME);
  return SCROLLKIT_STATUS_OK;
}

static double offset_of(scrollkit_scroller *scroller) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);
  return frame.offset_y;
}

/** Drags a thumb until content is at an offset: the length of the track is the library's matter. A first drag is short, so that content
 * turns nowhere; the last one to an end of the range goes past it. */
static void drag_to(scrollkit_scroller *scroller, const struct step *step, double offset,
                    void (*drag)(scrollkit_scroller *scroller, double distance, double time)) {
  double distance = offset > offset_of(scroller) ? 0.01 : -0.01;
  scrollkit_context context = SCROLLKIT_CONTEXT_INIT;
  scrollkit_scroller_get_context(scroller, &context);
  for (int part = 1; part <= PARTS; part++) {
    double before = offset_of(scroller);
    if (fabs(offset - before) < 1e-9) break;
    drag(scroller, distance, time_of_part(step, part));
    double moved = offset_of(scroller) - before;
    if (moved == 0) break;
    distance *= (offset - offset_of(scroller)) / moved;
  }
  if (fabs(offset - context.min_y) < 1e-9) drag(scroller, -10, time_of_part(step, PARTS));
  if (fabs(offset - context.max_y) < 1e-9) drag(scroller, 10, time_of_part(step, PARTS));
}

/** Where the pointer holds the thumb along the track. */
static double held_at;

static void drag_thumb(scrollkit_scroller *scroller, double distance, double time) {
  held_at += distance;
  scrollkit_scrollbar_drag(scroller, SCROLLKIT_AXIS_Y, held_at, 0, time);
}

OPERATION(move_by_thumb) {
  double distance = distance_of(scroller, step), offset = offset_of(scroller) + distance;
  if (distance == 0) return call_move_by_finger(world, scroller, step);
  scrollkit_scrollbar_state bar = SCROLLKIT_SCROLLBAR_STATE_INIT;
  scrollkit_scrollbar_get_state(scroller, SCROLLKIT_AXIS_Y, &bar);
  held_at = bar.thumb_start + bar.thumb_length / 2;
  scrollkit_scrollbar_press(scroller, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_THUMB, held_at, time_of_part(step, 0));
  drag_to(scroller, step, offset, drag_thumb);
  return scrollkit_scrollbar_release(scroller, SCROLLKIT_AXIS_Y, TIME);
}

static void drag_nub_by(scrollkit_scroller *scroller, double distance, double time) {
  scrollkit_nub_drag(scroller, distance, 0, time);
}

OPERATION(move_by_nub) {
  uint32_t is_held;
  double distance = distance_of(scroller, step), offset = offset_of(scroller) + distance;
  if (distance == 0) return call_move_by_finger(world, scroller, step);
  scrollkit_nub_grab(scroller, time_of_part(step, 0), &is_held);
  if (!is_held) return call_move_by_finger(world, scroller, step);  // a hidden nub cannot be grabbed
  drag_to(scroller, step, offset, drag_nub_by);
  return scrollkit_nub_release(scroller, TIME);
}

OPERATION(move_by_host) {
  double distance = distance_of(scroller, step);
  if (fabs(distance) < PARTS) return call_move_by_finger(world, scroller, step);  // less than a point in each part
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);
  double x = frame.offset_x, y = frame.offset_y;
  scrollkit_scroller_sync(scroller, x, y, time_of_part(step, 0), &frame);
  for (int part = 1; part <= PARTS; part++)
    scrollkit_scroller_sync(scroller, x, y + distance * part / PARTS, time_of_part(step, part), &frame);
  scrollkit_scroller_sync(scroller, frame.offset_x, frame.offset_y, TIME, &frame);
  world->stored[step->scroller][0] = frame.offset_x;
  world->stored[step->scroller][1] = frame.offset_y;
  return SCROLLKIT_STATUS_OK;
}

// MARK: A new scroller

OPERATION(rest_here) { UNUSED; return SCROLLKIT_STATUS_OK; }

OPERATION(renew) {
  world->answered = (scrollkit_frame)SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &world->answered);
  destroy.call(world, scroller, step);
  return create.call(world, NULL, step);
}

OPERATION(restore_offset) {
  const scrollkit_frame *answered = &world->answered;
  if (answered->scale != 1) scrollkit_zoom_set_scale(scroller, answered->scale, 0, 0, 0, TIME, NULL);
  return scrollkit_scroller_set_offset(scroller, answered->offset_x, answered->offset_y, TIME);
}

// MARK: Geometries

OPERATION(set_geometry_transposed) {
  UNUSED;
  scrollkit_geometry geometry = geometry_of(world, step), transposed = SCROLLKIT_GEOMETRY_INIT;
  transposed.viewport_width = geometry.viewport_height;
  transposed.viewport_height = geometry.viewport_width;
  transposed.content_width = geometry.content_height;
  transposed.content_height = geometry.content_width;
  transposed.inset_left = geometry.inset_top;
  transposed.inset_right = geometry.inset_bottom;
  transposed.shift_x = NUMBER(5);
  transposed.shift_y = NUMBER(4);
  return scrollkit_scroller_set_geometry(scroller, &transposed, TIME);
}

OPERATION(set_geometry_halved) {
  UNUSED;
  scrollkit_geometry geometry = geometry_of(world, step);
  geometry.content_width /= 2;
  geometry.content_height /= 2;
  geometry.shift_x = NUMBER(4);
  geometry.shift_y = NUMBER(5);
  return scrollkit_scroller_set_geometry(scroller, &geometry, TIME);
}

// MARK: A perfect host

static void report_kind(struct world *world, scrollkit_input_kind kind, uint32_t flags, const scrollkit_frame *frame) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.flags = flags;
  input.time = world->time;
  if (kind == SCROLLKIT_INPUT_KIND_DID_SCROLL) input.x = frame->offset_x, input.y = frame->offset_y;
  scrollkit_scroller_push(world->scrollers[0], &input);
}

static int decelerates(scrollkit_phase phase) { return phase == SCROLLKIT_PHASE_COASTING || phase == SCROLLKIT_PHASE_BOUNCING; }

/** Reports what has changed in the frame of the driven scroller. */
static void report_frame(struct world *world) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT, last = world->answered;
  if (scrollkit_scroller_get_frame(world->scrollers[1], &frame) != SCROLLKIT_STATUS_OK) return;
  int drags = frame.phase == SCROLLKIT_PHASE_DRAGGING, dragged = last.phase == SCROLLKIT_PHASE_DRAGGING;
  world->answered = frame;
  if (drags && !dragged) report_kind(world, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0, &frame);
  if (frame.offset_x != last.offset_x || frame.offset_y != last.offset_y)
    report_kind(world, SCROLLKIT_INPUT_KIND_DID_SCROLL, 0, &frame);
  if (dragged && !drags) {
    uint32_t flags = decelerates(frame.phase) ? SCROLLKIT_INPUT_FLAGS_DECELERATES : 0;
    report_kind(world, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, flags, &frame);
  }
  if (decelerates(last.phase) && !decelerates(frame.phase))
    report_kind(world, SCROLLKIT_INPUT_KIND_DID_END_DECELERATING, 0, &frame);
}

OPERATION(observe) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = SCROLLKIT_MODE_OBSERVED;
  scrollkit_scroller_destroy(scroller);
  world->did_tick = report_frame;
  return scrollkit_trace_create_scroller(world->trace, &options, &world->scrollers[step->scroller]);
}
