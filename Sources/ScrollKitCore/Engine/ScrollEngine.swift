/// One scroll view: inputs or reports go in with their time, frames and events come out.
///
///     input ─▶ Scroller or HostScroll ─▶ snapshot before ⇢ after ─▶ events
///
/// Every call is one lap, in this order: time passes, the input is taken, and what changed is
/// told. The host owns the clock; calls must not go back in time.
public struct ScrollEngine: Sendable {
  public let mode: Mode
  /// When the last call was, in seconds.
  public private(set) var clock: Double
  private var scroller: Scroller
  private var host: HostScroll
  private var told: ScrollSnapshot
  private var glide: Glide
  private var events: EventQueue
  private var lastAnimation: UInt64

  /// Who moves the content.
  public enum Mode: UInt32, CaseIterable, Sendable {
    /// ScrollKit does.
    case driven = 0
    /// The host's own scroll view does, and reports.
    case observed = 1
  }

  public init(mode: Mode, setting: ScrollSetting) {
    self.mode = mode
    clock = -.infinity
    scroller = Scroller(setting: setting)
    host = HostScroll()
    events = EventQueue()
    lastAnimation = 0
    glide = .none
    told = .still(at: setting.geometry.range.clamp(.zero), phase: .idle)
  }

  public var setting: ScrollSetting { scroller.setting }

  // MARK: Time

  /// Lets time pass.
  ///
  /// - Precondition: Here and below, `now >= clock`.
  public mutating func tick(_ now: Double) {
    if glide.lasts(at: now) {
      glideOn(to: now)
    } else if told.needsTick {
      pass(to: now)
      tell()
    } else {
      clock = now
    }
  }

