/// Chromium's fling on macOS and ChromeOS: exponential decay towards a small velocity backwards, ended where
/// the direction would change.
///
///     v(t) = (|v₀| + b)·e^(−g·t) − b
///     x(t) = x₀ ± ((|v₀| + b)·(1 − e^(−g·t)) / g − b·t)
///     T    = ln((|v₀| + b) / b) / g
///
/// Chromium has one curve, a·e^(−g·t) − b·t − a, and begins where its velocity is that of the finger. The
/// rest of the curve is the formula above. A finger faster than the start of the curve follows the whole
/// curve, scaled. Memoryless below that speed. Source: Chromium's FlingCurve.
package enum FlingCurve {
  /// Published (Chromium). `g`: 3.7 1/s; larger stops sooner.
  package static let drag = 3.7
  /// Published (Chromium). `b`: 172 pt/s; larger stops sooner, and more abruptly.
  package static let drift = 172.0
  /// Derived. 20 946 pt/s = a·g − b, with a = 5707.62 pt (published): the velocity at the start of the
  /// curve. Faster flings are longer but take the same time.
  package static let topSpeed = 5707.62 * drag - drift
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - speed: The larger of both axes' speeds, in points per second. Both axes then take the same time,
  ///     so the fling keeps its direction. nil: the speed along this axis.
  /// - Precondition: `speed >= |initialVelocity|`.
  package static func flingCurve(
    start: Double, initialVelocity: Double, speed: Double? = nil
  ) -> Motion {
    let speed = speed ?? initialVelocity.magnitude
    precondition(speed >= initialVelocity.magnitude, "FlingCurve: speed is that of both axes")
    guard initialVelocity != 0 else { return .rest(at: start) }
    let (drag, drift) = (FlingCurve.drag, FlingCurve.drift)
    let entry = min(speed, FlingCurve.topSpeed)
    // Outside −1…1 if the curve is scaled.
    let share = initialVelocity / entry
    let distance = share * ((entry + drift) / drag)
    let duration = Math.log1p(entry / drift) / drag
    return Motion(
      Arc(.drifting(a: -distance, decay: drag, pace: -share * drift), start: start),
      duration: duration, destination: start + share * (entry / drag - drift * duration))
  }
}
