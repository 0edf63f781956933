/// Released content coasts, bounces, or returns into range.
extension Scroller {
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
    begin(.coast, Pair { motion($0) }, flicks: flicks, now: now)
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
    let hasCurve = activity.causes == Pair(x: .coast, y: .coast) && setting.rules.feel.coast.snapsAlongCurve && leadsThere
    land(at: offset, curve: hasCurve ? distance.length : nil, now: now)
  }

  /// As `land`, along an axis: a motion along the other goes on. Content that a stream moves goes there after its silence.
  mutating func land(_ axis: Axis, at place: Double, now: Double) {
    guard activity.kind == .moving else {
      var target = activity.target
      target[axis] = place
      return land(at: target, now: now)
    }
    let state = activity.states(at: now)[axis]
    let landing = setting.landing(axis, state, at: setting.restRange(axis).clamp(place), curve: nil)
    activity.setMotion(axis, TimedMotion(motion: landing, since: now), for: .coast)
    restIfOver(at: now)
  }

  /// - Parameter length: The length of Chromium's curve along both axes, in points; nil for a motion from the present velocity.
  private mutating func land(at offset: Vector, curve length: Double?, now: Double) {
    let waits = activity.kind.isStreamed
    guard activity.kind == .idle || waits || activity.kind == .moving else { return }  // held, or moved by a gesture
    let destination = setting.clamp(offset)
    let states = activity.states(at: now)
    let since = waits ? activity.end : now
    var motions = Pair(x: TimedMotion.none, y: .none)
    for axis in [Axis.x, .y] {
      let motion = setting.landing(axis, states[axis], at: destination[axis], curve: length)
      motions[axis] = TimedMotion(motion: motion, since: since)
    }
    if waits { activity.setAfterSilence(motions) } else { begin(.coast, motions, flicks: activity.flicks, now: now) }
  }

  /// Whether a motion under way can decelerate to an offset along an axis.
  mutating func decelerates(_ axis: Axis, to offset: Double, now: Double) -> Bool {
    Motion.decelerates(activity.states(at: now)[axis], to: offset, drag: setting.rules.feel.coast.drag)
  }

  /// Where content would come to rest that is released now, as fast as it moves.
  mutating func coastEnd(at now: Double) -> Vector {
    let states = activity.states(at: now)
    return Vector { axis in setting.release(axis, states[axis], speeds: states.velocity).destination }
  }

  /// Stops every motion. Content out of range returns.
  package mutating func stop(at now: Double) {
    if activity.kind != .idle, activity.kind != .chainedByFingers, isInterruptible(at: now) { releaseWithoutVelocity(at: now) }
  }

  /// As `stop`, along one axis. A motion along the other continues.
  mutating func stop(along axis: Axis, at now: Double) {
    guard activity.hasMotions, activity.kind != .chainedByFingers, activity.isUnderWay(axis.other, at: now)
    else { return stop(at: now) }
    goOn(at: now)
    stop(axis, now: now)
    restIfOver(at: now)
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
