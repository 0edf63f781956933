/// The elastic edge of macOS: an exponential that a pull or a coast sets off.
///
///     s(t) = (s₀ + A·v₀·t)·e^(−ω·t),   ω = 20 / P
///
/// `s` is how far content is out of range. That is the critically damped spring of frequency ω that
/// begins at A·v₀ − ω·s₀, so it is given as one. Source: WebKit's ScrollElasticityController.
public enum ElasticStretch {
  /// Published (WebKit). `A`: 0.31, the share of a coast's velocity that the edge takes over; larger
  /// goes out farther.
  public static let amplitude = 0.31
  /// Published (WebKit). `P`: 1.6 s, in which all but e^(−20) of a stretch is gone; larger returns
  /// later.
  public static let period = 1.6
  /// Published (WebKit). 20, no unit: content follows a pull by a twentieth; larger is stiffer.
  public static let stiffness = 20.0
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
