/// Content that ScrollKit moves: what the user does goes in, where the content is comes out.
///
/// A value. Time comes with every call and must not run backwards; the same calls give the same
/// offsets, however often the time between them is looked at.
public struct Scroller: Sendable {
  public internal(set) var setting: ScrollSetting
  public internal(set) var phase: ScrollPhase
  /// How large the content is shown; 1 unless it can be zoomed.
  public internal(set) var scale: Double
  var tracker: VelocityTracker
  /// The fingers that hold the content, while they are several.
  var fingers: Fingers
  private var remainder = WheelRemainder()

  public init(setting: ScrollSetting) {
    self.setting = setting
    self.phase = .idle(at: setting.geometry.range.clamp(.zero))
    self.scale = 1
    self.tracker = VelocityTracker()
    self.fingers = Fingers()
  }

  /// Speed that something outside gives the content, in points per second: a finger that drags
  /// it, or a stream that it follows.
  public mutating func givenVelocity(at now: Double) -> Vector {
    switch phase.kind {
    case .idle, .touched, .rested, .coasting, .animated, .wheeling, .keyed, .steered, .scaling:
      return .zero
    case .dragged, .panned:
      let velocity = phase.drag.velocity(ofFinger: fingerVelocity(at: now))
      let offset = phase.drag.offset
      return velocity.along(setting.shown(offset), from: offset)
    case .led, .ledByFingers: return phase.lead?.givenVelocity ?? .zero
    case .momentum, .turned: return -fingerVelocity(at: now)
    case .pinched: return phase.pinch.velocity(ofFingers: fingerVelocity(at: now))
    }
  }

  /// Everything that can be told of the content, drawn as its edges let it.
  mutating func snapshot(at now: Double) -> ScrollSnapshot {
    let snapshot = phase.snapshot(at: now)
    return setting.effectEdges.isEmpty ? snapshot : shown(snapshot)
  }

  private mutating func shown(_ snapshot: ScrollSnapshot) -> ScrollSnapshot {
    guard snapshot.phase != .zooming else { return snapshot }  // a way, and no pull
    var shown = snapshot
    shown.show(
      at: setting.shown(snapshot.offset), target: setting.shown(snapshot.target),
      hiding: setting.effectEdges)
    return shown
  }

  /// Lets time pass: what has run out by `now` gives way to idle.
  ///
  /// - Returns: When something ran out, in seconds; nil if nothing did.
  public mutating func advance(to now: Double) -> Double? {
    if setting.comfort.resamples { resample(at: now) }
    followZoom(at: now)
    guard phase.isOver(at: now) else { return nil }
    let end = phase.end
    guard phase.kind == .panned else {
      phase.rest(at: phase.target)
      return end
    }
    settle(at: end)  // fingers fell silent
    return phase.kind == .idle ? end : advance(to: now)
  }

  /// Moves the content with the finger that drags it: the commonest input, taken without a detour
  /// through everything else that a phase could become.
  ///
  /// - Returns: Where the content is now, before edges show it; nil if that finger alone does not drag
  ///   it and nothing else, and nothing changed.
  mutating func drag(_ pointer: UInt64, to position: Vector, at now: Double) -> Vector? {
    guard fingers.count == 0, !setting.comfort.resamples,
      phase.isPlainlyDragged(by: .pointer(pointer))
    else { return nil }
    tracker.add(position, at: now)
    return phase.moveDrag(to: position)
  }

