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
    let offset = scroller.view.engine.lastSnapshot.offset
    self.scroller = scroller
    rules = scroller.rules
    range = scroller.range
    shares = Pair(x: ChainShare(restingAt: offset.x), y: ChainShare(restingAt: offset.y))
    isChained = scroller.view.engine.isChained
    piece = scroller.view.engine.piece.number
  }

  /// A gesture begins: it takes the rules that were set last.
  mutating func adoptRules() {
    rules = scroller.rules
    scroller.view.engine.adoptRules()
  }

  /// Whether the scroller is not where a path offset moves it, or has another range.
  func isDisplaced(from path: Vector) -> Bool {
    scroller.view.engine.lastSnapshot.offset != offset(at: path) || range != scroller.range
  }

  /// Whether anything changed the scroller since the chain moved it or looked at it.
  var isTouched: Bool { scroller.view.engine.piece.number != piece }

  /// Its present state is known.
  mutating func acknowledge() { piece = scroller.view.engine.piece.number }

  /// Whether something other than the chain moves it.
  var movesByItself: Bool { !scroller.view.engine.isChained && scroller.view.engine.lastSnapshot.phase != .idle }

  /// Its content offset at a path offset. It reaches an end of its range exactly: a rounding error must not become
  /// overscroll. Content at rest does not move at all.
  func offset(at path: Vector) -> Vector {
    Vector { axis in
      let offset = shares[axis].offset(at: path[axis])
      return offset == shares[axis].origin ? offset : range[axis].withoutRounding(offset)
    }
  }

  /// Moves the scroller along a piece of the path.
  mutating func move(to path: Vector, _ velocity: Vector, at now: Double) {
    scroller.view.engine.moveWithChain(
      to: offset(at: path), velocity: shares.velocity(of: velocity, at: path), at: now)
    acknowledge()
  }

  /// Its part of the pull of the path, in points.
  func pull(of path: Vector) -> Vector {
    let edges = Edges(towards: path).intersection(pulledEdges).axes
    return Vector(x: edges.contains(.left) ? path.x : 0, y: edges.contains(.top) ? path.y : 0)
  }

  /// Gives the path its pull along an axis, if the path can pull that edge.
  mutating func takePull(_ axis: Axis, at now: Double) -> EdgePull {
    let pull = scroller.view.engine.scroller.pulls[axis]
    guard !pulledEdges.isDisjoint(with: pull.edge(axis, at: now)) else { return .none }
    setPull(.none, axis)
    return pull
  }

  /// Sets what recedes of the pull along an axis.
  mutating func setPull(_ pull: EdgePull, _ axis: Axis) {
    scroller.view.engine.setPull(pull, axis)
    acknowledge()
  }

  /// Sets how far the path pulls its edges.
  func setPull(_ path: Vector) {
    if isChained { scroller.view.engine.scroller.activity.setPull(pull(of: path)) }
  }

  /// Sets the velocity that a finger gives it, if it moves the scroller on the present piece of the path.
  func setGestureVelocity(_ velocity: Vector) {
    guard isChained, let former = scroller.view.engine.scroller.activity.chainedMotion?.gestureVelocity else { return }
    scroller.view.engine.scroller.activity.setGestureVelocity(
      Vector(x: former.x == 0 ? 0 : velocity.x, y: former.y == 0 ? 0 : velocity.y))
  }

  /// Moves the scroller to its content offset, where a piece of the path begins.
  ///
  /// - Parameters:
  ///   - former: The path offset to which the chain moved it before, in points.
  ///   - motions: How the path moves on the piece.
  ///   - stop: The path offset at which the piece ends if nothing else happens, in points.
  /// - Returns: Whether the chain has moved it to its end and no longer moves it.
  mutating func beginPiece(
    _ path: ScrollSnapshot, from former: Vector, along motions: Pair<TimedMotion>, endingAt stop: Vector,
    gestureVelocity: Vector, pull: Vector
  ) -> Bool {
    let (offset, last) = (offset(at: path.offset), self.offset(at: stop))
    let pull = self.pull(of: pull)
    let isMoved = former != path.offset && !Edges(from: self.offset(at: former), to: offset).isEmpty
    if pull != .zero || isMoved || !Edges(from: offset, to: last).isEmpty { hasMoved = true }
    scroller.willBounce = !bounces(of: path).isEmpty
    let phase = phase(of: path)
    guard phase != nil || isChained || isMoved else { return false }
    if phase != nil || !isChained {
      let motion = motion(of: path, phase ?? path.phase, gestureVelocity: gestureVelocity, pull: pull)
      scroller.view.engine.beginChainPiece(motion, to: offset, along: Pair { axis in
        last[axis] == offset[axis]
          ? TimedMotion(motion: .rest(at: offset[axis]), since: 0) : motions[axis].shifted(by: offset[axis] - path.offset[axis])
      })
    }
    isChained = phase != nil
    return !isChained
  }

  /// What the scroller reports of the path's motion, in a phase.
  private func motion(of path: ScrollSnapshot, _ phase: ScrollPhase, gestureVelocity: Vector, pull: Vector) -> ChainedMotion {
    let (bounces, target) = (bounces(of: path), self.offset(at: path.target))
    // A member that the path leaves out of range returns when the path has ended. Fingers hold it out of range.
    let isHeld = path.phase.isHeld
    return ChainedMotion(
      velocity: shares.velocity(of: path.velocity, at: path.offset), target: isHeld ? target : range.clamp(target),
      phase: phase == .bouncing && bounces.isEmpty ? .coasting : phase, isSettling: path.isSettling,
      needsTick: path.needsTick, bounces: bounces,
      gestureVelocity: shares.velocity(of: gestureVelocity, at: path.offset), pull: pull)
  }

  /// The phase that hosts see of it; nil if the chain neither moves nor holds it.
  private func phase(of path: ScrollSnapshot) -> ScrollPhase? {
    switch path.phase {
    case .idle: nil
    case .tracking, .zooming: isHeld || hasMoved ? path.phase : nil
    case .dragging: hasMoved ? .dragging : isHeld ? .tracking : nil
    case .coasting, .bouncing, .animating, .wheeling, .steering:
      (path.isSettling ? isUnderWay(path) : hasMoved) ? path.phase : nil
    }
  }

  /// Whether the path moves it now, or will.
  private func isUnderWay(_ path: ScrollSnapshot) -> Bool {
    offset(at: path.offset) != offset(at: path.target) || shares.velocity(of: path.velocity, at: path.offset) != .zero
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
  func leave(_ innermost: NestedScroller) {
    guard scroller.innermost == innermost else { return }
    scroller.innermost = nil
    scroller.willBounce = false
    let clock = scroller.view.engine.clock
    guard clock.isFinite else { return }
    scroller.view.engine.leaveChain(rested: nil)
    scroller.view.follow()
    scroller.view.passTime(to: clock)
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
      let due = self[index].scroller.view.barDue
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
