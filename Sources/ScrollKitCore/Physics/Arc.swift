/// One closed form of a position over the seconds since it began.
///
///     rest          x(t) = x₀
///     approach      x(t) = x₀ − a + (a + b·t) · e^(−p·t)
///     oscillation   x(t) = x₀ − a + (a·cos βt + b·sin βt) · e^(−p·t)
///     overdamped    x(t) = x₀ − a − b + a·e^(−p·t) + b·e^(−q·t)
///     drifting      x(t) = x₀ − a + a·e^(−p·t) + c·t
///     braked        x(t) = x₀ + v₀·t − b·t²/2
///     power         x(t) = x₀ + d · (1 − (1 − t/T)^k)
///     eased         x(t) = x₀ + d · s(t/T)
///
/// `x₀` is exactly `start`, so content does not jump when an arc begins. Every form is odd in its lengths, so a
/// mirrored start gives exactly the mirrored path.
///
/// An arc has no duration of its own; `Motion` stores when each of its arcs begins and ends.
package struct Arc: Equatable, Sendable {
  /// `x₀`, in points.
  package internal(set) var start: Double
  package let form: Form

  /// Lengths in points, velocities in points per second, rates in 1/s, durations in seconds.
  package enum Form: Equatable, Sendable {
    case rest
    /// Exponential decay, and the critically damped spring.
    case approach(a: Double, b: Double, decay: Double)
    /// The underdamped spring.
    case oscillation(a: Double, b: Double, decay: Double, frequency: Double)
    /// The overdamped spring: `decay` is the slower rate.
    case overdamped(a: Double, b: Double, decay: Double, fast: Double)
    /// Exponential decay towards a constant velocity.
    case drifting(a: Double, decay: Double, pace: Double)
    /// Constant deceleration: the velocity at the start, and its loss per second. A brake of 0 is
    /// a constant velocity.
    case braked(velocity: Double, brake: Double)
    /// A power of the time left.
    case power(distance: Double, duration: Double, exponent: Double)
    /// A Bézier curve.
    case eased(distance: Double, duration: Double, Easing)
  }

  init(_ form: Form, start: Double) {
    self.start = start
    self.form = form
  }

  /// Position and velocity at a time.
  package func state(at time: Double) -> MotionState {
    switch form {
    case .rest:
      return MotionState(position: start, velocity: 0)
    case .approach(let a, let b, let decay):
      let left = Math.exp(-decay * time)
      let distance = a + b * time
      return MotionState(
        position: start + (distance * left - a), velocity: (b - decay * distance) * left)
    case .oscillation(let a, let b, let decay, let frequency):
      let left = Math.exp(-decay * time)
      let (sine, cosine) = Math.sineAndCosine(frequency * time)
      let distance = a * cosine + b * sine
      let turning = frequency * (b * cosine - a * sine)
      return MotionState(
        position: start + (distance * left - a), velocity: (turning - decay * distance) * left)
    case .overdamped(let a, let b, let decay, let fast):
      let slowPart = a * Math.exp(-decay * time)
      let fastPart = b * Math.exp(-fast * time)
      return MotionState(
        position: start + (slowPart + fastPart - (a + b)),
        velocity: -(decay * slowPart + fast * fastPart))
    case .drifting(let a, let decay, let pace):
      let distance = a * Math.exp(-decay * time)
      return MotionState(
        position: start + (distance - a + pace * time), velocity: pace - decay * distance)
    case .braked(let velocity, let brake):
      return MotionState(
        position: start + (velocity - brake * time / 2) * time, velocity: velocity - brake * time)
    case .power(let distance, let duration, let exponent):
      let left = max(0, 1 - time / duration)
      let slowed = Math.exp((exponent - 1) * Math.log(left))
      return MotionState(
        position: start + distance * (1 - left * slowed),
        velocity: distance * exponent / duration * slowed)
    case .eased(let distance, let duration, let easing):
      let (progress, slope) = easing.state(at: time / duration)
      return MotionState(
        position: start + distance * progress, velocity: distance / duration * slope)
    }
  }

  /// The first time after `time` at which the direction of movement reverses; infinity if there is
  /// none.
  ///
  ///     approach      v = 0 at t = 1/p − a/b
  ///     oscillation   v = 0 at tan βt = (β·b − p·a) / (β·a + p·b), every half period
  ///     overdamped    v = 0 at t = ln(−q·b / (p·a)) / (q − p)
  ///     braked        v = 0 at t = v₀/b
  ///     eased         the Bézier's slope is 0 at s = y₁ / (3·y₁ − 2) if y₁ < 0
  func nextTurn(after time: Double) -> Double {
    let turn: Double
    switch form {
    case .rest, .power, .drifting:  // a drifting arc ends where it would turn
      return .infinity
    case .approach(let a, let b, let decay):
      turn = b == 0 ? .infinity : 1 / decay - Math.quotient(a, b)
    case .oscillation(let a, let b, let decay, let frequency):
      let angle = Math.atan2(frequency * b - decay * a, frequency * a + decay * b)
      let turns = Math.floor((frequency * time - angle) / .pi)
      let next = (angle + (turns + 1) * .pi) / frequency
      return next > time ? next : (angle + (turns + 2) * .pi) / frequency
    case .overdamped(let a, let b, let decay, let fast):
      let ratio = Math.quotient(-fast * b, decay * a)
      turn = ratio > 0 ? Math.log(ratio) / (fast - decay) : .infinity
    case .braked(let velocity, let brake):
      turn = brake == 0 ? .infinity : Math.quotient(velocity, brake)
    case .eased(_, let duration, let easing):
      turn =
        easing.y1 < 0
        ? duration * easing.time(of: Math.quotient(easing.y1, 3 * easing.y1 - 2)) : .infinity
    }
    return turn > time && turn > 0 ? turn : .infinity
  }

  /// The time at which it is at a position that it passes between two times without a turn between them.
  ///
  /// - Returns: A time from `begin` to `end`.
  func time(reaching position: Double, from begin: Double, to end: Double) -> Double {
    let exact: Double
    switch form {
    case .rest: return begin
    case .approach(let a, 0, let decay):
      exact = -Math.log1p(max(Math.quotient(position - start, a), -Self.mostOfDistance)) / decay
    case .braked(let velocity, let brake) where begin == 0:
      // The smaller root, in a form without cancellation for short distances.
      let distance = position - start
      let left = max(0, velocity * velocity - 2 * brake * distance).squareRoot()
      exact = Math.quotient(2 * distance, velocity + (distance < 0 ? -left : left))
    case .power(let distance, let duration, let exponent):
      let share = min((position - start) / distance, Self.mostOfDistance)
      exact = duration * (1 - Math.exp(Math.log1p(-share) / exponent))
    case .approach, .oscillation, .overdamped, .drifting, .braked, .eased:
      exact = RootFinding.root(from: begin, to: end) { time in
        let state = state(at: time)
        return (value: state.position - position, slope: state.velocity)
      }
    }
    return min(max(exact, begin), end)
  }

  /// Derived. 1 − 2⁻⁵³: the largest number below 1. A share of 1 would leave no distance, and the logarithm of 0 is
  /// infinite.
  private static let mostOfDistance = 1.0.nextDown

  /// The direction in which it starts after an arc that has come to a stop: 1 towards the end of the content, −1
  /// towards its start, 0 for rest.
  var returnDirection: Double {
    switch form {
    case .rest, .approach, .oscillation, .overdamped, .drifting, .braked, .power: 0
    case .eased(let distance, _, _): distance < 0 ? -1 : 1
    }
  }
}
