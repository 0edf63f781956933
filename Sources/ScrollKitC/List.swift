import CScrollKitTypes
import ScrollKitCore

/// A list as C sees it: `scrollkit_list *`.
public typealias ListRef = OpaquePointer

/// What a list's handle points to.
struct ListBox: ~Copyable {
  /// The first field, so that it is at the handle's address.
  let tag = HandleTag.list
  /// The second field, `listOffset` bytes from the first.
  var list: ScrollList
  /// The content offset of a list that stands alone, in points.
  var offset: ContentLength = 0
  /// When the picture of what is visible at it was taken, in seconds; nil if there is none.
  var seenAt: Double?
  /// What the options say of visible items and near ends, in points.
  var overscan: ContentLength = 0
  var nearDistance: ContentLength = 0
  /// The scroller to which it is attached; nil if it stands alone. Borrowed.
  var scroller: BoxPointer?
  /// Where the last question about visible items ended.
  var search = ListSearch()
  /// Its part of a trace; nil unless its calls are recorded.
  var traced: TracedPointer?

  /// Derived. The tag's size, which is a multiple of the list's alignment.
  static var listOffset: Int { MemoryLayout<HandleTag>.size }
}

typealias ListPointer = UnsafeMutablePointer<ListBox>

/// Create a list without items.
///
/// It stands alone until scrollkit_list_attach: then the program sets the content offset with
/// scrollkit_list_set_offset before edits, and reads it afterwards. All memory of the list is
/// allocated by edits.
///
/// @param options How items are laid out; NULL means all defaults. Copied.
/// @param list    Receives the new list, owned by the caller: destroy it with
///                scrollkit_list_destroy. Must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch that is neither 0 nor 1,
///         `column_count` above its range, `reserved` not 0, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
///         (also columns that need a `column_count` or `smallest_cell` that is 0) or
///         SCROLLKIT_STATUS_NO_MEMORY, and `*list` is unchanged.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_list_create")
public func scrollkit_list_create(
  _ options: UnsafePointer<scrollkit_list_options>?, _ list: UnsafeMutablePointer<ListRef?>?
) -> scrollkit_status {
  guard let list else { return .nullArgument }
  var raw = scrollkit_list_options()
  if let error = raw.read(options) { return error }
  guard let layout = ListLayout(raw) else { return .outOfRange }
  guard let box = allocateMemory(ListBox.self) else { return .noMemory }
  do throws(ListError) {
    box.initialize(to: ListBox(list: try ScrollList(layout, allocator: .c)))
    box.setWatch(from: raw)
  } catch {
    freeMemory(UnsafeMutableRawPointer(box))
    return scrollkit_status(error)
  }
  list.pointee = ListRef(box)
  return .ok
}

/// Destroy a list. One that is attached is detached first.
///
/// @param list The list; NULL has no effect.
///
/// Thread safety: the list's thread. Since: 0.1.
public func list_destroy(_ list: ListRef?) {
  guard let box = ListPointer(list) else { return }
  box.detach()
  box.pointee.traced?.remove()
  freeMemory(box)
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
  box.pointee.place(at: ContentLength(offset))
  return .ok
}

/// Read the content offset of a list that stands alone. Edits moved it so that what is visible behind it stayed where it was.
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
  offset.pointee = box.pointee.offset.unscaled
  return .ok
}

extension ListBox {
  /// Puts a list that stands alone at a content offset, in points.
  mutating func place(at offset: ContentLength) { (self.offset, seenAt) = (offset, nil) }

  /// Makes an edit of a list that stands alone. What begins at the offset, or is visible behind it, stays in place.
  mutating func edit(at time: Double, _ change: (inout ScrollList) throws(ListError) -> Void) throws(ListError) {
    if seenAt != time {
      try list.keepPlace(in: ListViewport(offset: offset, length: ContentLength(.infinity)), asBefore: seenAt != nil)
      seenAt = time
    }
    let direction = list.direction
    try change(&list)
    offset = (list.direction * direction) * offset + list.takeShift()
  }
}

// MARK: The handle

extension UnsafeMutablePointer where Pointee == ListBox {
  init?(_ handle: ListRef?) {
    guard let handle, HandleTag.at(handle) == .list else { return nil }
    self.init(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: ListBox.self))
  }

  /// Stores the overscan and the distance of near ends from the options.
  func setWatch(from options: scrollkit_list_options) {
    pointee.overscan = ContentLength(options.overscan)
    pointee.nearDistance = ContentLength(options.near_distance)
  }

  /// Whether a list has so many items from one on.
  func hasItems(_ count: UInt, at item: UInt) -> Bool {
    let all = UInt(pointee.list.count)
    return item <= all && count <= all - item
  }
}
