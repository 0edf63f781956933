/// The snap targets of a released chain.
///
///     child  ├────────●┤            ● the path's own target
///     parent           ├───○──┤     ○ the parent's page: the path ends there in one motion
extension ScrollChain {
  /// Ends the path where the members that it moves snap.
  ///
  /// - Parameter start: The path before the input.
  /// - Precondition: The content of a member snaps.
  mutating func snap(_ cause: SnapGuide.Cause, from start: SnapStart, at now: Double) {
    var start = start
    var after = snapshot(at: now)
    let caught = cause == .release ? takeCaught(on: after) : nil
    var target = caught == nil ? snapTarget(of: after, cause, from: start.origin(of: cause, in: &path)) : nil
    if target == nil {  // a member between would have to move: members that were caught or move now come first
      let offset = after.offset
      divide(movingFirst: caught ?? moving, at: now)
      after = snapshot(at: now)
      start.shift(by: after.offset - offset)
      target = snapTarget(of: after, cause, from: start.origin(of: cause, in: &path))
    }
    guard let target else { return }
    if target != after.target { path.snap(cause, to: target, from: start, now: now) }
    rememberSnapTargets(at: target, released: after.offset)
  }

  /// Remembers where the members will rest, at which the path ends.
  ///
  /// - Parameters:
  ///   - target: The path offset at which its motion ends.
  ///   - offset: The path offset at which the motion begins.
  mutating func rememberSnapTargets(at target: Vector, released offset: Vector) {
    for index in members.indices {
      members[index].rememberSnapTargets(at: members[index].shares.offset(at: target), from: appliedOffset, released: offset)
    }
  }

  /// Snaps a motion under way anew, after the path was divided.
  mutating func snapAnew(at now: Double) {
    guard members.anySnaps else { return }
    let snapshot = snapshot(at: now)
    if members.indices.allSatisfy({ members[$0].endsAtSnapTarget(snapshot) }) { return }
    let start = SnapStart(of: &path, at: now)
    switch path.activity.kind {
    case .coasting, .momentum, .wheelStream: snap(.release, from: start, at: now)
    case .wheeling: snap(.step, from: start, at: now)
    case .idle, .tracking, .trackpadHold, .dragging, .panning, .chained, .chainedByFingers, .animating, .keyHeld,
      .steering, .pinching, .zoomAnimating:  // has no target that could snap
      break
    }
  }

  /// Lets members take part that were caught between two snap targets along an axis on which the path rests, and that it cannot
  /// move to one. The gesture goes along the other axis.
  ///
  /// - Returns: The members that come first: those along their axis, and the members that move along the other; nil if there
  ///   are none.
  fileprivate mutating func takeCaught(on path: ScrollSnapshot) -> Pair<Int?>? {
    let (x, y) = (caught(.x, on: path), caught(.y, on: path))
    guard x != nil || y != nil else { return nil }
    if let x { members[x].takesPart.x = true }
    if let y { members[y].takesPart.y = true }
    let moving = movingOrStopped
    return Pair(x: x ?? moving.x, y: y ?? moving.y)
  }

  private mutating func caught(_ axis: Axis, on path: ScrollSnapshot) -> Int? {
    guard path.velocity[axis] == 0, path.target[axis] == path.offset[axis] else { return nil }
    let members = members
    return members.indices.first { members[$0].isCaught(axis, at: path.offset) }
  }

  /// The path offset at which all members snap; nil if members that need not move would have to.
  mutating func snapTarget(
    of snapshot: ScrollSnapshot, _ cause: SnapGuide.Cause, from start: Vector
  ) -> Vector? {
    var target = snapshot.target
    for index in members.indices {
      guard
        let snapTarget = members[index].snapTarget(
          cause, from: start, snapshot.velocity, pathTarget: target, applied: appliedOffset)
      else { return nil }
      target = snapTarget
    }
    return target
  }
}

