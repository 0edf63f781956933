/// The options of the nub, a scroll indicator that the user drags.
public struct NubOptions: Equatable, Sendable {
  /// How the nub follows the content.
  public var rule: NubRule
  /// Length, in points; the smallest length if it is proportional.
  public var length: Double
  /// Margin above and below it, in points.
  public var margin: Double
  /// Whether its length is the visible share of the content.
  public var isProportional: Bool
  /// The sideways distance of a pointer at which the nub moves half as far, in points; 0: never.
  public var fineDistance: Double
  /// The distance above and below it at which a pointer still grabs it, in points.
  public var reach: Double
  /// Duration of a fade, in seconds; 0 or more.
  public var fade: Double
  /// Time at rest before it fades out, in seconds; 0 or more.
  public var delay: Double

  /// Makes options with a length in points; the other options have their defaults. 50 is taste: larger is easier to grab.
  public init(length: Double = 50) {
    rule = .standard
    self.length = length
    margin = 10  // taste: larger keeps it farther from the ends of the viewport
    isProportional = false
    fineDistance = 0
    reach = 8  // taste: larger is easier to grab, and takes more touches from the content
    fade = 0.5  // taste: larger is slower
    delay = 0.75  // taste: larger keeps it visible longer
  }
}

/// How a nub follows the content.
public enum NubRule: UInt32, Sendable {
  /// Insets count, new movement postpones hiding, and dragging the nub keeps x.
  case standard = 0
  /// The position ignores insets, a drag ignores the trailing inset, new movement does not postpone hiding, and
  /// dragging the nub sets x to 0.
  case ignoreInsets = 1
}
