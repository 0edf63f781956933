/// Keys scroll: a press glides like a wheel's step, and a held key moves content evenly.
extension Scroller {
  /// An input while a held key moves the content.
  mutating func handleKeyHeld(_ input: ScrollInput, at now: Double) {
    switch input {
    case .keyHeld(let key) where isHeld(by: key): break  // it moves the content already
    case .keyUp(let key): release(key, now: now)
    case .cancel: settle(at: now)
    case .press, .hold, .wheel, .key, .keyHeld, .steer, .panBegin, .panUpdate,
      .panUpdateUntilSilence:
      begin(input, at: now)
    case .move, .release, .holdEnd, .steerEnd, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break  // nothing of theirs is held
    }
  }

  /// A key asked for a line, a page or an end: like a wheel's steps, repeats add up.
  mutating func press(_ key: ScrollKey, now: Double) {
    discardHiddenOverscroll(now: now)
    let pending = phase.kind == .wheeling ? phase.target : phase.offset(at: now)
    let distance = key.distance(from: pending, in: setting)
    wheel(by: distance, smoothing: setting.wheelSmoothing == .none ? .none : .constant, now: now)
  }

  /// A key is held: content moves on evenly, to the end of the range if need be.
  ///
  /// - Parameter pace: How fast, in points per second.
  /// - Returns: Whether it does; if not, a repeat is a press.
  mutating func hold(_ key: ScrollKey, at pace: Vector, now: Double) -> Bool {
    discardHiddenOverscroll(now: now)
    let isOut = !setting.isInRange(phase.offset(at: now))
    if key.rate == 0 || isOut || setting.wheelSmoothing == .none { return false }
    if !isHeld(by: key) { cruise(.heldKey(key), at: pace, ramp: Self.keyRamp, now: now) }
    return true
  }

  /// Whether a held key moves it.
  func isHeld(by key: ScrollKey) -> Bool {
    phase.kind == .keyHeld && phase.flight?.cause == .heldKey(key)
  }

  /// A key was released: content that it moved evenly brakes at once and rests soon. Deviation:
  /// browsers on Windows and Linux let what was repeated run out, and rest later.
  private mutating func release(_ key: ScrollKey, now: Double) {
    guard isHeld(by: key) else { return }
    let state = phase.snapshot(at: now)
    // Braking evenly takes half the way that the speed would make.
    let rest = state.offset + state.velocity * (Self.keyBrake / 2)
    animate(.wheel, to: rest, duration: Self.keyBrake, now: now)
  }

  /// Published (WebKit, macOS). 0.2 s until a held key has its pace; longer forgives slow fingers.
  private static let keyRamp = 0.2
  /// Taste. 0.15 s: as long as a single step glides. Shorter stops harder.
  private static let keyBrake = 0.15
}

extension ScrollKey {
  /// How fast content moves while it is held, in points per second.
  func pace(in setting: ScrollSetting) -> Vector {
    distance(from: .zero, in: setting) * rate
  }

  /// How often a second it counts as pressed while it is held; 0 for a key that asks for a place.
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
