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
  /// How many growths in succession came early: after a smaller share of the interval than `earlyShare`.
  private var early = 0

  /// The end grew by a distance, in points. Growth at one time is one growth.
  mutating func add(_ distance: Double, at now: Double) {
    let pause = now - lastTime
    lastTime = now
    let mean = Math.quotient(duration, count)
    if pause > max(Self.longestPause, Self.longestShare * mean) {
      (growth, duration, count, early) = (distance, Self.firstInterval(of: distance), 1, 0)
    } else if pause == 0 {
      growth += distance
      if count == 1 { duration = min(duration, Self.firstInterval(of: growth)) }
    } else {
      early = pause < mean * Self.earlyShare ? early + 1 : 0
      if early == Self.earlyGrowths || early > 0 && count == 1 {  // a faster stream
        (growth, duration, count, early) = (distance, mean * Self.earlyShare, 1, 0)
      } else {
        (growth, duration, count) = (growth * Self.memory + distance, duration * Self.memory + pause, count * Self.memory + 1)
      }
    }
  }

  /// The interval of a motion over a distance to the end, in seconds.
  func interval(for distance: Double) -> Double {
    let due = max(Math.quotient(duration, count), Self.shortestInterval)
    return max(due, Math.quotient(distance * duration, growth * Self.haste * SteadyMotion.restShare))
  }

  /// The interval that is assumed after a growth that follows no other, in seconds.
  private static func firstInterval(of distance: Double) -> Double {
    distance > longestLine ? SteadyMotion.interval(arrivingIn: singleTime) : lineInterval
  }

  /// Taste. 3 s: a longer pause ends a stream, unless it is slow. Larger remembers the rate of the last one longer.
  private static let longestPause = 3.0
  /// Taste. Two intervals: a longer pause ends a slow stream. Larger remembers its rate longer.
  private static let longestShare = 2.0
  /// Taste. 40 pt: what grows by more at once is no line of a stream, but such as a picture that was loaded. Larger takes higher
  /// lines for lines.
  private static let longestLine = 40.0
  /// Taste. 0.5 s until a single growth is shown. Larger moves slower.
  private static let singleTime = 0.5
  /// Taste. 1.2 s: the interval that is assumed for the first line, at reading speed. Smaller moves the first line faster than
  /// those of a slow stream.
  private static let lineInterval = 1.2
  /// Taste. 0.1 s: more frequent growth shares a motion, as notches of a wheel do. Larger lags farther behind.
  private static let shortestInterval = 0.1
  /// Taste. A quarter: growth after a smaller share of the interval is early. Larger takes uneven tokens for a faster stream.
  private static let earlyShare = 0.25
  /// Taste. Three early growths are a faster stream; one is, after an interval that was assumed. Larger falls farther behind a
  /// stream that becomes faster, smaller moves uneven ones less evenly.
  private static let earlyGrowths = 3
  /// Measured (`ConversationTests`). 0.85: the last seven lines count. Larger moves more evenly, smaller follows a change of
  /// the rate sooner.
  private static let memory = 0.85
  /// Measured (there, too). 1.15: how much faster than the content grows it catches up. Larger lags less and moves less evenly.
  private static let haste = 1.15
}
