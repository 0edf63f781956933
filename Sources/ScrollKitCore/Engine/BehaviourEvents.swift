/// The events of the behaviours. One function compares the behaviours with the last events, so no event is
/// forgotten.
extension ScrollView {
  /// Emits what changed since the last events.
  mutating func emitChanges(along path: Path = ownPath) {
    let now = engine.clock
    if behaviours.refresh != nil { emitRefresh(along: path) }
    if behaviours.top != nil { emitReturnOffset(at: now) }
    for number in 0..<behaviours.headers.count { emitHeader(number, along: path) }
    if let nub = behaviours.nub {
      emitVisibility(of: nub)
      emitSection(along: path)
    }
    if behaviours.list != nil { emitListChanges(along: path) }
    findWhetherTimeChanges(at: now)
  }

  /// Finds whether time alone changes a behaviour from now on.
  mutating func findWhetherTimeChanges(at now: Double) {
    behaviours.needsTick =
      behaviours.headers.needsTick(at: now) || behaviours.lastEmitted.nubIsShown && (behaviours.nub?.needsTick(at: now) ?? false)
  }

  /// The pages or items at which content will rest; nil along an axis without.
  var pages: Pair<Double?> {
    behaviours.snaps?.pages(at: engine.lastSnapshot.target) ?? Pair(x: nil, y: nil)
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
    engine.emit(.pageChanged(axis, to: page), at: engine.clock)
  }

  private mutating func emitReturnOffset(at now: Double) {
    let returnOffset = behaviours.top?.returnOffset
    guard returnOffset != behaviours.lastEmitted.returnOffset else { return }
    let isSame = returnOffset != nil && behaviours.lastEmitted.returnOffset != nil  // a shift moved it
    behaviours.lastEmitted.returnOffset = returnOffset
    if !isSame { engine.emit(.topTargetChanged(returnOffset: returnOffset), at: now) }
  }

  private mutating func emitVisibility(of nub: FastScrollNub) {
    let now = engine.clock
    let isShown = behaviours.lastEmitted.nubHasRoom && nub.isShown(at: now)
    guard isShown != behaviours.lastEmitted.nubIsShown else { return }
    behaviours.lastEmitted.nubIsShown = isShown
    let time: Double
    if isShown {
      time = max(nub.shownSince, behaviours.lastEmitted.nubRoomChanged)
    } else {
      let faded = nub.isShown(at: now) ? now : nub.hiddenSince
      time = behaviours.lastEmitted.nubHasRoom ? faded : min(faded, behaviours.lastEmitted.nubRoomChanged)
    }
    engine.emit(isShown ? .nubShown : .nubHidden, at: min(time, now))
  }

  private mutating func emitSection(along path: Path) {
    guard hasSections, behaviours.anchor.depth == 0 else { return }  // a batch ends first
    let section = section(at: engine.lastSnapshot.offset.y, in: engine.geometry.y, scale: engine.zoom.scale)
    guard section != behaviours.lastEmitted.section else { return }
    behaviours.lastEmitted.section = section
    let time = time(of: .section(section, scale: engine.zoom.scale), along: path)
    engine.emit(.sectionChanged(section), at: time)
  }

  private mutating func emitHeader(_ number: Int, along path: Path) {
    guard let change = behaviours.headers.takeChange(of: number, at: engine.clock) else { return }
    let name = UInt32(number)
    if change.isMoved {
      engine.emit(.headerMoved(name, to: change.position), at: min(engine.clock, change.snapEnd))
    }
    if let extent = change.extent {
      let reached = time(of: .header(number, .at(change.position)), along: path)
      let time = min(change.snapEnd, reached)
      switch extent {
      case .shown: engine.emit(.headerShown(name), at: time)
      case .hidden: engine.emit(.headerHidden(name), at: time)
      }
    }
    if change.becameStretched {
      let time = time(of: .header(number, .stretched), along: path)
      engine.emit(.headerStretched(name), at: time)
    }
  }

  /// A state of a behaviour to which the motion under way has led.
  enum State {
    case header(Int, HeaderState)
    /// A section is at the top of the viewport, in content at a scale; animated, at that of the earlier time.
    case section(Int32, scale: Double)
    /// Whether the nub has room.
    case nub(hasRoom: Bool)
    /// The viewport is near an end of the list.
    case nearListEnd(ListEnd, zooms: Bool)
    /// Pull to refresh has got from one state to another.
    case refresh(from: PullToRefresh, RefreshState)
  }

  enum HeaderState {
    /// It is at a position, in points below the viewport's top.
    case at(Double)
    case stretched
  }

  /// When the motion under way reached a state, in seconds. A toolkit's content moves at reports only.
  func time(
    of state: State, along path: Path
  ) -> Double {
    let begin = engine.piece.begin
    guard engine.piece.number == behaviours.followed.piece, begin.isFinite, begin < engine.clock else { return engine.clock }
    let change = ScrollChange(
      from: engine.piece.start.y, before: behaviours.followed.phase, shift: 0, isByTime: true,
      isScrubbing: behaviours.nub?.isGrabbed ?? false, to: engine)
    let reported = PathPoint(offset: engine.lastSnapshot.offset, pull: .zero)
    let isDriven = engine.mode == .driven
    var scroller = engine.scroller
    let isScaling = scroller.phase.kind == .zoomAnimating
    return RootFinding.bisection(from: begin, to: engine.clock) { time in
      if isScaling { _ = scroller.moveZoom(at: time) }
      let point = isDriven ? path(time, scroller) : reported
      let earlier = change.seen(
        at: time, offset: point.offset.y, isShift: isScaling, in: scroller.setting.geometry.y)
      return reaches(state, with: earlier, at: point, in: scroller)
    }
  }

  /// Whether a state is reached at an earlier time of the motion. Once true it stays true, because the offset
  /// moves in one direction.
  private func reaches(
    _ state: State, with change: ScrollChange, at point: PathPoint, in scroller: borrowing Scroller
  ) -> Bool {
    switch state {
    case .header(let number, let state):
      let headers = behaviours.headers.responding(to: change)
      switch state {
      case .at(let position): return headers.position(of: number, at: change.time) == position
      case .stretched: return headers.isStretched(number)
      }
    case .section(let section, let scale):
      let earlier = scroller.phase.kind == .zoomAnimating ? scroller.scale : scale
      return self.section(at: change.offset, in: change.geometry, scale: earlier) == section
    case .nub(let hasRoom):
      return (behaviours.nub?.track(in: change.geometry) != nil) == hasRoom
    case .nearListEnd(let end, let zooms):
      guard let list = behaviours.list else { return false }
      let scale = zooms ? scroller.scale : 1
      let viewport = ListViewport(
        offset: point.offset[list.axis] / scale,
        length: scroller.setting.geometry[list.axis].viewport / scale)
      return list.watch.isNear(end, of: list.reference.value, in: viewport)
    case .refresh(var refresh, let state):
      refresh.follow(change, pull: max(change.overscroll, 0 - point.pull.y))
      return refresh.state == state
    }
  }
}
