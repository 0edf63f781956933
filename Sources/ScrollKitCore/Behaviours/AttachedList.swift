/// A list that is attached to a scroll view, and what it remembers of the content.
///
///     picture   what was visible when content was last scrolled, which edits keep in place
///     goal      the item to which the program scrolls, or at which the content rests since
///
/// Both are forgotten when the user or the program scrolls. The picture is taken anew at each time, since what came into view is seen
/// then; but the item that it keeps in place stays the same. Edits at one time, and those of a batch, have one picture.
package struct AttachedList {
  let reference: Reference<ScrollList>
  #if !hasFeature(Embedded)
    /// What keeps the list alive, in Swift programs; nil in C programs, which keep it themselves.
    var owner: SharedList?
  #endif
  /// What is visible, and what the last events reported of it.
  package internal(set) var watch: ListWatch
  private(set) var goal: ItemGoal?
  /// What the picture for the next edit takes over from the last one; nil if that one holds.
  private var kept: ScrollList.Kept? = .nothing
  /// When the picture was taken, in seconds.
  private var seenAt = -Double.infinity
  private var ends: AnchoredEnds?
  /// How far the range has moved the content since, in points.
  private var clamped = 0.0
  /// The offset along the axis that was followed last, in points.
  private var lastOffset: Double
  /// The number of items when the content last had another length.
  private var lastCount: Int

  init(_ reference: Reference<ScrollList>, watch: ListWatch, offset: Vector) {
    self.reference = reference
    self.watch = watch
    lastOffset = offset[reference.value.layout.axis]
    lastCount = reference.value.count
  }

  package var axis: Axis { reference.value.layout.axis }

  /// The geometry along the axis for content of a length.
  func geometry(_ geometry: AxisGeometry, length: ContentLength) -> AxisGeometry {
    geometry.resized(to: length.unscaled, isRightToLeft: direction < 0)
  }

  // MARK: Edits

  /// The content has the length of the list.
  ///
  /// - Returns: Whether the list has as many items as when it last had.
  mutating func adoptCount() -> Bool {
    defer { lastCount = reference.value.count }
    return lastCount == reference.value.count
  }

  /// Whether the next edit needs another picture.
  var needsPicture: Bool { kept != nil }

  /// What is visible keeps its place in the edit that comes.
  ///
  /// - Parameter ends: At which ends content is now.
  mutating func keepPlace(in shown: ShownList, _ ends: AnchoredEnds, at now: Double) throws(ListError) {
    try reference.value.see(shown.viewport, covered: shown.cover.lower, keeping: kept ?? .place)
    (kept, seenAt, clamped) = (nil, now, 0)
    self.ends = ends
  }

  /// At which ends content was when the picture was taken, if that was at a time; nil if it was not.
  func ends(at time: Double) -> AnchoredEnds? { kept == nil && seenAt == time ? ends : nil }

  /// Whether edits keep an item in place that was measured.
  var keepsKnownItem: Bool { kept != nil || reference.value.picture.isOfMeasuredItem }

  /// An edit comes that belongs to no open batch, or a batch begins.
  mutating func renewPicture(before now: Double) {
    if kept == nil, seenAt < now { kept = clamped.magnitude > Edges.tolerance ? .item : .place }
  }

  /// Content was scrolled, or something else than the picture has decided where it is.
  mutating func forgetPicture() { kept = .nothing }

  /// The range has moved the content, which is no scroll.
  mutating func clamp(by distance: Double) {
    clamped += distance
    lastOffset += distance
  }

  /// The list was edited.
  ///
  /// - Parameter isLed: Whether the content is a conversation that follows its end.
  mutating func adapt(to edit: ListEdit, leadingToEnd isLed: Bool) {
    watch.follow(edit, leadingToEnd: isLed)
    guard var moved = goal else { return }
    moved.item = edit.index(of: moved.item)
    goal = existing(moved)
  }

  /// A goal whose item exists; nil if it does not, as in an empty list.
  private func existing(_ goal: ItemGoal) -> ItemGoal? { goal.item < reference.value.count ? goal : nil }

  // MARK: Scrolling to an item

  /// Content no longer stays at an item.
  mutating func forgetGoal() { goal = nil }

  /// The program scrolled to an item, or is scrolling there.
  mutating func setGoal(_ goal: ItemGoal, at offset: Vector) {
    self.goal = existing(goal)
    forgetPicture()
    lastOffset = offset[axis]
  }

  /// The content was put at its goal, if there is one.
  mutating func placeGoal(at offset: Vector) {
    if let goal { setGoal(goal, at: offset) }
  }

  /// The program began another scroll, which goes on to the goal; nil: the content is there.
  mutating func continueGoal(in animation: AnimationID?) { goal?.animation = animation }

  /// The offset along the axis in the rest range at which the content shows an item as a goal says, in points.
  ///
  /// - Parameter offset: The present content offset, in points.
  func offset(
    showing goal: ItemGoal, from offset: Double, in geometry: AxisGeometry, rest: Interval, scale: ContentScale
  ) -> Double {
    rest.clamp(reference.value.offset(showing: goal, from: offset, in: geometry, scale: scale))
  }

  /// Forgets a goal at which content rests at the end of the range, unless the range only ends there until
  /// more extents are known. The policy of the anchor keeps the end from now on.
  mutating func forgetGoal(atEnd end: Double, in geometry: AxisGeometry, scale: ContentScale) {
    guard let goal, goal.animation == nil, (lastOffset - end).magnitude <= Edges.tolerance else { return }
    let place = reference.value.offset(showing: goal, from: lastOffset, in: geometry, scale: scale)
    if (place - end).magnitude <= Edges.tolerance { self.goal = nil }
  }

  /// The place in the list at the start of the visible part of the viewport.
  func place(at offset: Double, in geometry: AxisGeometry, scale: ContentScale) -> ListAnchor {
    reference.value.anchor(at: scale.content(offset + direction * leadingInset(of: geometry)))
  }

  /// The inset before the first item, in points.
  func leadingInset(of geometry: AxisGeometry) -> Double { reference.value.leadingInset(of: geometry) }

  /// 1 where the offset grows along the list, −1 where it decreases.
  var direction: Double { reference.value.direction }

  // MARK: Following

  /// Follows a change of the content: what the user or the program scrolls ends the goal.
  ///
  /// - Parameters:
  ///   - shift: The content shift in the change, and how far a zoom moved the offset, in points.
  ///   - isZoomed: Whether the scale changed. The goal stays only if it is still shown.
  ///   - isWithinBatch: Whether a batch along the axis is open: the list has changed, and the content has not yet.
  ///   - tolerance: A shorter movement is no scroll, in points: a toolkit rounds what it is asked for.
  /// - Returns: How far the content scrolled along the axis, in points.
  mutating func follow(
    _ snapshot: ScrollSnapshot, shift: Vector, isZoomed: Bool, in geometry: ScrollGeometry, rest: Pair<Interval>,
    scale: ContentScale, isWithinBatch: Bool, tolerance: Double
  ) -> Double {
    let offset = snapshot.offset[axis]
    let scrolled = offset - lastOffset - shift[axis]
    let isMoved = scrolled.magnitude > tolerance
    lastOffset = offset
    if isMoved || isZoomed || snapshot.phase == .zooming { forgetPicture() }
    guard var goal else { return scrolled }
    if snapshot.isAnimated(by: goal.animation) { return scrolled }  // it goes on
    // The scroll to the goal has ended, or content rested at it. A finger that does not move leaves it there.
    let shown = self.offset(showing: goal, from: offset, in: geometry[axis], rest: rest[axis], scale: scale)
    let isOnItsWay = goal.isByKey && (isWithinBatch || (shown - snapshot.target[axis]).magnitude <= tolerance)
    if isOnItsWay, snapshot.phase == .wheeling { return scrolled }
    let isIdle = snapshot.phase == .idle
    let wasAtRest = goal.animation == nil && !goal.isByKey
    let isThere = wasAtRest && !isZoomed && isIdle ? !isMoved : isOnItsWay || (shown - offset).magnitude <= tolerance
    (goal.animation, goal.isByKey) = (nil, false)
    self.goal = (isIdle || snapshot.phase == .tracking) && isThere ? goal : nil
    return scrolled
  }

  /// What the viewport shows of the list. See `ScrollList.frame`.
  mutating func frame(
    in shown: ShownList, _ limit: Int, _ body: (_ index: Int, _ position: Double) -> Void
  ) -> ListFrame {
    reference.value.frame(in: shown, &watch, limit, body)
  }

  /// The items in a viewport. Nothing is reported.
  mutating func visibleItems(in viewport: ListViewport) -> Range<Int> { watch.visible(of: reference.value, in: viewport) }

  /// Whether a viewport is near an end of the list.
  func isNear(_ end: ListEnd, in viewport: ListViewport) -> Bool { watch.isNear(end, of: reference.value, in: viewport) }

  /// Returns what changed of the visible items, and of the near ends if they count, since the last look.
  mutating func look(at shown: ShownList, findsEnds: Bool) -> ListChanges {
    watch.look(at: reference.value, in: shown.viewport, covered: shown.cover.lower, findsEnds: findsEnds)
  }
}
