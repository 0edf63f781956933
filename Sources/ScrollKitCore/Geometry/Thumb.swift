/// The thumb of a scroll bar on its track.
///
///     track   ├─────────────────────────────────────┤
///     travel  ├───────────────────────┤                 the positions of the thumb's start
///     thumb           ├─── length ────┤
///
/// `start(for:)` and `offset(startingAt:)` are inverse to each other, also for a thumb longer than
/// its share of the track.
package struct Thumb: Equatable, Sendable {
  /// In points.
  package let length: Double
  /// The positions of the thumb's start, in points along the track.
  package let travel: Interval
  /// The range of the content offset.
  package let range: Interval

  package init(length: Double, travel: Interval, range: Interval) {
    self.length = length
    self.travel = travel
    self.range = range
  }

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

  /// The thumb's start for an offset, in points along the track.
  package func start(for offset: Double) -> Double {
    travel.lower + range.progress(of: offset) * travel.length
  }

  /// The offset for a thumb's start, in points.
  package func offset(startingAt start: Double) -> Double {
    start < travel.upper
      ? min(range.lower + travel.progress(of: start) * range.length, range.upper) : range.upper
  }

  /// Points of content per point of the thumb.
  package var contentPerPoint: Double { travel.length > 0 ? Math.quotient(range.length, travel.length) : 0 }

  /// Published (Flutter). 8 pt: the shortest thumb out of range. Larger shrinks less.
  static let minimumOutOfRange = 8.0
  /// Published (Flutter). 0.2 of the viewport: the overscroll at which the thumb is shortest. Larger
  /// shrinks it more slowly.
  private static let fullSqueeze = 0.2
}
