/// A deceleration that loses the same velocity every second: Qt's Flickable.
///
///     v(t) = v₀ − b·t
///     x(t) = x₀ + v₀·t − b·t²/2
///     T    = |v₀| / |b|,   x(T) = x₀ + v₀·T/2
///
/// `b`, in points per second squared, has the sign of `v₀`. Memoryless: a restart at any moment follows
/// the same path. Source: the equations of uniform acceleration.
package enum ConstantDeceleration {
  /// Published (QQuickFlickable, its classic hints). 1500 pt/s²; larger stops sooner. Qt 6 takes
  /// the platform's value.
  package static let qtBrake = 1500.0
  /// Published (QQuickFlickable, its classic hints). 2500 pt/s: the largest velocity of a fling along
  /// each axis. Larger makes fast flings longer.
  package static let qtTopSpeed = 2500.0
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - brake: `|b|`; larger stops sooner.
  /// - Precondition: `brake > 0`.
  package static func constantDeceleration(
    start: Double, initialVelocity: Double, brake: Double
  ) -> Motion {
    precondition(brake > 0, "ConstantDeceleration: brake must be positive")
    guard initialVelocity != 0 else { return .rest(at: start) }
    let duration = initialVelocity.magnitude / brake
    let signed = Double(signOf: initialVelocity, magnitudeOf: brake)
    return Motion(
      Arc(.braked(velocity: initialVelocity, brake: signed), start: start), duration: duration,
      destination: start + initialVelocity * duration / 2)
  }
}
