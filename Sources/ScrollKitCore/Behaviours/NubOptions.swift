/// How a nub looks and behaves.
public struct NubOptions: Equatable, Sendable {
  public var rule: NubRule
  /// Length, in points; the shortest, if it is proportional.
  public var length: Double
  /// Room above and below it, in points.
  public var margin: Double
  /// Whether its length is the share of the content that is visible.
  public var isProportional: Bool
  /// How far sideways a finger halves its movement, in points; 0 never.
  public var fineDistance: Double
  /// How far above and below it a finger still takes hold of it, in points.
  public var reach: Double
  /// Seconds that a fade takes.
  public var fade: Double
  /// Seconds at rest before it fades.
  public var delay: Double

  public init(length: Double = 50) {
    rule = .standard
    self.length = length
    margin = 10  // published (the seed)
    isProportional = false
    fineDistance = 0
    reach = 8  // taste: a thumb of 44 points takes hold of a nub of 28
    fade = 0.5  // published (the seed)
    delay = 0.75  // published (the seed)
  }
}

/// Whose rules a nub follows.
public enum NubRule: UInt32, Sendable {
  /// Ours.
  case standard = 0
  /// The seed's: insets do not count in the share, a hide that is due comes although content moves
  /// again, and scrubbing puts the content at its left edge.
  case seed = 1
}
