import CScrollKitTypes
import ScrollKitCore

/// Scroll to an offset, with an animation or at once.
///
/// An offset out of range is clamped. An animation starts with the position and velocity of moving
/// content, and ends a drag until the next press; a scroll at once keeps the drag.
/// SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED is emitted exactly once: at once if the offset is
/// reached already, and with `finished` 0 if the animation is interrupted. Observed: the host
/// receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
///
/// An input along one axis takes that axis: the animation goes on along the other, and has finished
/// when it arrives there.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x of the offset, in points.
/// @param y        y of the offset, in points.
/// @param animated 1: with an animation; 0: at once.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_scroll_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let animation = ScrollAnimation(animated: animated) else { return .invalidArgument }
  let offset = Vector(x: x, y: y)
  return box.beginScroll(at: time, x: x, y: y, id) { view, time in
    view.scroll(to: offset, by: animation, at: time)
  }
}

/// Scroll by a distance with an animation.
///
/// The distance counts from the target of an animation under way, otherwise from the content
/// offset, so that quick repeats add up. Along an axis whose distance is 0, a motion under way continues.
/// Otherwise it behaves as scrollkit_scroller_scroll_to.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        Distance to the right, in points.
/// @param y        Distance downwards, in points.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_scroll_by(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.beginScroll(at: time, x: x, y: y, id) { view, time in
    view.scroll(by: Vector(x: x, y: y), at: time)
  }
}

/// Scroll by the smallest distance that shows a rectangle of the content, with an animation or at
/// once.
///
/// The viewport is visible without its insets. A rectangle larger than that is shown when it fills
/// it. Otherwise it behaves as scrollkit_scroller_scroll_to.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x of the rectangle's left edge in the content, in points.
/// @param y        y of its top edge in the content, in points.
/// @param width    Its width, in points; 0 or more.
/// @param height   Its height, in points; 0 or more.
/// @param animated 1: with an animation; 0: at once.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return As scrollkit_scroller_scroll_to.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_scroll_rect_to_visible(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let animation = ScrollAnimation(animated: animated) else { return .invalidArgument }
  if let error = lengthError(width, height) { return error }
  guard width >= 0, height >= 0 else { return .outOfRange }
  return box.beginScroll(at: time, x: x, y: y, id) { view, time in
    view.scroll(showing: Rectangle(x: x, y: y, width: width, height: height), by: animation, at: time)
  }
}

/// Scroll to an offset, over a given time along a curve, at a given speed, or at once; along both axes or
/// one.
///
/// Otherwise it behaves as scrollkit_scroller_scroll_to. While content changes, the animation keeps its
/// curve or speed.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x of the offset, in points.
/// @param y        y of the offset, in points.
/// @param options  How to scroll; NULL means all defaults. Its alignment and margins do not count. Not
///                 kept.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_animate_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ options: UnsafePointer<scrollkit_scroll_options>?,
  _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_scroll_options()
  if let error = raw.readChecked(options) { return error }
  let (axis, animation) = (raw.axis, ScrollAnimation(raw))
  return box.beginScroll(at: time, x: x, y: y, id) { view, time in
    view.scroll(to: Vector(x: x, y: y), along: axis, by: animation, at: time)
  }
}

/// Scroll to where a rectangle of the content lies as given: at the start, the middle or the end of the
/// viewport, or by the least distance that shows it, with margins.
///
/// The viewport is visible without its insets. A rectangle larger than that is shown when it fills
/// it. An offset out of range is clamped. Otherwise it behaves as scrollkit_scroller_animate_to.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x of the rectangle's left edge in the content, in points.
/// @param y        y of its top edge in the content, in points.
/// @param width    Its width, in points; 0 or more.
/// @param height   Its height, in points; 0 or more.
/// @param options  Where it comes to lie, and how to scroll; NULL means all defaults. Copied.
/// @param time     Time of the call, in seconds.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return As scrollkit_scroller_animate_to.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_scroll_into_view(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(width, height) { return error }
  guard width >= 0, height >= 0 else { return .outOfRange }
  var raw = scrollkit_scroll_options()
  if let error = raw.readChecked(options) { return error }
  let (placement, axis, animation) = (ScrollPlacement(raw), raw.axis, ScrollAnimation(raw))
  return box.beginScroll(at: time, x: x, y: y, id) { view, time in
    view.scroll(showing: Rectangle(x: x, y: y, width: width, height: height), placement, along: axis, by: animation, at: time)
  }
}

/// Set the content offset at once, such as a restored one.
///
/// An offset out of range is clamped. Motions stop; a drag continues from the new offset. Observed:
/// the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x of the offset, in points.
/// @param y        y of the offset, in points.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_offset(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.changeView(at: time, x: x, y: y) { $0.setOffset(Vector(x: x, y: y), at: $1) }
}

/// Stop every motion at the current offset.
///
/// Content out of range and a scale beyond its limits still return. A drag continues. Observed: while
/// content moves by itself, the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL for the current
/// offset.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_stop(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.changeView(at: time) { $0.stop(at: $1) }
}
