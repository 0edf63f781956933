/// The motion of wheel smoothing.
///
///     curves        duration from the distance of both axes, from the present velocity
///     spring        x(t) = x₁ + (a + b·t) · e^(−ω·t),   from the present velocity
///     exponential   x(t) = x₁ + a · e^(−k·t),           from the velocity −k·a
///     steady        see `SteadyMotion`,                 from the present velocity
///
/// `x₁` is the destination and `−a` the distance to it. No motion passes the destination.
extension WheelSmoothing {
  /// - Parameters:
  ///   - displacement: That along both axes, in points; nil if the content moves along one.
  ///   - rate: `ω` or `k`, in 1/s; 0 is the smoothing's default. Curves ignore it.
  ///   - interval: Seconds until the next notch is due, for `steady`.
  ///   - end: How `exponential` ends; the others do not crawl.
  ///   - range: The range that a velocity away from the destination must not leave.
  func motion(
    _ moving: MotionState, to destination: Double, displacement: Vector? = nil, rate: Double,
    interval: Double = SteadyMotion.firstInterval, end: MotionEnd = .natural, in range: Interval
  ) -> Motion {
    let distance = destination - moving.position
    var duration: Double { displacement.map(self.duration) ?? self.duration(of: distance) }
    switch self {
    case .none:
      return .rest(at: destination, purpose: .target)
    case .constant, .deltaBased, .inverseDelta, .paced, .outExpo:
      return .curve(
        moving: moving, destination: destination, duration: duration, easing: easing, range: range)
    case .impulse:
      return Self.impulse(moving, to: destination, duration: duration, in: range)
    case .spring:
      let frequency = rate > 0 ? rate : Self.springFrequency
      return Self.spring(moving, to: destination, frequency: frequency, in: range)
    case .exponential:
      let decay = rate > 0 ? rate : Self.decay
      let moving = MotionState(position: moving.position, velocity: decay * distance)
      return Self.spring(moving, to: destination, frequency: decay, in: range).ending(end)
    case .steady:
      return .steady(moving, to: destination, interval: interval, in: range)
    }
  }

  /// Chromium's impulse curve. Its duration depends on the distance alone.
  ///
  /// Deviation: Chromium (156) drops a velocity that leads away. Here the content keeps it and turns.
  private static func impulse(
    _ moving: MotionState, to destination: Double, duration: Double, in range: Interval
  ) -> Motion {
    let distance = destination - moving.position
    guard distance.magnitude > TimedCurve.nearEnough, moving.velocity * distance >= 0 else {
      return .curve(
        moving: moving, destination: destination, duration: duration, easing: .impulse, range: range)
    }
    let slope = Math.quotient(moving.velocity * duration, distance)
    return .eased(
      from: moving.position, to: destination, duration: duration, .impulse(withSlope: slope), .target)
  }

  /// A critically damped spring that never passes its destination: at a high velocity its frequency is
  /// increased. A velocity that leads away is reduced where the range is too short to turn.
  ///
  /// Deviation: Gecko reduces a high velocity at once. Here the content keeps it.
  private static func spring(
    _ moving: MotionState, to destination: Double, frequency: Double, in range: Interval
  ) -> Motion {
    let distance = destination - moving.position
    guard distance.magnitude > TimedCurve.nearEnough else {
      return .rest(at: destination, purpose: .target)
    }
    var (velocity, frequency) = (moving.velocity, frequency)
    if velocity * distance > 0 {
      frequency = max(frequency, velocity / distance)
    } else {
      // Derived. From its destination a spring moves v / (e·ω) away, and less from farther off.
      let pace = Math.e * frequency
      let lowest = -pace * max(0, moving.position - range.lower)
      let highest = pace * max(0, range.upper - moving.position)
      velocity = max(lowest, min(velocity, highest))
    }
    return .spring(
      start: moving.position, initialVelocity: velocity, destination: destination,
      shape: SpringShape(frequency: frequency, dampingRatio: 1), purpose: .target)
  }

  /// Published (Gecko). √1000 1/s, its regular stiffness; √1250 is that of the first notch, √2000 that of
  /// slow notches. Larger follows the wheel faster.
  private static let springFrequency = 31.622776601683793
  /// Published (Lenis). 6 1/s: a tenth of the remaining distance per frame at 60 Hz. Larger ends sooner.
  private static let decay = 6.0
}
