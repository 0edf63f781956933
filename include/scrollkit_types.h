/**
 * @file scrollkit_types.h
 * Data of the ScrollKit C interface: enums and structs. Functions are in scrollkit.h.
 *
 * Lengths are points, times are seconds on the host's own monotonic clock, speeds are points per
 * second. Positive x is right, positive y is down; a positive amount scrolls towards the end.
 *
 * Structs travel by pointer and begin with `struct_size`, which the caller sets to the size it was
 * compiled with (the _INIT macros and the init functions do). A struct from an older or a newer
 * caller works: what is missing takes its default, what is unknown must be zero. Zero means
 * default in every option.
 */
#ifndef SCROLLKIT_TYPES_H
#define SCROLLKIT_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** One scroll view. Owned by who created it. */
typedef struct scrollkit_scroller scrollkit_scroller;

/** One window, for who hears of a tap on its status bar. Owned by who created it. */
typedef struct scrollkit_window scrollkit_window;

/**
 * The result of a call. 0 and positive: the call succeeded. Negative: it was refused, and nothing
 * has changed.
 */
typedef int32_t scrollkit_status;
enum {
  /** Success. */
  SCROLLKIT_STATUS_OK = 0,
  /**
   * Success, but batches begun inside this batch were never ended: they are dropped with their
   * edits. End every batch that was begun.
   */
  SCROLLKIT_STATUS_UNBALANCED = 1,
  /** A required pointer is NULL. Pass the address of a valid object. */
  SCROLLKIT_STATUS_NULL_ARGUMENT = -1,
  /** A value is not one of those allowed. Check enums, switches (0 or 1) and reserved fields (0). */
  SCROLLKIT_STATUS_INVALID_ARGUMENT = -2,
  /** A number is infinite or not a number. Pass finite numbers. */
  SCROLLKIT_STATUS_NOT_FINITE = -3,
  /** The time is before that of an earlier call. Pass times of one monotonic clock. */
  SCROLLKIT_STATUS_TIME_BACKWARDS = -4,
  /** The call is for the other mode. Push inputs to driven scrollers, reports to observed ones. */
  SCROLLKIT_STATUS_WRONG_MODE = -5,
  /** A number or count is outside its documented range. Clamp it before the call. */
  SCROLLKIT_STATUS_OUT_OF_RANGE = -6,
  /** No memory is left. Free memory, then call again. */
  SCROLLKIT_STATUS_NO_MEMORY = -7,
  /** The feature is not enabled for this scroller. Enable it first. */
  SCROLLKIT_STATUS_NOT_ENABLED = -8,
  /** The parent is the child itself or nested in it. Pass a scroller outside the child. */
  SCROLLKIT_STATUS_CYCLE = -9
};

/** The result of scrollkit_scroller_next_event; a negative number is a scrollkit_status. */
typedef int32_t scrollkit_event_result;
enum {
  /** The queue is empty. */
  SCROLLKIT_EVENT_RESULT_NONE = 0,
  /** An event was taken. */
  SCROLLKIT_EVENT_RESULT_TAKEN = 1
};

/** Who moves the content. */
typedef uint32_t scrollkit_mode;
enum {
  /** ScrollKit does; the host draws at the frame's offset. */
  SCROLLKIT_MODE_DRIVEN = 0,
  /** The host's own scroll view does, and reports. */
  SCROLLKIT_MODE_OBSERVED = 1
};

/** How scrolling feels. */
typedef uint32_t scrollkit_feel;
enum {
  /** The default: SCROLLKIT_FEEL_UIKIT. */
  SCROLLKIT_FEEL_DEFAULT = 0,
  /** UIScrollView with its normal deceleration. */
  SCROLLKIT_FEEL_UIKIT = 1,
  /** UIScrollView with its fast deceleration. */
  SCROLLKIT_FEEL_UIKIT_FAST = 2,
  /** Android's views: a spline for a fling, and edges where content stops. */
  SCROLLKIT_FEEL_ANDROID = 3,
  /** Flutter on Android: a power of the time that is left, and edges where content stops. */
  SCROLLKIT_FEEL_FLUTTER_ANDROID = 4,
  /** Flutter on iOS: UIKit's coast, a slower bounce and a looser pull. */
  SCROLLKIT_FEEL_FLUTTER_IOS = 5,
  /** Chromium on Linux and Windows: a braked fling, edges where content stops, a wheel that glides. */
  SCROLLKIT_FEEL_CHROMIUM = 6,
  /** GTK 4: a short coast, edges where content stops, a wheel that does not glide. */
  SCROLLKIT_FEEL_GTK = 7,
  /** macOS, for a host without its momentum: stiff edges that are on their way back at once. */
  SCROLLKIT_FEEL_MACOS = 8,
  /** Qt's Flickable: a constant brake, and edges that brake eight times as hard. */
  SCROLLKIT_FEEL_QT = 9,
  /** Firefox: UIKit's coast, and edges that give way to a third of the viewport. */
  SCROLLKIT_FEEL_GECKO = 10,
  /** LVGL's, for small devices: a short throw, and edges that give way to a quarter of a pull. */
  SCROLLKIT_FEEL_LVGL = 11
};

/** How content that was let go slows down. */
typedef uint32_t scrollkit_coast_rule;
enum {
  /** It loses the same share of its speed every second, `drag`: UIKit, Flutter on iOS, GTK. */
  SCROLLKIT_COAST_RULE_EXPONENTIAL = 0,
  /** Android's spline. */
  SCROLLKIT_COAST_RULE_ANDROID = 1,
  /** A power of the time that is left: Flutter on Android. */
  SCROLLKIT_COAST_RULE_POWER = 2,
  /** Drag towards a slow drift backwards: Chromium on macOS and ChromeOS. */
  SCROLLKIT_COAST_RULE_DRIFTING = 3,
  /** It loses the same speed every second, `brake`: Qt. */
  SCROLLKIT_COAST_RULE_BRAKED = 4,
  /**
   * As far as `brake` would let it go, but three viewports at most, along a softer curve: Chromium on
   * Linux and Windows.
   */
  SCROLLKIT_COAST_RULE_SOFTENED = 5
};

/** What happens where content ends. */
typedef uint32_t scrollkit_edge_behavior;
enum {
  /** Content follows a pull reluctantly, and a coast bounces. */
  SCROLLKIT_EDGE_BEHAVIOR_BOUNCE = 0,
  /** Nothing goes out of range, and nothing is seen of a pull. */
  SCROLLKIT_EDGE_BEHAVIOR_CLAMP = 1,
  /**
   * Content stays in range, and is put there at once when its size changes; the frame's edge_x,
   * edge_y is the share to draw it longer by.
   */
  SCROLLKIT_EDGE_BEHAVIOR_STRETCH = 2,
  /** The same, but edge_x, edge_y is the share of light to glow with. */
  SCROLLKIT_EDGE_BEHAVIOR_GLOW = 3
};

/** How content comes back over an edge. */
typedef uint32_t scrollkit_bounce_rule;
enum {
  /** A spring, `bounce_stiffness` and `bounce_damping_ratio`. */
  SCROLLKIT_BOUNCE_RULE_SPRING = 0,
  /** Qt's brake, and a curve back in 0.4 seconds. */
  SCROLLKIT_BOUNCE_RULE_QT = 1,
  /** A spring that is on its way back at once: macOS. */
  SCROLLKIT_BOUNCE_RULE_ELASTIC = 2
};

