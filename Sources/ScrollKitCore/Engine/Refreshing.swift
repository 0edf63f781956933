/// Pull to refresh of a scroll view.
extension ScrollBehaviours {
  /// Enables pull to refresh, or changes its options.
  public mutating func enableRefresh(_ options: RefreshOptions, _ engine: inout ScrollEngine, at now: Double) {
    disableRefresh(&engine, at: now)
    refresh = PullToRefresh(options: options, hasInset: engine.mode == .driven)
  }

  /// Ends pull to refresh. Content that is held open closes at once.
  public mutating func disableRefresh(_ engine: inout ScrollEngine, at now: Double) {
    lap(&engine, at: now) { behaviours, engine in
      let inset = behaviours.heldInset
      behaviours.refresh = nil
      behaviours.lastEmitted.refresh = .idle
      behaviours.open(by: -inset, &engine)
    }
  }

  /// The program begins a refresh. Content at its start opens with an animation.
  ///
  /// - Precondition: Here and below, pull to refresh is enabled.
  public mutating func beginRefresh(_ engine: inout ScrollEngine, at now: Double) {
    lap(&engine, at: now) { behaviours, engine in
      guard let refresh = behaviours.refresh, refresh.state != .refreshing else { return }
      let inset = behaviours.heldInset
      let wasAtStart = engine.lastSnapshot.offset.y <= engine.geometry.y.range.lower + Edges.tolerance
      behaviours.refresh?.begin()
      behaviours.open(by: behaviours.heldInset - inset, &engine)
      if wasAtStart { behaviours.landAtStart(&engine, below: 0) }
    }
  }

  /// The refresh has ended. The content closes by the feel's motion; what was inserted above the visible
  /// content stays there.
  public mutating func endRefresh(_ engine: inout ScrollEngine, at now: Double) {
    lap(&engine, at: now) { behaviours, engine in
      guard behaviours.refresh?.end() == true else { return }
      behaviours.close(&engine)
    }
  }

  // MARK: Following

  /// The inset that holds the content open, in points.
  var heldInset: Double { refresh?.inset ?? 0 }

  /// Follows a change of the content, and emits what has changed so far.
  mutating func followRefresh(_ change: ScrollChange, _ engine: inout ScrollEngine, along path: Path) {
    guard let before = refresh else { return }
    let inset = heldInset
    refresh?.follow(change, pull: max(change.overscroll, 0 - engine.lastSnapshot.hiddenOverscroll.y))
    emitChanges(&engine, along: path)  // before another geometry begins another piece of the path
    open(by: heldInset - inset, &engine)
    if before.state == .armed, refresh?.state == .refreshing { landAtStart(&engine, below: 0) }
    if refresh?.state == .closing, change.comesToRest || change.isSettling && !change.isByTime { close(&engine) }
  }

  /// Content that would rest where it shows the inset returns to its start; content elsewhere has closed.
  private mutating func close(_ engine: inout ScrollEngine) {
    let length = heldInset
    if engine.lastSnapshot.offset.y >= engine.geometry.y.range.lower + length {
      let change = ScrollChange(
        from: movementStart, since: movementBegin, before: seenPhase, shift: 0, isByTime: false,
        isScrubbing: false, to: engine)
      followRefresh(change, &engine, along: Self.ownPath)
    } else if engine.lastSnapshot.target.y < engine.targetGeometry.y.range.lower + length {
      landAtStart(&engine, below: length)
    }
  }

  /// Lets content that nothing holds come to rest at its start. Content that returns there already continues. An animation
  /// ends there instead.
  ///
  /// - Parameter length: The length of the range before the start that counts as closed, in points.
  private func landAtStart(_ engine: inout ScrollEngine, below length: Double) {
    let start = engine.targetGeometry.y.range.lower + length
    guard engine.mode == .driven, engine.lastSnapshot.target.y != start else { return }
    let target = Vector(x: engine.lastSnapshot.target.x, y: start)
    switch engine.scroller.phase.kind {
    case .idle, .coasting: engine.land(at: target, now: engine.clock)
    case .animating, .wheeling: engine.redirect(to: target)
    case .zoomAnimating where engine.scroller.scale != engine.targetScale: engine.redirect(to: target)
    case .zoomAnimating, .tracking, .held, .dragging, .panning, .momentum, .wheelStream, .chained, .chainedByFingers,
      .keyHeld, .steering, .pinching:
      break  // it is held, or moves by inputs
    }
  }

  /// Makes the inset before the content longer; negative: shorter. The content stays where it is.
  private mutating func open(by length: Double, _ engine: inout ScrollEngine) {
    guard length != 0 else { return }
    let content = engine.content
    let y = content.y.heldOpen(by: length)
    engine.change(to: ScrollGeometry(x: content.x, y: y), at: engine.clock)
  }

  /// Emits the step of pull to refresh, if it is another one.
  mutating func emitRefresh(_ engine: inout ScrollEngine, along path: Path) {
    guard let refresh, refresh.state != lastEmitted.refresh else { return }
    let before = PullToRefresh(refresh, in: lastEmitted.refresh)
    lastEmitted.refresh = refresh.state
    let time = time(of: .refresh(from: before, refresh.state), in: engine, along: path)
    engine.emit(.refreshChanged(refresh.state), at: time)
  }
}
