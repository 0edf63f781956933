/// How content follows the hand that drags it.
extension ScrollPhase.Drag {
  /// A drag that begins as the feel has it: a finger that went `way` has crossed the slop.
  init(_ touch: ScrollPhase.Touch, going way: Vector, to hand: Vector, in setting: ScrollSetting) {
    let feel = setting.feel
    var hold = touch.hold
    if feel.dragStart == .ease { hold.threshold = .waiting }
    if setting.isMovable(.x), setting.isMovable(.y) {
      hold.axis = HeldAxis(axis: feel.directionLock.axis(beginning: way), from: hand)
    }
    let beginning = feel.dragStart.beginning(of: touch, way: way, at: hand)
    self.init(
      holder: touch.holder,
      grips: Pair { axis in
        Grip(
          // What keeps still is held at 0, so that it does so to the last bit.
          pointer: hold.keepsStill(axis) ? 0 : beginning[axis], offset: touch.offset[axis],
          range: setting.geometry[axis].range, bands: setting.bands(axis))
      }, hold: hold)
    follow(hand, from: beginning, now: hold.moved, in: setting)
  }

  /// Follows the hand, as far as nothing holds the content back.
  mutating func follow(
    _ hand: Vector, from before: Vector, now: Double, in setting: ScrollSetting
  ) {
    let step = hand - before
    guard step != .zero else { return }
    let wasStill = Pair { hold.keepsStill($0) }
    hold.axis.read(hand, by: setting.feel.directionLock)
    let free = Vector { hold.axis.holds($0) ? 0 : step[$0] }
    let given = hold.threshold.take(free, after: now - hold.moved)
    hold.moved = now
    grips = Pair { axis in
      guard !hold.keepsStill(axis) else { return grips[axis] }
      var grip = grips[axis]
      if wasStill[axis] || given[axis] != step[axis] { grip.regrip(at: hand[axis] - given[axis]) }
      return grip.moved(to: hand[axis])
    }
  }

  /// The content's speed when the hand's is `velocity`, both in points per second.
  ///
  /// Content that waits for a threshold has none: a finger that rolls off flings nothing. (Flutter
  /// would fling it.)
  func velocity(ofFinger velocity: Vector) -> Vector {
    Vector { axis in
      hold.keepsStill(axis) ? 0 : grips[axis].velocity(ofFinger: velocity[axis])
    }
  }

  /// What a caught flight adds if the content is let go now: out of range nothing.
  func momentum(at now: Double, in setting: ScrollSetting) -> Momentum {
    guard !hold.momentum.isNone else { return .none }
    let isOut = setting.geometry.range.overscroll(of: offset) != .zero
    let isKept = setting.feel.boost.keeps(hold.momentum, after: now - hold.moved)
    return isOut || !isKept ? .none : hold.momentum.along(hold.axis)
  }
}
