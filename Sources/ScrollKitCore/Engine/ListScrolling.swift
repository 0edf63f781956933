/// A list in a scroll view: its edits, and scrolling to its items.
///
///     edit ─▶ the list changes ─▶ how far the kept item moved ─▶ one content shift ─▶ the goal follows its item
///
/// - Precondition: A list is attached, unless stated otherwise.
extension ScrollView {
  // MARK: Attaching

  /// Attaches a list, which sets the length of the content from now on. Open batches of edits are dropped.
  /// No list need be attached; a list that is attached is detached.
  ///
  /// - Parameter watch: Which items count as visible, and what is near an end.
  package mutating func attach(_ list: Reference<ScrollList>, watch: ListWatch = ListWatch(), at time: Double) {
    enable(at: time) { view, _ in
      view.forgetConversation()
      view.behaviours.list = AttachedList(list, watch: watch, offset: view.engine.lastSnapshot.offset)
      view.directList()
      view.findSnapLists()
      view.beginMovement()
      guard view.engine.geometry != .empty else { return }
      view.engine.change(to: view.listed(view.engine.content))
    }
  }

  /// Lets a horizontal list begin where the content does.
  func directList() {
    guard let list = behaviours.list else { return }
    list.reference.value.setRightToLeft(engine.scroller.setting.isRightToLeft)
    behaviours.anchor.setDirection(list.axis, isReversed: list.direction < 0)
  }

  /// Sets which items count as visible, and how near the viewport is to an end when it is near it.
  ///
  /// - Parameters:
  ///   - overscan: Points before the viewport and after it; 0 or more.
  ///   - nearDistance: In points; 0: two lengths of the viewport.
  public mutating func watchList(overscan: Double, nearDistance: Double, at time: Double) {
    checkList()
    perform(at: time) { view, _ in view.setListWatch(overscan: overscan, nearDistance: nearDistance) }
  }

  /// The same within a change.
  package func setListWatch(overscan: Double, nearDistance: Double) {
    behaviours.list?.watch.set(overscan: overscan, nearDistance: nearDistance)
  }

  /// Detaches the list. The content keeps its length. No list need be attached.
  public mutating func detachList(at time: Double) {
    perform(at: time) { view, _ in view.forgetList() }
  }

  /// The same at the present time, such as before the memory of the list is freed.
  package mutating func forgetList() {
    guard hasBehaviours else { return }
    makeUnique()
    behaviours.list = nil
    forgetConversation()
    findSnapLists()
    behaviours.anchor.setDirection(.y, isReversed: false)
  }

  func checkList() {
    precondition(hasBehaviours && behaviours.list != nil, "ScrollView: no list is attached")
  }

  /// The geometry of the content with the length of the list, if there is one.
  mutating func listed(_ geometry: ScrollGeometry) -> ScrollGeometry {
    guard hasBehaviours, let list = behaviours.list else { return geometry }
    var geometry = geometry
    geometry[list.axis] = behaviours.conversation == nil ? list.geometry(geometry[list.axis]) : conversed(geometry.y)
    return geometry
  }

  /// The geometry of the present content with the length of the list.
  mutating func listedContent() -> ScrollGeometry { listed(engine.content) }

  // MARK: Edits

  /// Makes an edit. Outside a batch of edits, the content shifts at once.
  ///
  /// - Parameters:
  ///   - edit: What the edit does to the indices of items.
  ///   - change: Makes the edit, with a content offset at scale 1. Returns the shift that keeps the item
  ///     there in place. If it throws, only time has passed.
  package mutating func editList(
    _ edit: ListEdit, at time: Double,
    _ change: (inout ScrollList, _ offset: Double) throws(ListError) -> Double
  ) throws(ListError) {
    try perform(at: time) { view, now throws(ListError) in
      view.checkList()
      let kept = view.findKeptStart(at: now)
      let remembered = view.placeAtReturnOffset()
      let shift = try change(&view.behaviours.list!.reference.value, kept)
      view.follow(edit, shift: shift, remembered: remembered, at: now)
    }
  }

