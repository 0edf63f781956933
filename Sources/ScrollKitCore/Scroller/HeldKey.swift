/// Keys scroll: a press is animated like a wheel step, and a held key scrolls at a constant velocity.
extension Scroller {
  /// A key scrolls by a line or a page, or to an end. Repeats add up, like wheel steps.
  mutating func press(_ key: ScrollKey, now: Double) {
    let pending = activity.steps(at: now)?.asked ?? activity.offset(at: now)
    step(by: setting.movable(key.distance(from: setting.stepStart(pending, setting.wheelSmoothing), in: setting)), now: now)
  }

  /// A key scrolls by a distance, in points.
  mutating func step(by distance: Vector, now: Double) {
    let smoothing: WheelSmoothing
    switch setting.wheelSmoothing {
    case .none, .steady: smoothing = setting.wheelSmoothing
    case .constant, .deltaBased, .inverseDelta, .impulse, .paced, .spring, .exponential, .outExpo:
      smoothing = .constant  // published (Chromium): the motion of a key has a fixed duration
    }
    scrollToTarget(by: distance, smoothing: smoothing, now: now)
  }

  /// A key is held: it scrolls at a constant velocity, or each repeat counts as a press.
  mutating func repeatKey(_ key: ScrollKey, now: Double) {
    if setting.wheelSmoothing == .none || !cruise(holding: key, at: key.pace(in: setting), now: now) { press(key, now: now) }
  }

  /// An arrow of a scroll bar is held: it scrolls at a constant velocity as its track does, also without a smooth wheel.
  mutating func repeatArrow(_ key: ScrollKey, now: Double) {
    if activity.kind.hasPrecedenceOverSteering { return }
    adoptRules(at: now)
    if !cruise(holding: key, at: key.pace(in: setting), now: now) { press(key, now: now) }
  }

  /// A held key scrolls at a constant velocity, up to the end of the range.
  ///
  /// - Parameter pace: The velocity, in points per second.
  /// - Returns: Whether it scrolls; if not, a repeat counts as a press.
  mutating func cruise(holding key: ScrollKey, at pace: Vector, now: Double) -> Bool {
    let isOut = !setting.isInRange(activity.offset(at: now))
    if key.rate == 0 || isOut || setting.enabled(pace) == .zero { return false }
    if !isHeld(by: key) { cruise(.heldKey(key), along: key.axis, at: pace, ramp: Self.keyRamp, now: now) }
    return true
  }

  /// Whether this held key scrolls. A key along the other axis may scroll, too.
  func isHeld(by key: ScrollKey) -> Bool { activity.cause(key.axis) == .heldKey(key) }

  /// A held key was released: content decelerates and rests soon. Deviation: browsers on Windows and Linux finish
  /// the animation of the last repeat, and rest later.
  mutating func release(_ key: ScrollKey, now: Double) {
    guard isHeld(by: key) else { return }
    let axis = key.axis
    let state = activity.states(at: now)[axis]
    // Constant deceleration takes half the distance of the same time at a constant velocity.
    let rest = setting.restRange(axis).clamp(state.position + state.velocity * (Self.keyBrake / 2))
    activity.setMotion(axis, setting.curve(axis, state, to: rest, duration: Self.keyBrake, now: now), for: .wheel)
    restIfOver(at: now)
  }

  /// Published (WebKit, macOS). 0.2 s until a held key has its full velocity. Larger starts softer.
  private static let keyRamp = 0.2
  /// Taste. 0.15 s: the duration of a single animated step. Shorter stops harder.
  private static let keyBrake = 0.15
}

extension ScrollSetting {
  /// Where the step of a key begins that is pressed while content is at an offset, in points: an animated one begins in
  /// range, see `Scroller.scrollToTarget`, one without animation where content is.
  func stepStart(_ offset: Vector, _ smoothing: WheelSmoothing) -> Vector { smoothing == .none ? offset : clamp(offset) }
}

extension ScrollKey {
  /// The velocity of a held key, in points per second.
  func pace(in setting: ScrollSetting) -> Vector {
    distance(from: .zero, in: setting) * rate
  }

  /// The number of presses per second that a held key stands for; 0 for home and end.
  var rate: Double {
    switch self {
    case .lineUp, .lineDown, .lineLeft, .lineRight: Self.lineRate
    case .pageUp, .pageDown, .pageLeft, .pageRight: Self.pageRate
    case .home, .end: 0
    }
  }

  /// Published (WebKit, macOS). 25 presses a second, each of a line there; keyboards repeat at 15 to 40. Larger moves faster.
  private static let lineRate = 25.0
  /// Taste. 5 pages a second. Larger is not readable: a keyboard's 30 are a blur.
  private static let pageRate = 5.0
}
