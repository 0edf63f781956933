import CScrollKitTypes
import ScrollKitCore

/// Set the parent of a scroller: scrolling chains from the child to the parent.
///
/// What the child cannot scroll of a gesture, a wheel, a key or a fling then scrolls the parent,
/// its parent and so on, without a stop. Push inputs to the innermost scroller under the pointer.
/// Tick and draw each scroller; a call on one lets time pass for all that it moves.
///
/// A chain that is under way in the child ends where it is at that time. Momentum that reaches a
/// parent with snap targets ends at the one nearest to its end, or before the parent. When a
/// scroller is destroyed, its children become children of its parent.
///
/// Scrollers of a tree have one clock. If the clocks of the two were set back by different times
/// (scrollkit_scroller_set_clock), the difference passes for the one that was set back less, and for
/// its tree.
///
/// The first gesture on more than four nested scrollers allocates memory for them. Without memory it
/// scrolls the innermost four.
///
/// @param child  The nested scroller; must not be NULL and be driven.
/// @param parent The scroller around it; must be driven. NULL removes the child from its parent.
///               Both stay owned by the caller, may be destroyed in any order, and must be used by
///               one thread from now on.
/// @param time   Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_CYCLE (the
///         parent is the child, or nested in it) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scrollers' thread. Since: 0.1.
public func nest_set_parent(
  _ child: ScrollerRef?, _ parent: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(child) else { return child.refusal }
  guard box.pointee.view.engine.mode == .driven else { return .wrongMode }
  let outer = BoxPointer(parent)
  if parent != nil, outer == nil { return parent.refusal }
  if let outer, outer.pointee.view.engine.mode != .driven { return .wrongMode }
  if let error = timeError(time) { return error }
  guard let outer else {
    box.nest(in: nil, at: time)
    return .ok
  }
  if outer == box { return .cycle }
  if let child = box.pointee.nested, let parent = outer.pointee.nested, parent.isWithin(child) { return .cycle }
  guard box.makeNested() != nil, let parent = outer.makeNested() else { return .noMemory }
  box.nest(in: parent, at: time)
  return .ok
}

/// Set whether scrolling chains to the parent at the end of the range, for each axis.
///
/// The default is SCROLLKIT_OVERSCROLL_BEHAVIOR_AUTO: scrolling chains to the parent; without a
/// parent, the scroller overscrolls as its feel determines. With the other values nothing chains
/// along that axis, also where the content fits. It applies from the next gesture on.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param x        The behaviour to the left and right.
/// @param y        The behaviour upwards and downwards.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown behaviour), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nest_set_overscroll_behavior(
  _ scroller: ScrollerRef?, _ x: scrollkit_overscroll_behavior, _ y: scrollkit_overscroll_behavior
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let x = OverscrollBehavior(rawValue: x), let y = OverscrollBehavior(rawValue: y) else {
    return .invalidArgument
  }
  return box.withRules { $0.overscroll = Pair(x: x, y: y) }
}

/// Set the order in which a scroller and the scrollers nested in it scroll.
///
/// A collapsing header of 60 points is a parent with a range of 60 points and
/// SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN: it scrolls first towards the end and last towards the
/// start, also where a gesture turns back. The last scroller of the order overscrolls. It applies from
/// the next gesture on.
///
/// @param scroller The parent; must not be NULL and be driven.
/// @param order    The order.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown order), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nest_set_order(
  _ scroller: ScrollerRef?, _ order: scrollkit_nest_order
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let order = NestOrder(rawValue: order) else { return .invalidArgument }
  return box.withRules { $0.order = order }
}

/// Set whether a gesture latches to the scroller that it scrolls first.
///
/// With SCROLLKIT_NEST_LATCHING_GESTURE, a gesture that begins where the scroller can move scrolls
/// it alone along that axis, and overscrolls at its end. A gesture that begins at the scroller's
/// end chains to the parent. Turns of a wheel with less than 0.5 s between them are one gesture, as
/// in Chromium; one that nobody can take latches nobody. It applies from the next gesture on.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param latching Whether gestures latch.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown latching), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func nest_set_latching(
  _ scroller: ScrollerRef?, _ latching: scrollkit_nest_latching
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let latching = NestLatching(rawValue: latching) else { return .invalidArgument }
  return box.withRules { $0.latching = latching }
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Changes the rules of a scroller. Rules that are as before change nothing: it becomes no nested one by its defaults.
  fileprivate func withRules(_ change: (inout NestRules) -> Void) -> scrollkit_status {
    guard pointee.view.engine.mode == .driven else { return .wrongMode }
    let former = pointee.nested?.rules ?? NestRules()
    var rules = former
    change(&rules)
    if rules == former { return .ok }
    guard let nested = makeNested() else { return .noMemory }
    nested.rules = rules
    return .ok
  }
}