  /// The start of the item that an edit keeps in place: a content offset at scale 1, in points.
  private mutating func findKeptStart(at now: Double) -> Double {
    if behaviours.anchor.depth == 0 { behaviours.list!.forgetKeptItem(before: now) }
    var shown = shownList()
    shown.viewport.offset += behaviours.anchor.pendingDistance / engine.listScale
    return behaviours.list!.findKeptStart(in: shown, at: now)
  }

  /// Follows an edit of the list.
  ///
  /// - Parameter remembered: The item at the return offset before the edit, and its start; nil if there is none.
  private mutating func follow(
    _ edit: ListEdit, shift: Double, remembered: (item: Int, start: Double)?,
    at now: Double
  ) {
    behaviours.list!.follow(edit, shift: shift)
    behaviours.conversation?.follow(
      edit, count: behaviours.list!.reference.value.count, isFirstSight: !behaviours.list!.keepsKnownItem)
    behaviours.snapGuide?.follow(edit, behaviours.anchor.axis)
    guard engine.geometry != .empty else { return }

    let batch = behaviours.anchor.depth == 0 ? openBatch() : nil
    let scale = engine.listScale
    var rememberedShift = 0.0
    if let remembered {
      let index = min(edit.index(of: remembered.item), behaviours.list!.reference.value.count)
      rememberedShift = behaviours.list!.reference.value.start(of: index) - remembered.start
    }
    behaviours.anchor.edit(
      movingVisible: behaviours.list!.direction * shift * scale, remembered: rememberedShift * scale)
    if let batch { _ = endBatch(batch, closedBy: listedContent(), finished: true) }
  }

  /// Ends a batch of edits of the list.
  ///
  /// - Returns: The number of batches inside it that were never ended; nil if no such batch is open, and
  ///   nothing changes.
  @discardableResult
  public mutating func endBatch(_ id: UInt32, at time: Double) -> Int? {
    checkList()
    return perform(at: time) { view, _ in
      view.endBatch(id, closedBy: view.listed(view.engine.content), finished: true)
    }
  }

  /// The item at the return offset of scroll to top, and its start; nil if there is none.
  private mutating func placeAtReturnOffset() -> (item: Int, start: Double)? {
    guard let list = behaviours.list, list.axis == .y, let returnOffset = behaviours.top?.returnOffset else { return nil }
    let offset = behaviours.anchor.rememberedOffset ?? returnOffset
    let item = list.reference.value.anchor(at: offset / engine.listScale).item
    return (item, list.reference.value.start(of: item))
  }

  /// The part of the list in the viewport, in points at scale 1. It is empty before the first geometry.
  func listViewport() -> ListViewport {
    let axis = behaviours.anchor.axis
    let scale = engine.listScale
    return ListViewport(
      offset: engine.lastSnapshot.offset[axis] / scale,
      length: engine.geometry[axis].viewport / scale)
  }

  // MARK: Scrolling to an item

  /// Scrolls to an item. While extents become known, the target follows it; at rest, the content stays with
  /// it until the user scrolls.
  ///
  /// - Parameter margin: Points between the item and the end of the viewport at which it is aligned.
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func scroll(
    toItem item: Int, _ alignment: ListAlignment = .nearest, margin: Double = 0, animated: Bool = true, at time: Double
  ) -> AnimationID {
    checkList()
    return perform(at: time) { view, _ in
      let goal = view.aligned(ItemGoal(item: item, alignment: alignment, margins: Ends(both: margin)))
      return view.scroll(to: goal, by: animated ? .standard : .none)
    }
  }

