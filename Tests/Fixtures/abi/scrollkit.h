#ifndef SCROLLKIT_H
#define SCROLLKIT_H
#ifndef SCROLLKIT_LIBRARY_H
#define SCROLLKIT_LIBRARY_H
#ifndef SCROLLKIT_API_H
#define SCROLLKIT_API_H
#include <stddef.h>
#include <stdint.h>
#ifndef SCROLLKIT_API
#if defined(__GNUC__) || defined(__clang__)
#define SCROLLKIT_API __attribute__((visibility("default")))
#else
#define SCROLLKIT_API
#endif
#endif
#endif
#ifndef SCROLLKIT_TYPES_LIBRARY_H
#define SCROLLKIT_TYPES_LIBRARY_H
#include <stddef.h>
#include <stdint.h>
typedef int32_t scrollkit_status;
enum {
  SCROLLKIT_STATUS_OK = 0,
  SCROLLKIT_STATUS_UNBALANCED = 1,
  SCROLLKIT_STATUS_DIFFERENT = 2,
  SCROLLKIT_STATUS_NULL_ARGUMENT = -1,
  SCROLLKIT_STATUS_INVALID_ARGUMENT = -2,
  SCROLLKIT_STATUS_NOT_FINITE = -3,
  SCROLLKIT_STATUS_NOT_FOUND = -4,
  SCROLLKIT_STATUS_WRONG_MODE = -5,
  SCROLLKIT_STATUS_OUT_OF_RANGE = -6,
  SCROLLKIT_STATUS_NO_MEMORY = -7,
  SCROLLKIT_STATUS_NOT_ENABLED = -8,
  SCROLLKIT_STATUS_CYCLE = -9,
  SCROLLKIT_STATUS_INVALID_SIZE = -10,
  SCROLLKIT_STATUS_INVALID_TRACE = -11
};
#endif
#ifdef __cplusplus
extern "C" {
#endif
SCROLLKIT_API const char *scrollkit_version(void);
SCROLLKIT_API uint32_t scrollkit_version_number(void);
SCROLLKIT_API uint32_t scrollkit_has_feature(const char *name);
SCROLLKIT_API const char *scrollkit_status_text(scrollkit_status status);
SCROLLKIT_API const char *scrollkit_enum_name(const char *type, int64_t value);
SCROLLKIT_API scrollkit_status scrollkit_struct_init(void *target, size_t size);
SCROLLKIT_API size_t scrollkit_struct_get_size(const char *type);
SCROLLKIT_API const char *scrollkit_struct_get_invalid_field(const char *type, const void *value);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_SCROLLER_H
#define SCROLLKIT_SCROLLER_H
#ifndef SCROLLKIT_TYPES_SCROLLER_H
#define SCROLLKIT_TYPES_SCROLLER_H
#ifndef SCROLLKIT_TYPES_FEEL_H
#define SCROLLKIT_TYPES_FEEL_H
typedef uint32_t scrollkit_feel;
enum {
  SCROLLKIT_FEEL_DEFAULT = 0,
  SCROLLKIT_FEEL_UIKIT = 1,
  SCROLLKIT_FEEL_UIKIT_FAST = 2,
  SCROLLKIT_FEEL_ANDROID = 3,
  SCROLLKIT_FEEL_FLUTTER_ANDROID = 4,
  SCROLLKIT_FEEL_FLUTTER_IOS = 5,
  SCROLLKIT_FEEL_CHROMIUM = 6,
  SCROLLKIT_FEEL_GTK = 7,
  SCROLLKIT_FEEL_MACOS = 8,
  SCROLLKIT_FEEL_QT = 9,
  SCROLLKIT_FEEL_GECKO = 10,
  SCROLLKIT_FEEL_LVGL = 11
};
typedef uint32_t scrollkit_coast_rule;
enum {
  SCROLLKIT_COAST_RULE_EXPONENTIAL = 0,
  SCROLLKIT_COAST_RULE_ANDROID = 1,
  SCROLLKIT_COAST_RULE_POWER = 2,
  SCROLLKIT_COAST_RULE_DRIFTING = 3,
  SCROLLKIT_COAST_RULE_BRAKED = 4,
  SCROLLKIT_COAST_RULE_SOFTENED = 5
};
typedef uint32_t scrollkit_edge_behavior;
enum {
  SCROLLKIT_EDGE_BEHAVIOR_BOUNCE = 0,
  SCROLLKIT_EDGE_BEHAVIOR_CLAMP = 1,
  SCROLLKIT_EDGE_BEHAVIOR_STRETCH = 2,
  SCROLLKIT_EDGE_BEHAVIOR_GLOW = 3
};
typedef uint32_t scrollkit_bounce_rule;
enum {
  SCROLLKIT_BOUNCE_RULE_SPRING = 0,
  SCROLLKIT_BOUNCE_RULE_QT = 1,
  SCROLLKIT_BOUNCE_RULE_ELASTIC = 2
};
typedef uint32_t scrollkit_motion_end;
enum {
  SCROLLKIT_MOTION_END_NATURAL = 0,
  SCROLLKIT_MOTION_END_CRISP = 1
};
typedef uint32_t scrollkit_velocity_rule;
enum {
  SCROLLKIT_VELOCITY_RULE_IOS = 0,
  SCROLLKIT_VELOCITY_RULE_MACOS = 1,
  SCROLLKIT_VELOCITY_RULE_MEAN_OF_THREE = 2,
  SCROLLKIT_VELOCITY_RULE_LEAST_SQUARES = 3,
  SCROLLKIT_VELOCITY_RULE_RESTRICTED_LEAST_SQUARES = 4,
  SCROLLKIT_VELOCITY_RULE_LINE = 5,
  SCROLLKIT_VELOCITY_RULE_IMPULSE = 6,
  SCROLLKIT_VELOCITY_RULE_MEAN_OF_FIVE = 7,
  SCROLLKIT_VELOCITY_RULE_DISTANCE_OVER_TIME = 8,
  SCROLLKIT_VELOCITY_RULE_FADING = 9
};
typedef uint32_t scrollkit_drag_start;
enum {
  SCROLLKIT_DRAG_START_SWALLOW = 0,
  SCROLLKIT_DRAG_START_SWALLOW_MOVEMENT = 1,
  SCROLLKIT_DRAG_START_CATCH_UP = 2,
  SCROLLKIT_DRAG_START_EASE = 3,
  SCROLLKIT_DRAG_START_SWALLOW_NEXT = 4
};
typedef uint32_t scrollkit_direction_lock;
enum {
  SCROLLKIT_DIRECTION_LOCK_NONE = 0,
  SCROLLKIT_DIRECTION_LOCK_INITIAL = 1,
  SCROLLKIT_DIRECTION_LOCK_BREAKABLE = 2,
  SCROLLKIT_DIRECTION_LOCK_ALWAYS = 3
};
typedef uint32_t scrollkit_finger_rule;
enum {
  SCROLLKIT_FINGER_RULE_NEWEST = 0,
  SCROLLKIT_FINGER_RULE_OLDEST = 1,
  SCROLLKIT_FINGER_RULE_AVERAGE = 2,
  SCROLLKIT_FINGER_RULE_SUM = 3
};
typedef uint32_t scrollkit_fling_boost;
enum {
  SCROLLKIT_FLING_BOOST_NONE = 0,
  SCROLLKIT_FLING_BOOST_CARRIED = 1,
  SCROLLKIT_FLING_BOOST_CHROMIUM = 2,
  SCROLLKIT_FLING_BOOST_GECKO = 3,
  SCROLLKIT_FLING_BOOST_QT = 4,
  SCROLLKIT_FLING_BOOST_GTK = 5
};
typedef uint32_t scrollkit_speed_limit;
enum {
  SCROLLKIT_SPEED_LIMIT_EACH_AXIS = 0,
  SCROLLKIT_SPEED_LIMIT_WHOLE = 1
};
typedef uint32_t scrollkit_wheel_smoothing;
enum {
  SCROLLKIT_WHEEL_SMOOTHING_NONE = 0,
  SCROLLKIT_WHEEL_SMOOTHING_CONSTANT = 1,
  SCROLLKIT_WHEEL_SMOOTHING_DELTA_BASED = 2,
  SCROLLKIT_WHEEL_SMOOTHING_INVERSE_DELTA = 3,
  SCROLLKIT_WHEEL_SMOOTHING_IMPULSE = 4,
  SCROLLKIT_WHEEL_SMOOTHING_PACED = 5,
  SCROLLKIT_WHEEL_SMOOTHING_SPRING = 6,
  SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL = 7,
  SCROLLKIT_WHEEL_SMOOTHING_OUT_EXPO = 8,
  SCROLLKIT_WHEEL_SMOOTHING_STEADY = 9
};
typedef uint32_t scrollkit_wheel_stepping;
enum {
  SCROLLKIT_WHEEL_STEPPING_FRACTIONAL = 0,
  SCROLLKIT_WHEEL_STEPPING_WHOLE = 1
};
typedef struct scrollkit_feel_values {
  uint32_t struct_size;
  scrollkit_coast_rule coast_rule;
  double drag;
  double brake;
  scrollkit_edge_behavior edge_top;
  scrollkit_edge_behavior edge_left;
  scrollkit_edge_behavior edge_bottom;
  scrollkit_edge_behavior edge_right;
  scrollkit_bounce_rule bounce_rule;
  scrollkit_velocity_rule velocity_rule;
  double bounce_stiffness;
  double bounce_damping_ratio;
  double bounce_share;
  double bounce_speed_limit;
  double rubber_band;
  double rubber_band_reach;
  double slop;
  double minimum_fling;
  double maximum_fling;
  double stale_after;
  scrollkit_wheel_smoothing wheel_smoothing;
  scrollkit_wheel_stepping wheel_stepping;
  double wheel_step;
  double line_length;
  double animation_duration;
  double wheel_speed;
  double wheel_acceleration;
  double wheel_rate;
  scrollkit_drag_start drag_start;
  scrollkit_direction_lock direction_lock;
  scrollkit_finger_rule fingers;
  scrollkit_fling_boost fling_boost;
  scrollkit_speed_limit speed_limit;
  scrollkit_motion_end motion_end;
  double key_lines;
  double page_overlap;
  scrollkit_direction_lock trackpad_lock;
  uint32_t reserved;
} scrollkit_feel_values;
#endif
typedef struct scrollkit_scroller scrollkit_scroller;
typedef uint32_t scrollkit_mode;
enum {
  SCROLLKIT_MODE_DRIVEN = 0,
  SCROLLKIT_MODE_OBSERVED = 1
};
typedef uint32_t scrollkit_axis;
enum {
  SCROLLKIT_AXIS_X = 0,
  SCROLLKIT_AXIS_Y = 1
};
typedef uint32_t scrollkit_edges;
enum {
  SCROLLKIT_EDGES_NONE = 0,
  SCROLLKIT_EDGES_TOP = 1,
  SCROLLKIT_EDGES_LEFT = 2,
  SCROLLKIT_EDGES_BOTTOM = 4,
  SCROLLKIT_EDGES_RIGHT = 8,
  SCROLLKIT_EDGES_ALL = 15
};
typedef struct scrollkit_geometry {
  uint32_t struct_size;
  uint32_t right_to_left;
  double viewport_width;
  double viewport_height;
  double content_width;
  double content_height;
  double inset_top;
  double inset_left;
  double inset_bottom;
  double inset_right;
  double shift_x;
  double shift_y;
} scrollkit_geometry;
typedef struct scrollkit_scroller_options {
  uint32_t struct_size;
  scrollkit_mode mode;
  scrollkit_feel feel;
  uint32_t clamps_edges;
  uint32_t always_bounces_x;
  uint32_t always_bounces_y;
  double wheel_step;
  double line_length;
} scrollkit_scroller_options;
typedef struct scrollkit_preferences {
  uint32_t struct_size;
  uint32_t reduces_motion;
  uint32_t stops_momentum;
  uint32_t resamples;
} scrollkit_preferences;
typedef uint32_t scrollkit_scroll_alignment;
enum {
  SCROLLKIT_SCROLL_ALIGNMENT_NEAREST = 0,
  SCROLLKIT_SCROLL_ALIGNMENT_START = 1,
  SCROLLKIT_SCROLL_ALIGNMENT_CENTER = 2,
  SCROLLKIT_SCROLL_ALIGNMENT_END = 3,
  SCROLLKIT_SCROLL_ALIGNMENT_NONE = 4,
  SCROLLKIT_SCROLL_ALIGNMENT_SCROLL_OFF = 5
};
typedef uint32_t scrollkit_curve;
enum {
  SCROLLKIT_CURVE_EASE_IN_OUT = 0,
  SCROLLKIT_CURVE_EASE = 1,
  SCROLLKIT_CURVE_EASE_IN = 2,
  SCROLLKIT_CURVE_EASE_OUT = 3,
  SCROLLKIT_CURVE_LINEAR = 4,
  SCROLLKIT_CURVE_BEZIER = 5
};
typedef uint32_t scrollkit_scroll_axes;
enum {
  SCROLLKIT_SCROLL_AXES_BOTH = 0,
  SCROLLKIT_SCROLL_AXES_X = 1,
  SCROLLKIT_SCROLL_AXES_Y = 2
};
typedef struct scrollkit_scroll_options {
  uint32_t struct_size;
  scrollkit_scroll_alignment align_x;
  scrollkit_scroll_alignment align_y;
  scrollkit_curve curve;
  uint32_t at_once;
  scrollkit_scroll_axes axes;
  double duration;
  double speed;
  double curve_x1;
  double curve_y1;
  double curve_x2;
  double margin_top;
  double margin_left;
  double margin_bottom;
  double margin_right;
} scrollkit_scroll_options;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_GEOMETRY_INIT { \
    sizeof(scrollkit_geometry), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_SCROLLER_OPTIONS_INIT { \
    sizeof(scrollkit_scroller_options), 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_PREFERENCES_INIT { \
    sizeof(scrollkit_preferences), 0, 0, 0}
#define SCROLLKIT_SCROLL_OPTIONS_INIT { \
    sizeof(scrollkit_scroll_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_scroller_create(
    const scrollkit_scroller_options *options, scrollkit_scroller **scroller);
SCROLLKIT_API void scrollkit_scroller_destroy(scrollkit_scroller *scroller);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_clock(
    scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_geometry(
    scrollkit_scroller *scroller, const scrollkit_geometry *geometry, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_size(
    scrollkit_scroller *scroller, double viewport_width, double viewport_height,
    double content_width, double content_height, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_shift(
    scrollkit_scroller *scroller, double x, double y, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_preferences(
    scrollkit_scroller *scroller, const scrollkit_preferences *preferences, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_scroll_enabled(
    scrollkit_scroller *scroller, uint32_t x, uint32_t y, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_always_bounces(
    scrollkit_scroller *scroller, uint32_t x, uint32_t y, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_to(
    scrollkit_scroller *scroller, double x, double y, uint32_t animated, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_by(
    scrollkit_scroller *scroller, double x, double y, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_rect_to_visible(
    scrollkit_scroller *scroller, double x, double y, double width, double height,
    uint32_t animated, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_scroller_animate_to(
    scrollkit_scroller *scroller, double x, double y, const scrollkit_scroll_options *options,
    double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_into_view(
    scrollkit_scroller *scroller, double x, double y, double width, double height,
    const scrollkit_scroll_options *options, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_offset(
    scrollkit_scroller *scroller, double x, double y, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_stop(scrollkit_scroller *scroller, double time);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_FEEL_H
#define SCROLLKIT_FEEL_H
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_FEEL_VALUES_INIT { \
    sizeof(scrollkit_feel_values), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel(
    scrollkit_scroller *scroller, scrollkit_feel feel, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel_values(
    scrollkit_scroller *scroller, const scrollkit_feel_values *values, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_feel_values(
    scrollkit_scroller *scroller, scrollkit_feel_values *values);
SCROLLKIT_API scrollkit_status scrollkit_feel_get_values(
    scrollkit_feel feel, scrollkit_feel_values *values);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_INPUT_H
#define SCROLLKIT_INPUT_H
#ifndef SCROLLKIT_TYPES_INPUT_H
#define SCROLLKIT_TYPES_INPUT_H
typedef uint32_t scrollkit_unit;
enum {
  SCROLLKIT_UNIT_POINTS = 0,
  SCROLLKIT_UNIT_LINES = 1,
  SCROLLKIT_UNIT_PAGES = 2,
  SCROLLKIT_UNIT_NOTCHES = 3,
  SCROLLKIT_UNIT_NOTCHES_120 = 4
};
typedef uint32_t scrollkit_input_kind;
enum {
  SCROLLKIT_INPUT_KIND_NONE = 0,
  SCROLLKIT_INPUT_KIND_PRESS = 1,
  SCROLLKIT_INPUT_KIND_MOVE = 2,
  SCROLLKIT_INPUT_KIND_RELEASE = 3,
  SCROLLKIT_INPUT_KIND_CANCEL = 4,
  SCROLLKIT_INPUT_KIND_HOLD = 5,
  SCROLLKIT_INPUT_KIND_HOLD_END = 6,
  SCROLLKIT_INPUT_KIND_WHEEL = 7,
  SCROLLKIT_INPUT_KIND_PAN_BEGIN = 8,
  SCROLLKIT_INPUT_KIND_PAN_UPDATE = 9,
  SCROLLKIT_INPUT_KIND_PAN_END = 10,
  SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE = 11,
  SCROLLKIT_INPUT_KIND_MOMENTUM_END = 12,
  SCROLLKIT_INPUT_KIND_KEY = 13,
  SCROLLKIT_INPUT_KIND_PINCH_BEGIN = 14,
  SCROLLKIT_INPUT_KIND_PINCH_UPDATE = 15,
  SCROLLKIT_INPUT_KIND_PINCH_END = 16,
  SCROLLKIT_INPUT_KIND_KEY_UP = 18,
  SCROLLKIT_INPUT_KIND_STEER = 19,
  SCROLLKIT_INPUT_KIND_STEER_END = 20,
  SCROLLKIT_INPUT_KIND_KEY_HELD = 21,
  SCROLLKIT_INPUT_KIND_DID_SCROLL = 32,
  SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING = 33,
  SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING = 34,
  SCROLLKIT_INPUT_KIND_DID_END_DRAGGING = 35,
  SCROLLKIT_INPUT_KIND_DID_END_DECELERATING = 36,
  SCROLLKIT_INPUT_KIND_DID_END_ANIMATION = 37,
  SCROLLKIT_INPUT_KIND_DID_TRACK = 38,
  SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING = 39,
  SCROLLKIT_INPUT_KIND_DID_ZOOM = 40,
  SCROLLKIT_INPUT_KIND_DID_END_ZOOMING = 41,
  SCROLLKIT_INPUT_KIND_HOST = 65536
};
typedef uint32_t scrollkit_key;
enum {
  SCROLLKIT_KEY_LINE_UP = 0,
  SCROLLKIT_KEY_LINE_DOWN = 1,
  SCROLLKIT_KEY_LINE_LEFT = 2,
  SCROLLKIT_KEY_LINE_RIGHT = 3,
  SCROLLKIT_KEY_PAGE_UP = 4,
  SCROLLKIT_KEY_PAGE_DOWN = 5,
  SCROLLKIT_KEY_PAGE_LEFT = 6,
  SCROLLKIT_KEY_PAGE_RIGHT = 7,
  SCROLLKIT_KEY_HOME = 8,
  SCROLLKIT_KEY_END = 9
};
typedef uint32_t scrollkit_input_flags;
enum {
  SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM = 1,
  SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY = 2,
  SCROLLKIT_INPUT_FLAGS_DECELERATES = 4,
  SCROLLKIT_INPUT_FLAGS_INVERTED = 8,
  SCROLLKIT_INPUT_FLAGS_SWAP_AXES = 16,
  SCROLLKIT_INPUT_FLAGS_STOP_X = 32,
  SCROLLKIT_INPUT_FLAGS_STOP_Y = 64,
  SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE = 128,
  SCROLLKIT_INPUT_FLAGS_TIME_WRAPS = 256,
  SCROLLKIT_INPUT_FLAGS_ZOOM = 512
};
typedef struct scrollkit_input {
  uint32_t struct_size;
  scrollkit_input_kind kind;
  double time;
  double x;
  double y;
  double velocity_x;
  double velocity_y;
  uint64_t pointer_id;
  scrollkit_unit unit;
  scrollkit_input_flags flags;
  scrollkit_key key;
  uint32_t reserved;
  uint64_t device;
  double scale;
  double focus_x;
  double focus_y;
} scrollkit_input;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_INPUT_INIT { \
    sizeof(scrollkit_input), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_scroller_push(
    scrollkit_scroller *scroller, const scrollkit_input *input);
SCROLLKIT_API scrollkit_status scrollkit_scroller_push_many(
    scrollkit_scroller *scroller, const scrollkit_input *inputs, size_t count);
SCROLLKIT_API uint32_t scrollkit_scroller_responds_to(
    scrollkit_scroller *scroller, scrollkit_input_kind kind);
SCROLLKIT_API scrollkit_status scrollkit_scroller_press(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_move(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_release(
    scrollkit_scroller *scroller, uint64_t pointer_id, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_cancel(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_wheel(
    scrollkit_scroller *scroller, double x, double y, scrollkit_unit unit, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_hold_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_release_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);
SCROLLKIT_API scrollkit_status scrollkit_scroller_report_release(
    scrollkit_scroller *scroller, double velocity_x, double velocity_y, double target_x,
    double target_y, uint32_t decelerates, double time, double *rest_x, double *rest_y);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_TOOLKITS_H
#define SCROLLKIT_TOOLKITS_H
#ifdef __cplusplus
extern "C" {
#endif
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl2_wheel(
    scrollkit_input *input, double x, double y, uint32_t direction, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl3_wheel(
    scrollkit_input *input, double x, double y, uint32_t direction, uint64_t time_ns);
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl2_finger(
    scrollkit_input *input, uint32_t type, uint64_t finger, double x, double y, double width,
    double height, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl3_finger(
    scrollkit_input *input, uint32_t type, uint64_t finger, double x, double y, double width,
    double height, uint64_t time_ns);
SCROLLKIT_API scrollkit_status scrollkit_input_from_glfw_scroll(
    scrollkit_input *input, double xoffset, double yoffset, double time);
SCROLLKIT_API scrollkit_status scrollkit_input_from_raylib_wheel(
    scrollkit_input *input, double x, double y, double time);
SCROLLKIT_API scrollkit_status scrollkit_input_from_imgui_wheel(
    scrollkit_input *input, double wheel_x, double wheel_y, uint32_t right_is_positive,
    double time);
SCROLLKIT_API scrollkit_status scrollkit_input_from_sgr_button(
    scrollkit_input *input, uint32_t button, double time);
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_scroll(
    scrollkit_input *input, double dx, double dy, uint32_t unit, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_begin(
    scrollkit_input *input, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_end(
    scrollkit_input *input, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_decelerate(
    scrollkit_input *input, double velocity_x, double velocity_y, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_gdk_scroll(
    scrollkit_input *input, uint32_t direction, double dx, double dy, uint32_t unit,
    uint32_t is_stop, uint32_t relative, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_gdk_hold(
    scrollkit_input *input, uint32_t phase, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_wayland_axis(
    scrollkit_input *input, uint32_t axis, double value, int32_t value120, uint32_t source,
    uint32_t relative, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_wayland_stop(
    scrollkit_input *input, uint32_t axis, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_libinput_scroll(
    scrollkit_input *input, uint32_t source, uint32_t axis, double value, double value120,
    uint64_t time_usec);
SCROLLKIT_API scrollkit_status scrollkit_input_from_xi2_scroll(
    scrollkit_input *input, uint32_t scroll_type, double delta, double increment, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_x11_button(
    scrollkit_input *input, uint32_t button, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_qt_wheel(
    scrollkit_input *input, int32_t angle_x, int32_t angle_y, int32_t pixel_x, int32_t pixel_y,
    uint32_t phase, uint32_t inverted, uint64_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_appkit_scroll(
    scrollkit_input *input, double dx, double dy, uint32_t precise, uint32_t phase,
    uint32_t momentum, uint32_t inverted, double time);
SCROLLKIT_API scrollkit_status scrollkit_input_from_web_wheel(
    scrollkit_input *input, double delta_x, double delta_y, uint32_t delta_mode,
    int32_t wheel_delta_x, int32_t wheel_delta_y, double time_ms);
SCROLLKIT_API scrollkit_status scrollkit_input_from_win32_wheel(
    scrollkit_input *input, uint32_t message, int32_t delta, uint32_t pages, uint32_t time_ms);
SCROLLKIT_API scrollkit_status scrollkit_time_unwrap(
    double previous, uint32_t time_ms, double *time);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_FRAME_H
#define SCROLLKIT_FRAME_H
#ifndef SCROLLKIT_TYPES_FRAME_H
#define SCROLLKIT_TYPES_FRAME_H
typedef uint32_t scrollkit_phase;
enum {
  SCROLLKIT_PHASE_IDLE = 0,
  SCROLLKIT_PHASE_TRACKING = 1,
  SCROLLKIT_PHASE_DRAGGING = 2,
  SCROLLKIT_PHASE_COASTING = 3,
  SCROLLKIT_PHASE_BOUNCING = 4,
  SCROLLKIT_PHASE_ANIMATING = 5,
  SCROLLKIT_PHASE_WHEELING = 6,
  SCROLLKIT_PHASE_ZOOMING = 7,
  SCROLLKIT_PHASE_STEERING = 8
};
typedef struct scrollkit_frame {
  uint32_t struct_size;
  scrollkit_phase phase;
  double time;
  double offset_x;
  double offset_y;
  double target_x;
  double target_y;
  double velocity_x;
  double velocity_y;
  double overscroll_x;
  double overscroll_y;
  double progress_x;
  double progress_y;
  uint32_t needs_tick;
  uint32_t reserved;
  double edge_x;
  double edge_y;
  double scale;
} scrollkit_frame;
typedef struct scrollkit_next_change {
  uint32_t struct_size;
  uint32_t is_drawn;
  double time;
  double frame_rate;
} scrollkit_next_change;
typedef struct scrollkit_view_progress {
  uint32_t struct_size;
  uint32_t reserved;
  double cover;
  double entry;
  double contain;
  double exit;
} scrollkit_view_progress;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_FRAME_INIT { \
    sizeof(scrollkit_frame), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_NEXT_CHANGE_INIT { \
    sizeof(scrollkit_next_change), 0, 0, 0}
#define SCROLLKIT_VIEW_PROGRESS_INIT { \
    sizeof(scrollkit_view_progress), 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_scroller_tick(
    scrollkit_scroller *scroller, double time, scrollkit_frame *frame);
SCROLLKIT_API scrollkit_status scrollkit_scroller_sync(
    scrollkit_scroller *scroller, double host_x, double host_y, double time,
    scrollkit_frame *frame);
SCROLLKIT_API scrollkit_status scrollkit_scroller_tick_many(
    scrollkit_scroller *const *scrollers, size_t count, double time, scrollkit_frame *frames);
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_frame(
    scrollkit_scroller *scroller, scrollkit_frame *frame);
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_next_change(
    scrollkit_scroller *scroller, double pixels_per_point, double time,
    scrollkit_next_change *change);
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_view_progress(
    scrollkit_scroller *scroller, scrollkit_axis axis, double start, double length,
    scrollkit_view_progress *progress);
SCROLLKIT_API double scrollkit_scroller_tick_offset(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);
SCROLLKIT_API uint32_t scrollkit_scroller_needs_tick(scrollkit_scroller *scroller);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_EVENTS_H
#define SCROLLKIT_EVENTS_H
#ifndef SCROLLKIT_TYPES_EVENTS_H
#define SCROLLKIT_TYPES_EVENTS_H
#ifndef SCROLLKIT_TYPES_TOP_H
#define SCROLLKIT_TYPES_TOP_H
typedef uint32_t scrollkit_top_rule;
enum {
  SCROLLKIT_TOP_RULE_STANDARD = 0,
  SCROLLKIT_TOP_RULE_KEEP_UNTIL_DRAG = 1
};
typedef uint32_t scrollkit_top_source;
enum {
  SCROLLKIT_TOP_SOURCE_NONE = 0,
  SCROLLKIT_TOP_SOURCE_STATUS_BAR = 1,
  SCROLLKIT_TOP_SOURCE_TAB_ITEM = 2,
  SCROLLKIT_TOP_SOURCE_APPEARANCE = 3,
  SCROLLKIT_TOP_SOURCE_HOST = 65536
};
typedef struct scrollkit_top_options {
  uint32_t struct_size;
  scrollkit_top_rule rule;
  uint32_t starts_hidden;
  uint32_t reserved;
} scrollkit_top_options;
typedef struct scrollkit_top_state {
  uint32_t struct_size;
  uint32_t has_return_offset;
  double return_offset;
  uint32_t is_visible;
  uint32_t reserved;
} scrollkit_top_state;
#endif
typedef uint32_t scrollkit_event_kind;
enum {
  SCROLLKIT_EVENT_KIND_DID_SCROLL = 1,
  SCROLLKIT_EVENT_KIND_PHASE_CHANGED = 2,
  SCROLLKIT_EVENT_KIND_WILL_REST = 3,
  SCROLLKIT_EVENT_KIND_DID_REST = 4,
  SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED = 5,
  SCROLLKIT_EVENT_KIND_REQUEST_SCROLL = 6,
  SCROLLKIT_EVENT_KIND_OVERFLOW = 7,
  SCROLLKIT_EVENT_KIND_REQUEST_REST = 8,
  SCROLLKIT_EVENT_KIND_DRAG_BEGAN = 9,
  SCROLLKIT_EVENT_KIND_DRAG_ENDED = 10,
  SCROLLKIT_EVENT_KIND_DECELERATION_BEGAN = 11,
  SCROLLKIT_EVENT_KIND_DECELERATION_ENDED = 12,
  SCROLLKIT_EVENT_KIND_WILL_BOUNCE = 13,
  SCROLLKIT_EVENT_KIND_DID_BOUNCE = 14,
  SCROLLKIT_EVENT_KIND_WILL_REACH_EDGES = 15,
  SCROLLKIT_EVENT_KIND_DID_REACH_EDGES = 16,
  SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM = 17,
  SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM = 18,
  SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL = 19,
  SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE = 20,
  SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED = 21,
  SCROLLKIT_EVENT_KIND_HEADER_MOVED = 22,
  SCROLLKIT_EVENT_KIND_HEADER_SHOWN = 23,
  SCROLLKIT_EVENT_KIND_HEADER_HIDDEN = 24,
  SCROLLKIT_EVENT_KIND_HEADER_STRETCHED = 25,
  SCROLLKIT_EVENT_KIND_NUB_SHOWN = 26,
  SCROLLKIT_EVENT_KIND_NUB_HIDDEN = 27,
  SCROLLKIT_EVENT_KIND_NUB_GRABBED = 28,
  SCROLLKIT_EVENT_KIND_NUB_RELEASED = 29,
  SCROLLKIT_EVENT_KIND_SECTION_CHANGED = 30,
  SCROLLKIT_EVENT_KIND_REQUEST_SHIFT = 31,
  SCROLLKIT_EVENT_KIND_PAGE_CHANGED = 32,
  SCROLLKIT_EVENT_KIND_ZOOM_CHANGED = 40,
  SCROLLKIT_EVENT_KIND_LIST_VISIBLE_CHANGED = 41,
  SCROLLKIT_EVENT_KIND_LIST_STICKY_CHANGED = 42,
  SCROLLKIT_EVENT_KIND_LIST_NEAR_START = 43,
  SCROLLKIT_EVENT_KIND_LIST_NEAR_END = 44,
  SCROLLKIT_EVENT_KIND_REFRESH_CHANGED = 45,
  SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED = 46
};
typedef int32_t scrollkit_event_result;
enum {
  SCROLLKIT_EVENT_RESULT_NONE = 0,
  SCROLLKIT_EVENT_RESULT_TAKEN = 1
};
typedef struct scrollkit_event {
  uint32_t struct_size;
  scrollkit_event_kind kind;
  double time;
  double x;
  double y;
  double delta_x;
  double delta_y;
  uint64_t id;
  scrollkit_phase from_phase;
  scrollkit_phase to_phase;
  uint32_t finished;
  scrollkit_edges edges;
  scrollkit_top_source source;
  uint32_t reserved;
} scrollkit_event;
typedef void (*scrollkit_event_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_event *event);
typedef void (*scrollkit_input_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_input *input);
typedef uint32_t (*scrollkit_responds_function)(
    void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind);
typedef uint32_t (*scrollkit_should_function)(
    void *user, scrollkit_scroller *scroller, scrollkit_top_source source);
typedef void (*scrollkit_release_function)(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y,
    double *target_x, double *target_y);
typedef struct scrollkit_delegate {
  uint32_t struct_size;
  uint32_t reserved;
  void *user;
  scrollkit_event_function did_happen;
  scrollkit_input_function did_receive;
  scrollkit_responds_function responds_to;
  scrollkit_should_function should_scroll_to_top;
  scrollkit_release_function will_end_dragging;
} scrollkit_delegate;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_EVENT_INIT { \
    sizeof(scrollkit_event), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_DELEGATE_INIT { \
    sizeof(scrollkit_delegate), 0, NULL, NULL, NULL, NULL, NULL, NULL}
SCROLLKIT_API scrollkit_event_result scrollkit_scroller_next_event(
    scrollkit_scroller *scroller, scrollkit_event *event);
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_delegate(
    scrollkit_scroller *scroller, const scrollkit_delegate *delegate);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_CONTEXT_H
#define SCROLLKIT_CONTEXT_H
#ifndef SCROLLKIT_TYPES_CONTEXT_H
#define SCROLLKIT_TYPES_CONTEXT_H
typedef struct scrollkit_context {
  uint32_t struct_size;
  uint32_t is_scrolling;
  uint32_t is_animating;
  uint32_t is_tracking;
  scrollkit_edges heading;
  scrollkit_edges at_edges;
  double began_x;
  double began_y;
  double expected_end_x;
  double expected_end_y;
  double ended_x;
  double ended_y;
  double min_x;
  double min_y;
  double max_x;
  double max_y;
  double tracking_x;
  double tracking_y;
  double zoom_scale;
  double zoom_began_scale;
} scrollkit_context;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_CONTEXT_INIT { \
    sizeof(scrollkit_context), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_context(
    scrollkit_scroller *scroller, scrollkit_context *context);
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_margin(
    scrollkit_scroller *scroller, double x, double y, scrollkit_edges edge, double *margin);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_TOP_H
#define SCROLLKIT_TOP_H
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_TOP_OPTIONS_INIT { \
    sizeof(scrollkit_top_options), 0, 0, 0}
#define SCROLLKIT_TOP_STATE_INIT { \
    sizeof(scrollkit_top_state), 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_top_enable(
    scrollkit_scroller *scroller, const scrollkit_top_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_top_disable(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_top_trigger(
    scrollkit_scroller *scroller, scrollkit_top_source source, double time);
SCROLLKIT_API scrollkit_status scrollkit_top_trigger_home(
    scrollkit_scroller *scroller, double y, scrollkit_top_source source, double time);
SCROLLKIT_API scrollkit_status scrollkit_top_set_visible(
    scrollkit_scroller *scroller, uint32_t is_visible);
SCROLLKIT_API scrollkit_status scrollkit_top_get_state(
    scrollkit_scroller *scroller, scrollkit_top_state *state);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_WINDOW_H
#define SCROLLKIT_WINDOW_H
#ifndef SCROLLKIT_TYPES_WINDOW_H
#define SCROLLKIT_TYPES_WINDOW_H
typedef struct scrollkit_window scrollkit_window;
#endif
#ifdef __cplusplus
extern "C" {
#endif
SCROLLKIT_API scrollkit_status scrollkit_window_create(
    scrollkit_window *sibling, scrollkit_window **window);
SCROLLKIT_API void scrollkit_window_destroy(scrollkit_window *window);
SCROLLKIT_API scrollkit_status scrollkit_window_make_key(scrollkit_window *window);
SCROLLKIT_API scrollkit_status scrollkit_window_set_status_bar(
    scrollkit_window *window, double bottom, double reach);
SCROLLKIT_API scrollkit_status scrollkit_window_add_scroller(
    scrollkit_window *window, scrollkit_scroller *scroller);
SCROLLKIT_API scrollkit_status scrollkit_window_remove_scroller(
    scrollkit_window *window, scrollkit_scroller *scroller);
SCROLLKIT_API scrollkit_status scrollkit_window_tap(
    scrollkit_window *window, double x, double y, uint32_t has_event, double time, uint32_t *count);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_HEADER_H
#define SCROLLKIT_HEADER_H
#ifndef SCROLLKIT_TYPES_HEADER_H
#define SCROLLKIT_TYPES_HEADER_H
typedef uint32_t scrollkit_header_mode;
enum {
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS = 0,
  SCROLLKIT_HEADER_MODE_EXIT_UNTIL_COLLAPSED = 1,
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS_COLLAPSED = 2,
  SCROLLKIT_HEADER_MODE_PINNED = 3,
  SCROLLKIT_HEADER_MODE_FREEZE_NEAR_ENDS = 4,
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS_EXIT_UNTIL_COLLAPSED = 5
};
typedef uint32_t scrollkit_header_inset;
enum {
  SCROLLKIT_HEADER_INSET_CONSTANT = 0,
  SCROLLKIT_HEADER_INSET_VISIBLE = 1
};
typedef struct scrollkit_header_options {
  uint32_t struct_size;
  scrollkit_header_mode mode;
  double height;
  double minimum_height;
  uint32_t snaps;
  uint32_t stretches;
  uint32_t only_by_user;
  scrollkit_header_inset inset;
  double tolerance;
  double parallax;
  double stretch_trigger;
} scrollkit_header_options;
typedef struct scrollkit_header_state {
  uint32_t struct_size;
  uint32_t is_snapping;
  double position;
  double top;
  double visible_height;
  double progress;
  double stretch;
  double parallax;
} scrollkit_header_state;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_HEADER_OPTIONS_INIT { \
    sizeof(scrollkit_header_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_HEADER_STATE_INIT { \
    sizeof(scrollkit_header_state), 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_header_add(
    scrollkit_scroller *scroller, const scrollkit_header_options *options, double time,
    uint32_t *number);
SCROLLKIT_API scrollkit_status scrollkit_header_set_options(
    scrollkit_scroller *scroller, uint32_t number, const scrollkit_header_options *options,
    double time);
SCROLLKIT_API scrollkit_status scrollkit_header_set_position(
    scrollkit_scroller *scroller, uint32_t number, double position, double time);
SCROLLKIT_API scrollkit_status scrollkit_header_remove_all(
    scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_header_get_state(
    scrollkit_scroller *scroller, uint32_t number, scrollkit_header_state *state);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_ANCHOR_H
#define SCROLLKIT_ANCHOR_H
#ifndef SCROLLKIT_TYPES_ANCHOR_H
#define SCROLLKIT_TYPES_ANCHOR_H
typedef uint32_t scrollkit_anchor_policy;
enum {
  SCROLLKIT_ANCHOR_POLICY_NONE = 0,
  SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM = 1,
  SCROLLKIT_ANCHOR_POLICY_KEEP_DISTANCE_TO_END = 2,
  SCROLLKIT_ANCHOR_POLICY_STICK_TO_END = 3,
  SCROLLKIT_ANCHOR_POLICY_KEEP_DISTANCE_RESET_X = 4
};
#endif
#ifdef __cplusplus
extern "C" {
#endif
SCROLLKIT_API scrollkit_status scrollkit_anchor_set_policy(
    scrollkit_scroller *scroller, scrollkit_anchor_policy policy, double time);
SCROLLKIT_API scrollkit_status scrollkit_anchor_begin_update(
    scrollkit_scroller *scroller, double time, uint32_t *batch);
SCROLLKIT_API scrollkit_status scrollkit_anchor_add_edit(
    scrollkit_scroller *scroller, double y, double removed, double inserted);
SCROLLKIT_API scrollkit_status scrollkit_anchor_end_update(
    scrollkit_scroller *scroller, uint32_t batch, const scrollkit_geometry *geometry,
    uint32_t finished, double time);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_NUB_H
#define SCROLLKIT_NUB_H
#ifndef SCROLLKIT_TYPES_NUB_H
#define SCROLLKIT_TYPES_NUB_H
typedef uint32_t scrollkit_nub_rule;
enum {
  SCROLLKIT_NUB_RULE_STANDARD = 0,
  SCROLLKIT_NUB_RULE_IGNORE_INSETS = 1
};
typedef struct scrollkit_nub_options {
  uint32_t struct_size;
  scrollkit_nub_rule rule;
  double length;
  double margin;
  uint32_t is_proportional;
  uint32_t reserved;
  double fine_distance;
  double reach;
  double fade;
  double delay;
} scrollkit_nub_options;
typedef struct scrollkit_nub_state {
  uint32_t struct_size;
  uint32_t is_grabbed;
  double y;
  double length;
  double alpha;
  double share;
  double touch_y;
  double touch_length;
  int32_t section;
  uint32_t reserved;
} scrollkit_nub_state;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_NUB_OPTIONS_INIT { \
    sizeof(scrollkit_nub_options), 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_NUB_STATE_INIT { \
    sizeof(scrollkit_nub_state), 0, 0, 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_nub_enable(
    scrollkit_scroller *scroller, const scrollkit_nub_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_nub_disable(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_nub_grab(
    scrollkit_scroller *scroller, double time, uint32_t *is_held);
SCROLLKIT_API scrollkit_status scrollkit_nub_drag(
    scrollkit_scroller *scroller, double distance, double sideways, double time);
SCROLLKIT_API scrollkit_status scrollkit_nub_release(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_nub_set_hover(
    scrollkit_scroller *scroller, uint32_t is_near, double time);
SCROLLKIT_API scrollkit_status scrollkit_nub_set_sections(
    scrollkit_scroller *scroller, const double *starts, size_t count, double time);
SCROLLKIT_API scrollkit_status scrollkit_nub_get_state(
    scrollkit_scroller *scroller, scrollkit_nub_state *state);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_NESTING_H
#define SCROLLKIT_NESTING_H
#ifndef SCROLLKIT_TYPES_NESTING_H
#define SCROLLKIT_TYPES_NESTING_H
typedef uint32_t scrollkit_overscroll_behavior;
enum {
  SCROLLKIT_OVERSCROLL_BEHAVIOR_AUTO = 0,
  SCROLLKIT_OVERSCROLL_BEHAVIOR_CONTAIN = 1,
  SCROLLKIT_OVERSCROLL_BEHAVIOR_NONE = 2
};
typedef uint32_t scrollkit_nest_order;
enum {
  SCROLLKIT_NEST_ORDER_CHILD_FIRST = 0,
  SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN = 1,
  SCROLLKIT_NEST_ORDER_PARENT_FIRST_UP = 2,
  SCROLLKIT_NEST_ORDER_PARENT_FIRST = 3
};
typedef uint32_t scrollkit_nest_latching;
enum {
  SCROLLKIT_NEST_LATCHING_NONE = 0,
  SCROLLKIT_NEST_LATCHING_GESTURE = 1
};
#endif
#ifdef __cplusplus
extern "C" {
#endif
SCROLLKIT_API scrollkit_status scrollkit_nest_set_parent(
    scrollkit_scroller *child, scrollkit_scroller *parent, double time);
SCROLLKIT_API scrollkit_status scrollkit_nest_set_overscroll_behavior(
    scrollkit_scroller *scroller, scrollkit_overscroll_behavior x, scrollkit_overscroll_behavior y);
SCROLLKIT_API scrollkit_status scrollkit_nest_set_order(
    scrollkit_scroller *scroller, scrollkit_nest_order order);
SCROLLKIT_API scrollkit_status scrollkit_nest_set_latching(
    scrollkit_scroller *scroller, scrollkit_nest_latching latching);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_LINK_H
#define SCROLLKIT_LINK_H
#ifdef __cplusplus
extern "C" {
#endif
SCROLLKIT_API scrollkit_status scrollkit_link_update(
    scrollkit_scroller *first, scrollkit_scroller *second, scrollkit_axis axis, double line,
    const double *positions, size_t count, double time);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_SNAP_H
#define SCROLLKIT_SNAP_H
#ifndef SCROLLKIT_TYPES_SNAP_H
#define SCROLLKIT_TYPES_SNAP_H
typedef uint32_t scrollkit_snap_kind;
enum {
  SCROLLKIT_SNAP_KIND_NONE = 0,
  SCROLLKIT_SNAP_KIND_PAGES = 1,
  SCROLLKIT_SNAP_KIND_CAROUSEL = 2,
  SCROLLKIT_SNAP_KIND_AREAS = 3,
  SCROLLKIT_SNAP_KIND_ITEMS = 4
};
typedef uint32_t scrollkit_snap_rule;
enum {
  SCROLLKIT_SNAP_RULE_DEFAULT = 0,
  SCROLLKIT_SNAP_RULE_UIKIT = 1,
  SCROLLKIT_SNAP_RULE_FLUTTER = 2,
  SCROLLKIT_SNAP_RULE_PAGER = 3,
  SCROLLKIT_SNAP_RULE_LINEAR = 4,
  SCROLLKIT_SNAP_RULE_FREE = 5
};
typedef uint32_t scrollkit_snap_strictness;
enum {
  SCROLLKIT_SNAP_STRICTNESS_MANDATORY = 0,
  SCROLLKIT_SNAP_STRICTNESS_PROXIMITY = 1
};
typedef uint32_t scrollkit_snap_alignment;
enum {
  SCROLLKIT_SNAP_ALIGNMENT_NONE = 0,
  SCROLLKIT_SNAP_ALIGNMENT_START = 1,
  SCROLLKIT_SNAP_ALIGNMENT_CENTER = 2,
  SCROLLKIT_SNAP_ALIGNMENT_END = 3
};
typedef uint32_t scrollkit_snap_order;
enum {
  SCROLLKIT_SNAP_ORDER_ANY = 0,
  SCROLLKIT_SNAP_ORDER_RIGHT = 1,
  SCROLLKIT_SNAP_ORDER_DOWN = 2
};
typedef struct scrollkit_snap_options {
  uint32_t struct_size;
  scrollkit_snap_kind kind;
  scrollkit_snap_rule rule;
  uint32_t is_reversed;
  double length;
  double spacing;
  double leading;
  uint32_t count;
  scrollkit_snap_strictness strictness;
  double proximity;
  double padding_start;
  double padding_end;
  scrollkit_snap_alignment alignment;
  uint32_t stops;
} scrollkit_snap_options;
typedef struct scrollkit_snap_area {
  uint32_t struct_size;
  uint32_t stops;
  uint64_t key;
  double x;
  double y;
  double width;
  double height;
  scrollkit_snap_alignment align_x;
  scrollkit_snap_alignment align_y;
  double margin_top;
  double margin_left;
  double margin_bottom;
  double margin_right;
  uint32_t is_focused;
  uint32_t reserved;
} scrollkit_snap_area;
typedef struct scrollkit_snap_state {
  uint32_t struct_size;
  uint32_t reserved;
  double index_x;
  double index_y;
  double target_x;
  double target_y;
} scrollkit_snap_state;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_SNAP_OPTIONS_INIT { \
    sizeof(scrollkit_snap_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_SNAP_AREA_INIT { \
    sizeof(scrollkit_snap_area), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_SNAP_STATE_INIT { \
    sizeof(scrollkit_snap_state), 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_snap_set_options(
    scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_snap_options *options,
    double time);
SCROLLKIT_API scrollkit_status scrollkit_snap_set_areas(
    scrollkit_scroller *scroller, const scrollkit_snap_area *areas, size_t count,
    scrollkit_snap_order order, double time);
SCROLLKIT_API scrollkit_status scrollkit_snap_scroll_to(
    scrollkit_scroller *scroller, scrollkit_axis axis, double index, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_snap_get_state(
    scrollkit_scroller *scroller, scrollkit_snap_state *state);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_ZOOM_H
#define SCROLLKIT_ZOOM_H
#ifndef SCROLLKIT_TYPES_ZOOM_H
#define SCROLLKIT_TYPES_ZOOM_H
typedef struct scrollkit_zoom_options {
  uint32_t struct_size;
  uint32_t centers;
  double minimum;
  double maximum;
} scrollkit_zoom_options;
typedef struct scrollkit_zoom_state {
  uint32_t struct_size;
  uint32_t is_zooming;
  double scale;
  double target_scale;
  double minimum;
  double maximum;
  double centering_x;
  double centering_y;
} scrollkit_zoom_state;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_ZOOM_OPTIONS_INIT { \
    sizeof(scrollkit_zoom_options), 0, 0, 0}
#define SCROLLKIT_ZOOM_STATE_INIT { \
    sizeof(scrollkit_zoom_state), 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_zoom_enable(
    scrollkit_scroller *scroller, const scrollkit_zoom_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_zoom_disable(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_zoom_set_scale(
    scrollkit_scroller *scroller, double scale, double x, double y, uint32_t animated, double time,
    uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_zoom_show_rect(
    scrollkit_scroller *scroller, double x, double y, double width, double height,
    uint32_t animated, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_zoom_double_tap(
    scrollkit_scroller *scroller, double x, double y, double scale, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_zoom_get_state(
    scrollkit_scroller *scroller, scrollkit_zoom_state *state);
SCROLLKIT_API scrollkit_status scrollkit_zoom_set_limits(
    scrollkit_scroller *scroller, double minimum, double maximum, double time);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_AUTOSCROLL_H
#define SCROLLKIT_AUTOSCROLL_H
#ifndef SCROLLKIT_TYPES_AUTOSCROLL_H
#define SCROLLKIT_TYPES_AUTOSCROLL_H
typedef uint32_t scrollkit_autoscroll_rule;
enum {
  SCROLLKIT_AUTOSCROLL_RULE_CHROMIUM = 0,
  SCROLLKIT_AUTOSCROLL_RULE_FIREFOX = 1
};
typedef struct scrollkit_autoscroll_options {
  uint32_t struct_size;
  scrollkit_autoscroll_rule rule;
  double dead_zone;
  double edge_margin;
  double edge_speed;
  double edge_ramp;
} scrollkit_autoscroll_options;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_AUTOSCROLL_OPTIONS_INIT { \
    sizeof(scrollkit_autoscroll_options), 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_set_velocity(
    scrollkit_scroller *scroller, double velocity_x, double velocity_y, double time);
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_end(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_begin(
    scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
    double time);
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_move(
    scrollkit_scroller *scroller, double x, double y, double time);
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_release(
    scrollkit_scroller *scroller, double time, uint32_t *continues);
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_drag(
    scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
    double time);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_SCROLLBAR_H
#define SCROLLKIT_SCROLLBAR_H
#ifndef SCROLLKIT_TYPES_SCROLLBAR_H
#define SCROLLKIT_TYPES_SCROLLBAR_H
typedef uint32_t scrollkit_scrollbar_part;
enum {
  SCROLLKIT_SCROLLBAR_PART_NONE = 0,
  SCROLLKIT_SCROLLBAR_PART_THUMB = 1,
  SCROLLKIT_SCROLLBAR_PART_TRACK = 2,
  SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD = 3,
  SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD = 4
};
typedef struct scrollkit_scrollbar_options {
  uint32_t struct_size;
  uint32_t jumps_to_click;
  double track_length;
  double least_thumb;
  double snap_back;
} scrollkit_scrollbar_options;
typedef struct scrollkit_scrollbar_state {
  uint32_t struct_size;
  scrollkit_scrollbar_part held;
  double thumb_start;
  double thumb_length;
} scrollkit_scrollbar_state;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_SCROLLBAR_OPTIONS_INIT { \
    sizeof(scrollkit_scrollbar_options), 0, 0, 0, 0}
#define SCROLLKIT_SCROLLBAR_STATE_INIT { \
    sizeof(scrollkit_scrollbar_state), 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_enable(
    scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_scrollbar_options *options,
    double time);
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_disable(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_press(
    scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_part part,
    double position, double time);
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_drag(
    scrollkit_scroller *scroller, scrollkit_axis axis, double position, double sideways,
    double time);
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_release(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_get_state(
    scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_state *state);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_REFRESH_H
#define SCROLLKIT_REFRESH_H
#ifndef SCROLLKIT_TYPES_REFRESH_H
#define SCROLLKIT_TYPES_REFRESH_H
typedef uint32_t scrollkit_refresh_step;
enum {
  SCROLLKIT_REFRESH_STEP_IDLE = 0,
  SCROLLKIT_REFRESH_STEP_PULLED = 1,
  SCROLLKIT_REFRESH_STEP_ARMED = 2,
  SCROLLKIT_REFRESH_STEP_REFRESHING = 3,
  SCROLLKIT_REFRESH_STEP_CLOSING = 4
};
typedef struct scrollkit_refresh_options {
  uint32_t struct_size;
  uint32_t reserved;
  double threshold;
  double length;
} scrollkit_refresh_options;
typedef struct scrollkit_refresh_state {
  uint32_t struct_size;
  scrollkit_refresh_step step;
  double pull;
  double progress;
} scrollkit_refresh_state;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_REFRESH_OPTIONS_INIT { \
    sizeof(scrollkit_refresh_options), 0, 0, 0}
#define SCROLLKIT_REFRESH_STATE_INIT { \
    sizeof(scrollkit_refresh_state), 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_refresh_enable(
    scrollkit_scroller *scroller, const scrollkit_refresh_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_refresh_disable(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_refresh_begin(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_refresh_end(scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_refresh_get_state(
    scrollkit_scroller *scroller, scrollkit_refresh_state *state);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_DELTAS_H
#define SCROLLKIT_DELTAS_H
#ifndef SCROLLKIT_TYPES_DELTAS_H
#define SCROLLKIT_TYPES_DELTAS_H
typedef struct scrollkit_deltas_options {
  uint32_t struct_size;
  uint32_t reserved;
  double line_length;
  double notch_length;
} scrollkit_deltas_options;
typedef struct scrollkit_deltas {
  uint32_t struct_size;
  uint32_t needs_tick;
  double x;
  double y;
  double lines_x;
  double lines_y;
  double value120_x;
  double value120_y;
  uint32_t stop_x;
  uint32_t stop_y;
} scrollkit_deltas;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_DELTAS_OPTIONS_INIT { \
    sizeof(scrollkit_deltas_options), 0, 0, 0}
#define SCROLLKIT_DELTAS_INIT { \
    sizeof(scrollkit_deltas), 0, 0, 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_deltas_enable(
    scrollkit_scroller *scroller, const scrollkit_deltas_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_deltas_take(
    scrollkit_scroller *scroller, double time, scrollkit_deltas *deltas);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_METER_H
#define SCROLLKIT_METER_H
#ifndef SCROLLKIT_TYPES_METER_H
#define SCROLLKIT_TYPES_METER_H
typedef struct scrollkit_meter_options {
  uint32_t struct_size;
  uint32_t is_horizontal;
  double frames_per_second;
  double pixels_per_point;
} scrollkit_meter_options;
typedef struct scrollkit_meter_report {
  uint32_t struct_size;
  uint32_t reserved;
  uint64_t scrolls;
  uint64_t frames;
  uint64_t same_frames;
  uint64_t janky_frames;
  uint64_t missed_by_delivery;
  uint64_t missed_in_fast_scroll;
  uint64_t missed_at_start_of_fling;
  uint64_t missed_in_fling;
  uint64_t predictor_janky_frames;
  uint64_t inputs;
  double mean_lag;
  double largest_lag;
  double largest_jerk;
} scrollkit_meter_report;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_METER_OPTIONS_INIT { \
    sizeof(scrollkit_meter_options), 0, 0, 0}
#define SCROLLKIT_METER_REPORT_INIT { \
    sizeof(scrollkit_meter_report), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_meter_enable(
    scrollkit_scroller *scroller, const scrollkit_meter_options *options);
SCROLLKIT_API scrollkit_status scrollkit_meter_disable(scrollkit_scroller *scroller);
SCROLLKIT_API scrollkit_status scrollkit_meter_get_report(
    scrollkit_scroller *scroller, scrollkit_meter_report *report);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_LIST_H
#define SCROLLKIT_LIST_H
#ifndef SCROLLKIT_TYPES_LIST_H
#define SCROLLKIT_TYPES_LIST_H
typedef struct scrollkit_list scrollkit_list;
typedef uint32_t scrollkit_list_columns;
enum {
  SCROLLKIT_LIST_COLUMNS_SINGLE = 0,
  SCROLLKIT_LIST_COLUMNS_COUNT = 1,
  SCROLLKIT_LIST_COLUMNS_FIT = 2
};
typedef uint32_t scrollkit_list_sticky;
enum {
  SCROLLKIT_LIST_STICKY_START = 0,
  SCROLLKIT_LIST_STICKY_END = 1,
  SCROLLKIT_LIST_STICKY_NEVER = 2
};
typedef struct scrollkit_list_kind_options {
  uint32_t struct_size;
  scrollkit_list_sticky sticky;
  uint32_t level;
  uint32_t span;
  double estimate;
} scrollkit_list_kind_options;
typedef struct scrollkit_list_options {
  uint32_t struct_size;
  uint32_t is_horizontal;
  uint32_t is_right_to_left;
  scrollkit_list_columns columns;
  uint32_t column_count;
  uint32_t reserved;
  double estimate;
  double gap;
  double leading_inset;
  double trailing_inset;
  double column_gap;
  double smallest_cell;
  double cross_length;
  double overscan;
  double near_distance;
} scrollkit_list_options;
typedef struct scrollkit_list_size {
  uint32_t struct_size;
  uint32_t columns;
  uint64_t count;
  double length;
  double cell_length;
  uint64_t memory;
} scrollkit_list_size;
typedef struct scrollkit_list_item {
  uint32_t struct_size;
  uint32_t is_measured;
  uint32_t kind;
  uint32_t column;
  double start;
  double extent;
  double cross_start;
  double cross_length;
} scrollkit_list_item;
typedef struct scrollkit_list_visible {
  uint32_t struct_size;
  uint32_t reserved;
  uint64_t first;
  uint64_t count;
} scrollkit_list_visible;
typedef struct scrollkit_list_frame {
  uint32_t struct_size;
  uint32_t has_sticky;
  uint64_t first;
  uint64_t count;
  uint64_t sticky_item;
  double sticky_position;
} scrollkit_list_frame;
typedef struct scrollkit_list_conversation_options {
  uint32_t struct_size;
  uint32_t is_at_top;
  double near_distance;
  double top_margin;
} scrollkit_list_conversation_options;
typedef struct scrollkit_list_conversation {
  uint32_t struct_size;
  uint32_t is_following;
  uint64_t first_unread;
  uint64_t unread_count;
  double spacer;
} scrollkit_list_conversation;
typedef uint32_t scrollkit_list_alignment;
enum {
  SCROLLKIT_LIST_ALIGNMENT_NEAREST = 0,
  SCROLLKIT_LIST_ALIGNMENT_START = 1,
  SCROLLKIT_LIST_ALIGNMENT_CENTER = 2,
  SCROLLKIT_LIST_ALIGNMENT_END = 3,
  SCROLLKIT_LIST_ALIGNMENT_SCROLL_OFF = 4
};
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_LIST_KIND_OPTIONS_INIT { \
    sizeof(scrollkit_list_kind_options), 0, 0, 0, 0}
#define SCROLLKIT_LIST_OPTIONS_INIT { \
    sizeof(scrollkit_list_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_LIST_SIZE_INIT { \
    sizeof(scrollkit_list_size), 0, 0, 0, 0, 0}
#define SCROLLKIT_LIST_ITEM_INIT { \
    sizeof(scrollkit_list_item), 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_LIST_VISIBLE_INIT { \
    sizeof(scrollkit_list_visible), 0, 0, 0}
#define SCROLLKIT_LIST_FRAME_INIT { \
    sizeof(scrollkit_list_frame), 0, 0, 0, 0, 0}
#define SCROLLKIT_LIST_CONVERSATION_OPTIONS_INIT { \
    sizeof(scrollkit_list_conversation_options), 0, 0, 0}
#define SCROLLKIT_LIST_CONVERSATION_INIT { \
    sizeof(scrollkit_list_conversation), 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_list_create(
    const scrollkit_list_options *options, scrollkit_list **list);
SCROLLKIT_API void scrollkit_list_destroy(scrollkit_list *list);
SCROLLKIT_API scrollkit_status scrollkit_list_set_offset(scrollkit_list *list, double offset);
SCROLLKIT_API scrollkit_status scrollkit_list_get_offset(scrollkit_list *list, double *offset);
SCROLLKIT_API scrollkit_status scrollkit_list_attach(
    scrollkit_list *list, scrollkit_scroller *scroller, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_detach(scrollkit_list *list, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_begin_update(
    scrollkit_list *list, double time, uint32_t *batch);
SCROLLKIT_API scrollkit_status scrollkit_list_end_update(
    scrollkit_list *list, uint32_t batch, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_set_conversation(
    scrollkit_list *list, const scrollkit_list_conversation_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_end_conversation(scrollkit_list *list, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_get_conversation(
    scrollkit_list *list, scrollkit_list_conversation *state);
SCROLLKIT_API scrollkit_status scrollkit_list_begin_turn(
    scrollkit_list *list, size_t item, const scrollkit_scroll_options *options, double time,
    uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_list_scroll_to_newest(
    scrollkit_list *list, const scrollkit_scroll_options *options, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_list_set_options(
    scrollkit_list *list, const scrollkit_list_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_insert(
    scrollkit_list *list, size_t item, size_t count, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_insert_measured(
    scrollkit_list *list, size_t item, const double *extents, size_t count, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_remove(
    scrollkit_list *list, size_t item, size_t count, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_move(
    scrollkit_list *list, size_t item, size_t count, size_t destination, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_set_extents(
    scrollkit_list *list, size_t item, const double *extents, size_t count, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_forget_extents(
    scrollkit_list *list, size_t item, size_t count, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_set_kind(
    scrollkit_list *list, size_t item, size_t count, uint32_t kind, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_set_kind_options(
    scrollkit_list *list, uint32_t kind, const scrollkit_list_kind_options *options, double time);
SCROLLKIT_API scrollkit_status scrollkit_list_get_frame(
    scrollkit_list *list, scrollkit_list_frame *frame, double *positions, size_t capacity);
SCROLLKIT_API scrollkit_status scrollkit_list_get_sticky_items(
    scrollkit_list *list, size_t *items, double *positions, size_t capacity, size_t *count);
SCROLLKIT_API scrollkit_status scrollkit_list_get_upcoming(
    scrollkit_list *list, size_t *items, double *times, size_t capacity, size_t *count);
SCROLLKIT_API scrollkit_status scrollkit_list_get_size(
    scrollkit_list *list, scrollkit_list_size *size);
SCROLLKIT_API scrollkit_status scrollkit_list_get_item(
    scrollkit_list *list, size_t item, scrollkit_list_item *value);
SCROLLKIT_API scrollkit_status scrollkit_list_get_anchor(
    scrollkit_list *list, double offset, size_t *item, double *within);
SCROLLKIT_API scrollkit_status scrollkit_list_get_anchor_offset(
    scrollkit_list *list, size_t item, double within, double *offset);
SCROLLKIT_API scrollkit_status scrollkit_list_get_visible(
    scrollkit_list *list, double offset, double length, double overscan,
    scrollkit_list_visible *visible, double *positions, size_t capacity);
SCROLLKIT_API scrollkit_status scrollkit_list_get_sticky(
    scrollkit_list *list, double offset, double length, size_t *items, double *distances,
    size_t capacity, size_t *at_start, size_t *count);
SCROLLKIT_API scrollkit_status scrollkit_list_get_offset_showing(
    scrollkit_list *list, size_t item, scrollkit_list_alignment alignment, double margin,
    double offset, double length, double *shown);
SCROLLKIT_API scrollkit_status scrollkit_list_get_progress(
    scrollkit_list *list, size_t item, double offset, double length,
    scrollkit_view_progress *progress);
SCROLLKIT_API scrollkit_status scrollkit_list_scroll_to_item(
    scrollkit_list *list, size_t item, scrollkit_list_alignment alignment, double margin,
    uint32_t animated, double time, uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_list_scroll_into_view(
    scrollkit_list *list, size_t item, const scrollkit_scroll_options *options, double time,
    uint64_t *id);
SCROLLKIT_API scrollkit_status scrollkit_list_get_position(
    scrollkit_list *list, size_t *item, double *within);
SCROLLKIT_API scrollkit_status scrollkit_list_set_position(
    scrollkit_list *list, size_t item, double within, double time);
#ifdef __cplusplus
}
#endif
#endif
#ifndef SCROLLKIT_TRACE_H
#define SCROLLKIT_TRACE_H
#ifndef SCROLLKIT_TYPES_TRACE_H
#define SCROLLKIT_TYPES_TRACE_H
typedef struct scrollkit_trace scrollkit_trace;
typedef void (*scrollkit_trace_write_function)(void *user, const void *bytes, size_t size);
typedef uint32_t scrollkit_trace_step_kind;
enum {
  SCROLLKIT_TRACE_STEP_KIND_CALL = 1,
  SCROLLKIT_TRACE_STEP_KIND_EVENT = 2,
  SCROLLKIT_TRACE_STEP_KIND_MARK = 3
};
typedef struct scrollkit_trace_step {
  uint32_t struct_size;
  scrollkit_trace_step_kind kind;
  uint64_t place;
  uint32_t scroller;
  uint32_t is_equal;
  scrollkit_status status;
  uint32_t depth;
} scrollkit_trace_step;
typedef void (*scrollkit_trace_step_function)(
    void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
    const scrollkit_frame *frame, const scrollkit_event *event);
typedef struct scrollkit_trace_report {
  uint32_t struct_size;
  uint32_t reserved;
  uint64_t calls;
  uint64_t differences;
  uint64_t first_difference;
  uint64_t place;
} scrollkit_trace_report;
#endif
#ifdef __cplusplus
extern "C" {
#endif
#define SCROLLKIT_TRACE_STEP_INIT { \
    sizeof(scrollkit_trace_step), 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_TRACE_REPORT_INIT { \
    sizeof(scrollkit_trace_report), 0, 0, 0, 0, 0}
SCROLLKIT_API scrollkit_status scrollkit_trace_start(
    scrollkit_trace_write_function write, void *user, scrollkit_trace **trace);
SCROLLKIT_API void scrollkit_trace_stop(scrollkit_trace *trace);
SCROLLKIT_API scrollkit_status scrollkit_trace_create_scroller(
    scrollkit_trace *trace, const scrollkit_scroller_options *options,
    scrollkit_scroller **scroller);
SCROLLKIT_API scrollkit_status scrollkit_trace_create_list(
    scrollkit_trace *trace, const scrollkit_list_options *options, scrollkit_list **list);
SCROLLKIT_API scrollkit_status scrollkit_trace_mark(scrollkit_trace *trace, const char *text);
SCROLLKIT_API scrollkit_status scrollkit_trace_replay(
    const void *bytes, size_t size, scrollkit_trace_step_function observer, void *user,
    scrollkit_trace_report *report);
#ifdef __cplusplus
}
#endif
#endif
#endif
