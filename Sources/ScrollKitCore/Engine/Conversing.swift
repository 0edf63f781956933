/// A list as a conversation: its end is where the newest is.
///
///     the end grows ─▶ follows? ── yes ─▶ a motion leads there
///                               └─ no ──▶ nothing moves; what came is unread
///
/// - Precondition: A list is attached, the mode is `driven`, and a conversation is set, unless stated otherwise.
extension ScrollView {
  /// Makes the attached list a conversation, or changes its options. At first, the content goes to its end at once.
  ///
  /// Content at its end follows the end as it grows: an item that grows moves it evenly, at the rate of the growth. The first
  /// movement away from the end, by an input or by the program, lets go; content that then comes near the end follows again.
  /// Meanwhile nothing moves that is visible, wherever the list grows. The anchor's policy does not count. Where content snaps,
  /// snapping decides where it rests. Detaching the list ends the conversation.
  ///
  /// - Precondition: The list is vertical. No conversation need be set.
  public mutating func setConversation(_ options: ConversationOptions = ConversationOptions(), at time: Double) {
    checkList()
    precondition(mode == .driven && behaviours.list!.axis == .y, "ScrollView: a conversation is driven and vertical")
    perform(at: time) { view, now in
      let isNew = view.behaviours.list!.conversation == nil
      if isNew {
        view.behaviours.anchor.keepsAtEnds = true
        view.behaviours.list!.conversation = Conversation(
          options, inset: view.engine.content.y.leadingInset, target: view.engine.lastSnapshot.target.y)
      } else {
        view.behaviours.list!.conversation!.options = options
      }
      guard view.engine.geometry != .empty else { return }
      view.engine.change(to: view.listedContent(), at: now)
      guard isNew else { return }
      view.engine.setOffset(view.newest, at: now)
      view.behaviours.list!.conversation!.returns(by: 0)
    }
  }

  /// Ends the conversation. The content stays where it is, as far as it is in range. No conversation need be set.
  public mutating func endConversation(at time: Double) {
    checkList()
    perform(at: time) { view, now in
      guard let conversation = view.behaviours.list!.conversation else { return }
      view.behaviours.list!.conversation = nil
      view.behaviours.anchor.keepsAtEnds = false
      guard view.engine.geometry != .empty else { return }
      var content = view.engine.content
      content.y = content.y.addingLeadingInset(conversation.hostInset - content.y.leadingInset)
      view.engine.change(to: view.listed(content), at: now)
    }
  }

  /// What the reader sees of the conversation; nil if none is set. No list need be attached.
  public var conversation: ConversationState? {
    guard hasBehaviours, let list = behaviours.list else { return nil }
    return list.conversation?.state(count: list.reference.value.count)
  }

