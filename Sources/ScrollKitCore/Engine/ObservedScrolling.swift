/// Content that the host moves: its scroll view reports, and receives requests.
///
/// - Precondition: Everywhere, the mode is `observed`.
extension ScrollView {
  /// Handles a report of the host's scroll view. While a batch is open, a new offset that was not requested comes
  /// from the toolkit's own anchoring and is no scroll.
  public mutating func handle(_ report: HostReport, at time: Double) {
    perform(at: time) { view in view.respond(to: report) }
  }

  /// Handles the report that the user ends a drag. Requests that the content rests at `target` instead of the scroll
  /// view's own target.
  package mutating func handle(willEndDraggingAt velocity: Vector, landingAt target: Vector, at time: Double) {
    perform(at: time) { view in view.engine.handle(willEndDraggingAt: velocity, landingAt: target) }
  }

  private mutating func respond(to report: HostReport) {
    guard hasBehaviours else { return engine.handle(report) }
    switch report {
    case .willEndDragging(let velocity, let target) where behaviours.snapGuide != nil && engine.lastSnapshot.phase == .dragging:
      let rest = snapped(target, velocity: velocity)
      if (rest - target).length > SnapGuide.near {
        engine.handle(willEndDraggingAt: velocity, landingAt: rest)
      } else {
        engine.handle(report)
      }
    case .didScroll(let offset)
    where behaviours.anchor.depth > 0 && behaviours.anchor.policy != .none && !engine.host.isRequested(offset):
      let shift = offset - engine.lastSnapshot.offset
      behaviours.anchor.hostDidMove(by: shift)
      engine.hostDidShift(by: shift)
      apply(ContentShift(by: shift))
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      .didEndAnimation, .didTrack, .willBeginZooming, .didZoom, .didEndZooming:
      engine.handle(report)
    }
  }
}

extension ScrollEngine {
  /// Handles a report of the host's scroll view.
  package mutating func handle(_ report: HostReport) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    beginUpdate()
    var isOver = false
    if report == .didEndAnimation, host.needsAnotherRequest {
      requestAnimationAgain()
    } else {
      isOver = forward(report)
    }
    endUpdate(arrived: isOver ? clock : nil)
  }

  /// Handles the report that the user ends a drag. Requests that the content rests at `target` instead of the
  /// scroll view's own target.
  package mutating func handle(willEndDraggingAt velocity: Vector, landingAt target: Vector) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    beginUpdate()
    let target = scroller.setting.hostRange.clamp(target)
    _ = forward(.willEndDragging(velocity: velocity, target: target))
    events.add(.requested(.rest(at: target)), at: clock)
    endUpdate()
  }

  /// Handles the report that the scroll view has itself shifted its offset with the content.
  package mutating func hostDidShift(by shift: Vector) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    beginUpdate()
    host.placeView(at: lastSnapshot.offset + shift)
    context.shift(by: shift)
    host.shift(by: shift)
    endUpdate(shift: shift)
  }

  /// Sets the scales between which content rests.
  ///
  /// - Precondition: `0 < minimum <= maximum`.
  package mutating func limitZoom(from minimum: Double, to maximum: Double) {
    precondition(mode == .observed, "ScrollEngine: driven content has the limits of its zooming")
    zoom.limit(from: minimum, to: maximum)
  }

  /// Forwards a report to the scroll that the host moves, at `clock`.
  ///
  /// - Returns: Whether the scroll view's motion has come to its own end.
  private mutating func forward(_ report: HostReport) -> Bool {
    switch report {
    case .didTrack(let point): trackingPoint = point
    case .willBeginZooming(let scale): zoom.begin(at: scale)
    case .didZoom(let scale):
      zoom.scale = scale
      zoom.emitPassedLimit(at: clock, into: &events)
    case .didEndZooming(let scale): zoom.end(at: scale)
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      .didEndAnimation: break  // changes the scroll only
    }
    return host.handle(report, at: clock, in: scroller.setting)
  }

  // MARK: Requests

  /// The offset of the host's scroll view, in points: the one that it reported last, or that of a jump or shift that
  /// `nextEvent` has returned since. Read before `nextEvent`, it gives the distance of a request; zero in driven mode.
  package var hostOffset: Vector {
    switch modeState {
    case .observed(let host): host.viewOffset
    case .driven: .zero
    }
  }

  /// Places the host's scroll view where a request that was taken puts it.
  mutating func placeHost(by request: ScrollRequest) {
    switch request {
    case .jump(let offset), .shift(let offset): host.placeView(at: offset)
    case .animate, .rest: break  // the scroll view reports the offsets on the way
    }
  }

  /// Requests an animated scroll.
  mutating func requestAnimation(to offset: Vector, _ animation: AnimationID) {
    host.willAnimate(animation, to: offset, at: clock)
    events.add(.requested(.animate(to: offset, animation)), at: clock)
  }

  /// Requests the animation under way again, if there is one, to its present target.
  mutating func requestAnimationAgain() {
    if let animation = host.animation { requestAnimation(to: host.target, animation) }
  }

  /// Requests a scroll at once that ends every motion.
  mutating func requestJump(to offset: Vector) {
    var host = self.host
    host.halt()
    host.willJump(to: offset)
    self.host = host
    events.add(.requested(.jump(to: offset)), at: clock)
  }

  /// Clamps the known state of the scroll view to its range. Requests the offset that this or a shift changed. A shift may
  /// end the scroll view's animation, so its end is requested again.
  ///
  /// - Parameters:
  ///   - former: The expected offset before the shift, in points.
  ///   - overscroll: How far the content was out of the former range, in points.
  mutating func confineHost(movedFrom former: Vector, keeping overscroll: Vector) {
    var host = self.host
    host.confine(to: scroller.setting.hostRange, keeping: overscroll)
    let offset = host.expectedOffset
    let isShifted = offset != former
    if isShifted {
      host.willJump(to: offset)
      events.add(.requested(.shift(to: offset)), at: clock)
    }
    self.host = host
    if isShifted { requestAnimationAgain() }
  }
}

extension ScrollView {
  /// The offset of the host's scroll view, in points, as it reported last or was asked for by an event that was taken; read
  /// before the event is taken, it gives the distance of a request. Zero in driven mode.
  public var hostOffset: Vector { engine.hostOffset }
}
