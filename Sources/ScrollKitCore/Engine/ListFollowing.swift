/// How the attached list follows the content, and what a scroll view shows of it.
///
/// - Precondition: A list is attached, unless stated otherwise.
extension ScrollView {
  /// Follows a change of the content, of which `shift` was no scroll.
  ///
  /// - Parameter isZoomed: Whether the scale changed.
  mutating func followList(shift: Vector, isZoomed: Bool) {
    var snapshot = engine.lastSnapshot
    snapshot.offset = engine.answeredOffset
    let scrolled = attachedList.follow(
      snapshot, shift: shift, isZoomed: isZoomed, in: engine.geometry, rest: engine.restRange, scale: engine.listScale,
      tolerance: engine.mode == .observed ? Edges.tolerance : Vector.rounding)
    if behaviours.conversation != nil { followReader(scrolled: scrolled, shift: shift.y) }
    guard behaviours.anchor.policy == .stickToEnd, !behaviours.anchor.keepsAtEnds else { return }
    let geometry = engine.geometry[behaviours.anchor.axis]
    attachedList.forgetGoal(atEnd: behaviours.anchor.end(of: geometry), in: geometry, scale: engine.listScale)
  }

  /// Emits what changed of the visible items; nothing while a batch of edits is open. No list need be attached.
  mutating func emitListChanges() {
    guard behaviours.list != nil, behaviours.anchor.depth == 0 else { return }
    if behaviours.conversation != nil { emitConversation() }
    let shown = shownList()
    let changes = attachedList.look(at: shown)
    if changes.isEmpty { return }
    if changes.contains(.visibleItems) { engine.emit(.visibleItemsChanged(attachedList.watch.visibleItems)) }
    if changes.contains(.stickyItem) { engine.emit(.stickyItemChanged(attachedList.watch.stickyItem?.item)) }
    if changes.contains(.nearStart) { emitNear(.start) }
    if changes.contains(.nearEnd) { emitNear(.end) }
  }

  /// Emits that an end came near, at the time when it did.
  private mutating func emitNear(_ end: ListEnd) {
    engine.emit(.nearListEnd(end), at: time(of: .nearListEnd(end)))
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
    return attachedList.frame(in: shown, limit, body)
  }

  /// Calls a function with each sticky item that is drawn at an end of the viewport, from the outermost, which lies above the
  /// others, and where: the distance of its left or top from that of the viewport, in points.
  public mutating func forEachStickyItem(at edge: StickyEdge, _ body: (_ item: Int, _ position: Double) -> Void) {
    checkList()
    let shown = shownList()
    var items = attachedList.reference.value.stickyItems(at: edge, in: shown)
    while let sticky = items.next(in: attachedList.reference.value) {
      body(sticky.item, attachedList.reference.value.position(of: sticky, at: edge, in: shown))
    }
  }

  /// What the viewport shows and where.
  mutating func shownList() -> ShownList {
    let axis = behaviours.anchor.axis
    let insets = attachedList.reference.value.insets(of: engine.geometry[axis])
    let hidden = axis == .y ? behaviours.headers.hiddenHeight(at: engine.clock) : 0
    let scale = engine.listScale
    return ShownList(
      viewport: listViewport(), cover: Ends(lower: max(0, insets.lower - hidden) / scale, upper: max(0, insets.upper) / scale),
      scale: scale)
  }

  /// The part of the list in the viewport, in points at scale 1. It is empty before the first geometry.
  func listViewport() -> ListViewport {
    let axis = behaviours.anchor.axis
    let scale = engine.listScale
    return ListViewport(
      offset: engine.lastSnapshot.offset[axis] / scale,
      length: engine.geometry[axis].viewport / scale)
  }
}