/** How the speed of a finger is read off its last positions. */
typedef uint32_t scrollkit_velocity_rule;
enum {
  /** The last three pairs of positions, weighted as iOS does: mostly the oldest. */
  SCROLLKIT_VELOCITY_RULE_IOS = 0,
  /** The last three pairs, weighted as macOS does: mostly the middle one. */
  SCROLLKIT_VELOCITY_RULE_MACOS = 1,
  /** The mean of the last three pairs: Qt. */
  SCROLLKIT_VELOCITY_RULE_MEAN_OF_THREE = 2,
  /** The slope of the parabola that fits a tenth of a second best: Android, Flutter. */
  SCROLLKIT_VELOCITY_RULE_LEAST_SQUARES = 3,
  /** The same, but 0 where the last movement goes the other way: Chromium. */
  SCROLLKIT_VELOCITY_RULE_RESTRICTED_LEAST_SQUARES = 4,
  /** The slope of the straight line that fits a tenth of a second best: Android's LSQ1. */
  SCROLLKIT_VELOCITY_RULE_LINE = 5,
  /** As if every movement of a tenth of a second had pushed it along: Android's IMPULSE. */
  SCROLLKIT_VELOCITY_RULE_IMPULSE = 6,
  /** The mean of the last five speeds within 0.15 seconds, each over 5 ms at least: Gecko. */
  SCROLLKIT_VELOCITY_RULE_MEAN_OF_FIVE = 7,
  /** The way of the last 0.15 seconds by its time: GTK. */
  SCROLLKIT_VELOCITY_RULE_DISTANCE_OVER_TIME = 8
};

/** What becomes of the way that a finger makes before it scrolls. */
typedef uint32_t scrollkit_drag_start;
enum {
  /** The slop is swallowed, and what the finger went further counts: UIKit, Android. */
  SCROLLKIT_DRAG_START_SWALLOW = 0,
  /** The whole movement that crosses the slop is swallowed: Flutter. */
  SCROLLKIT_DRAG_START_SWALLOW_MOVEMENT = 1,
  /** Nothing is swallowed: content catches up with the finger at once. */
  SCROLLKIT_DRAG_START_CATCH_UP = 2,
  /**
   * The slop is swallowed, and whenever the finger has rested for 0.05 seconds it moves nothing
   * until it has gone 3.5 points; then content eases in: Flutter on iOS.
   */
  SCROLLKIT_DRAG_START_EASE = 3
};

/** Whether a drag scrolls along one axis only, where content scrolls along both. */
typedef uint32_t scrollkit_direction_lock;
enum {
  /** It never does. */
  SCROLLKIT_DIRECTION_LOCK_NONE = 0,
  /** One that begins within 30 degrees of an axis keeps to it: UIKit's directional lock. */
  SCROLLKIT_DIRECTION_LOCK_INITIAL = 1,
  /** The same, but a finger that turns 22.5 degrees away from it breaks out: Gecko. */
  SCROLLKIT_DIRECTION_LOCK_BREAKABLE = 2,
  /** Every drag keeps to the axis that it begins along: LVGL. */
  SCROLLKIT_DIRECTION_LOCK_ALWAYS = 3
};

/**
 * Which fingers move the content while several are down. Content never jumps when one comes or
 * goes; one that leaves while another stays flings nothing.
 */
typedef uint32_t scrollkit_finger_rule;
enum {
  /** The one that came last; when it leaves, the one before it: Android. */
  SCROLLKIT_FINGER_RULE_NEWEST = 0,
  /** The one that came first; when it leaves, the next. */
  SCROLLKIT_FINGER_RULE_OLDEST = 1,
  /** All of them, content by the mean of their ways: UIKit. */
  SCROLLKIT_FINGER_RULE_AVERAGE = 2,
  /** All of them, content by the sum of their ways. */
  SCROLLKIT_FINGER_RULE_SUM = 3
};

/** What a fling that is caught gives to the next, if the finger goes on the same way at once. */
typedef uint32_t scrollkit_fling_boost;
enum {
  /** Nothing: UIKit. */
  SCROLLKIT_FLING_BOOST_NONE = 0,
  /** A share of its speed that grows with the speed: Flutter on iOS. */
  SCROLLKIT_FLING_BOOST_CARRIED = 1,
  /** The speed that it began with: Chromium. */
  SCROLLKIT_FLING_BOOST_CHROMIUM = 2,
  /** The same, of fast flings only: Gecko. */
  SCROLLKIT_FLING_BOOST_GECKO = 3,
  /** A quarter more with every flick in a row, in long content: Qt. */
  SCROLLKIT_FLING_BOOST_QT = 4
};

/** What the most speed of a fling limits. */
typedef uint32_t scrollkit_speed_limit;
enum {
  /** The speed along each axis. */
  SCROLLKIT_SPEED_LIMIT_EACH_AXIS = 0,
  /** The speed as a whole: its direction stays. */
  SCROLLKIT_SPEED_LIMIT_WHOLE = 1
};

/** How the steps of a wheel or a key become a glide. */
typedef uint32_t scrollkit_wheel_smoothing;
enum {
  /** Not at all: steps are taken at once. */
  SCROLLKIT_WHEEL_SMOOTHING_NONE = 0,
  /** Always as long. */
  SCROLLKIT_WHEEL_SMOOTHING_CONSTANT = 1,
  /** Longer for longer ways. */
  SCROLLKIT_WHEEL_SMOOTHING_DELTA_BASED = 2,
  /** Shorter for longer ways, so that it keeps up with a fast wheel. */
  SCROLLKIT_WHEEL_SMOOTHING_INVERSE_DELTA = 3,
  /** Off at once, then a long slowing. */
  SCROLLKIT_WHEEL_SMOOTHING_IMPULSE = 4,
  /** At a constant mean speed: WebKit. */
  SCROLLKIT_WHEEL_SMOOTHING_PACED = 5,
  /** A spring that never swings, and keeps its speed from notch to notch: Gecko. */
  SCROLLKIT_WHEEL_SMOOTHING_SPRING = 6,
  /** A share of the way that is left every second: Lenis. */
  SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL = 7,
  /** Off at once, then an ever longer slowing, in 0.3 s: Qt. */
  SCROLLKIT_WHEEL_SMOOTHING_OUT_EXPO = 8
};

/** Whether a wheel moves content by fractions of its steps. */
typedef uint32_t scrollkit_wheel_stepping;
enum {
  /** By as much as it turned. */
  SCROLLKIT_WHEEL_STEPPING_FRACTIONAL = 0,
  /** By whole notches, lines or pages; the rest waits, for each device. */
  SCROLLKIT_WHEEL_STEPPING_WHOLE = 1
};

/** What moves the content. */
typedef uint32_t scrollkit_phase;
enum {
  /** Nothing moves. */
  SCROLLKIT_PHASE_IDLE = 0,
  /** A finger is down and has not yet moved past the slop. */
  SCROLLKIT_PHASE_TRACKING = 1,
  /** A finger moves the content. */
  SCROLLKIT_PHASE_DRAGGING = 2,
  /** Content moves on by its momentum. */
  SCROLLKIT_PHASE_COASTING = 3,
  /** An edge throws content back. */
  SCROLLKIT_PHASE_BOUNCING = 4,
  /** The program scrolls. */
  SCROLLKIT_PHASE_ANIMATING = 5,
  /** A wheel or a key scrolls; observed, the toolkit scrolls for a reason that it does not tell. */
  SCROLLKIT_PHASE_WHEELING = 6,
  /** The scale changes: by two fingers, a wheel, the program, or back to a limit. */
  SCROLLKIT_PHASE_ZOOMING = 7,
  /** A pointer steers: content moves at an even speed, also 0, until it is told otherwise. */
  SCROLLKIT_PHASE_STEERING = 8
};

/** What a wheel counts in. */
typedef uint32_t scrollkit_unit;
enum {
  /** Points; taken as they come, for the device or the platform has smoothed them. */
  SCROLLKIT_UNIT_POINTS = 0,
  /** Lines of text. */
  SCROLLKIT_UNIT_LINES = 1,
  /** Viewports. */
  SCROLLKIT_UNIT_PAGES = 2,
  /** Notches of a wheel, 1 each; fractions are allowed. */
  SCROLLKIT_UNIT_NOTCHES = 3,
  /** 120 for each notch, as Windows, Linux and Wayland count. */
  SCROLLKIT_UNIT_NOTCHES_120 = 4
};

/**
 * What an input says. Below 32 what the user did, from 32 on what a toolkit reports, from
 * SCROLLKIT_INPUT_KIND_HOST on whatever the host means by it.
 */
