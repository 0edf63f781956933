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
    self.fingers = .none
  }

  /// Speed that something outside gives the content, in points per second: a finger that drags
  /// it, or a stream that it follows.
  public func givenVelocity(at now: Double) -> Vector {
    switch phase {
    case .idle, .tracking, .moving: return .zero
    case .dragging(let drag):
      let velocity = drag.velocity(ofFinger: fingerVelocity(at: now))
      let shown = setting.shown(drag.offset)
      return Vector { axis in
        shown[axis] == drag.offset[axis] ? velocity[axis] : 0
      }
    case .following: return phase.lead?.givenVelocity ?? -fingerVelocity(at: now)
    case .zooming(.held(let grip)): return grip.velocity(ofFingers: fingerVelocity(at: now))
    case .zooming(.flying): return .zero
    }
  }

  /// What is under way, made ready to be read every frame.
  func glide(at now: Double) -> Glide {
    switch phase {
    case .moving(let flight) where setting.effectEdges == []: Glide(flight, at: now)
    case .moving,  // an edge may keep content from where the flight puts it
      .idle, .tracking, .dragging, .following, .zooming: .none
    }
  }

  /// Everything that can be told of the content, drawn as its edges let it.
  @inline(__always)
  func snapshot(at now: Double) -> ScrollSnapshot {
    let snapshot = phase.snapshot(at: now)
    return setting.effectEdges == [] ? snapshot : shown(snapshot)
  }

  private func shown(_ snapshot: ScrollSnapshot) -> ScrollSnapshot {
    guard snapshot.phase != .zooming else { return snapshot }  // a way, and no pull
    var shown = snapshot
    shown.offset = setting.shown(snapshot.offset)
    shown.target = setting.shown(snapshot.target)
    shown.velocity = Vector { axis in
      shown.offset[axis] == snapshot.offset[axis] ? snapshot.velocity[axis] : 0
    }
    shown.bounces.subtract(setting.effectEdges)
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
    phase = phase.ended(in: setting)
    return phase.isIdle ? end : advance(to: now)
  }

  /// Moves the content with the finger that drags it: the commonest input, taken without a detour
  /// through everything else that a phase could become.
  ///
  /// - Returns: Where the content is now; nil if that finger alone does not drag it and nothing else,
  ///   and nothing changed.
  @inline(__always)
  @_optimize(speed)
  mutating func drag(_ pointer: UInt64, to position: Vector, at now: Double) -> Vector? {
    guard fingers.count == 0, !setting.comfort.resamples,
      phase.isPlainlyDragged(by: .pointer(pointer))
    else { return nil }
    tracker.add(position, at: now)
    let offset = phase.moveDrag(to: position)
    return setting.effectEdges == [] ? offset : setting.shown(offset)
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
    case .cancel:
      phase = phase.cancelled(now: now, in: setting)
    case .hold:
      phase = phase.held(now: now, in: setting)
    case .holdEnd:
      phase = phase.holdEnded(now: now, in: setting)
    case .wheel(let amount, let unit, let device):
      let turned = turned(by: amount, unit, device: device, at: now, feeling: setting.feel)
      let distance = Vector { axis in setting.points(turned[axis], unit, axis) }
      let smoothing = unit == .points ? WheelSmoothing.none : setting.wheelSmoothing
      let before = phase
      phase = phase.unpulled(now: now, in: setting).wheeled(by: distance, smoothing: smoothing, now: now, in: setting)
      if phase.follows(.wheel) { track(distance, now: now, continuing: before.follows(.wheel)) }
    case .key(let key):
      phase = phase.unpulled(now: now, in: setting).keyed(key, now: now, in: setting)
    case .keyHeld(let key):
      if !hold(key, at: key.pace(in: setting), now: now) { handle(.key(key), at: now) }
    case .keyUp(let key):
      phase = phase.keyReleased(key, now: now, in: setting)
    case .steer(let velocity):
      phase = phase.unpulled(now: now, in: setting)
        .steered(at: velocity, now: now, in: setting)
    case .steerEnd:
      phase = phase.steeringEnded(now: now, in: setting)
    case .panBegin:
      pan(by: .zero, at: now)
    case .panUpdate(let distance):
      pan(by: distance, at: now)
    case .panUpdateUntilSilence(let distance):
      pan(by: distance, end: .silence, at: now)
    case .panStop(let axis):
      phase = phase.panStopped(axis, measured: -fingerVelocity(at: now), now: now, in: setting)
    case .panEnd(let end):
      phase = phase.panEnded(end, measured: -fingerVelocity(at: now), now: now, in: setting)
    case .momentum(let distance):
      if phase.follows(.momentum) { track(distance, now: now, continuing: true) }
      phase = phase.glided(
        by: distance, measured: -fingerVelocity(at: now), now: now, in: setting)
    case .momentumEnd:
      phase = phase.glideEnded()
    case .zoom: break  // content that cannot be zoomed; else see `handle(_:in:at:)`
    }
  }

  /// Lets content that was just let go rest elsewhere. Out of range means the nearest in range.
  public mutating func land(at offset: Vector, now: Double) {
    phase = phase.unpulled(now: now, in: setting).landing(at: offset, now: now, in: setting)
  }

  /// Scrolls to an offset over time. Out of range means the nearest offset in range.
  public mutating func scroll(to offset: Vector, animation: UInt32, at now: Double) {
    if scrollZooming(to: offset, cause: .animation(animation), at: now) { return }
    phase = phase.unpulled(now: now, in: setting)
      .scrolled(to: offset, animation: animation, now: now, in: setting)
  }

  /// Leads an animated scroll or a wheel's glide under way to another offset in range.
  public mutating func redirect(to offset: Vector, now: Double) {
    if redirectZooming(to: offset, at: now) { return }
    phase = phase.unpulled(now: now, in: setting).redirected(to: offset, now: now, in: setting)
  }

  /// Puts the content at an offset at once. Out of range means the nearest offset in range.
  public mutating func place(at offset: Vector, now: Double) {
    finishZooming()
    phase = phase.placed(at: offset, now: now, in: setting)
  }

  /// Stops what moves by itself.
  public mutating func stop(at now: Double) {
    phase = phase.stopped(now: now, in: setting)
  }

  /// Takes a change of content or viewport.
  ///
  /// The first geometry puts the content at its start.
  ///
  /// - Parameter shift: How far what is on screen moved within the content, in points: rows of
  ///   400 points inserted above it shift it by +400. Nothing is seen of it, unless the range ends
  ///   before: then content returns as an overscroll does.
  public mutating func change(to geometry: ScrollGeometry, shift: Vector, at now: Double) {
    let isFirst = setting.geometry == .empty
    let old = setting.geometry.range
    let before = Pair<Span> { axis in
      Span(lower: old[axis].lower + shift[axis], upper: old[axis].upper + shift[axis])
    }
    if geometry != setting.geometry { phase = phase.unpulled(now: now, in: setting) }
    setting.geometry = geometry
    let shifted = shift == .zero ? phase : phase.shifted(by: shift)
    switch shifted {
    case .idle where isFirst:
      let x = setting.isRightToLeft ? geometry.x.range.upper : geometry.x.range.lower
      phase = .idle(at: Vector(x: x, y: geometry.y.range.lower))
    case .idle(let offset) where shift != .zero:
      phase = ScrollPhase.settling(from: offset, now: now, in: setting)
    case .idle, .tracking, .dragging, .following, .moving, .zooming:
      phase = shifted.resized(from: before, now: now, in: setting)
    }
    // Content that is left out of range is nobody's pull.
    phase = phase.unpulled(now: now, in: setting).restingIfOver(at: now)
  }

  /// Says whether content begins at its right; before its first geometry.
  public mutating func setRightToLeft(_ isRightToLeft: Bool) {
    setting.isRightToLeft = isRightToLeft
  }

  /// Takes what the user has asked his system for. What is under way goes on until the next input.
  public mutating func setComfort(_ comfort: Comfort) {
    setting.comfort = comfort
  }

  /// Moves content evenly to a place, or to the end of the range before it.
  mutating func steer(at velocity: Vector, until limit: Vector, now: Double) {
    phase = phase.steered(at: velocity, until: limit, now: now, in: setting)
  }

  /// Moves content evenly as long as a key is held.
  ///
  /// - Returns: Whether it does; if not, a repeat is a press, and nothing changed.
  mutating func hold(_ key: ScrollKey, at pace: Vector?, now: Double) -> Bool {
    guard
      let held = phase.unpulled(now: now, in: setting)
        .keyHeld(key, at: pace, now: now, in: setting)
    else { return false }
    phase = held
    return true
  }

  /// Takes another feel. What is under way goes on with the old one until the next input.
  public mutating func setFeel(_ feel: Feel) {
    setting.feel = feel
    if phase.holder != nil, fingers.count > 0 { take(fingers) }  // others may lead now
  }

  /// Speed of the finger, in points per second, in the finger's direction.
  func fingerVelocity(at now: Double) -> Vector {
    tracker.velocity(
      at: now, by: setting.feel.velocityRule, staleAfter: setting.feel.staleAfter)
  }

  /// What a wheel's movement amounts to by a feel: its speed and its whole steps considered.
  mutating func turned(
    by amount: Vector, _ unit: WheelUnit, device: UInt32, at now: Double, feeling feel: Feel
  ) -> Vector {
    let turned = accelerated(amount, unit, limit: feel.wheelAcceleration, at: now)
    return stepped(turned, unit, device, by: feel.wheelStepping)
  }

  private func accelerated(
    _ amount: Vector, _ unit: WheelUnit, limit: Double, at now: Double
  ) -> Vector {
    let notches = unit.notches
    guard limit > 1, notches > 0 else { return amount }
    return Vector { axis in
      let interval = phase.wheelInterval(
        axis, turningBy: amount[axis], last: -tracker.lastWay, now: now)
      return amount[axis]
        * WheelAcceleration.factor(
          ofTurnBy: amount[axis] * notches, after: interval, limit: limit)
    }
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

  private mutating func pan(
    by distance: Vector, end: ScrollPhase.PanLife = .told, at now: Double
  ) {
    let before = phase
    phase = phase.panned(by: distance, end: end, now: now, in: setting)
    guard phase.isDragged(by: .pad) else { return }  // a finger on the content holds it
    track(distance, now: now, continuing: before.isDragged(by: .pad))
  }

  /// Follows content that was moved by `distance` as if a finger had moved the other way.
  private mutating func track(_ distance: Vector, now: Double, continuing: Bool) {
    if continuing {
      tracker.add(tracker.position - distance, at: now)
    } else {
      beginTrack(at: -distance, now: now)
    }
  }
}
