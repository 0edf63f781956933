/// What an end of the range makes of content that comes past it: the closed sum of the ways out and
/// back.
public enum Bounce: Equatable, Sendable {
  case spring(Spring)
  /// A brake stops it, and a curve brings it back: Qt.
  case brake(EdgeBounce)

  public func state(at time: Double) -> MotionState {
    var bounce = self
    return bounce.stateInPlace(at: time)
  }

  /// The same, read where it lies.
  mutating func stateInPlace(at time: Double) -> MotionState {
    switch self {
    case .spring: payload(of: &self, as: Spring.self).pointee.stateInPlace(at: time)
    case .brake: payload(of: &self, as: EdgeBounce.self).pointee.state(at: time)
    }
  }

  /// Seconds until it rests.
  public var duration: Double {
    switch self {
    case .spring(let spring): spring.duration
    case .brake(let bounce): bounce.duration
    }
  }

  /// Where it rests, in points: on the edge.
  public var destination: Double {
    switch self {
    case .spring(let spring): spring.destination
    case .brake(let bounce): bounce.destination
    }
  }

  /// Out of which end of the range it leads: 1 the larger offsets, −1 the smaller, 0 none.
  public var side: Double {
    switch self {
    case .spring(let spring): spring.duration > 0 ? spring.side : 0
    case .brake(let bounce): bounce.side
    }
  }

  /// The same way through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Bounce {
    switch self {
    case .spring(let spring): .spring(spring.shifted(by: distance))
    case .brake(let bounce): .brake(bounce.shifted(by: distance))
    }
  }

  /// The way as an approach, until it rests; nil where it is none.
  var approach: Approach? {
    switch self {
    case .spring(let spring): spring.approach
    case .brake: nil
    }
  }
}

/// How an end of the range treats content that comes past it.
public struct BounceFeel: Equatable, Sendable {
  /// The spring, for the rule that has one.
  public var shape: SpringShape
  /// The share of a coast's speed that the bounce takes over; 1 goes on without a kink.
  public var transferShare: Double
  /// The most speed that a bounce takes over, in points per second; 0 stops content dead.
  public var transferLimit: Double
  // Of one byte: before the numbers it would take eight.
  public var rule: BounceRule

  public init(
    rule: BounceRule, shape: SpringShape, transferShare: Double, transferLimit: Double
  ) {
    self.shape = shape
    self.transferShare = transferShare
    self.transferLimit = transferLimit
    self.rule = rule
  }

  /// The way of content that is at `start`, on the edge or out of range.
  ///
  /// - Parameters:
  ///   - velocity: In points per second; of a coast that meets the edge, all of its speed.
  ///   - isMet: Whether a coast meets the edge, rather than that content is let go out of range.
  func bounce(from start: Double, velocity: Double, edge: Double, isMet: Bool) -> Bounce {
    let share = isMet ? velocity * transferShare : velocity
    let speed = max(-transferLimit, min(share, transferLimit))
    switch rule {
    case .spring:
      return .spring(
        Spring(start: start, initialVelocity: speed, destination: edge, shape: shape))
    case .elastic:
      // Source: WebKit, see `ElasticStretch`. Content let go begins back as fast as that.
      let back = shape.frequency * (start - edge)
      return .spring(
        Spring(start: start, initialVelocity: speed - back, destination: edge, shape: shape))
    case .qt:
      return .brake(EdgeBounce(start: start, initialVelocity: speed, edge: edge, brake: .qt))
    }
  }

  /// The most speed of its own with which content comes back from an overscroll, in points per
  /// second: what comes back faster was flung.
  func returnSpeed(from overscroll: Double) -> Double {
    switch rule {
    case .spring, .elastic:
      // A critical spring returns no faster than ω times its distance.
      shape.frequency * overscroll.magnitude
    case .qt:
      TimedCurve.slowingFactor * overscroll.magnitude
        / EdgeBrake.qt.time(backFrom: overscroll.magnitude)
    }
  }
}

/// Which way out and back a feel has.
public enum BounceRule: UInt32, Sendable {
  case spring = 0
  /// Qt's brake.
  case qt = 1
  /// A spring that is on its way back at once: macOS.
  case elastic = 2
}
