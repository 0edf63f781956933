/// The lists of a scroll view: one along an axis, or the columns and the rows of a table.
package struct AttachedLists {
  private var lists = Pair<AttachedList?>(x: nil, y: nil)
  /// The axes that have a list. To ask an optional of this size for nil would copy it, several times a tick.
  package private(set) var exist = Pair(x: false, y: false)

  /// The list along an axis, read and changed in place.
  ///
  /// - Precondition: There is one.
  package subscript(axis: Axis) -> AttachedList {
    _read {
      switch axis {
      case .x: yield lists.x!
      case .y: yield lists.y!
      }
    }
    _modify {
      switch axis {
      case .x: yield &lists.x!
      case .y: yield &lists.y!
      }
    }
  }

  /// The axis of the only list, and that of the rows of a table; y without a list.
  var mainAxis: Axis { exist.x && !exist.y ? .x : .y }

  /// The list along an axis; nil if there is none.
  func reference(_ axis: Axis) -> Reference<ScrollList>? { exist[axis] ? self[axis].reference : nil }

  mutating func attach(_ list: AttachedList, _ axis: Axis) {
    lists[axis] = list
    exist[axis] = true
  }

  mutating func detach(_ axis: Axis) {
    lists[axis] = nil
    exist[axis] = false
  }
}
