/*
 * Calls functions with a signaling NaN: each returns an error and raises no floating-point exception. Neither does a
 * fling or an autoscroll in the smallest viewport, a release with the smallest velocity, a pinch to the smallest
 * distance, a zoom by lines where a notch has the smallest length, or an item that comes into view when the content
 * has all but stopped.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scrollkit.h"

/** Returns a signaling NaN; a literal could be made quiet by the compiler. */
static double signaling_nan(void) {
  volatile uint64_t bits = 0x7FF4000000000000;
  uint64_t copy = bits;
  double number;
  memcpy(&number, &copy, sizeof number);
  return number;
}

static int failures;

static void expect_not_finite(const char *call, scrollkit_status status) {
  if (status == SCROLLKIT_STATUS_NOT_FINITE) return;
  printf("FAILED %s: %s\n", call, scrollkit_status_text(status));
  failures++;
}

#define EXPECT_NOT_FINITE(call) expect_not_finite(#call, call)

static scrollkit_feel_values values_of(scrollkit_feel feel) {
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_feel_get_values(feel, &values);
  return values;
}

/** Creates a scroller with these feel values and 4000 points of content. */
static scrollkit_scroller *created(const scrollkit_feel_values *values, double time) {
  scrollkit_scroller *scroller;
  if (scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) exit(2);
  scrollkit_scroller_set_feel_values(scroller, values, time);
  scrollkit_scroller_set_size(scroller, 320, 480, 320, 4000, time);
  return scroller;
}

/** Chromium's flings go no farther than three viewports, and the margins of autoscroll are at most a third of one. */
static void scroll_in_a_tiny_viewport(void) {
  scrollkit_scroller *scroller;
  if (scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) return;
  scrollkit_scroller_set_feel(scroller, SCROLLKIT_FEEL_CHROMIUM, 1);
  scrollkit_scroller_set_size(scroller, 320, 1e-308, 320, 4000, 1);
  scrollkit_scroller_press(scroller, 1, 100, 300, 1);
  for (int frame = 1; frame <= 4; frame++)
    scrollkit_scroller_move(scroller, 1, 100, 300 - 50 * frame, 1 + 0.01 * frame);
  scrollkit_scroller_release(scroller, 1, 1.05);
  scrollkit_scroller_tick(scroller, 2, NULL);
  scrollkit_autoscroll_drag(scroller, NULL, 100, 300, 2);
  scrollkit_scroller_destroy(scroller);
}

/** Releases the content with 5e-324 points per second, in each feel, where any velocity begins a fling. */
static void release_slowly(void) {
  for (scrollkit_feel feel = SCROLLKIT_FEEL_UIKIT; feel <= SCROLLKIT_FEEL_LVGL; feel++) {
    scrollkit_feel_values values = values_of(feel);
    values.minimum_fling = 0;
    scrollkit_scroller *scroller = created(&values, 1);
    scrollkit_scroller_set_offset(scroller, 0, 1000, 1);
    scrollkit_input input = SCROLLKIT_INPUT_INIT;
    input.time = 1;
    input.kind = SCROLLKIT_INPUT_KIND_PAN_BEGIN;
    scrollkit_scroller_push(scroller, &input);
    input.kind = SCROLLKIT_INPUT_KIND_PAN_END;
    input.flags = SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY;
    input.velocity_y = 5e-324;
    scrollkit_scroller_push(scroller, &input);
    scrollkit_scroller_tick(scroller, 2, NULL);
    scrollkit_scroller_destroy(scroller);
  }
}

/** The fingers are 10^12 and 5e-324 apart, past limits that change meanwhile; the rubber band is the stiffest. */
static void pinch_to_the_limits(void) {
  static const double scales[] = {1, 5e-324, 1e12, 5e-324};
  for (int first = 0; first < 3; first++) {
    scrollkit_feel_values values = values_of(SCROLLKIT_FEEL_UIKIT);
    values.rubber_band = first == 1 ? 1e-6 : 1;
    scrollkit_scroller *scroller = created(&values, 1);
    scrollkit_zoom_options options = SCROLLKIT_ZOOM_OPTIONS_INIT;
    scrollkit_zoom_enable(scroller, &options, 1);
    scrollkit_input input = SCROLLKIT_INPUT_INIT;
    input.time = 1;
    input.kind = SCROLLKIT_INPUT_KIND_PINCH_BEGIN;
    input.scale = scales[first];
    scrollkit_scroller_push(scroller, &input);
    input.kind = SCROLLKIT_INPUT_KIND_PINCH_UPDATE;
    input.scale = scales[first + 1];
    scrollkit_scroller_push(scroller, &input);
    options.maximum = options.minimum = first == 1 ? 1e-4 : 1e4;
    scrollkit_zoom_enable(scroller, &options, 1);
    input.scale = scales[first];
    scrollkit_scroller_push(scroller, &input);
    scrollkit_scroller_tick(scroller, 2, NULL);
    scrollkit_scroller_destroy(scroller);
  }
}

