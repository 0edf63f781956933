import CScrollKitTypes
import ScrollKitCore

/// Enable zooming by a pinch, by a wheel with SCROLLKIT_INPUT_FLAGS_ZOOM and by the program.
///
/// The geometry's content size and the starts of sections are then lengths at scale 1. Offsets and
/// other current positions are lengths at the current scale. When it is enabled again, it takes the
/// new options and keeps the scale; a scale at rest past a new limit is clamped at once.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param options  The options; NULL means all defaults. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (a switch that is neither 0 nor 1, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (a minimum above the maximum, too) or
///         SCROLLKIT_STATUS_WRONG_MODE (an observed scroller: see scrollkit_zoom_set_limits), and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func zoom_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_zoom_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_zoom_options()
  if let error = raw.read(options) { return error }
  let minimum = raw.minimum > 0 ? max(1 / largestScale, raw.minimum) : 1
  let maximum = raw.maximum > 0 ? max(1 / largestScale, raw.maximum) : max(minimum, standardMaximum)
  guard minimum <= maximum else { return .outOfRange }
  guard box.pointee.view.engine.mode == .driven else { return .wrongMode }
  return box.changeView(at: time) { $0.enableZoom(from: minimum, to: maximum, isCentered: raw.centers == 1, at: $1) }
}

/// Disable zooming. The scale becomes 1 at once.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if zooming was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func zoom_disable(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.changeView(at: time) { $0.disableZoom(at: $1) }
}

/// Zoom to a scale, with an animation or at once. The content under a point of the viewport stays
/// there.
///
/// The scale is clamped to its limits, and the offset to its range. Otherwise it behaves as
/// scrollkit_scroller_scroll_to and numbers its animations with it.
///
/// @param scroller The scroller; must not be NULL.
/// @param scale    The scale; above 0.
/// @param x        x of the point in the viewport, in points.
/// @param y        y of the point in the viewport, in points.
/// @param animated 1: with an animation; 0: at once.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
///         or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func zoom_set_scale(
  _ scroller: ScrollerRef?, _ scale: Double, _ x: Double, _ y: Double, _ animated: UInt32,
  _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(x, y) ?? lengthError(scale) { return error }
  guard let pace = ZoomPace(animated: animated) else { return .invalidArgument }
  guard scale > 0 else { return .outOfRange }
  return box.withZoom(at: time, id) { view, time in
    view.zoom(to: scale, about: Vector(x: x, y: y), pace, at: time)
  }
}

/// Zoom until a rectangle of the content fills the visible viewport.
///
/// The scale is clamped to its limits. The rectangle is centred, as far as the range allows.
/// Otherwise it behaves as scrollkit_zoom_set_scale.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x of the rectangle's left edge in the content, in points at scale 1.
/// @param y        y of its top edge in the content, in points at scale 1.
/// @param width    Its width, in points at scale 1; 0 or more.
/// @param height   Its height, in points at scale 1; 0 or more.
/// @param animated 1: with an animation; 0: at once.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
///         or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func zoom_show_rect(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(x, y) ?? lengthError(width, height) { return error }
  guard let pace = ZoomPace(animated: animated) else { return .invalidArgument }
  guard width >= 0, height >= 0 else { return .outOfRange }
  let rectangle = Rectangle(x: x, y: y, width: width, height: height)
  return box.withZoom(at: time, id) { view, time in
    view.zoom(showing: rectangle, pace, at: time)
  }
}

/// Handle a double tap: zoom in from the smallest scale, or out to it from any other scale, with an
/// animation.
///
/// The tapped content stays under the finger, as far as the range allows. The presses and releases
/// of the taps may be pushed before it or after it with the same time. A later press stops the zoom,
/// as it stops every motion. Otherwise it behaves as scrollkit_zoom_set_scale.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x in the viewport, in points.
/// @param y        y in the viewport, in points.
/// @param scale    The scale to zoom in to; 0: the largest.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func zoom_double_tap(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ scale: Double, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(x, y) ?? lengthError(scale) { return error }
  guard scale >= 0 else { return .outOfRange }
  return box.withZoom(at: time, id) { view, time in
    view.zoom(
      tappedAt: Vector(x: x, y: y), to: scale > 0 ? scale : largestScale, at: time)
  }
}

/// Read the state of zooming, as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_zoom_get_state")
public func scrollkit_zoom_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_zoom_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return scroller.refusal }
  guard scrollkit_zoom_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard box.pointee.view.engine.canZoom else { return .notEnabled }
  var value = scrollkit_zoom_state()
  value.is_zooming = box.pointee.view.engine.lastSnapshot.phase == .zooming ? 1 : 0
  value.scale = box.pointee.view.engine.zoom.scale
  value.target_scale = box.pointee.view.engine.targetScale
  value.minimum = box.pointee.view.engine.zoom.minimum
  value.maximum = box.pointee.view.engine.zoom.maximum
  let centeringInset = box.pointee.view.engine.centeringInset
  (value.centering_x, value.centering_y) = (centeringInset.x, centeringInset.y)
  value.write(to: state)
  return .ok
}

/// Set the limits of an observed scroller's scale, so that zooming past them emits events.
///
/// The limits are 1 and 1 until this call. Driven scrollers use scrollkit_zoom_enable.
///
/// @param scroller The scroller; must not be NULL and be observed.
/// @param minimum  The smallest scale; above 0.
/// @param maximum  The largest scale; not below the smallest.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_WRONG_MODE (a driven scroller), and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func zoom_set_limits(
  _ scroller: ScrollerRef?, _ minimum: Double, _ maximum: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(minimum, maximum) { return error }
  guard minimum > 0, minimum <= maximum else { return .outOfRange }
  guard box.pointee.view.engine.mode == .observed else { return .wrongMode }
  return box.changeView(at: time) { $0.limitZoom(from: minimum, to: maximum, at: $1) }
}

extension ZoomPace {
  /// The pace for an argument `animated`; nil if it is neither 0 nor 1.
  fileprivate init?(animated: UInt32) {
    guard animated <= 1 else { return nil }
    self = animated == 1 ? .animated : .atOnce
  }
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Begins a zoom of a scroller that can zoom: see `beginScroll`.
  fileprivate func withZoom(
    at time: Double, _ id: UnsafeMutablePointer<UInt64>?, _ zoom: (inout ScrollView, Double) -> AnimationID
  ) -> scrollkit_status {
    beginScroll(at: time, unless: { $0.pointee.view.canZoom ? nil : .notEnabled }, id, zoom)
  }
}

/// Taste. 4: the largest scale of a scroller that sets none. A larger one enlarges further.
private let standardMaximum = 4.0
/// Taste. 10 000: the largest scale; the smallest is a ten-thousandth. At this scale a `Double` resolves two points in
/// content of 10¹² points, and a ten-thousandth of a point in content of 10⁸.
private let largestScale = 10_000.0
/// The scales that content may have.
let validScales = 1 / largestScale...largestScale
