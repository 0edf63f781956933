/// Inputs to nested scrollers, and the chains that they form.
///
/// Times are those of the tree: see `ScrollView.clockOffset`.
///
/// - Precondition: Times are finite.
extension NestedScroller {
  /// Handles an input over this scroller. A chain that it forms begins here.
  ///
  /// - Parameter time: The host's time.
  package func handle(_ input: ScrollInput, at time: Double) {
    let now = now(at: time)
    passTime(to: now)
    respondToOutsideChanges()
    if case .press(let pointer, _) = input { endChain(toPinchWith: pointer) }
    // A change of the scale has precedence over scrolling.
    if input.zooms || view.engine.refusesChain { return handleAlone(input, at: time) }
    if let chainStart, chainStart.hasPrecedence(over: input) { return chainStart.chain.handle(input, at: now) }
    switch input {
    case .press, .hold, .panBegin:
      begin(input, towards: .zero, at: now)
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      begin(input, towards: distance, at: now)
    case .wheel(let amount, _, _):
      turn(input, towards: amount, at: now)
    case .keyHeld(let key) where chain.path.isHeld(by: key): break  // a repeat
    case .key(let key), .keyHeld(let key):
      turn(input, towards: key.direction, at: now)
    case .keyUp:
      if let chainStart, chainStart.chain.isActive { return chainStart.chain.handle(input, at: now) }
      handleAlone(input, at: time)
    case .steer, .steerEnd:
      // Steering moves this scroller alone, and ends its chain.
      if let chainStart, chainStart.chain.isHeld { endChain() }  // fingers at rest hold it
      handleAlone(input, at: time)
    case .move, .release, .cancel, .holdEnd, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      guard startsActiveChain else { return handleAlone(input, at: time) }
      chain.handle(input, at: now)
    }
  }

  /// Handles an input in this scroller alone. Its chain ends if the input moves it.
  ///
  /// - Parameter time: The host's time.
  private func handleAlone(_ input: ScrollInput, at time: Double) {
    view.handle(input, at: time)
    respondToOutsideChanges()
  }

  /// Whether a chain begins here, and moves or holds a member.
  private var startsActiveChain: Bool { chainStart == self && chain.isActive }

  /// Whether fingers hold the chain that begins here and keep an input from other chains.
  private func hasPrecedence(over input: ScrollInput) -> Bool {
    if case .steer = input { return chain.path.activity.kind.hasPrecedenceOverSteering && chain.isHeld }
    return chain.isHeld
  }

  // MARK: Gestures

  /// A gesture begins: motions are caught, and the path is divided anew.
  private func begin(_ input: ScrollInput, towards direction: Vector, at now: Double) {
    releaseRefusingMembers()
    if !startsActiveChain { catchChain(at: now) }
    chain.catchMembers()
    chain.adoptRules()
    chain.setDirection(direction, at: now)
    chain.handle(input, at: now)
  }

  /// A wheel turns, or a key is pressed. Turns with less than the silence between them are one gesture.
  private func turn(_ input: ScrollInput, towards direction: Vector, at now: Double) {
    if let other = otherWheelingChain(at: now) { return other.turn(input, towards: direction, at: now) }
    releaseRefusingMembers()
    let isSameGesture =
      chainStart == self && now - chain.lastWheel < ScrollActivity.silence && !chain.isDisplaced
    if !isSameGesture {
      if !startsActiveChain { joinRestingScrollers(at: now) }
      chain.forgetMovement()
      chain.adoptRules()
      chain.setDirection(direction, at: now)
    }
    chain.lastWheel = now
    chain.handle(input, at: now)
  }

  /// The scroller at which another chain begins that a wheel scrolls; nil if there is none. Moving content brings other
  /// scrollers under the pointer: the gesture stays with its chain. Published (Chromium, latching).
  private func otherWheelingChain(at now: Double) -> NestedScroller? {
    for scroller in outwards {
      guard let start = scroller.chainStart, start != self, start.chain.isActive,
        now - start.chain.lastWheel < ScrollActivity.silence
      else { continue }
      return start
    }
    return nil
  }

  /// Releases the first member that no chain may move now, and all around that. The chain begins here.
  private func releaseRefusingMembers() {
    guard chainStart == self else { return }
    releaseOutwards(fromFirst: { $0.scroller.view.engine.refusesChain })
  }
}

// MARK: The chain

extension ScrollChain {
  /// Fingers begin a gesture: they hold the innermost member and every member in motion.
  mutating func catchMembers() {
    forgetMovement()
    for index in members.indices {
      members[index].wasHeldAtBegin = index == 0 || members[index].snapshot.phase != .idle
    }
  }

  /// Begins a gesture that has moved no member yet.
  mutating func forgetMovement() {
    for index in members.indices { members[index].hasMoved = false }
  }

  /// Divides the path for a gesture in a direction; zero while it has none.
  mutating func setDirection(_ direction: Vector, at now: Double) {
    hasDirection = direction != .zero
    heading = .zero
    chooseMembers(towards: direction)
    divide(at: now)
  }

