/// The snap targets of a chain.
///
///     child  ├────────●┤            ● the path's own target
///     parent           ├───○──┤     ○ the parent's page: the path ends there in one motion
///
/// A member that the gesture has moved along one axis, and left between two snap targets, stays behind when the path goes on along
/// the other axis alone. It takes part in the release, and comes first:
///
///     carousel  ├─ page ─●─ page ─┤     ● dragged along x, then along y: the release moves it to a page
///
/// So does one on its way to a snap target that a step interrupts: the step moves it first, also where another member can scroll.
extension ScrollChain {
  /// Ends the path where the members that it moves snap.
  ///
  /// - Parameter start: The path before the input.
  /// - Precondition: The content of a member snaps.
  mutating func snap(_ cause: SnapGuide.Cause, from start: inout SnapStart, at now: Double) {
    var after = snapshot(at: now)
    let betweenTargets = cause == .release ? includeMembersBetweenTargets(on: after) : interrupted(at: appliedOffset)
    after.velocity = start.velocity(after.velocity, in: &path)
    var target = betweenTargets == nil ? snapTarget(of: after, cause, from: start.origin(of: cause, in: &path)) : nil
    if target == nil {  // a member between would have to move: members between snap targets, or that move now, come first
      let offset = after.offset
      divide(movingFirst: betweenTargets ?? continuing, turningAt: offset, at: now)
      after = snapshot(at: now)
      start.shift(by: after.offset - offset)
      after.velocity = start.velocity(after.velocity, in: &path)
      target = snapTarget(of: after, cause, from: start.origin(of: cause, in: &path))
    }
    guard let target else { return }
    if target != after.target { path.snap(cause, to: target, from: &start, now: now) }
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
    var start = SnapStart(of: &path, at: now)
    start.forgetMotions()
    switch path.activity.kind {
    case .momentum, .wheelStream: snap(.release, from: &start, at: now)
    case .moving:
      guard !path.activity.isMovedByKey, let cause = path.activity.snapCause else { return }
      guard cause == .step, let target = expectedTarget(of: snapshot) else { return snap(cause, from: &start, at: now) }
      path.snap(.step, to: target, from: &start, now: now)
      rememberSnapTargets(at: target, released: snapshot.offset)
    case .idle, .tracking, .trackpadHold, .dragging, .panning, .chained, .chainedByFingers, .pinching, .zoomAnimating:  // no motion
      break
    }
  }

  /// The path offset at which the members are where they are expected to rest; nil if others would have to move.
  private mutating func expectedTarget(of path: ScrollSnapshot) -> Vector? {
    var target = path.target
    for index in members.indices where !members[index].endsAtSnapTarget(path) {
      guard let place = members[index].pathToExpected(near: target, from: path.offset) else { return nil }
      target = place
    }
    return target
  }

  /// Lets members between snap targets take part.
  ///
  /// - Returns: The members that come first: those along their axis, and the members that move along the other; nil if there
  ///   are none.
  mutating func includeMembersBetweenTargets(on path: ScrollSnapshot) -> Pair<Int?>? {
    let (x, y) = (betweenTargets(.x, on: path), betweenTargets(.y, on: path))
    guard x != nil || y != nil else { return nil }
    if let x { members[x].takesPart.x = true }
    if let y { members[y].takesPart.y = true }
    return comingFirst(x: x, y: y)
  }

  /// These members, and along an axis without one that which moves, or has stopped.
  private mutating func comingFirst(x: Int?, y: Int?) -> Pair<Int?> {
    let others = movingOrStopped
    return Pair(x: x ?? others.x, y: y ?? others.y)
  }

  /// The members that a step has stopped on their way to a snap target, and beside them those that move; nil if there are none.
  private mutating func interrupted(at path: Vector) -> Pair<Int?>? {
    let members = members
    let stopped = Pair<Int?> { axis in members.indices.first { members[$0].isInterrupted(axis, at: path) } }
    guard stopped.x != nil || stopped.y != nil else { return nil }
    return comingFirst(x: stopped.x, y: stopped.y)
  }

  private mutating func betweenTargets(_ axis: Axis, on path: ScrollSnapshot) -> Int? {
    guard path.velocity[axis] == 0, path.target[axis] == path.offset[axis] else { return nil }
    let members = members
    return members.indices.first { members[$0].isBetweenTargets(axis, at: path.offset) }
  }

