/// Two scroll views that scroll as one along an axis, such as both sides of a diff: the one that moves leads, and the other
/// follows.
///
///     first    leads ──▶ rests          follows
///     second   follows ─────▶ is touched: leads       who moves while the other leads is the new leader
///
/// The offset of the follower lies beside the leader's, and so does its target. It reports the leader's phase. The offset is
/// written as that of a nested scroll view is by its chain: see `Chained`. One that is past an end of its range, and will rest
/// there, returns by itself. Along the other axis, a motion that was under way goes on.
extension ScrollView {
  /// Lets time pass for both, and moves the one that follows. Call it for each frame, in place of `tick`.
  ///
  /// The first link puts the follower beside the leader. Later, one that begins to follow starts where it is, and comes beside the
  /// leader while that moves. While both rest, the one leads that led last, at the beginning the first: the other one is moved at
  /// once where sizes or the map have changed.
  ///
  /// - Precondition: The mode of both is `driven`, they are not nested, and neither is linked to a third one.
  public static func link(
    _ first: inout ScrollView, _ second: inout ScrollView, along axis: Axis, by map: LandmarkMap, time: Double
  ) {
    precondition(first.mode == .driven && second.mode == .driven, "ScrollView: a toolkit moves its content itself")
    first.tickInLink(at: time)
    second.tickInLink(at: time)
    var map = map
    map.begin(at: first.engine.origin(along: axis), second.engine.origin(along: axis))
    if second.leads(&first, along: axis) {
      second.lead(&first, along: axis, by: map.inverse, at: time)
    } else {
      first.lead(&second, along: axis, by: map, at: time)
    }
    first.engine.rememberLink(along: axis)
    second.engine.rememberLink(along: axis)
  }

  private mutating func tickInLink(at time: Double) {
    endTurn()
    passTime(to: now(at: time))
  }

  private mutating func leads(_ first: inout ScrollView, along axis: Axis) -> Bool {
    if first.engine.refusesLink { return false }
    if engine.refusesLink { return true }
    let (isFirstHeld, isHeld) = (first.engine.lastSnapshot.phase.isHeld, engine.lastSnapshot.phase.isHeld)
    switch (first.engine.isMoved(along: axis, besideHeld: isHeld), engine.isMoved(along: axis, besideHeld: isFirstHeld)) {
    case (true, false): return false
    case (false, true): return true
    case (true, true): return engine.link.isFollower  // it has begun while the first led
    case (false, false): return first.engine.link.isFollower
    }
  }

  private mutating func lead(_ other: inout ScrollView, along axis: Axis, by map: LandmarkMap, at time: Double) {
    engine.link.isFollower = false
    if engine.isChained { perform(at: time) { $0.engine.stopFollowing(along: axis) } }
    var leader = engine.drawn
    let isSettling = engine.lastSnapshot.isSettling && leader.phase != .zooming
    if !isSettling { leader.target = leader.offset }
    let former = engine.offsetInLastLink(along: axis)
    other.perform(at: time) { view in
      if view.engine.refusesLink { return }
      let isHeld = view.engine.lastSnapshot.phase.isHeld && !view.engine.isChained
      if isHeld, view.snaps { view.respond(to: .cancel) }  // the finger lets go: across, content goes to a snap target
      view.engine.beginToFollow(beside: map.offset(beside: former).offset, along: axis)
      view.engine.follow(leader, isSettling: isSettling, along: axis, by: map)
    }
  }
}

/// What a linked scroll view remembers.
struct LinkState: Sendable {
  /// Whether it follows the other one, or did when that moved last.
  var isFollower = false
  /// Whether it followed a moving one after the last link.
  var wasLed = false
  // Here and below, places and offsets are without all shifts, in points.
  /// The offset after the last link; NaN before the first.
  var offset = Double.nan
  /// Its place beside the leader, as of the last link.
  private var place = 0.0
  /// Its place when the leader's present motion began.
  private var start = 0.0
  /// Its distance from `start` then. The distance shrinks by |place − start|, so that its rest is known in advance.
  private var distance = 0.0

  /// It begins to follow, from where it is.
  mutating func begin(beside place: Double) {
    isFollower = true
    self.place = place
    restart()
  }

