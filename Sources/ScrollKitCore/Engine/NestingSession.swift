/// A chain while something moves it: who belongs to it, and where its way leads each.
extension UnsafeMutablePointer where Pointee == NestMember {
  /// Whether fingers hold the chain that it leads.
  var isLeadHeld: Bool { pointee.path.scroller.phase.holder != nil }

  /// Begins to lead the chain from here up to the outermost scroller, or to the first that another
  /// gesture holds.
  ///
  /// - Parameter catches: Whether all that moves in the chain is caught, as by a finger.
  func beginSession(catching catches: Bool, at now: Double) {
    var caught = false
    if pointee.lead == self { endSession() }
    passOthers(to: now)
    if catches, let other = pointee.lead, other != self {
      for member in other.members where member.pointee.isLed { caught = true }
      other.endSession()
      pointee.changedFrom = other
    }
    var member: Self? = self
    var below: Self?
    while let next = member, next.joins(self, catching: catches) {
      if next.pointee.engine.pointee.told.phase != .idle { caught = true }
      next.pointee.lead = self
      next.pointee.below = below
      next.pointee.isHeld = false
      next.pointee.hasMoved = false
      below = next
      member = next.pointee.parent
    }
    pointee.path.begin(caught: caught, at: now)
    pointee.path.clock = now
    pointee.path.isOpen = true
  }

  /// Lets time pass for all that it may take along, and the chains that they belong to: they are where
  /// they are now, and not where somebody last looked.
  private func passOthers(to now: Double) {
    var member: Self? = self
    while let next = member {
      next.tick(now)
      member = next.pointee.parent
    }
  }

  /// Leaves its chain for a new one that takes it along, unless something keeps it.
  ///
  /// - Returns: Whether it comes along.
  private func joins(_ lead: Self, catching catches: Bool) -> Bool {
    guard pointee.engine.pointee.mode == .driven, !pointee.engine.pointee.keepsToItself else {
      return false
    }
    if let other = pointee.lead, other != lead {
      if other.isLeadHeld { return false }
      other.cut(at: self)
    }
    // What an outer scroller does by itself is nothing to a wheel over an inner one.
    return self == lead || catches || pointee.engine.pointee.told.phase == .idle
  }

  /// Takes part of the way anew from where everyone is, for a gesture in a direction; zero while it
  /// has none.
  func aim(towards direction: Vector, at now: Double) {
    pointee.path.hasDirection = direction != .zero
    chooseTakers(.x, towards: direction.x)
    chooseTakers(.y, towards: direction.y)
    divide(at: now)
  }

  /// Ends the chain that it belongs to: what moves rests where it is, or returns into range.
  func endSession() {
    guard let lead = pointee.lead else { return }
    lead.pointee.path.isOpen = false
    lead.pointee.path.glide = .none
    lead.pointee.path.scroller.phase = .idle(at: .zero)
    var member: Self? = lead
    while let next = member {
      member = next.above
      next.forget()
    }
  }

  /// Lets the outer part of the chain that it leads go, from a member on. What is left goes on, if
  /// it is what moves.
  func cut(at member: Self) {
    var moves = member == self
    var outer: Self? = member
    while let next = outer {
      if next.pointee.engine.pointee.told.velocity != .zero { moves = true }
      outer = next.above
    }
    guard !moves else { return endSession() }
    let now = pointee.path.clock
    outer = member
    while let next = outer {
      outer = next.above
      next.forget()
    }
    redivide(at: now)
  }

  /// Belongs to no chain any more.
  private func forget() {
    let clock = pointee.engine.pointee.clock
    if clock.isFinite { pointee.engine.pointee.endLead(now: clock, rested: nil) }
    pointee.isLed = false
    pointee.lead = nil
    pointee.below = nil
    pointee.isHeld = false
    pointee.hasMoved = false
  }

  // MARK: Where each is

  /// Lets time pass for the chain that it leads.
  func pass(to now: Double) {
    pointee.path.clock = now
    if !glide(to: now) { lead(to: now) }
  }

  /// Lets time pass, whatever may change.
  private func lead(to now: Double) {
    if pointee.path.scroller.phase.kind == .panned, pointee.path.scroller.phase.end <= now {
      // Fingers fell silent: they let go then, whenever that is noticed.
      take(.cancel, at: pointee.path.scroller.phase.end)
      pointee.path.clock = now
    }
    // Who arrived before the last one did so at its own time, whenever that is noticed.
    if pointee.path.scroller.phase.isFlying, pointee.path.scroller.phase.isOver(at: now) {
      show(at: pointee.path.scroller.phase.end)
    }
    let rested = pointee.path.scroller.advance(to: now)
    if rested != nil || pointee.path.isResampled || pointee.path.snapshot(at: now).needsTick {
      show(at: now, rested: rested)
    }
    for member in members { member.pointee.engine.pointee.catchUp(with: now) }
  }

