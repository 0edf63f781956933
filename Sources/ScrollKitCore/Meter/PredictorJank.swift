/// Frames that move much farther, or much less far, than the frames before and after, by Chromium's definition
/// (cc/metrics/predictor_jank_tracker.cc, 2023).
///
///     50  50  10  50     the third is janky: 50 / 10 is at least 1.2
///     10  12  14  16     none is
struct PredictorJank: Sendable {
  private(set) var jankyFrames: UInt64 = 0
  /// How far the last two frames moved, in pixels.
  private var older = 0.0
  private var newer = 0.0

  /// The scroll ends: the next frame is compared with none.
  mutating func endScroll() { (older, newer) = (0, 0) }

  /// Adds how far the next frame moves, in pixels.
  mutating func add(_ next: Double) {
    if let excess = excess(with: next), excess >= 0 { jankyFrames += 1 }
    (older, newer) = (newer, next)
  }

  /// By how much the ratio of the newer frame to its neighbours is above the threshold, where the next frame moves by `next`
  /// pixels; nil if the three frames do not move in one direction.
  func excess(with next: Double) -> Double? {
    let (one, middle, other) = (older.magnitude, newer.magnitude, next.magnitude)
    let isOneWay = (older > 0) == (newer > 0) && (newer > 0) == (next > 0)
    guard isOneWay, min(one, middle, other) > Self.rounding else { return nil }
    let threshold = max(one, middle, other) > Self.slowDistance ? Self.fastThreshold : Self.slowThreshold
    return max(middle / max(one, other), min(one, other) / middle) - threshold
  }

  /// Published (Chromium). 7 pixels: a movement is fast if one of three frames moves farther. Larger finds fewer janky frames.
  private static let slowDistance = 7.0
  /// Published (Chromium), measured with users. 1.2: the ratio that is seen in a fast movement. Larger finds fewer janky frames.
  private static let fastThreshold = 1.2
  /// Published (Chromium), measured with users. 1.4: the ratio that is seen in a slow movement. Larger finds fewer janky frames.
  private static let slowThreshold = 1.4
  /// Derived. 10⁻⁹ pixels: the rounding errors of offsets. Larger leaves out slow frames.
  private static let rounding = 1e-9
}
