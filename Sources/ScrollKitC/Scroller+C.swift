import CScrollKitTypes
import ScrollKitCore

/// Create a scroller.
///
/// It has no content until scrollkit_scroller_set_geometry. The times of inputs and ticks share one
/// clock.
///
/// @param options  The options; NULL means all defaults. Copied.
/// @param scroller Receives the new scroller, owned by the caller: destroy it with
///                 scrollkit_scroller_destroy. Must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown mode or feel, a switch that is neither 0 nor 1, an unknown field that is not
///         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and `*scroller` is
///         unchanged.
///
/// Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
@_cdecl("scrollkit_scroller_create")
public func scrollkit_scroller_create(
  _ options: UnsafePointer<scrollkit_scroller_options>?,
  _ scroller: UnsafeMutablePointer<ScrollerRef?>?
) -> scrollkit_status {
  guard let scroller else { return .nullArgument }
  var raw = scrollkit_scroller_options()
  if let error = raw.read(options) { return error }
  guard let mode = ScrollMode(rawValue: raw.mode), var feel = Feel(raw.feel) else {
    return .invalidArgument
  }
  let ownFeelParts = feel.override(by: raw)
  let setting = ScrollSetting(
    geometry: .empty, feel: feel,
    alwaysBounces: Pair(x: raw.always_bounces_x == 1, y: raw.always_bounces_y == 1))
  guard let box = allocateMemory(ScrollerBox.self) else { return .noMemory }
  box.initialize(
    to: ScrollerBox(
      view: ScrollView(mode: mode, setting: setting), delegate: Delegate(),
      nested: nil, traced: nil, meter: nil, pendingInput: nil, callDepth: 0, ownFeelParts: ownFeelParts,
      isNotifying: false, isInWillEndDragging: false, isDestroyed: false))
  scroller.pointee = ScrollerRef(box)
  return .ok
}

/// Destroy a scroller.
///
/// The delegate first receives SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED for each animation whose
/// completion it has not received, with `finished` 0 for the one under way, and no other event. The
/// scroller still exists then. Inside a function of its own delegate it is destroyed when that
/// function has returned.
///
/// @param scroller The scroller; NULL has no effect.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_destroy(_ scroller: ScrollerRef?) {
  BoxPointer(scroller)?.destroy()
}

/// Set the scroller's clock back.
///
/// A call with a time that is far ahead by mistake, such as one in milliseconds, sets the clock ahead,
/// and all later calls count as of that time. This call undoes it: content goes on from where it is,
/// and motions, fades and gestures continue by their own elapsed time. Returned times are the host's
/// again, also those of events that wait in the queue. They may be rounded, by up to 15 microseconds.
///
/// Nested scrollers: the scrollers of a tree have one clock. The latest of them is set back to the
/// time, and what was added by mistake has passed for all of them.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     The new time of the clock, in seconds. A time that is not before the clock has no
///                 effect.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if all calls together would set the clock back by more
///         than 1e11 seconds), and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_clock(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = timeError(time) { return error }
  let nested = box.pointee.nested
  let offset = nested?.clockOffset(backTo: time) ?? box.pointee.view.clockOffset(backTo: time)
  guard offset <= longestClockOffset else { return .outOfRange }
  if let nested { nested.setClock(backTo: time) } else { box.pointee.view.setClock(backTo: time) }
  return .ok
}

/// Set the viewport, the content and the insets.
///
/// The first geometry puts content at its start. Later ones do not make moving content jump: a drag
/// keeps its anchor, and a motion is retargeted. Content that rests out of the new range is clamped
/// at once; with a shift, it bounces back. A shift moves all stored offsets, so that it is not
/// visible. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SHIFT.
///
/// @param scroller The scroller; must not be NULL.
/// @param geometry The new geometry; must not be NULL. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`right_to_left` neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_geometry(
  _ scroller: ScrollerRef?, _ geometry: UnsafePointer<scrollkit_geometry>?, _ time: Double
) -> scrollkit_status {
  guard BoxPointer(scroller) != nil, let geometry else { return scroller.refusal }
  var raw = scrollkit_geometry()
  if let error = raw.read(geometry) { return error }
  return changeView(scroller, at: time, x: raw.shift_x, y: raw.shift_y) { view, time in
    view.setRightToLeft(raw.right_to_left == 1)
    view.setGeometry(ScrollGeometry(raw), shift: Vector(x: raw.shift_x, y: raw.shift_y), at: time)
  }
}

/// Set the sizes of the viewport and the content, without insets, in one call without a struct.
///
/// It is scrollkit_scroller_set_geometry for scripts that cannot make structs. An unchanged size costs
/// little more than a tick, so a program may set it in every frame.
///
/// @param scroller        The scroller; must not be NULL.
/// @param viewport_width  Width of the viewport, in points; below 0 counts as 0.
/// @param viewport_height Height of the viewport, in points; below 0 counts as 0.
/// @param content_width   Width of the content, in points; below 0 counts as 0.
/// @param content_height  Height of the content, in points; below 0 counts as 0.
/// @param time            Time of the call, in seconds.
/// @return As scrollkit_scroller_set_geometry.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_size(
  _ scroller: ScrollerRef?, _ viewport_width: Double, _ viewport_height: Double,
  _ content_width: Double, _ content_height: Double, _ time: Double
) -> scrollkit_status {
  guard BoxPointer(scroller) != nil else { return scroller.refusal }
  if let error = lengthError(content_width, content_height) { return error }
  return changeView(scroller, at: time, x: viewport_width, y: viewport_height) { view, time in
    view.setRightToLeft(false)
    view.setGeometry(
      ScrollGeometry(
        viewport: Vector(x: viewport_width, y: viewport_height), content: Vector(x: content_width, y: content_height)),
      at: time)
  }
}