typedef uint32_t scrollkit_input_kind;
enum {
  /** No input; refused. */
  SCROLLKIT_INPUT_KIND_NONE = 0,
  /** A finger or mouse button went down at x, y. */
  SCROLLKIT_INPUT_KIND_PRESS = 1,
  /** It moved to x, y. */
  SCROLLKIT_INPUT_KIND_MOVE = 2,
  /** It left; where it left does not matter. */
  SCROLLKIT_INPUT_KIND_RELEASE = 3,
  /** The system took the gesture away. */
  SCROLLKIT_INPUT_KIND_CANCEL = 4,
  /** Fingers came to rest on a trackpad. */
  SCROLLKIT_INPUT_KIND_HOLD = 5,
  /** The resting fingers left the trackpad. */
  SCROLLKIT_INPUT_KIND_HOLD_END = 6,
  /** A wheel turned by x, y in `unit`; with SCROLLKIT_INPUT_FLAGS_ZOOM, it zooms by y about `focus`. */
  SCROLLKIT_INPUT_KIND_WHEEL = 7,
  /** Two fingers began to move on a trackpad. */
  SCROLLKIT_INPUT_KIND_PAN_BEGIN = 8,
  /** They moved the content by x, y points. */
  SCROLLKIT_INPUT_KIND_PAN_UPDATE = 9,
  /** They left the trackpad; see the flags for who carries on. */
  SCROLLKIT_INPUT_KIND_PAN_END = 10,
  /** The platform's momentum after a pan moved the content by x, y points. */
  SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE = 11,
  /** The platform's momentum ended. */
  SCROLLKIT_INPUT_KIND_MOMENTUM_END = 12,
  /** A key was pressed, or repeats: `key`. */
  SCROLLKIT_INPUT_KIND_KEY = 13,
  /** Two fingers took hold of the content, their midpoint at x, y, as far apart as `scale` says. */
  SCROLLKIT_INPUT_KIND_PINCH_BEGIN = 14,
  /** Their midpoint is now at x, y, and they are as far apart as `scale` says. */
  SCROLLKIT_INPUT_KIND_PINCH_UPDATE = 15,
  /** They left; where they left does not matter. */
  SCROLLKIT_INPUT_KIND_PINCH_END = 16,
  /** A key was released: `key`; ends what KEY_HELD began. */
  SCROLLKIT_INPUT_KIND_KEY_UP = 18,
  /** A pointer steers: content moves at velocity_x, velocity_y until told otherwise. */
  SCROLLKIT_INPUT_KIND_STEER = 19,
  /** The pointer no longer steers. */
  SCROLLKIT_INPUT_KIND_STEER_END = 20,
  /** A key repeats: `key`; content moves on evenly until KEY_UP, further repeats or not. */
  SCROLLKIT_INPUT_KIND_KEY_HELD = 21,
  /**
   * Report: the offset is now x, y. One that repeats the offset says that the toolkit still scrolls;
   * one within half a point of a place that was asked for is the answer, and no scroll of its own.
   */
  SCROLLKIT_INPUT_KIND_DID_SCROLL = 32,
  /** Report: the user begins to drag. */
  SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING = 33,
  /** Report: the user lets go at velocity_x, velocity_y; it will rest at x, y. */
  SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING = 34,
  /** Report: the user has let go; SCROLLKIT_INPUT_FLAGS_DECELERATES if it moves on. */
  SCROLLKIT_INPUT_KIND_DID_END_DRAGGING = 35,
  /** Report: it has come to rest after moving on. */
  SCROLLKIT_INPUT_KIND_DID_END_DECELERATING = 36,
  /** Report: an animated scroll has ended. */
  SCROLLKIT_INPUT_KIND_DID_END_ANIMATION = 37,
  /** Report: the finger that drags is at x, y in the viewport. */
  SCROLLKIT_INPUT_KIND_DID_TRACK = 38,
  /** Report: the user begins to zoom, at the scale x; above 0. */
  SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING = 39,
  /** Report: the scale is now x; above 0. */
  SCROLLKIT_INPUT_KIND_DID_ZOOM = 40,
  /** Report: the user no longer zooms; the scale is now x; above 0. */
  SCROLLKIT_INPUT_KIND_DID_END_ZOOMING = 41,
  /** The first of the host's own kinds: handed on to the delegate, and not looked at. */
  SCROLLKIT_INPUT_KIND_HOST = 65536
};

/** What a key asks for. */
typedef uint32_t scrollkit_key;
enum {
  /** A line up; two of the feel's lines, as an arrow key has it. */
  SCROLLKIT_KEY_LINE_UP = 0,
  /** A line down. */
  SCROLLKIT_KEY_LINE_DOWN = 1,
  /** A line to the left. */
  SCROLLKIT_KEY_LINE_LEFT = 2,
  /** A line to the right. */
  SCROLLKIT_KEY_LINE_RIGHT = 3,
  /** A page up: seven eighths of what is visible. */
  SCROLLKIT_KEY_PAGE_UP = 4,
  /** A page down. */
  SCROLLKIT_KEY_PAGE_DOWN = 5,
  /** A page to the left. */
  SCROLLKIT_KEY_PAGE_LEFT = 6,
  /** A page to the right. */
  SCROLLKIT_KEY_PAGE_RIGHT = 7,
  /** The content's top. */
  SCROLLKIT_KEY_HOME = 8,
  /** The content's end. */
  SCROLLKIT_KEY_END = 9
};

/** How the distance of a pointer that steers becomes a speed. */
typedef uint32_t scrollkit_autoscroll_rule;
enum {
  /** Chromium's: 0.008 d^2.2 points per second; dead zone 15. */
  SCROLLKIT_AUTOSCROLL_RULE_CHROMIUM = 0,
  /** Firefox's: 50 ((d / 12)^1.5 - 1) points per second; dead zone 12. */
  SCROLLKIT_AUTOSCROLL_RULE_FIREFOX = 1
};

/** A part of a scroll bar. */
typedef uint32_t scrollkit_scrollbar_part;
enum {
  /** No part. */
  SCROLLKIT_SCROLLBAR_PART_NONE = 0,
  /** The thumb. */
  SCROLLKIT_SCROLLBAR_PART_THUMB = 1,
  /** The track beside the thumb. */
  SCROLLKIT_SCROLLBAR_PART_TRACK = 2,
  /** The arrow towards the smaller offsets. */
  SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD = 3,
  /** The arrow towards the larger offsets. */
  SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD = 4
};

/** Bits of scrollkit_input.flags. */
typedef uint32_t scrollkit_input_flags;
enum {
  /** On PAN_END: the platform's own momentum follows, so none is added. */
  SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM = 1,
  /** On PAN_END: velocity_x and velocity_y hold the speed that the platform measured. */
  SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY = 2,
  /** On DID_END_DRAGGING: the content moves on by itself. */
  SCROLLKIT_INPUT_FLAGS_DECELERATES = 4,
  /**
   * The amount is the opposite of what the hand did, as natural scrolling has it. Content goes by it
   * as it is; who turns a knob by it negates it.
   */
  SCROLLKIT_INPUT_FLAGS_INVERTED = 8,
  /** On WHEEL: x and y change places, as a held shift key has it. */
  SCROLLKIT_INPUT_FLAGS_SWAP_AXES = 16,
  /** On PAN_END: the fingers stopped along x alone; the pan ends when they move it along none. */
  SCROLLKIT_INPUT_FLAGS_STOP_X = 32,
  /** On PAN_END: the fingers stopped along y alone; the pan ends when they move it along none. */
  SCROLLKIT_INPUT_FLAGS_STOP_Y = 64,
  /** On PAN_UPDATE: no end may come; 0.15 s of silence end a pan that was not begun by PAN_BEGIN. */
  SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE = 128,
  /** The time is that of a toolkit's event: before that of an earlier call, it counts as that one's. */
  SCROLLKIT_INPUT_FLAGS_TOOLKIT_TIME = 256,
  /** The time was milliseconds in 32 bits: it is counted on from that of the last call. */
  SCROLLKIT_INPUT_FLAGS_TIME_WRAPS = 512,
  /** On WHEEL: it zooms instead, as with the control key; positive, towards the user, zooms out. */
  SCROLLKIT_INPUT_FLAGS_ZOOM = 1024
};

