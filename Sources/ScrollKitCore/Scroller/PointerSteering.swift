/// A pointer steers the content: it moves at an even pace until the pointer says otherwise.
extension Scroller {
  /// An input while a pointer steers.
  mutating func handleSteering(_ input: ScrollInput, at now: Double) {
    switch input {
    case .steer(let velocity):
      discardHiddenOverscroll(now: now)
      steer(at: velocity, now: now)
    case .steerEnd, .cancel: settle(at: now)
    case .press, .hold, .wheel, .key, .keyHeld, .panBegin, .panUpdate, .panUpdateUntilSilence:
      begin(input, at: now)
    case .move, .release, .holdEnd, .keyUp, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break  // nothing of theirs is held
    }
  }

  /// Content moves as fast as a pointer says, at once.
  ///
  /// - Parameter limit: Where it stops if that comes before the range ends, in points.
  mutating func steer(at velocity: Vector, until limit: Vector? = nil, now: Double) {
    discardHiddenOverscroll(now: now)
    cruise(.steering, at: velocity, until: limit, ramp: 0, now: now)
  }

  /// Whether a finger holds the content, or two do. Fingers that rest on a trackpad do not mind.
  var outweighsSteering: Bool {
    switch phase.kind {
    case .tracking, .dragging, .panning, .pinching, .zoomAnimating: true
    case .idle, .held, .momentum, .wheelStream, .chained, .chainedByFingers, .coasting, .animating, .wheeling,
      .keyHeld, .steering:
      false
    }
  }

  /// Content moves at an even pace, for a key or a pointer.
  mutating func cruise(
    _ cause: Flight.Cause, at velocity: Vector, until limit: Vector? = nil, ramp: Double,
    now: Double
  ) {
    if outweighsSteering { return }
    let x = cruise(.x, at: velocity.x, until: limit?.x, ramp: ramp, now: now)
    let y = cruise(.y, at: velocity.y, until: limit?.y, ramp: ramp, now: now)
    fly(cause, x: x, y: y, now: now)
  }

  private func cruise(
    _ axis: Axis, at velocity: Double, until limit: Double?, ramp: Double, now: Double
  ) -> TimedMotion {
    let range = setting.range(axis)
    let destination = range.clamp(limit ?? (velocity > 0 ? range.upper : range.lower))
    // A cruise under way at that pace to that place: begun anew it would be the same but for rounding.
    if velocity != 0, let underWay = phase.flight?.motions[axis],
      underWay.motion.pace == velocity, underWay.motion.destination == destination
    {
      return underWay
    }
    return setting.cruise(
      axis, from: phase.state(axis, at: now), at: velocity, ramp: ramp, to: destination, now: now)
  }
}

extension ScrollSetting {
  /// A cruise from `now` on; where its pace leads nowhere, content stays, and out of range it returns
  /// first: a slow pace would leave it there.
  func cruise(
    _ axis: Axis, from state: MotionState, at velocity: Double, ramp: Double = 0,
    to destination: Double, now: Double
  ) -> TimedMotion {
    let isOut = range(axis).overscroll(of: state.position) != 0
    if !isOut,
      let cruise = Motion.cruise(
        moving: state, pace: velocity, ramp: ramp, destination: destination)
    {
      return TimedMotion(motion: cruise, since: now)
    }
    let still = MotionState(position: state.position, velocity: isOut ? state.velocity : 0)
    return TimedMotion(motion: release(axis, still), since: now)
  }
}
