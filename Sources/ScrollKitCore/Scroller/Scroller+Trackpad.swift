/// What fingers on a trackpad, and the platform's momentum after them, lead to.
extension Scroller {
  /// Fingers came to rest on the pad: content in flight stops.
  mutating func hold(at now: Double) {
    guard givesWay(at: now) else { return }  // held already, or the scale must come back first
    touch(.pad, at: .zero, slop: 0, momentum: .none, now: now)
  }

  /// The fingers moved the content by `distance` points; the first movement takes hold of it.
  mutating func pan(by distance: Vector, end: ScrollPhase.PanLife = .told, at now: Double) {
    let isUnderWay = phase.kind == .panned
    if !isUnderWay {
      let rested = phase.kind == .rested  // fingers that rested on the pad are told of when they leave
      guard rested || givesWay(at: now) else { return }  // a finger on the content holds it
      grasp(
        .pad, at: .zero, offset: phase.offset(at: now),
        end: rested ? .infinity : end.time(after: now), hold: Hold(at: now))
    }
    phase.drag.pan(by: distance, end: end, now: now)
    track(distance, now: now, continuing: isUnderWay)
  }

  /// The fingers no longer move the content along an axis; the pan ends when they do along none.
  mutating func stopPan(_ axis: Axis, at now: Double) {
    guard phase.kind == .panned else { return }
    switch axis {
    case .x: phase.drag.axes.x = phase.drag.axes.x.atRest
    case .y: phase.drag.axes.y = phase.drag.axes.y.atRest
    }
    if phase.drag.axes.x != .moving, phase.drag.axes.y != .moving { endPan(.coast, at: now) }
  }

  /// The fingers left the pad.
  mutating func endPan(_ end: PanEnd, at now: Double) {
    guard phase.kind == .panned else { return }  // a finger on the content holds it, or nothing
    var velocity = -phase.drag.speeds(-fingerVelocity(at: now))
    switch end {
    case .coast: break
    case .velocity(let measured): velocity = -measured
    case .platformMomentum:
      let offset = phase.offset(at: now)
      if setting.isInRange(offset), !setting.comfort.stopsMomentum {
        return follow(.momentum, at: offset, now: now)
      }
    }
    coast(fingerVelocity: velocity, now: now)
  }

  /// The platform's momentum moved the content by `distance` points.
  ///
  /// At an edge the bounce takes over, and the momentum that still comes is spent: only a pan
  /// that ended with momentum to follow is followed.
  mutating func glide(by distance: Vector, at now: Double) {
    if phase.kind == .momentum { track(distance, now: now, continuing: true) }
    // Nobody told that the fingers left: their momentum does.
    if phase.kind == .panned { endPan(.platformMomentum, at: now) }
    guard phase.kind == .momentum else { return }
    let wanted = phase.offset(at: now) + distance
    let offset = setting.clamp(wanted)
    let past = wanted - offset
    let edges = setting.feel.edges
    if past.x != 0 && edges.x[past.x].gives || past.y != 0 && edges.y[past.y].gives {
      coast(from: offset, velocity: setting.movable(-fingerVelocity(at: now)), now: now)
    } else {
      follow(.momentum, at: offset, now: now)
    }
  }

  /// Takes a place from a stream of movements.
  mutating func follow(_ source: ScrollPhase.Stream.Source, at offset: Vector, now: Double) {
    phase.stream = ScrollPhase.Stream(source: source, offset: offset, heard: now)
  }
}
