/// How far one notch of a wheel goes.
public enum WheelStep: Equatable, Sendable {
  /// So many points, whatever the viewport.
  case points(Double)
  /// More in a larger viewport: its length to the power of two thirds.
  ///
  /// Published (GTK): `pow (page_size, 2.0 / 3.0)`.
  case viewportPower

  /// Points that one whole notch moves the content.
  public func points(viewport: Double) -> Double {
    switch self {
    case .points(let points): points
    case .viewportPower: viewport > 0 ? Math.exp(Math.log(viewport) * 2 / 3) : 0
    }
  }
}
