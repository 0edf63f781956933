/// How late the reports of a finger, a trackpad or a wheel are handled.
///
///     made     ●    ●    ●    ●         a frame is drawn at ┆: the clock is then later than some reports
///     handled   ┆●     ┆●   ●┆ ●        content moves as of the clock
///
/// Velocities and resampled positions are those of the times at which the reports were made.
struct Lateness: Equatable, Sendable {
  // In 10⁻⁶ s: a scroller stays as small as it was.
  private var last: UInt16 = 0
  private var most: UInt16 = 0

  /// Seconds by which reports are late: the most of the last ones.
  var largest: Double { Double(most) * Self.unit }

  /// When the present report was made, in seconds; it is handled `now`.
  func made(_ now: Double) -> Double { now - Double(last) * Self.unit }

  /// Notes by how many seconds the present report is late: 0 or more.
  mutating func note(_ lateness: Double) {
    guard lateness > 0 || most > 0 else { return }  // reports are on time
    last = lateness < Self.longest ? UInt16(max(0, lateness) / Self.unit) : 0
    most = max(last, most - (most - min(most, last)) / Self.memory)
  }

  /// Derived. 10⁻⁶ s: the resolution of clocks.
  private static let unit = 1e-6
  /// Taste. 0.05 s: three frames of 60 Hz. A report that is later counts as of the clock: its time is that of another clock, or
  /// the program was busy. Larger believes more of them.
  private static let longest = 0.05
  /// Taste. 128 reports: about a second of a touchscreen, in which the largest lateness is forgotten. Larger shows content later after one
  /// late report, and more evenly.
  private static let memory: UInt16 = 128
}
