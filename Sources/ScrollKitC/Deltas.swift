import CScrollKitTypes
import ScrollKitCore

/// Remove the ends of the content along both axes, for good: scrollkit_deltas_take then returns its movement
/// as deltas. This gives inertia to a program that has none.
///
/// A compositor sends the deltas to its clients; a terminal sends an arrow key for each line; a program for X
/// sends buttons. A finger, a fling, a wheel, a held key and the program move the content without limit;
/// there is no top, HOME and END do nothing, and neither a nub nor the thumb of a scroll bar shows a place.
/// The content stays where it is, and a motion continues. Set the size of the viewport: pages and some feels
/// depend on it. The size of the content has no effect. Pull to refresh, conversations and snapping need ends:
/// with one of them, the call is refused, and they are refused afterwards.
///
/// When it is enabled again, it takes the new options: lines and notches count from there.
///
/// @param scroller The scroller; must not be NULL, and be driven.
/// @param options  The options; NULL means all defaults. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (`reserved` not 0, an unknown field that is not
///         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_WRONG_MODE (observed, or a feature
///         that needs ends is enabled), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func deltas_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_deltas_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard box.pointee.view.mode == .driven else { return .wrongMode }
  var raw = scrollkit_deltas_options()
  if let error = raw.read(options) { return error }
  let read = DeltaOptions(
    line: raw.line_length > 0 ? raw.line_length : DeltaOptions.standardLine,
    notch: raw.notch_length > 0 ? raw.notch_length : nil)
  return box.changeView(at: time, unless: { $0.pointee.view.needsEnds ? .wrongMode : $0.reserveStorage() }) {
    $0.enableDeltas(read, at: $1)
  }
}

/// Advance to a time, and read how far the content has moved since the last such call: in place of
/// scrollkit_scroller_tick, once per display frame.
///
/// The sum of all deltas in points is the distance that the content has moved, to within 1e-9 points; the sums of
/// lines and notches are this distance in whole lines and 120ths of a notch, rounded toward zero. Every movement
/// of the content counts; a shift does not. When the content rests, a scroll ends with exactly one stop along each
/// axis along which it moved. If a scroll ends and another begins between two calls, they are one scroll. Send the
/// movement, then the stop.
///
/// The offset of the frame has no meaning of its own: far from 0, the content is shifted back towards it.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the frame, in seconds.
/// @param deltas   Receives the movement; its `struct_size` must be set. NULL: it is lost.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes. If a delegate destroys the scroller,
///         `needs_tick` is 0.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func deltas_take(
  _ scroller: ScrollerRef?, _ time: Double, _ deltas: UnsafeMutablePointer<scrollkit_deltas>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let deltas, !scrollkit_deltas.canHave(size: deltas.pointee.struct_size) { return .invalidSize }
  if let error = timeError(time) { return error }
  guard box.pointee.view.hasDeltas else { return .notEnabled }
  let taken = box.change(at: time) { $0.takeDeltas(at: $1) }
  box.meterFrame()
  var value = scrollkit_deltas.standard
  (value.x, value.y) = (taken.distance.x, taken.distance.y)
  (value.lines_x, value.lines_y) = (taken.lines.x, taken.lines.y)
  (value.value120_x, value.value120_y) = (taken.notches120.x, taken.notches120.y)
  (value.stop_x, value.stop_y) = (taken.stops.x ? 1 : 0, taken.stops.y ? 1 : 0)
  if box.notify() { value.needs_tick = scrollkit_scroller_needs_tick(scroller) }
  if let deltas { value.write(to: deltas) }
  return .ok
}

extension BoxPointer {
  /// Why a feature that needs the ends of the content is refused; nil if the content has ends.
  var endsError: scrollkit_status? { pointee.view.hasDeltas ? .wrongMode : nil }
}
