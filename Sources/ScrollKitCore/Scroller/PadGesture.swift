/// Gestures of a trackpad, which last until their end is reported: fingers rest, pan or pinch. The report may be lost.
///
///     rest, pan, pinch ── its end ────────────────────────────────▶ released
///                      ── 0.15 s of silence, then another input ──▶ released, then that input
///     a pointer pressed meanwhile ── any of these ────────────────▶ holds the content, which is not flung
///                                 ── past its slop ───────────────▶ drags it, unless the fingers pinch
///
/// The fingers have precedence as long as they report. In a silence they may have been lifted. A host may report a pinch and its
/// fingers, which move far: they do not end it.
extension Scroller {
  /// Whether the content is held until a report ends it. The engine's own pinch ends with its fingers.
  private var isHeldByPad: Bool { activity.kind.isOfPad && (activity.kind != .pinching || fingers.count == 0) }

  /// Ends a gesture of a trackpad that is over when an input comes.
  mutating func endPadGesture(before input: ScrollInput, at now: Double) {
    if isPadGestureOver(before: input, at: now) { endPadGesture(at: now) }
  }

  /// Releases content from a gesture of a trackpad, without velocity. A pointer that waits holds it from now on.
  mutating func endPadGesture(at now: Double) {
    let press = waitingPress
    if activity.kind == .pinching { endPinch(velocity: .zero, now: now) } else { releaseWithoutVelocity(at: now) }
    guard let press else { return }
    if let zoomable = activity.zoomable, pinch(by: press, in: zoomable, at: now) { return }  // its scale returns first
    handle(press, at: now)
  }

  /// Whether a gesture of a trackpad is over when an input comes: it is reported to end while a pointer waits, that pointer takes
  /// over, or its end was lost.
  mutating func isPadGestureOver(before input: ScrollInput, at now: Double) -> Bool {
    guard isHeldByPad else { return false }
    let isSilent = now - tracker.newest.time >= ScrollActivity.silence
    switch input {
    case .press, .wheel, .key, .keyHeld, .steer, .zoom(.wheel): return isSilent
    case .hold, .panBegin: return isSilent && activity.kind != .trackpadHold
    case .panUpdate, .panUpdateUntilSilence: return isSilent && activity.kind == .pinching
    case .move(let pointer, let position): return isSilent && isWaiting(pointer) || isDragged(by: pointer, to: position)
    case .holdEnd: return activity.waiting != nil && activity.kind == .trackpadHold
    case .panEnd: return activity.waiting != nil && activity.kind == .panning
    case .zoom(.end): return activity.waiting != nil && activity.kind == .pinching
    case .release, .cancel, .keyUp, .steerEnd, .panStop, .momentum, .momentumEnd, .zoom(.begin), .zoom(.update): return false
    }
  }

  // MARK: A pointer that waits

  /// The input with which the pointer that waits takes hold of the content; nil if none waits.
  var waitingPress: ScrollInput? { activity.waiting.map { .press(pointer: $0.pointer, at: $0.start) } }

  /// An input of a pointer during a gesture of a trackpad. The first that is pressed waits.
  mutating func wait(by input: ScrollInput, at now: Double) {
    switch input {
    case .press(let pointer, let position):
      guard activity.waiting == nil || isWaiting(pointer) else { return }
      let hold = FingerHold(at: now, made: tracker.lateness.made(now))
      activity.setWaiting(ScrollActivity.Touch(pointer: pointer, start: position, slop: setting.rules.feel.slop, hold: hold))
    case .move(let pointer, let position):
      guard activity.kind == .pinching, var waiting = activity.waiting, waiting.pointer == pointer else { return }
      waiting.start = position
      activity.setWaiting(waiting)
    case .release(let pointer): if isWaiting(pointer) { activity.setWaiting(nil) }
    case .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break
    }
  }

  private func isWaiting(_ pointer: UInt64) -> Bool { activity.waiting?.pointer == pointer }

  /// Whether a movement of the pointer that waits drags the content.
  private func isDragged(by pointer: UInt64, to position: Vector) -> Bool {
    guard let waiting = activity.waiting, waiting.pointer == pointer, activity.kind != .pinching else { return false }
    return setting.movable(position - waiting.start).length > waiting.slop
  }
}
