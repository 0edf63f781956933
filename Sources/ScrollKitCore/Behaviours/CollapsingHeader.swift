/// A view above the content that hides when the user scrolls down and shows when the user scrolls up.
///
///     position   0 ┌────────┐          visible height = height + position + stretch
///                  │ header │
///          −height └────────┘ hidden
///
/// At the top of the content the header is shown. Near the top it is hidden by at most the scrolled
/// distance, so no gap opens between header and content. Only the mode `freezeNearEnds` can leave it partly
/// hidden there.
package struct CollapsingHeader: Equatable, Sendable {
  package private(set) var options: HeaderOptions
  private var state = State()
  /// The state when the current movement of the content began.
  private var initialState = State()
  private var snap: HeaderSnap?
  /// The distance of the content above its top, in points.
  private var aboveTop = 0.0
  /// The position at the last `takeChange`, in points.
  private var lastPosition = 0.0
  /// `isStretched` at the last `takeChange`.
  private var wasStretched = false

  /// What a movement of the content changes.
  private struct State: Equatable, Sendable {
    /// Where the header is; during a snap, where the snap ends; in points.
    var position = 0.0
    /// Distance scrolled in one direction within the tolerance, in points; negative towards the top.
    var withheld = 0.0
    /// Whether the content was between its top and its end after the last change. Only for `freezeNearEnds`.
    var wasBetweenEnds = false
  }

  /// What changed since the last `takeChange`.
  struct Change {
    /// In points.
    let position: Double
    let isMoved: Bool
    /// When the snap ended that moved it, in seconds; infinity if none did.
    let snapEnd: Double
    /// nil if it is between both, or was not moved.
    let reached: End?
    /// Whether it became stretched by at least its trigger.
    let becameStretched: Bool
  }

  /// An end of the movement of a header.
  enum End { case shown, hidden }

  package init(options: HeaderOptions) { self.options = options }

  // MARK: State

  /// The y of its top edge, in points: 0 shown, −`height` hidden.
  package func position(at now: Double) -> Double {
    guard let snap else { return state.position }
    return snap.position(at: now, to: state.position)
  }

  /// Distance by which content above its top stretches it, in points.
  package var stretch: Double { options.stretches ? aboveTop : 0 }
  /// Whether it is stretched by at least `HeaderOptions.stretchTrigger`.
  package var isStretched: Bool { options.stretches && aboveTop >= options.stretchTrigger }
  /// Its visible height with the stretch, in points.
  package func visibleHeight(at now: Double) -> Double { options.height + position(at: now) + stretch }
  /// The hidden part of its height, in points; negative while it is stretched.
  func hiddenHeight(at now: Double) -> Double { options.height - visibleHeight(at: now) }
  /// 0 hidden as far as its mode allows, 1 shown.
  package func progress(at now: Double) -> Double {
    lowest < 0 ? 1 - position(at: now) / lowest : 1
  }
  /// Distance that its background has moved, in points.
  package func parallax(at now: Double) -> Double { position(at: now) * options.parallax }
  /// Whether a snap is under way.
  package func needsTick(at now: Double) -> Bool {
    snap?.isUnderWay(at: now) ?? false
  }
  /// The snap that is under way; nil if none is.
  func snap(at now: Double) -> HeaderSnap? { needsTick(at: now) ? snap : nil }
  /// When its snap ends, in seconds; infinity if it did not snap since it last moved with the content.
  var snapEnd: Double { snap?.end ?? .infinity }
  /// The lowest position that its mode allows, in points.
  package var lowest: Double {
    switch options.mode {
    case .enterAlways, .enterAlwaysCollapsed, .freezeNearEnds: -options.height
    case .exitUntilCollapsed, .enterAlwaysExitUntilCollapsed: -options.collapsible
    case .pinned: 0
    }
  }

  // MARK: Changes

  /// Returns what changed since the last call; nil if nothing did.
  mutating func takeChange(at now: Double) -> Change? {
    let position = position(at: now)
    let isMoved = position != lastPosition
    guard isMoved || isStretched != wasStretched else { return nil }
    var reached: End?
    if isMoved, position == 0 {
      reached = .shown
    } else if isMoved, position == lowest {
      reached = .hidden
    }
    defer {
      lastPosition = position
      wasStretched = isStretched
    }
    return Change(
      position: position, isMoved: isMoved, snapEnd: snapEnd, reached: reached,
      becameStretched: isStretched && !wasStretched)
  }

  /// Sets other options. The position changes only where they do not allow it; a snap stops.
  package mutating func change(to options: HeaderOptions, at now: Double) {
    let position = position(at: now)
    snap = nil
    self.options = options
    state.position = max(lowest, position)
    beginMovement(at: now)
  }

  /// Sets the position, as far as the mode allows it on content that is `belowTop` points below its top. A snap stops.
  mutating func setPosition(_ position: Double, belowTop: Double, at now: Double) {
    state.position = bounds(belowTop: belowTop).clamp(position)
    state.withheld = 0
    snap = nil
    beginMovement(at: now)
  }

  /// Begins a movement of the content.
  mutating func beginMovement(at now: Double) {
    initialState = state
    initialState.position = position(at: now)
  }

  /// Returns to the state in which the current movement began, before a change that contains all of it.
  mutating func restartMovement() {
    // The movement has not moved a header that snaps.
    let position = snap == nil ? initialState.position : state.position
    state = initialState
    state.position = position
  }

  /// Sets the distance of the content above its top, in points.
  mutating func setAboveTop(_ distance: Double) { aboveTop = distance }

  /// Stops a snap where it is.
  mutating func stopSnap(at now: Double) {
    state.position = position(at: now)
    snap = nil
  }

  /// Moves with the content after the tolerance.
  ///
  /// - Precondition: It does not snap.
  /// - Returns: The rest of the scrolled distance, in points, for the next header.
  mutating func move(by scrolled: Double, belowTop: Double, byUser: Bool) -> Double {
    switch options.mode {
    case .pinned, .freezeNearEnds, .exitUntilCollapsed: return scrolled
    case .enterAlways, .enterAlwaysCollapsed, .enterAlwaysExitUntilCollapsed: break
    }
    let before = state.position
    let distance = distance(of: scrolled, byUser: byUser)
    state.position = bounds(belowTop: belowTop).clamp(before - distance)
    return scrolled + (state.position - before)
  }

  /// Keeps the header, and the end of its snap, attached to content that is `belowTop` points below its top.
  ///
  /// - Parameter finally: As `belowTop`, when the snaps of the headers above have ended.
  mutating func attach(belowTop: Double, finally: Double, at now: Double) {
    let bounds = bounds(belowTop: belowTop)
    let end = state.position
    guard let snap = snap(at: now) else {
      state.position = bounds.clamp(end)
      if state.position != end { self.snap = nil }
      return
    }
    let finalBounds = self.bounds(belowTop: finally)
    state.position = finalBounds.clamp(end)
    let current = snap.position(at: now, to: end)
    // On its way it is between what is allowed now and at the end.
    let start = Interval(
      lower: min(bounds.lower, finalBounds.lower), upper: max(bounds.upper, finalBounds.upper)
    ).clamp(current)
    guard (start - current).magnitude > AxisGeometry.rounding || state.position != end else { return }
    animate(from: start, begin: now, longest: snapEnd - now)
  }

  /// Begins to snap to the nearer side if the header is partly shown: the content came to rest. In the mode
  /// `freezeNearEnds` a header does not snap. A header that a snap above it would leave behind moves along with that.
  ///
  /// - Parameters:
  ///   - belowTop: How far the content is below its top when the snaps of the headers above have ended, in points.
  ///   - begin: When it came to rest, in seconds.
  ///   - above: The snap of a header above; nil if none is under way.
  mutating func rest(belowTop: Double, at begin: Double, animated: Bool, with above: HeaderSnap?) {
    guard options.mode != .freezeNearEnds, snap == nil else { return }
    let bounds = bounds(belowTop: belowTop)
    let start = state.position
    guard bounds.contains(start) else {
      state.position = bounds.clamp(start)
      snap = above.map { HeaderSnap(start: start, begin: begin, duration: $0.end - begin) }
      return
    }
    guard options.snaps, bounds.lower < start, start < bounds.upper else { return }
    let isHiding = start - bounds.lower < bounds.upper - start
    state.position = isHiding ? bounds.lower : bounds.upper
    if animated { animate(from: start, begin: begin, longest: .infinity) }
  }

  /// Snaps from `start` to `state.position` in at most `longest` seconds.
  private mutating func animate(from start: Double, begin: Double, longest: Double) {
    let distance = state.position - start
    let duration = min(longest, HeaderSnap.duration(of: distance, height: options.height))
    let isAnimated = distance != 0 && duration > 0
    snap = isAnimated ? HeaderSnap(start: start, begin: begin, duration: duration) : nil
  }

  // MARK: The mode `freezeNearEnds`

  /// Moves with the content, unless it is at its top or its end.
  ///
  /// Over time, the part of the movement between the two counts. A change at once has no such part: it counts as a whole if
  /// it neither begins nor ends there.
  mutating func moveBetweenEnds(with change: ScrollChange) {
    let range = change.geometry.range
    let isAtEnd = change.offset <= range.lower || change.offset >= range.upper
    if change.isByTime {
      guard change.isMoved || state.wasBetweenEnds else { return }
      moveFreely(by: change.scrolled)
    } else {
      guard change.isMoved || change.shift != 0 else { return }
      if state.wasBetweenEnds, !isAtEnd { moveFreely(by: change.offset - change.from) }
    }
    state.wasBetweenEnds = !isAtEnd
  }

  /// Moves by a scrolled distance, wherever the content is.
  private mutating func moveFreely(by distance: Double) {
    state.position = Interval(lower: lowest, upper: 0).clamp(state.position - distance)
  }

  // MARK: Private

  /// The distance that the header moves when the content scrolls: the part beyond the tolerance. Short
  /// distances in one direction add up.
  private mutating func distance(of scrolled: Double, byUser: Bool) -> Double {
    if options.tolerance == 0, !options.onlyByUser { return scrolled }
    guard byUser || !options.onlyByUser || scrolled > 0 else { return 0 }
    if state.withheld * scrolled < 0 { state.withheld = 0 }
    let total = state.withheld + scrolled
    state.withheld = max(-options.tolerance, min(total, options.tolerance))
    return total - state.withheld  // exactly 0 within the tolerance
  }

  /// The positions that are allowed, in points.
  private func bounds(belowTop: Double) -> Interval {
    let attached = 0 - belowTop  // never −0
    let lower = max(lowest, attached)
    switch options.mode {
    case .freezeNearEnds: return Interval(lower: lowest, upper: 0)
    case .enterAlways, .enterAlwaysExitUntilCollapsed: return Interval(lower: lower, upper: 0)
    case .enterAlwaysCollapsed:
      return Interval(lower: lower, upper: max(-options.collapsible, attached))
    case .exitUntilCollapsed, .pinned: return Interval(lower: lower, upper: lower)
    }
  }
}
