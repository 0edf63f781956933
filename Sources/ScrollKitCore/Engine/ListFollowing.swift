/// How the attached lists follow the content, and what a scroll view shows of them.
///
/// - Precondition: A list is attached, unless stated otherwise.
extension ScrollView {
  /// Follows a change of the content, of which `shift` was no scroll. No list need be attached.
  ///
  /// - Parameter isZoomed: Whether the scale changed.
  mutating func followLists(shift: Vector, isZoomed: Bool) {
    if hasList(.x) { followList(.x, shift: shift, isZoomed: isZoomed) }
    if hasList(.y) { followList(.y, shift: shift, isZoomed: isZoomed) }
  }

  private mutating func followList(_ axis: Axis, shift: Vector, isZoomed: Bool) {
    var snapshot = engine.lastSnapshot
    snapshot.offset = engine.answeredOffset
    let scrolled = self[list: axis].follow(
      snapshot, shift: shift, isZoomed: isZoomed, in: engine.geometry, rest: engine.restRange, scale: engine.listScale,
      isWithinBatch: behaviours.anchor.isOpen(along: axis), tolerance: engine.mode == .observed ? Edges.tolerance : Vector.rounding)
    if axis == .y, behaviours.conversation != nil { followReader(scrolled: scrolled, shift: shift.y) }
    guard axis == behaviours.anchor.mainAxis, behaviours.anchor.policy == .stickToEnd, !behaviours.anchor.keepsAtEnds
    else { return }
    let geometry = engine.geometry[axis]
    self[list: axis].forgetGoal(atEnd: behaviours.anchor.end(of: geometry, axis), in: geometry, scale: engine.listScale)
  }

  /// Emits what changed of the visible items; nothing while a batch of edits is open. No list need be attached.
  mutating func emitListChanges() {
    if behaviours.anchor.depth > 0 { return }
    if behaviours.conversation != nil { emitConversation() }
    if hasList(.x) { emitListChanges(.x) }
    if hasList(.y) { emitListChanges(.y) }
  }

  private mutating func emitListChanges(_ axis: Axis) {
    let shown = shownList(axis)
    let changes = self[list: axis].look(at: shown, findsEnds: !behaviours.isPlacingLists)
    if changes.isEmpty { return }
    if changes.contains(.visibleItems) { engine.emit(.visibleItemsChanged(axis, self[list: axis].watch.visibleItems)) }
    if changes.contains(.stickyItem) { engine.emit(.stickyItemChanged(axis, self[list: axis].watch.stickyItem?.item)) }
    if changes.contains(.nearStart) { emitNear(.start, axis) }
    if changes.contains(.nearEnd) { emitNear(.end, axis) }
  }

  /// The moment in which lists were placed is over: emits which of their ends are near.
  mutating func endPlacingLists() {
    guard behaviours.isPlacingLists else { return }
    behaviours.isPlacingLists = false
    emitListChanges()
  }

  /// Emits that an end came near, at the time when it did.
  private mutating func emitNear(_ end: ListEnd, _ axis: Axis) {
    engine.emit(.nearListEnd(axis, end), at: time(of: .nearListEnd(axis, end)))
  }

  // MARK: Frame

  /// What the viewport shows of a list.
  public mutating func listFrame(along axis: Axis? = nil) -> ListFrame { listFrame(along: axis, 0) { _, _ in } }

  /// Calls a function with each visible item and where it is drawn: the distance of its left or top from that of the viewport,
  /// in points.
  public mutating func forEachVisibleItem(along axis: Axis? = nil, _ body: (_ item: Int, _ position: Double) -> Void) {
    let first = listFrame(along: axis).visibleItems.lowerBound
    _ = listFrame(along: axis, .max) { index, position in body(first + index, position) }
  }

  /// What the viewport shows of a list.
  ///
  /// - Parameters:
  ///   - limit: The most items for which `body` is called.
  ///   - body: Receives the index of an item among the visible ones, and where it is drawn.
  package mutating func listFrame(
    along axis: Axis?, _ limit: Int, _ body: (_ index: Int, _ position: Double) -> Void
  ) -> ListFrame {
    let axis = checkList(axis)
    makeUnique()
    let shown = shownList(axis)
    return self[list: axis].frame(in: shown, limit, body)
  }

  /// Calls a function with each sticky item that is drawn at an end of the viewport, from the outermost, which lies above the
  /// others, and where: the distance of its left or top from that of the viewport, in points.
  public mutating func forEachStickyItem(
    at edge: StickyEdge, along axis: Axis? = nil, _ body: (_ item: Int, _ position: Double) -> Void
  ) {
    let axis = checkList(axis)
    let shown = shownList(axis)
    var items = self[list: axis].reference.value.stickyItems(at: edge, in: shown)
    while let sticky = items.next(in: self[list: axis].reference.value) {
      body(sticky.item, self[list: axis].reference.value.position(of: sticky, at: edge, in: shown))
    }
  }

  /// What the viewport shows of a list, and where.
  mutating func shownList(_ axis: Axis) -> ShownList {
    let insets = self[list: axis].reference.value.insets(of: engine.geometry[axis])
    let hidden = axis == .y ? behaviours.headers.hiddenHeight(at: engine.clock) : 0
    let scale = engine.listScale
    return ShownList(
      viewport: listViewport(axis),
      cover: Ends(lower: scale.content(max(0, insets.lower - hidden)), upper: scale.content(max(0, insets.upper))), scale: scale)
  }

  /// The part of a list in the viewport. It is empty before the first geometry.
  package func listViewport(_ axis: Axis) -> ListViewport {
    ListViewport(offset: engine.lastSnapshot.offset[axis], length: engine.geometry[axis].viewport, at: engine.listScale)
  }
}
