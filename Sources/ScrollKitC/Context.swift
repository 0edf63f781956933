import CScrollKitTypes
import ScrollKitCore

/// Read what a toolkit does not tell of a scroll: where it began, where it leads, which way.
///
/// @param scroller The scroller; must not be NULL.
/// @param context  Takes the context, as of the last call; must not be NULL, and its `struct_size`
///                 must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT (a bad
///         struct size), and the context is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_get_context")
public func scrollkit_scroller_get_context(
  _ scroller: ScrollerRef?, _ context: UnsafeMutablePointer<scrollkit_context>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let context else { return .nullArgument }
  guard scrollkit_context.canHave(size: context.pointee.struct_size) else {
    return .invalidArgument
  }
  var told = scrollkit_context(&box.pointee.engine)
  told.write(to: context)
  return .ok
}

/// Tell how far an offset is from an edge of the range, insets included.
///
/// @param scroller The scroller; must not be NULL.
/// @param x        The offset to the right, in points.
/// @param y        The offset down, in points.
/// @param edge     One SCROLLKIT_EDGES_ bit.
/// @param margin   Takes the distance, in points: positive inside the range, negative outside. Must
///                 not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (not one
///         edge), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the margin is
///         untouched.
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

/// Tell within which scales content rests, so that zooming past them can be told.
///
/// For observed scrollers, which report their zooming; a scroller begins with 1 and 1. A driven one is
/// told by scrollkit_zoom_enable.
///
/// @param scroller The scroller; must not be NULL.
/// @param minimum  The smallest scale; above 0.
/// @param maximum  The largest scale; not below the smallest.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (not in
///         order), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_WRONG_MODE (a driven scroller), and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_zoom_set_limits")
public func scrollkit_zoom_set_limits(
  _ scroller: ScrollerRef?, _ minimum: Double, _ maximum: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  if let wrong = doubt(minimum, maximum) { return wrong }
  guard minimum > 0, minimum <= maximum else { return .invalidArgument }
  guard box.pointee.engine.mode == .observed else { return .wrongMode }
  box.pointee.engine.limitZoom(from: minimum, to: maximum)
  return .ok
}

/// Tell whether anybody takes inputs of a kind: the scroller, or the host behind it.
///
/// @param scroller The scroller; NULL takes none.
/// @param kind     The kind; any number.
/// @return 1 if the scroller takes them in its mode, or its delegate says that the host does; else
///         0.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_responds_to")
public func scrollkit_scroller_responds_to(
  _ scroller: ScrollerRef?, _ kind: scrollkit_input_kind
) -> UInt32 {
  guard let box = BoxPointer(scroller) else { return 0 }
  let own: ClosedRange<Int>
  switch box.pointee.engine.mode {
  case .driven: own = SCROLLKIT_INPUT_KIND_PRESS...SCROLLKIT_INPUT_KIND_KEY_HELD
  case .observed: own = SCROLLKIT_INPUT_KIND_DID_SCROLL...SCROLLKIT_INPUT_KIND_DID_END_ZOOMING
  }
  let lastBefore =
    box.pointee.engine.canZoom ? SCROLLKIT_INPUT_KIND_PINCH_END : SCROLLKIT_INPUT_KIND_KEY
  let isUnknown = Int(kind) > lastBefore && Int(kind) < SCROLLKIT_INPUT_KIND_KEY_UP
  if own.contains(Int(kind)), !isUnknown { return 1 }
  guard let responds = box.pointee.delegate.responds_to else { return 0 }
  return responds(box.pointee.delegate.user, ScrollerRef(box), kind) == 0 ? 0 : 1
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