  /// A question was asked: scrolls to where its item lies at the top of the viewport, with room for the answer below it. The room
  /// shrinks as the answer grows, so that nothing moves; when it is used up, the content follows its end.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func beginTurn(at item: Int, by animation: ScrollAnimation = .standard, time: Double) -> AnimationID {
    checkConversation()
    return perform(at: time) { view, now in
      view.behaviours.list!.conversation!.question = item
      view.engine.change(to: view.listedContent(), at: now)
      return view.scrollToNewest(by: animation, now: now)
    }
  }

  /// Scrolls to the newest item. The target follows the end while it grows; then the content does.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  @discardableResult
  public mutating func scrollToNewest(by animation: ScrollAnimation = .standard, at time: Double) -> AnimationID {
    checkConversation()
    return perform(at: time) { view, now in view.scrollToNewest(by: animation, now: now) }
  }

  private mutating func scrollToNewest(by animation: ScrollAnimation, now: Double) -> AnimationID {
    behaviours.list!.forgetGoal()
    let id = engine.scroll(to: newest, by: animation, at: now)
    behaviours.list!.conversation!.returns(by: engine.lastSnapshot.animation == id ? id : 0)
    return id
  }

  private func checkConversation() {
    checkList()
    precondition(behaviours.list!.conversation != nil, "ScrollView: no conversation is set")
  }

  // MARK: Following

  /// The offset at the end of the content, along x that at which it will rest.
  private var newest: Vector {
    mutating get {
      let end = behaviours.list!.conversation!.end(of: engine.geometry.y, scale: engine.listScale)
      return Vector(x: (engine.restingOffset ?? engine.lastSnapshot.target).x, y: end)
    }
  }

  /// The end that the content follows, in points; nil if it follows none, or a batch of edits is open.
  func followedEnd() -> Double? {
    guard hasBehaviours, behaviours.anchor.depth == 0, let conversation = behaviours.list?.conversation,
      conversation.reader == .following, engine.geometry != .empty
    else { return nil }
    return conversation.end(of: engine.geometry.y, scale: engine.listScale)
  }

  /// How far another geometry of the host shifts content with the end that it follows, such as when a keyboard shrinks the
  /// viewport.
  mutating func shiftOfEnd(_ newest: Double?, to geometry: ScrollGeometry) -> Vector {
    guard let newest, let conversation = behaviours.list?.conversation else { return .zero }
    return Vector(x: 0, y: conversation.end(of: engine.scaled(geometry).y, scale: engine.listScale) - newest)
  }

  /// Leads content that follows its end there. A scroll to the newest item is retargeted, so that it arrives when it would have.
  mutating func leadToEnd() {
    guard let conversation = behaviours.list?.conversation, behaviours.anchor.depth == 0, behaviours.snaps == nil,
      engine.geometry != .empty
    else { return }
    let (now, end) = (engine.clock, newest)
    let distance = end.y - engine.lastSnapshot.target.y
    switch engine.scroller.activity.kind {
    case .idle where conversation.reader == .following:
      guard distance.magnitude > Vector.rounding else { return releaseRange(at: now) }
      if conversation.arrivesAtOnce { return engine.setOffset(end, at: now) }
      lead(to: end, over: distance, at: now)
    case .animating where conversation.isLeading && distance.magnitude > Vector.rounding:
      lead(to: end, over: distance, at: now)
    case .animating where conversation.animation != 0 && distance.magnitude > Vector.rounding:
      let left = engine.scroller.activity.end - now
      behaviours.list!.conversation!.forgetGrowth()
      if left > Self.leastRetargeting { engine.retarget(to: end, duration: left) }
    case .idle, .animating, .tracking, .trackpadHold, .dragging, .panning, .momentum, .wheelStream, .chained, .chainedByFingers,
      .coasting, .wheeling, .keyHeld, .steering, .pinching, .zoomAnimating:
      behaviours.list!.conversation!.forgetGrowth()
    }
  }

  private mutating func lead(to end: Vector, over distance: Double, at now: Double) {
    let left = end.y - engine.lastSnapshot.offset.y
    let interval = behaviours.list!.conversation!.takeInterval(for: distance, left: left, at: now)
    engine.lead(to: end, interval: interval)
    behaviours.list!.conversation!.isLeading = engine.lastSnapshot.phase == .animating
  }

  /// Content is at its end: the range need not keep it any more.
  private mutating func releaseRange(at now: Double) {
    behaviours.list!.conversation!.forgetGrowth()
    let geometry = listedContent()
    if geometry != engine.content { engine.change(to: geometry, at: now) }
  }

  /// Emits what changed of the conversation.
  mutating func emitConversation() {
    guard let state = conversation, let reported = behaviours.list?.conversation?.reported, state.differs(from: reported)
    else { return }
    behaviours.list!.conversation!.reported = state
    engine.emit(.conversationChanged(state), at: engine.clock)
  }
}

extension ScrollEngine {
  /// Leads the content to its end: see `Scroller.lead`. The program has not asked for this scroll. No completion is emitted.
  ///
  /// - Precondition: The mode is `driven`.
  fileprivate mutating func lead(to offset: Vector, interval: Double) {
    scroller.lead(to: offset, interval: interval, at: clock)
    endLap()
  }
}
