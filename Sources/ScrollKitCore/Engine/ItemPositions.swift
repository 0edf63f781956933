/// The items of an attached list as snap targets.
///
///     along the list   ├── 4 ──┼──── 5 ────┼ 6 ┼───── 7 ─────┤    every item, at its start
///     snap positions   4       5           6   7
///
/// No item begins or ends before its predecessor, also beside the sticky items that stay while it is there. So the two targets beside
/// an offset are the nearest to it, and the list finds them however many there are. Offsets are along the list: in a list from right to
/// left they are mirrored.
struct ItemPositions {
  private let list: Reference<ScrollList>
  private let snapping: ItemSnapping
  private let geometry: AxisGeometry
  /// The scale of the content.
  private let scale: ContentScale
  /// The content range.
  private let range: Interval

  /// - Returns: nil without items that snap, or without a snapport.
  init?(_ list: Reference<ScrollList>, _ snapping: ItemSnapping, in geometry: AxisGeometry, scale: ContentScale) {
    self.list = list
    self.snapping = snapping
    self.geometry = geometry
    self.scale = scale
    let range = geometry.range
    self.range = list.value.direction > 0 ? range : Interval(lower: 0 - range.upper, upper: 0 - range.lower)
    guard snapping.alignment != .none, list.value.count > 0, portLength > 0 else { return nil }
  }

  // MARK: Snapping

  /// The content offset at which content snaps that would make a scroll; nil if it does not snap.
  func target(of outcome: SnapGuide.Outcome, _ axis: Axis) -> Double? {
    let direction = list.value.direction
    let from = direction * outcome.from[axis]
    let displacement = direction * (outcome.target[axis] - outcome.from[axis])
    let query: AxisSnapQuery? =
      switch outcome.cause {
      case .release where displacement == 0: AxisSnapQuery(endAt: from, in: range)
      case .release, .step: AxisSnapQuery(.endAndDirection, from: from, displacement: displacement, in: range)
      case .line: AxisSnapQuery(.direction, from: from, displacement: displacement, in: range)
      }
    return query.flatMap { target(for: $0) }.map { direction * $0 }
  }

  /// The offset at which a query snaps; nil if there is no target, or none near enough.
  ///
  /// If no fling may pass a target, the first one wins. If snapping is mandatory and no target is in the query's direction, the
  /// nearest wins.
  private func target(for query: AxisSnapQuery) -> Double? {
    let found = nearest(to: query)
    if query.kind == .endAndDirection, snapping.stop == .always,
      let stop = query.direction > 0
        ? firstTarget(atOrAfter: query.least) : lastTarget(atOrBefore: query.least),
      query.advance(to: aligned(stop)) <= query.advance(to: found ?? query.target), query.allows(aligned(stop))
    {
      return aligned(stop)
    }
    switch snapping.strictness {
    case .mandatory: return found ?? nearest(to: AxisSnapQuery(endAt: query.from, in: range))
    case .proximity: return found
    }
  }

  private func nearest(to query: AxisSnapQuery) -> Double? {
    var choice = SnapChoice(query: query, reach: snapping.strictness.reach(in: portLength))
    let origin = query.origin
    consider(firstTarget(atOrAfter: query.direction > 0 ? max(origin, query.least) : origin), &choice)
    consider(lastTarget(atOrBefore: query.direction < 0 ? min(origin, query.least) : origin), &choice)
    let shown = list.value.tree.firstOfLine(max(0, items(alignedBefore: Math.next(after: query.target), .start) - 1))
    if isTarget(shown) { considerCovering(shown, &choice) }
    return choice.best?.offset
  }

  private func consider(_ item: Int?, _ choice: inout SnapChoice) {
    guard let item else { return }
    consider(item, at: aligned(item), covered: nil, &choice)
    considerCovering(item, &choice)
  }

  /// Considers an item longer than the snapport: content may rest wherever it fills the snapport.
  private func considerCovering(_ item: Int, _ choice: inout SnapChoice) {
    let start = unclamped(item, .start)
    let end = unclamped(item, .end)
    guard start < end else { return }
    let (lower, upper) = (max(range.lower, start), min(range.upper, end))
    guard lower <= upper else { return }
    let covered = Interval(lower: lower, upper: upper)
    consider(item, at: covered.clamp(choice.query.target), covered: covered, &choice)
  }

  private func consider(_ item: Int, at offset: Double, covered: Interval?, _ choice: inout SnapChoice) {
    choice.consider(
      SnapResult(
        offset: offset, key: UInt64(item), covered: covered, index: item, visibleAcross: .everywhere, isFocused: false),
      length: list.value.extent(of: item).unscaled, width: 0)
  }

  // MARK: Numbers

