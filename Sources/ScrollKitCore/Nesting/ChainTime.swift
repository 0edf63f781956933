/// How time passes for nested scrollers: once in a call, for all that the call can reach.
///
///     page ◀── list ◀── carousel          a call on the list lets time pass for the list, the page and the chain that moves them
///
/// Times are those of the tree: see `ScrollView.clockOffset`.
extension NestedScroller {
  /// Lets time pass up to a frame, which ends a turn of the host's event loop.
  package func tick(at time: Double) {
    view.endTurn()
    passTime(at: time)
  }

  /// Lets time pass up to a time of the host, as `now(at:)` converts it.
  package func passTime(at time: Double) { passTime(to: now(at: time)) }

  /// Lets time pass for all that a call here can reach: this scroller, those around it and the chains that move them.
  ///
  /// Every call begins with it. Scrollers at which it is that time already cost nothing.
  func passTime(to now: Double) {
    var next: NestedScroller? = self  // a loop by hand: it writes, see `ScrollersOutwards`
    while let scroller = next {
      if scroller.isBehind(now) {
        scroller.passOwnTime(to: now)
        if scroller != self { scroller.markChanged() }
      }
      next = scroller.parent
    }
  }

  /// The own time at which an input of the host counts: not before the clocks of those around it, so that a chain has one
  /// clock.
  func now(at time: Double) -> Double {
    outwards.reduce(view.now(at: time)) { latest, scroller in max(latest, scroller.view.engine.clock) }
  }

  /// Lets time pass for this scroller, and for its chain while that moves a member.
  private func passOwnTime(to now: Double) {
    if let chainStart, chainStart.chain.isActive {
      chainStart.markChanged()
      chainStart.passTimeOfChain(to: now)
    }
    if isBehind(now) { view.passTime(to: now) }  // no chain moves it, or it has ended meanwhile
  }

  /// Whether time has not passed yet, or a segment of its path ends at its clock.
  private func isBehind(_ now: Double) -> Bool { view.engine.clock < now || view.engine.segment.end <= now }

  /// Lets time pass for the chain that begins here while it moves a member. A held scroll bar of a member may end it.
  private func passTimeOfChain(to now: Double) {
    while chain.isActive {
      let bar = chain.members.nextRepeatingBar
      let next = min(now, bar?.due ?? .infinity)
      while chain.isActive, chain.step(towards: next) { respondToOutsideChanges() }
      guard let bar, bar.due <= now else { return }
      bar.scroller.view.passTime(to: bar.due)
      respondToOutsideChanges()
    }
  }
}
