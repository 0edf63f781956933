/// What a finger that holds the content brings along, besides where it is.
public struct Hold: Equatable, Sendable {
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
  @inline(always)
  var isPlain: Bool { threshold.state == .none && axis.axis == nil && momentum.isNone }

  /// Whether content stays where it is along an axis, however the finger moves.
  func keepsStill(_ axis: Axis) -> Bool { threshold.holds || self.axis.holds(axis) }

  /// Drops what a caught flight would give, if the finger does not go on as the feel asks.
  mutating func loseMomentum(
    moves: Bool, velocity: Vector?, now: Double, in setting: ScrollSetting
  ) {
    guard !momentum.isNone else { return }
    let isKept = setting.feel.boost.keeps(
      momentum, after: now - moved, moves: moves, velocity: velocity)
    if !isKept { momentum = .none }
  }
}
