/// Flutter's fling on Android: a power of the time left.
///
///     x(t) = x₀ + d·(1 − (1 − t/T)^k),   v(t) = v₀·(1 − t/T)^(k − 1)
///     T    = k·0.35·(0.35·|v₀| / R)^(1 / (k − 1)),   d = v₀·T / k
///
/// The distance is that of `AndroidFling`, in 0.825 of its time. Memoryless: a restart at any moment
/// follows the same path. Source: Flutter's ClampingScrollSimulation.
extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - resistance: `R`, in points per second squared; larger stops sooner.
  /// - Precondition: `resistance > 0`.
  package static func clampingFling(
    start: Double, initialVelocity: Double, resistance: Double = AndroidFling.resistance
  ) -> Motion {
    precondition(resistance > 0, "ClampingFling: resistance must be positive")
    let exponent = AndroidFling.decelerationRate
    let duration =
      exponent * AndroidFling.inflexion
      * AndroidFling.duration(speed: initialVelocity.magnitude, resistance: resistance)
    guard duration > 0 else { return .rest(at: start) }
    let distance = initialVelocity * duration / exponent
    return Motion(
      Arc(
        .power(distance: distance, duration: duration, exponent: exponent),
        start: start),
      duration: duration, destination: start + distance)
  }
}
