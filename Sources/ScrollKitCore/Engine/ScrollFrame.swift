/// What a host draws.
public struct ScrollFrame: Equatable, Sendable {
  /// The content offset, in points.
  public var offset: Vector
  /// The offset at which the content will rest if nothing else happens, in points.
  public var target: Vector
  /// The velocity of the offset, in points per second.
  public var velocity: Vector
  /// The distance out of range, in points; 0 inside.
  public var overscroll: Vector
  /// The share of the range before the offset, 0…1.
  public var progress: Vector
  /// What edges show of their pull, negative at the top and left. For a
  /// stretch, the share by which content is drawn longer; for a glow, the share of its light.
  public var edgeEffect: Vector
  /// The kind of movement now.
  public var phase: ScrollPhase
  /// Whether the next frame will differ without any input.
  public var needsTick: Bool
  /// The scale of the content.
  public var scale: Double
}

extension ScrollEngine {
  /// What a host draws, as of the last call.
  package var frame: ScrollFrame {
    var engine = self
    return engine.drawn
  }

  /// The frame, computed in place: a call of the C edge reads it without a copy of the engine.
  package var drawn: ScrollFrame {
    mutating get {
      let range = scroller.setting.geometry.range
      var progress = range.progress(of: lastSnapshot.offset)
      if scroller.setting.isRightToLeft { progress.x = range.x.progressFromUpper(of: lastSnapshot.offset.x) }
      let isByGesture = mode == .driven && lastSnapshot.phase != .idle && scroller.activity.kind != .moving
      let gesture = isByGesture ? scroller.gestureVelocity(at: clock) : .zero
      return ScrollFrame(
        offset: lastSnapshot.offset, target: lastSnapshot.target,
        velocity: gesture == .zero ? lastSnapshot.velocity : gesture,
        // `allowedRange`, spelled out: measured, a call of it copies the setting, 114 instructions a tick.
        overscroll: mode == .driven
          ? scroller.setting.restRange(of: range).overscroll(of: lastSnapshot.offset)
          : scroller.setting.hostRange.overscroll(of: lastSnapshot.offset),
        progress: progress,
        edgeEffect: scroller.setting.hasEffects ? scroller.setting.effect(of: scroller.pull(at: clock)) : .zero, phase: lastSnapshot.phase,
        needsTick: lastSnapshot.needsTick, scale: zoom.scale)
    }
  }
}

extension ScrollView {
  /// The progress through the viewport of a stretch of the content along an axis, as of the last call. In right-to-left
  /// content it comes in at the left.
  ///
  /// The viewport is visible without its insets.
  ///
  /// - Parameter stretch: In points of the content at its present scale, from its left or top.
  public func progress(of stretch: Interval, along axis: Axis) -> ViewProgress {
    let geometry = engine.geometry[axis]
    let isReversed = axis == .x && engine.scroller.setting.isRightToLeft
    let start = engine.lastSnapshot.offset[axis] + geometry.origin(isRightToLeft: isReversed)
    let visible = geometry.visiblePart(isRightToLeft: isReversed).shifted(by: start)
    return isReversed ? ViewProgress(of: stretch.negated, in: visible.negated) : ViewProgress(of: stretch, in: visible)
  }
}
