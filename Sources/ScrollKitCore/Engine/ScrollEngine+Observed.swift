/// Content that the host moves: what its scroll view reports, and what it is asked for.
extension ScrollEngine {
  /// Takes what the toolkit's own scroll view reports.
  ///
  /// - Precondition: The mode is `observed`.
  public mutating func handle(_ report: HostReport, at now: Double) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    tick(now)
    switch report {
    case .didTrack(let point): context.trackingPoint = point
    case .willBeginZooming(let scale): zoom.begin(at: scale)
    case .didZoom(let scale): zoom.zoom(to: scale, at: now, tell: &events)
    case .didEndZooming(let scale): zoom.end(at: scale)
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      .didEndAnimation: break  // the content's own
    }
    let arrived = host.handle(report, at: now, in: scroller.setting)
    if arrived { rested = now }
    tell(arrived: arrived)
  }

  /// Takes the report that the user lets go, and asks the host to let the content rest elsewhere
  /// than the toolkit would.
  ///
  /// - Precondition: The mode is `observed`.
  public mutating func handle(
    willEndDraggingAt velocity: Vector, landingAt target: Vector, at now: Double
  ) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    tick(now)
    let target = scroller.setting.geometry.range.clamp(target)
    _ = host.handle(.willEndDragging(velocity: velocity, target: target), at: now, in: scroller.setting)
    events.add(.requested(.rest(at: target)), at: now)
    tell()
  }

  /// Within which scales content rests; only where the host moves the content.
  ///
  /// - Precondition: `0 < minimum <= maximum`.
  public mutating func limitZoom(from minimum: Double, to maximum: Double) {
    zoom.limit(from: minimum, to: maximum)
  }

  /// Takes the report of a toolkit that has moved its offset along with its content by itself.
  ///
  /// - Precondition: The mode is `observed`.
  public mutating func hostDidShift(by shift: Vector, at now: Double) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    tick(now)
    host.shift(by: shift)
    context.shift(by: shift)
    shifted = shifted + shift
    tell(shift: shift)
  }

  /// Asks the host to scroll over time.
  mutating func ask(to offset: Vector, animation: AnimationID, at now: Double) {
    host.willAnimate(animation, to: offset, at: now)
    events.add(.requested(.animate(to: offset, animation)), at: now)
  }

  /// Asks the host to scroll at once, and to stop what it is doing by itself.
  mutating func askToJump(to offset: Vector) {
    var host = self.host
    host.halt()
    host.willAnswer(at: offset)
    self.host = host
    events.add(.requested(.jump(to: offset)), at: clock)
  }

  /// Moves what is known of the host's scroll view along with its content and into its range, and
  /// asks for what that changes.
  mutating func changeHost(shift: Vector) {
    var host = self.host
    let offset = host.offset
    host.shift(by: shift)
    let target = host.target
    host.confine(to: setting.geometry.range)
    let isMoved = host.offset != offset
    if isMoved { host.willAnswer(at: host.offset) }
    self.host = host
    if isMoved {
      events.add(.requested(.shift(to: host.offset)), at: clock)
    }
    if host.animation != 0, host.target != target {
      events.add(.requested(.animate(to: host.target, host.animation)), at: clock)
    }
  }
}
