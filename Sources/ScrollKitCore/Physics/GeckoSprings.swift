/// Gecko's mass-spring-damper in numbers: critically damped springs that glide to a wheel's target.
///
/// Deviation: Gecko (all versions) integrates them in steps of 1/120 s with lines between
/// them, and is up to 0.14 pt off on a way of 100; `Spring` is exact.
extension SpringShape {
  /// Published (Gecko). Stiffness 1250 1/s², for the first notches; larger answers sooner.
  public static let geckoBegin = SpringShape(mass: 1, stiffness: 1250, dampingRatio: 1)
  /// Published (Gecko). Stiffness 1000 1/s², while notches keep coming.
  public static let geckoRegular = SpringShape(mass: 1, stiffness: 1000, dampingRatio: 1)
  /// Published (Gecko). Stiffness 2000 1/s², when notches come slower.
  public static let geckoSlowdown = SpringShape(mass: 1, stiffness: 2000, dampingRatio: 1)
}
