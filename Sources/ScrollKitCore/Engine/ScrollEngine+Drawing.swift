/// What a host draws by.
extension ScrollEngine {
  /// What a host draws by, as of the last call.
  public var frame: ScrollFrame {
    var engine = self
    return engine.drawn
  }

  /// The same, read in place for the C edge: a copy of the engine costs 350 instructions.
  var drawn: ScrollFrame {
    mutating get {
      let range = scroller.setting.geometry.range
      var progress = range.progress(of: told.offset)
      if scroller.setting.isRightToLeft { progress.x = range.x.progressFromUpper(of: told.offset.x) }
      let isGiven = mode == .driven && !told.isSettling && told.phase != .idle
      return ScrollFrame(
        offset: told.offset, target: told.target,
        velocity: isGiven ? scroller.givenVelocity(at: clock) : told.velocity,
        overscroll: range.overscroll(of: told.offset), progress: progress,
        edgeEffect: told.pull == .zero ? .zero : scroller.setting.effect(of: told.pull), phase: told.phase,
        needsTick: told.needsTick, scale: zoom.scale)
    }
  }
}
