/// What has grown at the end of a conversation since content was last led there, and how soon it is led there again.
///
///     first sight   at once
///     items         in 0.3 s
///     extents       while new items are measured, in what is left of their 0.3 s; else by `GrowthPace`, but for what they push
///                   the last item away, which moves at once
struct EndGrowth: Sendable {
  private var change = Change.none
  private var pace = GrowthPace()
  /// When the change was a first sight, in seconds.
  private var sight = -Double.infinity
  /// How far extents above the last item have pushed it away.
  private var pushed: ContentLength = 0
  /// New items are shown by then, in seconds.
  private var arrival = -Double.infinity

  private enum Change {
    case none, extents, items
    /// The first items, or the first extents of all that is visible: nobody has seen them elsewhere.
    case firstSight
  }

  /// Whether something has grown.
  var hasGrown: Bool {
    switch change {
    case .none: false
    case .extents, .items, .firstSight: true
    }
  }

  /// Whether content at rest goes to the end at once.
  var arrivesAtOnce: Bool { change == .firstSight }

  /// The list was edited, and has `count` items now.
  ///
  /// - Parameters:
  ///   - isFirstSight: Whether nothing was visible before that was measured.
  ///   - distance: How far the last item moved away from the item that the edit keeps in place.
  mutating func add(_ edit: ListEdit, count: Int, isFirstSight: Bool, pushing distance: ContentLength, at now: Double) {
    switch edit {
    case .insertion(let added, _):
      switch change {
      case .none, .extents, .items: change = added == count ? .firstSight : .items
      case .firstSight: break
      }
    case .none:
      if change == .none { change = isFirstSight ? .firstSight : .extents }
      if change == .extents, now >= arrival { pushed += distance }
    case .removal, .move: break
    }
    if change == .firstSight { sight = now }
  }

  /// An edit comes that belongs to no open batch, or a batch begins. What came into sight before is no first sight any more.
  mutating func forgetSight(before now: Double) {
    if change == .firstSight, sight < now { change = .none }
  }

  /// Content is at the end that has grown, or something else moves it meanwhile.
  mutating func forget() { (change, pushed) = (.none, 0) }

  /// Returns how far the last item was pushed away since content was last led.
  mutating func takePushed() -> ContentLength {
    defer { pushed = 0 }
    return pushed
  }

  /// The end has moved, and content that follows it is led there.
  ///
  /// - Parameter distance: How far the end lies behind where the content would rest, in points.
  /// - Returns: The interval of the motion to the end, which is `left` points away, in seconds.
  mutating func takeInterval(for distance: Double, left: Double, at now: Double) -> Double {
    defer { change = .none }
    switch change {
    case .none, .firstSight: return SteadyMotion.interval(arrivingIn: Self.arrivalTime)
    case .items:
      arrival = now + Self.arrivalTime
      return SteadyMotion.interval(arrivingIn: Self.arrivalTime)
    case .extents where now < arrival:  // new items are measured
      return SteadyMotion.interval(arrivingIn: max(arrival - now, ScrollAnimation.shortestRetargeting))
    case .extents:
      if distance > 0 { pace.add(distance, at: now) }
      return pace.interval(for: left.magnitude)
    }
  }

  /// Taste. 0.3 s until a new item is shown, and until content that was let go near the end is there. Larger moves slower.
  private static let arrivalTime = 0.3
}
