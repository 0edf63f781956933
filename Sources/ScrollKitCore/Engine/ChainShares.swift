/// A scroller's share of the path of its chain, along one axis.
///
///     offset  highest ┤               ╱‾‾‾‾‾‾‾
///              origin ┤        ┌─────╱
///              lowest ┤ ______╱│ gap │            ▶ path offset
///                              0
///
/// The content offset is a function of the path offset alone. Where one share of a chain ends, the next begins. So the
/// members' movements always add up to the path's movement.
package struct ChainShare: Equatable, Sendable {
  /// The content offset at path offset 0, in points.
  package let origin: Double
  /// The path offsets at which other members move and this one rests at `origin`, in points; contains 0.
  package internal(set) var gap: Interval
  /// The smallest content offset, in points; −∞ if the share has no lower end.
  package internal(set) var lowest: Double
  /// The largest content offset, in points; ∞ if the share has no upper end.
  package internal(set) var highest: Double

  /// The share of content that the path does not move.
  package init(restingAt origin: Double) {
    self.origin = origin
    gap = Interval(lower: 0, upper: 0)
    lowest = origin
    highest = origin
  }

  /// The content offset at a path offset, in points.
  package func offset(at path: Double) -> Double {
    min(max(origin + (path - gap.clamp(path)), lowest), highest)
  }

  /// Whether this content moves when the path moves from `path` in a direction.
  package func moves(at path: Double, towards direction: Double) -> Bool {
    guard direction != 0 else { return false }
    // Path offsets are compared, not content offsets: one share ends where the next begins.
    let path = withoutRounding(path)
    if direction > 0 { return path >= gap.upper && path < top || path < gap.lower && path >= bottom }
    return path > gap.upper && path <= top || path <= gap.lower && path > bottom
  }

  /// The path offset at which `highest` is reached.
  private var top: Double { gap.upper + (highest - origin) }
  /// The path offset at which `lowest` is reached.
  private var bottom: Double { gap.lower - (origin - lowest) }

  /// The next path offset at which this content starts or stops moving in a direction; nil if there is none.
  func next(after path: Double, towards direction: Double) -> Double? {
    nearest(to: path) { ($0 - path) * direction > Vector.rounding }
  }

  /// The nearest path offset at which this content starts or stops moving, if it differs from `path` by rounding alone;
  /// else `path`.
  func withoutRounding(_ path: Double) -> Double {
    nearest(to: path) { ($0 - path).magnitude <= Vector.rounding } ?? path
  }

  /// The nearest of the path offsets at which this content starts or stops moving that meet a condition.
  private func nearest(to path: Double, where isMet: (Double) -> Bool) -> Double? {
    var nearest: Double?
    func compare(_ turn: Double) {
      guard isMet(turn), (turn - path).magnitude < (nearest.map { $0 - path } ?? .infinity).magnitude else { return }
      nearest = turn
    }
    compare(bottom)
    compare(gap.lower)
    compare(gap.upper)
    compare(top)
    return nearest
  }

  /// The velocity of this content when the path moves at `velocity`, in points per second.
  func velocity(of velocity: Double, at path: Double) -> Double {
    moves(at: path, towards: velocity) ? velocity : 0
  }

  /// The path offset nearest to `near` at which the content offset is `offset`, or the nearest reachable one.
  package func path(to offset: Double, near: Double) -> Double {
    let offset = min(max(offset, lowest), highest)
    if offset > origin { return gap.upper + (offset - origin) }
    if offset < origin { return gap.lower + (offset - origin) }
    return gap.clamp(near)
  }
}

extension Pair where Element == ChainShare {
  /// The content offset at a path offset, in points.
  func offset(at path: Vector) -> Vector {
    Vector(x: x.offset(at: path.x), y: y.offset(at: path.y))
  }

  /// The velocity of the content when the path moves at `velocity`.
  func velocity(of velocity: Vector, at path: Vector) -> Vector {
    Vector(x: x.velocity(of: velocity.x, at: path.x), y: y.velocity(of: velocity.y, at: path.y))
  }
}

// MARK: Which members take part

extension ScrollChain {
  /// Chooses the members that take part in a gesture in a direction, which is 0 along an axis while it is not known.
  mutating func chooseMembers(towards direction: Vector) {
    chooseMembers(.x, towards: direction.x)
    chooseMembers(.y, towards: direction.y)
  }

