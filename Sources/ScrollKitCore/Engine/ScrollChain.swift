/// Nested scrollers that one gesture or motion scrolls as one.
///
///     child  ├────────┤
///     parent          ├────┤          the rooms of the members, in scroll chaining order
///     path   ├────────┴────┤          path offset 0: where the chain was divided
///
/// The path is a `Scroller` like any other. Its range is all that the members can scroll, one after the other. So a
/// drag, a fling, a wheel and an edge follow the same rules as in one scroller. The content offset of each member is
/// a function of the path offset (`ChainShare`). A fling leaves one member and enters the next at the exact time, at
/// any frame rate.
struct ScrollChain {
  /// Scrolls the path.
  var path: Scroller
  /// The path offset to which it has moved the members, in points.
  private(set) var place = Vector.zero
  /// The members, innermost first.
  var members: LentArray<ChainMember>
  /// The time of the last call, in seconds.
  var clock = -Double.infinity
  /// Whether the direction of the gesture is known, so that the members that take part are chosen.
  var hasDirection = false
  /// The direction along each axis in which the gesture moved last: 1, −1, or 0 if it has not moved.
  var heading = Vector.zero
  /// Whether it has turned back along each axis out of range.
  private var hasTurned = Pair(x: false, y: false)
  /// When a wheel turned last, in seconds.
  var lastTurn = -Double.infinity
  /// When the present piece of the path ends, in seconds; infinity if time alone does not end it.
  private(set) var pieceEnd = Double.infinity

