/// How the path of a chain is divided among its members.
///
///     path offset    −300     0   200       900
///     page (first)            ├───┤
///     list           ├────────┤   ├─────────┤     each gets what it can scroll towards an end, in scroll chaining order
///
/// Overscroll is undone before anything else moves.
extension ScrollChain {
  /// Divides the path anew among the members that take part, from where each is, also if the program has moved it there. The
  /// path offset becomes 0.
  ///
  /// - Parameter moving: The members that scroll first, whatever the order.
  mutating func divide(movingFirst moving: Pair<Int?> = Pair(x: nil, y: nil), at now: Double) {
    returnEdgeEffects(at: now)
    for index in members.indices { members[index].clearShares(restingAt: members[index].snapshot.offset) }
    assignShares(movingFirst: moving, from: offset(at: now), at: now)
  }

  /// Divides the path anew from where the members are at a path offset, at which the gesture turns back, or to which a step has moved it
  /// at once.
  ///
  /// - Parameter moving: The members that scroll first, whatever the order.
  mutating func divide(movingFirst moving: Pair<Int?> = Pair(x: nil, y: nil), turningAt offset: Vector, at now: Double) {
    returnEdgeEffects(at: now)
    let applied = appliedOffset - offset
    for index in members.indices { members[index].clearShares(restingAt: members[index].offset(at: offset)) }
    assignShares(movingFirst: moving, from: offset, at: now)
    appliedOffset = applied  // the members have not moved there yet
  }

  /// Divides the path anew after something else changed a member, or outer members were released. Members that move precede the others.
  mutating func redivide(at now: Double) {
    let (x, y) = (goal(.x), goal(.y))
    chooseMissingMembers(.x)
    chooseMissingMembers(.y)
    divide(movingFirst: continuing, at: now)
    if let x { retarget(.x, to: x, at: now) }
    if let y { retarget(.y, to: y, at: now) }
    snapAnew(at: now)
    beginSegment(at: now)
  }

  /// Chooses members along an axis that has none, unless it is locked.
  private mutating func chooseMissingMembers(_ axis: Axis) {
    if innermostMember(axis) == nil, !isLocked[axis] { chooseMembers(axis, towards: heading[axis]) }
  }

  /// Gives the members their shares of the path.
  ///
  /// - Parameter offset: The path offset that becomes 0.
  private mutating func assignShares(movingFirst moving: Pair<Int?>, from offset: Vector, at now: Double) {
    for index in members.indices { members[index].range = members[index].scroller.restRange }
    let x = assignShares(along: .x, movingFirst: moving.x)
    let y = assignShares(along: .y, movingFirst: moving.y)
    let setting = members[0].setting
    var feel = setting.rules.feel
    feel.edges = Pair(x: x.edges, y: y.edges)
    feel.countPoints()
    // The path coasts as the innermost member feels, and bounces along both axes as the innermost that shows overscroll along one.
    let member = min(x.edgeMember ?? members.count, y.edgeMember ?? members.count)
    if member < members.count { feel.bounce(as: members[member].setting.rules.feel) }
    path.setting.rules.feel = feel
    path.setting.rules.preferences = setting.rules.preferences
    path.setting.pullsClampedTop = members.indices.contains { members[$0].pulledEdges.contains(.top) }
    path.setting.rules.alwaysBounces = Pair(x: x.edgeMember != nil, y: y.edgeMember != nil || path.setting.pullsClampedTop)
    restart(in: ScrollGeometry(x: x.geometry, y: y.geometry), from: offset, at: now)
    takeEdgeEffects(at: now)
  }

  /// Continues the path where it is, by the present rules of its setting in another range. A path offset becomes 0: that at which
  /// the members are.
  private mutating func restart(in geometry: ScrollGeometry, from offset: Vector, at now: Double) {
    appliedOffset = .zero
    let isSame = path.setting.geometry.range.isSame(as: geometry.range, shiftedBy: offset)
    if path.activity.kind == .dragging || path.activity.kind == .panning {
      if offset == .zero, geometry == path.setting.geometry { return }
      let place = self.offset(at: now) - offset
      path.setting.geometry = geometry
      path.reanchor(at: place, now: now)  // also out of a range that clamps: the members have followed a change
    } else if path.activity.kind == .moving, !isSame {
      path.setGeometry(geometry, shift: -offset, at: now)
    } else {  // the motion continues unchanged: not every motion can restart from a position and a velocity
      path.setting.geometry = geometry
      path.activity.shift(by: -offset)
    }
  }

