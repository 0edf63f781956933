/// The behaviours of one scroll view. They follow the changes of its content, and may change it.
///
///     time passes ─▶ change ─▶ snapping ─▶ top, headers, nub ─▶ their events
///
/// Every change is one lap in this order: see `lap`. Behaviours do not depend on each other: each gets the same
/// `ScrollChange`.
public struct ScrollBehaviours {
  package private(set) var top: ScrollToTop?
  package internal(set) var headers: HeaderStack
  package internal(set) var anchor: ContentAnchor
  package internal(set) var nub: FastScrollNub?
  /// Where content snaps; nil if nowhere.
  package var snaps: SnapGuide?
  /// Pull to refresh; nil if it is not enabled.
  package internal(set) var refresh: PullToRefresh?
  /// The list of the content; nil if there is none.
  package internal(set) var list: AttachedList?
  /// The scroll bars; nil along an axis that has none.
  package var bars = Pair<Scrollbar?>(x: nil, y: nil)
  /// Where sections begin in the content, in points at scale 1, in ascending order. Borrowed.
  var sections: BorrowedArray<Double>
  /// The vertical offset, the phase, the geometry, the scale and the revision that were followed last.
  var seenOffset: Double
  var seenPhase: PhaseKind
  var seenGeometry: AxisGeometry
  private var seenScale: Double
  private var seenRevision: UInt32
  /// The number of the piece of the path that was followed last.
  var seenPiece: UInt32
  /// When the movement of the content that is followed began, in seconds.
  var movementBegin: Double
  /// The offset at which it began, in points.
  var movementStart: Double
  /// What the last events reported.
  var lastEmitted: EmittedState
  /// Whether time alone changes a behaviour: a header snaps, a nub fades or waits.
  public internal(set) var needsTick: Bool

  /// What the last events reported.
  struct EmittedState {
    var returnOffset: Double?
    var nubIsShown: Bool
    /// Whether the nub has room in the geometry, and since when, in seconds.
    var nubHasRoom: Bool
    var nubRoomChanged: Double
    var section: Int32
    var refresh: RefreshState
    var pages: Pair<Double?>
  }

  /// Behaviours that follow an engine from now on. None is enabled.
  public init(of engine: inout ScrollEngine) {
    _ = engine.takeShift()  // earlier shifts do not count
    headers = HeaderStack()
    anchor = ContentAnchor()
    sections = .empty
    seenOffset = engine.lastSnapshot.offset.y
    seenPhase = engine.lastSnapshot.phase
    seenGeometry = engine.geometry.y
    seenScale = engine.scroller.scale
    seenRevision = engine.revision
    seenPiece = engine.piece.number
    movementBegin = engine.clock
    movementStart = engine.lastSnapshot.offset.y
    needsTick = false
    lastEmitted = EmittedState(
      returnOffset: nil, nubIsShown: false, nubHasRoom: false, nubRoomChanged: -.infinity, section: 0,
      refresh: .idle, pages: Pair(x: nil, y: nil))
  }

  // MARK: The clock

  /// Sets a clock that is later than `time` back to it, with all times of the behaviours.
  ///
  /// - Returns: The seconds that were added to all times; 0 if the clock was not later.
  package mutating func setClock(of engine: inout ScrollEngine, backTo time: Double) -> Double {
    let seconds = engine.setClock(backTo: time)
    movementBegin += seconds
    lastEmitted.nubRoomChanged += seconds
    top?.shiftTime(by: seconds)
    headers.shiftTime(by: seconds)
    nub?.shiftTime(by: seconds)
    bars.x?.shiftTime(by: seconds)
    bars.y?.shiftTime(by: seconds)
    return seconds
  }

  // MARK: The lap

  /// One lap of the content with its behaviours: time passes, `change` is made, and the behaviours follow.
  mutating func lap(
    _ engine: inout ScrollEngine, at now: Double,
    _ change: (inout ScrollBehaviours, inout ScrollEngine) -> Void
  ) {
    pass(&engine, to: now)
    change(&self, &engine)
    follow(&engine)
    emitChanges(&engine)
  }

