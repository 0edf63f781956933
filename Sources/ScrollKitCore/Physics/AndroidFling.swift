/// Android's fling: a curve whose duration and distance follow from the velocity.
///
///     T    = (0.35·|v₀| / R)^(1 / (k − 1)),   k = ln 0.78 / ln 0.9
///     d    = 0.35·v₀·T
///     x(t) = x₀ + d·s(t / T)
///
/// `R`, the resistance, is in points per second squared. `s` is the cubic Bézier with control points
/// (0.175, 0.5) and (0.35, 1): its slope at the start is 1 / 0.35, so the fling begins at `v₀`. A fling
/// that is restarted halfway follows another path. Source: AOSP's OverScroller, Chromium's
/// MobileScroller.
///
/// Deviation: OverScroller (all versions) interpolates `s` linearly between a hundred points and rounds to
/// whole pixels and milliseconds. This is the exact curve.
package enum AndroidFling {
  /// `T`: the duration of a fling with this initial speed, in seconds; 0 also for a speed so small that `0.35·|v₀| / R` is 0.
  static func duration(speed: Double, resistance: Double) -> Double {
    let ratio = inflexion * speed / resistance
    return ratio > 0 ? Math.exp(Math.log(ratio) / (decelerationRate - 1)) : 0
  }

  /// Published (ViewConfiguration). 0.015, no unit; larger stops sooner.
  package static let friction = 0.015
  /// Derived. 778.35 pt/s² = friction · gravity 9.80665 m/s² · 39.37 inches per metre · 160 points per
  /// inch · 0.84, AOSP's "look and feel tuning". Larger stops sooner.
  package static let resistance = friction * 9.80665 * 39.37 * 160 * 0.84
  /// Published (OverScroller). 0.35, a share of the time: the inflexion of the curve. Larger moves it later.
  static let inflexion = 0.35
  /// Published (OverScroller). `k` = ln 0.78 / ln 0.9, no unit. Larger makes a fast fling shorter.
  static let decelerationRate = 2.3582018154259448
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - speed: The speed of a fling along both axes, in points per second. Both axes then take the same
  ///     time, so the fling keeps its direction. nil: the speed along this axis.
  ///   - resistance: `R`; larger stops sooner.
  /// - Precondition: `resistance > 0`, `speed >= |initialVelocity|`.
  package static func androidFling(
    start: Double, initialVelocity: Double, speed: Double? = nil,
    resistance: Double = AndroidFling.resistance
  ) -> Motion {
    let speed = speed ?? initialVelocity.magnitude
    precondition(resistance > 0, "AndroidFling: resistance must be positive")
    precondition(speed >= initialVelocity.magnitude, "AndroidFling: speed is that of both axes")
    let duration = AndroidFling.duration(speed: speed, resistance: resistance)
    guard duration > 0 else { return .rest(at: start) }
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
