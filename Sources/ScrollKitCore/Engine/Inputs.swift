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
      view.beginGoal(by: input)
    }
  }

  /// Notes the time of the input that is handled next, which may be late.
  ///
  /// - Precondition: Time has passed up to it.
  mutating func noteReport(at time: Double) { engine.noteReport(made: time + clockOffset) }

  /// Handles an input within a change.
  mutating func respond(to input: ScrollInput) {
    var input = input.handsPanOver && releases(engine.scroller.activity.axesPanned) ? .panEnd(.coast) : input
    guard snaps else { return engine.handle(input) }
    if case .wheel(let amount, let unit, let device) = input, unit.hasParts(amount) {
      input = .wheel(by: wholeNotches(amount, unit, device: device), unit, device: device)
    }
    guard let outcome = engine.outcome(of: input) else { return engine.handle(input) }
    begin(outcome, by: input, endingAt: snapTarget(of: outcome))
  }

  /// The notches that a wheel turns, whole ones along the axes on which they count so.
  private mutating func wholeNotches(_ amount: Vector, _ unit: WheelUnit, device: UInt32) -> Vector {
    let pending = engine.scroller.activity.steps(at: engine.clock)?.asked ?? engine.lastSnapshot.offset
    let distance = Vector { engine.scroller.setting.points(amount[$0], unit, $0) }
    let axes = Pair { axis in distance[axis] != 0 && countsNotches(axis, from: pending, by: distance) }
    return engine.scroller.wholeNotches(amount, unit, device: device, along: axes, by: engine.scroller.rules.feel)
  }

  /// Whether a step of a wheel counts by whole notches along an axis: see `SnapGuide.countsNotches`.
  ///
  /// - Parameters:
  ///   - offset: The offset for which the steps before have asked, in points.
  ///   - distance: How far the step leads, in points.
  mutating func countsNotches(_ axis: Axis, from offset: Vector, by distance: Vector) -> Bool {
    guard snaps else { return false }
    let target = engine.scroller.setting.restRange.clamp(offset + distance)
    let step = SnapGuide.Outcome(cause: .step, from: offset, velocity: .zero, target: target)
    let snapped = snapTarget(of: step)
    return behaviours.snapGuide?.countsNotches(axis, to: target, snappedTo: snapped, in: engine.snapLayout) ?? false
  }

  /// Whether content that fingers have panned along some axes is flung by their velocity, although the platform has its own momentum:
  /// that would pass the page or the stop at which a fling ends.
  mutating func releases(_ panned: Pair<Bool>) -> Bool {
    guard panned.x || panned.y, snaps else { return false }
    let layout = engine.snapLayout
    let limits = Pair { axis in behaviours.snapGuide?.limitsFlings(axis, in: layout) ?? false }
    return panned.x && limits.x || panned.y && limits.y
  }

  private mutating func snapTarget(of outcome: SnapGuide.Outcome) -> Vector {
    behaviours.snapGuide?.target(of: outcome, in: engine.snapLayout) ?? outcome.target
  }

  /// Begins a motion by an input, which ends at its snap target.
  private mutating func begin(_ outcome: SnapGuide.Outcome, by input: ScrollInput, endingAt target: Vector) {
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
