/// One scroll view: inputs or reports go in with their time, frames and events come out.
///
///     input ─▶ Scroller or HostScroll ─▶ snapshot before ⇢ after ─▶ events
///
/// Every call is one lap, in this order: time passes, the input is taken, and what changed is
/// told. The host owns the clock; calls must not go back in time.
public struct ScrollEngine: Sendable {
  /// When the last call was, in seconds.
  public internal(set) var clock: Double
  var scroller: Scroller
  /// What only one of the modes needs.
  var side: Side
  /// What was told last: what a host and the behaviours know.
  public internal(set) var told: ScrollSnapshot
  /// The number of the latest programmatic scroll; here, and the mode below, for the room between.
  private var lastAnimation: AnimationID
  /// When the content last came to rest, in seconds: the moment itself, not that of the next call.
  public internal(set) var rested: Double
  /// Whether the program put the content where it is: there it is left alone.
  var isPut: Bool
  public internal(set) var context: ScrollContext
  public internal(set) var zoom: ZoomWatch
  public let mode: Mode
  /// Grows with whatever is told, so that who follows knows whether there is anything new.
  private(set) var revision: UInt32
  /// The piece of the path that the content is on.
  private(set) var piece: PathPiece
  var events: EventQueue
  var shifted: Vector

  /// Who moves the content.
  public enum Mode: UInt32, Sendable {
    /// ScrollKit does.
    case driven = 0
    /// The host's own scroll view does, and reports.
    case observed = 1
  }

  public init(mode: Mode, setting: ScrollSetting) {
    self.mode = mode
    clock = -.infinity
    scroller = Scroller(setting: setting)
    side = mode == .observed ? .host(HostScroll()) : .content(nil)
    events = EventQueue()
    lastAnimation = 0
    shifted = .zero
    revision = 0
    piece = PathPiece(number: 0, begin: -.infinity, end: .infinity)
    rested = -.infinity
    isPut = false
    context = ScrollContext()
    zoom = ZoomWatch()
    told = .still(at: setting.geometry.range.clamp(.zero), phase: .idle)
  }

