extension ScrollActivity {
  /// A finger on the content that has not yet moved past the slop.
  package struct Touch: Equatable, Sendable {
    /// The finger or mouse button, by its number.
    package internal(set) var pointer: UInt64
    /// The finger's position when it came down, in points of the viewport.
    package internal(set) var start: Vector
    /// The distance that it moves before it scrolls, in points.
    package let slop: Double
    var hold: FingerHold
  }
}

/// A finger or a mouse button is down and has not yet scrolled.
extension Scroller {
  /// An input while a finger rests on the content.
  mutating func handleTracking(_ input: ScrollInput, at now: Double) {
    switch input {
    case .press(let pointer, let position): pressFurther(pointer, at: position, now: now)
    case .move(let pointer, let position): move(pointer, to: position, now: now)
    case .release(let pointer):
      if !lift(pointer), activity.touch?.pointer == pointer { releaseWithoutVelocity(at: now) }
    case .cancel: releaseWithoutVelocity(at: now)
    case .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break  // a finger on the content has precedence
    }
  }

  /// A finger comes down on content that nothing holds. A motion is caught where it is.
  mutating func touch(
    _ pointer: UInt64, at position: Vector, slop: Double, momentum: CaughtMomentum = .none, now: Double
  ) {
    beginTrack(at: position, now: now)
    fingers.clear()
    catchEdgeEffects(at: now)
    let touch = ScrollActivity.Touch(
      pointer: pointer, start: position, slop: slop, hold: FingerHold(at: now, made: tracker.newest.time, momentum: momentum))
    activity.begin(touch, at: activity.offset(at: now))
  }

  /// The finger moved. The first movement past the slop begins a drag.
  mutating func moveTouch(_ position: Vector, moves: Bool, now: Double) {
    guard var touch = activity.touch else { return }
    touch.hold.dropMomentum(moves: moves, velocity: nil, now: now, by: setting.rules.feel.boost)
    if moves { touch.hold.moved = now }
    activity.continueTouch(touch)
    let displacement = setting.movable(position - touch.start)
    if displacement.length > touch.slop { drag(touch, by: displacement, to: position, now: now) }
  }

  /// A drag begins, by the feel's `dragStart`: a finger has crossed the slop.
  private mutating func drag(
    _ touch: ScrollActivity.Touch, by displacement: Vector, to position: Vector, now: Double
  ) {
    let lock = setting.rules.feel.directionLock
    var hold = touch.hold
    hold.threshold = setting.rules.feel.dragStart.threshold(slop: touch.slop)
    if setting.movesFreely { hold.axis = LockedAxis(axis: lock.axis(ofDragBy: displacement), from: position) }
    let beginning = setting.rules.feel.dragStart.beginning(of: touch, displacement: displacement, at: position)
    beginDrag(touch.pointer, at: hold.free(beginning), offset: activity.offset(at: now), hold: hold, now: now)
    guard var drag = activity.drag else { return }
    drag.move(to: position, from: beginning, now: hold.moved, by: lock)
    activity.continueDrag(drag)
  }
}

extension ScrollSetting {
  /// The slop of a finger that catches a motion, in points: 0, unless a direction lock must measure a direction.
  var catchSlop: Double {
    rules.feel.directionLock != .none && movesFreely ? DirectionLock.measuringLength : 0
  }
}
