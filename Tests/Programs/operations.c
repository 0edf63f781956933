/* The calls that a program makes. */
#include <math.h>

#include "operations.h"

double time_of(const struct step *step) {
  static const double invalid[] = {NAN, INFINITY, -INFINITY, 1e300};
  return step->fault == 0 ? step->time : invalid[(step->fault - 1) % 4];
}

scrollkit_status part_of(scrollkit_status status) { return status < SCROLLKIT_STATUS_OK ? 1 : status; }

int has_mirror(const struct step *step) {
  const struct operation *operation = step->operation;
  if (operation == &enable_bar) return step->choices[0] != 0;  // along y
  if (operation == &set_nest_order) return step->choices[0] % 3 == 0;  // the same order in both directions
  return operation != &set_areas && operation != &show_rect && operation != &scroll_into_view &&
         operation != &zoom_to_rect;
}

/** Exchanges the keys to the left and to the right. */
static uint32_t mirrored_key(const struct world *world, uint32_t key) {
  return world->mirrored && key < 8 && (key & 2) != 0 ? key ^ 1 : key;
}

OPERATION(refused) { UNUSED; return -(scrollkit_status)CHOICE(0); }

// MARK: Set-up

/** Creates a scroller in place of one that was destroyed. */
DEFINE(create, 0, 0) {
  UNUSED;
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = world->mode;
  if (scroller != NULL) return SCROLLKIT_STATUS_OK;
  return scrollkit_trace_create_scroller(world->trace, &options, &world->scrollers[step->scroller]);
}

/** Its children lose their parent, and content in a chain stays where it is. */
UNTIMED_OPERATION(destroy) {
  world->scrollers[step->scroller] = NULL;
  scrollkit_scroller_destroy(scroller);
  return SCROLLKIT_STATUS_OK;
}

STILL_OPERATION(set_feel) { UNUSED; return scrollkit_scroller_set_feel(scroller, CHOICE(0), TIME); }

/** Sets rules for wheels, drags and edges, and the stiffness and damping of a spring. */
STILL_OPERATION(set_feel_rules) {
  UNUSED;
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT, others = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_scroller_get_feel_values(scroller, &values);
  scrollkit_feel_get_values(CHOICE(0), &others);
  values.wheel_smoothing = CHOICE(1) % 10;
  values.motion_end = CHOICE(1) / 90;
  values.drag_start = CHOICE(2) % 5;
  values.direction_lock = CHOICE(2) / 4 % 4;
  values.trackpad_lock = CHOICE(2) / 16 % 4;
  values.fingers = CHOICE(2) / 16 % 4;
  values.fling_boost = CHOICE(2) / 64 % 5;
  values.velocity_rule = CHOICE(1) / 10 % 9;
  values.bounce_rule = others.bounce_rule;
  values.bounce_stiffness = NUMBER(0);
  values.bounce_damping_ratio = NUMBER(1);
  values.edge_top = CHOICE(3) % 4;
  values.edge_bottom = CHOICE(3) / 4 % 4;
  uint32_t left = CHOICE(3) / 16 % 4, right = CHOICE(3) / 64 % 4;
  values.edge_left = world->mirrored ? right : left;
  values.edge_right = world->mirrored ? left : right;
  return scrollkit_scroller_set_feel_values(scroller, &values, TIME);
}

STILL_OPERATION(set_preferences) {
  scrollkit_preferences preferences = SCROLLKIT_PREFERENCES_INIT;
  if (CHOICE(0)) world->may_jump = 1;
  preferences.reduces_motion = CHOICE(0);
  preferences.stops_momentum = CHOICE(1);
  preferences.resamples = CHOICE(2);
  return scrollkit_scroller_set_preferences(scroller, &preferences, TIME);
}

/** Sets along which axes the user scrolls, and which of them always bounce. */
STILL_OPERATION(set_axes) {
  UNUSED;
  scrollkit_status status = scrollkit_scroller_set_scroll_enabled(scroller, CHOICE(0), CHOICE(1), TIME);
  return status != SCROLLKIT_STATUS_OK ? status
                                       : part_of(scrollkit_scroller_set_always_bounces(scroller, CHOICE(2), CHOICE(3), TIME));
}

