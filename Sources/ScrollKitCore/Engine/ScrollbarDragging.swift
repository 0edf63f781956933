/// A pointer on a scroll bar.
extension ScrollEngine {
  /// The pointer pressed a bar at a position along its track, in points.
  ///
  /// - Returns: The key whose step the bar makes; nil if it makes none.
  package mutating func press(_ bar: inout Scrollbar, at position: Double) -> ScrollKey? {
    guard bar.pressed == nil, scroller.rules.isScrollEnabled[bar.axis],
      let thumb = thumb(of: bar, at: lastSnapshot.offset[bar.axis])
    else { return nil }
    var start = thumb.start
    if position >= start, position <= start + thumb.length {
      stop(bar.axis)  // catches content in motion
    } else if bar.options.jumpsToClick {
      start = position - thumb.length / 2
      if scroller.activity.kind != .zoomAnimating { setOffset(bar.axis, to: thumb.scale.offset(at: start)) }
    } else {
      bar.pressed = .track(at: position, due: clock + Scrollbar.delay)
      return bar.key(.page, forward: position > start)
    }
    if let unsqueezed = self.thumb(of: bar, at: offsetInRange(bar.axis)) {
      bar.grab(at: position, start: start, thumb: unsqueezed)
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
    guard let thumb = thumb(of: bar, at: offsetInRange(bar.axis)), let last = bar.lastOffset else { return }
    let rest = restRange[bar.axis]
    let here = offset(bar.axis, movedSince: last) ?? rest.clamp(last)
    let dragged = bar.offset(at: position, sideways: sideways, thumb: thumb, rest: rest, last: last, here: here)
    if let dragged, scroller.activity.kind != .zoomAnimating { setOffset(bar.axis, to: dragged) }
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
    let due = mode == .driven ? .infinity : clock + Scrollbar.delay
    let step: ScrollKey
    var end: Double?
    switch bar.pressed {
    case .track(let position, _):
      bar.pressed = .track(at: position, due: .infinity)
      guard let thumb = thumb(of: bar, at: lastSnapshot.offset[bar.axis]) else { return }
      let start = thumb.scale.position(of: lastSnapshot.target[bar.axis])
      let isForward = position > start
      if isForward && position <= start + thumb.length || position == start { return }  // it is under the pointer, or will be
      bar.pressed = .track(at: position, due: due)
      step = bar.key(.page, forward: isForward)
      end = thumb.scale.offset(at: isForward ? position - thumb.length : position)
    case .arrow(let key, _):
      bar.pressed = .arrow(key, due: due)
      step = key
    case .thumb, nil: return  // never due
    }
    guard mode == .driven else { return request(step) }
    beginUpdate()
    if let end {
      scroller.steer(byTrackAlong: bar.axis, with: step, stepsPerSecond: Scrollbar.stepsPerSecond, until: end, now: clock)
    } else {
      scroller.repeatArrow(step, now: clock)
    }
    endUpdate()
  }

  /// The thumb of a bar with the content at an offset.
  private mutating func thumb(of bar: Scrollbar, at offset: Double) -> Thumb? {
    bar.thumb(offset: offset, in: shownGeometry[bar.axis], rest: restRange[bar.axis])
  }

  /// The present offset, or the nearest end if it is out of range, in points.
  private mutating func offsetInRange(_ axis: Axis) -> Double { restRange[axis].clamp(lastSnapshot.offset[axis]) }

  /// Requests the step of a key from the host.
  ///
  /// - Precondition: The mode is `observed`.
  mutating func request(_ key: ScrollKey) { _ = scroll(by: key.distance(from: .zero, in: scroller.setting)) }
}
