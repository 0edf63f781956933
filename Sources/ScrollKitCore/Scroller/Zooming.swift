/// The scale changes over time: an animation, a smoothed wheel, or a return within a limit.
///
/// `setting.geometry` is the geometry of the content at the present scale. So everything else works as if the
/// content had that size.
extension Scroller {
  /// An input while the scale changes over time.
  mutating func handleZoomAnimating(_ input: ScrollInput, at now: Double) {
    guard isInterruptible(at: now) else { return }
    if scrollsWhileZooming(with: input) { return scrollZooming(by: input, at: now) }
    switch input {
    case .press: if !isTapped(at: now) { begin(input, at: now) }
    case .hold, .wheel, .key, .panBegin, .panUpdate, .panUpdateUntilSilence: begin(input, at: now)
    case .keyHeld(let key): begin(.key(key), at: now)  // a repeat counts as a press: the scale stops first
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd, .momentum,
      .momentumEnd, .zoom,  // nothing is held
      .steer:  // the scale comes to rest first
      break
    }
  }

  /// Whether a wheel or a key scrolls content whose scale a wheel changes: the scale goes on.
  func scrollsWhileZooming(with input: ScrollInput) -> Bool {
    guard activity.kind == .zoomAnimating, activity.zoomAnimation?.cause == .wheel else { return false }
    switch input {
    case .wheel, .key, .keyHeld: return true
    case .press, .move, .release, .cancel, .hold, .holdEnd, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return false
    }
  }

  /// A wheel or a key scrolls content whose scale a wheel changes: to another offset at the same scale. A repeat of a held key counts
  /// as a press.
  private mutating func scrollZooming(by input: ScrollInput, at now: Double) {
    guard let animation = activity.zoomAnimation else { return }
    let end = animation.path.end
    let distance: Vector
    var duration = animation.end - now
    switch input {
    case .wheel(let amount, let unit, let device):
      let amount = adjusted(setting.enabled(amount), unit, device: device, at: now, by: setting.rules.feel)
      distance = Vector { axis in setting.points(amount[axis], unit, axis) }
      if unit != .points { duration = max(duration, setting.wheelSmoothing.duration(of: distance)) }
    case .key(let key), .keyHeld(let key):
      var setting = setting
      setting.geometry = animation.zoomable.geometry(at: end.scale)
      distance = setting.enabled(key.distance(from: end.offset, in: setting))
      duration = max(duration, WheelSmoothing.constant.duration(of: distance))
    case .press, .move, .release, .cancel, .hold, .holdEnd, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return
    }
    if distance != .zero { _ = scrollZooming(to: end.offset + distance, cause: .wheel, duration: duration, at: now) }
  }

  /// Handles an input that changes the scale.
  package mutating func handle(_ input: ZoomInput, in zoomable: ZoomableContent, at now: Double) {
    switch input {
    case .begin(let midpoint, let factor):
      beginPinch(at: midpoint, factor: factor, in: zoomable, now: now)
    case .update(let midpoint, let factor):
      guard let pinch = activity.pinch else { return }
      tracker.add(midpoint, at: now)
      activity.continuePinch(pinch.moved(to: midpoint, factor: factor))
    case .end:  // of a pinch that never began: the fingers' track is that of another gesture
      if activity.kind == .pinching { endPinch(velocity: pinchVelocity(at: now), now: now) }
    case .wheel(let amount, let unit, let point):
      turn(by: amount, unit, about: point, in: zoomable, at: now)
    }
    updateScale(at: now)
  }

  /// The scale returns within its limits.
  mutating func bounceScale(along path: ZoomPath, in zoomable: ZoomableContent, now: Double) {
    if setting.rules.preferences.reducesMotion { return zoom(atOnceTo: path.end, in: zoomable, at: now) }
    activity.begin(
      ZoomAnimation(bouncing: path, shape: setting.rules.feel.coast.bounce.shape, in: zoomable, since: now))
  }

