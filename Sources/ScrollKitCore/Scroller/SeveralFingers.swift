/// One or several fingers on the content.
///
/// Several fingers move content as one: one of them, their mean or their sum, by the feel's `FingerRule`. When a
/// finger comes down or is lifted, that position changes and the drag anchor moves with it: content does not jump.
extension Scroller {
  /// A finger came down while one holds the content. If it is the same one, its release was not reported.
  mutating func pressFurther(_ pointer: UInt64, at position: Vector, now: Double) {
    guard fingers.count == 0, activity.holder == .pointer(pointer) else {
      return add(pointer, at: position, now: now)
    }
    handle(.release(pointer: pointer), at: now)
    handle(.press(pointer: pointer, at: position), at: now)
  }

  /// A further finger came down. If it is down already, its release was not reported.
  private mutating func add(_ pointer: UInt64, at position: Vector, now: Double) {
    guard case .pointer(let holder)? = activity.holder else { return }
    var fingers = fingers
    if fingers.count == 0 {
      fingers.add(
        Finger(
          pointer: holder, position: tracker.position, moved: tracker.newest.time,
          velocity: fingerVelocity(at: now)))
    }
    if let index = fingers.index(of: pointer) { fingers.remove(at: index) }
    guard !fingers.isFull else { return }
    fingers.add(Finger(pointer: pointer, position: position, moved: tracker.lateness.made(now)))
    transferHold(to: fingers)
  }

  /// A finger moved.
  mutating func move(_ pointer: UInt64, to position: Vector, now: Double) {
    var combined = position
    let before = tracker.position
    if fingers.count == 0 {
      guard activity.holder == .pointer(pointer) else { return }  // its press was not reported
    } else {
      guard let index = fingers.index(of: pointer) else { return }  // ignored, beyond the capacity
      fingers.move(index, to: position, at: tracker.lateness.made(now))
      combined = fingers.combined(by: setting.rules.feel).position
      guard combined != before else { return }  // another finger moves the content, or this one rests
    }
    tracker.add(combined, at: now)
    let held = activity.drag?.hold
    switch activity.kind {
    case .tracking: moveTouch(combined, moves: combined != before, now: now)
    case .dragging: moveDrag(combined, from: before, now: now)
    case .idle, .trackpadHold, .panning, .momentum, .wheelStream, .chained, .chainedByFingers, .moving, .pinching, .zoomAnimating:  // no finger holds it
      break
    }
    guard activity.kind == .dragging else { return }
    if isResampled, var drag = activity.drag {
      drag.hold.begin(after: held, made: tracker.newest.time)
      activity.continueDrag(drag)
      resample(at: now)
    }
    activity.dropExcess()  // at reports only: where a frame shows the finger depends on the frames
  }

  /// A finger was lifted.
  ///
  /// - Returns: Whether other fingers still hold the content.
  mutating func lift(_ pointer: UInt64) -> Bool {
    guard let index = fingers.index(of: pointer) else { return false }
    var fingers = fingers
    fingers.remove(at: index)
    transferHold(to: fingers)
    return true
  }

  /// Lets other fingers hold the content. The velocity restarts, unless the finger that moved the content continues
  /// to move it.
  private mutating func transferHold(to fingers: Fingers) {
    let finger = fingers.combined(by: setting.rules.feel)
    let old = tracker.position
    self.fingers = fingers
    if fingers.count == 1 { self.fingers.clear() }
    let isSameFinger = activity.holder == .pointer(finger.pointer) && finger.position == old
    guard setting.rules.feel.fingers.isShared || !isSameFinger else { return }
    if var touch = activity.touch {
      touch.transfer(to: finger, from: old)
      activity.continueTouch(touch)
    }
    if var drag = activity.drag {
      drag.transfer(to: finger)
      activity.continueDrag(drag)
    }
    tracker.restart(with: finger)
  }
}

extension ScrollActivity.Touch {
  /// Another finger touches the content; the displacement of the old one counts.
  fileprivate mutating func transfer(to finger: Finger, from old: Vector) {
    pointer = finger.pointer
    start = start + finger.position - old
    hold.momentum = .none
  }
}

extension ScrollActivity.Drag {
  /// Another finger drags the content from its present offset.
  fileprivate mutating func transfer(to finger: Finger) {
    pointer = finger.pointer
    if !hold.blocks(.x) { anchors.x.reanchor(at: finger.position.x) }
    if !hold.blocks(.y) { anchors.y.reanchor(at: finger.position.y) }
    hold.axis = hold.axis.from(finger.position)
    hold.momentum = .none
    hold.began = finger.moved
  }
}

extension VelocityTracker {
  /// Restarts with the latest movement of a finger.
  mutating func restart(with finger: Finger) {
    restart()
    if finger.velocity != .zero {
      add(finger.position - finger.velocity * Finger.memory, made: finger.moved - Finger.memory)
    }
    add(finger.position, made: finger.moved)
  }
}
