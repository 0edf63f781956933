/// A movement of the content under the viewport, as after rows were inserted above it.
///
///     before   ├────────┤ viewport ├──────────┤
///     after    ├─ new ─┼────────┤ viewport ├──────────┤
///              offset + distance ▲
///
/// The user sees no movement, because every stored offset is shifted by the distance. Events that were
/// emitted before keep their offsets.
package struct ContentShift: Equatable, Sendable {
  /// How far the content in the viewport moved, in points.
  package var distance: Vector
  /// How far the content at the return offset of scroll to top moved vertically, in points. It differs from
  /// `distance` when rows are inserted between the viewport and the return offset.
  package var returnOffsetDistance: Double

  package static let zero = ContentShift(by: .zero)

  /// A movement of all content.
  package init(by distance: Vector) {
    self.init(distance: distance, returnOffsetDistance: distance.y)
  }

  package init(distance: Vector, returnOffsetDistance: Double) {
    self.distance = distance
    self.returnOffsetDistance = returnOffsetDistance
  }
}
