/* Generated, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file scrollkit.hpp
 * ScrollKit for C++17 and later: handles that free themselves, scoped enums, errors as exceptions or results.
 *
 *     scrollkit::Scroller scroller;
 *     scrollkit::Geometry geometry;
 *     geometry.viewport_height = 600;
 *     geometry.content_height = 5000;
 *     scroller.set_geometry(geometry, 0);
 *     scroller.wheel(0, 3, scrollkit::Unit::notches, 0);
 *     scrollkit::Frame frame = scroller.tick(0.1);
 *
 * Each method is a function of scrollkit.h, which documents it, and costs the same: everything is inline, a
 * Scroller is a pointer, and structs have the layout of C. A result through a pointer is returned instead; a
 * struct can also be filled, as in C: `scroller.tick(0.1, frame)`.
 * A call that is refused throws scrollkit::Error, and nothing has changed. The classes in
 * scrollkit::results return a scrollkit::Result instead.
 */
#ifndef SCROLLKIT_HPP
#define SCROLLKIT_HPP

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "scrollkit.h"

namespace scrollkit {

/// The result of a call. 0 and positive: the call succeeded. Negative: it was refused, and nothing
/// has changed.
enum class Status : std::int32_t {
  /// Success.
  ok = 0,
  /// Success, but batches begun inside this batch were never ended: they are dropped with their
  /// edits. End every batch that was begun.
  unbalanced = 1,
  /// Success, but an answer of the replayed trace differs from the recorded one. Read the report's
  /// first difference.
  different = 2,
  /// A required pointer is NULL. Pass the address of a valid object.
  null_argument = -1,
  /// A value is not one of those allowed. Check enums, switches (0 or 1) and reserved fields (0).
  invalid_argument = -2,
  /// A number is infinite or not a number. Pass finite numbers.
  not_finite = -3,
  /// There is no such header or open batch. Pass the number that scrollkit_header_add or
  /// scrollkit_anchor_begin_update returned.
  not_found = -4,
  /// The call is for the other mode, or for content with ends. Push inputs to driven scrollers,
  /// reports to observed ones.
  wrong_mode = -5,
  /// A number or count is outside the range that the comment of its parameter or field states;
  /// without one, a number may be from -1e12 to 1e12, and a time from -1e10 to 1e10 seconds. Clamp
  /// a number before the call, and pass times in seconds, not in milliseconds;
  /// scrollkit_struct_get_invalid_field names the field of a struct.
  out_of_range = -6,
  /// No memory is left. Free memory, then call again.
  no_memory = -7,
  /// The feature is not enabled, or the list is not attached. Enable the feature, set its options,
  /// or attach the list first.
  not_enabled = -8,
  /// The parent is the child itself or nested in it. Pass a scroller outside the child.
  cycle = -9,
  /// The struct_size is impossible. Initialise structs with their INIT macro or
  /// scrollkit_struct_init.
  invalid_size = -10,
  /// The bytes are no complete trace of a supported format. Read the report's place; see traces.md.
  invalid_trace = -11,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Status value) noexcept {
  return scrollkit_enum_name("status", std::int64_t(value));
}

/// A preset of all numbers that describe how scrolling feels.
enum class Feel : std::uint32_t {
  /// The default: SCROLLKIT_FEEL_UIKIT.
  default_ = 0,
  /// UIScrollView with its normal deceleration rate.
  uikit = 1,
  /// UIScrollView with its fast deceleration rate.
  uikit_fast = 2,
  /// Android's views: a spline fling, edges that stretch.
  android = 3,
  /// Flutter on Android: a fling that follows a power of the remaining time, clamped edges.
  flutter_android = 4,
  /// Flutter on iOS: UIKit's deceleration, a slower bounce, a looser rubber band.
  flutter_ios = 5,
  /// Chromium on Linux and Windows: a braked fling, clamped edges, an animated wheel.
  chromium = 6,
  /// GTK 4: a short fling, clamped edges, a wheel without animation.
  gtk = 7,
  /// macOS, for a host without the system's momentum: stiff edges that return at once.
  macos = 8,
  /// Qt's Flickable: a constant brake, eight times as strong past an edge.
  qt = 9,
  /// Firefox: UIKit's deceleration; a drag past an edge begins with a sixteenth of the movement.
  gecko = 10,
  /// LVGL, for small devices: a short fling, a rubber band of a quarter.
  lvgl = 11,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Feel value) noexcept {
  return scrollkit_enum_name("feel", std::int64_t(value));
}

/// How a fling decelerates.
enum class CoastRule : std::uint32_t {
  /// It loses the share `drag` of its speed per second: UIKit, Flutter on iOS, GTK.
  exponential = 0,
  /// Android's spline.
  android = 1,
  /// A power of the remaining time: Flutter on Android.
  power = 2,
  /// Drag towards a slow backward drift: Chromium on macOS and ChromeOS. A fling to a snap target
  /// has Chromium's curve for these.
  drifting = 3,
  /// It loses the speed `brake` per second: Qt.
  braked = 4,
  /// The distance of a braked fling, at most three viewports, along a softer curve: Chromium on
  /// Linux and Windows. A fling to a snap target has Chromium's curve for these.
  softened = 5,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(CoastRule value) noexcept {
  return scrollkit_enum_name("coast_rule", std::int64_t(value));
}

/// What happens at an edge of the content.
enum class EdgeBehavior : std::uint32_t {
  /// A drag overscrolls with a rubber band, and a fling bounces.
  bounce = 0,
  /// Content stays in range, and overscroll has no effect but a pull to refresh. Content at rest is
  /// in a new range at once. Content that a shift, another feel or a change in flight has put out
  /// of range returns by the feel's spring when nothing holds it.
  clamp = 1,
  /// Content stays in range, and what it cannot scroll pulls the edge. The frame's edge_x and
  /// edge_y are the share to stretch the drawing by.
  stretch = 2,
  /// The same; the frame's edge_x and edge_y are the opacity of a glow.
  glow = 3,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(EdgeBehavior value) noexcept {
  return scrollkit_enum_name("edge_behavior", std::int64_t(value));
}

/// How overscroll returns.
enum class BounceRule : std::uint32_t {
  /// A spring of `bounce_stiffness` and `bounce_damping_ratio`.
  spring = 0,
  /// Qt's brake, then an eased return of 0.4 seconds.
  qt = 1,
  /// A critically damped spring that returns at once: macOS.
  elastic = 2,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(BounceRule value) noexcept {
  return scrollkit_enum_name("bounce_rule", std::int64_t(value));
}

/// How a deceleration comes to its end.
enum class MotionEnd : std::uint32_t {
  /// As its curve does: an exponential one crawls by single pixels for more than a second.
  natural = 0,
  /// One that would crawl brakes by 200 points per second squared to the same target, so that it
  /// crawls for at most 0.3 seconds. One that begins below 200 points per second brakes all the
  /// way.
  crisp = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(MotionEnd value) noexcept {
  return scrollkit_enum_name("motion_end", std::int64_t(value));
}

/// How the velocity of a finger is estimated from its last positions.
enum class VelocityRule : std::uint32_t {
  /// The last three pairs of positions, weighted as on iOS: mostly the oldest.
  ios = 0,
  /// The last three pairs, weighted as on macOS: mostly the middle one.
  macos = 1,
  /// The mean of the last three velocities, each smoothed (0.7 of the new one and 0.3 of the last)
  /// and limited to `maximum_fling`: Qt.
  mean_of_three = 2,
  /// The slope of a parabola fitted to the last 0.1 seconds: Android, Flutter.
  least_squares = 3,
  /// As LEAST_SQUARES, but 0 if the slope contradicts the last movement: Chromium.
  restricted_least_squares = 4,
  /// The slope of a line fitted to the last 0.1 seconds: Android's LSQ1.
  line = 5,
  /// Every movement of the last 0.1 seconds adds kinetic energy: Android's IMPULSE.
  impulse = 6,
  /// The mean of the last five velocities that were measured in the 0.1 seconds before the release,
  /// each over more than 5 ms: Gecko.
  mean_of_five = 7,
  /// The distance of the last 0.15 seconds divided by their duration: GTK.
  distance_over_time = 8,
  /// 1.9 times a mean of the last 99 ms in which newer movements weigh more; it fades with the time
  /// since the last movement: LVGL.
  fading = 9,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(VelocityRule value) noexcept {
  return scrollkit_enum_name("velocity_rule", std::int64_t(value));
}

/// What happens to the distance that a finger moves before a drag starts.
enum class DragStart : std::uint32_t {
  /// The slop is discarded; movement beyond it scrolls: UIKit, Android.
  swallow = 0,
  /// The whole movement that crosses the slop is discarded: Flutter.
  swallow_movement = 1,
  /// Nothing is discarded: content jumps to the finger.
  catch_up = 2,
  /// The slop is discarded. After 0.05 seconds at rest the finger must move 3.5 points before
  /// content follows again, eased in: Flutter on iOS.
  ease = 3,
  /// As SWALLOW_MOVEMENT, and the movement after it is discarded, too: Qt.
  swallow_next = 4,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(DragStart value) noexcept {
  return scrollkit_enum_name("drag_start", std::int64_t(value));
}

/// Whether a drag keeps to one axis where content scrolls along both.
enum class DirectionLock : std::uint32_t {
  /// It does not.
  none = 0,
  /// A drag that begins within 30 degrees of an axis keeps to it: UIKit's directional lock.
  initial = 1,
  /// As INITIAL, but a turn of more than 22.5 degrees unlocks it: Gecko.
  breakable = 2,
  /// Every drag keeps to the axis along which it begins: LVGL.
  always = 3,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(DirectionLock value) noexcept {
  return scrollkit_enum_name("direction_lock", std::int64_t(value));
}

/// Which of several fingers scroll. Content does not jump when a finger is pressed or released, and
/// releasing one finger of several starts no fling.
enum class FingerRule : std::uint32_t {
  /// The newest; after its release the one before it: Android.
  newest = 0,
  /// The oldest; after its release the next.
  oldest = 1,
  /// All, by the mean of their movements: UIKit.
  average = 2,
  /// All, by the sum of their movements.
  sum = 3,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(FingerRule value) noexcept {
  return scrollkit_enum_name("finger_rule", std::int64_t(value));
}

/// What a caught fling adds to the next fling in the same direction.
enum class FlingBoost : std::uint32_t {
  /// Nothing: UIKit.
  none = 0,
  /// A share of its speed that grows with the speed: Flutter on iOS.
  carried = 1,
  /// Its initial speed: Chromium.
  chromium = 2,
  /// Its initial speed, if the flings are fast: Gecko.
  gecko = 3,
  /// A quarter more for each flick in a row, up to `maximum_fling`, in long content: Qt.
  qt = 4,
  /// Its velocity, up to six times for a faster fling; trackpads continue it, too. Published (GTK).
  gtk = 5,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(FlingBoost value) noexcept {
  return scrollkit_enum_name("fling_boost", std::int64_t(value));
}

/// What `maximum_fling` limits.
enum class SpeedLimit : std::uint32_t {
  /// The speed along each axis.
  each_axis = 0,
  /// The magnitude of the velocity; its direction is kept.
  whole = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(SpeedLimit value) noexcept {
  return scrollkit_enum_name("speed_limit", std::int64_t(value));
}

/// How the steps of a wheel or a key are animated.
enum class WheelSmoothing : std::uint32_t {
  /// Not at all: each step scrolls at once.
  none = 0,
  /// A constant duration.
  constant = 1,
  /// A duration that grows with the distance.
  delta_based = 2,
  /// A duration that shrinks with the distance, so that it keeps up with a fast wheel.
  inverse_delta = 3,
  /// A fast start and a long deceleration.
  impulse = 4,
  /// A constant mean speed: WebKit.
  paced = 5,
  /// A critically damped spring that keeps its velocity from notch to notch: Gecko.
  spring = 6,
  /// A constant share of the remaining distance per second: Lenis.
  exponential = 7,
  /// An exponential ease-out of 0.3 seconds: Qt.
  out_expo = 8,
  /// Notches that come evenly move content evenly: each motion takes until the next notch is due,
  /// and half of that time to stop. A single notch takes 0.2 seconds.
  steady = 9,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(WheelSmoothing value) noexcept {
  return scrollkit_enum_name("wheel_smoothing", std::int64_t(value));
}

/// Whether a wheel scrolls by fractions of its steps.
enum class WheelStepping : std::uint32_t {
  /// It does.
  fractional = 0,
  /// By whole notches, lines or pages; fractions add up for each device until it turns back.
  whole = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(WheelStepping value) noexcept {
  return scrollkit_enum_name("wheel_stepping", std::int64_t(value));
}

/// What moves the content.
enum class Mode : std::uint32_t {
  /// ScrollKit; the host draws at the frame's offset.
  driven = 0,
  /// A scroll view of the host's toolkit, which reports its movements.
  observed = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Mode value) noexcept {
  return scrollkit_enum_name("mode", std::int64_t(value));
}

/// An axis along which content scrolls.
enum class Axis : std::uint32_t {
  /// Left to right.
  x = 0,
  /// Top to bottom.
  y = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Axis value) noexcept {
  return scrollkit_enum_name("axis", std::int64_t(value));
}

/// A set of edges as bits. A direction is named by the edge that it leads to.
enum class Edges : std::uint32_t {
  /// No edge.
  none = 0,
  /// The top edge.
  top = 1,
  /// The left edge.
  left = 2,
  /// The bottom edge.
  bottom = 4,
  /// The right edge.
  right = 8,
  /// All four edges.
  all = 15,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Edges value) noexcept {
  return scrollkit_enum_name("edges", std::int64_t(value));
}
/// Returns the bits that are in either set.
constexpr Edges operator|(Edges a, Edges b) noexcept {
  return Edges(std::uint32_t(a) | std::uint32_t(b));
}
/// Returns the bits that are in both sets.
constexpr Edges operator&(Edges a, Edges b) noexcept {
  return Edges(std::uint32_t(a) & std::uint32_t(b));
}
/// Returns whether a set has any bit.
constexpr bool any(Edges set) noexcept { return std::uint32_t(set) != 0; }

/// Where a rectangle or an item comes to lie in the viewport without its insets.
enum class ScrollAlignment : std::uint32_t {
  /// Where all of it with its margins is visible, or they fill the viewport, with the least
  /// movement; as in CSS.
  nearest = 0,
  /// Its start at the viewport's start: top or left; from right to left, its right edge.
  start = 1,
  /// Its middle at the viewport's middle.
  center = 2,
  /// Its end at the viewport's end.
  end = 3,
  /// Where it is: content does not scroll along this axis.
  none = 4,
  /// As SCROLLKIT_SCROLL_ALIGNMENT_NEAREST, with margins that fit: those that do not fit into the
  /// viewport are shortened in proportion. For a caret that keeps its distance from the edges.
  scroll_off = 5,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(ScrollAlignment value) noexcept {
  return scrollkit_enum_name("scroll_alignment", std::int64_t(value));
}

/// How the progress of an animation depends on the time. All but linear ones and EASE_IN end
/// slowly.
enum class Curve : std::uint32_t {
  /// Slow, fast, slow: CSS `ease-in-out`.
  ease_in_out = 0,
  /// A quick start, then slow: CSS `ease`.
  ease = 1,
  /// Slow, then fast: CSS `ease-in`.
  ease_in = 2,
  /// Fast, then slow: CSS `ease-out`.
  ease_out = 3,
  /// The same speed all the way.
  linear = 4,
  /// CSS `cubic-bezier(curve_x1, curve_y1, curve_x2, 1)`.
  bezier = 5,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Curve value) noexcept {
  return scrollkit_enum_name("curve", std::int64_t(value));
}

/// The axes along which the program scrolls.
enum class ScrollAxes : std::uint32_t {
  /// Both.
  both = 0,
  /// Left and right. What moves content along y goes on.
  x = 1,
  /// Up and down. What moves content along x goes on.
  y = 2,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(ScrollAxes value) noexcept {
  return scrollkit_enum_name("scroll_axes", std::int64_t(value));
}

/// The unit of a wheel's amount.
enum class Unit : std::uint32_t {
  /// Points; scrolled at once, because the device or platform has smoothed them. Content that snaps
  /// announces where it rests if no more come for 0.15 seconds.
  points = 0,
  /// Lines of text. Where content rests at snap targets only, lines that are not whole are parts of
  /// a notch of three lines, and add up to one.
  lines = 1,
  /// Viewports.
  pages = 2,
  /// Notches of a wheel; fractions are allowed.
  notches = 3,
  /// 120 per notch, as on Windows, Linux and Wayland.
  notches_120 = 4,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Unit value) noexcept {
  return scrollkit_enum_name("unit", std::int64_t(value));
}

/// The kind of an input. Below 32: what the user did. 32 to 65535: reports of a toolkit.
/// SCROLLKIT_INPUT_KIND_HOST and above: the host's own kinds.
enum class InputKind : std::uint32_t {
  /// No input; refused.
  none = 0,
  /// A finger or mouse button was pressed at x, y.
  press = 1,
  /// It moved to x, y.
  move = 2,
  /// It was released; x, y are ignored.
  release = 3,
  /// The system cancelled the gesture.
  cancel = 4,
  /// Fingers rest on a trackpad, until HOLD_END; if that is lost, until another input after 0.15
  /// seconds. A pointer that is pressed meanwhile scrolls from the end on, or as soon as it moves
  /// past the slop.
  hold = 5,
  /// The resting fingers left the trackpad.
  hold_end = 6,
  /// A wheel turned by x, y in `unit`; with SCROLLKIT_INPUT_FLAGS_ZOOM it zooms about the focus.
  wheel = 7,
  /// Two fingers began to pan on a trackpad. The pan lasts until PAN_END; if that is lost, until
  /// another input after 0.15 seconds without a movement. A pointer that is pressed meanwhile
  /// scrolls from the end on, or as soon as it moves past the slop.
  pan_begin = 8,
  /// They panned by x, y points.
  pan_update = 9,
  /// They left the trackpad; the flags state whether momentum follows.
  pan_end = 10,
  /// The platform's momentum scrolled by x, y points.
  momentum_update = 11,
  /// The platform's momentum ended.
  momentum_end = 12,
  /// The key `key` was pressed or repeats.
  key = 13,
  /// A pinch began with its midpoint at x, y and its fingers `scale` apart. It lasts until
  /// PINCH_END; if that is lost, until another input after 0.15 seconds without an update. A
  /// pointer that is pressed meanwhile scrolls from the end on.
  pinch_begin = 14,
  /// The midpoint is at x, y, and the fingers are `scale` apart.
  pinch_update = 15,
  /// The pinch ended; x, y are ignored. Content is flung as fast as the midpoint moved before the
  /// last update, which may be that of the finger that was lifted last.
  pinch_end = 16,
  /// The key `key` was released; ends KEY_HELD.
  key_up = 18,
  /// Autoscroll at velocity_x, velocity_y until the next such input.
  steer = 19,
  /// Autoscroll ended.
  steer_end = 20,
  /// The key `key` is held: content scrolls at a constant speed until KEY_UP.
  key_held = 21,
  /// Report: the offset is x, y. A repeated offset means that the toolkit still scrolls. An offset
  /// within half a point of a requested one answers the request.
  did_scroll = 32,
  /// Report: a drag begins.
  will_begin_dragging = 33,
  /// Report: the drag ends at velocity_x, velocity_y; content will rest at x, y.
  will_end_dragging = 34,
  /// Report: the drag has ended; SCROLLKIT_INPUT_FLAGS_DECELERATES if momentum follows.
  did_end_dragging = 35,
  /// Report: the momentum has ended.
  did_end_decelerating = 36,
  /// Report: an animated scroll has ended.
  did_end_animation = 37,
  /// Report: the dragging finger is at x, y in the viewport.
  did_track = 38,
  /// Report: zooming begins at `scale`. Range: 1e-4 to 1e4.
  will_begin_zooming = 39,
  /// Report: zooming has reached `scale`. Range: 1e-4 to 1e4.
  did_zoom = 40,
  /// Report: zooming has ended at `scale`. Range: 1e-4 to 1e4.
  did_end_zooming = 41,
  /// The first of the host's own kinds: forwarded to the delegate without validation.
  host = 65536,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(InputKind value) noexcept {
  return scrollkit_enum_name("input_kind", std::int64_t(value));
}

/// A key that scrolls.
enum class Key : std::uint32_t {
  /// Up by the feel's lines per key.
  line_up = 0,
  /// Down by the feel's lines per key.
  line_down = 1,
  /// Left by the feel's lines per key.
  line_left = 2,
  /// Right by the feel's lines per key.
  line_right = 3,
  /// Up by a page, less the feel's overlap.
  page_up = 4,
  /// Down by a page.
  page_down = 5,
  /// Left by a page.
  page_left = 6,
  /// Right by a page.
  page_right = 7,
  /// To the top.
  home = 8,
  /// To the end.
  end = 9,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Key value) noexcept {
  return scrollkit_enum_name("key", std::int64_t(value));
}

/// Bits of scrollkit_input.flags.
enum class InputFlags : std::uint32_t {
  /// On PAN_END: the platform's own momentum follows, so ScrollKit adds none. Content that snaps
  /// announces where it rests if no momentum comes for 0.15 seconds.
  platform_momentum = 1,
  /// On PAN_END: velocity_x and velocity_y hold the velocity that the platform measured.
  has_velocity = 2,
  /// On DID_END_DRAGGING: momentum follows.
  decelerates = 4,
  /// The amount is opposite to the movement of the fingers or the wheel (natural scrolling).
  /// Scrolling ignores this flag; a host that turns a knob by the amount negates it.
  inverted = 8,
  /// On WHEEL: x and y are swapped, as with the shift key.
  swap_axes = 16,
  /// On PAN_END: only the x axis stopped; the pan ends when no axis moves.
  stop_x = 32,
  /// On PAN_END: only the y axis stopped; the pan ends when no axis moves.
  stop_y = 64,
  /// On PAN_UPDATE: 0.15 seconds without input end a pan that PAN_BEGIN did not begin; after HOLD,
  /// not before HOLD_END.
  ends_in_silence = 128,
  /// The time was 32-bit milliseconds; its wraps are counted from the last call.
  time_wraps = 256,
  /// On WHEEL: zooms about the focus, as with the control key; a positive amount zooms out. One
  /// notch multiplies the scale by 1.149, five double it; 100 points multiply it by e, for a
  /// trackpad's pinch that arrives as a wheel. A mouse wheel whose notches arrive in points should
  /// be pushed in notches. A wheel or a key that scrolls meanwhile lets the scale go on.
  zoom = 512,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(InputFlags value) noexcept {
  return scrollkit_enum_name("input_flags", std::int64_t(value));
}
/// Returns the bits that are in either set.
constexpr InputFlags operator|(InputFlags a, InputFlags b) noexcept {
  return InputFlags(std::uint32_t(a) | std::uint32_t(b));
}
/// Returns the bits that are in both sets.
constexpr InputFlags operator&(InputFlags a, InputFlags b) noexcept {
  return InputFlags(std::uint32_t(a) & std::uint32_t(b));
}
/// Returns whether a set has any bit.
constexpr bool any(InputFlags set) noexcept { return std::uint32_t(set) != 0; }

/// What moves the content.
enum class Phase : std::uint32_t {
  /// Nothing.
  idle = 0,
  /// A finger is down and has not moved past the slop.
  tracking = 1,
  /// A finger.
  dragging = 2,
  /// Momentum.
  coasting = 3,
  /// The return from overscroll.
  bouncing = 4,
  /// The program.
  animating = 5,
  /// A wheel or a key; observed: a toolkit that does not report why it scrolls.
  wheeling = 6,
  /// A change of scale.
  zooming = 7,
  /// Autoscroll, also at speed 0, and a scroll bar's track that is held.
  steering = 8,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(Phase value) noexcept {
  return scrollkit_enum_name("phase", std::int64_t(value));
}

/// Which offset scroll to top remembers, and for how long.
enum class TopRule : std::uint32_t {
  /// An offset below the top, until the user scrolls; shifts move it along.
  standard = 0,
  /// Any offset, also the top itself, until the user drags; shifts do not move it.
  keep_until_drag = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(TopRule value) noexcept {
  return scrollkit_enum_name("top_rule", std::int64_t(value));
}

/// The source of a trigger of scroll to top; other numbers are the host's own.
enum class TopSource : std::uint32_t {
  /// No named source.
  none = 0,
  /// A tap on the status bar.
  status_bar = 1,
  /// A tap on the item of the selected tab.
  tab_item = 2,
  /// A view that appears.
  appearance = 3,
  /// The first of the host's own numbers.
  host = 65536,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(TopSource value) noexcept {
  return scrollkit_enum_name("top_source", std::int64_t(value));
}

/// The kind of an event.
enum class EventKind : std::uint32_t {
  /// The offset is x, y. Consecutive ones are merged.
  did_scroll = 1,
  /// The phase changed from from_phase to to_phase.
  phase_changed = 2,
  /// The content moves by itself and will rest at x, y if nothing else happens.
  will_rest = 3,
  /// The content rests at x, y after scrolling.
  did_rest = 4,
  /// The animation `id` ended: `finished` is 1 at its target, 0 if it was interrupted.
  animation_completed = 5,
  /// Observed only: scroll the toolkit's view to x, y, animated if `id` is not 0, and stop what
  /// moves it. The same `id` again retargets that animation. Consecutive ones without an `id` are
  /// merged.
  request_scroll = 6,
  /// The queue was full, and `id` events were dropped, but no completion of an animation.
  overflow = 7,
  /// Observed only: let the released content rest at x, y.
  request_rest = 8,
  /// A drag began.
  drag_began = 9,
  /// The drag ended.
  drag_ended = 10,
  /// Momentum began after a drag.
  deceleration_began = 11,
  /// The momentum ended.
  deceleration_ended = 12,
  /// The released content will bounce at `edges`.
  will_bounce = 13,
  /// The content has bounced at `edges` and rests.
  did_bounce = 14,
  /// The content will rest at `edges`.
  will_reach_edges = 15,
  /// The content rests at `edges` after moving along their axis.
  did_reach_edges = 16,
  /// Zooming that began at the smallest scale is below it: the scale is x. Emitted for each such
  /// scale that a toolkit reports or fingers cause, not while the scale returns. Consecutive ones
  /// that wait in the queue are merged.
  zoomed_past_minimum = 17,
  /// Zooming that began at the largest scale is above it: the scale is x. Otherwise as
  /// ZOOMED_PAST_MINIMUM.
  zoomed_past_maximum = 18,
  /// Scroll to top starts the animation `id` to the top, y, for `source`.
  top_will_scroll = 19,
  /// Scroll to top starts the animation `id` back to y, for `source`.
  top_will_restore = 20,
  /// The next trigger scrolls back to y if `id` is 1, to the top if it is 0.
  top_target_changed = 21,
  /// The header `id` is at position y. Consecutive ones are merged.
  header_moved = 22,
  /// The header `id` is fully shown.
  header_shown = 23,
  /// The header `id` is hidden as far as its mode allows.
  header_hidden = 24,
  /// Content past its top stretched the header `id` beyond its trigger.
  header_stretched = 25,
  /// The nub begins to appear.
  nub_shown = 26,
  /// The nub has disappeared.
  nub_hidden = 27,
  /// The nub was grabbed.
  nub_grabbed = 28,
  /// The nub was released.
  nub_released = 29,
  /// The viewport's top, below its inset, is in section x, from 0; -1 before the first.
  section_changed = 30,
  /// Observed only: content was shifted; set the toolkit's offset to x, y at once. Its momentum
  /// continues, shifted by delta_x, delta_y. If an animation is under way, REQUEST_SCROLL follows
  /// with its `id` and its end.
  request_shift = 31,
  /// The page, item or area at which content will rest along the scrollkit_axis `id` changed, or
  /// the first geometry or areas made it known: it is x, from 0. While a finger drags, it is the
  /// nearest page or item. Of areas it is the index, and -1 where content rests at none. Two
  /// consecutive ones of an axis never have the same x.
  page_changed = 32,
  /// The scale is x. Consecutive ones are merged.
  zoom_changed = 40,
  /// The first visible item of the list along the scrollkit_axis `id` is x, and y items are
  /// visible. Consecutive ones of a list are merged.
  list_visible_changed = 41,
  /// The innermost sticky item at the viewport's start of the list along the scrollkit_axis `id` is
  /// x; -1: none. Consecutive ones of a list are merged.
  list_sticky_changed = 42,
  /// The viewport came near the start of the list along the scrollkit_axis `id`: once for each
  /// approach, and once more when items have come or gone before the visible ones. Not before the
  /// moment is over in which the list is attached, its first items come or the viewport gets a
  /// size: a later call or a tick.
  list_near_start = 43,
  /// The same for the end of the list, and items after the visible ones, but for those that come
  /// while a conversation follows it.
  list_near_end = 44,
  /// Pull to refresh took another step: `id` is the scrollkit_refresh_step.
  refresh_changed = 45,
  /// A conversation began to follow its end (`id` is 1) or no longer does (0), or has another first
  /// unread item, which is x (-1: none), or another number of them, which is y. Consecutive ones
  /// are merged.
  list_conversation_changed = 46,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(EventKind value) noexcept {
  return scrollkit_enum_name("event_kind", std::int64_t(value));
}

/// The result of scrollkit_scroller_next_event; a negative number is a scrollkit_status.
enum class EventResult : std::int32_t {
  /// The queue is empty.
  none = 0,
  /// An event was taken.
  taken = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(EventResult value) noexcept {
  return scrollkit_enum_name("event_result", std::int64_t(value));
}

/// When a header collapses and expands. The names are Android's scroll flags, except
/// FREEZE_NEAR_ENDS.
enum class HeaderMode : std::uint32_t {
  /// It hides when scrolling down and shows when scrolling up; at the top it is shown.
  enter_always = 0,
  /// It collapses to its minimum height and expands only at the top.
  exit_until_collapsed = 1,
  /// It hides, shows at its minimum height, and expands only at the top.
  enter_always_collapsed = 2,
  /// It does not move.
  pinned = 3,
  /// As ENTER_ALWAYS, but it does not move while the content is at its top or end.
  freeze_near_ends = 4,
  /// It collapses to its minimum height when scrolling down and expands when scrolling up,
  /// anywhere: Flutter's floating and pinned.
  enter_always_exit_until_collapsed = 5,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(HeaderMode value) noexcept {
  return scrollkit_enum_name("header_mode", std::int64_t(value));
}

/// How the geometry's inset_top relates to a header.
enum class HeaderInset : std::uint32_t {
  /// The inset is constant, whether the header is shown or hidden.
  constant = 0,
  /// The inset holds the header's visible height, and the host changes it as the header moves.
  visible = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(HeaderInset value) noexcept {
  return scrollkit_enum_name("header_inset", std::int64_t(value));
}

/// What stays in place when content changes.
enum class AnchorPolicy : std::uint32_t {
  /// The offset.
  none = 0,
  /// The first visible item, unless the content is at its top: then new items show.
  keep_item = 1,
  /// The distance to the content's end, unless the content is at its top.
  keep_distance_to_end = 2,
  /// The end, if the content is at it; otherwise the first visible item. Content at its end stays
  /// there also when the viewport's size changes without a batch, as with a keyboard.
  stick_to_end = 3,
  /// As KEEP_DISTANCE_TO_END, but only the offset 0 is the top, and x becomes 0.
  keep_distance_reset_x = 4,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(AnchorPolicy value) noexcept {
  return scrollkit_enum_name("anchor_policy", std::int64_t(value));
}

/// How a nub follows the content.
enum class NubRule : std::uint32_t {
  /// Insets count, new movement postpones hiding, and dragging the nub keeps x.
  standard = 0,
  /// The position ignores insets, a drag ignores the bottom inset, new movement does not postpone
  /// hiding, and dragging the nub sets x to 0.
  ignore_insets = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(NubRule value) noexcept {
  return scrollkit_enum_name("nub_rule", std::int64_t(value));
}

/// Whether scrolling chains to the parent at the end of a scroller's range; the names are CSS's.
enum class OverscrollBehavior : std::uint32_t {
  /// It chains to the parent.
  auto_ = 0,
  /// It does not chain; this scroller overscrolls, also where its content fits.
  contain = 1,
  /// It does not chain, and overscroll has no effect.
  none = 2,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(OverscrollBehavior value) noexcept {
  return scrollkit_enum_name("overscroll_behavior", std::int64_t(value));
}

/// The order in which a scroller and the scrollers nested in it scroll. It counts in each
/// direction: where a gesture turns back, overscroll is undone, and then the order of the other
/// direction counts.
enum class NestOrder : std::uint32_t {
  /// After them in both directions: Android, Flutter, browsers.
  child_first = 0,
  /// Before them towards the end, after them towards the start: a collapsing header.
  parent_first_down = 1,
  /// Before them towards the start, after them towards the end.
  parent_first_up = 2,
  /// Before them in both directions.
  parent_first = 3,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(NestOrder value) noexcept {
  return scrollkit_enum_name("nest_order", std::int64_t(value));
}

/// Whether a gesture latches to the scroller that it scrolls first.
enum class NestLatching : std::uint32_t {
  /// It chains within the gesture: Android, Flutter.
  none = 0,
  /// It latches, unless the scroller is at its end when the gesture begins: browsers.
  gesture = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(NestLatching value) noexcept {
  return scrollkit_enum_name("nest_latching", std::int64_t(value));
}

/// The snap targets along an axis.
enum class SnapKind : std::uint32_t {
  /// None.
  none = 0,
  /// Pages of equal length.
  pages = 1,
  /// Items of equal length, centred.
  carousel = 2,
  /// The areas of scrollkit_snap_set_areas, as in CSS scroll snap.
  areas = 3,
  /// The items of the list that is attached along the axis, measured or not; in a grid, its lines.
  /// They behave as areas.
  items = 4,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(SnapKind value) noexcept {
  return scrollkit_enum_name("snap_kind", std::int64_t(value));
}

/// To which page or item released content snaps.
enum class SnapRule : std::uint32_t {
  /// SCROLLKIT_SNAP_RULE_UIKIT for pages, SCROLLKIT_SNAP_RULE_FREE for a carousel.
  default_ = 0,
  /// The nearest to the end of the fling, at most one further: UIScrollView.
  uikit = 1,
  /// The next in the direction of the fling, above 20 points per second: Flutter's PageView.
  flutter = 2,
  /// The next in the direction of the fling, above 50 points per second: Android's PagerSnapHelper.
  pager = 3,
  /// As many further as the fling is long: Android's LinearSnapHelper.
  linear = 4,
  /// The nearest to the end of the fling, however far.
  free = 5,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(SnapRule value) noexcept {
  return scrollkit_enum_name("snap_rule", std::int64_t(value));
}

/// How strictly content snaps to areas or to items of a list.
enum class SnapStrictness : std::uint32_t {
  /// Always, if there is one.
  mandatory = 0,
  /// Only to near ones.
  proximity = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(SnapStrictness value) noexcept {
  return scrollkit_enum_name("snap_strictness", std::int64_t(value));
}

/// Which part of an area or an item aligns with the same part of the viewport.
enum class SnapAlignment : std::uint32_t {
  /// An area does not snap along this axis. For items it means their start.
  none = 0,
  /// Its start.
  start = 1,
  /// Its centre.
  center = 2,
  /// Its end.
  end = 3,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(SnapAlignment value) noexcept {
  return scrollkit_enum_name("snap_alignment", std::int64_t(value));
}

/// The order of an array of areas.
enum class SnapOrder : std::uint32_t {
  /// Any.
  any = 0,
  /// No area begins or ends left of the one before: binary search.
  right = 1,
  /// No area begins or ends above the one before: binary search.
  down = 2,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(SnapOrder value) noexcept {
  return scrollkit_enum_name("snap_order", std::int64_t(value));
}

/// How the distance d of a pointer from its press becomes a speed.
enum class AutoscrollRule : std::uint32_t {
  /// Chromium: 0.008 d^2.2 points per second; dead zone 15 points.
  chromium = 0,
  /// Firefox: 50 ((d / 12)^1.5 - 1) points per second; dead zone 12 points.
  firefox = 1,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(AutoscrollRule value) noexcept {
  return scrollkit_enum_name("autoscroll_rule", std::int64_t(value));
}

/// A part of a scroll bar.
enum class ScrollbarPart : std::uint32_t {
  /// No part.
  none = 0,
  /// The thumb.
  thumb = 1,
  /// The track beside the thumb.
  track = 2,
  /// The arrow towards smaller offsets.
  arrow_backward = 3,
  /// The arrow towards larger offsets.
  arrow_forward = 4,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(ScrollbarPart value) noexcept {
  return scrollkit_enum_name("scrollbar_part", std::int64_t(value));
}

/// The steps of pull to refresh.
enum class RefreshStep : std::uint32_t {
  /// The content is not pulled.
  idle = 0,
  /// A finger pulls the content, or it returns from there.
  pulled = 1,
  /// It is pulled past the threshold: released, it begins a refresh.
  armed = 2,
  /// The program refreshes until scrollkit_refresh_end, and an inset holds the content open.
  refreshing = 3,
  /// The refresh has ended, and the content closes.
  closing = 4,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(RefreshStep value) noexcept {
  return scrollkit_enum_name("refresh_step", std::int64_t(value));
}

/// How many items are side by side.
enum class ListColumns : std::uint32_t {
  /// One, each with its own extent.
  single = 0,
  /// `column_count`; all cells have the extent `estimate`.
  count = 1,
  /// As many as fit with cells of `smallest_cell`; all cells have the extent `estimate`.
  fit = 2,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(ListColumns value) noexcept {
  return scrollkit_enum_name("list_columns", std::int64_t(value));
}

/// The end of the viewport at which the items of a kind stay when content scrolls on.
enum class ListSticky : std::uint32_t {
  /// The end at which the list begins.
  start = 0,
  /// The end at which the list ends.
  end = 1,
  /// None.
  never = 2,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(ListSticky value) noexcept {
  return scrollkit_enum_name("list_sticky", std::int64_t(value));
}

/// Where an item comes to lie in the viewport.
enum class ListAlignment : std::uint32_t {
  /// Where the whole item with its margins is visible, or they fill the viewport, with the least
  /// movement.
  nearest = 0,
  /// Its start at the viewport's start.
  start = 1,
  /// Its middle at the viewport's middle.
  center = 2,
  /// Its end at the viewport's end.
  end = 3,
  /// As SCROLLKIT_LIST_ALIGNMENT_NEAREST, with margins that fit: see
  /// SCROLLKIT_SCROLL_ALIGNMENT_SCROLL_OFF.
  scroll_off = 4,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(ListAlignment value) noexcept {
  return scrollkit_enum_name("list_alignment", std::int64_t(value));
}

/// What a step of a replay is.
enum class TraceStepKind : std::uint32_t {
  /// A recorded call has been made; the text is the function's name without scrollkit_.
  call = 1,
  /// A call emitted an event.
  event = 2,
  /// A note of the program; the text is the note.
  mark = 3,
};
/// Returns the name of a constant, in lower case; "unknown" for another number.
inline const char *name(TraceStepKind value) noexcept {
  return scrollkit_enum_name("trace_step_kind", std::int64_t(value));
}

/// All numbers of a feel. Start from a preset with scrollkit_feel_get_values and change what
/// differs; 0 means 0 here, not default. Within the ranges no motion takes longer than a month.
struct FeelValues {
  /// sizeof(scrollkit_feel_values) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_feel_values);
  /// How a fling decelerates.
  CoastRule coast_rule{};
  /// Share of speed lost per second, in 1/s, where the rule uses it and where a fling is
  /// retargeted. Larger stops sooner. Range: 1e-4 to 1e6.
  double drag{};
  /// Speed lost per second, in points per second squared. Range: 1 to 1e6.
  double brake{};
  /// The top edge.
  EdgeBehavior edge_top{};
  /// The left edge.
  EdgeBehavior edge_left{};
  /// The bottom edge.
  EdgeBehavior edge_bottom{};
  /// The right edge.
  EdgeBehavior edge_right{};
  /// How overscroll returns at an edge that bounces.
  BounceRule bounce_rule{};
  /// How a finger's velocity is estimated.
  VelocityRule velocity_rule{};
  /// Stiffness of the spring for a mass of 1, in 1/s squared. Larger returns sooner. Range: 0.01 to
  /// 1e6.
  double bounce_stiffness{};
  /// Damping ratio of the spring: below 1 it oscillates. Range: 0.001 to 1000.
  double bounce_damping_ratio{};
  /// Share of a fling's velocity that the bounce takes over; 1 is continuous. For
  /// SCROLLKIT_BOUNCE_RULE_ELASTIC also the share of the velocity of fingers that release content
  /// out of range. Range: 0 to 1e6.
  double bounce_share{};
  /// Largest velocity that the bounce takes over, in points per second. Range: 0 to infinity.
  double bounce_speed_limit{};
  /// Share of the finger's movement that overscroll follows at first. Range: 1e-6 to 1.
  double rubber_band{};
  /// Overscroll that no drag exceeds, in viewports. Range: 0 to infinity.
  double rubber_band_reach{};
  /// Distance that a finger moves before a drag starts, in points. Range: 0 to 1e12.
  double slop{};
  /// Speed below which no fling starts, in points per second. Range: 0 to 1e12.
  double minimum_fling{};
  /// Largest speed of a fling before a boost, and of Qt's boost after it, in points per second.
  /// Range: 0 to 1e12.
  double maximum_fling{};
  /// Seconds without movement after which a finger has no velocity. Range: 0 to 1e6.
  double stale_after{};
  /// How steps of a wheel are animated.
  WheelSmoothing wheel_smoothing{};
  /// Whether a wheel scrolls by fractions of its steps.
  WheelStepping wheel_stepping{};
  /// Points per notch of a wheel; 0: the viewport's length to the power of two thirds, as in GTK.
  /// Range: 0 to 1e12.
  double wheel_step{};
  /// Length of a line, in points, for wheels and keys. Range: 0 to 1e12.
  double line_length{};
  /// Duration of an animated scroll, in seconds. Range: 0 to 1e6.
  double animation_duration{};
  /// Factor of a wheel's notches and lines; 1 is usual. Range: 0 to 1e6.
  double wheel_speed{};
  /// Largest factor of a fast wheel's notches and lines; 1: no acceleration. Range: 0 to 1e6.
  double wheel_acceleration{};
  /// Rate of a wheel's spring or exponential, in 1/s; 0: that of the smoothing. Larger ends sooner.
  /// Below 1e-4 it counts as that. Range: 0 to 1e6.
  double wheel_rate{};
  /// What happens to the distance that a finger moves before a drag starts.
  DragStart drag_start{};
  /// Whether a drag keeps to one axis.
  DirectionLock direction_lock{};
  /// Which of several fingers scroll.
  FingerRule fingers{};
  /// What a caught fling adds to the next.
  FlingBoost fling_boost{};
  /// What maximum_fling limits.
  SpeedLimit speed_limit{};
  /// How a deceleration comes to its end.
  MotionEnd motion_end{};
  /// Lines that an arrow key scrolls. Range: 0 to 1e6.
  double key_lines{};
  /// Share of the visible length that stays visible when a key scrolls a page. Range: 0 to 1.
  double page_overlap{};
  /// Whether a pan of a trackpad keeps to one axis, in the same way as direction_lock; BREAKABLE as
  /// in Gecko. Its first 3 points show its direction. No preset has it. It is for PAN_UPDATE, and
  /// for the platform's momentum after it: a wheel in points scrolls along both axes.
  DirectionLock trackpad_lock{};
  /// Must be 0.
  std::uint32_t reserved{};
};
static_assert(sizeof(FeelValues) == sizeof(scrollkit_feel_values));
static_assert(offsetof(FeelValues, reserved) == offsetof(scrollkit_feel_values, reserved));
namespace detail {
inline scrollkit_feel_values *c(FeelValues *value) noexcept {
  return reinterpret_cast<scrollkit_feel_values *>(value);
}
inline const scrollkit_feel_values *c(const FeelValues *value) noexcept {
  return reinterpret_cast<const scrollkit_feel_values *>(value);
}
}  // namespace detail

/// The viewport, the content and the insets.
struct Geometry {
  /// sizeof(scrollkit_geometry) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_geometry);
  /// 1: content begins at its right edge, which offset_x 0 aligns with the viewport's; offsets
  /// further along are negative, as in CSS. Range: 0 to 1.
  std::uint32_t right_to_left{};
  /// Width of the viewport, in points; below 0 counts as 0.
  double viewport_width{};
  /// Height of the viewport, in points; below 0 counts as 0.
  double viewport_height{};
  /// Width of the content at scale 1, in points; below 0 counts as 0.
  double content_width{};
  /// Height of the content at scale 1, in points; below 0 counts as 0.
  double content_height{};
  /// Inset above the content, in points; may be negative.
  double inset_top{};
  /// Inset left of the content, in points; may be negative.
  double inset_left{};
  /// Inset below the content, in points; may be negative.
  double inset_bottom{};
  /// Inset right of the content, in points; may be negative.
  double inset_right{};
  /// Distance by which visible content moved right within the content since the last geometry, in
  /// points.
  double shift_x{};
  /// The same down: rows of 400 points inserted above it make +400.
  double shift_y{};
};
static_assert(sizeof(Geometry) == sizeof(scrollkit_geometry));
static_assert(offsetof(Geometry, shift_y) == offsetof(scrollkit_geometry, shift_y));
namespace detail {
inline scrollkit_geometry *c(Geometry *value) noexcept {
  return reinterpret_cast<scrollkit_geometry *>(value);
}
inline const scrollkit_geometry *c(const Geometry *value) noexcept {
  return reinterpret_cast<const scrollkit_geometry *>(value);
}
}  // namespace detail

/// Options of a new scroller. All zero: driven, uikit feel.
struct ScrollerOptions {
  /// sizeof(scrollkit_scroller_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_scroller_options);
  /// What moves the content.
  Mode mode{};
  /// How scrolling feels.
  Feel feel{};
  /// 1: every edge clamps; 0: edges behave as in the feel. Range: 0 to 1.
  std::uint32_t clamps_edges{};
  /// 1: content that fits the viewport's width overscrolls, too. Range: 0 to 1.
  std::uint32_t always_bounces_x{};
  /// 1: content that fits the viewport's height overscrolls, too. Range: 0 to 1.
  std::uint32_t always_bounces_y{};
  /// Points per notch of a wheel; 0: as in the feel. Range: 0 to 1e12.
  double wheel_step{};
  /// Length of a line, in points; 0: as in the feel. Range: 0 to 1e12.
  double line_length{};
};
static_assert(sizeof(ScrollerOptions) == sizeof(scrollkit_scroller_options));
static_assert(offsetof(ScrollerOptions, line_length) == offsetof(scrollkit_scroller_options, line_length));
namespace detail {
inline scrollkit_scroller_options *c(ScrollerOptions *value) noexcept {
  return reinterpret_cast<scrollkit_scroller_options *>(value);
}
inline const scrollkit_scroller_options *c(const ScrollerOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_scroller_options *>(value);
}
}  // namespace detail

/// Accessibility preferences of the user. All zero: none.
struct Preferences {
  /// sizeof(scrollkit_preferences) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_preferences);
  /// 1: reduced motion; animations and returns into range finish in one step. Range: 0 to 1.
  std::uint32_t reduces_motion{};
  /// 1: no momentum; released content stops. Range: 0 to 1.
  std::uint32_t stops_momentum{};
  /// 1: a finger's movement is resampled at 5 ms before the time of a tick or another call, or more
  /// if moves are late. Range: 0 to 1.
  std::uint32_t resamples{};
};
static_assert(sizeof(Preferences) == sizeof(scrollkit_preferences));
static_assert(offsetof(Preferences, resamples) == offsetof(scrollkit_preferences, resamples));
namespace detail {
inline scrollkit_preferences *c(Preferences *value) noexcept {
  return reinterpret_cast<scrollkit_preferences *>(value);
}
inline const scrollkit_preferences *c(const Preferences *value) noexcept {
  return reinterpret_cast<const scrollkit_preferences *>(value);
}
}  // namespace detail

/// How the program scrolls. All zero: as the feel animates, to where all of the rectangle is
/// visible. `duration` and `speed` exclude each other. Content that already moves keeps its
/// velocity at first; with a speed, content that moves away from the target turns at once. While
/// the scale is animated, the content moves to the target with it. With reduced motion the content
/// is there in one step. Observed: the toolkit animates in its own way.
struct ScrollOptions {
  /// sizeof(scrollkit_scroll_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_scroll_options);
  /// Where a rectangle comes to lie, left to right.
  ScrollAlignment align_x{};
  /// Where a rectangle comes to lie, top to bottom.
  ScrollAlignment align_y{};
  /// How the progress depends on the time; not with a speed.
  Curve curve{};
  /// 1: at once, without animation. Range: 0 to 1.
  std::uint32_t at_once{};
  /// The axes along which it scrolls. An item of a list scrolls along its list, whatever they are.
  ScrollAxes axes{};
  /// Duration, in seconds; 0: as in the feel. Content that already moves there faster arrives
  /// earlier. Range: 0 to 1e6.
  double duration{};
  /// Speed, in points per second; 0: as in the feel; below 0.01 counts as 0.01. Range: 0 to 1e12.
  double speed{};
  /// With SCROLLKIT_CURVE_BEZIER: time of the first control point; below 0.01 counts as 0.01.
  /// Range: 0 to 1.
  double curve_x1{};
  /// With SCROLLKIT_CURVE_BEZIER: progress of the first control point. Range: 0 to 1.
  double curve_y1{};
  /// With SCROLLKIT_CURVE_BEZIER: time of the second control point. Range: 0 to 1.
  double curve_x2{};
  /// Points that stay free above a rectangle. Range: 0 to 1e12.
  double margin_top{};
  /// Points that stay free left of it. Range: 0 to 1e12.
  double margin_left{};
  /// Points that stay free below it. Range: 0 to 1e12.
  double margin_bottom{};
  /// Points that stay free right of it. Range: 0 to 1e12.
  double margin_right{};
};
static_assert(sizeof(ScrollOptions) == sizeof(scrollkit_scroll_options));
static_assert(offsetof(ScrollOptions, margin_right) == offsetof(scrollkit_scroll_options, margin_right));
namespace detail {
inline scrollkit_scroll_options *c(ScrollOptions *value) noexcept {
  return reinterpret_cast<scrollkit_scroll_options *>(value);
}
inline const scrollkit_scroll_options *c(const ScrollOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_scroll_options *>(value);
}
}  // namespace detail

/// An action of the user, or a report of a toolkit. Fields that the kind does not use must be
/// valid.
struct Input {
  /// sizeof(scrollkit_input) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_input);
  /// What happened.
  InputKind kind{};
  /// When it happened, in seconds. Range: -1e10 to 1e10.
  double time{};
  /// A position in the viewport, an amount or an offset, depending on the kind.
  double x{};
  /// A position in the viewport, an amount or an offset, depending on the kind.
  double y{};
  /// Velocity of the offset, in points per second, for kinds that have one.
  double velocity_x{};
  /// Velocity of the offset, in points per second, for kinds that have one.
  double velocity_y{};
  /// The finger or button; any number that is constant from press to release.
  std::uint64_t pointer_id{};
  /// The unit of a wheel's amount.
  Unit unit{};
  /// SCROLLKIT_INPUT_FLAGS_ bits.
  InputFlags flags{};
  /// The key.
  Key key{};
  /// Must be 0.
  std::uint32_t reserved{};
  /// The wheel, if there are several; any number. Each wheel has fractions of its own.
  std::uint64_t device{};
  /// On PINCH_: distance of the fingers as a factor of any reference, at least 1e-12; 0: 1. On
  /// reports of zooming: the scale of the content. Range: 0 to 1e12.
  double scale{};
  /// On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: the pointer's x in the viewport, in points.
  double focus_x{};
  /// On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: the pointer's y in the viewport, in points.
  double focus_y{};
};
static_assert(sizeof(Input) == sizeof(scrollkit_input));
static_assert(offsetof(Input, focus_y) == offsetof(scrollkit_input, focus_y));
namespace detail {
inline scrollkit_input *c(Input *value) noexcept {
  return reinterpret_cast<scrollkit_input *>(value);
}
inline const scrollkit_input *c(const Input *value) noexcept {
  return reinterpret_cast<const scrollkit_input *>(value);
}
}  // namespace detail

/// What the host draws.
struct Frame {
  /// sizeof(scrollkit_frame) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_frame);
  /// What moves the content.
  Phase phase{};
  /// Time of this state, in seconds: that of the last call; 0 before the first.
  double time{};
  /// The content offset: x of the viewport's left edge in the content, in points.
  double offset_x{};
  /// The content offset: y of the viewport's top edge in the content, in points.
  double offset_y{};
  /// Offset at which the content will rest if nothing else happens, in points.
  double target_x{};
  /// Offset at which the content will rest if nothing else happens, in points.
  double target_y{};
  /// Velocity of the offset, in points per second.
  double velocity_x{};
  /// Velocity of the offset, in points per second.
  double velocity_y{};
  /// Distance of the offset from its range, in points: negative before the start, 0 inside.
  double overscroll_x{};
  /// Distance of the offset from its range, in points: negative above the top, 0 inside.
  double overscroll_y{};
  /// Position of the offset in its range, 0 to 1; 0 where nothing scrolls.
  double progress_x{};
  /// Position of the offset in its range, 0 to 1; 0 where nothing scrolls.
  double progress_y{};
  /// 1: the next frame differs even without input, so call tick again.
  std::uint32_t needs_tick{};
  /// Always 0.
  std::uint32_t reserved{};
  /// The effect at the left (negative) or right edge: for SCROLLKIT_EDGE_BEHAVIOR_STRETCH the share
  /// to stretch the drawing by, for SCROLLKIT_EDGE_BEHAVIOR_GLOW an opacity up to 1, else 0. It
  /// recedes after a release while the content may rest or scroll already; needs_tick is 1
  /// meanwhile.
  double edge_x{};
  /// The same at the top (negative) or bottom edge.
  double edge_y{};
  /// Scale at which to draw the content; 1 unless zooming is enabled.
  double scale{};
};
static_assert(sizeof(Frame) == sizeof(scrollkit_frame));
static_assert(offsetof(Frame, scale) == offsetof(scrollkit_frame, scale));
namespace detail {
inline scrollkit_frame *c(Frame *value) noexcept {
  return reinterpret_cast<scrollkit_frame *>(value);
}
inline const scrollkit_frame *c(const Frame *value) noexcept {
  return reinterpret_cast<const scrollkit_frame *>(value);
}
}  // namespace detail

/// When a frame will next differ.
struct NextChange {
  /// sizeof(scrollkit_next_change) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_next_change);
  /// 1: a frame at `time` differs from that of the last call; 0: a motion or a pause ends then.
  /// Tick at `time` without drawing and ask again.
  std::uint32_t is_drawn{};
  /// The first time, in seconds; infinity if nothing changes without input.
  double time{};
  /// Frames a second that suit the current speed, as on Android 15: 0 while nothing changes, 60, 80
  /// from 125 points per second on, 120 (as many as the display has) from 300 on and under a
  /// finger.
  double frame_rate{};
};
static_assert(sizeof(NextChange) == sizeof(scrollkit_next_change));
static_assert(offsetof(NextChange, frame_rate) == offsetof(scrollkit_next_change, frame_rate));
namespace detail {
inline scrollkit_next_change *c(NextChange *value) noexcept {
  return reinterpret_cast<scrollkit_next_change *>(value);
}
inline const scrollkit_next_change *c(const NextChange *value) noexcept {
  return reinterpret_cast<const scrollkit_next_change *>(value);
}
}  // namespace detail

/// The progress of a stretch of content through the viewport, as in CSS view timelines.
struct ViewProgress {
  /// sizeof(scrollkit_view_progress) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_view_progress);
  /// Always 0.
  std::uint32_t reserved{};
  /// From the first sight of it to the last; 0 to 1.
  double cover{};
  /// From the first sight of it until it is shown whole, or fills the viewport; 0 to 1.
  double entry{};
  /// From when it is shown whole, or fills the viewport, until it no longer does; 0 to 1.
  double contain{};
  /// From when it is no longer shown whole, nor fills the viewport, to the last sight; 0 to 1.
  double exit{};
};
static_assert(sizeof(ViewProgress) == sizeof(scrollkit_view_progress));
static_assert(offsetof(ViewProgress, exit) == offsetof(scrollkit_view_progress, exit));
namespace detail {
inline scrollkit_view_progress *c(ViewProgress *value) noexcept {
  return reinterpret_cast<scrollkit_view_progress *>(value);
}
inline const scrollkit_view_progress *c(const ViewProgress *value) noexcept {
  return reinterpret_cast<const scrollkit_view_progress *>(value);
}
}  // namespace detail

/// Options of scroll to top. All zero: the standard rule, a visible view.
struct TopOptions {
  /// sizeof(scrollkit_top_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_top_options);
  /// Which offset is remembered.
  TopRule rule{};
  /// 1: the view is hidden until scrollkit_top_set_visible. Range: 0 to 1.
  std::uint32_t starts_hidden{};
  /// Must be 0.
  std::uint32_t reserved{};
};
static_assert(sizeof(TopOptions) == sizeof(scrollkit_top_options));
static_assert(offsetof(TopOptions, reserved) == offsetof(scrollkit_top_options, reserved));
namespace detail {
inline scrollkit_top_options *c(TopOptions *value) noexcept {
  return reinterpret_cast<scrollkit_top_options *>(value);
}
inline const scrollkit_top_options *c(const TopOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_top_options *>(value);
}
}  // namespace detail

/// The state of scroll to top.
struct TopState {
  /// sizeof(scrollkit_top_state) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_top_state);
  /// 1 if the next trigger scrolls back.
  std::uint32_t has_return_offset{};
  /// The remembered offset, in points; NaN if there is none. It is in range, except while a batch
  /// of edits is open whose content size is not set yet.
  double return_offset{};
  /// 1 if taps on the window's status bar trigger.
  std::uint32_t is_visible{};
  /// Always 0.
  std::uint32_t reserved{};
};
static_assert(sizeof(TopState) == sizeof(scrollkit_top_state));
static_assert(offsetof(TopState, reserved) == offsetof(scrollkit_top_state, reserved));
namespace detail {
inline scrollkit_top_state *c(TopState *value) noexcept {
  return reinterpret_cast<scrollkit_top_state *>(value);
}
inline const scrollkit_top_state *c(const TopState *value) noexcept {
  return reinterpret_cast<const scrollkit_top_state *>(value);
}
}  // namespace detail

/// A change of the scroller, or a request to the host.
struct Event {
  /// sizeof(scrollkit_event) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_event);
  /// What happened.
  EventKind kind{};
  /// When it happened, in seconds; not after the call that emitted it. The times of consecutive
  /// events never decrease.
  double time{};
  /// An offset in points, a scale, a section or an item, for kinds that have one.
  double x{};
  /// An offset or a position, in points, or a number of items, for kinds that have one.
  double y{};
  /// For REQUEST_ kinds: the distance of x from the toolkit's offset, in points. That is the offset
  /// reported last, or that of a request taken since which sets it at once.
  double delta_x{};
  /// The same for y.
  double delta_y{};
  /// An animation, a header, a step, a number of events, or whether content follows its end, for
  /// kinds that have one.
  std::uint64_t id{};
  /// The phase before, for PHASE_CHANGED.
  Phase from_phase{};
  /// The phase now, for PHASE_CHANGED.
  Phase to_phase{};
  /// 1 if the animation reached its target, for ANIMATION_COMPLETED.
  std::uint32_t finished{};
  /// Edges, for kinds that have them.
  Edges edges{};
  /// The source of a trigger, for kinds that have one.
  TopSource source{};
  /// Always 0.
  std::uint32_t reserved{};
};
static_assert(sizeof(Event) == sizeof(scrollkit_event));
static_assert(offsetof(Event, reserved) == offsetof(scrollkit_event, reserved));
namespace detail {
inline scrollkit_event *c(Event *value) noexcept {
  return reinterpret_cast<scrollkit_event *>(value);
}
inline const scrollkit_event *c(const Event *value) noexcept {
  return reinterpret_cast<const scrollkit_event *>(value);
}
}  // namespace detail

/// State of a scroll that toolkits do not provide.
struct Context {
  /// sizeof(scrollkit_context) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_context);
  /// 1 from the user's first movement until the content rests; also while a thumb, the nub or the
  /// host's bar is held.
  std::uint32_t is_scrolling{};
  /// 1 while the program scrolls.
  std::uint32_t is_animating{};
  /// 1 while a finger is down.
  std::uint32_t is_tracking{};
  /// Edges towards which the content moves, at most one per axis; 0 at rest.
  Edges heading{};
  /// Edges within half a point of the offset; both of an axis that cannot scroll.
  Edges at_edges{};
  /// Offset at which the current or last scroll began, 0 before the first, in points; shifts move
  /// it along.
  double began_x{};
  /// Offset at which the current or last scroll began, 0 before the first, in points; shifts move
  /// it along.
  double began_y{};
  /// Offset at which the content will rest; NaN if it is unknown, and at rest.
  double expected_end_x{};
  /// Offset at which the content will rest; NaN if it is unknown, and at rest.
  double expected_end_y{};
  /// Offset at which the last scroll ended; NaN during a scroll, and before the first.
  double ended_x{};
  /// Offset at which the last scroll ended; NaN during a scroll, and before the first.
  double ended_y{};
  /// Smallest offset in range, in points.
  double min_x{};
  /// Smallest offset in range, in points.
  double min_y{};
  /// Largest offset in range, in points.
  double max_x{};
  /// Largest offset in range, in points.
  double max_y{};
  /// Last position of the finger in the viewport, in points.
  double tracking_x{};
  /// Last position of the finger in the viewport, in points.
  double tracking_y{};
  /// The scale; observed: as reported, 1 before any report.
  double zoom_scale{};
  /// The scale at which zooming began; NaN while the scale does not change.
  double zoom_began_scale{};
};
static_assert(sizeof(Context) == sizeof(scrollkit_context));
static_assert(offsetof(Context, zoom_began_scale) == offsetof(scrollkit_context, zoom_began_scale));
namespace detail {
inline scrollkit_context *c(Context *value) noexcept {
  return reinterpret_cast<scrollkit_context *>(value);
}
inline const scrollkit_context *c(const Context *value) noexcept {
  return reinterpret_cast<const scrollkit_context *>(value);
}
}  // namespace detail

/// Options of a header.
struct HeaderOptions {
  /// sizeof(scrollkit_header_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_header_options);
  /// When it collapses and expands.
  HeaderMode mode{};
  /// Height when fully shown, in points. Range: 0 to 1e12.
  double height{};
  /// Height when collapsed, in points, for the modes that use it; at most `height`. Range: 0 to
  /// 1e12.
  double minimum_height{};
  /// 1: a partly shown header snaps to the nearer side at rest, in the ENTER_ALWAYS modes. Range: 0
  /// to 1.
  std::uint32_t snaps{};
  /// 1: overscroll, or a refresh that holds the content open, makes it taller. Range: 0 to 1.
  std::uint32_t stretches{};
  /// 1: only scrolling by the user shows it. Range: 0 to 1.
  std::uint32_t only_by_user{};
  /// How the geometry's inset_top relates to it.
  HeaderInset inset{};
  /// Distance that content scrolls in one direction before the header moves, in points. Range: 0 to
  /// 1e12.
  double tolerance{};
  /// Distance that a background moves per point of the header. Range: 0 to 1.
  double parallax{};
  /// Stretch after which HEADER_STRETCHED is emitted, in points; 0: 100. Range: 0 to 1e12.
  double stretch_trigger{};
};
static_assert(sizeof(HeaderOptions) == sizeof(scrollkit_header_options));
static_assert(offsetof(HeaderOptions, stretch_trigger) == offsetof(scrollkit_header_options, stretch_trigger));
namespace detail {
inline scrollkit_header_options *c(HeaderOptions *value) noexcept {
  return reinterpret_cast<scrollkit_header_options *>(value);
}
inline const scrollkit_header_options *c(const HeaderOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_header_options *>(value);
}
}  // namespace detail

/// The state of a header.
struct HeaderState {
  /// sizeof(scrollkit_header_state) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_header_state);
  /// 1 while it snaps.
  std::uint32_t is_snapping{};
  /// y of its top edge if it were the only header, in points: 0 shown, -height hidden.
  double position{};
  /// y of its top edge below the viewport's, in points, with the headers above it. Its lower edge
  /// is at top + height + stretch.
  double top{};
  /// Its visible height, in points, with the stretch.
  double visible_height{};
  /// 1 shown, 0 hidden as far as its mode allows.
  double progress{};
  /// Distance by which content past its top stretches it, in points.
  double stretch{};
  /// Distance that its background has moved, in points.
  double parallax{};
};
static_assert(sizeof(HeaderState) == sizeof(scrollkit_header_state));
static_assert(offsetof(HeaderState, parallax) == offsetof(scrollkit_header_state, parallax));
namespace detail {
inline scrollkit_header_state *c(HeaderState *value) noexcept {
  return reinterpret_cast<scrollkit_header_state *>(value);
}
inline const scrollkit_header_state *c(const HeaderState *value) noexcept {
  return reinterpret_cast<const scrollkit_header_state *>(value);
}
}  // namespace detail

/// Options of a nub. All zero: a nub of 50 points.
struct NubOptions {
  /// sizeof(scrollkit_nub_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_nub_options);
  /// How it follows the content.
  NubRule rule{};
  /// Length, in points; the smallest length if it is proportional; 0: 50. Range: 0 to 1e12.
  double length{};
  /// Margin above and below it, in points, below the top inset; 0: 10, negative: none.
  double margin{};
  /// 1: its length is the visible share of the content. Range: 0 to 1.
  std::uint32_t is_proportional{};
  /// Must be 0.
  std::uint32_t reserved{};
  /// Sideways distance at which the nub moves half as far as the finger, in points; 0: never.
  /// Range: 0 to 1e12.
  double fine_distance{};
  /// Distance above and below it at which a finger still grabs it, in points; 0: 8, negative: none.
  double reach{};
  /// Duration of a fade, in seconds; 0: 0.5, negative: none. Range: -1e10 to 1e10.
  double fade{};
  /// Seconds at rest before it fades out; 0: 0.75, negative: none. Range: -1e10 to 1e10.
  double delay{};
};
static_assert(sizeof(NubOptions) == sizeof(scrollkit_nub_options));
static_assert(offsetof(NubOptions, delay) == offsetof(scrollkit_nub_options, delay));
namespace detail {
inline scrollkit_nub_options *c(NubOptions *value) noexcept {
  return reinterpret_cast<scrollkit_nub_options *>(value);
}
inline const scrollkit_nub_options *c(const NubOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_nub_options *>(value);
}
}  // namespace detail

/// The state of a nub.
struct NubState {
  /// sizeof(scrollkit_nub_state) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_nub_state);
  /// 1 while it is grabbed: draw it highlighted.
  std::uint32_t is_grabbed{};
  /// y of its top in the viewport, in points.
  double y{};
  /// Its length, in points; 0 if it does not fit or nothing scrolls.
  double length{};
  /// Its opacity, 0 to 1; 0 if it does not fit or nothing scrolls.
  double alpha{};
  /// Its position in the content, 0 to 1.
  double share{};
  /// y of the region in which a finger grabs it, in points.
  double touch_y{};
  /// Length of that region, in points; 0 while it is hidden.
  double touch_length{};
  /// The section at the viewport's top, below its inset, from 0; -1 before the first or without
  /// sections.
  std::int32_t section{};
  /// Always 0.
  std::uint32_t reserved{};
};
static_assert(sizeof(NubState) == sizeof(scrollkit_nub_state));
static_assert(offsetof(NubState, reserved) == offsetof(scrollkit_nub_state, reserved));
namespace detail {
inline scrollkit_nub_state *c(NubState *value) noexcept {
  return reinterpret_cast<scrollkit_nub_state *>(value);
}
inline const scrollkit_nub_state *c(const NubState *value) noexcept {
  return reinterpret_cast<const scrollkit_nub_state *>(value);
}
}  // namespace detail

/// Options of snapping along an axis.
struct SnapOptions {
  /// sizeof(scrollkit_snap_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_snap_options);
  /// The snap targets.
  SnapKind kind{};
  /// To which page or item content snaps.
  SnapRule rule{};
  /// 1: page or item 0 is at the content's end, and they are counted backwards. The end of content
  /// that begins at its right is its left. Range: 0 to 1.
  std::uint32_t is_reversed{};
  /// Length of a page or item, in points; 0: a page is the viewport without its insets. Range: 0 to
  /// 1e12.
  double length{};
  /// Distance between a page or item and the next, in points. Range: 0 to 1e12.
  double spacing{};
  /// Distance from the start of the content to the first, in points; from its end if reversed.
  double leading{};
  /// Number of items of a carousel. For SCROLLKIT_SNAP_KIND_ITEMS: every so many items, from the
  /// first on, one is a target; in a grid, the line of each of them. 0: each is.
  std::uint32_t count{};
  /// How strictly content snaps to areas or items; for areas, the last axis set decides for both.
  SnapStrictness strictness{};
  /// Share of the viewport within which SCROLLKIT_SNAP_STRICTNESS_PROXIMITY snaps; 0: 1/3. Range: 0
  /// to 1e12.
  double proximity{};
  /// Scroll padding at the viewport's start, beside the inset, in points. A list from right to left
  /// has its start at the right.
  double padding_start{};
  /// Scroll padding at the viewport's end, in points.
  double padding_end{};
  /// For SCROLLKIT_SNAP_KIND_ITEMS: the part of an item that aligns.
  SnapAlignment alignment{};
  /// For SCROLLKIT_SNAP_KIND_ITEMS: 1: no fling passes a target. Range: 0 to 1.
  std::uint32_t stops{};
};
static_assert(sizeof(SnapOptions) == sizeof(scrollkit_snap_options));
static_assert(offsetof(SnapOptions, stops) == offsetof(scrollkit_snap_options, stops));
namespace detail {
inline scrollkit_snap_options *c(SnapOptions *value) noexcept {
  return reinterpret_cast<scrollkit_snap_options *>(value);
}
inline const scrollkit_snap_options *c(const SnapOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_snap_options *>(value);
}
}  // namespace detail

/// A part of the content that content snaps to.
struct SnapArea {
  /// sizeof(scrollkit_snap_area) of the caller, in bytes; the stride of an array of areas.
  std::uint32_t struct_size = sizeof(scrollkit_snap_area);
  /// 1: no fling passes it. Range: 0 to 1.
  std::uint32_t stops{};
  /// The host's identifier: content stays snapped to it when it moves.
  std::uint64_t key{};
  /// x of its left edge in the content, in points.
  double x{};
  /// y of its top edge in the content, in points.
  double y{};
  /// Its width, in points. Range: 0 to 1e12.
  double width{};
  /// Its height, in points. Range: 0 to 1e12.
  double height{};
  /// Alignment left to right.
  SnapAlignment align_x{};
  /// Alignment top to bottom.
  SnapAlignment align_y{};
  /// Scroll margin above it, in points; may be negative.
  double margin_top{};
  /// Scroll margin left of it, in points; may be negative.
  double margin_left{};
  /// Scroll margin below it, in points; may be negative.
  double margin_bottom{};
  /// Scroll margin right of it, in points; may be negative.
  double margin_right{};
  /// 1: it has the keyboard focus; it is preferred to areas equally near. Range: 0 to 1.
  std::uint32_t is_focused{};
  /// Must be 0.
  std::uint32_t reserved{};
};
static_assert(sizeof(SnapArea) == sizeof(scrollkit_snap_area));
static_assert(offsetof(SnapArea, reserved) == offsetof(scrollkit_snap_area, reserved));
namespace detail {
inline scrollkit_snap_area *c(SnapArea *value) noexcept {
  return reinterpret_cast<scrollkit_snap_area *>(value);
}
inline const scrollkit_snap_area *c(const SnapArea *value) noexcept {
  return reinterpret_cast<const scrollkit_snap_area *>(value);
}
}  // namespace detail

/// The current page or item.
struct SnapState {
  /// sizeof(scrollkit_snap_state) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_snap_state);
  /// Always 0.
  std::uint32_t reserved{};
  /// The page or item, with fractions: 2.25 is a quarter of the way from 2 to 3. With areas, the
  /// index of the area at which content is. NaN if there is none.
  double index_x{};
  /// The same, top to bottom.
  double index_y{};
  /// The page, item or area at which the content will rest; NaN if there is none.
  double target_x{};
  /// The same, top to bottom.
  double target_y{};
};
static_assert(sizeof(SnapState) == sizeof(scrollkit_snap_state));
static_assert(offsetof(SnapState, target_y) == offsetof(scrollkit_snap_state, target_y));
namespace detail {
inline scrollkit_snap_state *c(SnapState *value) noexcept {
  return reinterpret_cast<scrollkit_snap_state *>(value);
}
inline const scrollkit_snap_state *c(const SnapState *value) noexcept {
  return reinterpret_cast<const scrollkit_snap_state *>(value);
}
}  // namespace detail

/// Options of zooming. All zero: scales from 1 to 4.
struct ZoomOptions {
  /// sizeof(scrollkit_zoom_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_zoom_options);
  /// 1: content smaller than the visible viewport is centred; 0: it is at its start. Range: 0 to 1.
  std::uint32_t centers{};
  /// Smallest scale at rest; 0: 1. Below 1e-4 it counts as that. Range: 0 to 1e4.
  double minimum{};
  /// Largest scale at rest; 0: 4, or the smallest if that is larger. Below 1e-4 it counts as that.
  /// Range: 0 to 1e4.
  double maximum{};
};
static_assert(sizeof(ZoomOptions) == sizeof(scrollkit_zoom_options));
static_assert(offsetof(ZoomOptions, maximum) == offsetof(scrollkit_zoom_options, maximum));
namespace detail {
inline scrollkit_zoom_options *c(ZoomOptions *value) noexcept {
  return reinterpret_cast<scrollkit_zoom_options *>(value);
}
inline const scrollkit_zoom_options *c(const ZoomOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_zoom_options *>(value);
}
}  // namespace detail

/// The state of zooming.
struct ZoomState {
  /// sizeof(scrollkit_zoom_state) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_zoom_state);
  /// 1 while the scale changes or fingers may change it.
  std::uint32_t is_zooming{};
  /// The scale.
  double scale{};
  /// The scale at rest if nothing else happens and fingers stay where they are.
  double target_scale{};
  /// Smallest scale at rest.
  double minimum{};
  /// Largest scale at rest.
  double maximum{};
  /// Inset left of centred content, in points, in addition to the geometry's.
  double centering_x{};
  /// Inset above centred content, in points, in addition to the geometry's.
  double centering_y{};
};
static_assert(sizeof(ZoomState) == sizeof(scrollkit_zoom_state));
static_assert(offsetof(ZoomState, centering_y) == offsetof(scrollkit_zoom_state, centering_y));
namespace detail {
inline scrollkit_zoom_state *c(ZoomState *value) noexcept {
  return reinterpret_cast<scrollkit_zoom_state *>(value);
}
inline const scrollkit_zoom_state *c(const ZoomState *value) noexcept {
  return reinterpret_cast<const scrollkit_zoom_state *>(value);
}
}  // namespace detail

/// Options of autoscroll. All zero: Chromium's rule, edge margins of 50 points.
struct AutoscrollOptions {
  /// sizeof(scrollkit_autoscroll_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_autoscroll_options);
  /// How distance becomes speed.
  AutoscrollRule rule{};
  /// Distance from the press without effect, in points; 0: that of the rule, negative: none.
  double dead_zone{};
  /// Distance from the edges of the viewport without insets at which a dragged item scrolls, in
  /// points; 0: 50. Range: 0 to 1e12.
  double edge_margin{};
  /// Speed at the edge and beyond, in points per second; 0: 1000. Range: 0 to 1e12.
  double edge_speed{};
  /// Power by which the speed grows with the depth in the margin; 0: 1, linear. Range: 0 to 16.
  double edge_ramp{};
};
static_assert(sizeof(AutoscrollOptions) == sizeof(scrollkit_autoscroll_options));
static_assert(offsetof(AutoscrollOptions, edge_ramp) == offsetof(scrollkit_autoscroll_options, edge_ramp));
namespace detail {
inline scrollkit_autoscroll_options *c(AutoscrollOptions *value) noexcept {
  return reinterpret_cast<scrollkit_autoscroll_options *>(value);
}
inline const scrollkit_autoscroll_options *c(const AutoscrollOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_autoscroll_options *>(value);
}
}  // namespace detail

/// Options of a scroll bar. All zero: a track as long as the viewport.
struct ScrollbarOptions {
  /// sizeof(scrollkit_scrollbar_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_scrollbar_options);
  /// 1: a press on the track moves the thumb to the pointer; 0: it scrolls a page. Range: 0 to 1.
  std::uint32_t jumps_to_click{};
  /// Length of the track, in points; 0: the viewport's. Range: 0 to 1e12.
  double track_length{};
  /// Smallest length of the thumb, in points; 0: 18. Range: 0 to 1e12.
  double least_thumb{};
  /// Distance beside the bar at which the thumb snaps back from the pointer, in points; 0: never.
  /// Range: 0 to 1e12.
  double snap_back{};
};
static_assert(sizeof(ScrollbarOptions) == sizeof(scrollkit_scrollbar_options));
static_assert(offsetof(ScrollbarOptions, snap_back) == offsetof(scrollkit_scrollbar_options, snap_back));
namespace detail {
inline scrollkit_scrollbar_options *c(ScrollbarOptions *value) noexcept {
  return reinterpret_cast<scrollkit_scrollbar_options *>(value);
}
inline const scrollkit_scrollbar_options *c(const ScrollbarOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_scrollbar_options *>(value);
}
}  // namespace detail

/// The state of a scroll bar.
struct ScrollbarState {
  /// sizeof(scrollkit_scrollbar_state) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_scrollbar_state);
  /// The pressed part; THUMB also when a press has moved it to the pointer.
  ScrollbarPart held{};
  /// Start of the thumb along the track, in points.
  double thumb_start{};
  /// Length of the thumb, in points; 0 if it does not fit or nothing scrolls.
  double thumb_length{};
};
static_assert(sizeof(ScrollbarState) == sizeof(scrollkit_scrollbar_state));
static_assert(offsetof(ScrollbarState, thumb_length) == offsetof(scrollkit_scrollbar_state, thumb_length));
namespace detail {
inline scrollkit_scrollbar_state *c(ScrollbarState *value) noexcept {
  return reinterpret_cast<scrollkit_scrollbar_state *>(value);
}
inline const scrollkit_scrollbar_state *c(const ScrollbarState *value) noexcept {
  return reinterpret_cast<const scrollkit_scrollbar_state *>(value);
}
}  // namespace detail

/// Options of pull to refresh. All zero: a threshold of at most 64 points and an inset of 60.
struct RefreshOptions {
  /// sizeof(scrollkit_refresh_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_refresh_options);
  /// Must be 0.
  std::uint32_t reserved{};
  /// How far a finger pulls the content to begin a refresh, in points; 0: 64, or less where the
  /// edge gives so little that a finger had to move more than twice as far. Range: 0 to 1e12.
  double threshold{};
  /// The inset that holds the content open, in points; 0: 60, negative: none.
  double length{};
};
static_assert(sizeof(RefreshOptions) == sizeof(scrollkit_refresh_options));
static_assert(offsetof(RefreshOptions, length) == offsetof(scrollkit_refresh_options, length));
namespace detail {
inline scrollkit_refresh_options *c(RefreshOptions *value) noexcept {
  return reinterpret_cast<scrollkit_refresh_options *>(value);
}
inline const scrollkit_refresh_options *c(const RefreshOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_refresh_options *>(value);
}
}  // namespace detail

/// The state of pull to refresh.
struct RefreshState {
  /// sizeof(scrollkit_refresh_state) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_refresh_state);
  /// The step.
  RefreshStep step{};
  /// How far the content is pulled past its start, in points.
  double pull{};
  /// The share of the threshold that it is pulled, 0 to 1; 1 during a refresh.
  double progress{};
};
static_assert(sizeof(RefreshState) == sizeof(scrollkit_refresh_state));
static_assert(offsetof(RefreshState, progress) == offsetof(scrollkit_refresh_state, progress));
namespace detail {
inline scrollkit_refresh_state *c(RefreshState *value) noexcept {
  return reinterpret_cast<scrollkit_refresh_state *>(value);
}
inline const scrollkit_refresh_state *c(const RefreshState *value) noexcept {
  return reinterpret_cast<const scrollkit_refresh_state *>(value);
}
}  // namespace detail

/// Options of deltas. All zero: a line of 20 points, a notch of three lines.
struct DeltasOptions {
  /// sizeof(scrollkit_deltas_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_deltas_options);
  /// Must be 0.
  std::uint32_t reserved{};
  /// The length of a line, in points, rounded to a multiple of 1/2^32 and at least 0.001; 0: 20.
  /// Range: 0 to 1e6.
  double line_length{};
  /// The length of a notch of a wheel, in the same way; 0: three lines. Range: 0 to 1e6.
  double notch_length{};
};
static_assert(sizeof(DeltasOptions) == sizeof(scrollkit_deltas_options));
static_assert(offsetof(DeltasOptions, notch_length) == offsetof(scrollkit_deltas_options, notch_length));
namespace detail {
inline scrollkit_deltas_options *c(DeltasOptions *value) noexcept {
  return reinterpret_cast<scrollkit_deltas_options *>(value);
}
inline const scrollkit_deltas_options *c(const DeltasOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_deltas_options *>(value);
}
}  // namespace detail

/// How far content without ends has moved since the last call. Positive is right and down.
struct Deltas {
  /// sizeof(scrollkit_deltas) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_deltas);
  /// 1: the next display frame needs a call; 0: nothing moves, and the next one is after an input.
  std::uint32_t needs_tick{};
  /// The distance along x, in points.
  double x{};
  /// The distance along y, in points.
  double y{};
  /// Columns; a whole number.
  double lines_x{};
  /// Lines; a whole number.
  double lines_y{};
  /// 120ths of a notch along x; a whole number, as of wl_pointer.axis_value120.
  double value120_x{};
  /// 120ths of a notch along y; a whole number.
  double value120_y{};
  /// 1: a scroll along x has ended with this movement.
  std::uint32_t stop_x{};
  /// 1: a scroll along y has ended with this movement.
  std::uint32_t stop_y{};
};
static_assert(sizeof(Deltas) == sizeof(scrollkit_deltas));
static_assert(offsetof(Deltas, stop_y) == offsetof(scrollkit_deltas, stop_y));
namespace detail {
inline scrollkit_deltas *c(Deltas *value) noexcept {
  return reinterpret_cast<scrollkit_deltas *>(value);
}
inline const scrollkit_deltas *c(const Deltas *value) noexcept {
  return reinterpret_cast<const scrollkit_deltas *>(value);
}
}  // namespace detail

/// Options of a meter. All zero: vertical scrolls, on a display of 60 Hz with a pixel to a point.
struct MeterOptions {
  /// sizeof(scrollkit_meter_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_meter_options);
  /// 1: horizontal scrolls are measured, instead of vertical ones. Range: 0 to 1.
  std::uint32_t is_horizontal{};
  /// Frames per second of the display; 0: 60. Less than 1 counts as 1. Range: 0 to 2000.
  double frames_per_second{};
  /// Pixels of the display in a point; 0: 1. Range: 0 to 1e6.
  double pixels_per_point{};
};
static_assert(sizeof(MeterOptions) == sizeof(scrollkit_meter_options));
static_assert(offsetof(MeterOptions, pixels_per_point) == offsetof(scrollkit_meter_options, pixels_per_point));
namespace detail {
inline scrollkit_meter_options *c(MeterOptions *value) noexcept {
  return reinterpret_cast<scrollkit_meter_options *>(value);
}
inline const scrollkit_meter_options *c(const MeterOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_meter_options *>(value);
}
}  // namespace detail

/// What a user saw since a meter was enabled.
struct MeterReport {
  /// sizeof(scrollkit_meter_report) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_meter_report);
  /// Always 0.
  std::uint32_t reserved{};
  /// Number of scrolls: from a frame at rest to the next.
  std::uint64_t scrolls{};
  /// Number of frames of scrolls in which content moves, or should.
  std::uint64_t frames{};
  /// Number of those that show the same whole pixels as the frame before.
  std::uint64_t same_frames{};
  /// Number of those before which the display missed frames: Chromium's scroll jank, version 4.
  std::uint64_t janky_frames{};
  /// Number of frames that it missed because events reached it later than those before.
  std::uint64_t missed_by_delivery{};
  /// Number of frames that it missed between fast movements of a finger.
  std::uint64_t missed_in_fast_scroll{};
  /// Number of frames that it missed between a fast movement of a finger and momentum.
  std::uint64_t missed_at_start_of_fling{};
  /// Number of frames that it missed during momentum.
  std::uint64_t missed_in_fling{};
  /// Number of frames that move much farther, or less far, than those around: predictor jank.
  std::uint64_t predictor_janky_frames{};
  /// Number of inputs that move content and that a frame has followed.
  std::uint64_t inputs{};
  /// The mean time from an input to the next frame, in seconds; 0 without inputs.
  double mean_lag{};
  /// The largest time from an input to the next frame, in seconds.
  double largest_lag{};
  /// The largest jerk on the screen, in points per second cubed.
  double largest_jerk{};
};
static_assert(sizeof(MeterReport) == sizeof(scrollkit_meter_report));
static_assert(offsetof(MeterReport, largest_jerk) == offsetof(scrollkit_meter_report, largest_jerk));
namespace detail {
inline scrollkit_meter_report *c(MeterReport *value) noexcept {
  return reinterpret_cast<scrollkit_meter_report *>(value);
}
inline const scrollkit_meter_report *c(const MeterReport *value) noexcept {
  return reinterpret_cast<const scrollkit_meter_report *>(value);
}
}  // namespace detail

/// How items of a kind are laid out. All zero: headers, with a line of their own, that stay at the
/// viewport's start until the next one pushes them out.
struct ListKindOptions {
  /// sizeof(scrollkit_list_kind_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_list_kind_options);
  /// The end of the viewport at which an item stays when content scrolls on.
  ListSticky sticky{};
  /// A sticky item stays beside those of smaller levels, until another of its level or a smaller
  /// one pushes it out. Frozen rows have the levels 0, 1, 2 and so on. Range: 0 to 31.
  std::uint32_t level{};
  /// The columns of a grid that an item spans, at most all; 0: it has a line of its own, and an
  /// extent of its own. Range: 0 to 32768.
  std::uint32_t span{};
  /// Extent of an item across its line that has not been measured, in points; 0: the list's
  /// estimate. Range: 0 to 4194303.
  double estimate{};
};
static_assert(sizeof(ListKindOptions) == sizeof(scrollkit_list_kind_options));
static_assert(offsetof(ListKindOptions, estimate) == offsetof(scrollkit_list_kind_options, estimate));
namespace detail {
inline scrollkit_list_kind_options *c(ListKindOptions *value) noexcept {
  return reinterpret_cast<scrollkit_list_kind_options *>(value);
}
inline const scrollkit_list_kind_options *c(const ListKindOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_list_kind_options *>(value);
}
}  // namespace detail

/// Options of a list. All zero: a vertical list of one column whose items are 44 points.
struct ListOptions {
  /// sizeof(scrollkit_list_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_list_options);
  /// 1: the items follow each other along x. Range: 0 to 1.
  std::uint32_t is_horizontal{};
  /// 1: a horizontal list begins at the right, and the lines of a vertical grid do. Attached, a
  /// horizontal list begins where the scroller's content does, whatever this says. Range: 0 to 1.
  std::uint32_t is_right_to_left{};
  /// How many items are side by side.
  ListColumns columns{};
  /// The number of columns, with SCROLLKIT_LIST_COLUMNS_COUNT. Range: 0 to 32768.
  std::uint32_t column_count{};
  /// Must be 0.
  std::uint32_t reserved{};
  /// Extent of an item that has not been measured, and of a cell of a grid, in points; 0: 44.
  /// Range: 0 to 4194303.
  double estimate{};
  /// Gap between neighbouring items or lines, in points. Range: 0 to 4194303.
  double gap{};
  /// Inset before the first item, in points. Range: 0 to 4194303.
  double leading_inset{};
  /// Inset after the last item, in points. Range: 0 to 4194303.
  double trailing_inset{};
  /// Gap between neighbouring cells of a line, in points. Range: 0 to 1e12.
  double column_gap{};
  /// Smallest length of a cell across the axis, with SCROLLKIT_LIST_COLUMNS_FIT, in points. Range:
  /// 0 to 1e12.
  double smallest_cell{};
  /// Length of a line across the axis, in points. Range: 0 to 1e12.
  double cross_length{};
  /// Attached lists: points before the viewport and after it in which items count as visible.
  /// Range: 0 to 1e12.
  double overscan{};
  /// Attached lists: how near the viewport comes to an end of the list for the events of near ends,
  /// in points; 0: two lengths of the viewport. Range: 0 to 1e12.
  double near_distance{};
};
static_assert(sizeof(ListOptions) == sizeof(scrollkit_list_options));
static_assert(offsetof(ListOptions, near_distance) == offsetof(scrollkit_list_options, near_distance));
namespace detail {
inline scrollkit_list_options *c(ListOptions *value) noexcept {
  return reinterpret_cast<scrollkit_list_options *>(value);
}
inline const scrollkit_list_options *c(const ListOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_list_options *>(value);
}
}  // namespace detail

/// The size of a list.
struct ListSize {
  /// sizeof(scrollkit_list_size) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_list_size);
  /// The number of columns, at least 1.
  std::uint32_t columns{};
  /// The number of items.
  std::uint64_t count{};
  /// Length of the content along the axis, with insets, in points.
  double length{};
  /// Length of a cell across the axis, in points.
  double cell_length{};
  /// Memory of the items, in bytes.
  std::uint64_t memory{};
};
static_assert(sizeof(ListSize) == sizeof(scrollkit_list_size));
static_assert(offsetof(ListSize, memory) == offsetof(scrollkit_list_size, memory));
namespace detail {
inline scrollkit_list_size *c(ListSize *value) noexcept {
  return reinterpret_cast<scrollkit_list_size *>(value);
}
inline const scrollkit_list_size *c(const ListSize *value) noexcept {
  return reinterpret_cast<const scrollkit_list_size *>(value);
}
}  // namespace detail

/// An item of a list.
struct ListItem {
  /// sizeof(scrollkit_list_item) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_list_item);
  /// 1 if its extent was set.
  std::uint32_t is_measured{};
  /// Its kind.
  std::uint32_t kind{};
  /// Its column, or the first that it spans, from the start of the line.
  std::uint32_t column{};
  /// Distance from the content's start to its start, in points along the list.
  double start{};
  /// Its extent along the axis, in points.
  double extent{};
  /// Distance of its cells from the left or top end of the line, in points.
  double cross_start{};
  /// Length of its cells across the axis, in points.
  double cross_length{};
};
static_assert(sizeof(ListItem) == sizeof(scrollkit_list_item));
static_assert(offsetof(ListItem, cross_length) == offsetof(scrollkit_list_item, cross_length));
namespace detail {
inline scrollkit_list_item *c(ListItem *value) noexcept {
  return reinterpret_cast<scrollkit_list_item *>(value);
}
inline const scrollkit_list_item *c(const ListItem *value) noexcept {
  return reinterpret_cast<const scrollkit_list_item *>(value);
}
}  // namespace detail

/// The items that a viewport shows.
struct ListVisible {
  /// sizeof(scrollkit_list_visible) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_list_visible);
  /// Always 0.
  std::uint32_t reserved{};
  /// The first visible item.
  std::uint64_t first{};
  /// The number of visible items; 0 if there is none.
  std::uint64_t count{};
};
static_assert(sizeof(ListVisible) == sizeof(scrollkit_list_visible));
static_assert(offsetof(ListVisible, count) == offsetof(scrollkit_list_visible, count));
namespace detail {
inline scrollkit_list_visible *c(ListVisible *value) noexcept {
  return reinterpret_cast<scrollkit_list_visible *>(value);
}
inline const scrollkit_list_visible *c(const ListVisible *value) noexcept {
  return reinterpret_cast<const scrollkit_list_visible *>(value);
}
}  // namespace detail

/// What a viewport shows of an attached list.
struct ListFrame {
  /// sizeof(scrollkit_list_frame) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_list_frame);
  /// 1 if a sticky item is at the viewport's start; 0: the next fields of it are 0.
  std::uint32_t has_sticky{};
  /// The first visible item.
  std::uint64_t first{};
  /// The number of visible items; 0 if there is none.
  std::uint64_t count{};
  /// The sticky item; of several levels, the innermost. See scrollkit_list_get_sticky_items for
  /// all.
  std::uint64_t sticky_item{};
  /// Where the sticky item is drawn: the distance of its left or top from that of the viewport, in
  /// points. It is pushed out by the next sticky item.
  double sticky_position{};
};
static_assert(sizeof(ListFrame) == sizeof(scrollkit_list_frame));
static_assert(offsetof(ListFrame, sticky_position) == offsetof(scrollkit_list_frame, sticky_position));
namespace detail {
inline scrollkit_list_frame *c(ListFrame *value) noexcept {
  return reinterpret_cast<scrollkit_list_frame *>(value);
}
inline const scrollkit_list_frame *c(const ListFrame *value) noexcept {
  return reinterpret_cast<const scrollkit_list_frame *>(value);
}
}  // namespace detail

/// Options of a conversation. All zero: short content lies at the bottom, and a question comes to
/// the very top.
struct ListConversationOptions {
  /// sizeof(scrollkit_list_conversation_options) of the caller, in bytes.
  std::uint32_t struct_size = sizeof(scrollkit_list_conversation_options);
  /// 1: content shorter than the viewport lies at its top; 0: at its bottom. Range: 0 to 1.
  std::uint32_t is_at_top{};
  /// Content that the reader scrolls to within this distance of its end follows the end, in points;
  /// 0: 70. Range: 0 to 1e12.
  double near_distance{};
  /// Points between the top of the viewport and a question there. Range: 0 to 1e12.
  double top_margin{};
};
static_assert(sizeof(ListConversationOptions) == sizeof(scrollkit_list_conversation_options));
static_assert(offsetof(ListConversationOptions, top_margin) == offsetof(scrollkit_list_conversation_options, top_margin));
namespace detail {
inline scrollkit_list_conversation_options *c(ListConversationOptions *value) noexcept {
  return reinterpret_cast<scrollkit_list_conversation_options *>(value);
}
inline const scrollkit_list_conversation_options *c(const ListConversationOptions *value) noexcept {
  return reinterpret_cast<const scrollkit_list_conversation_options *>(value);
}
}  // namespace detail

/// What a reader sees of a conversation.
struct ListConversation {
  /// sizeof(scrollkit_list_conversation) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_list_conversation);
  /// 1 if the content follows its end.
  std::uint32_t is_following{};
  /// The first item that came after the reader had left the end; 0 if `unread_count` is 0.
  std::uint64_t first_unread{};
  /// The number of items from there on; 0 if the reader has seen all.
  std::uint64_t unread_count{};
  /// Space below the last item, in which an answer grows before content moves, in points at scale
  /// 1.
  double spacer{};
};
static_assert(sizeof(ListConversation) == sizeof(scrollkit_list_conversation));
static_assert(offsetof(ListConversation, spacer) == offsetof(scrollkit_list_conversation, spacer));
namespace detail {
inline scrollkit_list_conversation *c(ListConversation *value) noexcept {
  return reinterpret_cast<scrollkit_list_conversation *>(value);
}
inline const scrollkit_list_conversation *c(const ListConversation *value) noexcept {
  return reinterpret_cast<const scrollkit_list_conversation *>(value);
}
}  // namespace detail

/// A step of a replay.
struct TraceStep {
  /// sizeof(scrollkit_trace_step) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_trace_step);
  /// What the step is.
  TraceStepKind kind{};
  /// Byte of the trace at which the step is recorded.
  std::uint64_t place{};
  /// Number of the scroller or list, in the order of creation from 0; 0 for MARK.
  std::uint32_t scroller{};
  /// 1: the answer is the recorded one; 0: it differs.
  std::uint32_t is_equal{};
  /// What the call returned; 0 for EVENT and MARK.
  Status status{};
  /// Number of delegate functions around the step: 0 unless a delegate made the call.
  std::uint32_t depth{};
};
static_assert(sizeof(TraceStep) == sizeof(scrollkit_trace_step));
static_assert(offsetof(TraceStep, depth) == offsetof(scrollkit_trace_step, depth));
namespace detail {
inline scrollkit_trace_step *c(TraceStep *value) noexcept {
  return reinterpret_cast<scrollkit_trace_step *>(value);
}
inline const scrollkit_trace_step *c(const TraceStep *value) noexcept {
  return reinterpret_cast<const scrollkit_trace_step *>(value);
}
}  // namespace detail

/// The result of a replay.
struct TraceReport {
  /// sizeof(scrollkit_trace_report) of the caller, in bytes; set before the call.
  std::uint32_t struct_size = sizeof(scrollkit_trace_report);
  /// Always 0.
  std::uint32_t reserved{};
  /// Number of recorded calls that were made, also refused ones.
  std::uint64_t calls{};
  /// Number of answers that differ from the recorded ones.
  std::uint64_t differences{};
  /// Byte of the first answer that differs. If there is none: the size of the trace.
  std::uint64_t first_difference{};
  /// Number of bytes that were read. If the trace is invalid, the byte of the invalid record.
  std::uint64_t place{};
};
static_assert(sizeof(TraceReport) == sizeof(scrollkit_trace_report));
static_assert(offsetof(TraceReport, place) == offsetof(scrollkit_trace_report, place));
namespace detail {
inline scrollkit_trace_report *c(TraceReport *value) noexcept {
  return reinterpret_cast<scrollkit_trace_report *>(value);
}
inline const scrollkit_trace_report *c(const TraceReport *value) noexcept {
  return reinterpret_cast<const scrollkit_trace_report *>(value);
}
}  // namespace detail

template <class Errors> class BasicListRef;
template <class Errors> class BasicList;
template <class Errors> class BasicScrollerRef;
template <class Errors> class BasicScroller;
template <class Errors> class BasicWindowRef;
template <class Errors> class BasicWindow;

/// A function refused its arguments, and nothing has changed.
class Error : public std::runtime_error {
public:
  /// The error of a call of `function`.
  Error(const char *function, std::int32_t status)
      : std::runtime_error(std::string(function) + ": " + scrollkit_status_text(status)),
        code(Status(status)) {}
  /// Why the call was refused.
  Status status() const noexcept { return code; }

private:
  Status code;
};

/// The value of a call, or why it was refused.
template <class T> struct Result {
  /// 0 or positive: the call succeeded; negative: it was refused, and nothing has changed.
  Status status;
  /// Without meaning if the call was refused.
  T value;
  /// Whether the call succeeded.
  explicit operator bool() const noexcept { return std::int32_t(status) >= 0; }
};
template <> struct Result<void> {
  /// 0 or positive: the call succeeded; negative: it was refused, and nothing has changed.
  Status status;
  /// Whether the call succeeded.
  explicit operator bool() const noexcept { return std::int32_t(status) >= 0; }
};

#if defined(__cpp_exceptions)
namespace detail {
/// The first exception that a delegate threw in the call under way. It must not cross C.
inline std::exception_ptr &thrown() noexcept {
  static thread_local std::exception_ptr exception;
  return exception;
}
inline thread_local bool has_thrown = false;
inline void keep(std::exception_ptr exception) noexcept {
  thrown() = std::move(exception);
  has_thrown = true;
}
[[noreturn]] inline void rethrow_kept() {
  has_thrown = false;
  std::rethrow_exception(std::exchange(thrown(), nullptr));
}
/// Throws a delegate's exception again, after the call that it must not cross.
inline void rethrow() {
  if (has_thrown) rethrow_kept();
}
[[noreturn]] inline void throw_error(const char *function, std::int32_t status) { throw Error(function, status); }
/// Forgets a delegate's exception after a destructor, which does not throw.
inline void discard() noexcept {
  if (std::exchange(has_thrown, false)) thrown() = nullptr;
}
}  // namespace detail

/// Errors are exceptions.
struct Exceptions {
  template <class T> using Result = T;
  static constexpr bool throws = true;
  static void result(const char *function, std::int32_t status) {
    detail::rethrow();
    if (status < 0) detail::throw_error(function, status);
  }
  template <class T> static T result(const char *function, std::int32_t status, T &&value) {
    result(function, status);
    return std::forward<T>(value);
  }
};
#else
namespace detail {
inline void rethrow() noexcept {}
inline void discard() noexcept {}
}  // namespace detail
#endif

/// Errors are results.
struct Results {
  template <class T> using Result = ::scrollkit::Result<T>;
  static constexpr bool throws = false;
  static Result<void> result(const char *, std::int32_t status) {
    detail::rethrow();
    return {status < 0 ? Status(status) : Status::ok};
  }
  template <class T> static Result<T> result(const char *, std::int32_t status, T &&value) {
    detail::rethrow();
    return {status < 0 ? Status(status) : Status::ok, std::forward<T>(value)};
  }
};
#if !defined(__cpp_exceptions)
/// Without exceptions in the language, scrollkit::Scroller returns results, too.
using Exceptions = Results;
#endif

namespace detail {
#define SCROLLKIT_HPP_DETECTS(name) \
  template <class T, class = void> struct has_##name : std::false_type {}; \
  template <class T> struct has_##name<T, std::void_t<decltype(&T::name)>> : std::true_type {};
SCROLLKIT_HPP_DETECTS(did_happen)
SCROLLKIT_HPP_DETECTS(did_receive)
SCROLLKIT_HPP_DETECTS(responds_to)
SCROLLKIT_HPP_DETECTS(should_scroll_to_top)
SCROLLKIT_HPP_DETECTS(will_end_dragging)
#undef SCROLLKIT_HPP_DETECTS

/// Calls a function of a delegate. An exception is kept until the call of the library returns.
template <class Function> void guarded(Function &&function) noexcept {
#if defined(__cpp_exceptions)
  // Calls inside the function throw the exceptions of their own delegates only.
  std::exception_ptr earlier;
  if (std::exchange(has_thrown, false)) earlier = std::exchange(thrown(), nullptr);
  try {
    function();
  } catch (...) {
    keep(std::current_exception());
  }
  if (earlier) keep(std::move(earlier));
#else
  function();
#endif
}

/// The C functions of a delegate of type D.
template <class D, class Reference> struct Callbacks {
  static void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
    guarded([&] {
      static_cast<D *>(user)->did_happen(Reference(scroller), *reinterpret_cast<const Event *>(event));
    });
  }
  static void did_receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input) {
    guarded([&] {
      static_cast<D *>(user)->did_receive(Reference(scroller), *reinterpret_cast<const Input *>(input));
    });
  }
  static std::uint32_t responds_to(void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind) {
    bool answer = false;
    guarded([&] { answer = static_cast<D *>(user)->responds_to(Reference(scroller), InputKind(kind)); });
    return answer;
  }
  static std::uint32_t should_scroll_to_top(
      void *user, scrollkit_scroller *scroller, scrollkit_top_source source) {
    bool answer = true;
    guarded([&] {
      answer = static_cast<D *>(user)->should_scroll_to_top(Reference(scroller), TopSource(source));
    });
    return answer;
  }
  static void will_end_dragging(
      void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y, double *target_x,
      double *target_y) {
    guarded([&] {
      static_cast<D *>(user)->will_end_dragging(
          Reference(scroller), velocity_x, velocity_y, *target_x, *target_y);
    });
  }
};
}  // namespace detail

/// Refers to a scrollkit_list that something else owns. Copies refer to the same one.
template <class Errors> class BasicListRef {
  template <class T> using Result = typename Errors::template Result<T>;

public:
  /// Refers to `existing`, which stays owned by its owner.
  BasicListRef(scrollkit_list *existing = nullptr) noexcept : handle(existing) {}
  /// The handle, for the functions of scrollkit.h.
  scrollkit_list *get() const noexcept { return handle; }
  /// Whether it refers to anything.
  explicit operator bool() const noexcept { return handle != nullptr; }

  /// Set the content offset of a list that stands alone.
  Result<void> set_offset(double offset) {
    std::int32_t status = scrollkit_list_set_offset(handle, offset);
    return Errors::result("scrollkit_list_set_offset", status);
  }

  /// Read the content offset of a list that stands alone. Edits moved it so that what is visible
  /// behind it stayed where it was.
  Result<double> get_offset() const {
    double offset{};
    std::int32_t status = scrollkit_list_get_offset(handle, &offset);
    return Errors::result("scrollkit_list_get_offset", status, std::move(offset));
  }

  /// Attach a list to a scroller. The list then sets the length of the content along its axis. A
  /// scroller can have a list along each axis: the columns and the rows of a table.
  Result<void> attach(BasicScrollerRef<Errors> scroller, double time) {
    std::int32_t status = scrollkit_list_attach(handle, scroller.get(), time);
    return Errors::result("scrollkit_list_attach", status);
  }

  /// Detach a list from its scroller. The content keeps its length.
  Result<void> detach(double time) {
    std::int32_t status = scrollkit_list_detach(handle, time);
    return Errors::result("scrollkit_list_detach", status);
  }

  /// Begin a batch of edits: until scrollkit_list_end_update, they are one content shift.
  Result<std::uint32_t> begin_update(double time) {
    std::uint32_t batch{};
    std::int32_t status = scrollkit_list_begin_update(handle, time, &batch);
    return Errors::result("scrollkit_list_begin_update", status, std::move(batch));
  }

  /// End a batch of edits. The anchored item keeps its position in the viewport.
  Result<void> end_update(std::uint32_t batch, double time) {
    std::int32_t status = scrollkit_list_end_update(handle, batch, time);
    return Errors::result("scrollkit_list_end_update", status);
  }

  /// Make an attached list a conversation, or change its options: content at its end follows the
  /// end as it grows.
  Result<void> set_conversation(const ListConversationOptions &options, double time) {
    std::int32_t status = scrollkit_list_set_conversation(handle, detail::c(&options), time);
    return Errors::result("scrollkit_list_set_conversation", status);
  }

  /// End a conversation. The content stays where it is, as far as it is in range.
  Result<void> end_conversation(double time) {
    std::int32_t status = scrollkit_list_end_conversation(handle, time);
    return Errors::result("scrollkit_list_end_conversation", status);
  }

  /// Read what the reader sees of a conversation, as of the scroller's last call.
  Result<ListConversation> get_conversation() const {
    ListConversation state{};
    std::int32_t status = scrollkit_list_get_conversation(handle, detail::c(&state));
    return Errors::result("scrollkit_list_get_conversation", status, std::move(state));
  }
  /// Read what the reader sees of a conversation, as of the scroller's last call.
  Result<void> get_conversation(ListConversation &state) const {
    std::int32_t status = scrollkit_list_get_conversation(handle, detail::c(&state));
    return Errors::result("scrollkit_list_get_conversation", status);
  }

  /// Begin a turn of a conversation: scroll to where a question lies at the top of the viewport,
  /// with a spacer for its answer below.
  Result<std::uint64_t> begin_turn(std::size_t item, const ScrollOptions &options, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_list_begin_turn(handle, item, detail::c(&options), time, &id);
    return Errors::result("scrollkit_list_begin_turn", status, std::move(id));
  }

  /// Scroll to the newest item of a conversation. The target follows the end while it grows; then
  /// the content does.
  Result<std::uint64_t> scroll_to_newest(const ScrollOptions &options, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_list_scroll_to_newest(handle, detail::c(&options), time, &id);
    return Errors::result("scrollkit_list_scroll_to_newest", status, std::move(id));
  }

  /// Set how items are laid out. A new estimate changes all items that have not been measured.
  Result<void> set_options(const ListOptions &options, double time) {
    std::int32_t status = scrollkit_list_set_options(handle, detail::c(&options), time);
    return Errors::result("scrollkit_list_set_options", status);
  }

  /// Insert items that have not been measured.
  Result<void> insert(std::size_t item, std::size_t count, double time) {
    std::int32_t status = scrollkit_list_insert(handle, item, count, time);
    return Errors::result("scrollkit_list_insert", status);
  }

  /// Insert measured items.
  Result<void> insert_measured(
      std::size_t item, const double *extents, std::size_t count, double time) {
    std::int32_t status = scrollkit_list_insert_measured(handle, item, extents, count, time);
    return Errors::result("scrollkit_list_insert_measured", status);
  }

  /// Remove items. The other visible items stay where they are.
  Result<void> remove(std::size_t item, std::size_t count, double time) {
    std::int32_t status = scrollkit_list_remove(handle, item, count, time);
    return Errors::result("scrollkit_list_remove", status);
  }

  /// Move items. The other visible items stay where they are; of items between which a visible one
  /// is dropped, those beyond.
  Result<void> move(std::size_t item, std::size_t count, std::size_t destination, double time) {
    std::int32_t status = scrollkit_list_move(handle, item, count, destination, time);
    return Errors::result("scrollkit_list_move", status);
  }

  /// Set the measured extents of items. A grid does not use those of cells.
  Result<void> set_extents(
      std::size_t item, const double *extents, std::size_t count, double time) {
    std::int32_t status = scrollkit_list_set_extents(handle, item, extents, count, time);
    return Errors::result("scrollkit_list_set_extents", status);
  }

  /// Set items back to the estimate of their kind, such as after their width has changed.
  Result<void> forget_extents(std::size_t item, std::size_t count, double time) {
    std::int32_t status = scrollkit_list_forget_extents(handle, item, count, time);
    return Errors::result("scrollkit_list_forget_extents", status);
  }

  /// Set the kind of items: how they are laid out, such as the header of a section.
  Result<void> set_kind(std::size_t item, std::size_t count, std::uint32_t kind, double time) {
    std::int32_t status = scrollkit_list_set_kind(handle, item, count, kind, time);
    return Errors::result("scrollkit_list_set_kind", status);
  }

  /// Set how the items of a kind are laid out. If there are such items, the time that it takes
  /// grows with the number of items that were measured or have a line of their own.
  Result<void> set_kind_options(std::uint32_t kind, const ListKindOptions &options, double time) {
    std::int32_t status = scrollkit_list_set_kind_options(handle, kind, detail::c(&options), time);
    return Errors::result("scrollkit_list_set_kind_options", status);
  }

  /// Read which items the viewport shows, and where to draw them, as of the scroller's last call.
  Result<ListFrame> get_frame(double *positions, std::size_t capacity) const {
    ListFrame frame{};
    std::int32_t status = scrollkit_list_get_frame(handle, detail::c(&frame), positions, capacity);
    return Errors::result("scrollkit_list_get_frame", status, std::move(frame));
  }
  /// Read which items the viewport shows, and where to draw them, as of the scroller's last call.
  Result<void> get_frame(ListFrame &frame, double *positions, std::size_t capacity) const {
    std::int32_t status = scrollkit_list_get_frame(handle, detail::c(&frame), positions, capacity);
    return Errors::result("scrollkit_list_get_frame", status);
  }

  /// Read the sticky items that are drawn at both ends of the viewport, and where to draw them, as
  /// of the scroller's last call.
  Result<std::size_t> get_sticky_items(
      std::size_t *items, double *positions, std::size_t capacity) const {
    std::size_t count{};
    std::int32_t status = scrollkit_list_get_sticky_items(
        handle, items, positions, capacity, &count);
    return Errors::result("scrollkit_list_get_sticky_items", status, std::move(count));
  }

  /// Read the items that the motion under way will show, in order, each with the time when it comes
  /// into view, such as to load their pictures.
  Result<std::size_t> get_upcoming(std::size_t *items, double *times, std::size_t capacity) const {
    std::size_t count{};
    std::int32_t status = scrollkit_list_get_upcoming(handle, items, times, capacity, &count);
    return Errors::result("scrollkit_list_get_upcoming", status, std::move(count));
  }

  /// Read the number of items and the length of the content.
  Result<ListSize> get_size() const {
    ListSize size{};
    std::int32_t status = scrollkit_list_get_size(handle, detail::c(&size));
    return Errors::result("scrollkit_list_get_size", status, std::move(size));
  }
  /// Read the number of items and the length of the content.
  Result<void> get_size(ListSize &size) const {
    std::int32_t status = scrollkit_list_get_size(handle, detail::c(&size));
    return Errors::result("scrollkit_list_get_size", status);
  }

  /// Read where an item is.
  Result<ListItem> get_item(std::size_t item) const {
    ListItem value{};
    std::int32_t status = scrollkit_list_get_item(handle, item, detail::c(&value));
    return Errors::result("scrollkit_list_get_item", status, std::move(value));
  }
  /// Read where an item is.
  Result<void> get_item(std::size_t item, ListItem &value) const {
    std::int32_t status = scrollkit_list_get_item(handle, item, detail::c(&value));
    return Errors::result("scrollkit_list_get_item", status);
  }

  /// Read which item is at a content offset; in the gap between two, the second. In a grid, it is
  /// the first of its line.
  Result<std::tuple<std::size_t, double>> get_anchor(double offset) const {
    std::size_t item{};
    double within{};
    std::int32_t status = scrollkit_list_get_anchor(handle, offset, &item, &within);
    return Errors::result("scrollkit_list_get_anchor", status, std::make_tuple(item, within));
  }

  /// Read the content offset of a place in an item, also before anything is measured.
  Result<double> get_anchor_offset(std::size_t item, double within) const {
    double offset{};
    std::int32_t status = scrollkit_list_get_anchor_offset(handle, item, within, &offset);
    return Errors::result("scrollkit_list_get_anchor_offset", status, std::move(offset));
  }

  /// Read which items a viewport shows, and where to draw them.
  Result<ListVisible> get_visible(
      double offset, double length, double overscan, double *positions,
      std::size_t capacity) const {
    ListVisible visible{};
    std::int32_t status = scrollkit_list_get_visible(
        handle, offset, length, overscan, detail::c(&visible), positions, capacity);
    return Errors::result("scrollkit_list_get_visible", status, std::move(visible));
  }
  /// Read which items a viewport shows, and where to draw them.
  Result<void> get_visible(
      double offset, double length, double overscan, ListVisible &visible, double *positions,
      std::size_t capacity) const {
    std::int32_t status = scrollkit_list_get_visible(
        handle, offset, length, overscan, detail::c(&visible), positions, capacity);
    return Errors::result("scrollkit_list_get_visible", status);
  }

  /// Read the sticky items at both ends of a viewport.
  Result<std::tuple<std::size_t, std::size_t>> get_sticky(
      double offset, double length, std::size_t *items, double *distances,
      std::size_t capacity) const {
    std::size_t at_start{};
    std::size_t count{};
    std::int32_t status = scrollkit_list_get_sticky(
        handle, offset, length, items, distances, capacity, &at_start, &count);
    return Errors::result("scrollkit_list_get_sticky", status, std::make_tuple(at_start, count));
  }

  /// Read the content offset that shows an item beside the sticky items that stay while it is
  /// there. It may be outside the scrollable range.
  Result<double> get_offset_showing(
      std::size_t item, ListAlignment alignment, double margin, double offset,
      double length) const {
    double shown{};
    std::int32_t status = scrollkit_list_get_offset_showing(
        handle, item, scrollkit_list_alignment(alignment), margin, offset, length, &shown);
    return Errors::result("scrollkit_list_get_offset_showing", status, std::move(shown));
  }

  /// Read the progress of an item through the viewport.
  Result<ViewProgress> get_progress(std::size_t item, double offset, double length) const {
    ViewProgress progress{};
    std::int32_t status = scrollkit_list_get_progress(
        handle, item, offset, length, detail::c(&progress));
    return Errors::result("scrollkit_list_get_progress", status, std::move(progress));
  }
  /// Read the progress of an item through the viewport.
  Result<void> get_progress(
      std::size_t item, double offset, double length, ViewProgress &progress) const {
    std::int32_t status = scrollkit_list_get_progress(
        handle, item, offset, length, detail::c(&progress));
    return Errors::result("scrollkit_list_get_progress", status);
  }

  /// Scroll to an item.
  Result<std::uint64_t> scroll_to_item(
      std::size_t item, ListAlignment alignment, double margin, std::uint32_t animated,
      double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_list_scroll_to_item(
        handle, item, scrollkit_list_alignment(alignment), margin, animated, time, &id);
    return Errors::result("scrollkit_list_scroll_to_item", status, std::move(id));
  }

  /// Scroll to where an item lies as given, over a given time along a curve, at a given speed, or
  /// at once.
  Result<std::uint64_t> scroll_into_view(
      std::size_t item, const ScrollOptions &options, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_list_scroll_into_view(
        handle, item, detail::c(&options), time, &id);
    return Errors::result("scrollkit_list_scroll_into_view", status, std::move(id));
  }

  /// Read the place at the start of the visible part of the viewport, to restore it later.
  Result<std::tuple<std::size_t, double>> get_position() const {
    std::size_t item{};
    double within{};
    std::int32_t status = scrollkit_list_get_position(handle, &item, &within);
    return Errors::result("scrollkit_list_get_position", status, std::make_tuple(item, within));
  }

  /// Restore a place, at once; also before anything is measured, and before the first geometry.
  Result<void> set_position(std::size_t item, double within, double time) {
    std::int32_t status = scrollkit_list_set_position(handle, item, within, time);
    return Errors::result("scrollkit_list_set_position", status);
  }

protected:
  /// The handle; null: it refers to nothing.
  scrollkit_list *handle;
};

/// Refers to a scrollkit_scroller that something else owns. Copies refer to the same one.
template <class Errors> class BasicScrollerRef {
  template <class T> using Result = typename Errors::template Result<T>;

public:
  /// Refers to `existing`, which stays owned by its owner.
  BasicScrollerRef(scrollkit_scroller *existing = nullptr) noexcept : handle(existing) {}
  /// The handle, for the functions of scrollkit.h.
  scrollkit_scroller *get() const noexcept { return handle; }
  /// Whether it refers to anything.
  explicit operator bool() const noexcept { return handle != nullptr; }

  /// Set the scroller's clock back.
  Result<void> set_clock(double time) {
    std::int32_t status = scrollkit_scroller_set_clock(handle, time);
    return Errors::result("scrollkit_scroller_set_clock", status);
  }

  /// Set the viewport, the content and the insets.
  Result<void> set_geometry(const Geometry &geometry, double time) {
    std::int32_t status = scrollkit_scroller_set_geometry(handle, detail::c(&geometry), time);
    return Errors::result("scrollkit_scroller_set_geometry", status);
  }

  /// Set the sizes of the viewport and the content, without insets, in one call without a struct.
  Result<void> set_size(
      double viewport_width, double viewport_height, double content_width, double content_height,
      double time) {
    std::int32_t status = scrollkit_scroller_set_size(
        handle, viewport_width, viewport_height, content_width, content_height, time);
    return Errors::result("scrollkit_scroller_set_size", status);
  }

  /// Shift the offset and all stored offsets with content that moved under the viewport.
  Result<void> shift(double x, double y, double time) {
    std::int32_t status = scrollkit_scroller_shift(handle, x, y, time);
    return Errors::result("scrollkit_scroller_shift", status);
  }

  /// Set the user's accessibility preferences from the next gesture or motion on. The gesture or
  /// motion under way keeps the old ones.
  Result<void> set_preferences(const Preferences &preferences, double time) {
    std::int32_t status = scrollkit_scroller_set_preferences(handle, detail::c(&preferences), time);
    return Errors::result("scrollkit_scroller_set_preferences", status);
  }

  /// Set along which axes the user scrolls, from the next gesture or motion on. Along another one
  /// only the program does.
  Result<void> set_scroll_enabled(std::uint32_t x, std::uint32_t y, double time) {
    std::int32_t status = scrollkit_scroller_set_scroll_enabled(handle, x, y, time);
    return Errors::result("scrollkit_scroller_set_scroll_enabled", status);
  }

  /// Set which axes overscroll although their content fits the viewport, from the next gesture or
  /// motion on; see `always_bounces_x` of scrollkit_scroller_options.
  Result<void> set_always_bounces(std::uint32_t x, std::uint32_t y, double time) {
    std::int32_t status = scrollkit_scroller_set_always_bounces(handle, x, y, time);
    return Errors::result("scrollkit_scroller_set_always_bounces", status);
  }

  /// Scroll to an offset, with an animation or at once.
  Result<std::uint64_t> scroll_to(double x, double y, std::uint32_t animated, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_scroller_scroll_to(handle, x, y, animated, time, &id);
    return Errors::result("scrollkit_scroller_scroll_to", status, std::move(id));
  }

  /// Scroll by a distance with an animation.
  Result<std::uint64_t> scroll_by(double x, double y, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_scroller_scroll_by(handle, x, y, time, &id);
    return Errors::result("scrollkit_scroller_scroll_by", status, std::move(id));
  }

  /// Scroll by the smallest distance that shows a rectangle of the content, with an animation or at
  /// once.
  Result<std::uint64_t> scroll_rect_to_visible(
      double x, double y, double width, double height, std::uint32_t animated, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_scroller_scroll_rect_to_visible(
        handle, x, y, width, height, animated, time, &id);
    return Errors::result("scrollkit_scroller_scroll_rect_to_visible", status, std::move(id));
  }

  /// Scroll to an offset, over a given time along a curve, at a given speed, or at once; along both
  /// axes or one.
  Result<std::uint64_t> animate_to(double x, double y, const ScrollOptions &options, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_scroller_animate_to(
        handle, x, y, detail::c(&options), time, &id);
    return Errors::result("scrollkit_scroller_animate_to", status, std::move(id));
  }

  /// Scroll to where a rectangle of the content lies as given: at the start, the middle or the end
  /// of the viewport, or by the least distance that shows it, with margins.
  Result<std::uint64_t> scroll_into_view(
      double x, double y, double width, double height, const ScrollOptions &options, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_scroller_scroll_into_view(
        handle, x, y, width, height, detail::c(&options), time, &id);
    return Errors::result("scrollkit_scroller_scroll_into_view", status, std::move(id));
  }

  /// Set the content offset at once, such as a restored one.
  Result<void> set_offset(double x, double y, double time) {
    std::int32_t status = scrollkit_scroller_set_offset(handle, x, y, time);
    return Errors::result("scrollkit_scroller_set_offset", status);
  }

  /// Stop every motion at the current offset.
  Result<void> stop(double time) {
    std::int32_t status = scrollkit_scroller_stop(handle, time);
    return Errors::result("scrollkit_scroller_stop", status);
  }

  /// Set the feel from the next gesture or motion on. The gesture or motion under way keeps its
  /// feel.
  Result<void> set_feel(Feel feel, double time) {
    std::int32_t status = scrollkit_scroller_set_feel(handle, scrollkit_feel(feel), time);
    return Errors::result("scrollkit_scroller_set_feel", status);
  }

  /// Set a custom feel from the next gesture or motion on. The gesture or motion under way keeps
  /// its feel.
  Result<void> set_feel_values(const FeelValues &values, double time) {
    std::int32_t status = scrollkit_scroller_set_feel_values(handle, detail::c(&values), time);
    return Errors::result("scrollkit_scroller_set_feel_values", status);
  }

  /// Read all numbers of the feel that was set last. It is in force from the next gesture or motion
  /// on.
  Result<FeelValues> get_feel_values() const {
    FeelValues values{};
    std::int32_t status = scrollkit_scroller_get_feel_values(handle, detail::c(&values));
    return Errors::result("scrollkit_scroller_get_feel_values", status, std::move(values));
  }
  /// Read all numbers of the feel that was set last. It is in force from the next gesture or motion
  /// on.
  Result<void> get_feel_values(FeelValues &values) const {
    std::int32_t status = scrollkit_scroller_get_feel_values(handle, detail::c(&values));
    return Errors::result("scrollkit_scroller_get_feel_values", status);
  }

  /// Push an action of the user or a report of a toolkit.
  Result<void> push(const Input &input) {
    std::int32_t status = scrollkit_scroller_push(handle, detail::c(&input));
    return Errors::result("scrollkit_scroller_push", status);
  }

  /// Push several inputs in one call, all or none.
  Result<void> push_many(const Input *inputs, std::size_t count) {
    std::int32_t status = scrollkit_scroller_push_many(handle, detail::c(inputs), count);
    return Errors::result("scrollkit_scroller_push_many", status);
  }

  /// Return whether the scroller or its delegate handles inputs of a kind.
  std::uint32_t responds_to(InputKind kind) const {
    std::uint32_t answer = scrollkit_scroller_responds_to(handle, scrollkit_input_kind(kind));
    detail::rethrow();
    return answer;
  }

  /// Press a finger or a mouse button on the content.
  Result<void> press(std::uint64_t pointer_id, double x, double y, double time) {
    std::int32_t status = scrollkit_scroller_press(handle, pointer_id, x, y, time);
    return Errors::result("scrollkit_scroller_press", status);
  }

  /// Move a finger or a mouse button that was pressed.
  Result<void> move(std::uint64_t pointer_id, double x, double y, double time) {
    std::int32_t status = scrollkit_scroller_move(handle, pointer_id, x, y, time);
    return Errors::result("scrollkit_scroller_move", status);
  }

  /// Release a finger or a mouse button. The content continues with the pointer's velocity.
  Result<void> release(std::uint64_t pointer_id, double time) {
    std::int32_t status = scrollkit_scroller_release(handle, pointer_id, time);
    return Errors::result("scrollkit_scroller_release", status);
  }

  /// Cancel the gesture, the held key or the autoscroll. The content rests where it is, or returns
  /// into range.
  Result<void> cancel(double time) {
    std::int32_t status = scrollkit_scroller_cancel(handle, time);
    return Errors::result("scrollkit_scroller_cancel", status);
  }

  /// Turn a wheel.
  Result<void> wheel(double x, double y, Unit unit, double time) {
    std::int32_t status = scrollkit_scroller_wheel(handle, x, y, scrollkit_unit(unit), time);
    return Errors::result("scrollkit_scroller_wheel", status);
  }

  /// Press a key that scrolls, or repeat it.
  Result<void> key(Key key, double time) {
    std::int32_t status = scrollkit_scroller_key(handle, scrollkit_key(key), time);
    return Errors::result("scrollkit_scroller_key", status);
  }

  /// Hold a key that scrolls: content scrolls at a constant speed until
  /// scrollkit_scroller_release_key.
  Result<void> hold_key(Key key, double time) {
    std::int32_t status = scrollkit_scroller_hold_key(handle, scrollkit_key(key), time);
    return Errors::result("scrollkit_scroller_hold_key", status);
  }

  /// Release a key that was held. The content brakes and rests soon after.
  Result<void> release_key(Key key, double time) {
    std::int32_t status = scrollkit_scroller_release_key(handle, scrollkit_key(key), time);
    return Errors::result("scrollkit_scroller_release_key", status);
  }

  /// Report that the user released the content of a toolkit, and get where it is to rest.
  Result<std::tuple<double, double>> report_release(
      double velocity_x, double velocity_y, double target_x, double target_y,
      std::uint32_t decelerates, double time) {
    double rest_x{};
    double rest_y{};
    std::int32_t status = scrollkit_scroller_report_release(
        handle, velocity_x, velocity_y, target_x, target_y, decelerates, time, &rest_x, &rest_y);
    return Errors::result("scrollkit_scroller_report_release", status, std::make_tuple(rest_x, rest_y));
  }

  /// Advance to a time and read the frame to draw.
  Result<Frame> tick(double time) {
    Frame frame{};
    std::int32_t status = scrollkit_scroller_tick(handle, time, detail::c(&frame));
    return Errors::result("scrollkit_scroller_tick", status, std::move(frame));
  }
  /// Advance to a time and read the frame to draw.
  Result<void> tick(double time, Frame &frame) {
    std::int32_t status = scrollkit_scroller_tick(handle, time, detail::c(&frame));
    return Errors::result("scrollkit_scroller_tick", status);
  }

  /// Follow the offset of a host that owns it, and read the frame to draw and to store there: in
  /// place of scrollkit_scroller_tick, once per display frame.
  Result<Frame> sync(double host_x, double host_y, double time) {
    Frame frame{};
    std::int32_t status = scrollkit_scroller_sync(handle, host_x, host_y, time, detail::c(&frame));
    return Errors::result("scrollkit_scroller_sync", status, std::move(frame));
  }
  /// Follow the offset of a host that owns it, and read the frame to draw and to store there: in
  /// place of scrollkit_scroller_tick, once per display frame.
  Result<void> sync(double host_x, double host_y, double time, Frame &frame) {
    std::int32_t status = scrollkit_scroller_sync(handle, host_x, host_y, time, detail::c(&frame));
    return Errors::result("scrollkit_scroller_sync", status);
  }

  /// Read the frame to draw, as of the last call.
  Result<Frame> get_frame() const {
    Frame frame{};
    std::int32_t status = scrollkit_scroller_get_frame(handle, detail::c(&frame));
    return Errors::result("scrollkit_scroller_get_frame", status, std::move(frame));
  }
  /// Read the frame to draw, as of the last call.
  Result<void> get_frame(Frame &frame) const {
    std::int32_t status = scrollkit_scroller_get_frame(handle, detail::c(&frame));
    return Errors::result("scrollkit_scroller_get_frame", status);
  }

  /// Find when a frame will next differ, so that no frame is drawn twice. Nothing changes.
  Result<NextChange> get_next_change(double pixels_per_point, double time) const {
    NextChange change{};
    std::int32_t status = scrollkit_scroller_get_next_change(
        handle, pixels_per_point, time, detail::c(&change));
    return Errors::result("scrollkit_scroller_get_next_change", status, std::move(change));
  }
  /// Find when a frame will next differ, so that no frame is drawn twice. Nothing changes.
  Result<void> get_next_change(double pixels_per_point, double time, NextChange &change) const {
    std::int32_t status = scrollkit_scroller_get_next_change(
        handle, pixels_per_point, time, detail::c(&change));
    return Errors::result("scrollkit_scroller_get_next_change", status);
  }

  /// Read the progress of a stretch of the content through the viewport along an axis, as of the
  /// last call: what fades or moves with a rectangle while it scrolls through. Items of a list have
  /// scrollkit_list_get_progress.
  Result<ViewProgress> get_view_progress(Axis axis, double start, double length) const {
    ViewProgress progress{};
    std::int32_t status = scrollkit_scroller_get_view_progress(
        handle, scrollkit_axis(axis), start, length, detail::c(&progress));
    return Errors::result("scrollkit_scroller_get_view_progress", status, std::move(progress));
  }
  /// Read the progress of a stretch of the content through the viewport along an axis, as of the
  /// last call: what fades or moves with a rectangle while it scrolls through. Items of a list have
  /// scrollkit_list_get_progress.
  Result<void> get_view_progress(
      Axis axis, double start, double length, ViewProgress &progress) const {
    std::int32_t status = scrollkit_scroller_get_view_progress(
        handle, scrollkit_axis(axis), start, length, detail::c(&progress));
    return Errors::result("scrollkit_scroller_get_view_progress", status);
  }

  /// Advance to a time and return the offset to draw at along an axis, without a struct.
  double tick_offset(Axis axis, double time) const {
    double answer = scrollkit_scroller_tick_offset(handle, scrollkit_axis(axis), time);
    detail::rethrow();
    return answer;
  }

  /// Return whether the next display frame needs a tick, without a struct: the frame's
  /// `needs_tick`.
  std::uint32_t needs_tick() const noexcept {
    return scrollkit_scroller_needs_tick(handle);
  }

  /// Take the oldest event from the queue.
  Result<std::optional<Event>> next_event() {
    Event event{};
    std::int32_t status = scrollkit_scroller_next_event(handle, detail::c(&event));
    std::optional<Event> next;
    if (status > 0) next = event;
    return Errors::result("scrollkit_scroller_next_event", status, std::move(next));
  }

  /// Read the start, the expected end and the direction of the current scroll, as of the last call.
  Result<Context> get_context() const {
    Context context{};
    std::int32_t status = scrollkit_scroller_get_context(handle, detail::c(&context));
    return Errors::result("scrollkit_scroller_get_context", status, std::move(context));
  }
  /// Read the start, the expected end and the direction of the current scroll, as of the last call.
  Result<void> get_context(Context &context) const {
    std::int32_t status = scrollkit_scroller_get_context(handle, detail::c(&context));
    return Errors::result("scrollkit_scroller_get_context", status);
  }

  /// Return the distance of an offset from an edge of its range, including insets.
  Result<double> get_margin(double x, double y, Edges edge) const {
    double margin{};
    std::int32_t status = scrollkit_scroller_get_margin(
        handle, x, y, scrollkit_edges(edge), &margin);
    return Errors::result("scrollkit_scroller_get_margin", status, std::move(margin));
  }

  /// Enable scroll to top with undo: a trigger scrolls to the top, the next one scrolls back.
  Result<void> top_enable(const TopOptions &options, double time) {
    std::int32_t status = scrollkit_top_enable(handle, detail::c(&options), time);
    return Errors::result("scrollkit_top_enable", status);
  }

  /// Disable scroll to top. The scroller leaves its window.
  Result<void> top_disable(double time) {
    std::int32_t status = scrollkit_top_disable(handle, time);
    return Errors::result("scrollkit_top_disable", status);
  }

  /// Scroll to the top, or back.
  Result<void> top_trigger(TopSource source, double time) {
    std::int32_t status = scrollkit_top_trigger(handle, scrollkit_top_source(source), time);
    return Errors::result("scrollkit_top_trigger", status);
  }

  /// Scroll to a home of the program instead of the top, such as today or the newest item, or back.
  Result<void> top_trigger_home(double y, TopSource source, double time) {
    std::int32_t status = scrollkit_top_trigger_home(handle, y, scrollkit_top_source(source), time);
    return Errors::result("scrollkit_top_trigger_home", status);
  }

  /// Set whether the scroller's view is on screen.
  Result<void> top_set_visible(std::uint32_t is_visible) {
    std::int32_t status = scrollkit_top_set_visible(handle, is_visible);
    return Errors::result("scrollkit_top_set_visible", status);
  }

  /// Read the state of scroll to top, as of the last call.
  Result<TopState> top_get_state() const {
    TopState state{};
    std::int32_t status = scrollkit_top_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_top_get_state", status, std::move(state));
  }
  /// Read the state of scroll to top, as of the last call.
  Result<void> top_get_state(TopState &state) const {
    std::int32_t status = scrollkit_top_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_top_get_state", status);
  }

  /// Add a collapsing header below the headers that were added before.
  Result<std::uint32_t> header_add(const HeaderOptions &options, double time) {
    std::uint32_t number{};
    std::int32_t status = scrollkit_header_add(handle, detail::c(&options), time, &number);
    return Errors::result("scrollkit_header_add", status, std::move(number));
  }

  /// Set the options of a header, such as another height after a rotation.
  Result<void> header_set_options(std::uint32_t number, const HeaderOptions &options, double time) {
    std::int32_t status = scrollkit_header_set_options(handle, number, detail::c(&options), time);
    return Errors::result("scrollkit_header_set_options", status);
  }

  /// Set the position of a header, such as one that the host shows or hides itself.
  Result<void> header_set_position(std::uint32_t number, double position, double time) {
    std::int32_t status = scrollkit_header_set_position(handle, number, position, time);
    return Errors::result("scrollkit_header_set_position", status);
  }

  /// Remove all headers. No further events of them are emitted.
  Result<void> header_remove_all(double time) {
    std::int32_t status = scrollkit_header_remove_all(handle, time);
    return Errors::result("scrollkit_header_remove_all", status);
  }

  /// Read the state of a header, as of the last call.
  Result<HeaderState> header_get_state(std::uint32_t number) const {
    HeaderState state{};
    std::int32_t status = scrollkit_header_get_state(handle, number, detail::c(&state));
    return Errors::result("scrollkit_header_get_state", status, std::move(state));
  }
  /// Read the state of a header, as of the last call.
  Result<void> header_get_state(std::uint32_t number, HeaderState &state) const {
    std::int32_t status = scrollkit_header_get_state(handle, number, detail::c(&state));
    return Errors::result("scrollkit_header_get_state", status);
  }

  /// Set which part of the content keeps its position in the viewport when content changes.
  Result<void> anchor_set_policy(AnchorPolicy policy, double time) {
    std::int32_t status = scrollkit_anchor_set_policy(
        handle, scrollkit_anchor_policy(policy), time);
    return Errors::result("scrollkit_anchor_set_policy", status);
  }

  /// Begin a batch of edits to the content.
  Result<std::uint32_t> anchor_begin_update(double time) {
    std::uint32_t batch{};
    std::int32_t status = scrollkit_anchor_begin_update(handle, time, &batch);
    return Errors::result("scrollkit_anchor_begin_update", status, std::move(batch));
  }

  /// Add an edit to the innermost batch: a length removed and a length inserted at a y.
  Result<void> anchor_add_edit(double y, double removed, double inserted) {
    std::int32_t status = scrollkit_anchor_add_edit(handle, y, removed, inserted);
    return Errors::result("scrollkit_anchor_add_edit", status);
  }

  /// End a batch of edits and set the new geometry. The anchored part of the content keeps its
  /// position in the viewport.
  Result<void> anchor_end_update(
      std::uint32_t batch, const Geometry &geometry, std::uint32_t finished, double time) {
    std::int32_t status = scrollkit_anchor_end_update(
        handle, batch, detail::c(&geometry), finished, time);
    return Errors::result("scrollkit_anchor_end_update", status);
  }

  /// Enable a fast-scroll nub: a handle at the side that shows the position in the content and can
  /// be dragged.
  Result<void> nub_enable(const NubOptions &options, double time) {
    std::int32_t status = scrollkit_nub_enable(handle, detail::c(&options), time);
    return Errors::result("scrollkit_nub_enable", status);
  }

  /// Disable the nub at once. If it is grabbed, its release is emitted, and no further events of
  /// it.
  Result<void> nub_disable(double time) {
    std::int32_t status = scrollkit_nub_disable(handle, time);
    return Errors::result("scrollkit_nub_disable", status);
  }

  /// Grab the nub with a finger.
  Result<std::uint32_t> nub_grab(double time) {
    std::uint32_t is_held{};
    std::int32_t status = scrollkit_nub_grab(handle, time, &is_held);
    return Errors::result("scrollkit_nub_grab", status, std::move(is_held));
  }

  /// Move the finger that grabs the nub. Content follows at once; x does not change.
  Result<void> nub_drag(double distance, double sideways, double time) {
    std::int32_t status = scrollkit_nub_drag(handle, distance, sideways, time);
    return Errors::result("scrollkit_nub_drag", status);
  }

  /// Release the nub. Call it also when the gesture is cancelled.
  Result<void> nub_release(double time) {
    std::int32_t status = scrollkit_nub_release(handle, time);
    return Errors::result("scrollkit_nub_release", status);
  }

  /// Set whether a mouse hovers near the nub. While it does, a visible nub does not fade out.
  Result<void> nub_set_hover(std::uint32_t is_near, double time) {
    std::int32_t status = scrollkit_nub_set_hover(handle, is_near, time);
    return Errors::result("scrollkit_nub_set_hover", status);
  }

  /// Set where the content's sections begin, for the label beside the nub.
  Result<void> nub_set_sections(const double *starts, std::size_t count, double time) {
    std::int32_t status = scrollkit_nub_set_sections(handle, starts, count, time);
    return Errors::result("scrollkit_nub_set_sections", status);
  }

  /// Read the state of the nub, as of the last call.
  Result<NubState> nub_get_state() const {
    NubState state{};
    std::int32_t status = scrollkit_nub_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_nub_get_state", status, std::move(state));
  }
  /// Read the state of the nub, as of the last call.
  Result<void> nub_get_state(NubState &state) const {
    std::int32_t status = scrollkit_nub_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_nub_get_state", status);
  }

  /// Set the parent of a scroller: scrolling chains from the child to the parent.
  Result<void> nest_set_parent(BasicScrollerRef<Errors> parent, double time) {
    std::int32_t status = scrollkit_nest_set_parent(handle, parent.get(), time);
    return Errors::result("scrollkit_nest_set_parent", status);
  }

  /// Set whether scrolling chains to the parent at the end of the range, for each axis.
  Result<void> nest_set_overscroll_behavior(OverscrollBehavior x, OverscrollBehavior y) {
    std::int32_t status = scrollkit_nest_set_overscroll_behavior(
        handle, scrollkit_overscroll_behavior(x), scrollkit_overscroll_behavior(y));
    return Errors::result("scrollkit_nest_set_overscroll_behavior", status);
  }

  /// Set the order in which a scroller and the scrollers nested in it scroll.
  Result<void> nest_set_order(NestOrder order) {
    std::int32_t status = scrollkit_nest_set_order(handle, scrollkit_nest_order(order));
    return Errors::result("scrollkit_nest_set_order", status);
  }

  /// Set whether a gesture latches to the scroller that it scrolls first.
  Result<void> nest_set_latching(NestLatching latching) {
    std::int32_t status = scrollkit_nest_set_latching(handle, scrollkit_nest_latching(latching));
    return Errors::result("scrollkit_nest_set_latching", status);
  }

  /// Tick two scrollers that scroll as one along an axis, such as both sides of a diff, or a
  /// table's header and its body: in place of scrollkit_scroller_tick, once per display frame. Then
  /// read both frames with scrollkit_scroller_get_frame.
  Result<void> link_update(
      BasicScrollerRef<Errors> second, Axis axis, double line, const double *positions,
      std::size_t count, double time) {
    std::int32_t status = scrollkit_link_update(
        handle, second.get(), scrollkit_axis(axis), line, positions, count, time);
    return Errors::result("scrollkit_link_update", status);
  }

  /// Set the snap targets along an axis.
  Result<void> snap_set_options(Axis axis, const SnapOptions &options, double time) {
    std::int32_t status = scrollkit_snap_set_options(
        handle, scrollkit_axis(axis), detail::c(&options), time);
    return Errors::result("scrollkit_snap_set_options", status);
  }

  /// Set the areas that content snaps to.
  Result<void> snap_set_areas(
      const SnapArea *areas, std::size_t count, SnapOrder order, double time) {
    std::int32_t status = scrollkit_snap_set_areas(
        handle, detail::c(areas), count, scrollkit_snap_order(order), time);
    return Errors::result("scrollkit_snap_set_areas", status);
  }

  /// Scroll to a page or an item with an animation; to the nearest one if there is no such index.
  Result<std::uint64_t> snap_scroll_to(Axis axis, double index, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_snap_scroll_to(handle, scrollkit_axis(axis), index, time, &id);
    return Errors::result("scrollkit_snap_scroll_to", status, std::move(id));
  }

  /// Read the current page, item or area, as of the last call.
  Result<SnapState> snap_get_state() const {
    SnapState state{};
    std::int32_t status = scrollkit_snap_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_snap_get_state", status, std::move(state));
  }
  /// Read the current page, item or area, as of the last call.
  Result<void> snap_get_state(SnapState &state) const {
    std::int32_t status = scrollkit_snap_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_snap_get_state", status);
  }

  /// Enable zooming by a pinch, by a wheel with SCROLLKIT_INPUT_FLAGS_ZOOM and by the program.
  Result<void> zoom_enable(const ZoomOptions &options, double time) {
    std::int32_t status = scrollkit_zoom_enable(handle, detail::c(&options), time);
    return Errors::result("scrollkit_zoom_enable", status);
  }

  /// Disable zooming. The scale becomes 1 at once.
  Result<void> zoom_disable(double time) {
    std::int32_t status = scrollkit_zoom_disable(handle, time);
    return Errors::result("scrollkit_zoom_disable", status);
  }

  /// Zoom to a scale, with an animation or at once. The content under a point of the viewport stays
  /// there.
  Result<std::uint64_t> zoom_set_scale(
      double scale, double x, double y, std::uint32_t animated, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_zoom_set_scale(handle, scale, x, y, animated, time, &id);
    return Errors::result("scrollkit_zoom_set_scale", status, std::move(id));
  }

  /// Zoom until a rectangle of the content fills the visible viewport.
  Result<std::uint64_t> zoom_show_rect(
      double x, double y, double width, double height, std::uint32_t animated, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_zoom_show_rect(
        handle, x, y, width, height, animated, time, &id);
    return Errors::result("scrollkit_zoom_show_rect", status, std::move(id));
  }

  /// Handle a double tap: zoom in from the smallest scale, or out to it from any other scale, with
  /// an animation.
  Result<std::uint64_t> zoom_double_tap(double x, double y, double scale, double time) {
    std::uint64_t id{};
    std::int32_t status = scrollkit_zoom_double_tap(handle, x, y, scale, time, &id);
    return Errors::result("scrollkit_zoom_double_tap", status, std::move(id));
  }

  /// Read the state of zooming, as of the last call.
  Result<ZoomState> zoom_get_state() const {
    ZoomState state{};
    std::int32_t status = scrollkit_zoom_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_zoom_get_state", status, std::move(state));
  }
  /// Read the state of zooming, as of the last call.
  Result<void> zoom_get_state(ZoomState &state) const {
    std::int32_t status = scrollkit_zoom_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_zoom_get_state", status);
  }

  /// Set the limits of an observed scroller's scale, so that zooming past them emits events.
  Result<void> zoom_set_limits(double minimum, double maximum, double time) {
    std::int32_t status = scrollkit_zoom_set_limits(handle, minimum, maximum, time);
    return Errors::result("scrollkit_zoom_set_limits", status);
  }

  /// Autoscroll at a velocity until the next call or scrollkit_autoscroll_end.
  Result<void> autoscroll_set_velocity(double velocity_x, double velocity_y, double time) {
    std::int32_t status = scrollkit_autoscroll_set_velocity(handle, velocity_x, velocity_y, time);
    return Errors::result("scrollkit_autoscroll_set_velocity", status);
  }

  /// End autoscroll. The content stops at once, however autoscroll began.
  Result<void> autoscroll_end(double time) {
    std::int32_t status = scrollkit_autoscroll_end(handle, time);
    return Errors::result("scrollkit_autoscroll_end", status);
  }

  /// Begin autoscroll with a pressed pointer, such as a middle mouse button.
  Result<void> autoscroll_begin(const AutoscrollOptions &options, double x, double y, double time) {
    std::int32_t status = scrollkit_autoscroll_begin(handle, detail::c(&options), x, y, time);
    return Errors::result("scrollkit_autoscroll_begin", status);
  }

  /// Move the pointer that autoscrolls.
  Result<void> autoscroll_move(double x, double y, double time) {
    std::int32_t status = scrollkit_autoscroll_move(handle, x, y, time);
    return Errors::result("scrollkit_autoscroll_move", status);
  }

  /// Release the pointer that autoscrolls.
  Result<std::uint32_t> autoscroll_release(double time) {
    std::uint32_t continues{};
    std::int32_t status = scrollkit_autoscroll_release(handle, time, &continues);
    return Errors::result("scrollkit_autoscroll_release", status, std::move(continues));
  }

  /// Autoscroll while an item is dragged near the edges of the viewport, or of what insets leave of
  /// it.
  Result<void> autoscroll_drag(const AutoscrollOptions &options, double x, double y, double time) {
    std::int32_t status = scrollkit_autoscroll_drag(handle, detail::c(&options), x, y, time);
    return Errors::result("scrollkit_autoscroll_drag", status);
  }

  /// Enable a classic scroll bar along an axis: a track with a thumb, and arrows beside it.
  Result<void> scrollbar_enable(Axis axis, const ScrollbarOptions &options, double time) {
    std::int32_t status = scrollkit_scrollbar_enable(
        handle, scrollkit_axis(axis), detail::c(&options), time);
    return Errors::result("scrollkit_scrollbar_enable", status);
  }

  /// Disable the scroll bar along an axis. A scroll that it began continues.
  Result<void> scrollbar_disable(Axis axis, double time) {
    std::int32_t status = scrollkit_scrollbar_disable(handle, scrollkit_axis(axis), time);
    return Errors::result("scrollkit_scrollbar_disable", status);
  }

  /// Press a scroll bar.
  Result<void> scrollbar_press(Axis axis, ScrollbarPart part, double position, double time) {
    std::int32_t status = scrollkit_scrollbar_press(
        handle, scrollkit_axis(axis), scrollkit_scrollbar_part(part), position, time);
    return Errors::result("scrollkit_scrollbar_press", status);
  }

  /// Move the pointer that presses a scroll bar. A grabbed thumb stays under it, and content
  /// follows at once. A pressed track keeps the position of the press.
  Result<void> scrollbar_drag(Axis axis, double position, double sideways, double time) {
    std::int32_t status = scrollkit_scrollbar_drag(
        handle, scrollkit_axis(axis), position, sideways, time);
    return Errors::result("scrollkit_scrollbar_drag", status);
  }

  /// Release a scroll bar. A page or step under way is completed; a continuous scroll ends.
  Result<void> scrollbar_release(Axis axis, double time) {
    std::int32_t status = scrollkit_scrollbar_release(handle, scrollkit_axis(axis), time);
    return Errors::result("scrollkit_scrollbar_release", status);
  }

  /// Read the state of a scroll bar, as of the last call.
  Result<ScrollbarState> scrollbar_get_state(Axis axis) const {
    ScrollbarState state{};
    std::int32_t status = scrollkit_scrollbar_get_state(
        handle, scrollkit_axis(axis), detail::c(&state));
    return Errors::result("scrollkit_scrollbar_get_state", status, std::move(state));
  }
  /// Read the state of a scroll bar, as of the last call.
  Result<void> scrollbar_get_state(Axis axis, ScrollbarState &state) const {
    std::int32_t status = scrollkit_scrollbar_get_state(
        handle, scrollkit_axis(axis), detail::c(&state));
    return Errors::result("scrollkit_scrollbar_get_state", status);
  }

  /// Enable pull to refresh: content that a finger pulls past its top and releases begins a
  /// refresh.
  Result<void> refresh_enable(const RefreshOptions &options, double time) {
    std::int32_t status = scrollkit_refresh_enable(handle, detail::c(&options), time);
    return Errors::result("scrollkit_refresh_enable", status);
  }

  /// Disable pull to refresh. A refresh under way ends as by scrollkit_refresh_end, and its last
  /// steps are emitted; a pull is idle at once. Until the content has closed, it has ends: deltas
  /// are refused.
  Result<void> refresh_disable(double time) {
    std::int32_t status = scrollkit_refresh_disable(handle, time);
    return Errors::result("scrollkit_refresh_disable", status);
  }

  /// Begin a refresh, such as when a view appears. Content at its top opens with an animation;
  /// content on its way elsewhere, and a refresh under way, go on.
  Result<void> refresh_begin(double time) {
    std::int32_t status = scrollkit_refresh_begin(handle, time);
    return Errors::result("scrollkit_refresh_begin", status);
  }

  /// End a refresh. The content closes with an animation, and rows that were inserted above it with
  /// a content anchor stay there.
  Result<void> refresh_end(double time) {
    std::int32_t status = scrollkit_refresh_end(handle, time);
    return Errors::result("scrollkit_refresh_end", status);
  }

  /// Read the state of pull to refresh, as of the last call.
  Result<RefreshState> refresh_get_state() const {
    RefreshState state{};
    std::int32_t status = scrollkit_refresh_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_refresh_get_state", status, std::move(state));
  }
  /// Read the state of pull to refresh, as of the last call.
  Result<void> refresh_get_state(RefreshState &state) const {
    std::int32_t status = scrollkit_refresh_get_state(handle, detail::c(&state));
    return Errors::result("scrollkit_refresh_get_state", status);
  }

  /// Remove the ends of the content along both axes, for good: scrollkit_deltas_take then returns
  /// its movement as deltas. This gives inertia to a program that has none.
  Result<void> deltas_enable(const DeltasOptions &options, double time) {
    std::int32_t status = scrollkit_deltas_enable(handle, detail::c(&options), time);
    return Errors::result("scrollkit_deltas_enable", status);
  }

  /// Advance to a time, and read how far the content has moved since the last such call: in place
  /// of scrollkit_scroller_tick, once per display frame.
  Result<Deltas> deltas_take(double time) {
    Deltas deltas{};
    std::int32_t status = scrollkit_deltas_take(handle, time, detail::c(&deltas));
    return Errors::result("scrollkit_deltas_take", status, std::move(deltas));
  }
  /// Advance to a time, and read how far the content has moved since the last such call: in place
  /// of scrollkit_scroller_tick, once per display frame.
  Result<void> deltas_take(double time, Deltas &deltas) {
    std::int32_t status = scrollkit_deltas_take(handle, time, detail::c(&deltas));
    return Errors::result("scrollkit_deltas_take", status);
  }

  /// Enable the meter: it measures what a user sees of the content. If it is enabled already, it
  /// begins again.
  Result<void> meter_enable(const MeterOptions &options = {}) {
    std::int32_t status = scrollkit_meter_enable(handle, detail::c(&options));
    return Errors::result("scrollkit_meter_enable", status);
  }

  /// Disable the meter.
  Result<void> meter_disable() {
    std::int32_t status = scrollkit_meter_disable(handle);
    return Errors::result("scrollkit_meter_disable", status);
  }

  /// Read what a user saw since the meter was enabled, up to the last frame.
  Result<MeterReport> meter_get_report() const {
    MeterReport report{};
    std::int32_t status = scrollkit_meter_get_report(handle, detail::c(&report));
    return Errors::result("scrollkit_meter_get_report", status, std::move(report));
  }
  /// Read what a user saw since the meter was enabled, up to the last frame.
  Result<void> meter_get_report(MeterReport &report) const {
    std::int32_t status = scrollkit_meter_get_report(handle, detail::c(&report));
    return Errors::result("scrollkit_meter_get_report", status);
  }

  /// Set the object that receives events and inputs. It is not owned, and must outlive its use here.
  ///
  /// It has one or more of these member functions, which are not overloaded:
  ///
  ///     void did_happen(ScrollerRef, const Event &);
  ///     void did_receive(ScrollerRef, const Input &);
  ///     bool responds_to(ScrollerRef, InputKind);
  ///     bool should_scroll_to_top(ScrollerRef, TopSource);
  ///     void will_end_dragging(ScrollerRef, double velocity_x, double velocity_y, double &target_x,
  ///                            double &target_y);
  ///
  /// An exception that one throws is thrown again by the method that called the library, after the call has
  /// taken effect. Of several, the first is.
  template <class D> Result<void> set_delegate(D &object) {
    using Callbacks = detail::Callbacks<D, BasicScrollerRef>;
    scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
    delegate.user = &object;
    if constexpr (detail::has_did_happen<D>::value) delegate.did_happen = Callbacks::did_happen;
    if constexpr (detail::has_did_receive<D>::value) delegate.did_receive = Callbacks::did_receive;
    if constexpr (detail::has_responds_to<D>::value) delegate.responds_to = Callbacks::responds_to;
    if constexpr (detail::has_should_scroll_to_top<D>::value)
      delegate.should_scroll_to_top = Callbacks::should_scroll_to_top;
    if constexpr (detail::has_will_end_dragging<D>::value)
      delegate.will_end_dragging = Callbacks::will_end_dragging;
    static_assert(
        detail::has_did_happen<D>::value || detail::has_did_receive<D>::value ||
            detail::has_responds_to<D>::value || detail::has_should_scroll_to_top<D>::value ||
            detail::has_will_end_dragging<D>::value,
        "a delegate needs one of the member functions");
    std::int32_t status = scrollkit_scroller_set_delegate(handle, &delegate);
    return Errors::result("scrollkit_scroller_set_delegate", status);
  }
  /// Removes the object that receives events and inputs: events wait in the queue again.
  Result<void> remove_delegate() {
    std::int32_t status = scrollkit_scroller_set_delegate(handle, nullptr);
    return Errors::result("scrollkit_scroller_set_delegate", status);
  }

  /// Takes the events from the queue: `for (const Event &event : scroller.events())`.
  class Events {
  public:
    class Iterator {
    public:
      explicit Iterator(scrollkit_scroller *source) : scroller(source) { ++*this; }
      const Event &operator*() const noexcept { return event; }
      const Event *operator->() const noexcept { return &event; }
      Iterator &operator++() {
        if (scrollkit_scroller_next_event(scroller, detail::c(&event)) <= 0) scroller = nullptr;
        detail::rethrow();
        return *this;
      }
      bool operator!=(std::nullptr_t) const noexcept { return scroller != nullptr; }

    private:
      scrollkit_scroller *scroller;
      Event event;
    };
    /// Takes the first event from the queue.
    Iterator begin() const { return Iterator(scroller); }
    /// The end of the queue.
    std::nullptr_t end() const noexcept { return nullptr; }

  private:
    friend class BasicScrollerRef;
    explicit Events(scrollkit_scroller *source) noexcept : scroller(source) {}
    scrollkit_scroller *scroller;
  };
  /// The events that wait in the queue, to iterate over once.
  Events events() noexcept { return Events(handle); }

protected:
  /// The handle; null: it refers to nothing.
  scrollkit_scroller *handle;
};

/// Refers to a scrollkit_window that something else owns. Copies refer to the same one.
template <class Errors> class BasicWindowRef {
  template <class T> using Result = typename Errors::template Result<T>;

public:
  /// Refers to `existing`, which stays owned by its owner.
  BasicWindowRef(scrollkit_window *existing = nullptr) noexcept : handle(existing) {}
  /// The handle, for the functions of scrollkit.h.
  scrollkit_window *get() const noexcept { return handle; }
  /// Whether it refers to anything.
  explicit operator bool() const noexcept { return handle != nullptr; }

  /// Make a window the key window of its application. Taps in the other windows no longer trigger.
  Result<void> make_key() {
    std::int32_t status = scrollkit_window_make_key(handle);
    return Errors::result("scrollkit_window_make_key", status);
  }

  /// Set the lower edge of a window's status bar.
  Result<void> set_status_bar(double bottom, double reach) {
    std::int32_t status = scrollkit_window_set_status_bar(handle, bottom, reach);
    return Errors::result("scrollkit_window_set_status_bar", status);
  }

  /// Add a scroller to a window, whose status bar then triggers it. The scroller leaves any other
  /// window.
  Result<void> add_scroller(BasicScrollerRef<Errors> scroller) {
    std::int32_t status = scrollkit_window_add_scroller(handle, scroller.get());
    return Errors::result("scrollkit_window_add_scroller", status);
  }

  /// Remove a scroller from a window.
  Result<void> remove_scroller(BasicScrollerRef<Errors> scroller) {
    std::int32_t status = scrollkit_window_remove_scroller(handle, scroller.get());
    return Errors::result("scrollkit_window_remove_scroller", status);
  }

  /// Report a tap in a window. A tap on the status bar triggers scroll to top.
  Result<std::uint32_t> tap(double x, double y, std::uint32_t has_event, double time) {
    std::uint32_t count{};
    std::int32_t status = scrollkit_window_tap(handle, x, y, has_event, time, &count);
    return Errors::result("scrollkit_window_tap", status, std::move(count));
  }

protected:
  /// The handle; null: it refers to nothing.
  scrollkit_window *handle;
};

/// Owns a scrollkit_list, and destroys it with itself.
template <class Errors> class BasicList : public BasicListRef<Errors> {
  template <class T> using Result = typename Errors::template Result<T>;
  using Reference = BasicListRef<Errors>;

public:
  /// Creates one, or throws; where errors are results, use create().
  explicit BasicList(const ListOptions &options = {}) {
    static_assert(Errors::throws, "use create(): a constructor has no result");
    std::int32_t status = scrollkit_list_create(detail::c(&options), &this->handle);
    Errors::result("scrollkit_list_create", status);
  }
  /// Creates one, and returns it or why it was refused.
  static Result<BasicList> create(const ListOptions &options = {}) {
    BasicList created(Empty{});
    std::int32_t status = scrollkit_list_create(detail::c(&options), &created.handle);
    return Errors::result("scrollkit_list_create", status, std::move(created));
  }
  /// Owns an existing handle, such as one that a C function created.
  static BasicList own(scrollkit_list *existing) noexcept {
    BasicList owner(Empty{});
    owner.handle = existing;
    return owner;
  }
  /// Destroys what it owns.
  ~BasicList() {
    scrollkit_list_destroy(this->handle);
    detail::discard();
  }
  /// Takes over what `other` owns.
  BasicList(BasicList &&other) noexcept : Reference(std::exchange(other.handle, nullptr)) {}
  /// Destroys what it owns, and takes over what `other` owns.
  BasicList &operator=(BasicList &&other) noexcept {
    BasicList moved(std::move(other));
    std::swap(this->handle, moved.handle);
    return *this;
  }

private:
  struct Empty {};
  explicit BasicList(Empty) noexcept {}
};

/// Owns a scrollkit_scroller, and destroys it with itself.
template <class Errors> class BasicScroller : public BasicScrollerRef<Errors> {
  template <class T> using Result = typename Errors::template Result<T>;
  using Reference = BasicScrollerRef<Errors>;

public:
  /// Creates one, or throws; where errors are results, use create().
  explicit BasicScroller(const ScrollerOptions &options = {}) {
    static_assert(Errors::throws, "use create(): a constructor has no result");
    std::int32_t status = scrollkit_scroller_create(detail::c(&options), &this->handle);
    Errors::result("scrollkit_scroller_create", status);
  }
  /// Creates one, and returns it or why it was refused.
  static Result<BasicScroller> create(const ScrollerOptions &options = {}) {
    BasicScroller created(Empty{});
    std::int32_t status = scrollkit_scroller_create(detail::c(&options), &created.handle);
    return Errors::result("scrollkit_scroller_create", status, std::move(created));
  }
  /// Owns an existing handle, such as one that a C function created.
  static BasicScroller own(scrollkit_scroller *existing) noexcept {
    BasicScroller owner(Empty{});
    owner.handle = existing;
    return owner;
  }
  /// Destroys what it owns.
  ~BasicScroller() {
    scrollkit_scroller_destroy(this->handle);
    detail::discard();
  }
  /// Takes over what `other` owns.
  BasicScroller(BasicScroller &&other) noexcept : Reference(std::exchange(other.handle, nullptr)) {}
  /// Destroys what it owns, and takes over what `other` owns.
  BasicScroller &operator=(BasicScroller &&other) noexcept {
    BasicScroller moved(std::move(other));
    std::swap(this->handle, moved.handle);
    return *this;
  }

private:
  struct Empty {};
  explicit BasicScroller(Empty) noexcept {}
};

/// Owns a scrollkit_window, and destroys it with itself.
template <class Errors> class BasicWindow : public BasicWindowRef<Errors> {
  template <class T> using Result = typename Errors::template Result<T>;
  using Reference = BasicWindowRef<Errors>;

public:
  /// Creates one, or throws; where errors are results, use create().
  explicit BasicWindow(BasicWindowRef<Errors> sibling = nullptr) {
    static_assert(Errors::throws, "use create(): a constructor has no result");
    std::int32_t status = scrollkit_window_create(sibling.get(), &this->handle);
    Errors::result("scrollkit_window_create", status);
  }
  /// Creates one, and returns it or why it was refused.
  static Result<BasicWindow> create(BasicWindowRef<Errors> sibling = nullptr) {
    BasicWindow created(Empty{});
    std::int32_t status = scrollkit_window_create(sibling.get(), &created.handle);
    return Errors::result("scrollkit_window_create", status, std::move(created));
  }
  /// Owns an existing handle, such as one that a C function created.
  static BasicWindow own(scrollkit_window *existing) noexcept {
    BasicWindow owner(Empty{});
    owner.handle = existing;
    return owner;
  }
  /// Destroys what it owns.
  ~BasicWindow() {
    scrollkit_window_destroy(this->handle);
    detail::discard();
  }
  /// Takes over what `other` owns.
  BasicWindow(BasicWindow &&other) noexcept : Reference(std::exchange(other.handle, nullptr)) {}
  /// Destroys what it owns, and takes over what `other` owns.
  BasicWindow &operator=(BasicWindow &&other) noexcept {
    BasicWindow moved(std::move(other));
    std::swap(this->handle, moved.handle);
    return *this;
  }

private:
  struct Empty {};
  explicit BasicWindow(Empty) noexcept {}
};

namespace detail {
/// Passes bytes of a trace to an object: a function of `(const char *, std::size_t)`, a string or a stream.
template <class Target> void write_trace(void *user, const void *bytes, std::size_t size) {
  Target &target = *static_cast<Target *>(user);
  const char *first = static_cast<const char *>(bytes);
  guarded([&] {
    if constexpr (std::is_invocable<Target &, const char *, std::size_t>::value) {
      target(first, size);
    } else if constexpr (std::is_convertible<Target &, std::string &>::value) {
      target.append(first, size);
    } else {
      target.write(first, std::ptrdiff_t(size));
    }
  });
}
}  // namespace detail

/// What a replay found.
struct Replay {
  /// `ok`: all answers are the recorded ones; `different`: one differs; `invalid_trace`: the trace is truncated or
  /// damaged at the report's place, and the steps before it were made.
  Status status{};
  /// The numbers of calls and differences.
  TraceReport report;
};

/// A recording of calls that stops with itself. Its scrollers and lists remain.
///
///     std::ofstream file("session.sktrace", std::ios::binary);
///     scrollkit::Trace trace(file);
///     scrollkit::Scroller scroller = trace.create_scroller();
template <class Errors> class BasicTrace {
  template <class T> using Result = typename Errors::template Result<T>;

public:
  /// Starts a trace, or throws; where errors are results, use create().
  ///
  /// `target` receives the bytes, inside this call and the recorded ones. It is a `std::string`, a `std::ostream` or
  /// a function of `(const char *bytes, std::size_t size)`, which must not call the library. It is not owned, and
  /// must outlive the trace. An exception that it throws is thrown again by the method that made the call.
  template <class Target> explicit BasicTrace(Target &target) : BasicTrace(Empty{}) {
    static_assert(Errors::throws, "use create(): a constructor has no result");
    Errors::result("scrollkit_trace_start", start(target));
  }
  /// Starts a trace, and returns it or why it was refused.
  template <class Target> static Result<BasicTrace> create(Target &target) {
    BasicTrace created(Empty{});
    std::int32_t status = created.start(target);
    return Errors::result("scrollkit_trace_start", status, std::move(created));
  }
  /// Stops the trace.
  ~BasicTrace() { stop(); }
  /// Takes over the trace of `other`.
  BasicTrace(BasicTrace &&other) noexcept : handle(std::exchange(other.handle, nullptr)) {}
  /// Stops the trace, and takes over that of `other`.
  BasicTrace &operator=(BasicTrace &&other) noexcept {
    BasicTrace moved(std::move(other));
    std::swap(handle, moved.handle);
    return *this;
  }

  /// The handle, for the functions of scrollkit.h.
  scrollkit_trace *get() const noexcept { return handle; }
  /// Whether it records.
  explicit operator bool() const noexcept { return handle != nullptr; }

  /// Creates a scroller whose calls are recorded, unless the trace was stopped.
  Result<BasicScroller<Errors>> create_scroller(const ScrollerOptions &options = {}) {
    scrollkit_scroller *created = nullptr;
    std::int32_t status = scrollkit_trace_create_scroller(handle, detail::c(&options), &created);
    return Errors::result(
        "scrollkit_trace_create_scroller", status, BasicScroller<Errors>::own(created));
  }
  /// Creates a list whose calls are recorded, unless the trace was stopped.
  Result<BasicList<Errors>> create_list(const ListOptions &options = {}) {
    scrollkit_list *created = nullptr;
    std::int32_t status = scrollkit_trace_create_list(handle, detail::c(&options), &created);
    return Errors::result("scrollkit_trace_create_list", status, BasicList<Errors>::own(created));
  }
  /// Adds a note of the program, in UTF-8.
  Result<void> mark(const char *text) {
    std::int32_t status = scrollkit_trace_mark(handle, text);
    return Errors::result("scrollkit_trace_mark", status);
  }
  /// Stops the trace. Calls on its scrollers and lists are no longer recorded.
  void stop() noexcept { scrollkit_trace_stop(std::exchange(handle, nullptr)); }

  /// A step of a replay, with the frame after it.
  struct Step : TraceStep {
    /// The name of the function without `scrollkit_`, the name of the event, or the note.
    const char *text;
    /// The scroller. It refers to nothing after it was destroyed, for calls on a list, and for a note.
    BasicScrollerRef<Errors> reference;
    /// Null where `reference` refers to nothing.
    const Frame *frame;
    /// Null unless the kind is `event`.
    const Event *event;
  };

  /// Replays a trace: repeats the calls and compares the answers.
  ///
  /// It throws only what `observe` throws, and if nothing was replayed: without memory, or if `bytes` is null or
  /// not aligned to 8 bytes. Those of a `std::string` and of a `std::vector` are.
  ///
  /// @param bytes   The trace.
  /// @param size    Its size, in bytes.
  /// @param observe A function of `(const Trace::Step &)`, which receives the steps in order. It may read the scroller.
  template <class Observer>
  static Result<Replay> replay(const void *bytes, std::size_t size, Observer &&observe) {
    std::remove_reference_t<Observer> *observer = &observe;
    return replay(bytes, size, notify<decltype(observer)>, &observer);
  }
  /// Replays a trace without an observer.
  static Result<Replay> replay(const void *bytes, std::size_t size) {
    return replay(bytes, size, nullptr, nullptr);
  }
  /// Replays a trace that was recorded to a string.
  static Result<Replay> replay(const std::string &bytes) { return replay(bytes.data(), bytes.size()); }

private:
  struct Empty {};
  explicit BasicTrace(Empty) noexcept {}

  template <class Target> std::int32_t start(Target &target) {
    void *user = const_cast<void *>(static_cast<const void *>(&target));
    return scrollkit_trace_start(detail::write_trace<Target>, user, &handle);
  }

  template <class Observer>
  static void notify(
      void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
      const scrollkit_frame *frame, const scrollkit_event *event) {
    detail::guarded([&] {
      (**static_cast<Observer *>(user))(Step{
          *reinterpret_cast<const TraceStep *>(step), text, scroller,
          reinterpret_cast<const Frame *>(frame), reinterpret_cast<const Event *>(event)});
    });
  }

  static Result<Replay> replay(
      const void *bytes, std::size_t size, scrollkit_trace_step_function observe, void *user) {
    Replay replay;
    std::int32_t status =
        scrollkit_trace_replay(bytes, size, observe, user, detail::c(&replay.report));
    replay.status = Status(status);
    bool has_replayed = status >= 0 || replay.status == Status::invalid_trace;
    return Errors::result("scrollkit_trace_replay", has_replayed ? 0 : status, std::move(replay));
  }

  scrollkit_trace *handle = nullptr;
};
/// A recording of calls. Errors are exceptions.
using Trace = BasicTrace<Exceptions>;
namespace results {
/// A recording of calls. Errors are results.
using Trace = BasicTrace<Results>;
}  // namespace results

/// The functions without a handle: `scrollkit::Library::version()`.
template <class Errors> struct BasicLibrary {
  /// What a call returns: a value, or a Result with it.
  template <class T> using Result = typename Errors::template Result<T>;

  /// Return the version of the library as text: "0.1.0".
  static const char * version() noexcept {
    return scrollkit_version();
  }

  /// Return the version of the library as an increasing number.
  static std::uint32_t version_number() noexcept {
    return scrollkit_version_number();
  }

  /// Return whether this build of the library has a feature.
  static std::uint32_t has_feature(const char * name) noexcept {
    return scrollkit_has_feature(name);
  }

  /// Return the meaning of a status and what to do about it, in one or two sentences.
  static const char * status_text(Status status) noexcept {
    return scrollkit_status_text(scrollkit_status(status));
  }

  /// Return the name of an enum's constant, for logs and menus: ("phase", 2) is "dragging".
  static const char * enum_name(const char * type, std::int64_t value) noexcept {
    return scrollkit_enum_name(type, value);
  }

  /// Read all numbers of a preset.
  static Result<FeelValues> feel_get_values(Feel feel) {
    FeelValues values{};
    std::int32_t status = scrollkit_feel_get_values(scrollkit_feel(feel), detail::c(&values));
    return Errors::result("scrollkit_feel_get_values", status, std::move(values));
  }
  /// Read all numbers of a preset.
  static Result<void> feel_get_values(Feel feel, FeelValues &values) {
    std::int32_t status = scrollkit_feel_get_values(scrollkit_feel(feel), detail::c(&values));
    return Errors::result("scrollkit_feel_get_values", status);
  }

  /// Make an input from an SDL2 wheel event.
  static Result<Input> input_from_sdl2_wheel(
      double x, double y, std::uint32_t direction, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_sdl2_wheel(
        detail::c(&input), x, y, direction, time_ms);
    return Errors::result("scrollkit_input_from_sdl2_wheel", status, std::move(input));
  }
  /// Make an input from an SDL2 wheel event.
  static Result<void> input_from_sdl2_wheel(
      Input &input, double x, double y, std::uint32_t direction, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_sdl2_wheel(
        detail::c(&input), x, y, direction, time_ms);
    return Errors::result("scrollkit_input_from_sdl2_wheel", status);
  }

  /// Make an input from an SDL3 wheel event.
  static Result<Input> input_from_sdl3_wheel(
      double x, double y, std::uint32_t direction, std::uint64_t time_ns) {
    Input input{};
    std::int32_t status = scrollkit_input_from_sdl3_wheel(
        detail::c(&input), x, y, direction, time_ns);
    return Errors::result("scrollkit_input_from_sdl3_wheel", status, std::move(input));
  }
  /// Make an input from an SDL3 wheel event.
  static Result<void> input_from_sdl3_wheel(
      Input &input, double x, double y, std::uint32_t direction, std::uint64_t time_ns) {
    std::int32_t status = scrollkit_input_from_sdl3_wheel(
        detail::c(&input), x, y, direction, time_ns);
    return Errors::result("scrollkit_input_from_sdl3_wheel", status);
  }

  /// Make an input from an SDL2 finger event.
  static Result<Input> input_from_sdl2_finger(
      std::uint32_t type, std::uint64_t finger, double x, double y, double width, double height,
      std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_sdl2_finger(
        detail::c(&input), type, finger, x, y, width, height, time_ms);
    return Errors::result("scrollkit_input_from_sdl2_finger", status, std::move(input));
  }
  /// Make an input from an SDL2 finger event.
  static Result<void> input_from_sdl2_finger(
      Input &input, std::uint32_t type, std::uint64_t finger, double x, double y, double width,
      double height, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_sdl2_finger(
        detail::c(&input), type, finger, x, y, width, height, time_ms);
    return Errors::result("scrollkit_input_from_sdl2_finger", status);
  }

  /// Make an input from an SDL3 finger event.
  static Result<Input> input_from_sdl3_finger(
      std::uint32_t type, std::uint64_t finger, double x, double y, double width, double height,
      std::uint64_t time_ns) {
    Input input{};
    std::int32_t status = scrollkit_input_from_sdl3_finger(
        detail::c(&input), type, finger, x, y, width, height, time_ns);
    return Errors::result("scrollkit_input_from_sdl3_finger", status, std::move(input));
  }
  /// Make an input from an SDL3 finger event.
  static Result<void> input_from_sdl3_finger(
      Input &input, std::uint32_t type, std::uint64_t finger, double x, double y, double width,
      double height, std::uint64_t time_ns) {
    std::int32_t status = scrollkit_input_from_sdl3_finger(
        detail::c(&input), type, finger, x, y, width, height, time_ns);
    return Errors::result("scrollkit_input_from_sdl3_finger", status);
  }

  /// Make an input from GLFW's scroll callback.
  static Result<Input> input_from_glfw_scroll(double xoffset, double yoffset, double time) {
    Input input{};
    std::int32_t status = scrollkit_input_from_glfw_scroll(
        detail::c(&input), xoffset, yoffset, time);
    return Errors::result("scrollkit_input_from_glfw_scroll", status, std::move(input));
  }
  /// Make an input from GLFW's scroll callback.
  static Result<void> input_from_glfw_scroll(
      Input &input, double xoffset, double yoffset, double time) {
    std::int32_t status = scrollkit_input_from_glfw_scroll(
        detail::c(&input), xoffset, yoffset, time);
    return Errors::result("scrollkit_input_from_glfw_scroll", status);
  }

  /// Make an input from raylib's GetMouseWheelMoveV, if it is not zero.
  static Result<Input> input_from_raylib_wheel(double x, double y, double time) {
    Input input{};
    std::int32_t status = scrollkit_input_from_raylib_wheel(detail::c(&input), x, y, time);
    return Errors::result("scrollkit_input_from_raylib_wheel", status, std::move(input));
  }
  /// Make an input from raylib's GetMouseWheelMoveV, if it is not zero.
  static Result<void> input_from_raylib_wheel(Input &input, double x, double y, double time) {
    std::int32_t status = scrollkit_input_from_raylib_wheel(detail::c(&input), x, y, time);
    return Errors::result("scrollkit_input_from_raylib_wheel", status);
  }

  /// Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.
  static Result<Input> input_from_imgui_wheel(
      double wheel_x, double wheel_y, std::uint32_t right_is_positive, double time) {
    Input input{};
    std::int32_t status = scrollkit_input_from_imgui_wheel(
        detail::c(&input), wheel_x, wheel_y, right_is_positive, time);
    return Errors::result("scrollkit_input_from_imgui_wheel", status, std::move(input));
  }
  /// Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.
  static Result<void> input_from_imgui_wheel(
      Input &input, double wheel_x, double wheel_y, std::uint32_t right_is_positive, double time) {
    std::int32_t status = scrollkit_input_from_imgui_wheel(
        detail::c(&input), wheel_x, wheel_y, right_is_positive, time);
    return Errors::result("scrollkit_input_from_imgui_wheel", status);
  }

  /// Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).
  static Result<Input> input_from_sgr_button(std::uint32_t button, double time) {
    Input input{};
    std::int32_t status = scrollkit_input_from_sgr_button(detail::c(&input), button, time);
    return Errors::result("scrollkit_input_from_sgr_button", status, std::move(input));
  }
  /// Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).
  static Result<void> input_from_sgr_button(Input &input, std::uint32_t button, double time) {
    std::int32_t status = scrollkit_input_from_sgr_button(detail::c(&input), button, time);
    return Errors::result("scrollkit_input_from_sgr_button", status);
  }

  /// Make an input from the "scroll" signal of GtkEventControllerScroll (GTK 4.8 and later).
  static Result<Input> input_from_gtk_scroll(
      double dx, double dy, std::uint32_t unit, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_gtk_scroll(detail::c(&input), dx, dy, unit, time_ms);
    return Errors::result("scrollkit_input_from_gtk_scroll", status, std::move(input));
  }
  /// Make an input from the "scroll" signal of GtkEventControllerScroll (GTK 4.8 and later).
  static Result<void> input_from_gtk_scroll(
      Input &input, double dx, double dy, std::uint32_t unit, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_gtk_scroll(detail::c(&input), dx, dy, unit, time_ms);
    return Errors::result("scrollkit_input_from_gtk_scroll", status);
  }

  /// Make an input from the "scroll-begin" signal of GtkEventControllerScroll.
  static Result<Input> input_from_gtk_begin(std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_gtk_begin(detail::c(&input), time_ms);
    return Errors::result("scrollkit_input_from_gtk_begin", status, std::move(input));
  }
  /// Make an input from the "scroll-begin" signal of GtkEventControllerScroll.
  static Result<void> input_from_gtk_begin(Input &input, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_gtk_begin(detail::c(&input), time_ms);
    return Errors::result("scrollkit_input_from_gtk_begin", status);
  }

  /// Make an input from the "scroll-end" signal of GtkEventControllerScroll. Momentum follows.
  static Result<Input> input_from_gtk_end(std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_gtk_end(detail::c(&input), time_ms);
    return Errors::result("scrollkit_input_from_gtk_end", status, std::move(input));
  }
  /// Make an input from the "scroll-end" signal of GtkEventControllerScroll. Momentum follows.
  static Result<void> input_from_gtk_end(Input &input, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_gtk_end(detail::c(&input), time_ms);
    return Errors::result("scrollkit_input_from_gtk_end", status);
  }

  /// Make an input from the "decelerate" signal of GtkEventControllerScroll. Momentum with GTK's
  /// velocity follows.
  static Result<Input> input_from_gtk_decelerate(
      double velocity_x, double velocity_y, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_gtk_decelerate(
        detail::c(&input), velocity_x, velocity_y, time_ms);
    return Errors::result("scrollkit_input_from_gtk_decelerate", status, std::move(input));
  }
  /// Make an input from the "decelerate" signal of GtkEventControllerScroll. Momentum with GTK's
  /// velocity follows.
  static Result<void> input_from_gtk_decelerate(
      Input &input, double velocity_x, double velocity_y, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_gtk_decelerate(
        detail::c(&input), velocity_x, velocity_y, time_ms);
    return Errors::result("scrollkit_input_from_gtk_decelerate", status);
  }

  /// Make an input from a GDK scroll event (GTK 4).
  static Result<Input> input_from_gdk_scroll(
      std::uint32_t direction, double dx, double dy, std::uint32_t unit, std::uint32_t is_stop,
      std::uint32_t relative, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_gdk_scroll(
        detail::c(&input), direction, dx, dy, unit, is_stop, relative, time_ms);
    return Errors::result("scrollkit_input_from_gdk_scroll", status, std::move(input));
  }
  /// Make an input from a GDK scroll event (GTK 4).
  static Result<void> input_from_gdk_scroll(
      Input &input, std::uint32_t direction, double dx, double dy, std::uint32_t unit,
      std::uint32_t is_stop, std::uint32_t relative, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_gdk_scroll(
        detail::c(&input), direction, dx, dy, unit, is_stop, relative, time_ms);
    return Errors::result("scrollkit_input_from_gdk_scroll", status);
  }

  /// Make an input from a GDK hold event. Fingers that rest on a touchpad stop a motion.
  static Result<Input> input_from_gdk_hold(std::uint32_t phase, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_gdk_hold(detail::c(&input), phase, time_ms);
    return Errors::result("scrollkit_input_from_gdk_hold", status, std::move(input));
  }
  /// Make an input from a GDK hold event. Fingers that rest on a touchpad stop a motion.
  static Result<void> input_from_gdk_hold(
      Input &input, std::uint32_t phase, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_gdk_hold(detail::c(&input), phase, time_ms);
    return Errors::result("scrollkit_input_from_gdk_hold", status);
  }

  /// Make an input from a Wayland axis event (wl_pointer.axis) and the other events of its frame.
  static Result<Input> input_from_wayland_axis(
      std::uint32_t axis, double value, std::int32_t value120, std::uint32_t source,
      std::uint32_t relative, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_wayland_axis(
        detail::c(&input), axis, value, value120, source, relative, time_ms);
    return Errors::result("scrollkit_input_from_wayland_axis", status, std::move(input));
  }
  /// Make an input from a Wayland axis event (wl_pointer.axis) and the other events of its frame.
  static Result<void> input_from_wayland_axis(
      Input &input, std::uint32_t axis, double value, std::int32_t value120, std::uint32_t source,
      std::uint32_t relative, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_wayland_axis(
        detail::c(&input), axis, value, value120, source, relative, time_ms);
    return Errors::result("scrollkit_input_from_wayland_axis", status);
  }

  /// Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).
  static Result<Input> input_from_wayland_stop(std::uint32_t axis, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_wayland_stop(detail::c(&input), axis, time_ms);
    return Errors::result("scrollkit_input_from_wayland_stop", status, std::move(input));
  }
  /// Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).
  static Result<void> input_from_wayland_stop(
      Input &input, std::uint32_t axis, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_wayland_stop(detail::c(&input), axis, time_ms);
    return Errors::result("scrollkit_input_from_wayland_stop", status);
  }

  /// Make an input from one axis of a libinput scroll event (libinput 1.19 and later).
  static Result<Input> input_from_libinput_scroll(
      std::uint32_t source, std::uint32_t axis, double value, double value120,
      std::uint64_t time_usec) {
    Input input{};
    std::int32_t status = scrollkit_input_from_libinput_scroll(
        detail::c(&input), source, axis, value, value120, time_usec);
    return Errors::result("scrollkit_input_from_libinput_scroll", status, std::move(input));
  }
  /// Make an input from one axis of a libinput scroll event (libinput 1.19 and later).
  static Result<void> input_from_libinput_scroll(
      Input &input, std::uint32_t source, std::uint32_t axis, double value, double value120,
      std::uint64_t time_usec) {
    std::int32_t status = scrollkit_input_from_libinput_scroll(
        detail::c(&input), source, axis, value, value120, time_usec);
    return Errors::result("scrollkit_input_from_libinput_scroll", status);
  }

  /// Make an input from an X11 scroll valuator (XInput 2.1 and later).
  static Result<Input> input_from_xi2_scroll(
      std::uint32_t scroll_type, double delta, double increment, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_xi2_scroll(
        detail::c(&input), scroll_type, delta, increment, time_ms);
    return Errors::result("scrollkit_input_from_xi2_scroll", status, std::move(input));
  }
  /// Make an input from an X11 scroll valuator (XInput 2.1 and later).
  static Result<void> input_from_xi2_scroll(
      Input &input, std::uint32_t scroll_type, double delta, double increment,
      std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_xi2_scroll(
        detail::c(&input), scroll_type, delta, increment, time_ms);
    return Errors::result("scrollkit_input_from_xi2_scroll", status);
  }

  /// Make an input from an X11 button event of a wheel.
  static Result<Input> input_from_x11_button(std::uint32_t button, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_x11_button(detail::c(&input), button, time_ms);
    return Errors::result("scrollkit_input_from_x11_button", status, std::move(input));
  }
  /// Make an input from an X11 button event of a wheel.
  static Result<void> input_from_x11_button(
      Input &input, std::uint32_t button, std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_x11_button(detail::c(&input), button, time_ms);
    return Errors::result("scrollkit_input_from_x11_button", status);
  }

  /// Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).
  static Result<Input> input_from_qt_wheel(
      std::int32_t angle_x, std::int32_t angle_y, std::int32_t pixel_x, std::int32_t pixel_y,
      std::uint32_t phase, std::uint32_t inverted, std::uint64_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_qt_wheel(
        detail::c(&input), angle_x, angle_y, pixel_x, pixel_y, phase, inverted, time_ms);
    return Errors::result("scrollkit_input_from_qt_wheel", status, std::move(input));
  }
  /// Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).
  static Result<void> input_from_qt_wheel(
      Input &input, std::int32_t angle_x, std::int32_t angle_y, std::int32_t pixel_x,
      std::int32_t pixel_y, std::uint32_t phase, std::uint32_t inverted, std::uint64_t time_ms) {
    std::int32_t status = scrollkit_input_from_qt_wheel(
        detail::c(&input), angle_x, angle_y, pixel_x, pixel_y, phase, inverted, time_ms);
    return Errors::result("scrollkit_input_from_qt_wheel", status);
  }

  /// Make an input from an AppKit scroll event (NSEventTypeScrollWheel).
  static Result<Input> input_from_appkit_scroll(
      double dx, double dy, std::uint32_t precise, std::uint32_t phase, std::uint32_t momentum,
      std::uint32_t inverted, double time) {
    Input input{};
    std::int32_t status = scrollkit_input_from_appkit_scroll(
        detail::c(&input), dx, dy, precise, phase, momentum, inverted, time);
    return Errors::result("scrollkit_input_from_appkit_scroll", status, std::move(input));
  }
  /// Make an input from an AppKit scroll event (NSEventTypeScrollWheel).
  static Result<void> input_from_appkit_scroll(
      Input &input, double dx, double dy, std::uint32_t precise, std::uint32_t phase,
      std::uint32_t momentum, std::uint32_t inverted, double time) {
    std::int32_t status = scrollkit_input_from_appkit_scroll(
        detail::c(&input), dx, dy, precise, phase, momentum, inverted, time);
    return Errors::result("scrollkit_input_from_appkit_scroll", status);
  }

  /// Make an input from a WheelEvent of the web.
  static Result<Input> input_from_web_wheel(
      double delta_x, double delta_y, std::uint32_t delta_mode, std::int32_t wheel_delta_x,
      std::int32_t wheel_delta_y, double time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_web_wheel(
        detail::c(&input), delta_x, delta_y, delta_mode, wheel_delta_x, wheel_delta_y, time_ms);
    return Errors::result("scrollkit_input_from_web_wheel", status, std::move(input));
  }
  /// Make an input from a WheelEvent of the web.
  static Result<void> input_from_web_wheel(
      Input &input, double delta_x, double delta_y, std::uint32_t delta_mode,
      std::int32_t wheel_delta_x, std::int32_t wheel_delta_y, double time_ms) {
    std::int32_t status = scrollkit_input_from_web_wheel(
        detail::c(&input), delta_x, delta_y, delta_mode, wheel_delta_x, wheel_delta_y, time_ms);
    return Errors::result("scrollkit_input_from_web_wheel", status);
  }

  /// Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.
  static Result<Input> input_from_win32_wheel(
      std::uint32_t message, std::int32_t delta, std::uint32_t pages, std::uint32_t time_ms) {
    Input input{};
    std::int32_t status = scrollkit_input_from_win32_wheel(
        detail::c(&input), message, delta, pages, time_ms);
    return Errors::result("scrollkit_input_from_win32_wheel", status, std::move(input));
  }
  /// Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.
  static Result<void> input_from_win32_wheel(
      Input &input, std::uint32_t message, std::int32_t delta, std::uint32_t pages,
      std::uint32_t time_ms) {
    std::int32_t status = scrollkit_input_from_win32_wheel(
        detail::c(&input), message, delta, pages, time_ms);
    return Errors::result("scrollkit_input_from_win32_wheel", status);
  }

  /// Unwrap a time in 32-bit milliseconds, which wrap every 49.7 days.
  static Result<double> time_unwrap(double previous, std::uint32_t time_ms) {
    double time{};
    std::int32_t status = scrollkit_time_unwrap(previous, time_ms, &time);
    return Errors::result("scrollkit_time_unwrap", status, std::move(time));
  }

  /// Advance several scrollers to a time and read their frames, all or none.
  static Result<void> scroller_tick_many(
      const BasicScrollerRef<Errors> *scrollers, std::size_t count, double time, Frame *frames) {
    std::int32_t status = scrollkit_scroller_tick_many(
        reinterpret_cast<scrollkit_scroller *const *>(scrollers), count, time, detail::c(frames));
    return Errors::result("scrollkit_scroller_tick_many", status);
  }
};
/// The functions without a handle. Errors are exceptions.
using Library = BasicLibrary<Exceptions>;
namespace results {
/// The functions without a handle. Errors are results.
using Library = BasicLibrary<Results>;
}  // namespace results

/// Refers to a scrollkit_list. Errors are exceptions.
using ListRef = BasicListRef<Exceptions>;
/// Owns a scrollkit_list. Errors are exceptions.
using List = BasicList<Exceptions>;
namespace results {
/// Refers to a scrollkit_list. Errors are results.
using ListRef = BasicListRef<Results>;
/// Owns a scrollkit_list. Errors are results.
using List = BasicList<Results>;
}  // namespace results
/// Refers to a scrollkit_scroller. Errors are exceptions.
using ScrollerRef = BasicScrollerRef<Exceptions>;
/// Owns a scrollkit_scroller. Errors are exceptions.
using Scroller = BasicScroller<Exceptions>;
namespace results {
/// Refers to a scrollkit_scroller. Errors are results.
using ScrollerRef = BasicScrollerRef<Results>;
/// Owns a scrollkit_scroller. Errors are results.
using Scroller = BasicScroller<Results>;
}  // namespace results
/// Refers to a scrollkit_window. Errors are exceptions.
using WindowRef = BasicWindowRef<Exceptions>;
/// Owns a scrollkit_window. Errors are exceptions.
using Window = BasicWindow<Exceptions>;
namespace results {
/// Refers to a scrollkit_window. Errors are results.
using WindowRef = BasicWindowRef<Results>;
/// Owns a scrollkit_window. Errors are results.
using Window = BasicWindow<Results>;
}  // namespace results

}  // namespace scrollkit

#endif /* SCROLLKIT_HPP */