  /// Lets time pass for the content and its behaviours, piece by piece of the path.
  public mutating func pass(_ engine: inout ScrollEngine, to now: Double) {
    while barDue <= now {
      if engine.mode == .observed { skipRepeats(before: now - Scrollbar.longestPause) }
      let due = barDue
      passPieces(of: &engine, to: max(due, engine.clock))
      advanceBars(&engine, to: due)
      follow(&engine)
    }
    passPieces(of: &engine, to: now)
  }

  private mutating func passPieces(of engine: inout ScrollEngine, to now: Double) {
    if engine.lastSnapshot.phase == .dragging { snapAfterSilence(&engine, until: now) }
    while engine.step(towards: now) { follow(&engine) }
    follow(&engine)
  }

  /// When a held scroll bar scrolls next, in seconds; infinite if none is held.
  public var barDue: Double { min(bars.x?.due ?? .infinity, bars.y?.due ?? .infinity) }

  private mutating func skipRepeats(before time: Double) {
    bars.x?.skipRepeats(before: time)
    bars.y?.skipRepeats(before: time)
  }

  private mutating func advanceBars(_ engine: inout ScrollEngine, to now: Double) {
    if bars.x != nil { engine.advance(&bars.x!, to: now) }
    if bars.y != nil { engine.advance(&bars.y!, to: now) }
  }

  /// Lets time pass. A tick ends a turn of the host's loop.
  public mutating func tick(_ engine: inout ScrollEngine, to now: Double) {
    top?.endTurn()
    pass(&engine, to: now)
  }

  /// Follows the changes of the content since the last call.
  public mutating func follow(_ engine: inout ScrollEngine) {
    follow(&engine, along: Self.ownPath)
  }

  /// Returns the phase's offset at an earlier time of the present piece of the path, in points.
  typealias Path = (_ time: Double, _ scroller: Scroller) -> Vector

  /// The path of content that no chain moves.
  static func ownPath(_ time: Double, _ scroller: Scroller) -> Vector {
    scroller.phaseOffset(inPieceAt: time)
  }

  /// Follows the changes of the content since the last call.
  ///
  /// - Parameter path: The path on which the content moved.
  mutating func follow(_ engine: inout ScrollEngine, along path: Path) {
    guard engine.revision != seenRevision || needsTick else { return }
    followChange(of: &engine, along: path)
  }

  private mutating func followChange(of engine: inout ScrollEngine, along path: Path) {
    guard engine.revision != seenRevision else { return emitChanges(&engine, along: path) }
    let isByTime = engine.piece.number == seenPiece
    // Events of a motion that ended before this call come before the changes of this call.
    if needsTick, !isByTime { emitChanges(&engine, along: path) }
    let shift = engine.takeShift()
    apply(shift.content)
    zoom(to: engine.scroller.scale, movingOffsetBy: shift.zoom.y)
    snaps?.follow(
      &engine, before: seenPhase, isShifted: shift.content != .zero || shift.zoom != .zero)
    noteSeen(engine)
    if !isByTime {
      movementBegin = engine.clock
      movementStart = seenOffset
    }
    let change = ScrollChange(
      from: movementStart, since: movementBegin, before: seenPhase,
      shift: shift.content.distance.y + shift.zoom.y,
      isByTime: isByTime, isScrubbing: nub?.isGrabbed ?? false, to: engine)
    if !isByTime { movementStart = change.offset }
    seenOffset = change.offset
    seenPhase = change.phase
    if change.geometry != seenGeometry {
      seenGeometry = change.geometry
      let hasRoom = nub?.track(in: seenGeometry) != nil
      findRoomForNub(at: time(of: .nub(hasRoom: hasRoom), in: engine, along: path))
    }
    top?.respond(to: change, isWithinBatch: anchor.depth > 0)
    headers.respond(to: change)
    nub?.respond(to: change)
    if top?.animation != nil { retargetScrollToTop(&engine) }
    // A tick of a motion to a known target changes no page.
    if snaps != nil, !isByTime || !change.isSettling { emitPages(&engine) }
    if list != nil { followList(engine, shift: shift.content.distance + shift.zoom) }
    guard refresh != nil else { return emitChanges(&engine, along: path) }
    followRefresh(change, &engine, along: path)
    if engine.revision != seenRevision { follow(&engine) }  // a refresh opened or closed the content
  }

