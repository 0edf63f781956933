import CScrollKitTypes
import ScrollKitCore

/// Attach a list to a scroller. The list then sets the length of the content along its axis.
///
/// Every edit is one content shift: the first visible item that was measured keeps its position in
/// the viewport, while content rests, is held or moves. Edits at one time, and those of a batch, keep
/// the same item. What the policy of the content anchor says
/// holds, too; without one it becomes SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM. The content's length in
/// scrollkit_scroller_set_geometry counts no more along this axis. An edit that returns
/// SCROLLKIT_STATUS_NO_MEMORY changes nothing but the scroller's time; any other error not even that.
///
/// A list of the scroller that was attached before is detached. Open batches of edits are dropped. No
/// item is visible and none is sticky until an event says so.
///
/// @param list     The list; must not be NULL. It stays owned by the program. Horizontal, it begins
///                 at the right if and only if the scroller's content does, whatever its options
///                 say.
/// @param scroller The scroller; must not be NULL. The list is detached when it is destroyed.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread, which is then the list's. Since: 0.1.
public func list_attach(
  _ list: ListRef?, _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  guard let owner = BoxPointer(scroller) else { return scroller.refusal }
  if let error = timeError(time) { return error }
  guard let storage = owner.makeStorage() else { return .noMemory }
  owner.passTime(at: time)
  box.detach()
  storage.pointee.list?.detach()
  box.pointee.scroller = owner
  storage.pointee.list = box
  if !storage.pointee.hasAnchorPolicy {
    owner.change(at: time) { $0.setAnchorPolicy(.keepItem, at: $1) }
    storage.pointee.hasAnchorPolicy = true
  }
  var watch = ListWatch()
  watch.set(overscan: box.pointee.overscan, nearDistance: box.pointee.nearDistance)
  owner.change(at: time) { $0.attach(box.reference, watch: watch, at: $1) }
  _ = owner.notify()
  return .ok
}

/// Detach a list from its scroller. The content keeps its length.
///
/// @param list The list; must not be NULL.
/// @param time Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if it was not attached; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_detach(_ list: ListRef?, _ time: Double) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  if let error = timeError(time) { return error }
  guard let owner = box.pointee.scroller else { return .ok }
  owner.passTime(at: time)
  box.detach()
  _ = owner.notify()
  return .ok
}

// MARK: Batches of edits

/// Begin a batch of edits: until scrollkit_list_end_update, they are one content shift.
///
/// It is a batch of the content anchor; see scrollkit_anchor_begin_update.
///
/// @param list  The list; must not be NULL, and be attached.
/// @param time  Time of the call, in seconds.
/// @param batch Receives the number of the batch, never 0; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
///         (not attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
///         nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_begin_update(
  _ list: ListRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let batch else { return .nullArgument }
  return withScroller(of: list) { scroller in
    changeView(scroller, at: time) { view, time in batch.pointee = view.beginBatch(at: time) }
  }
}

/// End a batch of edits. The anchored item keeps its position in the viewport.
///
/// @param list  The list; must not be NULL, and be attached.
/// @param batch The number of the batch.
/// @param time  Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED: the batch ended, and batches begun
///         inside it that were never ended were dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FOUND (no open
///         batch has this number), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_end_update(
  _ list: ListRef?, _ batch: UInt32, _ time: Double
) -> scrollkit_status {
  withScroller(of: list) { scroller in
    withView(scroller, at: time, unless: { $0.pointee.view.behaviours.anchor.isOpen(batch) ? nil : .notFound }) { view, time in
      let unended = view.endBatch(batch, at: time)
      return unended ?? 0 > 0 ? .unbalanced : .ok
    }
  }
}

// MARK: Scrolling to an item

