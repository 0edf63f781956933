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
    updateNeedsTick()
  }

  /// Finds whether time alone changes a behaviour from now on.
  mutating func updateNeedsTick() {
    let now = engine.clock
    behaviours.needsTick =
      behaviours.headers.needsTick(at: now) || behaviours.lastEmitted.nubIsShown && (behaviours.nub?.needsTick(at: now) ?? false)
  }

  /// The pages or items at an offset where content will rest; nil along an axis without.
  func pages(at target: Vector, in layout: SnapLayout) -> Pair<Double?> {
    behaviours.snapGuide?.expectedNumbers(at: target, in: layout) ?? Pair(x: nil, y: nil)
  }

  /// Emits the pages or items at which content will rest, where they changed. An axis without keeps its last one.
  mutating func emitPages() {
    guard engine.lastSnapshot.phase != .zooming else { return }  // its target is at another scale
    let pages = pages(at: engine.lastSnapshot.target, in: engine.snapLayout)
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
    let isShifted = returnOffset != nil && behaviours.lastEmitted.returnOffset != nil
    behaviours.lastEmitted.returnOffset = returnOffset
    if !isShifted { engine.emit(.topTargetChanged(returnOffset: returnOffset)) }
  }

  private mutating func emitVisibility(of nub: FastScrollNub) {
    let now = engine.clock
    let isShown = behaviours.nubTrack.exists && nub.isShown(at: now)
    guard isShown != behaviours.lastEmitted.nubIsShown else { return }
    behaviours.lastEmitted.nubIsShown = isShown
    let time: Double
    if isShown {
      time = max(nub.shownSince, behaviours.nubTrack.since)
    } else {  // it has faded, or lost its track
      let lostTrack = behaviours.nubTrack.exists ? .infinity : behaviours.nubTrack.since
      time = min(nub.fadeOutEnd, lostTrack)
    }
    engine.emit(isShown ? .nubShown : .nubHidden, at: min(time, now))
  }

  private mutating func emitSection() {
    guard hasSections, behaviours.anchor.depth == 0 else { return }  // a batch ends first
    let section = behaviours.section(
      at: engine.lastSnapshot.offset.y, in: engine.geometry.y, scale: ContentScale(engine.zoom.scale))
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
}