  /// A member that cannot move along an axis takes no part, unless its overscroll behavior ends scroll chaining there.
  private mutating func chooseMembers(_ axis: Axis, towards direction: Double) {
    var isClosed = false
    var skipped: Int?
    var hasAny = false
    for index in members.indices {
      let takesPart = !isClosed && members[index].takesPart(axis, towards: direction)
      if takesPart { hasAny = true }
      if !takesPart, !isClosed, members[index].isMovable(axis) { skipped = index }
      let contains = members[index].rules.overscroll[axis] != .auto
      if contains || takesPart && members[index].latches(axis, towards: direction) { isClosed = true }
      members[index].takesPart[axis] = takesPart
    }
    // All members latch and have no room: the outermost takes part and shows the overscroll.
    if !hasAny, let skipped { members[skipped].takesPart[axis] = true }
  }

  /// Lets no member take part along an axis.
  mutating func lock(_ axis: Axis) {
    for index in members.indices { members[index].takesPart[axis] = false }
  }

  /// The innermost member that takes part along an axis.
  func innermostMember(_ axis: Axis) -> Int? {
    members.indices.first { members[$0].takesPart[axis] }
  }

  /// The first member that takes part and has room in a direction, in scroll chaining order; the first that takes
  /// part if none has room.
  mutating func firstMemberWithRoom(_ axis: Axis, towardsEnd: Bool, at path: Double) -> Int? {
    let first = next(after: nil, axis, towardsEnd: towardsEnd, first: nil)
    var next = first
    while let index = next {
      let offset = members[index].shares[axis].offset(at: path)
      let range = members[index].scroller.inputRange(axis, at: offset)
      let room = towardsEnd ? range.upper - range.clamp(offset) : range.clamp(offset) - range.lower
      if room > Vector.rounding { return index }
      next = self.next(after: index, axis, towardsEnd: towardsEnd, first: nil)
    }
    return first
  }

  // MARK: Scroll chaining order

  /// The next member that takes part along an axis, in scroll chaining order.
  ///
  /// - Parameters:
  ///   - index: The member before it; nil for the first of them.
  ///   - first: A member that precedes all others, whatever the order.
  private mutating func next(after index: Int?, _ axis: Axis, towardsEnd: Bool, first: Int?) -> Int? {
    if index == nil, let first { return first }
    var next = successor(of: index == first ? nil : index, towardsEnd)
    while let index = next, index == first || !members[index].takesPart[axis] {
      next = successor(of: index, towardsEnd)
    }
    return next
  }

  /// The next of all members in scroll chaining order: first the members that scroll before their children, from the
  /// outermost; then the others, from the innermost.
  private mutating func successor(of index: Int?, _ towardsEnd: Bool) -> Int? {
    if let index, index == 0 || !precedesNested(index, towardsEnd) {
      var outer = index + 1
      while outer < members.count, precedesNested(outer, towardsEnd) { outer += 1 }
      return outer < members.count ? outer : nil
    }
    var inner = (index ?? members.count) - 1
    while inner > 0, !precedesNested(inner, towardsEnd) { inner -= 1 }
    return inner
  }

  private func precedesNested(_ index: Int, _ towardsEnd: Bool) -> Bool {
    members[index].rules.order.comesFirst(towardsEnd: towardsEnd)
  }

  // MARK: Dividing the path

