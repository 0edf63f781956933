/// What a wheel leads to.
extension ScrollPhase {
  /// A wheel asked for `distance` points more.
  ///
  /// Steps add up to one target, never out of range; content in flight is caught and goes on to
  /// the new target from its place and speed. A finger that holds the content outweighs a wheel.
  func wheeled(
    by distance: Vector, smoothing: WheelSmoothing, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    guard distance != .zero else { return self }
    switch self {
    case .tracking(let touch) where touch.holder != .pad:
      return self  // a finger holds it
    case .dragging:
      return self  // a finger holds it
    case .zooming(let zooming) where !zooming.givesWay(at: now, in: setting):
      return self  // fingers hold it, or the scale must come back first
    case .idle, .tracking, .following, .moving, .zooming:
      switch smoothing {
      case .none:
        return stepped(by: distance, now: now, in: setting)
      case .constant, .deltaBased, .inverseDelta, .impulse, .paced, .spring, .exponential, .outExpo:
        let motions = Pair<TimedMotion> { axis in
          wheelMotion(axis, by: distance[axis], smoothing: smoothing, now: now, in: setting)
        }
        return ScrollPhase.moving(Flight(cause: .wheel, motions: motions)).restingIfOver(at: now)
      }
    }
  }

  /// A key asked for a line, a page or an end: like a wheel's steps, repeats add up, and a finger
  /// outweighs it.
  func keyed(_ key: ScrollKey, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    let pending = wheelFlight?.destination ?? offset(at: now)
    let distance = key.distance(from: pending, in: setting)
    let isSmooth = setting.wheelSmoothing != .none
    return wheeled(by: distance, smoothing: isSmooth ? .constant : .none, now: now, in: setting)
  }

  /// Takes a movement as it is. What is out of range may be brought back by it, but not carried
  /// further out, and otherwise goes on returning.
  private func stepped(by distance: Vector, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    let before = snapshot(at: now)
    let range = setting.geometry.range
    let offset = Vector { axis in
      let place = before.offset[axis]
      let reach = Span(
        lower: min(range[axis].lower, place), upper: max(range[axis].upper, place))
      return reach.clamp(place + distance[axis])
    }
    let overscroll = range.overscroll(of: offset)
    guard overscroll != .zero else {
      return .following(Stream(source: .wheel, offset: offset, heard: now))
    }
    let velocity = Vector { axis in overscroll[axis] == 0 ? 0 : before.velocity[axis] }
    return Self.coasting(from: offset, velocity: velocity, now: now, in: setting)
  }

  @inline(never)  // once for both axes: inlined, it is there four times
  private func wheelMotion(
    _ axis: Axis, by distance: Double, smoothing: WheelSmoothing, now: Double,
    in setting: ScrollSetting
  ) -> TimedMotion {
    let range = setting.geometry[axis].range
    let current = wheelFlight?.motions[axis]
    let state = state(axis, at: now)
    guard distance != 0 else {
      let still = MotionState(position: state.position, velocity: 0)
      return current
        ?? TimedMotion(motion: setting.letGo(axis, still), since: now)
    }
    let pending = current?.motion.destination ?? state.position
    let destination = range.clamp(range.clamp(pending) + distance)
    if let current, destination == current.motion.destination { return current }
    let glide = smoothing.glide(state, to: destination, rate: setting.feel.wheelRate, in: range)
    return TimedMotion(motion: glide, since: now)
  }

  /// The flight that a wheel began, if that is what moves the content.
  var wheelFlight: Flight? {
    switch self {
    case .moving(let flight):
      switch flight.cause {
      case .wheel: flight
      case .coast, .animation, .held, .steering: nil
      }
    case .idle, .tracking, .dragging, .following, .zooming: nil
    }
  }

  /// Seconds since a wheel last turned along an axis as it does now; infinite if it did not.
  ///
  /// - Parameter last: How far a wheel without a glide went last, in points.
  @inline(never)
  func wheelInterval(_ axis: Axis, turningBy amount: Double, last: Vector, now: Double) -> Double {
    switch self {
    case .moving:
      guard let motion = wheelFlight?.motions[axis] else { return .infinity }
      let way = motion.motion.destination - motion.state(at: now).position
      return way * amount > 0 ? now - motion.since : .infinity
    case .following(let stream):
      let isWheel = stream.source == .wheel && last[axis] * amount > 0
      return isWheel ? now - stream.heard : .infinity
    case .idle, .tracking, .dragging, .zooming:
      return .infinity
    }
  }
}