  /// Zooms to `target` with an animation, from the present scale, offset and velocity. Fingers no longer drag.
  package mutating func zoom(
    to target: ZoomTransform, animation: AnimationID, in zoomable: ZoomableContent, at now: Double
  ) {
    adoptRules(at: now)
    animate(to: target, .animation(animation), in: zoomable, at: now)
  }

  /// Sets the scale and an offset in its range at once. Any motion stops.
  package mutating func zoom(atOnceTo target: ZoomTransform, in zoomable: ZoomableContent, at now: Double) {
    releaseEdgeEffects(at: now)
    setScale(target.scale, in: zoomable)
    rest(at: target.offset)
  }

  /// The scale, and the content offset.
  package mutating func zoomTransform(at now: Double) -> ZoomTransform {
    activity.kind.isZooming
      ? activity.zoomTransform(at: now)
      : ZoomTransform(scale: scale, offset: activity.offset(at: now))
  }

  /// The scale at which the content will rest if nothing else happens.
  package var targetScale: Double { activity.zoomTarget?.scale ?? scale }

  /// Whether the scale may stay as it is. Content past a limit, or out of range at an edge that does not show it,
  /// must return first.
  mutating func mayStopZooming(at now: Double) -> Bool {
    guard let animation = activity.zoomAnimation else { return true }
    let transform = animation.state(at: now).transform
    return animation.zoomable.allows(transform.scale) && setting.confined(transform.offset) == transform.offset
  }

  /// Whether the program began to animate the scale at this very time. A press then is that of the double tap, of
  /// which some toolkits inform the host first.
  private func isTapped(at now: Double) -> Bool {
    guard let animation = activity.zoomAnimation, animation.since == now else { return false }
    switch animation.cause {
    case .animation: return true
    case .bounce, .wheel: return false
    }
  }

  /// Sets the scale and the geometry to those of `now`, while they change.
  mutating func updateScale(at now: Double) {
    guard activity.kind.isZooming, let zoomable = activity.zoomable else { return }
    setScale(activity.zoomTransform(at: now).scale, in: zoomable)
  }

  /// Sets the scale and the geometry to those of `now`, while the scale is animated.
  ///
  /// - Returns: Position and velocity along both axes; nil if the scale is not animated, and nothing changed.
  mutating func moveZoom(at now: Double) -> Pair<MotionState>? {
    guard let animation = activity.zoomAnimation else { return nil }
    let state = animation.state(at: now)
    setScale(state.transform.scale, in: animation.zoomable)
    let (offset, velocity) = (state.transform.offset, state.velocity)
    return Pair { axis in MotionState(position: offset[axis], velocity: velocity[axis]) }
  }

  /// Sets the scale, and the geometry of the content at that scale.
  private mutating func setScale(_ scale: Double, in zoomable: ZoomableContent) {
    self.scale = scale
    setting.geometry = zoomable.geometry(at: scale)
  }

  /// Changes the geometry, a shift or the limits while the scale changes. A pinch continues with the same point under
  /// the fingers; an animation continues to where it can now rest.
  ///
  /// - Returns: Whether the scale is changing; if not, nothing happened.
  mutating func changeZooming(to zoomable: ZoomableContent, shift: Vector, at now: Double) -> Bool {
    guard activity.kind.isZooming else { return false }
    if shift == .zero, zoomable == activity.zoomable { return true }
    let before = activity.zoomTransform(at: now)
    let shiftedTransform = ZoomTransform(scale: before.scale, offset: before.offset + shift)
    setting.geometry = zoomable.geometry(at: shiftedTransform.scale)
    reanchorPinch(at: shiftedTransform, in: zoomable)
    if let animation = activity.zoomAnimation { change(animation, at: shiftedTransform, to: zoomable, shift: shift, at: now) }
    updateScale(at: now)
    return true
  }

