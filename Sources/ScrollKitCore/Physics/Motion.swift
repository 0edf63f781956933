/// Everything that can move an offset along one axis by itself.
///
/// All answer the same: where at a time, how fast, for how long, and where they rest. What is
/// announced as the destination is where it rests, exactly.
public enum Motion: Equatable, Sendable {
  case rest(at: Double)
  case coast(Coasting)
  /// Content let go out of range comes back; a wheel's spring, in range, is of the same kind.
  case bounce(Bounce)
  case ballistic(Ballistic)
  case curve(TimedCurve)
  case cruise(Cruise)

  /// What becomes of content that is let go.
  ///
  ///     out of range, and the edge is what brings it back → back to the edge
  ///     speed carries it past an edge                     → coast, then bounce
  ///     otherwise                                         → coast
  ///
  /// Deviation: Flutter and ScrollMechanics spring to the edge whenever content is let go out of
  /// range, which swallows a flick back into the content; here a flick faster than the spring's
  /// own return coasts on.
  ///
  /// - Parameters:
  ///   - ends: How the ends of the range behave.
  ///   - speeds: Of both axes, in points per second; zero if only this one is let go.
  ///   - reach: The farthest that a coast goes along the faster axis, in points, by a rule that asks.
  public static func letGo(
    _ moving: MotionState, in range: Interval, feel: CoastFeel,
    ends: Ends<EdgeBehavior> = Ends(both: .bounce), speeds: Vector = .zero,
    reach: Double = .infinity
  ) -> Motion {
    let coast = feel.rule.coast(
      moving, speeds: speeds, drag: feel.drag, brake: feel.brake, reach: reach)
    let destination = coast.destination
    let edge = range.clamp(destination)
    let overscroll = range.overscroll(of: moving.position)
    if overscroll != 0 {
      let end = feel.end(ends[overscroll])
      let isFlungBack =
        moving.velocity * overscroll < 0
        && moving.velocity.magnitude > end.returnSpeed(from: overscroll)
        && range.overscroll(of: destination) * overscroll <= 0
      if !isFlungBack {
        let target = range.clamp(moving.position)
        let bounce = end.bounce(
          from: moving.position, velocity: moving.velocity, edge: target, isMet: false)
        return bounce.duration > 0 ? .bounce(bounce) : .rest(at: target)
      }
    }
    if destination != edge,
      let ballistic = Ballistic(
        coast: coast, edge: edge, feel: feel.end(ends[destination - edge]))
    {
      return .ballistic(ballistic)
    }
    return coast.duration > 0 ? .coast(coast) : .rest(at: edge)
  }

  /// What becomes of content that is let go and is to rest at `destination`, wherever its speed
  /// would have carried it: a coast with another drag if that can be, else a curve.
  ///
  /// - Parameter duration: The longest that a curve takes, in seconds.
  public static func landing(
    _ moving: MotionState, at destination: Double, in range: Interval, drag: Double, duration: Double
  ) -> Motion {
    // Taste. A third to eight times the drag still looks like a coast.
    if let coast = Deceleration(
      start: moving.position, initialVelocity: moving.velocity, destination: destination,
      drags: drag / 3...drag * 8), coast.duration > 0,
      // It may rest a hair's breadth before its destination: from out of range, that is not inside.
      range.clamp(coast.destination) == coast.destination
    {
      return .coast(.exponential(coast))
    }
    let curve = TimedCurve(
      moving: moving, destination: destination, duration: duration, easing: .easeInOut,
      range: range)
    return curve.duration > 0 ? .curve(curve) : .rest(at: destination)
  }

  public func state(at time: Double) -> MotionState {
    var motion = self
    return motion.stateInPlace(at: time)
  }

  /// The same, read where it lies.
  mutating func stateInPlace(at time: Double) -> MotionState {
    switch self {
    case .rest: MotionState(position: payload(of: &self, as: Double.self).pointee, velocity: 0)
    case .coast: payload(of: &self, as: Coasting.self).pointee.stateInPlace(at: time)
    case .bounce: payload(of: &self, as: Bounce.self).pointee.stateInPlace(at: time)
    case .ballistic: payload(of: &self, as: Ballistic.self).pointee.stateInPlace(at: time)
    case .curve: payload(of: &self, as: TimedCurve.self).pointee.state(at: time)
    case .cruise: payload(of: &self, as: Cruise.self).pointee.state(at: time)
    }
  }

  /// Seconds until it rests.
  public var duration: Double {
    switch self {
    case .rest: 0
    case .coast(let coast): coast.duration
    case .bounce(let bounce): bounce.duration
    case .ballistic(let ballistic): ballistic.duration
    case .curve(let curve): curve.duration
    case .cruise(let cruise): cruise.duration
    }
  }

  /// Where it rests, in points.
  public var destination: Double {
    switch self {
    case .rest(let offset): offset
    case .coast(let coast): coast.destination
    case .bounce(let bounce): bounce.destination
    case .ballistic(let ballistic): ballistic.destination
    case .curve(let curve): curve.destination
    case .cruise(let cruise): cruise.destination
    }
  }

  /// The same motion through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Motion {
    switch self {
    case .rest(let offset): .rest(at: offset + distance)
    case .coast(let coast): .coast(coast.shifted(by: distance))
    case .bounce(let bounce): .bounce(bounce.shifted(by: distance))
    case .ballistic(let ballistic): .ballistic(ballistic.shifted(by: distance))
    case .curve(let curve): .curve(curve.shifted(by: distance))
    case .cruise(let cruise): .cruise(cruise.shifted(by: distance))
    }
  }

  /// Whether an edge is what moves it at a time.
  public func isBouncing(at time: Double) -> Bool {
    switch self {
    case .rest, .coast, .curve, .cruise: false
    case .bounce(let bounce): time < bounce.duration
    case .ballistic(let ballistic): time >= ballistic.crossing && time < ballistic.duration
    }
  }

  /// Out of which end of the range it bounces: 1 the larger offsets, −1 the smaller, 0 none.
  public var bounceSide: Double {
    switch self {
    case .rest, .coast, .curve, .cruise: 0
    case .bounce(let bounce): bounce.side
    case .ballistic(let ballistic): ballistic.bounce.side
    }
  }
}
