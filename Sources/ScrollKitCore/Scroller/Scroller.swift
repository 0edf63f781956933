/// Content that ScrollKit moves: inputs go in, the phase and the offset come out.
///
/// A value. Each call has its time, which must not decrease. The same calls give the same offsets, however often
/// the scroller is read between them.
///
/// The file of each activity handles every input in it: `Idle`, `Tracking`, `TrackpadHold`, `Dragging`, `Panning`,
/// `MomentumStream`, `Moving` also for chains, `Wheel` for points, `Pinching`, `Zooming`. Inputs may come in any order: an input that has no meaning in an activity changes
/// nothing. Functions that only read are `mutating` where a copy was measured (ARCHITECTURE.md).
package struct Scroller: Sendable {
  /// The geometry, and the rules of the gesture or motion under way.
  package internal(set) var setting: ScrollSetting
  /// Rules that were set during a gesture or motion. The next one adopts them.
  var pendingRules: ScrollRules?
  package internal(set) var activity: ScrollActivity
  /// The scale of the content; 1 unless it can be zoomed.
  package internal(set) var scale = 1.0
  /// The last movements of the finger, pan, stream or wheel that moves the content.
  var tracker = VelocityTracker()
  /// The fingers that hold the content, while there are several.
  var fingers = Fingers()
  /// What wheels have turned, for a feel with whole steps and for content that snaps.
  var remainder = WheelRemainder()
  /// The notch that a wheel turns along each axis, for a feel with acceleration.
  var notches = Pair(x: WheelNotch(), y: WheelNotch())
  /// How far the range has moved its target at the present time.
  var clamped = ClampedTarget.none
  /// What the edges show, but for the pull of a drag.
  var edgeEffects = Pair(x: EdgeEffect.none, y: EdgeEffect.none)

  package init(setting: ScrollSetting) {
    self.setting = setting
    activity = .idle(at: setting.geometry.range.clamp(.zero))
  }

  // MARK: State

  /// The snapshot of the content. Time alone changes a pull that recedes, too.
  mutating func snapshot(at now: Double) -> ScrollSnapshot {
    var snapshot = activity.snapshot(at: now)
    if isResampled && isCatchingUp(at: now) || recessionEnd(after: now) < .infinity { snapshot.needsTick = true }
    return snapshot
  }

  /// The velocity that a finger or a stream gives the content, in points per second.
  mutating func gestureVelocity(at now: Double) -> Vector {
    switch activity.kind {
    case .idle, .tracking, .trackpadHold, .moving, .zoomAnimating:
      return .zero
    case .dragging, .panning:  // a finger that pulls an edge moves no content
      let (velocity, pull) = (activity.velocity(ofFinger: fingerVelocity(at: now)), dragPull)
      return Vector(x: pull.x == 0 ? velocity.x : 0, y: pull.y == 0 ? velocity.y : 0)
    case .chained, .chainedByFingers: return activity.chainedMotion?.gestureVelocity ?? .zero
    case .momentum, .wheelStream: return streamVelocity(at: now)
    case .pinching: return activity.pinch?.velocity(ofFingers: fingerVelocity(at: now)) ?? .zero
    }
  }

  /// The velocity of a stream: 0 along an axis on which it does not move content, and towards an end at which content is.
  private mutating func streamVelocity(at now: Double) -> Vector {
    let (velocity, offset) = (setting.enabled(-fingerVelocity(at: now)).along(activity.lockedAxis), activity.offset(at: now))
    let way = setting.clamp(offset + velocity) - offset
    return Vector { way[$0].magnitude > Vector.rounding ? velocity[$0] : 0 }
  }

  /// Whether nothing holds the content, and its scale may stay as it is.
  mutating func isInterruptible(at now: Double) -> Bool {
    switch activity.kind {
    case .tracking, .trackpadHold, .dragging, .panning, .pinching: false
    case .zoomAnimating: mayStopZooming(at: now)
    case .idle, .momentum, .wheelStream, .chained, .chainedByFingers, .moving:
      true
    }
  }

  // MARK: Time

  /// Lets time pass: a motion or a stream that has ended by `now` becomes idle. A pan that no movement continues is
  /// released. Content whose stream was silent moves on to its snap target.
  ///
  /// - Returns: When a motion, that along one axis or a stream ended, in seconds; nil if none did.
  package mutating func advance(to now: Double) -> Double? {
    if isResampled { resample(at: now) }
    updateScale(at: now)
    absorb(at: now)
    recede(to: now)
    guard activity.isOver(at: now) else { return nil }
    let end = activity.end
    if activity.kind == .panning {
      endPadGesture(at: end)  // no movement was reported for `ScrollActivity.silence`
      return nil
    }
    if activity.movesOnAfterSilence {
      activity.moveOnAfterSilence()
      return nil
    }
    if activity.movesOn(at: end) { return end }
    let zoomed = activity.kind == .zoomAnimating
    rest(at: activity.target)
    if zoomed { holdWithWaitingFinger(at: end) }
    return end
  }

  // MARK: Inputs

  /// Handles an input of the user. `zoom` changes nothing here: see `zoom(by:in:at:)`.
  package mutating func handle(_ input: ScrollInput, at now: Double) {
    switch activity.kind {
    case .idle: handleIdle(input, at: now)
    case .tracking: handleTracking(input, at: now)
    case .trackpadHold: handleTrackpadHold(input, at: now)
    case .dragging: handleDragging(input, at: now)
    case .panning: handlePanning(input, at: now)
    case .momentum: handleMomentum(input, at: now)
    case .wheelStream: handleWheelStream(input, at: now)
    case .chained, .chainedByFingers, .moving: handleMoving(input, at: now)
    case .pinching: handlePinching(input, at: now)
    case .zoomAnimating: handleZoomAnimating(input, at: now)
    }
  }

  // MARK: Rules

  /// The rules that were set last: those of the next gesture or motion.
  var rules: ScrollRules { pendingRules ?? setting.rules }

  /// Changes the rules of the next gesture or motion. One under way keeps those with which it began: nothing jumps.
  package mutating func changeRules(_ change: (inout ScrollRules) -> Void) {
    var rules = rules
    change(&rules)
    pendingRules = rules == setting.rules ? nil : rules
    if activity.kind == .idle { adoptRulesAtRest() }
  }

  /// Puts the rules that were set last into force: a gesture or motion begins.
  ///
  /// Content out of range or past a limit of its scale, or with an edge that is pulled, keeps the old rules: the new ones
  /// may not allow its offset, scale or pull.
  mutating func adoptRules(at now: Double) {
    guard let pendingRules, isInRange(at: now), activity.zoomable?.allows(scale) ?? true else { return }
    adopt(pendingRules)
  }

  /// Puts the rules that were set last into force at rest, unless an edge is pulled.
  mutating func adoptRulesAtRest() {
    guard let pendingRules, edgeEffects.x == .none, edgeEffects.y == .none else { return }
    adopt(pendingRules)
  }

  private mutating func adopt(_ rules: ScrollRules) {
    setting.rules = rules
    pendingRules = nil
  }

  // MARK: Velocity

  /// The velocity of the finger, in points per second, in the finger's direction.
  mutating func fingerVelocity(at now: Double) -> Vector {
    let feel = setting.rules.feel
    return tracker.velocity(at: now, by: feel.velocityRule, staleAfter: feel.staleAfter, limit: feel.maximumFling)
  }

  mutating func beginTrack(at position: Vector, now: Double) {
    tracker.restart()
    tracker.add(position, at: now)
  }

  /// Tracks the first movement of the content, by `distance`, as a finger's movement in the opposite direction.
  mutating func beginTrack(by distance: Vector, now: Double) { beginTrack(at: -distance, now: now) }

  /// Tracks a further movement of the content, by `distance`, as a finger's movement in the opposite direction.
  mutating func continueTrack(by distance: Vector, now: Double) { tracker.add(tracker.position - distance, at: now) }
}
