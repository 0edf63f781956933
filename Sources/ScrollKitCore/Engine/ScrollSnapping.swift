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
    findSnapLists()
    behaviours.snaps?.set(rule, axis, at: engine.lastSnapshot.target)
    if behaviours.snaps?.isEmpty == true { behaviours.snaps = nil }
    if behaviours.lastEmitted.pages[axis] == nil { behaviours.lastEmitted.pages[axis] = pages[axis] }  // the first is no change
    emitPages()
  }

  /// Lets content snap to the items of the list that is attached now.
  func findSnapLists() {
    guard behaviours.snaps != nil else { return }
    var lists = Pair<Reference<ScrollList>?>(x: nil, y: nil)
    if let list = behaviours.list { lists[list.axis] = list.reference }
    behaviours.snaps?.lists = lists
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
      view.behaviours.snaps?.findAreas(at: view.engine.lastSnapshot.target)
      view.emitPages()
    }
  }

  /// The page, item or area at which the content is along an axis, counted from 0; between two pages, a fraction. Nil without
  /// any, and between two areas.
  public func page(_ axis: Axis) -> Double? { snaps ? behaviours.snaps?.numbers(at: engine.lastSnapshot.offset)[axis] : nil }

  /// The page, item or area at which the content will rest.
  public func targetPage(_ axis: Axis) -> Double? {
    snaps ? behaviours.snaps?.numbers(at: engine.lastSnapshot.target)[axis] : nil
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
    if let goal = behaviours.snaps?.goal(ofNumber: number, axis) { return scroll(to: goal, by: .standard, at: now) }
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

  /// Where content snaps that fingers held at an offset, and that its chain lets go and does not move; nil if it rests there.
  mutating func snapTarget(heldAt offset: Vector) -> Vector? {
    guard snaps, let snaps = behaviours.snaps, engine.lastSnapshot.phase == .tracking || engine.lastSnapshot.phase == .dragging
    else { return nil }
    let target = snaps.targetFromRest(snapped(offset, velocity: .zero), at: offset)
    return (target - offset).length > SnapGuide.near ? target : nil
  }

  /// Snaps content that the nub or a scroll bar has placed along an axis, and lets go.
  mutating func snapPlaced(_ axis: Axis) {
    guard snaps, engine.mode == .driven, engine.lastSnapshot.phase == .idle else { return }
    behaviours.snaps?.snapPlaced(&engine, axis)
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
    if engine.scroller.activity.isChained, expectSnappedItems() { return }
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
    guard engine.mode == .driven, let offset = resnapTarget(of: engine.lastSnapshot) else { return }
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

  /// Moves content at rest to a snap target along an axis on which it was placed between two.
  mutating func snapPlaced(_ engine: inout ScrollEngine, _ axis: Axis) {
    expectedOffset?[axis] = .infinity  // it is not to rest where it is
    let offset = engine.lastSnapshot.offset
    let target = target(releasedFrom: engine, velocity: .zero, target: offset)
    if (target - offset).length > Self.near { engine.land(at: target, now: engine.clock) }
    rememberTargets(at: engine.lastSnapshot.target)
  }

  /// The snap target of content that is released with a velocity and without snapping would rest at `target`.
  func target(releasedFrom engine: borrowing ScrollEngine, velocity: Vector, target: Vector) -> Vector {
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
    guard let cause = input.snapCause else { return nil }
    var later = scroller
    let start = SnapStart(of: &later, at: now)
    later.handle(input, at: now)
    guard cause.isMet(from: start.kind, to: later.activity.kind) else { return nil }
    let after = later.snapshot(at: now)
    return SnapGuide.Outcome(
      cause: cause, from: start.origin(of: cause, in: &later), velocity: after.velocity, target: after.target)
  }

  /// Handles an input and retargets the motion that it begins to `target`.
  mutating func handle(
    _ input: ScrollInput, retargeting cause: SnapGuide.Cause, to target: Vector, at now: Double
  ) {
    beginLap(at: now)
    let start = SnapStart(of: &scroller, at: now)
    forward(input)
    scroller.snap(cause, to: target, from: start, now: now)
    endLap()
  }

  /// Animates released content, or content at rest, to `target`.
  mutating func land(at target: Vector, now: Double) {
    beginLap(at: now)
    scroller.land(at: target, now: now)
    endLap()
  }

  /// Moves content from the time at which it came to rest, which may be before the present call.
  ///
  /// - Precondition: The phase is idle.
  mutating func moveFromRest(to target: Vector) {
    scroller.land(at: target, now: rested)
    endLap()
    tick(clock)
  }
}

/// Content before an input that may begin a motion that snaps.
struct SnapStart {
  let kind: ScrollActivity.Kind
  private var offset: Vector
  private var target: Vector
  private var steps: WheelSteps?
  private let time: Double
  /// The motion of a wheel or key under way.
  private var motion: Trajectory?

  init(of scroller: inout Scroller, at now: Double) {
    kind = scroller.activity.kind
    offset = scroller.activity.offset(at: now)
    target = scroller.activity.target
    steps = scroller.activity.steps(at: now)
    time = now
    motion = kind == .wheeling ? scroller.activity.trajectory : nil
  }

  /// Where the motion that an input has begun counts from: where content is, or was before the first of several steps. A line
  /// leads to the next snap target beyond what was asked before. A step along one axis does not count for the other, which
  /// keeps its target. Content that a stream moves counts from where it is: it would rest there.
  func origin(of cause: SnapGuide.Cause, in scroller: inout Scroller) -> Vector {
    if cause == .release, scroller.activity.isStreamed { return scroller.activity.offset(at: time) }
    guard let before = steps, let after = scroller.activity.steps(at: time) else { return offset }
    return Vector { axis in
      if before.asked[axis] == after.asked[axis] { return target[axis] }
      switch cause {
      case .release: return offset[axis]
      case .step: return after.origin[axis]
      case .line: return before.asked[axis]
      }
    }
  }

  /// Shifts all offsets by `distance` points.
  mutating func shift(by distance: Vector) {
    offset = offset + distance
    target = target + distance
    steps?.shift(by: distance)
    motion?.shift(by: distance)
  }

  /// The motion of a wheel or key that was under way to a target; nil if there was none.
  func motion(to target: Vector) -> Trajectory? {
    guard let motion, (motion.destination - target).length <= SnapGuide.near else { return nil }
    return motion
  }
}

extension Scroller {
  /// Retargets the motion that an input began to `target`. A step to the target of the motion under way leaves it as it is.
  /// A motion that goes on keeps its velocity.
  mutating func snap(_ cause: SnapGuide.Cause, to target: Vector, from start: SnapStart, now: Double) {
    if cause == .release { return start.kind == .coasting ? land(at: target, now: now) : fling(to: target, now: now) }
    let steps = activity.steps(at: now)
    if activity.kind == .wheelStream {
      activity.snapWheel(to: setting.clamp(target))  // a step without animation
    } else if activity.kind == .wheeling, let motion = start.motion(to: target) {
      activity.begin(.wheel, x: motion.motions.x, y: motion.motions.y)
    } else {
      retarget(to: target, now: now)
    }
    if let steps { activity.continueSteps(steps, at: now) }
  }
}

extension ScrollInput {
  /// Why it would begin a motion that snaps; nil if it neither releases content nor steps.
  var snapCause: SnapGuide.Cause? {
    switch self {
    case .release, .cancel, .panStop, .panEnd, .holdEnd, .momentum, .momentumEnd, .steerEnd: .release
    case .wheel(_, .points, _): .release  // a stream, not a step: each movement may be the last
    case .wheel, .keyUp: .step
    case .key(let key): key.isLine ? .line : .step
    case .press, .move, .hold, .panBegin, .panUpdate, .panUpdateUntilSilence, .keyHeld, .steer, .zoom: nil
    }
  }
}

extension SnapGuide.Cause {
  /// Whether an input of this cause began a motion, by the phases before and after it. It began none if
  /// nothing was held, another finger still holds the content, or the content returns from a zoom.
  func isMet(from before: ScrollActivity.Kind, to after: ScrollActivity.Kind) -> Bool {
    switch (self, after) {
    case (.release, .idle), (.release, .momentum), (.release, .coasting), (.release, .steering): before.canBeReleased
    case (.release, .wheelStream): true
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
