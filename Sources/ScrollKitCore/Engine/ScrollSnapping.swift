/// Snapping as a step of the lap: it chooses the target before a motion begins, and corrects it afterwards.
///
///     input ──▶ outcome ──▶ snap target ──▶ one motion that ends there
///     after the lap ──▶ layout changed: the same page, item or area again
///                   ──▶ at rest where no snap target was chosen: on to the snap target
extension ScrollView {
  /// Sets where content snaps along an axis. Content snaps after the next input.
  public mutating func setSnapRule(_ rule: SnapRule, _ axis: Axis, at time: Double) {
    if rule.isNone, !hasBehaviours { return perform(at: time) { _, _ in } }
    enable(at: time) { view, _ in view.set(rule, axis) }
  }

  private mutating func set(_ rule: SnapRule, _ axis: Axis) {
    if behaviours.snaps == nil { behaviours.snaps = SnapGuide(geometry: engine.scroller.setting.geometry) }
    behaviours.snaps?.isRightToLeft = engine.scroller.setting.isRightToLeft
    behaviours.snaps?.set(rule, axis, at: engine.lastSnapshot.target)
    if behaviours.snaps?.isEmpty == true { behaviours.snaps = nil }
    if behaviours.lastEmitted.pages[axis] == nil { behaviours.lastEmitted.pages[axis] = pages[axis] }  // the first is no change
    emitPages()
  }

  /// Whether content has snap targets.
  package var snaps: Bool { hasBehaviours && behaviours.snaps != nil }

  #if !hasFeature(Embedded)
    /// Sets the areas to which content snaps. The area at which content rests keeps its position in the viewport if it
    /// still exists.
    ///
    /// - Precondition: An axis has a snap rule.
    public mutating func setSnapAreas(_ areas: [SnapArea], order: SnapOrder = .any, at time: Double) {
      precondition(snaps, "ScrollView: no axis snaps")
      setSnapAreas(SnapAreas(BorrowedArray(copying: areas), order: order), at: time)
    }
  #endif

  /// The same with areas that the caller keeps alive until the next call.
  package mutating func setSnapAreas(_ areas: SnapAreas, at time: Double) {
    perform(at: time) { view, _ in
      view.behaviours.snaps?.areas = areas
      view.behaviours.snaps?.resnap(&view.engine)
    }
  }

  /// The page or item at which the content is along an axis, counted from 0; between two, a fraction. Nil without pages or
  /// items.
  public func page(_ axis: Axis) -> Double? { snaps ? behaviours.snaps?.number(at: engine.lastSnapshot.offset[axis], axis) : nil }

  /// The page or item at which the content will rest.
  public func targetPage(_ axis: Axis) -> Double? {
    snaps ? behaviours.snaps?.number(at: engine.lastSnapshot.target[axis], axis) : nil
  }

  /// Scrolls over time to a page or item along an axis, also when sizes change meanwhile.
  ///
  /// - Precondition: An axis has a snap rule, and there are pages or items.
  @discardableResult
  public mutating func scroll(toPage page: Double, _ axis: Axis, at time: Double) -> AnimationID {
    precondition(snaps, "ScrollView: no axis snaps")
    return perform(at: time) { view, now in view.scroll(toSnapTarget: page, axis, at: now) }
  }

  private mutating func scroll(toSnapTarget number: Double, _ axis: Axis, at now: Double) -> AnimationID {
    var target = engine.lastSnapshot.target
    // At the scale to which content zooms.
    target[axis] = behaviours.snaps?.offset(ofNumber: number, axis, in: engine.targetGeometry) ?? target[axis]
    let animation = engine.scroll(to: target, at: now)
    behaviours.snaps?.animation = animation
    return animation
  }

  /// The snap target of content that is released with a velocity and without snapping would rest at `target`.
  package func snapped(_ target: Vector, velocity: Vector) -> Vector {
    guard hasBehaviours, let snaps = behaviours.snaps else { return target }
    return snaps.target(releasedFrom: engine, velocity: velocity, target: target)
  }

