/// The distance of one notch of a wheel.
public enum WheelStep: Equatable, Sendable {
  /// In points.
  case points(Double)
  /// The length of the viewport to the power of two thirds.
  ///
  /// Published (GTK): `pow (page_size, 2.0 / 3.0)`.
  case viewportPower

  /// The distance of one notch, in points.
  public func points(viewport: Double) -> Double {
    switch self {
    case .points(let points): points
    case .viewportPower: viewport > 0 ? Math.exp(Math.log(viewport) * 2 / 3) : 0
    }
  }
}
