/// The events of the behaviours: `emitChanges` compares them with the last events, so no event is forgotten. Pages are compared
/// where their target may have changed.
extension ScrollView {
  /// Emits what changed since the last events.
  mutating func emitChanges() {
    if behaviours.refresh != nil { emitRefresh() }
    if behaviours.top != nil { emitReturnOffset() }
    for number in 0..<behaviours.headers.count { emitHeader(number) }
    if let nub = behaviours.nub {
      emitVisibility(of: nub)
      emitSection()
    }
    if behaviours.list != nil { emitListChanges() }
    findWhetherTimeChanges()
  }

  /// Finds whether time alone changes a behaviour from now on.
  mutating func findWhetherTimeChanges() {
    let now = engine.clock
    behaviours.needsTick =
      behaviours.headers.needsTick(at: now) || behaviours.lastEmitted.nubIsShown && (behaviours.nub?.needsTick(at: now) ?? false)
  }

  /// The pages or items at which content will rest; nil along an axis without.
  var pages: Pair<Double?> {
    behaviours.snapGuide?.pages(at: engine.lastSnapshot.target) ?? Pair(x: nil, y: nil)
  }

  /// Emits the pages or items at which content will rest, where they changed. An axis without keeps its last one.
  mutating func emitPages() {
    guard engine.lastSnapshot.phase != .zooming else { return }  // its target is at another scale
    let pages = pages
    emitPage(pages.x, .x)
    emitPage(pages.y, .y)
  }

  private mutating func emitPage(_ page: Double?, _ axis: Axis) {
    guard let page, page != behaviours.lastEmitted.pages[axis] else { return }
    behaviours.lastEmitted.pages[axis] = page
    engine.emit(.pageChanged(axis, to: page))
  }

  private mutating func emitReturnOffset() {
    let returnOffset = behaviours.top?.returnOffset
    guard returnOffset != behaviours.lastEmitted.returnOffset else { return }
    let isSame = returnOffset != nil && behaviours.lastEmitted.returnOffset != nil  // a shift moved it
    behaviours.lastEmitted.returnOffset = returnOffset
    if !isSame { engine.emit(.topTargetChanged(returnOffset: returnOffset)) }
  }

  private mutating func emitVisibility(of nub: FastScrollNub) {
    let now = engine.clock
    let isShown = behaviours.lastEmitted.nubHasRoom && nub.isShown(at: now)
    guard isShown != behaviours.lastEmitted.nubIsShown else { return }
    behaviours.lastEmitted.nubIsShown = isShown
    let time: Double
    if isShown {
      time = max(nub.shownSince, behaviours.lastEmitted.nubRoomChanged)
    } else {  // it has faded, or lost its room
      let lostRoom = behaviours.lastEmitted.nubHasRoom ? .infinity : behaviours.lastEmitted.nubRoomChanged
      time = min(nub.fadeOutEnd, lostRoom)
    }
    engine.emit(isShown ? .nubShown : .nubHidden, at: min(time, now))
  }

  private mutating func emitSection() {
    guard hasSections, behaviours.anchor.depth == 0 else { return }  // a batch ends first
    let section = behaviours.section(at: engine.lastSnapshot.offset.y, in: engine.geometry.y, scale: engine.zoom.scale)
    guard section != behaviours.lastEmitted.section else { return }
    behaviours.lastEmitted.section = section
    engine.emit(.sectionChanged(section), at: time(of: .section(section)))
  }

  private mutating func emitHeader(_ number: Int) {
    guard let change = behaviours.headers.takeChange(of: number, at: engine.clock) else { return }
    if change.isMoved {
      engine.emit(.headerMoved(number, to: change.position), at: min(engine.clock, change.snapEnd))
    }
    if let end = change.reached {
      let time = change.snapEnd < .infinity
        ? min(change.snapEnd, engine.clock) : time(of: .headerPosition(number, change.position))
      switch end {
      case .shown: engine.emit(.headerShown(number), at: time)
      case .hidden: engine.emit(.headerHidden(number), at: time)
      }
    }
    if change.becameStretched {
      engine.emit(.headerStretched(number), at: time(of: .headerStretched(number)))
    }
  }

  /// A state of a behaviour to which the piece of the path has led.
  enum State {
    /// A header is at a position, in points below the viewport's top.
    case headerPosition(Int, Double)
    case headerStretched(Int)
    /// A section is at the top of the viewport; nil before the first.
    case section(Int?)
    /// Whether the nub has room.
    case nub(hasRoom: Bool)
    /// The viewport is near an end of the list.
    case nearListEnd(ListEnd)
    /// Pull to refresh has left a state.
    case refresh(from: PullToRefresh)
  }

  /// When the piece of the path reached a state, in seconds. A toolkit's content moves at reports only.
  mutating func time(of state: State) -> Double {
    let begin = engine.piece.begin
    guard engine.mode == .driven, !hasNewPiece, begin.isFinite, begin < engine.clock
    else { return engine.clock }
    if case .refresh(let before) = state, before.state != .closing, engine.scroller.pulls.y.distance(at: begin) < 0 {
      return recessionTime(of: before, from: begin)
    }
    let axis = axis(of: state)
    let change = changeAlongPiece
    let start = engine.scroller.progress(axis, at: begin)
    let end = engine.scroller.progress(axis, at: engine.clock)
    let direction = end < start ? -1.0 : 1
    // The first place is that of any frame: it depends on the state alone and not on the end.
    let first = direction * RootFinding.bisection(from: direction * start, to: direction * end) { progress in
      reaches(state, at: engine.scroller.place(direction * progress, axis), of: change)
    }
    return engine.scroller.time(ofProgress: first, axis, from: begin, to: engine.clock)
  }

  /// When the receding pull of the start led pull to refresh from a state to the next one, in seconds: it got below the
  /// threshold, or to 0.
  private mutating func recessionTime(of before: PullToRefresh, from begin: Double) -> Double {
    let receding = (before.state == .armed ? -before.threshold : 0) - engine.scroller.dragPull.y
    return min(engine.scroller.pulls.y.time(reaching: receding, from: begin) ?? engine.clock, engine.clock)
  }

  /// The axis along which the content moves into a state.
  private func axis(of state: State) -> Axis {
    switch state {
    case .headerPosition, .headerStretched, .section, .nub, .refresh: .y
    case .nearListEnd: behaviours.list?.axis ?? .y
    }
  }

  /// Whether a state is reached at a place of the piece. From then on it stays true, because the offset moves in one
  /// direction.
  private mutating func reaches(_ state: State, at place: PiecePlace, of change: ScrollChange) -> Bool {
    switch state {
    case .headerPosition(let number, let position):
      return behaviours.headers.responding(to: change.seen(at: place)).position(of: number, at: change.time) == position
    case .headerStretched(let number):
      return behaviours.headers.responding(to: change.seen(at: place)).isStretched(number)
    case .section(let section):
      return behaviours.section(at: place.offset.y, in: place.geometry.y, scale: place.scale) == section
    case .nub(let hasRoom):
      return (behaviours.nub?.track(in: place.geometry.y) != nil) == hasRoom
    case .nearListEnd(let end):
      guard let list = behaviours.list else { return false }
      let viewport = ListViewport(
        offset: place.offset[list.axis] / place.scale, length: place.geometry[list.axis].viewport / place.scale)
      return list.watch.isNear(end, of: list.reference.value, in: viewport)
    case .refresh(let before):
      var refresh = before
      let seen = change.seen(at: place)
      refresh.follow(seen, pull: max(seen.overscroll, 0 - place.pull.y), feel: engine.refreshFeel)
      return refresh.state != before.state
    }
  }
}