/// Scroll to an item.
///
/// While extents become known, the target follows the item: the scroll under way is retargeted with
/// its velocity and ends at the item. Then the content stays with the item until the user or the
/// program scrolls. The insets of the viewport do not count as part of it, nor what sticky items cover
/// while the item is there.
/// Near an end of the list the target is clamped to the content's range; the scroll completes there
/// with `finished` 1.
///
/// @param list      The list; must not be NULL, and be attached.
/// @param item      The index of the item.
/// @param alignment Where the item comes to lie.
/// @param margin    Points between the item and the end of the viewport at which it is aligned.
/// @param animated  1: over time; 0: at once.
/// @param time      Time of the call, in seconds.
/// @param id        Receives the number of the scroll, whose completion is emitted exactly once; may
///                  be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown alignment, `animated` neither 0 nor
///         1), SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_scroll_to_item(
  _ list: ListRef?, _ item: UInt, _ alignment: scrollkit_list_alignment, _ margin: Double,
  _ animated: UInt32, _ time: Double, _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  guard let alignment = ListAlignment(rawValue: alignment), let animation = ScrollAnimation(animated: animated) else {
    return .invalidArgument
  }
  if let error = lengthError(margin) { return error }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  return withScroller(of: list) { scroller in
    beginScroll(of: scroller, at: time, id) { view, time in
      view.scroll(toItem: Int(item), alignment, margin: margin, by: animation, at: time)
    }
  }
}

/// Scroll to where an item lies as given, over a given time along a curve, at a given speed, or at once.
///
/// Otherwise it behaves as scrollkit_list_scroll_to_item.
///
/// @param list    The list; must not be NULL, and be attached.
/// @param item    The index of the item.
/// @param options Where it comes to lie, and how to scroll; NULL means all defaults. The alignment and
///                the margins along the list's axis count; margins are points at scale 1. Not kept.
/// @param time    Time of the call, in seconds.
/// @param id      Receives the number of the scroll, whose completion is emitted exactly once; may be
///                NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_ENABLED (not attached), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there is no such item), and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_scroll_into_view(
  _ list: ListRef?, _ item: UInt, _ options: UnsafePointer<scrollkit_scroll_options>?, _ time: Double,
  _ id: UnsafeMutablePointer<UInt64>?
) -> scrollkit_status {
  withItem(item, of: list, options) { box, options in
    let placement = ScrollPlacement(options)[box.pointee.list.layout.axis]
    return withScroller(of: list) { scroller in
      beginScroll(of: scroller, at: time, id) { view, time in
        view.scroll(toItem: Int(item), placement, by: ScrollAnimation(options), at: time)
      }
    }
  }
}

/// Read the place at the start of the visible part of the viewport, to restore it later.
///
/// @param list   The list; must not be NULL, and be attached.
/// @param item   Receives the index of the item there; the number of items in an empty list. Must not
///               be NULL.
/// @param within Receives the distance from the item's start, in points along the list; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED
///         (not attached), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_position")
public func scrollkit_list_get_position(
  _ list: ListRef?, _ item: UnsafeMutablePointer<UInt>?, _ within: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let item else { return list.refusal(unless: .list) }
  guard let (owner, _) = box.attachment else { return .notEnabled }
  let place = owner.pointee.view.listPlace
  item.pointee = UInt(place.item)
  within?.pointee = place.distance
  return .ok
}

/// Restore a place, at once; also before anything is measured, and before the first geometry.
///
/// While extents become known, the content stays at the place until the user or the program scrolls.
///
/// @param list   The list; must not be NULL, and be attached.
/// @param item   The index of the item.
/// @param within The distance from the item's start, in points along the list.
/// @param time   Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED
///         (not attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also
///         if there is no such item), and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_position(
  _ list: ListRef?, _ item: UInt, _ within: Double, _ time: Double
) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  if let error = lengthError(within) { return error }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  return withScroller(of: list) { scroller in
    changeView(scroller, at: time) { view, time in
      view.setListPlace(ListAnchor(item: Int(item), distance: within), at: time)
    }
  }
}

// MARK: Frame

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
  let shown = owner.pointee.view.listFrame(limit) { index, position in
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
  owner.pointee.view.forEachStickyItem(at: .start, write)
  owner.pointee.view.forEachStickyItem(at: .end, write)
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
  owner.pointee.view.forEachUpcomingItem(limit) { index, item, time in
    items?[index] = UInt(item)
    times?[index] = time
    written += 1
  }
  count.pointee = written
  return .ok
}