  /// Snaps content whose fingers send no input any more, at the end of the timeout and not at the next call.
  mutating func snapAfterSilence(until now: Double) {
    guard engine.mode == .driven, engine.scroller.activity.end <= now else { return }
    engine.tick(engine.scroller.activity.end)
    behaviours.snaps?.moveToSnapTarget(&engine)
    behaviours.snaps?.rememberTargets(at: engine.lastSnapshot.target)
    follow()
  }
}

extension SnapGuide {
  /// Follows a change of the content, and may move it.
  ///
  /// - Parameters:
  ///   - before: The phase before the change.
  ///   - isShifted: Whether the content was shifted: then the item at which it rests now counts.
  mutating func follow(_ engine: inout ScrollEngine, before: ScrollPhase, isShifted: Bool) {
    var isChanged = false
    if geometry != engine.scroller.setting.geometry {
      geometry = engine.scroller.setting.geometry
      isChanged = true
      isRightToLeft = engine.scroller.setting.isRightToLeft
    }
    isOpen = engine.scroller.setting.opening > 0
    switch engine.mode {
    case .driven: snap(&engine, before: before, isChanged: isChanged, isShifted: isShifted)
    case .observed: break  // the toolkit moves the content
    }
    let snapshot = engine.lastSnapshot
    if snapshot.phase == .idle || snapshot.isSettling || isAnimating(snapshot) { rememberTargets(at: snapshot.target) }
  }

  /// Whether the program scrolls content to a page or item.
  private func isAnimating(_ snapshot: ScrollSnapshot) -> Bool {
    animation != 0 && snapshot.phase == .animating && snapshot.animation == animation
  }

  /// Moves content after a change: to the page, item or area at which it rested, or to a snap target.
  private mutating func snap(
    _ engine: inout ScrollEngine, before: ScrollPhase, isChanged: Bool, isShifted: Bool
  ) {
    // A change of the scale is no new layout: content snaps where the scale ends.
    let isZoomed = before == .zooming || engine.lastSnapshot.phase == .zooming
    let isNewLayout = isChanged && !isZoomed
    if isNewLayout, !isShifted { resnap(&engine) }
    let isFlung =
      before == .zooming && (engine.lastSnapshot.phase == .coasting || engine.lastSnapshot.phase == .bouncing)
    let isReleased = engine.lastSnapshot.phase == .idle && (before.isByUser || before == .tracking)
    if isReleased && !isNewLayout && !engine.scroller.activity.isPlaced || isFlung { moveToSnapTarget(&engine) }
    if engine.lastSnapshot.phase == .zooming { retargetZoom(&engine) }
  }

  /// Moves content back to the page, item or area at which it rested, after a change of the layout.
  func resnap(_ engine: inout ScrollEngine) {
    guard engine.mode == .driven, let offset = resnapTarget(from: engine.lastSnapshot.target) else { return }
    switch engine.lastSnapshot.phase {
    case .idle: engine.setOffset(offset, at: engine.clock)
    case .wheeling where !engine.lastSnapshot.isSettling: engine.setOffset(offset, at: engine.clock)  // at once
    case .coasting, .bouncing: engine.land(at: offset, now: engine.clock)
    case .wheeling: engine.retarget(to: offset)
    case .animating where isAnimating(engine.lastSnapshot): engine.retarget(to: offset)
    case .tracking, .dragging, .steering, .animating, .zooming: break  // is held, or has another target
    }
  }

  /// Retargets an animated change of the scale, which the user began, to the snap target at its last scale.
  /// Programmatic zooms do not snap.
  private func retargetZoom(_ engine: inout ScrollEngine) {
    let snapshot = engine.lastSnapshot
    guard snapshot.isSettling, snapshot.animation == 0, snapshot.target != expectedOffset else { return }
    let outcome = Outcome(cause: .release, from: snapshot.target, velocity: .zero, target: snapshot.target)
    let target = target(of: outcome, in: engine.targetGeometry)
    if (target - snapshot.target).length > Self.near { engine.retarget(to: target) }
  }

  /// Moves content to a snap target if its motion began without one: after a platform's momentum, and after
  /// a fling that ends a pinch.
  func moveToSnapTarget(_ engine: inout ScrollEngine) {
    let snapshot = engine.lastSnapshot
    var target = target(releasedFrom: engine, velocity: snapshot.velocity, target: snapshot.target)
    if snapshot.phase == .idle { target = targetFromRest(target, at: snapshot.offset) }
    guard (target - snapshot.target).length > Self.near else { return }
    if snapshot.phase == .idle {
      engine.moveFromRest(to: target)
    } else {
      engine.land(at: target, now: engine.clock)
    }
  }

