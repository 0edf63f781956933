#ifndef SCROLLKIT_TYPES_FEEL_H
#define SCROLLKIT_TYPES_FEEL_H

#include "library.h"

/** A preset of all numbers that describe how scrolling feels. */
typedef uint32_t scrollkit_feel;
enum {
  /** The default: SCROLLKIT_FEEL_UIKIT. */
  SCROLLKIT_FEEL_DEFAULT = 0,
  /** UIScrollView with its normal deceleration rate. */
  SCROLLKIT_FEEL_UIKIT = 1,
  /** UIScrollView with its fast deceleration rate. */
  SCROLLKIT_FEEL_UIKIT_FAST = 2,
  /** Android's views: a spline fling, edges that stretch. */
  SCROLLKIT_FEEL_ANDROID = 3,
  /** Flutter on Android: a fling that follows a power of the remaining time, clamped edges. */
  SCROLLKIT_FEEL_FLUTTER_ANDROID = 4,
  /** Flutter on iOS: UIKit's deceleration, a slower bounce, a looser rubber band. */
  SCROLLKIT_FEEL_FLUTTER_IOS = 5,
  /** Chromium on Linux and Windows: a braked fling, clamped edges, an animated wheel. */
  SCROLLKIT_FEEL_CHROMIUM = 6,
  /** GTK 4: a short fling, clamped edges, a wheel without animation. */
  SCROLLKIT_FEEL_GTK = 7,
  /** macOS, for a host without the system's momentum: stiff edges that return at once. */
  SCROLLKIT_FEEL_MACOS = 8,
  /** Qt's Flickable: a constant brake, eight times as strong past an edge. */
  SCROLLKIT_FEEL_QT = 9,
  /** Firefox: UIKit's deceleration; a drag past an edge begins with a sixteenth of the movement. */
  SCROLLKIT_FEEL_GECKO = 10,
  /** LVGL, for small devices: a short fling, a rubber band of a quarter. */
  SCROLLKIT_FEEL_LVGL = 11
};

/** How a fling decelerates. */
typedef uint32_t scrollkit_coast_rule;
enum {
  /** It loses the share `drag` of its speed per second: UIKit, Flutter on iOS, GTK. */
  SCROLLKIT_COAST_RULE_EXPONENTIAL = 0,
  /** Android's spline. */
  SCROLLKIT_COAST_RULE_ANDROID = 1,
  /** A power of the remaining time: Flutter on Android. */
  SCROLLKIT_COAST_RULE_POWER = 2,
  /**
   * Drag towards a slow backward drift: Chromium on macOS and ChromeOS. A fling to a snap target has
   * Chromium's curve for these.
   */
  SCROLLKIT_COAST_RULE_DRIFTING = 3,
  /** It loses the speed `brake` per second: Qt. */
  SCROLLKIT_COAST_RULE_BRAKED = 4,
  /**
   * The distance of a braked fling, at most three viewports, along a softer curve: Chromium on Linux
   * and Windows. A fling to a snap target has Chromium's curve for these.
   */
  SCROLLKIT_COAST_RULE_SOFTENED = 5
};

/** What happens at an edge of the content. */
typedef uint32_t scrollkit_edge_behavior;
enum {
  /** A drag overscrolls with a rubber band, and a fling bounces. */
  SCROLLKIT_EDGE_BEHAVIOR_BOUNCE = 0,
  /**
   * Content stays in range, and overscroll has no effect but a pull to refresh. Content at rest is in a
   * new range at once. Content that a shift, another feel or a change in flight has put out of range
   * returns by the feel's spring when nothing holds it.
   */
  SCROLLKIT_EDGE_BEHAVIOR_CLAMP = 1,
  /**
   * Content stays in range, and what it cannot scroll pulls the edge. The frame's edge_x and edge_y are
   * the share to stretch the drawing by.
   */
  SCROLLKIT_EDGE_BEHAVIOR_STRETCH = 2,
  /** The same; the frame's edge_x and edge_y are the opacity of a glow. */
  SCROLLKIT_EDGE_BEHAVIOR_GLOW = 3
};

/** How overscroll returns. */
typedef uint32_t scrollkit_bounce_rule;
enum {
  /** A spring of `bounce_stiffness` and `bounce_damping_ratio`. */
  SCROLLKIT_BOUNCE_RULE_SPRING = 0,
  /** Qt's brake, then an eased return of 0.4 seconds. */
  SCROLLKIT_BOUNCE_RULE_QT = 1,
  /** A critically damped spring that returns at once: macOS. */
  SCROLLKIT_BOUNCE_RULE_ELASTIC = 2
};

