/// The platform's own momentum moves the content after a pan.
extension Scroller {
  /// An input during the platform's momentum.
  mutating func handleMomentum(_ input: ScrollInput, at now: Double) {
    switch input {
    case .momentum(let distance):
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
  /// At an edge ScrollKit's bounce begins, and further momentum is ignored.
  mutating func addMomentum(by distance: Vector, at now: Double) {
    let unclamped = activity.offset(at: now) + setting.enabled(distance)
    let offset = setting.clamp(unclamped)
    let past = setting.movable(unclamped - offset)
    let edges = setting.rules.feel.edges
    if past.x != 0 && edges.x[past.x].gives || past.y != 0 && edges.y[past.y].gives {
      coast(from: offset, velocity: setting.movable(-fingerVelocity(at: now)), now: now)
    } else {
      activity.moveWithMomentum(to: offset, at: now)
    }
  }
}
