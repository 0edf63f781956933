/// How content glides to where a wheel leads it.
///
///     curves        so long as the way asks for, from the speed it has
///     spring        x(t) = x₁ + (a + b·t) · e^(−ω·t),   from the speed it has
///     exponential   x(t) = x₁ + a · e^(−k·t),           at once as fast as k asks for
///
/// `x₁` is the destination and `a` the way to it, negated. None goes beyond it; all rest on it at a
/// stated time.
extension WheelSmoothing {
  /// The glide of something at a place and speed.
  ///
  /// - Parameters:
  ///   - rate: `ω` or `k`, in 1/s; 0 means the smoothing's own. The curves do not look at it.
  ///   - range: What a speed that leads away from the destination must not leave.
  func glide(_ moving: MotionState, to destination: Double, rate: Double, in range: Interval) -> Motion {
    let way = destination - moving.position
    switch self {
    case .none:
      return .rest(at: destination)
    case .constant, .deltaBased, .inverseDelta, .impulse, .paced, .outExpo:
      let curve = TimedCurve(
        moving: moving, destination: destination, duration: duration(of: way), easing: easing,
        range: range)
      return .curve(curve)
    case .spring:
      let frequency = rate > 0 ? rate : Self.springFrequency
      return Self.spring(moving, to: destination, frequency: frequency, in: range)
    case .exponential:
      let pull = rate > 0 ? rate : Self.pull
      let moving = MotionState(position: moving.position, velocity: pull * way)
      return Self.spring(moving, to: destination, frequency: pull, in: range)
    }
  }

  /// A spring without swing that never passes its destination: one that is too fast for it is
  /// stiffened until it just arrives. One that leads away turns back within the range, and starts
  /// slower where that leaves too little room.
  ///
  /// Deviation: Gecko slows what is too fast down at once; here it keeps its speed.
  private static func spring(
    _ moving: MotionState, to destination: Double, frequency: Double, in range: Interval
  ) -> Motion {
    let way = destination - moving.position
    guard way.magnitude > TimedCurve.nearEnough else { return .rest(at: destination) }
    var (velocity, frequency) = (moving.velocity, frequency)
    if velocity * way > 0 {
      frequency = max(frequency, velocity / way)
    } else {
      let edge = velocity < 0 ? range.lower : range.upper
      let room = max(0, velocity < 0 ? moving.position - edge : edge - moving.position)
      // Derived. From rest at its target a spring swings v / (e·ω) far, and less from farther off.
      let fastest = e * frequency * room
      velocity = max(-fastest, min(velocity, fastest))
    }
    let spring = Spring(
      start: moving.position, initialVelocity: velocity, destination: destination,
      shape: SpringShape(frequency: frequency, dampingRatio: 1))
    return .bounce(.spring(spring))
  }

  /// Published (Gecko). √1000 1/s, its regular stiffness; √1250 is its first notch's, √2000 that of
  /// notches that come slower. Larger follows the wheel closer.
  private static let springFrequency = 31.622776601683793
  /// Published (Lenis). 6 1/s: a tenth of what is left in each of 60 frames a second. Larger arrives
  /// sooner.
  private static let pull = 6.0
  private static let e = 2.718281828459045
}
