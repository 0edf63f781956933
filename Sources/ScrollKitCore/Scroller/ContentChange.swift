/// Content or viewport have another size, or content moved under the viewport.
extension Scroller {
  /// Takes a change of content or viewport.
  ///
  /// The first geometry puts the content at its start.
  ///
  /// - Parameter shift: How far what is on screen moved within the content, in points: rows of
  ///   400 points inserted above it shift it by +400. Nothing is seen of it, unless the range ends
  ///   before: then content returns as an overscroll does.
  public mutating func change(to geometry: ScrollGeometry, shift: Vector, at now: Double) {
    let isFirst = setting.geometry == .empty
    let old = setting.geometry.range
    if geometry != setting.geometry { discardHiddenOverscroll(now: now) }
    setting.geometry = geometry
    if shift != .zero { phase.shift(by: shift) }
    if phase.kind != .idle {
      resize(from: Pair(x: old.x.shifted(by: shift.x), y: old.y.shifted(by: shift.y)), now: now)
    } else if isFirst {
      let range = geometry.range
      let x = setting.isRightToLeft ? range.x.upper : range.x.lower
      rest(at: Vector(x: x, y: range.y.lower))
    } else if shift != .zero {
      settle(at: now)
    } else {  // content at rest is put back into range at once
      rest(at: setting.clamp(phase.target))
    }
    // Content that is left out of range is nobody's pull.
    discardHiddenOverscroll(now: now)
    restIfOver(at: now)
  }

  /// The range became another. Nothing that moves jumps: a finger keeps what it holds, and flights go
  /// on from their place and speed to where they can now rest.
  private mutating func resize(from old: Pair<Interval>, now: Double) {
    switch phase.kind {
    case .dragging, .panning: reanchor(at: phase.offset(at: now))
    case .momentum, .wheelStream:
      if !setting.isInRange(phase.offset(at: now)) { settle(at: now) }
    case .coasting, .animating, .wheeling, .keyHeld, .steering:
      guard let flight = phase.flight else { return }
      let x = setting.resized(flight.motions.x, .x, from: old.x, now: now)
      let y = setting.resized(flight.motions.y, .y, from: old.y, now: now)
      fly(flight.cause, x: x, y: y, flicks: flight.flicks, now: now)
    case .idle,
      .tracking, .held,  // returns into range when it is let go
      .chained, .chainedByFingers,  // its chain sees to it
      .pinching, .zoomAnimating:  // see `changeZooming`
      break
    }
  }

  /// Content is where it is drawn: without the pull that an edge only shows, which other content, or
  /// another motion, knows nothing of.
  mutating func discardHiddenOverscroll(now: Double) {
    guard !setting.effectEdges.isEmpty else { return }
    let offset = phase.offset(at: now)
    let shown = setting.shown(offset)
    guard shown != offset else { return }
    switch phase.kind {
    case .tracking, .held: phase.move(to: shown)
    case .dragging, .panning: reanchor(at: shown)
    case .coasting, .animating, .wheeling, .keyHeld, .steering:
      phase.flight?.rest(at: shown, where: offset, now: now)
    case .idle, .momentum, .wheelStream, .chained, .chainedByFingers,  // in range
      .pinching, .zoomAnimating:  // on its way: no pull
      break
    }
  }
}

extension ScrollSetting {
  /// The same flight in another range, from its place and speed at `now`.
  fileprivate func resized(
    _ flight: TimedMotion, _ axis: Axis, from old: Interval, now: Double
  ) -> TimedMotion {
    let range = range(axis)
    guard range != old else { return flight }
    let motion = flight.motion
    let state = flight.state(at: now)
    let was = motion.destination
    let destination = range.clamp(was)
    switch motion.purpose {
    case .release:
      // A coast that rests within the range stays as it is: not every coast could be begun anew.
      let isKept = destination == was && motion.duration > 0 && !motion.meetsEdge
      return isKept ? flight : TimedMotion(motion: release(axis, state), since: now)
    case .target:
      if destination == was { return flight }
      // The feel may have changed meanwhile: a spring stays a spring.
      if motion.isApproach {
        let spring = WheelSmoothing.spring.motion(state, to: destination, rate: 0, in: range)
        return TimedMotion(motion: spring, since: now)
      }
      return curve(
        axis, state, to: destination, duration: animationDuration,
        easing: motion.easing ?? .easeInOut, now: now)
    case .pace:  // at the same pace to where the range now ends
      let isOnward = motion.pace > 0
      let isToEnd = was == (isOnward ? old.upper : old.lower)
      let end = isToEnd ? (isOnward ? range.upper : range.lower) : destination
      return cruise(
        axis, from: state, at: motion.pace, ramp: motion.rampLeft(at: now - flight.since), to: end,
        now: now)
    }
  }
}