  /// Makes a driven engine at offset zero. Its content is empty until `change(to:shift:at:)`.
  public init(feel: Feel = .uikit) {
    self.init(
      mode: .driven,
      setting: ScrollSetting(
        geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: false)))
  }

  /// What was set last: the geometry, and the rules of the next gesture or motion.
  public var setting: ScrollSetting {
    var setting = scroller.setting
    setting.rules = scroller.rules
    return setting
  }

  // MARK: Time

  /// Lets time pass.
  ///
  /// - Precondition: Here and below, `now >= clock`.
  public mutating func tick(_ now: Double) {
    while piece.end <= now { reachPieceEnd() }
    move(to: now)
  }

  /// Lets time pass, at most to the end of the present piece of the path.
  ///
  /// The content first arrives at the end of the piece, and the next call begins the next piece. Between
  /// the two calls the scroller still answers for the whole piece.
  ///
  /// - Returns: Whether the piece ends by `now`, so that another call is needed.
  mutating func step(towards now: Double) -> Bool {
    guard piece.end <= now else {
      move(to: now)
      return false
    }
    reachPieceEnd()
    return true
  }

  private mutating func reachPieceEnd() {
    if clock < piece.end { arrive(at: piece.end) } else { endPiece() }
  }

  /// Begins a piece of the path that ends when the present one would.
  mutating func beginPiece() {
    piece = PathPiece(number: piece.number &+ 1, begin: clock, end: piece.end)
  }

  /// The oldest event that was not taken yet; nil if there is none.
  public var firstEvent: ScrollEvent? { events.oldest }

  /// Takes the oldest event that was not taken yet; nil if there is none.
  public mutating func nextEvent() -> EventQueue.TimedEvent? {
    events.next(at: clock)
  }

  // MARK: Inputs

  /// Takes what the user did.
  ///
  /// - Precondition: The mode is `driven`.
  public mutating func handle(_ input: ScrollInput, at now: Double) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    if case .move(let pointer, let position) = input,
      drag(pointer, toX: position.x, y: position.y, at: now)
    {
      return
    }
    handleOther(input, at: now)
  }

  /// Moves the content with the finger that drags it: the commonest input, taken without a detour.
  ///
  /// - Returns: Whether that finger drags it; if not, nothing changed.
  public mutating func drag(_ pointer: UInt64, toX x: Double, y: Double, at now: Double) -> Bool {
    let position = Vector(x: x, y: y)
    guard let offset = scroller.drag(pointer, to: position, at: now) else { return false }
    clock = now
    context.trackingPoint = position
    follow(to: offset)
    beginPiece()
    return true
  }

  private mutating func handleOther(_ input: ScrollInput, at now: Double) {
    take(input, at: now)
    tell()
  }

  /// Takes an input that lets go, and lets the content rest elsewhere than it would.
  ///
  /// - Precondition: The mode is `driven`.
  public mutating func handle(_ input: ScrollInput, landingAt target: Vector, at now: Double) {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    take(input, at: now)
    scroller.land(at: target, now: now)
    tell()
  }

  /// Where the content would go if an input let it go now: how fast, and where to; nil if the
  /// input ends no drag. Nothing changes.
  ///
  /// - Precondition: The mode is `driven`.
  public func release(by input: ScrollInput, at now: Double) -> (velocity: Vector, target: Vector)? {
    precondition(mode == .driven, "ScrollEngine: inputs are for driven content")
    guard told.phase == .dragging else { return nil }
    var later = scroller
    if later.setting.comfort.resamples { later.resample(at: now) }
    later.handle(input, at: now)
    let snapshot = later.snapshot(at: now)
    guard snapshot.phase != .dragging else { return nil }
    return (velocity: snapshot.velocity, target: snapshot.target)
  }

  /// Sets the size of the viewport and of the content. The first call puts the content at its start.
  ///
  /// In observed mode, a shift also emits a request to move the host's offset by it.
  ///
  /// - Parameter shift: How far the visible content moved within the content, in points: rows of 400
  ///   points inserted above it shift it by +400. The user sees no movement.
  public mutating func change(to geometry: ScrollGeometry, shift: Vector = .zero, at now: Double) {
    tick(now)
    let isFirst = scroller.setting.geometry == .empty
    changeContent(to: geometry, shift: shift, at: now)
    context.shift(by: shift)
    shifted = shifted + shift
    if isFirst, mode == .driven { shifted = scroller.phase.target - told.offset }  // no scroll
    switch mode {
    case .driven: break  // done
    case .observed: changeHost(shift: shift)
    }
    tell(shift: shift)
  }

  /// How far content moved under the viewport since this was last asked, in points.
  mutating func takeShift() -> Vector {
    defer { shifted = .zero }
    return shifted
  }

  /// The number that the next programmatic scroll will have.
  var nextAnimation: AnimationID { lastAnimation == .max ? 1 : lastAnimation + 1 }

  /// Tells what a behaviour did.
  mutating func tell(_ event: ScrollEvent, at time: Double) {
    events.add(event, at: time)
  }

  // MARK: The lap

  /// Lets time pass within the present piece of the path.
  private mutating func move(to now: Double) {
    guard told.needsTick else {
      clock = now
      return
    }
    if mode == .driven, moveOn(to: now) { return }
    clock = now
    tell()
  }

  /// Lets time pass up to the end of the present piece; the phase stays what it is.
  private mutating func arrive(at end: Double) {
    clock = end
    guard mode == .driven, scroller.phase.kind != .scaling else { return }
    if scroller.phase.kind == .dragged, scroller.setting.comfort.resamples { scroller.resample(at: end) }
    let snapshot = scroller.snapshot(at: end)
    if !scroller.phase.isFlying { told.target = snapshot.target }
    context.follow(from: told.offset, to: snapshot.offset)
    tell(moveTo: snapshot.offset, velocity: snapshot.velocity)
    told.pull = snapshot.pull
  }

  /// Begins the next piece of the path: the content turns, an edge returns it, or it rests.
  private mutating func endPiece() {
    let end: Double?
    switch mode {
    case .driven: end = scroller.advance(to: clock)
    case .observed: end = host.advance(to: clock)
    }
    if let end { rested = end }
    tell(arrived: end != nil)
  }

  /// Lets time pass and takes an input.
  mutating func take(_ input: ScrollInput, at now: Double) {
    tick(now)
    switch input {
    case .press(_, let point), .move(_, let point): context.trackingPoint = point
    case .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd: break
    case .zoom(let input): return zoom(by: input)
    }
    if !pinch(by: input) { scroller.handle(input, at: now) }
  }

  /// Tells what changed since the last time.
  ///
  /// - Parameters:
  ///   - arrived: Whether what moved the content came to its own end, rather than was cut off.
  ///   - shift: How far content moved under the viewport, in points.
  mutating func tell(arrived: Bool = false, shift: Vector = .zero) {
    let after = snapshot
    revision &+= 1
    isPut = false
    if !arrived, after.phase == .idle, told.phase != .idle { rested = clock }
    if mode == .driven { tellZoom(after, shift: shift) }
    let geometry = after.phase == .zooming ? targetGeometry : scroller.setting.geometry
    context.follow(
      from: told, to: after, shift: shift, arrived: arrived, in: geometry.range, at: clock,
      tell: &events)
    told = after
    piece = PathPiece(
      number: piece.number &+ 1, begin: clock, end: after.needsTick ? pieceEnd : .infinity)
  }

  private var pieceEnd: Double {
    switch mode {
    case .driven: scroller.pieceEnd(after: clock)
    case .observed: host.end
    }
  }

  /// Lets time pass where it changes nothing but where content is and how fast it moves.
  ///
  /// - Returns: Whether that is so; if not, nothing changed.
  private mutating func moveOn(to now: Double) -> Bool {
    switch scroller.phase.kind {
    case .coasting, .animated, .wheeling, .keyed, .steered:
      guard let states = scroller.phase.states(at: now, stillIn: told.phase) else { return false }
      clock = now
      show(at: states.place, velocity: states.velocity)
    case .dragged:
      guard scroller.setting.comfort.resamples, now < scroller.catchingUpEnd else { return false }
      clock = now
      scroller.resample(at: now)
      follow(to: scroller.phase.offset(at: now))
    case .scaling: return scale(to: now)
    case .led, .ledByFingers: clock = now  // its chain moves it
    case .idle, .touched, .rested, .panned, .momentum, .turned, .pinched: return false
    }
    return true
  }

  /// Takes where a finger has put content, in points, before the edges show it.
  private mutating func follow(to offset: Vector) {
    let before = told.offset
    show(at: offset, velocity: .zero)
    told.target = told.offset
    context.follow(from: before, to: told.offset)
  }

  /// Takes where a motion or a finger has put content, and shows it as its edges do.
  mutating func show(at offset: Vector, velocity: Vector) {
    guard !scroller.setting.effectEdges.isEmpty else { return tell(moveTo: offset, velocity: velocity) }
    let shown = scroller.setting.shown(offset)
    tell(moveTo: shown, velocity: velocity.along(shown, from: offset))
    told.pull = offset - shown
  }

  /// Tells of a change of place that changes nothing else.
  mutating func tell(moveTo offset: Vector, velocity: Vector) {
    revision &+= 1
    if offset != told.offset { events.add(movementTo: offset, at: clock) }
    told.offset = offset
    told.velocity = velocity
  }

  mutating func numberAnimation() -> AnimationID {
    lastAnimation = nextAnimation
    return lastAnimation
  }

  var snapshot: ScrollSnapshot {
    switch mode {
    case .driven:
      var snapshot = scroller.snapshot(at: clock)
      if scroller.setting.comfort.resamples, scroller.isCatchingUp(at: clock) { snapshot.needsTick = true }
      return snapshot
    case .observed: return host.snapshot(in: scroller.setting.geometry.range)
    }
  }
}
