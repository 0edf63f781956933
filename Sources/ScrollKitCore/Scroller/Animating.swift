/// Animated programmatic scrolls.
extension Scroller {
  /// Scrolls to the nearest offset in range with an animation. A motion under way continues from its
  /// position and velocity. A finger no longer drags until its next press.
  package mutating func scroll(
    to offset: Vector, by kind: ScrollAnimation = .standard, animation: AnimationID, at now: Double
  ) {
    adoptRules(at: now)
    if activity.kind.isZooming, scrollZooming(to: offset, cause: .animation(animation), duration: nil, at: now) { return }
    animate(.program(animation), to: offset, by: kind, now: now)
  }

  /// As `scroll(to:by:animation:at:)`, without a call of the program.
  mutating func scroll(to offset: Vector, for own: OwnScroll, at now: Double) {
    adoptRules(at: now)
    if activity.kind.isZooming, scrollZooming(to: offset, cause: .animation(nil), duration: nil, at: now) { return }
    animate(.own(own), to: offset, now: now)
  }

  /// Retargets an animated scroll or a wheel's motion under way to another offset in range, from its
  /// position and velocity.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel, or what is left of a
  ///   longer one.
  package mutating func retarget(to offset: Vector, duration: Double? = nil, now: Double) {
    if retargetZooming(to: offset, duration: duration, at: now) { return }
    switch activity.kind {
    case .animating:
      let rest = max(setting.animationDuration, activity.end - now)
      redirect(to: setting.clamp(offset), duration: duration ?? rest, now: now)
    case .wheeling where duration == nil && setting.wheelSmoothing == .steady: retargetWheel(to: offset, now: now)
    case .wheeling: animate(.wheel, to: offset, duration: duration, now: now)
    case .wheelStream where activity.movesOnAfterSilence: land(at: offset, now: now)
    case .idle, .tracking, .trackpadHold, .dragging, .panning, .momentum, .wheelStream, .chained, .chainedByFingers,
      .coasting, .keyHeld, .steering, .pinching, .zoomAnimating:  // no destination, or one that follows from the velocity
      break
    }
  }

  /// Continues an animated scroll to another destination in range.
  private mutating func redirect(to destination: Vector, duration: Double, now: Double) {
    guard let trajectory = activity.trajectory else { return }
    let x = setting.retargeted(trajectory.motions.x, .x, to: destination.x, duration: duration, now: now)
    let y = setting.retargeted(trajectory.motions.y, .y, to: destination.y, duration: duration, now: now)
    begin(trajectory.cause, x: x, y: y, now: now)
  }

  /// Moves the content that a wheel has turned to the nearest offset in range, such as a snap target.
  private mutating func retargetWheel(to offset: Vector, now: Double) {
    let (destination, range, states) = (setting.clamp(offset), setting.restRange, activity.states(at: now))
    begin(
      .wheel, x: steadyMotion(.x, states.x, to: destination.x, in: range.x, now: now),
      y: steadyMotion(.y, states.y, to: destination.y, in: range.y, now: now), now: now)
  }

  /// Animates the content from its position and velocity to the nearest offset in range.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel.
  mutating func animate(
    _ cause: Trajectory.Cause, to offset: Vector, duration: Double? = nil, easing: Easing = .easeInOut, now: Double
  ) {
    let destination = setting.clamp(offset)
    let duration = duration ?? setting.animationDuration
    let states = activity.states(at: now)
    let x = setting.curve(.x, states.x, to: destination.x, duration: duration, easing: easing, now: now)
    let y = setting.curve(.y, states.y, to: destination.y, duration: duration, easing: easing, now: now)
    begin(cause, x: x, y: y, now: now)
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
