import CScrollKitTypes
import ScrollKitCore

/// Set the viewport, the content and the insets.
///
/// The first geometry puts content at its start. Later ones do not make moving content jump: a drag
/// keeps its anchor, and a motion is retargeted. Content that rests out of the new range is clamped
/// at once; with a shift, it bounces back. A shift moves all stored offsets, so that it is not
/// visible. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SHIFT.
///
/// @param scroller The scroller; must not be NULL.
/// @param geometry The new geometry; must not be NULL. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`right_to_left` neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_geometry(
  _ scroller: ScrollerRef?, _ geometry: UnsafePointer<scrollkit_geometry>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let geometry else { return scroller.refusal }
  var raw = scrollkit_geometry()
  if let error = raw.read(geometry) { return error }
  return box.changeView(at: time, x: raw.shift_x, y: raw.shift_y) { view, time in
    view.setRightToLeft(raw.right_to_left == 1)
    view.setGeometry(ScrollGeometry(raw), shift: Vector(x: raw.shift_x, y: raw.shift_y), at: time)
  }
}

/// Set the sizes of the viewport and the content, without insets, in one call without a struct.
///
/// It is scrollkit_scroller_set_geometry for scripts that cannot make structs. Content begins at its
/// left, also if the last geometry was from right to left. An unchanged size costs little more than a
/// tick, so a program may set it in every frame.
///
/// @param scroller        The scroller; must not be NULL.
/// @param viewport_width  Width of the viewport, in points; below 0 counts as 0.
/// @param viewport_height Height of the viewport, in points; below 0 counts as 0.
/// @param content_width   Width of the content, in points; below 0 counts as 0.
/// @param content_height  Height of the content, in points; below 0 counts as 0.
/// @param time            Time of the call, in seconds.
/// @return As scrollkit_scroller_set_geometry.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_size(
  _ scroller: ScrollerRef?, _ viewport_width: Double, _ viewport_height: Double,
  _ content_width: Double, _ content_height: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(content_width, content_height) { return error }
  return box.changeView(at: time, x: viewport_width, y: viewport_height) { view, time in
    view.setRightToLeft(false)
    view.setGeometry(
      ScrollGeometry(
        viewport: Vector(x: viewport_width, y: viewport_height), content: Vector(x: content_width, y: content_height)),
      at: time)
  }
}

/// Shift the offset and all stored offsets with content that moved under the viewport.
///
/// It is scrollkit_scroller_set_geometry with the current geometry and a shift. When the content's
/// size changes too, set both in one call: between two calls content may be out of range.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        Distance by which visible content moved right within the content, in points.
/// @param y        Distance by which it moved down, in points.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_shift(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.changeView(at: time, x: x, y: y) { $0.shift(by: Vector(x: x, y: y), at: $1) }
}

extension Pair where Element == AxisGeometry {
  init(_ raw: scrollkit_geometry) {
    self.init(
      x: raw.right_to_left == 1
        ? .rightToLeft(
          viewport: raw.viewport_width, content: raw.content_width, leftInset: raw.inset_left,
          rightInset: raw.inset_right)
        : AxisGeometry(
          viewport: raw.viewport_width, content: raw.content_width,
          leadingInset: raw.inset_left, trailingInset: raw.inset_right),
      y: AxisGeometry(
        viewport: raw.viewport_height, content: raw.content_height,
        leadingInset: raw.inset_top, trailingInset: raw.inset_bottom))
  }
}
