/// Leading content to its end, which grows.
extension Scroller {
  /// Moves the content evenly to the nearest offset in range, from its position and velocity. It slows down after `interval`
  /// seconds and rests after one and a half times as many, unless the range has grown on by then. A motion that leads elsewhere
  /// along x, such as a scroll of the program, goes on there.
  mutating func lead(to offset: Vector, interval: Double, at now: Double) {
    let destination = setting.clamp(offset)
    if activity.kind.hasTrajectory, activity.kind != .animating || activity.animation != nil {
      return activity.setMotion(.y, evenMotion(.y, to: destination, interval: interval, now: now))
    }
    adoptRules(at: now)
    if setting.rules.preferences.reducesMotion { return animate(.own(.conversation), to: offset, now: now) }  // in one step
    begin(
      .own(.conversation), x: evenMotion(.x, to: destination, interval: interval, now: now),
      y: evenMotion(.y, to: destination, interval: interval, now: now), now: now)
  }

  /// The motion along an axis that leads to a destination; with reduced motion, in one step.
  private mutating func evenMotion(_ axis: Axis, to destination: Vector, interval: Double, now: Double) -> TimedMotion {
    let (state, range) = (activity.states(at: now)[axis], setting.restRange(axis))
    let motion =
      setting.rules.preferences.reducesMotion
      ? Motion.rest(at: destination[axis], purpose: .target)
      : .steady(state, to: destination[axis], interval: interval, in: range)
    return TimedMotion(motion: motion, since: now)
  }
}
