/// A trigger takes the content to the top; the next one takes it back.
///
///     next target   top ──trigger──▶ way back ──trigger──▶ top
///                    ▲                  │
///                    └── user scrolls ──┘
///
/// Triggers within one turn of the host's loop count once, for one tap is often reported many
/// times.
public struct ScrollToTop: Equatable, Sendable {
  public let rule: TopRule
  /// Where the next trigger leads back to, in points; nil if it leads to the top.
  public private(set) var wayBack: Double?
  /// The programmatic scroll that leads, or led last, to the top.
  public private(set) var flight: AnimationID?
  private var turn: Turn

  /// Whether a trigger was taken in the present turn.
  private enum Turn: Equatable, Sendable {
    case fresh
    /// One was taken, at a time in seconds, and no tick came since.
    case taken(at: Double)
    /// A tick came since.
    case over(taken: Double)
  }

  /// What a trigger leads to, in points.
  public enum Answer: Equatable, Sendable {
    /// There is nowhere to go.
    case stay
    case top(Double)
    case back(Double)
  }

  public init(rule: TopRule = .standard) {
    self.rule = rule
    wayBack = nil
    flight = nil
    turn = .fresh
  }

  /// Whether a trigger would count: none did in this turn.
  public func isFresh(at now: Double) -> Bool {
    switch turn {
    case .fresh: true
    case .taken: false
    case .over(let taken): now > taken
    }
  }

  /// Where a trigger would lead.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points.
  ///   - range: The present range; its start is the top.
  public func answer(offset: Double, in range: Interval) -> Answer {
    if let wayBack { return .back(range.clamp(wayBack)) }
    switch rule {
    case .standard: return offset - range.lower > Edges.tolerance ? .top(range.lower) : .stay
    case .keepUntilDrag: return .top(range.lower)
    }
  }

  /// A trigger counted, and led where it said; or it was vetoed, and led nowhere.
  ///
  /// - Parameters:
  ///   - offset: Where the content was, in points.
  ///   - animation: The programmatic scroll that leads there; nil if none does.
  public mutating func take(
    _ answer: Answer, offset: Double, in range: Interval, animation: AnimationID? = nil,
    at now: Double
  ) {
    turn = .taken(at: now)
    switch answer {
    case .stay: return
    case .top:
      wayBack = range.clamp(offset)
      flight = animation
    case .back:
      wayBack = nil
      flight = nil
    }
  }

  /// Content was edited above the way back: it moves along by so many points.
  public mutating func shift(by distance: Double) {
    switch rule {
    case .standard: wayBack = wayBack.map { $0 + distance }
    case .keepUntilDrag: break  // it follows nothing
    }
  }

  /// A turn of the host's loop is over.
  public mutating func endTurn() {
    switch turn {
    case .fresh, .over: break
    case .taken(let time): turn = .over(taken: time)
    }
  }

  /// Whether a tick is waited for, to end a turn.
  public var needsTick: Bool {
    switch turn {
    case .fresh, .over: false
    case .taken: true
    }
  }

  /// Follows what happened to the content: the way back moves along with it, stays in range, and
  /// is given up when the user chooses a new place.
  ///
  /// - Parameter isWithinBatch: Whether the content's new size is still to be told.
  public mutating func respond(to change: ScrollChange, isWithinBatch: Bool = false) {
    guard let place = wayBack else { return }
    switch rule {
    case .standard:
      let moved = place + change.shift
      let kept = isWithinBatch ? moved : change.geometry.range.clamp(moved)
      wayBack = change.isUserInput ? nil : kept
    case .keepUntilDrag:
      if change.phase == .dragging { wayBack = nil }
    }
  }
}

/// Which offset scroll to top remembers, and for how long.
public enum TopRule: UInt32, Sendable {
  /// An offset below the top, until the user scrolls; shifts move it along.
  case standard = 0
  /// Any offset, also the top itself, until the user drags; shifts do not move it.
  case keepUntilDrag = 1
}
