/// What fingers and mouse buttons on the content lead to.
extension ScrollPhase {
  /// A finger came down. Content in flight is caught where it is, and then needs no slop.
  func pressed(_ pointer: UInt64, at position: Vector, now: Double, in setting: ScrollSetting)
    -> ScrollPhase
  {
    var momentum = Momentum.none
    var slop = setting.catchSlop
    switch self {
    case .idle: slop = setting.feel.slop
    case .following: break  // a stream has no speed of its own
    case .moving(let flight): momentum = setting.feel.boost.momentum(of: flight, at: now)
    case .zooming(let zooming) where zooming.givesWay(at: now, in: setting): break
    case .tracking, .dragging,  // it is held already
      .zooming:  // other fingers pinch, or the scale must come back first
      return self
    }
    return .tracking(
      Touch(
        holder: .pointer(pointer), offset: offset(at: now), start: position, slop: slop,
        hold: Hold(at: now, momentum: momentum)))
  }

  /// The hand that holds the content moved. The first movement past the slop begins a drag.
  ///
  /// - Parameter velocity: The hand's, in points per second; looked at where momentum is carried.
  @inline(never)
  func followed(
    from before: Vector, to hand: Vector, velocity: Vector, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    switch self {
    case .tracking(var touch):
      let way = Vector { axis in setting.isMovable(axis) ? hand[axis] - touch.start[axis] : 0 }
      touch.hold.loseMomentum(moves: hand != before, velocity: nil, now: now, in: setting)
      if hand != before { touch.hold.moved = now }
      guard way.length > touch.slop else { return .tracking(touch) }
      return .dragging(Drag(touch, going: way, to: hand, in: setting))
    case .dragging(var drag):
      drag.hold.loseMomentum(
        moves: hand != before, velocity: drag.velocity(ofFinger: velocity), now: now, in: setting)
      drag.follow(hand, from: before, now: now, in: setting)
      return .dragging(drag)
    case .idle, .following, .moving, .zooming:  // nothing is held
      return self
    }
  }

  /// The hand left, as fast as `velocity` says, in the hand's direction.
  func released(velocity: Vector, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .tracking(let touch): Self.settling(from: touch.offset, now: now, in: setting)
    case .dragging(let drag): Self.coasting(drag, fingerVelocity: velocity, now: now, in: setting)
    case .idle, .following, .moving, .zooming: self  // nothing is held
    }
  }

  /// The gesture was taken away, or the key or pointer that moves content evenly: content comes to
  /// rest where it is, or returns into range.
  func cancelled(now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .tracking(let touch): Self.settling(from: touch.offset, now: now, in: setting)
    case .dragging(let drag): Self.settling(from: drag.offset, now: now, in: setting)
    case .moving(let flight) where flight.cause.isHeld:
      Self.settling(from: offset(at: now), now: now, in: setting)
    case .zooming: pinchEnded(velocity: .zero, now: now, in: setting)
    case .idle, .following, .moving: self  // nothing is held
    }
  }

  /// Content let go by a finger that moves at `fingerVelocity`.
  @inline(never)
  static func coasting(
    _ drag: Drag, fingerVelocity: Vector, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    coasting(
      from: drag.offset, velocity: drag.velocity(ofFinger: fingerVelocity),
      momentum: drag.momentum(at: now, in: setting), now: now, in: setting)
  }

  /// Content let go at a place with a speed; too small a speed counts as none.
  @inline(never)
  static func coasting(
    from offset: Vector, velocity: Vector, momentum: Momentum = .none, now: Double,
    in setting: ScrollSetting
  ) -> ScrollPhase {
    let feel = setting.feel
    let flings = velocity.length >= feel.minimumFling && !setting.comfort.stopsMomentum
    let limited = flings ? feel.speedLimit.limited(velocity, to: feel.maximumFling) : .zero
    let (speeds, flicks) =
      momentum.isNone
      ? (limited, 0) : feel.boost.boosted(limited, by: momentum, in: setting.geometry)
    let motions = Pair<TimedMotion> { axis in
      TimedMotion(
        motion: setting.letGo(
          axis, MotionState(position: offset[axis], velocity: speeds[axis]), speeds: speeds),
        since: now)
    }
    return moving(Flight(cause: .coast, motions: motions, flicks: flicks)).restingIfOver(at: now)
  }

  /// Content that was let go and is to rest elsewhere than its speed would carry it.
  func landing(at offset: Vector, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    let destination = setting.geometry.range.clamp(offset)
    switch self {
    case .idle, .moving:
      let motions = Pair<TimedMotion> { axis in
        TimedMotion(
          motion: .landing(
            state(axis, at: now), at: destination[axis], in: setting.geometry[axis].range,
            drag: setting.feel.coast.drag, duration: setting.animationDuration),
          since: now)
      }
      return ScrollPhase.moving(Flight(cause: .coast, motions: motions)).restingIfOver(at: now)
    case .tracking, .dragging, .following, .zooming: return self  // held, or led by something else
    }
  }

  /// Content let go at rest: it stays, or returns into range.
  @inline(never)
  static func settling(from offset: Vector, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    coasting(from: offset, velocity: .zero, now: now, in: setting)
  }

  /// Idle, if time has run out for this phase.
  @inline(never)
  func restingIfOver(at now: Double) -> ScrollPhase {
    isOver(at: now) ? .idle(at: target) : self
  }
}
