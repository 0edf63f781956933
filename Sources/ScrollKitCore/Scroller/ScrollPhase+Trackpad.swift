/// What fingers on a trackpad, and the platform's momentum after them, lead to.
extension ScrollPhase {
  /// Fingers came to rest on the pad: content in flight stops.
  func held(now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .idle, .following, .moving:
      .tracking(
        Touch(
          holder: .pad, offset: offset(at: now), start: .zero, slop: 0, hold: Hold(at: now)))
    case .zooming(let zooming) where zooming.givesWay(at: now, in: setting):
      .tracking(
        Touch(
          holder: .pad, offset: offset(at: now), start: .zero, slop: 0, hold: Hold(at: now)))
    case .tracking, .dragging, .zooming:  // held already, or the scale must come back first
      self
    }
  }

  /// The resting fingers left the pad.
  func holdEnded(now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .tracking(let touch) where touch.holder == .pad:
      Self.settling(from: touch.offset, now: now, in: setting)
    case .tracking,  // a finger on the content stays
      .dragging,  // the resting fingers have begun to pan
      .idle, .following, .moving, .zooming:  // nothing is held
      self
    }
  }

  /// The fingers moved the content by `distance` points; the first movement takes hold of it.
  func panned(by distance: Vector, end: PanLife, now: Double, in setting: ScrollSetting)
    -> ScrollPhase
  {
    switch self {
    case .dragging(var drag) where drag.holder == .pad:
      drag.grips = Pair { axis in
        drag.grips[axis].moved(to: drag.grips[axis].pointer - distance[axis])
      }
      drag.axes = Pair { axis in drag.axes[axis].moved(by: distance[axis]) }
      if drag.end < .infinity { drag.end = end.time(after: now) }
      return .dragging(drag)
    case .tracking(let touch) where touch.holder == .pad:
      // Fingers that rested on the pad are told of when they leave it.
      return grasped(now: now, in: setting).panned(by: distance, end: end, now: now, in: setting)
    case .idle, .following, .moving:
      return grasped(end: end, now: now, in: setting)
        .panned(by: distance, end: end, now: now, in: setting)
    case .zooming(let zooming) where zooming.givesWay(at: now, in: setting):
      return grasped(end: end, now: now, in: setting)
        .panned(by: distance, end: end, now: now, in: setting)
    case .tracking, .dragging,  // a finger on the content holds it
      .zooming:  // fingers pinch, or the scale must come back first
      return self
    }
  }

  /// The fingers left the pad.
  func panEnded(
    _ end: PanEnd, measured: Vector, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    switch self {
    case .dragging(let drag) where drag.holder == .pad:
      let measured = drag.speeds(measured)
      switch end {
      case .coast:
        return Self.coasting(drag, fingerVelocity: -measured, now: now, in: setting)
      case .velocity(let velocity):
        return Self.coasting(drag, fingerVelocity: -velocity, now: now, in: setting)
      case .platformMomentum:
        let isInRange = setting.geometry.range.overscroll(of: drag.offset) == .zero
        return isInRange && !setting.comfort.stopsMomentum
          ? .following(Stream(source: .momentum, offset: drag.offset, heard: now))
          : Self.coasting(drag, fingerVelocity: -measured, now: now, in: setting)
      }
    case .tracking, .dragging,  // a finger on the content holds it
      .idle, .following, .moving, .zooming:  // nothing is held
      return self
    }
  }

  /// The platform's momentum moved the content by `distance` points.
  ///
  /// At an edge the bounce takes over, and the momentum that still comes is spent: only a pan
  /// that ended with momentum to follow is followed.
  func glided(
    by distance: Vector, measured: Vector, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    switch self {
    case .following(let stream) where stream.source == .momentum:
      let wanted = stream.offset + distance
      let offset = setting.geometry.range.clamp(wanted)
      let overscroll = wanted - offset
      let gives = Pair { axis in
        overscroll[axis] != 0 && setting.feel.edges[axis][overscroll[axis]].gives
      }
      if gives.x || gives.y {
        let velocity = Vector { axis in setting.isMovable(axis) ? measured[axis] : 0 }
        return Self.coasting(from: offset, velocity: velocity, now: now, in: setting)
      }
      return .following(Stream(source: .momentum, offset: offset, heard: now))
    case .dragging(let drag) where drag.holder == .pad:
      // Nobody told that the fingers left: their momentum does.
      return panEnded(.platformMomentum, measured: measured, now: now, in: setting)
        .glided(by: distance, measured: measured, now: now, in: setting)
    case .following,  // a wheel's stream
      .tracking, .dragging, .zooming,  // new fingers end the momentum of old ones
      .idle, .moving:  // the scroller coasts by itself, or the momentum is spent
      return self
    }
  }

  /// The platform's momentum ended.
  func glideEnded() -> ScrollPhase {
    switch self {
    case .following(let stream) where stream.source == .momentum: .idle(at: stream.offset)
    case .following, .idle, .tracking, .dragging, .moving, .zooming: self  // none was followed
    }
  }

  /// Held by the pad where it is, with the finger at 0.
  private func grasped(
    end: PanLife = .told, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    let offset = offset(at: now)
    return .dragging(
      Drag(
        holder: .pad, end: end.time(after: now),
        grips: Pair { axis in
          Grip(
            pointer: 0, offset: offset[axis], range: setting.geometry[axis].range,
            bands: setting.bands(axis))
        }, hold: Hold(at: now)))
  }
}
