/// What content let go does: how it slows down and what happens at an edge.
public struct CoastFeel: Equatable, Sendable {
  /// How it slows down.
  public var rule: CoastRule
  /// The share of speed lost per second, in 1/s, for the rule that has one, and for content that is
  /// sent elsewhere than it would go; larger stops sooner.
  public var drag: Double
  /// Speed lost per second, in points per second squared, for the rule that has it; larger stops
  /// sooner.
  public var brake: Double
  /// What happens at edges that bounce.
  public var bounce: BounceFeel

  /// - Precondition: `drag > 0`, `brake > 0`, and what a bounce takes over is not negative.
  public init(
    rule: CoastRule = .exponential, drag: Double, brake: Double = ConstantDeceleration.qtBrake,
    bounce: SpringShape, bounceRule: BounceRule = .spring, transferShare: Double = 1,
    transferLimit: Double
  ) {
    precondition(drag > 0 && brake > 0, "CoastFeel: values must be positive")
    precondition(transferShare >= 0 && transferLimit >= 0, "CoastFeel: negative transfer")
    self.rule = rule
    self.drag = drag
    self.brake = brake
    self.bounce = BounceFeel(
      rule: bounceRule, shape: bounce, transferShare: transferShare, transferLimit: transferLimit)
  }

  /// How an end of the range that behaves so treats content.
  func end(_ behavior: EdgeBehavior) -> BounceFeel {
    switch behavior {
    case .bounce: return bounce
    case .clamp:
      return BounceFeel(rule: .spring, shape: bounce.shape, transferShare: 1, transferLimit: 0)
    case .stretch, .glow: return StretchEffect.feel
    }
  }
}
