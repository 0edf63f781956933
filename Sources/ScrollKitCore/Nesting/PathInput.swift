/// What an input does with the path of a chain.
///
///     input ─▶ direction ─▶ points ─▶ path ─▶ turns back? ─▶ snaps? ─▶ next segment
extension ScrollChain {
  /// Fingers begin a gesture: they hold the innermost member and every member in motion.
  private mutating func catchMembers() {
    forgetMovement()
    for index in members.indices {
      members[index].wasHeldAtBegin = index == 0 || members[index].snapshot.phase != .idle
    }
  }

  /// Begins a gesture in a direction, which is 0 along an axis on which it has not moved.
  mutating func begin(_ input: ScrollInput, towards direction: Vector, at now: Double) {
    catchMembers()
    let isMoving = path.activity.kind != .idle
    adoptRules()
    divide(forGestureTowards: direction, at: now)
    // Content that was in motion is caught, also where the new rules leave the path none: it has no slop.
    if isMoving, path.activity.kind == .idle { path.activity.moveWithWheel(to: offset(at: now), at: now) }
    handle(input, at: now)
  }

  /// Whether the gesture that holds the chain is over when an input comes: a trackpad's, or a finger's whose release was not reported.
  mutating func isGestureOver(before input: ScrollInput, at now: Double) -> Bool {
    if case .press(let pointer, _) = input, path.fingers.count == 0, path.activity.holder == .pointer(pointer) { return true }
    return path.isPadGestureOver(before: input, at: now)
  }

  /// Releases the members from a gesture of a trackpad. A pointer that waits holds them from now on.
  mutating func endPadGesture(at now: Double) {
    let press = path.waitingPress
    handle(.cancel, at: now)
    if let press { begin(press, towards: .zero, at: now) }
  }

  /// Begins a gesture that has moved no member yet, and holds none.
  mutating func forgetMovement() {
    for index in members.indices {
      members[index].hasMoved = false
      members[index].wasHeldAtBegin = false
    }
  }

  /// Divides the path for a gesture in a direction, which is 0 along an axis on which it has not moved.
  mutating func divide(forGestureTowards direction: Vector, at now: Double) {
    begin(gestureTowards: direction)
    divide(at: now)
  }

  /// Begins a gesture in a direction, and chooses its members.
  mutating func begin(gestureTowards direction: Vector) {
    hasDirection = Pair { direction[$0] != 0 }
    heading = direction
    hasReversed = Pair(x: false, y: false)
    isLocked = hasReversed
    chooseMembers(towards: direction)
  }

  /// Divides the path anew where the gesture moves along an axis for the first time.
  mutating func findDirection(towards movement: Vector, at now: Double) {
    let isNew = Pair { movement[$0] != 0 && !hasDirection[$0] }
    guard isNew.x || isNew.y else { return }
    guard hasDirection.x || hasDirection.y else { return divide(forGestureTowards: movement, at: now) }
    for axis in [Axis.x, .y] where isNew[axis] {
      hasDirection[axis] = true
      heading[axis] = movement[axis]
      chooseMembers(axis, towards: movement[axis])
    }
    divide(at: now)
  }

  /// Handles an input in the path, and moves every member. A wheel that makes no step changes nothing.
  ///
  /// - Precondition: Time has passed for the chain.
  mutating func handle(_ input: ScrollInput, at now: Double) {
    clock = now
    let input = input.handsPanOver && releases(path.activity.axesPanned) ? .panEnd(.coast) : input
    findDirection(of: input, at: now)
    let distance = distance(of: input, at: now)
    if distance == .zero, !path.isPadGestureOver(before: input, at: now) { return }
    if let cause = input.snapCause, members.anySnaps {
      handle(input, distance ?? .zero, snapping: cause, at: now)
    } else if let turn = movePath(by: input, distance ?? .zero, at: now) {
      divide(turningAt: turn, at: now)
    }
    beginSegment(at: now)
  }

  /// Handles an input in the path that may begin a motion which snaps.
  private mutating func handle(_ input: ScrollInput, _ distance: Vector, snapping cause: SnapGuide.Cause, at now: Double) {
    var start = SnapStart(of: &path, at: now)
    if let turn = movePath(by: input, distance, at: now) {
      divide(turningAt: turn, at: now)
      start.shift(by: -turn)
    }
    if path.activity.kind == .idle {  // content at rest has the preferences that were set last
      path.setting.rules.preferences = members[0].scroller.view.engine.scroller.rules.preferences
    }
    if start.isLeft(by: input, for: cause, to: &path.activity) { snap(cause, from: &start, at: now) }
  }

  /// As `ScrollView.releases`, of a member that the gesture has moved.
  private mutating func releases(_ panned: Pair<Bool>) -> Bool {
    guard panned.x || panned.y else { return false }
    let members = members
    return members.indices.contains { index in
      let takesPart = members[index].takesPart
      return members[index].hasMoved
        && members[index].scroller.view.releases(Pair(x: panned.x && takesPart.x, y: panned.y && takesPart.y))
    }
  }

  /// Notes where the finger is, and the direction of the gesture along an axis when it is first known.
  private mutating func findDirection(of input: ScrollInput, at now: Double) {
    switch input {
    case .press(_, let position):
      members[0].scroller.view.engine.trackingPoint = position
    case .move(_, let position):
      members[0].scroller.view.engine.trackingPoint = position
      if !hasDirection.x || !hasDirection.y { findDirection(ofDragBy: input, at: now) }
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      findDirection(towards: distance, at: now)
    case .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:  // has no direction
      break
    }
  }

