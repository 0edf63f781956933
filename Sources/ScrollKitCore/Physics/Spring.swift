/// What a spring is made of.
public struct SpringShape: Equatable, Sendable {
  /// `ω`: how fast the spring answers, in 1/s; √(stiffness / mass).
  public let frequency: Double
  /// `ζ`: 1 returns fastest without swinging, below 1 it swings, above 1 it creeps.
  public let dampingRatio: Double

  /// - Parameters:
  ///   - mass: Any unit of mass.
  ///   - stiffness: The same unit of mass per second squared.
  /// - Precondition: All three are positive.
  public init(mass: Double, stiffness: Double, dampingRatio: Double) {
    precondition(
      mass > 0 && stiffness > 0 && dampingRatio > 0, "SpringShape: values must be positive")
    self.frequency = (stiffness / mass).squareRoot()
    self.dampingRatio = dampingRatio
  }

  /// - Precondition: Both are positive.
  init(frequency: Double, dampingRatio: Double) {
    precondition(frequency > 0 && dampingRatio > 0, "SpringShape: values must be positive")
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }
}

/// A pull back to a target that ends exactly on it.
///
///     critical (ζ = 1)   d(t) = (A + B·t) · e^(−ω·t)
///     under    (ζ < 1)   d(t) = (A·cos βt + B·sin βt) · e^(−ζω·t),   β = ω·√(1 − ζ²)
///     over     (ζ > 1)   d(t) = A · e^(−p·t) + B · e^(−q·t),          p, q = ω·(ζ ∓ √(ζ² − 1))
///
/// `d` is the distance from the target, so the target is added once, at the end.
/// Source: the damped harmonic oscillator.
public struct Spring: Equatable, Sendable {
  /// Where the spring pulls to and rests, in points.
  public private(set) var destination: Double
  /// Seconds until the spring rests.
  public let duration: Double
  private let course: Course

  private enum Course: Equatable, Sendable {
    case critical(a: Double, b: Double, decay: Double)
    case under(a: Double, b: Double, decay: Double, swing: Double)
    case over(a: Double, b: Double, slow: Double, fast: Double)
  }

  /// - Parameters:
  ///   - start: Where it begins, in points.
  ///   - initialVelocity: Speed at the start, in points per second.
  ///   - destination: Where it pulls to, in points.
  public init(
    start: Double, initialVelocity: Double, destination: Double, shape: SpringShape,
    restDistance: Double = Self.standardRestDistance
  ) {
    let a = start - destination
    let frequency = shape.frequency
    let ratio = shape.dampingRatio
    self.destination = destination
    let rests = a.magnitude <= restDistance && initialVelocity.magnitude <= restDistance * frequency
    guard (ratio - 1).magnitude >= Self.criticalWidth else {
      let b = initialVelocity + frequency * a
      course = .critical(a: a, b: b, decay: frequency)
      duration = rests ? 0 : Self.criticalDuration(a.magnitude, b.magnitude, frequency, restDistance)
      return
    }
    let decay = ratio * frequency
    let spread = frequency * (1 - ratio * ratio).magnitude.squareRoot()
    let amplitude: Double
    let slowest: Double
    if ratio < 1 {
      let b = (initialVelocity + decay * a) / spread
      course = .under(a: a, b: b, decay: decay, swing: spread)
      amplitude = (a * a + b * b).squareRoot()
      slowest = decay
    } else {
      let fast = decay + spread
      let slowPart = (initialVelocity + fast * a) / (2 * spread)
      slowest = decay - spread
      course = .over(a: slowPart, b: a - slowPart, slow: slowest, fast: fast)
      amplitude = slowPart.magnitude + (a - slowPart).magnitude
    }
    duration = rests ? 0 : Self.decayTime(from: amplitude, to: restDistance, rate: slowest)
  }

  public func state(at time: Double) -> MotionState {
    var spring = self
    return spring.stateInPlace(at: time)
  }

  /// The same, read where it lies.
  mutating func stateInPlace(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    switch course {
    case .critical(let a, let b, let decay):
      let left = Math.exp(-decay * time)
      let distance = a + b * time
      return MotionState(
        position: destination + distance * left, velocity: (b - decay * distance) * left)
    case .under(let a, let b, let decay, let swing):
      let left = Math.exp(-decay * time)
      let (sine, cosine) = Math.sineAndCosine(swing * time)
      let distance = a * cosine + b * sine
      let turning = swing * (b * cosine - a * sine)
      return MotionState(
        position: destination + distance * left, velocity: (turning - decay * distance) * left)
    case .over(let a, let b, let slow, let fast):
      let slowPart = a * Math.exp(-slow * time)
      let fastPart = b * Math.exp(-fast * time)
      return MotionState(
        position: destination + (slowPart + fastPart),
        velocity: -(slow * slowPart + fast * fastPart))
    }
  }

  /// On which side of the target it begins, or swings to first: 1 larger, −1 smaller, 0 neither.
  public var side: Double {
    func sign(_ distance: Double, else velocity: Double) -> Double {
      let number = distance != 0 ? distance : velocity
      return number > 0 ? 1 : number < 0 ? -1 : 0
    }
    switch course {
    case .critical(let a, let b, _), .under(let a, let b, _, _): return sign(a, else: b)
    case .over(let a, let b, _, _): return sign(a + b, else: a)
    }
  }

  /// The spring as an approach, until it rests; nil unless it is critically damped.
  var approach: Approach? {
    switch course {
    case .critical(let a, let b, let decay):
      Approach(place: destination, distance: a, drift: b, decay: decay)
    case .under, .over: nil
    }
  }

  /// The same pull on content that moved by `distance` points.
  public func shifted(by distance: Double) -> Spring {
    var shifted = self
    shifted.destination += distance
    return shifted
  }

  /// Taste. 0.01 pt: the last step onto the target is smaller than any screen can show. Larger
  /// rests earlier; at 0.1 pt the step begins to show on a screen of three pixels a point.
  public static let standardRestDistance = 0.01

  /// Derived. Closer to ζ = 1 than this, dividing by p − q would lose more digits than treating
  /// the spring as critical does.
  private static let criticalWidth = 1e-6
  private static let e = 2.718281828459045

  /// Seconds after which (a + b·t) · e^(−ω·t) stays within `rest`.
  ///
  /// The amount rises until t = 1/ω − a/b and falls from then on. It is certainly within `rest`
  /// when both of its halves are within rest/2 (the bound of ScrollMechanics).
  private static func criticalDuration(
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
    let second = decayTime(from: 4 * b / (e * frequency), to: rest, rate: frequency / 2)
    return RootFinding.root(from: peak, to: max(peak, max(first, second)), left)
  }

  /// Seconds for an amount to fall to `rest` when it decays at `rate` per second.
  private static func decayTime(from amount: Double, to rest: Double, rate: Double) -> Double {
    amount > rest ? Math.log(amount / rest) / rate : 0
  }
}
