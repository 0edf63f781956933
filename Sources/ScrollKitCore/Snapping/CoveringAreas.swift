/// The search among areas that cover the snapport. In such an area content may rest wherever no other area is shown.
///
///     snapport at the target              ├────────┤
///     a                        ├───────────────────────┤            ends first: nearest before the target
///     b                                ├───────────────────────┤    starts last: nearest after the target
///     a alone is shown in      ├───────┤
///     b alone is shown in                              ├───────┤
///
/// Where an area alone is shown, `UncoveredParts` finds by comparison with all others. So only areas are considered that
/// may have the nearest offset: those nearest to the query's origin, and of the areas that contain the snapport at the
/// target, those that end first and those that start last. Another one that contains it is not alone before `a` starts
/// nor after `b` ends. Several are considered, because an area may be out of view along the other axis.
extension SnapSearch {
  /// Considers the covering areas of a window that may have the nearest offset.
  ///
  /// - Precondition: `consider(aligned:)` was called for all areas, so that few are nearer than the best.
  mutating func considerCovering(in window: Range<Int>) {
    let snapport = snapportAtTarget
    // Before the target, an area is alone only if it starts before those that end in the snapport; after the target, only
    // if it ends after those that start in the snapport.
    var (firstStart, lastEnd) = (Double.infinity, -Double.infinity)
    for index in window where container.snaps(index) {
      let extent = container.extent(index)
      if snapport.lower <= extent.upper, extent.upper < snapport.upper { firstStart = min(firstStart, extent.lower) }
      if snapport.lower < extent.lower, extent.lower <= snapport.upper { lastEnd = max(lastEnd, extent.upper) }
    }
    considerCovering(in: window, first: Self.nearestAreas, by: .distance) { _ in true }
    considerCovering(in: window, first: Self.otherAreas, by: .end) { $0.contains(snapport) && $0.lower < firstStart }
    considerCovering(in: window, first: Self.otherAreas, by: .start) { $0.contains(snapport) && $0.upper > lastEnd }
  }

  /// Considers the first so many covering areas in an order, among those whose extent satisfies a condition.
  private mutating func considerCovering(
    in window: Range<Int>, first count: Int, by order: CoveringArea.Order, where condition: (Interval) -> Bool
  ) {
    var last: CoveringArea?
    for _ in 0..<count {
      let nearest = choice.nearest?.distance ?? .infinity
      var next: CoveringArea?
      for index in window {
        guard let area = coveringArea(index), area.distance <= nearest, condition(area.extent),
          last?.precedes(area, by: order) ?? true, next.map({ area.precedes($0, by: order) }) ?? true
        else { continue }
        next = area
      }
      guard let next else { return }
      consider(covering: next.index)
      last = next
    }
  }

  /// The content in the snapport at the query's target, in points.
  private var snapportAtTarget: Interval { container.port.bounds.shifted(by: query.target) }

  /// Nil if an area does not snap along this axis, or is not longer than the snapport.
  private func coveringArea(_ index: Int) -> CoveringArea? {
    let extent = container.extent(index)
    guard container.snaps(index), let covered = container.port.coveredOffsets(of: extent) else { return nil }
    let distance = (covered.clamp(query.origin) - query.origin).magnitude
    return CoveringArea(index: index, distance: distance, extent: extent)
  }

  /// Considers the offsets at which an area covers the snapport and shows no part of an area inside.
  mutating func consider(covering index: Int) {
    guard let area = coveringArea(index) else { return }
    var parts = UncoveredParts(of: area.extent, around: snapportAtTarget)
    for inner in container.areas.indices(overlapping: area.extent, container.axis) where container.snaps(inner) {
      parts.subtract(container.extent(inner))
    }
    if consider(index, in: parts.middle) { return }
    _ = consider(index, in: parts.before)
    _ = consider(index, in: parts.after)
  }

  /// Considers the offset nearest to the target at which the snapport is in a part of an area.
  ///
  /// A part shorter than the snapport cannot fill it. The part is then aligned as the area is, as far as the area still
  /// covers the snapport.
  ///
  /// - Returns: Whether there is such an offset.
  private mutating func consider(_ index: Int, in part: UncoveredParts.Part) -> Bool {
    guard part.lower < part.upper else { return false }
    let port = container.port
    let extent = Interval(lower: part.lower, upper: part.upper)
    if let covered = port.coveredOffsets(of: extent) {
      consider(container.result(index, at: covered.clamp(query.target), covered: covered))
      return true
    }
    guard let covered = port.coveredOffsets(of: container.extent(index)),
      let offset = port.offset(aligning: extent, container.alignment(index))
    else { return false }
    consider(container.result(index, at: covered.clamp(offset), covered: nil))
    return true
  }

  /// Taste. The 32 nearest areas that cover the snapport are compared with all others. More finds a nearer offset
  /// where more areas larger than the snapport overlap, and costs more at a release.
  private static let nearestAreas = 32
  /// Taste. 4 areas of each other order are compared, for those that are out of view along the other axis. More costs
  /// more at a release.
  private static let otherAreas = 4
}

/// A snap area longer than the snapport, which it covers at some offsets.
private struct CoveringArea {
  let index: Int
  /// From the query's origin to the nearest offset at which it covers the snapport, in points.
  let distance: Double
  let extent: Interval

  enum Order { case distance, end, start }

  /// Whether it comes before another area in an order: nearer ones, those that end earlier, or those that start later
  /// come first, and of these the smaller ones.
  func precedes(_ other: CoveringArea, by order: Order) -> Bool {
    switch order {
    case .distance:
      if distance != other.distance { return distance < other.distance }
    case .end:
      if extent.upper != other.extent.upper { return extent.upper < other.extent.upper }
    case .start:
      if extent.lower != other.extent.lower { return extent.lower > other.extent.lower }
    }
    if extent.length != other.extent.length { return extent.length < other.extent.length }
    return index < other.index
  }
}
