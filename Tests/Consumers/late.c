/*
 * Calls every function that takes a time with a time before the scroller's clock: the result equals that of the same
 * call at the clock. late.sh checks that the table has every such function of the headers.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <scrollkit.h>

/** The clock, in seconds, and a late time. */
static const double clock_s = 5, late_s = 1;

/** A scroller in a window, and a batch that is open. */
struct stage {
  scrollkit_scroller *scroller;
  scrollkit_window *window;
  uint32_t batch;
  scrollkit_list *list;
  scrollkit_scroller *partner;
};

static scrollkit_geometry geometry(void) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = 400, geometry.viewport_height = 600;
  geometry.content_width = 800, geometry.content_height = 5000;
  return geometry;
}

/** Makes a scroller with all behaviours whose clock is at `clock_s`. */
static int make_stage(struct stage *stage) {
  scrollkit_geometry size = geometry();
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  header.height = 50;
  scrollkit_snap_options snap = SCROLLKIT_SNAP_OPTIONS_INIT;
  snap.kind = SCROLLKIT_SNAP_KIND_AREAS;
  scrollkit_scrollbar_options bar = SCROLLKIT_SCROLLBAR_OPTIONS_INIT;
  bar.track_length = 500;
  if (scrollkit_scroller_create(NULL, &stage->scroller) < 0) return 0;
  if (scrollkit_window_create(NULL, &stage->window) < 0) return 0;
  scrollkit_scroller *scroller = stage->scroller;
  return scrollkit_scroller_set_geometry(scroller, &size, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_top_enable(scroller, NULL, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_window_add_scroller(stage->window, scroller) == SCROLLKIT_STATUS_OK &&
         scrollkit_window_make_key(stage->window) == SCROLLKIT_STATUS_OK &&
         scrollkit_header_add(scroller, &header, 0, NULL) == SCROLLKIT_STATUS_OK &&
         scrollkit_nub_enable(scroller, NULL, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_scrollbar_enable(scroller, SCROLLKIT_AXIS_Y, &bar, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_anchor_set_policy(scroller, SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_X, &snap, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_zoom_enable(scroller, NULL, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_scroller_set_offset(scroller, 0, 1000, 0) == SCROLLKIT_STATUS_OK &&
         scrollkit_scroller_tick(scroller, clock_s, NULL) == SCROLLKIT_STATUS_OK;
}

static void destroy_stage(struct stage *stage) {
  scrollkit_scroller_destroy(stage->scroller);
  scrollkit_window_destroy(stage->window);
  scrollkit_list_destroy(stage->list);
  scrollkit_scroller_destroy(stage->partner);
}

/* What some rows call first, at the clock. */
static scrollkit_status nothing(struct stage *stage) {
  (void)stage;
  return SCROLLKIT_STATUS_OK;
}
static scrollkit_status press(struct stage *stage) {
  scrollkit_scroller_press(stage->scroller, 0, 200, 500, clock_s);
  return scrollkit_scroller_move(stage->scroller, 0, 200, 460, clock_s);
}
static scrollkit_status grab(struct stage *stage) {
  return scrollkit_nub_grab(stage->scroller, clock_s, NULL);
}
static scrollkit_status hold_bar(struct stage *stage) {
  return scrollkit_scrollbar_press(
      stage->scroller, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD, 0, clock_s);
}
static scrollkit_status autoscroll(struct stage *stage) {
  return scrollkit_autoscroll_begin(stage->scroller, NULL, 200, 300, clock_s);
}
static scrollkit_status animate(struct stage *stage) {
  return scrollkit_scroller_scroll_to(stage->scroller, 0, 3000, 1, clock_s, NULL);
}
static scrollkit_status begin_update(struct stage *stage) {
  return scrollkit_anchor_begin_update(stage->scroller, clock_s, &stage->batch);
}
static scrollkit_status use_pages(struct stage *stage) {
  scrollkit_snap_options pages = SCROLLKIT_SNAP_OPTIONS_INIT;
  pages.kind = SCROLLKIT_SNAP_KIND_PAGES;
  return scrollkit_snap_set_options(stage->scroller, SCROLLKIT_AXIS_Y, &pages, 0);
}
static scrollkit_status hold_key(struct stage *stage) {
  return scrollkit_scroller_hold_key(stage->scroller, SCROLLKIT_KEY_LINE_DOWN, clock_s);
}
/** Makes a scroller beside the scroller, which moves. */
static scrollkit_status make_partner(struct stage *stage) {
  scrollkit_geometry size = geometry();
  if (scrollkit_scroller_create(NULL, &stage->partner) < 0) return SCROLLKIT_STATUS_NO_MEMORY;
  scrollkit_scroller_set_geometry(stage->partner, &size, clock_s);
  return animate(stage);
}
/** Replaces the scroller by an observed one that the user drags. */
static scrollkit_status drag_observed(struct stage *stage) {
  scrollkit_geometry size = geometry();
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  options.mode = SCROLLKIT_MODE_OBSERVED;
  scrollkit_scroller_destroy(stage->scroller);
  if (scrollkit_scroller_create(&options, &stage->scroller) < 0) return SCROLLKIT_STATUS_NO_MEMORY;
  scrollkit_scroller_set_geometry(stage->scroller, &size, clock_s);
  scrollkit_input begin = SCROLLKIT_INPUT_INIT;
  begin.kind = SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING;
  begin.time = clock_s;
  return scrollkit_scroller_push(stage->scroller, &begin);
}

struct row {
  const char *name;
  scrollkit_status (*prepare)(struct stage *stage);
  scrollkit_status (*call)(struct stage *stage, double time);
};

static scrollkit_status make_list(struct stage *stage) {
  scrollkit_status status = scrollkit_list_create(NULL, &stage->list);
  return status < 0 ? status : scrollkit_list_insert(stage->list, 0, 100, clock_s);
}
static scrollkit_status attach_list(struct stage *stage) {
  scrollkit_status status = make_list(stage);
  return status < 0 ? status : scrollkit_list_attach(stage->list, stage->scroller, clock_s);
}
static scrollkit_status converse(struct stage *stage) {
  scrollkit_status status = attach_list(stage);
  return status < 0 ? status : scrollkit_list_set_conversation(stage->list, NULL, clock_s);
}
static scrollkit_status begin_list_update(struct stage *stage) {
  scrollkit_status status = attach_list(stage);
  return status < 0 ? status : scrollkit_list_begin_update(stage->list, clock_s, &stage->batch);
}
static scrollkit_status enable_refresh(struct stage *stage) {
  return scrollkit_refresh_enable(stage->scroller, NULL, clock_s);
}
/** Snapping needs the ends of the content, which deltas remove. */
static scrollkit_status end_snapping(struct stage *stage) {
  return scrollkit_snap_set_options(stage->scroller, SCROLLKIT_AXIS_X, NULL, clock_s);
}
static scrollkit_status enable_deltas(struct stage *stage) {
  scrollkit_status status = end_snapping(stage);
  return status < 0 ? status : scrollkit_deltas_enable(stage->scroller, NULL, clock_s);
}
static scrollkit_status begin_refresh(struct stage *stage) {
  scrollkit_status status = enable_refresh(stage);
  return status < 0 ? status : scrollkit_refresh_begin(stage->scroller, clock_s);
}

#define CALL(function, ...) \
  static scrollkit_status call_##function(struct stage *stage, double time) { \
    return function(__VA_ARGS__); \
  }
#define SELF stage->scroller

static scrollkit_input wheel_input(double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = SCROLLKIT_INPUT_KIND_WHEEL;
  input.y = 1;
  input.unit = SCROLLKIT_UNIT_NOTCHES;
  input.time = time;
  return input;
}
static scrollkit_feel_values lvgl(void) {
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_feel_get_values(SCROLLKIT_FEEL_LVGL, &values);
  return values;
}

static const scrollkit_geometry *taller(void) {
  static scrollkit_geometry size;
  size = geometry();
  size.content_height = 6000;
  return &size;
}
static const scrollkit_header_options *lower(void) {
  static scrollkit_header_options options = SCROLLKIT_HEADER_OPTIONS_INIT;
  options.height = 40;
  return &options;
}
static const scrollkit_preferences *reduced(void) {
  static scrollkit_preferences preferences = SCROLLKIT_PREFERENCES_INIT;
  preferences.reduces_motion = 1;
  return &preferences;
}
static scrollkit_next_change *next_change(void) {
  static scrollkit_next_change change = SCROLLKIT_NEXT_CHANGE_INIT;
  return &change;
}
static const scrollkit_scroll_options *steady(void) {
  static scrollkit_scroll_options options = SCROLLKIT_SCROLL_OPTIONS_INIT;
  options.speed = 500;
  return &options;
}

CALL(scrollkit_anchor_begin_update, SELF, time, &stage->batch)
CALL(scrollkit_anchor_end_update, SELF, stage->batch, taller(), 1, time)
CALL(scrollkit_autoscroll_set_velocity, SELF, 0, 100, time)
CALL(scrollkit_autoscroll_end, SELF, time)
CALL(scrollkit_autoscroll_begin, SELF, NULL, 200, 300, time)
CALL(scrollkit_autoscroll_move, SELF, 200, 500, time)
CALL(scrollkit_autoscroll_release, SELF, time, NULL)
CALL(scrollkit_autoscroll_drag, SELF, NULL, 200, 590, time)
CALL(scrollkit_scroller_set_feel, SELF, SCROLLKIT_FEEL_QT, time)
CALL(scrollkit_scroller_tick, SELF, time, NULL)
CALL(scrollkit_scroller_tick_many, &SELF, 1, time, NULL)

static scrollkit_status call_scrollkit_scroller_tick_offset(struct stage *stage, double time) {
  return isnan(scrollkit_scroller_tick_offset(SELF, SCROLLKIT_AXIS_Y, time)) ? SCROLLKIT_STATUS_NOT_FINITE
                                                                             : SCROLLKIT_STATUS_OK;
}

CALL(scrollkit_header_set_options, SELF, 0, lower(), time)
CALL(scrollkit_header_set_position, SELF, 0, -20, time)
CALL(scrollkit_scroller_press, SELF, 0, 200, 500, time)
CALL(scrollkit_scroller_move, SELF, 0, 200, 400, time)
CALL(scrollkit_scroller_release, SELF, 0, time)
CALL(scrollkit_scroller_cancel, SELF, time)
CALL(scrollkit_scroller_wheel, SELF, 0, 1, SCROLLKIT_UNIT_NOTCHES, time)
CALL(scrollkit_scroller_key, SELF, SCROLLKIT_KEY_PAGE_DOWN, time)
CALL(scrollkit_scroller_hold_key, SELF, SCROLLKIT_KEY_LINE_DOWN, time)
CALL(scrollkit_scroller_release_key, SELF, SCROLLKIT_KEY_LINE_DOWN, time)
CALL(scrollkit_nub_grab, SELF, time, NULL)
CALL(scrollkit_nub_drag, SELF, 50, 0, time)
CALL(scrollkit_nub_release, SELF, time)
CALL(scrollkit_nub_set_hover, SELF, 1, time)
CALL(scrollkit_scrollbar_press, SELF, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_TRACK, 400, time)
CALL(scrollkit_scrollbar_drag, SELF, SCROLLKIT_AXIS_Y, 300, 0, time)
CALL(scrollkit_scrollbar_release, SELF, SCROLLKIT_AXIS_Y, time)
CALL(scrollkit_scroller_set_geometry, SELF, taller(), time)
CALL(scrollkit_scroller_set_size, SELF, 400, 600, 800, 9000, time)
CALL(scrollkit_scroller_shift, SELF, 0, 40, time)
CALL(scrollkit_scroller_sync, SELF, 0, 2000, time, NULL)
CALL(scrollkit_scroller_set_scroll_enabled, SELF, 1, 0, time)
CALL(scrollkit_scroller_set_always_bounces, SELF, 1, 1, time)
CALL(scrollkit_scroller_set_preferences, SELF, reduced(), time)
CALL(scrollkit_scroller_scroll_to, SELF, 0, 2000, 1, time, NULL)
CALL(scrollkit_scroller_scroll_by, SELF, 0, 200, time, NULL)
CALL(scrollkit_scroller_scroll_rect_to_visible, SELF, 0, 2000, 10, 10, 1, time, NULL)
CALL(scrollkit_scroller_animate_to, SELF, 0, 2000, steady(), time, NULL)
CALL(scrollkit_scroller_scroll_into_view, SELF, 0, 2000, 10, 10, steady(), time, NULL)
CALL(scrollkit_scroller_get_next_change, SELF, 2, time, next_change())
CALL(scrollkit_scroller_set_offset, SELF, 0, 2000, time)
CALL(scrollkit_scroller_stop, SELF, time)
CALL(scrollkit_snap_set_areas, SELF, NULL, 0, SCROLLKIT_SNAP_ORDER_ANY, time)
CALL(scrollkit_snap_scroll_to, SELF, SCROLLKIT_AXIS_Y, 3, time, NULL)
CALL(scrollkit_top_trigger_home, SELF, 200, SCROLLKIT_TOP_SOURCE_NONE, time)
CALL(scrollkit_top_trigger, SELF, SCROLLKIT_TOP_SOURCE_STATUS_BAR, time)
CALL(scrollkit_window_tap, stage->window, 0, 0, 1, time, NULL)
CALL(scrollkit_zoom_enable, SELF, NULL, time)
CALL(scrollkit_zoom_disable, SELF, time)
CALL(scrollkit_zoom_set_scale, SELF, 2, 0, 0, 1, time, NULL)
CALL(scrollkit_zoom_show_rect, SELF, 100, 100, 100, 100, 1, time, NULL)
CALL(scrollkit_zoom_double_tap, SELF, 100, 100, 2, time, NULL)

/* A scroller without a parent stays without one: only time passes. */
CALL(scrollkit_link_update, SELF, stage->partner, SCROLLKIT_AXIS_Y, 300, NULL, 0, time)
CALL(scrollkit_nest_set_parent, SELF, NULL, time)

static scrollkit_status call_scrollkit_scroller_push(struct stage *stage, double time) {
  scrollkit_input input = wheel_input(time);
  return scrollkit_scroller_push(SELF, &input);
}
static scrollkit_status call_scrollkit_scroller_report_release(struct stage *stage, double time) {
  double x, y;
  return scrollkit_scroller_report_release(SELF, 0, 900, 0, 2000, 1, time, &x, &y);
}
static scrollkit_status call_scrollkit_scroller_push_many(struct stage *stage, double time) {
  scrollkit_input inputs[] = {wheel_input(time), wheel_input(time)};
  return scrollkit_scroller_push_many(SELF, inputs, 2);
}
static scrollkit_status call_scrollkit_scroller_set_feel_values(struct stage *stage, double time) {
  scrollkit_feel_values values = lvgl();
  return scrollkit_scroller_set_feel_values(SELF, &values, time);
}

CALL(scrollkit_anchor_set_policy, SELF, SCROLLKIT_ANCHOR_POLICY_STICK_TO_END, time)
CALL(scrollkit_header_remove_all, SELF, time)
CALL(scrollkit_nub_enable, SELF, NULL, time)
CALL(scrollkit_nub_disable, SELF, time)
CALL(scrollkit_scrollbar_enable, SELF, SCROLLKIT_AXIS_X, NULL, time)
CALL(scrollkit_scrollbar_disable, SELF, SCROLLKIT_AXIS_Y, time)
CALL(scrollkit_snap_set_options, SELF, SCROLLKIT_AXIS_X, NULL, time)
CALL(scrollkit_top_enable, SELF, NULL, time)
CALL(scrollkit_top_disable, SELF, time)
CALL(scrollkit_zoom_set_limits, SELF, 0.5, 2, time)
CALL(scrollkit_list_detach, stage->list, time)
static scrollkit_status call_scrollkit_header_add(struct stage *stage, double time) {
  scrollkit_header_options header = SCROLLKIT_HEADER_OPTIONS_INIT;
  header.height = 40;
  return scrollkit_header_add(SELF, &header, time, NULL);
}
static scrollkit_status call_scrollkit_nub_set_sections(struct stage *stage, double time) {
  static const double starts[] = {0, 800, 1600};
  return scrollkit_nub_set_sections(SELF, starts, 3, time);
}

static const double extents[] = {30, 50};
CALL(scrollkit_list_set_options, stage->list, NULL, time)
CALL(scrollkit_list_insert, stage->list, 0, 3, time)
CALL(scrollkit_list_insert_measured, stage->list, 0, extents, 2, time)
CALL(scrollkit_list_remove, stage->list, 0, 2, time)
CALL(scrollkit_list_move, stage->list, 0, 2, 50, time)
CALL(scrollkit_list_set_extents, stage->list, 0, extents, 2, time)
CALL(scrollkit_list_forget_extents, stage->list, 0, 2, time)
CALL(scrollkit_list_set_kind, stage->list, 0, 1, 1, time)
CALL(scrollkit_list_set_kind_options, stage->list, 1, NULL, time)
CALL(scrollkit_list_attach, stage->list, SELF, time)
CALL(scrollkit_list_begin_update, stage->list, time, &stage->batch)
CALL(scrollkit_list_end_update, stage->list, stage->batch, time)
CALL(scrollkit_list_scroll_to_item, stage->list, 50, SCROLLKIT_LIST_ALIGNMENT_START, 0, 1, time, NULL)
CALL(scrollkit_list_scroll_into_view, stage->list, 50, steady(), time, NULL)
CALL(scrollkit_list_set_position, stage->list, 50, 10, time)
CALL(scrollkit_list_set_conversation, stage->list, NULL, time)
CALL(scrollkit_list_end_conversation, stage->list, time)
CALL(scrollkit_list_begin_turn, stage->list, 50, steady(), time, NULL)
CALL(scrollkit_list_scroll_to_newest, stage->list, steady(), time, NULL)
CALL(scrollkit_refresh_enable, SELF, NULL, time)
CALL(scrollkit_refresh_disable, SELF, time)
CALL(scrollkit_refresh_begin, SELF, time)
CALL(scrollkit_refresh_end, SELF, time)
CALL(scrollkit_deltas_enable, SELF, NULL, time)
CALL(scrollkit_deltas_take, SELF, time, NULL)

#define ROW(function, prepare) {#function, prepare, call_##function}
static const struct row rows[] = {
    ROW(scrollkit_anchor_set_policy, nothing),
    ROW(scrollkit_header_add, animate),
    ROW(scrollkit_header_remove_all, animate),
    ROW(scrollkit_nub_enable, animate),
    ROW(scrollkit_nub_disable, animate),
    ROW(scrollkit_nub_set_sections, animate),
    ROW(scrollkit_scrollbar_enable, animate),
    ROW(scrollkit_scrollbar_disable, hold_bar),
    ROW(scrollkit_snap_set_options, animate),
    ROW(scrollkit_top_enable, animate),
    ROW(scrollkit_top_disable, animate),
    ROW(scrollkit_zoom_set_limits, drag_observed),
    ROW(scrollkit_list_detach, attach_list),
    ROW(scrollkit_anchor_begin_update, nothing),
    ROW(scrollkit_anchor_end_update, begin_update),
    ROW(scrollkit_autoscroll_set_velocity, nothing),
    ROW(scrollkit_autoscroll_end, autoscroll),
    ROW(scrollkit_autoscroll_begin, nothing),
    ROW(scrollkit_autoscroll_move, autoscroll),
    ROW(scrollkit_autoscroll_release, autoscroll),
    ROW(scrollkit_autoscroll_drag, nothing),
    ROW(scrollkit_scroller_set_feel, nothing),
    ROW(scrollkit_scroller_set_feel_values, nothing),
    ROW(scrollkit_scroller_tick, animate),
    ROW(scrollkit_scroller_tick_many, animate),
    ROW(scrollkit_scroller_tick_offset, animate),
    ROW(scrollkit_header_set_options, nothing),
    ROW(scrollkit_header_set_position, nothing),
    ROW(scrollkit_scroller_push, nothing),
    ROW(scrollkit_scroller_push_many, nothing),
    ROW(scrollkit_scroller_press, nothing),
    ROW(scrollkit_scroller_move, press),
    ROW(scrollkit_scroller_release, press),
    ROW(scrollkit_scroller_cancel, press),
    ROW(scrollkit_scroller_wheel, nothing),
    ROW(scrollkit_scroller_key, nothing),
    ROW(scrollkit_scroller_hold_key, nothing),
    ROW(scrollkit_scroller_release_key, hold_key),
    ROW(scrollkit_scroller_report_release, drag_observed),
    ROW(scrollkit_link_update, make_partner),
    ROW(scrollkit_nest_set_parent, nothing),
    ROW(scrollkit_nub_grab, nothing),
    ROW(scrollkit_nub_drag, grab),
    ROW(scrollkit_nub_release, grab),
    ROW(scrollkit_nub_set_hover, nothing),
    ROW(scrollkit_scrollbar_press, nothing),
    ROW(scrollkit_scrollbar_drag, hold_bar),
    ROW(scrollkit_scrollbar_release, hold_bar),
    ROW(scrollkit_scroller_set_geometry, nothing),
    ROW(scrollkit_scroller_set_size, nothing),
    ROW(scrollkit_scroller_shift, nothing),
    ROW(scrollkit_scroller_sync, nothing),
    ROW(scrollkit_scroller_set_scroll_enabled, nothing),
    ROW(scrollkit_scroller_set_always_bounces, nothing),
    ROW(scrollkit_scroller_set_preferences, nothing),
    ROW(scrollkit_scroller_scroll_to, nothing),
    ROW(scrollkit_scroller_scroll_by, nothing),
    ROW(scrollkit_scroller_scroll_rect_to_visible, nothing),
    ROW(scrollkit_scroller_animate_to, nothing),
    ROW(scrollkit_scroller_scroll_into_view, nothing),
    ROW(scrollkit_scroller_get_next_change, animate),
    ROW(scrollkit_scroller_set_offset, nothing),
    ROW(scrollkit_scroller_stop, animate),
    ROW(scrollkit_snap_set_areas, nothing),
    ROW(scrollkit_snap_scroll_to, use_pages),
    ROW(scrollkit_top_trigger_home, nothing), ROW(scrollkit_top_trigger, nothing),
    ROW(scrollkit_window_tap, nothing),
    ROW(scrollkit_zoom_enable, nothing),
    ROW(scrollkit_zoom_disable, nothing),
    ROW(scrollkit_zoom_set_scale, nothing),
    ROW(scrollkit_zoom_show_rect, nothing),
    ROW(scrollkit_zoom_double_tap, nothing),
    ROW(scrollkit_list_set_options, attach_list),
    ROW(scrollkit_list_insert, attach_list),
    ROW(scrollkit_list_insert_measured, attach_list),
    ROW(scrollkit_list_remove, attach_list),
    ROW(scrollkit_list_move, attach_list),
    ROW(scrollkit_list_set_extents, attach_list),
    ROW(scrollkit_list_forget_extents, attach_list),
    ROW(scrollkit_list_set_kind, attach_list),
    ROW(scrollkit_list_set_kind_options, attach_list),
    ROW(scrollkit_list_attach, make_list),
    ROW(scrollkit_list_begin_update, attach_list),
    ROW(scrollkit_list_end_update, begin_list_update),
    ROW(scrollkit_list_scroll_to_item, attach_list),
    ROW(scrollkit_list_scroll_into_view, attach_list),
    ROW(scrollkit_list_set_position, attach_list),
    ROW(scrollkit_list_set_conversation, attach_list),
    ROW(scrollkit_list_end_conversation, converse),
    ROW(scrollkit_list_begin_turn, converse),
    ROW(scrollkit_list_scroll_to_newest, converse),
    ROW(scrollkit_refresh_enable, nothing),
    ROW(scrollkit_refresh_disable, enable_refresh),
    ROW(scrollkit_refresh_begin, enable_refresh),
    ROW(scrollkit_refresh_end, begin_refresh),
    ROW(scrollkit_deltas_enable, end_snapping),
    ROW(scrollkit_deltas_take, enable_deltas),
};

/** Makes a row's call at a time, and reads the frames at the clock and later. */
static scrollkit_status run(const struct row *row, double time, scrollkit_frame frames[2]) {
  struct stage stage;
  memset(&stage, 0, sizeof stage);
  if (!make_stage(&stage)) return SCROLLKIT_STATUS_NO_MEMORY;
  scrollkit_status status = row->prepare(&stage);
  if (status == SCROLLKIT_STATUS_OK) status = row->call(&stage, time);
  scrollkit_scroller_get_frame(stage.scroller, &frames[0]);
  scrollkit_scroller_tick(stage.scroller, clock_s + 0.1, &frames[1]);
  destroy_stage(&stage);
  return status;
}

int main(void) {
  int failures = 0;
  for (size_t index = 0; index < sizeof rows / sizeof rows[0]; index++) {
    scrollkit_frame init = SCROLLKIT_FRAME_INIT, late[2] = {init, init}, exact[2] = {init, init};
    scrollkit_status late_status = run(&rows[index], late_s, late);
    scrollkit_status status = run(&rows[index], clock_s, exact);
    if (status == SCROLLKIT_STATUS_OK && late_status == status && late[0].time == clock_s &&
        memcmp(late, exact, sizeof late) == 0)
      continue;
    printf("FAILED %s: late: %s, time %g; at the clock: %s\n", rows[index].name,
           scrollkit_status_text(late_status), late[0].time, scrollkit_status_text(status));
    failures++;
  }
  printf("%zu functions, %d failures\n", sizeof rows / sizeof rows[0], failures);
  return failures > 0;
}
