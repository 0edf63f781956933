/// The frequency and damping of a spring.
public struct SpringShape: Equatable, Sendable {
  /// `ω`: √(stiffness / mass), in 1/s; larger returns sooner.
  public let frequency: Double
  /// `ζ`: 1 returns fastest without oscillating, below 1 it oscillates, above 1 it returns slower.
  public let dampingRatio: Double

  /// - Parameters:
  ///   - mass: Any unit of mass.
  ///   - stiffness: The same unit of mass per second squared.
  /// - Precondition: All three are positive.
  public init(mass: Double, stiffness: Double, dampingRatio: Double) {
    self.init(frequency: (stiffness / mass).squareRoot(), dampingRatio: dampingRatio)
  }

  /// - Precondition: Both are positive.
  init(frequency: Double, dampingRatio: Double) {
    precondition(frequency > 0 && dampingRatio > 0, "SpringShape: values must be positive")
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  /// Taste. 0.01 pt: the last step onto the destination, smaller than any screen can show. Larger rests
  /// earlier; 0.1 pt is visible on a screen with three pixels per point.
  public static let restDistance = 0.01

  /// Derived. 10⁻⁶: nearer to ζ = 1, the division by p − q loses more digits than the critical formula.
  fileprivate static let criticalWidth = 1e-6
}

/// A damped spring that ends exactly on its destination.
///
///     critical (ζ = 1)   d(t) = (A + B·t) · e^(−ω·t)
///     under    (ζ < 1)   d(t) = (A·cos βt + B·sin βt) · e^(−ζω·t),   β = ω·√(1 − ζ²)
///     over     (ζ > 1)   d(t) = A · e^(−p·t) + B · e^(−q·t),          p, q = ω·(ζ ∓ √(ζ² − 1))
///
/// `d` is the distance from the destination, in points. Source: the damped harmonic oscillator.
extension Motion {
  /// - Parameters:
  ///   - start: In points.
  ///   - initialVelocity: In points per second.
  ///   - destination: In points.
  package static func spring(
    start: Double, initialVelocity: Double, destination: Double, shape: SpringShape,
    purpose: Purpose = .release
  ) -> Motion {
    let a = start - destination
    let (frequency, ratio) = (shape.frequency, shape.dampingRatio)
    let rest = SpringShape.restDistance
    if a.magnitude <= rest, initialVelocity.magnitude <= rest * frequency {
      return .rest(at: destination, purpose: purpose)
    }
    let form: Arc.Form
    let duration: Double
    if (ratio - 1).magnitude < SpringShape.criticalWidth {
      let b = initialVelocity + frequency * a
      form = .approach(a: a, b: b, decay: frequency)
      duration = SpringShape.criticalDuration(a.magnitude, b.magnitude, frequency, rest)
    } else {
      let decay = ratio * frequency
      let spread = frequency * (1 - ratio * ratio).magnitude.squareRoot()
      if ratio < 1 {
        let b = (initialVelocity + decay * a) / spread
        form = .oscillation(a: a, b: b, decay: decay, frequency: spread)
        duration = SpringShape.decayTime(from: (a * a + b * b).squareRoot(), to: rest, rate: decay)
      } else {
        let slow = (initialVelocity + (decay + spread) * a) / (2 * spread)
        form = .overdamped(a: slow, b: a - slow, decay: decay - spread, fast: decay + spread)
        duration = SpringShape.decayTime(
          from: slow.magnitude + (a - slow).magnitude, to: rest, rate: decay - spread)
      }
    }
    return Motion(
      Arc(form, start: start), duration: duration, destination: destination,
      purpose: purpose)
  }
}

extension SpringShape {
  /// Seconds after which (a + b·t) · e^(−ω·t) stays within `rest`.
  ///
  /// The value increases until t = 1/ω − a/b and decreases from then on. It is within `rest` when both
  /// terms are within rest/2 (the bound of ScrollMechanics).
  fileprivate static func criticalDuration(
    _ a: Double, _ b: Double, _ frequency: Double, _ rest: Double
  ) -> Double {
    func left(_ time: Double) -> (value: Double, slope: Double) {
      let decayed = Math.exp(-frequency * time)
      let amount = (a + b * time) * decayed
      return (value: amount - rest, slope: b * decayed - frequency * amount)
    }
    let peak = b > 0 ? max(0, 1 / frequency - a / b) : 0
    guard left(peak).value > 0 else { return 0 }
    let first = decayTime(from: 2 * a, to: rest, rate: frequency)
    let second = decayTime(from: 4 * b / (Math.e * frequency), to: rest, rate: frequency / 2)
    return RootFinding.root(from: peak, to: max(peak, max(first, second)), left)
  }

  /// Seconds for an amount to fall to `rest` when it decays at `rate` per second.
  fileprivate static func decayTime(from amount: Double, to rest: Double, rate: Double) -> Double {
    Math.log(max(amount, rest) / rest) / rate
  }
}