/** How a deceleration comes to its end. */
typedef uint32_t scrollkit_motion_end;
enum {
  /** As its curve does: an exponential one crawls by single pixels for more than a second. */
  SCROLLKIT_MOTION_END_NATURAL = 0,
  /**
   * One that would crawl brakes by 200 points per second squared to the same target, so that it crawls
   * for at most 0.3 seconds. One that begins below 200 points per second brakes all the way.
   */
  SCROLLKIT_MOTION_END_CRISP = 1
};

/** How the velocity of a finger is estimated from its last positions. */
typedef uint32_t scrollkit_velocity_rule;
enum {
  /** The last three pairs of positions, weighted as on iOS: mostly the oldest. */
  SCROLLKIT_VELOCITY_RULE_IOS = 0,
  /** The last three pairs, weighted as on macOS: mostly the middle one. */
  SCROLLKIT_VELOCITY_RULE_MACOS = 1,
  /**
   * The mean of the last three velocities, each smoothed (0.7 of the new one and 0.3 of the last) and
   * limited to `maximum_fling`: Qt.
   */
  SCROLLKIT_VELOCITY_RULE_MEAN_OF_THREE = 2,
  /** The slope of a parabola fitted to the last 0.1 seconds: Android, Flutter. */
  SCROLLKIT_VELOCITY_RULE_LEAST_SQUARES = 3,
  /** As LEAST_SQUARES, but 0 if the slope contradicts the last movement: Chromium. */
  SCROLLKIT_VELOCITY_RULE_RESTRICTED_LEAST_SQUARES = 4,
  /** The slope of a line fitted to the last 0.1 seconds: Android's LSQ1. */
  SCROLLKIT_VELOCITY_RULE_LINE = 5,
  /** Every movement of the last 0.1 seconds adds kinetic energy: Android's IMPULSE. */
  SCROLLKIT_VELOCITY_RULE_IMPULSE = 6,
  /**
   * The mean of the last five velocities that were measured in the 0.1 seconds before the release, each
   * over more than 5 ms: Gecko.
   */
  SCROLLKIT_VELOCITY_RULE_MEAN_OF_FIVE = 7,
  /** The distance of the last 0.15 seconds divided by their duration: GTK. */
  SCROLLKIT_VELOCITY_RULE_DISTANCE_OVER_TIME = 8,
  /**
   * 1.9 times a mean of the last 99 ms in which newer movements weigh more; it fades with the time since
   * the last movement: LVGL.
   */
  SCROLLKIT_VELOCITY_RULE_FADING = 9
};

/** What happens to the distance that a finger moves before a drag starts. */
typedef uint32_t scrollkit_drag_start;
enum {
  /** The slop is discarded; movement beyond it scrolls: UIKit, Android. */
  SCROLLKIT_DRAG_START_SWALLOW = 0,
  /** The whole movement that crosses the slop is discarded: Flutter. */
  SCROLLKIT_DRAG_START_SWALLOW_MOVEMENT = 1,
  /** Nothing is discarded: content jumps to the finger. */
  SCROLLKIT_DRAG_START_CATCH_UP = 2,
  /**
   * The slop is discarded. After 0.05 seconds at rest the finger must move 3.5 points before content
   * follows again, eased in: Flutter on iOS.
   */
  SCROLLKIT_DRAG_START_EASE = 3,
  /** As SWALLOW_MOVEMENT, and the movement after it is discarded, too: Qt. */
  SCROLLKIT_DRAG_START_SWALLOW_NEXT = 4
};

/** Whether a drag keeps to one axis where content scrolls along both. */
typedef uint32_t scrollkit_direction_lock;
enum {
  /** It does not. */
  SCROLLKIT_DIRECTION_LOCK_NONE = 0,
  /** A drag that begins within 30 degrees of an axis keeps to it: UIKit's directional lock. */
  SCROLLKIT_DIRECTION_LOCK_INITIAL = 1,
  /** As INITIAL, but a turn of more than 22.5 degrees unlocks it: Gecko. */
  SCROLLKIT_DIRECTION_LOCK_BREAKABLE = 2,
  /** Every drag keeps to the axis along which it begins: LVGL. */
  SCROLLKIT_DIRECTION_LOCK_ALWAYS = 3
};

/**
 * Which of several fingers scroll. Content does not jump when a finger is pressed or released, and
 * releasing one finger of several starts no fling.
 */
