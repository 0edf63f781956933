/// The acceleration of a wheel that turns fast.
///
///     rate   = |notches| / max(Δt, 1/60 s)
///     factor = min(max(1, rate / 15), limit)
///
/// Only the time since the last notch began counts (`WheelNotch`). The result is the same for both directions, and for a notch in
/// one event or in eighths.
package enum WheelAcceleration {
  /// The factor of a wheel event's distance, 1 or more.
  ///
  /// - Parameters:
  ///   - notches: The wheel's movement, in notches; 1 for a part of one.
  ///   - interval: Time since the last notch in the same direction began, in seconds; infinity if there is none.
  ///   - limit: The largest factor; 1 is no acceleration.
  package static func factor(
    ofTurnBy notches: Double, after interval: Double, limit: Double
  ) -> Double {
    let rate = notches.magnitude / max(interval, shortestInterval)
    return min(max(1, rate / slowRate), max(1, limit))
  }

  /// Taste. 15 notches per second: reading is slower, searching faster. Larger accelerates later.
  static let slowRate = 15.0
  /// Taste. 1/60 s: events closer together were collected for one frame. Larger limits the acceleration.
  static let shortestInterval = 1.0 / 60
}
