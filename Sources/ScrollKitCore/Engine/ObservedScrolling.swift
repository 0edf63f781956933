/// Content that the host moves: its scroll view reports, and receives requests.
///
/// - Precondition: The mode is `observed`, and `now >= clock`.
extension ScrollEngine {
  /// Handles a report of the host's scroll view.
  public mutating func handle(_ report: HostReport, at now: Double) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    tick(now)
    motionLap { engine in
      if report == .didEndAnimation, engine.host.needsAnotherRequest {
        engine.requestRestOfAnimation()
        return nil
      }
      return engine.forward(report) ? now : nil
    }
  }

  /// Handles the report that the user ends a drag. Requests that the content rests at `target` instead of the
  /// scroll view's own target.
  public mutating func handle(
    willEndDraggingAt velocity: Vector, landingAt target: Vector, at now: Double
  ) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    lap(at: now) { engine in
      let target = engine.scroller.setting.geometry.range.clamp(target)
      _ = engine.forward(.willEndDragging(velocity: velocity, target: target))
      engine.events.add(.requested(.rest(at: target)), at: now)
    }
  }

  /// Handles the report that the scroll view has itself shifted its offset with the content.
  public mutating func hostDidShift(by shift: Vector, at now: Double) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    lap(at: now, shift: shift) { $0.apply(ContentShift(by: shift)) }
  }

  /// Sets the scales between which content rests.
  ///
  /// - Precondition: `0 < minimum <= maximum`.
  public mutating func limitZoom(from minimum: Double, to maximum: Double) {
    zoom.limit(from: minimum, to: maximum)
  }

  /// Forwards a report to the scroll that the host moves, at `clock`.
  ///
  /// - Returns: Whether the scroll view's motion has come to its own end.
  private mutating func forward(_ report: HostReport) -> Bool {
    switch report {
    case .didTrack(let point): context.trackingPoint = point
    case .willBeginZooming(let scale): zoom.begin(at: scale)
    case .didZoom(let scale): zoom.zoom(to: scale, at: clock, into: &events)
    case .didEndZooming(let scale): zoom.end(at: scale)
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      .didEndAnimation: break  // changes the scroll only
    }
    return host.handle(report, at: clock, in: scroller.setting)
  }

  // MARK: Requests

  /// Requests an animated scroll.
  mutating func requestAnimation(to offset: Vector, _ animation: AnimationID) {
    host.willAnimate(animation, to: offset, at: clock)
    events.add(.requested(.animate(to: offset, animation)), at: clock)
  }

  /// Sets another target of the requested animation under way. The scroll view is asked for it when it has ended the
  /// animation to the former target.
  mutating func retargetHost(to target: Vector) {
    lap { $0.host.retarget(to: target) }
  }

  /// Requests the animation under way again, to its present target.
  mutating func requestRestOfAnimation() {
    requestAnimation(to: host.target, host.animation)
  }

  /// Requests a scroll at once that ends every motion.
  mutating func requestJump(to offset: Vector) {
    var host = self.host
    host.halt()
    host.willJump(to: offset)
    self.host = host
    events.add(.requested(.jump(to: offset)), at: clock)
  }

  /// Clamps the known state of the scroll view to its range. Requests the offset that this or a shift changed.
  ///
  /// - Parameter former: The expected offset before the shift, in points.
  mutating func confineHost(movedFrom former: Vector) {
    var host = self.host
    host.confine(to: geometry.range)
    let offset = host.expectedOffset
    if offset != former {
      host.willJump(to: offset)
      events.add(.requested(.shift(to: offset)), at: clock)
    }
    self.host = host
  }
}
