/// One scroll view: what moves its content, and what follows it.
///
///     time passes ─▶ a change is made ─▶ the behaviours follow it ─▶ events
///
/// Inputs or reports go in with their time; frames and events come out. Every change passes `perform`, which is the only
/// way in. The host owns the clock. A time before the clock counts as of the clock.
///
/// A value: a copy is a scroll view of its own. Copies share an attached list and the starts of sections.
public struct ScrollView {
  /// What moves the content.
  package var engine: ScrollEngine
  /// Where the behaviours are; nil until something is enabled.
  private var storage: Reference<ScrollBehaviours>?
  #if !hasFeature(Embedded)
    /// Owns the behaviours in a Swift program; nil in a C program, which lends their memory.
    private var owner: BehavioursOwner?
  #endif

  package init(mode: ScrollMode, setting: ScrollSetting) { engine = ScrollEngine(mode: mode, setting: setting) }

  // MARK: Behaviours

  /// Whether anything was enabled that follows the content.
  package var hasBehaviours: Bool { storage != nil }

  /// What follows the content.
  ///
  /// - Precondition: `hasBehaviours`.
  package var behaviours: ScrollBehaviours {
    unsafeAddress { storage.unsafelyUnwrapped.readAddress }
    nonmutating unsafeMutableAddress { storage.unsafelyUnwrapped.address }
  }

  /// Lends behaviours of this scroll view in memory of the caller, which stays as long as the view.
  ///
  /// - Precondition: `hasBehaviours` is false.
  package mutating func lend(_ behaviours: Reference<ScrollBehaviours>) { storage = behaviours }

  /// Where the behaviours are; nil until something is enabled.
  package var lentBehaviours: Reference<ScrollBehaviours>? { storage }

  /// Makes the behaviours, unless there are some.
  mutating func makeBehaviours() {
    guard storage == nil else { return }
    #if hasFeature(Embedded)
      preconditionFailure("ScrollView: no memory was lent for the behaviours")
    #else
      own(ScrollBehaviours(of: &engine))
    #endif
  }

  #if !hasFeature(Embedded)
    private mutating func own(_ behaviours: ScrollBehaviours) {
      let owner = BehavioursOwner(behaviours)
      self.owner = owner
      storage = owner.reference
    }

    /// Gives a copy of a scroll view behaviours of its own, before it changes.
    mutating func makeUnique() {
      if owner != nil, !isKnownUniquelyReferenced(&owner) { own(behaviours) }
    }
  #else
    func makeUnique() {}
  #endif

  // MARK: Changes

  /// Lets time pass, makes a change, and lets the behaviours follow it.
  ///
  /// - Parameter change: Makes the change at a time that is not before the clock.
  package mutating func perform<Result, Failure: Error>(
    at time: Double, _ change: (inout ScrollView, _ now: Double) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let now = max(time, engine.clock)
    pass(to: now)
    defer { followChange() }
    return try change(&self, now)
  }

  /// The same for a change of a behaviour, which is made if there is none.
  mutating func enable(at time: Double, _ change: (inout ScrollView, _ now: Double) -> Void) {
    makeBehaviours()
    perform(at: time, change)
  }

  /// Moves the content with the finger that drags it: the most frequent input.
  ///
  /// - Returns: Whether that finger drags it; if not, nothing changed.
  package mutating func drag(_ pointer: UInt64, toX x: Double, y: Double, at time: Double) -> Bool {
    guard engine.drag(pointer, toX: x, y: y, at: max(time, engine.clock)) else { return false }
    follow()
    return true
  }

  // MARK: Time

  /// Lets time pass up to a frame, which ends a turn of the host's event loop.
  public mutating func tick(at time: Double) {
    makeUnique()
    endTurn()
    pass(to: max(time, engine.clock))
  }

  /// A turn of the host's event loop ends.
  package mutating func endTurn() {
    if hasBehaviours { behaviours.top?.endTurn() }
  }

  /// Lets time pass for the content and its behaviours, piece by piece of the path.
  ///
  /// - Precondition: `now` is not before the clock.
  package mutating func pass(to now: Double) {
    guard hasBehaviours else { return engine.tick(now) }
    makeUnique()
    while barDue <= now {
      if engine.mode == .observed { skipRepeats(before: now - Scrollbar.longestPause) }
      let due = barDue
      passPieces(to: max(due, engine.clock))
      advanceBars(to: due)
      followTime()
    }
    passPieces(to: now)
  }

  private mutating func passPieces(to now: Double) {
    if engine.lastSnapshot.phase == .dragging { snapAfterSilence(until: now) }
    while engine.step(towards: now) { followTime() }
    followTime()
  }

  /// When a held scroll bar scrolls next, in seconds; infinite if none is held.
  package var barDue: Double {
    hasBehaviours ? min(behaviours.bars.x?.due ?? .infinity, behaviours.bars.y?.due ?? .infinity) : .infinity
  }

  private mutating func skipRepeats(before time: Double) {
    behaviours.bars.x?.skipRepeats(before: time)
    behaviours.bars.y?.skipRepeats(before: time)
  }

  private mutating func advanceBars(to now: Double) {
    if behaviours.bars.x != nil { engine.advance(&behaviours.bars.x!, to: now) }
    if behaviours.bars.y != nil { engine.advance(&behaviours.bars.y!, to: now) }
  }

  /// Sets a clock that is later than `time` back to it. The content stays where it is, and motions, gestures and
  /// behaviours continue by their own elapsed time.
  ///
  /// - Returns: The seconds that were added to all times; 0 if the clock was not later.
  @discardableResult
  package mutating func setClock(backTo time: Double) -> Double {
    makeUnique()
    let seconds = engine.setClock(backTo: time)
    if hasBehaviours { behaviours.shiftTime(by: seconds) }
    return seconds
  }

  // MARK: State

  /// What a host draws, as of the last call.
  public var frame: ScrollFrame {
    var frame = engine.frame
    if needsTickForBehaviours { frame.needsTick = true }
    return frame
  }

  /// Whether the next frame will differ without any input, because of what follows the content.
  package var needsTickForBehaviours: Bool { hasBehaviours && (behaviours.needsTick || barDue < .infinity) }

  /// The time of the last call, in seconds.
  public var clock: Double { engine.clock }

  /// What moves the content.
  public var mode: ScrollMode { engine.mode }

  // MARK: Events

  /// Takes the oldest event that was not taken yet; nil if there is none.
  public mutating func nextEvent() -> TimedEvent? { engine.nextEvent() }

  #if !hasFeature(Embedded)
    /// Takes the events that were not taken yet, from the oldest.
    public mutating func takeEvents() -> [TimedEvent] {
      var events: [TimedEvent] = []
      while let event = nextEvent() { events.append(event) }
      return events
    }
  #endif
}

#if !hasFeature(Embedded)
  /// Owns the behaviours of a scroll view and its copies.
  private final class BehavioursOwner {
    let reference: Reference<ScrollBehaviours>

    init(_ behaviours: ScrollBehaviours) { reference = .allocate(behaviours) }

    deinit { reference.deallocate() }
  }
#endif
