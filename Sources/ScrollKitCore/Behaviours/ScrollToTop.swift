/// Scroll to top with undo: a trigger scrolls to the top, the next one scrolls back. A program's home, such as today or the newest
/// item, takes the place of the top.
///
///     next target   top ──trigger──▶ return offset ──trigger──▶ top
///                    ▲                     │
///                    └──── user scrolls ───┘
///
/// Triggers within one turn of the host's event loop count once, because one tap is often reported several
/// times. A turn ends at the next tick, or after `longestTurn` where nothing ticks.
package struct ScrollToTop: Equatable, Sendable {
  package let rule: TopRule
  /// The offset to which the next trigger scrolls back, in points; nil if it scrolls to the top.
  package private(set) var returnOffset: Double?
  /// The latest programmatic scroll to the top.
  package private(set) var animation: AnimationID?
  private var turn: Turn

  /// Whether a trigger was handled in the present turn.
  private enum Turn: Equatable, Sendable {
    case fresh
    /// A trigger was handled at this time, in seconds, and no tick has come since.
    case handled(at: Double)
    /// A trigger was handled at this time, in seconds, and a tick has come since.
    case over(handled: Double)
  }

  /// The result of a trigger: where to scroll, in points.
  package enum Answer: Equatable, Sendable {
    /// The content is at the top, and no offset is remembered.
    case stay
    case top(Double)
    case home(Double)
    case back(Double)
  }

  package init(rule: TopRule = .standard) {
    self.rule = rule
    returnOffset = nil
    animation = nil
    turn = .fresh
  }

  /// Whether a trigger counts: none was handled in this turn.
  package func isFresh(at now: Double) -> Bool {
    switch turn {
    case .fresh: true
    case .handled(let time): now - time >= Self.longestTurn
    case .over(let handled): now > handled
    }
  }

  /// The result of a trigger. Nothing changes.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - range: Its start is the top.
  package func answer(offset: Double, in range: Interval) -> Answer {
    if let returnOffset { return .back(range.clamp(returnOffset)) }
    return leads(from: offset, to: range.lower, in: range) ? .top(range.lower) : .stay
  }

  /// The result of a trigger that scrolls home. Nothing changes. Content that does not rest at home goes there, also if it is to
  /// return from elsewhere.
  ///
  /// - Parameters:
  ///   - home: The content offset of the home, in points.
  ///   - offset: The content offset, in points.
  ///   - target: Where the content will rest, in points.
  package func answer(home: Double, offset: Double, target: Double, in range: Interval) -> Answer {
    let home = range.clamp(home)
    if let returnOffset, (target - home).magnitude <= Edges.tolerance { return .back(range.clamp(returnOffset)) }
    return leads(from: offset, to: home, in: range) ? .home(home) : .stay
  }

  /// Whether a trigger scrolls from an offset to another one.
  private func leads(from offset: Double, to end: Double, in range: Interval) -> Bool {
    switch rule {
    case .standard: (range.clamp(offset) - end).magnitude > Edges.tolerance
    case .keepUntilDrag: true
    }
  }

  /// Handles a trigger. One that the delegate rejected is `stay`.
  ///
  /// - Parameters:
  ///   - offset: The content offset before, in points.
  ///   - animation: The programmatic scroll to the top; nil if there is none.
  package mutating func handle(
    _ answer: Answer, offset: Double, in range: Interval, animation: AnimationID? = nil,
    at now: Double
  ) {
    turn = .handled(at: now)
    switch answer {
    case .stay: return
    case .top, .home:
      returnOffset = range.clamp(offset)
      self.animation = animation
    case .back: returnOffset = nil
    }
  }

  /// Forgets the return offset where the user scrolls: a pinch that the trigger did not end.
  package mutating func forget(under driver: AxisDriver) {
    switch rule {
    case .standard: if driver.isInput { returnOffset = nil }
    case .keepUntilDrag: if driver == .dragging { returnOffset = nil }
    }
  }

  /// Shifts the return offset with the content there, in points.
  package mutating func shift(by distance: Double) {
    switch rule {
    case .standard: returnOffset = returnOffset.map { $0 + distance }
    case .keepUntilDrag: break
    }
  }

  /// Scales the return offset about the point of the viewport that a zoom keeps in place, in points.
  ///
  ///     return offset′ = offset′ + factor · (return offset − offset)
  package mutating func zoom(by factor: Double, from offset: Double, to newOffset: Double) {
    guard factor != 1 || newOffset != offset else { return }
    switch rule {
    case .standard: returnOffset = returnOffset.map { newOffset + factor * ($0 - offset) }
    case .keepUntilDrag: break
    }
  }

  /// Ends a turn of the host's event loop.
  package mutating func endTurn() {
    switch turn {
    case .fresh, .over: break
    case .handled(let time): turn = .over(handled: time)
    }
  }

  /// Clamps the return offset to the range, and forgets it when the user scrolls.
  ///
  /// - Parameter isWithinBatch: Whether a batch of edits is open, whose content size is not set yet.
  package mutating func respond(to change: ScrollChange, isWithinBatch: Bool = false) {
    guard let offset = returnOffset else { return }
    switch rule {
    case .standard:
      let clamped = isWithinBatch ? offset : change.restRange.clamp(offset)
      returnOffset = change.isUserInput ? nil : clamped
    case .keepUntilDrag:
      if change.phase == .dragging { returnOffset = nil }
    }
  }

  /// Taste. 0.1 s: longer than between the reports of one tap, and shorter than the pause between two taps. Larger ignores a
  /// second tap.
  static let longestTurn = 0.1
}

/// Which offset scroll to top remembers, and for how long.
public enum TopRule: UInt32, Sendable {
  /// An offset below the top, until the user scrolls; shifts move it along.
  case standard = 0
  /// Any offset, also the top itself, until the user drags; shifts do not move it.
  case keepUntilDrag = 1
}
