import CScrollKitTypes
import ScrollKitCore

/// Add a collapsing header below the headers that were added before.
///
/// It begins fully shown. When content scrolls down, the first header hides first; when it scrolls
/// up, the last header shows first. Near the top, no gap opens between header and content: a header
/// is hidden by at most the scrolled distance, except in the mode FREEZE_NEAR_ENDS. So at the top it
/// is fully shown. SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_HEADER_SHOWN and
/// SCROLLKIT_EVENT_KIND_HEADER_HIDDEN report its movement.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  The options; must not be NULL. Copied.
/// @param number   Receives the number of the header, from 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown mode or inset, a switch that is neither 0 nor 1, an unknown field that is
///         not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also a fifth header, and a `minimum_height` above
///         `height`) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func header_add(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_header_options>?,
  _ number: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let options else { return scroller.refusal }
  var new = HeaderOptions(mode: .pinned, height: 0)
  if let error = new.read(options) { return error }
  let count = box.pointee.storage?.pointee.behaviours.headers.count ?? 0
  guard count < HeaderStack.capacity else { return .outOfRange }
  guard let storage = box.makeStorage() else { return .noMemory }
  storage.pointee.behaviours.addHeader(new, &box.pointee.engine)
  number?.pointee = UInt32(count)
  _ = box.notify()
  return .ok
}

/// Set the options of a header, such as another height after a rotation.
///
/// The header keeps its position as far as the options allow. A snap under way stops.
///
/// @param scroller The scroller; must not be NULL.
/// @param number   The number of the header.
/// @param options  The options; must not be NULL. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (as in scrollkit_header_add), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_FOUND
///         (no header has this number), and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func header_set_options(
  _ scroller: ScrollerRef?, _ number: UInt32, _ options: UnsafePointer<scrollkit_header_options>?,
  _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let options else { return scroller.refusal }
  var new = HeaderOptions(mode: .pinned, height: 0)
  if let error = new.read(options) ?? timeError(time) { return error }
  guard let storage = box.pointee.storage, number < storage.pointee.behaviours.headers.count else {
    return .notFound
  }
  box.passTime(to: time)
  storage.pointee.behaviours.changeHeader(
    Int(number), to: new, &box.pointee.engine, at: box.effective(time))
  _ = box.notify()
  return .ok
}

/// Set the position of a header, such as one that the host shows or hides itself.
///
/// The position is clamped to what the header's mode allows at the current offset: near the top, a
/// header is hidden by at most the scrolled distance, except in the mode FREEZE_NEAR_ENDS. A snap
/// under way stops, and the next scroll moves the header on from there. A host that animates a
/// header sets its position once a frame.
///
/// @param scroller The scroller; must not be NULL.
/// @param number   The number of the header.
/// @param position y of its top edge if it were the only header, in points: 0 shown, -height hidden.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_FOUND (no header has this number), and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func header_set_position(
  _ scroller: ScrollerRef?, _ number: UInt32, _ position: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(position) ?? timeError(time) { return error }
  guard let storage = box.pointee.storage, number < storage.pointee.behaviours.headers.count else {
    return .notFound
  }
  box.passTime(to: time)
  storage.pointee.behaviours.setHeaderPosition(
    position, of: Int(number), &box.pointee.engine, at: box.effective(time))
  _ = box.notify()
  return .ok
}

/// Remove all headers. No further events of them are emitted.
///
/// @param scroller The scroller; must not be NULL.
/// @return SCROLLKIT_STATUS_OK, also without headers; SCROLLKIT_STATUS_NULL_ARGUMENT.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func header_remove_all(_ scroller: ScrollerRef?) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  box.pointee.storage?.pointee.behaviours.removeHeaders(at: box.pointee.engine.clock)
  return .ok
}

/// Read the state of a header, as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param number   The number of the header.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_FOUND (no header has this number), and the state is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_header_get_state")
public func scrollkit_header_get_state(
  _ scroller: ScrollerRef?, _ number: UInt32,
  _ state: UnsafeMutablePointer<scrollkit_header_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return scroller.refusal }
  guard scrollkit_header_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let storage = box.pointee.storage, number < storage.pointee.behaviours.headers.count else {
    return .notFound
  }
  let now = box.pointee.engine.clock
  let header = storage.pointee.behaviours.headers[Int(number)]
  var value = scrollkit_header_state()
  value.is_snapping = header.needsTick(at: now) ? 1 : 0
  value.position = header.position(at: now)
  value.top = storage.pointee.behaviours.top(ofHeader: Int(number), at: now)
  value.visible_height = header.visibleHeight(at: now)
  value.progress = header.progress(at: now)
  value.stretch = header.stretch
  value.parallax = header.parallax(at: now)
  value.write(to: state)
  return .ok
}

extension HeaderOptions {
  /// Validates and copies a caller's options.
  ///
  /// - Returns: Why they are refused; then nothing has changed.
  fileprivate mutating func read(
    _ pointer: UnsafePointer<scrollkit_header_options>
  ) -> scrollkit_status? {
    var raw = scrollkit_header_options()
    if let error = raw.read(pointer) { return error }
    guard let mode = HeaderMode(rawValue: raw.mode), let inset = HeaderInset(rawValue: raw.inset) else {
      return .invalidArgument
    }
    guard raw.height >= raw.minimum_height else { return .outOfRange }
    self = HeaderOptions(mode: mode, height: raw.height, minimumHeight: raw.minimum_height)
    snaps = raw.snaps == 1
    stretches = raw.stretches == 1
    onlyByUser = raw.only_by_user == 1
    self.inset = inset
    tolerance = raw.tolerance
    parallax = raw.parallax
    if raw.stretch_trigger > 0 { stretchTrigger = raw.stretch_trigger }
    return nil
  }
}