/** A host that owns the offset stores whole points of what the last such call returned, unless it has moved the content. */
OPERATION(sync_host) {
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  double *stored = world->stored[step->scroller];
  double x = CHOICE(0) ? X(0) : stored[0], y = CHOICE(0) ? NUMBER(1) : stored[1];
  scrollkit_status status = scrollkit_scroller_sync(scroller, x, y, TIME, &frame);
  if (status == SCROLLKIT_STATUS_OK) stored[0] = trunc(frame.offset_x), stored[1] = trunc(frame.offset_y);
  return status;
}

scrollkit_geometry geometry_of(const struct world *world, const struct step *step) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = VIEWPORT_WIDTH;
  geometry.viewport_height = 480 - 40 * trunc(fmod(fmin(fabs(NUMBER(1)), 1e6), 7));
  geometry.content_width = NUMBER(0);
  geometry.content_height = NUMBER(1);
  geometry.inset_top = NUMBER(2);
  geometry.inset_bottom = NUMBER(3);
  geometry.right_to_left = world->mirrored && CHOICE(0) < 2 ? !CHOICE(0) : CHOICE(0);
  return geometry;
}

OPERATION(set_geometry) {
  UNUSED;
  scrollkit_geometry geometry = geometry_of(world, step);
  geometry.shift_x = X(4);
  geometry.shift_y = NUMBER(5);
  return scrollkit_scroller_set_geometry(scroller, &geometry, TIME);
}

STILL_OPERATION(set_snapping) {
  UNUSED;
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  options.kind = CHOICE(0);
  options.rule = CHOICE(1);
  options.strictness = CHOICE(2);
  options.length = NUMBER(0);
  options.spacing = NUMBER(1);
  options.count = CHOICE(0) == SCROLLKIT_SNAP_KIND_ITEMS ? CHOICE(1) : 12;
  options.alignment = 1 + CHOICE(1) % 3;
  options.stops = CHOICE(1) >> 2 & 1;
  return scrollkit_snap_set_options(scroller, CHOICE(3), &options, TIME);
}

/** Sets twelve snap areas with this average distance. */
OPERATION(set_areas) {
  UNUSED;
  scrollkit_snap_area areas[12];
  double index = 0;
  for (uint32_t key = 0; key < 12; key++) {
    areas[key] = (scrollkit_snap_area)SCROLLKIT_SNAP_AREA_INIT;
    areas[key].key = key;
    areas[key].x = areas[key].y = index;
    areas[key].width = areas[key].height = 300;
    areas[key].align_x = 1;
    areas[key].align_y = 1 + (CHOICE(0) >> key) % 3;
    areas[key].stops = (CHOICE(1) >> key & 7) == 7;
    index += NUMBER(0) * (0.5 + (CHOICE(2) >> key & 1));
  }
  return scrollkit_snap_set_areas(scroller, areas, 12, 0, TIME);
}

OPERATION(enable_zoom) {
  UNUSED;
  scrollkit_zoom_options options = SCROLLKIT_ZOOM_OPTIONS_INIT;
  options.minimum = NUMBER(0);
  options.maximum = NUMBER(1);
  options.centers = CHOICE(0);
  return scrollkit_zoom_enable(scroller, &options, TIME);
}

OPERATION(disable_zoom) { UNUSED; return scrollkit_zoom_disable(scroller, TIME); }

/** Sets the limits of an observed scroller's scale. */
STILL_OPERATION(limit_zoom) { UNUSED; return scrollkit_zoom_set_limits(scroller, NUMBER(0), NUMBER(1), TIME); }

static scrollkit_header_options header_of(const struct step *step) {
  scrollkit_header_options options = SCROLLKIT_HEADER_OPTIONS_INIT;
  options.mode = CHOICE(0) % 6;
  options.snaps = CHOICE(1) & 1;
  options.stretches = CHOICE(1) >> 1 & 1;
  options.only_by_user = CHOICE(1) >> 2 & 1;
  options.inset = CHOICE(1) >> 3 & 1;
  options.height = NUMBER(0);
  options.minimum_height = NUMBER(1);
  options.tolerance = NUMBER(2);
  options.stretch_trigger = NUMBER(3);
  options.parallax = 0.5;
  return options;
}

DEFINE(enable_header, 0, 0) {
  UNUSED;
  uint32_t header;
  scrollkit_header_options options = header_of(step);
  return scrollkit_header_add(scroller, &options, TIME, &header);
}

