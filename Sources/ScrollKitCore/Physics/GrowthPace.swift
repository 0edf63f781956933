/// How fast content grows at its end, so that content which follows the end moves evenly: an answer that streams, line by line.
///
///     growth     │g      │g      │g    │g
///     pauses        p₁      p₂      p₃
///
///     G = Σ gᵢ · s^age,   D = Σ pᵢ · s^age,   N = Σ s^age        s: `memory`
///     interval  D / N      seconds until the next growth is due
///     rate      G / D      points per second
///
/// The motion to the end takes an interval (`Motion.steady`): it arrives when the end is due to grow on. Where it lags behind,
/// it takes longer, so that it is at most `haste` times as fast as the content grows.
struct GrowthPace: Equatable, Sendable {
  private var lastTime = -Double.infinity
  private var growth = 0.0
  private var duration = 0.0
  private var count = 0.0

  /// The end grew by a distance, in points. Growth at one time is one growth.
  mutating func add(_ distance: Double, at now: Double) {
    let pause = now - lastTime
    lastTime = now
    if pause > Self.longestPause {
      (growth, duration, count) = (distance, Self.firstInterval, 1)
    } else if pause == 0 {
      growth += distance
    } else if pause < duration / count * Self.fasterShare {
      (growth, duration, count) = (distance, duration / count * Self.fasterShare, 1)
    } else {
      (growth, duration, count) = (
        growth * Self.memory + distance, duration * Self.memory + pause, count * Self.memory + 1
      )
    }
  }

  /// The interval of a motion over a distance to the end, in seconds.
  func interval(for distance: Double) -> Double {
    let due = max(Math.quotient(duration, count), Self.shortestInterval)
    return max(due, Math.quotient(distance * duration, growth * Self.haste * SteadyMotion.restShare))
  }

  /// Taste. 3 s: a longer pause ends a stream. Larger remembers the rate of the last one longer.
  private static let longestPause = 3.0
  /// Taste. 1.2 s: the interval that is assumed for the first line, at reading speed. Smaller moves the first line faster than
  /// those of a slow stream.
  private static let firstInterval = 1.2
  /// Taste. 0.1 s: more frequent growth shares a motion, as notches of a wheel do. Larger lags farther behind.
  private static let shortestInterval = 0.1
  /// Taste. A quarter: growth after a smaller share of the interval is a faster stream. Larger takes uneven tokens for one.
  private static let fasterShare = 0.25
  /// Measured (`ConversationTests`). 0.85: the last seven lines count. Larger moves more evenly, smaller follows a change of
  /// the rate sooner.
  private static let memory = 0.85
  /// Measured (there, too). 1.15: how much faster than the content grows it catches up. Larger lags less and moves less evenly.
  private static let haste = 1.15
}
