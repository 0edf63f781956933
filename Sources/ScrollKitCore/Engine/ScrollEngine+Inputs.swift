/// What the user does with the content.
///
/// - Precondition: Everywhere, the mode is `driven`.
extension ScrollEngine {
  /// Handles an input of the user.
  package mutating func handle(_ input: ScrollInput) {
    beginLap()
    forward(input)
    endLap()
  }

  /// Moves the content with the finger that drags it: the most frequent input.
  ///
  /// - Returns: Whether that finger drags it; if not, nothing changed.
  package mutating func drag(_ pointer: UInt64, toX x: Double, y: Double, at now: Double) -> Bool {
    let position = Vector(x: x, y: y)
    guard piece.end > now, let offset = scroller.drag(pointer, to: position, at: now) else { return false }
    context.trackingPoint = position
    moveWithFinger(to: offset, at: now)
    beginPiece()
    return true
  }

  /// Handles an input that ends a drag. The content rests at `target` instead of its own target.
  package mutating func handle(_ input: ScrollInput, landingAt target: Vector) {
    beginLap()
    forward(input)
    scroller.land(at: target, now: clock)
    endLap()
  }

  /// The velocity and the target with which the content would be released if an input came now; nil if
  /// the input ends no drag. Nothing changes.
  package func release(by input: ScrollInput) -> (velocity: Vector, target: Vector)? {
    guard lastSnapshot.phase == .dragging else { return nil }
    var later = scroller
    if later.isResampled { later.resample(at: clock) }
    later.handle(input, at: clock)
    let snapshot = later.snapshot(at: clock)
    guard snapshot.phase != .dragging else { return nil }
    return (velocity: snapshot.velocity, target: snapshot.target)
  }

  /// Forwards an input to the scroller, at `clock`.
  mutating func forward(_ input: ScrollInput) {
    switch input {
    case .press(_, let point), .move(_, let point): context.trackingPoint = point
    case .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd: break
    case .zoom(let input): return zoom(by: input)
    }
    if !pinch(by: input) { scroller.handle(input, at: clock) }
  }
}