extension LentArray where Element == ChainMember {
  /// Whether the content of any of them snaps.
  var anySnaps: Bool { indices.contains { self[$0].scroller.view.snaps } }
}

extension ChainMember {
  /// Remembers where the path moves it. One that the path does not move snaps by itself: see `ScrollView.snapTarget`.
  ///
  /// - Parameters:
  ///   - applied: The path offset to which the chain has moved it.
  ///   - path: The path offset at which the motion begins.
  fileprivate func rememberSnapTargets(at offset: Vector, from applied: Vector, released path: Vector) {
    guard hasMoved && !rests(at: path) || (offset - self.offset(at: applied)).length > SnapGuide.near, scroller.view.snaps
    else { return }
    scroller.view.behaviours.snapGuide?.rememberTargets(at: offset)
  }

  /// Whether the path moves others at a path offset.
  private func rests(at path: Vector) -> Bool {
    (!takesPart.x || shares.x.rests(at: path.x)) && (!takesPart.y || shares.y.rests(at: path.y))
  }

  /// Whether it moves in this gesture, and is between two snap targets along an axis to which the path does not lead.
  fileprivate func isCaught(_ axis: Axis, at path: Vector) -> Bool {
    guard hasMoved, scroller.view.snaps else { return false }
    let here = shares.offset(at: path)
    let rest = SnapGuide.Outcome(cause: .release, from: here, velocity: .zero, target: here)
    guard
      let target = scroller.view.behaviours.snapGuide?.target(of: rest, in: setting.geometry)[axis],
      (target - here[axis]).magnitude > SnapGuide.near
    else { return false }
    guard let end = shares[axis].path(to: target, insteadOf: path[axis], from: path[axis]) else { return true }
    return (shares[axis].offset(at: end) - target).magnitude > SnapGuide.near
  }

  /// Whether a path that moves it ends at its snap target.
  fileprivate func endsAtSnapTarget(_ path: ScrollSnapshot) -> Bool {
    guard scroller.view.snaps, let chosen = scroller.view.behaviours.snapGuide?.expectedOffset else { return true }
    let target = shares.offset(at: path.target)
    return target == shares.offset(at: path.offset) || (target - chosen).length <= SnapGuide.near
  }

  /// The path offset near `pathTarget` at which it snaps; nil if other members would have to move.
  ///
  /// A member that moves now snaps by its velocity. One that is reached later snaps to the target nearest to the end.
  ///
  /// - Parameter applied: The path offset to which the chain has moved it: a wheel in points moves the path beyond.
  fileprivate mutating func snapTarget(
    _ cause: SnapGuide.Cause, from start: Vector, _ velocity: Vector, pathTarget: Vector, applied: Vector
  ) -> Vector? {
    guard scroller.view.snaps else { return pathTarget }
    let from = shares.offset(at: start)
    let proposed = shares.offset(at: pathTarget)
    let isStreamed = (proposed - shares.offset(at: applied)).length > SnapGuide.near
    guard hasMoved && !rests(at: start) || proposed != from || isStreamed else { return pathTarget }
    let outcome = SnapGuide.Outcome(
      cause: cause, from: from, velocity: shares.velocity(of: velocity, at: start),
      target: proposed)
    guard
      let wanted = scroller.view.behaviours.snapGuide?.target(of: outcome, in: setting.geometry),
      (wanted - proposed).length > SnapGuide.near
    else { return pathTarget }
    guard let x = shares.x.path(to: wanted.x, insteadOf: pathTarget.x, from: start.x),
      let y = shares.y.path(to: wanted.y, insteadOf: pathTarget.y, from: start.y)
    else { return nil }
    return Vector(x: x, y: y)
  }
}

extension ChainShare {
  /// The path offset nearest to `target` at which the content offset is `offset`.
  ///
  /// If the path reached the member only to turn back at once, it does not reach it.
  ///
  /// - Returns: nil if other members would have to move before it goes back.
  fileprivate func path(
    to offset: Double, insteadOf target: Double, from start: Double
  ) -> Double? {
    let path = path(to: offset, near: target)
    let isAcross =
      gap.length > 0 && min(path, target) <= gap.lower && max(path, target) >= gap.upper
    if !isAcross { return path }
    return start == gap.clamp(start) ? gap.clamp(target) : nil
  }
}

