/// The area and the offset at which content snaps along one axis.
package struct SnapResult: Equatable, Sendable {
  /// The snap position, in points; in range.
  package let offset: Double
  /// The area's key.
  package let key: UInt64
  /// The offsets at which the area covers the snapport; nil if the area is aligned.
  package let covered: Interval?

  /// The area's index.
  let index: Int
  /// The offsets of the other axis at which the area is visible.
  let visibleAcross: Interval
  let isFocused: Bool
}

/// The snap results of both axes; nil for an axis that does not snap.
package typealias SnapResults = Pair<SnapResult?>

/// The keys of the areas to which content snapped; nil for an axis that did not snap.
package typealias SnapTargets = Pair<UInt64?>

extension Pair where Element == SnapResult? {
  /// The resulting offset. An axis that does not snap keeps its current offset.
  func offset(from current: Vector) -> Vector {
    Vector(x: x?.offset ?? current.x, y: y?.offset ?? current.y)
  }

  var isEmpty: Bool { x == nil && y == nil }

  /// Whether the distance along x is at most the distance along y.
  func isXNearer(to offset: Vector) -> Bool {
    let distance = self.offset(from: offset) - offset
    return distance.x.magnitude <= distance.y.magnitude
  }
}
