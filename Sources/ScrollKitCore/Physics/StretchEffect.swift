/// Android's stretch past an edge, since version 12: content stays where it is and is drawn longer.
///
///     stretch(o) = 0.016·o + 0.016·(1 − e^(−o·e / 0.33))
///
/// `o` is how far a finger has pulled, as a share of the viewport, and the result is the share by
/// which content is drawn longer. Let go, `o` itself springs back to 0. Odd: a pull past the start
/// mirrors one past the end. Source: AOSP's EdgeEffect.
///
/// Deviation: EdgeEffect (12 to 14) ends the spring along a straight line once it is slow; here the
/// spring ends as every spring does.
/// A glow is another way to show the same pull.
public enum StretchEffect {
  /// The share by which content is drawn longer when pulled by a share of the viewport.
  public static func stretch(pulledBy share: Double) -> Double {
    intensity * (share + glow(pulledBy: share))
  }

  /// The share of all its light, 0…1, with which an edge glows, as before version 12: nearly all of
  /// it at the pull at which the quick part of a stretch is used up.
  public static func glow(pulledBy share: Double) -> Double {
    let glow = 1 - Math.exp(share.magnitude * -(e / quickShare))
    return Double(signOf: share, magnitudeOf: glow)
  }

  /// What becomes of the pull, in points, that a coast sets off at the edge, or a finger lets go of.
  public static var feel: BounceFeel {
    BounceFeel(rule: .spring, shape: shape, transferShare: absorbed, transferLimit: .infinity)
  }

  /// How content follows a finger: the pull is the finger's own way.
  public static var band: RubberBand { RubberBand(coefficient: 1, limit: .infinity) }

  /// Published (EdgeEffect). 24.657 1/s, ratio 0.98: hardly a swing. Larger is quicker.
  public static var shape: SpringShape {
    SpringShape(mass: 1, stiffness: 24.657 * 24.657, dampingRatio: 0.98)
  }
  /// Published (EdgeEffect). 13, no unit: the spring starts at so many times the speed at the edge, for
  /// little of a pull is seen. Larger shows more of it.
  public static let absorbed = 13.0
  /// Published (EdgeEffect). 0.016 of the viewport, of both parts; larger stretches more.
  private static let intensity = 0.016
  /// Published (EdgeEffect). A third of the viewport in which the quick part is used up.
  private static let quickShare = 0.33
  private static let e = 2.718281828459045
}