  /// The snap target of content that is released with a velocity and without snapping would rest at `target`.
  func target(
    releasedFrom engine: borrowing ScrollEngine, velocity: Vector, target: Vector
  ) -> Vector {
    self.target(
      of: Outcome(cause: .release, from: engine.lastSnapshot.offset, velocity: velocity, target: target),
      in: engine.scroller.setting.geometry)
  }
}

// MARK: Motions to a snap target

/// - Precondition: Everywhere, the mode is `driven`.
extension ScrollEngine {
  /// The motion that an input would begin; nil if it neither releases content nor steps. Nothing changes.
  mutating func outcome(of input: ScrollInput, at now: Double) -> SnapGuide.Outcome? {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    guard let cause = input.snapCause else { return nil }
    var later = scroller
    let before = later.snapshot(at: now)
    let kind = later.activity.kind
    later.handle(input, at: now)
    guard cause.isMet(from: kind, to: later.activity.kind) else { return nil }
    let after = later.snapshot(at: now)
    return SnapGuide.Outcome(
      cause: cause, from: before.offset, velocity: after.velocity, target: after.target)
  }

  /// Handles an input and retargets the motion that it begins to `target`.
  mutating func handle(
    _ input: ScrollInput, retargeting cause: SnapGuide.Cause, to target: Vector, at now: Double
  ) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    beginLap(at: now)
    forward(input)
    scroller.snap(cause, to: target, now: now)
    endLap()
  }

  /// Animates released content, or content at rest, to `target`.
  mutating func land(at target: Vector, now: Double) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    beginLap(at: now)
    scroller.land(at: target, now: now)
    endLap()
  }

  /// Moves content from the time at which it came to rest, which may be before the present call.
  ///
  /// - Precondition: The phase is idle.
  mutating func moveFromRest(to target: Vector) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    scroller.land(at: target, now: rested)
    endLap()
    tick(clock)
  }
}

extension Scroller {
  /// Retargets the motion that an input began to `target`.
  mutating func snap(_ cause: SnapGuide.Cause, to target: Vector, now: Double) {
    if cause == .release {
      land(at: target, now: now)
    } else if activity.hasTrajectory {
      retarget(to: target, now: now)
    } else {
      setOffset(target, at: now)  // a step without animation
    }
  }
}

extension ScrollInput {
  /// Why it would begin a motion that snaps; nil if it neither releases content nor steps.
  var snapCause: SnapGuide.Cause? {
    switch self {
    case .release, .cancel, .panStop, .panEnd, .holdEnd, .momentumEnd, .steerEnd: .release
    case .wheel(_, .points, _): .release  // a stream, not a step: out of range it releases the content
    case .wheel, .keyUp: .step
    case .key(let key): key.isLine ? .line : .step
    case .press, .move, .hold, .panBegin, .panUpdate, .panUpdateUntilSilence, .momentum, .keyHeld,
      .steer, .zoom:
      nil
    }
  }
}

extension SnapGuide.Cause {
  /// Whether an input of this cause began a motion, by the phases before and after it. It began none if
  /// nothing was held, another finger still holds the content, or the content returns from a zoom.
  func isMet(from before: ScrollActivity.Kind, to after: ScrollActivity.Kind) -> Bool {
    switch (self, after) {
    case (.release, .idle), (.release, .coasting), (.release, .steering): before.canBeReleased
    case (.step, .wheelStream), (.step, .wheeling), (.step, .keyHeld): true
    case (.line, .wheelStream), (.line, .wheeling), (.line, .keyHeld): true
    case (.release, _), (.step, _), (.line, _): false
    }
  }
}

extension ScrollActivity.Kind {
  /// Whether an input can release content in this activity.
  fileprivate var canBeReleased: Bool {
    switch self {
    case .tracking, .trackpadHold, .dragging, .panning, .momentum, .chained, .chainedByFingers, .coasting, .steering,
      .pinching, .zoomAnimating:
      true
    case .idle, .wheelStream, .animating, .wheeling, .keyHeld: false
    }
  }
}
