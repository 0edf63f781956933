import CScrollKitTypes
import ScrollKitCore

/// Enable a fast-scroll nub: a handle at the side that shows the position and can be dragged.
///
/// It fades in when content moves and out a while after it rests. It is drawn by the host, where
/// scrollkit_nub_get_state says. While a fade or a wait is under way the frame says `needs_tick`.
/// Enabled again, it begins hidden with the new options.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  How it looks and behaves; NULL means all defaults. Not kept.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown rule, a switch that is neither 0 nor 1, `reserved` not 0, an unknown field
///         that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_enable")
public func scrollkit_nub_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_nub_options>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  var raw = scrollkit_nub_options()
  if let error = raw.read(options) { return error }
  guard let read = NubOptions(raw) else { return .invalidArgument }
  guard let extras = box.makeExtras() else { return .noMemory }
  extras.pointee.behaviours.enableNub(read, box.pointee.engine)
  return .ok
}

/// Disable the nub at once. No further event of it is emitted, not even its release.
///
/// @param scroller The scroller; must not be NULL.
/// @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_disable")
public func scrollkit_nub_disable(_ scroller: ScrollerRef?) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  box.pointee.extras?.pointee.behaviours.disableNub(at: box.pointee.engine.clock)
  return .ok
}

/// Grab the nub with a finger.
///
/// It then stays under the finger, even when content changes size, until scrollkit_nub_release.
/// Content in flight is caught where it is. A nub that does not show cannot be held.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @param is_held  Receives 1 if there was one to hold, 0 if not; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_grab")
public func scrollkit_nub_grab(
  _ scroller: ScrollerRef?, _ time: Double, _ is_held: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  withNub(scroller, at: time) { behaviours, engine in
    let isHeld = behaviours.grabNub(&engine, at: time)
    is_held?.pointee = isHeld ? 1 : 0
  }
}

/// Move the nub that a finger holds; the content follows at once, x unchanged.
///
/// The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host receives
/// SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.
///
/// @param scroller The scroller; must not be NULL.
/// @param distance How far the finger moved down since the last call, in points.
/// @param sideways How far it is from the nub's side, in points: with `fine_distance` set, the
///                 farther it is the finer the nub moves. 0 if that is of no interest.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
///         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_drag")
public func scrollkit_nub_drag(
  _ scroller: ScrollerRef?, _ distance: Double, _ sideways: Double, _ time: Double
) -> scrollkit_status {
  guard scroller != nil else { return .nullArgument }
  if let wrong = doubt(distance, sideways) { return wrong }
  return withNub(scroller, at: time) { behaviours, engine in
    behaviours.dragNub(by: distance, sideways: sideways, &engine, at: time)
  }
}

/// Release the nub, also when the gesture is cancelled.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
///         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_release")
public func scrollkit_nub_release(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  withNub(scroller, at: time) { behaviours, engine in
    behaviours.releaseNub(&engine, at: time)
  }
}

/// Set whether a mouse hovers near the nub. While it does, a visible nub stays visible.
///
/// It stays until the mouse is told to be away, also when nothing scrolls any more.
///
/// @param scroller The scroller; must not be NULL.
/// @param is_near  1 near, 0 away.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`is_near` neither 0 nor 1), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_set_hover")
public func scrollkit_nub_set_hover(
  _ scroller: ScrollerRef?, _ is_near: UInt32, _ time: Double
) -> scrollkit_status {
  guard scroller != nil else { return .nullArgument }
  guard is_near <= 1 else { return .invalidArgument }
  return withNub(scroller, at: time) { behaviours, engine in
    behaviours.hoverNub(is_near == 1, &engine, at: time)
  }
}

/// Set where the content's sections begin, for the label beside the nub.
///
/// Told by SCROLLKIT_EVENT_KIND_SECTION_CHANGED. Say it anew when an edit moves them, inside its batch:
/// what it leads to is then told when the batch ends.
///
/// @param scroller The scroller; must not be NULL.
/// @param starts   Where each begins, in points from the content's top, in ascending order; copied.
///                 May be NULL if `count` is 0.
/// @param count    How many, 1048576 at most; 0: there are none any more.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_set_sections")
public func scrollkit_nub_set_sections(
  _ scroller: ScrollerRef?, _ starts: UnsafePointer<Double>?, _ count: UInt
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), count == 0 || starts != nil else { return .nullArgument }
  guard count <= largestBatch else { return .outOfRange }
  let count = Int(count)
  guard let extras = box.pointee.extras, extras.pointee.behaviours.nub != nil else {
    return .notEnabled
  }
  var copy: UnsafeMutablePointer<Double>?
  if let starts, count > 0 {
    var place = 0
    while place < count {
      defer { place += 1 }
      if let wrong = doubt(starts[place], within: longestLength) { return wrong }
      guard place == 0 || starts[place] >= starts[place - 1] else { return .outOfRange }
    }
    copy = makeRoom(forNumbers: count)
    guard let copy else { return .noMemory }
    copy.initialize(from: starts, count: count)
  }
  let old = extras.pointee.sections
  extras.pointee.sections = copy
  extras.pointee.behaviours.setSections(
    UnsafeBufferPointer(start: copy, count: count), &box.pointee.engine)
  if let old { giveBack(old) }
  return .ok
}

/// Read the state of the nub as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_nub_get_state")
public func scrollkit_nub_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_nub_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return .nullArgument }
  guard scrollkit_nub_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let extras = box.pointee.extras, let nub = extras.pointee.behaviours.nub else {
    return .notEnabled
  }
  let clock = box.pointee.engine.clock
  let geometry = box.pointee.engine.setting.geometry.y
  let offset = box.pointee.engine.told.offset.y
  var value = scrollkit_nub_state()
  value.section = extras.pointee.behaviours.section(of: box.pointee.engine)
  if let y = nub.y(offset: offset, in: geometry), let share = nub.share(at: y, in: geometry) {
    value.is_grabbed = nub.isGrabbed ? 1 : 0
    value.y = y
    value.length = nub.length(in: geometry, overscroll: geometry.range.overscroll(of: offset))
    value.alpha = nub.alpha(at: clock)
    value.share = share
    if nub.isShown(at: clock) {
      value.touch_y = y - nub.options.reach
      value.touch_length = value.length + 2 * nub.options.reach
    }
  }
  value.write(to: state)
  return .ok
}

/// Runs a call on the nub of a scroller at a time, if there is one.
private func withNub(
  _ handle: ScrollerRef?, at time: Double,
  _ body: (inout ScrollBehaviours, inout ScrollEngine) -> Void
) -> scrollkit_status {
  let box = BoxPointer(handle)
  let isOn = box?.pointee.extras?.pointee.behaviours.nub != nil
  if isOn, let box, box.wrong(at: time) == nil { box.passTime(to: time) }
  return withBehaviours(handle, at: time) { behaviours, engine in
    guard isOn else { return .notEnabled }
    body(&behaviours, &engine)
    return .ok
  }
}

extension NubOptions {
  /// The options that a C struct describes; nil if a value is none. 0 means default.
  fileprivate init?(_ raw: scrollkit_nub_options) {
    guard let rule = NubRule(rawValue: raw.rule) else { return nil }
    self.init()
    self.rule = rule
    isProportional = raw.is_proportional == 1
    fineDistance = raw.fine_distance
    if raw.length > 0 { length = raw.length }
    if raw.margin != 0 { margin = max(0, raw.margin) }
    if raw.reach != 0 { reach = max(0, raw.reach) }
    if raw.fade > 0 { fade = raw.fade }
    if raw.delay > 0 { delay = raw.delay }
  }
}
