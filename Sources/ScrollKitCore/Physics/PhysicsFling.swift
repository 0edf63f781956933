/// Chromium's fling on Linux and Windows: as far as a constant brake would let it go, along a softer
/// curve.
///
///     d    = min(|v₀|² / (2·b), reach)
///     T    = min(2 s, |v₀| / pace)
///     x(t) = x₀ ± d·s(t / T),   s′(0) = |v₀|·T / d
///
/// `s` is the Bézier with control points (0.2, 1) and (0.55, 1), its first point moved so that it
/// begins at `v₀`. Source: Chromium's PhysicsBasedFlingCurve.
///
/// Deviation: Chromium (all versions) brakes each axis by itself along the curve of the faster one,
/// so the slower axis begins at another velocity than its own and the path bends; here both axes keep
/// the direction.
public enum PhysicsFling {
  /// Derived. 2645.66 pt/s² = 2.7559e-5 inches per ms² (published, Chromium) at 96 points an inch;
  /// 4409.44 at 160. Larger goes less far.
  public static let brake = 2.7559e-5 * 1e6 * 96
  /// Published (Chromium). 2300 pt/s²; larger takes less time.
  public static let pace = 2300.0
  /// Published (Chromium). 2 s: however fast, it rests after that.
  public static let longest = 2.0
  /// Published (Chromium). A fling goes no farther than 3 viewports; larger goes farther.
  public static let viewportsOfReach = 3.0
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, in points.
  ///   - initialVelocity: `v₀`, in points per second.
  ///   - speed: The larger of both speeds of a fling along both axes, in points per second. Nil is
  ///     the speed along this axis.
  ///   - brake: `b`, in points per second squared; larger goes less far.
  ///   - pace: The speed for which a second is taken, in points per second squared; larger takes less
  ///     time.
  ///   - reach: The farthest that it goes along the faster axis, in points.
  /// - Precondition: `brake > 0`, `pace > 0`, `reach >= 0`, `speed >= |initialVelocity|`.
  public static func physicsFling(
    start: Double, initialVelocity: Double, speed: Double? = nil,
    brake: Double = PhysicsFling.brake, pace: Double = PhysicsFling.pace, reach: Double = .infinity
  ) -> Motion {
    let speed = speed ?? initialVelocity.magnitude
    precondition(brake > 0 && pace > 0, "PhysicsFling: brake and pace must be positive")
    precondition(reach >= 0, "PhysicsFling: reach must not be negative")
    precondition(speed >= initialVelocity.magnitude, "PhysicsFling: speed is that of both axes")
    let whole = min(speed * speed / (2 * brake), reach)
    guard whole > 0 else { return .rest(at: start) }
    let duration = min(speed / pace, PhysicsFling.longest)
    return .eased(
      from: start, to: start + whole * (initialVelocity / speed), duration: duration,
      Easing.physicsFling.beginning(asSteepAs: speed * duration / whole), .release)
  }
}

extension Easing {
  /// Published (Chromium). Fast at once, then a long slowing.
  public static let physicsFling = Easing(x1: 0.2, y1: 1, x2: 0.55)

  /// The same easing with another slope at its start: its first control point goes up no higher than
  /// it is, and from there to the left. So progress never passes 1.
  ///
  /// Source: Chromium's PhysicsBasedFlingCurve.
  ///
  /// - Precondition: `y1 > 0`, `slope > 0`.
  fileprivate func beginning(asSteepAs slope: Double) -> Easing {
    slope * x1 < y1 ? Easing(x1: x1, y1: slope * x1, x2: x2) : Easing(x1: y1 / slope, y1: y1, x2: x2)
  }
}
