/// Who takes part in a chain's way, in which order, and what of it.
extension UnsafeMutablePointer where Pointee == NestMember {
  var setting: ScrollSetting { pointee.engine.pointee.scroller.setting }

  /// Where its content may rest along an axis.
  func range(_ axis: Axis) -> Interval { pointee.engine.pointee.scroller.setting.geometry[axis].range }

  /// The same along both axes.
  var ownRange: Pair<Interval> {
    pointee.engine.pointee.scroller.setting.geometry.range
  }

  private func isMovable(_ axis: Axis) -> Bool {
    pointee.engine.pointee.scroller.setting.isMovable(axis)
  }

  /// The next outer member of its chain.
  var above: Self? {
    guard let parent = pointee.parent, parent.pointee.lead == pointee.lead else { return nil }
    return parent
  }

  /// The members of the chain that it leads, innermost first.
  var members: NestMembers { NestMembers(next: self) }

  /// The next of those that take part along an axis, in the order in which they give way: those that
  /// come before what is nested in them, the outermost first; then the others, the innermost first.
  ///
  /// - Parameters:
  ///   - taker: Whose successor is wanted; nil for the first of them.
  ///   - first: Comes before all others, whatever the order.
  private func taker(after taker: Self?, _ axis: Axis, towardsEnd: Bool, first: Self?) -> Self? {
    if taker == nil, let first { return first }
    var next = follower(of: taker == first ? nil : taker, towardsEnd)
    while let member = next, member == first || !member.pointee.takesPart[axis] {
      next = follower(of: member, towardsEnd)
    }
    return next
  }

  /// The same among all members.
  private func follower(of member: Self?, _ towardsEnd: Bool) -> Self? {
    if let member, member == self || !member.comesFirst(towardsEnd) {
      var outer = member.above
      while let next = outer, next.comesFirst(towardsEnd) { outer = next.above }
      return outer
    }
    var inner = member?.pointee.below ?? top
    while inner != self, !inner.comesFirst(towardsEnd), let below = inner.pointee.below {
      inner = below
    }
    return inner
  }

  private func comesFirst(_ towardsEnd: Bool) -> Bool {
    pointee.rules.order.comesFirst(towardsEnd: towardsEnd)
  }

  /// The outermost member.
  private var top: Self {
    var top = self
    while let above = top.above { top = above }
    return top
  }

  /// The first that has room along an axis, or that would be the first if any had.
  func firstTaker(_ axis: Axis, towardsEnd: Bool, at way: Double) -> Self? {
    var next = taker(after: nil, axis, towardsEnd: towardsEnd, first: nil)
    let first = next
    while let member = next {
      let range = member.range(axis)
      let place = range.clamp(member.pointee.parts[axis].place(at: way))
      if towardsEnd ? place < range.upper : place > range.lower { return member }
      next = taker(after: member, axis, towardsEnd: towardsEnd, first: nil)
    }
    return first
  }

  /// The innermost that takes part along an axis.
  func nearestTaker(_ axis: Axis) -> Self? {
    for member in members where member.pointee.takesPart[axis] { return member }
    return nil
  }

  // MARK: Who takes part

  /// Decides who takes part in a gesture that goes in a direction.
  ///
  /// What cannot move along an axis is passed by, unless it says that it keeps what comes along it.
  func chooseTakers(_ axis: Axis, towards direction: Double) {
    var isClosed = false
    var passed: Self?
    var hasAny = false
    for member in members {
      let takes = !isClosed && member.takes(axis, towards: direction)
      let keeps = member.pointee.rules.overscroll[axis] != .auto
      member.take(axis, takes)
      if takes { hasAny = true }
      if !takes, !isClosed, member.isMovable(axis) { passed = member }
      if keeps || takes && member.latches(axis, towards: direction) { isClosed = true }
    }
    // All of them latch and are at their ends: the outermost shows it.
    if !hasAny { passed?.take(axis, true) }
  }

  private func takes(_ axis: Axis, towards direction: Double) -> Bool {
    if pointee.rules.overscroll[axis] != .auto { return true }
    guard isMovable(axis) else { return false }
    switch pointee.rules.latching {
    case .through: return true
    case .gesture: return direction == 0 || hasRoom(axis, towards: direction)
    }
  }

  private func latches(_ axis: Axis, towards direction: Double) -> Bool {
    switch pointee.rules.latching {
    case .through: false
    case .gesture: direction != 0 && hasRoom(axis, towards: direction)
    }
  }

  private func hasRoom(_ axis: Axis, towards direction: Double) -> Bool {
    let range = range(axis)
    let offset = pointee.engine.pointee.told.offset[axis]
    return direction > 0 ? offset < range.upper : offset > range.lower
  }

  func take(_ axis: Axis, _ takes: Bool) {
    switch axis {
    case .x: pointee.takesPart.x = takes
    case .y: pointee.takesPart.y = takes
    }
  }

  /// Takes no part from now on.
  func takeNothing() {
    take(.x, false)
    take(.y, false)
  }

  // MARK: What each takes

