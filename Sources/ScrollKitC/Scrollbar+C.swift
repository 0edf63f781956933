import CScrollKitTypes
import ScrollKitCore

/// Enable a classic scroll bar along an axis: a track with a thumb, and arrows beside it.
///
/// The host draws it at the position that scrollkit_scrollbar_get_state returns. Enabled again with
/// other options, it has those, and no part is pressed; with the same options, nothing changes.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis that it scrolls.
/// @param options  The options; NULL means all defaults. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown axis, a switch that is neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scrollbar_enable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis,
  _ options: UnsafePointer<scrollkit_scrollbar_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  var raw = scrollkit_scrollbar_options()
  if let error = raw.read(options) { return error }
  var read = ScrollbarOptions()
  (read.trackLength, read.snapBack, read.jumpsToClick) = (raw.track_length, raw.snap_back, raw.jumps_to_click == 1)
  if raw.least_thumb > 0 { read.leastThumb = raw.least_thumb }
  return box.changeView(at: time, unless: { $0.reserveStorage() }) { $0.enableScrollbar(axis, read, at: $1) }
}

/// Disable the scroll bar along an axis. A scroll that it began continues.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis that it scrolls.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scrollbar_disable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  return box.changeView(at: time) { $0.disableScrollbar(axis, at: $1) }
}

/// Press a scroll bar.
///
/// A press on the thumb grabs it and stops moving content. A press on the track scrolls a page
/// towards the pointer and, after 0.25 s, continuously until the thumb is where it pressed; or it
/// moves the thumb to the pointer, with `jumps_to_click`. A press on an arrow scrolls as an arrow key,
/// by the feel's `key_lines`, and after 0.25 s continuously, whatever the wheel does. The frame's `needs_tick` is 1 until the thumb
/// has arrived or the content is at its end.
///
/// Observed: the host receives a request for each page and for each step of an arrow. After a pause of more than 16 s it receives
/// those of the last 16 s.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis that it scrolls.
/// @param part     SCROLLKIT_SCROLLBAR_PART_TRACK or SCROLLKIT_SCROLLBAR_PART_THUMB for a position
///                 along the track, which determines the part; or an arrow.
/// @param position Position along the track, in points; ignored for arrows.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if a part is pressed already or nothing scrolls;
///         SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis or
///         part), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scrollbar_press(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ part: scrollkit_scrollbar_part,
  _ position: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  let isPart =
    part > UInt32(SCROLLKIT_SCROLLBAR_PART_NONE) && part <= UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD)
  guard isPart else { return .invalidArgument }
  if let error = lengthError(position) { return error }
  return box.withBar(axis, at: time) { view, axis, time in
    if part < UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD) {
      view.pressScrollbar(axis, at: position, time: time)
    } else {
      view.pressScrollbarArrow(axis, forward: part == UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD), time: time)
    }
  }
}

/// Move the pointer that presses a scroll bar. A grabbed thumb stays under it, and content follows
/// at once. A pressed track keeps the position of the press.
///
/// Movements of the content by other causes, such as inserted rows, are kept. When it becomes longer or shorter, such as by
/// rows that are measured, the rest of the track stands for the rest of the content from there on: content moves with the
/// pointer, and both ends of the track are both ends of the content. The thumb keeps its length until it is released,
/// and then stays where it is. The phase stays
/// SCROLLKIT_PHASE_IDLE. Content that bounces returns meanwhile, along this axis until the pointer
/// leads it into its range. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis that it scrolls.
/// @param position Position along the track, in points; may be beyond its ends.
/// @param sideways Distance beside the bar, in points: with `snap_back` set, the thumb returns to
///                 where it was grabbed while the pointer is farther away. 0 for none.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if no part is pressed; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scrollbar_drag(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ position: Double, _ sideways: Double,
  _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(position, sideways) { return error }
  return box.withBar(axis, at: time) { view, axis, time in
    view.dragScrollbar(axis, to: position, sideways: sideways, time: time)
  }
}

/// Release a scroll bar. A page or step under way is completed; a continuous scroll ends.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis that it scrolls.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scrollbar_drag.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scrollbar_release(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.withBar(axis, at: time) { view, axis, time in view.releaseScrollbar(axis, time: time) }
}

/// Read the state of a scroll bar, as of the last call.
///
/// While rows are measured, the thumb moves only with the content. Rows that are inserted or removed, and a viewport of another
/// size, move it to its share of the length.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     The axis that it scrolls.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE or SCROLLKIT_STATUS_NOT_ENABLED, and
///         the state is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_get_state")
public func scrollkit_scrollbar_get_state(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis,
  _ state: UnsafeMutablePointer<scrollkit_scrollbar_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return scroller.refusal }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  guard scrollkit_scrollbar_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let bar = box.pointee.view.scrollbar(axis) else { return .notEnabled }
  var value = scrollkit_scrollbar_state()
  value.held = scrollkit_scrollbar_part(bar.pressedPart)
  if let thumb = bar.thumb {
    value.thumb_start = thumb.start
    value.thumb_length = thumb.length
  }
  value.write(to: state)
  return .ok
}

extension scrollkit_scrollbar_part {
  fileprivate init(_ part: ScrollbarPart?) {
    switch part {
    case nil: self = UInt32(SCROLLKIT_SCROLLBAR_PART_NONE)
    case .thumb: self = UInt32(SCROLLKIT_SCROLLBAR_PART_THUMB)
    case .track: self = UInt32(SCROLLKIT_SCROLLBAR_PART_TRACK)
    case .arrowBackward: self = UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD)
    case .arrowForward: self = UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD)
    }
  }
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  fileprivate func hasBar(_ axis: Axis) -> Bool {
    pointee.view.hasBehaviours && pointee.view.behaviours.bars[axis] != nil
  }

  /// Changes a view that has a scroll bar along an axis.
  fileprivate func withBar(
    _ axis: scrollkit_axis, at time: Double, _ change: (inout ScrollView, Axis, _ time: Double) -> Void
  ) -> scrollkit_status {
    guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
    return changeView(at: time, unless: { $0.hasBar(axis) ? nil : .notEnabled }) { change(&$0, axis, $1) }
  }
}
