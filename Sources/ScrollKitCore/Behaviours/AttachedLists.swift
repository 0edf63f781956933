/// The lists of a scroll view: one along an axis, or the columns and the rows of a table.
package struct AttachedLists {
  /// By the number of their axis: one place to yield, so that no accessor needs memory of its own.
  private var lists = InlineArray<2, AttachedList?>(repeating: nil)
  /// The axes that have a list. To ask an optional of this size for nil would copy it, several times a tick.
  package private(set) var exist = Pair(x: false, y: false)

  /// The list along an axis, read and changed in place.
  ///
  /// - Precondition: There is one.
  package subscript(axis: Axis) -> AttachedList {
    _read { yield lists[Int(axis.rawValue)]! }
    _modify { yield &lists[Int(axis.rawValue)]! }
  }

  /// The axis of the only list, and that of the rows of a table; y without a list.
  var mainAxis: Axis { exist.x && !exist.y ? .x : .y }

  /// The list along an axis; nil if there is none.
  func reference(_ axis: Axis) -> Reference<ScrollList>? { exist[axis] ? self[axis].reference : nil }

  mutating func attach(_ list: AttachedList, _ axis: Axis) {
    lists[Int(axis.rawValue)] = list
    exist[axis] = true
  }

  mutating func detach(_ axis: Axis) {
    lists[Int(axis.rawValue)] = nil
    exist[axis] = false
  }
}
