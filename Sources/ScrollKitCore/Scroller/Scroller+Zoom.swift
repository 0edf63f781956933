/// Content whose scale changes.
///
/// The geometry in the setting is that of the content as it is shown; so whatever else happens, at any
/// scale, happens as if content simply had that size.
extension Scroller {
  /// Takes what the user did to the scale.
  public mutating func handle(_ input: ZoomInput, in zoomable: ZoomableContent, at now: Double) {
    switch input {
    case .begin(let midpoint, let factor):
      beginTrack(at: midpoint, now: now)
      phase.pinch = PinchGesture(
        transform: zoomTransform(at: now), midpoint: midpoint, factor: factor, in: zoomable, setting)
    case .update(let midpoint, let factor):
      guard phase.kind == .pinched else { return }
      tracker.add(midpoint, at: now)
      phase.pinch = phase.pinch.moved(to: midpoint, factor: factor)
    case .end:
      endPinch(velocity: fingerVelocity(at: now), now: now)
    case .wheel(let amount, let unit, let point):
      turn(by: depth(amount, unit), unit, about: point, in: zoomable, at: now)
    }
    followZoom(at: now)
  }

  /// The fingers that pinched left, or were taken away: within the limits the content coasts on, as fast
  /// as their midpoint moved; past one, it comes back about where the midpoint was.
  ///
  /// The scale has no momentum: UIScrollView's has none.
  mutating func endPinch(velocity: Vector, now: Double) {
    guard phase.kind == .pinched else { return }  // nobody pinches
    let grip = phase.pinch
    let (transform, zoomable) = (grip.transform, grip.zoomable)
    if zoomable.allows(transform.scale), !setting.isPulled(at: transform.offset) {
      let velocity = grip.velocity(ofFingers: velocity)
      return coast(from: transform.offset, velocity: velocity, now: now)
    }
    settle(
      along: ZoomPath(from: transform, to: phase.zooming.rest, middle: zoomable.middle), in: zoomable,
      now: now)
  }

  /// The scale comes back into its limits.
  private mutating func settle(along path: ZoomPath, in zoomable: ZoomableContent, now: Double) {
    if setting.comfort.reducesMotion { return zoom(atOnceTo: path.end, in: zoomable) }
    phase.zoomAnimation = ZoomAnimation(
      settling: path, shape: setting.feel.coast.bounce.shape, in: zoomable, since: now)
  }

  /// The same hold of fingers that pinch on content that is elsewhere, in a zoomable that may be another.
  mutating func repinch(at transform: ZoomTransform, in zoomable: ZoomableContent) {
    let grip = phase.pinch
    phase.pinch = PinchGesture(
      transform: transform, midpoint: grip.midpoint, factor: grip.factor, in: zoomable, setting)
  }

  /// Zooms over time to a place that the program asks for, from where the content is and as fast as it
  /// moves there already; fingers lose their hold.
  public mutating func zoom(
    to transform: ZoomTransform, animation: UInt32, in zoomable: ZoomableContent, at now: Double
  ) {
    fingers.clear()
    fly(
      to: transform, .animation(animation), duration: setting.animationDuration,
      easing: .easeInOut, in: zoomable, at: now)
  }

  /// Shows the content at a scale and an offset in its range at once; what moved it stops.
  public mutating func zoom(atOnceTo transform: ZoomTransform, in zoomable: ZoomableContent) {
    scale = transform.scale
    setting.geometry = zoomable.geometry(at: scale)
    phase = .idle(at: transform.offset)
  }

  /// Where the content is and how large it is shown.
  public mutating func zoomTransform(at now: Double) -> ZoomTransform {
    phase.isZooming
      ? phase.zooming.transform(at: now)
      : ZoomTransform(scale: scale, offset: setting.shown(phase.offset(at: now)))
  }

  /// The scale that content will rest at if nothing else happens.
  public var targetScale: Double {
    mutating get { phase.isZooming ? phase.zooming.target.scale : scale }
  }

