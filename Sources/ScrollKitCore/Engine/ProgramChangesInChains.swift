/// What a chain does when the program changes one of its members.
///
///     another geometry, a shift, an offset ─▶ the path is divided anew from there
///     a scroll of the member ──────────────▶ the chain ends
extension NestedScroller {
  /// Follows changes that the program made to members of its chain. If the program moves a member, the chain ends.
  /// After a new geometry, a shift or an offset, the path is divided anew.
  package func respondToProgramChanges() {
    guard let innermost, innermost.chain.members.areChained, innermost.chain.members.areTouched
    else { return }
    switch innermost.chain.takeProgramChange() {
    case .none: break
    case .layout: innermost.chain.redivide(at: innermost.chain.clock)
    case .motion: endChain()
    }
  }
}

extension ScrollChain {
  /// A change that the program made to members.
  enum ProgramChange {
    case none
    /// Another geometry, a shift or an offset.
    case layout
    /// It moves a member that the chain moved.
    case motion
  }

  /// Returns the change that the program made to members since the last call. A member that moves by itself takes no
  /// part any more.
  mutating func takeProgramChange() -> ProgramChange {
    var change = ProgramChange.none
    for index in members.indices {
      let mayMove = members[index].takesPart.x || members[index].takesPart.y || members[index].isChained
      let movesByItself = members[index].movesByItself
      if change == .none, mayMove, movesByItself || members[index].isTouched && members[index].isDisplaced(from: appliedOffset),
        !members[index].hasArrived(snapshot(at: clock))
      {
        change = .layout
      }
      if movesByItself { members[index].takesPart = Pair(x: false, y: false) }
      if members[index].isChained != members[index].scroller.view.engine.isChained { change = .motion }
      members[index].acknowledge()
    }
    return change
  }
}

extension ChainMember {
  /// Whether the motion of the path no longer moves it. A bounce may pass its target and move it again.
  fileprivate func hasArrived(_ path: ScrollSnapshot) -> Bool {
    path.isSettling && !isChained && offset(at: path.offset) == offset(at: path.target)
      && path.bounces.isEmpty
  }
}