  /// Takes what the user did.
  public mutating func handle(_ input: ScrollInput, at now: Double) {
    switch input {
    case .press(let pointer, let position):
      press(pointer, at: position, now: now)
    case .move(let pointer, let position):
      move(pointer, to: position, now: now)
    case .release(let pointer):
      release(pointer, now: now)
    case .cancel: cancel(at: now)
    case .hold: hold(at: now)
    case .holdEnd: if phase.kind == .rested { settle(at: now) }
    case .wheel(let amount, let unit, let device): turn(by: amount, unit, device: device, at: now)
    case .key(let key): press(key, now: now)
    case .keyHeld(let key):
      if !hold(key, at: key.pace(in: setting), now: now) { press(key, now: now) }
    case .keyUp(let key): letGo(key, now: now)
    case .steer(let velocity):
      unpull(now: now)
      steer(at: velocity, now: now)
    case .steerEnd: if phase.kind == .steered { settle(at: now) }
    case .panBegin: pan(by: .zero, at: now)
    case .panUpdate(let distance): pan(by: distance, at: now)
    case .panUpdateUntilSilence(let distance): pan(by: distance, end: .silence, at: now)
    case .panStop(let axis): stopPan(axis, at: now)
    case .panEnd(let end): endPan(end, at: now)
    case .momentum(let distance): glide(by: distance, at: now)
    case .momentumEnd: if phase.kind == .momentum { phase.rest(at: phase.target) }
    case .zoom: break  // content that cannot be zoomed; else see `handle(_:in:at:)`
    }
  }

  /// Says whether content begins at its right; before its first geometry.
  public mutating func setRightToLeft(_ isRightToLeft: Bool) {
    setting.isRightToLeft = isRightToLeft
  }

  /// Takes what the user has asked his system for. What is under way goes on until the next input.
  public mutating func setComfort(_ comfort: Comfort) {
    setting.comfort = comfort
  }

  /// Takes another feel. What is under way goes on with the old one until the next input.
  public mutating func setFeel(_ feel: Feel) {
    setting.feel = feel
    if phase.holder != nil, fingers.count > 0 { take(fingers) }  // others may lead now
  }

  /// Speed of the finger, in points per second, in the finger's direction.
  mutating func fingerVelocity(at now: Double) -> Vector {
    tracker.speed(
      at: now, by: setting.feel.velocityRule, staleAfter: setting.feel.staleAfter)
  }

  /// What a wheel's movement amounts to by a feel: its speed and its whole steps considered.
  mutating func turned(
    by amount: Vector, _ unit: WheelUnit, device: UInt32, at now: Double, feeling feel: Feel
  ) -> Vector {
    let turned = accelerated(amount, unit, limit: feel.wheelAcceleration, at: now)
    return stepped(turned, unit, device, by: feel.wheelStepping)
  }

  private mutating func accelerated(
    _ amount: Vector, _ unit: WheelUnit, limit: Double, at now: Double
  ) -> Vector {
    let notches = unit.notches
    guard limit > 1, notches > 0 else { return amount }
    return Vector(
      x: accelerated(.x, amount.x, notches, limit, now),
      y: accelerated(.y, amount.y, notches, limit, now))
  }

  private mutating func accelerated(
    _ axis: Axis, _ amount: Double, _ notches: Double, _ limit: Double, _ now: Double
  ) -> Double {
    amount
      * WheelAcceleration.factor(
        ofTurnBy: amount * notches, after: wheelInterval(axis, turningBy: amount, now: now),
        limit: limit)
  }

  /// The whole steps that a wheel has turned, where the feel wants those.
  private mutating func stepped(
    _ amount: Vector, _ unit: WheelUnit, _ device: UInt32, by stepping: WheelStepping
  ) -> Vector {
    switch (stepping, unit) {
    case (.fractional, _), (.whole, .points): amount
    case (.whole, .lines), (.whole, .pages), (.whole, .notches):
      remainder.add(amount, unit, device: device)
    }
  }

  mutating func beginTrack(at position: Vector, now: Double) {
    tracker = VelocityTracker()
    tracker.add(position, at: now)
  }

  /// Follows content that was moved by `distance` as if a finger had moved the other way.
  mutating func track(_ distance: Vector, now: Double, continuing: Bool) {
    if continuing {
      tracker.add(tracker.position - distance, at: now)
    } else {
      beginTrack(at: -distance, now: now)
    }
  }
}
