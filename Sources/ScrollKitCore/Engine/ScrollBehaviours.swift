/// The behaviours of one scroll view. They see what happened to its content and answer with what
/// else moves, and with at most one wish at a time.
///
///     engine.tick(now)             engine.handle(input, at: now)      … any call on the engine
///     behaviours.endTurn(&engine)  behaviours.follow(&engine)         then what became of it
///
/// No behaviour knows another; what happens when two of them meet is decided by the content alone:
/// each sees the same change.
public struct ScrollBehaviours {
  public private(set) var top: ScrollToTop?
  public internal(set) var headers: HeaderStack
  public private(set) var anchor: ContentAnchor
  public internal(set) var nub: FastScrollNub?
  /// Where content likes to rest; nil if anywhere.
  public var snaps: SnapGuide?
  /// The scroll bars; nil along an axis that has none.
  public var bars = Pair<Scrollbar?>(x: nil, y: nil)
  /// Where sections begin in the content, in points, in ascending order. Borrowed.
  var sections: UnsafeBufferPointer<Double>
  var seenOffset: Double
  var seenPhase: PhaseKind
  var seenGeometry: AxisGeometry
  private var seenRevision: UInt32
  /// The number of the piece of the path seen last.
  var seenPiece: UInt32
  /// When the movement of the content that is followed began, in seconds.
  var movementBegin: Double
  /// The offset at which it began, in points; moves along with shifts.
  var movementStart: Double
  var told: Told
  /// Whether time alone changes anything of theirs: a header that settles, a nub that fades or
  /// waits, a trigger's turn that has not ended.
  public internal(set) var needsTick: Bool

  /// What the host was told of last.
  struct Told {
    var wayBack: Double?
    var nubIsShown: Bool
    /// Whether the nub has room in the geometry seen last, and since when, in seconds.
    var nubHasRoom: Bool
    var nubRoomChanged: Double
    var section: Int32
  }

  /// Behaviours of an engine, as it is now: none is enabled.
  public init(of engine: inout ScrollEngine) {
    _ = engine.takeShift()  // what was shifted before is nobody's business
    top = nil
    headers = HeaderStack()
    anchor = ContentAnchor()
    nub = nil
    snaps = nil
    sections = UnsafeBufferPointer(start: nil, count: 0)
    seenOffset = engine.told.offset.y
    seenPhase = engine.told.phase
    seenGeometry = engine.setting.geometry.y
    seenRevision = engine.revision
    seenPiece = engine.piece.number
    movementBegin = engine.clock
    movementStart = engine.told.offset.y
    needsTick = false
    told = Told(
      wayBack: nil, nubIsShown: false, nubHasRoom: false, nubRoomChanged: -.infinity, section: 0)
  }

  // MARK: Following the content

  /// Takes what became of the content since the last time.
  public mutating func follow(_ engine: inout ScrollEngine) {
    guard engine.revision != seenRevision || needsTick else { return }
    look(&engine)
  }

  private mutating func look(_ engine: inout ScrollEngine) {
    guard engine.revision != seenRevision else { return tell(&engine) }
    let isByTime = engine.piece.number == seenPiece
    // What ended by itself before this call did so before the call changes anything.
    if needsTick, !isByTime { tell(&engine) }
    seenRevision = engine.revision
    seenPiece = engine.piece.number
    let shift = engine.takeShift()
    if snaps != nil {
      respondSnapping(before: seenPhase, isShifted: shift != .zero, &engine)
    }
    if !isByTime {
      movementBegin = engine.clock
      movementStart = seenOffset
    }
    movementStart += shift.y
    let change = ScrollChange(
      from: movementStart, since: movementBegin, before: seenPhase, shift: shift.y,
      isByTime: isByTime, isScrubbing: nub?.isGrabbed ?? false, to: engine)
    if !isByTime { movementStart = change.offset }
    seenOffset = change.offset
    seenPhase = change.phase
    if change.geometry != seenGeometry {
      seenGeometry = change.geometry
      findRoomForNub(at: change.time)
    }
    top?.respond(to: change, isWithinBatch: anchor.depth > 0)
    headers.respond(to: change)
    nub?.respond(to: change)
    if top?.flight != nil { keepFlyingToTheTop(&engine) }
    tell(&engine)
  }