typedef uint32_t scrollkit_finger_rule;
enum {
  /** The newest; after its release the one before it: Android. */
  SCROLLKIT_FINGER_RULE_NEWEST = 0,
  /** The oldest; after its release the next. */
  SCROLLKIT_FINGER_RULE_OLDEST = 1,
  /** All, by the mean of their movements: UIKit. */
  SCROLLKIT_FINGER_RULE_AVERAGE = 2,
  /** All, by the sum of their movements. */
  SCROLLKIT_FINGER_RULE_SUM = 3
};

/** What a caught fling adds to the next fling in the same direction. */
typedef uint32_t scrollkit_fling_boost;
enum {
  /** Nothing: UIKit. */
  SCROLLKIT_FLING_BOOST_NONE = 0,
  /** A share of its speed that grows with the speed: Flutter on iOS. */
  SCROLLKIT_FLING_BOOST_CARRIED = 1,
  /** Its initial speed: Chromium. */
  SCROLLKIT_FLING_BOOST_CHROMIUM = 2,
  /** Its initial speed, if the flings are fast: Gecko. */
  SCROLLKIT_FLING_BOOST_GECKO = 3,
  /** A quarter more for each flick in a row, up to `maximum_fling`, in long content: Qt. */
  SCROLLKIT_FLING_BOOST_QT = 4,
  /** Its velocity, up to six times for a faster fling; trackpads continue it, too. Published (GTK). */
  SCROLLKIT_FLING_BOOST_GTK = 5
};

/** What `maximum_fling` limits. */
typedef uint32_t scrollkit_speed_limit;
enum {
  /** The speed along each axis. */
  SCROLLKIT_SPEED_LIMIT_EACH_AXIS = 0,
  /** The magnitude of the velocity; its direction is kept. */
  SCROLLKIT_SPEED_LIMIT_WHOLE = 1
};

/** How the steps of a wheel or a key are animated. */
typedef uint32_t scrollkit_wheel_smoothing;
enum {
  /** Not at all: each step scrolls at once. */
  SCROLLKIT_WHEEL_SMOOTHING_NONE = 0,
  /** A constant duration. */
  SCROLLKIT_WHEEL_SMOOTHING_CONSTANT = 1,
  /** A duration that grows with the distance. */
  SCROLLKIT_WHEEL_SMOOTHING_DELTA_BASED = 2,
  /** A duration that shrinks with the distance, so that it keeps up with a fast wheel. */
  SCROLLKIT_WHEEL_SMOOTHING_INVERSE_DELTA = 3,
  /** A fast start and a long deceleration. */
  SCROLLKIT_WHEEL_SMOOTHING_IMPULSE = 4,
  /** A constant mean speed: WebKit. */
  SCROLLKIT_WHEEL_SMOOTHING_PACED = 5,
  /** A critically damped spring that keeps its velocity from notch to notch: Gecko. */
  SCROLLKIT_WHEEL_SMOOTHING_SPRING = 6,
  /** A constant share of the remaining distance per second: Lenis. */
  SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL = 7,
  /** An exponential ease-out of 0.3 seconds: Qt. */
  SCROLLKIT_WHEEL_SMOOTHING_OUT_EXPO = 8,
  /**
   * Notches that come evenly move content evenly: each motion takes until the next notch is due, and
   * half of that time to stop. A single notch takes 0.2 seconds.
   */
  SCROLLKIT_WHEEL_SMOOTHING_STEADY = 9
};

/** Whether a wheel scrolls by fractions of its steps. */
typedef uint32_t scrollkit_wheel_stepping;
enum {
  /** It does. */
  SCROLLKIT_WHEEL_STEPPING_FRACTIONAL = 0,
  /** By whole notches, lines or pages; fractions add up for each device until it turns back. */
  SCROLLKIT_WHEEL_STEPPING_WHOLE = 1
};

/**
 * All numbers of a feel. Start from a preset with scrollkit_feel_get_values and change what differs;
 * 0 means 0 here, not default. Within the ranges no motion takes longer than a month.
 */
