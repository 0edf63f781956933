import CScrollKitTypes
import ScrollKitCore

/// Set the user's accessibility preferences from the next gesture or motion on. The gesture or
/// motion under way keeps the old ones.
///
/// With `reduces_motion`, scrolls and zooms by the program, steps of a wheel or key, returns into
/// range and snaps of a header finish in one step; the nub still fades. Observed: requests to
/// scroll are not animated. With `stops_momentum`, released content rests where it is. A chain of
/// nested scrollers has the preferences of the scroller on which the gesture begins.
///
/// With `resamples`, a tick shows a drag as it was 5 ms before, and as much earlier as its moves are late: on a line through the moves
/// of the last 35 ms, extrapolated by at most 8 ms. A move is late by the time from its own to the clock. Other calls, such as a move, show it as a tick of their time does. A
/// released motion starts at the drawn offset.
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
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_preferences()
  if let error = raw.read(preferences) { return error }
  var value = ScrollPreferences()
  value.reducesMotion = raw.reduces_motion == 1
  value.stopsMomentum = raw.stops_momentum == 1
  value.resamples = raw.resamples == 1
  return box.changeView(at: time) { $0.setPreferences(value, at: $1) }
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
  return box.changeView(at: time) {
    change(&$0, Pair(x: x == 1, y: y == 1), $1)
  }
}
