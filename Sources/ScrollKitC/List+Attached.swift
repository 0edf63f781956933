import CScrollKitTypes
import ScrollKitCore

/// Attach a list to a scroller. The list then sets the length of the content along its axis. A scroller can have a list along each
/// axis: the columns and the rows of a table.
///
/// Every edit is one content shift: what was visible when content was last scrolled keeps its place in the viewport, while content
/// rests, is held or moves, in whatever order edits come. Of the visible items the first that was measured keeps its place, else the
/// first. If it is gone, the next one of its section does, else a sticky header, else an item of a later section, else one before
/// it; items that were moved come last, and those that a dropped item has passed before them. An item that begins above the viewport
/// and changes its extent keeps filling the viewport as far as it can, and its start in place; one that was not measured keeps its
/// share above. What the policy of the content anchor says
/// holds, too; without one it becomes SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM. The content's length in
/// scrollkit_scroller_set_geometry counts no more along this axis. An edit that returns
/// SCROLLKIT_STATUS_NO_MEMORY changes nothing but the scroller's time; any other error not even that.
///
/// A list that is attached to this scroller already stays as it is. Another list of the scroller that
/// was attached along the same axis is detached. Open batches of edits are dropped. Of a table, the
/// content anchor's policy and its batches are those of the rows; columns keep their first visible item, unless the policy is
/// SCROLLKIT_ANCHOR_POLICY_NONE. No item is visible and none is sticky until an event says so.
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
  if box.pointee.scroller == owner { return owner.changeView(at: time) { _, _ in } }
  if let error = timeError(time) { return error }
  guard let storage = owner.makeStorage() else { return .noMemory }
  owner.passTime(at: time)
  box.detach()
  let axis = box.pointee.list.layout.axis
  storage.pointee.lists[axis]?.detach()
  box.pointee.scroller = owner
  storage.pointee.lists[axis] = box
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
/// It is a batch of the content anchor; see scrollkit_anchor_begin_update. Edits of the other list of a table do not wait for its
/// end; batches of both are nested.
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
  guard let box = ListPointer(list), let batch else { return list.refusal(unless: .list) }
  let axis = box.pointee.list.layout.axis
  return withScroller(of: list) { scroller in
    scroller.changeView(at: time) { view, time in batch.pointee = view.beginBatch(along: axis, at: time) }
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
    scroller.withView(at: time, unless: { $0.pointee.view.isOpen(batch: batch) ? nil : .notFound }) { view, time in
      let unended = view.endBatch(batch, at: time)
      return unended == 0 ? .ok : .unbalanced
    }
  }
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

  /// Lets the list stand alone, at the content offset of its scroller.
  func detach() {
    guard let (owner, storage) = attachment else { return }
    let axis = pointee.list.layout.axis
    pointee.place(at: owner.pointee.view.listViewport(axis).offset)
    pointee.scroller = nil
    storage.pointee.lists[axis] = nil
    owner.pointee.view.forgetList(axis)
  }
}

/// Calls a function with the scroller to which a list is attached.
func withScroller(of handle: ListRef?, _ body: (BoxPointer) -> scrollkit_status) -> scrollkit_status {
  guard let box = ListPointer(handle) else { return handle.refusal(unless: .list) }
  guard let (owner, _) = box.attachment else { return .notEnabled }
  return body(owner)
}
