#include "moving.h"

#include <stdio.h>
#include <stdlib.h>

void check(scrollkit_status status) {
  if (status == SCROLLKIT_STATUS_OK) return;
  fprintf(stderr, "bench: %s\n", scrollkit_status_text(status));
  exit(1);
}

static void set_content(scrollkit_scroller *scroller, double length) {
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = geometry.viewport_height = 600;
  geometry.content_width = geometry.content_height = length;
  check(scrollkit_scroller_set_geometry(scroller, &geometry, 0));
}

scrollkit_scroller *make_scroller(scrollkit_feel feel) {
  scrollkit_scroller_options options = SCROLLKIT_SCROLLER_OPTIONS_INIT;
  scrollkit_scroller *scroller;
  options.feel = feel;
  check(scrollkit_scroller_create(&options, &scroller));
  set_content(scroller, 1e9);
  return scroller;
}

/* All motions begin at 1 s. */

static void push(scrollkit_scroller *scroller, scrollkit_input input, scrollkit_input_kind kind,
                 double time) {
  input.kind = kind;
  input.time = time;
  check(scrollkit_scroller_push(scroller, &input));
}

/** Releases the content at these velocities. */
static void fling(scrollkit_scroller *scroller, double velocity_x, double velocity_y) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  push(scroller, input, SCROLLKIT_INPUT_KIND_PAN_BEGIN, 1);
  input.velocity_x = velocity_x;
  input.velocity_y = velocity_y;
  input.flags = SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY;
  push(scroller, input, SCROLLKIT_INPUT_KIND_PAN_END, 1);
}

/** Begins at 100 000 points, far from an edge, in a diagonal direction. */
static scrollkit_scroller *flung(scrollkit_scroller *scroller) {
  check(scrollkit_scroller_set_offset(scroller, 1e5, 1e5, 1));
  fling(scroller, 3000, 4000);
  return scroller;
}

static scrollkit_scroller *coast(scrollkit_feel feel) { return flung(make_scroller(feel)); }

/** A feel with one changed value. */
static scrollkit_scroller *changed(scrollkit_feel feel, void (*change)(scrollkit_feel_values *)) {
  scrollkit_scroller *scroller = make_scroller(feel);
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  check(scrollkit_feel_get_values(feel, &values));
  change(&values);
  check(scrollkit_scroller_set_feel_values(scroller, &values, 0));
  return scroller;
}

static void drift(scrollkit_feel_values *values) { values->coast_rule = SCROLLKIT_COAST_RULE_DRIFTING; }
static scrollkit_scroller *drifting(scrollkit_feel feel) { return flung(changed(feel, drift)); }

/** Begins 200 points before the end: y reaches it within 0.06 s, x decelerates. */
static scrollkit_scroller *to_edge(scrollkit_scroller *scroller) {
  check(scrollkit_scroller_set_offset(scroller, 1e5, 1e9 - 600 - 200, 1));
  fling(scroller, 3000, 4000);
  return scroller;
}
static scrollkit_scroller *edge(scrollkit_feel feel) { return to_edge(make_scroller(feel)); }

static void light(scrollkit_feel_values *values) {
  values->edge_top = values->edge_left = values->edge_bottom = values->edge_right =
      SCROLLKIT_EDGE_BEHAVIOR_GLOW;
}
static scrollkit_scroller *glow(scrollkit_feel feel) { return to_edge(changed(feel, light)); }

/** Flings into the corner, so that both axes bounce. */
static scrollkit_scroller *corner(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_scroller_set_offset(scroller, 1e9 - 600 - 150, 1e9 - 600 - 200, 1));
  fling(scroller, 3000, 4000);
  return scroller;
}

static scrollkit_scroller *animation(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_scroller_scroll_to(scroller, 3000, 4000, 1, 1, NULL));
  return scroller;
}

static scrollkit_scroller *wheel(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_scroller_wheel(scroller, 3, 4, SCROLLKIT_UNIT_NOTCHES, 1));
  return scroller;
}

