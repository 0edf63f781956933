/// Everything that can move an offset along one axis by itself.
///
/// All answer the same: where at a time, how fast, for how long, and where they rest. What is
/// announced as the destination is where it rests, exactly.
public enum Motion: Equatable, Sendable {
  case rest(at: Double)
  case coast(Coasting)
  case spring(Spring)
  case ballistic(Ballistic)
  case curve(TimedCurve)

  /// What becomes of content that is let go.
  ///
  ///     out of range, and the edge is what brings it back → spring to the edge
  ///     speed carries it past an edge                     → coast, then bounce
  ///     otherwise                                         → coast
  ///
  /// Deviation: Flutter and ScrollMechanics spring to the edge whenever content is let go out of
  /// range, which swallows a flick back into the content; here a flick faster than the spring's
  /// own return coasts on.
  ///
  /// - Parameter speeds: Of both axes, in points per second; zero if only this one is let go.
  @inline(never)  // one body for both axes
  public static func letGo(
    _ moving: MotionState, in range: Span, feel: CoastFeel, speeds: Vector = .zero
  ) -> Motion {
    let coast = feel.rule.coast(moving, speeds: speeds, drag: feel.drag)
    let destination = coast.destination
    let edge = range.clamp(destination)
    let overscroll = range.overscroll(of: moving.position)
    let isPulledBack = moving.velocity * overscroll < 0
    // A critical spring returns slower than ω times its distance; what is faster was flung.
    let isFlungBack =
      isPulledBack && moving.velocity.magnitude > feel.bounce.frequency * overscroll.magnitude
      && range.overscroll(of: destination) * overscroll <= 0
    if overscroll != 0, !isFlungBack {
      let target = range.clamp(moving.position)
      let limit = feel.transferLimit
      let spring = Spring(
        start: moving.position, initialVelocity: max(-limit, min(moving.velocity, limit)),
        destination: target, shape: feel.bounce)
      return spring.duration > 0 ? .spring(spring) : .rest(at: target)
    }
    if destination != edge,
      let ballistic = Ballistic(
        coast: coast, edge: edge, shape: feel.bounce, transferLimit: feel.transferLimit)
    {
      return .ballistic(ballistic)
    }
    return coast.duration > 0 ? .coast(coast) : .rest(at: edge)
  }

  /// What becomes of content that is let go and is to rest at `destination`, wherever its speed
  /// would have carried it: a coast with another drag if that can be, else a curve.
  ///
  /// - Parameter duration: The longest that a curve takes, in seconds.
  @inline(never)
  public static func landing(
    _ moving: MotionState, at destination: Double, in range: Span, drag: Double, duration: Double
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

  @inline(never)
  public func state(at time: Double) -> MotionState {
    switch self {
    case .rest(let offset): MotionState(position: offset, velocity: 0)
    case .coast(let coast): coast.state(at: time)
    case .spring(let spring): spring.state(at: time)
    case .ballistic(let ballistic): ballistic.state(at: time)
    case .curve(let curve): curve.state(at: time)
    }
  }

  /// Seconds until it rests.
  public var duration: Double {
    switch self {
    case .rest: 0
    case .coast(let coast): coast.duration
    case .spring(let spring): spring.duration
    case .ballistic(let ballistic): ballistic.duration
    case .curve(let curve): curve.duration
    }
  }

  /// Where it rests, in points.
  public var destination: Double {
    switch self {
    case .rest(let offset): offset
    case .coast(let coast): coast.destination
    case .spring(let spring): spring.destination
    case .ballistic(let ballistic): ballistic.destination
    case .curve(let curve): curve.destination
    }
  }

  /// The same motion through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Motion {
    switch self {
    case .rest(let offset): .rest(at: offset + distance)
    case .coast(let coast): .coast(coast.shifted(by: distance))
    case .spring(let spring): .spring(spring.shifted(by: distance))
    case .ballistic(let ballistic): .ballistic(ballistic.shifted(by: distance))
    case .curve(let curve): .curve(curve.shifted(by: distance))
    }
  }

  /// Whether an edge is what moves it at a time.
  public func isBouncing(at time: Double) -> Bool {
    switch self {
    case .rest, .coast, .curve: false
    case .spring(let spring): time < spring.duration
    case .ballistic(let ballistic): time >= ballistic.crossing && time < ballistic.duration
    }
  }

  /// Out of which end of the range it bounces: 1 the larger offsets, −1 the smaller, 0 none.
  public var bounceSide: Double {
    switch self {
    case .rest, .coast, .curve: 0
    case .spring(let spring): spring.duration > 0 ? spring.side : 0
    case .ballistic(let ballistic): ballistic.bounce.duration > 0 ? ballistic.bounce.side : 0
    }
  }
}
