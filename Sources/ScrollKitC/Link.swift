import CScrollKitTypes
import ScrollKitCore

/// Tick two scrollers that scroll as one along an axis, such as both sides of a diff, or a table's head and its body: in place of
/// scrollkit_scroller_tick, once per display frame. Then read both frames with scrollkit_scroller_get_frame.
///
/// The one that moves leads, and the other follows: its offset lies beside that of the leader, in its own range, and so does its
/// target. It reports the leader's phase; past an end of its range it first returns by itself. Along the other axis, a motion that
/// was under way goes on. Who moves or is held while the other leads, by a touch, a thumb or the program, is the new leader.
///
/// The first call puts the follower beside the leader. Later, one that begins to follow starts where it is, and comes beside the
/// leader while that moves. While both rest, the one leads that led last, at the beginning the first: the other one is moved at
/// once beside it where sizes or positions have changed.
///
/// A scroller belongs to one link, along one axis. Let only one of them snap along it: where the other one leads, it rests between its snap
/// targets, too. One that is ticked alone for 0.15 s rests. If they are traced, both must be in one trace.
///
/// A scroller that was given a parent, a child or an option of nesting counts as nested for good, also when it is in no tree any
/// more.
///
/// Positions lie beside each other straight between landmarks: pairs of a position in the first content and one in the second.
/// Before the first and after the last, both go on at the same pace; without landmarks, offsets are equal. Where one content has
/// nothing between two landmarks, the other passes at once what it has there, unless it leads.
///
/// @param first     A scroller; must not be NULL, be driven and not be nested.
/// @param second    Another scroller; must not be NULL, be driven and not be nested.
/// @param axis      The axis.
/// @param line      Where landmarks meet, in points from the left or top of both viewports, such as half of a viewport.
/// @param positions Pairs of positions in the first and the second content, in points at their present scales from the left or
///                  top of the content, each in ascending order. May be NULL if `count` is 0. Read during the call.
/// @param count     The number of positions, two for each landmark, at most 1048576.
/// @param time      Time of the frame, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis, one scroller
///         twice, a nested one), SCROLLKIT_STATUS_WRONG_MODE, SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also
///         an odd `count`, and positions that are not ascending), and nothing changes.
///
/// Thread safety: the scrollers' thread. Since: 0.1.
public func link_update(
  _ first: ScrollerRef?, _ second: ScrollerRef?, _ axis: scrollkit_axis, _ line: Double, _ positions: UnsafePointer<Double>?,
  _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let one = BoxPointer(first) else { return first.refusal }
  guard let other = BoxPointer(second), count == 0 || positions != nil else { return second.refusal }
  guard let axis = Axis(rawValue: axis), one != other, one.pointee.nested == nil, other.pointee.nested == nil else {
    return .invalidArgument
  }
  guard one.pointee.view.mode == .driven, other.pointee.view.mode == .driven else { return .wrongMode }
  guard count <= largestBatch, count % 2 == 0 else { return .outOfRange }
  let pairs = UnsafeBufferPointer(start: positions, count: Int(count))
  if let error = lengthError(line) ?? timeError(time) ?? landmarkError(pairs) { return error }
  let map = LandmarkMap(BorrowedArray(pairs), meetingAt: line)
  one.retain()
  other.retain()
  ScrollView.link(&one.pointee.view, &other.pointee.view, along: axis, by: map, time: time)
  one.meterFrame()
  other.meterFrame()
  _ = one.notify()
  _ = other.notify()
  _ = one.release()
  _ = other.release()
  return .ok
}

/// Why positions of landmarks are invalid; nil if they are valid.
private func landmarkError(_ positions: UnsafeBufferPointer<Double>) -> scrollkit_status? {
  for index in positions.indices {
    if let error = lengthError(positions[index]) { return error }
    guard index < 2 || positions[index] >= positions[index - 2] else { return .outOfRange }
  }
  return nil
}
