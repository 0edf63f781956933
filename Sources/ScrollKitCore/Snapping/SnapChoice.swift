/// A snap result with the values by which the best result is chosen.
///
/// The order is total, so the result does not depend on the order of the search: nearest, then
/// focused, then farthest in the query's direction, then smallest, then aligned rather than covering,
/// then first in the host's order.
struct SnapCandidate {
  let result: SnapResult
  /// From the query's origin, in points.
  let distance: Double
  /// From the present offset in the query's direction, in points.
  let advance: Double
  /// The area's length along the axis, in points.
  let length: Double
  /// The area's length across the axis, in points.
  let width: Double

  func isBetter(than other: SnapCandidate?) -> Bool {
    guard let other else { return true }
    if distance != other.distance { return distance < other.distance }
    if result.isFocused != other.result.isFocused { return result.isFocused }
    if advance != other.advance { return advance > other.advance }
    if length != other.length { return length < other.length }
    if width != other.width { return width < other.width }
    let isAligned = result.covered == nil
    if isAligned != (other.result.covered == nil) { return isAligned }
    return result.index < other.result.index
  }
}

/// The best of the snap results for a query.
struct SnapChoice {
  let query: AxisSnapQuery
  /// The largest distance of a result from the query's origin, in points.
  let reach: Double
  private(set) var nearest: SnapCandidate?
  /// The best that covers the snapport exactly at the query's target.
  private var covering: SnapCandidate?

  init(query: AxisSnapQuery, reach: Double) {
    self.query = query
    self.reach = reach
  }

  /// Considers a result whose area has a length along the axis and a width across it, in points.
  mutating func consider(_ result: SnapResult, length: Double, width: Double) {
    let candidate = SnapCandidate(
      result: result, distance: (result.offset - query.origin).magnitude,
      advance: query.advance(to: result.offset), length: length, width: width)
    if result.covered != nil, result.offset == query.target {
      if candidate.isBetter(than: covering) { covering = candidate }
    } else if query.allows(result.offset), candidate.distance <= reach, candidate.isBetter(than: nearest) {
      nearest = candidate
    }
  }

  /// The best result so far. Content may rest wherever an area covers the snapport; only a key
  /// prefers a nearer aligned area.
  var best: SnapResult? {
    guard let nearest, let covering else { return covering?.result ?? nearest?.result }
    switch query.kind {
    case .end, .endAndDirection: return covering.result
    case .direction: return nearest.advance < covering.advance ? nearest.result : covering.result
    }
  }
}
