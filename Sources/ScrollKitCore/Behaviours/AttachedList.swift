/// A list that is attached to a scroll view, and what it remembers of the content.
///
///     kept   the item that edits keep in place: the first visible one that was measured
///     goal   the item to which the program scrolls, or at which the content rests since
///
/// Both are forgotten when the user scrolls. The kept item is found anew at each time: what was measured before is what the
/// user has seen since. Edits at one time, and those of a batch, keep the same item.
package struct AttachedList {
  let reference: Reference<ScrollList>
  #if !hasFeature(Embedded)
    /// What keeps the list alive, in Swift programs; nil in C programs, which keep it themselves.
    var owner: SharedList?
  #endif
  /// What is visible, and what the last events reported of it.
  package internal(set) var watch: ListWatch
  private(set) var goal: ItemGoal?
  /// Nil until the next edit finds it.
  private var kept: KeptItem?
  /// The offset along the axis that was followed last, in points.
  private var lastOffset: Double

  init(_ reference: Reference<ScrollList>, watch: ListWatch, offset: Vector) {
    self.reference = reference
    self.watch = watch
    lastOffset = offset[reference.value.layout.axis]
  }

  package var axis: Axis { reference.value.layout.axis }

  /// The geometry along the axis for content as long as the list.
  func geometry(_ geometry: AxisGeometry) -> AxisGeometry {
    geometry.resized(to: reference.value.total, isRightToLeft: reference.value.direction < 0)
  }

  // MARK: Edits

  /// The item that edits keep in place.
  private struct KeptItem {
    /// Where it begins: a content offset at scale 1, in points.
    var start: Double
    /// When it was found, in seconds.
    let time: Double
    /// Whether it was measured.
    let isKnown: Bool
  }

  /// The start of the item that an edit keeps in place.
  mutating func findKeptStart(in shown: ShownList, at now: Double) -> Double {
    if let kept { return kept.start }
    let uncovered = uncovered(in: shown)
    let known = reference.value.firstKnownStart(in: uncovered)
    let start = known ?? reference.value.firstStart(in: uncovered)
    kept = KeptItem(start: start, time: now, isKnown: known != nil)
    return start
  }

  /// Whether edits keep an item in place that was measured.
  var keepsKnownItem: Bool { kept?.isKnown ?? true }

  /// An edit comes that belongs to no open batch, or a batch begins.
  mutating func forgetKeptItem(before now: Double) {
    if let time = kept?.time, time < now { kept = nil }
  }

  /// Follows an edit of the list, which shifted the content by `shift` points at scale 1.
  mutating func follow(_ edit: ListEdit, shift: Double) {
    kept?.start += shift
    guard var moved = goal else { return }
    moved.item = edit.index(of: moved.item)
    goal = existing(moved)
  }

  /// A goal whose item exists; nil if it does not, as in an empty list.
  private func existing(_ goal: ItemGoal) -> ItemGoal? { goal.item < reference.value.count ? goal : nil }

  // MARK: Scrolling to an item

  /// Taste. 0.15 s: the shortest time to a place that has just become known. Larger arrives later, smaller faster.
  static let leastRetargeting = 0.15

  /// Content no longer stays at an item.
  mutating func forgetGoal() { goal = nil }

  /// The program scrolled to an item, or is scrolling there.
  mutating func begin(_ goal: ItemGoal, at offset: Vector) {
    self.goal = existing(goal)
    kept = nil
    lastOffset = offset[axis]
  }

  /// The offset along the axis in the rest range at which the content shows an item as a goal says, in points.
  ///
  /// - Parameter offset: The present content offset, in points.
  func offset(
    showing goal: ItemGoal, from offset: Double, in geometry: AxisGeometry, rest: Interval, scale: Double
  ) -> Double {
    rest.clamp(reference.value.offset(showing: goal, from: offset, in: geometry, scale: scale))
  }

  /// Forgets a goal at which content rests at the end of the range, unless the range only ends there until
  /// more extents are known. The policy of the anchor keeps the end from now on.
  mutating func forgetGoal(atEnd end: Double, in geometry: AxisGeometry, scale: Double) {
    guard let goal, goal.animation == nil, (lastOffset - end).magnitude <= Edges.tolerance else { return }
    let place = reference.value.offset(showing: goal, from: lastOffset, in: geometry, scale: scale)
    if (place - end).magnitude <= Edges.tolerance { self.goal = nil }
  }

  /// The place in the list at the start of the visible part of the viewport.
  func place(at offset: Double, in geometry: AxisGeometry, scale: Double) -> ListAnchor {
    reference.value.anchor(at: (offset + direction * leadingInset(of: geometry)) / scale)
  }

  /// The inset before the first item, in points.
  func leadingInset(of geometry: AxisGeometry) -> Double { reference.value.leadingInset(of: geometry) }

  /// 1 where the offset grows along the list, −1 where it decreases.
  var direction: Double { reference.value.direction }

  // MARK: Following

  /// Follows a change of the content: what the user or the program scrolls ends the goal.
  ///
  /// - Parameters:
  ///   - shift: The content shift in the change, in points.
  ///   - tolerance: A shorter movement is no scroll, in points: a toolkit rounds what it is asked for.
  /// - Returns: How far the content scrolled along the axis, in points.
  mutating func follow(
    _ snapshot: ScrollSnapshot, shift: Vector, in geometry: ScrollGeometry, rest: Pair<Interval>, scale: Double,
    tolerance: Double
  ) -> Double {
    let offset = snapshot.offset[axis]
    let scrolled = offset - lastOffset - shift[axis]
    let isMoved = scrolled.magnitude > tolerance
    lastOffset = offset
    if isMoved || snapshot.phase == .zooming { kept = nil }
    guard var goal else { return scrolled }
    if snapshot.animation != nil, snapshot.animation == goal.animation { return scrolled }
    let shown = self.offset(showing: goal, from: offset, in: geometry[axis], rest: rest[axis], scale: scale)
    let isThere = goal.animation == nil ? !isMoved : (shown - offset).magnitude <= tolerance
    goal.animation = nil
    self.goal = snapshot.phase == .idle && isThere ? goal : nil
    return scrolled
  }

  /// Takes a look at what is visible.
  mutating func look(at shown: ShownList) -> ListChanges {
    watch.follow(reference.value, in: shown.viewport, covered: shown.cover.lower)
  }

  // MARK: Frame

  /// See `ScrollView.listFrame`.
  mutating func frame(
    in shown: ShownList, _ limit: Int, _ body: (_ index: Int, _ position: Double) -> Void
  ) -> ListFrame {
    let (viewport, scale) = (shown.viewport, shown.scale)
    let visible = watch.visible(of: reference.value, in: viewport)
    let drawn = visible.prefix(limit)
    watch.forEachItem(
      in: visible.lowerBound..<visible.lowerBound + drawn.count, of: reference.value, in: viewport
    ) { item in body(item.index - visible.lowerBound, (item.position - viewport.offset) * scale) }
    var frame = ListFrame(visibleItems: visible, stickyItem: nil, stickyPosition: 0)
    if let sticky = reference.value.stickyItem(at: .start, offset: shown.offset(at: .start, direction)) {
      frame.stickyItem = sticky.item
      frame.stickyPosition = position(of: sticky, at: .start, in: shown)
    }
    return frame
  }

  /// The sticky items at an end of the viewport, from the outermost.
  func stickyItems(at edge: StickyEdge, in shown: ShownList) -> StickyItems {
    StickyItems(at: edge, offset: shown.offset(at: edge, direction), of: reference.value)
  }

  /// Where a sticky item is drawn: the distance of its left or top from that of the viewport, in points.
  func position(of sticky: StickyItem, at edge: StickyEdge, in shown: ShownList) -> Double {
    let distance = shown.cover[edge] + sticky.distance
    let isAtUpperEnd = (edge == .end) == (direction > 0)
    return (isAtUpperEnd ? shown.viewport.length - distance - sticky.extent : distance) * shown.scale
  }

  /// The part of the list that nothing covers, neither what covers the viewport nor sticky items.
  func uncovered(in shown: ShownList) -> ListViewport {
    let lower = shown.cover.lower + stickyLength(at: .start, in: shown)
    let upper = shown.cover.upper + stickyLength(at: .end, in: shown)
    return ListViewport(
      offset: shown.viewport.offset + direction * lower, length: max(0, shown.viewport.length - lower - upper))
  }

  /// The length that sticky items cover at an end of the viewport, in points at scale 1.
  func stickyLength(at edge: StickyEdge, in shown: ShownList) -> Double {
    var length = 0.0
    var items = stickyItems(at: edge, in: shown)
    while let sticky = items.next(in: reference.value) { length = max(length, sticky.distance + sticky.extent) }
    return length
  }
}

