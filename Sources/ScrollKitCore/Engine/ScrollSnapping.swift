/// Snapping around the update: the target is chosen before a motion begins, and corrected afterwards.
///
///     input ──▶ outcome ──▶ snap target ──▶ one motion that ends there
///     after the update ──▶ layout changed: the same page, item or area again
///                   ──▶ at rest where no snap target was chosen: on to the snap target
extension ScrollView {
  /// Sets where content snaps along an axis. Content snaps after the next input.
  ///
  /// - Precondition: The content has ends, or the rule is `none`.
  public mutating func setSnapRule(_ rule: SnapRule, _ axis: Axis, at time: Double) {
    if rule.isNone, !hasBehaviours { return perform(at: time) { _ in } }
    if !rule.isNone { checkEnds() }
    enable(at: time) { view in view.set(rule, axis) }
  }

  private mutating func set(_ rule: SnapRule, _ axis: Axis) {
    if behaviours.snapGuide == nil { behaviours.snapGuide = SnapGuide(in: engine.snapLayout) }
    findSnapLists()
    behaviours.snapGuide?.set(rule, axis, at: engine.lastSnapshot.target)
    if behaviours.snapGuide?.isEmpty == true { behaviours.snapGuide = nil }
    if behaviours.lastEmitted.pages[axis] == nil {  // the first is no change
      behaviours.lastEmitted.pages[axis] = pages(at: engine.restTarget, in: engine.targetSnapLayout)[axis]
    }
    emitPages()
  }

  /// Lets content snap to the items of the lists that are attached now.
  mutating func findSnapLists() {
    guard behaviours.snapGuide != nil else { return }
    behaviours.snapGuide?.lists = Pair(x: behaviours.lists.reference(.x), y: behaviours.lists.reference(.y))
  }

  /// Remembers the pages, items and areas at an offset where content rests or will rest.
  mutating func rememberSnapTargets(at offset: Vector) {
    makeUnique()
    behaviours.snapGuide?.rememberTargets(at: offset)
  }

  /// Whether content may have snap targets.
  package var snaps: Bool { hasBehaviours && behaviours.snapGuide?.mayHaveTargets == true }

  /// Whether an axis has a snap rule.
  package var hasSnapRule: Bool { hasBehaviours && behaviours.snapGuide != nil }

  #if !hasFeature(Embedded)
    /// Sets the areas to which content snaps. The area at which content rests keeps its position in the viewport if it
    /// still exists.
    ///
    /// - Precondition: An axis has a snap rule.
    public mutating func setSnapAreas(_ areas: [SnapArea], order: SnapOrder = .any, at time: Double) {
      precondition(hasSnapRule, "ScrollView: no axis snaps")
      setSnapAreas(SnapAreas(BorrowedArray(copying: areas), order: order), at: time)
    }
  #endif

  /// Sets the areas, which the caller keeps alive until the next call.
  package mutating func setSnapAreas(_ areas: SnapAreas, at time: Double) {
    perform(at: time) { view in
      let held = view.behaviours.heldAxes
      view.behaviours.snapGuide?.set(areas, &view.engine, held: held)
      view.emitPages()
    }
  }

  /// The page, item or area at which the content is along an axis, counted from 0; between two pages, a fraction. Nil without
  /// any, and between two areas.
  public func page(_ axis: Axis) -> Double? {
    hasSnapRule ? behaviours.snapGuide?.numbers(at: engine.lastSnapshot.offset, in: engine.snapLayout)[axis] : nil
  }

  /// The page, item or area at which the content will rest.
  public func targetPage(_ axis: Axis) -> Double? {
    guard hasSnapRule else { return nil }
    var engine = engine
    return behaviours.snapGuide?.numbers(at: engine.restTarget, in: engine.targetSnapLayout)[axis]
  }

  /// Scrolls over time to a page or item along an axis, also when sizes change meanwhile.
  ///
  /// - Precondition: An axis has a snap rule, and there are pages or items.
  @discardableResult
  public mutating func scroll(toPage page: Double, _ axis: Axis, at time: Double) -> AnimationID {
    precondition(hasSnapRule, "ScrollView: no axis snaps")
    return perform(at: time) { view in view.scroll(toSnapTarget: page, axis) }
  }

  private mutating func scroll(toSnapTarget number: Double, _ axis: Axis) -> AnimationID {
    let place = behaviours.snapGuide?.offset(ofNumber: number, axis, in: engine.targetSnapLayout) ?? engine.restTarget[axis]
    let goal = behaviours.snapGuide?.goal(ofNumber: number, axis)
    let animation = goal.map { scroll(axis, to: $0, by: .standard) } ?? engine.scroll(axis, to: place)
    behaviours.snapGuide?.animation = animation
    return animation
  }

  /// The snap target of content that is released with a velocity and without snapping would rest at `target`.
  package func snapped(_ target: Vector, velocity: Vector) -> Vector {
    guard hasBehaviours, let guide = behaviours.snapGuide else { return target }
    return guide.target(releasedFrom: engine, velocity: velocity, target: target)
  }

