/// The state of a finger that holds the content, besides its position.
package struct FingerHold: Equatable, Sendable {
  /// The time of the finger's last movement, in seconds.
  var moved: Double
  /// When the report was made since which content follows it along the present axes, in seconds. Earlier movements are not resampled.
  var began: Double
  /// The momentum of the fling that the finger caught.
  var momentum = CaughtMomentum.none
  var threshold = StartThreshold.none
  var axis = LockedAxis.free

  /// - Parameter time: When the report of the finger was made.
  init(at now: Double, made time: Double, momentum: CaughtMomentum = .none) {
    self.momentum = momentum
    moved = now
    began = time
  }

  /// Whether the content follows the finger, without threshold, lock or momentum.
  var isPlain: Bool { threshold.state == .none && axis.axis == nil && momentum.isNone }

  /// Whether the content does not move along an axis.
  func blocks(_ axis: Axis) -> Bool { threshold.isWaiting || self.axis.blocks(axis) }

  /// A vector of the finger; exactly 0 along an axis on which the content does not follow it.
  func free(_ vector: Vector) -> Vector {
    Vector(x: blocks(.x) ? 0 : vector.x, y: blocks(.y) ? 0 : vector.y)
  }

  /// Drops the momentum of a caught fling unless the finger continues as the feel's boost requires.
  mutating func dropMomentum(
    moves: Bool, velocity: Vector?, now: Double, by boost: FlingBoost
  ) {
    if !boost.keeps(momentum, after: now - moved, moves: moves, velocity: velocity) { momentum = .none }
  }
}
