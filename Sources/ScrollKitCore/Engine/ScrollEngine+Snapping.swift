/// Content that is led elsewhere than it would go, in one motion.
extension ScrollEngine {
  /// What an input would lead to; nil if it neither lets content go nor steps. Nothing changes.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func outcome(of input: ScrollInput, at now: Double) -> SnapGuide.Outcome? {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    guard let cause = input.snapCause else { return nil }
    var later = scroller
    let before = later.snapshot(at: now)
    let kind = later.phase.kind
    later.handle(input, at: now)
    guard cause.isMet(from: kind, to: later.phase.kind) else { return nil }
    let after = later.snapshot(at: now)
    return SnapGuide.Outcome(
      cause: cause, from: before.offset, velocity: after.velocity, target: after.target)
  }

  /// Takes an input that leads content somewhere, and leads it elsewhere.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func handle(
    _ input: ScrollInput, leading cause: SnapGuide.Cause, to target: Vector, at now: Double
  ) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    lap(at: now) { engine in
      engine.take(input)
      engine.scroller.lead(cause, to: target, now: now)
    }
  }

  /// Lets content that moves by its speed, or rests, come to rest elsewhere.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func land(at target: Vector, now: Double) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    lap(at: now) { $0.scroller.land(at: target, now: now) }
  }

  /// Lets content that has come to rest go on at once, from the moment itself: which may be a while
  /// before the call that noticed it.
  ///
  /// - Precondition: The mode is `driven`, and the phase idle.
  mutating func goOn(to target: Vector) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    lap { $0.scroller.land(at: target, now: $0.rested) }
    tick(clock)
  }
}

extension Scroller {
  /// Lets what an input led to end elsewhere.
  mutating func lead(_ cause: SnapGuide.Cause, to target: Vector, now: Double) {
    if cause == .letGo {
      land(at: target, now: now)
    } else if phase.isFlying {
      redirect(to: target, now: now)
    } else {
      place(at: target, now: now)  // it was taken at once
    }
  }
}

extension ScrollInput {
  /// What it leads content to rest by; nil if it neither lets go nor steps.
  var snapCause: SnapGuide.Cause? {
    switch self {
    case .release, .cancel, .panStop, .panEnd, .holdEnd, .momentumEnd, .steerEnd: .letGo
    case .wheel(_, .points, _): nil  // a stream, not a step
    case .wheel, .keyUp: .step
    case .key(let key): key.isLine ? .line : .step
    case .press, .move, .hold, .panBegin, .panUpdate, .panUpdateUntilSilence, .momentum, .keyHeld,
      .steer, .zoom:
      nil
    }
  }
}

extension SnapGuide.Cause {
  /// Whether an input that may be one was one, by what moved content before and after it: it may hold
  /// nothing, or somebody else holds the content, or its scale decides.
  func isMet(from before: ScrollPhase.Kind, to after: ScrollPhase.Kind) -> Bool {
    switch (self, after) {
    case (.letGo, .idle), (.letGo, .coasting), (.letGo, .steered): before.isLetGo
    case (.step, .turned), (.step, .wheeling), (.step, .keyed): true
    case (.line, .turned), (.line, .wheeling), (.line, .keyed): true
    case (.letGo, _), (.step, _), (.line, _): false
    }
  }
}

extension ScrollPhase.Kind {
  /// Whether what moves content so can let it go.
  fileprivate var isLetGo: Bool {
    switch self {
    case .touched, .rested, .dragged, .panned, .momentum, .led, .ledByFingers, .coasting, .steered,
      .pinched, .scaling:
      true
    case .idle, .turned, .animated, .wheeling, .keyed: false
    }
  }
}
