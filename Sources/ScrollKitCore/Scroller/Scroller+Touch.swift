/// What a finger or a mouse button on the content leads to, and content that is let go.
extension Scroller {
  /// A finger came down on content that none holds. Content in flight is caught where it is, and
  /// then needs no slop.
  mutating func touch(_ pointer: UInt64, at position: Vector, now: Double) {
    guard givesWay(at: now) else { return }
    var slop = setting.catchSlop
    var momentum = Momentum.none
    if phase.isFlying { momentum = setting.feel.boost.momentum(of: phase.flight, at: now) }
    if phase.kind == .idle { slop = setting.feel.slop }
    touch(.pointer(pointer), at: position, slop: slop, momentum: momentum, now: now)
  }

  mutating func touch(
    _ holder: ScrollPhase.Holder, at position: Vector, slop: Double, momentum: Momentum, now: Double
  ) {
    phase.begin(
      ScrollPhase.Touch(
        holder: holder, offset: phase.offset(at: now), start: position, slop: slop,
        hold: Hold(at: now, momentum: momentum)))
  }

  /// The hand that holds the content moved. The first movement past the slop begins a drag.
  mutating func follow(_ hand: Vector, from before: Vector, now: Double) {
    let moves = hand != before
    let feel = setting.feel
    if phase.kind == .dragged {
      let velocity = phase.drag.velocity(ofFinger: fingerVelocity(at: now))
      phase.drag.hold.loseMomentum(moves: moves, velocity: velocity, now: now, by: feel.boost)
      phase.drag.follow(hand, from: before, now: now, by: feel.directionLock)
    } else {
      phase.touch.hold.loseMomentum(moves: moves, velocity: nil, now: now, by: feel.boost)
      if moves { phase.touch.hold.moved = now }
      let way = setting.movable(hand - phase.touch.start)
      if way.length > phase.touch.slop { drag(going: way, to: hand) }
    }
  }

  /// A drag begins as the feel has it: a finger that went `way` has crossed the slop.
  private mutating func drag(going way: Vector, to hand: Vector) {
    let lock = setting.feel.directionLock
    if setting.feel.dragStart == .ease { phase.touch.hold.threshold = .waiting }
    if setting.movesFreely {
      phase.touch.hold.axis = HeldAxis(axis: lock.axis(beginning: way), from: hand)
    }
    let touch = phase.touch
    let beginning = setting.feel.dragStart.beginning(of: touch, way: way, at: hand)
    grasp(
      touch.holder, at: touch.hold.free(beginning), offset: touch.offset, end: .infinity,
      hold: touch.hold)
    phase.drag.follow(hand, from: beginning, now: touch.hold.moved, by: lock)
  }

  /// Holds content at a place; the finger is there.
  mutating func grasp(
    _ holder: ScrollPhase.Holder, at hand: Vector, offset: Vector, end: Double,
    hold: Hold
  ) {
    phase.begin(
      ScrollPhase.Drag(
        holder: holder, end: end,
        grips: Pair(
          x: setting.grip(.x, pointer: hand.x, offset: offset.x),
          y: setting.grip(.y, pointer: hand.y, offset: offset.y)),
        hold: hold))
  }

  /// The same hold on content that is at `offset`, in a range that may be another.
  mutating func regrip(at offset: Vector) {
    let pointer = Vector(x: phase.drag.grips.x.pointer, y: phase.drag.grips.y.pointer)
    phase.drag.grips.x = setting.grip(.x, pointer: pointer.x, offset: offset.x)
    phase.drag.grips.y = setting.grip(.y, pointer: pointer.y, offset: offset.y)
  }

  /// The gesture was taken away, or the key or pointer that moves content evenly: content comes to
  /// rest where it is, or returns into range.
  mutating func cancel(at now: Double) {
    switch phase.kind {
    case .touched, .rested, .dragged, .panned, .keyed, .steered: settle(at: now)
    case .pinched: endPinch(velocity: .zero, now: now)
    case .idle, .momentum, .turned, .led, .ledByFingers, .coasting, .animated, .wheeling,
      .scaling:  // nothing is held
      break
    }
  }

