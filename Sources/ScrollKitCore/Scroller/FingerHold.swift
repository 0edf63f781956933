/// The state of a finger that holds the content, besides its position.
package struct FingerHold: Equatable, Sendable {
  /// The time of the finger's last movement, in seconds.
  var moved: Double
  /// When content began to follow it along the present axes, in seconds. Earlier movements are not resampled.
  var began: Double
  /// The momentum of the fling that the finger caught.
  var momentum = Momentum.none
  var threshold = StartThreshold.none
  var axis = HeldAxis.free

  init(at now: Double, momentum: Momentum = .none) {
    self.momentum = momentum
    moved = now
    began = now
  }

  /// Whether the content follows the finger, without threshold, lock or momentum.
  var isPlain: Bool { threshold.state == .none && axis.axis == nil && momentum.isNone }

  /// Whether the content does not move along an axis.
  func keepsStill(_ axis: Axis) -> Bool { threshold.holds || self.axis.holds(axis) }

  /// A position of the finger; exactly 0 along an axis where the content does not move.
  func free(_ place: Vector) -> Vector {
    Vector(x: keepsStill(.x) ? 0 : place.x, y: keepsStill(.y) ? 0 : place.y)
  }

  /// Drops the momentum of a caught fling unless the finger continues as the feel's boost requires.
  mutating func loseMomentum(
    moves: Bool, velocity: Vector?, now: Double, by boost: FlingBoost
  ) {
    guard !momentum.isNone else { return }
    let isKept = boost.keeps(
      momentum, after: now - moved, moves: moves, velocity: velocity)
    if !isKept { momentum = .none }
  }
}