  /// Shifts everything in the behaviours that remembers an offset. A header has positions in the viewport, which stay.
  private mutating func apply(_ shift: ContentShift) {
    guard shift != .zero else { return }
    seenOffset += shift.distance.y
    movementStart += shift.distance.y
    top?.shift(by: shift.returnOffsetDistance)
    anchor.shift(by: shift)
    snaps?.shift(by: shift.distance)
    nub?.shift(by: shift.distance.y)
    bars.x?.shift(by: shift.distance.x)
    bars.y?.shift(by: shift.distance.y)
  }

  /// Follows a change of the scale. The movement of the offset by it is no scroll.
  private mutating func zoom(to scale: Double, movingOffsetBy distance: Double) {
    top?.zoom(by: scale / seenScale, from: seenOffset, to: seenOffset + distance)
    seenScale = scale
    seenOffset += distance
    movementStart += distance
  }

  /// A scroll to the top also ends at the top if rows are inserted above or the inset changes meanwhile.
  private mutating func retargetScrollToTop(_ engine: inout ScrollEngine) {
    guard let animation = top?.animation, engine.lastSnapshot.animation == animation else { return }
    let target = Vector(x: engine.lastSnapshot.target.x, y: topRange(in: engine.targetGeometry.y).lower)
    guard target != engine.lastSnapshot.target else { return }
    engine.redirect(to: target)
    seenOffset = engine.lastSnapshot.offset.y
    seenPhase = engine.lastSnapshot.phase
    noteSeen(engine)
  }

  /// The changes of the content so far are followed.
  private mutating func noteSeen(_ engine: borrowing ScrollEngine) {
    seenRevision = engine.revision
    seenPiece = engine.piece.number
  }

  /// Begins a new movement of the content at the present time: a behaviour has changed.
  mutating func beginMovement(of engine: borrowing ScrollEngine) {
    movementBegin = engine.clock
    movementStart = seenOffset
    headers.begin(at: engine.clock)
  }

  // MARK: Scroll to top

  /// Enables scroll to top, and forgets the offset to return to.
  public mutating func enableTop(_ rule: TopRule) { top = ScrollToTop(rule: rule) }
  /// Disables scroll to top, and forgets the offset to return to.
  public mutating func disableTop(at now: Double) {
    top = nil
    lastEmitted.returnOffset = nil
    findWhetherTimeChanges(at: now)
  }

  /// Where a trigger would scroll now; nil if none would count.
  package mutating func topAnswer(_ engine: inout ScrollEngine, at now: Double) -> ScrollToTop.Answer?
  {
    pass(&engine, to: now)
    guard let top, top.isFresh(at: now) else { return nil }
    return top.answer(offset: engine.lastSnapshot.offset.y, in: topRange(in: engine.geometry.y))
  }

  /// The range in which scroll to top scrolls, in points: without the inset that content leaves after a refresh.
  private func topRange(in geometry: AxisGeometry) -> Interval {
    let range = geometry.range
    return Interval(lower: range.lower + (refresh?.closingInset ?? 0), upper: range.upper)
  }

  /// Handles a trigger that scrolls as `topAnswer` returned.
  ///
  /// - Parameter source: The source of the trigger, which its event reports.
  package mutating func trigger(
    _ answer: ScrollToTop.Answer, source: UInt32, _ engine: inout ScrollEngine, at now: Double
  ) {
    let offset = engine.lastSnapshot.offset
    var animation: AnimationID?
    switch answer {
    case .stay: break
    case .top(let y):
      if engine.lastSnapshot.animation == 0 { engine.stop(at: now) }  // a coast ends where it is
      engine.emit(
        .topWillScroll(to: y, animation: engine.nextAnimation, source: source), at: now)
      animation = engine.scroll(to: Vector(x: offset.x, y: y), at: now)
    case .back(let y):
      engine.emit(
        .topWillRestore(to: y, animation: engine.nextAnimation, source: source), at: now)
      beginGoal(at: y, animation: engine.scroll(to: Vector(x: offset.x, y: y), at: now), engine)
    }
    follow(&engine)
    let range = topRange(in: engine.geometry.y)
    top?.take(answer, offset: offset.y, in: range, animation: animation, at: now)
    emitChanges(&engine)
  }

