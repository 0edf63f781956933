/// Where released content rests, chosen by the program.
///
///     input that ends a drag ──▶ velocity and target ──▶ the program's target ──▶ one motion that ends there
extension ScrollView {
  /// A finger leaves the content, which moves on to an offset of the program's choice.
  ///
  /// - Parameter choose: Is called if the finger dragged the content. Receives its velocity, in points per second, and the
  ///   offset at which it would rest, a snap target included. Returns the offset at which it rests.
  public mutating func release(
    _ pointer: UInt64, time: Double, restingAt choose: (_ velocity: Vector, _ target: Vector) -> Vector
  ) {
    handle(.release(pointer: pointer), at: time, restingAt: choose)
  }

  /// Handles an input of the user; if it ends a drag, the content rests at an offset of the program's choice.
  ///
  /// - Parameter choose: As for `release(_:time:restingAt:)`.
  /// - Precondition: The mode is `driven`.
  public mutating func handle(
    _ input: ScrollInput, at time: Double, restingAt choose: (_ velocity: Vector, _ target: Vector) -> Vector
  ) {
    precondition(mode == .driven, "ScrollView: a toolkit handles the inputs of observed content")
    perform(at: time) { view in
      view.noteReport(at: time)
      guard let release = view.release(by: input) else { return view.respond(to: input) }
      let target = view.clamped(choose(release.velocity, release.target), insteadOf: release.target)
      if target == release.target {
        view.respond(to: input)
      } else {
        view.respond(to: input, landingAt: target)
      }
    }
  }

  /// Where content can rest instead of at its own target: an offset out of range is the end there. A toolkit clamps by itself.
  package mutating func clamped(_ offset: Vector, insteadOf target: Vector) -> Vector {
    guard engine.mode == .driven else { return offset }
    let inRange = engine.scroller.setting.clamp(offset)
    return Vector { offset[$0] == target[$0] ? offset[$0] : inRange[$0] }
  }

  /// Handles an input that ends a drag. The content rests at `target` instead of its own target.
  ///
  /// - Precondition: The mode is `driven`.
  package mutating func handle(_ input: ScrollInput, landingAt target: Vector, at time: Double) {
    perform(at: time) { view in
      view.noteReport(at: time)
      view.respond(to: input, landingAt: target)
    }
  }

  /// Handles an input that ends a drag, within a change. Content also rests at `target` if that is no snap target.
  private mutating func respond(to input: ScrollInput, landingAt target: Vector) {
    engine.handle(input, landingAt: target)
    if snaps { rememberSnapTargets(at: engine.lastSnapshot.target) }
  }

  /// The velocity and the target with which an input releases content; nil if it ends no drag.
  ///
  /// - Precondition: Time has passed up to it.
  package mutating func release(by input: ScrollInput, at time: Double) -> (velocity: Vector, target: Vector)? {
    noteReport(at: time)
    return release(by: input)
  }

  private func release(by input: ScrollInput) -> (velocity: Vector, target: Vector)? {
    guard input.mayReleaseDrag, let release = engine.release(by: input) else { return nil }
    return (release.velocity, snapped(release.target, velocity: release.velocity))
  }
}
