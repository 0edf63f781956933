/// Released content coasts, bounces, or returns into range.
extension Scroller {
  /// An input while content coasts or bounces.
  mutating func handleCoasting(_ input: ScrollInput, at now: Double) {
    switch input {
    case .press(let pointer, let position):
      let (boost, caught) = (setting.rules.feel.boost, caughtMomentum(at: now))
      adoptRules(at: now)
      let momentum = setting.rules.feel.boost == boost ? caught : .none
      touch(pointer, at: position, slop: setting.catchSlop, momentum: momentum, now: now)
    case .panBegin, .panUpdate, .panUpdateUntilSilence:
      let (boost, caught) = (setting.rules.feel.boost, caughtMomentum(at: now))
      begin(input, at: now)
      guard boost.includesTrackpads, setting.rules.feel.boost == boost, var pan = activity.pan else { return }
      pan.momentum = caught
      activity.continuePan(pan)
    case .hold, .wheel, .key, .keyHeld, .steer: begin(input, at: now)
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd,  // nothing is held
      .momentum, .momentumEnd,  // the coast has taken over
      .zoom:
      break
    }
  }

  /// The momentum that the present coast leaves for the next.
  private func caughtMomentum(at now: Double) -> CaughtMomentum {
    guard let trajectory = activity.trajectory else { return .none }
    return setting.rules.feel.boost.momentum(of: trajectory, at: now)
  }

  /// Releases content at an offset with a velocity. Below the minimum fling velocity it counts as 0.
  ///
  /// - Parameter thrown: The velocity of the content if no edge slowed it, in points per second; nil if that is its velocity.
  mutating func coast(
    from offset: Vector, velocity: Vector, thrown: Vector? = nil, momentum: CaughtMomentum = .none, now: Double
  ) {
    let own = setting.flingVelocity(ofReleaseAt: velocity)
    let (fling, flicks) = boosted(own, by: momentum)
    let boost = max(1, Math.quotient(max(fling.x.magnitude, fling.y.magnitude), max(own.x.magnitude, own.y.magnitude)))
    let pull = pull(at: now)
    let thrown = setting.rules.preferences.stopsMomentum ? nil : thrown
    func motion(_ axis: Axis) -> TimedMotion {
      let state = MotionState(position: offset[axis], velocity: fling[axis])
      let motion = setting.release(axis, state, thrown: thrown?[axis], speeds: fling, boost: boost)
      // A fling that is shorter than the pull only releases the edge. Published (Android).
      let isShort = pull[axis] * fling[axis] < 0 && (motion.destination - offset[axis]).magnitude < pull[axis].magnitude
      return TimedMotion(motion: isShort ? .rest(at: offset[axis]) : motion, since: now)
    }
    begin(.coast, x: motion(.x), y: motion(.y), flicks: flicks, now: now)
  }

  /// The velocity of a fling that continues the momentum of a caught one, and the number of consecutive flicks.
  private mutating func boosted(_ velocity: Vector, by momentum: CaughtMomentum) -> (velocity: Vector, flicks: UInt8) {
    if momentum.isNone { return (velocity, 0) }
    let feel = setting.rules.feel
    let (boosted, flicks) = feel.boost.boosted(velocity, by: momentum, in: setting.geometry)
    let fling = feel.boost.isLimited ? feel.speedLimit.limited(boosted, to: feel.maximumFling) : boosted
    return (setting.enabled(fling), flicks)
  }

  /// Releases content without velocity: it stays, or returns into range.
  mutating func releaseWithoutVelocity(at now: Double) {
    coast(from: activity.offset(at: now), velocity: .zero, now: now)
  }

  /// Retargets released content to the nearest offset in range. Content that a stream moves goes there after its silence.
  package mutating func land(at offset: Vector, now: Double) { land(at: offset, curve: nil, now: now) }

