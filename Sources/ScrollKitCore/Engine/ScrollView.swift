/// One scroll view: what moves its content, and what follows it.
///
///     time passes ─▶ a change is made ─▶ the behaviours follow it ─▶ events
///
/// Inputs or reports go in with their time; frames and events come out. Every change passes `perform`; `ArchitectureTests`
/// lists the exceptions, such as `drag` and `tick`. The host owns the clock. A time before the clock counts as of the clock.
///
/// A value: a copy is a scroll view of its own. Copies share an attached list, the starts of sections and snap areas.
public struct ScrollView {
  /// What moves the content.
  package var engine: ScrollEngine
  /// Where the behaviours are; nil until something is enabled.
  var storage: Reference<ScrollBehaviours>?
  /// How far the view's own time is ahead of the host's, in seconds. It never decreases.
  package internal(set) var clockOffset = 0.0
  #if !hasFeature(Embedded)
    /// Owns the behaviours in a Swift program; nil in a C program, which lends their memory.
    var owner: BehavioursOwner?
  #endif

  /// Makes a scroll view at offset zero. Its content is empty until `setGeometry`.
  ///
  /// - Parameter alwaysBounces: Whether an axis overscrolls although its content fits the viewport.
  public init(
    feel: Feel = .uikit, mode: ScrollMode = .driven, alwaysBounces: Pair<Bool> = Pair(x: false, y: false)
  ) {
    self.init(mode: mode, setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: alwaysBounces))
  }

  package init(mode: ScrollMode, setting: ScrollSetting) { engine = ScrollEngine(mode: mode, setting: setting) }

  // MARK: Changes

  /// Lets time pass, makes a change, and lets the behaviours follow it.
  ///
  /// - Parameter change: Makes the change at the clock.
  package mutating func perform<Result, Failure: Error>(
    at time: Double, _ change: (inout ScrollView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    passTime(at: time)
    defer {
      followChange()
      assertInvariants()
    }
    return try change(&self)
  }

  /// Performs a change of the behaviours, which are made if there are none.
  mutating func enable(at time: Double, _ change: (inout ScrollView) -> Void) {
    makeBehaviours()
    perform(at: time, change)
  }

  /// Moves the content with the finger that drags it: the most frequent input.
  ///
  /// - Returns: Whether that finger drags it; if not, nothing changed.
  package mutating func drag(_ pointer: UInt64, toX x: Double, y: Double, at time: Double) -> Bool {
    let made = time + clockOffset
    guard engine.drag(pointer, toX: x, y: y, made: made, at: max(made, engine.clock)) else { return false }
    followNewSegment()
    return true
  }

  // MARK: State

  /// What a host draws, as of the last call.
  public var frame: ScrollFrame {
    var frame = engine.frame
    if hasBehaviours, behaviours.changeByTime { frame.needsTick = true }
    return frame
  }

  /// Whether the next frame will differ without any input, because of what follows the content.
  package var needsTickForBehaviours: Bool {
    mutating get { hasBehaviours && behaviours.changeByTime }
  }

  /// Whether ScrollKit moves the content or a toolkit.
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