OPERATION(set_header) {
  UNUSED;
  scrollkit_header_options options = header_of(step);
  return scrollkit_header_set_options(scroller, 0, &options, TIME);
}

/** Sets the host's own position of a header. */
STILL_OPERATION(move_header) {
  UNUSED;
  return scrollkit_header_set_position(scroller, CHOICE(0), NUMBER(0), TIME);
}

STILL_OPERATION(enable_nub) {
  UNUSED;
  scrollkit_nub_options options = SCROLLKIT_NUB_OPTIONS_INIT;
  options.is_proportional = CHOICE(0);
  options.rule = CHOICE(1);
  options.fine_distance = NUMBER(0);
  scrollkit_status status = scrollkit_nub_enable(scroller, &options, TIME);
  double starts[] = {0, NUMBER(1), 2 * NUMBER(1), 5 * NUMBER(1)};
  return status == SCROLLKIT_STATUS_OK ? part_of(scrollkit_nub_set_sections(scroller, starts, 4, TIME)) : status;
}

STILL_OPERATION(enable_top) {
  UNUSED;
  scrollkit_top_options options = SCROLLKIT_TOP_OPTIONS_INIT;
  return scrollkit_top_enable(scroller, &options, TIME);
}

STILL_OPERATION(enable_bar) {
  UNUSED;
  scrollkit_scrollbar_options options = SCROLLKIT_SCROLLBAR_OPTIONS_INIT;
  options.jumps_to_click = CHOICE(1);
  options.snap_back = NUMBER(0);
  return scrollkit_scrollbar_enable(scroller, CHOICE(0), &options, TIME);
}

STILL_OPERATION(set_anchor) { UNUSED; return scrollkit_anchor_set_policy(scroller, CHOICE(0), TIME); }

UNTIMED_OPERATION(enable_meter) {
  UNUSED;
  scrollkit_meter_options options = SCROLLKIT_METER_OPTIONS_INIT;
  options.frames_per_second = NUMBER(0);
  options.pixels_per_point = NUMBER(1);
  options.is_horizontal = CHOICE(0);
  return scrollkit_meter_enable(scroller, &options);
}
UNTIMED_OPERATION(set_nest_order) { UNUSED; return scrollkit_nest_set_order(scroller, CHOICE(0)); }
UNTIMED_OPERATION(set_latching) { UNUSED; return scrollkit_nest_set_latching(scroller, CHOICE(0)); }
UNTIMED_OPERATION(set_overscroll) {
  UNUSED;
  return scrollkit_nest_set_overscroll_behavior(scroller, CHOICE(0), CHOICE(1));
}

/** An invalid number means no parent. */
STILL_OPERATION(set_parent) {
  scrollkit_scroller *parent = CHOICE(0) < world->count ? world->scrollers[CHOICE(0)] : NULL;
  return scrollkit_nest_set_parent(scroller, parent, TIME);
}

/** Both scrollers of a linked program scroll as one along y: from the top to `NUMBER(1)` of both, then at the pace `NUMBER(2)`. */
OPERATION(link_both) {
  (void)scroller;
  double end = NUMBER(1), positions[] = {0, 0, end, end, end + 1000, end + 1000 * NUMBER(2)};
  size_t count = CHOICE(0) % 2 ? sizeof positions / sizeof *positions : 0;
  return scrollkit_link_update(world->scrollers[0], world->scrollers[1], SCROLLKIT_AXIS_Y, NUMBER(0), positions, count, TIME);
}

// MARK: User input

STILL_OPERATION(press) { UNUSED; return scrollkit_scroller_press(scroller, CHOICE(0), POINT_X(0), NUMBER(1), TIME); }
OPERATION(move) { UNUSED; return scrollkit_scroller_move(scroller, CHOICE(0), POINT_X(0), NUMBER(1), TIME); }
OPERATION(release) { UNUSED; return scrollkit_scroller_release(scroller, CHOICE(0), TIME); }
OPERATION(cancel) { UNUSED; return scrollkit_scroller_cancel(scroller, TIME); }
OPERATION(wheel) { UNUSED; return scrollkit_scroller_wheel(scroller, X(0), NUMBER(1), CHOICE(0), TIME); }
OPERATION(key) { UNUSED; return scrollkit_scroller_key(scroller, mirrored_key(world, CHOICE(0)), TIME); }
OPERATION(hold_key) {
  UNUSED;
  scrollkit_key key = mirrored_key(world, CHOICE(0));
  return CHOICE(1) ? scrollkit_scroller_hold_key(scroller, key, TIME)
                   : scrollkit_scroller_release_key(scroller, key, TIME);
}
STILL_OPERATION(steer) { UNUSED; return scrollkit_autoscroll_set_velocity(scroller, X(0), NUMBER(1), TIME); }
OPERATION(steer_end) { UNUSED; return scrollkit_autoscroll_end(scroller, TIME); }

