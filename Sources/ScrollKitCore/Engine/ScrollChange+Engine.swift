extension ScrollChange {
  /// What changed from one place and phase to what an engine tells now.
  init(
    from offset: Double, since began: Double, before: PhaseKind, shift: Double, isByTime: Bool, isScrubbing: Bool,
    to engine: borrowing ScrollEngine
  ) {
    from = offset
    self.offset = engine.told.offset.y
    target = engine.told.target.y
    self.shift = shift
    geometry = engine.scroller.setting.geometry.y
    self.began = began
    time = engine.clock
    self.isByTime = isByTime
    rested = before == .idle ? engine.clock : engine.rested
    self.before = before
    phase = engine.told.phase
    isSettling = engine.told.isSettling
    self.isScrubbing = isScrubbing
    reducesMotion = engine.scroller.comfort.reducesMotion
  }
}
