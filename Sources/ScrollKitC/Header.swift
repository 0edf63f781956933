import CScrollKitTypes
import ScrollKitCore

/// Enable a collapsing header, below those that are enabled already.
///
/// It begins fully shown. Scrolling down, the first header leaves first; scrolling up, the last
/// returns first. Told by SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_HEADER_SHOWN and
/// SCROLLKIT_EVENT_KIND_HEADER_HIDDEN.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  How it behaves; must not be NULL. Not kept.
/// @param number   Takes its number, counted from 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown mode or inset, a switch that is neither 0 nor 1, an unknown field that is
///         not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (a fifth header, too) or SCROLLKIT_STATUS_NO_MEMORY, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_header_add")
public func scrollkit_header_add(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_header_options>?,
  _ number: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let options else { return .nullArgument }
  var read = HeaderOptions(mode: .pinned, height: 0)
  if let wrong = read.take(options) { return wrong }
  let count = box.pointee.extras?.pointee.behaviours.headers.count ?? 0
  guard count < HeaderStack.capacity else { return .outOfRange }
  guard let extras = box.makeExtras() else { return .noMemory }
  extras.pointee.behaviours.addHeader(read, &box.pointee.engine)
  number?.pointee = UInt32(count)
  _ = box.announce()
  return .ok
}

/// Set the options of a header, such as another height after a rotation.
///
/// It stays as far out as they allow; a snap under way stops where it is.
///
/// @param scroller The scroller; must not be NULL.
/// @param number   The header's number.
/// @param options  How it behaves; must not be NULL. Not kept.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_header_add, or SCROLLKIT_STATUS_NOT_ENABLED (no such header) or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_header_set_options")
public func scrollkit_header_set_options(
  _ scroller: ScrollerRef?, _ number: UInt32, _ options: UnsafePointer<scrollkit_header_options>?,
  _ time: Double
) -> scrollkit_status {
  guard scroller != nil, let options else { return .nullArgument }
  var read = HeaderOptions(mode: .pinned, height: 0)
  if let wrong = read.take(options) { return wrong }
  return withBehaviours(scroller, at: time) { behaviours, engine in
    guard number < behaviours.headers.count else { return .notEnabled }
    behaviours.changeHeader(Int(number), to: read, &engine, at: time)
    return .ok
  }
}

/// Remove all headers.
///
/// @param scroller The scroller; must not be NULL.
/// @return SCROLLKIT_STATUS_OK, also if there are none; SCROLLKIT_STATUS_NULL_ARGUMENT.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_header_remove_all")
public func scrollkit_header_remove_all(_ scroller: ScrollerRef?) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  box.pointee.extras?.pointee.behaviours.removeHeaders(at: box.pointee.engine.clock)
  return .ok
}

/// Read the state of a header as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param number   The header's number.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED (no such header), and the state is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_header_get_state")
public func scrollkit_header_get_state(
  _ scroller: ScrollerRef?, _ number: UInt32,
  _ state: UnsafeMutablePointer<scrollkit_header_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return .nullArgument }
  guard scrollkit_header_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let extras = box.pointee.extras, number < extras.pointee.behaviours.headers.count else {
    return .notEnabled
  }
  let now = box.pointee.engine.clock
  let header = extras.pointee.behaviours.headers[Int(number)]
  var value = scrollkit_header_state()
  value.is_snapping = header.needsTick(at: now) ? 1 : 0
  value.position = header.position(at: now)
  value.top = extras.pointee.behaviours.top(ofHeader: Int(number), at: now)
  value.visible_height = header.visibleHeight(at: now)
  value.progress = header.progress(at: now)
  value.stretch = header.stretch
  value.parallax = header.parallax(at: now)
  value.write(to: state)
  return .ok
}

extension HeaderOptions {
  /// Takes the options that a C struct describes.
  ///
  /// - Returns: What is wrong with it; nothing changes then.
  fileprivate mutating func take(
    _ pointer: UnsafePointer<scrollkit_header_options>
  ) -> scrollkit_status? {
    var raw = scrollkit_header_options()
    if let wrong = raw.read(pointer) { return wrong }
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