static void zoom_by_lines(void) {
  scrollkit_feel_values values = values_of(SCROLLKIT_FEEL_UIKIT);
  values.wheel_step = 5e-324;
  scrollkit_scroller *scroller = created(&values, 1);
  scrollkit_zoom_enable(scroller, NULL, 1);
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.time = 1;
  input.kind = SCROLLKIT_INPUT_KIND_WHEEL;
  input.unit = SCROLLKIT_UNIT_LINES;
  input.flags = SCROLLKIT_INPUT_FLAGS_ZOOM;
  input.y = -1;
  scrollkit_scroller_push(scroller, &input);
  scrollkit_scroller_destroy(scroller);
}

/** Scrolls a list to its top by a key. The first item comes into view when the content has all but stopped. */
static void wait_for_items(scrollkit_wheel_smoothing smoothing) {
  scrollkit_scroller *scroller;
  scrollkit_list *list;
  if (scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) return;
  scrollkit_list_options options = SCROLLKIT_LIST_OPTIONS_INIT;
  options.overscan = 2.2250738585072014e-308;
  if (scrollkit_list_create(&options, &list) != SCROLLKIT_STATUS_OK) return;
  const double nothing = 0;
  scrollkit_list_insert_measured(list, 0, &nothing, 1, 1);
  scrollkit_list_insert(list, 1, 10, 1);
  scrollkit_scroller_set_size(scroller, 320, 48, 320, 48, 1);
  scrollkit_list_attach(list, scroller, 1);
  scrollkit_feel_values values = values_of(SCROLLKIT_FEEL_UIKIT);
  values.wheel_smoothing = smoothing;
  scrollkit_scroller_set_feel_values(scroller, &values, 1);
  scrollkit_scroller_set_offset(scroller, 0, 300, 1);
  scrollkit_scroller_key(scroller, SCROLLKIT_KEY_HOME, 1);
  size_t items[16], count;
  double times[16];
  scrollkit_list_get_upcoming(list, items, times, 16, &count);
  scrollkit_list_destroy(list);
  scrollkit_scroller_destroy(scroller);
}

/** An animation of 5e-324 seconds, which ends after its begin only at time 0, has no velocity of 0 times infinity. */
static void animate_at_once(void) {
  scrollkit_feel_values values = values_of(SCROLLKIT_FEEL_UIKIT);
  values.animation_duration = 5e-324;
  scrollkit_scroller *scroller = created(&values, 0);
  scrollkit_scroller_scroll_to(scroller, 0, 1000, 1, 0, NULL);
  scrollkit_frame frame = SCROLLKIT_FRAME_INIT;
  scrollkit_scroller_get_frame(scroller, &frame);
  if (frame.velocity_y != 0 || frame.offset_y != 1000) {
    printf("FAILED an animation of 5e-324 seconds: %g at %g\n", frame.velocity_y, frame.offset_y);
    failures++;
  }
  scrollkit_scroller_destroy(scroller);
}

int main(void) {
  scroll_in_a_tiny_viewport();
  release_slowly();
  pinch_to_the_limits();
  zoom_by_lines();
  for (scrollkit_wheel_smoothing smoothing = 0; smoothing <= SCROLLKIT_WHEEL_SMOOTHING_STEADY; smoothing++)
    wait_for_items(smoothing);
  animate_at_once();
  double nan = signaling_nan();
  scrollkit_scroller *scroller;
  if (scrollkit_scroller_create(NULL, &scroller) != SCROLLKIT_STATUS_OK) return 2;
  scrollkit_geometry geometry = SCROLLKIT_GEOMETRY_INIT;
  geometry.viewport_width = nan;
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  scrollkit_feel_values values = values_of(SCROLLKIT_FEEL_UIKIT);
  values.rubber_band_reach = nan;

  EXPECT_NOT_FINITE(scrollkit_scroller_tick(scroller, nan, NULL));
  EXPECT_NOT_FINITE(scrollkit_scroller_press(scroller, 0, nan, 0, 0));
  EXPECT_NOT_FINITE(scrollkit_scroller_move(scroller, 0, 0, 0, nan));
  EXPECT_NOT_FINITE(scrollkit_scroller_scroll_to(scroller, 0, nan, 1, 0, NULL));
  EXPECT_NOT_FINITE(scrollkit_scroller_set_geometry(scroller, &geometry, 0));
  EXPECT_NOT_FINITE(scrollkit_scroller_set_feel_values(scroller, &values, 0));
  EXPECT_NOT_FINITE(scrollkit_input_from_glfw_scroll(&input, nan, 0, 0));
  EXPECT_NOT_FINITE(scrollkit_input_from_appkit_scroll(&input, nan, 0, 1, 0, 0, 0, 0));
  EXPECT_NOT_FINITE(scrollkit_input_from_web_wheel(&input, 0, 0, 0, 0, 0, nan));
  EXPECT_NOT_FINITE(scrollkit_input_from_xi2_scroll(&input, 1, nan, 1, 0));
  EXPECT_NOT_FINITE(scrollkit_input_from_gtk_scroll(&input, nan, 0, 0, 0));
  EXPECT_NOT_FINITE(scrollkit_input_from_sdl3_finger(&input, 0x700, 0, nan, 0, 1, 1, 0));
  scrollkit_scroller_destroy(scroller);
  return failures > 0;
}
