/// A scroll that may snap to areas: CSS's three kinds of scroll.
package enum SnapQuery: Equatable, Sendable {
  /// An intended end position, as after a drag: the nearest area, along the axes that scrolled.
  case end(at: Vector, scrolled: Pair<Bool>)
  /// An intended direction, as of a key: the next area in that direction.
  case direction(from: Vector, step: Vector)
  /// An intended direction and end position, as of a fling: the area in that direction nearest to the
  /// end, not past an area with `SnapStop.always`. An axis without displacement does not snap, unless it was caught between two
  /// areas: then it has an end position.
  case endAndDirection(from: Vector, displacement: Vector, caught: Pair<Bool> = Pair(x: false, y: false))

  /// The query along one axis; nil if that axis did not scroll.
  func along(_ axis: Axis, in range: Interval) -> AxisSnapQuery? {
    switch self {
    case .end(let offset, let scrolled):
      scrolled[axis] ? AxisSnapQuery(endAt: offset[axis], in: range) : nil
    case .direction(let from, let step):
      AxisSnapQuery(.direction, from: from[axis], displacement: step[axis], in: range)
    case .endAndDirection(let from, let displacement, let caught):
      displacement[axis] == 0 && caught[axis]
        ? AxisSnapQuery(endAt: from[axis], in: range)
        : AxisSnapQuery(.endAndDirection, from: from[axis], displacement: displacement[axis], in: range)
    }
  }

  /// The offset from which distances are measured.
  var origin: Vector {
    switch self {
    case .end(let offset, _): offset
    case .direction(let from, _): from
    case .endAndDirection(let from, let displacement, _): from + displacement
    }
  }

  /// Whether areas that are not visible may be chosen, for both axes at once.
  var mayLeaveView: Bool {
    switch self {
    case .end(_, let scrolled): scrolled.x && scrolled.y
    case .direction, .endAndDirection: false
    }
  }
}

/// A snap query along one axis.
///
///     end                  ·────x            nearest to the end, on either side
///     direction        from────────▶         the next area in that direction
///     end, direction   from────▶ target      nearest to the target, in that direction
struct AxisSnapQuery: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case end, direction, endAndDirection }

  let kind: Kind
  /// The present offset, in points.
  let from: Double
  /// The offset at which content would rest without snapping, in points; in range.
  let target: Double
  /// 1 towards the end, −1 towards the start, 0 for `.end`.
  let direction: Double

  init(endAt offset: Double, in range: Interval) {
    kind = .end
    from = range.clamp(offset)
    target = from
    direction = 0
  }

  /// - Returns: nil for a displacement of 0, which has no direction.
  init?(_ kind: Kind, from: Double, displacement: Double, in range: Interval) {
    guard displacement != 0 else { return nil }
    self.kind = kind
    self.from = from
    target = range.clamp(from + displacement)
    direction = displacement > 0 ? 1 : -1
  }

  /// The offset from which distances are measured.
  var origin: Double {
    switch kind {
    case .end, .endAndDirection: target
    case .direction: from
    }
  }

  /// Whether an offset is in the query's direction, by at least a tolerance.
  func allows(_ offset: Double) -> Bool { kind == .end || advance(to: offset) >= tolerance }

  /// The nearest offset that is allowed in the query's direction; the present one for `.end`.
  var least: Double { from + direction * tolerance }

  /// In points.
  private var tolerance: Double {
    switch kind {
    case .end: 0
    case .direction: Self.keyTolerance
    case .endAndDirection: Self.flingTolerance
    }
  }

  /// The distance to an offset in the query's direction, in points; 0 for `.end`.
  func advance(to offset: Double) -> Double { (offset - from) * direction }

  /// Published (Chromium). 1 pt: a key must move content by at least so much. Larger skips near areas.
  static let keyTolerance = 1.0
  /// Published (Chromium). 0.5 pt: content rests on whole pixels, areas need not. Larger skips near
  /// areas, smaller chooses the area at which content already rests.
  static let flingTolerance = 0.5
}
