/// One search for the best snap result along an axis.
///
/// Areas in any order cost `n · (1 + k)`: each area is compared once, and each area that covers the
/// snapport and is nearer than the best so far is compared with all others; `k` is the number of those
/// that overlap. Areas in ascending order are found by binary search, in a window around the query's
/// origin that grows until it contains the result.
struct SnapSearch {
  let container: AxisSnapContainer
  private(set) var query: AxisSnapQuery
  let cross: AxisSnapContainer.CrossAxis?
  /// The largest distance of an area from the query's origin, in points.
  let reach: Double
  private var nearest: SnapCandidate?
  /// The best area that covers the snapport exactly at the query's target.
  private var covering: SnapCandidate?

  init(
    container: AxisSnapContainer, query: AxisSnapQuery, cross: AxisSnapContainer.CrossAxis?,
    reach: Double
  ) {
    self.container = container
    self.query = query
    self.cross = cross
    self.reach = reach
  }

  mutating func run() -> SnapResult? {
    let found = nearestResult()
    if query.kind == .endAndDirection, let stop = firstStop(upTo: found?.offset ?? query.target) {
      return stop
    }
    switch (container.strictness, query.kind) {
    case (.mandatory, .direction) where found == nil,
      (.mandatory, .endAndDirection) where found == nil:
      query = AxisSnapQuery(endAt: query.from, in: container.port.range)
      return nearestResult()
    case (.mandatory, _), (.proximity, _):
      return found
    }
  }

  private mutating func nearestResult() -> SnapResult? {
    let origin = query.origin
    var radius = max(
      max(Self.minimumRadius, container.port.bounds.length), (query.target - origin).magnitude)
    while true {
      let around = Interval(lower: origin - radius, upper: origin + radius)
      let window = container.areas.indices(snappingIn: around, container.axis, container.port)
      nearest = nil
      covering = nil
      for index in window { consider(aligned: index) }
      for index in window { consider(covering: index) }
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

  /// The best result so far. Content may rest wherever an area covers the snapport; only a key
  /// prefers a nearer aligned area.
  var best: SnapResult? {
    guard let nearest, let covering else { return covering?.result ?? nearest?.result }
    switch query.kind {
    case .end, .endAndDirection: return covering.result
    case .direction:
      let isNearer =
        query.advance(to: nearest.result.offset) < query.advance(to: covering.result.offset)
      return isNearer ? nearest.result : covering.result
    }
  }

  /// Considers the offset at which an area aligns.
  mutating func consider(aligned index: Int) {
    guard let result = container.aligned(index) else { return }
    consider(result)
  }

  /// Considers the offsets at which an area covers the snapport and shows no part of an area inside.
  ///
  /// Must follow `consider(aligned:)` of all areas, so that few areas are near enough to be compared.
  mutating func consider(covering index: Int) {
    let areas = container.areas
    let axis = container.axis
    let extent = areas.extent(index, axis)
    guard areas.alignment(index, axis) != .none,
      let covered = container.port.coveredOffsets(of: extent),
      (covered.clamp(query.origin) - query.origin).magnitude <= nearest?.distance ?? .infinity
    else { return }
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
    let candidate = SnapCandidate(
      result: result, distance: (result.offset - query.origin).magnitude,
      advance: query.advance(to: result.offset),
      length: areas.extent(result.index, container.axis).length,
      width: areas.extent(result.index, container.axis.other).length)
    if result.covered != nil, result.offset == query.target {
      if candidate.isBetter(than: covering) { covering = candidate }
    } else if query.allows(result.offset), candidate.distance <= reach,
      candidate.isBetter(than: nearest)
    {
      nearest = candidate
    }
  }

  /// Derived. 1 pt: any positive radius grows to the whole content.
  private static let minimumRadius = 1.0
  /// Taste. Each search window is 4 times as large as the one before. Larger compares more areas,
  /// smaller searches more often.
  private static let growth = 4.0
}