  /// The path along one axis.
  private struct Division {
    let geometry: AxisGeometry
    let edges: Ends<EdgeBehavior>
    /// The member whose rubber band the path has: one that shows the overscroll; nil if none does.
    let edgeMember: Int?
  }

  private mutating func assignShares(along axis: Axis, movingFirst moving: Int?) -> Division {
    let overscrolled = excludeOpposedOverscroll(axis)
    let isPastEnd = overscrolled.map { members[$0].overscroll(axis) > 0 } ?? false
    let pastEnd = isPastEnd ? overscrolled : nil
    let pastStart = isPastEnd ? nil : overscrolled
    let toEnd = assignDistances(axis, towards: .end, past: pastEnd, startingWith: pastStart ?? moving)
    let toStart = assignDistances(axis, towards: .start, past: pastStart, startingWith: pastEnd ?? moving)
    let lower = toStart.edgeMember.map { members[$0].showOverscroll(axis, at: .start) }
    let upper = toEnd.edgeMember.map { members[$0].showOverscroll(axis, at: .end) }
    let edges = Ends(lower: lower ?? .clamp, upper: upper ?? .clamp)
    // A path has one rubber band: that of the end past which it is, or towards which the gesture moves.
    let atStart = edges.lower.gives && hasBand(toStart, axis, at: .start) ? toStart.edgeMember : nil
    let atEnd = edges.upper.gives && hasBand(toEnd, axis, at: .end) ? toEnd.edgeMember : nil
    let isTowardsStart = overscrolled == nil ? heading[axis] < 0 : !isPastEnd
    let edgeMember = isTowardsStart ? atStart ?? atEnd : atEnd ?? atStart
    let viewport = members[edgeMember ?? 0].setting.geometry[axis].viewport
    // The range of this geometry is that of the path. A path that begins past its start ends there at the earliest.
    let geometry = AxisGeometry(
      viewport: viewport, content: viewport, leadingInset: toStart.length,
      trailingInset: max(-toStart.length, toEnd.length))
    return Division(geometry: geometry, edges: edges, edgeMember: edgeMember)
  }

  /// Whether a finger moves the edge member past an end, or pulls its edge. One that is past it may have no band.
  private func hasBand(_ part: (length: Double, edgeMember: Int?), _ axis: Axis, at end: PathEnd) -> Bool {
    guard part.length < 0, let member = part.edgeMember else { return true }
    return members[member].setting.bands(axis)[end.direction].limit > 0
  }

  /// Lets a member that is out of range at one end take no part if a member nested in it is out of range at the other: one path
  /// cannot undo overscroll at both ends. It returns when the chain has released it.
  ///
  /// - Returns: The outermost member whose overscroll the path undoes, before anything else moves; nil if there is none.
  private mutating func excludeOpposedOverscroll(_ axis: Axis) -> Int? {
    var overscrolled: Int?
    for index in members.indices {
      let overscroll = members[index].overscroll(axis)
      guard members[index].takesPart[axis], overscroll != 0 else { continue }
      if let inner = overscrolled, (members[inner].overscroll(axis) < 0) != (overscroll < 0) {
        members[index].takesPart[axis] = false
      } else {
        overscrolled = index
      }
    }
    return overscrolled
  }

  /// Gives each member that takes part all that it can scroll towards an end.
  ///
  /// - Parameter past: The member that is out of range at that end: none can scroll there.
  /// - Returns: The length of the path, in points; negative: how far `past` is beyond that end. And the member that shows the
  ///   overscroll: the last in scroll chaining order, unless members that can scroll follow it on the path.
  private mutating func assignDistances(
    _ axis: Axis, towards end: PathEnd, past: Int?, startingWith first: Int?
  ) -> (length: Double, edgeMember: Int?) {
    if let past { return (-members[past].overscroll(axis).magnitude, past) }
    var lastInOrder: Int?
    var order = ChainOrder(of: members, axis, towards: end)
    while let member = order.next() { lastInOrder = member }
    var length = 0.0
    var edgeMember: Int?
    order = ChainOrder(of: members, axis, towards: end, startingWith: first)
    while let member = order.next() {
      let distance = members[member].assignDistance(axis, towards: end, after: length)
      length += distance
      if distance > 0 || edgeMember != lastInOrder { edgeMember = member }
    }
    return (length, edgeMember)
  }