/// An item, and where it lies in the viewport.
struct ItemGoal: Equatable, Sendable {
  var item: Int
  let alignment: ListAlignment
  /// Points between the item and the start or the end of the viewport.
  let margins: Ends<Double>
  /// Whether it lies beside the sticky items that stay while it is there.
  let avoidsStickyItems: Bool
  /// The programmatic scroll under way to it; nil if the content rests there.
  var animation: AnimationID?

  init(item: Int, alignment: ListAlignment, margins: Ends<Double>) {
    self.item = item
    self.alignment = alignment
    self.margins = margins
    avoidsStickyItems = true
  }

  /// The start of the viewport at a place in the list, whatever covers it.
  init(_ place: ListAnchor) {
    item = place.item
    alignment = .start
    margins = Ends(lower: -place.distance, upper: 0)
    avoidsStickyItems = false
  }
}

extension ScrollList {
  /// The content offset at which a goal is shown, in points. It may be out of range.
  ///
  /// - Parameter offset: The present content offset, in points.
  func offset(showing goal: ItemGoal, from offset: Double, in geometry: AxisGeometry, scale: Double) -> Double {
    let cover = direction * leadingInset(of: geometry)
    let visible = ListViewport(offset: (offset + cover) / scale, length: geometry.visibleLength / scale)
    var margins = goal.margins
    if goal.avoidsStickyItems { margins = self.margins(goal.margins, beside: goal.item) }
    return self.offset(aligning: goal.item, goal.alignment, margins: margins, in: visible) * scale - cover
  }

