/// Pull to refresh: content that is pulled past its start and released begins a refresh.
///
///            pull          past the threshold     release             end               closed
///     idle ──────▶ pulled ──────────────────▶ armed ─────▶ refreshing ───▶ closing ──────────▶ idle
///       ▲────────────┘◀───────────────────────┘
///
/// An armed pull begins a refresh only when it is released; a release that is lost and a cancelled gesture count. A drag that the
/// program or a pinch ends does not begin one. The program may begin one at any time.
///
/// While it is open, content may rest before its start, and leaves space for the program's spinner. It may until it has
/// closed, so that closing is a motion within the rest range. Disabled meanwhile, it closes first.
package struct PullToRefresh: Equatable, Sendable {
  package private(set) var options: RefreshOptions
  /// Whether the program may use it. One that is disabled closes, and then is gone.
  package private(set) var isEnabled = true
  package private(set) var state = RefreshState.idle
  /// How far the content is pulled past its start, in points.
  package private(set) var pull = 0.0

  /// How far the content may rest before its start, in points.
  package private(set) var refreshInset = 0.0

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

  /// How far before its start the content rests at its top, in points.
  package var restInset: Double { state == .refreshing && opens ? options.length : 0 }

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
    if restInset != refreshInset { lend(at: change.offset, in: change.geometry.range) }
  }

  /// Lends content its inset. A shorter one waits until content is there.
  private mutating func lend(at offset: Double, in range: Interval) {
    if restInset > refreshInset || offset >= range.lower - restInset - rounding { refreshInset = restInset }
  }

  /// The state while a finger drags the content.
  private var pulledState: RefreshState { pull >= threshold ? .armed : unarmedState }

  /// Pulled, or idle where the content is in range.
  private var unarmedState: RefreshState { pull > rounding ? .pulled : .idle }

  /// Whether content may rest farther before its start than it should: a refresh closes, or opens less far.
  var shrinks: Bool { refreshInset > restInset }

  /// Whether content that closes has closed at an offset.
  func isClosed(at offset: Double, in range: Interval) -> Bool { offset >= range.lower - rounding }

  /// How far content that is at its start may be before it, in points. Toolkits round.
  private var rounding: Double { opens ? AxisGeometry.rounding : Edges.tolerance }

  /// Begins a refresh.
  mutating func begin() {
    state = .refreshing
    refreshInset = max(refreshInset, restInset)
  }

  /// Takes other options. A refresh under way goes on.
  mutating func change(to options: RefreshOptions, feel: Feel?, at offset: Double, in range: Interval) {
    (self.options, isEnabled, threshold) = (options, true, options.threshold(in: feel))
    lend(at: offset, in: range)
  }

  /// The program disables it. A refresh under way ends.
  mutating func disable() {
    isEnabled = false
    if !end(), state != .closing { state = .idle }
  }

  /// Ends a refresh.
  ///
  /// - Returns: Whether one was under way.
  mutating func end() -> Bool {
    guard state == .refreshing else { return false }
    state = .closing
    return true
  }
}
