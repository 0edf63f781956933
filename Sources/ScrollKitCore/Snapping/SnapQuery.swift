/// How a scroll along both axes chooses among areas: CSS's three kinds of scroll.
public enum SnapQuery: Equatable, Sendable {
  /// It ended somewhere, as after a drag: the nearest area, along the axes that were scrolled.
  case end(at: Vector, scrolled: Pair<Bool>)
  /// It has a direction, as a key: the next area ahead.
  case direction(from: Vector, step: Vector)
  /// It has both, as a fling: of those ahead the nearest to its end, but none that always stops
  /// is passed over.
  case endAndDirection(from: Vector, displacement: Vector)

  /// What one axis asks; nil if it was not scrolled.
  func aim(_ axis: Axis, in range: Interval) -> AxisSnapQuery? {
    switch self {
    case .end(let offset, let scrolled):
      return scrolled[axis] ? AxisSnapQuery(endAt: offset[axis], in: range) : nil
    case .direction(let from, let way), .endAndDirection(let from, let way):
      return AxisSnapQuery(
        isStep ? .direction : .endAndDirection, from: from[axis], by: way[axis], in: range)
    }
  }

  /// Where the other axis is while one is searched.
  var base: Vector {
    switch self {
    case .end(let offset, _): offset
    case .direction(let from, _): from
    case .endAndDirection(let from, let displacement): from + displacement
    }
  }

  private var isStep: Bool {
    switch self {
    case .direction: true
    case .end, .endAndDirection: false
    }
  }

  /// Whether areas out of sight may be looked for, along both axes at once.
  var mayLeaveSight: Bool {
    switch self {
    case .end(_, let scrolled): scrolled.x && scrolled.y
    case .direction, .endAndDirection: false
    }
  }
}
