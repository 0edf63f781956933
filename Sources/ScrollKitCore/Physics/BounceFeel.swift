/// How an end of the range treats content that comes past it.
public struct BounceFeel: Equatable, Sendable {
  /// The spring, for the rules that have one.
  public var shape: SpringShape
  /// The share of a coast's velocity that the bounce takes over; 1 goes on without a kink.
  public var transferShare: Double
  /// The most velocity that a bounce takes over, in points per second; 0 stops content at once.
  public var transferLimit: Double
  public var rule: BounceRule

  public init(
    rule: BounceRule, shape: SpringShape, transferShare: Double, transferLimit: Double
  ) {
    self.shape = shape
    self.transferShare = transferShare
    self.transferLimit = transferLimit
    self.rule = rule
  }

  /// The motion of content that a coast carries past an edge at a velocity.
  func bounce(coastingAt velocity: Double, edge: Double) -> Motion {
    bounce(from: edge, velocity: velocity * transferShare, edge: edge)
  }

  /// The motion of content that is released out of range, or on the edge.
  func bounce(from start: Double, velocity: Double, edge: Double) -> Motion {
    let velocity = max(-transferLimit, min(velocity, transferLimit))
    switch rule {
    case .spring:
      return .spring(start: start, initialVelocity: velocity, destination: edge, shape: shape)
    case .elastic:
      return .elastic(start: start, velocity: velocity, edge: edge, shape: shape)
    case .qt:
      return .qtBounce(start: start, initialVelocity: velocity, edge: edge)
    }
  }

  /// The highest velocity at which content returns from an overscroll by itself, in points per
  /// second: content that is faster was flung.
  func returnSpeed(from overscroll: Double) -> Double {
    switch rule {
    case .spring, .elastic:
      // A critical spring returns no faster than ω times its distance.
      shape.frequency * overscroll.magnitude
    case .qt:
      TimedCurve.slowingFactor * overscroll.magnitude / QtBounce.backDuration
    }
  }
}

/// How content moves out of range and back.
public enum BounceRule: UInt32, Sendable {
  case spring = 0
  /// Qt's brake.
  case qt = 1
  /// A spring that returns at once: macOS.
  case elastic = 2
}
