/// What the program's own wishes lead to.
extension Scroller {
  /// Scrolls to an offset over time. Out of range means the nearest offset in range. Content in
  /// flight goes on from its place and speed; a finger loses its hold and takes it up with its next
  /// press.
  public mutating func scroll(to offset: Vector, animation: UInt32, at now: Double) {
    if scrollZooming(to: offset, cause: .animation(animation), at: now) { return }
    unpull(now: now)
    fly(.animation(animation), motions(to: offset, now: now), now: now)
  }

  /// Leads an animated scroll or a wheel's glide under way to another offset in range, from its
  /// place and speed.
  public mutating func redirect(to offset: Vector, now: Double) {
    if redirectZooming(to: offset, at: now) { return }
    unpull(now: now)
    switch phase.kind {
    case .animated, .wheeling: fly(phase.flight.cause, motions(to: offset, now: now), now: now)
    case .idle, .touched, .rested, .dragged, .panned, .momentum, .turned, .led, .ledByFingers,
      .coasting, .keyed, .steered, .pinched, .scaling:  // it leads nowhere, or its speed leads it
      break
    }
  }

  /// Curves from where the content is, as fast as it is, to an offset in range.
  ///
  /// - Parameter duration: The longest that they take, in seconds; nil for as long as the feel has it.
  mutating func motions(
    to offset: Vector, duration: Double? = nil, now: Double
  ) -> Pair<TimedMotion> {
    let destination = setting.clamp(offset)
    let duration = duration ?? setting.animationDuration
    let states = phase.states(at: now)
    let x = setting.curve(.x, states.x, to: destination.x, duration: duration, now: now)
    let y = setting.curve(.y, states.y, to: destination.y, duration: duration, now: now)
    return Pair(x: x, y: y)
  }

  /// Puts the content at an offset at once. Out of range means the nearest offset in range. A finger
  /// keeps its hold.
  public mutating func place(at offset: Vector, now: Double) {
    finishZooming()
    let offset = setting.clamp(offset)
    switch phase.kind {
    case .ledByFingers:  // its chain takes hold of it anew
      phase.shift(by: offset - phase.offset(at: now))
    case .touched, .rested: phase.touch.offset = offset
    case .dragged, .panned: regrip(at: offset)
    case .pinched:
      let zooming = phase.zooming
      repinch(at: ZoomTransform(scale: zooming.transform(at: now).scale, offset: offset), in: zooming.zoomable)
    case .idle, .momentum, .turned, .led, .coasting, .animated, .wheeling, .keyed, .steered,
      .scaling:
      phase.rest(at: offset)
    }
  }

  /// Stops what moves by itself. Out of range, it returns.
  public mutating func stop(at now: Double) {
    if phase.kind != .idle, phase.kind != .ledByFingers, givesWay(at: now) { settle(at: now) }
  }
}

extension ScrollSetting {
  /// A curve along an axis to a place in range.
  mutating func curve(
    _ axis: Axis, _ state: MotionState, to destination: Double, duration: Double,
    easing: Easing = .easeInOut, now: Double
  ) -> TimedMotion {
    TimedMotion(
      motion: .curve(
        moving: state, destination: destination, duration: duration, easing: easing,
        range: range(axis)),
      since: now)
  }
}
