/// Chromium's fling on Linux and Windows: the distance of a constant deceleration, along a softer curve.
///
///     d    = min(|v₀|² / (2·b), reach)
///     T    = min(2 s, |v₀| / a)
///     x(t) = x₀ ± d·s(t / T),   s′(0) = |v₀|·T / d
///
/// `s` is the Bézier with control points (0.2, 1) and (0.55, 1). Its first point is moved so that the fling
/// begins at `v₀`. Source: Chromium's PhysicsBasedFlingCurve.
///
/// Deviation: Chromium (all versions) computes the distance of each axis alone but the curve of the faster
/// axis, so the slower axis begins at a wrong velocity and the path bends. Here a fling keeps its direction.
package enum PhysicsFling {
  /// Derived. 2645.66 pt/s² = 2.7559e-5 inches per ms² (published, Chromium) at 96 points per
  /// inch; 4409.44 at 160. Larger makes flings shorter.
  package static let brake = 2.7559e-5 * 1e6 * 96
  /// `a`. Published (Chromium). 2300 pt/s²: the initial speed per second of duration. Larger takes less time.
  static let speedPerDuration = 2300.0
  /// Published (Chromium). 2 s: the longest duration. Larger lets fast flings last longer.
  package static let longest = 2.0
  /// Published (Chromium). 3 viewports: the largest distance of a fling. That of a boosted fling grows with its velocity.
  /// Larger allows longer flings.
  package static let viewportsOfReach = 3.0
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - speed: The larger of both axes' speeds, in points per second. nil: the speed along this axis.
  ///   - brake: `b`, in points per second squared.
  ///   - reach: The largest distance along the faster axis, in points.
  /// - Precondition: `brake > 0`, `reach >= 0`, `speed >= |initialVelocity|`.
  package static func physicsFling(
    start: Double, initialVelocity: Double, speed: Double? = nil,
    brake: Double = PhysicsFling.brake, reach: Double = .infinity
  ) -> Motion {
    let speed = speed ?? initialVelocity.magnitude
    precondition(brake > 0, "PhysicsFling: the brake must be positive")
    precondition(reach >= 0, "PhysicsFling: reach must not be negative")
    precondition(speed >= initialVelocity.magnitude, "PhysicsFling: speed is that of both axes")
    let distance = min(speed * speed / (2 * brake), reach)
    guard distance > 0 else { return .rest(at: start) }
    let duration = min(speed / PhysicsFling.speedPerDuration, PhysicsFling.longest)
    return .eased(
      from: start, to: start + distance * (initialVelocity / speed), duration: duration,
      Easing.physicsFling.beginning(asSteepAs: Math.quotient(speed * duration, distance)), .release)
  }
}

extension Easing {
  /// Published (Chromium). Fast at once, then a long deceleration.
  public static let physicsFling = Easing(x1: 0.2, y1: 1, x2: 0.55)

  /// The same easing with another slope at its start. The first control point moves down or to the left,
  /// never up, so progress never exceeds 1.
  ///
  /// Source: Chromium's PhysicsBasedFlingCurve.
  ///
  /// - Precondition: `y1 > 0`, `slope > 0`.
  fileprivate func beginning(asSteepAs slope: Double) -> Easing {
    slope * x1 < y1 ? Easing(x1: x1, y1: slope * x1, x2: x2) : Easing(x1: y1 / slope, y1: y1, x2: x2)
  }
}
