/// What fingers and mouse buttons on the content lead to.
extension ScrollPhase {
  /// A finger came down. Content in flight is caught where it is, and then needs no slop.
  func pressed(_ pointer: UInt64, at position: Vector, now: Double, in setting: ScrollSetting)
    -> ScrollPhase
  {
    switch self {
    case .idle(let offset):
      .tracking(
        Touch(
          holder: .pointer(pointer), offset: offset, start: position, slop: setting.feel.slop))
    case .following, .moving:
      .tracking(
        Touch(holder: .pointer(pointer), offset: offset(at: now), start: position, slop: 0))
    case .zooming(let zooming) where zooming.givesWay(at: now, in: setting):
      .tracking(
        Touch(holder: .pointer(pointer), offset: offset(at: now), start: position, slop: 0))
    case .tracking, .dragging,  // a second finger
      .zooming:  // other fingers pinch, or the scale must come back first
      self
    }
  }

  /// The finger moved. The slop is swallowed: content starts under it without a jump.
  func moved(_ pointer: UInt64, to position: Vector, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .tracking(let touch) where touch.holder == .pointer(pointer):
      let way = Vector { axis in
        setting.isMovable(axis) ? position[axis] - touch.start[axis] : 0
      }
      let distance = way.length
      guard distance > touch.slop else { return self }
      let crossing = touch.start + way * (touch.slop / distance)
      return .dragging(
        Drag(
          holder: touch.holder,
          grips: Pair { axis in
            Grip(
              pointer: crossing[axis], offset: touch.offset[axis],
              range: setting.geometry[axis].range, bands: setting.bands(axis)
            ).moved(to: position[axis])
          }))
    case .dragging(var drag) where drag.holder == .pointer(pointer):
      drag.grips = Pair(
        x: drag.grips.x.moved(to: position.x), y: drag.grips.y.moved(to: position.y))
      return .dragging(drag)
    case .tracking, .dragging,  // another finger
      .idle, .following, .moving, .zooming:  // nothing is held
      return self
    }
  }

  /// The finger left, as fast as `velocity` says, in the finger's direction.
  func released(_ pointer: UInt64, velocity: Vector, now: Double, in setting: ScrollSetting)
    -> ScrollPhase
  {
    switch self {
    case .tracking(let touch) where touch.holder == .pointer(pointer):
      Self.settling(from: touch.offset, now: now, in: setting)
    case .dragging(let drag) where drag.holder == .pointer(pointer):
      Self.coasting(drag, fingerVelocity: velocity, now: now, in: setting)
    case .tracking, .dragging,  // another finger
      .idle, .following, .moving, .zooming:  // nothing is held
      self
    }
  }

  /// The gesture was taken away: content comes to rest where it is, or returns into range.
  func cancelled(now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .tracking(let touch): Self.settling(from: touch.offset, now: now, in: setting)
    case .dragging(let drag): Self.settling(from: drag.offset, now: now, in: setting)
    case .zooming: pinchEnded(velocity: .zero, now: now, in: setting)
    case .idle, .following, .moving: self  // nothing is held
    }
  }

  /// Content let go by a finger that moves at `fingerVelocity`.
  static func coasting(
    _ drag: Drag, fingerVelocity: Vector, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    let velocity = Vector { axis in drag.grips[axis].velocity(ofFinger: fingerVelocity[axis]) }
    return coasting(from: drag.offset, velocity: velocity, now: now, in: setting)
  }

  /// Content let go at a place with a speed; too small a speed counts as none.
  @inline(never)
  static func coasting(
    from offset: Vector, velocity: Vector, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    let feel = setting.feel
    let flings = velocity.length >= feel.minimumFling
    let speeds = Vector { axis in
      flings ? max(-feel.maximumFling, min(velocity[axis], feel.maximumFling)) : 0
    }
    let motions = Pair<TimedMotion> { axis in
      TimedMotion(
        motion: setting.letGo(
          axis, MotionState(position: offset[axis], velocity: speeds[axis]), speeds: speeds),
        since: now)
    }
    return moving(Flight(cause: .coast, motions: motions)).restingIfOver(at: now)
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
            drag: setting.feel.coast.drag, duration: setting.feel.animationDuration),
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
