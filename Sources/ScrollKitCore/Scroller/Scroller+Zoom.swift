/// Content whose scale changes.
///
/// The geometry in the setting is that of the content as it is shown; so whatever else happens, at any
/// scale, happens as if content simply had that size.
extension Scroller {
  /// Takes what the user did to the scale.
  public mutating func handle(_ input: ZoomInput, in world: ZoomWorld, at now: Double) {
    switch input {
    case .begin(let midpoint, let factor):
      beginTrack(at: midpoint, now: now)
      phase.pinch = ZoomGrip(
        place: place(at: now), midpoint: midpoint, factor: factor, in: world, setting)
    case .update(let midpoint, let factor):
      guard phase.kind == .pinched else { return }
      tracker.add(midpoint, at: now)
      phase.pinch = phase.pinch.moved(to: midpoint, factor: factor)
    case .end:
      endPinch(velocity: fingerVelocity(at: now), now: now)
    case .wheel(let amount, let unit, let point):
      turn(by: depth(amount, unit), unit, about: point, in: world, at: now)
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
    let (place, world) = (grip.place, grip.world)
    if world.allows(place.scale), !setting.isPulled(at: place.offset) {
      let velocity = grip.velocity(ofFingers: velocity)
      return coast(from: place.offset, velocity: velocity, now: now)
    }
    settle(
      along: ZoomPath(from: place, to: phase.zooming.rest, middle: world.middle), in: world,
      now: now)
  }

  /// The scale comes back into its limits.
  private mutating func settle(along path: ZoomPath, in world: ZoomWorld, now: Double) {
    if setting.comfort.reducesMotion { return zoom(atOnceTo: path.end, in: world) }
    phase.zoomFlight = ZoomFlight(
      settling: path, shape: setting.feel.coast.bounce.shape, in: world, since: now)
  }

  /// The same hold of fingers that pinch on content that is elsewhere, in a world that may be another.
  mutating func repinch(at place: ZoomPlace, in world: ZoomWorld) {
    let grip = phase.pinch
    phase.pinch = ZoomGrip(
      place: place, midpoint: grip.midpoint, factor: grip.factor, in: world, setting)
  }

  /// Zooms over time to a place that the program asks for, from where the content is and as fast as it
  /// moves there already; fingers lose their hold.
  public mutating func zoom(
    to place: ZoomPlace, animation: UInt32, in world: ZoomWorld, at now: Double
  ) {
    fingers.clear()
    fly(
      to: place, .animation(animation), duration: setting.animationDuration,
      easing: .easeInOut, in: world, at: now)
  }

  /// Shows the content at a scale and an offset in its range at once; what moved it stops.
  public mutating func zoom(atOnceTo place: ZoomPlace, in world: ZoomWorld) {
    scale = place.scale
    setting.geometry = world.geometry(at: scale)
    phase = .idle(at: place.offset)
  }

  /// Where the content is and how large it is shown.
  public mutating func place(at now: Double) -> ZoomPlace {
    phase.isZooming
      ? phase.zooming.place(at: now)
      : ZoomPlace(scale: scale, offset: setting.shown(phase.offset(at: now)))
  }

  /// The scale that content will rest at if nothing else happens.
  public var targetScale: Double {
    mutating get { phase.isZooming ? phase.zooming.target.scale : scale }
  }

  /// Keeps the scale and the geometry those of the present moment, while they change.
  mutating func followZoom(at now: Double) {
    guard phase.isZooming else { return }
    let zooming = phase.zooming
    scale = zooming.place(at: now).scale
    setting.geometry = zooming.world.geometry(at: scale)
  }

  /// Does the same for a scale that changes by itself, read in place.
  ///
  /// - Precondition: The phase is `zooming`, and nobody pinches.
  mutating func flyZoom(at now: Double) -> Pair<MotionState> {
    let flight = withUnsafeMutableBytes(of: &phase) { bytes in
      bytes.assumingMemoryBound(to: ZoomFlight.self).baseAddress.unsafelyUnwrapped
    }
    let state = flight.pointee.stateInPlace(at: now)
    scale = state.place.scale
    flight.pointee.world.scale(&setting.geometry, by: scale)
    let (offset, velocity) = (state.place.offset, state.velocity)
    return Pair(
      x: MotionState(position: offset.x, velocity: velocity.x),
      y: MotionState(position: offset.y, velocity: velocity.y))
  }

  /// Takes a change of content or viewport, or of what is said of its scale, while the scale changes:
  /// fingers keep what they hold, and a flight goes on to where it can now rest.
  ///
  /// - Returns: Whether the scale is changing; if not, nothing happened.
  mutating func changeZooming(to world: ZoomWorld, shift: Vector, at now: Double) -> Bool {
    guard phase.isZooming else { return false }
    let zooming = phase.zooming
    let before = zooming.place(at: now)
    let place = ZoomPlace(scale: before.scale, offset: before.offset + shift)
    setting.geometry = world.geometry(at: place.scale)
    if phase.kind == .pinched {
      repinch(at: place, in: world)
    } else {
      let flight = phase.zoomFlight
      if let shifted = flight.shifted(by: shift, at: place.scale, in: world) {
        phase.zoomFlight = shifted
      } else {
        let end = flight.path.shifted(by: shift, at: place.scale).end
        let scale = world.clamp(end.scale)
        let offset = world.geometry(at: scale).range.clamp(end.offset * (scale / end.scale))
        retarget(
          flight, from: place, to: ZoomPlace(scale: scale, offset: offset), in: world, at: now)
      }
    }
    followZoom(at: now)
    return true
  }

  /// The program scrolls while the scale changes: to an offset at the scale that it is changing to.
  ///
  /// - Returns: Whether the scale is changing to another; if not, nothing happened.
  mutating func scrollZooming(to offset: Vector, cause: ZoomFlight.Cause, at now: Double) -> Bool {
    guard phase.isZooming else { return false }
    let zooming = phase.zooming
    let world = zooming.world
    let end = world.clamp(zooming.target.scale)
    let here = zooming.place(at: now)
    // Where an edge would not let it lie, content must be led away from, too.
    guard end != here.scale || setting.isPulled(at: here.offset) else { return false }
    let place = ZoomPlace(
      scale: end, offset: world.geometry(at: end).range.clamp(offset))
    fly(
      to: place, cause, duration: setting.animationDuration, easing: .easeInOut, in: world,
      at: now)
    return true
  }

  /// Leads a flight under way that leads somewhere to another offset.
  ///
  /// - Returns: Whether the scale is changing; if not, nothing happened.
  mutating func redirectZooming(to offset: Vector, at now: Double) -> Bool {
    guard phase.kind == .scaling else { return false }
    let flight = phase.zoomFlight
    let end = flight.path.end
    let wanted = flight.world.geometry(at: end.scale).range.clamp(offset)
    if wanted == end.offset { return true }  // it leads there already
    return scrollZooming(to: offset, cause: flight.cause, at: now)
  }

  /// Ends a flight at the scale that it leads to, at once.
  mutating func finishZooming() {
    guard phase.kind == .scaling else { return }
    let flight = phase.zoomFlight
    zoom(atOnceTo: flight.path.end, in: flight.world)
  }

  /// The scale that a wheel under way leads to, else the present one.
  private var pendingScale: Double {
    mutating get {
      phase.kind == .scaling && phase.zoomFlight.cause == .wheel ? targetScale : scale
    }
  }

  /// A wheel asked for `depth` points more: steps add up to one target within the limits.
  private mutating func turn(
    by depth: Double, _ unit: WheelUnit, about point: Vector, in world: ZoomWorld, at now: Double
  ) {
    guard phase.kind == .scaling || phase.kind == .rested || givesWay(at: now) else { return }
    guard depth != 0 else { return }
    let reach = max(-ZoomDepth.reach, min(depth, ZoomDepth.reach))
    let wanted = world.clamp(ZoomDepth.scale(reach, from: pendingScale))
    let here = place(at: now)
    guard wanted != pendingScale || here.scale != wanted else { return }
    let end = world.place(at: wanted, from: here, about: point)
    let smoothing = unit == .points ? WheelSmoothing.none : setting.wheelSmoothing
    let way = ZoomPath(from: here, to: end, middle: world.middle).length
    switch smoothing {
    case .none: zoom(atOnceTo: end, in: world)
    case .constant, .deltaBased, .inverseDelta, .impulse, .paced, .spring, .exponential, .outExpo:
      fly(
        to: end, .wheel, duration: smoothing.duration(of: way), easing: smoothing.easing,
        in: world, at: now)
    }
  }

  /// Points of depth that a wheel's movement amounts to.
  private func depth(_ amount: Double, _ unit: WheelUnit) -> Double {
    switch unit {
    case .points: return -amount * ZoomDepth.perPoint
    case .notches: return -amount * ZoomDepth.notch
    case .lines, .pages:
      let notch = setting.points(1, .notches, .y)
      return notch > 0 ? -setting.points(amount, unit, .y) / notch * ZoomDepth.notch : 0
    }
  }

  /// Flies to a place, from where the content is and as fast as it moves there already.
  private mutating func fly(
    to end: ZoomPlace, _ cause: ZoomFlight.Cause, duration: Double, easing: Easing,
    in world: ZoomWorld, at now: Double
  ) {
    let start = place(at: now)
    let path = ZoomPath(from: start, to: end, middle: world.middle)
    let velocity = phase.snapshot(at: now).velocity
    let speed = path.speed(of: velocity, pace: pace(at: now), middle: world.middle)
    let flight = ZoomFlight(
      cause, along: path, speed: speed, duration: duration, easing: easing, in: world, since: now)
    guard !flight.isOver(at: now) else { return zoom(atOnceTo: end, in: world) }
    phase.zoomFlight = flight
    followZoom(at: now)
  }

  /// Begins a flight anew that can no longer end where it was going to.
  private mutating func retarget(
    _ flight: ZoomFlight, from start: ZoomPlace, to end: ZoomPlace, in world: ZoomWorld,
    at now: Double
  ) {
    let path = ZoomPath(from: start, to: end, middle: world.middle)
    switch flight.cause {
    case .settling: settle(along: path, in: world, now: now)
    case .wheel, .animation:
      phase.zoomFlight = ZoomFlight(
        flight.cause, along: path,
        speed: path.speed(
          of: flight.state(at: now).velocity, pace: flight.pace(at: now), middle: world.middle),
        duration: setting.animationDuration, easing: .easeInOut, in: world, since: now)
    }
  }

  /// How fast the depth changes by itself, in points per second.
  private mutating func pace(at now: Double) -> Double {
    phase.kind == .scaling ? phase.zoomFlight.pace(at: now) : 0
  }
}
