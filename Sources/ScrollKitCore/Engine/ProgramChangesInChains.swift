/// What a chain does when the program changes one of its members.
///
///     another geometry, a shift, an offset ─▶ the path is divided anew from there
///     a scroll of the member ──────────────▶ the chain ends
extension NestedScroller {
  /// Follows changes that the program made to members of its chain. If the program moves a member, the chain ends.
  /// After a new geometry, a shift or an offset, the path is divided anew.
  package func respondToProgramChanges() {
    guard let innermost, innermost.chain.isActive, innermost.chain.isAnyTouched
    else { return }
    switch innermost.chain.takeProgramChange() {
    case nil: break
    case .layout: innermost.chain.redivide(at: innermost.chain.clock)
    case .motion: endChain()
    }
  }
}

extension ScrollChain {
  /// A change that the program made to members.
  enum ProgramChange {
    /// Another geometry, a shift or an offset.
    case layout
    /// It moves a member that the chain moved.
    case motion
  }

  /// The change that the program made to members since the last call; nil if it made none. A member that moves by itself takes no
  /// part any more.
  mutating func takeProgramChange() -> ProgramChange? {
    let path = snapshot(at: clock)
    var change: ProgramChange?
    for index in members.indices {
      if members[index].isMovedByProgram {
        change = .motion
      } else if change == nil, members[index].isChanged(on: path, from: appliedOffset) {
        change = .layout
      }
      if members[index].movesByItself { members[index].takesPart = Pair(x: false, y: false) }
      members[index].acknowledge()
    }
    return change
  }
}

extension ChainMember {
  /// Whether the chain moved it, and the program moves it now; or the other way round.
  fileprivate var isMovedByProgram: Bool { isChained != scroller.view.engine.isChained }

  /// Whether it takes part in the chain, or did, and the program has given it another geometry or offset.
  ///
  /// - Parameter applied: The path offset to which the chain has moved it.
  fileprivate func isChanged(on path: ScrollSnapshot, from applied: Vector) -> Bool {
    guard takesPart.x || takesPart.y || isChained else { return false }
    guard movesByItself || isTouched && isDisplaced(from: applied) else { return false }
    return !hasArrived(path)
  }

  /// Whether the motion of the path no longer moves it. A bounce may pass its target and move it again.
  private func hasArrived(_ path: ScrollSnapshot) -> Bool {
    path.isSettling && !isChained && offset(at: path.offset) == offset(at: path.target)
      && path.bounces.isEmpty
  }
}
