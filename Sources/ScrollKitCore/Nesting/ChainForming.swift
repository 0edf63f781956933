/// How a chain of nested scrollers forms and ends.
///
///     a finger, a pan      a chain of the scroller and all around it; what moves is caught
///     a wheel, a key       a chain of the scroller and those around it that rest
///     the program          moves a member: the chain ends
extension NestedScroller {
  /// Ends the chain that it belongs to. Each member rests where it is, or returns into range.
  func endChain() { chainStart?.chain.end() }

  /// Forms a chain of this scroller and all scrollers around it, and catches their motions. The chain that this
  /// scroller belongs to ends, whichever of its members is under the finger.
  func catchChain(at now: Double) {
    if chainStart == self { endChain() }
    let former = chainStart
    var isCaught = former.map { $0.chain.isActive } ?? false
    var next: NestedScroller? = self  // a loop by hand: it writes, see `ScrollersOutwards`
    while let scroller = next, !chain.members.isFull, scroller.canJoin(self) {
      if scroller.view.engine.lastSnapshot.phase != .idle || scroller.view.engine.isPulled { isCaught = true }
      chain.members.append(ChainMember(scroller))
      next = scroller.parent
    }
    claimMembers(endingChainAt: former)
    if isCaught { chain.beginInMotion(at: now) } else { chain.begin(at: now) }
  }

  /// Makes the members of a new chain belong to it. The chain that begins at `ended` ends. Other chains release them: members of
  /// one former chain are neighbours, so each chain is asked once, after its last member was claimed.
  private func claimMembers(endingChainAt ended: NestedScroller?) {
    var former: NestedScroller?
    for index in chain.members.indices {
      let scroller = chain.members[index].scroller
      if let other = scroller.chainStart, other != former {
        former?.releaseClaimedMembers()
        former = other == ended ? nil : other
      }
      scroller.chainStart = self
    }
    former?.releaseClaimedMembers()
    ended?.chain.end()
  }

  /// Forms a chain of this scroller and those around it that rest: a wheel does not stop the motion of an outer
  /// scroller.
  func joinRestingScrollers(at now: Double) {
    if chainStart == self { endChain() }
    var next: NestedScroller? = self  // a loop by hand: it writes, see `ScrollersOutwards`
    while let scroller = next, !chain.members.isFull, scroller.canJoin(self) {
      scroller.chainStart?.releaseOutwards(fromFirst: { $0.scroller == scroller })
      guard scroller == self || scroller.view.engine.lastSnapshot.phase == .idle else { break }
      chain.members.append(ChainMember(scroller))
      scroller.chainStart = self
      next = scroller.parent
    }
    chain.begin(at: now)
  }

  /// Whether it may belong to a chain that begins at `start`.
  private func canJoin(_ start: NestedScroller) -> Bool {
    guard view.engine.mode == .driven, !view.engine.refusesChain else { return false }
    guard let other = chainStart, other != start else { return true }
    return !other.chain.isHeld
  }

  /// Releases the first member of the chain that meets a condition, and all around that. The chain begins here.
  func releaseOutwards(fromFirst isMet: (ChainMember) -> Bool) {
    let members = chain.members
    if let index = members.indices.first(where: { isMet(members[$0]) }) { chain.releaseOutwards(from: index) }
  }

  /// Releases the first member that another chain has claimed, and all around that. The chain begins here.
  private func releaseClaimedMembers() {
    releaseOutwards(fromFirst: { $0.scroller.chainStart != self })
  }

  /// Ends the chain that one finger holds, so that a second finger begins a pinch of this scroller.
  ///
  /// While the chain moves another scroller, both fingers scroll, as on touch platforms.
  func endChain(toPinchWith other: UInt64) {
    guard chainStart == self, view.engine.canZoom, chain.path.fingers.count == 0,
      case .pointer(let pointer)? = chain.path.activity.holder, pointer != other
    else { return }
    let members = chain.members
    guard !members.indices.dropFirst().contains(where: { members[$0].hasMoved }) else { return }
    let position = chain.path.tracker.position
    view.engine.handle(.press(pointer: pointer, at: position))  // before the chain ends: content that it lets go would snap
    endChain()
  }
}
