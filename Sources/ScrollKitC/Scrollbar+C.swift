import CScrollKitTypes
import ScrollKitCore

/// Enable a classic scroll bar along an axis: a track with a thumb, and arrows beside it.
///
/// It is drawn by the host, where scrollkit_scrollbar_get_state says. Enabled again, it takes the new
/// options and nothing holds it.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     Which axis it scrolls.
/// @param options  How it behaves; NULL means all defaults. Not kept.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown axis, a switch that is neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_enable")
public func scrollkit_scrollbar_enable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis,
  _ options: UnsafePointer<scrollkit_scrollbar_options>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  var raw = scrollkit_scrollbar_options()
  if let wrong = raw.read(options) { return wrong }
  guard let extras = box.makeExtras() else { return .noMemory }
  var read = ScrollbarOptions(
    trackLength: raw.track_length, snapBack: raw.snap_back, jumpsToClick: raw.jumps_to_click == 1)
  if raw.least_thumb > 0 { read.leastThumb = raw.least_thumb }
  extras.bar(axis).pointee = Scrollbar(axis: axis, options: read)
  return .ok
}

/// Disable the scroll bar along an axis; what it has begun goes on.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     Which axis it scrolls.
/// @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT or
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_disable")
public func scrollkit_scrollbar_disable(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  box.pointee.extras?.bar(axis).pointee = nil
  return .ok
}

/// Press a scroll bar.
///
/// The thumb is held, and content in flight caught. The track goes a page towards the pointer, and
/// after 0.25 s evenly on until the thumb is under it; or the thumb jumps there and is held. An arrow
/// goes a line, and after 0.25 s evenly on. Until the release a tick is needed, as frames say.
/// Observed, the host is asked for each page and line.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     Which axis it scrolls.
/// @param part     SCROLLKIT_SCROLLBAR_PART_TRACK or _THUMB for a place along the track, whatever is
///                 there; or an arrow.
/// @param place    Where along the track, in points; not looked at for arrows.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK, also if it is held already or nothing scrolls;
///         SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis, no
///         part), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_press")
public func scrollkit_scrollbar_press(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ part: scrollkit_scrollbar_part,
  _ place: Double, _ time: Double
) -> scrollkit_status {
  guard scroller != nil else { return .nullArgument }
  let isPart =
    part > UInt32(SCROLLKIT_SCROLLBAR_PART_NONE) && part <= UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD)
  guard isPart else { return .invalidArgument }
  if let wrong = doubt(place, within: longestLength) { return wrong }
  return use(scroller, axis, .press(part: part, at: place), at: time)
}

/// Move the pointer that holds a scroll bar; a held thumb stays under it, and content follows at once.
///
/// Driven, what else moves content meanwhile, as rows that come in above, is not taken back: the
/// pointer goes on from there.
///
/// The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host receives
/// SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     Which axis it scrolls.
/// @param place    Where along the track, in points; also beyond its ends.
/// @param sideways How far beside the bar, in points; with `snap_back` set, the thumb returns to where
///                 it was taken while the pointer is farther away. 0 if that is of no interest.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK, also if nothing is held; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_drag")
public func scrollkit_scrollbar_drag(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ place: Double, _ sideways: Double,
  _ time: Double
) -> scrollkit_status {
  guard scroller != nil else { return .nullArgument }
  if let wrong = doubt(place, sideways) { return wrong }
  return use(scroller, axis, .drag(to: place, sideways: sideways), at: time)
}

/// Release a scroll bar: a step that is under way runs to its end, an even movement ends.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     Which axis it scrolls.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scrollbar_drag.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_release")
public func scrollkit_scrollbar_release(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis, _ time: Double
) -> scrollkit_status {
  use(scroller, axis, .release, at: time)
}

/// Read the state of a scroll bar as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param axis     Which axis it scrolls.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE or SCROLLKIT_STATUS_NOT_ENABLED, and
///         the state is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scrollbar_get_state")
public func scrollkit_scrollbar_get_state(
  _ scroller: ScrollerRef?, _ axis: scrollkit_axis,
  _ state: UnsafeMutablePointer<scrollkit_scrollbar_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return .nullArgument }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  guard scrollkit_scrollbar_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let bar = box.pointee.extras?.bar(axis).pointee else { return .notEnabled }
  let offset = box.pointee.engine.told.offset[axis]
  var value = scrollkit_scrollbar_state()
  value.held = bar.part
  if let thumb = bar.thumb(offset: offset, in: box.pointee.engine.setting.geometry[axis]) {
    value.thumb_start = thumb.start(for: offset)
    value.thumb_length = thumb.length
  }
  value.write(to: state)
  return .ok
}

extension Scrollbar {
  /// What is held, as a number of the C interface.
  fileprivate var part: scrollkit_scrollbar_part {
    let part: Int
    switch hold {
    case nil: part = SCROLLKIT_SCROLLBAR_PART_NONE
    case .thumb: part = SCROLLKIT_SCROLLBAR_PART_THUMB
    case .track: part = SCROLLKIT_SCROLLBAR_PART_TRACK
    case .arrow(let key, _):
      part =
        key == .lineRight || key == .lineDown
        ? SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD : SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD
    }
    return UInt32(part)
  }
}

extension UnsafeMutablePointer where Pointee == Extras {
  /// Where the bar along an axis is kept.
  fileprivate func bar(_ axis: Axis) -> UnsafeMutablePointer<Scrollbar?> {
    switch axis {
    case .x: withUnsafeMutablePointer(to: &pointee.behaviours.bars.x) { $0 }
    case .y: withUnsafeMutablePointer(to: &pointee.behaviours.bars.y) { $0 }
    }
  }
}

/// What a pointer does to a scroll bar.
private enum BarUse {
  case press(part: UInt32, at: Double)
  case drag(to: Double, sideways: Double)
  case release
}

/// Uses a scroll bar of a scroller at a time, then tells its delegate.
private func use(
  _ handle: ScrollerRef?, _ axis: scrollkit_axis, _ use: BarUse, at time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(handle) else { return .nullArgument }
  guard let axis = Axis(rawValue: axis) else { return .invalidArgument }
  if let wrong = box.wrong(at: time) { return wrong }
  guard let extras = box.pointee.extras else { return .notEnabled }
  let place = extras.bar(axis)
  guard place.pointee != nil else { return .notEnabled }
  box.passTime(to: time)
  guard var bar = place.pointee else { return .notEnabled }  // never: it was there
  switch use {
  case .press(let part, let place):
    if part < UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD) {
      box.pointee.engine.press(&bar, at: place, now: time)
    } else {
      let isOn = part == UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD)
      box.pointee.engine.pressArrow(&bar, forward: isOn, now: time)
    }
  case .drag(let place, let sideways):
    box.pointee.engine.drag(&bar, to: place, sideways: sideways, now: time)
  case .release: box.pointee.engine.release(&bar, now: time)
  }
  place.pointee = bar
  _ = box.finish()
  return .ok
}