  /// Keeps the scale and the geometry those of the present moment, while they change.
  mutating func followZoom(at now: Double) {
    guard phase.isZooming else { return }
    let zooming = phase.zooming
    scale = zooming.transform(at: now).scale
    setting.geometry = zooming.zoomable.geometry(at: scale)
  }

  /// The same for a scale that changes by itself.
  ///
  /// - Precondition: The phase is `zooming`, and no fingers pinch.
  /// - Returns: Position and velocity along both axes; nil if it is over, and nothing changed.
  mutating func flyZoom(at now: Double) -> Pair<MotionState>? {
    let animation = phase.zoomAnimation
    guard !animation.isOver(at: now) else { return nil }
    let state = animation.state(at: now)
    scale = state.transform.scale
    setting.geometry = animation.zoomable.geometry(at: scale)
    let (offset, velocity) = (state.transform.offset, state.velocity)
    return Pair(
      x: MotionState(position: offset.x, velocity: velocity.x),
      y: MotionState(position: offset.y, velocity: velocity.y))
  }

  /// Takes a change of content or viewport, or of what is said of its scale, while the scale changes:
  /// fingers keep what they hold, and a flight goes on to where it can now rest.
  ///
  /// - Returns: Whether the scale is changing; if not, nothing happened.
  mutating func changeZooming(to zoomable: ZoomableContent, shift: Vector, at now: Double) -> Bool {
    guard phase.isZooming else { return false }
    let zooming = phase.zooming
    let before = zooming.transform(at: now)
    let transform = ZoomTransform(scale: before.scale, offset: before.offset + shift)
    setting.geometry = zoomable.geometry(at: transform.scale)
    if phase.kind == .pinched {
      repinch(at: transform, in: zoomable)
    } else {
      let flight = phase.zoomAnimation
      if let shifted = flight.shifted(by: shift, at: transform.scale, in: zoomable) {
        phase.zoomAnimation = shifted
      } else {
        let end = flight.path.shifted(by: shift, at: transform.scale).end
        let scale = zoomable.clamp(end.scale)
        let offset = zoomable.geometry(at: scale).range.clamp(end.offset * (scale / end.scale))
        retarget(
          flight, from: transform, to: ZoomTransform(scale: scale, offset: offset), in: zoomable, at: now)
      }
    }
    followZoom(at: now)
    return true
  }

  /// The program scrolls while the scale changes: to an offset at the scale that it is changing to.
  ///
  /// - Returns: Whether the scale is changing to another; if not, nothing happened.
  mutating func scrollZooming(to offset: Vector, cause: ZoomAnimation.Cause, at now: Double) -> Bool {
    guard phase.isZooming else { return false }
    let zooming = phase.zooming
    let zoomable = zooming.zoomable
    let end = zoomable.clamp(zooming.target.scale)
    let here = zooming.transform(at: now)
    // Where an edge would not let it lie, content must be led away from, too.
    guard end != here.scale || setting.isPulled(at: here.offset) else { return false }
    let transform = ZoomTransform(
      scale: end, offset: zoomable.geometry(at: end).range.clamp(offset))
    fly(
      to: transform, cause, duration: setting.animationDuration, easing: .easeInOut, in: zoomable,
      at: now)
    return true
  }

  /// Leads a flight under way that leads somewhere to another offset.
  ///
  /// - Returns: Whether the scale is changing; if not, nothing happened.
  mutating func redirectZooming(to offset: Vector, at now: Double) -> Bool {
    guard phase.kind == .scaling else { return false }
    let flight = phase.zoomAnimation
    let end = flight.path.end
    let wanted = flight.zoomable.geometry(at: end.scale).range.clamp(offset)
    if wanted == end.offset { return true }  // it leads there already
    return scrollZooming(to: offset, cause: flight.cause, at: now)
  }

