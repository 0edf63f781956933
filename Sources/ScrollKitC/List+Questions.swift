import CScrollKitTypes
import ScrollKitCore

/// Read the number of items and the length of the content.
///
/// @param list The list; must not be NULL.
/// @param size Receives them; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or
///         SCROLLKIT_STATUS_INVALID_SIZE, and the struct is unchanged.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_size")
public func scrollkit_list_get_size(
  _ list: ListRef?, _ size: UnsafeMutablePointer<scrollkit_list_size>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let size else { return list.refusal(unless: .list) }
  guard scrollkit_list_size.canHave(size: size.pointee.struct_size) else { return .invalidSize }
  var value = scrollkit_list_size()
  value.columns = UInt32(box.pointee.list.layout.columnCount)
  value.count = UInt64(box.pointee.list.count)
  value.length = box.pointee.list.total.unscaled
  value.cell_length = box.pointee.list.layout.cellLength
  value.memory = UInt64(box.pointee.list.memorySize)
  value.write(to: size)
  return .ok
}

/// Read where an item is.
///
/// @param list  The list; must not be NULL.
/// @param item  The index of the item.
/// @param value Receives it; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
///         or SCROLLKIT_STATUS_OUT_OF_RANGE (no such item), and the struct is unchanged.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_item")
public func scrollkit_list_get_item(
  _ list: ListRef?, _ item: UInt, _ value: UnsafeMutablePointer<scrollkit_list_item>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let value else { return list.refusal(unless: .list) }
  guard scrollkit_list_item.canHave(size: value.pointee.struct_size) else { return .invalidSize }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  let index = Int(item)
  let cells = box.pointee.list.cells(of: index)
  let place = box.pointee.list.layout.place(of: cells)
  var result = scrollkit_list_item()
  result.is_measured = box.pointee.list.isMeasured(index) ? 1 : 0
  result.kind = UInt32(box.pointee.list.kind(of: index))
  result.column = UInt32(cells.column)
  result.start = box.pointee.list.start(of: index).unscaled
  result.extent = box.pointee.list.extent(of: index).unscaled
  result.cross_start = place.start
  result.cross_length = place.length
  result.write(to: value)
  return .ok
}

/// Read which item is at a content offset; in the gap between two, the second. In a grid, it is the
/// first of its line.
///
/// @param list   The list; must not be NULL.
/// @param offset The content offset along the list's axis, in points.
/// @param item   Receives the index, the first or last item's if the offset is outside the content; the
///               number of items if the list is empty. Must not be NULL.
/// @param within Receives the distance from the item's start to the offset, in points along the list;
///               negative in the gap before the item. May be NULL. Both restore the place with scrollkit_list_get_anchor_offset.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_anchor")
public func scrollkit_list_get_anchor(
  _ list: ListRef?, _ offset: Double, _ item: UnsafeMutablePointer<UInt>?,
  _ within: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let item else { return list.refusal(unless: .list) }
  if let error = lengthError(offset) { return error }
  let anchor = box.pointee.list.anchor(at: ContentLength(offset))
  item.pointee = UInt(anchor.item)
  within?.pointee = anchor.distance.unscaled
  return .ok
}

/// Read the content offset of a place in an item, also before anything is measured.
///
/// @param list   The list; must not be NULL.
/// @param item   The index of the item; the number of items means the end of the list.
/// @param within The distance from the item's start, in points along the list.
/// @param offset Receives the content offset, in points; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing is
///         written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_anchor_offset")
public func scrollkit_list_get_anchor_offset(
  _ list: ListRef?, _ item: UInt, _ within: Double, _ offset: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let offset else { return list.refusal(unless: .list) }
  if let error = lengthError(within) { return error }
  guard box.hasItems(0, at: item) else { return .outOfRange }
  offset.pointee = box.pointee.list.offset(of: ListAnchor(item: Int(item), distance: ContentLength(within))).unscaled
  return .ok
}

/// Read which items a viewport shows, and where to draw them.
///
/// It takes less time if the viewport has moved by less than its length since the last call.
///
/// @param list      The list; must not be NULL.
/// @param offset    The content offset along the list's axis, in points.
/// @param length    The length of the viewport along the axis, in points; not negative.
/// @param overscan  Points before the viewport and after it that count as visible; not negative.
/// @param visible   Receives the range; must not be NULL, and its `struct_size` must be set.
/// @param positions Receives where each item is drawn, in points: at this minus the offset, from the
///                  viewport's left or top. May be NULL.
/// @param capacity  The number of positions that there is room for. Items beyond it get none.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is
///         written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_visible")
public func scrollkit_list_get_visible(
  _ list: ListRef?, _ offset: Double, _ length: Double, _ overscan: Double,
  _ visible: UnsafeMutablePointer<scrollkit_list_visible>?, _ positions: UnsafeMutablePointer<Double>?,
  _ capacity: UInt
) -> scrollkit_status {
  guard let box = ListPointer(list), let visible else { return list.refusal(unless: .list) }
  guard scrollkit_list_visible.canHave(size: visible.pointee.struct_size) else { return .invalidSize }
  if let error = viewportError(offset, length) ?? rangeError(overscan, 0, longestLength) {
    return error
  }
  let viewport = ListViewport(offset: ContentLength(offset), length: ContentLength(length))
  let items = box.pointee.list.visibleItems(in: viewport, overscan: ContentLength(overscan), &box.pointee.search)
  var value = scrollkit_list_visible()
  value.first = UInt64(items.lowerBound)
  value.count = UInt64(items.count)
  value.write(to: visible)
  if let positions {
    let drawn = items.prefix(Int(min(UInt64(capacity), value.count)))
    let first = items.lowerBound
    box.pointee.list.forEachItem(in: first..<first + drawn.count, of: viewport, box.pointee.search) {
      positions[$0.index - first] = $0.position.unscaled
    }
  }
  return .ok
}

