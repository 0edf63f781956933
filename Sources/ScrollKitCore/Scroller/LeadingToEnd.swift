/// Leading content to its end, which grows.
extension Scroller {
  /// Moves the content evenly to the nearest offset in range, from its position and velocity. It slows down after `interval`
  /// seconds and rests after one and a half times as many, unless the range has grown on by then.
  mutating func lead(to offset: Vector, interval: Double, at now: Double) {
    adoptRules(at: now)
    if setting.rules.preferences.reducesMotion { return animate(.animation(nil), to: offset, now: now) }  // in one step
    let (destination, range, states) = (setting.clamp(offset), setting.restRange, activity.states(at: now))
    begin(
      .animation(nil),
      x: TimedMotion(motion: .steady(states.x, to: destination.x, interval: interval, in: range.x), since: now),
      y: TimedMotion(motion: .steady(states.y, to: destination.y, interval: interval, in: range.y), since: now), now: now)
  }
}
