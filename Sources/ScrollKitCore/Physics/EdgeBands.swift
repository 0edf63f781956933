/// The rubber bands at both ends of a range: what fingers show that move the content past them.
///
///     unclamped offset ─▶ range.clamp + band.overscroll(pull)        pull = unclamped − range.clamp(unclamped)
///
/// A drag and a pinch have the unclamped offset from their fingers' positions.
extension Ends where Element == RubberBand {
  /// The same bands. The band on the side of an overscroll gets a limit beyond it.
  func reaching(_ overscroll: Double) -> Ends {
    Ends(
      lower: overscroll < 0 ? lower.reaching(overscroll) : lower,
      upper: overscroll > 0 ? upper.reaching(overscroll) : upper)
  }

  /// The offset that is shown for an unclamped one, in points.
  func offset(pulledTo unclamped: Double, in range: Interval) -> Double {
    let inRange = range.clamp(unclamped)
    return unclamped == inRange ? unclamped : inRange + self[unclamped - inRange].overscroll(pulledBy: unclamped - inRange)
  }

  /// How far the unclamped offset for which an offset is shown is past the end of the range, in points.
  ///
  /// - Precondition: The bands reach its overscroll.
  func pull(showing offset: Double, in range: Interval) -> Double {
    let overscroll = range.overscroll(of: offset)
    return self[overscroll].pull(showing: overscroll)
  }

  /// The velocity of the offset when the fingers' is `velocity`, both in points per second; 0 along an axis that cannot
  /// scroll, and towards an edge at which it is and that does not move.
  func velocity(ofFingers velocity: Double, pulledTo unclamped: Double, in range: Interval) -> Double {
    let pull = range.overscroll(of: unclamped)
    guard pull.magnitude > Vector.rounding else {
      let left = velocity < 0 ? range.upper - unclamped : unclamped - range.lower
      return range.length > 0 && (left > Vector.rounding || self[-velocity].moves) ? -velocity : 0
    }
    return -velocity * self[pull].slope(at: range.overscroll(of: offset(pulledTo: unclamped, in: range)))
  }
}