  init(of members: LentArray<ChainMember>) {
    self.members = members
    path = Scroller(
      setting: ScrollSetting(
        geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
  }

  // MARK: The path

  /// Everything that can be reported of the path at a time.
  mutating func snapshot(at now: Double) -> ScrollSnapshot { path.snapshot(at: now) }

  /// Whether fingers hold the chain.
  var isHeld: Bool { path.activity.holder != nil }

  /// The path offset, in points.
  mutating func offset(at now: Double) -> Vector {
    let states = path.activity.states(at: now)
    return Vector(x: states.x.position, y: states.y.position)
  }

  /// The path offset at a time within its present piece, in points.
  private mutating func offset(inPieceAt time: Double) -> Vector {
    path.isResampled ? path.phaseOffset(inPieceAt: time) : offset(at: time)
  }

  /// The path offset after all wheel turns so far, in points.
  mutating func pendingOffset(at now: Double) -> Vector { path.activity.steps(at: now)?.asked ?? offset(at: now) }

  /// Whether any member is not where the chain moved it last, or has another range.
  var isDisplaced: Bool { members.indices.contains { members[$0].isDisplaced(from: place) } }

  // MARK: Beginning and ending

  /// Begins at rest. A drag of content that is caught in motion has no slop: the path begins as a wheel's stream.
  mutating func begin(isCaught: Bool, at now: Double) {
    clock = now
    guard isCaught else { return }
    path.beginTrack(at: .zero, now: now)
    path.activity.moveWithWheel(to: .zero, at: now)
  }

  /// A gesture begins: each member takes the rules that were set for it last.
  mutating func adoptRules() {
    for index in members.indices { members[index].adoptRules() }
  }

  /// Continues the path where it is, in another range. A path offset becomes 0: that at which the members are.
  mutating func restart(
    in geometry: ScrollGeometry, feel: Feel, preferences: ScrollPreferences, bounces: Pair<Bool>, from offset: Vector,
    at now: Double
  ) {
    place = .zero
    (path.setting.feel, path.setting.preferences) = (feel, preferences)
    path.setting.alwaysBounces = bounces
    let isSame = path.setting.geometry.range.isSame(as: geometry.range, shiftedBy: offset)
    if path.activity.kind == .dragging || path.activity.kind == .panning || path.activity.hasTrajectory && !isSame {
      path.change(to: geometry, shift: -offset, at: now)
    } else {  // the motion continues unchanged: not every motion can restart from a position and a velocity
      path.setting.geometry = geometry
      path.activity.shift(by: -offset)
    }
  }

  /// Where the gesture turns back, so that the path is to be divided anew: the order of the other direction counts from there.
  /// Overscroll is undone first. Published (Android).
  ///
  /// - Parameters:
  ///   - movement: The movement of the path or its target. Where the finger is resampled, that of the finger: content may move
  ///     back before it does.
  ///   - offset: The path offset before it.
  /// - Returns: A path offset; nil if it does not turn.
  mutating func turn(by movement: Vector, from offset: Vector, at now: Double) -> Vector? {
    var turn: Vector?
    for axis in [Axis.x, .y] where movement[axis].magnitude > Vector.rounding {
      let direction = movement[axis] > 0 ? 1.0 : -1
      if heading[axis] == -direction, members.indices.count(where: { members[$0].takesPart[axis] }) > 1 {
        hasTurned[axis] = true
      }
      heading[axis] = direction
      let range = path.setting.restRange(axis)
      guard hasTurned[axis], range.overscroll(of: self.offset(at: now)[axis]) == 0 else { continue }
      hasTurned[axis] = false
      turn = turn ?? offset
      turn?[axis] = range.clamp(offset[axis])
    }
    return turn
  }

  /// Divides the path anew after the program changed a member. Members that move precede the others.
  mutating func redivide(at now: Double) {
    divide(movingFirst: moving, at: now)
    let kind = path.activity.kind
    if kind == .momentum || kind == .wheelStream {  // content that the change put out of range returns
      path.change(to: path.setting.geometry, shift: .zero, at: now)
    }
    snapAnew(at: now)
    beginPiece(at: now)
  }

  /// Removes the members from an index on. Each rests where it is, or returns into range.
  private mutating func removeMembers(from first: Int) {
    if first < members.count { members[0].scroller.markChanged() }
    for index in first..<members.count { members[index].leave(members[0].scroller) }
    members.removeAll(from: first)
  }

  /// Releases the outer members from an index on. The others continue.
  ///
  /// - Precondition: `canRelease(membersFrom: index)`.
  mutating func release(membersFrom index: Int) {
    returnPulls(at: clock)
    removeMembers(from: index)
    redivide(at: clock)
  }

  /// Whether the chain can continue without its outer members from an index on: none of them moves.
  mutating func canRelease(membersFrom index: Int) -> Bool {
    for index in index..<members.count
    where members[index].scroller.view.value.engine.lastSnapshot.velocity != .zero { return false }
    return index > 0
  }

  /// Releases every member.
  mutating func end() {
    returnPulls(at: clock)
    pieceEnd = .infinity
    path.activity = .idle(at: .zero)
    removeMembers(from: 0)
  }

  // MARK: Time

  /// Lets time pass, at most to the end of the present piece of the path.
  ///
  /// A piece ends where the path turns, where a member starts or stops moving, where an edge returns the path, where it
  /// rests, and where the pull of a member's edge has receded. The members first arrive at the end of the piece, then the
  /// next piece begins.
  ///
  /// - Returns: Whether a piece ended, so that another call may be needed.
  mutating func step(towards now: Double) -> Bool {
    guard pieceEnd <= now else {
      move(to: now)
      return false
    }
    move(to: max(pieceEnd, clock))
    endPiece()
    return true
  }

  private mutating func endPiece() {
    for index in members.indices where members[index].isChained { members[index].scroller.view.value.engine.tick(clock) }
    if path.activity.kind == .panning, path.activity.end <= clock {
      return handle(.cancel, at: clock)  // a pause ends the gesture
    }
    let rested = path.advance(to: clock)
    beginPiece(at: clock, rested: rested)
  }

  /// Moves the members along the present piece of the path.
  private mutating func move(to now: Double) {
    clock = now
    let states = path.move(to: now)
    let gesture = path.gestureVelocity(at: now)
    if path.setting.hasEffects { pullMembers(at: now) }
    if let states { place = states.position }
    for index in members.indices {
      if let states, members[index].isChained {
        members[index].move(to: place, states.velocity, at: now)
        members[index].scroller.view.value.followTime()
      } else {
        members[index].scroller.passTimeAlone(to: now)
      }
      members[index].setGestureVelocity(gesture)
    }
  }

  /// Gives each member its pull of the path's edges.
  private mutating func pullMembers(at now: Double) {
    let pull = path.pull(at: now)
    for index in members.indices { members[index].setPull(pull) }
  }

  /// When the first member starts or stops moving on the piece of the path from `now` to `end`, in seconds; `end` if
  /// none does.
  private mutating func pieceEnd(from now: Double, to end: Double) -> Double {
    let end = members.indices.reduce(end) { min($0, members[$1].scroller.view.value.engine.scroller.recessionEnd(after: now)) }
    guard end < .infinity else { return end }
    let start = withoutRounding(offset(inPieceAt: now))
    let stop = offset(inPieceAt: end)
    return min(crossing(.x, from: start, to: stop, now, end), crossing(.y, from: start, to: stop, now, end))
  }

  /// When the first member starts or stops moving along an axis, in seconds; `end` if none does.
  ///
  /// - Precondition: The path does not turn between `now` and `end`.
  private mutating func crossing(
    _ axis: Axis, from start: Vector, to stop: Vector, _ now: Double, _ end: Double
  ) -> Double {
    let direction = stop[axis] > start[axis] ? 1.0 : -1
    var distance = (stop[axis] - start[axis]).magnitude - Vector.rounding
    var next: Double?
    for index in members.indices {
      guard let turn = members[index].shares[axis].next(after: start[axis], towards: direction),
        (turn - start[axis]).magnitude < distance
      else { continue }
      distance = (turn - start[axis]).magnitude
      next = turn
    }
    guard let next else { return end }
    return path.time(ofProgress: next, axis, from: now, to: end)
  }

  // MARK: Moving the members

  /// Moves every member to its content offset, and begins a piece of the path.
  ///
  /// - Parameter rested: When the path came to its own end, in seconds; nil if it did not just now.
  mutating func beginPiece(at now: Double, rested: Double? = nil) {
    if !isHeld { returnPulls(at: now) }
    let pull = path.pull(at: now)
    var snapshot = snapshot(at: now)
    snapshot.offset = withoutRounding(snapshot.offset)
    snapshot.target = withoutRounding(snapshot.target)
    members[0].scroller.markChanged()
    let gesture = path.gestureVelocity(at: now)
    pieceEnd = pieceEnd(from: now, to: path.pieceEnd(after: now))
    let stop = pieceEnd < .infinity ? offset(inPieceAt: pieceEnd) : snapshot.offset
    let motions = path.activity.pathMotions ?? Pair { axis in  // a resampled finger moves evenly within a piece
      TimedMotion(motion: .line(from: snapshot.offset[axis], to: stop[axis], duration: pieceEnd - now), since: now)
    }
    let former = place
    place = snapshot.offset
    for index in members.indices {
      guard members[index].beginPiece(
        snapshot, from: former, along: motions, endingAt: stop, gestureVelocity: gesture, pull: pull)
      else { continue }
      let member = members[index]
      let offset = member.offset(at: place)
      let target = member.scroller.view.value.snapTarget(heldAt: offset)
      member.scroller.view.value.engine.endChainPiece(
        at: offset, rested: snapshot.isSettling ? now : rested, snappingTo: target)
      member.scroller.followThenPassTime(to: now)
    }
    // A member that moves by itself has the path's pull again.
    for index in members.indices { members[index].scroller.view.value.follow() }
  }

  // MARK: Pulled edges

  /// The path takes the pulls of the edges that it can pull: those of the members at its ends. It has them until fingers
  /// no longer hold it.
  mutating func takePulls(at now: Double) {
    for index in members.indices {
      path.pulls.x.add(members[index].takePull(.x, at: now), at: now)
      path.pulls.y.add(members[index].takePull(.y, at: now), at: now)
    }
    guard path.pulls != Pair(x: .none, y: .none) else { return }
    if isHeld { path.catchPulls(at: now) }
    path.reanchor(at: offset(at: now), now: now)  // the drag anchor takes them
  }

  /// The members at the ends of the path have its pulls again, and nothing holds them.
  mutating func returnPulls(at now: Double) {
    path.releasePulls(at: now)
    returnPull(.x, at: now)
    returnPull(.y, at: now)
  }

  private mutating func returnPull(_ axis: Axis, at now: Double) {
    let pull = path.pulls[axis]
    path.pulls[axis] = .none
    let edge = pull.edge(axis, at: now)
    guard let index = members.indices.first(where: { !members[$0].pulledEdges.isDisjoint(with: edge) }) else { return }
    var sum = members[index].scroller.view.value.engine.scroller.pulls[axis]
    sum.add(pull, at: now)
    members[index].setPull(sum, axis)
  }

  /// A path offset without the rounding error of the time at which a member starts or stops moving.
  private mutating func withoutRounding(_ offset: Vector) -> Vector {
    var offset = offset
    for index in members.indices {
      offset.x = members[index].shares.x.withoutRounding(offset.x)
      offset.y = members[index].shares.y.withoutRounding(offset.y)
    }
    return offset
  }
}

/// A scroller in a chain.
struct ChainMember {
  let scroller: NestedScroller
  /// Its shares of the path.
  var shares: Pair<ChainShare>
  /// The rules of the scroller when the gesture began.
  private(set) var rules: NestRules
  /// The edges that the path pulls at its ends.
  var pulledEdges: Edges = []
  /// Whether it takes part along each axis.
  var takesPart = Pair(x: false, y: false)
  /// Whether the chain moves or holds it.
  var isChained: Bool
  /// Whether fingers rest on it, or caught it.
  var isHeld = false
  /// Whether the gesture has moved it or pulled its edge, or moves it on the present piece of the path.
  var hasMoved = false
  /// Its range when the path was divided, in points.
  var range: Pair<Interval>
  /// The number of the piece of its path on which the chain last moved it, or looked at it.
  private var piece: UInt32

  init(_ scroller: NestedScroller) {
    let offset = scroller.view.value.engine.lastSnapshot.offset
    self.scroller = scroller
    rules = scroller.rules
    range = scroller.range
    shares = Pair(x: ChainShare(restingAt: offset.x), y: ChainShare(restingAt: offset.y))
    isChained = scroller.view.value.engine.isChained
    piece = scroller.view.value.engine.piece.number
  }

  /// A gesture begins: it takes the rules that were set last.
  fileprivate mutating func adoptRules() {
    rules = scroller.rules
    scroller.view.value.engine.adoptRules()
  }

  /// Whether the scroller is not where a path offset moves it, or has another range.
  func isDisplaced(from place: Vector) -> Bool {
    scroller.view.value.engine.lastSnapshot.offset != offset(at: place) || range != scroller.range
  }

  /// Whether anything changed the scroller since the chain moved it or looked at it.
  var isTouched: Bool { scroller.view.value.engine.piece.number != piece }

  /// Its present state is known.
  mutating func acknowledge() { piece = scroller.view.value.engine.piece.number }

  /// Whether something other than the chain moves it.
  var movesByItself: Bool { !scroller.view.value.engine.isChained && scroller.view.value.engine.lastSnapshot.phase != .idle }

  /// Its content offset at a path offset. It reaches an end of its range exactly: a rounding error must not become
  /// overscroll. Content at rest does not move at all.
  func offset(at path: Vector) -> Vector {
    Vector { axis in
      let offset = shares[axis].offset(at: path[axis])
      return offset == shares[axis].origin ? offset : range[axis].withoutRounding(offset)
    }
  }

  /// Moves the scroller along a piece of the path.
  fileprivate mutating func move(to path: Vector, _ velocity: Vector, at now: Double) {
    scroller.view.value.engine.moveWithChain(
      to: offset(at: path), velocity: shares.velocity(of: velocity, at: path), at: now)
    acknowledge()
  }

  /// Its part of the pull of the path, in points.
  fileprivate func pull(of path: Vector) -> Vector {
    let edges = Edges(towards: path).intersection(pulledEdges).axes
    return Vector(x: edges.contains(.left) ? path.x : 0, y: edges.contains(.top) ? path.y : 0)
  }

  /// Gives the path its pull along an axis, if the path can pull that edge.
  fileprivate mutating func takePull(_ axis: Axis, at now: Double) -> EdgePull {
    let pull = scroller.view.value.engine.scroller.pulls[axis]
    guard !pulledEdges.isDisjoint(with: pull.edge(axis, at: now)) else { return .none }
    setPull(.none, axis)
    return pull
  }

  /// Sets what recedes of the pull along an axis.
  fileprivate mutating func setPull(_ pull: EdgePull, _ axis: Axis) {
    scroller.view.value.engine.setPull(pull, axis)
    acknowledge()
  }

  /// Sets how far the path pulls its edges.
  fileprivate func setPull(_ path: Vector) {
    if isChained { scroller.view.value.engine.scroller.activity.setPull(pull(of: path)) }
  }

  /// Sets the velocity that a finger gives it, if it moves the scroller on the present piece of the path.
  fileprivate func setGestureVelocity(_ velocity: Vector) {
    guard isChained, let former = scroller.view.value.engine.scroller.activity.chainedMotion?.gestureVelocity,
      former != .zero
    else { return }
    scroller.view.value.engine.scroller.activity.setGestureVelocity(
      Vector(x: former.x == 0 ? 0 : velocity.x, y: former.y == 0 ? 0 : velocity.y))
  }

  /// Moves the scroller to its content offset, where a piece of the path begins.
  ///
  /// - Parameters:
  ///   - former: The path offset to which the chain moved it before, in points.
  ///   - motions: How the path moves on the piece.
  ///   - stop: The path offset at which the piece ends if nothing else happens, in points.
  /// - Returns: Whether the chain has moved it to its end and no longer moves it.
  fileprivate mutating func beginPiece(
    _ path: ScrollSnapshot, from former: Vector, along motions: Pair<TimedMotion>, endingAt stop: Vector,
    gestureVelocity: Vector, pull: Vector
  ) -> Bool {
    let pull = self.pull(of: pull)
    let offset = offset(at: path.offset)
    let end = self.offset(at: path.target)
    let velocity = shares.velocity(of: path.velocity, at: path.offset)
    let last = self.offset(at: stop)
    let isMoved = former != path.offset && !Edges(from: self.offset(at: former), to: offset).isEmpty
    if pull != .zero || isMoved || !Edges(from: offset, to: last).isEmpty { hasMoved = true }
    let bounces = bounces(of: path)
    scroller.willBounce = !bounces.isEmpty
    let phase = phase(of: path, isUnderWay: offset != end || velocity != .zero)
    guard phase != nil || isChained || isMoved else { return false }

    let isBouncing = phase == .bouncing && !bounces.isEmpty
    // A member that the path leaves out of range returns when the path has ended. Fingers hold it out of range.
    let isHeld = path.phase == .tracking || path.phase == .dragging
    let motion = ChainedMotion(
      velocity: velocity, target: isHeld ? end : range.clamp(end),
      phase: phase == .bouncing && !isBouncing ? .coasting : phase ?? path.phase, isSettling: path.isSettling,
      needsTick: path.needsTick, bounces: bounces,
      gestureVelocity: shares.velocity(of: gestureVelocity, at: path.offset), pull: pull)
    if phase != nil || !isChained {
      scroller.view.value.engine.beginChainPiece(motion, to: offset, along: Pair { axis in
        last[axis] == offset[axis]
          ? TimedMotion(motion: .rest(at: offset[axis]), since: 0) : motions[axis].shifted(by: offset[axis] - path.offset[axis])
      })
    }
    isChained = phase != nil
    return !isChained
  }

  /// The phase that hosts see of it; nil if the chain neither moves nor holds it.
  private func phase(of path: ScrollSnapshot, isUnderWay: Bool) -> ScrollPhase? {
    switch path.phase {
    case .idle: nil
    case .tracking, .zooming: isHeld || hasMoved ? path.phase : nil
    case .dragging: hasMoved ? .dragging : isHeld ? .tracking : nil
    case .coasting, .bouncing, .animating, .wheeling, .steering:
      (path.isSettling ? isUnderWay : hasMoved) ? path.phase : nil
    }
  }

  /// The edges at which it bounces: those of the path at which it is the last member.
  func bounces(of path: ScrollSnapshot) -> Edges {
    var edges: Edges = []
    if shares.x.lowest == -.infinity { edges.formUnion(.left) }
    if shares.x.highest == .infinity { edges.formUnion(.right) }
    if shares.y.lowest == -.infinity { edges.formUnion(.top) }
    if shares.y.highest == .infinity { edges.formUnion(.bottom) }
    return path.bounces.intersection(edges)
  }

  /// Leaves the chain that begins at `innermost`, unless another chain has taken it.
  fileprivate func leave(_ innermost: NestedScroller) {
    guard scroller.innermost == innermost else { return }
    scroller.innermost = nil
    scroller.willBounce = false
    let clock = scroller.view.value.engine.clock
    guard clock.isFinite else { return }
    scroller.view.value.engine.leaveChain(rested: nil)
    scroller.followThenPassTime(to: clock)
  }
}

extension LentArray where Element == ChainMember {
  /// Whether the chain moves or holds any of them.
  var areChained: Bool {
    indices.contains { self[$0].isChained }
  }

  /// The held scroll bar of a member that scrolls next, and when, in seconds; nil if none is held.
  var nextRepeatingBar: (scroller: NestedScroller, due: Double)? {
    var first: (scroller: NestedScroller, due: Double)?
    for index in indices {
      let due = self[index].scroller.view.value.barDue
      guard due < first?.due ?? .infinity else { continue }
      first = (self[index].scroller, due)
    }
    return first
  }

  /// Whether anything but the chain has changed any of them.
  var areTouched: Bool {
    indices.contains { self[$0].isTouched }
  }
}

extension Pair where Element == Interval {
  /// Whether `other`, shifted, is this range, except for rounding.
  fileprivate func isSame(as other: Pair<Interval>, shiftedBy shift: Vector) -> Bool {
    isSame(x, other.x, shift.x) && isSame(y, other.y, shift.y)
  }

  private func isSame(_ interval: Interval, _ other: Interval, _ shift: Double) -> Bool {
    (other.lower + shift - interval.lower).magnitude < Vector.rounding
      && (other.upper + shift - interval.upper).magnitude < Vector.rounding
  }
}
