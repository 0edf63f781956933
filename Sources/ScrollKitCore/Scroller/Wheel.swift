/// Wheel input: notches, lines and pages scroll to one target with an animation; points move the offset at
/// once.
extension Scroller {
  /// An input during a stream of wheel movements in points.
  mutating func handleWheelStream(_ input: ScrollInput, at now: Double) {
    switch input {
    case .wheel(let amount, let unit, let device): turn(by: amount, unit, device: device, at: now)
    case .press, .hold, .key, .keyHeld, .steer, .panBegin, .panUpdate, .panUpdateUntilSilence:
      begin(input, at: now)
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd, .momentum,
      .momentumEnd, .zoom:
      break  // nothing is held
    }
  }

  /// A wheel turned over content that is not held.
  mutating func turn(by amount: Vector, _ unit: WheelUnit, device: UInt32, at now: Double) {
    let amount = adjusted(setting.enabled(amount), unit, device: device, at: now, by: setting.rules.feel)
    let distance = Vector(
      x: setting.points(amount.x, unit, .x), y: setting.points(amount.y, unit, .y))
    guard distance != .zero else { return }
    let wasStreaming = activity.kind == .wheelStream
    if unit == .points {
      move(from: activity.offset(at: now), by: distance, now: now)
    } else {
      scrollToTarget(by: distance, smoothing: setting.wheelSmoothing, now: now)
    }
    guard activity.kind == .wheelStream else { return }
    if wasStreaming { continueTrack(by: distance, now: now) } else { beginTrack(by: distance, now: now) }
  }

  /// Adds `distance` points to the target of a wheel or a key.
  ///
  /// The target is never out of range. A motion under way continues to the new target from its position
  /// and velocity.
  mutating func scrollToTarget(by distance: Vector, smoothing: WheelSmoothing, now: Double) {
    guard distance != .zero else { return }
    guard smoothing != .none else { return jump(by: distance, now: now) }
    let (states, range) = (activity.states(at: now), setting.restRange)
    let steps = activity.steps(at: now) ?? WheelSteps(at: states.position)
    let destination = range.clamp(range.clamp(steps.asked) + distance)
    if smoothing == .steady { addNotch(by: distance, at: now) }
    let (lastStep, old) = (activity.kind == .moving ? activity.lastMovementTime : -.infinity, activity.target)
    goOn(at: now)
    for axis in [Axis.x, .y] where distance[axis] != 0 {
      let cause = activity.cause(axis) ?? .coast
      // The same target is ignored (Chromium), except for the rounding error of a shift.
      if cause == .wheel, (destination[axis] - old[axis]).magnitude <= Vector.rounding { continue }
      // A wheel turned back ends an animated scroll where it is. Published (Chromium).
      let present = cause.isAnimation ? Pair { states[$0].towards(destination[$0]) } : states
      let motion = motion(axis, present, to: destination, passing: cause == .wheel ? old : nil, smoothing, now: now)
      activity.setMotion(axis, motion, for: .wheel)
    }
    add(distance, to: steps, asking: destination, after: lastStep, now: now)
    restIfOver(at: now)
  }

  /// Adds a step to those so far. One at the end of the range asks for nothing.
  ///
  /// - Parameter last: When the last of those so far came, in seconds; −∞ if none continues.
  private mutating func add(
    _ distance: Vector, to steps: WheelSteps, asking offset: Vector, after last: Double = -.infinity, now: Double
  ) {
    let sum = steps.adding(distance, to: offset)
    let time = sum == steps ? last : now
    if activity.takesSteps, time > -.infinity { activity.continueSteps(sum, at: time) }
  }