/// The motion that would follow if a chain were released now.
package struct ChainRelease {
  /// Where the chain begins.
  package let innermost: NestedScroller
  /// The velocity of the path, in points per second.
  let velocity: Vector
  /// The path offset at which the motion would end, in points.
  package let target: Vector
  /// The path offset now, in points.
  let start: Vector
}

extension NestedScroller {
  /// The motion that would follow if an input released the chain now; nil if the input ends no drag. Time passes, and
  /// the path is divided anew if members that move now must snap before others move.
  ///
  /// - Parameter time: The host's time.
  package func release(by input: ScrollInput, at time: Double) -> ChainRelease? {
    guard input.mayReleaseDrag else { return nil }
    let now = now(at: time)
    passTime(to: now)
    guard let innermost, innermost.chain.members.areChained else { return nil }
    guard let (start, after) = innermost.chain.release(by: input, at: now) else { return nil }
    let caught = innermost.chain.takeCaught(on: after)
    if caught == nil, let target = innermost.chain.snapTarget(of: after, .release, from: start) {
      return ChainRelease(innermost: innermost, velocity: after.velocity, target: target, start: start)
    }
    innermost.chain.divideForRelease(movingFirst: caught, at: now)
    guard let (start, after) = innermost.chain.release(by: input, at: now) else { return nil }
    let target = innermost.chain.snapTarget(of: after, .release, from: start)
    return ChainRelease(innermost: innermost, velocity: after.velocity, target: target ?? after.target, start: start)
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

  /// The path offset at which the motion ends when this scroller is to rest at `target` instead of `proposed`.
  package func pathTarget(
    restingAt target: Vector, insteadOf proposed: Vector, in release: ChainRelease, else path: Vector
  ) -> Vector {
    guard let shares = shares(in: release) else { return path }
    return Vector { axis in
      target[axis] == proposed[axis] ? path[axis] : shares[axis].path(to: target[axis], near: path[axis])
    }
  }

  private func shares(in release: ChainRelease) -> Pair<ChainShare>? {
    guard innermost == release.innermost else { return nil }
    let members = release.innermost.chain.members
    return members.indices.first { members[$0].scroller == self }.map { members[$0].shares }
  }

  /// Handles an input that releases the chain, and retargets its motion.
  ///
  /// - Parameters:
  ///   - target: The path offset at which it ends.
  ///   - time: The host's time.
  /// - Precondition: `release(by: input, at: time)` is not nil.
  package func handle(_ input: ScrollInput, landingAt target: Vector, at time: Double) {
    innermost?.chain.land(input, at: target, now: now(at: time))
  }
}

extension ScrollChain {
  /// The path offset before an input, and the path after it; nil if the input ends no drag. Nothing changes.
  fileprivate mutating func release(by input: ScrollInput, at now: Double) -> (start: Vector, after: ScrollSnapshot)? {
    let before = snapshot(at: now)
    guard before.phase == .dragging else { return nil }
    var path = path
    if path.isResampled { path.resample(at: now) }
    path.handle(input, at: now)
    let after = path.activity.snapshot(at: now)
    return after.phase == .dragging ? nil : (before.offset, after)
  }

  /// Divides the path of a drag as its release would: see `snap`.
  fileprivate mutating func divideForRelease(movingFirst caught: Pair<Int?>?, at now: Double) {
    divide(movingFirst: caught ?? movingOrStopped, at: now)
    beginPiece(at: now)
  }

  fileprivate mutating func land(_ input: ScrollInput, at target: Vector, now: Double) {
    path.handle(input, at: now)
    path.land(at: target, now: now)
    beginPiece(at: now)
  }
}
