/// Content at rest, and the inputs that begin a gesture or motion when nothing holds the content.
extension Scroller {
  /// An input while nothing moves.
  mutating func handleIdle(_ input: ScrollInput, at now: Double) {
    switch input {
    case .press(let pointer, let position):
      adoptRules(at: now)
      // A pull is caught like a motion. Published (Android).
      touch(pointer, at: position, slop: isInRange(at: now) ? setting.rules.feel.slop : setting.catchSlop, now: now)
    case .hold, .wheel, .key, .keyHeld, .steer, .panBegin, .panUpdate, .panUpdateUntilSilence:
      begin(input, at: now)
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd,  // nothing is held
      .momentum, .momentumEnd,  // momentum counts only after a pan that ended in it
      .zoom:
      break
    }
  }

  /// An input begins a gesture or motion while nothing holds the content.
  mutating func begin(_ input: ScrollInput, at now: Double) {
    if case .wheel(.zero, _, _) = input { return }  // a motion under way keeps its rules
    adoptRules(at: now)
    switch input {
    case .press(let pointer, let position):
      touch(pointer, at: position, slop: setting.catchSlop, now: now)
    case .hold:
      catchEdgeEffects(at: now)
      beginTrack(at: .zero, now: now)
      activity.beginTrackpadHold(at: activity.offset(at: now))
    case .wheel(let amount, let unit, let device): turn(by: amount, unit, device: device, at: now)
    case .key(let key): press(key, now: now)
    case .keyHeld(let key): repeatKey(key, now: now)
    case .steer(let velocity): steer(at: velocity, now: now)
    case .panBegin: beginPan(by: .zero, end: .infinity, now: now)
    case .panUpdate(let distance): beginPan(by: distance, end: .infinity, now: now)
    case .panUpdateUntilSilence(let distance):
      beginPan(by: distance, end: now + ScrollActivity.silence, now: now)
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd, .momentum,
      .momentumEnd, .zoom:  // nothing is held
      break
    }
  }

  /// Content comes to rest. The rules for the next gesture or motion come into force.
  mutating func rest(at offset: Vector) {
    activity.rest(at: offset)
    adoptRulesAtRest()
  }

  /// The program has scrolled or zoomed the content, which rests at once.
  mutating func placeAtRest() {
    if activity.kind == .idle { activity.place(at: activity.target) }
  }

  /// Content rests if its motions have ended by `now`.
  mutating func restIfOver(at now: Double) {
    if let destination = activity.destination, !activity.movesOn(at: now) { rest(at: destination) }
  }

  /// Sets the offset to the nearest one in range at once. A finger continues to drag.
  package mutating func setOffset(_ offset: Vector, at now: Double) {
    finishZooming(at: now)
    let (place, offset) = (offset, setting.clamp(offset))
    switch activity.kind {
    case .chainedByFingers:  // its chain divides its path anew
      activity.shift(by: offset - activity.offset(at: now))
    case .tracking, .trackpadHold: activity.move(to: offset)
    case .dragging, .panning: reanchor(at: offset, now: now)
    case .pinching:
      reanchorPinch(at: ZoomTransform(scale: scale, offset: offset))
    case .idle, .momentum, .wheelStream, .chained, .moving, .zoomAnimating:
      activity.place(at: offset)
      adoptRulesAtRest()
      setTarget(place, at: now)
    }
  }

  /// Sets the offset along one axis, as `setOffset`. A motion along the other continues.
  mutating func setOffset(_ axis: Axis, to offset: Double, at now: Double) {
    var place = activity.offset(at: now)
    place[axis] = offset
    guard activity.hasMotions, activity.kind != .chainedByFingers, activity.isUnderWay(axis.other, at: now)
    else { return setOffset(place, at: now) }
    goOn(at: now)
    activity.setMotion(axis, TimedMotion(motion: .rest(at: setting.restRange(axis).clamp(offset)), since: now), for: .coast)
    restIfOver(at: now)
    place[axis.other] = activity.target[axis.other]
    setTarget(place, at: now)
  }
}
