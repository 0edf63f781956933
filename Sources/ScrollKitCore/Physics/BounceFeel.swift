/// The bounce at an end of the range.
public struct BounceFeel: Equatable, Sendable {
  /// The spring, for the rules `spring` and `elastic`.
  public var shape: SpringShape
  /// The share of a deceleration's velocity with which the bounce begins; 1 keeps the velocity. For `elastic` also
  /// the share of the velocity of fingers that release content out of range.
  public var transferShare: Double
  /// The largest initial velocity of a bounce, in points per second; 0 stops content at the edge.
  public var transferLimit: Double
  /// The motion out of range and back.
  public var rule: BounceRule

  /// Makes a bounce of its constants.
  public init(
    rule: BounceRule, shape: SpringShape, transferShare: Double, transferLimit: Double
  ) {
    self.shape = shape
    self.transferShare = transferShare
    self.transferLimit = transferLimit
    self.rule = rule
  }

  /// The bounce of a deceleration that reaches the edge at a velocity.
  func bounce(coastingAt velocity: Double, edge: Double) -> Motion {
    switch rule {
    case .spring, .qt: bounce(from: edge, velocity: velocity * transferShare, edge: edge)
    case .elastic: bounce(from: edge, velocity: velocity, edge: edge)
    }
  }

  /// The bounce of content that fingers release out of range. An elastic edge takes the velocity of the fingers (`thrown`),
  /// the others that of the content.
  func bounce(releasing state: MotionState, thrown: Double, edge: Double) -> Motion {
    switch rule {
    case .spring, .qt: bounce(from: state.position, velocity: state.velocity, edge: edge)
    case .elastic: bounce(from: state.position, velocity: thrown, edge: edge)
    }
  }

  /// The bounce of content out of range or on the edge.
  func bounce(from start: Double, velocity: Double, edge: Double) -> Motion {
    switch rule {
    case .spring:
      return .spring(start: start, initialVelocity: limited(velocity), destination: edge, shape: shape)
    case .elastic:
      return .elastic(start: start, velocity: limited(velocity * transferShare), edge: edge, shape: shape)
    case .qt:
      return .qtBounce(start: start, initialVelocity: limited(velocity), edge: edge)
    }
  }

  /// The rest of a bounce whose edge has moved, from its position and velocity. However fast it is, it is no fling.
  func returning(_ state: MotionState, to edge: Double) -> Motion {
    let (overscroll, velocity) = (state.position - edge, state.velocity)
    let isFast = velocity * overscroll < 0 && velocity.magnitude > returnSpeed(from: overscroll)
    switch rule {
    case .spring where !isFast, .elastic where !isFast:
      return .spring(start: state.position, initialVelocity: velocity, destination: edge, shape: shape)
    case .spring, .elastic, .qt:
      return .qtBounce(start: state.position, initialVelocity: velocity, edge: edge)
    }
  }

  private func limited(_ velocity: Double) -> Double { max(-transferLimit, min(velocity, transferLimit)) }

  /// The highest velocity at which a bounce returns from an overscroll, in points per second. A faster
  /// release is a fling.
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

/// The motion out of range and back.
public enum BounceRule: UInt32, Sendable {
  /// A spring.
  case spring = 0
  /// Constant deceleration, then a curve: Qt.
  case qt = 1
  /// A spring with an additional velocity towards the edge: macOS.
  case elastic = 2
}