  /// Whether nobody holds the content, and its scale may stay as it is.
  mutating func givesWay(at now: Double) -> Bool {
    switch phase.kind {
    case .touched, .rested, .dragged, .panned, .pinched: return false
    case .scaling: return phase.zooming.givesWay(at: now, in: setting)
    case .idle, .momentum, .turned, .led, .ledByFingers, .coasting, .animated, .wheeling, .keyed,
      .steered:
      return true
    }
  }

  /// Lets content go that is dragged by a finger that moves at `velocity`.
  mutating func coast(fingerVelocity velocity: Vector, now: Double) {
    let offset = phase.drag.offset
    var momentum = phase.drag.hold.momentum  // what a caught flight adds: out of range nothing
    if !momentum.isNone {
      let isKept =
        setting.isInRange(offset)
        && setting.feel.boost.keeps(momentum, after: now - phase.drag.hold.moved)
      momentum = isKept ? momentum.along(phase.drag.hold.axis) : .none
    }
    coast(
      from: offset, velocity: phase.drag.velocity(ofFinger: velocity), momentum: momentum, now: now)
  }

  /// Lets content go at a place with a speed; too small a speed counts as none.
  mutating func coast(
    from offset: Vector, velocity: Vector, momentum: Momentum = .none, now: Double
  ) {
    let feel = setting.feel
    let flings = velocity.length >= feel.minimumFling && !setting.comfort.stopsMomentum
    var speeds = flings ? feel.speedLimit.limited(velocity, to: feel.maximumFling) : .zero
    var flicks: UInt8 = 0
    if !momentum.isNone {
      (speeds, flicks) = feel.boost.boosted(speeds, by: momentum, in: setting.geometry)
    }
    let x = setting.letGo(
      .x, MotionState(position: offset.x, velocity: speeds.x), speeds: speeds)
    let y = setting.letGo(
      .y, MotionState(position: offset.y, velocity: speeds.y), speeds: speeds)
    fly(
      .coast, Pair(x: TimedMotion(motion: x, since: now), y: TimedMotion(motion: y, since: now)),
      flicks: flicks, now: now)
  }

  /// Lets content that was let go rest elsewhere. Out of range means the nearest in range.
  public mutating func land(at offset: Vector, now: Double) {
    unpull(now: now)
    guard phase.kind == .idle || phase.isFlying else { return }  // held, or led by something else
    let destination = setting.clamp(offset)
    let states = phase.states(at: now)
    let x = setting.landing(.x, states.x, at: destination.x)
    let y = setting.landing(.y, states.y, at: destination.y)
    fly(
      .coast, Pair(x: TimedMotion(motion: x, since: now), y: TimedMotion(motion: y, since: now)),
      now: now)
  }

  /// Lets content go at rest: it stays, or returns into range.
  mutating func settle(at now: Double) {
    coast(from: phase.offset(at: now), velocity: .zero, now: now)
  }

  /// Lets content move by itself; idle, if nothing moves.
  mutating func fly(
    _ cause: Flight.Cause, _ motions: Pair<TimedMotion>, flicks: UInt8 = 0, now: Double
  ) {
    phase.flight = Flight(cause: cause, motions: motions, flicks: flicks)
    restIfOver(at: now)
  }

  /// Idle, if time has run out for the phase.
  mutating func restIfOver(at now: Double) {
    if phase.isOver(at: now) { phase.rest(at: phase.target) }
  }
}

extension ScrollSetting {
  /// What content that was let go does along an axis to rest at `destination`.
  fileprivate mutating func landing(
    _ axis: Axis, _ state: MotionState, at destination: Double
  ) -> Motion {
    .landing(
      state, at: destination, in: range(axis), drag: feel.coast.drag, duration: animationDuration)
  }
}
