import CScrollKitTypes
import ScrollKitCore

/// Press a finger or a mouse button on the content.
///
/// A press catches moving content: it stops where it is. With several fingers down, the feel
/// determines which of them scrolls, usually the newest. Where zooming is enabled, two fingers zoom
/// about their midpoint. Content does not jump when a finger is pressed or released. Three fingers
/// are tracked; further ones have no effect. Pressing a pointer that is down already counts as its
/// release and a new press.
///
/// A press and release is a tap on the content if the frame's phase was SCROLLKIT_PHASE_IDLE before
/// the press and is SCROLLKIT_PHASE_TRACKING before the release. If the phase was another one before
/// the press, the finger caught moving content; if it is SCROLLKIT_PHASE_DRAGGING before the release,
/// the finger scrolled.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id The pointer; any number that is constant from press to release.
/// @param x          x in the viewport, in points.
/// @param y          y in the viewport, in points.
/// @param time       Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_press(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_PRESS, at: time) {
    $0.pointer_id = pointer_id
    ($0.x, $0.y) = (x, y)
  }
}

/// Move a finger or a mouse button that was pressed.
///
/// Content scrolls after the pointer has moved past the feel's slop. The slop is discarded, unless
/// the feel says otherwise. With a direction lock, the offset along the other axis does not change.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id The pointer; the move of one that is not pressed has no effect.
/// @param x          x in the viewport, in points; may be outside it.
/// @param y          y in the viewport, in points; may be outside it.
/// @param time       Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_move(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_MOVE, at: time) {
    $0.pointer_id = pointer_id
    ($0.x, $0.y) = (x, y)
  }
}

/// Release a finger or a mouse button. The content continues with the pointer's velocity.
///
/// The velocity is estimated from the moves; the position of the release does not count. A pointer
/// that did not move for the feel's `stale_after`, 0.1 s in UIKit and 0.04 s in Android, has no
/// velocity. While another finger is down, the content follows that finger.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id The pointer; the release of one that is not pressed has no effect.
/// @param time       Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_release(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_RELEASE, at: time) { $0.pointer_id = pointer_id }
}

/// Cancel the gesture, the held key or the autoscroll. The content rests where it is, or returns
/// into range.
///
/// An armed pull to refresh begins the refresh, as after a release.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_cancel(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_CANCEL, at: time)
}

/// Turn a wheel.
///
/// Points scroll at once. Other units are animated as the feel determines, and turns in quick
/// succession add up. A wheel never scrolls out of range, and has no effect while a finger is down.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param x        Amount to the right, in `unit`; positive scrolls towards the content's right.
/// @param y        Amount downwards, in `unit`; positive scrolls towards the content's bottom. Most
///                 toolkits report a turn away from the user as positive: negate it.
/// @param unit     The unit of the amounts.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_wheel(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ unit: scrollkit_unit, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_WHEEL, at: time) {
    $0.unit = unit
    ($0.x, $0.y) = (x, y)
  }
}

/// Press a key that scrolls, or repeat it.
///
/// Repeats add up, so that a held key scrolls continuously; see also scrollkit_scroller_hold_key. A
/// key never scrolls out of range, and has no effect while a finger is down.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY, at: time) { $0.key = key }
}

/// Hold a key that scrolls: content scrolls at a constant speed until
/// scrollkit_scroller_release_key.
///
/// Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is that
/// of 25 presses a second, 5 for a page: with 2 `key_lines`, 50 lines. Further repeats do not change
/// it. With a feel whose wheel is not animated, and for SCROLLKIT_KEY_HOME and SCROLLKIT_KEY_END, each call counts as a press. The target
/// is the end of the range towards which the content scrolls.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the repeat, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_hold_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY_HELD, at: time) { $0.key = key }
}

/// Release a key that was held. The content brakes and rests soon after.
///
/// Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the release, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_release_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY_UP, at: time) { $0.key = key }
}

/// Pushes an input whose other fields are 0.
func push(
  _ scroller: ScrollerRef?, _ kind: Int, at time: Double, _ fill: (inout scrollkit_input) -> Void = { _ in }
) -> scrollkit_status {
  var input = scrollkit_input.standard
  input.kind = UInt32(kind)
  input.time = time
  fill(&input)
  return scroller_push(scroller, &input)
}
