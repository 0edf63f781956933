/// Android's fling: a curve whose time and way follow from the speed.
///
///     T    = (0.35·|v₀| / R)^(1 / (k − 1)),   k = ln 0.78 / ln 0.9
///     d    = 0.35·v₀·T
///     x(t) = x₀ + d·s(t / T)
///
/// `s` is the cubic Bézier with control points (0.175, 0.5) and (0.35, 1): its slope at the start
/// is 1 / 0.35, so the fling begins exactly as fast as it was told. Not memoryless: the second half
/// of a fling is no fling of its own. Source: AOSP's OverScroller, Chromium's MobileScroller.
///
/// Deviation: OverScroller (all versions) reads `s` from a hundred chords and counts in whole pixels
/// and milliseconds; this is the curve itself.
public struct AndroidFling: Equatable, Sendable {
  /// `v₀`: speed at the start, in points per second; positive moves towards the end.
  public let initialVelocity: Double
  /// `x₀`: where it begins, in points.
  public private(set) var start: Double
  /// `T`: seconds until it rests.
  public let duration: Double

  /// - Parameters:
  ///   - start: `x₀`: where it begins, in points.
  ///   - speed: Of the whole fling when it goes along two axes, in points per second; both then
  ///     take the same time and keep the direction. Nil is the speed along this axis.
  ///   - resistance: `R`, in points per second squared; larger stops sooner.
  /// - Precondition: `resistance > 0`, `speed >= |initialVelocity|`.
  public init(
    start: Double, initialVelocity: Double, speed: Double? = nil,
    resistance: Double = Self.standardResistance
  ) {
    let speed = speed ?? initialVelocity.magnitude
    precondition(resistance > 0, "AndroidFling: resistance must be positive")
    precondition(speed >= initialVelocity.magnitude, "AndroidFling: speed is that of both axes")
    self.start = start
    self.initialVelocity = initialVelocity
    self.duration =
      initialVelocity == 0 ? 0 : Self.time(flungAt: speed, resistance: resistance)
  }

  /// Where it rests, in points.
  public var destination: Double { start + distance }

  public func state(at time: Double) -> MotionState {
    Easing.androidFling.state(at: time, along: distance, to: destination, in: duration)
  }

  /// Seconds until it reaches `offset`; nil if it starts elsewhere and never gets there.
  ///
  /// At an edge OverScroller shortens the duration to this by its table of times.
  public func time(reaching offset: Double) -> Double? { way.time(reaching: offset) }

  /// The same fling through content that moved by `distance` points.
  public func shifted(by distance: Double) -> AndroidFling {
    var shifted = self
    shifted.start += distance
    return shifted
  }

  private var distance: Double { Self.inflexion * initialVelocity * duration }
  private var way: EasedWay {
    EasedWay(
      destination: destination, distance: distance, duration: duration, easing: .androidFling)
  }

  /// `T`: seconds that a fling takes at a speed.
  static func time(flungAt speed: Double, resistance: Double) -> Double {
    speed > 0 ? Math.exp(Math.log(inflexion * speed / resistance) / (decelerationRate - 1)) : 0
  }

  /// Published (ViewConfiguration). 0.015, no unit; larger stops sooner.
  public static let standardFriction = 0.015
  /// Derived. 778.35 pt/s² = friction · gravity 9.80665 m/s² · 39.37 inches a metre · 160 points an
  /// inch · 0.84, which AOSP calls the look and feel tuning. Larger stops sooner.
  public static let standardResistance = standardFriction * 9.80665 * 39.37 * 160 * 0.84
  /// Published (OverScroller). The share of the time where the tensions of the curve meet, 0…1.
  static let inflexion = 0.35
  /// Published (OverScroller). `k` = ln 0.78 / ln 0.9, no unit: 78 % of one against 90 % of the other.
  static let decelerationRate = 2.3582018154259448
}

extension Easing {
  /// Derived (OverScroller). The tensions 0.5 and 1 around 0.35: x₁ = 0.5 · 0.35, y₁ = 0.5,
  /// x₂ = 1 − 1 · (1 − 0.35).
  public static let androidFling = Easing(x1: 0.175, y1: 0.5, x2: 0.35)
}
