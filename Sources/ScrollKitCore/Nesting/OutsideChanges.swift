/// What a chain does when something else changes one of its members: the program, a zoom, steering, a scroll bar, a behaviour.
///
///     another geometry, shift, offset or snap target ─▶ the path is divided anew from there
///     a scroll of the member ────────────────────────▶ the chain ends
extension NestedScroller {
  /// Follows changes that something else made to members of its chain. If it moves a member, the chain ends.
  /// After a new geometry, a shift, an offset or another snap target, the path is divided anew.
  package func respondToOutsideChanges() {
    guard let chainStart, chainStart.chain.isActive, chainStart.chain.mayHaveChanged
    else { return }
    switch chainStart.chain.takeOutsideChange() {
    case nil: break
    case .layout: chainStart.chain.redivide(at: chainStart.chain.clock)
    case .motion: endChain()
    }
    chainStart.chain.assertMembers()
  }
}

extension ScrollChain {
  /// Asserts, in builds without optimisation, that each member that the chain moves is where its share of the path is, and that the
  /// motion of the path ends in its rest range. See `ScrollView.assertInvariants`.
  fileprivate func assertMembers() {
    for index in members.indices where members[index].isChained {
      assert(members[index].isOnPath(at: appliedOffset), "place: a member is where its share of the path is")
      assert(members[index].hasTargetInRange, "target: a motion ends in the rest range of each member")
    }
  }
}

extension ScrollChain {
  /// A change of members that the chain did not make.
  enum OutsideChange {
    /// Another geometry, a shift, an offset, a goal or another snap target.
    case layout
    /// It moves a member that the chain moved.
    case motion
  }

  /// The change of members since the last call that the chain did not make; nil if there is none. A member that moves by itself
  /// takes no part any more.
  mutating func takeOutsideChange() -> OutsideChange? {
    var change: OutsideChange?
    for index in members.indices {
      if members[index].isMovedFromOutside {
        change = .motion
      } else if change == nil, isLaidOutAnew(index) {
        change = .layout
      }
      if members[index].movesByItself { members[index].takesPart = Pair(x: false, y: false) }
      members[index].acknowledge()
    }
    return change
  }

  /// Whether a member has another geometry, offset, goal or snap target, so that the path has to be divided anew.
  private mutating func isLaidOutAnew(_ index: Int) -> Bool {
    if members[index].hasGoal { return true }
    if members[index].isChanged(from: appliedOffset) { return !members[index].hasArrived(snapshot(at: clock)) }
    return members[index].maySnapElsewhere && !members[index].endsAtSnapTarget(snapshot(at: clock))
  }
}

extension ChainMember {
  /// Whether it is where a path offset moves it.
  fileprivate func isOnPath(at path: Vector) -> Bool { (snapshot.offset - offset(at: path)).length <= Vector.rounding }

  /// Whether the offset to which the path moves it may be reached. Fingers hold it anywhere.
  fileprivate var hasTargetInRange: Bool {
    snapshot.phase.isHeld || scroller.restRange.overscroll(of: snapshot.target).length <= Vector.rounding
  }

  /// Whether the chain moved it, and something else moves it now; or the other way round.
  var isMovedFromOutside: Bool { isChained != scroller.view.engine.isChained }

  /// Whether it takes part in the chain, or did, and something else has given it another geometry or offset.
  ///
  /// - Parameter applied: The path offset to which the chain has moved it.
  fileprivate func isChanged(from applied: Vector) -> Bool {
    guard takesPart.x || takesPart.y || isChained else { return false }
    return movesByItself || mayHaveChanged && isDisplaced(from: applied)
  }

  /// Whether it coasts, and the program may have changed where it snaps.
  fileprivate var maySnapElsewhere: Bool {
    mayHaveChanged && isChained && scroller.view.snaps && scroller.view.engine.lastSnapshot.phase.isDecelerating
  }

  /// Whether the motion of the path no longer moves it. A bounce may pass its target and move it again.
  fileprivate func hasArrived(_ path: ScrollSnapshot) -> Bool {
    path.isSettling && !isChained && offset(at: path.offset) == offset(at: path.target)
      && path.bounces.isEmpty
  }
}