  /// Where an item lies in the viewport when content is snapped to it; of the last one if there is none of that number.
  func goal(_ item: Int) -> ItemGoal { goal(min(item, list.value.count - 1), snapping.alignment) }

  /// The item to which content at a content offset is snapped; nil if it is snapped to none.
  func snappedItem(at offset: Double) -> SnappedItem? {
    let along = list.value.direction * offset
    return snapped(firstTarget(atOrAfter: along - SnapGuide.near), at: along)
      ?? snapped(lastTarget(atOrBefore: along + SnapGuide.near), at: along)
  }

  private func snapped(_ item: Int?, at offset: Double) -> SnappedItem? {
    guard let item, (aligned(item) - offset).magnitude <= SnapGuide.near else { return nil }
    let isAligned = (unclamped(item, snapping.alignment) - offset).magnitude <= SnapGuide.near
    return SnappedItem(item: item, isAligned: isAligned)
  }

  /// The target nearest to a content offset.
  func nearestItem(to offset: Double) -> Int {
    let along = list.value.direction * offset
    guard let before = lastTarget(atOrBefore: along) else { return firstTarget(atOrAfter: along) ?? 0 }
    guard let after = firstTarget(atOrAfter: along) else { return before }
    return along - aligned(before) < aligned(after) - along ? before : after
  }

  /// The content offset at which content is snapped to an item; to the last one if there is none of that number.
  func offset(ofItem item: Int) -> Double { list.value.direction * aligned(min(item, list.value.count - 1)) }

  // MARK: Targets

  /// The offset at which an item is aligned; in range.
  private func aligned(_ item: Int) -> Double { range.clamp(unclamped(item, snapping.alignment)) }

  private func unclamped(_ item: Int, _ alignment: SnapAlignment) -> Double {
    list.value.direction
      * list.value.offset(showing: goal(item, alignment), from: 0, in: geometry, scale: scale)
  }

  private func goal(_ item: Int, _ alignment: SnapAlignment) -> ItemGoal {
    let part: ListAlignment =
      switch alignment {
      case .none, .start: .start
      case .center: .center
      case .end: .end
      }
    return ItemGoal(item: item, alignment: part, margins: snapping.padding)
  }

  /// The length of the snapport, in points.
  private var portLength: Double { geometry.visibleLength - snapping.padding.lower - snapping.padding.upper }

  /// The share of its length at which an item and the snapport align.
  private func share(of alignment: SnapAlignment) -> Double {
    switch alignment {
    case .none, .start: 0
    case .center: 0.5
    case .end: 1
    }
  }

  /// The first target that is aligned at an offset or after it, also out of range.
  private func firstTarget(atOrAfter offset: Double) -> Int? {
    let first = items(alignedBefore: offset, snapping.alignment)
    let item = (first + snapping.stride - 1) / snapping.stride * snapping.stride
    return item < list.value.tree.count ? list.value.tree.firstOfLine(item) : nil
  }

  /// The last target that is aligned at an offset or before it, also out of range.
  private func lastTarget(atOrBefore offset: Double) -> Int? {
    let end = items(alignedBefore: Math.next(after: offset), snapping.alignment)
    return end > 0 ? list.value.tree.firstOfLine((end - 1) / snapping.stride * snapping.stride) : nil
  }

  /// The number of items whose lines are aligned before an offset, also out of range.
  ///
  /// They are few items away from the one that is there without sticky items: those that stay while an item is aligned cover
  /// some, and no line is aligned before the line before it.
  private func items(alignedBefore offset: Double, _ alignment: SnapAlignment) -> Int {
    let start = list.value.leadingInset(of: geometry) + snapping.padding.lower
    let shown = list.value.item(at: scale.content(offset + start + share(of: alignment) * portLength)) ?? 0
    var (least, most) = (shown, shown)
    var step = 1
    while least > 0, !isItem(least - 1, alignment, before: offset) {
      least = max(0, least - step)
      step *= 2
    }
    step = 1
    while most < list.value.tree.count, isItem(most, alignment, before: offset) {
      most = min(list.value.tree.count, most + step)
      step *= 2
    }
    return RootFinding.bisection(from: least, to: most) { !isItem($0, alignment, before: offset) }
  }

  private func isItem(_ item: Int, _ alignment: SnapAlignment, before offset: Double) -> Bool {
    unclamped(list.value.tree.firstOfLine(item), alignment) < offset
  }

  /// Whether the first item of a line or one beside it is a target.
  private func isTarget(_ item: Int) -> Bool {
    (list.value.tree.endOfLine(item) - 1) / snapping.stride * snapping.stride >= item
  }
}

/// An item to which content is snapped.
struct SnappedItem: Equatable, Sendable {
  var item: Int
  /// Whether it is aligned; otherwise the range ends before.
  let isAligned: Bool
}
