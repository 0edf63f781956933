/// Content that is led elsewhere than it would go, in one motion.
extension ScrollEngine {
  /// What an input would lead to; nil if it neither lets content go nor steps. Nothing changes.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func outcome(of input: ScrollInput, at now: Double) -> SnapGuide.Outcome? {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    let cause: SnapGuide.Cause
    switch input {
    case .release, .cancel, .panStop, .panEnd, .holdEnd, .momentumEnd, .steerEnd: cause = .letGo
    case .wheel(_, .points, _): return nil  // a stream, not a step
    case .wheel, .keyUp: cause = .step
    case .key(let key): cause = key.isLine ? .line : .step
    case .press, .move, .hold, .panBegin, .panUpdate, .panUpdateUntilSilence, .momentum, .keyHeld,
      .steer, .zoom:
      return nil
    }
    var later = scroller
    let before = later.snapshot(at: now)
    later.handle(input, at: now)
    let after = later.snapshot(at: now)
    switch later.phase {
    case .idle, .moving: break
    case .following where cause != .letGo: break  // taken at once
    case .zooming, .tracking, .dragging, .following: return nil  // the scale, or who holds it, decides
    }
    switch cause {
    case .letGo:
      guard before.phase != .idle, before.phase != .animating, before.phase != .wheeling else {
        return nil
      }
    case .step, .line:
      guard after.phase == .wheeling else { return nil }  // else somebody holds it
    }
    return SnapGuide.Outcome(
      cause: cause, from: before.offset, velocity: after.velocity, target: after.target)
  }

  /// Takes a step of a wheel or a key that is to end elsewhere than it would.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func handle(_ input: ScrollInput, steppingTo target: Vector, at now: Double) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    take(input, at: now)
    if scroller.phase.isFlying {
      scroller.redirect(to: target, now: now)
    } else {
      scroller.place(at: target, now: now)
    }
    tell()
  }

  /// Lets content that moves by its speed, or rests, come to rest elsewhere.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func land(at target: Vector, now: Double) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    pass(to: now)
    scroller.land(at: target, now: now)
    tell()
  }

  /// Lets content that has come to rest go on at once, from the moment itself: which may be a while
  /// before the call that noticed it.
  ///
  /// - Precondition: The mode is `driven`, and the phase idle.
  mutating func goOn(to target: Vector) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    scroller.land(at: target, now: rested)
    tell()
    pass(to: clock)
  }
}
