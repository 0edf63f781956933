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
    margin = 10  // taste
    isProportional = false
    fineDistance = 0
    reach = 8  // taste: a thumb of 44 points takes hold of a nub of 28
    fade = 0.5  // taste
    delay = 0.75  // taste
  }
}

/// How a nub follows the content.
public enum NubRule: UInt32, Sendable {
  /// Insets count, new movement postpones hiding, and dragging the nub keeps x.
  case standard = 0
  /// Insets do not count, new movement does not postpone hiding, and dragging the nub sets x to 0.
  case ignoreInsets = 1
}
