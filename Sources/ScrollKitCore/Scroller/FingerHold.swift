/// What a finger that holds the content brings along, besides where it is.
public struct FingerHold: Equatable, Sendable {
  /// When the finger moved last, in seconds.
  var moved: Double
  /// When content began to follow it as it does now, in seconds: movements before are not shown.
  var began: Double
  /// What the flight that was caught leaves to the next.
  var momentum = Momentum.none
  var threshold = StartThreshold.none
  var axis = HeldAxis.free

  init(at now: Double, momentum: Momentum = .none) {
    self.momentum = momentum
    moved = now
    began = now
  }

  /// Whether the content follows the finger and nothing else is looked at.
  var isPlain: Bool { threshold.state == .none && axis.axis == nil && momentum.isNone }

  /// Whether content stays where it is along an axis, however the finger moves.
  func keepsStill(_ axis: Axis) -> Bool { threshold.holds || self.axis.holds(axis) }

  /// A place of the finger; 0 along an axis that keeps still, so that it does so to the last bit.
  func free(_ place: Vector) -> Vector {
    Vector(x: keepsStill(.x) ? 0 : place.x, y: keepsStill(.y) ? 0 : place.y)
  }

  /// Drops what a caught flight would give, if the finger does not go on as the feel asks.
  mutating func loseMomentum(
    moves: Bool, velocity: Vector?, now: Double, by boost: FlingBoost
  ) {
    guard !momentum.isNone else { return }
    let isKept = boost.keeps(
      momentum, after: now - moved, moves: moves, velocity: velocity)
    if !isKept { momentum = .none }
  }
}