  /// What a host draws by, as of the last call.
  ///
  /// Nothing changes; `mutating` lets it read the engine in place, which is large, instead of a
  /// copy of it.
  public var frame: ScrollFrame {
    mutating get {
      let range = scroller.setting.geometry.range
      let isGiven = mode == .driven && !told.isSettling && told.phase != .idle
      return ScrollFrame(
        offset: told.offset, target: told.target,
        velocity: isGiven ? scroller.givenVelocity(at: clock) : told.velocity,
        overscroll: range.overscroll(of: told.offset), progress: range.progress(of: told.offset),
        phase: told.phase, needsTick: told.needsTick)
    }
  }

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
      let offset = scroller.drag(pointer, to: position, at: now)
    {
      clock = now
      tell(moveTo: offset, target: offset, velocity: .zero)
      return
    }
    pass(to: now)
    scroller.handle(input, at: now)
    tell()
  }

  /// Takes what the toolkit's own scroll view reports.
  ///
  /// - Precondition: The mode is `observed`.
  public mutating func handle(_ report: HostReport, at now: Double) {
    precondition(mode == .observed, "ScrollEngine: reports are for observed content")
    pass(to: now)
    let animation = host.animation
    host.handle(report, at: now)
    tell(ranOut: animation != 0 && report == .didEndAnimation)
  }

  /// Takes a change of content or viewport; see `Scroller.change(to:shift:at:)`.
  ///
  /// Observed, the host is asked to move its offset by the shift.
  public mutating func change(to geometry: ScrollGeometry, shift: Vector, at now: Double) {
    pass(to: now)
    scroller.change(to: geometry, shift: shift, at: now)
    switch mode {
    case .driven: break  // done
    case .observed:
      if shift != .zero {
        host.shift(by: shift)
        events.add(.requested(.scroll(to: host.offset, animation: nil)), at: now)
      }
    }
    tell()
  }

  /// Takes another feel.
  public mutating func setFeel(_ feel: Feel) {
    scroller.setFeel(feel)
  }

  // MARK: Wishes of the program

  /// Scrolls over time to an offset, or to the nearest in range.
  ///
  /// - Returns: The number under which its end is told, exactly once.
  public mutating func scroll(to offset: Vector, at now: Double) -> UInt64 {
    pass(to: now)
    lastAnimation += 1
    let id = lastAnimation
    switch mode {
    case .driven:
      scroller.scroll(to: offset, animation: id, at: now)
    case .observed:
      let target = setting.geometry.range.clamp(offset)
      if target != host.offset {
        host.willAnimate(id, to: target, at: now)
        events.add(.requested(.scroll(to: target, animation: id)), at: now)
      }
    }
    tell()
    if told.animation != id {
      events.add(.animationCompleted(id, finished: true), at: now)
    }
    return id
  }

  /// Scrolls over time by a distance: from the target of an animation under way, else from where
  /// the content is, so that quick repeats add up.
  public mutating func scroll(by distance: Vector, at now: Double) -> UInt64 {
    pass(to: now)
    let current = snapshot
    let start = current.animation != 0 ? current.target : current.offset
    return scroll(to: start + distance, at: now)
  }

  /// Scrolls over time as little as is needed to show a rectangle of the content.
  public mutating func scroll(showing rectangle: Pair<Span>, at now: Double) -> UInt64 {
    pass(to: now)
    let current = snapshot.offset
    let offset = Vector { axis in
      setting.geometry[axis].offset(showing: rectangle[axis], from: current[axis])
    }
    return scroll(to: offset, at: now)
  }

  /// Scrolls at once to an offset, or to the nearest in range.
  ///
  /// - Returns: The number under which its end is told, exactly once: now.
  public mutating func jump(to offset: Vector, at now: Double) -> UInt64 {
    place(at: offset, now: now)
    lastAnimation += 1
    events.add(.animationCompleted(lastAnimation, finished: true), at: now)
    return lastAnimation
  }

  /// Puts the content at an offset at once, or at the nearest in range; a finger keeps its hold.
  public mutating func place(at offset: Vector, now: Double) {
    pass(to: now)
    switch mode {
    case .driven:
      scroller.place(at: offset, now: now)
    case .observed:
      let target = setting.geometry.range.clamp(offset)
      events.add(.requested(.scroll(to: target, animation: nil)), at: now)
    }
    tell()
  }

  /// Stops what moves by itself.
  public mutating func stop(at now: Double) {
    pass(to: now)
    switch mode {
    case .driven:
      scroller.stop(at: now)
    case .observed:
      if host.isSettling {
        events.add(.requested(.scroll(to: host.offset, animation: nil)), at: now)
      }
    }
    tell()
  }

  // MARK: The lap

  /// Lets time pass, and tells of what ran out before anything else is taken.
  private mutating func pass(to now: Double) {
    clock = now
    guard told.needsTick else { return }
    let ranOut: Bool
    switch mode {
    case .driven: ranOut = scroller.advance(to: now)
    case .observed: ranOut = host.advance(to: now)
    }
    if ranOut { tell(ranOut: true) }
  }

  /// Tells what changed since the last time.
  private mutating func tell(ranOut: Bool = false) {
    let after = snapshot
    events.add(changesFrom: told, to: after, ranOut: ranOut, at: clock)
    told = after
    glide = after.isSettling && mode == .driven ? scroller.glide(at: clock) : .none
  }

  /// Lets time pass where nothing but the offset changes.
  private mutating func glideOn(to now: Double) {
    clock = now
    let state = glide.state(at: now)
    tell(
      moveTo: Vector(x: state.x.position, y: state.y.position), target: told.target,
      velocity: Vector(x: state.x.velocity, y: state.y.velocity))
  }

  /// Tells of a change of place that changes nothing else.
  @inline(__always)
  private mutating func tell(moveTo offset: Vector, target: Vector, velocity: Vector) {
    if offset != told.offset { events.add(.didScroll(to: offset), at: clock) }
    told.offset = offset
    told.target = target
    told.velocity = velocity
  }

  private var snapshot: ScrollSnapshot {
    mutating get {
      switch mode {
      case .driven: scroller.phase.snapshot(at: clock)
      case .observed: host.snapshot(in: scroller.setting.geometry.range)
      }
    }
  }
}
