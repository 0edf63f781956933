/// The thumb of a scroll bar on its track.
///
///     track   ├─────────────────────────────────────┤
///     travel  ├───────────────────────┤                 the positions of the thumb's start
///     thumb           ├─── length ────┤
///
/// A thumb may be longer than its share of the track.
package struct Thumb: Equatable, Sendable {
  /// In points.
  package let length: Double
  /// In points along the track.
  package let start: Double
  /// The offset for each position of the thumb's start.
  package let scale: ThumbScale

  /// The length of a thumb that shows the visible share of the content, in points.
  ///
  /// Overscroll shrinks the thumb. At a fifth of the viewport it has `minimumOutOfRange`.
  ///
  /// - Parameters:
  ///   - track: Length of the track, in points.
  ///   - minimum: The shortest length in range, in points.
  static func length(
    on track: Double, of geometry: AxisGeometry, overscroll: Double, minimum: Double
  ) -> Double {
    let out = min(1, Math.quotient(overscroll.magnitude, geometry.viewport))
    let shortest = min(minimum, max(minimum * (1 - out / fullSqueeze), minimumOutOfRange))
    return min(track, max(shortest, Math.quotient(track * geometry.viewport * (1 - out), geometry.content)))
  }

  /// Published (Flutter). 8 pt: the shortest thumb out of range. Larger shrinks less.
  static let minimumOutOfRange = 8.0
  /// Published (Flutter). 0.2 of the viewport: the overscroll at which the thumb is shortest. Larger
  /// shrinks it more slowly.
  private static let fullSqueeze = 0.2
}