  /// Content that was just released moves to a snap target, by the rule of the feel.
  ///
  /// Deviation: Chromium turns a fling away from its target at once. Here it brakes first.
  mutating func fling(to offset: Vector, now: Double) {
    let states = activity.states(at: now)
    let distance = setting.clamp(offset) - states.position
    let leadsThere = states.velocity.dot(distance) > 0
    let hasCurve = activity.kind == .coasting && setting.rules.feel.coast.snapsAlongCurve && leadsThere
    land(at: offset, curve: hasCurve ? distance.length : nil, now: now)
  }

  /// - Parameter length: The length of Chromium's curve along both axes, in points; nil for a motion from the present velocity.
  private mutating func land(at offset: Vector, curve length: Double?, now: Double) {
    let waits = activity.kind.isStreamed
    guard activity.kind == .idle || waits || activity.kind.hasTrajectory else { return }  // held, or moved by a gesture
    let destination = setting.clamp(offset)
    let states = activity.states(at: now)
    let since = waits ? activity.end : now
    let x = TimedMotion(motion: setting.landing(.x, states.x, at: destination.x, curve: length), since: since)
    let y = TimedMotion(motion: setting.landing(.y, states.y, at: destination.y, curve: length), since: since)
    if waits { activity.setAfterSilence(x: x, y: y) } else { begin(.coast, x: x, y: y, flicks: activity.flicks, now: now) }
  }

  /// Whether a motion under way can decelerate to `offset`, along each axis on which that is not its target.
  mutating func decelerates(to offset: Vector, now: Double) -> Bool {
    let (states, target) = (activity.states(at: now), activity.target)
    func decelerates(_ axis: Axis) -> Bool {
      offset[axis] == target[axis]
        || Motion.decelerates(states[axis], to: offset[axis], drag: setting.rules.feel.coast.drag)
    }
    return decelerates(.x) && decelerates(.y)
  }

  /// Where content would come to rest that is released now, as fast as it moves.
  mutating func coastEnd(at now: Double) -> Vector {
    let states = activity.states(at: now)
    return Vector { axis in setting.release(axis, states[axis], speeds: states.velocity).destination }
  }

  /// Stops a motion. Content out of range returns.
  package mutating func stop(at now: Double) {
    if activity.kind != .idle, activity.kind != .chainedByFingers, isInterruptible(at: now) { releaseWithoutVelocity(at: now) }
  }

  /// Begins a motion along each axis; idle if both have ended already and no pointer steers.
  mutating func begin(
    _ cause: Trajectory.Cause, x: TimedMotion, y: TimedMotion, flicks: UInt8 = 0, now: Double
  ) {
    releasePulls(at: now)
    activity.begin(cause, x: x, y: y, flicks: flicks)
    absorb(at: now)
    if cause.steerer == nil, x.isOver(at: now), y.isOver(at: now) { rest(at: activity.target) }
  }
}

extension ScrollSetting {
  /// The velocity of a fling that is released with a velocity, before its boost; 0 for one that is no fling. In points per
  /// second.
  fileprivate func flingVelocity(ofReleaseAt velocity: Vector) -> Vector {
    let velocity = enabled(velocity)
    guard velocity.length >= rules.feel.minimumFling, !rules.preferences.stopsMomentum else { return .zero }
    return rules.feel.speedLimit.limited(velocity, to: rules.feel.maximumFling)
  }

  /// The motion of released content along an axis that rests at `destination`.
  ///
  /// - Parameter length: The length of Chromium's curve; nil for a motion from the present velocity.
  fileprivate func landing(_ axis: Axis, _ state: MotionState, at destination: Double, curve length: Double?) -> Motion {
    let motion =
      if let length { Motion.snapFling(from: state.position, by: destination - state.position, length: length) } else {
        Motion.landing(state, at: destination, in: restRange(axis), drag: rules.feel.coast.drag, duration: animationDuration)
      }
    return motion.ending(rules.feel.coast.motionEnd)
  }
}