/// Read the sticky items at both ends of a viewport.
///
/// @param list      The list; must not be NULL.
/// @param offset    The content offset along the list's axis, in points, at the viewport's start: with
///                  what covers it there added.
/// @param length    The length of the viewport along the axis without what covers it, in points; not
///                  negative.
/// @param items     Receives the indices of the items, those at the start first, from the outermost, then
///                  those at the end. There are at most 64. May be NULL if `capacity` is 0.
/// @param distances Receives the distance of each from its end of the viewport, in points along the list:
///                  negative while another one pushes it out. May be NULL.
/// @param capacity  The number of items that there is room for.
/// @param at_start  Receives the number of items at the start; may be NULL.
/// @param count     Receives the number of items written; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_sticky")
public func scrollkit_list_get_sticky(
  _ list: ListRef?, _ offset: Double, _ length: Double, _ items: UnsafeMutablePointer<UInt>?,
  _ distances: UnsafeMutablePointer<Double>?, _ capacity: UInt, _ at_start: UnsafeMutablePointer<UInt>?,
  _ count: UnsafeMutablePointer<UInt>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let count, capacity == 0 || items != nil else {
    return list.refusal(unless: .list)
  }
  if let error = viewportError(offset, length) { return error }
  var written: UInt = 0
  for edge in [StickyEdge.start, .end] {
    let end = edge == .start ? offset : offset + box.pointee.list.direction * length
    var stickyItems = StickyItems(at: edge, offset: ContentLength(end), of: box.pointee.list)
    while written < capacity, let sticky = stickyItems.next(in: box.pointee.list) {
      items?[Int(written)] = UInt(sticky.item)
      distances?[Int(written)] = sticky.distance.unscaled
      written += 1
    }
    if edge == .start { at_start?.pointee = written }
  }
  count.pointee = written
  return .ok
}

/// Read the content offset that shows an item beside the sticky items that stay while it is there. It
/// may be outside the scrollable range.
///
/// @param list      The list; must not be NULL.
/// @param item      The index of the item.
/// @param alignment Where the item comes to lie.
/// @param margin    Points between the item and the end of the viewport at which it is aligned.
/// @param offset    The content offset along the list's axis, in points.
/// @param length    The length of the viewport along the axis, in points; not negative.
/// @param shown     Receives the content offset, in points; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown alignment),
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no
///         such item), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_offset_showing")
public func scrollkit_list_get_offset_showing(
  _ list: ListRef?, _ item: UInt, _ alignment: scrollkit_list_alignment, _ margin: Double,
  _ offset: Double, _ length: Double, _ shown: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let shown else { return list.refusal(unless: .list) }
  guard let alignment = ListAlignment(rawValue: alignment) else { return .invalidArgument }
  if let error = viewportError(offset, length) ?? lengthError(margin) {
    return error
  }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  shown.pointee = box.pointee.list.offset(
    showing: Int(item), alignment, margins: Ends(both: ContentLength(margin)),
    in: ListViewport(offset: ContentLength(offset), length: ContentLength(length))).unscaled
  return .ok
}

/// Read the progress of an item through the viewport.
///
/// @param list     The list; must not be NULL.
/// @param item     The index of the item.
/// @param offset   The content offset along the list's axis, in points.
/// @param length   The length of the viewport along the axis, in points; not negative.
/// @param progress Receives it; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no
///         such item), and the struct is unchanged.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_progress")
public func scrollkit_list_get_progress(
  _ list: ListRef?, _ item: UInt, _ offset: Double, _ length: Double,
  _ progress: UnsafeMutablePointer<scrollkit_view_progress>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let progress else { return list.refusal(unless: .list) }
  guard scrollkit_view_progress.canHave(size: progress.pointee.struct_size) else {
    return .invalidSize
  }
  if let error = viewportError(offset, length) { return error }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  let viewport = ListViewport(offset: ContentLength(offset), length: ContentLength(length))
  var value = scrollkit_view_progress(box.pointee.list.progress(of: Int(item), in: viewport))
  value.write(to: progress)
  return .ok
}

/// Why a viewport is invalid; nil if it is valid.
private func viewportError(_ offset: Double, _ length: Double) -> scrollkit_status? {
  lengthError(offset) ?? rangeError(length, 0, longestLength)
}
