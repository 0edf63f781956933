/// How content follows the hand that drags it.
extension ScrollPhase.Drag {
  /// Follows the hand, as far as nothing holds the content back.
  mutating func follow(
    _ hand: Vector, from before: Vector, now: Double, by lock: DirectionLock
  ) {
    let step = hand - before
    guard step != .zero else { return }
    let wasStill = Pair(x: hold.keepsStill(.x), y: hold.keepsStill(.y))
    hold.axis.read(hand, by: lock)
    let free = hold.axis.free(step)
    let given = hold.threshold.take(free, after: now - hold.moved)
    hold.moved = now
    if !hold.keepsStill(.x) {
      grips.x.follow(hand.x, by: given.x, anew: wasStill.x || given.x != step.x)
    }
    if !hold.keepsStill(.y) {
      grips.y.follow(hand.y, by: given.y, anew: wasStill.y || given.y != step.y)
    }
  }

  /// The content's speed when the hand's is `velocity`, both in points per second.
  ///
  /// Content that waits for a threshold has none: a finger that rolls off flings nothing. (Flutter
  /// would fling it.)
  mutating func velocity(ofFinger velocity: Vector) -> Vector {
    hold.free(
      Vector(
        x: grips.x.velocity(ofFinger: velocity.x), y: grips.y.velocity(ofFinger: velocity.y)))
  }
}
