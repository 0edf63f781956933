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
  private(set) var choice: SnapChoice

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

  /// The first stop before the best result, else that result. Mandatory snapping goes back to the nearest area if none is ahead.
  mutating func run() -> SnapResult? {
    let found = nearestResult()
    if query.kind == .endAndDirection, let stop = firstStop(upTo: found?.offset ?? query.target) {
      return stop
    }
    guard found == nil, container.strictness == .mandatory, query.kind != .end else { return found }
    query = AxisSnapQuery(endAt: query.from, in: container.port.range)
    return nearestResult()
  }

  /// The best result for the query, whatever stops are on the way.
  mutating func nearestResult() -> SnapResult? {
    let origin = query.origin
    var radius = max(Self.minimumRadius, container.port.bounds.length, (query.target - origin).magnitude)
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

  /// Considers the offset at which an area aligns.
  mutating func consider(aligned index: Int) {
    guard let result = container.aligned(index) else { return }
    consider(result)
  }

  /// Considers an offset, unless its area is out of view along the other axis.
  mutating func consider(_ result: SnapResult) {
    guard container.isVisible(result, with: cross) else { return }
    let width = container.areas.extent(result.index, container.axis.other).length
    choice.consider(result, length: container.extent(result.index).length, width: width)
  }

  /// Derived. 1 pt: any positive radius grows to the whole content. Smaller searches more often.
  private static let minimumRadius = 1.0
  /// Taste. Each search window is 4 times as large as the one before. Larger compares more areas,
  /// smaller searches more often.
  private static let growth = 4.0
}