/** Bits: some of the four edges; 0: none. A direction is named by the edge that it leads to. */
typedef uint32_t scrollkit_edges;
enum {
  /** The content's top. */
  SCROLLKIT_EDGES_TOP = 1,
  /** The content's left. */
  SCROLLKIT_EDGES_LEFT = 2,
  /** The content's bottom. */
  SCROLLKIT_EDGES_BOTTOM = 4,
  /** The content's right. */
  SCROLLKIT_EDGES_RIGHT = 8
};

/** What scroll to top remembers. */
typedef uint32_t scrollkit_top_rule;
enum {
  /** An offset below the top, until the user scrolls; shifts move it along. */
  SCROLLKIT_TOP_RULE_STANDARD = 0,
  /** Any offset, also the top itself, until the user drags; shifts do not move it. */
  SCROLLKIT_TOP_RULE_KEEP_UNTIL_DRAG = 1
};

/** How a nub follows the content. */
typedef uint32_t scrollkit_nub_rule;
enum {
  /** Insets count, new movement postpones hiding, and scrubbing keeps x. */
  SCROLLKIT_NUB_RULE_STANDARD = 0,
  /** Insets do not count, new movement does not postpone hiding, and scrubbing sets x to 0. */
  SCROLLKIT_NUB_RULE_IGNORE_INSETS = 1
};

/** What asks for the top; any other number is the host's own. */
typedef uint32_t scrollkit_top_source;
enum {
  /** Nothing that has a name. */
  SCROLLKIT_TOP_SOURCE_NONE = 0,
  /** A tap on the status bar. */
  SCROLLKIT_TOP_SOURCE_STATUS_BAR = 1,
  /** A tap on the item of the tab that is shown already. */
  SCROLLKIT_TOP_SOURCE_TAB_ITEM = 2,
  /** A view that appears. */
  SCROLLKIT_TOP_SOURCE_APPEARANCE = 3,
  /** The first of the host's own numbers. */
  SCROLLKIT_TOP_SOURCE_HOST = 65536
};

/** When a header leaves and returns. */
typedef uint32_t scrollkit_header_mode;
enum {
  /** Leaves when scrolling down, returns when scrolling up; shown at the top. */
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS = 0,
  /** Leaves down to its minimum height, which stays; grows again only at the top. */
  SCROLLKIT_HEADER_MODE_EXIT_UNTIL_COLLAPSED = 1,
  /** Leaves wholly; returns to its minimum height, and grows again only at the top. */
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS_COLLAPSED = 2,
  /** Stays. */
  SCROLLKIT_HEADER_MODE_PINNED = 3,
  /** As ENTER_ALWAYS, but it does not move while the content is near its top or end. */
  SCROLLKIT_HEADER_MODE_FREEZE_NEAR_ENDS = 4
};

/** What the geometry's inset_top says of a header. */
typedef uint32_t scrollkit_header_inset;
enum {
  /** The same whether the header is shown or hidden. */
  SCROLLKIT_HEADER_INSET_CONSTANT = 0,
  /** It holds what is visible of the header, and the host changes it as the header moves. */
  SCROLLKIT_HEADER_INSET_VISIBLE = 1
};

/** What stays where it is when content changes. */
typedef uint32_t scrollkit_anchor_policy;
enum {
  /** The offset. */
  SCROLLKIT_ANCHOR_POLICY_NONE = 0,
  /** The first visible item, unless the content is at its top: then what is new shows. */
  SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM = 1,
  /** The distance to the content's end, unless the content is at its top. */
  SCROLLKIT_ANCHOR_POLICY_KEEP_DISTANCE_TO_END = 2,
  /** The end, if the content is at it; elsewhere the first visible item. */
  SCROLLKIT_ANCHOR_POLICY_STICK_TO_END = 3,
  /** As KEEP_DISTANCE_TO_END, but only an offset of 0 is the top, and x becomes 0. */
  SCROLLKIT_ANCHOR_POLICY_KEEP_DISTANCE_RESET_X = 4
};

/** What becomes of a movement that a scroller cannot take; the names are CSS's. */
typedef uint32_t scrollkit_overscroll_behavior;
enum {
  /** It goes on to the scroller in which this one is nested. */
  SCROLLKIT_OVERSCROLL_BEHAVIOR_AUTO = 0,
  /** It stays here, as this scroller's own overscroll, also where its content fits. */
  SCROLLKIT_OVERSCROLL_BEHAVIOR_CONTAIN = 1,
  /** It stays here, and nothing is seen of it. */
  SCROLLKIT_OVERSCROLL_BEHAVIOR_NONE = 2
};

/** When a scroller gives way relative to those nested in it. */
typedef uint32_t scrollkit_nest_order;
enum {
  /** After them: browsers, UIKit. */
  SCROLLKIT_NEST_ORDER_CHILD_FIRST = 0,
  /** Before them towards the end, after them back: a header that collapses. */
  SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN = 1,
  /** Before them back, after them towards the end. */
  SCROLLKIT_NEST_ORDER_PARENT_FIRST_UP = 2,
  /** Before them both ways. */
  SCROLLKIT_NEST_ORDER_PARENT_FIRST = 3
};

/** Whether a gesture stays with a scroller that it moved first. */
typedef uint32_t scrollkit_nest_latching;
enum {
  /** It goes on within the gesture: Android, Flutter. */
  SCROLLKIT_NEST_LATCHING_NONE = 0,
  /** It stays, unless the scroller was at its end already when the gesture began: browsers. */
  SCROLLKIT_NEST_LATCHING_GESTURE = 1
};

/** One of the two directions in which content scrolls. */
typedef uint32_t scrollkit_axis;
enum {
  /** Left to right. */
  SCROLLKIT_AXIS_X = 0,
  /** Top to bottom. */
  SCROLLKIT_AXIS_Y = 1
};

/** Where content likes to rest along an axis. */
typedef uint32_t scrollkit_snap_kind;
enum {
  /** Anywhere. */
  SCROLLKIT_SNAP_KIND_NONE = 0,
  /** On pages of one length. */
  SCROLLKIT_SNAP_KIND_PAGES = 1,
  /** With an item of one length in the middle. */
  SCROLLKIT_SNAP_KIND_CAROUSEL = 2,
  /** On the areas of scrollkit_snap_set_areas, as CSS has it. */
  SCROLLKIT_SNAP_KIND_AREAS = 3
};

/** To which page or item content goes that is let go. */
typedef uint32_t scrollkit_snap_rule;
enum {
  /** That of the kind: SCROLLKIT_SNAP_RULE_UIKIT for pages, SCROLLKIT_SNAP_RULE_FREE for a carousel. */
  SCROLLKIT_SNAP_RULE_DEFAULT = 0,
  /** The one nearest to where it would coast, one farther at most: UIScrollView. */
  SCROLLKIT_SNAP_RULE_UIKIT = 1,
  /** The next one in its direction, above 20 points per second: Flutter's PageView. */
  SCROLLKIT_SNAP_RULE_FLUTTER = 2,
  /** The next one in its direction, above 50 points per second: Android's PagerSnapHelper. */
  SCROLLKIT_SNAP_RULE_PAGER = 3,
  /** As many farther as the coast is long: Android's LinearSnapHelper. */
  SCROLLKIT_SNAP_RULE_LINEAR = 4,
  /** The one nearest to where it would coast, however far. */
  SCROLLKIT_SNAP_RULE_FREE = 5
};

/** How strictly content rests on areas. */
typedef uint32_t scrollkit_snap_strictness;
enum {
  /** Always, if there is one. */
  SCROLLKIT_SNAP_STRICTNESS_MANDATORY = 0,
  /** Only on near ones. */
  SCROLLKIT_SNAP_STRICTNESS_PROXIMITY = 1
};