  /// Ends a flight at the scale that it leads to, at once.
  mutating func finishZooming() {
    guard phase.kind == .scaling else { return }
    let flight = phase.zoomAnimation
    zoom(atOnceTo: flight.path.end, in: flight.zoomable)
  }

  /// The scale that a wheel under way leads to, else the present one.
  private var pendingScale: Double {
    mutating get {
      phase.kind == .scaling && phase.zoomAnimation.cause == .wheel ? targetScale : scale
    }
  }

  /// A wheel asked for `depth` points more: steps add up to one target within the limits.
  private mutating func turn(
    by depth: Double, _ unit: WheelUnit, about point: Vector, in zoomable: ZoomableContent, at now: Double
  ) {
    guard phase.kind == .scaling || phase.kind == .rested || givesWay(at: now) else { return }
    guard depth != 0 else { return }
    let reach = max(-LogScale.reach, min(depth, LogScale.reach))
    let wanted = zoomable.clamp(LogScale.scale(reach, from: pendingScale))
    let here = zoomTransform(at: now)
    guard wanted != pendingScale || here.scale != wanted else { return }
    let end = zoomable.transform(at: wanted, from: here, about: point)
    let smoothing = unit == .points ? WheelSmoothing.none : setting.wheelSmoothing
    let way = ZoomPath(from: here, to: end, middle: zoomable.middle).length
    switch smoothing {
    case .none: zoom(atOnceTo: end, in: zoomable)
    case .constant, .deltaBased, .inverseDelta, .impulse, .paced, .spring, .exponential, .outExpo:
      fly(
        to: end, .wheel, duration: smoothing.duration(of: way), easing: smoothing.easing,
        in: zoomable, at: now)
    }
  }

  /// Points of depth that a wheel's movement amounts to.
  private func depth(_ amount: Double, _ unit: WheelUnit) -> Double {
    switch unit {
    case .points: return -amount * LogScale.perPoint
    case .notches: return -amount * LogScale.notch
    case .lines, .pages:
      let notch = setting.points(1, .notches, .y)
      return notch > 0 ? -setting.points(amount, unit, .y) / notch * LogScale.notch : 0
    }
  }

  /// Flies to a place, from where the content is and as fast as it moves there already.
  private mutating func fly(
    to end: ZoomTransform, _ cause: ZoomAnimation.Cause, duration: Double, easing: Easing,
    in zoomable: ZoomableContent, at now: Double
  ) {
    let start = zoomTransform(at: now)
    let path = ZoomPath(from: start, to: end, middle: zoomable.middle)
    let velocity = phase.snapshot(at: now).velocity
    let speed = path.speed(of: velocity, scaleVelocity: scaleVelocity(at: now), middle: zoomable.middle)
    let flight = ZoomAnimation(
      cause, along: path, speed: speed, duration: duration, easing: easing, in: zoomable, since: now)
    guard !flight.isOver(at: now) else { return zoom(atOnceTo: end, in: zoomable) }
    phase.zoomAnimation = flight
    followZoom(at: now)
  }

  /// Begins a flight anew that can no longer end where it was going to.
  private mutating func retarget(
    _ flight: ZoomAnimation, from start: ZoomTransform, to end: ZoomTransform, in zoomable: ZoomableContent,
    at now: Double
  ) {
    let path = ZoomPath(from: start, to: end, middle: zoomable.middle)
    switch flight.cause {
    case .settling: settle(along: path, in: zoomable, now: now)
    case .wheel, .animation:
      phase.zoomAnimation = ZoomAnimation(
        flight.cause, along: path,
        speed: path.speed(
          of: flight.state(at: now).velocity, scaleVelocity: flight.scaleVelocity(at: now), middle: zoomable.middle),
        duration: setting.animationDuration, easing: .easeInOut, in: zoomable, since: now)
    }
  }

  /// How fast the depth changes by itself, in points per second.
  private mutating func scaleVelocity(at now: Double) -> Double {
    phase.kind == .scaling ? phase.zoomAnimation.scaleVelocity(at: now) : 0
  }
}
