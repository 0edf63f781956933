/// Two fingers on content that can be zoomed change its scale.
///
///     a ●───────┼───────● b        midpoint = (a + b) / 2        factor = |a − b|
///
/// The second finger turns a drag into a pinch, whatever `FingerRule` is set. Of three fingers the older two pinch. The
/// last finger continues to drag. If it is lifted soon after, content flings with the midpoint's velocity. Past a
/// scale limit the last finger keeps the scale. The scale returns when that finger is lifted.
///
/// Deviation: Flutter (18 pt) and Android (16 pt) wait until the fingers' distance has changed by that much. Here a
/// pinch begins at once, without a jump.
extension Scroller {
  /// An input while fingers pinch. `pinch(by:in:at:)` handles the inputs of the pinching fingers.
  mutating func handlePinching(_ input: ScrollInput, at now: Double) {
    if isPadGestureOver(before: input, at: now) {
      endPadGesture(at: now)
      return handle(input, at: now)
    }
    switch input {
    case .cancel: endPinch(velocity: .zero, now: now)
    case .press, .move, .release: wait(by: input, at: now)
    case .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break  // the pinch has precedence
    }
  }

  /// Handles an input of fingers on content that can be zoomed.
  ///
  /// - Returns: Whether it was handled; if not, only the list of fingers has changed.
  mutating func pinch(by input: ScrollInput, in zoomable: ZoomableContent, at now: Double) -> Bool {
    endPadGesture(before: input, at: now)
    switch input {
    case .press(let pointer, let position): return pinch(with: pointer, at: position, in: zoomable, now: now)
    case .move(let pointer, let position):
      return changePinch(of: pointer, in: zoomable, at: now) { $0.move($1, to: position, at: now) }
    case .release(let pointer): return changePinch(of: pointer, in: zoomable, at: now) { $0.remove(at: $1) }
    case .cancel:
      fingers.clear()
      return false
    case .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return false
    }
  }

  /// A finger came down. A second one begins a pinch.
  ///
  /// - Returns: Whether it was handled.
  private mutating func pinch(with pointer: UInt64, at position: Vector, in zoomable: ZoomableContent, now: Double) -> Bool {
    guard joinsPinch(pointer, at: now) else { return false }
    let made = tracker.lateness.made(now)
    var before = fingers.pinchingPair
    if fingers.count == 0, case .pointer(let holder)? = activity.holder { fingers.add(holder, at: tracker.position, made: made) }
    if let index = fingers.index(of: pointer) {
      fingers.remove(at: index)
      before = .none  // its release was not reported: the pinch restarts
    }
    guard !fingers.isFull else { return true }
    fingers.add(pointer, at: position, made: made)
    pinch(since: before, in: zoomable, at: now)
    return true
  }

  /// Whether a finger that comes down pinches: another one holds the content, or fingers change the scale, or the scale
  /// must return first. In a pinch that a host reports it waits.
  private mutating func joinsPinch(_ pointer: UInt64, at now: Double) -> Bool {
    switch activity.kind {
    case .pinching: fingers.count > 0
    case .zoomAnimating: fingers.count > 0 || !isInterruptible(at: now)
    case .tracking, .dragging: activity.holder != .pointer(pointer)
    case .idle, .trackpadHold, .panning, .momentum, .wheelStream, .chained, .chainedByFingers, .moving:
      false
    }
  }

  /// A finger that pinches moved or was lifted.
  ///
  /// - Returns: Whether it pinches; if not, nothing changed.
  private mutating func changePinch(
    of pointer: UInt64, in zoomable: ZoomableContent, at now: Double, _ change: (inout Fingers, _ index: Int) -> Void
  ) -> Bool {
    guard activity.kind.isZooming, let index = fingers.index(of: pointer) else { return false }
    let before = fingers.pinchingPair
    change(&fingers, index)
    pinch(since: before, in: zoomable, at: now)
    return true
  }

  /// The scale has come to rest: a finger that came down meanwhile has waited for a second one, and touches the content.
  mutating func holdWithWaitingFinger(at now: Double) {
    guard fingers.count == 1 else { return }
    touch(fingers[0].pointer, at: fingers[0].position, slop: setting.catchSlop, now: now)
  }

  /// Handles an input that changes the scale, as a host reports it.
  ///
  /// A host may report a pinch itself. From its beginning on, inputs of the single fingers do nothing. An update or end
  /// without a beginning is ignored while fingers are listed.
  mutating func zoom(by input: ZoomInput, in zoomable: ZoomableContent, at now: Double) {
    endPadGesture(before: .zoom(input), at: now)
    switch input {
    case .begin: fingers.clear()
    case .update, .end: if fingers.count > 0 { return }
    case .wheel: break
    }
    handle(input, in: zoomable, at: now)
  }

