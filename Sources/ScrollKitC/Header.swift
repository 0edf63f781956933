import CScrollKitTypes
import ScrollKitCore

/// Add a collapsing header below the headers that were added before.
///
/// It begins fully shown. When content scrolls down, the first header hides first; when it scrolls
/// up, the last header shows first. Near the top, no gap opens between header and content: a header
/// is hidden by at most the scrolled distance, so at the top it is fully shown. Only the mode
/// FREEZE_NEAR_ENDS can leave it partly hidden there. SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_HEADER_SHOWN and
/// SCROLLKIT_EVENT_KIND_HEADER_HIDDEN report its movement.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  The options; must not be NULL. Copied.
/// @param time     Time of the call, in seconds.
/// @param number   Receives the number of the header, from 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown mode or inset, a switch that is neither 0 nor 1, an unknown field that is
///         not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also a fifth header, and a `minimum_height` above
///         `height`) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func header_add(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_header_options>?, _ time: Double,
  _ number: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let options else { return scroller.refusal }
  var new = HeaderOptions(mode: .pinned, height: 0)
  if let error = new.read(options) { return error }
  guard box.pointee.view.headers.count < HeaderStack.capacity else { return .outOfRange }
  return box.changeView(at: time, unless: { $0.reserveStorage() }) { view, time in
    number?.pointee = UInt32(view.headers.count)
    view.addHeader(new, at: time)
  }
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
  if let error = new.read(options) { return error }
  return box.changeView(at: time, unless: { $0.headerError(number) }) { $0.changeHeader(Int(number), to: new, at: $1) }
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
  if let error = lengthError(position) { return error }
  return box.changeView(at: time, unless: { $0.headerError(number) }) {
    $0.setHeaderPosition(position, of: Int(number), at: $1)
  }
}

/// Remove all headers. No further events of them are emitted.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also without headers; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func header_remove_all(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.changeView(at: time) { $0.removeHeaders(at: $1) }
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
  if let error = box.headerError(number) { return error }
  let header = box.pointee.view.headers[Int(number)]
  var value = scrollkit_header_state()
  value.is_snapping = header.isSnapping ? 1 : 0
  value.position = header.position
  value.top = header.top
  value.visible_height = header.visibleHeight
  value.progress = header.progress
  value.stretch = header.stretch
  value.parallax = header.parallax
  value.write(to: state)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Why there is no header of a number; nil if there is one.
  fileprivate func headerError(_ number: UInt32) -> scrollkit_status? {
    number < pointee.view.headers.count ? nil : .notFound
  }
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
