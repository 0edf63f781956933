/// What a chain does with what comes to one of its members.
///
/// - Precondition: Times are finite, and not before the clock of the member that is called; the
///   others may be ahead of it, and stay there.
extension UnsafeMutablePointer where Pointee == NestMember {
  /// Takes what the user did over this scroller: the chain begins here.
  public func handle(_ input: ScrollInput, at time: Double) {
    if case .press(let pointer, _) = input { pinch(with: pointer, at: time) }
    if input.zooms || pointee.engine.pointee.keepsToItself {
      // The scale is its own matter; one that must come back first outweighs what scrolls.
      tick(time)
      return pointee.engine.pointee.handle(input, at: max(time, pointee.engine.pointee.clock))
    }
    if let lead = pointee.lead, lead.isLeadHeld {
      let now = max(time, lead.pointee.path.clock)
      if lead.pointee.path.scroller.phase.isOver(at: now) { lead.pass(to: now) }  // fell silent
      if lead.isLeadHeld { return lead.take(input, at: now) }
    }
    switch input {
    case .press, .hold:
      begin(input, catching: true, towards: .zero, at: time)
    case .panBegin:
      begin(input, catching: true, towards: .zero, at: time)
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      begin(input, catching: true, towards: distance, at: time)
    case .wheel(let amount, _, _):
      turn(input, towards: amount, at: time)
    case .key(let key), .keyHeld(let key):
      // Through a chain, repeats add up; the even pace is a single scroller's.
      turn(.key(key), towards: key.direction, at: time)
    case .steer, .steerEnd, .keyUp:
      // Who steers, steers this one.
      tick(time)
      pointee.engine.pointee.handle(input, at: max(time, pointee.engine.pointee.clock))
    case .move, .release, .cancel, .holdEnd, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      guard pointee.lead == self, pointee.path.isOpen else {
        return pointee.engine.pointee.handle(input, at: time)
      }
      take(input, at: max(time, pointee.path.clock))
    }
  }

  /// Lets time pass, for the whole chain to which it belongs.
  public func tick(_ time: Double) {
    if let lead = pointee.lead, lead.pointee.path.isOpen {
      lead.pass(to: max(time, lead.pointee.path.clock))
    }
    pointee.engine.pointee.catchUp(with: time)
  }

  /// Sees what the program did with members of its chain, past the chain: who was taken ends it;
  /// a new geometry, a shift or a place divides the way anew.
  public func followProgram() {
    guard let lead = pointee.lead, lead.pointee.path.isOpen else { return }
    var isTaken = false
    var isChanged = false
    for member in lead.members {
      let engine = member.pointee.engine
      if member.isElsewhere { isChanged = true }
      if member.pointee.isLed != engine.pointee.isLed { isTaken = true }
      // What the program scrolls by itself is no part of the way any more.
      if !engine.pointee.isLed, engine.pointee.told.phase != .idle { member.takeNothing() }
    }
    if isTaken {
      pointee.changedFrom = lead
      lead.endSession()
    } else if isChanged {
      let now = lead.pointee.path.clock
      pointee.changedFrom = lead
      lead.divide(at: now, keepsGoing: true)
      lead.show(at: now)
    }
  }

  // MARK: Gestures

  /// A gesture begins: what moves is caught, and the way is divided anew.
  private func begin(
    _ input: ScrollInput, catching: Bool, towards direction: Vector, at time: Double
  ) {
    let now = max(time, pointee.path.clock, pointee.engine.pointee.clock)
    if pointee.lead == self, pointee.path.isOpen {
      pass(to: now)
      for member in members { member.pointee.hasMoved = false }
    } else {
      beginSession(catching: catching, at: now)
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
    let now = max(time, pointee.path.clock, pointee.engine.pointee.clock)
    let goesOn =
      pointee.lead == self && now - pointee.path.turned < ScrollPhase.silence && isWhereShown
    if !goesOn {
      if pointee.lead == self, pointee.path.isOpen {
        pass(to: now)
      }
      if pointee.lead != self || !pointee.path.isOpen { beginSession(catching: false, at: now) }
      for member in members { member.pointee.hasMoved = false }
      aim(towards: direction, at: now)
    }
    pointee.path.turned = now
    take(input, at: now)
  }

  /// Another that leads what a wheel turns: content that glides brings others under the pointer, and the
  /// gesture goes on with what it moves. Published (Chromium, latching).
  @inline(never)
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
  @inline(never)
  private var isElsewhere: Bool {
    pointee.engine.pointee.place != pointee.shown
      || pointee.range != Pair<Span> { range($0) }
  }

  /// Takes an input into the way of the chain that it leads, and leads every member there.
  @inline(never)
  private func take(_ input: ScrollInput, at now: Double) {
    pass(to: now)
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
    let counted = inPoints(input, at: now)
    pointee.path.scroller.handle(counted, at: now)
    show(at: now)
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
        let taker = firstTaker(axis, towardsEnd: turned[axis] > 0, at: pendingWay(axis, at: now))
        return taker?.setting.points(turned[axis], unit, axis) ?? 0
      }
      return .wheel(by: distance, unit == .points ? .points : .notches)
    case .key(let key):
      return .wheel(by: distance(of: key, at: now), .notches)
    case .press, .move, .release, .cancel, .hold, .holdEnd, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return input
    }
  }

  /// How far a key leads the way: a line or a page of the first that has room, or its end.
  private func distance(of key: ScrollKey, at now: Double) -> Vector {
    Vector { axis in
      guard key.direction[axis] != 0 else { return 0 }
      let way = pendingWay(axis, at: now)
      guard let taker = firstTaker(axis, towardsEnd: key.direction[axis] > 0, at: way) else {
        return 0
      }
      let place = taker.pointee.parts[axis].place(at: way)
      return key.distance(from: Vector(x: place, y: place), in: taker.setting)[axis]
    }
  }

  /// Where the way will be when the wheel's turns so far have been taken, in points.
  private func pendingWay(_ axis: Axis, at now: Double) -> Double {
    let snapshot = pointee.path.snapshot(at: now)
    return snapshot.phase == .wheeling ? snapshot.target[axis] : snapshot.offset[axis]
  }
}