static void be_steady(scrollkit_feel_values *values) { values->wheel_smoothing = SCROLLKIT_WHEEL_SMOOTHING_STEADY; }
static scrollkit_scroller *steady_wheel(scrollkit_feel feel) {
  scrollkit_scroller *scroller = changed(feel, be_steady);
  check(scrollkit_scroller_wheel(scroller, 3, 4, SCROLLKIT_UNIT_NOTCHES, 1));
  return scroller;
}

/** A snap rule along both axes. */
static scrollkit_scroller *snapping(scrollkit_feel feel, scrollkit_snap_options options) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_X, &options, 0));
  check(scrollkit_snap_set_options(scroller, SCROLLKIT_AXIS_Y, &options, 0));
  return scroller;
}
static scrollkit_scroller *pages(scrollkit_feel feel) {
  scrollkit_snap_options options = SCROLLKIT_SNAP_OPTIONS_INIT;
  options.kind = SCROLLKIT_SNAP_KIND_PAGES;
  options.rule = SCROLLKIT_SNAP_RULE_FREE;
  return flung(snapping(feel, options));
}

static scrollkit_scroller *with_zoom(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_zoom_enable(scroller, NULL, 1));
  check(scrollkit_scroller_set_offset(scroller, 1e5, 1e5, 1));
  return scroller;
}
static scrollkit_scroller *zoom_animation(scrollkit_feel feel) {
  scrollkit_scroller *scroller = with_zoom(feel);
  check(scrollkit_zoom_set_scale(scroller, 3, 100, 200, 1, 1, NULL));
  return scroller;
}
/** Two fingers release the content above its maximum scale. */
static scrollkit_scroller *zoom_bounce(scrollkit_feel feel) {
  scrollkit_scroller *scroller = with_zoom(feel);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.x = 100, input.y = 200, input.scale = 1;
  push(scroller, input, SCROLLKIT_INPUT_KIND_PINCH_BEGIN, 1);
  input.scale = 8;
  push(scroller, input, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, 1.05);
  push(scroller, input, SCROLLKIT_INPUT_KIND_PINCH_END, 1.06);
  return scroller;
}

/** Flings a nested scroller, `way` points before its end. */
static scrollkit_scroller *nested(scrollkit_scroller *parent, scrollkit_feel feel, double way) {
  scrollkit_scroller *child = make_scroller(feel);
  check(scrollkit_nest_set_parent(child, parent, 0));
  check(scrollkit_scroller_set_offset(child, 1e5, 1e9 - 600 - way, 1));
  fling(child, 0, 4000);
  return child;
}
static scrollkit_scroller *nested_child(scrollkit_feel feel) {
  return nested(make_scroller(feel), feel, 1e5);
}
/** The parent, which continues after its child reached the end. */
static scrollkit_scroller *nested_parent(scrollkit_feel feel) {
  scrollkit_scroller *parent = make_scroller(feel);
  nested(parent, feel, 200);
  return parent;
}

static scrollkit_scroller *steered(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_autoscroll_set_velocity(scroller, 300, 400, 1));
  return scroller;
}
static scrollkit_scroller *held_key(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_scroller_hold_key(scroller, SCROLLKIT_KEY_LINE_DOWN, 1));
  return scroller;
}

static scrollkit_scroller *with_bars(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  check(scrollkit_scrollbar_enable(scroller, SCROLLKIT_AXIS_X, NULL, 0));
  check(scrollkit_scrollbar_enable(scroller, SCROLLKIT_AXIS_Y, NULL, 0));
  return scroller;
}
static scrollkit_scroller *bars_coast(scrollkit_feel feel) { return flung(with_bars(feel)); }
/** An arrow of a scroll bar is held; the content scrolls at a constant velocity. */
static scrollkit_scroller *bars_held(scrollkit_feel feel) {
  scrollkit_scroller *scroller = with_bars(feel);
  check(scrollkit_scrollbar_press(
      scroller, SCROLLKIT_AXIS_Y, SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD, 0, 1));
  return scroller;
}
/** A fast-scroll thumb, which fades from 0.75 s after rest on. */
static scrollkit_scroller *fading(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  check(scrollkit_nub_enable(scroller, NULL, 0));
  check(scrollkit_scroller_wheel(scroller, 0, 1, SCROLLKIT_UNIT_POINTS, 1));
  check(scrollkit_scroller_tick(scroller, 1.5, &frame));
  return scroller;
}