  /// The leader moves elsewhere from the last link on.
  mutating func restart() {
    start = place
    distance = offset - place
    if !(distance.magnitude > Vector.rounding) { distance = 0 }  // also before the first link
  }

  /// Its place moves.
  ///
  /// - Parameter isAtRest: Whether the leader rests there, and begins its next motion there.
  mutating func move(to place: Double, isAtRest: Bool) {
    if isAtRest { (distance, start) = (distance(beside: place), place) }
    self.place = place
  }

  /// How far it is from its place when that is `place`.
  private func distance(beside place: Double) -> Double {
    Double(signOf: distance, magnitudeOf: max(0, distance.magnitude - (place - start).magnitude))
  }

  /// Its offset when its place is `place`.
  func offset(beside place: Double) -> Double { place + distance(beside: place) }

  /// Its velocity when its place is `place` and moves at a velocity, both in points per second.
  func velocity(beside place: Double, movingAt velocity: Double) -> Double {
    if distance(beside: place) == 0 { return velocity }
    let approach = (place - start) * velocity < 0 ? -velocity.magnitude : velocity.magnitude
    return velocity - Double(signOf: distance, magnitudeOf: 1) * approach
  }
}

extension ScrollEngine {
  /// Whether the content follows another one that moves.
  var isLed: Bool { mutating get { link.isFollower && isChained } }

  /// Whether the content cannot follow now: its scale must first return within a limit, or fingers pinch it.
  fileprivate var refusesLink: Bool { mutating get { scroller.activity.kind.isZooming && refusesChain } }

  /// Where the left or top of the viewport lies in the content at offset 0, in points.
  fileprivate func origin(along axis: Axis) -> Double {
    geometry[axis].origin(isRightToLeft: axis == .x && scroller.setting.isRightToLeft)
  }

  /// Whether something else than the link moves the content, holds it, or has since the last link.
  ///
  /// - Parameter isBesideHeld: Whether fingers hold the other one. A call that ends the following and moves nothing then makes
  ///   this one no leader.
  fileprivate mutating func isMoved(along axis: Axis, besideHeld isBesideHeld: Bool) -> Bool {
    if !isLed {
      if link.isFollower, movesOnByItself(along: axis) { return false }
      if lastSnapshot.phase != .idle || link.wasLed && !isBesideHeld { return true }
    }
    let (offset, shown) = (lastSnapshot.offset[axis], offsetInLastLink(along: axis))
    let isResized = (offset - restRange[axis].clamp(shown)).magnitude <= Vector.rounding  // another size moved it into its range
    return !isResized && (offset - shown).magnitude > Vector.rounding
  }

  /// Whether content that does not follow now returns by itself, or moves across alone.
  private func movesOnByItself(along axis: Axis) -> Bool {
    lastSnapshot.phase == .bouncing
      || lastSnapshot.phase == .coasting && lastSnapshot.target[axis] == lastSnapshot.offset[axis]
  }

  fileprivate mutating func rememberLink(along axis: Axis) {
    link.wasLed = isLed
    link.offset = geometry == .empty ? .nan : lastSnapshot.offset[axis] - shifted[axis]
  }

  /// Content that was not moved for a while rests: the host no longer links it.
  ///
  /// - Precondition: It is the follower of a link.
  mutating func stopFollowing(before now: Double) {
    guard isChained, now > clock, now - segment.begin >= ScrollActivity.silence else { return }
    link.wasLed = false
    leaveChain(rested: nil)
  }

  /// Begins to follow a leader that has led from beside a place on, by the first link from that place; content that follows
  /// already goes on.
  fileprivate mutating func beginToFollow(beside place: Double, along axis: Axis) {
    if link.isFollower { return }
    link.begin(beside: restRange[axis].clamp(place) - shifted[axis])
  }

  /// The offset after the last link, plus the shifts since then, in points; before the first link, the present offset.
  fileprivate func offsetInLastLink(along axis: Axis) -> Double {
    link.offset.isNaN ? lastSnapshot.offset[axis] : link.offset + shifted[axis]
  }