  /// The members that go on: those that move now, and in a chain that no finger holds those that stopped on their way.
  var continuing: Pair<Int?> { isHeld ? Pair(x: moving(.x), y: moving(.y)) : movingOrStopped }

  /// The members that move now, or that the chain moved last and stopped between the ends of their shares.
  var movingOrStopped: Pair<Int?> {
    Pair(x: moving(.x) ?? stopped(.x), y: moving(.y) ?? stopped(.y))
  }

  private func moving(_ axis: Axis) -> Int? {
    members.indices.last { index in
      members[index].isMoved(axis) && members[index].snapshot.velocity[axis] != 0
    }
  }

  private func stopped(_ axis: Axis) -> Int? {
    members.indices.last { members[$0].isMoved(axis) && members[$0].isBetweenEnds(axis) }
  }
}

extension ChainMember {
  /// Whether the chain can move it along an axis.
  fileprivate func isMoved(_ axis: Axis) -> Bool { isChained && takesPart[axis] }

  /// Whether the chain has moved it along an axis, and not to an end of its share.
  fileprivate func isBetweenEnds(_ axis: Axis) -> Bool {
    let share = shares[axis]
    let offset = snapshot.offset[axis]
    return offset != share.origin && offset > share.lowest && offset < share.highest
  }

  fileprivate func overscroll(_ axis: Axis) -> Double {
    range[axis].overscroll(of: shares[axis].origin)
  }

  /// Removes its share of the path: it rests at an offset.
  fileprivate mutating func clearShares(restingAt offset: Vector) {
    shares = Pair(x: ChainShare(restingAt: offset.x), y: ChainShare(restingAt: offset.y))
    pulledEdges = []
  }

  /// Lets it show the overscroll or the pull at an end of the path, if its rules allow it.
  ///
  /// - Returns: The behavior of the path's edge.
  fileprivate mutating func showOverscroll(_ axis: Axis, at end: PathEnd) -> EdgeBehavior {
    let band = setting.bands(axis)[end.direction]
    let isPast = overscroll(axis) * end.direction > 0  // a finger moves it farther, also where no band is
    guard rules.overscroll[axis] != .none, band.limit > 0 || isPast else { return .clamp }
    if band.isPulled, !isPast {
      pulledEdges.formUnion(Edges(along: axis, towards: end.direction))
    } else {
      switch end {
      case .start: shares[axis].lowest = -.infinity
      case .end: shares[axis].highest = .infinity
      }
    }
    return setting.rules.feel.edges[axis][end.direction]
  }
}

extension Feel {
  /// Makes wheel amounts count as points: the chain has converted them.
  fileprivate mutating func countPoints() {
    wheelStep = .points(1)
    wheelSpeed = 1
    wheelAcceleration = 1
    wheelStepping = .fractional
  }

  /// Takes the rubber band and the bounce of another feel.
  fileprivate mutating func bounce(as other: Feel) {
    rubberBand = other.rubberBand
    rubberBandReach = other.rubberBandReach
    coast.bounce = other.coast.bounce
  }
}

extension Pair where Element == Interval {
  /// Whether `other`, shifted, is this range, except for rounding.
  fileprivate func isSame(as other: Pair<Interval>, shiftedBy shift: Vector) -> Bool {
    isSame(x, other.x, shift.x) && isSame(y, other.y, shift.y)
  }

  private func isSame(_ interval: Interval, _ other: Interval, _ shift: Double) -> Bool {
    (other.lower + shift - interval.lower).magnitude < Vector.rounding
      && (other.upper + shift - interval.upper).magnitude < Vector.rounding
  }
}