  /// Handles an input in the path, and moves every member.
  ///
  /// - Precondition: Time has passed for the chain.
  mutating func handle(_ input: ScrollInput, at now: Double) {
    clock = now
    findDirection(of: input, at: now)
    let cause = members.anySnaps ? input.snapCause : nil
    var start = cause == nil ? nil : SnapStart(of: &path, at: now)
    if let turn = movePath(by: input, at: now) {
      divide(turningAt: turn, at: now)
      start?.shift(by: -turn)
    }
    if let cause, let start, cause.beganMotion(from: start.kind, to: path.activity.kind) { snap(cause, from: start, at: now) }
    beginPiece(at: now)
  }

  /// Notes where the finger is, and the direction of the gesture when it is first known.
  private mutating func findDirection(of input: ScrollInput, at now: Double) {
    switch input {
    case .press(_, let position):
      members[0].scroller.view.engine.context.trackingPoint = position
    case .move(_, let position):
      members[0].scroller.view.engine.context.trackingPoint = position
      if !hasDirection { setDragDirection(by: input, at: now) }
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      if !hasDirection, distance != .zero { setDirection(distance, at: now) }
    case .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:  // has no direction
      break
    }
  }

  /// Handles an input in the path.
  ///
  /// - Returns: The path offset at which the gesture turns back; nil if it does not.
  private mutating func movePath(by input: ScrollInput, at now: Double) -> Vector? {
    if cruiseWithKey(input, at: now) {
      let cruise = snapshot(at: now)
      rememberSnapTargets(at: cruise.target, released: cruise.offset)
      return nil
    }
    let (offset, target) = (offset(at: now), pendingOffset(at: now))
    path.handle(inPoints(input, at: now), at: now)
    // Content may move back before a resampled finger does: the finger counts.
    let movement = path.isResampled ? -path.tracker.lastDisplacement : pendingOffset(at: now) - target
    return takeReversal(by: movement, from: offset, at: now)
  }

  /// Moves the path at a constant velocity while a key is held: that of the first member with room.
  ///
  /// - Returns: Whether the input is a held key that does so.
  private mutating func cruiseWithKey(_ input: ScrollInput, at now: Double) -> Bool {
    guard case .keyHeld(let key) = input, let member = firstMemberWithRoom(for: key, at: now) else { return false }
    return path.cruise(holding: key, at: key.pace(in: members[member].setting), now: now)
  }

  /// Sets the direction of a drag by the movement that begins it. If its axes would move two scrollers, the drag is
  /// locked to the axis along which it began, as on all touch platforms.
  private mutating func setDragDirection(by input: ScrollInput, at now: Double) {
    guard let start = path.activity.touch?.start else { return }
    var later = path  // a copy: the path is divided for the direction before it handles the input
    later.handle(input, at: now)
    guard later.activity.snapshot(at: now).phase == .dragging else { return }
    let direction = start - later.tracker.position
    setDirection(direction, at: now)
    guard let x = innermostMember(.x), let y = innermostMember(.y), x != y else { return }
    lock(direction.x.magnitude > direction.y.magnitude ? .y : .x)
    divide(at: now)
  }

  /// Converts the distances of a wheel or a key to points, by the units of the first member with room.
  private mutating func inPoints(_ input: ScrollInput, at now: Double) -> ScrollInput {
    switch input {
    case .wheel(let amount, let unit, let device):
      // Acceleration and whole steps are those of the innermost member.
      let turned = path.turned(
        by: amount, unit, device: device, at: now,
        feeling: members[0].setting.rules.feel)
      let pending = pendingOffset(at: now)
      let distance = Vector { axis in
        guard turned[axis] != 0 else { return 0 }
        let member = firstMemberWithRoom(axis, towards: PathEnd(towards: turned[axis]), at: pending[axis])
        return member.map { members[$0].setting.points(turned[axis], unit, axis) } ?? 0
      }
      return .wheel(by: distance, unit == .points ? .points : .notches)
    case .key(let key), .keyHeld(let key):
      return .wheel(by: distance(of: key, at: now), .notches)
    case .press, .move, .release, .cancel, .hold, .holdEnd, .keyUp, .steer, .steerEnd, .panBegin,
      .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return input
    }
  }

  /// How far a key moves the path: a line or a page of the first member with room, or to its end.
  private mutating func distance(of key: ScrollKey, at now: Double) -> Vector {
    guard let member = firstMemberWithRoom(for: key, at: now) else { return .zero }
    let offset = members[member].shares.offset(at: pendingOffset(at: now))
    return key.distance(from: offset, in: members[member].setting)
  }

  /// The first member with room in the direction of a key.
  private mutating func firstMemberWithRoom(for key: ScrollKey, at now: Double) -> Int? {
    let axis: Axis = key.direction.x == 0 ? .y : .x
    return firstMemberWithRoom(axis, towards: PathEnd(towards: key.direction[axis]), at: pendingOffset(at: now)[axis])
  }
}
