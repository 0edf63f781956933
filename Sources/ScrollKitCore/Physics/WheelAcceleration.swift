/// How much farther a wheel goes that is turned fast.
///
///     rate   = |notches| / max(Δt, 1/60 s)
///     factor = min(max(1, rate / 15), limit)
///
/// Only the last turn and this one count, so nothing has to be remembered but when that one was. It is
/// the same both ways, and whether a notch comes as one or in eighths.
public enum WheelAcceleration {
  /// By how much a turn's way is multiplied, 1 or more.
  ///
  /// - Parameters:
  ///   - notches: How far the wheel turned, in notches.
  ///   - interval: Seconds since it last turned the same way; infinite if it did not.
  ///   - limit: The most that a way is multiplied by; 1 is no acceleration.
  public static func factor(
    ofTurnBy notches: Double, after interval: Double, limit: Double
  ) -> Double {
    let rate = notches.magnitude / max(interval, shortestInterval)
    return min(max(1, rate / slowRate), max(1, limit))
  }

  /// Taste. 15 notches a second: reading goes slower, searching faster. Larger accelerates later.
  static let slowRate = 15.0
  /// Taste. 1/60 s: what comes closer together was collected for one frame, and says not how fast.
  static let shortestInterval = 1.0 / 60
}
