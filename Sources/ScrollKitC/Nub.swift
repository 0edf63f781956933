import CScrollKitTypes
import ScrollKitCore

/// Enable a fast-scroll nub: a handle at the side that shows the position in the content and can be
/// dragged.
///
/// It fades in when content moves and fades out after content rests. The host draws it at the
/// position that scrollkit_nub_get_state returns. During a fade or its delay, the frame's
/// `needs_tick` is 1. Enabled again with other options, it is hidden and has those; with the same
/// options, nothing changes.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  The options; NULL means all defaults. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown rule, a switch that is neither 0 nor 1, `reserved` not 0, an unknown field
///         that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nub_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_nub_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_nub_options()
  if let error = raw.read(options) { return error }
  guard let read = NubOptions(raw) else { return .invalidArgument }
  return box.changeView(at: time, unless: { $0.reserveStorage() }) { $0.enableNub(read, at: $1) }
}

/// Disable the nub at once. If it is grabbed, its release is emitted, and no further events of it.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nub_disable(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.changeView(at: time) { $0.disableNub(at: $1) }
}

/// Grab the nub with a finger.
///
/// Until scrollkit_nub_release the nub stays under the finger, also when content changes its size.
/// Moving content stops where it is, or returns into its range. A hidden nub cannot be grabbed.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @param is_held  Receives 1 if the nub is grabbed, 0 if it is hidden; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nub_grab(
  _ scroller: ScrollerRef?, _ time: Double, _ is_held: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.withNub(at: time) { view, time in
    let isHeld = view.grabNub(at: time)
    is_held?.pointee = isHeld ? 1 : 0
  }
}

/// Move the finger that grabs the nub. Content follows at once; x does not change.
///
/// The phase stays SCROLLKIT_PHASE_IDLE. Content that bounces returns meanwhile, along y until the
/// finger leads it into its range. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
/// When rows were inserted or something else moved the content, the drag continues from the current
/// offset: both ends of the track still are both ends of the
/// content, so a point up may scroll by another distance than a point down. A drag back and forth
/// returns to its offset.
///
/// @param scroller The scroller; must not be NULL.
/// @param distance Distance that the finger moved down since the last call, in points.
/// @param sideways Distance of the finger from the nub's side, in points: with `fine_distance` set,
///                 the nub moves less the farther the finger is. 0 for none.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if the nub is not grabbed; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nub_drag(
  _ scroller: ScrollerRef?, _ distance: Double, _ sideways: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(distance, sideways) { return error }
  return box.withNub(at: time) { view, time in
    view.dragNub(by: distance, sideways: sideways, at: time)
  }
}

/// Release the nub. Call it also when the gesture is cancelled.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if the nub is not grabbed; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nub_release(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.withNub(at: time) { view, time in
    view.releaseNub(at: time)
  }
}

/// Set whether a mouse hovers near the nub. While it does, a visible nub does not fade out.
///
/// @param scroller The scroller; must not be NULL.
/// @param is_near  1: the mouse is near; 0: it is not.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`is_near` neither 0 nor 1), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE
///         or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nub_set_hover(
  _ scroller: ScrollerRef?, _ is_near: UInt32, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard is_near <= 1 else { return .invalidArgument }
  return box.withNub(at: time) { view, time in
    view.hoverNub(is_near == 1, at: time)
  }
}

/// Set where the content's sections begin, for the label beside the nub.
///
/// SCROLLKIT_EVENT_KIND_SECTION_CHANGED reports the current section. Set the sections again when an
/// edit moves them, inside its batch: a change of the current section is then emitted when the
/// batch ends.
///
/// @param scroller The scroller; must not be NULL.
/// @param starts   y of the start of each section in the content, in points, in ascending order.
///                 May be NULL if `count` is 0. Copied.
/// @param count    The number of sections, at most 1048576; 0 removes them.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (also starts that are not
///         ascending) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nub_set_sections(
  _ scroller: ScrollerRef?, _ starts: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), count == 0 || starts != nil else { return scroller.refusal }
  guard count <= largestBatch else { return .outOfRange }
  if let error = timeError(time) { return error }
  let count = Int(count)
  guard let storage = box.pointee.storage, storage.pointee.behaviours.nub != nil else {
    return .notEnabled
  }
  var copy: UnsafeMutablePointer<Double>?
  if let starts, count > 0 {
    for index in 0..<count {
      if let error = lengthError(starts[index]) { return error }
      guard index == 0 || starts[index] >= starts[index - 1] else { return .outOfRange }
    }
    copy = allocateMemory(Double.self, count: count)
    guard let copy else { return .noMemory }
    copy.initialize(from: starts, count: count)
  }
  let former = storage.pointee.sections
  storage.pointee.sections = copy
  box.lend(copy, count: count, insteadOf: former, at: time) { $0.setSections($1, at: $2) }
  return .ok
}

/// Read the state of the nub, as of the last call.
///
/// While rows are measured, the nub moves only with the content, unless its rule ignores insets. Rows that
/// are inserted or removed, and a viewport of another size, move it to its share of the length.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_get_state")
public func scrollkit_nub_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_nub_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return scroller.refusal }
  guard scrollkit_nub_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard box.pointee.storage?.pointee.behaviours.nub != nil else { return .notEnabled }
  var value = scrollkit_nub_state()
  value.section = Int32(box.pointee.view.section ?? -1)
  if let nub = box.pointee.view.nub {
    value.is_grabbed = nub.isGrabbed ? 1 : 0
    value.y = nub.y
    value.length = nub.length
    value.alpha = nub.alpha
    value.share = nub.share
    if let reach = nub.reach {
      value.touch_y = nub.y - reach
      value.touch_length = nub.length + 2 * reach
    }
  }
  value.write(to: state)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Validates a time, lets it pass, changes the nub and notifies the delegate.
  fileprivate func withNub(at time: Double, _ change: (inout ScrollView, Double) -> Void) -> scrollkit_status {
    changeView(at: time, unless: { $0.pointee.storage?.pointee.behaviours.nub == nil ? .notEnabled : nil }, change)
  }
}

extension NubOptions {
  /// The options of a validated C struct; nil if the rule is unknown. 0 means default.
  fileprivate init?(_ raw: scrollkit_nub_options) {
    guard let rule = NubRule(rawValue: raw.rule) else { return nil }
    self.init()
    self.rule = rule
    isProportional = raw.is_proportional == 1
    fineDistance = raw.fine_distance
    if raw.length > 0 { length = raw.length }
    if raw.margin != 0 { margin = max(0, raw.margin) }
    if raw.reach != 0 { reach = max(0, raw.reach) }
    if raw.fade != 0 { fade = max(0, raw.fade) }
    if raw.delay != 0 { delay = max(0, raw.delay) }
  }
}
