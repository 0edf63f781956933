/// Android's fling: a curve whose duration and distance follow from the velocity.
///
///     T    = (0.35·|v₀| / R)^(1 / (k − 1)),   k = ln 0.78 / ln 0.9
///     d    = 0.35·v₀·T
///     x(t) = x₀ + d·s(t / T)
///
/// `R`, the resistance, is in points per second squared. `s` is the cubic Bézier with control points
/// (0.175, 0.5) and (0.35, 1): its slope at the start is 1 / 0.35, so the fling begins at `v₀`. Not
/// memoryless: the second half of a fling is no fling of its own. Source: AOSP's OverScroller,
/// Chromium's MobileScroller.
///
/// Deviation: OverScroller (all versions) reads `s` from a hundred chords and counts in whole pixels
/// and milliseconds; this is the curve itself.
public enum AndroidFling {
  /// `T`: the seconds that a fling takes at a speed.
  static func duration(speed: Double, resistance: Double) -> Double {
    speed > 0 ? Math.exp(Math.log(inflexion * speed / resistance) / (decelerationRate - 1)) : 0
  }

  /// Published (ViewConfiguration). 0.015, no unit; larger stops sooner.
  public static let friction = 0.015
  /// Derived. 778.35 pt/s² = friction · gravity 9.80665 m/s² · 39.37 inches a metre · 160 points an
  /// inch · 0.84, which AOSP calls the look and feel tuning. Larger stops sooner.
  public static let resistance = friction * 9.80665 * 39.37 * 160 * 0.84
  /// Published (OverScroller). The share of the time where the tensions of the curve meet, 0…1.
  static let inflexion = 0.35
  /// Published (OverScroller). `k` = ln 0.78 / ln 0.9, no unit: 78 % of one against 90 % of the other.
  static let decelerationRate = 2.3582018154259448
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - speed: Of a fling along both axes, in points per second: both then take the same time and
  ///     keep the direction. Nil is the speed along this axis.
  ///   - resistance: `R`; larger stops sooner.
  /// - Precondition: `resistance > 0`, `speed >= |initialVelocity|`.
  public static func androidFling(
    start: Double, initialVelocity: Double, speed: Double? = nil,
    resistance: Double = AndroidFling.resistance
  ) -> Motion {
    let speed = speed ?? initialVelocity.magnitude
    precondition(resistance > 0, "AndroidFling: resistance must be positive")
    precondition(speed >= initialVelocity.magnitude, "AndroidFling: speed is that of both axes")
    let duration = AndroidFling.duration(speed: speed, resistance: resistance)
    let distance = AndroidFling.inflexion * initialVelocity * duration
    return .eased(
      from: start, to: start + distance, duration: duration, .androidFling, .release)
  }
}

extension Easing {
  /// Derived (OverScroller). The tensions 0.5 and 1 around 0.35: x₁ = 0.5 · 0.35, y₁ = 0.5,
  /// x₂ = 1 − 1 · (1 − 0.35).
  public static let androidFling = Easing(x1: 0.175, y1: 0.5, x2: 0.35)
}
