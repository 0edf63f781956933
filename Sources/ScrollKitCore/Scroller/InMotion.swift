/// Content that an animation, a wheel's motion or a chain moves.
extension Scroller {
  /// An input while an animation, a wheel or a chain moves the content. One that begins a gesture or motion
  /// ends that movement, or this scroller's part in the chain.
  mutating func handleInMotion(_ input: ScrollInput, at now: Double) {
    switch input {
    case .press, .hold, .wheel, .key, .keyHeld, .steer, .panBegin, .panUpdate,
      .panUpdateUntilSilence:
      begin(input, at: now)
    case .move, .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd, .momentum,
      .momentumEnd, .zoom:
      break  // nothing is held
    }
  }
}
