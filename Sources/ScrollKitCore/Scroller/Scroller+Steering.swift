/// What moves content at an even pace until the user says otherwise: a held key, a pointer that
/// steers, a pressed scroll bar.
extension Scroller {
  /// A key is held: content moves on evenly, to the end of the range if need be. Further repeats
  /// change nothing.
  ///
  /// - Parameter pace: How fast, in points per second.
  /// - Returns: Whether it does; if not, a repeat is a press.
  mutating func hold(_ key: ScrollKey, at pace: Vector, now: Double) -> Bool {
    unpull(now: now)
    let isOut = !setting.isInRange(phase.offset(at: now))
    if key.rate == 0 || isOut || setting.wheelSmoothing == .none { return false }
    if !isHeld(by: key) { cruise(.held(key), at: pace, ramp: Self.keyRamp, now: now) }
    return true
  }

  /// Whether a held key moves it.
  mutating func isHeld(by key: ScrollKey) -> Bool {
    phase.kind == .keyed && phase.flight.cause == .held(key)
  }

  /// A key was released: content that it moved evenly brakes at once and rests soon. Deviation:
  /// browsers on Windows and Linux let what was repeated run out, and rest later.
  mutating func letGo(_ key: ScrollKey, now: Double) {
    guard isHeld(by: key) else { return }
    let state = phase.snapshot(at: now)
    // Braking evenly takes half the way that the speed would make.
    let rest = state.offset + state.velocity * (Self.keyBrake / 2)
    fly(.wheel, motions(to: rest, duration: Self.keyBrake, now: now), now: now)
  }

  /// A pointer steers: content moves as fast as it says, at once. A finger that holds the content
  /// outweighs it.
  ///
  /// - Parameter limit: Where it stops if that comes before the range ends, in points.
  mutating func steer(at velocity: Vector, until limit: Vector? = nil, now: Double) {
    cruise(.steering, at: velocity, until: limit, ramp: 0, now: now)
  }

  /// Whether a finger holds it, or two do. Fingers that rest on a trackpad do not mind.
  var outweighsSteering: Bool {
    mutating get {
      switch phase.kind {
      case .touched, .dragged, .panned, .pinched, .scaling: true
      case .idle, .rested, .momentum, .turned, .led, .ledByFingers, .coasting, .animated, .wheeling,
        .keyed, .steered:
        false
      }
    }
  }

  private mutating func cruise(
    _ cause: Flight.Cause, at velocity: Vector, until limit: Vector? = nil, ramp: Double,
    now: Double
  ) {
    if outweighsSteering { return }
    let x = cruise(.x, at: velocity.x, until: limit?.x, ramp: ramp, now: now)
    let y = cruise(.y, at: velocity.y, until: limit?.y, ramp: ramp, now: now)
    fly(cause, Pair(x: x, y: y), now: now)
  }

  private mutating func cruise(
    _ axis: Axis, at velocity: Double, until limit: Double?, ramp: Double, now: Double
  ) -> TimedMotion {
    let range = setting.range(axis)
    let destination = range.clamp(limit ?? (velocity > 0 ? range.upper : range.lower))
    // A cruise under way at that pace to that place: begun anew it would be the same but for rounding.
    if phase.isFlying, velocity != 0 {
      let going = phase.flight.motions[axis]
      if going.motion.pace == velocity, going.motion.destination == destination { return going }
    }
    return setting.cruise(
      axis, from: phase.state(axis, at: now), at: velocity, ramp: ramp, to: destination, now: now)
  }

  /// Published (WebKit, macOS). 0.2 s until a held key has its pace; longer forgives slow fingers.
  static let keyRamp = 0.2
  /// Taste. 0.15 s: as long as a single step glides. Shorter stops harder.
  static let keyBrake = 0.15
}

extension ScrollSetting {
  /// A cruise from `now` on; where its pace leads nowhere, content stays, and out of range it returns
  /// first: a slow pace would leave it there.
  mutating func cruise(
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
    return TimedMotion(motion: letGo(axis, still), since: now)
  }
}

extension ScrollKey {
  /// How fast content moves while it is held, in points per second.
  func pace(in setting: ScrollSetting) -> Vector {
    distance(from: .zero, in: setting) * rate
  }

  /// How often a second it is taken for pressed while it is held; 0 for a key that asks for a place.
  var rate: Double {
    switch self {
    case .lineUp, .lineDown, .lineLeft, .lineRight: Self.lineRate
    case .pageUp, .pageDown, .pageLeft, .pageRight: Self.pageRate
    case .home, .end: 0
    }
  }

  /// Published (WebKit, macOS). 25 lines a second; keyboards repeat at 15 to 40.
  private static let lineRate = 25.0
  /// Taste. 5 pages a second: faster cannot be read, and a keyboard's 30 cannot be seen.
  private static let pageRate = 5.0
}
