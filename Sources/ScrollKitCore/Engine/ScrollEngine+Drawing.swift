/// What a host draws by.
extension ScrollEngine {
  /// What a host draws by, as of the last call.
  ///
  /// Nothing changes; `mutating` lets it read the engine in place, which is large, instead of a
  /// copy of it.
  public var frame: ScrollFrame { mutating get { drawn } }

  /// The same, for the C edge where it is of one module with this.
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
