/// How fast a wheel or a key turns: the interval until its next notch is due, for the wheel smoothing `steady`.
///
///     notches    │       │       │       │     │    │    │
///     interval   first   T       T       T   0.98T …        a notch that comes early counts little
///
/// A notch in the other direction, or after a pause, is a first one. Parts of a notch count as one notch. `tracker` stores the
/// last notches; no finger uses it while a wheel turns.
extension Scroller {
  /// A wheel or a key turned by a distance, in points.
  mutating func addNotch(by distance: Vector, at now: Double) {
    let continues = tracker.isOfNotches && now - tracker.newest.time <= VelocityTracker.longestPause
    if continues { continueTrack(by: distance, now: now) } else { beginTrack(by: distance, now: now) }
    tracker.isOfNotches = true
  }
}

extension VelocityTracker {
  /// Seconds from the last notch along an axis until the next one is due.
  mutating func notchInterval(_ axis: Axis) -> Double {
    var interval = 0.0  // 0 before the second
    var (last, direction, position) = (-Double.infinity, 0.0, 0.0)
    for age in (0..<count).reversed() {
      let notch = self[age]
      let turned = notch.position[axis] - position  // wrong for the oldest of many, whose interval is not known either
      guard turned != 0 else { continue }
      position = notch.position[axis]
      let (pause, turnsOn) = (notch.time - last, turned * direction > 0)
      if turnsOn, pause < Self.partsPause { continue }
      if !turnsOn || pause > Self.longestPause {
        interval = 0
      } else if interval == 0 || pause < interval * Self.jitterShare {
        interval = pause
      } else {
        interval += (pause - interval) * (pause < interval ? Self.earlyShare : Self.lateShare)
      }
      (last, direction) = (notch.time, turned < 0 ? -1 : 1)
    }
    return interval == 0 ? SteadyMotion.firstInterval : max(interval, Self.shortestInterval)
  }

  /// Taste. 0.5 s: a longer pause ends a turn. Larger also joins slow single notches into one movement, which then
  /// takes one and a half pauses.
  fileprivate static let longestPause = 0.5
  /// Derived. 0.05 s, half of `shortestInterval`: what a high-resolution wheel reports so soon after the begin of a notch is a
  /// part of it. Larger takes notches of a fast wheel for parts.
  private static let partsPause = 0.5 * shortestInterval
  /// Taste. 0.4: a notch after a smaller share of the interval is not early: the wheel turns faster now. Larger takes jitter
  /// for it, smaller follows a faster wheel later.
  private static let jitterShare = 0.4
  /// Measured (docs/senses.md, with 15 % jitter). A tenth of the difference to a shorter interval counts. Larger follows
  /// a faster wheel sooner, and moves less evenly.
  private static let earlyShare = 0.1
  /// Measured (docs/senses.md, with 15 % jitter). Half of the difference to a longer interval counts. Smaller stops
  /// between the notches of a slower wheel.
  private static let lateShare = 0.5
  /// Taste. 0.1 s: of a faster wheel, so many notches share a motion. Larger moves more evenly and later.
  private static let shortestInterval = 0.1
}
