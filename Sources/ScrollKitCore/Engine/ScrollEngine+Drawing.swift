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
      // First, while nothing else is held in registers.
      let edgeEffect = mayBePulled ? edgeEffect : .zero
      let range = scroller.setting.geometry.range
      var progress = range.progress(of: told.offset)
      if scroller.setting.isRightToLeft { progress.x = range.x.progressFromUpper(of: told.offset.x) }
      let isGiven = mode == .driven && !told.isSettling && told.phase != .idle
      return ScrollFrame(
        offset: told.offset, target: told.target,
        velocity: isGiven ? scroller.givenVelocity(at: clock) : told.velocity,
        overscroll: range.overscroll(of: told.offset), progress: progress,
        edgeEffect: edgeEffect, phase: told.phase,
        needsTick: told.needsTick, scale: zoom.scale)
    }
  }

  /// What the edges are to show of a pull; see `ScrollSetting.effect(of:)`.
  private var edgeEffect: Vector {
    mutating get {
      if glide.isFlown, glide.lasts(at: clock) {
        return scroller.setting.effect(of: glide.flownTo - told.offset)
      }
      return switch mode {
      case .driven where told.phase == .zooming: .zero
      case .driven: scroller.setting.effect(of: place - told.offset)
      case .observed: .zero
      }
    }
  }
}
