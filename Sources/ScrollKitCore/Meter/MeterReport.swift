/// What a user saw, since the meter began.
public struct MeterReport: Equatable, Sendable {
  /// The scrolls: from a frame at rest to the next.
  public internal(set) var scrolls: UInt64 = 0
  /// The frames of scrolls in which content moves or should.
  public internal(set) var frames: UInt64 = 0
  /// Frames that showed the same whole pixels as the frame before.
  public internal(set) var sameFrames: UInt64 = 0
  /// Frames before which the display missed one that it should have had (Chromium, scroll jank 4).
  public internal(set) var jankyFrames: UInt64 = 0
  /// The frames that the display missed.
  public internal(set) var missedFrames = MissedFrames()
  /// Frames that moved much farther, or much less far, than those before and after (Chromium, predictor jank).
  public internal(set) var predictorJankyFrames: UInt64 = 0
  /// The largest jerk of content that a user saw, in points per second³.
  public internal(set) var largestJerk = 0.0
  /// The events that a frame has followed.
  public internal(set) var inputs: UInt64 = 0
  /// The mean and the largest time from an event to the next frame, in seconds; 0 without events.
  public internal(set) var meanLag = 0.0
  public internal(set) var largestLag = 0.0
}