STILL_OPERATION(autoscroll) {
  UNUSED;
  scrollkit_autoscroll_options options = SCROLLKIT_AUTOSCROLL_OPTIONS_INIT;
  options.rule = CHOICE(0);
  return scrollkit_autoscroll_begin(scroller, &options, X(0), NUMBER(1), TIME);
}
STILL_OPERATION(autoscroll_move) { UNUSED; return scrollkit_autoscroll_move(scroller, X(0), NUMBER(1), TIME); }
OPERATION(autoscroll_end) {
  UNUSED;
  uint32_t goes_on;
  scrollkit_status status = scrollkit_autoscroll_release(scroller, TIME, &goes_on);
  return status != SCROLLKIT_STATUS_OK ? status : part_of(scrollkit_autoscroll_end(scroller, TIME));
}
STILL_OPERATION(edge_scroll) {
  UNUSED;
  scrollkit_autoscroll_options options = SCROLLKIT_AUTOSCROLL_OPTIONS_INIT;
  return scrollkit_autoscroll_drag(scroller, &options, POINT_X(0), NUMBER(1), TIME);
}

/** Whether it reports a scale. */
static int reports_scale(uint32_t kind) {
  return kind >= SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING && kind <= SCROLLKIT_INPUT_KIND_DID_END_ZOOMING;
}

/** The x of an input: a position in the viewport, or a distance or an offset. */
static double pushed_x(const struct world *world, const struct step *step) {
  switch (CHOICE(0)) {
    case SCROLLKIT_INPUT_KIND_PINCH_BEGIN: case SCROLLKIT_INPUT_KIND_PINCH_UPDATE:
    case SCROLLKIT_INPUT_KIND_DID_TRACK: return POINT_X(0);
    default: return X(0);
  }
}

scrollkit_input input_of(const struct world *world, const struct step *step) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = CHOICE(0);
  input.flags = CHOICE(1);
  input.unit = CHOICE(2);
  input.time = TIME;
  input.x = pushed_x(world, step);
  input.y = NUMBER(1);
  input.scale = NUMBER(reports_scale(CHOICE(0)) ? 0 : 2);
  input.velocity_y = NUMBER(3);
  input.focus_x = POINT_X(4);
  input.focus_y = NUMBER(5);
  return input;
}

/** Pushes an input of any kind. */
OPERATION(push) {
  UNUSED;
  scrollkit_input input = input_of(world, step);
  return scrollkit_scroller_push(scroller, &input);
}

OPERATION(report_release) {
  UNUSED;
  double x, y;
  return scrollkit_scroller_report_release(
    scroller, X(2), NUMBER(3), X(0), NUMBER(1), CHOICE(0), TIME, &x, &y);
}

OPERATION(press_bar) {
  UNUSED;
  return scrollkit_scrollbar_press(scroller, CHOICE(0), CHOICE(1), NUMBER(0), TIME);
}
OPERATION(drag_bar) { UNUSED; return scrollkit_scrollbar_drag(scroller, CHOICE(0), NUMBER(0), NUMBER(1), TIME); }
OPERATION(release_bar) { UNUSED; return scrollkit_scrollbar_release(scroller, CHOICE(0), TIME); }

STILL_OPERATION(grab_nub) {
  UNUSED;
  uint32_t is_held;
  return scrollkit_nub_grab(scroller, TIME, &is_held);
}
OPERATION(drag_nub) { UNUSED; return scrollkit_nub_drag(scroller, NUMBER(0), NUMBER(1), TIME); }
OPERATION(release_nub) { UNUSED; return scrollkit_nub_release(scroller, TIME); }
STILL_OPERATION(hover_nub) { UNUSED; return scrollkit_nub_set_hover(scroller, CHOICE(0), TIME); }

