/// Leading content to its end, which grows.
extension Scroller {
  /// Moves the content evenly along y to the nearest offset in range, from its position and velocity. It slows down after `interval`
  /// seconds and rests after one and a half times as many, unless the range has grown on by then; with reduced motion, in one step.
  /// What moves content along x goes on.
  mutating func lead(to place: Double, interval: Double, at now: Double) {
    adoptRules(at: now)
    let (state, range) = (activity.states(at: now).y, setting.restRange(.y))
    let destination = range.clamp(place)
    let motion =
      setting.rules.preferences.reducesMotion
      ? Motion.rest(at: destination, purpose: .target) : .steady(state, to: destination, interval: interval, in: range)
    begin(.own(.conversation), along: Pair(x: false, y: true), Pair(x: .none, y: TimedMotion(motion: motion, since: now)), now: now)
  }
}
