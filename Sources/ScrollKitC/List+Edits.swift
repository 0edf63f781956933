import CScrollKitTypes
import ScrollKitCore

/// Set how items are laid out. A new estimate changes all items that have not been measured.
///
/// @param list    The list; must not be NULL.
/// @param options How items are laid out; NULL means all defaults. Copied.
/// @param time    Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (as in scrollkit_list_create),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (as there, and if the list would be longer than 2^40
///         points), SCROLLKIT_STATUS_WRONG_MODE (attached: another axis) or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_options(
  _ list: ListRef?, _ options: UnsafePointer<scrollkit_list_options>?, _ time: Double
) -> scrollkit_status {
  var raw = scrollkit_list_options()
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  if let error = raw.read(options) { return error }
  guard var layout = ListLayout(raw) else { return .outOfRange }
  if let scroller = box.pointee.scroller {
    let former = box.pointee.list.layout
    guard layout.axis == former.axis else { return .wrongMode }
    layout = layout.directed(as: former)
    if layout == former {  // no edit
      return scroller.changeView(at: time) { view, time in
        box.setWatch(from: raw)
        view.watchList(
          overscan: ContentLength(raw.overscan), nearDistance: ContentLength(raw.near_distance), along: layout.axis, at: time)
      }
    }
  }
  let storage = box.attachment?.1
  return box.edit(.none, at: time, unless: { list throws(ListError) in try list.check(layout) }) {
    list throws(ListError) in
    try list.setLayout(layout)
    box.setWatch(from: raw)
    storage?.pointee.behaviours.setListWatch(
      overscan: ContentLength(raw.overscan), nearDistance: ContentLength(raw.near_distance), layout.axis)
  }
}

/// Insert items that have not been measured.
///
/// @param list  The list; must not be NULL.
/// @param item  The index of the first new item; at most the number of items.
/// @param count The number of new items. The list may have 2147483647.
/// @param time  Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if the list would be longer than 2^40 points) or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_insert(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status {
  withItems(0, at: item, of: list) { box in
    guard count <= UInt(ScrollList.mostItems) else { return .outOfRange }
    return box.edit(
      .insertion(count: Int(count), at: Int(item)), at: time,
      unless: { list throws(ListError) in try list.checkInsertion(of: Int(count), at: Int(item)) }
    ) { list throws(ListError) in
      try list.insert(Int(count), at: Int(item))
    }
  }
}

/// Insert measured items.
///
/// The time that it takes grows with the logarithm of the number of items in the list, and with `count`.
///
/// @param list    The list; must not be NULL.
/// @param item    The index of the first new item; at most the number of items.
/// @param extents Their extents in points, each from 0 to 4194303, rounded to 1/65536; may be NULL if
///                `count` is 0.
/// @param count   The number of new items. The list may have 2147483647.
/// @param time    Time of the call, in seconds.
/// @return As scrollkit_list_insert.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_insert_measured(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard count == 0 || extents != nil else { return list.refusal(unless: .list) }
  return withItems(0, at: item, of: list) { box in
    guard count <= UInt(ScrollList.mostItems) else { return .outOfRange }
    let measured = UnsafeBufferPointer(start: extents, count: Int(count))
    return box.edit(
      .insertion(count: Int(count), at: Int(item)), at: time,
      unless: { list throws(ListError) in try list.checkExtents(measured.span, replacing: Int(item)..<Int(item)) }
    ) { list throws(ListError) in
      try list.insert(measured.span, at: Int(item))
    }
  }
}

/// Remove items. The other visible items stay where they are.
///
/// @param list   The list; must not be NULL.
/// @param item   The index of the first item.
/// @param count  The number of items.
/// @param time   Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items) or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_remove(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status {
  withItems(count, at: item, of: list) { box in
    box.edit(.removal(count: Int(count), at: Int(item)), at: time) { list throws(ListError) in
      try list.remove(Int(count), at: Int(item))
    }
  }
}

/// Move items. The other visible items stay where they are; of items between which a visible one is dropped, those beyond.
///
/// @param list        The list; must not be NULL.
/// @param item        The index of the first item.
/// @param count       The number of items.
/// @param destination The index of the first item after the move.
/// @param time        Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items, before or after) or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_move(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ destination: UInt, _ time: Double
) -> scrollkit_status {
  withItems(count, at: item, of: list) { box in
    guard box.hasItems(count, at: destination) else { return .outOfRange }
    return box.edit(.move(count: Int(count), from: Int(item), to: Int(destination)), at: time) { list throws(ListError) in
      try list.move(Int(count), from: Int(item), to: Int(destination))
    }
  }
}