  /// The path offset at which all members snap; nil if members that need not move would have to.
  mutating func snapTarget(
    of snapshot: ScrollSnapshot, _ cause: SnapGuide.Cause, from start: Vector
  ) -> Vector? {
    var target = snapshot.target
    for index in members.indices {
      guard
        let snapTarget = members[index].snapTarget(
          cause, from: start, velocity: snapshot.velocity, pathTarget: target, applied: appliedOffset)
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
    scroller.view.rememberSnapTargets(at: offset)
  }

  /// Whether the path moves others at a path offset.
  private func rests(at path: Vector) -> Bool {
    (!takesPart.x || shares.x.rests(at: path.x)) && (!takesPart.y || shares.y.rests(at: path.y))
  }

  /// Whether it moves in this gesture, and is between two snap targets along an axis to which the path does not lead.
  fileprivate func isBetweenTargets(_ axis: Axis, at path: Vector) -> Bool {
    guard hasMoved, scroller.view.snaps else { return false }
    guard let target = snapTarget(axis, restingAt: shares.offset(at: path)) else { return false }
    guard let end = shares[axis].path(to: target, insteadOf: path[axis], from: path[axis]) else { return true }
    return (shares[axis].offset(at: end) - target).magnitude > SnapGuide.near
  }

  /// The snap target along an axis of content that rests at an offset; nil if it is there, or does not snap.
  private func snapTarget(_ axis: Axis, restingAt offset: Vector) -> Double? {
    let rest = SnapGuide.Outcome(cause: .release, from: offset, velocity: .zero, target: offset)
    let target = scroller.view.behaviours.snapGuide?.target(of: rest, in: scroller.view.engine.snapLayout)[axis]
    return target.flatMap { ($0 - offset[axis]).magnitude > SnapGuide.near ? $0 : nil }
  }

  /// Whether it is between two snap targets along an axis, at another offset than that where it was to rest.
  fileprivate func isInterrupted(_ axis: Axis, at path: Vector) -> Bool {
    guard takesPart[axis], scroller.view.snaps else { return false }
    let here = shares.offset(at: path)
    guard scroller.view.behaviours.snapGuide?.isExpected(here[axis], axis) == false else { return false }
    return snapTarget(axis, restingAt: here) != nil
  }

  /// Whether a path that moves it ends at its snap target.
  func endsAtSnapTarget(_ path: ScrollSnapshot) -> Bool {
    let target = shares.offset(at: path.target)
    guard scroller.view.snaps, target != shares.offset(at: path.offset) else { return true }
    return scroller.view.behaviours.snapGuide?.isExpected(target) != false
  }

  /// The path offset near `target` at which it is where it is expected to rest; nil if other members would have to move.
  fileprivate func pathToExpected(near target: Vector, from start: Vector) -> Vector? {
    guard scroller.view.snaps, let expected = scroller.view.behaviours.snapGuide?.expected(otherwise: shares.offset(at: target))
    else { return nil }
    return shares.path(to: expected, insteadOf: target, from: start)
  }

  /// The path offset near `pathTarget` at which it snaps; nil if other members would have to move.
  ///
  /// A member that moves now snaps by its velocity. One that is reached later snaps to the target nearest to the end.
  ///
  /// - Parameter applied: The path offset to which the chain has moved it: a wheel in points moves the path beyond.
  fileprivate mutating func snapTarget(
    _ cause: SnapGuide.Cause, from start: Vector, velocity: Vector, pathTarget: Vector, applied: Vector
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
      let wanted = scroller.view.behaviours.snapGuide?.target(of: outcome, in: scroller.view.engine.snapLayout),
      (wanted - proposed).length > SnapGuide.near
    else { return pathTarget }
    return shares.path(to: wanted, insteadOf: pathTarget, from: start)
  }
}

extension Pair where Element == ChainShare {
  /// As `ChainShare.path(to:insteadOf:from:)`, along both axes.
  fileprivate func path(to offset: Vector, insteadOf target: Vector, from start: Vector) -> Vector? {
    guard let x = x.path(to: offset.x, insteadOf: target.x, from: start.x),
      let y = y.path(to: offset.y, insteadOf: target.y, from: start.y)
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
