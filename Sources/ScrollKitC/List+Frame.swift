import CScrollKitTypes
import ScrollKitCore

/// Read which items the viewport shows, and where to draw them, as of the scroller's last call.
///
/// @param list      The list; must not be NULL, and be attached.
/// @param frame     Receives it; must not be NULL, and its `struct_size` must be set.
/// @param positions Receives where each visible item is drawn: the distance of its left or top from
///                  that of the viewport, in points. May be NULL.
/// @param capacity  The number of positions that there is room for. Items beyond it get none.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
///         or SCROLLKIT_STATUS_NOT_ENABLED (not attached), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_frame")
public func scrollkit_list_get_frame(
  _ list: ListRef?, _ frame: UnsafeMutablePointer<scrollkit_list_frame>?,
  _ positions: UnsafeMutablePointer<Double>?, _ capacity: UInt
) -> scrollkit_status {
  guard let box = ListPointer(list), let frame else { return list.refusal(unless: .list) }
  guard scrollkit_list_frame.canHave(size: frame.pointee.struct_size) else { return .invalidSize }
  guard let (owner, _) = box.attachment else { return .notEnabled }
  let limit = positions == nil ? 0 : Int(min(capacity, UInt(ScrollList.mostItems)))
  let shown = owner.pointee.view.listFrame(along: box.pointee.list.layout.axis, limit) { index, position in
    positions?[index] = position
  }
  var value = scrollkit_list_frame()
  value.first = UInt64(shown.visibleItems.lowerBound)
  value.count = UInt64(shown.visibleItems.count)
  if let sticky = shown.stickyItem {
    value.has_sticky = 1
    value.sticky_item = UInt64(sticky)
    value.sticky_position = shown.stickyPosition
  }
  value.write(to: frame)
  return .ok
}

/// Read the sticky items that are drawn at both ends of the viewport, and where to draw them, as of the
/// scroller's last call.
///
/// Draw them from the last to the first: those of smaller levels lie above the others. Measure them as
/// visible items.
///
/// @param list      The list; must not be NULL, and be attached.
/// @param items     Receives the indices of the items, those at the viewport's start first, from the
///                  outermost, then those at its end. There are at most 64. May be NULL if `capacity` is 0.
/// @param positions Receives where each is drawn: the distance of its left or top from that of the
///                  viewport, in points. May be NULL.
/// @param capacity  The number of items that there is room for.
/// @param count     Receives the number of items written; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED
///         (not attached), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_sticky_items")
public func scrollkit_list_get_sticky_items(
  _ list: ListRef?, _ items: UnsafeMutablePointer<UInt>?, _ positions: UnsafeMutablePointer<Double>?,
  _ capacity: UInt, _ count: UnsafeMutablePointer<UInt>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let count, capacity == 0 || items != nil else {
    return list.refusal(unless: .list)
  }
  guard let (owner, _) = box.attachment else { return .notEnabled }
  var written: UInt = 0
  func write(_ item: Int, _ position: Double) {
    guard written < capacity else { return }
    items?[Int(written)] = UInt(item)
    positions?[Int(written)] = position
    written += 1
  }
  let axis = box.pointee.list.layout.axis
  owner.pointee.view.forEachStickyItem(at: .start, along: axis, write)
  owner.pointee.view.forEachStickyItem(at: .end, along: axis, write)
  count.pointee = written
  return .ok
}

/// Read the items that the motion under way will show, in order, each with the time when it comes
/// into view, such as to load their pictures.
///
/// @param list     The list; must not be NULL, and be attached.
/// @param items    Receives the indices of the items; may be NULL if `capacity` is 0.
/// @param times    Receives when each comes into view, in seconds; the time of the last call if only
///                 the target of the motion is known. May be NULL.
/// @param capacity The number of items that there is room for.
/// @param count    Receives the number of items written; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED
///         (not attached), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_upcoming")
public func scrollkit_list_get_upcoming(
  _ list: ListRef?, _ items: UnsafeMutablePointer<UInt>?, _ times: UnsafeMutablePointer<Double>?,
  _ capacity: UInt, _ count: UnsafeMutablePointer<UInt>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let count, capacity == 0 || items != nil else {
    return list.refusal(unless: .list)
  }
  guard let (owner, _) = box.attachment else { return .notEnabled }
  var written: UInt = 0
  let limit = Int(min(capacity, UInt(ScrollList.mostItems)))
  owner.pointee.view.forEachUpcomingItem(limit, along: box.pointee.list.layout.axis) { index, item, time in
    items?[index] = UInt(item)
    times?[index] = time
    written += 1
  }
  count.pointee = written
  return .ok
}
