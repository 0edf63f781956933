/// Where a member of a chain is to rest, although its content changes: its start or its end, an item, or where it sticks to.
///
///     list     ├────────●┤            ● its end, to which the key End leads
///     page               ├────┤
///     longer   ├────────────●┤        the path ends at the new end, in time
///     page                   ├────┤
struct ChainGoal {
  let member: Int
  /// The content offset at which the member is to rest, in points.
  let place: Double
  let arrival: Scroller.Arrival
  /// The end of the path to which it led; nil if it did to neither.
  let end: PathEnd?
  /// Whether it led past the member, so that others move on.
  let isPassed: Bool
}

extension ScrollChain {
  /// The goal of the innermost member that has asked for one along an axis; nil if none has.
  ///
  /// - Precondition: The path is divided as it was before.
  mutating func goal(_ axis: Axis) -> ChainGoal? {
    let members = members
    guard let index = members.indices.first(where: { members[$0].arrival(axis) != nil }), let arrival = members[index].arrival(axis)
    else { return nil }
    let (target, range, share) = (path.activity.target[axis], path.setting.restRange(axis), members[index].shares[axis])
    let isAtStart = (target - range.lower).magnitude <= Vector.rounding
    let isAtEnd = (target - range.upper).magnitude <= Vector.rounding
    return ChainGoal(
      member: index, place: members[index].snapshot.target[axis], arrival: arrival, end: isAtStart ? .start : isAtEnd ? .end : nil,
      isPassed: (share.path(to: share.offset(at: target), near: target) - target).magnitude > Vector.rounding)
  }

  /// Retargets the path, which was divided anew, so that a member rests at its goal. Where both led to their ends, both do again.
  mutating func retarget(_ axis: Axis, to goal: ChainGoal, at now: Double) {
    let (target, range) = (path.activity.target[axis], path.setting.restRange(axis))
    let share = members[goal.member].shares[axis]
    var place = share.path(to: goal.place, near: target)
    if let end = goal.end, goal.place == members[goal.member].range[axis].end(towards: end.direction) {
      place = range.end(towards: end.direction)
    } else if goal.isPassed, (share.offset(at: target) - goal.place).magnitude <= Vector.rounding {
      return
    }
    path.retarget(axis, to: place, arriving: goal.arrival, now: now)
  }
}

extension ChainMember {
  /// Whether its content has asked to rest elsewhere.
  var hasGoal: Bool { arrival(.x) != nil || arrival(.y) != nil }

  /// When the path is to arrive where its content has asked to rest along an axis; nil if it has not asked.
  fileprivate func arrival(_ axis: Axis) -> Scroller.Arrival? { scroller.view.engine.scroller.activity.goals[axis] }
}
