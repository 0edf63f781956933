/// Position and velocity of a motion at a time.
package struct MotionState: Equatable, Sendable {
  /// Offset, in points.
  package let position: Double
  /// Velocity of the offset, in points per second; positive towards the end.
  package let velocity: Double

  package init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}

extension Pair where Element == MotionState {
  /// Content that rests at an offset.
  init(restingAt offset: Vector) {
    self.init(
      x: MotionState(position: offset.x, velocity: 0), y: MotionState(position: offset.y, velocity: 0))
  }

  /// The position along both axes, in points.
  var position: Vector { Vector(x: x.position, y: y.position) }
  /// The velocity along both axes, in points per second.
  var velocity: Vector { Vector(x: x.velocity, y: y.velocity) }
}