  /// Shifts an animation to the content at a transform. If it may not end there any more, it continues to the nearest
  /// transform where it may.
  private mutating func change(
    _ animation: ZoomAnimation, at here: ZoomTransform, to zoomable: ZoomableContent, shift: Vector, at now: Double
  ) {
    if let shifted = animation.shifted(by: shift, at: here.scale, in: zoomable) { return activity.continueAnimation(shifted) }
    let end = animation.path.shifted(by: shift, at: here.scale).end
    let scale = zoomable.clamp(end.scale)
    let offset = zoomable.geometry(at: scale).range.clamp(end.offset * (scale / end.scale))
    let path = ZoomPath(from: here, to: ZoomTransform(scale: scale, offset: offset), middle: zoomable.middle)
    redirect(animation.cause, along: path, in: zoomable, at: now)
  }

  /// The program scrolls while the scale changes, to an offset at the target scale.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel.
  /// - Returns: Whether the scale is changing to another; if not, nothing happened.
  mutating func scrollZooming(to offset: Vector, cause: ZoomAnimation.Cause, duration: Double?, at now: Double) -> Bool {
    guard let zoomable = activity.zoomable, let previous = activity.zoomTarget else { return false }
    let end = zoomable.clamp(previous.scale)
    let here = activity.zoomTransform(at: now)
    // Content out of range at an edge that does not show it must be animated, too.
    guard end != here.scale || setting.confined(here.offset) != here.offset else { return false }
    let target = ZoomTransform(
      scale: end, offset: zoomable.geometry(at: end).range.clamp(offset))
    animate(to: target, cause, duration: duration, in: zoomable, at: now)
    return true
  }

  /// Retargets an animation of the scale to another offset.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel.
  mutating func retargetZooming(to offset: Vector, duration: Double?, at now: Double) {
    guard let animation = activity.zoomAnimation else { return }
    let end = animation.path.end
    let target = animation.zoomable.geometry(at: end.scale).range.clamp(offset)
    if target == end.offset { return }  // it ends there already
    _ = scrollZooming(to: offset, cause: animation.cause, duration: duration, at: now)
  }

  /// Ends an animation of the scale at its target scale, at once.
  mutating func finishZooming(at now: Double) {
    if let animation = activity.zoomAnimation {
      zoom(atOnceTo: animation.path.end, in: animation.zoomable, at: now)
      holdWithWaitingFinger(at: now)
    }
  }

  /// A wheel turned the scale: steps add up to one target within the limits.
  private mutating func turn(
    by amount: Double, _ unit: WheelUnit, about point: Vector, in zoomable: ZoomableContent, at now: Double
  ) {
    guard activity.kind == .zoomAnimating || activity.kind == .trackpadHold || isInterruptible(at: now) else { return }
    if activity.chainedMotion?.phase == .dragging { return }  // a finger drags the content through a chain
    adoptRules(at: now)
    let depth = depth(amount, unit)
    guard depth != 0 else { return }
    let isTurning = activity.zoomAnimation?.cause == .wheel
    let pending = isTurning ? targetScale : scale
    let wanted = zoomable.clamp(LogScale.scale(LogScale.clamp(depth), from: pending))
    let here = zoomTransform(at: now)
    guard wanted != pending || here.scale != wanted else { return }
    let end = zoomable.transform(at: wanted, from: here, about: point)
    let smoothing = unit == .points ? WheelSmoothing.none : setting.wheelSmoothing
    let length = ZoomPath(from: here, to: end, middle: zoomable.middle).length
    switch smoothing {
    case .none: zoom(atOnceTo: end, in: zoomable, at: now)
    case .constant, .deltaBased, .inverseDelta, .impulse, .paced, .spring, .exponential, .outExpo, .steady:
      animate(
        to: end, .wheel, duration: smoothing.duration(of: length), easing: smoothing.easing, in: zoomable, at: now)
    }
  }

