/// One scroll view: what moves its content, and what follows it.
///
///     time passes ─▶ a change is made ─▶ the behaviours follow it ─▶ events
///
/// Inputs or reports go in with their time; frames and events come out. Every change passes `perform`; `ArchitectureTests`
/// lists the exceptions, such as `drag` and `tick`. The host owns the clock. A time before the clock counts as of the clock.
///
///     host:  1 s ──▶ 1000 s, by mistake      2 s ──▶ 3 s       clockOffset = 998 s
///     own:   1 s ──▶ 1000 s            ──▶ 1000 s ──▶ 1001 s
///
/// A clock that is set back is an offset between two times. All that the view stores is in its own time, which never
/// goes back. Public functions take and return the host's time; `now(at:)` and `hostTime(of:)` convert.
///
/// A value: a copy is a scroll view of its own. Copies share an attached list and the starts of sections.
public struct ScrollView {
  /// What moves the content.
  package var engine: ScrollEngine
  /// Where the behaviours are; nil until something is enabled.
  private var storage: Reference<ScrollBehaviours>?
  /// How far the view's own time is ahead of the host's, in seconds. It never decreases.
  package internal(set) var clockOffset = 0.0
  #if !hasFeature(Embedded)
    /// Owns the behaviours in a Swift program; nil in a C program, which lends their memory.
    private var owner: BehavioursOwner?
  #endif

  package init(mode: ScrollMode, setting: ScrollSetting) { engine = ScrollEngine(mode: mode, setting: setting) }

  // MARK: The clock

  /// The time of the last call, in seconds.
  public var clock: Double { hostTime(of: engine.clock) }

  /// Sets a clock that is later than `time` back to it. The content stays where it is, and motions, gestures and
  /// behaviours continue by their own elapsed time. Events that were not taken get earlier times, too.
  ///
  /// - Precondition: The view is not in a tree, which has a `setClock` of its own.
  public mutating func setClock(backTo time: Double) { clockOffset = clockOffset(backTo: time) }

  /// The offset with which the clock is not later than `time`.
  package func clockOffset(backTo time: Double) -> Double { max(clockOffset, engine.clock - time) }

  /// The own time at which a call of the host counts: one before the clock counts as of the clock.
  func now(at time: Double) -> Double { max(time + clockOffset, engine.clock) }

  /// The host's time of an own time.
  func hostTime(of time: Double) -> Double { time - clockOffset }

  // MARK: Behaviours

  /// Whether anything was enabled that follows the content.
  package var hasBehaviours: Bool { storage != nil }

  /// What follows the content.
  ///
  /// - Precondition: `hasBehaviours`.
  package var behaviours: ScrollBehaviours {
    unsafeAddress { storage!.readAddress }
    nonmutating unsafeMutableAddress { storage!.address }
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
      own(ScrollBehaviours(of: engine))
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
  /// - Parameter change: Makes the change at an own time that is not before the clock.
  package mutating func perform<Result, Failure: Error>(
    at time: Double, _ change: (inout ScrollView, _ now: Double) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let now = now(at: time)
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
    guard engine.drag(pointer, toX: x, y: y, at: now(at: time)) else { return false }
    follow()
    return true
  }

  // MARK: Time

  /// Lets time pass up to a frame, which ends a turn of the host's event loop.
  public mutating func tick(at time: Double) {
    makeUnique()
    endTurn()
    pass(to: now(at: time))
  }

  /// Lets time pass before a call that needs to know where the content is then.
  package mutating func passTime(at time: Double) { pass(to: now(at: time)) }

  /// A turn of the host's event loop ends.
  package mutating func endTurn() {
    if hasBehaviours { behaviours.top?.endTurn() }
  }

  /// Lets time pass for the content and its behaviours, piece by piece of the path.
  ///
  /// - Precondition: `now` is not before the clock.
  mutating func pass(to now: Double) {
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

  // MARK: State

  /// What a host draws, as of the last call.
  public var frame: ScrollFrame {
    var frame = engine.frame
    if needsTickForBehaviours { frame.needsTick = true }
    return frame
  }

  /// Whether the next frame will differ without any input, because of what follows the content.
  package var needsTickForBehaviours: Bool { hasBehaviours && (behaviours.needsTick || barDue < .infinity) }

  /// What moves the content.
  public var mode: ScrollMode { engine.mode }

  // MARK: Events

  /// Takes the oldest event that was not taken yet; nil if there is none.
  public mutating func nextEvent() -> TimedEvent? {
    guard let next = engine.nextEvent() else { return nil }
    return TimedEvent(event: next.event, time: hostTime(of: next.time))
  }

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
