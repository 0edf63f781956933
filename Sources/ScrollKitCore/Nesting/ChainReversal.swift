/// Where a gesture that turns back divides the path anew: from there, the scroll chaining order of the other direction counts.
///
///     finger      ────────▶ ◀────────
///     order       child, parent │ parent, child        a parent that scrolls first in the other direction
extension ScrollChain {
  /// Remembers the direction of a movement, and returns the path offset at which the gesture turns back; nil if it does not. It
  /// turns within the range: overscroll is undone first. Published (Android).
  ///
  /// - Parameters:
  ///   - movement: The movement of the path or its target. Where the finger is resampled, that of the finger: content may move
  ///     back before it does.
  ///   - offset: The path offset before it.
  mutating func takeReversal(by movement: Vector, from offset: Vector, at now: Double) -> Vector? {
    let members = members
    let moves = Pair { axis in movement[axis].magnitude > Vector.rounding }
    for axis in [Axis.x, .y] where moves[axis] {
      if heading[axis] * movement[axis] < 0, members.indices.count(where: { members[$0].takesPart[axis] }) > 1 {
        hasReversed[axis] = true
      }
      heading[axis] = movement[axis]
    }
    guard hasReversed.x && moves.x || hasReversed.y && moves.y else { return nil }
    let (here, range) = (self.offset(at: now), path.setting.restRange)
    let turns = Pair { axis in hasReversed[axis] && moves[axis] && range[axis].overscroll(of: here[axis]) == 0 }
    guard turns.x || turns.y else { return nil }
    return Vector { axis in
      guard turns[axis] else { return offset[axis] }
      hasReversed[axis] = false
      return range[axis].clamp(offset[axis])
    }
  }
}
