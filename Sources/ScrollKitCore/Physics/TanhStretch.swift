/// How far content follows a pull out of range in Chromium on Windows.
///
///     y = limit·tanh(2·x / extent),   x = extent·artanh(y / limit) / 2
///
/// `x` is how far the finger has pulled, `y` how far the content is out. Odd: a pull past the start
/// mirrors one past the end. Source: Chromium's bezier overscroll controller.
public struct TanhStretch: Equatable, Sendable {
  /// Length of the viewport along the axis, in points; 0 lets nothing out of range.
  public let extent: Double

  /// - Precondition: `extent >= 0`.
  public init(extent: Double) {
    precondition(extent >= 0, "TanhStretch: extent must not be negative")
    self.extent = extent
  }

  /// The overscroll that no pull reaches, in points.
  public var limit: Double { Self.limitShare * extent }

  /// The overscroll that a pull of `pull` points shows.
  public func overscroll(pulledBy pull: Double) -> Double {
    guard extent > 0, pull != 0 else { return 0 }
    // tanh z = (1 − e^(−2z)) / (1 + e^(−2z))
    let left = Math.exp(-4 * pull.magnitude / extent)
    let size = limit * (1 - left) / (1 + left)
    return pull < 0 ? -size : size
  }

  /// The pull that shows an overscroll: the inverse.
  ///
  /// - Precondition: `|overscroll| < limit`, or both are 0.
  public func pull(showing overscroll: Double) -> Double {
    guard overscroll != 0 else { return 0 }
    precondition(overscroll.magnitude < limit, "TanhStretch: no pull shows that much")
    let share = overscroll.magnitude / limit
    let size = extent * (Math.log1p(share) - Math.log1p(-share)) / 4
    return overscroll < 0 ? -size : size
  }

  /// Published (Chromium). A tenth of the viewport; larger is looser.
  public static let limitShare = 0.1
}
