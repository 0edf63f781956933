/// The elastic edge of macOS: an exponential return from overscroll.
///
///     s(t) = (s₀ + A·v₀·t)·e^(−ω·t),   ω = 20 / P
///
/// `s` is the overscroll, in points. It is the critically damped spring of frequency ω with the initial
/// velocity A·v₀ − ω·s₀. `v₀` of content that is released out of range is the velocity of the fingers, not of the content,
/// which the rubber band slows: so a quick pull continues outwards. Source: WebKit's ScrollElasticityController.
package enum ElasticStretch {
  /// Published (WebKit). `A`: 0.31, the share of a fling's velocity with which the bounce begins.
  /// Larger bounces farther.
  package static let amplitude = 0.31
  /// Published (WebKit). `P`: 1.6 s, after which the overscroll is e^(−20) of its beginning. Larger
  /// returns later.
  package static let period = 1.6
  /// Published (WebKit). 20, no unit: a drag past the edge moves the content by a twentieth. Larger is
  /// stiffer.
  package static let stiffness = 20.0
}

extension Motion {
  /// - Parameters:
  ///   - start: On the edge or out of range, in points.
  ///   - velocity: `A·v₀`, in points per second.
  ///   - shape: Its frequency is `ω`.
  static func elastic(start: Double, velocity: Double, edge: Double, shape: SpringShape) -> Motion {
    .spring(
      start: start, initialVelocity: velocity - shape.frequency * (start - edge), destination: edge,
      shape: shape)
  }
}
