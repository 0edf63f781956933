/// A list as a conversation: its end is where the newest is.
///
///     the end grows ─▶ follows? ── yes ─▶ a motion leads there
///                               └─ no ──▶ nothing moves; what came is unread
///
/// - Precondition: A list is attached, the mode is `driven`, and a conversation is set, unless stated otherwise.
extension ScrollView {
  /// Makes the attached list a conversation, or changes its options. At first, the content goes to its end at once.
  ///
  /// Content at its end follows the end as it grows: an item that grows moves it evenly, at the rate of the growth; what grows
  /// above the last item moves what is above it, at once. The first movement away from the end, by an input or by the program, lets
  /// go; content that then comes near the end follows again, and a motion that would rest there goes to the end. Meanwhile nothing
  /// moves that is visible, wherever the list grows. The anchor's policy does not count. Where content snaps vertically, snapping
  /// decides where it rests. Detaching the list ends the conversation.
  ///
  /// - Precondition: The list is vertical, and the content has ends. No conversation need be set.
  public mutating func setConversation(_ options: ConversationOptions = ConversationOptions(), at time: Double) {
    checkList(.y)
    checkEnds()
    precondition(mode == .driven, "ScrollView: a conversation is driven")
    perform(at: time) { view in
      let isNew = view.behaviours.conversation == nil
      if isNew {
        view[list: .y].forgetGoal()
        view.behaviours.anchor.keepsAtEnds = true
        view.behaviours.conversation = Conversation(
          options, inset: view.engine.content.y.leadingInset, target: view.engine.lastSnapshot.target.y)
      } else {
        view.attachedConversation.options = options
      }
      guard view.engine.geometry != .empty else { return }
      view.engine.change(to: view.contentWithLists())
      guard isNew else { return }
      view.engine.setOffset(view.newest)
      view.attachedConversation.returnToEnd(by: nil)
      view.layOutConversation()  // the range need not keep where it was
    }
  }

  /// Ends the conversation. The content stays where it is, as far as it is in range: its own motion to the end stops, a scroll of
  /// the program goes on. No conversation need be set.
  public mutating func endConversation(at time: Double) {
    checkList(.y)
    perform(at: time) { view in view.forgetConversation() }
  }

  /// What the reader sees of the conversation; nil if none is set. No list need be attached.
  public var conversation: ConversationState? {
    guard hasBehaviours, behaviours.conversation != nil else { return nil }
    return attachedConversation.state(count: self[list: .y].reference.value.count)
  }

