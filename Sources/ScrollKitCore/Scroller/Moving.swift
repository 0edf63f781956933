/// Content that a motion along each axis moves, or a chain.
///
///     begin along y     x: what moves content along it goes on     y: the new motion
extension Scroller {
  /// An input while motions or a chain move the content. One that begins a gesture ends both motions, or this scroller's part in the
  /// chain; one that begins a motion along an axis ends that along this axis.
  mutating func handleMoving(_ input: ScrollInput, at now: Double) {
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
    case .keyHeld(let key) where isHeld(by: key): break  // a repeat of the held key
    case .steer(let velocity) where isSteered: steer(at: velocity, now: now)
    case .hold, .wheel, .key, .keyHeld, .steer: begin(input, at: now)
    case .keyUp(let key): release(key, now: now)
    case .momentum(let distance): continueMomentum(by: distance, at: now)
    case .steerEnd, .momentumEnd, .cancel:
      for axis in [Axis.x, .y] where activity.cause(axis)?.isEnded(by: input) ?? false { stop(axis, now: now) }
      restIfOver(at: now)
    case .move, .release, .holdEnd, .panStop, .panEnd, .zoom: break  // nothing is held
    }
  }

  /// The momentum that the present coast leaves for the next.
  private mutating func caughtMomentum(at now: Double) -> CaughtMomentum {
    guard activity.causes == Pair(x: .coast, y: .coast), let trajectory = activity.trajectory else { return .none }
    return setting.rules.feel.boost.momentum(of: trajectory, at: now)
  }

  /// Begins a motion along each axis, or along one of them: a motion along the other continues. Content rests if both have
  /// ended already and no pointer steers.
  mutating func begin(
    _ cause: Trajectory.Cause, along axes: Pair<Bool> = Pair(x: true, y: true), _ motions: Pair<TimedMotion>, flicks: UInt8 = 0,
    now: Double
  ) {
    if axes.x && axes.y {
      releaseEdgeEffects(at: now)
      activity.begin(cause, motions, flicks: flicks)
    } else {
      goOn(at: now)
      for axis in [Axis.x, .y] where axes[axis] { activity.setMotion(axis, motions[axis], for: cause) }
    }
    absorb(at: now)
    restIfOver(at: now)
  }

  /// What moves content goes on, by a motion along each axis. Fingers and streams move it no more, and autoscroll, which steers along
  /// both axes, ends.
  mutating func goOn(at now: Double) {
    guard activity.kind != .moving else {
      for axis in [Axis.x, .y] where activity.cause(axis) == .steering(by: .autoscroll) {
        let (motion, cause) = motionGoingOn(axis, at: now)
        activity.setMotion(axis, motion, for: cause)
      }
      return
    }
    let (x, y) = (motionGoingOn(.x, at: now), motionGoingOn(.y, at: now))
    releaseEdgeEffects(at: now)
    activity.begin(.coast, Pair(x: x.motion, y: y.motion))
    activity.setCauses(Pair(x: x.cause, y: y.cause))
  }

  /// The motion with which content goes on along an axis, and its cause: that which moves it through a chain, or would move it after
  /// the silence of a stream; content out of range returns. No key, pointer or finger keeps it going.
  mutating func motionGoingOn(_ axis: Axis, at now: Double) -> (motion: TimedMotion, cause: Trajectory.Cause) {
    let offset = activity.offset(at: now)[axis]
    if activity.kind == .idle { return (TimedMotion(motion: .rest(at: offset), since: now), .coast) }
    let cause = activity.storedCauses[axis]
    guard activity.hasMotions, activity.isUnderWay(axis, at: now), cause.goesOn else {
      return (continuedReturn(axis, at: offset, now: now), .coast)
    }
    let timed = activity.motion(axis)
    guard timed.motion.duration > 0, setting.restRange(axis).contains(timed.motion.destination) else {
      return (continuedReturn(axis, at: offset, now: now), .coast)
    }
    return (TimedMotion(motion: timed.motion, since: min(timed.since, now)), cause)  // what would begin after a silence begins now
  }

  /// Content stops along an axis, or returns into range.
  ///
  /// - Precondition: The kind is `moving`.
  mutating func stop(_ axis: Axis, now: Double) {
    let state = MotionState(position: activity.states(at: now)[axis].position, velocity: 0)
    activity.setMotion(axis, TimedMotion(motion: setting.release(axis, state), since: now), for: .coast)
  }
}

extension Trajectory.Cause {
  /// Whether an input ends it.
  fileprivate func isEnded(by input: ScrollInput) -> Bool {
    switch self {
    case .steering: input == .steerEnd || input == .cancel
    case .heldKey: input == .cancel
    case .momentum: input == .momentumEnd
    case .coast, .program, .own, .wheel: false
    }
  }
}
