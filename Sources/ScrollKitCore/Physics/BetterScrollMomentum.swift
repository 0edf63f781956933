/// better-scroll in numbers: a constant brake, no coast longer than 2.5 s.
extension ConstantDeceleration {
  /// Derived (better-scroll). 750 pt/s²; larger stops sooner. It goes v² / 0.0015 pt in 2·v / 0.0015 ms,
  /// which is half of the 0.0015 pt/ms² that it names a deceleration.
  public static let betterScrollBrake = 750.0
  /// Published (better-scroll). 2.5 s; larger lets fast fingers go farther.
  public static let betterScrollLongest = 2.5

  /// The coast of better-scroll.
  ///
  /// Deviation: better-scroll (2.x) keeps the way when it cuts the time, and always follows the same
  /// easing, so content leaps ahead of the finger; here a fast coast is braked harder instead.
  public static func betterScroll(start: Double, initialVelocity: Double) -> ConstantDeceleration {
    ConstantDeceleration(
      start: start, initialVelocity: initialVelocity,
      brake: max(betterScrollBrake, initialVelocity.magnitude / betterScrollLongest))
  }
}

extension EdgeBrake {
  /// Past the edge of a viewport, whose length is in points.
  ///
  /// Published (better-scroll). Out a quarter of the viewport at most, and a fifteenth of it for
  /// each point per millisecond; back in 0.8 s, larger is softer.
  ///
  /// Deviation: better-scroll (2.x) begins back at five times the mean speed; here from rest.
  public static func betterScroll(viewport: Double) -> EdgeBrake {
    EdgeBrake(
      strength: ConstantDeceleration.betterScrollBrake, reach: viewport / 4,
      reachTime: viewport / 15_000, timing: .fixed(0.8),
      easing: Easing(x1: 0.165, y1: 0, x2: 0.44))
  }
}
