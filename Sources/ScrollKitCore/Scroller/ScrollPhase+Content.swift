/// What changes of the content and the viewport lead to.
extension ScrollPhase {
  /// Content moved by `distance` points under the viewport: every place moves along, so nothing
  /// is seen. Times and speeds stay.
  func shifted(by distance: Vector) -> ScrollPhase {
    switch self {
    case .idle(let offset):
      return .idle(at: offset + distance)
    case .tracking(var touch):
      touch.offset = touch.offset + distance
      return .tracking(touch)
    case .dragging(var drag):
      drag.grips = Pair { axis in drag.grips[axis].shifted(by: distance[axis]) }
      return .dragging(drag)
    case .following(let stream):
      return .following(stream.shifted(by: distance))
    case .moving(let flight):
      return .moving(flight.shifted(by: distance))
    case .zooming: return self  // a shift has a scale: see `Scroller.changeZooming`
    }
  }

  /// The range became that of `setting`. Nothing that moves jumps: a finger keeps what it holds,
  /// and flights go on from their place and speed to where they can now rest. Content at rest is
  /// put back into range at once.
  func resized(from old: Pair<Span>, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .idle(let offset):
      return .idle(at: setting.geometry.range.clamp(offset))
    case .tracking:
      return self  // returns into range when it is let go
    case .dragging(let drag):
      return .dragging(drag.regripped(at: drag.offset, in: setting))
    case .following where lead != nil:
      return self  // its chain sees to it
    case .following(let stream):
      let isInRange = setting.geometry.range.overscroll(of: stream.offset) == .zero
      return isInRange ? self : Self.settling(from: stream.offset, now: now, in: setting)
    case .moving(let flight):
      let motions = Pair<TimedMotion> { axis in
        let range = setting.geometry[axis].range
        let current = flight.motions[axis]
        guard range != old[axis] else { return current }
        return current.resized(
          from: old[axis], along: axis, for: flight.cause, now: now, in: setting)
      }
      return ScrollPhase.moving(Flight(cause: flight.cause, motions: motions, flicks: flight.flicks))
        .restingIfOver(at: now)
    case .zooming: return self  // see `Scroller.changeZooming`
    }
  }

  /// Where it is drawn: without the pull that an edge only shows, which other content, or another
  /// leader, knows nothing of.
  @inline(never)
  func unpulled(now: Double, in setting: ScrollSetting) -> ScrollPhase {
    guard !setting.effectEdges.isEmpty else { return self }
    let offset = offset(at: now)
    let shown = setting.shown(offset)
    guard shown != offset else { return self }
    switch self {
    case .idle, .following,  // in range
      .zooming:  // on its way: no pull
      return self
    case .tracking(var touch):
      touch.offset = shown
      return .tracking(touch)
    case .dragging(let drag):
      return .dragging(drag.regripped(at: shown, in: setting))
    case .moving(let flight):
      let motions = Pair<TimedMotion> { axis in
        shown[axis] == offset[axis]
          ? flight.motions[axis] : TimedMotion(motion: .rest(at: shown[axis]), since: now)
      }
      return ScrollPhase.moving(Flight(cause: flight.cause, motions: motions))
    }
  }
}

extension TimedMotion {
  /// The same flight in another range, from its place and speed at `now`.
  @inline(never)  // once for both axes
  fileprivate func resized(
    from old: Span, along axis: Axis, for cause: Flight.Cause, now: Double, in setting: ScrollSetting
  ) -> TimedMotion {
    let range = setting.geometry[axis].range
    let state = state(at: now)
    switch motion {
    case .bounce(.spring(let spring)) where cause == .wheel:
      let destination = range.clamp(spring.destination)
      guard destination != spring.destination || range.overscroll(of: state.position) != 0 else {
        return self
      }
      // The feel may have changed meanwhile: what glides goes on gliding.
      let glide = WheelSmoothing.spring.glide(state, to: destination, rate: 0, in: range)
      return TimedMotion(motion: glide, since: now)
    case .curve(let curve):
      let destination = range.clamp(curve.destination)
      guard destination != curve.destination else { return self }
      return TimedMotion(
        motion: .curve(
          TimedCurve(
            moving: state, destination: destination, duration: setting.animationDuration,
            easing: curve.easing, range: range)),
        since: now)
    case .cruise(let cruise):  // at the same pace to where the range now ends
      let end = cruise.velocity > 0 ? range.upper : range.lower
      let wasEnd = cruise.destination == (cruise.velocity > 0 ? old.upper : old.lower)
      return TimedMotion(
        moving: state, at: cruise.velocity, to: wasEnd ? end : range.clamp(cruise.destination),
        now: now, axis, in: setting)
    case .coast(let coast) where range.clamp(coast.destination) == coast.destination:
      return self  // it rests within the range as it is: not every coast could be begun anew
    case .rest, .coast, .bounce, .ballistic:
      return TimedMotion(motion: setting.letGo(axis, state), since: now)
    }
  }
}
