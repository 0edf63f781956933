/// What a chain does with what comes to one of its members.
///
/// - Precondition: Times are finite, and not before the clock of the member that is called; the
///   others may be ahead of it, and stay there.
extension UnsafeMutablePointer where Pointee == NestMember {
  /// Takes what the user did over this scroller: the chain begins here.
  public func handle(_ input: ScrollInput, at time: Double) {
    goOn(at: time)
    if case .press(let pointer, _) = input { pinch(with: pointer, at: time) }
    // The scale is its own matter; one that must come back first outweighs what scrolls.
    if input.zooms || pointee.engine.pointee.keepsToItself { return handleAlone(input, at: time) }
    if let lead = pointee.lead, lead.isLeadHeld, lead.outweighs(input) {
      return lead.take(input, at: max(time, lead.pointee.path.clock))
    }
    switch input {
    case .press, .hold, .panBegin:
      begin(input, towards: .zero, at: time)
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      begin(input, towards: distance, at: time)
    case .wheel(let amount, _, _):
      turn(input, towards: amount, at: time)
    case .keyHeld(let key) where pointee.path.scroller.isHeld(by: key): break  // it is known
    case .key(let key), .keyHeld(let key):
      turn(input, towards: key.direction, at: time)
    case .keyUp:
      if let lead = pointee.lead, lead.pointee.path.isOpen {
        return lead.take(input, at: max(time, lead.pointee.path.clock))
      }
      handleAlone(input, at: time)
    case .steer, .steerEnd:
      // Who steers, steers this one, and takes it from its chain.
      if let lead = pointee.lead, lead.isLeadHeld {  // by fingers at rest
        pointee.changedFrom = lead
        endSession()
      }
      handleAlone(input, at: time)
      followProgram()
    case .move, .release, .cancel, .holdEnd, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      guard isLeading else { return handleAlone(input, at: time) }
      take(input, at: max(time, pointee.path.clock))
    }
  }

  /// Takes what is none of the chain's business.
  private func handleAlone(_ input: ScrollInput, at time: Double) {
    let now = max(time, pointee.engine.pointee.clock)
    if let behaviours = pointee.behaviours {
      behaviours.pointee.handle(input, &pointee.engine.pointee, at: now)
    } else {
      pointee.engine.pointee.handle(input, at: now)
    }
  }

  /// Lets time pass, for the whole chain to which it belongs.
  public func tick(_ time: Double) {
    if let lead = pointee.lead, lead.pointee.path.isOpen {
      lead.pass(to: max(time, lead.pointee.path.clock))
    }
    if pointee.engine.pointee.clock < time { pointee.engine.pointee.tick(time) }
  }

  /// Sees what the program did with members of its chain, past the chain: who was taken ends it;
  /// a new geometry, a shift or a place divides the way anew.
  public func followProgram() {
    guard let lead = pointee.lead, lead.pointee.path.isOpen, !lead.isUntouched else { return }
    var isTaken = false
    var isChanged = false
    for member in lead.members {
      let engine = member.pointee.engine
      if member.pointee.isLed != engine.pointee.isLed { isTaken = true }
      let isOnItsOwn = !engine.pointee.isLed && engine.pointee.told.phase != .idle
      if isOnItsOwn { member.takeNothing() }  // what scrolls by itself is no part of the way any more
      if isOnItsOwn || member.isElsewhere, !member.hasArrived(in: lead) { isChanged = true }
      member.pointee.seenRevision = engine.pointee.revision
    }
    if isTaken {
      pointee.changedFrom = lead
      lead.endSession()
    } else if isChanged {
      let now = lead.pointee.path.clock
      pointee.changedFrom = lead
      lead.redivide(at: now)
    }
  }

  /// Goes on as it moves, among those that take part now.
  func redivide(at now: Double) {
    divide(at: now, keepsGoing: true)
    snapAnew(at: now)
    show(at: now)
  }

  /// Whether the flight of its chain leads it nowhere any more.
  private func hasArrived(in lead: Self) -> Bool {
    let path = lead.pointee.path.snapshot(at: lead.pointee.path.clock)
    let isThere = path.isSettling && !pointee.isLed && place(at: path.offset) == place(at: path.target)
    return isThere && !pointee.parts.x.isEndless && !pointee.parts.y.isEndless  // what would bounce
  }

  /// Whether fingers hold the chain that it leads, and keep an input from others.
  private func outweighs(_ input: ScrollInput) -> Bool {
    if case .steer = input { return pointee.path.scroller.outweighsSteering }
    return isLeadHeld
  }

  /// Whether it leads a chain that moves.
  private var isLeading: Bool { pointee.lead == self && pointee.path.isOpen }

  /// Whether it leads a chain that moves, and goes on to: those whom fingers hold past it have left it.
  private func leads(on now: Double) -> Bool {
    guard pointee.lead == self else { return false }
    if isLeading { pass(to: now) }
    for member in members where member.pointee.engine.pointee.keepsToItself {
      cut(at: member)
      break
    }
    return isLeading
  }

  /// A time, or that of the chain that it leads, or its own, whichever is the latest.
  func latest(_ time: Double) -> Double {
    max(time, max(pointee.path.clock, pointee.engine.pointee.clock))
  }

  // MARK: Gestures

  /// A gesture begins: what moves is caught, and the way is divided anew.
  private func begin(_ input: ScrollInput, towards direction: Vector, at time: Double) {
    let now = latest(time)
    if leads(on: now) {
      for member in members { member.pointee.hasMoved = false }
    } else {
      beginSession(catching: true, at: now)
    }
    for member in members {
      let phase = member.pointee.engine.pointee.told.phase
      member.pointee.isHeld = member == self || phase != .idle
    }
    aim(towards: direction, at: now)
    take(input, at: now)
  }

