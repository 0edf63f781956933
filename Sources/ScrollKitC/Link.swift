import CScrollKitTypes
import ScrollKitCore

/// Tick two scrollers that scroll as one along an axis, such as both sides of a diff, or a table's header and its body: in place of
/// scrollkit_scroller_tick, once per display frame. Then read both frames with scrollkit_scroller_get_frame.
///
/// The scroller that moves leads, and the other one follows. The follower's offset and target match the leader's, clamped to the
/// follower's own range, and it reports the leader's phase. A follower past an end of its range first returns into it by itself. A
/// motion along the other axis continues. A scroller that a touch, a thumb or the program moves or holds while the other one
/// leads becomes the leader.
///
/// The first call moves the follower to match the leader at once. Later, a scroller that begins to follow starts at its own
/// offset, and comes to match while the leader moves. While both rest, the scroller that led last leads, at the beginning the
/// first: if sizes or positions have changed, the other one moves at once to match.
///
/// A scroller belongs to one link, along one axis. Let only one of them snap along it: while the other one leads, it may rest
/// between its snap targets. A scroller that is ticked alone for 0.15 s rests. If they are traced, both must be in one trace.
///
/// A scroller that was given a parent, a child or an option of nesting other than the default counts as nested for good, also when
/// it is in no tree any more.
///
/// A landmark is a position in the first content and one in the second, which match. Between landmarks, positions are
/// interpolated linearly. Before the first and after the last, both contents move by the same distance; without landmarks,
/// offsets are equal. If one content has no length between two landmarks, the other one jumps over its content there, unless it
/// leads.
///
/// @param first     A scroller; must not be NULL, be driven and not be nested.
/// @param second    Another scroller; must not be NULL, be driven and not be nested.
/// @param axis      The axis.
/// @param line      Where the positions of a landmark meet, in points from the left or top of both viewports, such as half of a viewport.
/// @param positions Pairs of positions in the first and the second content, in points at their current scales from the left or
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
