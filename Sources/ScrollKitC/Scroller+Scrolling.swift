import CScrollKitTypes
import ScrollKitCore

/// Scroll to an offset, over time or at once.
///
/// Out of range means the nearest offset in range. Content in flight goes on from its place and
/// speed. Over time, a finger loses its hold and takes it up with its next press; at once, it
/// keeps it. The end is told by SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED, exactly once: at once if
/// already there, and not finished if something else takes over. Observed, the host receives
/// SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        The offset to the right, in points.
/// @param y        The offset down, in points.
/// @param animated 1: over time; 0: at once.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
///         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_scroll_to")
public func scrollkit_scroller_scroll_to(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ animated: UInt32, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard scroller != nil else { return .nullArgument }
  guard animated <= 1 else { return .invalidArgument }
  let offset = Vector(x: x, y: y)
  return withScroller(scroller, at: time, x: x, y: y) { engine in
    let number =
      animated == 1 ? engine.scroll(to: offset, at: time) : engine.jump(to: offset, at: time)
    id?.pointee = UInt64(number)
  }
}

/// Scroll over time by a distance.
///
/// From the target of a programmatic scroll under way, else from where the content is, so that
/// quick repeats of a key add up. For the rest as scrollkit_scroller_scroll_to.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        How far right, in points.
/// @param y        How far down, in points.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_scroll_by")
public func scrollkit_scroller_scroll_by(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  withScroller(scroller, at: time, x: x, y: y) { engine in
    let number = engine.scroll(by: Vector(x: x, y: y), at: time)
    id?.pointee = UInt64(number)
  }
}

/// Scroll over time as little as is needed to show a rectangle of the content.
///
/// Insets cover the viewport: what lies under them is not visible. A rectangle larger than the
/// visible part is shown when it fills it. For the rest as scrollkit_scroller_scroll_to.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        The rectangle's left edge in the content, in points.
/// @param y        The rectangle's top edge in the content, in points.
/// @param width    Its width, in points; 0 or more.
/// @param height   Its height, in points; 0 or more.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @param id       Receives the number of the animation, never 0; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_scroll_rect_to_visible")
public func scrollkit_scroller_scroll_rect_to_visible(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard scroller != nil else { return .nullArgument }
  if let wrong = doubt(width, height) { return wrong }
  guard width >= 0, height >= 0 else { return .outOfRange }
  return withScroller(scroller, at: time, x: x, y: y) { engine in
    let rectangle = Pair(
      x: Interval(lower: x, upper: x + width), y: Interval(lower: y, upper: y + height))
    let number = engine.scroll(showing: rectangle, at: time)
    id?.pointee = UInt64(number)
  }
}

/// Set the offset at once, such as a restored one.
///
/// Out of range means the nearest offset in range. What moved by itself stops; a finger keeps
/// its hold. Observed, the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        The offset to the right, in points.
/// @param y        The offset down, in points.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_set_offset")
public func scrollkit_scroller_set_offset(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  withScroller(scroller, at: time, x: x, y: y) { $0.place(at: Vector(x: x, y: y), now: time) }
}

/// Stop every motion at the current offset.
///
/// Out of range, the content still returns. A finger keeps its hold. Observed, the host is asked
/// by SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to stay where it is.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_stop")
public func scrollkit_scroller_stop(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  withScroller(scroller, at: time) { $0.stop(at: time) }
}