  /// Where content snaps that fingers held at an offset, and that its chain lets go and does not move; nil if it rests there.
  mutating func snapTarget(heldAt offset: Vector) -> Vector? {
    guard snaps, engine.lastSnapshot.phase.isHeld else { return nil }
    var target = snapped(offset, velocity: .zero)
    // The program may have chosen where dragged content rests.
    if engine.lastSnapshot.phase == .dragging, let kept = behaviours.snapGuide?.targetFromRest(target, at: offset) { target = kept }
    return (target - offset).length > SnapGuide.near ? target : nil
  }

  /// Snaps content that the nub or a scroll bar has placed along an axis, and lets go. It may coast or bounce along the other.
  mutating func snapPlaced(_ axis: Axis) {
    let phase = engine.lastSnapshot.phase
    guard snaps, engine.mode == .driven, phase == .idle || phase.isDecelerating && !engine.isChained else { return }
    behaviours.snapGuide?.snapPlaced(&engine, axis)
  }

  /// Ends a pan whose fingers have sent no input until now: content goes on to its snap target, unless the nub or a thumb holds it.
  mutating func snapAfterSilence() {
    guard engine.isPanSilent, snaps, !behaviours.heldAxes.x, !behaviours.heldAxes.y else { return }
    engine.endPadGesture(landingAt: snapTarget(heldAt: engine.restRange.clamp(engine.lastSnapshot.offset)))
    rememberSnapTargets(at: engine.lastSnapshot.target)
  }
}

extension SnapGuide {
  /// Follows a change of the content, and may move it.
  ///
  /// - Parameters:
  ///   - before: The phase before the change.
  ///   - offset: The offset before the change, in points.
  ///   - shifted: The axes along which the content was shifted, or moved by a change of the scale: there the page or item at which
  ///     it rests now counts.
  ///   - isScaled: Whether the scale changed.
  ///   - held: The axes along which the nub or a thumb holds the content, which snaps when that lets go.
  mutating func follow(
    _ engine: inout ScrollEngine, before: ScrollPhase, at offset: Vector, shifted: Pair<Bool>, isScaled: Bool, held: Pair<Bool>
  ) {
    let isChanged = take(engine.snapLayout)
    // A change of the scale is no new layout: content snaps where the scale ends.
    let isZoomed = before == .zooming || engine.lastSnapshot.phase == .zooming
    switch engine.mode {
    case .driven: snap(&engine, before: before, at: offset, isNewLayout: isChanged && !isZoomed, shifted: shifted, held: held)
    case .observed: break  // the toolkit moves the content
    }
    let snapshot = engine.lastSnapshot
    if engine.isChained, expectTargets(of: snapshot, shifted: shifted) { return }
    let former = expectedOffset
    if isScaled, !isZoomed { forgetAreas() }
    if isScaled || shifted.x || shifted.y, !isZoomed {
      rememberNumbers(at: snapshot.restsOrSettles ? snapshot.target : expected(otherwise: snapshot.target))
    } else if snapshot.restsOrSettles {
      rememberTargets(at: snapshot.target)
    }
    expectStopped(former, snapshot, held: held)
  }

  /// Takes other areas. Content that rests or will rest at one moves with it.
  mutating func set(_ areas: SnapAreas, _ engine: inout ScrollEngine, held: Pair<Bool>) {
    guard take(areas) else { return }
    resnap(&engine, from: engine.lastSnapshot.offset, stays: held)
    let snapshot = engine.lastSnapshot
    guard snapshot.restsOrSettles, !engine.isChained else { return findAreas() }
    let former = expectedOffset
    rememberTargets(at: snapshot.target)
    expectStopped(former, snapshot, held: held)
  }

  /// A pointer that holds one axis has stopped the other between snap targets. That axis snaps when the pointer lets go.
  ///
  /// - Parameter expected: The offset at which content was expected to rest.
  private mutating func expectStopped(_ expected: Pair<Double?>, _ snapshot: ScrollSnapshot, held: Pair<Bool>) {
    guard snapshot.phase == .idle else { return }
    for axis in [Axis.x, .y] where held[axis.other] && !held[axis] { expectedOffset[axis] = expected[axis] }
  }

  /// Moves content after a change: to the page, item or area at which it rested, or to a snap target.
  private mutating func snap(
    _ engine: inout ScrollEngine, before: ScrollPhase, at offset: Vector, isNewLayout: Bool, shifted: Pair<Bool>, held: Pair<Bool>
  ) {
    if isNewLayout {
      resnap(&engine, from: offset, stays: Pair(x: held.x || shifted.x, y: held.y || shifted.y))
    }
    let isFlung = before == .zooming && engine.lastSnapshot.phase.isDecelerating
    let isReleased = engine.lastSnapshot.phase == .idle && (before.driver(animation: nil).isByUser || before == .tracking) && !held.x && !held.y
      && !engine.link.isFollower  // its leader snaps, and has put it there
    if isReleased && !isNewLayout && !engine.scroller.activity.isPlaced || isFlung { moveToSnapTarget(&engine) }
    if engine.lastSnapshot.phase == .zooming { retargetZoom(&engine) }
  }

