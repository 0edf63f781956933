/// How far content follows a finger that pulls it out of range.
///
///     y = d · (1 − 1 / (c·x/d + 1))        x = y / (c · (1 − y/d))
///     dy/dx = c · (1 − y/d)²
///
/// `x` is how far the finger has pulled, `y` how far the content is out, `c` the stiffness and
/// `d` the limit that `y` never reaches. Both directions are odd: a pull past the start mirrors
/// one past the end. Source: UIScrollView's formula as published; Flutter's overscroll friction
/// is its slope, so the two are one curve.
public struct RubberBand: Equatable, Sendable {
  /// `c`: the share of the finger's way that content follows at first, 0…1.
  public let coefficient: Double
  /// `d`: the overscroll that no pull reaches, in points; 0 lets nothing out of range.
  public let limit: Double

  /// - Precondition: `coefficient > 0` and `limit >= 0`.
  public init(coefficient: Double, limit: Double) {
    precondition(coefficient > 0 && limit >= 0, "RubberBand: values must be positive")
    self.coefficient = coefficient
    self.limit = limit
  }

  /// The overscroll that a pull of `pull` points shows.
  public func overscroll(pulledBy pull: Double) -> Double {
    guard limit > 0 else { return 0 }
    let follows = coefficient * pull
    return follows / (follows.magnitude / limit + 1)
  }

  /// The pull that shows an overscroll: the exact inverse.
  ///
  /// - Precondition: `|overscroll| < limit`, or both are 0.
  public func pull(showing overscroll: Double) -> Double {
    guard overscroll != 0 else { return 0 }
    precondition(overscroll.magnitude < limit, "RubberBand: no pull shows that much")
    return overscroll / (coefficient * (1 - overscroll.magnitude / limit))
  }

  /// The share of the finger's speed that content has at an overscroll, 0…1.
  public func slope(at overscroll: Double) -> Double {
    guard limit > 0 else { return 0 }
    let left = max(0, 1 - overscroll.magnitude / limit)
    return coefficient * left * left
  }

  /// The same band, lengthened if need be so that a pull exists for `overscroll`.
  ///
  /// A bounce can carry content farther out than a finger could pull it; caught there, it must
  /// neither jump nor stick, so half the limit is kept free.
  public func reaching(_ overscroll: Double) -> RubberBand {
    RubberBand(coefficient: coefficient, limit: max(limit, 2 * overscroll.magnitude))
  }
}
