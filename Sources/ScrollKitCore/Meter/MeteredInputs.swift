/// The events since the last frame.
struct MeteredInputs {
  private(set) var count: UInt64 = 0
  private(set) var first = Double.infinity
  private var last = -Double.infinity
  private var sum = 0.0

  /// Adds an event that happened at a time, in seconds.
  mutating func add(_ time: Double) {
    count += 1
    first = min(first, time)
    last = max(last, time)
    sum += time
  }

  /// The sum of the times from each event to a frame, in seconds.
  func lag(until shown: Double) -> Double { max(0, Double(count) * shown - sum) }

  /// The times of the first and the last event. One after the frame counts as just before it: the host's times are not exact.
  func span(before shown: Double) -> (first: Double, last: Double) {
    (min(first, Math.next(before: shown)), min(last, Math.next(before: shown)))
  }
}
