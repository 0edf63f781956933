/// What the user does with the content of a scroll view.
extension ScrollView {
  /// Handles an input of the user. A motion that it begins ends at a snap target.
  ///
  /// - Precondition: The mode is `driven`.
  public mutating func handle(_ input: ScrollInput, at time: Double) {
    precondition(mode == .driven, "ScrollView: a toolkit handles the inputs of observed content")
    if case .move(let pointer, let point) = input, drag(pointer, toX: point.x, y: point.y, at: time) { return }
    perform(at: time) { view in
      view.noteReport(at: time)
      view.respond(to: input)
    }
  }

  /// Notes the time of the input that is handled next, which may be late.
  ///
  /// - Precondition: Time has passed up to it.
  mutating func noteReport(at time: Double) { engine.noteReport(made: time + clockOffset) }

  /// Handles an input within a change.
  mutating func respond(to input: ScrollInput) {
    guard let outcome = snaps ? engine.outcome(of: input) : nil else {
      return engine.handle(input)
    }
    let target = behaviours.snapGuide?.target(of: outcome, in: engine.snapLayout) ?? outcome.target
    if (target - outcome.target).length > SnapGuide.near {
      engine.handle(input, retargeting: outcome.cause, to: target)
    } else {
      engine.handle(input)
    }
    rememberSnapTargets(at: engine.lastSnapshot.target)
  }

  // MARK: Fingers

  /// A finger touches the content at a point of the viewport. Content in motion stops.
  public mutating func press(_ pointer: UInt64, at point: Vector, time: Double) {
    handle(.press(pointer: pointer, at: point), at: time)
  }

  /// A finger moves to a point of the viewport.
  public mutating func move(_ pointer: UInt64, to point: Vector, time: Double) {
    handle(.move(pointer: pointer, to: point), at: time)
  }

  /// A finger leaves the content, which moves on with its velocity.
  public mutating func release(_ pointer: UInt64, time: Double) { handle(.release(pointer: pointer), at: time) }
}
