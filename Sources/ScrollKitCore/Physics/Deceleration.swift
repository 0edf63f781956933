/// A deceleration that loses the same share of its velocity every second.
///
///     v(t) = v₀ · e^(−k·t)
///     x(t) = x₀ + (v₀ − v(t)) / k
///     T    = ln(|v₀|/k / r) / k
///
/// `k` is the drag, in 1/s. `r` is the distance from the projection `x₀ + v₀/k` at which the content rests,
/// in points. Memoryless: a restart at any moment follows the same path.
/// Source: UIScrollView's deceleration as published in ScrollMechanics and WWDC 2018.
///
/// Deviation: ScrollMechanics announces the projection and rests before it. Here the destination is the
/// offset at which the content rests.
package enum Deceleration {
  /// Published (ScrollMechanics). 0.5 pt: less than a pixel on most screens. Larger rests earlier.
  package static let restDistance = 0.5
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - drag: `k`; larger stops sooner.
  /// - Precondition: `drag > 0`.
  package static func deceleration(
    start: Double, initialVelocity: Double, drag: Double
  ) -> Motion {
    precondition(drag > 0, "Deceleration: drag must be positive")
    let distance = initialVelocity / drag
    let rest = Deceleration.restDistance
    guard distance.magnitude > rest else { return .rest(at: start) }
    return Motion(
      Arc(.approach(a: -distance, b: 0, decay: drag), start: start),
      duration: Math.log(distance.magnitude / rest) / drag,
      destination: start + (distance - Double(signOf: distance, magnitudeOf: rest)))
  }

  /// The deceleration that rests at `destination`. Its drag follows from the distance.
  ///
  ///     k = |v₀| / (|destination − x₀| + r)
  ///
  /// - Returns: nil if the velocity leads away from the destination, or the drag is outside `drags`.
  static func deceleration(
    start: Double, initialVelocity: Double, destination: Double, drags: ClosedRange<Double>
  ) -> Motion? {
    let distance = destination - start
    guard distance * initialVelocity > 0 else { return nil }
    let rest = Double(signOf: distance, magnitudeOf: Deceleration.restDistance)
    let drag = initialVelocity / (distance + rest)
    guard drags.contains(drag) else { return nil }
    return Motion(
      Arc(.approach(a: -(distance + rest), b: 0, decay: drag), start: start),
      duration: Math.log((distance + rest) / rest) / drag, destination: destination)
  }
}