  // MARK: Headers

  /// Adds a header below the others. It is shown at first, wherever the content is.
  ///
  /// - Precondition: There are fewer than `HeaderStack.capacity`.
  public mutating func addHeader(_ options: HeaderOptions, _ engine: inout ScrollEngine) {
    headers.add(CollapsingHeader(options: options))
    beginMovement(of: engine)
    emitChanges(&engine)
  }

  /// - Precondition: `number < headers.count`.
  public mutating func changeHeader(
    _ number: Int, to options: HeaderOptions, _ engine: inout ScrollEngine, at now: Double
  ) {
    lap(&engine, at: now) { behaviours, engine in
      behaviours.headers.change(number, to: options, at: now)
      behaviours.beginMovement(of: engine)
    }
  }

  /// Sets the position of a header, in points: 0 shown, −height hidden. It is clamped to what its mode allows
  /// at the present offset. The header moves on from there.
  ///
  /// - Precondition: `number < headers.count`.
  public mutating func setHeaderPosition(
    _ position: Double, of number: Int, _ engine: inout ScrollEngine, at now: Double
  ) {
    lap(&engine, at: now) { behaviours, engine in
      let range = engine.scroller.setting.geometry.y.range
      let belowTop = range.clamp(engine.lastSnapshot.offset.y) - range.lower
      behaviours.headers.setPosition(position, of: number, belowTop: belowTop, at: now)
      behaviours.beginMovement(of: engine)
    }
  }

  /// Removes all headers.
  public mutating func removeHeaders(at now: Double) {
    headers = HeaderStack()
    findWhetherTimeChanges(at: now)
  }

  /// The position of a header, in points below the viewport's top.
  ///
  /// - Precondition: `number < headers.count`.
  public mutating func top(ofHeader number: Int, at now: Double) -> Double {
    headers.top(of: number, at: now)
  }

  /// The geometry of the scroller for a geometry of the host. The host's inset may follow the headers; the
  /// scroller's inset is that of headers fully shown.
  public mutating func whole(_ geometry: ScrollGeometry, at now: Double) -> ScrollGeometry {
    let y = headers.whole(geometry.y, heldOpenBy: heldInset, at: now)
    // An inset that differs by rounding alone must not begin a motion anew.
    let isSame =
      y.viewport == seenGeometry.viewport && y.content == seenGeometry.content
      && y.trailingInset == seenGeometry.trailingInset
      && (y.leadingInset - seenGeometry.leadingInset).magnitude < 1e-9
    return listed(ScrollGeometry(x: geometry.x, y: isSame ? seenGeometry : y))
  }

  /// Sets the geometry of the host. With a list, the anchored item stays where it is. `AnchorPolicy.stickToEnd` keeps
  /// content at its end, such as when a keyboard shrinks the viewport.
  ///
  /// - Parameter shift: How far the visible content moved within the content, in points.
  public mutating func change(
    to geometry: ScrollGeometry, shift: Vector, _ engine: inout ScrollEngine, at now: Double
  ) {
    pass(&engine, to: now)
    let isFirst = engine.geometry == .empty
    if list != nil || anchor.policy == .stickToEnd, anchor.depth == 0, !isFirst, shift == .zero {
      let batch = beginBatch(&engine, at: now)
      _ = endBatch(batch, geometry: geometry, finished: true, &engine, at: now)
    } else {
      engine.change(to: whole(geometry, at: now), shift: shift, at: now)
      if isFirst { placeAtGoal(&engine, at: now) }
    }
    follow(&engine)
  }

  // MARK: Content anchor

  /// Sets which part of the content keeps its position when content changes.
  public mutating func setPolicy(_ policy: AnchorPolicy) { anchor.policy = policy }

  /// Begins a batch of edits.
  ///
  /// - Returns: The number of the batch, never 0.
  public mutating func beginBatch(_ engine: inout ScrollEngine, at now: Double) -> UInt32 {
    pass(&engine, to: now)
    return openBatch(of: engine)
  }

  /// Begins a batch of edits at the present time.
  mutating func openBatch(of engine: borrowing ScrollEngine) -> UInt32 {
    anchor.begin(
      offset: engine.lastSnapshot.offset, target: engine.lastSnapshot.target,
      in: engine.geometry, isHeldOpen: refresh?.state == .refreshing, memory: top?.returnOffset)
  }

