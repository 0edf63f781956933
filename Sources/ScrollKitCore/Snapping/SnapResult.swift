/// An offset at which an area would have content rest, along one axis.
public struct SnapResult: Equatable, Sendable {
  /// In points; in range.
  public let offset: Double
  /// The area's key.
  public let key: UInt64
  /// Where any offset is as good, because the area fills the view; nil where it is aligned.
  public let covered: Interval?

  /// The area's place among those told.
  let index: Int
  /// The offsets of the other axis at which the area is in view.
  let sight: Interval
  let isFocused: Bool
}

/// A hit as it is weighed against others.
///
/// The order is total, so the answer does not depend on the order in which areas are looked at:
/// nearer, then focused, then farther ahead, then the inner (smaller) area, then aligned rather
/// than covered, then told first.
struct SnapCandidate {
  let hit: SnapResult
  /// From where the scroll measures, in points.
  let distance: Double
  let advance: Double
  /// Along the axis, and across it.
  let length: Double
  let width: Double

  func isBetter(than other: SnapCandidate?) -> Bool {
    guard let other else { return true }
    if distance != other.distance { return distance < other.distance }
    if hit.isFocused != other.hit.isFocused { return hit.isFocused }
    if advance != other.advance { return advance > other.advance }
    if length != other.length { return length < other.length }
    if width != other.width { return width < other.width }
    let isAligned = hit.covered == nil
    if isAligned != (other.hit.covered == nil) { return isAligned }
    return hit.index < other.hit.index
  }
}