  /// The motion of a wheel or a key along an axis.
  ///
  /// - Parameter old: The target of the motion under way.
  private mutating func motion(
    _ axis: Axis, _ states: Pair<MotionState>, to destination: Vector, passing old: Vector? = nil, _ smoothing: WheelSmoothing,
    now: Double
  ) -> TimedMotion {
    let range = setting.restRange(axis)
    guard smoothing != .steady else {  // it does not pass the offset to which the wheel has turned before
      let free = old.map { Interval(between: $0[axis], and: destination[axis]) }
      return steadyMotion(axis, states[axis], to: destination[axis], in: free ?? range, now: now)
    }
    let motion = smoothing.motion(
      states[axis], to: destination[axis], displacement: destination - states.position, rate: setting.rules.feel.wheelRate,
      end: setting.rules.feel.coast.motionEnd, in: range)
    return TimedMotion(motion: motion, since: now)
  }

  /// The motion along an axis that is even while notches come as they did.
  ///
  /// - Parameter range: See `Motion.steady`.
  mutating func steadyMotion(
    _ axis: Axis, _ state: MotionState, to destination: Double, in range: Interval, now: Double
  ) -> TimedMotion {
    TimedMotion(motion: .steady(state, to: destination, interval: tracker.notchInterval(axis), in: range), since: now)
  }

  /// A step without animation.
  private mutating func jump(by distance: Vector, now: Double) {
    let offset = activity.offset(at: now)
    let steps = activity.steps(at: now) ?? WheelSteps(at: offset)
    let start = Vector { distance[$0] == 0 ? offset[$0] : steps.asked[$0] }
    move(from: start, by: distance, now: now)
    add(distance, to: steps, asking: activity.offset(at: now), now: now)
  }

  /// Moves the content at once. The movement may reduce overscroll but not increase it. Overscroll that remains
  /// continues to return. Content at rest that cannot move stays at rest. A motion along an axis on which the wheel has not turned
  /// continues.
  private mutating func move(from start: Vector, by distance: Vector, now: Double) {
    let offset = Vector { setting.restRange($0).stepped(from: start[$0], by: distance[$0]) }
    if activity.kind == .idle, offset == activity.target { return }
    if let axis = distance.onlyAxis, activity.kind == .moving, activity.isUnderWay(axis.other, at: now) {
      activity.setMotion(axis, continuedReturn(axis, at: offset[axis], now: now), for: .coast)
      return restIfOver(at: now)
    }
    let inRange = setting.clamp(offset)
    guard offset != inRange else {
      releaseEdgeEffects(at: now)
      return activity.moveWithWheel(to: offset, at: now)
    }
    begin(.coast, Pair(x: continuedReturn(.x, at: offset.x, now: now), y: continuedReturn(.y, at: offset.y, now: now)), now: now)
  }

  /// The motion along an axis of content that was moved to an offset at once, or was not moved: it stays there, or continues to
  /// return. A fling back into the range ends at the edge.
  mutating func continuedReturn(_ axis: Axis, at offset: Double, now: Double) -> TimedMotion {
    let state = activity.states(at: now)[axis]
    let moved = MotionState(position: offset, velocity: state.velocity)
    guard state.velocity != 0, let motion = setting.continuedReturn(axis, from: moved) else {
      return TimedMotion(motion: setting.release(axis, MotionState(position: offset, velocity: 0)), since: now)
    }
    if offset == state.position, activity.kind == .moving || activity.kind == .chained {
      let underWay = activity.motion(axis)
      let isThere = (underWay.motion.destination - setting.restRange(axis).clamp(offset)).magnitude <= Vector.rounding
      if underWay.motion.purpose == .release, isThere { return underWay }  // begun anew at each movement, it would be slower
    }
    return TimedMotion(motion: motion, since: now)
  }
}

extension MotionState {
  /// The same place; at rest, unless it moves towards a destination.
  fileprivate func towards(_ destination: Double) -> MotionState {
    velocity * (destination - position) > 0 ? self : MotionState(position: position, velocity: 0)
  }
}

extension Interval {
  /// A moved offset that does not leave the range, and does not get farther from it.
  fileprivate func stepped(from offset: Double, by distance: Double) -> Double {
    Interval(lower: min(lower, offset), upper: max(upper, offset)).clamp(offset + distance)
  }
}
