import CScrollKitTypes
import ScrollKitCore

/// Read where a scroll began, where it will end and in which direction it moves.
///
/// @param scroller The scroller; must not be NULL.
/// @param context  Receives the context, as of the last call; must not be NULL, and its `struct_size`
///                 must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE,
///         and the context is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_context")
public func scrollkit_scroller_get_context(
  _ scroller: ScrollerRef?, _ context: UnsafeMutablePointer<scrollkit_context>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let context else { return .nullArgument }
  guard scrollkit_context.canHave(size: context.pointee.struct_size) else {
    return .invalidSize
  }
  var told = scrollkit_context(&box.pointee.engine)
  told.write(to: context)
  return .ok
}

/// Return the distance of an offset from an edge of its range, with insets.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        The offset to the right, in points.
/// @param y        The offset down, in points.
/// @param edge     One SCROLLKIT_EDGES_ bit.
/// @param margin   Receives the distance, in points: positive inside the range, negative outside. Must
///                 not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (not one edge), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the
///         margin is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_margin")
public func scrollkit_scroller_get_margin(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ edge: scrollkit_edges,
  _ margin: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let margin else { return .nullArgument }
  if let wrong = doubt(x, y) { return wrong }
  let range = box.pointee.engine.setting.geometry.range
  switch Int(edge) {
  case SCROLLKIT_EDGES_TOP: margin.pointee = y - range.y.lower
  case SCROLLKIT_EDGES_BOTTOM: margin.pointee = range.y.upper - y
  case SCROLLKIT_EDGES_LEFT: margin.pointee = x - range.x.lower
  case SCROLLKIT_EDGES_RIGHT: margin.pointee = range.x.upper - x
  default: return .invalidArgument  // a C caller may send any number
  }
  return .ok
}

extension scrollkit_context {
  fileprivate init(_ engine: inout ScrollEngine) {
    let told = engine.told
    let context = engine.context
    let range = engine.setting.geometry.range
    self = .standard
    is_scrolling = told.phase.isByUser ? 1 : 0
    is_animating = told.phase == .animating || told.animation != 0 ? 1 : 0
    is_tracking = told.phase == .tracking || told.phase == .dragging ? 1 : 0
    heading = UInt32(context.heading(told).rawValue)
    at_edges = UInt32(range.edges(at: told.offset).rawValue)
    (began_x, began_y) = (context.began.x, context.began.y)
    (ended_x, ended_y) = (context.ended.x, context.ended.y)
    expected_end_x = told.isSettling ? told.target.x : .nan
    expected_end_y = told.isSettling ? told.target.y : .nan
    (min_x, min_y) = (range.x.lower, range.y.lower)
    (max_x, max_y) = (range.x.upper, range.y.upper)
    (tracking_x, tracking_y) = (context.trackingPoint.x, context.trackingPoint.y)
    zoom_scale = engine.zoom.scale
    zoom_began_scale = engine.zoom.began
  }
}
