import CScrollKitTypes
import ScrollKitCore

/// Read the start, the expected end and the direction of the current scroll, as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param context  Receives the context; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE,
///         and the context is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_context")
public func scrollkit_scroller_get_context(
  _ scroller: ScrollerRef?, _ context: UnsafeMutablePointer<scrollkit_context>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let context else { return scroller.refusal }
  guard scrollkit_context.canHave(size: context.pointee.struct_size) else {
    return .invalidSize
  }
  var raw = scrollkit_context(box.pointee.view.scrollContext, scale: box.pointee.view.engine.zoom.scale)
  raw.write(to: context)
  return .ok
}

/// Return the distance of an offset from an edge of its range, including insets.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        x of the offset, in points.
/// @param y        y of the offset, in points.
/// @param edge     One SCROLLKIT_EDGES_ bit.
/// @param margin   Receives the distance, in points: positive in range, negative out of range. Must
///                 not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (not one edge), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the
///         margin is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_margin")
public func scrollkit_scroller_get_margin(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ edge: scrollkit_edges,
  _ margin: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let margin else { return scroller.refusal }
  if let error = lengthError(x, y) { return error }
  let range = box.pointee.view.engine.restRange
  switch Int(truncatingIfNeeded: edge) {
  case SCROLLKIT_EDGES_TOP: margin.pointee = y - range.y.lower
  case SCROLLKIT_EDGES_BOTTOM: margin.pointee = range.y.upper - y
  case SCROLLKIT_EDGES_LEFT: margin.pointee = x - range.x.lower
  case SCROLLKIT_EDGES_RIGHT: margin.pointee = range.x.upper - x
  default: return .invalidArgument  // a C caller may send any number
  }
  return .ok
}

extension scrollkit_context {
  fileprivate init(_ context: ScrollContextState, scale: Double) {
    self = .standard
    is_scrolling = context.isScrolling ? 1 : 0
    is_animating = context.isAnimating ? 1 : 0
    is_tracking = context.isTracking ? 1 : 0
    heading = UInt32(context.heading.rawValue)
    at_edges = UInt32(context.edges.rawValue)
    (began_x, began_y) = (context.began.x, context.began.y)
    (ended_x, ended_y) = (context.ended?.x ?? .nan, context.ended?.y ?? .nan)
    (expected_end_x, expected_end_y) = (context.expectedEnd?.x ?? .nan, context.expectedEnd?.y ?? .nan)
    (min_x, min_y) = (context.range.x.lower, context.range.y.lower)
    (max_x, max_y) = (context.range.x.upper, context.range.y.upper)
    (tracking_x, tracking_y) = (context.trackingPoint.x, context.trackingPoint.y)
    zoom_scale = scale
    zoom_began_scale = context.beganScale ?? .nan
  }
}