typedef struct scrollkit_feel_values {
  /** sizeof(scrollkit_feel_values) of the caller, in bytes. */
  uint32_t struct_size;
  /** How a fling decelerates. */
  scrollkit_coast_rule coast_rule;
  /**
   * Share of speed lost per second, in 1/s, where the rule uses it and where a fling is retargeted.
   * Larger stops sooner. Range: 1e-4 to 1e6.
   */
  double drag;
  /** Speed lost per second, in points per second squared. Range: 1 to 1e6. */
  double brake;
  /** The top edge. */
  scrollkit_edge_behavior edge_top;
  /** The left edge. */
  scrollkit_edge_behavior edge_left;
  /** The bottom edge. */
  scrollkit_edge_behavior edge_bottom;
  /** The right edge. */
  scrollkit_edge_behavior edge_right;
  /** How overscroll returns at an edge that bounces. */
  scrollkit_bounce_rule bounce_rule;
  /** How a finger's velocity is estimated. */
  scrollkit_velocity_rule velocity_rule;
  /**
   * Stiffness of the spring for a mass of 1, in 1/s squared. Larger returns sooner. Range: 0.01 to
   * 1e6.
   */
  double bounce_stiffness;
  /** Damping ratio of the spring: below 1 it oscillates. Range: 0.001 to 1000. */
  double bounce_damping_ratio;
  /**
   * Share of a fling's velocity that the bounce takes over; 1 is continuous. For
   * SCROLLKIT_BOUNCE_RULE_ELASTIC also the share of the velocity of fingers that release content out
   * of range. Range: 0 to 1e6.
   */
  double bounce_share;
  /** Largest velocity that the bounce takes over, in points per second. Range: 0 to infinity. */
  double bounce_speed_limit;
  /** Share of the finger's movement that overscroll follows at first. Range: 1e-6 to 1. */
  double rubber_band;
  /** Overscroll that no drag exceeds, in viewports. Range: 0 to infinity. */
  double rubber_band_reach;
  /** Distance that a finger moves before a drag starts, in points. Range: 0 to 1e12. */
  double slop;
  /** Speed below which no fling starts, in points per second. Range: 0 to 1e12. */
  double minimum_fling;
  /**
   * Largest speed of a fling before a boost, and of Qt's boost after it, in points per second. Range: 0
   * to 1e12.
   */
  double maximum_fling;
  /** Seconds without movement after which a finger has no velocity. Range: 0 to 1e6. */
  double stale_after;
  /** How steps of a wheel are animated. */
  scrollkit_wheel_smoothing wheel_smoothing;
  /** Whether a wheel scrolls by fractions of its steps. */
  scrollkit_wheel_stepping wheel_stepping;
  /**
   * Points per notch of a wheel; 0: the viewport's length to the power of two thirds, as in GTK.
   * Range: 0 to 1e12.
   */
  double wheel_step;
  /** Length of a line, in points, for wheels and keys. Range: 0 to 1e12. */
  double line_length;
  /** Duration of an animated scroll, in seconds. Range: 0 to 1e6. */
  double animation_duration;
  /** Factor of a wheel's notches and lines; 1 is usual. Range: 0 to 1e6. */
  double wheel_speed;
  /** Largest factor of a fast wheel's notches and lines; 1: no acceleration. Range: 0 to 1e6. */
  double wheel_acceleration;
  /**
   * Rate of a wheel's spring or exponential, in 1/s; 0: that of the smoothing. Larger ends sooner.
   * Below 1e-4 it counts as that. Range: 0 to 1e6.
   */
  double wheel_rate;
  /** What happens to the distance that a finger moves before a drag starts. */
  scrollkit_drag_start drag_start;
  /** Whether a drag keeps to one axis. */
  scrollkit_direction_lock direction_lock;
  /** Which of several fingers scroll. */
  scrollkit_finger_rule fingers;
  /** What a caught fling adds to the next. */
  scrollkit_fling_boost fling_boost;
  /** What maximum_fling limits. */
  scrollkit_speed_limit speed_limit;
  /** How a deceleration comes to its end. */
  scrollkit_motion_end motion_end;
  /** Lines that an arrow key scrolls. Range: 0 to 1e6. */
  double key_lines;
  /** Share of the visible length that stays visible when a key scrolls a page. Range: 0 to 1. */
  double page_overlap;
  /**
   * Whether a pan of a trackpad keeps to one axis, in the same way as direction_lock; BREAKABLE as in
   * Gecko. Its first 3 points show its direction. No preset has it. It is for PAN_UPDATE, and for the
   * platform's momentum after it: a wheel in points scrolls along both axes.
   */
  scrollkit_direction_lock trackpad_lock;
  /** Must be 0. */
  uint32_t reserved;
} scrollkit_feel_values;

#endif /* SCROLLKIT_TYPES_FEEL_H */
