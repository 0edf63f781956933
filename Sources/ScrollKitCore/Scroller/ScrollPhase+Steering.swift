/// What moves content at an even pace until the user says otherwise: a held key, a pointer that
/// steers, a pressed scroll bar.
extension ScrollPhase {
  /// A key is held: content moves on evenly, to the end of the range if need be. Further repeats
  /// change nothing.
  ///
  /// - Parameter pace: How fast, in points per second; nil if the key asks for a place.
  /// - Returns: nil if a repeat is a press.
  func keyHeld(
    _ key: ScrollKey, at pace: Vector?, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase? {
    let isOut = setting.geometry.range.overscroll(of: offset(at: now)) != .zero
    guard let pace, setting.wheelSmoothing != .none, !isOut else { return nil }
    if outweighsSteering || moves(by: .held(key)) { return self }
    let motions = cruises(at: pace, ramp: Self.keyRamp, now: now, in: setting)
    return ScrollPhase.moving(Flight(cause: .held(key), motions: motions)).restingIfOver(at: now)
  }

  /// A key was released: content that it moved evenly brakes at once and rests soon. Deviation:
  /// browsers on Windows and Linux let what was repeated run out, and rest later.
  func keyReleased(_ key: ScrollKey, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    guard moves(by: .held(key)) else { return self }  // it moved nothing evenly
    let state = look(at: now)
    // Braking evenly takes half the way that the speed would make.
    let rest = state.offset + state.velocity * (Self.keyBrake / 2)
    let motions = motions(to: rest, duration: Self.keyBrake, now: now, in: setting)
    return ScrollPhase.moving(Flight(cause: .wheel, motions: motions)).restingIfOver(at: now)
  }

  /// A pointer steers: content moves as fast as it says, at once. A finger that holds the content
  /// outweighs it.
  ///
  /// - Parameter limit: Where it stops if that comes before the range ends, in points.
  @inline(never)
  func steered(
    at velocity: Vector, until limit: Vector? = nil, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    if outweighsSteering { return self }
    let motions = cruises(at: velocity, until: limit, ramp: 0, now: now, in: setting)
    return .moving(Flight(cause: .steering, motions: motions))
  }

  /// The pointer no longer steers: content rests where it is, or returns into range.
  func steeringEnded(now: Double, in setting: ScrollSetting) -> ScrollPhase {
    moves(by: .steering) ? Self.settling(from: offset(at: now), now: now, in: setting) : self
  }

  /// Whether a finger holds it, or two do. Fingers that rest on a trackpad do not mind.
  var outweighsSteering: Bool {
    switch self {
    case .tracking(let touch): touch.holder != .pad
    case .dragging, .zooming: true
    case .idle, .following, .moving: false
    }
  }

  /// Whether it moves by itself for a reason.
  func moves(by cause: Flight.Cause) -> Bool {
    switch self {
    case .moving(let flight): flight.cause == cause
    case .idle, .tracking, .dragging, .following, .zooming: false
    }
  }

  private func cruises(
    at velocity: Vector, until limit: Vector? = nil, ramp: Double, now: Double,
    in setting: ScrollSetting
  ) -> Pair<TimedMotion> {
    Pair<TimedMotion> { axis in
      cruise(axis, at: velocity[axis], until: limit?[axis], ramp: ramp, now: now, in: setting)
    }
  }

  @inline(never)
  private func cruise(
    _ axis: Axis, at velocity: Double, until limit: Double?, ramp: Double, now: Double,
    in setting: ScrollSetting
  ) -> TimedMotion {
    let range = setting.geometry[axis].range
    let destination = range.clamp(limit ?? (velocity > 0 ? range.upper : range.lower))
    return cruise(axis, at: velocity, to: destination)
      ?? TimedMotion(
        moving: state(axis, at: now), at: velocity, ramp: ramp, to: destination, now: now, axis,
        in: setting)
  }

  /// The motion under way along an axis if it is a cruise at a pace to a place: begun anew it would
  /// be the same but for rounding.
  private func cruise(_ axis: Axis, at velocity: Double, to destination: Double) -> TimedMotion? {
    switch self {
    case .moving(let flight):
      switch flight.motions[axis].motion {
      case .cruise(let cruise)
      where cruise.velocity == velocity && cruise.destination == destination:
        return flight.motions[axis]
      case .rest, .coast, .bounce, .ballistic, .curve, .cruise: return nil
      }
    case .idle, .tracking, .dragging, .following, .zooming: return nil
    }
  }

  /// Published (WebKit, macOS). 0.2 s until a held key has its pace; longer forgives slow fingers.
  static let keyRamp = 0.2
  /// Taste. 0.15 s: as long as a single step glides. Shorter stops harder.
  static let keyBrake = 0.15
}

extension TimedMotion {
  /// A cruise from `now` on; where its pace leads nowhere, content stays, and out of range it returns
  /// first: a slow pace would leave it there.
  @inline(never)
  init(
    moving state: MotionState, at velocity: Double, ramp: Double = 0, to destination: Double,
    now: Double, _ axis: Axis, in setting: ScrollSetting
  ) {
    let isOut = setting.geometry[axis].range.overscroll(of: state.position) != 0
    let cruise =
      isOut
      ? nil : Cruise(moving: state, velocity: velocity, ramp: ramp, destination: destination)
    let still = MotionState(position: state.position, velocity: isOut ? state.velocity : 0)
    self.init(
      motion: cruise.map(Motion.cruise) ?? setting.letGo(axis, still), since: now)
  }
}

extension ScrollKey {
  /// How fast content moves while it is held, in points per second; nil for a key that asks for a
  /// place.
  func pace(in setting: ScrollSetting) -> Vector? {
    switch self {
    case .lineUp, .lineDown, .lineLeft, .lineRight:
      distance(from: .zero, in: setting) * Self.lineRate
    case .pageUp, .pageDown, .pageLeft, .pageRight:
      distance(from: .zero, in: setting) * Self.pageRate
    case .home, .end: nil
    }
  }

  /// Published (WebKit, macOS). 25 lines a second; keyboards repeat at 15 to 40.
  private static let lineRate = 25.0
  /// Taste. 5 pages a second: faster cannot be read, and a keyboard's 30 cannot be seen.
  private static let pageRate = 5.0
}
