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
    var turn: Vector?
    for axis in [Axis.x, .y] where movement[axis].magnitude > Vector.rounding {
      if heading[axis] * movement[axis] < 0, members.indices.count(where: { members[$0].takesPart[axis] }) > 1 {
        hasReversed[axis] = true
      }
      heading[axis] = movement[axis]
      let range = path.setting.restRange(axis)
      guard hasReversed[axis], range.overscroll(of: self.offset(at: now)[axis]) == 0 else { continue }
      hasReversed[axis] = false
      turn = turn ?? offset
      turn?[axis] = range.clamp(offset[axis])
    }
    return turn
  }
}
