/// The pulls of a chain's edges: stretch and glow, which move no content.
///
///     finger holds the chain      the path has the pulls of the members at its ends
///     the finger leaves           these members have them again, and nothing holds them
extension ScrollChain {
  /// The path takes the pulls of the edges that it can pull: those of the members at its ends. It has them until fingers
  /// no longer hold it.
  mutating func takePulls(at now: Double) {
    for index in members.indices {
      path.pulls.x.add(members[index].takePull(.x, at: now), at: now)
      path.pulls.y.add(members[index].takePull(.y, at: now), at: now)
    }
    guard path.pulls != Pair(x: .none, y: .none) else { return }
    if isHeld { path.catchPulls(at: now) }
    path.reanchor(at: offset(at: now), now: now)  // the drag anchor counts them from here on
  }

  /// The members at the ends of the path have its pulls again, and nothing holds them.
  mutating func returnPulls(at now: Double) {
    path.releasePulls(at: now)
    returnPull(.x, at: now)
    returnPull(.y, at: now)
  }

  private mutating func returnPull(_ axis: Axis, at now: Double) {
    let pull = path.pulls[axis]
    path.pulls[axis] = .none
    let edge = pull.edge(axis, at: now)
    guard let index = members.indices.first(where: { !members[$0].pulledEdges.isDisjoint(with: edge) }) else { return }
    var sum = members[index].scroller.view.engine.scroller.pulls[axis]
    sum.add(pull, at: now)
    members[index].setPull(sum, axis)
  }

  /// Gives each member its pull of the path's edges.
  mutating func pullMembers(at now: Double) {
    let pull = path.pull(at: now)
    for index in members.indices { members[index].setPull(pull) }
  }
}

extension ChainMember {
  /// Its part of the pull of the path, in points.
  func pull(of path: Vector) -> Vector {
    let edges = Edges(towards: path).intersection(pulledEdges).axes
    return Vector(x: edges.contains(.left) ? path.x : 0, y: edges.contains(.top) ? path.y : 0)
  }

  /// Gives the path its pull along an axis, if the path can pull that edge.
  fileprivate mutating func takePull(_ axis: Axis, at now: Double) -> EdgePull {
    let pull = scroller.view.engine.scroller.pulls[axis]
    guard !pulledEdges.isDisjoint(with: pull.edge(axis, at: now)) else { return .none }
    setPull(.none, axis)
    return pull
  }

  /// Sets what recedes of the pull along an axis.
  fileprivate mutating func setPull(_ pull: EdgePull, _ axis: Axis) {
    scroller.view.engine.setPull(pull, axis)
    acknowledge()
  }

  /// Sets how far the path pulls its edges.
  fileprivate func setPull(_ path: Vector) {
    if isChained { scroller.view.engine.scroller.activity.setPull(pull(of: path)) }
  }
}
