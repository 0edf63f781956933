/// The engine of one scroll view: inputs or reports go in with their time, frames and events come out.
///
///     time passes ─▶ Scroller or HostScroll changes ─▶ snapshot before ⇢ after ─▶ events
///
/// Every change is one update in this order: see `beginUpdate` and `endUpdate`. Times are the scroll view's own: see
/// `ScrollView.clockOffset`. Calls must not go back in time.
package struct ScrollEngine: Sendable {
  /// The time of the last call, in seconds.
  package private(set) var clock = -Double.infinity
  var scroller: Scroller
  var modeState: ModeState
  /// The snapshot as of the last call.
  package private(set) var lastSnapshot: ScrollSnapshot
  /// When the content last came to rest, in seconds: the exact time, not that of the next call.
  package private(set) var rested = -Double.infinity
  package internal(set) var context = ScrollContext()
  /// The last position of a finger in the viewport, in points.
  var trackingPoint = Vector.zero
  package internal(set) var zoom = ZoomWatch()
  /// The segment of the path that the content is on.
  private(set) var segment: PathSegment
  /// What the content remembers of another one to which it is linked.
  var link = LinkState()
  /// The latest programmatic scroll; 0 before the first.
  private var lastAnimation: AnimationID = 0
  var events = EventQueue()
  /// How far the content was shifted in all, in points. A user sees the offset without it move.
  private(set) var shifted = Vector.zero

  package init(mode: ScrollMode, setting: ScrollSetting) {
    scroller = Scroller(setting: setting)
    modeState = ModeState(mode)
    lastSnapshot = .still(at: setting.geometry.range.clamp(.zero), phase: .idle)
    segment = PathSegment(start: lastSnapshot.offset, begin: clock, end: .infinity, number: 0)
  }

  /// The geometry at the present scale.
  package var geometry: ScrollGeometry { scroller.setting.geometry }

  /// The geometry that the nub and the scroll bars show. Of content without ends they show no place: it has no length there.
  var shownGeometry: ScrollGeometry {
    let geometry = scroller.setting.geometry
    guard scroller.setting.isUnbounded else { return geometry }
    return Pair { AxisGeometry(viewport: geometry[$0].viewport, content: 0) }
  }

  /// The geometry, and the rules of the next gesture or motion.
  package var setting: ScrollSetting {
    var setting = scroller.setting
    setting.rules = scroller.rules
    return setting
  }

  // MARK: The update

  /// Begins an update: a change at `clock`, up to which time has passed. A segment of the path that ends at `clock` ends first.
  ///
  /// Every change that may affect more than the offset is one update or more. A function that answers a change of the same call
  /// begins none, and only ends one: the segment has just begun.
  mutating func beginUpdate() {
    if segment.end <= clock { passTime(to: clock) }
  }

  /// Ends an update: emits the events of what changed, and begins the next segment of the path.
  ///
  /// - Parameters:
  ///   - shift: How far the change shifted the content, in points.
  ///   - end: When a motion came to its own end, in seconds; nil if none did.
  mutating func endUpdate(shift: Vector = .zero, arrived end: Double? = nil) {
    shifted = shifted + shift
    let after = snapshot()
    if let end { rested = end } else if after.phase == .idle, lastSnapshot.phase != .idle { rested = clock }
    if mode == .driven { emitScaleEvents(to: after) }
    context.emitEvents(
      from: lastSnapshot, to: after, shift: shift, arrived: end != nil,
      in: after.phase == .zooming ? targetGeometry.range : scroller.setting.allowedRange(in: mode), at: clock, into: &events)
    lastSnapshot = after
    segment = PathSegment(start: after.offset, begin: clock, end: segmentEnd(), number: segment.number &+ 1)
  }

  /// When the present segment of the path ends, in seconds; infinity if time alone does not end it.
  private mutating func segmentEnd() -> Double {
    guard lastSnapshot.needsTick else { return .infinity }
    switch mode {
    case .driven: return scroller.segmentEnd(after: clock)
    case .observed: return host.end
    }
  }

  /// Changes only the offset and the velocity: a finger, a chain or time moves the content.
  mutating func move(to offset: Vector, velocity: Vector, at now: Double) {
    clock = now
    if offset != lastSnapshot.offset { events.addMovement(to: offset, at: now) }
    lastSnapshot.offset = offset
    lastSnapshot.velocity = velocity
  }

  /// As `move`, for content that a finger or a chain moves: `context` counts the movement, too.
  mutating func moveInContext(to offset: Vector, velocity: Vector, at now: Double) {
    move(to: offset, velocity: velocity, at: now)
    context.addMovement(from: segment.start, to: lastSnapshot.offset)
  }

  /// As `moveInContext`, for content that a finger moves: it would rest there.
  mutating func moveWithFinger(to offset: Vector, at now: Double) {
    moveInContext(to: offset, velocity: .zero, at: now)
    lastSnapshot.target = offset
  }

  private mutating func snapshot() -> ScrollSnapshot {
    switch mode {
    case .driven: scroller.snapshot(at: clock)
    case .observed: host.snapshot(in: scroller.setting.hostRange)
    }
  }

  /// The rest range along each axis: the offsets at which the content may be.
  package var restRange: Pair<Interval> { scroller.setting.restRange }

  // MARK: Time

  /// Lets time pass.
  ///
  /// - Precondition: `now >= clock`.
  mutating func passTime(to now: Double) {
    while step(towards: now) {}
  }

  /// Lets time pass, at most to the end of the present segment of the path.
  ///
  /// The content first arrives at the end of the segment, and the next call begins the next segment. Between
  /// the two calls the activity is still that of the whole segment.
  ///
  /// - Returns: Whether the segment ends by `now`, so that another call is needed.
  mutating func step(towards now: Double) -> Bool {
    guard segment.end <= now else {
      moveWithinSegment(to: now)
      return false
    }
    if clock < segment.end { arrive() } else { endSegment() }
    return true
  }

  /// Lets time pass within the present segment of the path.
  private mutating func moveWithinSegment(to now: Double) {
    guard lastSnapshot.needsTick else {
      clock = now
      return
    }
    if mode == .driven, moveContent(to: now) { return }
    clock = now
    endUpdate()
  }

  /// Lets time pass where it changes only the offset, the velocity and the scale.
  ///
  /// - Returns: Whether it changes only these; if not, nothing changed.
  private mutating func moveContent(to now: Double) -> Bool {
    switch scroller.activity.kind {
    case .moving:
      let states = scroller.activity.states(at: now)
      move(to: states.position, velocity: states.velocity, at: now)
      // Where it will rest is not known: it heads where it moves.
      if !lastSnapshot.isSettling { context.addMovement(from: segment.start, to: states.position) }
    case .dragging where scroller.isResampled:
      guard now < scroller.catchingUpEnd else { return false }
      guard let offset = scroller.resample(at: now) else { return false }
      moveWithFinger(to: offset, at: now)
    case .zoomAnimating: return scaleContent(to: now)
    case .chained, .chainedByFingers: clock = now  // its chain moves it
    case .idle, .tracking, .trackpadHold, .dragging, .panning, .momentum, .wheelStream, .pinching:  // a pull recedes, or an end comes nearer
      move(to: lastSnapshot.offset, velocity: .zero, at: now)
    }
    return true
  }

  /// Lets an animation of the scale pass.
  ///
  /// - Returns: Whether the scale is animated; if not, nothing changed.
  private mutating func scaleContent(to now: Double) -> Bool {
    guard let states = scroller.moveZoom(at: now) else { return false }
    if scroller.scale != zoom.scale {
      clock = now
      emitScale()
    }
    move(to: states.position, velocity: states.velocity, at: now)
    return true
  }

  /// Lets time pass up to the end of the present segment; the activity stays what it is.
  private mutating func arrive() {
    clock = segment.end
    guard mode == .driven else { return }
    if scroller.activity.kind == .zoomAnimating, moveContent(to: clock) { return }
    if scroller.isResampled { scroller.resample(at: clock) }
    let snapshot = scroller.snapshot(at: clock)
    if scroller.activity.kind != .moving { lastSnapshot.target = snapshot.target }
    context.addMovement(from: segment.start, to: snapshot.offset)
    move(to: snapshot.offset, velocity: snapshot.velocity, at: clock)
  }

  /// Begins the next segment of the path: the content turns, an edge returns it, or it rests.
  private mutating func endSegment() {
    var end: Double?
    switch mode {
    case .driven: end = scroller.advance(to: clock)
    case .observed where host.needsAnotherRequest: requestAnimationAgain()
    case .observed: end = host.advance(to: clock)
    }
    endUpdate(arrived: end)
  }

  /// Begins a segment of the path that ends when the present one would.
  mutating func beginSegment() {
    segment = PathSegment(start: lastSnapshot.offset, begin: clock, end: segment.end, number: segment.number &+ 1)
  }

  // MARK: Events

  /// The oldest event that was not taken yet; nil if there is none.
  package var firstEvent: ScrollEvent? { events.oldest }

  /// Takes the oldest event that was not taken yet; nil if there is none.
  package mutating func nextEvent() -> TimedEvent? {
    let next = events.next(at: clock)
    if case .requested(let request) = next?.event { placeHost(by: request) }
    return next
  }

  /// Emits an event of a behaviour, as of the present time.
  mutating func emit(_ event: ScrollEvent) { events.add(event, at: clock) }

  /// Emits an event of a behaviour, as of a time.
  mutating func emit(_ event: ScrollEvent, at time: Double) {
    events.add(event, at: time)
  }

  // MARK: Inputs

  /// Handles an input of the user.
  package mutating func handle(_ input: ScrollInput) {
    beginUpdate()
    forward(input)
    endUpdate()
  }

  /// Whether silence ends a pan now.
  var isPanSilent: Bool { mutating get { scroller.activity.kind == .panning && segment.end <= clock } }

  /// Ends a gesture of a trackpad that is over. Begins no update: that of a segment which ends now would end it.
  ///
  /// - Parameter target: Where the content rests, unless a pointer that waited holds it; nil for where it is, or the nearest edge.
  mutating func endPadGesture(landingAt target: Vector? = nil) {
    scroller.endPadGesture(at: clock)
    if let target, target != scroller.activity.target { scroller.land(at: target, now: clock) }
    endUpdate()
  }

  /// Moves the content with the finger that drags it: the most frequent input.
  ///
  /// - Parameter time: When the movement was made; at or before `now`.
  /// - Returns: Whether that finger drags it; if not, nothing changed.
  package mutating func drag(_ pointer: UInt64, toX x: Double, y: Double, made time: Double, at now: Double) -> Bool {
    let position = Vector(x: x, y: y)
    guard segment.end > now, let offset = scroller.drag(pointer, to: position, at: now, late: now - time) else { return false }
    trackingPoint = position
    moveWithFinger(to: offset, at: now)
    beginSegment()
    return true
  }

  /// Handles an input that ends a drag. The content rests at `target` instead of its own target.
  package mutating func handle(_ input: ScrollInput, landingAt target: Vector) {
    beginUpdate()
    forward(input)
    scroller.land(at: target, now: clock)
    endUpdate()
  }

  /// The velocity and the target with which the content would be released if an input came now; nil if
  /// the input ends no drag. Nothing changes.
  package func release(by input: ScrollInput) -> (velocity: Vector, target: Vector)? {
    guard lastSnapshot.phase == .dragging else { return nil }
    var later = scroller
    if later.isResampled { later.resample(at: clock) }
    later.handle(input, at: clock)
    let snapshot = later.snapshot(at: clock)
    guard !snapshot.phase.isHeld else { return nil }  // a pointer that waited holds it now
    return (velocity: snapshot.velocity, target: snapshot.target)
  }

  /// Notes when the input that is handled next was made, in seconds; at or before `clock`.
  mutating func noteReport(made time: Double) { scroller.tracker.lateness.note(clock - time) }

  /// Forwards an input to the scroller, at `clock`.
  mutating func forward(_ input: ScrollInput) {
    switch input {
    case .press(_, let point), .move(_, let point): trackingPoint = point
    case .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd: break
    case .zoom(let input): return zoom(by: input)
    }
    if !pinch(by: input) { scroller.handle(input, at: clock) }
  }

  // MARK: Content

  /// Sets the size of the viewport and of the content. The first call puts the content at its start.
  ///
  /// In observed mode, a shift also emits a request to move the host's offset by it.
  ///
  /// - Parameter shift: How far the visible content moved within the content, in points: rows of 400
  ///   points inserted above it shift it by +400. The user sees no movement.
  package mutating func change(to geometry: ScrollGeometry, shift: Vector = .zero) {
    if shift == .zero, isUnchanged(by: geometry) { return }
    setContent(geometry, shift: shift)
  }

  /// As `change`, also if the size is the same: a batch of edits may have changed what lies in the content.
  ///
  /// - Parameter isEdit: Whether the shift follows from the change, as for `Scroller.change`.
  mutating func setContent(_ geometry: ScrollGeometry, shift: Vector, isEdit: Bool = false) {
    beginUpdate()
    context.shift(by: shift)
    switch mode {
    case .driven: forward(geometry, shift: shift, isEdit: isEdit)
    case .observed: setHostContent(geometry, shift: shift)
    }
    endUpdate(shift: shift)
  }

  private mutating func setHostContent(_ geometry: ScrollGeometry, shift: Vector) {
    let isNew = isNewHost
    let former = host.expectedOffset
    let overscroll = scroller.setting.hostRange.overscroll(of: host.offset)
    host.shift(by: shift)
    forward(geometry, shift: shift, isEdit: false)
    if isNew {
      host.begin(at: scroller.activity.offset(at: clock))
    } else {
      confineHost(movedFrom: former, keeping: overscroll)
    }
  }

  /// Whether the host's scroll view will be where the first geometry puts content.
  var isNewHost: Bool {
    mode == .observed && scroller.setting.geometry == .empty && !host.hasOffset && host.phase == .idle
  }

  /// Lets content rest so far before its content range, in points: a refresh opens it. Answers a change: begins no update.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func setRefreshInset(_ refreshInset: Double) {
    scroller.open(to: refreshInset, at: clock)
    endUpdate()
  }

  /// Takes the ends of the content away.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func removeEnds() {
    precondition(mode == .driven, "ScrollEngine: a toolkit moves its content between ends of its own")
    beginUpdate()
    scroller.removeEnds(at: clock)
    endUpdate()
  }

  /// Whether a geometry is the present one. A program may set it in every frame.
  func isUnchanged(by geometry: ScrollGeometry) -> Bool {
    guard geometry != .empty else { return false }
    guard let zoomable else { return geometry == scroller.setting.geometry }
    return geometry == zoomable.base && zoomable.isRightToLeft == scroller.setting.isRightToLeft
  }

  /// Changes the rules of the next gesture or motion.
  mutating func changeRules(_ change: (inout ScrollRules) -> Void) {
    beginUpdate()
    scroller.changeRules(change)
    endUpdate()
  }

  // MARK: Programmatic scrolls

  /// The number that the next programmatic scroll will have.
  var nextAnimation: AnimationID { lastAnimation == .max ? 1 : lastAnimation + 1 }

  /// Begins the update of a programmatic scroll or zoom.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  mutating func beginAnimation() -> AnimationID {
    lastAnimation = nextAnimation
    beginUpdate()
    return lastAnimation
  }

  /// Ends the update of a programmatic scroll or zoom. One that has begun no animation is completed at once.
  mutating func endAnimation(_ id: AnimationID) {
    if mode == .driven { scroller.placeAtRest() }
    endUpdate()
    if !lastSnapshot.isAnimated(by: id) { events.add(.animationCompleted(id, finished: true), at: clock) }
  }
}