  /// The top is where a flight to the top ends, also when rows come in above or the inset changes
  /// on its way.
  private mutating func keepFlyingToTheTop(_ engine: inout ScrollEngine) {
    guard let flight = top?.flight, engine.told.animation == flight else { return }
    let target = Vector(x: engine.told.target.x, y: seenGeometry.range.lower)
    guard target != engine.told.target else { return }
    engine.redirect(to: target)
    seenOffset = engine.told.offset.y
    seenPhase = engine.told.phase
    noteSeen(engine)
  }

  /// Notes that the content's latest change is this one's own.
  mutating func noteSeen(_ engine: borrowing ScrollEngine) {
    seenRevision = engine.revision
    seenPiece = engine.piece.number
  }

  /// Begins a new movement of the content where it is now: whatever follows it has changed.
  mutating func beginMovement(of engine: borrowing ScrollEngine) {
    movementBegin = engine.clock
    movementStart = seenOffset
    headers.begin(at: engine.clock)
  }

  /// Lets time pass, and follows the content.
  public mutating func pass(_ engine: inout ScrollEngine, to now: Double) {
    while barDue <= now { advanceBars(&engine, to: barDue) }
    if engine.told.phase == .dragging { leadSilent(&engine, until: now) }
    while engine.step(towards: now) { follow(&engine) }
    follow(&engine)
  }

  /// When a held scroll bar scrolls next, in seconds; infinite if none is held.
  public var barDue: Double { min(bars.x?.due ?? .infinity, bars.y?.due ?? .infinity) }

  private mutating func advanceBars(_ engine: inout ScrollEngine, to now: Double) {
    if bars.x != nil { engine.advance(&bars.x!, to: now) }
    if bars.y != nil { engine.advance(&bars.y!, to: now) }
  }

  /// Takes a tick, which ends a turn of the host's loop.
  public mutating func tick(_ engine: inout ScrollEngine, to now: Double) {
    top?.endTurn()
    pass(&engine, to: now)
  }

  /// A turn of the host's loop has ended.
  public mutating func endTurn(_ engine: inout ScrollEngine) {
    top?.endTurn()
    follow(&engine)
  }

  // MARK: Scroll to top

  public mutating func enableTop(_ rule: TopRule) { top = ScrollToTop(rule: rule) }
  public mutating func disableTop(at now: Double) {
    top = nil
    told.wayBack = nil
    waitIfNeeded(at: now)
  }

  /// Where a trigger would lead now; nil if none would count.
  public mutating func topAnswer(_ engine: inout ScrollEngine, at now: Double) -> ScrollToTop.Answer?
  {
    pass(&engine, to: now)
    guard let top, top.isFresh(at: now) else { return nil }
    return top.answer(offset: engine.told.offset.y, in: engine.setting.geometry.y.range)
  }

  /// Takes a trigger that leads where `topAnswer` said.
  ///
  /// - Parameter source: What triggered it; told with what becomes of it.
  public mutating func trigger(
    _ answer: ScrollToTop.Answer, source: UInt32, _ engine: inout ScrollEngine, at now: Double
  ) {
    let offset = engine.told.offset
    var animation: AnimationID?
    switch answer {
    case .stay: break
    case .top(let y):
      if engine.told.animation == 0 { engine.stop(at: now) }  // a coast ends where it is
      engine.emit(
        .topWillScroll(to: y, animation: engine.nextAnimation, source: source), at: now)
      animation = engine.scroll(to: Vector(x: offset.x, y: y), at: now)
    case .back(let y):
      engine.emit(
        .topWillRestore(to: y, animation: engine.nextAnimation, source: source), at: now)
      _ = engine.scroll(to: Vector(x: offset.x, y: y), at: now)
    }
    follow(&engine)
    top?.take(answer, offset: offset.y, in: engine.setting.geometry.y.range, animation: animation, at: now)
    tell(&engine)
  }

  // MARK: Headers

  /// Adds a header below the others; at the content's top it is shown, elsewhere, too.
  ///
  /// - Precondition: There are fewer than `HeaderStack.capacity`.
  public mutating func addHeader(_ options: HeaderOptions, _ engine: inout ScrollEngine) {
    headers.add(CollapsingHeader(options: options))
    beginMovement(of: engine)
    tell(&engine)
  }