/** Which part of an area comes to the same part of the viewport. */
typedef uint32_t scrollkit_snap_alignment;
enum {
  /** It is no area along this axis. */
  SCROLLKIT_SNAP_ALIGNMENT_NONE = 0,
  /** Its start. */
  SCROLLKIT_SNAP_ALIGNMENT_START = 1,
  /** Its middle. */
  SCROLLKIT_SNAP_ALIGNMENT_CENTER = 2,
  /** Its end. */
  SCROLLKIT_SNAP_ALIGNMENT_END = 3
};

/** In which order areas are told. */
typedef uint32_t scrollkit_snap_order;
enum {
  /** In any. */
  SCROLLKIT_SNAP_ORDER_ANY = 0,
  /** None begins or ends left of the one before; searched by halving, however many. */
  SCROLLKIT_SNAP_ORDER_RIGHT = 1,
  /** None begins or ends above the one before; searched by halving, however many. */
  SCROLLKIT_SNAP_ORDER_DOWN = 2
};

/** What an event tells. */
typedef uint32_t scrollkit_event_kind;
enum {
  /** The content is at another offset: x, y. Several in a row are told as one. */
  SCROLLKIT_EVENT_KIND_DID_SCROLL = 1,
  /** Something else moves the content now: from_phase, to_phase. */
  SCROLLKIT_EVENT_KIND_PHASE_CHANGED = 2,
  /** From now on the content moves by itself, and will rest at x, y if nothing else happens. */
  SCROLLKIT_EVENT_KIND_WILL_REST = 3,
  /** The content has come to rest at x, y after scrolling. */
  SCROLLKIT_EVENT_KIND_DID_REST = 4,
  /** The programmatic scroll `id` has ended: `finished` 1 at its target, 0 cut off. */
  SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED = 5,
  /**
   * Observed only: the host is asked to scroll to x, y; over time if `id` is not 0, else at once,
   * and what moves it stops. The same `id` again leads the scroll under way elsewhere.
   */
  SCROLLKIT_EVENT_KIND_REQUEST_SCROLL = 6,
  /** `id` events were lost because nobody took them. */
  SCROLLKIT_EVENT_KIND_OVERFLOW = 7,
  /** Observed only: the host is asked to let what is being let go come to rest at x, y. */
  SCROLLKIT_EVENT_KIND_REQUEST_REST = 8,
  /** The user begins to drag. */
  SCROLLKIT_EVENT_KIND_DRAG_BEGAN = 9,
  /** The user no longer drags. */
  SCROLLKIT_EVENT_KIND_DRAG_ENDED = 10,
  /** The content moves on by itself after a drag. */
  SCROLLKIT_EVENT_KIND_DECELERATION_BEGAN = 11,
  /** It no longer does. */
  SCROLLKIT_EVENT_KIND_DECELERATION_ENDED = 12,
  /** What is let go will be thrown back by `edges`. */
  SCROLLKIT_EVENT_KIND_WILL_BOUNCE = 13,
  /** `edges` have thrown the content back, and it rests. */
  SCROLLKIT_EVENT_KIND_DID_BOUNCE = 14,
  /** Where the content will rest, it is at `edges`. */
  SCROLLKIT_EVENT_KIND_WILL_REACH_EDGES = 15,
  /** The content rests at `edges`, after having moved along their axis. */
  SCROLLKIT_EVENT_KIND_DID_REACH_EDGES = 16,
  /** Zooming that began at the smallest scale went below it: the scale is x. */
  SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM = 17,
  /** Zooming that began at the largest scale went above it: the scale is x. */
  SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM = 18,
  /** Scroll to top sets off for the top, y, asked for by `source`, as the programmatic scroll `id`. */
  SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL = 19,
  /** Scroll to top sets off back to y, asked for by `source`, as the programmatic scroll `id`. */
  SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE = 20,
  /** The next trigger leads back to y if `id` is 1, to the top if it is 0. */
  SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED = 21,
  /** Header `id` is at position y. Several in a row are told as one. */
  SCROLLKIT_EVENT_KIND_HEADER_MOVED = 22,
  /** Header `id` is fully shown. */
  SCROLLKIT_EVENT_KIND_HEADER_SHOWN = 23,
  /** Header `id` is as hidden as its mode allows. */
  SCROLLKIT_EVENT_KIND_HEADER_HIDDEN = 24,
  /** A pull past the top stretched header `id` beyond its trigger. */
  SCROLLKIT_EVENT_KIND_HEADER_STRETCHED = 25,
  /** The nub begins to show. */
  SCROLLKIT_EVENT_KIND_NUB_SHOWN = 26,
  /** The nub can no longer be seen. */
  SCROLLKIT_EVENT_KIND_NUB_HIDDEN = 27,
  /** A finger took hold of the nub. */
  SCROLLKIT_EVENT_KIND_NUB_GRABBED = 28,
  /** The finger left the nub. */
  SCROLLKIT_EVENT_KIND_NUB_RELEASED = 29,
  /** The viewport's top, below its inset, lies in section x, counted from 0; -1 before the first. */
  SCROLLKIT_EVENT_KIND_SECTION_CHANGED = 30,
  /**
   * Observed only: content moved, and the host is asked to be at x, y at once. What moves it, its
   * momentum or its animation, goes on from there, as far beyond as it would have gone.
   */
  SCROLLKIT_EVENT_KIND_REQUEST_SHIFT = 31,
  /** The content is shown at another scale: x. Several in a row are told as one. */
  SCROLLKIT_EVENT_KIND_ZOOM_CHANGED = 40
};

/** What is scrolled through what. */
typedef struct scrollkit_geometry {
  /** sizeof(scrollkit_geometry) of the caller, in bytes. */
  uint32_t struct_size;
  /**
   * 1: content begins at its right, and offset_x 0 has its right edge at the viewport's; offsets
   * further along are negative, as in CSS.
   */
  uint32_t right_to_left;
  /** Width of the window onto the content, in points; 0 or more. */
  double viewport_width;
  /** Height of the window onto the content, in points; 0 or more. */
  double viewport_height;
  /** Width of the content, in points; 0 or more. If it can be zoomed: at scale 1. */
  double content_width;
  /** Height of the content, in points; 0 or more. If it can be zoomed: at scale 1. */
  double content_height;
  /** Extra room above the content, in points; may be negative. */
  double inset_top;
  /** Extra room left of the content, in points; may be negative. */
  double inset_left;
  /** Extra room below the content, in points; may be negative. */
  double inset_bottom;
  /** Extra room right of the content, in points; may be negative. */
  double inset_right;
  /** How far what is on screen moved right within the content since the last geometry, in points. */
  double shift_x;
  /** How far it moved down, in points: rows of 400 points inserted above it make +400. */
  double shift_y;
} scrollkit_geometry;

/** How a scroller is made. All zero is a driven scroller with the uikit feel and no content. */
typedef struct scrollkit_scroller_options {
  /** sizeof(scrollkit_scroller_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** Who moves the content. */
  scrollkit_mode mode;
  /** How scrolling feels. */
  scrollkit_feel feel;
  /** 1: nothing goes out of range. 0: as the feel has it. */
  uint32_t clamps_edges;
  /** 1: content narrower than the viewport gives way to a pull, too. */
  uint32_t always_bounces_x;
  /** 1: content shorter than the viewport gives way to a pull, too. */
  uint32_t always_bounces_y;
  /** Points that one notch of a wheel goes; 0: as the feel has it. */
  double wheel_step;
  /** Length of a line, in points, for wheels that count lines; 0: as the feel has it. */
  double line_length;
} scrollkit_scroller_options;