  /// The inset before the first item, in points.
  func leadingInset(of geometry: AxisGeometry) -> Double {
    direction < 0 ? geometry.range.upper : geometry.leadingInset
  }

  /// The insets before the first item and after the last, in points.
  func insets(of geometry: AxisGeometry) -> Ends<Double> {
    let leading = leadingInset(of: geometry)
    return Ends(lower: leading, upper: geometry.leadingInset + geometry.trailingInset - leading)
  }
}

/// What a scroll view shows of its list.
struct ShownList {
  /// In points at scale 1.
  var viewport: ListViewport
  /// What covers the ends of the viewport, such as a header, in points at scale 1; the lower end is that of the list's start.
  let cover: Ends<Double>
  /// The scale of the content.
  let scale: Double

  /// The content offset beside what covers an end of the viewport, in points at scale 1.
  fileprivate func offset(at edge: StickyEdge, _ direction: Double) -> Double {
    switch edge {
    case .start: viewport.offset + direction * cover.lower
    case .end: viewport.offset + direction * (viewport.length - cover.upper)
    }
  }
}

extension Ends {
  fileprivate subscript(edge: StickyEdge) -> Element {
    switch edge {
    case .start: lower
    case .end: upper
    }
  }
}

/// What a viewport shows of a list.
public struct ListFrame: Equatable, Sendable {
  /// The items that are visible, with the overscan.
  public let visibleItems: Range<Int>
  /// The innermost sticky item at the viewport's start; nil if there is none.
  public fileprivate(set) var stickyItem: Int?
  /// The distance of its left or top from that of the viewport, in points.
  public fileprivate(set) var stickyPosition: Double
}
