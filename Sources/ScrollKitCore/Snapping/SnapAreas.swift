/// The order of a host's snap areas.
public enum SnapOrder: Equatable, Sendable {
  /// Areas in any order.
  case any
  /// Along this axis, no area begins or ends before its predecessor, as the rows of a list.
  ///
  /// The order is not validated. If it is wrong, a farther area may be chosen.
  case ascending(Axis)
}

/// The snap areas of a content, in memory that the caller keeps alive.
package struct SnapAreas: Equatable {
  private let areas: BorrowedArray<SnapArea>
  private let order: SnapOrder

  package init(_ areas: BorrowedArray<SnapArea>, order: SnapOrder = .any) {
    self.areas = areas
    self.order = order
  }

  package static var none: SnapAreas { SnapAreas(.empty) }

  var indices: Range<Int> { 0..<areas.count }

  func key(_ index: Int) -> UInt64 { areas[index].key }
  func stop(_ index: Int) -> SnapStop { areas[index].stop }
  /// Whether a fling must not pass one of them.
  var haveStops: Bool { indices.contains { areas[$0].stop == .always } }
  func isFocused(_ index: Int) -> Bool { areas[index].isFocused }
  func alignment(_ index: Int, _ axis: Axis) -> SnapAlignment { areas[index].alignment[axis] }
  /// An area with its margin along an axis, in points of the content.
  func extent(_ index: Int, _ axis: Axis) -> Interval { areas[index].extent(axis) }

  func isAscending(_ axis: Axis) -> Bool {
    switch order {
    case .any: false
    case .ascending(let ordered): ordered == axis
    }
  }

  /// The index of the area with a key, by linear search.
  func index(of key: UInt64) -> Int? {
    indices.first { areas[$0].key == key }
  }

  /// The areas that overlap an interval of the content by more than an edge; without order, all areas.
  func indices(overlapping interval: Interval, _ axis: Axis) -> Range<Int> {
    guard isAscending(axis) else { return indices }
    let start = first { extent($0, axis).upper > interval.lower }
    let end = first { extent($0, axis).lower >= interval.upper }
    return start..<max(start, end)
  }

  /// The areas that may snap at one of these offsets; without order, all areas.
  func indices(snappingIn offsets: Interval, _ axis: Axis, _ port: Snapport) -> Range<Int> {
    guard isAscending(axis) else { return indices }
    let start = first { port.snapOffsets(of: extent($0, axis)).upper >= offsets.lower }
    let end = first { port.snapOffsets(of: extent($0, axis)).lower > offsets.upper }
    return start..<max(start, end)
  }

  /// The first index from which on a condition holds, by binary search.
  private func first(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = areas.count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
