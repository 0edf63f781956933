/// Pull to refresh: content that is pulled past its start and released begins a refresh.
///
///            pull          past the threshold     release             end               closed
///     idle ──────▶ pulled ──────────────────▶ armed ─────▶ refreshing ───▶ closing ──────────▶ idle
///       ▲────────────┘◀───────────────────────┘
///
/// An armed pull begins a refresh only when it is released; a release that is lost and a cancelled gesture count. A drag that the
/// program or a pinch ends does not begin one. The program may begin one at any time.
///
/// While it is open, content may rest before its start, and leaves room for the program's spinner. It may until it has
/// closed, so that closing is a motion within the rest range.
package struct PullToRefresh: Equatable, Sendable {
  package let options: RefreshOptions
  package private(set) var state = RefreshState.idle
  /// How far the content is pulled past its start, in points.
  package private(set) var pull = 0.0

  /// Whether it opens the content. A toolkit opens its content itself.
  private let opens: Bool

  /// How far the content is pulled to begin a refresh, in points.
  private(set) var threshold: Double

  /// - Parameter feel: That of the content; nil if a toolkit moves it.
  package init(options: RefreshOptions, feel: Feel?) {
    self.options = options
    opens = feel != nil
    threshold = options.threshold(in: feel)
  }

  /// A refresh as it was in an earlier state.
  init(_ refresh: PullToRefresh, in state: RefreshState) {
    self = refresh
    self.state = state
  }

  /// The share of the threshold that the content is pulled, 0…1; 1 during a refresh.
  package var progress: Double {
    switch state {
    case .idle, .closing: 0
    case .pulled: min(1, pull / threshold)
    case .armed, .refreshing: 1
    }
  }

  /// How far the content may rest before its start, in points.
  package var refreshInset: Double {
    switch state {
    case .idle, .pulled, .armed: 0
    case .refreshing, .closing: opens ? options.length : 0
    }
  }

  // MARK: Changes

  /// Finds the state after a movement of the content.
  ///
  /// - Parameters:
  ///   - pull: How far the content is out of range past its start, or the edge there is pulled, in points.
  ///   - feel: That of the content; nil if a toolkit moves it.
  mutating func follow(_ change: ScrollChange, pull: Double, feel: Feel?) {
    self.pull = pull
    threshold = options.threshold(in: feel)
    let isDragged = change.phase == .dragging
    switch state {
    case .idle: if isDragged { state = pulledState }
    case .pulled: state = isDragged ? pulledState : unarmedState
    case .armed:
      if isDragged {
        state = pulledState
      } else {
        state = change.isReleased ? .refreshing : unarmedState
      }
    case .refreshing: break  // until it is ended
    case .closing:
      if isClosed(at: change.offset, in: change.geometry.range) { state = .idle }
    }
  }

  /// The state while a finger drags the content.
  private var pulledState: RefreshState { pull >= threshold ? .armed : unarmedState }

  /// Pulled, or idle where the content is in range.
  private var unarmedState: RefreshState { pull > rounding ? .pulled : .idle }

  /// Whether content that closes has closed at an offset.
  func isClosed(at offset: Double, in range: Interval) -> Bool { offset >= range.lower - rounding }

  /// How far content that is at its start may be before it, in points. Toolkits round.
  private var rounding: Double { opens ? AxisGeometry.rounding : Edges.tolerance }

  /// Begins a refresh.
  mutating func begin() { state = .refreshing }

  /// Ends a refresh.
  ///
  /// - Returns: Whether one was under way.
  mutating func end() -> Bool {
    guard state == .refreshing else { return false }
    state = .closing
    return true
  }
}
