/// How the path of a chain is divided among its members.
///
///     path offset    −300     0   200       900
///     page (first)            ├───┤
///     list           ├────────┤   ├─────────┤     each gets its room towards an end, in scroll chaining order
///
/// Overscroll is undone before anything else moves.
extension ScrollChain {
  /// Divides the path anew among the members that take part, from where each is, also if the program has moved it there. The
  /// path offset becomes 0.
  ///
  /// - Parameter moving: The members that scroll first, whatever the order.
  mutating func divide(movingFirst moving: Pair<Int?> = Pair(x: nil, y: nil), at now: Double) {
    returnPulls(at: now)
    for index in members.indices { members[index].clearShares(restingAt: members[index].snapshot.offset) }
    assignShares(movingFirst: moving, from: offset(at: now), at: now)
  }

  /// Divides the path anew from where the members are at a path offset, at which the gesture turns back.
  mutating func divide(turningAt offset: Vector, at now: Double) {
    returnPulls(at: now)
    for index in members.indices { members[index].clearShares(restingAt: members[index].offset(at: offset)) }
    assignShares(movingFirst: Pair(x: nil, y: nil), from: offset, at: now)
  }

  /// Gives the members their shares of the path.
  ///
  /// - Parameter offset: The path offset that becomes 0.
  private mutating func assignShares(movingFirst moving: Pair<Int?>, from offset: Vector, at now: Double) {
    for index in members.indices { members[index].range = members[index].scroller.restRange }
    let x = divide(.x, first: moving.x)
    let y = divide(.y, first: moving.y)
    let setting = members[0].setting
    var feel = setting.rules.feel
    feel.edges = Pair(x: x.edges, y: y.edges)
    feel.countPoints()
    // The path coasts as the innermost member feels, and bounces as that which shows the overscroll.
    if let edge = y.edge ?? x.edge { feel.bounce(as: members[edge].setting.rules.feel) }
    path.setting.rules.feel = feel
    path.setting.rules.preferences = setting.rules.preferences
    path.setting.rules.alwaysBounces = Pair(x: x.edge != nil, y: y.edge != nil)
    restart(in: ScrollGeometry(x: x.geometry, y: y.geometry), from: offset, at: now)
    takePulls(at: now)
  }

  /// The path along one axis.
  private struct Division {
    let geometry: AxisGeometry
    let edges: Ends<EdgeBehavior>
    /// The member that shows the overscroll; nil if none does.
    let edge: Int?
  }

  private mutating func divide(_ axis: Axis, first moving: Int?) -> Division {
    let overscrolled = outermostOverscrolled(axis)
    let isPastEnd = overscrolled.map { members[$0].overscroll(axis) > 0 } ?? false
    let pastEnd = isPastEnd ? overscrolled : nil
    let pastStart = isPastEnd ? nil : overscrolled
    let first = moving.flatMap { members[$0].overscroll(axis) == 0 ? $0 : nil }
    let toEnd = assignRooms(axis, towards: .end, past: pastEnd, startingWith: pastStart ?? first)
    let toStart = assignRooms(axis, towards: .start, past: pastStart, startingWith: pastEnd ?? first)
    let lower = toStart.last.map { members[$0].showOverscroll(axis, at: .start) }
    let upper = toEnd.last.map { members[$0].showOverscroll(axis, at: .end) }
    let edges = Ends(lower: lower ?? .clamp, upper: upper ?? .clamp)
    let edge = edges.upper.gives ? toEnd.last : edges.lower.gives ? toStart.last : nil
    let viewport = members[edge ?? 0].setting.geometry[axis].viewport
    // The range of this geometry is that of the path.
    let geometry = AxisGeometry(
      viewport: viewport, content: viewport, leadingInset: toStart.length,
      trailingInset: max(-toStart.length, toEnd.length))
    return Division(geometry: geometry, edges: edges, edge: edge)
  }

  /// The outermost member whose overscroll the path undoes, before anything else moves; nil if there is none.
  ///
  /// One path cannot undo overscroll at both ends. A member that is out of range at one end takes no part if a member
  /// nested in it is out of range at the other. It returns when the chain has released it.
  private mutating func outermostOverscrolled(_ axis: Axis) -> Int? {
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

  /// Gives each member that takes part all its room towards an end.
  ///
  /// - Parameter past: The member that is out of range at that end: none has room there.
  /// - Returns: The length of the path, in points, and the member that shows the overscroll: the last in scroll chaining
  ///   order, unless it precedes others that have room.
  private mutating func assignRooms(
    _ axis: Axis, towards end: PathEnd, past: Int?, startingWith first: Int?
  ) -> (length: Double, last: Int?) {
    if let past { return (-members[past].overscroll(axis).magnitude, past) }
    var lastInOrder: Int?
    var order = ChainOrder(of: members, axis, towards: end)
    while let member = order.next() { lastInOrder = member }
    var length = 0.0
    var last: Int?
    order = ChainOrder(of: members, axis, towards: end, startingWith: first)
    while let member = order.next() {
      let room = members[member].assignRoom(axis, towards: end, after: length)
      length += room
      if room > 0 || last != lastInOrder { last = member }
    }
    return (length, last)
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

  /// Gives it all the room that it has towards an end. Less than the rounding error is none.
  ///
  /// - Parameter length: The length of the path that members before it have, in points.
  /// - Returns: The room, in points.
  fileprivate mutating func assignRoom(_ axis: Axis, towards end: PathEnd, after length: Double) -> Double {
    let origin = shares[axis].origin
    let range = scroller.inputRange(axis, at: origin)
    switch end {
    case .start:
      let room = origin - range.lower
      shares[axis].gap = Interval(lower: 0 - length, upper: shares[axis].gap.upper)
      guard room > Vector.rounding else { return 0 }
      shares[axis].lowest = range.lower
      return room
    case .end:
      let room = range.upper - origin
      shares[axis].gap = Interval(lower: shares[axis].gap.lower, upper: length)
      guard room > Vector.rounding else { return 0 }
      shares[axis].highest = range.upper
      return room
    }
  }

  /// Lets it show the overscroll or the pull at an end of the path, if its rules allow it.
  ///
  /// - Returns: The behavior of the path's edge.
  fileprivate mutating func showOverscroll(_ axis: Axis, at end: PathEnd) -> EdgeBehavior {
    let band = setting.bands(axis)[end.direction]
    guard rules.overscroll[axis] != .none, band.limit > 0 else { return .clamp }
    if band.isPulled {
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

extension NestedScroller {
  /// The range along an axis in which inputs move it from an offset, in points.
  func inputRange(_ axis: Axis, at offset: Double) -> Interval {
    view.engine.scroller.setting.inputRange(axis, at: offset)
  }

  /// Its rest range, in points.
  var restRange: Pair<Interval> { view.engine.scroller.setting.restRange }
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
