/// The motion that would follow if a chain were released now.
package struct ChainRelease {
  package let chainStart: NestedScroller
  /// The velocity of the path, in points per second.
  let velocity: Vector
  /// The path offset at which the motion would end, in points.
  package private(set) var target: Vector
  /// The path offset now, in points.
  package private(set) var start: Vector

  /// Converts the path offsets where the path was divided anew: a delegate may have changed content.
  ///
  /// - Returns: How far they have shifted, in points.
  fileprivate mutating func followDivision() -> Vector {
    let shift = chainStart.chain.offset(at: chainStart.chain.clock) - start
    target = target + shift
    start = start + shift
    return shift
  }
}

extension NestedScroller {
  /// Prepares the release of the chain by an input: time passes, and the path is divided as the release will divide it (see
  /// `ScrollChain.snap`).
  ///
  /// - Parameter time: The host's time.
  /// - Returns: The motion that will follow; nil if the input ends no drag.
  package func prepareRelease(by input: ScrollInput, at time: Double) -> ChainRelease? {
    guard input.mayReleaseDrag else { return nil }
    let now = now(at: time)
    passTime(to: now)
    noteReport(at: time, handled: now)
    guard let chainStart, chainStart.chain.isActive else { return nil }
    guard let (start, after) = chainStart.chain.outcome(ofRelease: input, at: now) else { return nil }
    let betweenTargets = chainStart.chain.includeMembersBetweenTargets(on: after)
    if betweenTargets == nil, let target = chainStart.chain.snapTarget(of: after, .release, from: start) {
      return ChainRelease(chainStart: chainStart, velocity: after.velocity, target: target, start: start)
    }
    chainStart.chain.divideForRelease(movingFirst: betweenTargets, at: now)
    guard let (start, after) = chainStart.chain.outcome(ofRelease: input, at: now) else { return nil }
    let target = chainStart.chain.snapTarget(of: after, .release, from: start)
    return ChainRelease(chainStart: chainStart, velocity: after.velocity, target: target ?? after.target, start: start)
  }

  /// Whether an input may release fingers that drag this scroller alone: those that are left of a pinch.
  ///
  /// - Precondition: `prepareRelease` has let time pass.
  package func isReleasedAlone(by input: ScrollInput) -> Bool {
    input.mayReleaseDrag && view.engine.lastSnapshot.phase == .dragging && !view.engine.isChained
  }

  /// The velocity and target of this scroller in a release; nil if it is not dragged, or belongs to another chain by
  /// now.
  package func proposal(in release: ChainRelease) -> (velocity: Vector, target: Vector)? {
    guard view.engine.lastSnapshot.phase == .dragging, let shares = shares(in: release) else { return nil }
    let target = shares.offset(at: release.target)
    let rests = target == view.engine.lastSnapshot.offset  // then it snaps by itself
    return (
      velocity: shares.velocity(of: release.velocity, at: release.start),
      target: (rests ? view.snapTarget(heldAt: target) : nil) ?? target
    )
  }

  /// The path offset at which the motion ends when this scroller is to rest at `target` instead of `proposed`. If the path was
  /// divided anew since the proposal, the release follows.
  package func pathTarget(
    restingAt target: Vector, insteadOf proposed: Vector, in release: inout ChainRelease, otherwise path: Vector
  ) -> Vector {
    guard let shares = shares(in: release) else { return path }
    let path = path + release.followDivision()
    let target = view.clamped(target, insteadOf: proposed)
    return Vector { axis in
      target[axis] == proposed[axis] ? path[axis] : shares[axis].path(to: target[axis], near: path[axis])
    }
  }

  private func shares(in release: ChainRelease) -> Pair<ChainShare>? {
    guard chainStart == release.chainStart else { return nil }
    let members = release.chainStart.chain.members
    return members.indices.first { members[$0].scroller == self }.map { members[$0].shares }
  }

  /// Handles an input that releases the chain, and retargets its motion.
  ///
  /// - Parameters:
  ///   - target: The path offset at which it ends.
  ///   - time: The host's time.
  /// - Precondition: `prepareRelease(by: input, at: time)` is not nil.
  package func handle(_ input: ScrollInput, landingAt target: Vector, at time: Double) {
    let now = now(at: time)
    noteReport(at: time, handled: now)
    chainStart?.chain.land(input, at: target, now: now)
  }
}

extension ScrollChain {
  /// The path offset before an input, and the path after it; nil if the input ends no drag. Nothing changes.
  fileprivate mutating func outcome(ofRelease input: ScrollInput, at now: Double) -> (start: Vector, after: ScrollSnapshot)? {
    let before = snapshot(at: now)
    guard before.phase == .dragging else { return nil }
    var path = path
    if path.isResampled { path.resample(at: now) }
    path.handle(input, at: now)
    let after = path.activity.snapshot(at: now)
    return after.phase.isHeld ? nil : (before.offset, after)
  }

  /// Divides the path of a drag as its release would: see `snap`.
  fileprivate mutating func divideForRelease(movingFirst betweenTargets: Pair<Int?>?, at now: Double) {
    divide(movingFirst: betweenTargets ?? movingOrStopped, at: now)
    beginSegment(at: now)
  }

  fileprivate mutating func land(_ input: ScrollInput, at target: Vector, now: Double) {
    path.handle(input, at: now)
    path.land(at: target, now: now)
    rememberSnapTargets(at: target, released: snapshot(at: now).offset)  // also if it is none: the program has chosen it
    beginSegment(at: now)
  }
}
