/// One or several fingers on the content.
///
/// Several fingers move content as one: the feel says which of them, or their mean or sum. When a finger
/// comes or goes, that place is elsewhere, and the drag anchors anew there: content does not jump.
extension Scroller {
  /// A further finger came down. One that was down already must have been lifted without a report.
  mutating func add(_ pointer: UInt64, at position: Vector, now: Double) {
    guard case .pointer(let holder)? = phase.holder else { return }
    var fingers = fingers
    if fingers.count == 0 {
      fingers.add(
        Finger(
          pointer: holder, place: tracker.position, moved: tracker[0].time,
          velocity: fingerVelocity(at: now)))
    }
    if let index = fingers.index(of: pointer) { fingers.remove(at: index) }
    guard !fingers.isFull else { return }
    fingers.add(Finger(pointer: pointer, place: position, moved: now))
    hold(with: fingers)
  }

  /// A finger moved.
  mutating func move(_ pointer: UInt64, to position: Vector, now: Double) {
    var hand = position
    let before = tracker.position
    if fingers.count == 0 {
      guard phase.holder == .pointer(pointer) else { return }  // it is not down
    } else {
      guard let index = fingers.index(of: pointer) else { return }  // it is not followed
      fingers.move(index, to: position, at: now)
      hand = fingers.hand(by: setting.feel).place
      guard hand != before else { return }  // others move the content
    }
    tracker.add(hand, at: now)
    let held = phase.drag?.hold
    switch phase.kind {
    case .tracking: followTouch(hand, moves: hand != before, now: now)
    case .dragging: followDrag(hand, from: before, now: now)
    case .idle, .held, .panning, .momentum, .wheelStream, .chained, .chainedByFingers, .coasting, .animating,
      .wheeling, .keyHeld, .steering, .pinching, .zoomAnimating:  // no finger holds it
      break
    }
    guard setting.preferences.resamples else { return }
    phase.drag?.hold.begin(after: held, now: now)
    resample(at: now)
  }

  /// A finger left.
  ///
  /// - Returns: Whether others hold the content on.
  mutating func lift(_ pointer: UInt64) -> Bool {
    guard let index = fingers.index(of: pointer) else { return false }
    var fingers = fingers
    fingers.remove(at: index)
    hold(with: fingers)
    return true
  }

  /// Lets other fingers hold the content. What was measured before is forgotten, unless the finger
  /// that moved the content goes on moving it.
  private mutating func hold(with fingers: Fingers) {
    let hand = fingers.hand(by: setting.feel)
    let old = tracker.position
    self.fingers = fingers
    if fingers.count == 1 { self.fingers.clear() }
    let goesOn = phase.holder == .pointer(hand.pointer) && hand.place == old
    guard setting.feel.fingers.isShared || !goesOn else { return }
    phase.touch?.hand(over: hand, from: old)
    phase.drag?.hand(over: hand)
    tracker = VelocityTracker(of: hand)
  }
}

extension ScrollPhase.Touch {
  /// Another finger touches the content; the way that the old one made counts.
  fileprivate mutating func hand(over hand: Finger, from old: Vector) {
    pointer = hand.pointer
    start = start + hand.place - old
    hold.momentum = .none
  }
}

extension ScrollPhase.Drag {
  /// Another finger drags the content from where it is.
  fileprivate mutating func hand(over hand: Finger) {
    pointer = hand.pointer
    if !hold.keepsStill(.x) { anchors.x.reanchor(at: hand.place.x) }
    if !hold.keepsStill(.y) { anchors.y.reanchor(at: hand.place.y) }
    hold.axis = hold.axis.from(hand.place)
    hold.momentum = .none
    hold.began = hand.moved
  }
}

extension VelocityTracker {
  /// What a finger did of late.
  init(of finger: Finger) {
    self.init()
    if finger.velocity != .zero {
      add(finger.place - finger.velocity * Finger.memory, at: finger.moved - Finger.memory)
    }
    add(finger.place, at: finger.moved)
  }
}
