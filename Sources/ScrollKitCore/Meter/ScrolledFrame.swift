/// A frame of a scroll, as Chromium's rules see it.
///
///     real       events reached the frame
///     synthetic  the frame moves content without an event: a position that was extrapolated
///
/// Times are seconds, distances pixels of the display.
struct ScrolledFrame {
  /// When the program began to make it.
  var begin: Double
  /// When it was seen; nil if it shows the same pixels as the frame before, so that nothing new was seen.
  var presentation: Double?
  /// What events contributed; nil if none reached the frame.
  var real: RealUpdate?
  /// The time for which a position was extrapolated; nil if none was.
  var synthetic: Double?

  /// What events contributed.
  struct RealUpdate {
    /// When the first and the last of the events happened.
    var first: Double
    var last: Double
    /// The sum of their distances.
    var distance: Double
    /// The largest distance of one that is momentum; nil if none is.
    var momentum: Double?

    /// Published (Chromium, scroll jank 4). 3 pixels in a frame: users see it when content that moves so fast stops. Larger finds
    /// fewer janky frames.
    private static let fastDistance = 3.0
    /// Published (Chromium, scroll jank 4). 0.2 pixels: momentum below it has almost ended. Larger finds fewer janky frames.
    private static let fastMomentum = 0.2

    var isFastScroll: Bool { distance.magnitude >= Self.fastDistance }
    var isFastFling: Bool { (momentum?.magnitude ?? 0) >= Self.fastMomentum }
  }

  /// Whether its times can be true on a display with frames of `interval` seconds.
  func isValid(interval: Double) -> Bool {
    guard interval > 0 else { return false }
    if let real, real.first > real.last { return false }
    if let synthetic, synthetic > begin { return false }
    guard let presentation else { return true }
    return begin < presentation && (real?.last ?? begin) < presentation && (synthetic ?? begin) < presentation
  }
}
