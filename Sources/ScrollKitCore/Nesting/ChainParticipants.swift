/// Which members of a chain take part in a gesture.
///
///     gesture to the right    carousel ✓   list ✗ (cannot move along x)   page ✓, unless the carousel contains or latches
///
/// A member that cannot move along an axis takes no part, unless it is out of range or its overscroll behavior ends scroll chaining there. Neither
/// does an outer one that something else moves, unless the gesture caught it: its own motion goes on.
extension ScrollChain {
  /// Chooses the members that take part in a gesture in a direction, which is 0 along an axis while it is not known.
  mutating func chooseMembers(towards direction: Vector) {
    chooseMembers(.x, towards: direction.x)
    chooseMembers(.y, towards: direction.y)
  }

  /// Chooses the members that take part along an axis.
  mutating func chooseMembers(_ axis: Axis, towards direction: Double) {
    var isClosed = false
    var skipped: Int?
    var hasAny = false
    for index in members.indices {
      let isFree = index == 0 || members[index].wasHeldAtBegin || !members[index].movesByItself
      let takesPart = !isClosed && isFree && members[index].takesPart(axis, towards: direction)
      if takesPart { hasAny = true }
      if !takesPart, !isClosed, isFree, members[index].isMovable(axis) { skipped = index }
      let contains = members[index].rules.overscroll[axis] != .auto
      if contains || takesPart && members[index].latches(axis, towards: direction) { isClosed = true }
      members[index].takesPart[axis] = takesPart
    }
    // All members latch and none can scroll: the outermost takes part and shows the overscroll.
    if !hasAny, let skipped { members[skipped].takesPart[axis] = true }
  }

  /// Whether a turn of a wheel or a key that comes now belongs to the gesture of the one before. A gesture that has moved no member is
  /// none: it latches nobody.
  mutating func continuesGesture(with input: ScrollInput, at now: Double) -> Bool {
    guard now - lastWheel < Self.latchingPause, !isHeld else { return false }
    let isShort = now - lastWheel < ScrollActivity.silence
    guard isShort || input.isWheel && latches else { return false }
    var isUnderWay = false
    for index in members.indices {
      if members[index].isDisplaced(from: appliedOffset) { return false }
      isUnderWay = isUnderWay || members[index].hasMoved
    }
    return isUnderWay
  }

  /// Whether an input takes a feel that was set meanwhile: each step does, as alone, unless its points continue a stream.
  mutating func takesNewFeel(with input: ScrollInput) -> Bool {
    let members = members
    return members.indices.contains { members[$0].hasNewFeel } && !(input.isWheel && path.activity.kind == .wheelStream)
  }

  /// Whether a gesture stays with a member.
  private var latches: Bool {
    mutating get {
      let members = members
      return members.indices.contains { members[$0].rules.latching == .gesture }
    }
  }

  /// Published (Chromium, `kDefaultMouseWheelLatchingTransaction`). 0.5 s between two turns of a wheel end a gesture that stays with a
  /// scroller. Larger keeps the wheel there for longer when its end is reached. Chromium ends it where the pointer has moved by
  /// 10 pixels, too: a wheel's inputs have no position.
  private static let latchingPause = 0.5

  /// Lets no member take part along an axis.
  mutating func lock(_ axis: Axis) {
    isLocked[axis] = true
    for index in members.indices { members[index].takesPart[axis] = false }
  }

  /// The innermost member that takes part along an axis.
  func innermostMember(_ axis: Axis) -> Int? {
    members.indices.first { members[$0].takesPart[axis] }
  }
}

extension ChainMember {
  fileprivate func isMovable(_ axis: Axis) -> Bool {
    setting.isMovable(axis)
  }

  /// Whether content is out of range along an axis: it returns, also where fingers cannot move it.
  private func isOut(_ axis: Axis) -> Bool { range[axis].overscroll(of: snapshot.offset[axis]).magnitude > Vector.rounding }

  fileprivate func takesPart(_ axis: Axis, towards direction: Double) -> Bool {
    if rules.overscroll[axis] != .auto { return true }
    guard isMovable(axis) || isOut(axis) else { return false }
    switch rules.latching {
    case .through: return true
    case .gesture: return direction == 0 || canScroll(axis, towards: direction)
    }
  }

  /// Whether a gesture that has moved it stays with it.
  fileprivate func latches(_ axis: Axis, towards direction: Double) -> Bool {
    switch rules.latching {
    case .through: false
    case .gesture: direction != 0 && canScroll(axis, towards: direction)
    }
  }
}
