/// Content that a chain of nested scrollers moves. The functions answer its change: they begin no update.
///
/// - Precondition: The mode is `driven`; times are not before `clock`.
extension ScrollEngine {
  /// Whether a chain moves the content now.
  var isChained: Bool { scroller.activity.kind.isChained }

  /// Whether no chain may move the content: its scale returns within a limit, fingers pinch it, or one
  /// finger that is left of a pinch still holds it.
  var refusesChain: Bool { mutating get { !scroller.isInterruptible(at: clock) } }

  /// Whether an edge is pulled. A touch catches the pull like a motion.
  var isPulled: Bool { mutating get { scroller.pull(at: clock) != .zero } }

  /// Sets what recedes of the pull of the edges along an axis: its chain has taken or returned the pull.
  mutating func setPull(_ pull: EdgeEffect, _ axis: Axis) {
    scroller.edgeEffects[axis] = pull
    scroller.activity.forgetChainPull(axis)
    endUpdate()
  }

  /// A gesture of the chain begins, by the rules that were set last.
  mutating func adoptRules() {
    guard scroller.pendingRules != nil else { return }
    scroller.adoptRules(at: clock)
    endUpdate()
  }

  /// Moves the content along the present segment of the path of its chain.
  ///
  /// - Precondition: A chain moves the content.
  mutating func moveWithChain(to offset: Vector, velocity: Vector, at now: Double) {
    scroller.activity.moveWithChain(to: offset, velocity: velocity)
    if scroller.activity.kind == .chainedByFingers {  // resampled
      moveWithFinger(to: offset, at: now)
    } else {
      moveInContext(to: offset, velocity: velocity, at: now)
    }
  }

  /// Moves to the offset at which a segment of the path of its chain begins.
  ///
  /// - Parameters:
  ///   - path: How it moves along each axis on that segment, and the cause.
  ///   - end: When a motion of the chain came to its own end, in seconds; nil if none did just now.
  mutating func beginChainSegment(_ motion: ChainedMotion, to offset: Vector, along path: Trajectory, arrived end: Double? = nil) {
    let isSame = scroller.activity.chainedMotion == motion && scroller.activity.storedCauses == path.causes
    guard !isSame || lastSnapshot.offset != offset else {
      scroller.activity.setPath(path)
      return beginSegment()
    }
    scroller.beginChainSegment(motion, at: offset, along: path, now: clock)
    endUpdate(arrived: end)
  }

  /// The chain has moved the content to `offset` and no longer moves it. The content rests, returns
  /// into range, or snaps.
  ///
  /// - Parameters:
  ///   - rested: When the motion came to its own end, in seconds; nil if it was cut off.
  ///   - target: Where content snaps that fingers held there; nil if it does not.
  mutating func endChainSegment(at offset: Vector, rested: Double?, snappingTo target: Vector?) {
    guard let motion = scroller.activity.chainedMotion else { return }
    scroller.activity.begin(motion, at: offset)
    leaveChain(rested: rested, snappingTo: target)
  }

  /// The content goes on by itself as its chain moves it. The chain then ends.
  mutating func goOnWithoutChain() {
    beginUpdate()
    scroller.goOn(at: clock)
    endUpdate()
  }

  /// The chain no longer moves the content.
  mutating func leaveChain(rested: Double?, snappingTo target: Vector? = nil) {
    guard isChained else { return }
    scroller.leaveChain(now: rested ?? clock)  // content out of range has been returning since then
    if let target { scroller.land(at: target, now: clock) }
    endUpdate(arrived: target == nil ? rested : nil)
  }
}