  /// Scrolls to where an item lies as placed along the list's axis, with its margins. With the alignment `none` the content
  /// stays where it is.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func scroll(
    toItem item: Int, _ placement: AxisPlacement, by animation: ScrollAnimation = .standard, at time: Double
  ) -> AnimationID {
    checkList()
    return perform(at: time) { view, _ in
      guard let alignment = ListAlignment(placement.alignment) else {
        return view.engine.scroll(to: view.engine.restingOffset ?? view.engine.lastSnapshot.offset, by: animation)
      }
      let margins = placement.margins(isReversed: view.behaviours.list!.direction < 0)
      return view.scroll(to: view.aligned(ItemGoal(item: item, alignment: alignment, margins: margins)), by: animation)
    }
  }

  /// Scrolls to a goal within a change.
  mutating func scroll(to goal: ItemGoal, by animation: ScrollAnimation) -> AnimationID {
    var goal = goal
    let id = engine.scroll(to: target(showing: goal), by: animation)
    goal.animation = engine.lastSnapshot.animation == id ? id : nil
    behaviours.list?.begin(goal, at: engine.answeredOffset)
    return id
  }

  /// The programmatic scroll that has begun goes to a vertical offset: its target follows the item there. No list need be
  /// attached, and the list may be empty.
  mutating func beginGoal(at offset: Double, animation: AnimationID) {
    guard let list = behaviours.list, list.axis == .y else { return }
    let place = list.place(at: offset, in: engine.targetGeometry.y, scale: engine.targetListScale)
    var goal = ItemGoal(place)
    goal.animation = engine.lastSnapshot.animation == animation ? animation : nil
    behaviours.list?.begin(goal, at: engine.answeredOffset)
  }

  /// Sets a place in the list at once, also before anything is measured and before the first geometry. While
  /// extents become known, the content stays there until the user scrolls.
  ///
  /// - Precondition: The item exists.
  public mutating func setListPlace(_ place: ListAnchor, at time: Double) {
    checkList()
    perform(at: time) { view, _ in
      let goal = ItemGoal(place)
      view.engine.setOffset(view.target(showing: goal))
      view.behaviours.list?.begin(goal, at: view.engine.answeredOffset)
    }
  }

  /// The place in the list at the start of the visible part of the viewport.
  public var listPlace: ListAnchor {
    checkList()
    let list = behaviours.list!
    let axis = list.axis
    return list.place(
      at: engine.lastSnapshot.offset[axis], in: engine.geometry[axis], scale: engine.listScale)
  }

  /// A goal that keeps the alignment which `nearest` has now.
  private mutating func aligned(_ goal: ItemGoal) -> ItemGoal {
    guard goal.alignment == .nearest, let list = behaviours.list else { return goal }
    let axis = list.axis
    let offset = target(showing: goal)[axis]
    let start = ItemGoal(item: goal.item, alignment: .start, margins: goal.margins)
    let end = ItemGoal(item: goal.item, alignment: .end, margins: goal.margins)
    if offset == target(showing: start)[axis] { return start }
    if offset == target(showing: end)[axis] { return end }
    let place = list.place(
      at: offset, in: engine.targetGeometry[axis], scale: engine.targetListScale)
    let gap = list.reference.value.start(of: goal.item) - list.reference.value.start(of: place.item)
    return ItemGoal(ListAnchor(item: goal.item, distance: place.distance - gap))
  }

  /// The offset that shows a goal.
  private mutating func target(showing goal: ItemGoal) -> Vector {
    var from = engine.lastSnapshot.offset
    if let resting = engine.restingOffset { from = resting }
    guard let list = behaviours.list else { return from }
    let axis = list.axis
    var target = engine.lastSnapshot.animation != nil ? engine.lastSnapshot.target : from
    target[axis] = list.offset(
      showing: goal, from: from[axis], in: engine.targetGeometry[axis], rest: engine.targetRestRange[axis],
      scale: engine.targetListScale)
    return target
  }

  /// The item at which content rests, or to which it snaps at the end of its motion; nil if there is none.
  mutating func restingGoal() -> ItemGoal? {
    if let goal = behaviours.list?.goal { return goal.animation == nil ? goal : nil }
    return behaviours.list != nil ? behaviours.snapGuide?.goal(behaviours.anchor.axis, of: engine.lastSnapshot) : nil
  }

  /// How far the content that rests at a goal has to shift so that it shows it in a new geometry, in points;
  /// nil if it rests at none.
  mutating func goalShift(to geometry: ScrollGeometry, _ goal: ItemGoal?) -> Vector? {
    guard let goal, engine.lastSnapshot.phase == .idle, let list = behaviours.list else { return nil }
    let axis = list.axis
    let offset = engine.lastSnapshot.offset[axis]
    var shift = Vector.zero
    shift[axis] = list.offset(
      showing: goal, from: offset, in: geometry[axis], rest: engine.scroller.setting.restRange(of: geometry.range)[axis],
      scale: engine.listScale) - offset
    return shift
  }

  /// Retargets a scroll to an item whose place has changed.
  ///
  /// - Parameter resting: The item to which content snaps at the end of its motion; nil if there is none.
  mutating func retargetGoal(_ resting: ItemGoal?) {
    if let goal = behaviours.list?.goal, goal.animation != nil, goal.animation == engine.lastSnapshot.animation {
      retargetInTime(to: target(showing: goal))
    } else if let resting, engine.mode == .driven {
      retarget(toSnapped: target(showing: resting))
    }
  }

  /// Retargets the motion under way to an item to which it snaps. A fling that cannot carry the content there any more, because
  /// the extents on the way are others, goes to the nearest item instead. A chain snaps anew itself.
  private mutating func retarget(toSnapped item: Vector) {
    guard !engine.scroller.activity.isChained, (item - engine.lastSnapshot.target).length > Vector.rounding else { return }
    let now = engine.clock
    switch engine.lastSnapshot.phase {
    case .coasting where engine.scroller.decelerates(to: item, now: now): engine.land(at: item)
    case .coasting, .bouncing:
      engine.land(at: snapped(engine.scroller.coastEnd(at: now), velocity: engine.lastSnapshot.velocity))
    case .wheeling where engine.lastSnapshot.isSettling: retargetInTime(to: item)
    case .idle, .tracking, .dragging, .wheeling, .steering, .animating, .zooming: break  // at rest, held, or to another target
    }
    behaviours.snapGuide?.rememberTargets(at: engine.lastSnapshot.target)
  }

  /// Retargets the animation under way. It arrives when it would have arrived, so that extents which become known in
  /// every frame do not keep it from arriving.
  mutating func retargetInTime(to target: Vector) {
    let distance = target - engine.lastSnapshot.target
    guard distance.length > Vector.rounding else { return }
    switch engine.mode {
    case .driven:
      let left = engine.scroller.activity.end - engine.clock
      engine.retarget(to: target, duration: max(left, AttachedList.leastRetargeting))
    case .observed: engine.retargetHost(to: target)
    }
  }

  /// The first geometry put the content at its start; its goal is where it belongs, or the end to which it
  /// sticks.
  mutating func placeAtGoal() {
    guard let list = behaviours.list else { return }
    var place = engine.lastSnapshot.offset
    if let shift = goalShift(to: engine.geometry, restingGoal()) {
      place = place + shift
    } else if let end = end(of: engine.geometry.y) {
      place.y = end
    } else if behaviours.anchor.policy == .stickToEnd {
      place[list.axis] = behaviours.anchor.end(of: engine.geometry[list.axis])
    }
    if place != engine.lastSnapshot.offset { engine.setOffset(place) }
    if let goal = list.goal { behaviours.list?.begin(goal, at: engine.answeredOffset) }
  }

  // MARK: Following

  /// Follows a change of the content, of which `shift` was no scroll.
  mutating func followList(shift: Vector) {
    var snapshot = engine.lastSnapshot
    snapshot.offset = engine.answeredOffset
    let scrolled = behaviours.list!.follow(
      snapshot, shift: shift, in: engine.geometry, rest: engine.restRange, scale: engine.listScale,
      tolerance: engine.mode == .observed ? Edges.tolerance : Vector.rounding)
    if behaviours.conversation != nil { followReader(scrolled: scrolled, shift: shift.y) }
    guard behaviours.anchor.policy == .stickToEnd, !behaviours.anchor.keepsAtEnds else { return }
    let geometry = engine.geometry[behaviours.anchor.axis]
    behaviours.list?.forgetGoal(atEnd: behaviours.anchor.end(of: geometry), in: geometry, scale: engine.listScale)
  }

  /// Emits what changed of the visible items. A batch of edits ends first.
  mutating func emitListChanges() {
    guard behaviours.list != nil, behaviours.anchor.depth == 0 else { return }
    if behaviours.conversation != nil { emitConversation() }
    let shown = shownList()
    let changes = behaviours.list!.look(at: shown)
    if changes.isEmpty { return }
    let now = engine.clock
    if changes.contains(.visibleItems) {
      engine.emit(.visibleItemsChanged(behaviours.list!.watch.visibleItems), at: now)
    }
    if changes.contains(.stickyItem) {
      engine.emit(.stickyItemChanged(behaviours.list!.watch.stickyItem?.item), at: now)
    }
    if changes.contains(.nearStart) { emitNear(.start) }
    if changes.contains(.nearEnd) { emitNear(.end) }
  }

  /// Emits that an end came near, at the time when it did.
  private mutating func emitNear(_ end: ListEnd) {
    let now = time(of: .nearListEnd(end))
    engine.emit(.nearListEnd(end), at: now)
  }

  // MARK: Frame

  /// What the viewport shows of the list.
  public mutating func listFrame() -> ListFrame { listFrame(0) { _, _ in } }

  /// Calls a function with each visible item and where it is drawn: the distance of its left or top from that of the viewport,
  /// in points.
  public mutating func forEachVisibleItem(_ body: (_ item: Int, _ position: Double) -> Void) {
    let first = listFrame().visibleItems.lowerBound
    _ = listFrame(.max) { index, position in body(first + index, position) }
  }

  /// What the viewport shows of the list.
  ///
  /// - Parameters:
  ///   - limit: The most items for which `body` is called.
  ///   - body: Receives the index of an item among the visible ones, and where it is drawn.
  package mutating func listFrame(_ limit: Int, _ body: (_ index: Int, _ position: Double) -> Void) -> ListFrame {
    checkList()
    makeUnique()
    let shown = shownList()
    return behaviours.list!.frame(in: shown, limit, body)
  }

  /// Calls a function with each sticky item that is drawn at an end of the viewport, from the outermost, which lies above the
  /// others, and where: the distance of its left or top from that of the viewport, in points.
  public mutating func forEachStickyItem(at edge: StickyEdge, _ body: (_ item: Int, _ position: Double) -> Void) {
    checkList()
    let shown = shownList()
    var items = behaviours.list!.stickyItems(at: edge, in: shown)
    while let sticky = items.next(in: behaviours.list!.reference.value) {
      body(sticky.item, behaviours.list!.position(of: sticky, at: edge, in: shown))
    }
  }

  /// What the viewport shows and where.
  mutating func shownList() -> ShownList {
    let axis = behaviours.anchor.axis
    let insets = behaviours.list!.reference.value.insets(of: engine.geometry[axis])
    let hidden = axis == .y ? behaviours.headers.hiddenHeight(at: engine.clock) : 0
    let scale = engine.listScale
    return ShownList(
      viewport: listViewport(), cover: Ends(lower: max(0, insets.lower - hidden) / scale, upper: max(0, insets.upper) / scale),
      scale: scale)
  }
}

extension ScrollEngine {
  /// The content offset after the toolkit has answered the last request, in points.
  fileprivate var answeredOffset: Vector {
    mode == .observed ? host.expectedOffset : lastSnapshot.offset
  }

  /// The scale of a list's content. Observed content has its length at the present scale.
  var listScale: Double { canZoom ? zoom.scale : 1 }

  /// The scale at which a list's content will rest.
  var targetListScale: Double { canZoom ? targetScale : 1 }
}