  /// Divides the path anew among the members that take part, from where each is now. The path offset becomes 0.
  ///
  /// - Parameter moving: The members that scroll first, whatever the order.
  mutating func divide(movingFirst moving: Pair<Int?> = Pair(x: nil, y: nil), at now: Double) {
    returnPulls(at: now)
    for index in members.indices { members[index].range = members[index].scroller.range }
    let x = divide(.x, first: moving.x)
    let y = divide(.y, first: moving.y)
    let setting = members[0].scroller.view.value.engine.scroller.setting
    var feel = setting.feel
    feel.countPoints(edges: Pair(x: x.edges, y: y.edges))
    // The path coasts as the innermost member feels, and bounces as the outermost does.
    if let edge = y.edge ?? x.edge { feel.bounce(as: members[edge].scroller.view.value.engine.scroller.setting.feel) }
    restart(
      in: ScrollGeometry(x: x.geometry, y: y.geometry), feel: feel, preferences: setting.preferences,
      bounces: Pair(x: x.edge != nil, y: y.edge != nil), at: now)
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
    let overscrolled = clearShares(axis)
    let isPastEnd = overscrolled.map { members[$0].overscroll(axis) > 0 } ?? false
    let pastEnd = isPastEnd ? overscrolled : nil
    let pastStart = isPastEnd ? nil : overscrolled
    let first = moving.flatMap { members[$0].overscroll(axis) == 0 ? $0 : nil }
    let toEnd = assignRooms(axis, towardsEnd: true, past: pastEnd, first: pastStart ?? first)
    let toStart = assignRooms(axis, towardsEnd: false, past: pastStart, first: pastEnd ?? first)
    let lower = toStart.last.map { members[$0].takeOverscroll(axis, towardsEnd: false) }
    let upper = toEnd.last.map { members[$0].takeOverscroll(axis, towardsEnd: true) }
    let edges = Ends(lower: lower ?? .clamp, upper: upper ?? .clamp)
    let edge = edges.upper.gives ? toEnd.last : edges.lower.gives ? toStart.last : nil
    let viewport = members[edge ?? 0].scroller.view.value.engine.scroller.setting.geometry[axis].viewport
    // The range of this geometry is that of the path.
    let geometry = AxisGeometry(
      viewport: viewport, content: viewport, leadingInset: toStart.length,
      trailingInset: max(-toStart.length, toEnd.length))
    return Division(geometry: geometry, edges: edges, edge: edge)
  }

