/// Two scroll views that scroll as one along an axis, such as both sides of a diff: the one that moves leads, and the other
/// follows.
///
///     first    leads ──▶ rests          follows
///     second   follows ─────▶ is touched: leads       who begins to move while the other leads is the new leader
///
/// The offset of the follower is a function of the leader's, and so is its target. It reports the leader's phase. The offset is
/// written as that of a nested scroll view is by its chain: see `Chained`.
extension ScrollView {
  /// Lets time pass for both, and moves the one that follows. Call it for each frame, in place of `tick`.
  ///
  /// While both rest, the one leads that led last, at the beginning the first: the other one is moved beside it where sizes or the
  /// map have changed, or where the program has scrolled.
  ///
  /// - Precondition: The mode of both is `driven`, and they are not nested.
  public static func link(
    _ first: inout ScrollView, _ second: inout ScrollView, along axis: Axis, by map: LandmarkMap, time: Double
  ) {
    precondition(first.mode == .driven && second.mode == .driven, "ScrollView: a toolkit moves its content itself")
    first.tickInLink(at: time)
    second.tickInLink(at: time)
    if second.leads(&first) {
      second.lead(&first, along: axis, by: map.inverse, at: time)
    } else {
      first.lead(&second, along: axis, by: map, at: time)
    }
  }

  private mutating func tickInLink(at time: Double) {
    endTurn()
    passTime(to: now(at: time))
  }

  private mutating func leads(_ first: inout ScrollView) -> Bool {
    switch (first.engine.movesByItself, engine.movesByItself) {
    case (true, false): false
    case (false, true): true
    case (true, true): engine.isFollower  // it has begun while the first led
    case (false, false): first.engine.isFollower
    }
  }

  private mutating func lead(_ other: inout ScrollView, along axis: Axis, by map: LandmarkMap, at time: Double) {
    engine.isFollower = false
    let leader = engine.drawn
    let isSettling = engine.lastSnapshot.isSettling
    other.perform(at: time) { view in view.engine.follow(leader, isSettling: isSettling, along: axis, by: map) }
  }
}

extension ScrollEngine {
  /// Whether content moves or is held, and does not follow another one.
  fileprivate var movesByItself: Bool {
    mutating get { lastSnapshot.phase != .idle && !(isFollower && isChained) }
  }

  /// Whether the content follows another one that moves.
  var isLed: Bool { mutating get { isFollower && isChained } }

  /// Content that was not moved for a while rests: the host no longer links it.
  ///
  /// - Precondition: It follows another one that moves.
  mutating func stopFollowing(before now: Double) {
    guard now > clock, now - piece.begin >= ScrollActivity.silence else { return }
    leaveChain(rested: nil)
  }

  /// Follows a leader along an axis; along the other, content rests.
  fileprivate mutating func follow(_ leader: ScrollFrame, isSettling: Bool, along axis: Axis, by map: LandmarkMap) {
    isFollower = true
    let (place, pace) = map.offset(beside: leader.offset[axis])
    var offset = lastSnapshot.offset
    offset[axis] = restRange[axis].clamp(place)
    guard leader.phase != .idle else { return rest(at: offset, beside: leader.offset[axis], along: axis, by: map) }
    var target = lastSnapshot.offset
    target[axis] = restRange[axis].clamp(map.offset(beside: leader.target[axis]).offset)
    var velocity = Vector.zero
    if offset[axis] == place { velocity[axis] = leader.velocity[axis] * pace }
    beginChainPiece(
      ChainedMotion(
        velocity: velocity, target: target, phase: leader.phase == .zooming ? .animating : leader.phase, isSettling: isSettling,
        needsTick: leader.needsTick, bounces: [], gestureVelocity: leader.phase.isHeld ? velocity : .zero),
      to: offset, along: Pair { TimedMotion(motion: .rest(at: offset[$0]), since: clock) })
  }

  /// Rests beside a leader that rests. Where that is beside more than one offset, the content stays.
  private mutating func rest(at offset: Vector, beside leader: Double, along axis: Axis, by map: LandmarkMap) {
    if isChained { return endChainPiece(at: offset, rested: clock, snappingTo: nil) }
    let present = lastSnapshot.offset[axis]
    let isBeside = (map.inverse.offset(beside: present).offset - leader).magnitude <= Vector.rounding
    if !isBeside, (offset[axis] - present).magnitude > Vector.rounding { setOffset(offset) }
  }
}
