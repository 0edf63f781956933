/// What a chat needs of its list: its newest end, the room below a question, and what the reader has not seen.
///
/// While the reader is `following`, content goes to the end that grows by motions, which `ScrollView.leadToEnd` begins, and never by a
/// shift. All other content stays where it is on the screen.
struct Conversation: Sendable {
  var options: ConversationOptions
  private(set) var reader = ConversationReader.following
  /// The question that may come to lie at the top of the viewport; nil if there is none.
  var question: Int?
  /// The first item that came after the reader had left the end; nil if there is none.
  private(set) var firstUnread: Int?
  /// The programmatic scroll to the end that is under way; nil if there is none.
  var animation: AnimationID?
  /// Whether a motion that it has begun leads to the end.
  var isLeading = false
  /// What grew since content was last led to the end.
  private var change = Change.none
  private var pace = GrowthPace()
  /// New items are shown by then, in seconds.
  private var arrival = -Double.infinity
  /// The target at the last update, in points.
  private var lastTarget: Double
  /// What the last event said.
  var reported = ConversationState()

  // MARK: Layout

  /// The inset of the host before the first item, in points.
  var hostInset: Double
  /// Points below the last item, so that the question can come to lie at the top.
  private(set) var room = 0.0
  /// The inset before the first item, in points: that of the host, or more above short content.
  private var inset: Double
  /// Points below the end that are in range only until content which was there has moved back.
  private(set) var surplus = 0.0

  /// What grew at the end.
  private enum Change {
    case none, extents, items
    /// The first items, or the first extents of all that is visible: nobody has seen them elsewhere.
    case firstSight
  }

  init(_ options: ConversationOptions, inset: Double, target: Double) {
    self.options = options
    hostInset = inset
    self.inset = inset
    lastTarget = target
  }

  // MARK: Layout

  /// The geometry of the content, as long as its list.
  ///
  /// - Parameters:
  ///   - length: The length of the list, in points at scale 1.
  ///   - start: Where the question begins, in points at scale 1; nil if there is none.
  ///   - offset: Where followed content is, in points: it stays in range. nil for other content.
  mutating func geometry(
    _ geometry: AxisGeometry, length: Double, question start: Double?, keeping offset: Double?, scale: Double
  ) -> AxisGeometry {
    let visible = geometry.viewport - geometry.trailingInset
    // With the question at the top, the content reaches to the end of the viewport.
    let top = start.map { $0 - (hostInset + options.topMargin) / scale }
    let least = top.map { $0 + visible / scale } ?? 0
    room = max(0, least - length)
    let full = length + room
    // Short content lies at the bottom.
    let free = visible - full * scale
    inset = options.isAtTop ? hostInset : max(hostInset, free)
    surplus = 0
    var range = Interval(lower: -inset, upper: max(-inset, -free))
    if let offset, range.overscroll(of: offset).magnitude > Vector.rounding {
      range = Interval(lower: min(range.lower, offset), upper: max(range.upper, offset))
      surplus = max(0, range.upper + free) / scale
    }
    return AxisGeometry(
      viewport: geometry.viewport, content: full + surplus, leadingInset: 0 - range.lower, trailingInset: geometry.trailingInset)
  }

  /// The offset at the end of the content, in points.
  func end(of geometry: AxisGeometry, scale: Double) -> Double {
    max(0 - inset, geometry.content - surplus * scale - geometry.viewport + geometry.trailingInset)
  }

  // MARK: Edits

  /// The list was edited, and has `count` items now.
  ///
  /// - Parameter isFirstSight: Whether nothing was visible before that was measured.
  mutating func adapt(to edit: ListEdit, count: Int, isFirstSight: Bool) {
    question = Self.existing(question, after: edit, count: count)
    firstUnread = Self.existing(firstUnread, after: edit, count: count)
    switch edit {
    case .insertion(let added, let first):
      change = added == count ? .firstSight : change == .firstSight ? .firstSight : .items
      if reader != .following, firstUnread == nil, added > 0, first + added == count { firstUnread = first }
    case .none: if change == .none { change = isFirstSight ? .firstSight : .extents }
    case .removal, .move: break
    }
  }

  private static func existing(_ item: Int?, after edit: ListEdit, count: Int) -> Int? {
    guard let item else { return nil }
    let moved = edit.index(of: item)
    return moved < count ? moved : nil
  }

  // MARK: The reader

  /// Finds where the reader is after a change of the content. Its time is that of an input, a call or the end of a motion.
  ///
  /// - Parameters:
  ///   - range: The rest range, in points.
  ///   - scrolled: How far the content scrolled along the list, in points.
  ///   - shift: The content shift in the change, in points.
  ///   - end: The offset at the end of the content, in points.
  mutating func update(for snapshot: ScrollSnapshot, in range: Interval, scrolled: Double, shift: Double, end: Double) {
    let wasLeading = isLeading
    if snapshot.animation != animation { animation = nil }
    if snapshot.phase != .animating || snapshot.animation != nil { isLeading = false }
    let movement = ReaderMovement(
      offset: range.clamp(snapshot.offset.y), target: range.clamp(snapshot.target.y), end: end,
      nearDistance: options.nearDistance, scrolled: scrolled, turned: snapshot.target.y - lastTarget - shift,
      phase: snapshot.phase, isSettling: snapshot.isSettling, lead: isLeading ? .goesOn : wasLeading ? .ended : .none,
      isByProgram: snapshot.animation != nil && animation == nil)
    lastTarget = snapshot.target.y
    reader = reader.next(after: movement)
    // Nobody leaves the end of content that is visible as a whole.
    if reader == .reading, end <= Vector.rounding - inset { reader = .following }
    if reader == .following { firstUnread = nil }
  }

  /// What the reader sees of a list that has `count` items.
  func state(count: Int) -> ConversationState {
    ConversationState(
      isFollowing: reader == .following, firstUnread: firstUnread, unreadCount: firstUnread.map { count - $0 } ?? 0, room: room)
  }

  /// The program scrolls to the end: at once if there is no animation.
  mutating func returnToEnd(by animation: AnimationID?) {
    self.animation = animation
    reader = .returning
  }

  // MARK: The end

  /// Whether content at rest goes to the end at once.
  var arrivesAtOnce: Bool { change == .firstSight }

  /// The end has moved, and content that follows it is led there.
  ///
  /// - Parameter distance: How far the end lies behind where the content would rest, in points.
  /// - Returns: The interval of the motion to the end, which is `left` points away, in seconds.
  mutating func takeInterval(for distance: Double, left: Double, at now: Double) -> Double {
    defer { change = .none }
    switch change {
    case .none, .firstSight: return Self.arrivalTime / (1 + SteadyMotion.stopShare)
    case .items:
      arrival = now + Self.arrivalTime
      return Self.arrivalTime / (1 + SteadyMotion.stopShare)
    case .extents where now < arrival:  // new items are measured
      return max(arrival - now, AttachedList.leastRetargeting) / (1 + SteadyMotion.stopShare)
    case .extents:
      if distance > 0 { pace.add(distance, at: now) }
      return pace.interval(for: left.magnitude)
    }
  }

  /// Content is at the end that has grown, or something else moves it meanwhile.
  mutating func forgetGrowth() { change = .none }

  /// Taste. 0.3 s until a new item is shown, and until content that was let go near the end is there. Larger moves slower.
  private static let arrivalTime = 0.3
}