  /// The pinching fingers were lifted or cancelled. Within the scale limits, content flings with the velocity of the
  /// midpoint. Past a limit, the scale returns about the midpoint.
  ///
  /// The scale has no momentum. Published (UIScrollView).
  mutating func endPinch(velocity: Vector, now: Double) {
    guard let pinch = activity.pinch else { return }  // no pinch
    let (transform, zoomable) = (pinch.transform, pinch.zoomable)
    if zoomable.allows(transform.scale), setting.confined(transform.offset) == transform.offset {
      let velocity = pinch.velocity(ofFingers: velocity)
      return coast(from: transform.offset, velocity: velocity, now: now)
    }
    bounceScale(along: ZoomPath(from: transform, to: pinch.rest, middle: zoomable.middle), in: zoomable, now: now)
  }

  /// The velocity of the midpoint without its last movement, in points per second: of two fingers one is lifted first, and a host
  /// may then report the other's position as that of both.
  mutating func pinchVelocity(at now: Double) -> Vector { fingerVelocity(at: now - tracker.removeNewest()) }

  /// Two fingers begin a pinch.
  mutating func beginPinch(at midpoint: Vector, factor: Double, in zoomable: ZoomableContent, now: Double) {
    if activity.holder == nil, activity.kind != .pinching { adoptRules(at: now) }
    beginTrack(at: midpoint, now: now)
    releaseEdgeEffects(at: now)
    activity.begin(
      PinchGesture(transform: zoomTransform(at: now), midpoint: midpoint, factor: factor, in: zoomable, setting))
  }

  /// Continues the pinch with another transform, and possibly other limits.
  mutating func reanchorPinch(at transform: ZoomTransform, in zoomable: ZoomableContent? = nil) {
    guard let pinch = activity.pinch else { return }
    activity.continuePinch(
      PinchGesture(
        transform: transform, midpoint: pinch.midpoint, factor: pinch.factor, in: zoomable ?? pinch.zoomable, setting))
  }

  /// Continues or begins a pinch with the fingers that are down.
  private mutating func pinch(since before: Fingers.PinchingPair, in zoomable: ZoomableContent, at now: Double) {
    guard fingers.count > 0 else { return handle(.end, in: zoomable, at: now) }
    let isSame = fingers.pinchingPair == before
    if fingers.count == 1 {
      guard activity.kind == .pinching else { return }  // it waits for a second finger
      if !isSame, zoomable.allows(scale) { return drag(with: fingers[0], at: now) }
    }
    let (midpoint, factor) = fingers.midpointAndFactor
    handle(
      isSame && activity.kind == .pinching
        ? .update(to: midpoint, factor: factor) : .begin(at: midpoint, factor: factor),
      in: zoomable, at: now)
  }

  /// The last finger of a pinch drags the content on.
  private mutating func drag(with finger: Finger, at now: Double) {
    let midpointVelocity = fingerVelocity(at: now)
    let offset = zoomTransform(at: now).offset
    fingers.clear()
    let moved = tracker.lateness.made(now)
    tracker.restart(
      with: Finger(pointer: finger.pointer, position: finger.position, moved: moved, velocity: midpointVelocity))
    beginDrag(finger.pointer, at: finger.position, offset: offset, hold: FingerHold(at: now, made: moved), now: now)
  }
}

extension PinchGesture {
  /// Two fingers begin a pinch, with the rubber bands of a setting.
  init(
    transform: ZoomTransform, midpoint: Vector, factor: Double, in zoomable: ZoomableContent,
    _ setting: ScrollSetting
  ) {
    self.init(
      transform: transform, midpoint: midpoint, factor: factor, in: zoomable, scaleBand: setting.zoomBand,
      offsetBands: Pair(x: setting.bands(.x), y: setting.bands(.y)))
  }

  /// The transform at which content would rest if the fingers were lifted without velocity.
  var rest: ZoomTransform {
    let transform = transform
    return zoomable.transform(at: transform.scale, from: transform, about: midpoint)
  }
}

extension ScrollSetting {
  /// The rubber band of the scale past a limit, in points of depth.
  fileprivate var zoomBand: RubberBand {
    RubberBand(
      coefficient: rules.feel.rubberBand, limit: bouncingEdges.isEmpty ? 0 : LogScale.farthestPull)
  }
}

extension Fingers {
  fileprivate mutating func add(_ pointer: UInt64, at position: Vector, made time: Double) {
    add(Finger(pointer: pointer, position: position, moved: time))
  }

  /// The midpoint of the older two fingers and their distance, in points; the position and 1 for a single finger.
  fileprivate var midpointAndFactor: (midpoint: Vector, factor: Double) {
    guard count > 1 else { return (self[0].position, 1) }
    let displacement = self[1].position - self[0].position
    return ((self[0].position + self[1].position) * 0.5, max(displacement.length, Self.closest))
  }

  /// The fingers that pinch: the numbers of the older two, and their count.
  fileprivate struct PinchingPair: Equatable {
    let first: UInt64
    let second: UInt64
    let count: Int

    static let none = PinchingPair(first: 0, second: 0, count: 0)
  }

  fileprivate var pinchingPair: PinchingPair {
    PinchingPair(
      first: count > 0 ? self[0].pointer : 0, second: count > 1 ? self[1].pointer : 0,
      count: min(count, 2))
  }

  /// Taste. 10 pt: the smallest distance of two fingers. Smaller makes the scale jump.
  private static let closest = 10.0
}
