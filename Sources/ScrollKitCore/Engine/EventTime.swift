/// When a behaviour reached a state, so that its event has the same time at any frame rate.
///
///     frame ├───────────────┬──────┤ frame
///                        reached: the first place of the segment at which the state is true, found by bisection
extension ScrollView {
  /// A state of a behaviour that content has reached on the present segment of the path.
  enum PassedState {
    /// A header is at a position, in points below the viewport's top.
    case headerPosition(Int, Double)
    case headerStretched(Int)
    /// A section is at the top of the viewport; nil before the first.
    case section(Int?)
    /// Whether the nub has a track.
    case nub(hasTrack: Bool)
    /// The viewport is near an end of the list along an axis.
    case nearListEnd(Axis, ListEnd)
    /// Pull to refresh has left a state.
    case refresh(from: PullToRefresh)
  }

  /// When the segment of the path reached a state, in seconds. A toolkit's content moves at reports only.
  mutating func time(of state: PassedState) -> Double {
    let begin = engine.segment.begin
    guard engine.mode == .driven, !hasNewSegment, begin.isFinite, begin < engine.clock
    else { return engine.clock }
    if case .refresh(let before) = state, before.state != .closing, engine.scroller.edgeEffects.y.distance(at: begin) < 0 {
      return recessionTime(of: before, from: begin)
    }
    let axis = axis(of: state)
    let change = changeAlongSegment
    let start = engine.scroller.progress(axis, at: begin)
    let end = engine.scroller.progress(axis, at: engine.clock)
    let direction = end < start ? -1.0 : 1
    // The first place is that of any frame: it depends on the state alone and not on the end.
    let first = direction * RootFinding.bisection(from: direction * start, to: direction * end) { progress in
      isReached(state, at: engine.scroller.place(direction * progress, axis), of: change)
    }
    return engine.scroller.time(ofProgress: first, axis, from: begin, to: engine.clock)
  }

  /// When the receding pull of the start led pull to refresh from a state to the next one, in seconds: it got below the
  /// threshold, or to 0.
  private mutating func recessionTime(of before: PullToRefresh, from begin: Double) -> Double {
    let receding = (before.state == .armed ? -before.threshold : 0) - engine.scroller.dragPull.y
    return min(engine.scroller.edgeEffects.y.time(reaching: receding, from: begin) ?? engine.clock, engine.clock)
  }

  /// The axis along which the content moves into a state.
  private func axis(of state: PassedState) -> Axis {
    switch state {
    case .headerPosition, .headerStretched, .section, .nub, .refresh: .y
    case .nearListEnd(let axis, _): axis
    }
  }

  /// Whether a state is reached at a place of the segment. From then on it stays true, because the offset moves in one
  /// direction.
  private mutating func isReached(_ state: PassedState, at place: SegmentPlace, of change: ScrollChange) -> Bool {
    switch state {
    case .headerPosition(let number, let position):
      return behaviours.headers.responding(to: change.seen(at: place))[number].position(at: change.time) == position
    case .headerStretched(let number):
      return behaviours.headers.responding(to: change.seen(at: place))[number].isStretched
    case .section(let section):
      return behaviours.section(at: place.offset.y, in: place.geometry.y, scale: ContentScale(place.scale)) == section
    case .nub(let hasTrack):
      let isBounded = !engine.scroller.setting.isUnbounded
      return (isBounded && behaviours.nub?.track(in: place.geometry.y) != nil) == hasTrack
    case .nearListEnd(let axis, let end):
      let viewport = ListViewport(
        offset: place.offset[axis], length: place.geometry[axis].viewport, at: ContentScale(place.scale))
      return self[list: axis].isNear(end, in: viewport)
    case .refresh(let before):
      var refresh = before
      let seen = change.seen(at: place)
      refresh.follow(seen, pull: max(seen.overscroll, 0 - place.pull.y), feel: engine.refreshFeel)
      return refresh.state != before.state
    }
  }

  /// The change along the present segment of the path, by time alone.
  var changeAlongSegment: ScrollChange {
    mutating get {
      ScrollChange(
        from: engine.segment.start.y, former: behaviours.followed, shift: 0, isByTime: true, driver: behaviours.followed.driver,
        to: engine)
    }
  }
}
