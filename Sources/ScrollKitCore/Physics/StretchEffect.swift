/// Android's stretch effect past an edge, since version 12: the content stays in range and is drawn longer.
///
///     stretch(o) = 0.016·o + 0.016·(1 − e^(−o·e / 0.33))
///
/// `o` is the pull of the edge (`EdgeEffect`) as a share of the viewport, at most 1. The result is the share by which the
/// content is drawn longer. Odd: a pull past the start mirrors one past the end. The glow effect shows the same `o`.
/// Source: AOSP's EdgeEffect.
///
/// Deviation: EdgeEffect (12 and later) ends the spring along a straight line once it is slow, and stops it at a
/// pull of one viewport. Here it is a spring to its end, and only the stretch is limited: a very fast fling
/// (5 viewports per second) shows the largest stretch longer.
package enum StretchEffect {
  /// The share by which the content is drawn longer, for a pull as a share of the viewport.
  package static func stretch(pulledBy share: Double) -> Double {
    let limited = max(-1, min(share, 1))
    return intensity * (limited + glow(pulledBy: limited))
  }

  /// The intensity of the glow effect, with the sign of the pull, −1…1: the second term of the stretch
  /// without its factor.
  package static func glow(pulledBy share: Double) -> Double {
    let glow = 1 - Math.exp(share.magnitude * -(Math.e / quickShare))
    return Double(signOf: share, magnitudeOf: glow)
  }

  /// The spring that returns the pull to 0. Published (EdgeEffect). 24.657 1/s, damping ratio 0.98. A larger frequency
  /// returns sooner.
  package static var shape: SpringShape {
    SpringShape(mass: 1, stiffness: 24.657 * 24.657, dampingRatio: 0.98)
  }
  /// Published (EdgeEffect). 13, no unit: the initial velocity of the spring relative to the velocity at the
  /// edge. Larger stretches more.
  package static let absorbed = 13.0
  /// Published (EdgeEffect). 0.016 of the viewport, the factor of both terms. Larger stretches more.
  private static let intensity = 0.016
  /// Published (EdgeEffect). 0.33 of the viewport: the scale of the exponential term. Larger stretches
  /// later.
  private static let quickShare = 0.33
}
