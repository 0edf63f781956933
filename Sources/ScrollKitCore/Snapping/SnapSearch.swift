/// One search for the best snap result along an axis.
///
/// Areas in any order cost `n`: each area is compared once, and once more with each of a limited number of areas that
/// cover the snapport and are nearer than the best so far. Areas in ascending order are found by binary search,
/// in a window around the query's origin that grows until it contains the result.
struct SnapSearch {
  let container: AxisSnapContainer
  private(set) var query: AxisSnapQuery
  let cross: AxisSnapContainer.CrossAxis?
  /// The largest distance of an area from the query's origin, in points.
  let reach: Double
  private var choice: SnapChoice

  init(
    container: AxisSnapContainer, query: AxisSnapQuery, cross: AxisSnapContainer.CrossAxis?,
    reach: Double
  ) {
    self.container = container
    self.query = query
    self.cross = cross
    self.reach = reach
    choice = SnapChoice(query: query, reach: reach)
  }

  mutating func run() -> SnapResult? {
    let found = nearestResult()
    if query.kind == .endAndDirection, let stop = firstStop(upTo: found?.offset ?? query.target) {
      return stop
    }
    guard found == nil, container.strictness == .mandatory, query.kind != .end else { return found }
    query = AxisSnapQuery(endAt: query.from, in: container.port.range)
    return nearestResult()
  }

  mutating func nearestResult() -> SnapResult? {
    let origin = query.origin
    var radius = max(
      max(Self.minimumRadius, container.port.bounds.length), (query.target - origin).magnitude)
    while true {
      let around = Interval(lower: origin - radius, upper: origin + radius)
      let window = container.areas.indices(snappingIn: around, container.axis, container.port)
      choice = SnapChoice(query: query, reach: reach)
      for index in window { consider(aligned: index) }
      considerCovering(in: window)
      let best = best
      if window == container.areas.indices || radius >= reach { return best }
      if let best, around.contains(best.offset) { return best }
      radius *= Self.growth
    }
  }

  /// The first area with `SnapStop.always` on the way to an offset.
  ///
  /// Unlike in Chromium, `proximity` does not require it to be near: a fling must not pass it.
  private func firstStop(upTo end: Double) -> SnapResult? {
    let path = Interval(lower: min(query.from, end), upper: max(query.from, end))
    let window = container.areas.indices(snappingIn: path, container.axis, container.port)
    var first: Int?
    var least = Double.infinity
    for index in window where container.areas.stop(index) == .always {
      let advance = advance(toStop: index, on: path)
      if advance < least { (first, least) = (index, advance) }
    }
    guard let first else { return nil }
    return container.aligned(first)
  }

  /// The distance at which an area aligns, in points; infinite if it does not align on the path.
  private func advance(toStop index: Int, on path: Interval) -> Double {
    guard let result = container.aligned(index), container.isVisible(result, with: cross),
      query.allows(result.offset), path.contains(result.offset)
    else { return .infinity }
    return query.advance(to: result.offset)
  }

  /// The best result so far.
  var best: SnapResult? { choice.best }

  /// Considers areas that cover the snapport. In such an area content may rest wherever no other area is shown.
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
  ///
  /// Must follow `consider(aligned:)` of all areas, so that few areas are nearer than the best.
  private mutating func considerCovering(in window: Range<Int>) {
    let bounds = container.port.bounds
    let snapport = Interval(lower: query.target + bounds.lower, upper: query.target + bounds.upper)
    // An area that ends in the snapport is shown after its start, and one that starts in it before its end.
    var firstStart = Double.infinity
    var lastEnd = -Double.infinity
    for index in window where container.areas.alignment(index, container.axis) != .none {
      let extent = container.areas.extent(index, container.axis)
      if snapport.lower <= extent.upper, extent.upper < snapport.upper { firstStart = min(firstStart, extent.lower) }
      if snapport.lower < extent.lower, extent.lower <= snapport.upper { lastEnd = max(lastEnd, extent.upper) }
    }
    considerCovering(in: window, first: Self.nearestAreas, by: .distance) { _ in true }
    considerCovering(in: window, first: Self.otherAreas, by: .end) {
      $0.contains(snapport) && $0.lower < firstStart
    }
    considerCovering(in: window, first: Self.otherAreas, by: .start) {
      $0.contains(snapport) && $0.upper > lastEnd
    }
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

  /// Nil if an area does not snap along this axis, or is not longer than the snapport.
  private func coveringArea(_ index: Int) -> CoveringArea? {
    let extent = container.areas.extent(index, container.axis)
    guard container.areas.alignment(index, container.axis) != .none,
      let covered = container.port.coveredOffsets(of: extent)
    else { return nil }
    let distance = (covered.clamp(query.origin) - query.origin).magnitude
    return CoveringArea(index: index, distance: distance, extent: extent)
  }

  /// Considers the offset at which an area aligns.
  mutating func consider(aligned index: Int) {
    guard let result = container.aligned(index) else { return }
    consider(result)
  }

  /// Considers the offsets at which an area covers the snapport and shows no part of an area inside.
  mutating func consider(covering index: Int) {
    guard coveringArea(index) != nil else { return }
    let areas = container.areas
    let axis = container.axis
    let extent = areas.extent(index, axis)
    let bounds = container.port.bounds
    var parts = UncoveredParts(
      of: extent,
      around: Interval(lower: query.target + bounds.lower, upper: query.target + bounds.upper))
    for inner in areas.indices(overlapping: extent, axis)
    where areas.alignment(inner, axis) != .none {
      parts.subtract(areas.extent(inner, axis))
    }
    if consider(index, in: parts.middle) { return }
    _ = consider(index, in: parts.before)
    _ = consider(index, in: parts.after)
  }

  /// Considers the offset nearest to the target at which the snapport is in a part of an area.
  ///
  /// A part shorter than the snapport cannot fill it. The part is then aligned as the area is, as far
  /// as the area still covers the snapport.
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
    let alignment = container.areas.alignment(index, container.axis)
    let area = container.areas.extent(index, container.axis)
    guard let covered = port.coveredOffsets(of: area),
      let offset = port.offset(aligning: extent, alignment)
    else { return false }
    consider(container.result(index, at: covered.clamp(offset), covered: nil))
    return true
  }

  private mutating func consider(_ result: SnapResult) {
    guard container.isVisible(result, with: cross) else { return }
    let areas = container.areas
    choice.consider(
      result, length: areas.extent(result.index, container.axis).length,
      width: areas.extent(result.index, container.axis.other).length)
  }

  /// Taste. The 32 nearest areas that cover the snapport are compared with all others. More finds a nearer offset
  /// where more areas larger than the snapport overlap, and costs more at a release.
  private static let nearestAreas = 32
  /// Taste. 4 areas of each other order are compared, for those that are out of view along the other axis. More costs
  /// more at a release.
  private static let otherAreas = 4
  /// Derived. 1 pt: any positive radius grows to the whole content.
  private static let minimumRadius = 1.0
  /// Taste. Each search window is 4 times as large as the one before. Larger compares more areas,
  /// smaller searches more often.
  private static let growth = 4.0
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
