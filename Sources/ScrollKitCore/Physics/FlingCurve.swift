/// Chromium's fling on macOS and ChromeOS: drag towards a slow drift backwards, ended where it would
/// turn.
///
///     v(t) = (|v₀| + b)·e^(−g·t) − b
///     x(t) = x₀ ± ((|v₀| + b)·(1 − e^(−g·t)) / g − b·t)
///     T    = ln((|v₀| + b) / b) / g
///
/// Chromium draws one curve, a·e^(−g·t) − b·t − a, and enters it where it is as fast as the finger;
/// what is left of it from there is the fling above. A finger faster than the whole curve goes along
/// the whole curve, drawn longer. Memoryless up to there. Source: Chromium's FlingCurve.
public enum FlingCurve {
  /// Published (Chromium). `g`: 3.7 1/s; larger stops sooner.
  public static let drag = 3.7
  /// Published (Chromium). `b`: 172 pt/s; larger stops sooner, and less softly.
  public static let drift = 172.0
  /// Derived. The whole curve begins at a·g − b = 20 946 pt/s, with a = 5707.62 pt (published):
  /// above that, faster fingers go farther but no longer.
  public static let topSpeed = 5707.62 * drag - drift
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - speed: The larger of both speeds of a fling along both axes, in points per second: both then
  ///     take the same time and keep the direction. Nil is the speed along this axis.
  /// - Precondition: `speed >= |initialVelocity|`.
  public static func flingCurve(
    start: Double, initialVelocity: Double, speed: Double? = nil
  ) -> Motion {
    let speed = speed ?? initialVelocity.magnitude
    precondition(speed >= initialVelocity.magnitude, "FlingCurve: speed is that of both axes")
    guard initialVelocity != 0 else { return .rest(at: start) }
    let (drag, drift) = (FlingCurve.drag, FlingCurve.drift)
    let entry = min(speed, FlingCurve.topSpeed)
    // This axis' part of the curve; beyond −1…1 where the curve is drawn longer.
    let share = initialVelocity / entry
    let distance = share * ((entry + drift) / drag)
    let duration = Math.log1p(entry / drift) / drag
    return Motion(
      Arc(.drifting(a: -distance, decay: drag, pace: -share * drift), start: start),
      duration: duration, destination: start + share * (entry / drag - drift * duration))
  }
}