// MARK: Programmatic calls

OPERATION(scroll_to) {
  UNUSED;
  return scrollkit_scroller_scroll_to(scroller, X(0), NUMBER(1), CHOICE(0), TIME, NULL);
}
OPERATION(scroll_by) { UNUSED; return scrollkit_scroller_scroll_by(scroller, X(0), NUMBER(1), TIME, NULL); }
OPERATION(show_rect) {
  UNUSED;
  return scrollkit_scroller_scroll_rect_to_visible(
      scroller, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3), CHOICE(0), TIME, NULL);
}

scrollkit_scroll_options scroll_options_of(const struct world *world, const struct step *step) {
  scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
  options.align_x = CHOICE(0) % 5;
  options.align_y = CHOICE(0) / 5;
  options.curve = CHOICE(1);
  options.at_once = CHOICE(2) == 0;
  options.duration = CHOICE(2) == 1 ? NUMBER(2) : 0;
  options.speed = CHOICE(2) == 2 ? 2000 * NUMBER(2) : 0;
  options.curve_x1 = CHOICE(1) % 11 / 10.0;
  options.curve_y1 = CHOICE(1) % 7 / 6.0;
  options.curve_x2 = CHOICE(1) % 5 / 4.0;
  options.margin_top = NUMBER(3);
  options.margin_bottom = 30;
  options.margin_left = world->mirrored ? 5 : NUMBER(3);
  options.margin_right = world->mirrored ? NUMBER(3) : 5;
  return options;
}

OPERATION(animate_to) {
  UNUSED;
  scrollkit_scroll_options options = scroll_options_of(world, step);
  options.axes = CHOICE(3);
  return scrollkit_scroller_animate_to(scroller, X(0), NUMBER(1), &options, TIME, NULL);
}
OPERATION(scroll_into_view) {
  UNUSED;
  scrollkit_scroll_options options = scroll_options_of(world, step);
  options.axes = CHOICE(3);
  return scrollkit_scroller_scroll_into_view(scroller, NUMBER(0), NUMBER(1), 100, 200, &options, TIME, NULL);
}
OPERATION(set_offset) { UNUSED; return scrollkit_scroller_set_offset(scroller, X(0), NUMBER(1), TIME); }
STILL_OPERATION(stop) { UNUSED; return scrollkit_scroller_stop(scroller, TIME); }
/** Content moves by the shift alone. */
STILL_OPERATION(shift) { UNUSED; return scrollkit_scroller_shift(scroller, X(0), NUMBER(1), TIME); }
OPERATION(snap_to) { UNUSED; return scrollkit_snap_scroll_to(scroller, CHOICE(0), NUMBER(0), TIME, NULL); }
OPERATION(zoom_to) {
  UNUSED;
  return scrollkit_zoom_set_scale(scroller, NUMBER(0), POINT_X(1), NUMBER(2), CHOICE(0), TIME, NULL);
}
OPERATION(zoom_to_rect) {
  UNUSED;
  return scrollkit_zoom_show_rect(
      scroller, NUMBER(0), NUMBER(1), NUMBER(2), NUMBER(3), CHOICE(0), TIME, NULL);
}
OPERATION(double_tap) {
  UNUSED;
  return scrollkit_zoom_double_tap(scroller, POINT_X(0), NUMBER(1), NUMBER(2), TIME, NULL);
}
OPERATION(trigger_home) { UNUSED; return scrollkit_top_trigger_home(scroller, NUMBER(0), 2, TIME); }
OPERATION(trigger_top) { UNUSED; return scrollkit_top_trigger(scroller, 1, TIME); }

/** Removes and inserts rows: a batch with one edit. */
OPERATION(edit_content) {
  UNUSED;
  uint32_t batch;
  scrollkit_geometry geometry = geometry_of(world, step);
  scrollkit_status status = scrollkit_anchor_begin_update(scroller, TIME, &batch);
  if (status != SCROLLKIT_STATUS_OK) return status;
  double removed = CHOICE(1), inserted = CHOICE(2), index = CHOICE(3);
  scrollkit_anchor_add_edit(scroller, index, removed, inserted);
  return part_of(scrollkit_anchor_end_update(scroller, batch, &geometry, 1, TIME));
}