  /// A question was asked: scrolls to where its item lies at the top of the viewport, below sticky items that stay there, with a
  /// spacer for the answer below it. The spacer shrinks as the answer grows, so that nothing moves; when it is used up, the content follows
  /// its end.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func beginTurn(at item: Int, by animation: ScrollAnimation = .standard, time: Double) -> AnimationID {
    checkConversation()
    return perform(at: time) { view in
      view.attachedConversation.question = item
      view.attachedConversation.returnToEnd(by: nil)  // so that the range keeps content below an earlier question
      view.engine.change(to: view.contentWithLists())
      return view.scrollToNewest(by: animation)
    }
  }

  /// Scrolls to the newest item. The target follows the end while it grows; then the content does.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  @discardableResult
  public mutating func scrollToNewest(by animation: ScrollAnimation = .standard, at time: Double) -> AnimationID {
    checkConversation()
    return perform(at: time) { view in view.scrollToNewest(by: animation) }
  }

  private mutating func scrollToNewest(by animation: ScrollAnimation) -> AnimationID {
    self[list: .y].forgetGoal()
    let id = engine.scroll(.y, to: newest.y, by: animation)
    attachedConversation.returnToEnd(by: engine.lastSnapshot.isAnimated(by: id) ? id : nil)
    return id
  }

  /// The conversation, read and changed in place.
  private var attachedConversation: Conversation {
    _read { yield behaviours.conversation! }
    nonmutating _modify { yield &behaviours.conversation! }
  }

  private func checkConversation() {
    precondition(hasBehaviours && behaviours.conversation != nil, "ScrollView: no conversation is set")
  }

  /// Ends the conversation. The content gets the inset of the host again. No conversation need be set.
  mutating func forgetConversation() {
    guard let inset = behaviours.conversation?.layout.hostInset else { return }
    if driver(.y) == .own(.conversation) { engine.setOffset(.y, to: engine.lastSnapshot.offset.y) }
    behaviours.conversation = nil
    behaviours.anchor.keepsAtEnds = false
    guard engine.geometry != .empty else { return }
    var content = engine.content
    content.y = content.y.with(leadingInset: inset)
    engine.change(to: geometryWithLists(content))
  }

  // MARK: Geometry

  /// The vertical geometry of the conversation, with its spacer and at its end.
  ///
  /// - Parameter batch: As for `geometryWithLists`.
  mutating func geometryOfConversation(_ geometry: AxisGeometry, closing batch: UInt32?) -> AxisGeometry {
    let offset = engine.lastSnapshot.offset.y
    let open = behaviours.anchor.depth(after: batch)
    let shift = behaviours.anchor.pendingDistance(.y) - behaviours.anchor.pendingDistance(.y, ofOutermost: open)
    let pending = pendingLength(.y, closing: batch)
    // A reader who flings away from content on its way back may be past the end.
    let isKept =
      (attachedConversation.reader != .reading || attachedConversation.layout.isReturning)
      && engine.restRange.y.overscroll(of: offset) == 0 && !isReturned
    let question = attachedConversation.question.map { self[list: .y].reference.value.startBelowStickyItems(of: $0) }
    return attachedConversation.layout.geometry(
      geometry, by: attachedConversation.options, length: self[list: .y].reference.value.total - pending,
      question: question.map { $0 - pending },
      keeping: isKept ? offset + shift : nil, refreshInset: engine.scroller.setting.restExtension.refreshInset, scale: engine.listScale)
  }

  /// Whether content on its way back to the end was caught and released, and the edge returns it: the range need not keep it.
  private var isReturned: Bool {
    mutating get {
      engine.scroller.activity.cause(.y) == .coast && engine.scroller.setting.rules.feel.edges.y.upper.moves
        && attachedConversation.layout.isReturning && attachedConversation.reader == .following
    }
  }

  /// The offset at the end of the content, in points; nil if it is no conversation.
  mutating func conversationEnd(in geometry: AxisGeometry) -> Double? {
    behaviours.conversation?.layout.end(of: geometry, scale: engine.listScale)
  }

  /// The offset at the newest item at the scale at which the content will rest; along x, where it will rest.
  private var newest: Vector {
    mutating get {
      let end = attachedConversation.layout.end(of: engine.targetGeometry.y, scale: engine.targetListScale)
      return Vector(x: engine.restTarget.x, y: end)
    }
  }

  /// The end that the content follows, in points; nil if it follows none, or a batch of edits is open.
  mutating func followedEnd() -> Double? {
    guard hasBehaviours, behaviours.anchor.depth == 0, behaviours.conversation?.reader == .following,
      engine.geometry != .empty
    else { return nil }
    return conversationEnd(in: engine.geometry.y)
  }

  /// How far another geometry of the host shifts content with the end that it follows, such as when a keyboard shrinks the
  /// viewport.
  mutating func shiftOfEnd(_ former: Double?, to geometry: ScrollGeometry) -> Vector {
    guard let former, let end = conversationEnd(in: engine.scaled(geometry).y) else { return .zero }
    return Vector(x: 0, y: end - former)
  }

  // MARK: Following

  /// Follows what the reader and the program do.
  mutating func followReader(scrolled: Double, shift: Double) {
    var snapshot = engine.lastSnapshot
    snapshot.target = engine.restTarget
    let isLed = engine.driver(.y) == .own(.conversation)
    attachedConversation.update(
      for: snapshot, isLed: isLed, in: engine.targetRestRange.y, scrolled: scrolled, shift: shift, end: newest.y)
    // Before the first geometry, a place may be set that is before the end.
    if attachedConversation.reader == .following, engine.geometry != .empty { self[list: .y].forgetGoal() }
  }

  /// Leads a conversation to its end after a movement. No conversation need be set.
  mutating func followEndOfConversation() {
    if behaviours.conversation != nil { followEnd() }
  }

  /// Leads content that follows its end there. A scroll to the newest item is retargeted, so that it arrives when it would have. A
  /// motion that would rest near the end goes there.
  private mutating func followEnd() {
    guard behaviours.anchor.depth == 0, engine.geometry != .empty else { return }
    guard behaviours.snapGuide?.rules.y.isNone ?? true else { return attachedConversation.growth.forget() }
    let follows = attachedConversation.reader == .following
    if follows { keepLastItem() }
    if follows && engine.scroller.activity.kind == .idle || isReturned { layOutConversation() }
    let end = followedPlace
    let distance = end - engine.lastSnapshot.target.y
    guard distance.magnitude > Vector.rounding else { return attachedConversation.growth.forget() }  // it is there
    let driver = driver(.y)
    var grown = attachedConversation.growth
    let interval = grown.takeInterval(for: distance, left: end - engine.lastSnapshot.offset.y, at: engine.clock)
    let reason = attachedConversation.reasonToGo(by: distance, under: driver)
    let answer = reason?.answer(under: driver, own: attachedConversation.animation, isChained: engine.isChained) ?? .refused
    let isRequested = answer == .inTime && attachedConversation.animation != nil  // by a scroll to the newest
    if answer == .refused || isRequested { attachedConversation.growth.forget() }
    if isRequested {
      let timeLeft = (engine.scroller.activity.trajectory?.motions.y.end ?? -.infinity) - engine.clock
      if timeLeft <= ScrollAnimation.shortestRetargeting { return }  // it arrives first
    }
    engine.carryOut(answer, .y, to: end, interval: interval)
    if answer == .atOnce { layOutConversation() }  // the range need not keep where it was
    if answer == .evenly {
      attachedConversation.growth = grown
      attachedConversation.wasLed(byMotion: engine.driver(.y) == .own(.conversation))
    }
  }

  /// Shifts the content by what has grown above the last item, as far as the end moves, so that the last item stays in place.
  private mutating func keepLastItem() {
    let pushed = engine.listScale.points(attachedConversation.growth.takePushed())
    guard pushed != 0, !driver(.y).isHeld else { return }
    let distance = followedPlace - engine.lastSnapshot.target.y
    let kept = Interval(lower: min(0, distance), upper: max(0, distance)).clamp(pushed)
    if kept != 0 { shiftContent(by: ContentShift(distance: Vector(x: 0, y: kept), returnOffsetDistance: 0)) }
  }

  /// Where content that follows its end goes: there, as far as it can be. Short content that a refresh holds open stays open.
  private var followedPlace: Double {
    mutating get {
      let place = engine.restRange.y.clamp(newest.y)
      guard behaviours.refresh?.state == .refreshing, attachedConversation.layout.showsAll(upTo: place) else { return place }
      let opened = Interval(lower: place - engine.scroller.setting.restExtension.refreshInset, upper: place)
      return opened.clamp(engine.lastSnapshot.target.y)
    }
  }

  /// Lays content out anew: the range need not keep what has come to its end or the edge returns, and a zoom has changed the scale.
  private mutating func layOutConversation() {
    let geometry = contentWithLists()
    if geometry != engine.content { engine.change(to: geometry) }
  }

  /// Emits what changed of the conversation.
  mutating func emitConversation() {
    let count = self[list: .y].reference.value.count
    guard let state = attachedConversation.takeReport(count: count) else { return }
    engine.emit(.conversationChanged(unread: state.unread, isFollowing: state.isFollowing))
  }
}

extension Conversation {
  /// Why content goes to its end; nil if it does not.
  ///
  /// - Parameter distance: How far the end lies behind where content would rest, in points.
  fileprivate func reasonToGo(by distance: Double, under driver: AxisDriver) -> RequestReason? {
    let follows = reader == .following
    if case .own = driver { return isMovingToEnd || follows && growth.hasGrown ? .newest : nil }
    if follows { return growth.arrivesAtOnce ? .firstSight : .newest }
    if animation != nil { return .newest }
    return returnsNearEnd(by: distance) ? .nearEnd : nil
  }
}
