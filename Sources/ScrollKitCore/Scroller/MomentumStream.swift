/// The platform's own momentum moves the content after a pan.
extension Scroller {
  /// An input during the platform's momentum.
  mutating func handleMomentum(_ input: ScrollInput, at now: Double) {
    switch input {
    case .momentum(let movement):
      let distance = movement.along(activity.lockedAxis)
      continueTrack(by: distance, now: now)
      addMomentum(by: distance, at: now)
    case .momentumEnd: rest(at: activity.offset(at: now))
    case .press, .hold, .wheel, .key, .keyHeld, .steer, .panBegin, .panUpdate, .panUpdateUntilSilence:
      begin(input, at: now)
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd, .zoom:
      break  // nothing is held
    }
  }

  /// The platform's momentum moved the content by `distance` points.
  ///
  /// At an edge ScrollKit's bounce begins, and further momentum along that axis is ignored.
  mutating func addMomentum(by distance: Vector, at now: Double) {
    let unclamped = activity.offset(at: now) + setting.enabled(distance)
    let offset = setting.clamp(unclamped)
    let past = setting.movable(unclamped - offset)
    let edges = setting.rules.feel.edges
    let bounces = Pair { past[$0] != 0 && edges[$0][past[$0]].gives }
    guard bounces.x || bounces.y else { return activity.moveWithMomentum(to: offset, at: now) }
    let velocity = setting.movable((-fingerVelocity(at: now)).along(activity.lockedAxis))
    coast(from: offset, velocity: velocity, now: now)
    for axis in [Axis.x, .y] where !bounces[axis] && velocity[axis] != 0 { moveWithMomentum(axis, to: offset[axis], at: now) }
  }

  /// The platform's momentum has moved the content to an offset along an axis, while an edge returns it along the other.
  mutating func moveWithMomentum(_ axis: Axis, to offset: Double, at now: Double) {
    guard activity.kind == .moving else { return }
    let rest = TimedMotion(motion: .rest(at: setting.restRange(axis).clamp(offset)), since: now + ScrollActivity.silence)
    activity.setMotion(axis, rest, for: .momentum)
  }

  /// The platform's momentum moved the content by `distance` points, while an edge returns it along one axis. At an edge along the
  /// other it ends.
  mutating func continueMomentum(by distance: Vector, at now: Double) {
    for axis in [Axis.x, .y] where activity.cause(axis) == .momentum {
      moveWithMomentum(axis, to: activity.offset(at: now)[axis] + setting.enabled(distance)[axis], at: now)
    }
  }
}

extension Vector {
  /// The part along an axis to which content is locked; all of it if it is free.
  func along(_ axis: Axis?) -> Vector {
    guard let axis else { return self }
    return Vector { $0 == axis ? self[$0] : 0 }
  }
}
