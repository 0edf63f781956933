/// Where a motion is at one moment, and how fast.
public struct MotionState: Equatable, Sendable {
  /// Offset, in points.
  public let position: Double
  /// Speed of the offset, in points per second; positive moves towards the end.
  public let velocity: Double

  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}

extension Pair where Element == MotionState {
  /// Where it is along both axes, in points.
  var place: Vector { Vector(x: x.position, y: y.position) }
  /// How fast it moves along both axes, in points per second.
  var velocity: Vector { Vector(x: x.velocity, y: y.velocity) }
}
