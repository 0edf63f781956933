/// In which order a host tells its areas.
public enum SnapOrder: Equatable, Sendable {
  case any
  /// Along this axis no area begins or ends before the one that it follows, as rows of a list.
  ///
  /// A promise that is not checked: where it is broken, a farther area may be chosen.
  case ascending(Axis)
}

/// The areas of a content, borrowed from the host for the time of a call.
public struct SnapAreas {
  let areas: UnsafeBufferPointer<SnapArea>
  let order: SnapOrder

  public init(_ areas: UnsafeBufferPointer<SnapArea>, order: SnapOrder = .any) {
    self.areas = areas
    self.order = order
  }

  public static var none: SnapAreas { SnapAreas(UnsafeBufferPointer(start: nil, count: 0)) }

  /// Where an area lies along an axis with its margin.
  func span(_ index: Int, _ axis: Axis) -> Interval { areas[index].span(axis) }

  func alignment(_ index: Int, _ axis: Axis) -> SnapAlignment { areas[index].alignment[axis] }

  subscript(index: Int) -> UnsafePointer<SnapArea> { areas.baseAddress.unsafelyUnwrapped + index }

  var all: Range<Int> { 0..<areas.count }

  func isAscending(_ axis: Axis) -> Bool {
    switch order {
    case .any: false
    case .ascending(let ordered): ordered == axis
    }
  }

  /// The place of the area of that key, found by looking at each.
  func index(of key: UInt64) -> Int? {
    all.first { areas[$0].key == key }
  }

  /// The areas that share more than an edge with a stretch; all of them if they have no order.
  func indices(meeting stretch: Interval, _ axis: Axis) -> Range<Int> {
    guard isAscending(axis) else { return all }
    let start = first { span($0, axis).upper > stretch.lower }
    let end = first { span($0, axis).lower >= stretch.upper }
    return start..<max(start, end)
  }

  /// The areas whose offers meet a stretch of offsets; all of them if they have no order.
  func indices(offering offsets: Interval, _ axis: Axis, _ port: Snapport) -> Range<Int> {
    guard isAscending(axis) else { return all }
    let start = first { port.offers(span($0, axis)).upper >= offsets.lower }
    let end = first { port.offers(span($0, axis)).lower > offsets.upper }
    return start..<max(start, end)
  }

  /// The first place from which on something holds, by halving.
  private func first(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = areas.count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