  /// Follows a leader along an axis; along the other, a motion goes on.
  fileprivate mutating func follow(_ leader: ScrollFrame, isSettling: Bool, along axis: Axis, by map: LandmarkMap) {
    let range = restRange[axis]
    let (beside, pace) = map.offset(beside: leader.offset[axis])
    let place = range.clamp(beside) - shifted[axis]
    let end = range.clamp(map.offset(beside: leader.target[axis]).offset) - shifted[axis]
    let isAtRest = leader.phase == .idle
    let announced = range.clamp(link.offset(beside: end) + shifted[axis])
    let isNew = (announced - lastSnapshot.target[axis]).magnitude > Vector.rounding
    if isNew || !isSettling && !isAtRest { link.restart() }
    link.move(to: place, isAtRest: isAtRest)
    var (offset, target, velocity) = (lastSnapshot.offset, lastSnapshot.offset, Vector.zero)
    let present = offset[axis]
    target[axis] = range.clamp(range.withoutRounding(link.offset(beside: end) + shifted[axis]))
    let (across, cause) = scroller.motionGoingOn(axis.other, at: clock)
    let isMovingAcross = !across.isOver(at: clock)
    let returns = range.returnsAnyway(from: present, to: target[axis])
    if returns || isAtRest && isMovingAcross {
      let (phase, isThere) = (lastSnapshot.phase, (target[axis] - present).magnitude <= Vector.rounding)
      if isChained || (returns ? phase != .bouncing && phase != .idle : !isThere) {
        moveOn(from: returns ? present : target[axis], along: axis)
      }
      return
    }
    offset[axis] = Interval(lower: min(range.lower, present), upper: max(range.upper, present))
      .clamp(link.offset(beside: place) + shifted[axis])
    let state = across.state(at: clock)
    (offset[axis.other], target[axis.other]) = (state.position, across.motion.destination)
    if isAtRest { return rest(at: target) }
    if range.contains(beside) {
      velocity[axis] = link.velocity(beside: place, movingAt: leader.velocity[axis] * pace)
    }
    let gestureVelocity = leader.phase.isHeld ? velocity : .zero
    velocity[axis.other] = state.velocity
    if !isChained {
      scroller.adoptRules(at: clock)
      scroller.releaseEdgeEffects(at: clock)
    }
    let along = TimedMotion(motion: .rest(at: offset[axis]), since: clock)
    var path = Trajectory(leader.phase.causeOfLeader, motions: Pair { $0 == axis ? along : across })
    if isMovingAcross { path.causes[axis.other] = cause }
    beginChainSegment(
      ChainedMotion(
        velocity: velocity, target: target, phase: leader.phase == .zooming ? .animating : leader.phase, isSettling: isSettling,
        needsTick: leader.needsTick || isMovingAcross, bounces: [], gestureVelocity: gestureVelocity),
      to: offset, along: path, arrived: isMovingAcross ? nil : clock)
  }

  /// Moves by itself from an offset along an axis, where content rests or returns into its range. Along the other it goes on.
  private mutating func moveOn(from offset: Double, along axis: Axis) {
    beginUpdate()
    let motion = scroller.setting.release(axis, MotionState(position: offset, velocity: 0))
    let along = TimedMotion(motion: motion, since: clock)
    scroller.begin(.coast, along: Pair(along: axis), Pair(x: along, y: along), now: clock)
    endUpdate()
  }

  /// Leads, and follows no more.
  ///
  /// - Precondition: A link moves the content.
  fileprivate mutating func stopFollowing(along axis: Axis) {
    moveOn(from: lastSnapshot.offset[axis], along: axis)
  }

  /// Rests beside a leader that rests.
  private mutating func rest(at offset: Vector) {
    if isChained {
      endChainSegment(at: offset, rested: clock, snappingTo: nil)
    } else if lastSnapshot.phase != .idle || !Edges(from: lastSnapshot.offset, to: offset).isEmpty {
      setOffset(offset)
    }
  }
}

extension ScrollPhase {
  /// What moves the follower of a leader in this phase.
  fileprivate var causeOfLeader: Trajectory.Cause {
    switch self {
    case .idle, .tracking, .dragging, .coasting, .bouncing: .coast
    case .animating, .zooming: .own(.link)
    case .wheeling: .wheel
    case .steering: .steering(by: .autoscroll)
    }
  }
}
