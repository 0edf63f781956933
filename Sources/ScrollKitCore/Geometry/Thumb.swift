/// The thumb of a scroll bar on its track: where it stands for an offset, and the way back.
///
///     track   ├─────────────────────────────────────┤
///     travel  ├───────────────────────┤                 where the thumb's start can be
///     thumb           ├─── length ────┤
///
/// The two ways are each other's inverse also where the thumb is longer than its share.
public struct Thumb: Equatable, Sendable {
  /// Its length, in points.
  public let length: Double
  /// Where its start can be, in points along the track.
  public let travel: Interval
  /// The offsets that it stands for.
  public let range: Interval

  public init(length: Double, travel: Interval, range: Interval) {
    self.length = length
    self.travel = travel
    self.range = range
  }

  /// The length of a thumb that is the share of the content that is visible, in points.
  ///
  /// It shrinks when content is pulled out of range, past its least, too: at a fifth of the viewport
  /// to `leastOut`.
  ///
  /// - Parameters:
  ///   - room: Length of the track, in points.
  ///   - least: The shortest in range, in points.
  static func length(
    on room: Double, of geometry: AxisGeometry, overscroll: Double, least: Double,
    leastOut: Double = leastOutOfRange
  ) -> Double {
    let out = min(1, overscroll.magnitude / geometry.viewport)
    let shortest = min(least, max(least * (1 - out / fullSqueeze), leastOut))
    return min(room, max(shortest, room * geometry.viewport * (1 - out) / geometry.content))
  }

  /// Where it starts for an offset, in points along the track.
  public func start(for offset: Double) -> Double {
    travel.lower + range.progress(of: offset) * travel.length
  }

  /// The offset for which it starts at a place of the track, in points.
  public func offset(startingAt start: Double) -> Double {
    start < travel.upper
      ? min(range.lower + travel.progress(of: start) * range.length, range.upper) : range.upper
  }

  /// How far content moves for each point that the thumb moves.
  public var gear: Double { travel.length > 0 ? range.length / travel.length : 0 }

  /// Published (Flutter). 8 pt: the least that a thumb shrinks to out of range.
  static let leastOutOfRange = 8.0
  /// Published (Flutter). 0.2: it is as short as it gets when content is pulled out of range by a
  /// fifth of the viewport.
  private static let fullSqueeze = 0.2
}