  /// Leads every member to where the way is.
  ///
  /// - Parameter rested: When the way came to its own end, in seconds; nil if it has not just now.
  func show(at now: Double, rested: Double? = nil) {
    let snapshot = pointee.path.snapshot(at: now)
    let given = snapshot.isSettling ? .zero : pointee.path.scroller.givenVelocity(at: now)
    for member in members { member.follow(snapshot, givenVelocity: given, at: now, rested: rested, lead: self) }
    var anyoneMoves = false
    for member in members where member.pointee.isLed { anyoneMoves = true }
    pointee.path.isOpen = anyoneMoves
    pointee.path.glide.flight = .none
    if anyoneMoves, snapshot.isSettling { prepareGlide(snapshot, at: now) }
    // Nothing is seen of the rest of the way: an edge that does not give, an axis without takers.
    if !anyoneMoves, snapshot.isSettling { pointee.path.scroller.phase = .idle(at: snapshot.offset) }
  }

  private func follow(
    _ path: ScrollSnapshot, givenVelocity: Vector, at now: Double, rested: Double?, lead: Self
  ) {
    let offset = place(at: path.offset)
    let end = place(at: path.target)
    let velocity = pointee.parts.share(of: path.velocity, at: path.offset)
    let given = pointee.parts.share(of: givenVelocity, at: path.offset)
    let isMoved = offset != pointee.shown
    if (offset - pointee.shown).length > NestPath.rounding { pointee.hasMoved = true }
    let phase = phase(of: path, isUnderWay: offset != end || velocity != .zero)
    guard phase != nil || pointee.isLed || isMoved else { return }

    var snapshot = path
    snapshot.phase = phase ?? path.phase
    snapshot.offset = offset
    // What the way leaves out of range returns by itself, once the way has ended.
    snapshot.target = path.isSettling ? pointee.range.clamp(end) : end
    snapshot.velocity = velocity
    snapshot.bounces = bounces(of: path)
    if phase == .bouncing, snapshot.bounces.isEmpty { snapshot.phase = .coasting }
    let told = Lead(snapshot: snapshot, givenVelocity: given)
    let engine = pointee.engine
    let time = max(now, engine.pointee.clock)
    if phase != nil || !pointee.isLed { engine.pointee.lead(told, to: offset, now: time) }
    pointee.shown = offset
    pointee.isLed = phase != nil
    guard phase == nil else { return }
    let arrival =
      path.isSettling ? lead.pointee.path.time(until: now) { place(at: $0) == offset } : rested
    engine.pointee.arrive(at: offset, now: time, rested: arrival.map { min($0, time) })
  }

  /// Where it is when the way is at a place. An end of its range is met to the last bit: what is out
  /// by no more than sums are rounded by must not be thrown back.
  func place(at way: Vector) -> Vector {
    let place = pointee.parts.place(at: way)
    let range = pointee.range
    return Vector(x: range.x.settled(place.x), y: range.y.settled(place.y))
  }

  /// What moves it, when a phase moves its chain; nil if nothing does.
  private func phase(of path: ScrollSnapshot, isUnderWay: Bool) -> PhaseKind? {
    switch path.phase {
    case .idle: nil
    case .tracking, .zooming: pointee.isHeld || pointee.hasMoved ? path.phase : nil
    case .dragging: pointee.hasMoved ? .dragging : pointee.isHeld ? .tracking : nil
    case .coasting, .bouncing, .animating, .wheeling, .steering:
      path.isSettling ? (isUnderWay ? path.phase : nil) : (pointee.hasMoved ? path.phase : nil)
    }
  }

  /// The edges that throw it back: those of its chain at whose ends it is the last.
  private func bounces(of path: ScrollSnapshot) -> Edges {
    let (x, y) = (pointee.parts.x, pointee.parts.y)
    let left = x.lowest == -.infinity ? Edges.left.rawValue : 0
    let right = x.highest == .infinity ? Edges.right.rawValue : 0
    let top = y.lowest == -.infinity ? Edges.top.rawValue : 0
    let bottom = y.highest == .infinity ? Edges.bottom.rawValue : 0
    return path.bounces.intersection(Edges(rawValue: left | right | top | bottom))
  }
}

extension Interval {
  /// A place; the nearest of the span, if that is no farther than sums are rounded by.
  fileprivate func settled(_ place: Double) -> Double {
    let inRange = clamp(place)
    return (place - inRange).magnitude < NestPath.rounding ? inRange : place
  }
}