  /// Divides the way anew among those that take part, from where each is now.
  ///
  /// - Parameter keepsGoing: Whether what moves goes on first, whatever the order.
  func divide(at now: Double, keepsGoing: Bool = false) {
    for member in members {
      member.pointee.shown = member.pointee.engine.pointee.place
      member.pointee.range = member.ownRange
    }
    let x = divide(.x, first: keepsGoing ? moving(.x) : nil)
    let y = divide(.y, first: keepsGoing ? moving(.y) : nil)
    var feel = pointee.engine.pointee.scroller.setting.feel
    feel.countPoints(edges: Pair(x: x.ends, y: y.ends))
    // The way begins and coasts as the innermost feels, and ends as the outermost does.
    if let outer = y.edge ?? x.edge {
      feel.endAs(outer.pointee.engine.pointee.scroller.setting.feel)
    }
    pointee.path.restart(
      in: ScrollGeometry(x: x.geometry, y: y.geometry), feel: feel,
      comfort: pointee.engine.pointee.scroller.setting.comfort,
      givesWay: Pair(x: x.edge != nil, y: y.edge != nil), at: now)
  }

  private func divide(_ axis: Axis, first moving: Self?) -> Share {
    // What is out of range comes back before anything else moves, and goes on as far as it can.
    var pastEnd: Self?
    var pastStart: Self?
    for member in members {
      member.set(axis, NestPart(restingAt: member.pointee.shown[axis]))
      let overscroll = member.pointee.takesPart[axis] ? member.overscroll(axis) : 0
      if overscroll > 0 { pastEnd = member }
      if overscroll < 0 { pastStart = member }
    }
    let first = moving?.overscroll(axis) == 0 ? moving : nil
    let up = takeRooms(axis, towardsEnd: true, past: pastEnd, first: pastStart ?? first)
    let down = takeRooms(axis, towardsEnd: false, past: pastStart, first: pastEnd ?? first)
    let ends = Ends(
      lower: down.last?.takeRest(axis, towardsEnd: false) ?? .clamp,
      upper: up.last?.takeRest(axis, towardsEnd: true) ?? .clamp)
    let edge = ends.upper.gives ? up.last : ends.lower.gives ? down.last : nil
    let viewport = (edge ?? self).pointee.engine.pointee.scroller.setting.geometry[axis].viewport
    // Insets that make the range what the way is.
    let geometry = AxisGeometry(
      viewport: viewport, content: viewport, leadingInset: down.way,
      trailingInset: max(-down.way, up.way))
    return Share(geometry: geometry, ends: ends, edge: edge)
  }

  /// Lets all that take part take what room they have in a direction.
  ///
  /// - Parameter past: Who is out of range at that end: nobody has room there.
  /// - Returns: How far the way goes, in points, and who is the last.
  private func takeRooms(
    _ axis: Axis, towardsEnd: Bool, past: Self?, first: Self?
  ) -> (way: Double, last: Self?) {
    if let past { return (-past.overscroll(axis).magnitude, past) }
    var way = 0.0
    var last: Self?
    while let next = taker(after: last, axis, towardsEnd: towardsEnd, first: first) {
      way += next.takeRoom(axis, towardsEnd: towardsEnd, after: way)
      last = next
    }
    return (way, last)
  }

  /// The way along an axis.
  private struct Share {
    let geometry: AxisGeometry
    let ends: Ends<EdgeBehavior>
    /// Who shows what nobody can take, if anybody does.
    let edge: UnsafeMutablePointer<NestMember>?
  }

  /// Who moves along an axis now, or was moved last and stopped on its way.
  private func moving(_ axis: Axis) -> Self? {
    var moving: Self?
    var held: Self?
    for member in members where member.pointee.isLed && member.pointee.takesPart[axis] {
      let part = member.pointee.parts[axis]
      let place = member.pointee.shown[axis]
      if member.pointee.engine.pointee.told.velocity[axis] != 0 {
        moving = member
      } else if place != part.origin, place > part.lowest, place < part.highest {
        held = member
      }
    }
    return moving ?? (isLeadHeld ? nil : held)
  }

  private func overscroll(_ axis: Axis) -> Double {
    pointee.range[axis].overscroll(of: pointee.shown[axis])
  }

  /// Takes all the room that it has in a direction, when others have taken so much.
  ///
  /// - Returns: How much that is, in points.
  private func takeRoom(_ axis: Axis, towardsEnd: Bool, after taken: Double) -> Double {
    var part = pointee.parts[axis]
    let range = pointee.range[axis]
    let room = max(0, towardsEnd ? range.upper - part.origin : part.origin - range.lower)
    if towardsEnd {
      part.gap = Interval(lower: part.gap.lower, upper: max(0, taken))
      if room > 0 { part.highest = range.upper }
    } else {
      part.gap = Interval(lower: min(0, -taken), upper: part.gap.upper)
      if room > 0 { part.lowest = range.lower }
    }
    set(axis, part)
    return room
  }

  /// Takes all that is left in a direction, if it shows a pull at that end.
  ///
  /// - Returns: How the end behaves.
  private func takeRest(_ axis: Axis, towardsEnd: Bool) -> EdgeBehavior {
    let direction = towardsEnd ? 1.0 : -1
    let band = pointee.engine.pointee.scroller.setting.bands(axis)[direction]
    guard pointee.rules.overscroll[axis] != .none, band.limit > 0 else { return .clamp }
    var part = pointee.parts[axis]
    if towardsEnd { part.highest = .infinity } else { part.lowest = -.infinity }
    set(axis, part)
    return pointee.engine.pointee.scroller.setting.feel.edges[axis][direction]
  }

  private func set(_ axis: Axis, _ part: NestPart) {
    switch axis {
    case .x: pointee.parts.x = part
    case .y: pointee.parts.y = part
    }
  }
}

/// Members of a chain, innermost first.
struct NestMembers: Sequence, IteratorProtocol {
  private var member: NestMember.Ref?

  init(next: NestMember.Ref) { member = next }

  mutating func next() -> NestMember.Ref? {
    defer { member = member?.above }
    return member
  }
}