/** A finger drags, resampled to 5 ms before each tick. */
static scrollkit_scroller *resampled(scrollkit_feel feel) {
  scrollkit_scroller *scroller = make_scroller(feel);
  scrollkit_preferences preferences = SCROLLKIT_PREFERENCES_INIT;
  preferences.resamples = 1;
  check(scrollkit_scroller_set_preferences(scroller, &preferences, 0));
  check(scrollkit_scroller_set_offset(scroller, 1e5, 1e5, 1));
  check(scrollkit_scroller_press(scroller, 1, 600, 600, 1));
  for (int step = 1; step <= 5; step++) {
    check(scrollkit_scroller_move(scroller, 1, 600 - step * 30, 600 - step * 40, 1 + step * 0.01));
  }
  return scroller;
}

#define COASTING SCROLLKIT_PHASE_COASTING
#define BOUNCING SCROLLKIT_PHASE_BOUNCING
#define WHEELING SCROLLKIT_PHASE_WHEELING

/* One scene for each form of motion, and for each combination of motions. */
const moving movings[] = {
    {"coast: android", coast, SCROLLKIT_FEEL_ANDROID, 1.1, COASTING},
    {"coast: flutter", coast, SCROLLKIT_FEEL_FLUTTER_ANDROID, 1.1, COASTING},
    {"coast: chromium os", drifting, SCROLLKIT_FEEL_CHROMIUM, 1.1, COASTING},
    {"bounce beside a coast", edge, SCROLLKIT_FEEL_UIKIT, 1.2, BOUNCING},
    {"bounce in a corner: flutter", corner, SCROLLKIT_FEEL_FLUTTER_IOS, 1.2, BOUNCING},
    {"bounce in a corner: qt", corner, SCROLLKIT_FEEL_QT, 1.2, BOUNCING},
    {"glow beside a coast", glow, SCROLLKIT_FEEL_ANDROID, 1.15, COASTING},
    {"stretch in a corner", corner, SCROLLKIT_FEEL_ANDROID, 1.15, SCROLLKIT_PHASE_IDLE},
    {"animation", animation, SCROLLKIT_FEEL_UIKIT, 1.1, SCROLLKIT_PHASE_ANIMATING},
    {"wheel: spring, gecko", wheel, SCROLLKIT_FEEL_GECKO, 1.02, WHEELING},
    {"wheel: steady", steady_wheel, SCROLLKIT_FEEL_UIKIT, 1.02, WHEELING},
    {"snapping: pages", pages, SCROLLKIT_FEEL_UIKIT, 1.1, COASTING},
    {"zoom animation", zoom_animation, SCROLLKIT_FEEL_UIKIT, 1.1, SCROLLKIT_PHASE_ZOOMING},
    {"zoom bounce", zoom_bounce, SCROLLKIT_FEEL_UIKIT, 1.1, SCROLLKIT_PHASE_ZOOMING},
    {"nested, the child coasts", nested_child, SCROLLKIT_FEEL_UIKIT, 1.1, COASTING},
    {"nested, the parent coasts on", nested_parent, SCROLLKIT_FEEL_UIKIT, 1.2, COASTING},
    {"steering", steered, SCROLLKIT_FEEL_UIKIT, 1.1, SCROLLKIT_PHASE_STEERING},
    {"held key", held_key, SCROLLKIT_FEEL_UIKIT, 1.1, WHEELING},
    {"scroll bars, coast", bars_coast, SCROLLKIT_FEEL_UIKIT, 1.1, COASTING},
    {"scroll bars, an arrow held", bars_held, SCROLLKIT_FEEL_UIKIT, 1.5, WHEELING},
    {"nub fading", fading, SCROLLKIT_FEEL_UIKIT, 2, SCROLLKIT_PHASE_IDLE},
    {"drag, resampled", resampled, SCROLLKIT_FEEL_UIKIT, 1.052, SCROLLKIT_PHASE_DRAGGING},
};
const int moving_count = sizeof movings / sizeof movings[0];