/// Set the measured extents of items. A grid does not use those of cells.
///
/// @param list    The list; must not be NULL.
/// @param item    The index of the first item.
/// @param extents Their extents in points, each from 0 to 4194303, rounded to 1/65536; may be NULL if
///                `count` is 0.
/// @param count   The number of items.
/// @param time    Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items, or the list would be
///         longer than 2^40 points) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_extents(
  _ list: ListRef?, _ item: UInt, _ extents: UnsafePointer<Double>?, _ count: UInt, _ time: Double
) -> scrollkit_status {
  guard count == 0 || extents != nil else { return list.refusal(unless: .list) }
  return withItems(count, at: item, of: list) { box in
    let measured = UnsafeBufferPointer(start: extents, count: Int(count))
    return box.edit(
      .none, at: time,
      unless: { list throws(ListError) in try list.checkExtents(measured.span, replacing: Int(item)..<Int(item + count)) }
    ) { list throws(ListError) in
      try list.setExtents(measured.span, at: Int(item))
    }
  }
}

/// Set items back to the estimate of their kind, such as after their width has changed.
///
/// @param list   The list; must not be NULL.
/// @param item   The index of the first item.
/// @param count  The number of items.
/// @param time   Time of the call, in seconds.
/// @return As scrollkit_list_set_extents.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_forget_extents(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ time: Double
) -> scrollkit_status {
  withItems(count, at: item, of: list) { box in
    box.edit(
      .none, at: time, unless: { list throws(ListError) in try list.checkForgetting(of: Int(count), at: Int(item)) }
    ) { list throws(ListError) in
      try list.forgetExtents(Int(count), at: Int(item))
    }
  }
}

/// Set the kind of items: how they are laid out, such as the header of a section.
///
/// New items are of kind 0: plain items, one cell each. An item keeps its measurement.
///
/// @param list  The list; must not be NULL.
/// @param item  The index of the first item.
/// @param count The number of items.
/// @param kind  Their kind, from 0 to 63. Unless options were set, kinds from 1 on are headers that stay at
///              the viewport's start.
/// @param time  Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if there are no such items or kind, or the list would be
///         longer than 2^40 points) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_kind(
  _ list: ListRef?, _ item: UInt, _ count: UInt, _ kind: UInt32, _ time: Double
) -> scrollkit_status {
  withItems(count, at: item, of: list) { box in
    guard kind <= ListKind.last else { return .outOfRange }
    return box.edit(
      .none, at: time,
      unless: { list throws(ListError) in try list.checkKind(Int(kind), ofItems: Int(count), at: Int(item)) }
    ) { list throws(ListError) in
      try list.setKind(Int(kind), ofItems: Int(count), at: Int(item))
    }
  }
}

/// Set how the items of a kind are laid out. If there are such items, the time that it takes grows with the number of items that
/// were measured or have a line of their own.
///
/// @param list    The list; must not be NULL.
/// @param kind    The kind, from 1 to 63.
/// @param options How its items are laid out; NULL means all defaults. Copied.
/// @param time    Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an
///         unknown enum value, a `level` or `span` above its range, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (also
///         if there is no such kind, or the list would be longer than 2^40 points) or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_set_kind_options(
  _ list: ListRef?, _ kind: UInt32, _ options: UnsafePointer<scrollkit_list_kind_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = ListPointer(list) else { return list.refusal(unless: .list) }
  var raw = scrollkit_list_kind_options()
  if let error = raw.read(options) { return error }
  guard kind > 0, kind <= ListKind.last else { return .outOfRange }
  let value = ListKind(raw)
  return box.edit(.none, at: time, unless: { list throws(ListError) in try list.checkOptions(value, ofKind: Int(kind)) }) {
    list throws(ListError) in
    try list.setOptions(value, ofKind: Int(kind))
  }
}

/// Calls a function with a list that has so many items from one on.
private func withItems(
  _ count: UInt, at item: UInt, of handle: ListRef?, _ body: (ListPointer) -> scrollkit_status
) -> scrollkit_status {
  guard let box = ListPointer(handle) else { return handle.refusal(unless: .list) }
  return box.hasItems(count, at: item) ? body(box) : .outOfRange
}

extension UnsafeMutablePointer where Pointee == ListBox {
  /// Makes an edit. Attached, time passes before, and the content shifts.
  ///
  /// - Parameter check: Throws if the edit will be refused for another reason than missing memory. Then no time passes.
  fileprivate func edit(
    _ edit: ListEdit, at time: Double,
    unless check: (borrowing ScrollList) throws(ListError) -> Void = { _ throws(ListError) in },
    _ change: (inout ScrollList) throws(ListError) -> Void
  ) -> scrollkit_status {
    if let error = timeError(time) { return error }
    do throws(ListError) {
      guard let scroller = pointee.scroller else {
        try pointee.edit(at: time, change)
        return .ok
      }
      try check(pointee.list)
      let axis = pointee.list.layout.axis
      try scroller.change(at: time) { view, time throws(ListError) in try view.editList(edit, along: axis, at: time, change) }
      _ = scroller.notify()
      return .ok
    } catch {
      return scrollkit_status(error)
    }
  }
}
