/// What a chat needs of its list: its newest end, the spacer below a question, and what the reader has not seen.
///
/// While the reader is `following`, content goes to the end that grows by motions, which `ScrollView.followEnd` begins, and
/// never by a shift. All other content stays where it is on the screen.
struct Conversation: Sendable {
  var options: ConversationOptions
  private(set) var reader = ConversationReader.following
  /// The question that may come to lie at the top of the viewport; nil if there is none.
  var question: Int?
  /// The first item that came after the reader had left the end; nil if there is none.
  private(set) var firstUnread: Int?
  /// The programmatic scroll to the end that is under way; nil if there is none.
  private(set) var animation: AnimationID?
  /// Whether a motion that it has begun moves content to the end.
  private(set) var isMovingToEnd = false
  /// What grew since content was last led to the end.
  var growth = EndGrowth()
  var layout: ConversationLayout
  /// The target at the last update, in points.
  private var lastTarget: Double
  /// What the last event said.
  private var reported = ConversationState()

  init(_ options: ConversationOptions, inset: Double, target: Double) {
    self.options = options
    layout = ConversationLayout(hostInset: inset)
    lastTarget = target
  }

  // MARK: Edits

  /// The list was edited, and has `count` items now.
  ///
  /// - Parameters:
  ///   - isFirstSight: Whether nothing was visible before that was measured.
  ///   - distance: How far the last item moved away from the item that the edit keeps in place.
  mutating func adapt(to edit: ListEdit, count: Int, isFirstSight: Bool, pushing distance: ContentLength, at now: Double) {
    question = Self.existing(question, after: edit, count: count)
    firstUnread = Self.existing(firstUnread, after: edit, count: count)
    growth.add(edit, count: count, isFirstSight: isFirstSight, pushing: distance, at: now)
    if case .insertion(let added, let first) = edit, reader != .following, firstUnread == nil, added > 0, first + added == count {
      firstUnread = first
    }
  }

  private static func existing(_ item: Int?, after edit: ListEdit, count: Int) -> Int? {
    guard let item else { return nil }
    let moved = edit.index(of: item)
    return moved < count ? moved : nil
  }

  // MARK: The reader

  /// Finds where the reader is after a change of the content. Its time is that of an input, a call or the end of a motion.
  /// A change of the scale is no movement: while it lasts, only where the content will rest counts.
  ///
  /// - Parameters:
  ///   - isLed: Whether a motion leads the content to its end.
  ///   - range: The rest range, in points.
  ///   - scrolled: How far the content scrolled along the list, in points.
  ///   - shift: The content shift in the change, in points.
  ///   - end: The offset at the end of the content, in points.
  mutating func update(
    for snapshot: ScrollSnapshot, isLed: Bool, in range: Interval, scrolled: Double, shift: Double, end: Double
  ) {
    let wasMovingToEnd = isMovingToEnd
    if !snapshot.isAnimated(by: animation) { animation = nil }
    if !isLed { isMovingToEnd = false }
    let lead: ReaderMovement.Lead = isMovingToEnd ? .goesOn : wasMovingToEnd ? .ended : .none
    let isZooming = snapshot.phase == .zooming
    let offset = isZooming ? snapshot.target.y : snapshot.offset.y
    let movement = ReaderMovement(
      offset: range.clamp(offset), target: range.clamp(snapshot.target.y), end: end, nearDistance: options.nearDistance,
      scrolled: isZooming ? 0 : scrolled, turned: isZooming ? 0 : snapshot.target.y - lastTarget - shift,
      phase: snapshot.phase, isSettling: snapshot.isSettling, lead: lead,
      isByProgram: snapshot.animations.y != nil && animation == nil)
    lastTarget = snapshot.target.y
    reader = reader.next(after: movement)
    // Nobody leaves the end of content that is visible as a whole.
    if reader == .reading, layout.showsAll(upTo: end) { reader = .following }
    if reader == .following { firstUnread = nil }
  }

  /// The conversation was led to its end: by a motion, unless the content is there.
  mutating func wasLed(byMotion isMovingToEnd: Bool) { self.isMovingToEnd = isMovingToEnd }

  /// Whether a motion returns to an end that lies so far behind where it would rest, in points.
  func returnsNearEnd(by distance: Double) -> Bool {
    reader == .returning && distance > 0 && distance <= options.nearDistance
  }

  /// Returns what the reader sees of a list that has `count` items, if it differs from the last report; nil if it does not.
  mutating func takeReport(count: Int) -> ConversationState? {
    let state = state(count: count)
    guard state.differs(from: reported) else { return nil }
    reported = state
    return state
  }

  /// What the reader sees of a list that has `count` items.
  func state(count: Int) -> ConversationState {
    ConversationState(
      isFollowing: reader == .following, firstUnread: firstUnread, unreadCount: firstUnread.map { count - $0 } ?? 0,
      spacer: layout.spacer)
  }

  /// The content was placed before its end. That it comes there is no movement towards the end.
  ///
  /// - Parameter target: The place, in points, without the content shift.
  mutating func leaveEnd(at target: Double) {
    reader = .reading
    lastTarget = target
  }

  /// The program scrolls to the end: at once if there is no animation.
  mutating func returnToEnd(by animation: AnimationID?) {
    self.animation = animation
    reader = .returning
  }
}