  /// Adds an edit of the content to the innermost batch; see `ContentAnchor.edit`.
  ///
  /// - Precondition: A batch is open.
  public mutating func edit(at position: Double, removed: Double, inserted: Double) {
    anchor.edit(at: position, removed: removed, inserted: inserted)
  }

  /// Ends a batch with the new geometry of the content. A wheel or a key that scrolls to the top still ends there.
  ///
  /// - Returns: The number of batches inside it that were never ended; nil if no such batch is open, and
  ///   nothing changes.
  public mutating func endBatch(
    _ id: UInt32, geometry: ScrollGeometry, finished: Bool, _ engine: inout ScrollEngine,
    at now: Double
  ) -> Int? {
    endBatch(id, wholeGeometry: whole(geometry, at: now), finished: finished, &engine, at: now)
  }

  /// The same with a geometry of the scroller.
  mutating func endBatch(
    _ id: UInt32, wholeGeometry geometry: ScrollGeometry, finished: Bool,
    _ engine: inout ScrollEngine, at now: Double
  ) -> Int? {
    let old = engine.geometry[anchor.axis]
    let new = engine.scaled(geometry)[anchor.axis]
    guard let outcome = anchor.end(id, from: old, to: new, finished: finished) else {
      return nil
    }
    var shift = outcome.shift
    if let distance = goalShift(to: engine.scaled(geometry), engine) { shift.distance = distance }
    let goesToTop =
      engine.scroller.phase.kind == .wheeling && engine.lastSnapshot.target.y == engine.geometry.y.range.lower
    engine.change(to: geometry, by: shift, at: now)
    retargetGoal(&engine)
    if goesToTop { retarget(&engine, to: Vector(x: engine.lastSnapshot.target.x, y: engine.geometry.y.range.lower)) }
    if outcome.goesToEnd {
      var end = engine.lastSnapshot.target
      end[anchor.axis] = anchor.end(of: engine.geometry[anchor.axis])
      if end != engine.lastSnapshot.target { engine.redirect(to: end) }
    }
    if outcome.goesLeft, engine.lastSnapshot.offset.x != 0 {
      engine.setOffset(Vector(x: 0, y: engine.lastSnapshot.offset.y), at: now)
    }
    follow(&engine)
    return outcome.forgotten
  }

  /// Handles a report of the host's scroll view. While a batch is open, a new offset comes from the toolkit's
  /// own anchoring and is no scroll.
  public mutating func handle(_ report: HostReport, _ engine: inout ScrollEngine, at now: Double) {
    switch report {
    case .willEndDragging(let velocity, let target) where snaps != nil:
      let rest = snapped(target, velocity: velocity, of: engine)
      if (rest - target).length > SnapGuide.near {
        engine.handle(willEndDraggingAt: velocity, landingAt: rest, at: now)
      } else {
        engine.handle(report, at: now)
      }
    case .didScroll(let offset) where anchor.depth > 0 && anchor.policy != .none:
      let shift = offset - engine.lastSnapshot.offset
      anchor.hostDidMove(by: shift)
      engine.hostDidShift(by: shift, at: now)
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      .didEndAnimation, .didTrack, .willBeginZooming, .didZoom, .didEndZooming:
      engine.handle(report, at: now)
    }
  }
}

extension ScrollChange {
  /// The change from an offset and a phase to the present snapshot of an engine.
  init(
    from offset: Double, since began: Double, before: PhaseKind, shift: Double, isByTime: Bool, isScrubbing: Bool,
    to engine: borrowing ScrollEngine
  ) {
    from = offset
    self.offset = engine.lastSnapshot.offset.y
    target = engine.lastSnapshot.target.y
    self.shift = shift
    geometry = engine.scroller.setting.geometry.y
    self.began = began
    time = engine.clock
    self.isByTime = isByTime
    rested = before == .idle ? engine.clock : engine.rested
    self.before = before
    phase = engine.lastSnapshot.phase
    isSettling = engine.lastSnapshot.isSettling
    self.isScrubbing = isScrubbing
    reducesMotion = engine.scroller.preferences.reducesMotion
  }
}
