/// The edge effects of a chain: stretch and glow, which move no content.
///
///     finger holds the chain      the path has the effects of the members at its ends
///     the finger leaves           these members have them again, and nothing holds them
extension ScrollChain {
  /// Moves the effects of the edges that the path can pull from the members at its ends to the path.
  mutating func takeEdgeEffects(at now: Double) {
    for index in members.indices {
      path.edgeEffects.x.add(members[index].takePull(.x, at: now), at: now)
      path.edgeEffects.y.add(members[index].takePull(.y, at: now), at: now)
      if path.setting.rules.preferences.reducesMotion { members[index].endEdgeEffects() }
    }
    guard path.edgeEffects != Pair(x: .none, y: .none) else { return }
    if path.activity.kind == .tracking || path.activity.kind == .trackpadHold { path.catchEdgeEffects(at: now) }
    path.reanchor(at: offset(at: now), now: now)  // the drag anchor counts them from here on
  }

  /// Releases the effects of the path, which recede in the members at its ends.
  mutating func releaseEdgeEffects(at now: Double) {
    path.releaseEdgeEffects(at: now)
    returnDetachedEffects(at: now)
  }

  /// Returns the effects of the path to the members before it is divided anew, after which `takeEdgeEffects` follows.
  mutating func returnEdgeEffects(at now: Double) {
    path.detachEdgeEffects(at: now)
    returnDetachedEffects(at: now)
  }

  private mutating func returnDetachedEffects(at now: Double) {
    returnPull(.x, at: now)
    returnPull(.y, at: now)
  }

  private mutating func returnPull(_ axis: Axis, at now: Double) {
    let pull = path.edgeEffects[axis]
    path.edgeEffects[axis] = .none
    let edge = pull.edge(axis, at: now)
    guard let index = members.indices.first(where: { !members[$0].pulledEdges.isDisjoint(with: edge) }),
      !members[index].isMovedFromOutside  // it has its pull already
    else { return }
    var sum = members[index].scroller.view.engine.scroller.edgeEffects[axis]
    sum.add(pull, at: now)
    members[index].setRecedingPull(sum, axis)
  }

  /// Sets how far the path pulls the edges of each member.
  mutating func pullMembers(at now: Double) {
    let pull = path.pull(at: now)
    for index in members.indices { members[index].setHeldPull(ofPath: pull) }
  }
}

extension ChainMember {
  /// Its part of the pull of the path, in points.
  func pull(of path: Vector) -> Vector {
    let edges = Edges(towards: path).intersection(pulledEdges).axes  // both edges of each axis that is pulled
    return Vector(x: edges.contains(.left) ? path.x : 0, y: edges.contains(.top) ? path.y : 0)
  }

  /// Gives the path its pull along an axis, if the path can pull that edge.
  fileprivate mutating func takePull(_ axis: Axis, at now: Double) -> EdgeEffect {
    let pull = scroller.view.engine.scroller.edgeEffects[axis]
    guard !pulledEdges.isDisjoint(with: pull.edge(axis, at: now)) else { return .none }
    setRecedingPull(.none, axis)
    return pull
  }

  /// Ends its receding effects at once.
  fileprivate mutating func endEdgeEffects() {
    for axis in [Axis.x, .y] where scroller.view.engine.scroller.edgeEffects[axis] != .none { setRecedingPull(.none, axis) }
  }

  /// Sets what recedes of the pull along an axis.
  fileprivate mutating func setRecedingPull(_ pull: EdgeEffect, _ axis: Axis) {
    scroller.view.engine.setPull(pull, axis)
    acknowledge()
  }

  /// Sets how far the path pulls its edges.
  fileprivate func setHeldPull(ofPath path: Vector) {
    if isChained { scroller.view.engine.scroller.activity.setPull(pull(of: path)) }
  }
}
