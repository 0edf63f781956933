/// The status bar at the top of a window, whose tap scrolls the visible scroll views of the window to the top.
///
///     window  ┌──────────────────────┐
///             │ 12:30                │ bottom
///             │ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │ bottom + reach: a tap above it hits
public struct StatusBar: Equatable, Sendable {
  /// Its lower edge below the top of the window, in points.
  public var bottom: Double
  /// The distance below that edge at which a tap still hits it, in points.
  public var reach: Double

  /// Makes a status bar.
  public init(bottom: Double, reach: Double = standardReach) {
    self.bottom = bottom
    self.reach = reach
  }

  /// Whether a tap at a point of the window hits it.
  public func isHit(at point: Vector) -> Bool { point.y < bottom + reach }

  /// Taste. 20 points. A larger one is easier to hit.
  public static let standardReach = 20.0
}