  /// The logarithmic scale change of a wheel's movement, in points of depth.
  private mutating func depth(_ amount: Double, _ unit: WheelUnit) -> Double {
    switch unit {
    case .points: return -amount * LogScale.perPoint
    case .notches: return -amount * LogScale.notch
    case .lines, .pages:
      let notch = setting.points(1, .notches, .y)
      return notch > 0 ? -Math.quotient(setting.points(amount, unit, .y), notch) * LogScale.notch : 0
    }
  }

  /// Begins an animation to a scale and an offset. Fingers no longer drag, unless the scale returns within a limit.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel.
  private mutating func animate(
    to end: ZoomTransform, _ cause: ZoomAnimation.Cause, duration: Double? = nil, easing: Easing = .easeInOut,
    in zoomable: ZoomableContent, at now: Double
  ) {
    let path = ZoomPath(from: zoomTransform(at: now), to: end, middle: zoomable.middle)
    let animation = animation(cause, along: path, duration: duration, easing: easing, in: zoomable, at: now)
    guard !animation.isOver(at: now) else { return zoom(atOnceTo: end, in: zoomable, at: now) }
    switch cause {
    case .wheel, .animation: fingers.clear()
    case .bounce: break
    }
    releaseEdgeEffects(at: now)
    activity.begin(animation)
    updateScale(at: now)
  }

  /// Continues an animation whose target is no longer possible along another path.
  private mutating func redirect(
    _ cause: ZoomAnimation.Cause, along path: ZoomPath, in zoomable: ZoomableContent, at now: Double
  ) {
    switch cause {
    case .bounce: bounceScale(along: path, in: zoomable, now: now)
    case .wheel, .animation: activity.begin(animation(cause, along: path, in: zoomable, at: now))
    }
  }

  /// An animation along a path, from the present velocity of the content and of its scale.
  private mutating func animation(
    _ cause: ZoomAnimation.Cause, along path: ZoomPath, duration: Double? = nil, easing: Easing = .easeInOut,
    in zoomable: ZoomableContent, at now: Double
  ) -> ZoomAnimation {
    let scaleVelocity = activity.zoomAnimation?.scaleVelocity(at: now) ?? 0
    let speed = path.speed(
      of: activity.snapshot(at: now).velocity, scaleVelocity: scaleVelocity, middle: zoomable.middle)
    return ZoomAnimation(
      cause, along: path, speed: speed, duration: duration ?? setting.animationDuration, easing: easing, in: zoomable,
      since: now)
  }
}

extension ScrollActivity {
  /// The scale and the content offset while the scale changes.
  mutating func zoomTransform(at now: Double) -> ZoomTransform {
    zoomAnimation?.state(at: now).transform ?? pinch?.transform ?? ZoomTransform(scale: 1, offset: .zero)
  }

  /// The scale and the offset at which the content will rest if nothing else happens, with resting fingers. Nil if
  /// the scale does not change.
  var zoomTarget: ZoomTransform? { zoomAnimation?.path.end ?? pinch?.transform }

  /// Where content whose scale changes would rest if the fingers were lifted without velocity.
  var zoomRest: ZoomTransform? { zoomAnimation?.path.end ?? pinch?.rest }

  /// The limits and the size of content whose scale changes.
  var zoomable: ZoomableContent? { zoomAnimation?.zoomable ?? pinch?.zoomable }
}

extension ZoomAnimation {
  /// Offset, velocity, target and phase.
  func snapshot(at now: Double) -> ScrollSnapshot {
    let state = state(at: now)
    return ScrollSnapshot(
      offset: state.transform.offset, velocity: state.velocity, target: path.end.offset,
      animations: Pair(x: cause.animation, y: cause.animation), phase: .zooming, isSettling: true, needsTick: true, bounces: [])
  }
}

extension ZoomAnimation.Cause {
  /// The programmatic scroll; nil if it is none.
  fileprivate var animation: AnimationID? {
    switch self {
    case .animation(let id): id
    case .bounce, .wheel: nil
    }
  }
}
