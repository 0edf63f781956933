/// What fingers and mouse buttons do, one or several.
///
/// Several fingers are one hand: the feel says which, and where it is. When a finger comes or goes
/// the hand is elsewhere, and takes hold of the content where it is.
extension Scroller {
  /// A finger came down. One that was down already must have left unheard.
  mutating func press(_ pointer: UInt64, at position: Vector, now: Double) {
    guard case .pointer(let holder)? = phase.holder else {
      if phase.holder == nil { beginTrack(at: position, now: now) }
      fingers.clear()
      touch(pointer, at: position, now: now)
      return
    }
    var fingers = fingers
    if fingers.count == 0 {
      let velocity = fingerVelocity(at: now)
      fingers.add(
        Finger(
          pointer: holder, place: tracker.position, moved: tracker.sample(0).time, velocity: velocity))
    }
    if let index = fingers.index(of: pointer) { fingers.remove(at: index) }
    guard !fingers.isFull else { return }
    fingers.add(Finger(pointer: pointer, place: position, moved: now))
    take(fingers)
  }

  /// A finger moved.
  mutating func move(_ pointer: UInt64, to position: Vector, now: Double) {
    guard case .pointer(let holder)? = phase.holder else { return }  // nothing is held by one
    var hand = position
    let before = tracker.position
    if fingers.count == 0 {
      guard holder == pointer else { return }  // it is not down
    } else {
      guard let index = fingers.index(of: pointer) else { return }  // it is not followed
      fingers.move(index, to: position, at: now)
      hand = fingers.hand(by: setting.feel).place
      guard hand != before else { return }  // it does not lead
    }
    tracker.add(hand, at: now)
    guard setting.comfort.resamples else { return follow(hand, from: before, now: now) }
    let held = phase.kind == .dragged ? phase.drag.hold : nil
    follow(hand, from: before, now: now)
    if phase.kind == .dragged { phase.drag.hold.begin(after: held, now: now) }
    resample(at: now)
  }

  /// A finger left. Only the last one lets the content go.
  mutating func release(_ pointer: UInt64, now: Double) {
    guard case .pointer(let holder)? = phase.holder else { return }  // nothing is held by one
    if let index = fingers.index(of: pointer) {
      var fingers = fingers
      fingers.remove(at: index)
      take(fingers)
    } else if holder == pointer {
      let velocity = fingerVelocity(at: now)
      phase.kind == .dragged ? coast(fingerVelocity: velocity, now: now) : settle(at: now)
    }
  }

  /// Lets other fingers hold the content. What the hand did before is forgotten, unless the finger
  /// that led it leads on.
  mutating func take(_ others: Fingers) {
    var fingers = others
    let hand = fingers.hand(by: setting.feel)
    let old = tracker.position
    self.fingers = fingers
    if fingers.count == 1 { self.fingers.clear() }
    let leadsOn = phase.holder == .pointer(hand.pointer) && hand.place == old
    guard setting.feel.fingers.isShared || !leadsOn else { return }
    self.hand(over: hand, from: old)
    tracker = VelocityTracker(of: hand)
  }
}

extension Scroller {
  /// Another hand holds the content where it is; the way that the old one made counts.
  private mutating func hand(over hand: Finger, from old: Vector) {
    switch phase.kind {
    case .touched, .rested: phase.touch.hand(over: hand, from: old)
    case .dragged, .panned: phase.drag.hand(over: hand)
    case .idle, .momentum, .turned, .led, .ledByFingers, .coasting, .animated, .wheeling, .keyed,
      .steered, .pinched, .scaling:  // nothing is held
      break
    }
  }
}

extension ScrollPhase.Touch {
  fileprivate mutating func hand(over hand: Finger, from old: Vector) {
    holder = .pointer(hand.pointer)
    start = start + hand.place - old
    hold.momentum = .none
  }
}

extension ScrollPhase.Drag {
  fileprivate mutating func hand(over hand: Finger) {
    holder = .pointer(hand.pointer)
    if !hold.keepsStill(.x) { grips.x.regrip(at: hand.place.x) }
    if !hold.keepsStill(.y) { grips.y.regrip(at: hand.place.y) }
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
