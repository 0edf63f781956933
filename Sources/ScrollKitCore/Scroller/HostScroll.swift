/// Content that a toolkit moves: its reports go in, and the same state comes out as from a `Scroller`.
///
///     viewOffset      where the toolkit's scroll view is, as far as it is known
///     offset          where the content is: shifts, and a range that gets smaller, move it before the scroll view follows
///     expectedOffset  where the content will be when the scroll view has carried out the last requested jump
///     requestedOffset as expectedOffset, also if the toolkit has reported another offset since
///     target          where the motion under way will rest; without one, the offset
///     animationTarget where the scroll view was asked to animate to; a new target waits until that animation has ended
///
/// A motion whose end the toolkit does not report ends after a timeout.
package struct HostScroll: Equatable, Sendable {
  /// In points.
  package private(set) var offset = Vector.zero
  /// The offset of the toolkit's scroll view, in points: the one that it reported last, or that of a request that the
  /// program has taken since.
  package private(set) var viewOffset = Vector.zero
  /// Velocity of the reported offsets, in points per second.
  package private(set) var velocity = Vector.zero
  /// The target of a motion with a known target, in points; see `target`.
  private var motionTarget = Vector.zero
  /// Where the last requested animation goes, in points. The content may have changed since.
  private var animationTarget = Vector.zero
  /// The time of the last movement, in seconds.
  private var lastMovementTime = 0.0
  /// Whether the toolkit has reported an offset, or was asked for one.
  private(set) var hasOffset = false
  /// Whether the toolkit has reported where the content that decelerates will rest.
  private var knowsRest = false
  /// The last requested jump; nil once the toolkit has reported its offset.
  private var jump: RequestedJump?
  package private(set) var phase = HostPhase.idle
  /// The edges at which it will bounce, while it is released or decelerates.
  private var expectedBounces: Edges = []
  /// The last requested animation; 0 before the first.
  private var lastAnimation: AnimationID = 0

  private struct RequestedJump: Equatable, Sendable {
    /// In points.
    var offset: Vector
    /// Whether the toolkit has reported any offset since the request.
    var isAnswered = false
  }

  package init() {}

  // MARK: State

  /// Offset, velocity, target and phase.
  package func snapshot(in range: Pair<Interval>) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: velocity, target: target, animations: Pair(x: animation, y: animation), phase: shownPhase(in: range),
      isSettling: hasTarget, needsTick: needsTick, bounces: phase.isReleased ? expectedBounces : [])
  }

  /// The offset at which the content will rest, as far as is known, in points.
  package var target: Vector { hasTarget ? motionTarget : offset }

  /// Whether a motion has a known target.
  private var hasTarget: Bool {
    switch phase {
    case .releasing, .animating: true
    case .decelerating: knowsRest
    case .idle, .dragging, .scrolling, .zooming: false
    }
  }

  /// The offset after a jump to which the toolkit has not answered yet, in points.
  var expectedOffset: Vector {
    guard let jump, !jump.isAnswered else { return offset }
    return jump.offset
  }

  /// The offset of a jump that the toolkit has not carried out yet, in points; without one, the offset.
  var requestedOffset: Vector { jump?.offset ?? offset }

  /// The animated scroll that was requested and is under way; nil if there is none.
  package var animation: AnimationID? { phase == .animating ? lastAnimation : nil }

  /// Whether the requested animation under way ends at another offset than its target.
  var needsAnotherRequest: Bool {
    phase == .animating && (motionTarget - animationTarget).length > Edges.tolerance && !isAt(motionTarget)
  }

  /// The phase that hosts see.
  package func shownPhase(in range: Pair<Interval>) -> ScrollPhase {
    switch phase {
    case .idle: .idle
    case .dragging, .releasing: .dragging
    case .decelerating: range.edges(passedBy: offset, by: Edges.tolerance).isEmpty ? .coasting : .bouncing
    case .animating: .animating
    case .scrolling: .wheeling
    case .zooming: .zooming
    }
  }

  private func isAt(_ target: Vector) -> Bool { (offset - target).length <= Edges.tolerance }

  // MARK: Time

  /// Whether a timeout would end the motion.
  ///
  /// A request that has not arrived has no timeout.
  package var needsTick: Bool {
    switch phase {
    case .idle, .dragging, .releasing, .zooming: false
    case .decelerating, .scrolling: true
    case .animating: isAt(animationTarget) || isAt(motionTarget)
    }
  }

  /// When the timeout ends the motion of the toolkit, in seconds.
  ///
  /// - Precondition: `needsTick`.
  var end: Double { lastMovementTime + ScrollActivity.silence }

  /// Whether the timeout has ended the motion of the toolkit.
  package func isOver(at now: Double) -> Bool { needsTick && now >= end }

  /// Lets time pass.
  ///
  /// - Returns: When the timeout ended a motion of the toolkit, in seconds; nil if it did not.
  package mutating func advance(to now: Double) -> Double? {
    guard isOver(at: now) else { return nil }
    let end = end
    rest()
    return end
  }

  // MARK: Reports

  /// Handles a report.
  ///
  /// - Returns: Whether a motion of the toolkit has come to its own end.
  package mutating func handle(_ report: HostReport, at now: Double, in setting: ScrollSetting) -> Bool {
    switch report {
    case .didScroll(let offset): didScroll(to: offset, at: now, in: setting)
    case .willBeginDragging:
      phase = .dragging
      jump = nil
    case .willEndDragging(let velocity, let target):
      guard phase.isDrag else { break }
      self.velocity = velocity
      phase = .releasing
      setTarget(target, in: setting)
    case .didEndDragging(let decelerates):
      guard phase.isDrag else { break }
      if decelerates { decelerate(at: now, in: setting) } else { rest() }
    case .didEndDecelerating:
      guard phase == .decelerating || phase == .scrolling else { break }
      rest()
      return true
    case .didEndAnimation:
      guard phase == .animating else { break }
      rest()
      return true
    case .willBeginZooming: phase = .zooming
    case .didEndZooming:
      guard phase == .zooming else { break }
      rest()
      return true
    case .didTrack, .didZoom: break  // moves no content
    }
    return false
  }

  /// Whether the toolkit was asked to jump to an offset, and has not reported it yet; also by a request that the program has taken
  /// before the last, and along one axis: many toolkits report each by itself.
  func isRequested(_ offset: Vector) -> Bool {
    guard let jump else { return false }
    var isAlongOneAxis = offset != self.offset
    for axis in [Axis.x, .y] where offset[axis] != self.offset[axis] {
      if (offset[axis] - jump.offset[axis]).magnitude > Edges.tolerance { isAlongOneAxis = false }
    }
    return isAlongOneAxis || isNear(offset, jump.offset) || viewOffset != self.offset && isNear(offset, viewOffset)
  }

  /// Whether two offsets differ by no more than a toolkit rounds.
  private func isNear(_ one: Vector, _ other: Vector) -> Bool { (one - other).length <= Edges.tolerance }

  private mutating func didScroll(to offset: Vector, at now: Double, in setting: ScrollSetting) {
    let displacement = offset - self.offset
    let isRequested = isRequested(offset)
    (self.offset, viewOffset, hasOffset) = (offset, offset, true)
    if isRequested {  // the requested offset, perhaps rounded, is no scroll of its own
      if isNear(offset, requestedOffset) { jump = nil }  // otherwise another report will come
      return
    }
    jump?.isAnswered = true
    measureVelocity(displacement, at: now)
    switch phase {
    case .idle: if displacement != .zero { phase = .scrolling }
    case .decelerating:
      let passed = setting.hostRange.edges(passedBy: offset, by: Edges.tolerance)
      expectedBounces.formUnion(passed.intersection(setting.bouncingEdges))
    case .dragging, .releasing, .animating, .scrolling, .zooming: break  // known
    }
  }

  private mutating func measureVelocity(_ displacement: Vector, at now: Double) {
    let passed = now - lastMovementTime
    let isBurst = passed < VelocityTracker.burst  // a velocity would be arbitrary
    velocity = isBurst || passed >= ScrollActivity.silence ? .zero : displacement * Math.quotient(1, passed)
    lastMovementTime = now
  }

  private mutating func decelerate(at now: Double, in setting: ScrollSetting) {
    knowsRest = phase == .releasing
    if !knowsRest { expectedBounces = bounces(towards: offset, in: setting) }
    phase = .decelerating
    lastMovementTime = now
  }

  private mutating func rest() {
    phase = .idle
    velocity = .zero
    if jump?.isAnswered == true { jump = nil }  // the toolkit has scrolled elsewhere
  }

  // MARK: Requests of the program

  /// The program requested an animated scroll.
  package mutating func willAnimate(_ id: AnimationID, to target: Vector, at now: Double) {
    if animation == nil {  // an earlier motion has ended
      velocity = .zero
      jump = nil
    }
    phase = .animating
    hasOffset = true
    (motionTarget, animationTarget, lastAnimation) = (target, target, id)
    lastMovementTime = now
  }

  /// The program set another target of the requested animation under way. The toolkit ends the animation first: a new
  /// request would begin it anew, and one in each frame would keep it from moving.
  mutating func retarget(to target: Vector) {
    if phase == .animating { motionTarget = target }
  }

  /// The program requested a jump to an offset. The report of that offset is not a scroll of its own. A toolkit that is
  /// there reports nothing.
  package mutating func willJump(to target: Vector) {
    let isThere = hasOffset && jump == nil && target == offset && target == viewOffset
    if !isThere { jump = RequestedJump(offset: target) }
    hasOffset = true
  }

  /// The program requested that a motion stops.
  package mutating func halt() {
    switch phase {
    case .decelerating, .animating, .scrolling: rest()
    case .idle, .dragging, .releasing, .zooming: break  // no motion, or a gesture
    }
  }

  private mutating func setTarget(_ target: Vector, in setting: ScrollSetting) {
    motionTarget = target
    expectedBounces = bounces(towards: target, in: setting)
  }

  /// The edges at which content bounces when it is released here towards `target`. A toolkit reports a target within
  /// the range, so the velocity decides how far it would go without edges.
  private func bounces(towards target: Vector, in setting: ScrollSetting) -> Edges {
    let range = setting.hostRange
    let projection = offset + velocity * (1 / setting.rules.feel.coast.drag)
    let isStopped = range.edges(at: target).intersection(range.edges(passedBy: projection, by: Edges.tolerance))
    var axes = Edges()
    if setting.isMovable(.x) { axes.formUnion(.horizontal) }
    if setting.isMovable(.y) { axes.formUnion(.vertical) }
    return range.edges(passedBy: target, by: Edges.tolerance).union(range.edges(passedBy: offset, by: Edges.tolerance))
      .union(isStopped).intersection(axes).intersection(setting.bouncingEdges)
  }

  // MARK: Changes of the content

  /// The toolkit's scroll view is new: it is at the start of its content.
  mutating func begin(at start: Vector) { (offset, viewOffset) = (start, start) }

  /// The toolkit's scroll view is at an offset that it has not reported as a scroll.
  mutating func placeView(at offset: Vector) { viewOffset = offset }

  /// Shifts every offset by `distance` points.
  package mutating func shift(by distance: Vector) {
    offset = offset + distance
    if let jump { self.jump?.offset = jump.offset + distance }
    motionTarget = motionTarget + distance
    animationTarget = animationTarget + distance
  }

  /// The range changed. Content at rest returns into it at once, as toolkits do. A target is clamped to it.
  ///
  /// - Parameter overscroll: How far the content was out of the former range, in points. It stays so far out: a toolkit may
  ///   show an overscroll that it reports as a scroll, and rounds offsets.
  package mutating func confine(to range: Pair<Interval>, keeping overscroll: Vector) {
    switch phase {
    case .idle, .scrolling:
      offset = Pair<Interval> { axis in
        range[axis].extended(before: max(0, 0 - overscroll[axis]), after: max(0, overscroll[axis]))
      }.clamp(offset)
      if let jump { self.jump?.offset = range.clamp(jump.offset) }
    case .releasing, .decelerating, .animating: motionTarget = range.clamp(motionTarget)
    case .dragging, .zooming: break  // a gesture holds the content
    }
  }
}

/// The phase of a toolkit's scroll view.
package enum HostPhase: UInt8, Sendable {
  case idle
  case dragging
  /// The user releases the content; its target and the edges at which it will bounce are known.
  case releasing
  case decelerating
  /// A request is carried out.
  case animating
  /// A movement with an unknown cause: a wheel, a key, a scroll bar.
  case scrolling
  case zooming

  /// Whether the content moves, or will, and nothing holds it.
  var isMotion: Bool {
    switch self {
    case .releasing, .decelerating, .animating, .scrolling: true
    case .idle, .dragging, .zooming: false
    }
  }

  /// Whether the user drags or releases the content.
  var isDrag: Bool { self == .dragging || self == .releasing }

  /// Whether the content is released, or has been.
  var isReleased: Bool { self == .releasing || self == .decelerating }
}
