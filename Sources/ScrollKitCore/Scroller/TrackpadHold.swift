/// Fingers rest on a trackpad. A motion was stopped where it was.
extension Scroller {
  /// An input while fingers rest on a trackpad.
  mutating func handleTrackpadHold(_ input: ScrollInput, at now: Double) {
    if isPadGestureOver(before: input, at: now) {
      endPadGesture(at: now)
      return handle(input, at: now)
    }
    switch input {
    case .holdEnd, .cancel: releaseWithoutVelocity(at: now)
    case .wheel(let amount, let unit, let device): turn(by: amount, unit, device: device, at: now)
    case .key(let key): press(key, now: now)
    case .keyHeld(let key): repeatKey(key, now: now)
    case .steer(let velocity): steer(at: velocity, now: now)
    case .panBegin: beginPan(by: .zero, end: .infinity, now: now)
    case .panUpdate(let distance): beginPan(by: distance, end: .infinity, now: now)
    case .panUpdateUntilSilence(let distance):  // the end of the rest will be reported: no timeout before
      beginPan(by: distance, end: .infinity, now: now)
      guard var pan = activity.pan else { return }
      pan.awaitsHoldEnd = true
      activity.continuePan(pan)
    case .press, .move, .release: wait(by: input, at: now)  // the fingers on the trackpad came first
    case .hold,  // the fingers rest already
      .keyUp, .steerEnd, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break
    }
  }
}
