/// A pointer steers the content (autoscroll): it moves at a constant velocity until the next input.
extension Scroller {
  /// Sets the velocity of the content at once.
  mutating func steer(at velocity: Vector, now: Double) { cruise(.steering(by: .autoscroll), at: velocity, ramp: 0, now: now) }

  /// Repeats the step of a pressed track, as a motion of constant velocity.
  ///
  /// - Parameters:
  ///   - axis: The axis of the scroll bar.
  ///   - key: The key with the same step.
  ///   - limit: The offset at which it stops, if that is before the end of the range, in points.
  mutating func steer(
    byTrackAlong axis: Axis, with key: ScrollKey, stepsPerSecond rate: Double, until limit: Double, now: Double
  ) {
    if activity.kind.hasPrecedenceOverSteering { return }
    adoptRules(at: now)
    let velocity = key.distance(from: .zero, in: setting) * rate
    cruise(.steering(by: .track(axis)), along: axis, at: velocity, until: limit, ramp: 0, now: now)
  }

  /// Whether a pointer steers along any axis.
  var isSteered: Bool { activity.cause(.x)?.steerer != nil || activity.cause(.y)?.steerer != nil }

  /// Content moves at a constant velocity, for a key or a pointer.
  ///
  /// - Parameter axis: The only axis along which it does; nil: a pointer steers along both.
  mutating func cruise(
    _ cause: Trajectory.Cause, along axis: Axis? = nil, at velocity: Vector, until limit: Double? = nil, ramp: Double, now: Double
  ) {
    if activity.kind.hasPrecedenceOverSteering { return }
    let velocity = setting.enabled(velocity)
    let states = activity.states(at: now)
    let axes = Pair(along: axis)
    // A loop over both axes, or a closure, would allocate memory here.
    let x = axes.x ? steeredMotion(.x, from: states.x, at: velocity.x, until: limit, ramp: ramp, now: now) : .none
    let y = axes.y ? steeredMotion(.y, from: states.y, at: velocity.y, until: limit, ramp: ramp, now: now) : .none
    begin(cause, along: axes, Pair(x: x, y: y), now: now)
  }

  private mutating func steeredMotion(
    _ axis: Axis, from state: MotionState, at velocity: Double, until limit: Double?, ramp: Double,
    now: Double
  ) -> TimedMotion {
    let range = setting.restRange(axis)
    let destination = range.clamp(limit ?? range.end(towards: velocity))
    // A return into range is kept, and a motion at that velocity to that destination: a new one would differ.
    if activity.kind == .moving || activity.kind == .chained {
      let underWay = activity.motion(axis)
      let isOut = range.overscroll(of: state.position) != 0
      let isSame = velocity != 0 && underWay.motion.pace == velocity && underWay.motion.destination == destination
      if isOut, underWay.motion.purpose == .release { return continuedReturn(axis, at: state.position, now: now) }
      if !isOut, isSame { return underWay }
    }
    return setting.steeredMotion(
      axis, from: state, at: velocity, ramp: ramp, to: destination, now: now)
  }
}

extension ScrollSetting {
  /// A motion at a constant velocity from `now` on. Without a velocity towards the destination, content rests; at the
  /// destination it keeps the velocity for a range that grows. Out of range it returns first.
  func steeredMotion(
    _ axis: Axis, from state: MotionState, at velocity: Double, ramp: Double,
    to destination: Double, now: Double
  ) -> TimedMotion {
    let state = MotionState(position: restRange(axis).withoutRounding(state.position), velocity: state.velocity)
    let isOut = restRange(axis).overscroll(of: state.position) != 0
    if !isOut, velocity != 0, state.position == destination {
      return TimedMotion(motion: .even(velocity, from: destination, to: destination, .pace), since: now)
    }
    if !isOut, let cruise = Motion.cruise(moving: state, pace: velocity, ramp: ramp, destination: destination) {
      return TimedMotion(motion: cruise, since: now)
    }
    let still = MotionState(position: state.position, velocity: isOut ? state.velocity : 0)
    return TimedMotion(motion: release(axis, still), since: now)
  }
}
