/// How a chain of nested scrollers forms and ends.
///
///     a finger, a pan      a chain of the scroller and all around it; what moves is caught
///     a wheel, a key       a chain of the scroller and those around it that rest
///     the program          moves a member: the chain ends
extension NestedScroller {
  /// Ends the chain that it belongs to. Each member rests where it is, or returns into range.
  func endChain() { innermost?.chain.end() }

  /// Forms a chain of this scroller and all scrollers around it, and catches their motions. The chain that this
  /// scroller belongs to ends, whichever of its members is under the finger.
  func catchChain(at now: Double) {
    if innermost == self { endChain() }
    let former = innermost
    var isCaught = former.map { $0.chain.isActive } ?? false
    var next: NestedScroller? = self
    while let scroller = next, !chain.members.isFull, scroller.canJoin(self) {
      if scroller.view.engine.lastSnapshot.phase != .idle || scroller.view.engine.isPulled { isCaught = true }
      chain.members.append(ChainMember(scroller))
      next = scroller.parent
    }
    claimMembers(endingChainAt: former)
    if isCaught { chain.beginInMotion(at: now) } else { chain.begin(at: now) }
  }

  /// Makes the members of a new chain belong to it. The chain that begins at `ended` ends. Other chains release them.
  private func claimMembers(endingChainAt ended: NestedScroller?) {
    var former: NestedScroller?
    for index in chain.members.indices {
      let scroller = chain.members[index].scroller
      if let other = scroller.innermost, other != former {
        former?.releaseMembersOfOtherChains()
        former = other == ended ? nil : other
      }
      scroller.innermost = self
    }
    former?.releaseMembersOfOtherChains()
    ended?.chain.end()
  }

  /// Forms a chain of this scroller and those around it that rest: a wheel does not stop the motion of an outer
  /// scroller.
  func joinRestingScrollers(at now: Double) {
    if innermost == self { endChain() }
    var next: NestedScroller? = self
    while let scroller = next, !chain.members.isFull, scroller.canJoin(self) {
      if let former = scroller.innermost { former.releaseMembers { $0.scroller == scroller } }
      guard scroller == self || scroller.view.engine.lastSnapshot.phase == .idle else { break }
      chain.members.append(ChainMember(scroller))
      scroller.innermost = self
      next = scroller.parent
    }
    if view.engine.lastSnapshot.phase == .idle { chain.begin(at: now) } else { chain.beginInMotion(at: now) }
  }

  /// Whether it may belong to a chain that begins at `innermost`.
  private func canJoin(_ innermost: NestedScroller) -> Bool {
    guard view.engine.mode == .driven, !view.engine.refusesChain else { return false }
    guard let other = self.innermost, other != innermost else { return true }
    return !other.chain.isHeld
  }

  /// Releases the members of the chain that begins here, from the first that meets a condition.
  func releaseMembers(fromFirst isMet: (ChainMember) -> Bool) {
    let members = chain.members
    if let index = members.indices.first(where: { isMet(members[$0]) }) { chain.releaseMembers(from: index) }
  }

  /// Releases the members of the chain that begins here, from the first that now belongs to another chain.
  private func releaseMembersOfOtherChains() {
    releaseMembers { $0.scroller.innermost != self }
  }

  /// Ends the chain that one finger holds, so that a second finger begins a pinch of this scroller.
  ///
  /// While the chain moves another scroller, both fingers scroll, as on touch platforms.
  func endChain(toPinchWith other: UInt64) {
    guard innermost == self, view.engine.canZoom, chain.path.fingers.count == 0,
      case .pointer(let pointer)? = chain.path.activity.holder, pointer != other
    else { return }
    let members = chain.members
    guard !members.indices.dropFirst().contains(where: { members[$0].hasMoved }) else { return }
    let position = chain.path.tracker.position
    endChain()
    view.engine.handle(.press(pointer: pointer, at: position))
  }
}
