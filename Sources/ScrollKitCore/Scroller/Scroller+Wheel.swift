/// What a wheel leads to.
extension Scroller {
  /// A wheel turned.
  mutating func turn(by amount: Vector, _ unit: WheelUnit, device: UInt32, at now: Double) {
    let turned = turned(by: amount, unit, device: device, at: now, feeling: setting.feel)
    let distance = Vector(
      x: setting.points(turned.x, unit, .x), y: setting.points(turned.y, unit, .y))
    let wasTurned = phase.kind == .turned
    wheel(by: distance, smoothing: unit == .points ? .none : setting.wheelSmoothing, now: now)
    if phase.kind == .turned { track(distance, now: now, continuing: wasTurned) }
  }

  /// A wheel asked for `distance` points more.
  ///
  /// Steps add up to one target, never out of range; content in flight is caught and goes on to
  /// the new target from its place and speed. A finger that holds the content outweighs a wheel.
  mutating func wheel(by distance: Vector, smoothing: WheelSmoothing, now: Double) {
    unpull(now: now)
    guard distance != .zero, phase.kind == .rested || givesWay(at: now) else { return }
    guard smoothing != .none else { return step(by: distance, now: now) }
    let x = wheelMotion(.x, by: distance.x, smoothing: smoothing, now: now)
    let y = wheelMotion(.y, by: distance.y, smoothing: smoothing, now: now)
    fly(.wheel, Pair(x: x, y: y), now: now)
  }

  /// A key asked for a line, a page or an end: like a wheel's steps, repeats add up, and a finger
  /// outweighs it.
  mutating func press(_ key: ScrollKey, now: Double) {
    unpull(now: now)
    let pending = phase.kind == .wheeling ? phase.target : phase.offset(at: now)
    let distance = key.distance(from: pending, in: setting)
    wheel(by: distance, smoothing: setting.wheelSmoothing == .none ? .none : .constant, now: now)
  }

  /// Takes a movement as it is. What is out of range may be brought back by it, but not carried
  /// further out, and otherwise goes on returning.
  private mutating func step(by distance: Vector, now: Double) {
    let before = phase.snapshot(at: now)
    let offset = Vector(
      x: setting.range(.x).stepped(from: before.offset.x, by: distance.x),
      y: setting.range(.y).stepped(from: before.offset.y, by: distance.y))
    let inRange = setting.clamp(offset)
    guard offset != inRange else { return follow(.wheel, at: offset, now: now) }
    let velocity = Vector(
      x: offset.x == inRange.x ? 0 : before.velocity.x,
      y: offset.y == inRange.y ? 0 : before.velocity.y)
    coast(from: offset, velocity: velocity, now: now)
  }

  private mutating func wheelMotion(
    _ axis: Axis, by distance: Double, smoothing: WheelSmoothing, now: Double
  ) -> TimedMotion {
    let range = setting.range(axis)
    let state = phase.state(axis, at: now)
    let isTurning = phase.kind == .wheeling
    let pending = isTurning ? phase.target[axis] : state.position
    let destination = range.clamp(range.clamp(pending) + distance)
    if isTurning, distance == 0 || destination == pending { return phase.flight.motions[axis] }
    let still = MotionState(position: state.position, velocity: 0)
    let motion =
      distance == 0
      ? setting.letGo(axis, still)
      : smoothing.motion(state, to: destination, rate: setting.feel.wheelRate, in: range)
    return TimedMotion(motion: motion, since: now)
  }

  /// Seconds since a wheel last turned along an axis as it does now; infinite if it did not.
  mutating func wheelInterval(_ axis: Axis, turningBy amount: Double, now: Double) -> Double {
    switch phase.kind {
    case .wheeling:
      let motion = phase.flight.motions[axis]
      let way = motion.motion.destination - motion.state(at: now).position
      return way * amount > 0 ? now - motion.since : .infinity
    case .turned:
      return -tracker.lastWay[axis] * amount > 0 ? now - phase.stream.heard : .infinity
    case .idle, .touched, .rested, .dragged, .panned, .momentum, .led, .ledByFingers, .coasting,
      .animated, .keyed, .steered, .pinched, .scaling:
      return .infinity
    }
  }
}

extension Interval {
  /// A place that is moved, but not out of range, nor farther out.
  fileprivate func stepped(from place: Double, by distance: Double) -> Double {
    Interval(lower: min(lower, place), upper: max(upper, place)).clamp(place + distance)
  }
}
