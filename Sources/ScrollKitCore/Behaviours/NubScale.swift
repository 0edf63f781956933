/// The offset for each y of the top of a grabbed nub: a line from the drag anchor to each end.
///
///     upper ┤                ╱
///           │              ╱
///           │            ╱
///    offset ┤       _ ·
///           │ _ ·
///     lower ┼─────────┬──────┬ track
///                     y
///
/// The offset depends on y alone, so a drag back and forth returns to its offset.
struct NubScale: Equatable, Sendable {
  /// The y of the drag anchor, in points.
  let y: Double
  /// The content offset of the drag anchor, in points.
  let offset: Double
  let track: Interval
  let range: Interval

  /// The content offset at a y, in points; in range elsewhere than at the drag anchor.
  func offset(at y: Double) -> Double {
    guard y != self.y else { return offset }
    let (end, edge) = y < self.y ? (track.lower, range.lower) : (track.upper, range.upper)
    return y == end ? edge : range.clamp(offset + Math.quotient(y - self.y, end - self.y) * (edge - offset))
  }

  /// The scale for content at an offset: the same, or one with a new drag anchor if something else has moved the content
  /// or its size has changed.
  func continued(at y: Double, _ offset: Double, on track: Interval, in range: Interval) -> NubScale {
    let isSame =
      track == self.track && range == self.range && (self.offset(at: y) - offset).magnitude <= Vector.rounding
    return isSame ? self : NubScale(y: y, offset: offset, track: track, range: range)
  }

  func shifted(by distance: Double) -> NubScale {
    NubScale(y: y, offset: offset + distance, track: track, range: range.shifted(by: distance))
  }
}