/** Something that the user did or that a toolkit reports. */
typedef struct scrollkit_input {
  /** sizeof(scrollkit_input) of the caller, in bytes. */
  uint32_t struct_size;
  /** What happened. */
  scrollkit_input_kind kind;
  /** When, in seconds; never before the time of an earlier call, but for SCROLLKIT_INPUT_FLAGS_TOOLKIT_TIME. */
  double time;
  /** A position in the viewport, an amount or an offset, as the kind says. */
  double x;
  /** A position in the viewport, an amount or an offset, as the kind says. */
  double y;
  /** Speed of the offset, in points per second, where the kind says so. */
  double velocity_x;
  /** Speed of the offset, in points per second, where the kind says so. */
  double velocity_y;
  /** Which finger or button; any number that stays the same from press to release. */
  uint64_t pointer_id;
  /** What a wheel counts in. */
  scrollkit_unit unit;
  /** SCROLLKIT_INPUT_FLAGS_ bits. */
  scrollkit_input_flags flags;
  /** What a key asks for. */
  scrollkit_key key;
  /** Must be 0. */
  uint32_t reserved;
  /** Which wheel turned, if there are several; any number. Fractions of its steps are its own. */
  uint64_t device;
  /** On PINCH_: how far apart the fingers are, as a factor since some begin; above 0; 0: 1. */
  double scale;
  /** On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: where in the viewport the pointer is. */
  double focus_x;
  /** On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: where in the viewport the pointer is. */
  double focus_y;
} scrollkit_input;

/** What a host draws by. */
typedef struct scrollkit_frame {
  /** sizeof(scrollkit_frame) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What moves the content. */
  scrollkit_phase phase;
  /** The time that this is the state of, in seconds: that of the last call; 0 before the first. */
  double time;
  /** Where the viewport's top left is in the content, in points. */
  double offset_x;
  /** Where the viewport's top left is in the content, in points. */
  double offset_y;
  /** Where it will rest if nothing else happens, in points. */
  double target_x;
  /** Where it will rest if nothing else happens, in points. */
  double target_y;
  /** How fast the offset moves, in points per second. */
  double velocity_x;
  /** How fast the offset moves, in points per second. */
  double velocity_y;
  /** How far the offset is out of range, in points: negative before the start, 0 inside. */
  double overscroll_x;
  /** How far the offset is out of range, in points: negative above the top, 0 inside. */
  double overscroll_y;
  /** How far along the range the offset is, 0 to 1; 0 where nothing scrolls. */
  double progress_x;
  /** How far along the range the offset is, 0 to 1; 0 where nothing scrolls. */
  double progress_y;
  /** 1 if the next frame will differ although nothing is pushed: call tick again. */
  uint32_t needs_tick;
  /** Always 0. */
  uint32_t reserved;
  /**
   * What the left or right edge shows of a pull, negative on the left: of SCROLLKIT_EDGE_BEHAVIOR_STRETCH
   * the share of its width to draw content longer by, of SCROLLKIT_EDGE_BEHAVIOR_GLOW the share of its light,
   * up to 1; else 0.
   */
  double edge_x;
  /** The same of the top and bottom edge, negative at the top. */
  double edge_y;
  /** How large to draw the content: 1 unless it can be zoomed. */
  double scale;
} scrollkit_frame;

/** Where content likes to rest along an axis. 0 means default. */
typedef struct scrollkit_snap_options {
  /** sizeof(scrollkit_snap_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** Where. */
  scrollkit_snap_kind kind;
  /** To which page or item content goes. */
  scrollkit_snap_rule rule;
  /** 1: page or item 0 is at the content's end, and they are counted backwards. */
  uint32_t is_reversed;
  /** Length of a page or item, in points; 0: a page is what insets leave of the viewport. */
  double length;
  /** From the end of a page or item to the start of the next, in points. */
  double spacing;
  /** From the start of the content to the first, in points; from its end if reversed. */
  double leading;
  /** How many items a carousel has. */
  uint32_t count;
  /** How strictly content rests on areas; that of both axes. */
  scrollkit_snap_strictness strictness;
  /** Of the viewport's length, how near an area must be for SCROLLKIT_SNAP_STRICTNESS_PROXIMITY; 0: a third. */
  double proximity;
  /** What of the viewport areas are not aligned to at its start, beside the inset, in points. */
  double padding_start;
  /** The same at its end. */
  double padding_end;
} scrollkit_snap_options;

