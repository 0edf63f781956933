/// A pointer on a scroll bar.
extension ScrollEngine {
  /// The pointer pressed a bar at a position along its track, in points.
  ///
  /// - Returns: The key whose step the bar makes; nil if it makes none.
  package mutating func press(_ bar: inout Scrollbar, at position: Double) -> ScrollKey? {
    let offset = lastSnapshot.offset[bar.axis]
    guard bar.pressed == nil, scroller.rules.isScrollEnabled[bar.axis], let thumb = thumb(of: bar) else { return nil }
    let start = thumb.start(for: offset)
    if position >= start, position <= start + thumb.length {
      if isStoppable { stop() }  // catches content in motion
      let offset = lastSnapshot.offset[bar.axis]
      bar.pressed = .thumb(from: position, offset: offset, last: offset)
    } else if bar.options.jumpsToClick {
      let middle = thumb.offset(startingAt: position - thumb.length / 2)
      if scroller.activity.kind != .zoomAnimating { setOffset(bar.axis, to: middle) }
      bar.pressed = .thumb(from: position, offset: middle, last: middle)
    } else {
      bar.pressed = .track(at: position, due: clock + Scrollbar.delay)
      return bar.key(.page, forward: position > start)
    }
    return nil
  }

  /// The pointer pressed an arrow of a bar.
  ///
  /// - Returns: The key whose step the bar makes; nil if it makes none.
  package mutating func pressArrow(_ bar: inout Scrollbar, forward: Bool) -> ScrollKey? {
    guard bar.pressed == nil, scroller.rules.isScrollEnabled[bar.axis] else { return nil }
    let key = bar.key(.line, forward: forward)
    bar.pressed = .arrow(key, due: clock + Scrollbar.delay)
    return key
  }

  /// The pointer that holds a bar moved to a position along its track, `sideways` points beside it. Content whose scale is animated
  /// goes on to its target.
  package mutating func drag(_ bar: inout Scrollbar, to position: Double, sideways: Double) {
    guard let thumb = thumb(of: bar), let last = bar.lastOffset else { return }
    let current = offset(bar.axis, movedSince: last)
    if let offset = bar.offset(
      at: position, sideways: sideways, thumb: thumb, rest: restRange[bar.axis], current: current),
      scroller.activity.kind != .zoomAnimating
    {
      setOffset(bar.axis, to: offset)
    }
  }

  /// The offset from which a drag of the nub or a thumb continues; nil: from the last that it has set, in points. A toolkit may
  /// not be there yet, and rounds it.
  mutating func offset(_ axis: Axis, movedSince last: Double) -> Double? {
    switch modeState {
    case .driven: return lastSnapshot.offset[axis]
    case .observed(let host):
      let offset = host.requestedOffset[axis]
      return (offset - last).magnitude > Edges.tolerance ? offset : nil
    }
  }

  /// Repeats the step of a part that is held while it is due.
  mutating func repeatSteps(of bar: inout Scrollbar, until due: Double) {
    while bar.due <= due {
      repeatStep(of: &bar)
    }
  }

  /// Repeats the step of the part that is held: in driven mode as a motion of constant velocity, in observed
  /// mode as the next request.
  private mutating func repeatStep(of bar: inout Scrollbar) {
    let isDriven = mode == .driven
    let due = isDriven ? .infinity : clock + Scrollbar.delay
    switch bar.pressed {
    case .track(let position, _):
      bar.pressed = .track(at: position, due: .infinity)
      guard let thumb = thumb(of: bar), let limit = limit(position, thumb, bar.axis) else { return }
      let key = bar.key(.page, forward: position > thumb.start(for: lastSnapshot.target[bar.axis]))
      if isDriven {
        steer(byTrackOf: bar, with: key, until: limit)
      } else {
        request(key)
        bar.pressed = .track(at: position, due: due)
      }
    case .arrow(let key, _):
      bar.pressed = .arrow(key, due: due)
      if isDriven { repeatArrow(key) } else { request(key) }
    case .thumb, nil: break  // never due
    }
  }

  /// The offset at which the thumb is under the pointer; nil if it is already, or will be.
  private func limit(_ position: Double, _ thumb: Thumb, _ axis: Axis) -> Double? {
    let start = thumb.start(for: lastSnapshot.target[axis])
    if position < start { return thumb.offset(startingAt: position) }
    return position > start + thumb.length ? thumb.offset(startingAt: position - thumb.length) : nil
  }

  private mutating func thumb(of bar: Scrollbar) -> Thumb? {
    bar.thumb(offset: lastSnapshot.offset[bar.axis], in: shownGeometry[bar.axis], rest: restRange[bar.axis])
  }

  /// Requests the step of a key from the host.
  ///
  /// - Precondition: The mode is `observed`.
  mutating func request(_ key: ScrollKey) { _ = scroll(by: key.distance(from: .zero, in: scroller.setting)) }

  /// Repeats the step of an arrow as a motion of constant velocity.
  private mutating func repeatArrow(_ key: ScrollKey) {
    beginLap()
    scroller.repeatArrow(key, now: clock)
    endLap()
  }

  /// Repeats the step of a track as a motion of constant velocity, to an offset or the end of the range before it.
  private mutating func steer(byTrackOf bar: Scrollbar, with key: ScrollKey, until limit: Double) {
    beginLap()
    scroller.steer(
      byTrackAlong: bar.axis, with: key, stepsPerSecond: Scrollbar.stepsPerSecond, until: limit, now: clock)
    endLap()
  }
}