/// Shift the offset and all stored offsets with content that moved under the viewport.
///
/// It is scrollkit_scroller_set_geometry with the current geometry and a shift. When the content's
/// size changes too, set both in one call: between two calls content may be out of range.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        Distance by which visible content moved right within the content, in points.
/// @param y        Distance by which it moved down, in points.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_shift(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  changeView(scroller, at: time, x: x, y: y) { $0.shift(by: Vector(x: x, y: y), at: $1) }
}

/// Set the user's accessibility preferences from the next gesture or motion on. The gesture or
/// motion under way keeps the old ones.
///
/// With `reduces_motion`, scrolls and zooms by the program, steps of a wheel or key, returns into
/// range and snaps of a header finish in one step; the nub still fades. Observed: requests to
/// scroll are not animated. With `stops_momentum`, released content rests where it is. A chain of
/// nested scrollers has the preferences of the scroller on which the gesture begins.
///
/// With `resamples`, a tick shows a drag as it was 5 ms before: interpolated between two moves, or
/// extrapolated by at most 8 ms. The offset then changes at ticks only, and a released motion
/// starts at the drawn offset.
///
/// @param scroller    The scroller; must not be NULL.
/// @param preferences The preferences; NULL means none. Copied.
/// @param time        Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (a switch that is neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_preferences(
  _ scroller: ScrollerRef?, _ preferences: UnsafePointer<scrollkit_preferences>?, _ time: Double
) -> scrollkit_status {
  guard BoxPointer(scroller) != nil else { return scroller.refusal }
  var raw = scrollkit_preferences()
  if let error = raw.read(preferences) { return error }
  var value = ScrollPreferences()
  value.reducesMotion = raw.reduces_motion == 1
  value.stopsMomentum = raw.stops_momentum == 1
  value.resamples = raw.resamples == 1
  return changeView(scroller, at: time) { $0.setPreferences(value, at: $1) }
}

/// Set along which axes the user scrolls, from the next gesture or motion on. Along another one only
/// the program does.
///
/// Fingers, wheels, keys, autoscroll, scroll bars and the nub have no effect along such an axis. In a
/// nested scroller they scroll those around it instead. A finger that comes down still stops what
/// moves, and a pinch zooms about its fingers. The gesture or motion under way goes on.
///
/// @param scroller The scroller; must not be NULL, and be driven.
/// @param x        1: the user scrolls horizontally; 0: only the program does.
/// @param y        1: the user scrolls vertically; 0: only the program does.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`x` or `y` neither 0 nor 1), SCROLLKIT_STATUS_WRONG_MODE,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_scroll_enabled(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double
) -> scrollkit_status {
  withDriven(scroller, x, y, at: time) { $0.setScrollEnabled(x: $1.x, y: $1.y, at: $2) }
}

/// Set which axes overscroll although their content fits the viewport, from the next gesture or motion
/// on; see `always_bounces_x` of scrollkit_scroller_options.
///
/// @param scroller The scroller; must not be NULL, and be driven.
/// @param x        1: content that fits the viewport's width overscrolls, too; 0: it does not.
/// @param y        1: content that fits the viewport's height overscrolls, too; 0: it does not.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_set_scroll_enabled.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_always_bounces(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, _ time: Double
) -> scrollkit_status {
  withDriven(scroller, x, y, at: time) { $0.setAlwaysBounces(x: $1.x, y: $1.y, at: $2) }
}

/// Validates a switch for each axis, and changes a driven scroll view.
private func withDriven(
  _ scroller: ScrollerRef?, _ x: UInt32, _ y: UInt32, at time: Double,
  _ change: (inout ScrollView, _ axes: Pair<Bool>, _ time: Double) -> Void
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard x <= 1, y <= 1 else { return .invalidArgument }
  guard box.pointee.view.mode == .driven else { return .wrongMode }
  return changeView(scroller, at: time) {
    change(&$0, Pair(x: x == 1, y: y == 1), $1)
  }
}

extension Pair where Element == AxisGeometry {
  init(_ raw: scrollkit_geometry) {
    self.init(
      x: raw.right_to_left == 1
        ? .rightToLeft(
          viewport: raw.viewport_width, content: raw.content_width, leftInset: raw.inset_left,
          rightInset: raw.inset_right)
        : AxisGeometry(
          viewport: raw.viewport_width, content: raw.content_width,
          leadingInset: raw.inset_left, trailingInset: raw.inset_right),
      y: AxisGeometry(
        viewport: raw.viewport_height, content: raw.content_height,
        leadingInset: raw.inset_top, trailingInset: raw.inset_bottom))
  }
}
