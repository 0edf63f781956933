/// Options of pull to refresh.
public struct RefreshOptions: Equatable, Sendable {
  /// How far a finger pulls the content to begin a refresh, in points; more than 0. Nil: `standardThreshold`, or less where the
  /// edge gives so little that a finger had to move more than twice as far.
  public var threshold: Double?
  /// How far the content is open during a refresh, in points; 0 or more.
  public var length = Self.standardLength

  /// Makes the default options.
  public init() {}

  func threshold(in feel: Feel?) -> Double {
    if let threshold { return threshold }
    guard let feel, feel.edges.y.lower.moves else { return Self.standardThreshold }
    return min(Self.standardThreshold, Self.longestPull * feel.rubberBand)
  }

  /// Taste. 128 pt: how far a finger moves at most at an edge that shows a constant share of it; less than half of a phone's
  /// height. Larger needs a longer pull at a stiff edge.
  private static let longestPull = 2 * standardThreshold

  /// Published (Android). 64 pt: the distance to the trigger of SwipeRefreshLayout. Larger needs a longer
  /// pull.
  public static let standardThreshold = 64.0
  /// Published (UIKit). 60 pt: the height of UIRefreshControl. Larger leaves more space.
  public static let standardLength = 60.0
}
