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
    adoptRules(at: now)
    switch input {
    case .press(let pointer, let position):
      touch(pointer, at: position, slop: setting.catchSlop, now: now)
    case .hold:
      catchPulls(at: now)
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

  /// Content rests if its motion has ended by `now`.
  mutating func restIfOver(at now: Double) {
    if let destination = activity.destination, activity.isOver(at: now) { rest(at: destination) }
  }

  /// Sets the offset to the nearest one in range at once. A finger continues to drag.
  package mutating func setOffset(_ offset: Vector, at now: Double) {
    finishZooming(at: now)
    place(at: setting.clamp(offset), now: now)
  }

  /// Sets the offset along an axis, as `setOffset`. Along the other, content that is out of range goes on returning.
  mutating func setOffset(_ axis: Axis, to offset: Double, at now: Double) {
    finishZooming(at: now)
    var place = activity.offset(at: now)
    place[axis] = setting.restRange(axis).clamp(offset)
    self.place(at: place, now: now)
  }

  /// Places the content at an offset, from which it returns if that is out of range. A finger continues to drag.
  private mutating func place(at offset: Vector, now: Double) {
    switch activity.kind {
    case .chainedByFingers:  // its chain divides its path anew
      activity.shift(by: offset - activity.offset(at: now))
    case .tracking, .trackpadHold: activity.move(to: offset)
    case .dragging, .panning: reanchor(at: offset, now: now)
    case .pinching:
      reanchorPinch(at: ZoomTransform(scale: scale, offset: offset))
    case .idle, .momentum, .wheelStream, .chained, .coasting, .animating, .wheeling, .keyHeld, .steering,
      .zoomAnimating:
      if setting.isInRange(offset) {
        activity.place(at: offset)
        adoptRulesAtRest()
      } else {
        begin(.coast, x: motion(.x, placedAt: offset.x, now: now), y: motion(.y, placedAt: offset.y, now: now), now: now)
      }
    }
  }

  /// The motion along an axis of content that is placed at an offset. Out of range, that under way goes on.
  private mutating func motion(_ axis: Axis, placedAt offset: Double, now: Double) -> TimedMotion {
    guard setting.restRange(axis).overscroll(of: offset) != 0 else { return TimedMotion(motion: .rest(at: offset), since: now) }
    if let underWay = activity.trajectory?.motions[axis] { return underWay }
    return TimedMotion(motion: setting.release(axis, activity.states(at: now)[axis]), since: now)
  }
}