  /// Moves content back to the page, item or area at which it rested, after a change of the layout or the areas.
  ///
  /// - Parameters:
  ///   - former: The offset before the change, in points.
  ///   - stays: The axes along which content stays: the nub or a thumb holds it, or it was shifted.
  private mutating func resnap(_ engine: inout ScrollEngine, from former: Vector, stays: Pair<Bool>) {
    guard engine.mode == .driven, let place = resnapTarget(of: engine.lastSnapshot, stays: stays) else { return }
    let answers = Pair(x: answer(.x, &engine, to: place.x, from: former.x), y: answer(.y, &engine, to: place.y, from: former.y))
    if answers.x == .translated { expectedOffset.x = place.x }
    if answers.y == .translated { expectedOffset.y = place.y }
    engine.carryOut(answers, to: place)
  }

  /// How content goes to where the layout has moved its page or area along an axis.
  private func answer(_ axis: Axis, _ engine: inout ScrollEngine, to place: Double, from former: Double) -> RequestAnswer {
    let snapshot = engine.lastSnapshot
    if place == snapshot.target[axis] { return .refused }
    let driver = engine.driver(axis)
    // A wheel in points that has moved content at once leaves it at rest.
    let present = driver == .wheel && !snapshot.isSettling ? .none : driver
    let reason = isExpected(former, axis) ? RequestReason.restingPage : .page
    return reason.answer(under: present, own: animation, isChained: engine.isChained)
  }

  /// Retargets an animated change of the scale, which the user began, to the snap target at its last scale.
  /// Programmatic zooms do not snap.
  private func retargetZoom(_ engine: inout ScrollEngine) {
    let snapshot = engine.lastSnapshot
    guard snapshot.isSettling, !snapshot.isAnimated, !isExpected(exactly: snapshot.target) else { return }
    let outcome = Outcome(cause: .release, from: snapshot.target, velocity: .zero, target: snapshot.target)
    let target = target(of: outcome, in: engine.targetSnapLayout)
    if (target - snapshot.target).length > Self.near { engine.retargetZoom(to: target) }
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
      engine.land(at: target)
    }
  }

  /// Moves content to a snap target along an axis on which it was placed between two. Along the other it goes on to its target.
  mutating func snapPlaced(_ engine: inout ScrollEngine, _ axis: Axis) {
    expectedOffset[axis] = nil  // it is not to rest where it is
    let offset = engine.lastSnapshot.target
    let outcome = Outcome(cause: .release, from: offset, velocity: .zero, target: offset)
    let target = target(of: outcome, in: engine.snapLayout)
    if (target - offset).length > Self.near { engine.land(at: target) }
    rememberTargets(at: engine.lastSnapshot.target)
  }

  /// The snap target of content that is released with a velocity and without snapping would rest at `target`.
  func target(releasedFrom engine: borrowing ScrollEngine, velocity: Vector, target: Vector) -> Vector {
    self.target(
      of: Outcome(cause: .release, from: engine.lastSnapshot.offset, velocity: velocity, target: target),
      in: engine.snapLayout)
  }
}

// MARK: Motions to a snap target

/// - Precondition: Everywhere, the mode is `driven`.
extension ScrollEngine {
  /// The motion that an input would begin; nil if it neither releases content nor steps. Nothing changes.
  mutating func outcome(of input: ScrollInput) -> SnapGuide.Outcome? {
    guard let cause = input.snapCause else { return nil }
    var later = scroller
    var start = SnapStart(of: &later, at: clock)
    later.handle(input, at: clock)
    guard start.isLeft(by: input, for: cause, to: &later.activity) else { return nil }
    let after = later.snapshot(at: clock)
    let (origin, target) = (start.origin(of: cause, in: &later), after.target)
    return SnapGuide.Outcome(  // what differs by rounding leads nowhere
      cause: cause, from: Vector { (origin[$0] - target[$0]).magnitude <= Vector.rounding ? target[$0] : origin[$0] },
      velocity: start.velocity(after.velocity, in: &later), target: target)
  }

  /// Handles an input and retargets the motion that it begins to `target`.
  mutating func handle(_ input: ScrollInput, retargeting cause: SnapGuide.Cause, to target: Vector) {
    beginUpdate()
    var start = SnapStart(of: &scroller, at: clock)
    forward(input)
    scroller.snap(cause, to: target, from: &start, now: clock)
    endUpdate()
  }

  /// Retargets an animation of the scale to another offset.
  mutating func retargetZoom(to offset: Vector) {
    scroller.retargetZooming(to: offset, duration: nil, at: clock)
    endUpdate()
  }

  /// Animates released content, or content at rest, to `target`.
  mutating func land(at target: Vector) {
    beginUpdate()
    scroller.land(at: target, now: clock)
    endUpdate()
  }

  /// Moves content from the time at which it came to rest, which may be before the present call. Answers a change: begins no update.
  ///
  /// - Precondition: The phase is idle.
  mutating func moveFromRest(to target: Vector) {
    scroller.land(at: target, now: rested)
    endUpdate()
    passTime(to: clock)
  }
}