// MARK: Alone

/// Set the content offset of a list that stands alone.
///
/// @param list   The list; must not be NULL.
/// @param offset The content offset along the list's axis, in points.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE (it
///         is attached), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
///         nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_offset(_ list: ListRef?, _ offset: Double) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  guard box.pointee.scroller == nil else { return .wrongMode }
  if let error = lengthError(offset) { return error }
  box.pointee.offset = offset
  return .ok
}

/// Read the content offset of a list that stands alone. Edits moved it so that the first visible item
/// stayed where it was.
///
/// @param list   The list; must not be NULL.
/// @param offset Receives the content offset along the list's axis, in points; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_WRONG_MODE
///         (it is attached), and nothing is written.
///
/// Thread safety: the list's thread. Since: 0.1.
@_cdecl("scrollkit_list_get_offset")
public func scrollkit_list_get_offset(
  _ list: ListRef?, _ offset: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = ListPointer(list), let offset else { return list.refusal(unless: .list) }
  guard box.pointee.scroller == nil else { return .wrongMode }
  offset.pointee = box.pointee.offset
  return .ok
}

// MARK: The two handles

extension UnsafeMutablePointer where Pointee == ListBox {
  /// What the behaviours of a scroller keep of the list.
  fileprivate var reference: Reference<ScrollList> {
    Reference((UnsafeMutableRawPointer(self) + ListBox.listOffset).assumingMemoryBound(to: ScrollList.self))
  }

  /// The scroller to which the list is attached, and its behaviours; nil if the list stands alone.
  var attachment: (BoxPointer, UnsafeMutablePointer<BehaviourStorage>)? {
    guard let owner = pointee.scroller, let storage = owner.pointee.storage else { return nil }
    return (owner, storage)
  }

  /// Sets what the behaviours of the scroller report.
  func watchAttached() {
    guard let (owner, _) = attachment else { return }
    owner.pointee.view.setListWatch(overscan: pointee.overscan, nearDistance: pointee.nearDistance)
  }

  /// Lets the list stand alone, at the content offset of its scroller.
  func detach() {
    guard let (owner, storage) = attachment else { return }
    pointee.offset = owner.pointee.view.engine.lastSnapshot.offset[pointee.list.layout.axis]
    pointee.scroller = nil
    storage.pointee.list = nil
    owner.pointee.view.forgetList()
  }
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Makes an edit of the attached list, and notifies the delegate.
  ///
  /// - Parameter check: Throws if the edit will be refused. Time has not passed then.
  func editList(
    _ edit: ListEdit, at time: Double, unless check: (borrowing ScrollList) throws(ListError) -> Void,
    _ change: (inout ScrollList, _ offset: Double) throws(ListError) -> Double
  ) throws(ListError) -> scrollkit_status {
    if let error = timeError(time) { return error }
    guard let storage = pointee.storage, let list = storage.pointee.list else { return .notEnabled }
    try check(list.pointee.list)
    try self.change(at: time) { view, time throws(ListError) in try view.editList(edit, at: time, change) }
    _ = notify()
    return .ok
  }
}

/// Calls a function with the scroller to which a list is attached.
func withScroller(of handle: ListRef?, _ body: (ScrollerRef) -> scrollkit_status) -> scrollkit_status {
  guard let box = ListPointer(handle) else { return handle.refusal(unless: .list) }
  guard let (owner, _) = box.attachment else { return .notEnabled }
  return body(ScrollerRef(owner))
}

/// Validates a list, options of a scroll and an item of the list, and calls a function with them.
func withItem(
  _ item: UInt, of handle: ListRef?, _ options: UnsafePointer<scrollkit_scroll_options>?,
  _ body: (ListPointer, scrollkit_scroll_options) -> scrollkit_status
) -> scrollkit_status {
  guard let box = ListPointer(handle) else { return handle.refusal(unless: .list) }
  var raw = scrollkit_scroll_options()
  if let error = raw.readChecked(options) { return error }
  guard box.hasItems(1, at: item) else { return .outOfRange }
  return body(box, raw)
}
