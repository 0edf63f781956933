/// Content that likes to rest on pages or areas.
extension ScrollBehaviours {
  /// Where content rests along an axis from now on; it goes there with the next input.
  public mutating func setSnapRule(_ rule: SnapRule, _ axis: Axis, of engine: inout ScrollEngine) {
    let geometry = engine.scroller.setting.geometry
    if snaps == nil { snaps = SnapGuide(geometry: geometry) }
    snaps?.set(rule, axis, in: geometry, at: engine.told.target)
    if snaps?.isEmpty == true { snaps = nil }
  }

  /// The areas to rest on; borrowed until the next call. What content rested on stays where it is on
  /// screen, if it is still there.
  public mutating func setSnapAreas(_ areas: SnapAreas, _ engine: inout ScrollEngine, at now: Double)
  {
    pass(&engine, to: now)
    snaps?.areas = areas
    keepSnapped(&engine)
    follow(&engine)
  }

  /// Takes what the user did, and lets the content rest where it likes to.
  ///
  /// - Precondition: The engine's mode is `driven`.
  public mutating func handle(_ input: ScrollInput, _ engine: inout ScrollEngine, at now: Double) {
    pass(&engine, to: now)  // what came to rest meanwhile may go on
    guard snaps != nil, let outcome = engine.outcome(of: input, at: now) else {
      return engine.handle(input, at: now)
    }
    let target = snaps?.target(of: outcome, in: engine.scroller.setting.geometry) ?? outcome.target
    if (target - outcome.target).length > SnapGuide.near {
      engine.handle(input, leading: outcome.cause, to: target, at: now)
    } else {
      engine.handle(input, at: now)
    }
    snaps?.note(engine.told.target)
  }

  /// Where content that is let go at a speed, and would rest at `target`, is to rest instead.
  public mutating func snapped(
    _ target: Vector, velocity: Vector, of engine: inout ScrollEngine
  ) -> Vector {
    guard snaps != nil else { return target }
    let outcome = SnapGuide.Outcome(
      cause: .letGo, from: engine.told.offset, velocity: velocity, target: target)
    return snaps?.target(of: outcome, in: engine.scroller.setting.geometry) ?? target
  }

  /// Follows what became of the content.
  ///
  /// - Parameters:
  ///   - before: What moved it.
  ///   - isShifted: Whether it was edited: then it rests on what it is on now.
  mutating func respondSnapping(before: PhaseKind, isShifted: Bool, _ engine: inout ScrollEngine) {
    guard let known = snaps?.geometry, engine.mode == .driven else { return }
    let geometry = engine.scroller.setting.geometry
    // While the scale changes nothing is laid out anew: where it ends content looks for its place.
    let isZoomed = before == .zooming || engine.told.phase == .zooming
    let isOther = known != geometry
    let isLaidOut = !isZoomed && isOther
    if isOther { snaps?.geometry = geometry }
    if isLaidOut, !isShifted { keepSnapped(&engine) }
    let isThrown =
      before == .zooming && (engine.told.phase == .coasting || engine.told.phase == .bouncing)
    if engine.told.phase == .idle && before.isUsers && !isLaidOut && !engine.isPut || isThrown {
      settleSnapped(&engine)
    }
    if engine.told.phase == .zooming { leadZooming(&engine) }
    if engine.told.phase == .idle || engine.told.isSettling { snaps?.note(engine.told.target) }
  }

  /// Puts content back on what it rested on, after a change of layout.
  private mutating func keepSnapped(_ engine: inout ScrollEngine) {
    guard engine.mode == .driven, let kept = snaps?.kept(from: engine.told.target) else { return }
    switch engine.told.phase {
    case .idle: engine.place(at: kept, now: engine.clock)
    case .wheeling where !engine.told.isSettling: engine.place(at: kept, now: engine.clock)  // at once
    case .coasting, .bouncing: engine.land(at: kept, now: engine.clock)
    case .wheeling: engine.redirect(to: kept)
    case .tracking, .dragging, .steering, .animating, .zooming: return  // held, or led elsewhere
    }
    noteSeen(engine)
  }

  /// A scale that the user set off, and that goes on by itself, ends where content likes to rest at that
  /// scale; where the program zooms to, content is left alone.
  private mutating func leadZooming(_ engine: inout ScrollEngine) {
    let told = engine.told
    guard told.isSettling, told.animation == 0, told.target != snaps?.foreseen else { return }
    let outcome = SnapGuide.Outcome(
      cause: .letGo, from: told.target, velocity: .zero, target: told.target)
    guard let target = snaps?.target(of: outcome, in: engine.targetGeometry) else { return }
    if (target - told.target).length > SnapGuide.near { engine.redirect(to: target) }
    noteSeen(engine)
  }

  /// Content that fingers let go by falling silent goes to where it likes to rest from that moment on,
  /// whenever that is noticed.
  mutating func leadSilent(_ engine: inout ScrollEngine, until now: Double) {
    guard snaps != nil, engine.scroller.phase.end <= now else { return }
    engine.tick(engine.scroller.phase.end)
    settleSnapped(&engine)
    snaps?.note(engine.told.target)
  }

  /// Content that came to rest where nothing foresaw it, as after a platform's momentum, or that fingers
  /// threw as they stopped pinching, goes on to where it likes to rest.
  private mutating func settleSnapped(_ engine: inout ScrollEngine) {
    let told = engine.told
    var target = snapped(told.target, velocity: told.velocity, of: &engine)
    if told.phase == .idle { target = snaps?.unforeseen(target, at: told.offset) ?? target }
    guard (target - told.target).length > SnapGuide.near else { return }
    if told.phase == .idle {
      engine.goOn(to: target)
    } else {
      engine.land(at: target, now: engine.clock)
    }
    noteSeen(engine)
  }
}

extension PhaseKind {
  /// Whether the user, or what the user set off, moves the content.
  fileprivate var isUsers: Bool {
    switch self {
    case .tracking, .dragging, .coasting, .bouncing, .wheeling, .zooming, .steering: true
    case .idle, .animating: false
    }
  }
}
