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
    respondToProgramChanges()
    if case .press(let pointer, _) = input { endChain(toPinchWith: pointer, at: now) }
    // A change of the scale has precedence over scrolling.
    if input.zooms || view.value.engine.refusesChain { return handleAlone(input, at: time) }
    if let innermost, innermost.hasPrecedence(over: input) { return innermost.chain.value.handle(input, at: now) }
    switch input {
    case .press, .hold, .panBegin:
      begin(input, towards: .zero, at: now)
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      begin(input, towards: distance, at: now)
    case .wheel(let amount, _, _):
      turn(input, towards: amount, at: now)
    case .keyHeld(let key) where chain.value.path.isHeld(by: key): break  // a repeat
    case .key(let key), .keyHeld(let key):
      turn(input, towards: key.direction, at: now)
    case .keyUp:
      if let innermost, innermost.chain.value.members.areChained { return innermost.chain.value.handle(input, at: now) }
      handleAlone(input, at: time)
    case .steer, .steerEnd:
      // Steering moves this scroller alone, and ends its chain.
      if let innermost, innermost.chain.value.isHeld { endChain() }  // by fingers at rest
      handleAlone(input, at: time)
    case .move, .release, .cancel, .holdEnd, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      guard beginsActiveChain else { return handleAlone(input, at: time) }
      chain.value.handle(input, at: now)
    }
  }

  /// Handles an input in this scroller alone. Its chain ends if the input moves it.
  ///
  /// - Parameter time: The host's time.
  private func handleAlone(_ input: ScrollInput, at time: Double) {
    view.value.handle(input, at: time)
    respondToProgramChanges()
  }

  /// Whether a chain begins here, and moves or holds a member.
  private var beginsActiveChain: Bool { innermost == self && chain.value.members.areChained }

  /// Whether fingers hold the chain that begins here and keep an input from other chains.
  private func hasPrecedence(over input: ScrollInput) -> Bool {
    if case .steer = input { return chain.value.path.hasPrecedenceOverSteering && chain.value.isHeld }
    return chain.value.isHeld
  }

  // MARK: Time

  /// Lets time pass up to a time of the host: see `passTime(to:)`.
  package func passTime(at time: Double) { passTime(to: view.value.now(at: time)) }

  /// Lets time pass for all that a call here can reach: this scroller, those around it and the chains that move them.
  ///
  /// Every call begins with it. Scrollers at which it is that time already cost nothing.
  func passTime(to time: Double) {
    var next: NestedScroller? = self
    while let scroller = next {
      if scroller.isBehind(time) {
        scroller.passOwnTime(to: time)
        if scroller != self { scroller.markChanged() }
      }
      next = scroller.parent
    }
  }

  /// The own time at which an input of the host counts: not before the clocks of those around it, so that a chain has one
  /// clock.
  func now(at time: Double) -> Double {
    var latest = view.value.now(at: time)
    var next = parent
    while let scroller = next {
      latest = max(latest, scroller.view.value.engine.clock)
      next = scroller.parent
    }
    return latest
  }

  /// Lets time pass for this scroller, and for its chain while that moves a member.
  private func passOwnTime(to time: Double) {
    if let innermost, innermost.chain.value.members.areChained {
      innermost.markChanged()
      innermost.passTimeOfChain(to: time)
    }
    if isBehind(time) { passTimeAlone(to: time) }  // no chain moves it, or it has ended meanwhile
  }

  /// Whether time has not passed yet. A motion may end when it begins.
  private func isBehind(_ time: Double) -> Bool { view.value.engine.clock < time || view.value.engine.piece.end <= time }

  /// Lets time pass for the chain that begins here while it moves a member. A held scroll bar of a member may end it.
  private func passTimeOfChain(to time: Double) {
    while chain.value.members.areChained {
      let bar = chain.value.members.nextRepeatingBar
      let now = min(time, bar?.due ?? .infinity)
      while chain.value.members.areChained, chain.value.step(towards: now) { respondToProgramChanges() }
      guard let bar, bar.due <= time else { return }
      bar.scroller.passTimeAlone(to: bar.due)
      respondToProgramChanges()
    }
  }

  /// Lets time pass for this scroller and its behaviours, but not for its chain.
  func passTimeAlone(to time: Double) {
    view.value.pass(to: time)
  }

  /// Updates its behaviours, then lets time pass for a motion that began before.
  func followThenPassTime(to time: Double) {
    view.value.follow()
    passTimeAlone(to: time)
  }

  // MARK: The program

  /// Follows changes that the program made to members of its chain. If the program moves a member, the chain ends.
  /// After a new geometry, a shift or an offset, the path is divided anew.
  package func respondToProgramChanges() {
    guard let innermost, innermost.chain.value.members.areChained, innermost.chain.value.members.areTouched
    else { return }
    switch innermost.chain.value.takeProgramChange() {
    case .none: break
    case .layout: innermost.chain.value.redivide(at: innermost.chain.value.clock)
    case .motion: endChain()
    }
  }

  // MARK: Gestures

  /// A gesture begins: motions are caught, and the path is divided anew.
  private func begin(_ input: ScrollInput, towards direction: Vector, at time: Double) {
    if !continuesChain() { catchChain(at: time) }
    chain.value.catchMembers()
    chain.value.adoptRules()
    chain.value.setDirection(direction, at: time)
    chain.value.handle(input, at: time)
  }

  /// A wheel turns, or a key is pressed. Turns with less than the silence between them are one gesture.
  private func turn(_ input: ScrollInput, towards direction: Vector, at time: Double) {
    if let other = otherTurningChain(at: time) { return other.turn(input, towards: direction, at: time) }
    let continues = continuesChain()
    let isSameGesture =
      innermost == self && time - chain.value.lastTurn < ScrollActivity.silence && !chain.value.isDisplaced
    if !isSameGesture {
      if !continues { joinRestingScrollers(at: time) }
      chain.value.forgetMovement()
      chain.value.adoptRules()
      chain.value.setDirection(direction, at: time)
    }
    chain.value.lastTurn = time
    chain.value.handle(input, at: time)
  }

  /// The scroller at which another chain begins that a wheel scrolls; nil if there is none. Moving content brings other
  /// scrollers under the pointer: the gesture stays with its chain. Published (Chromium, latching).
  private func otherTurningChain(at time: Double) -> NestedScroller? {
    var next: NestedScroller? = self
    while let scroller = next {
      if let innermost = scroller.innermost, innermost != self, innermost.chain.value.members.areChained,
        time - innermost.chain.value.lastTurn < ScrollActivity.silence
      {
        return innermost
      }
      next = scroller.parent
    }
    return nil
  }

  /// Whether the chain that begins here is active. Members whose scale now changes leave it first.
  private func continuesChain() -> Bool {
    guard innermost == self else { return false }
    releaseMembers { $0.scroller.view.value.engine.refusesChain }
    return beginsActiveChain
  }

  // MARK: Forming a chain

  /// Ends the chain that it belongs to. Each member rests where it is, or returns into range.
  func endChain() { innermost?.chain.value.end() }

  /// Releases the outer members of the chain that begins here. The others continue, unless a released one moves.
  private func releaseMembers(from index: Int) {
    if chain.value.members.areChained, chain.value.canRelease(membersFrom: index) {
      chain.value.release(membersFrom: index)
    } else {
      chain.value.end()
    }
  }

  /// Forms a chain of this scroller and all scrollers around it, and catches their motions. The chain that this
  /// scroller belongs to ends, whichever of its members is under the finger.
  private func catchChain(at now: Double) {
    if innermost == self { endChain() }
    let pressed = innermost
    var isCaught = pressed.map { $0.chain.value.members.areChained } ?? false
    var next: NestedScroller? = self
    while let scroller = next, !chain.value.members.isFull, scroller.canJoin(self) {
      if scroller.view.value.engine.lastSnapshot.phase != .idle || scroller.view.value.engine.isPulled { isCaught = true }
      chain.value.members.append(ChainMember(scroller))
      next = scroller.parent
    }
    claimMembers(endingChainAt: pressed)
    chain.value.begin(isCaught: isCaught, at: now)
  }

  /// Makes the members of a new chain belong to it. The chain that begins at `pressed` ends. Other chains release them.
  private func claimMembers(endingChainAt pressed: NestedScroller?) {
    var former: NestedScroller?
    for index in chain.value.members.indices {
      let scroller = chain.value.members[index].scroller
      if let other = scroller.innermost, other != former {
        former?.releaseMembersOfOtherChains()
        former = other == pressed ? nil : other
      }
      scroller.innermost = self
    }
    former?.releaseMembersOfOtherChains()
    pressed?.chain.value.end()
  }

  /// Forms a chain of this scroller and those around it that rest: a wheel does not stop the motion of an outer
  /// scroller.
  private func joinRestingScrollers(at now: Double) {
    if innermost == self { endChain() }
    var next: NestedScroller? = self
    while let scroller = next, !chain.value.members.isFull, scroller.canJoin(self) {
      if let former = scroller.innermost { former.releaseMembers { $0.scroller == scroller } }
      guard scroller == self || scroller.view.value.engine.lastSnapshot.phase == .idle else { break }
      chain.value.members.append(ChainMember(scroller))
      scroller.innermost = self
      next = scroller.parent
    }
    chain.value.begin(isCaught: view.value.engine.lastSnapshot.phase != .idle, at: now)
  }

  /// Whether it may belong to a chain that begins at `innermost`.
  private func canJoin(_ innermost: NestedScroller) -> Bool {
    guard view.value.engine.mode == .driven, !view.value.engine.refusesChain else { return false }
    guard let other = self.innermost, other != innermost else { return true }
    return !other.chain.value.isHeld
  }

  /// Releases the members of the chain that begins here, from the first that meets a condition.
  private func releaseMembers(fromFirst isMet: (ChainMember) -> Bool) {
    let members = chain.value.members
    if let index = members.indices.first(where: { isMet(members[$0]) }) { releaseMembers(from: index) }
  }

  /// Releases the members of the chain that begins here, from the first that now belongs to another chain.
  private func releaseMembersOfOtherChains() {
    releaseMembers { $0.scroller.innermost != self }
  }

  /// Ends the chain that one finger holds, so that a second finger begins a pinch of this scroller.
  ///
  /// While the chain moves another scroller, both fingers scroll, as on touch platforms.
  private func endChain(toPinchWith other: UInt64, at time: Double) {
    guard innermost == self, view.value.engine.canZoom, chain.value.path.fingers.count == 0,
      case .pointer(let pointer)? = chain.value.path.activity.holder, pointer != other
    else { return }
    let members = chain.value.members
    guard !members.indices.dropFirst().contains(where: { members[$0].hasMoved }) else { return }
    let position = chain.value.path.tracker.position
    endChain()
    view.value.engine.handle(.press(pointer: pointer, at: position), at: time)
  }
}