  /// Gives no member a share of the path. Overscroll is undone before anything else moves.
  ///
  /// One path cannot undo overscroll at both ends. A member that is out of range at one end takes no part if a member
  /// nested in it is out of range at the other. It returns when the chain has released it.
  ///
  /// - Returns: The outermost member whose overscroll the path undoes; nil if there is none.
  private mutating func clearShares(_ axis: Axis) -> Int? {
    var overscrolled: Int?
    for index in members.indices {
      members[index].clearShare(axis)
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

  /// Gives each member that takes part all its room in a direction.
  ///
  /// - Parameter past: The member that is out of range at that end: none has room there.
  /// - Returns: The length of the path, in points, and the member that shows the overscroll: the last in scroll chaining
  ///   order, unless it precedes others that have room.
  private mutating func assignRooms(
    _ axis: Axis, towardsEnd: Bool, past: Int?, first: Int?
  ) -> (length: Double, last: Int?) {
    if let past { return (-members[past].overscroll(axis).magnitude, past) }
    let lastInOrder = lastMember(axis, towardsEnd: towardsEnd)
    var length = 0.0
    var last: Int?
    var index = next(after: nil, axis, towardsEnd: towardsEnd, first: first)
    while let member = index {
      let room = members[member].takeRoom(axis, towardsEnd: towardsEnd, after: length)
      length += room
      if room > 0 || last != lastInOrder { last = member }
      index = next(after: member, axis, towardsEnd: towardsEnd, first: first)
    }
    return (length, last)
  }

  /// The last member that takes part along an axis, in scroll chaining order; nil if none does.
  private mutating func lastMember(_ axis: Axis, towardsEnd: Bool) -> Int? {
    var last: Int?
    while let next = next(after: last, axis, towardsEnd: towardsEnd, first: nil) { last = next }
    return last
  }

  /// The members that move now; in a chain that no finger holds, also those that stopped on their way.
  var moving: Pair<Int?> { isHeld ? Pair(x: moving(.x), y: moving(.y)) : movingOrStopped }

  /// The members that move now, or that the chain moved last and stopped between the ends of their shares.
  var movingOrStopped: Pair<Int?> {
    Pair(x: moving(.x) ?? stopped(.x), y: moving(.y) ?? stopped(.y))
  }

  private func moving(_ axis: Axis) -> Int? {
    members.indices.last { index in
      members[index].isMoved(axis) && members[index].scroller.view.value.engine.lastSnapshot.velocity[axis] != 0
    }
  }

  private func stopped(_ axis: Axis) -> Int? {
    members.indices.last { members[$0].isMoved(axis) && members[$0].isBetweenEnds(axis) }
  }
}

extension ChainMember {
  fileprivate func isMovable(_ axis: Axis) -> Bool {
    scroller.view.value.engine.scroller.setting.isMovable(axis)
  }

  /// Whether the chain can move it along an axis.
  fileprivate func isMoved(_ axis: Axis) -> Bool { isChained && takesPart[axis] }

  /// Whether the chain has moved it along an axis, and not to an end of its share.
  fileprivate func isBetweenEnds(_ axis: Axis) -> Bool {
    let share = shares[axis]
    let offset = scroller.view.value.engine.lastSnapshot.offset[axis]
    return offset != share.origin && offset > share.lowest && offset < share.highest
  }

  fileprivate func takesPart(_ axis: Axis, towards direction: Double) -> Bool {
    if rules.overscroll[axis] != .auto { return true }
    guard isMovable(axis) else { return false }
    switch rules.latching {
    case .through: return true
    case .gesture: return direction == 0 || hasRoom(axis, towards: direction)
    }
  }

  fileprivate func latches(_ axis: Axis, towards direction: Double) -> Bool {
    switch rules.latching {
    case .through: false
    case .gesture: direction != 0 && hasRoom(axis, towards: direction)
    }
  }

  private func hasRoom(_ axis: Axis, towards direction: Double) -> Bool {
    let offset = scroller.view.value.engine.lastSnapshot.offset[axis]
    let range = scroller.inputRange(axis, at: offset)
    return direction > 0 ? offset < range.upper : offset > range.lower
  }

  fileprivate func overscroll(_ axis: Axis) -> Double {
    range[axis].overscroll(of: shares[axis].origin)
  }

  /// Takes no share of the path: it rests where it is.
  fileprivate mutating func clearShare(_ axis: Axis) {
    shares[axis] = ChainShare(restingAt: scroller.view.value.engine.lastSnapshot.offset[axis])
    pulledEdges.subtract(axis == .x ? .horizontal : .vertical)
  }

  /// Takes all the room that it has in a direction. Less than the rounding error is none.
  ///
  /// - Parameter taken: The length of the path that members before it have taken, in points.
  /// - Returns: The room, in points.
  fileprivate mutating func takeRoom(
    _ axis: Axis, towardsEnd: Bool, after taken: Double
  ) -> Double {
    var share = shares[axis]
    let range = scroller.inputRange(axis, at: share.origin)
    let distance = towardsEnd ? range.upper - share.origin : share.origin - range.lower
    let room = distance > Vector.rounding ? distance : 0
    if towardsEnd {
      share.gap = Interval(lower: share.gap.lower, upper: taken)
      if room > 0 { share.highest = range.upper }
    } else {
      share.gap = Interval(lower: 0 - taken, upper: share.gap.upper)
      if room > 0 { share.lowest = range.lower }
    }
    shares[axis] = share
    return room
  }

  /// Takes the overscroll or the pull at an end of the path, if it may show it.
  ///
  /// - Returns: The behavior of the path's edge.
  fileprivate mutating func takeOverscroll(_ axis: Axis, towardsEnd: Bool) -> EdgeBehavior {
    let direction = towardsEnd ? 1.0 : -1
    let band = scroller.view.value.engine.scroller.setting.bands(axis)[direction]
    guard rules.overscroll[axis] != .none, band.limit > 0 else { return .clamp }
    var share = shares[axis]
    if band.isPulled {
      pulledEdges.formUnion(Edges(along: axis, towards: direction))
    } else if towardsEnd {
      share.highest = .infinity
    } else {
      share.lowest = -.infinity
    }
    shares[axis] = share
    return scroller.view.value.engine.scroller.setting.feel.edges[axis][direction]
  }
}

extension NestedScroller {
  /// Its rest range along an axis, in points.
  func range(_ axis: Axis) -> Interval { view.value.engine.scroller.setting.restRange(axis) }

  /// The range along an axis in which inputs move it from an offset, in points.
  func inputRange(_ axis: Axis, at offset: Double) -> Interval {
    view.value.engine.scroller.setting.inputRange(axis, at: offset)
  }

  /// Its rest range, in points.
  var range: Pair<Interval> { view.value.engine.scroller.setting.restRange }
}

extension Feel {
  /// Reads every wheel amount as points: a chain converts amounts before the path takes them.
  fileprivate mutating func countPoints(edges: Pair<Ends<EdgeBehavior>>) {
    self.edges = edges
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