/** A part of the content at which it likes to rest. */
typedef struct scrollkit_snap_area {
  /** sizeof(scrollkit_snap_area) of the caller, in bytes; the distance between areas. */
  uint32_t struct_size;
  /** 1: no fling passes over it. */
  uint32_t stops;
  /** Your name for it: content stays on it when its place changes. */
  uint64_t key;
  /** Its left, in points of the content. */
  double x;
  /** Its top, in points of the content. */
  double y;
  /** Its width, in points. */
  double width;
  /** Its height, in points. */
  double height;
  /** What of it comes to the viewport, left to right. */
  scrollkit_snap_alignment align_x;
  /** What of it comes to the viewport, top to bottom. */
  scrollkit_snap_alignment align_y;
  /** Room above it that snaps with it, in points; negative takes away. */
  double margin_top;
  /** The same to its left. */
  double margin_left;
  /** The same below it. */
  double margin_bottom;
  /** The same to its right. */
  double margin_right;
  /** 1: the keyboard's focus is in it; of areas equally near it is the one. */
  uint32_t is_focused;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_snap_area;

/** On which page or item content is. */
typedef struct scrollkit_snap_state {
  /** sizeof(scrollkit_snap_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** Always 0. */
  uint32_t reserved;
  /** The page, 2.25 a quarter of the way from 2 to 3, or the item; not a number if there is none. */
  double place_x;
  /** The same, top to bottom. */
  double place_y;
  /** The page or item that it will rest on; not a number if there is none. */
  double target_x;
  /** The same, top to bottom. */
  double target_y;
} scrollkit_snap_state;

/**
 * How scrolling feels, number by number. Begin with those of a feel, by scrollkit_feel_get_values,
 * and change what you like; here 0 means 0.
 */
typedef struct scrollkit_feel_values {
  /** sizeof(scrollkit_feel_values) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** How content that was let go slows down. */
  scrollkit_coast_rule coast_rule;
  /**
   * The share of speed lost per second, in 1/s, for the rule that has one, and for content that is
   * sent elsewhere than it would go; above 0. Larger stops sooner.
   */
  double drag;
  /** Speed lost per second, in points per second squared, for the rule that has it; above 0. */
  double brake;
  /** The top edge. */
  scrollkit_edge_behavior edge_top;
  /** The left edge. */
  scrollkit_edge_behavior edge_left;
  /** The bottom edge. */
  scrollkit_edge_behavior edge_bottom;
  /** The right edge. */
  scrollkit_edge_behavior edge_right;
  /** How content comes back over an edge that bounces. */
  scrollkit_bounce_rule bounce_rule;
  /** How the speed of a finger is read. */
  scrollkit_velocity_rule velocity_rule;
  /** The spring's stiffness for a mass of 1, in 1/s squared; above 0. Larger returns sooner. */
  double bounce_stiffness;
  /** The spring's damping ratio: 1 comes back without swinging, above 0. Smaller swings. */
  double bounce_damping_ratio;
  /** The share of a coast's speed that a bounce takes over; 1 goes on without a kink. */
  double bounce_share;
  /** The most speed that a bounce takes over, in points per second; infinite is fine. */
  double bounce_speed_limit;
  /** The share of the finger's way that content follows at first when pulled out; 0 to 1, above 0. */
  double rubber_band;
  /** The overscroll that no pull reaches, in viewports; infinite if there is none. */
  double rubber_band_reach;
  /** How far a finger moves before it scrolls, in points. */
  double slop;
  /** The least speed that starts a coast, in points per second. */
  double minimum_fling;
  /** The most speed that a finger gives, in points per second; a boost comes on top. */
  double maximum_fling;
  /** Seconds without movement after which a finger counts as held still. */
  double stale_after;
  /** How steps of a wheel become a glide. */
  scrollkit_wheel_smoothing wheel_smoothing;
  /** Whether a wheel moves content by fractions of its steps. */
  scrollkit_wheel_stepping wheel_stepping;
  /** Points that a notch of a wheel goes; 0: two thirds of a power of the viewport, as GTK has it. */
  double wheel_step;
  /** Length of a line, in points, for wheels and keys that count lines. */
  double line_length;
  /** Seconds that an animated scroll takes. */
  double animation_duration;
  /** How much farther than usual a wheel's notches and lines go; 1 is usual. */
  double wheel_speed;
  /** The most that the way of a fast wheel's notches and lines is multiplied by; 1: not at all. */
  double wheel_acceleration;
  /** How fast a wheel's spring or exponential answers, in 1/s; 0: as the smoothing has it. */
  double wheel_rate;
  /** What becomes of the way that a finger makes before it scrolls. */
  scrollkit_drag_start drag_start;
  /** Whether a drag keeps to one axis. */
  scrollkit_direction_lock direction_lock;
  /** Which fingers move the content while several are down. */
  scrollkit_finger_rule fingers;
  /** What a fling that is caught gives to the next. */
  scrollkit_fling_boost fling_boost;
  /** What maximum_fling limits. */
  scrollkit_speed_limit speed_limit;
  /** Always 0. */
  uint32_t reserved;
  /** Lines that an arrow key goes. */
  double key_lines;
  /** The share of what is visible that stays when a key goes a page, 0 to 1. */
  double page_overlap;
} scrollkit_feel_values;

/** Something that happened. */
typedef struct scrollkit_event {
  /** sizeof(scrollkit_event) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What happened. */
  scrollkit_event_kind kind;
  /** When it was noticed, in seconds: the time of the call that noticed it. */
  double time;
  /** An offset, in points, where the kind says so. */
  double x;
  /** An offset, in points, where the kind says so. */
  double y;
  /** A programmatic scroll, a header or a number of events, where the kind says so. */
  uint64_t id;
  /** The phase before, for PHASE_CHANGED. */
  scrollkit_phase from_phase;
  /** The phase now, for PHASE_CHANGED. */
  scrollkit_phase to_phase;
  /** 1 if the scroll arrived, for ANIMATION_COMPLETED. */
  uint32_t finished;
  /** SCROLLKIT_EDGES_ bits, where the kind says so. */
  scrollkit_edges edges;
  /** What asked for the top, where the kind says so. */
  scrollkit_top_source source;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_event;

/** What a toolkit does not tell of a scroll. */
typedef struct scrollkit_context {
  /** sizeof(scrollkit_context) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 from the first movement by the user until the content rests. */
  uint32_t is_scrolling;
  /** 1 while the program scrolls. */
  uint32_t is_animating;
  /** 1 while a finger is down. */
  uint32_t is_tracking;
  /** The edges that the content moves towards, at most one of each axis; 0 at rest. */
  scrollkit_edges heading;
  /** The edges at which the offset is, to within half a point; both of an axis that cannot scroll. */
  scrollkit_edges at_edges;
  /** Where the scroll under way, or the last one, began, in points; moves along with shifts. */
  double began_x;
  /** Where the scroll under way, or the last one, began, in points. */
  double began_y;
  /** Where the content will rest; not a number while that is not known, and at rest. */
  double expected_end_x;
  /** Where the content will rest; not a number while that is not known, and at rest. */
  double expected_end_y;
  /** Where the last scroll ended; not a number while one is under way, and before the first. */
  double ended_x;
  /** Where the last scroll ended; not a number while one is under way, and before the first. */
  double ended_y;
  /** The smallest offset in range, in points. */
  double min_x;
  /** The smallest offset in range, in points. */
  double min_y;
  /** The largest offset in range, in points. */
  double max_x;
  /** The largest offset in range, in points. */
  double max_y;
  /** Where in the viewport the finger was last, in points. */
  double tracking_x;
  /** Where in the viewport the finger was last, in points. */
  double tracking_y;
  /** The scale; observed, as reported, and 1 before any report. */
  double zoom_scale;
  /** The scale when zooming began; not a number while it does not change. */
  double zoom_began_scale;
} scrollkit_context;

/** How scroll to top behaves. All zero is its own rules, and visible from the start. */
typedef struct scrollkit_top_options {
  /** sizeof(scrollkit_top_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** What is remembered. */
  scrollkit_top_rule rule;
  /** 1: taps on a status bar count only after scrollkit_top_set_visible. */
  uint32_t starts_hidden;
  /** Must be 0. */
  uint32_t reserved;
} scrollkit_top_options;

/** Where scroll to top would lead. */
typedef struct scrollkit_top_state {
  /** sizeof(scrollkit_top_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 if the next trigger leads back. */
  uint32_t has_way_back;
  /**
   * Where back is, in points; not a number if there is none. Within the range, but for while a
   * batch of changes is open, when the content's new size is still to be told.
   */
  double way_back;
  /** 1 if taps on the status bar of its window count. */
  uint32_t is_visible;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_top_state;

/** How a header behaves. */
typedef struct scrollkit_header_options {
  /** sizeof(scrollkit_header_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** When it leaves and returns. */
  scrollkit_header_mode mode;
  /** Height when fully shown, in points; 0 or more. */
  double height;
  /** Height when collapsed, in points, for the modes that keep some of it; at most `height`. */
  double minimum_height;
  /**
   * 1: partly shown at rest, it moves to the nearer side. For the modes that enter always; the others
   * stand where the content puts them.
   */
  uint32_t snaps;
  /** 1: a pull past the top makes it taller. */
  uint32_t stretches;
  /** 1: only the user's own scrolling brings it back. */
  uint32_t only_by_user;
  /** What the geometry's inset_top says of it. */
  scrollkit_header_inset inset;
  /** How far content scrolls one way before the header gives in, in points; it adds up. */
  double tolerance;
  /** How far a background moves for each point of the header, 0 to 1. */
  double parallax;
  /** How far a pull stretches it before that is told, in points; 0: 100. */
  double stretch_trigger;
} scrollkit_header_options;

/** Where a header is. */
typedef struct scrollkit_header_state {
  /** sizeof(scrollkit_header_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 while it moves by itself. */
  uint32_t is_snapping;
  /** Where its top is when it stands alone, in points: 0 shown, -height hidden. */
  double position;
  /**
   * Where its top is below the viewport's, in points, those above it considered. Its lower edge is
   * at top + height + stretch.
   */
  double top;
  /** What is visible of it, in points, its stretch included. */
  double visible_height;
  /** 1 shown, 0 as hidden as its mode allows. */
  double progress;
  /** How far a pull past the top stretches it, in points. */
  double stretch;
  /** How far its background has moved, in points. */
  double parallax;
} scrollkit_header_state;

/** How a nub looks and behaves. All zero is a nub of 50 points. */
typedef struct scrollkit_nub_options {
  /** sizeof(scrollkit_nub_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** How it follows the content. */
  scrollkit_nub_rule rule;
  /** Length, in points; the shortest, if it is proportional; 0: 50. */
  double length;
  /** Room above and below it, in points, below the top inset; 0: 10, negative: none. */
  double margin;
  /** 1: its length is the share of the content that is visible. */
  uint32_t is_proportional;
  /** Must be 0. */
  uint32_t reserved;
  /** How far sideways a finger halves its movement, in points; 0: never. */
  double fine_distance;
  /** How far above and below it a finger still takes hold of it, in points; 0: 8, negative: none. */
  double reach;
  /** Seconds that a fade takes; 0: 0.5. */
  double fade;
  /** Seconds at rest before it fades; 0: 0.75. */
  double delay;
} scrollkit_nub_options;

/** Where a nub is. */
typedef struct scrollkit_nub_state {
  /** sizeof(scrollkit_nub_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 while a finger holds it: draw it highlighted. */
  uint32_t is_grabbed;
  /** Where its top is, in points from the viewport's top. */
  double y;
  /** Its length, in points; 0 if there is no room or nothing scrolls. */
  double length;
  /** How visible it is, 0 to 1; 0 if there is no room or nothing scrolls. */
  double alpha;
  /** How far through the content it stands, 0 to 1. */
  double share;
  /** Where the region begins in which a finger takes hold of it, in points. */
  double touch_y;
  /** How long that region is, in points; 0 while it does not show. */
  double touch_length;
  /** The section at the viewport's top, below its inset, from 0; -1 before the first or without. */
  int32_t section;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_nub_state;

/** How a pointer steers. All zero is as Chromium has it, and edges of 50 points. */
typedef struct scrollkit_autoscroll_options {
  /** sizeof(scrollkit_autoscroll_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** How distance becomes speed. */
  scrollkit_autoscroll_rule rule;
  /** How far from where it began nothing moves, in points; 0: as the rule has it. */
  double dead_zone;
  /** How far from the viewport's edges a dragged item scrolls it, in points; 0: 50. */
  double edge_margin;
  /** Speed at the edge and beyond, in points per second; 0: 1000. */
  double edge_speed;
  /** How speed grows with the share of the margin passed: its power; 0: 1, evenly. At most 16. */
  double edge_ramp;
} scrollkit_autoscroll_options;

/** How a scroll bar behaves. All zero is a bar as long as the viewport. */
typedef struct scrollkit_scrollbar_options {
  /** sizeof(scrollkit_scrollbar_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** 1: a press on the track puts the thumb under the pointer; 0: it goes a page. */
  uint32_t jumps_to_click;
  /** Length of the track, in points; 0: the viewport's. */
  double track_length;
  /** The shortest thumb, in points; 0: 18. */
  double least_thumb;
  /** How far beside the bar the thumb snaps back from the pointer, in points; 0: never. */
  double snap_back;
} scrollkit_scrollbar_options;

/** Where the thumb of a scroll bar is. */
typedef struct scrollkit_scrollbar_state {
  /** sizeof(scrollkit_scrollbar_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What the pointer holds; THUMB also when a press has put it there. */
  scrollkit_scrollbar_part held;
  /** Where the thumb begins, in points along the track. */
  double thumb_start;
  /** Its length, in points; 0 if there is no room or nothing scrolls. */
  double thumb_length;
} scrollkit_scrollbar_state;

/** What the user has asked his system for. All zero is nothing. */
typedef struct scrollkit_preferences {
  /** sizeof(scrollkit_preferences) of the caller, in bytes. */
  uint32_t struct_size;
  /** 1: animations, glides and returns into range are made in one step. */
  uint32_t reduces_motion;
  /** 1: content that is let go stays where it is. */
  uint32_t stops_momentum;
  /** 1: a finger's movements are shown as they were 5 ms before each tick, evenly. */
  uint32_t resamples;
} scrollkit_preferences;
/** How far the scale goes. All zero is from 1 to 4. */
typedef struct scrollkit_zoom_options {
  /** sizeof(scrollkit_zoom_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** 1: content smaller than what is visible of the viewport lies in its middle, else at its start. */
  uint32_t centers;
  /** The smallest scale at which content rests, 0.0001 or more; 0: 1. */
  double minimum;
  /** The largest scale at which content rests, at most 10000; 0: 4, or the smallest if that is more. */
  double maximum;
} scrollkit_zoom_options;

/** How large content is shown. */
typedef struct scrollkit_zoom_state {
  /** sizeof(scrollkit_zoom_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 while the scale changes, or fingers may change it. */
  uint32_t is_zooming;
  /** How large the content is shown. */
  double scale;
  /** The scale that it will rest at if nothing else happens; fingers are taken to stay. */
  double target_scale;
  /** The smallest scale at which content rests. */
  double minimum;
  /** The largest scale at which content rests. */
  double maximum;
  /** The room left of content that lies in the middle, in points: an inset that comes on top. */
  double centering_x;
  /** The room above content that lies in the middle, in points: an inset that comes on top. */
  double centering_y;
} scrollkit_zoom_state;

/**
 * Takes an event as soon as it happens.
 *
 * Called inside push, tick and the other calls on the same scroller, after the scroller has
 * changed, on the caller's thread. Every call on any scroller is allowed inside, destroying this
 * one too. The event is borrowed, valid until the function returns.
 */
typedef void (*scrollkit_event_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_event *event);

/**
 * Hands on an input that was pushed, unchanged and in order, after the scroller has taken it.
 *
 * Its own event (DID_SCROLL, DRAG_BEGAN, DRAG_ENDED, DECELERATION_ENDED) is told right after it.
 * Kinds from SCROLLKIT_INPUT_KIND_HOST on go straight through: their fields are not looked at. The input
 * is borrowed, valid until the function returns. All calls are allowed inside; one that pushes is
 * called again for that, so a function that always pushes never ends.
 */
typedef void (*scrollkit_input_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_input *input);

/** Answers 1 if the host itself takes inputs of a kind, 0 if not. */
typedef uint32_t (*scrollkit_responds_function)(
    void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind);

/** Answers 1 if a trigger of scroll to top may scroll now, 0 if not. All calls are allowed inside. */
typedef uint32_t (*scrollkit_should_function)(
    void *user, scrollkit_scroller *scroller, scrollkit_top_source source);

/**
 * Hears that the user lets go, before the scroller does anything about it.
 *
 * The content would move on at velocity_x, velocity_y and rest at the target, which may be changed:
 * it is then met to a millionth of a point, with that velocity. One that is no number is not taken;
 * one out of range becomes the nearest in range. All calls are allowed inside.
 */
typedef void (*scrollkit_release_function)(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y,
    double *target_x, double *target_y);

/** Functions that a host lends to a scroller. Each may be NULL. */
typedef struct scrollkit_delegate {
  /** sizeof(scrollkit_delegate) of the caller, in bytes. */
  uint32_t struct_size;
  /** Must be 0. */
  uint32_t reserved;
  /** Passed to every function; never looked at. */
  void *user;
  /** Takes every event instead of the queue. */
  scrollkit_event_function did_happen;
  /** Takes every input after the scroller. */
  scrollkit_input_function did_receive;
  /** Says which inputs the host itself takes; NULL: none. */
  scrollkit_responds_function responds_to;
  /** May veto scroll to top; NULL: never. */
  scrollkit_should_function should_scroll_to_top;
  /** May change where the content will rest. */
  scrollkit_release_function will_end_dragging;
} scrollkit_delegate;

#define SCROLLKIT_GEOMETRY_INIT {sizeof(scrollkit_geometry), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_SCROLLER_OPTIONS_INIT {sizeof(scrollkit_scroller_options), 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_INPUT_INIT {sizeof(scrollkit_input), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_FRAME_INIT {sizeof(scrollkit_frame), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_FEEL_VALUES_INIT {sizeof(scrollkit_feel_values), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_SNAP_OPTIONS_INIT {sizeof(scrollkit_snap_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_SNAP_AREA_INIT {sizeof(scrollkit_snap_area), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_SNAP_STATE_INIT {sizeof(scrollkit_snap_state), 0, 0, 0, 0, 0}
#define SCROLLKIT_EVENT_INIT {sizeof(scrollkit_event), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_DELEGATE_INIT {sizeof(scrollkit_delegate), 0, NULL, NULL, NULL, NULL, NULL, NULL}
#define SCROLLKIT_CONTEXT_INIT {sizeof(scrollkit_context), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_TOP_OPTIONS_INIT {sizeof(scrollkit_top_options), 0, 0, 0}
#define SCROLLKIT_TOP_STATE_INIT {sizeof(scrollkit_top_state), 0, 0, 0, 0}
#define SCROLLKIT_HEADER_OPTIONS_INIT {sizeof(scrollkit_header_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_HEADER_STATE_INIT {sizeof(scrollkit_header_state), 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_NUB_OPTIONS_INIT {sizeof(scrollkit_nub_options), 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_NUB_STATE_INIT {sizeof(scrollkit_nub_state), 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_AUTOSCROLL_OPTIONS_INIT {sizeof(scrollkit_autoscroll_options), 0, 0, 0, 0, 0}
#define SCROLLKIT_SCROLLBAR_OPTIONS_INIT {sizeof(scrollkit_scrollbar_options), 0, 0, 0, 0}
#define SCROLLKIT_SCROLLBAR_STATE_INIT {sizeof(scrollkit_scrollbar_state), 0, 0, 0}
#define SCROLLKIT_PREFERENCES_INIT {sizeof(scrollkit_preferences), 0, 0, 0}
#define SCROLLKIT_ZOOM_OPTIONS_INIT {sizeof(scrollkit_zoom_options), 0, 0, 0}
#define SCROLLKIT_ZOOM_STATE_INIT {sizeof(scrollkit_zoom_state), 0, 0, 0, 0, 0, 0, 0}

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_TYPES_H */