  /// - Precondition: `number < headers.count`.
  public mutating func changeHeader(
    _ number: Int, to options: HeaderOptions, _ engine: inout ScrollEngine, at now: Double
  ) {
    pass(&engine, to: now)
    headers.change(number, to: options, at: now)
    beginMovement(of: engine)
    tell(&engine)
  }

  public mutating func removeHeaders(at now: Double) {
    headers = HeaderStack()
    waitIfNeeded(at: now)
  }

  /// Where a header is, in points below the viewport's top.
  ///
  /// - Precondition: There is one of this number.
  public mutating func top(ofHeader number: Int, at now: Double) -> Double {
    headers.top(of: number, at: now)
  }

  /// The geometry as the scroller is to have it, of the one that the host tells: with an inset that
  /// follows the headers, the range is that of headers fully shown.
  public mutating func whole(_ geometry: ScrollGeometry, at now: Double) -> ScrollGeometry {
    let y = headers.whole(geometry.y, at: now)
    // An inset that is the same but for rounding must not begin a flight anew.
    let isSame =
      y.viewport == seenGeometry.viewport && y.content == seenGeometry.content
      && y.trailingInset == seenGeometry.trailingInset
      && (y.leadingInset - seenGeometry.leadingInset).magnitude < 1e-9
    return ScrollGeometry(x: geometry.x, y: isSame ? seenGeometry : y)
  }

  // MARK: A place that stays put

  public mutating func setPolicy(_ policy: AnchorPolicy) { anchor.policy = policy }

  /// A batch of edits begins.
  ///
  /// - Returns: Its number, never 0.
  public mutating func beginBatch(_ engine: inout ScrollEngine, at now: Double) -> UInt32 {
    pass(&engine, to: now)
    return anchor.begin(
      offset: engine.told.offset.y, target: engine.told.target.y,
      in: engine.setting.geometry.y.range, memory: top?.wayBack)
  }

  /// Content was edited in the innermost batch; see `ContentAnchor.edit`.
  ///
  /// - Precondition: A batch was begun.
  public mutating func edit(at place: Double, removed: Double, inserted: Double) {
    anchor.edit(at: place, removed: removed, inserted: inserted)
  }

  /// A batch ends, and the content is now so large.
  ///
  /// - Returns: How many batches inside it were never ended; nil if no such batch is open, and
  ///   nothing changes.
  public mutating func endBatch(
    _ id: UInt32, geometry: ScrollGeometry, finished: Bool, _ engine: inout ScrollEngine,
    at now: Double
  ) -> Int? {
    let geometry = whole(geometry, at: now)
    let old = engine.setting.geometry.y
    let new = engine.scaled(geometry).y
    guard let outcome = anchor.end(id, from: old, to: new, finished: finished) else {
      return nil
    }
    top?.shift(by: outcome.memoryShift - outcome.shift)  // the rest is followed like any shift
    engine.change(to: geometry, shift: Vector(x: 0, y: outcome.shift), at: now)
    if outcome.goesToEnd {
      let end = Vector(x: engine.told.target.x, y: engine.setting.geometry.y.range.upper)
      if end != engine.told.target { engine.redirect(to: end) }
    }
    if outcome.goesLeft, engine.told.offset.x != 0 {
      engine.place(at: Vector(x: 0, y: engine.told.offset.y), now: now)
    }
    follow(&engine)
    return outcome.forgotten
  }

  /// Takes a report while a batch is open. What a toolkit says of its offset then is its own way
  /// of keeping the place, and no scroll.
  public mutating func take(_ report: HostReport, _ engine: inout ScrollEngine, at now: Double) {
    switch report {
    case .willEndDragging(let velocity, let target) where snaps != nil:
      let rest = snapped(target, velocity: velocity, of: &engine)
      if (rest - target).length > SnapGuide.near {
        engine.handle(willEndDraggingAt: velocity, landingAt: rest, at: now)
      } else {
        engine.handle(report, at: now)
      }
    case .didScroll(let offset) where anchor.depth > 0 && anchor.policy != .none:
      let way = offset - engine.told.offset
      anchor.hostDidMove(by: way.y)
      engine.hostDidShift(by: way, at: now)
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      .didEndAnimation, .didTrack, .willBeginZooming, .didZoom, .didEndZooming:
      engine.handle(report, at: now)
    }
  }
}