  /// A wheel turns, or a key is pressed. Turns with less than the silence between them are one
  /// gesture, and go back the way they came.
  private func turn(_ input: ScrollInput, towards direction: Vector, at time: Double) {
    if let lead = turning(at: time) { return lead.turn(input, towards: direction, at: time) }
    let now = latest(time)
    let leads = leads(on: now)
    let goesOn =
      pointee.lead == self && now - pointee.path.turned < ScrollPhase.silence && isWhereShown
    if !goesOn {
      if !leads { beginSession(catching: false, at: now) }
      for member in members { member.pointee.hasMoved = false }
      aim(towards: direction, at: now)
    }
    pointee.path.turned = now
    take(input, at: now)
  }

  /// Another that leads what a wheel turns: content that glides brings others under the pointer, and the
  /// gesture goes on with what it moves. Published (Chromium, latching).
  private func turning(at time: Double) -> Self? {
    var member: Self? = self
    while let next = member {
      if let lead = next.pointee.lead, lead != self, lead.pointee.path.isOpen,
        time - lead.pointee.path.turned < ScrollPhase.silence
      {
        return lead
      }
      member = next.pointee.parent
    }
    return nil
  }

  /// Whether every member of the chain that it leads is where the chain left it.
  private var isWhereShown: Bool {
    var isWhereShown = true
    for member in members where member.isElsewhere { isWhereShown = false }
    return isWhereShown
  }

  /// Whether the program has put it elsewhere than the chain left it, or changed its range.
  private var isElsewhere: Bool {
    pointee.engine.pointee.place != pointee.shown || pointee.range != ownRange
  }

  /// Takes an input into the way of the chain that it leads, and leads every member there.
  ///
  /// - Precondition: Time has passed for the chain.
  func take(_ input: ScrollInput, at now: Double) {
    pointee.path.clock = now
    switch input {
    case .press(_, let position):
      pointee.engine.pointee.context.trackingPoint = position
    case .move(_, let position):
      pointee.engine.pointee.context.trackingPoint = position
      if !pointee.path.hasDirection { aimDrag(by: input, at: now) }
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      if !pointee.path.hasDirection, distance != .zero { aim(towards: distance, at: now) }
    case .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panStop, .panEnd, .momentum, .momentumEnd, .zoom: break  // says not which way
    }
    let before = pointee.path.scroller.phase.kind
    let way = pointee.path.way(at: now)
    if !hold(input, at: now) {
      let counted = inPoints(input, at: now)
      pointee.path.scroller.handle(counted, at: now)
    }
    if let cause = input.snapCause, cause.isMet(from: before, to: pointee.path.scroller.phase.kind) {
      snap(cause, from: way, at: now)
    }
    show(at: now)
  }

  /// Takes a key that is held into the way: at the pace of the first that has room, to the end.
  ///
  /// - Returns: Whether the input is that.
  private func hold(_ input: ScrollInput, at now: Double) -> Bool {
    guard case .keyHeld(let key) = input, let taker = taker(of: key, at: now) else { return false }
    return pointee.path.scroller.hold(key, at: key.pace(in: taker.setting), now: now)
  }

  /// Gives a drag its direction with the movement that makes it one. Where two axes would move two
  /// scrollers, the drag is along the one in which it began, as on all touch platforms.
  private func aimDrag(by input: ScrollInput, at now: Double) {
    guard case .tracking(let touch) = pointee.path.scroller.phase else { return }
    var later = pointee.path
    later.scroller.handle(input, at: now)
    guard later.snapshot(at: now).phase == .dragging else { return }
    let direction = touch.start - later.scroller.tracker.position
    aim(towards: direction, at: now)
    guard let x = nearestTaker(.x), let y = nearestTaker(.y), x != y else { return }
    let locked: Axis = direction.x.magnitude > direction.y.magnitude ? .y : .x
    for member in members { member.take(locked, false) }
    divide(at: now)
  }

  /// An input as the way takes it: in points, as the first that gives way counts them.
  private func inPoints(_ input: ScrollInput, at now: Double) -> ScrollInput {
    switch input {
    case .wheel(let amount, let unit, let device):
      // How far a wheel turned is read as the innermost feels, before it becomes points.
      let turned = pointee.path.scroller.turned(
        by: amount, unit, device: device, at: now, feeling: setting.feel)
      let distance = Vector { axis in
        firstTaker(axis, towards: turned[axis], at: now)?.setting.points(turned[axis], unit, axis)
          ?? 0
      }
      return .wheel(by: distance, unit == .points ? .points : .notches)
    case .key(let key), .keyHeld(let key):
      return .wheel(by: distance(of: key, at: now), .notches)
    case .press, .move, .release, .cancel, .hold, .holdEnd, .keyUp, .steer, .steerEnd,
      .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return input
    }
  }

  /// How far a key leads the way: a line or a page of the first that has room, or its end.
  private func distance(of key: ScrollKey, at now: Double) -> Vector {
    guard let taker = taker(of: key, at: now) else { return .zero }
    let place = taker.pointee.parts.place(at: pointee.path.pendingWay(at: now))
    return key.distance(from: place, in: taker.setting)
  }

  /// The first that has room where a key leads.
  private func taker(of key: ScrollKey, at now: Double) -> Self? {
    let direction = key.direction
    let axis: Axis = direction.x == 0 ? .y : .x
    return firstTaker(axis, towards: direction[axis], at: now)
  }

  /// The first that has room in a direction when the wheel's turns so far have been taken.
  private func firstTaker(_ axis: Axis, towards direction: Double, at now: Double) -> Self? {
    firstTaker(axis, towardsEnd: direction > 0, at: pointee.path.pendingWay(at: now)[axis])
  }
}
