/// The resistance of content that is dragged out of range.
///
///     y = d · (1 − 1 / (c·x/d + 1))        x = y / (c · (1 − y/d))
///     dy/dx = c · (1 − y/d)²
///
/// `x` is the distance that the finger moved past the edge (the pull), `y` the overscroll, both in points;
/// `c` the coefficient and `d` the limit that `y` never reaches. Odd: a pull past the start mirrors one
/// past the end. Source: UIScrollView's formula as published. Flutter's overscroll friction is its slope,
/// so both are the same curve.
package struct RubberBand: Equatable, Sendable {
  /// `c`: the share of the finger's movement at the edge, 0…1.
  package let coefficient: Double
  /// `d`: the limit of the overscroll, in points; 0 keeps content in range, and so does infinity (`pulled`).
  package let limit: Double

  /// - Precondition: `coefficient > 0` and `limit >= 0`.
  package init(coefficient: Double, limit: Double) {
    precondition(coefficient > 0 && limit >= 0, "RubberBand: values must be positive")
    self.coefficient = coefficient
    self.limit = limit
  }

  /// That of an edge which is pulled instead (`EdgeEffect`), by the finger's movement without resistance.
  static var pulled: RubberBand { RubberBand(coefficient: 1, limit: .infinity) }

  /// Whether the edge is pulled instead.
  var isPulled: Bool { limit == .infinity }

  /// Whether content moves past the edge.
  var moves: Bool { limit > 0 && !isPulled }

  /// The overscroll of a pull, in points.
  package func overscroll(pulledBy pull: Double) -> Double {
    guard moves else { return 0 }
    let follows = coefficient * pull
    return follows / (Math.quotient(follows.magnitude, limit) + 1)
  }

  /// The pull for an overscroll, in points: the inverse.
  ///
  /// - Precondition: `|overscroll| < limit`, or both are 0.
  package func pull(showing overscroll: Double) -> Double {
    guard overscroll != 0 else { return 0 }
    precondition(overscroll.magnitude < limit, "RubberBand: overscroll must be below the limit")
    return overscroll / (coefficient * (1 - overscroll.magnitude / limit))
  }

  /// The share of the finger's velocity that the content has at an overscroll, 0…1.
  package func slope(at overscroll: Double) -> Double {
    guard limit > 0 else { return 0 }
    let left = max(0, 1 - Math.quotient(overscroll.magnitude, limit))
    return coefficient * left * left
  }

  /// A band with a limit of at least twice an overscroll, so that a pull exists for it.
  ///
  /// A bounce can move content farther than the limit. Content that is caught there must neither jump nor
  /// stop following the finger.
  package func reaching(_ overscroll: Double) -> RubberBand {
    RubberBand(coefficient: coefficient, limit: max(isPulled ? 0 : limit, 2 * overscroll.magnitude))
  }
}
