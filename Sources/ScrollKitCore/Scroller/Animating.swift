/// Animated programmatic scrolls.
extension Scroller {
  /// Scrolls to the nearest offset in range with an animation. A motion under way continues from its
  /// position and velocity. A finger no longer drags until its next press.
  ///
  /// - Parameter axes: The axes along which it scrolls. A motion along another axis continues.
  package mutating func scroll(
    to offset: Vector, along axes: Pair<Bool> = Pair(x: true, y: true), by kind: ScrollAnimation = .standard,
    animation: AnimationID, at now: Double
  ) {
    adoptRules(at: now)
    if activity.kind.isZooming, scrollZooming(to: offset, cause: .animation(animation), duration: nil, at: now) { return }
    animate(.program(animation), to: offset, along: axes, by: kind, now: now)
  }

  /// As `scroll`, along an axis and without a call of the program.
  mutating func scroll(_ axis: Axis, to place: Double, for own: OwnScroll, at now: Double) {
    adoptRules(at: now)
    var offset = activity.target
    offset[axis] = place
    if activity.kind.isZooming, scrollZooming(to: offset, cause: .animation(nil), duration: nil, at: now) { return }
    animate(.own(own), to: offset, along: Pair(along: axis), now: now)
  }

  /// When a motion arrives that is retargeted.
  package enum Arrival: Sendable {
    /// After the duration of the feel, or what is left of a longer one.
    case byFeel
    /// When it would have, but not in less than `ScrollAnimation.shortestRetargeting`.
    case inTime
  }

  /// Retargets an animated scroll or a wheel's motion under way along an axis to another place in range, from its position and
  /// velocity. A chain retargets its path.
  ///
  /// - Parameter arrival: When it arrives there.
  mutating func retarget(_ axis: Axis, to place: Double, arriving arrival: Arrival = .byFeel, now: Double) {
    if activity.kind == .zoomAnimating {
      var target = activity.target
      target[axis] = place
      retargetZooming(to: target, duration: arrival == .inTime ? timeLeft(until: activity.end, now: now) : nil, at: now)
    } else if activity.kind == .chained {
      activity.setChainedTarget(axis, to: setting.restRange(axis).clamp(place), arriving: arrival)
    } else if activity.kind == .wheelStream, activity.movesOnAfterSilence {
      land(axis, at: place, now: now)
    } else {
      let destination = setting.restRange(axis).clamp(place)
      if destination != activity.target[axis] { retargetMotion(axis, to: destination, arriving: arrival, now: now) }
      restIfOver(at: now)
    }
  }

  /// Seconds until a motion arrives in time that is retargeted now.
  private func timeLeft(until end: Double, now: Double) -> Double { max(end - now, ScrollAnimation.shortestRetargeting) }

  private mutating func retargetMotion(_ axis: Axis, to destination: Double, arriving arrival: Arrival, now: Double) {
    guard let cause = activity.cause(axis) else { return }
    let timed = activity.motion(axis)
    let state = timed.state(at: now)
    let left = arrival == .inTime ? timeLeft(until: timed.end, now: now) : nil
    switch cause {
    case .program, .own:
      let longest = left ?? max(setting.animationDuration, timed.end - now)
      activity.setMotion(axis, setting.retargeted(timed, axis, to: destination, duration: longest, now: now), for: cause)
    case .wheel where left == nil && setting.wheelSmoothing == .steady:
      activity.setMotion(axis, steadyMotion(axis, state, to: destination, in: setting.restRange(axis), now: now), for: cause)
    case .wheel:
      let duration = left ?? setting.animationDuration
      activity.setMotion(axis, setting.curve(axis, state, to: destination, duration: duration, now: now), for: cause)
    case .coast, .momentum, .heldKey, .steering: break  // the destination follows from the velocity
    }
  }

  /// Animates the content from its position and velocity to the nearest offset in range.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel.
  mutating func animate(
    _ cause: Trajectory.Cause, to offset: Vector, along axes: Pair<Bool> = Pair(x: true, y: true), duration: Double? = nil,
    easing: Easing = .easeInOut, now: Double
  ) {
    let destination = setting.clamp(offset)
    let duration = duration ?? setting.animationDuration
    let states = activity.states(at: now)
    var motions = Pair(x: TimedMotion.none, y: .none)
    for axis in [Axis.x, .y] where axes[axis] {
      motions[axis] = setting.curve(axis, states[axis], to: destination[axis], duration: duration, easing: easing, now: now)
    }
    begin(cause, along: axes, motions, now: now)
  }
}

extension ScrollSetting {
  /// A curve along an axis to a destination in range.
  func curve(
    _ axis: Axis, _ state: MotionState, to destination: Double, duration: Double,
    easing: Easing = .easeInOut, now: Double
  ) -> TimedMotion {
    TimedMotion(
      motion: .curve(
        moving: state, destination: destination, duration: duration, easing: easing,
        range: restRange(axis)),
      since: now)
  }
}