  /// Handles an input in the path.
  ///
  /// - Parameter distance: How far a wheel or a key moves it, in points.
  /// - Returns: The path offset at which the gesture turns back; nil if it does not.
  private mutating func movePath(by input: ScrollInput, _ distance: Vector, at now: Double) -> Vector? {
    path.endPadGesture(before: input, at: now)
    if cruiseWithKey(input, at: now) {
      let cruise = snapshot(at: now)
      rememberSnapTargets(at: cruise.target, released: cruise.offset)
      return nil
    }
    let (offset, target) = (offset(at: now), pendingOffset(at: now))
    switch input {
    case .wheel(_, let unit, _):
      // The path counts a notch as a point (`Feel.countPoints`); `.points` would move it at once.
      path.handle(.wheel(by: distance, unit == .points ? .points : .notches), at: now)
    case .key, .keyHeld:  // a gesture has precedence over keys, as over steering
      if !path.activity.kind.hasPrecedenceOverSteering { path.step(by: path.setting.movable(distance), now: now) }
    case .press, .move, .release, .cancel, .hold, .holdEnd, .keyUp, .steer, .steerEnd, .panBegin,
      .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      path.handle(input, at: now)
    }
    // Content may move back before a resampled finger does: the finger counts.
    let movement = path.isResampled ? -path.tracker.lastDisplacement : pendingOffset(at: now) - target
    return takeReversal(by: movement, from: offset, at: now)
  }

  /// Moves the path at a constant velocity while a key is held: that of the first member that can scroll.
  ///
  /// - Returns: Whether the input is a held key that does so.
  private mutating func cruiseWithKey(_ input: ScrollInput, at now: Double) -> Bool {
    guard case .keyHeld(let key) = input, path.setting.wheelSmoothing != .none,
      let member = firstScrollableMember(for: key, at: now)
    else { return false }
    return path.cruise(holding: key, at: key.pace(in: members[member].setting), now: now)
  }

  /// Finds the direction of a drag by a movement of a finger.
  private mutating func findDirection(ofDragBy input: ScrollInput, at now: Double) {
    let start = path.activity.touch?.start
    var later = path  // a copy: the path is divided for the direction before it handles the input
    later.handle(input, at: now)
    guard let hold = later.activity.drag?.hold else { return }
    if let start {
      beginDrag(towards: start - later.tracker.position, at: now)
    } else {
      findDirection(towards: hold.free(-later.tracker.lastDisplacement), at: now)
    }
  }

  /// A drag begins in a direction. If its axes would move two scrollers, it is locked to the axis along which it began, as on all
  /// touch platforms.
  private mutating func beginDrag(towards direction: Vector, at now: Double) {
    divide(forGestureTowards: direction, at: now)
    guard let x = innermostMember(.x), let y = innermostMember(.y), x != y else { return }
    lock(direction.x.magnitude > direction.y.magnitude ? .y : .x)
    hasDirection = Pair(x: true, y: true)
    divide(at: now)
  }

  /// How far a wheel or a key moves the path, in points, by the units of the first member that can scroll. Without one, the path ends
  /// there: those of the innermost one do as well. Nil for other inputs.
  private mutating func distance(of input: ScrollInput, at now: Double) -> Vector? {
    switch input {
    case .wheel(let amount, let unit, let device):
      // Acceleration and whole steps are those of the innermost member.
      let feel = members[0].setting.rules.feel
      let pending = pendingOffset(at: now)
      let counts = members.anySnaps && unit.hasParts(amount)
      let steps = counts ? wholeNotches(amount, unit, device: device, from: pending, by: feel) : amount
      let turned = path.adjusted(steps, unit, device: device, at: now, by: feel)
      return Vector { axis in
        guard turned[axis] != 0 else { return 0 }
        let member = firstScrollableMember(axis, towards: PathEnd(towards: turned[axis]), at: pending[axis]) ?? innermostMember(axis)
        return member.map { members[$0].setting.points(turned[axis], unit, axis) } ?? 0
      }
    case .key(let key), .keyHeld(let key):
      guard let member = member(scrolledBy: key, at: now) else { return .zero }
      let offset = members[member].shares.offset(at: pendingOffset(at: now))
      let setting = members[member].setting
      return key.distance(from: setting.stepStart(offset, path.setting.wheelSmoothing), in: setting)
    case .press, .move, .release, .cancel, .hold, .holdEnd, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return nil
    }
  }

  /// As `Scroller.wholeNotches`, along the axes on which the first member that can scroll counts them.
  private mutating func wholeNotches(_ amount: Vector, _ unit: WheelUnit, device: UInt32, from pending: Vector, by feel: Feel) -> Vector {
    let axes = Pair { axis in
      guard amount[axis] != 0, let member = firstScrollableMember(axis, towards: PathEnd(towards: amount[axis]), at: pending[axis])
      else { return false }
      let distance = Vector { $0 == axis ? members[member].setting.points(amount[axis], unit, axis) : 0 }
      return members[member].scroller.view.countsNotches(axis, from: members[member].shares.offset(at: pending), by: distance)
    }
    return path.wholeNotches(amount, unit, device: device, along: axes, by: feel)
  }

  /// The member that a key scrolls first; if none can scroll, the innermost that takes part.
  mutating func member(scrolledBy key: ScrollKey, at now: Double) -> Int? {
    firstScrollableMember(for: key, at: now) ?? innermostMember(key.axis)
  }

  /// The first member that can scroll in the direction of a key.
  private mutating func firstScrollableMember(for key: ScrollKey, at now: Double) -> Int? {
    firstScrollableMember(key.axis, towards: PathEnd(towards: key.direction[key.axis]), at: pendingOffset(at: now)[key.axis])
  }
}
