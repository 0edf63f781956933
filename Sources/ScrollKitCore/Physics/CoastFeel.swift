/// What content let go does: how it slows down and what happens at an edge.
public struct CoastFeel: Equatable, Sendable {
  /// How it slows down.
  public var rule: CoastRule
  /// The share of speed lost per second, in 1/s, for the rule that has one, and for content that is
  /// sent elsewhere than it would go; larger stops sooner.
  public var drag: Double
  /// The spring at the edges.
  public var bounce: SpringShape
  /// The most speed that a bounce takes over from a coast, in points per second; 0 stops content
  /// dead at the edges.
  public var transferLimit: Double

  /// - Precondition: `drag > 0` and `transferLimit >= 0`.
  public init(
    rule: CoastRule = .exponential, drag: Double, bounce: SpringShape, transferLimit: Double
  ) {
    precondition(drag > 0 && transferLimit >= 0, "CoastFeel: values must be positive")
    self.rule = rule
    self.drag = drag
    self.bounce = bounce
    self.transferLimit = transferLimit
  }
}