// MARK: The chain

extension ScrollChain {
  /// Fingers begin a gesture: they hold the innermost member and every member in motion.
  mutating func catchMembers() {
    forgetMovement()
    for index in members.indices {
      members[index].isHeld = index == 0 || members[index].scroller.view.value.engine.lastSnapshot.phase != .idle
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

  /// A change that the program made to members.
  enum ProgramChange {
    case none
    /// Another geometry, a shift or an offset.
    case layout
    /// It moves a member that the chain moved.
    case motion
  }

  /// Returns the change that the program made to members since the last call. A member that moves by itself takes no
  /// part any more.
  mutating func takeProgramChange() -> ProgramChange {
    var change = ProgramChange.none
    for index in members.indices {
      let mayMove = members[index].takesPart.x || members[index].takesPart.y || members[index].isChained
      let movesByItself = members[index].movesByItself
      if change == .none, mayMove, movesByItself || members[index].isTouched && members[index].isDisplaced(from: place),
        !members[index].hasArrived(snapshot(at: clock))
      {
        change = .layout
      }
      if movesByItself { members[index].takesPart = Pair(x: false, y: false) }
      if members[index].isChained != members[index].scroller.view.value.engine.isChained { change = .motion }
      members[index].acknowledge()
    }
    return change
  }

  /// Handles an input in the path, and moves every member.
  ///
  /// - Precondition: Time has passed for the chain.
  mutating func handle(_ input: ScrollInput, at now: Double) {
    clock = now
    switch input {
    case .press(_, let position):
      members[0].scroller.view.value.engine.context.trackingPoint = position
    case .move(_, let position):
      members[0].scroller.view.value.engine.context.trackingPoint = position
      if !hasDirection { setDragDirection(by: input, at: now) }
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      if !hasDirection, distance != .zero { setDirection(distance, at: now) }
    case .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:  // has no direction
      break
    }
    let (offset, target) = (offset(at: now), pendingOffset(at: now))
    let cause = members.snap ? input.snapCause : nil
    var start = cause == nil ? nil : SnapStart(of: &path, at: now)
    if cruiseWithKey(input, at: now) {
      let cruise = snapshot(at: now)
      rememberSnapTargets(at: cruise.target, released: cruise.offset)
    } else {
      let pathInput = inPoints(input, at: now)
      path.handle(pathInput, at: now)
      let movement = path.isResampled ? -path.tracker.lastDisplacement : pendingOffset(at: now) - target
      if let turn = turn(by: movement, from: offset, at: now) {
        divide(from: turn, at: now)
        start?.shift(by: -turn)
      }
    }
    if let cause, let start, cause.isMet(from: start.kind, to: path.activity.kind) { snap(cause, from: start, at: now) }
    beginPiece(at: now)
  }

  /// Moves the path at a constant velocity while a key is held: that of the first member with room.
  ///
  /// - Returns: Whether the input is a held key that does so.
  private mutating func cruiseWithKey(_ input: ScrollInput, at now: Double) -> Bool {
    guard case .keyHeld(let key) = input, let member = firstMemberWithRoom(for: key, at: now) else { return false }
    return path.cruise(holding: key, at: key.pace(in: members[member].scroller.view.value.engine.scroller.setting), now: now)
  }

  /// Sets the direction of a drag by the movement that begins it. If its axes would move two scrollers, the drag is
  /// locked to the axis along which it began, as on all touch platforms.
  private mutating func setDragDirection(by input: ScrollInput, at now: Double) {
    guard let start = path.activity.touch?.start else { return }
    var later = path
    later.handle(input, at: now)
    guard later.activity.snapshot(at: now).phase == .dragging else { return }
    let direction = start - later.tracker.position
    setDirection(direction, at: now)
    guard let x = innermostMember(.x), let y = innermostMember(.y), x != y else { return }
    lock(direction.x.magnitude > direction.y.magnitude ? .y : .x)
    divide(at: now)
  }

  /// The same input with wheel and key distances in points, by the units of the first member with room.
  private mutating func inPoints(_ input: ScrollInput, at now: Double) -> ScrollInput {
    switch input {
    case .wheel(let amount, let unit, let device):
      // Acceleration and whole steps are those of the innermost member.
      let turned = path.turned(
        by: amount, unit, device: device, at: now,
        feeling: members[0].scroller.view.value.engine.scroller.setting.feel)
      let pending = pendingOffset(at: now)
      let distance = Vector { axis in
        guard turned[axis] != 0 else { return 0 }
        let member = firstMemberWithRoom(axis, towardsEnd: turned[axis] > 0, at: pending[axis])
        return member.map { members[$0].scroller.view.value.engine.scroller.setting.points(turned[axis], unit, axis) } ?? 0
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
    return key.distance(from: offset, in: members[member].scroller.view.value.engine.scroller.setting)
  }

  /// The first member with room in the direction of a key.
  private mutating func firstMemberWithRoom(for key: ScrollKey, at now: Double) -> Int? {
    let axis: Axis = key.direction.x == 0 ? .y : .x
    return firstMemberWithRoom(
      axis, towardsEnd: key.direction[axis] > 0, at: pendingOffset(at: now)[axis])
  }
}

extension ChainMember {
  /// Whether the motion of the path no longer moves it. A bounce may pass its target and move it again.
  fileprivate func hasArrived(_ path: ScrollSnapshot) -> Bool {
    path.isSettling && !isChained && offset(at: path.offset) == offset(at: path.target)
      && path.bounces.isEmpty
  }
}
