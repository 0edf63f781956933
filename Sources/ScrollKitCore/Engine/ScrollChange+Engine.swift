extension ScrollChange {
  /// What changed from one place and phase to what an engine tells now.
  init(
    from offset: Double, before: PhaseKind, shift: Double, isScrubbing: Bool,
    to engine: borrowing ScrollEngine
  ) {
    from = offset + shift
    self.offset = engine.told.offset.y
    target = engine.told.target.y
    self.shift = shift
    geometry = engine.scroller.setting.geometry.y
    time = engine.clock
    rested = before == .idle ? engine.clock : engine.rested
    self.before = before
    phase = engine.told.phase
    isSettling = engine.told.isSettling
    self.isScrubbing = isScrubbing
    reducesMotion = engine.scroller.comfort.reducesMotion
  }
}
