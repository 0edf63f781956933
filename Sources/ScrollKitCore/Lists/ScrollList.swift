/// The items of a scroller: which is where.
///
///     offset   0        leading                                              total
///              ├─ inset ─┼─ item 0 ─┼ gap ┼─ item 1 ─┼ gap ┼ … ┼─ item n−1 ─┼─ inset ─┤
///
/// Extents are rounded to whole multiples of 2⁻¹⁶ point, and their sums are exact. An edit or a query
/// takes time for the logarithm of the number of runs, which are neighbouring items of one extent.
///
/// An edit takes the content offset and returns the content shift: how far the offset has to move so that
/// the first visible item stays where it is on the screen. If an edit throws, nothing has changed.
///
/// All starts and distances are in points along the list's direction, from the content's start. It is the
/// content's right in a horizontal list from right to left.
public struct ScrollList: ~Copyable {
  /// How items are laid out.
  public private(set) var layout: ListLayout
  private(set) var tree: RunTree
  private var spacing: ListSpacing

  /// A list without items.
  ///
  /// - Precondition: `layout.isValid`.
  public init(_ layout: ListLayout, allocator: ListAllocator = ListAllocator()) throws(ListError) {
    precondition(layout.isValid, "ScrollList: a number of the layout is out of range")
    tree = try RunTree(allocator)
    self.layout = layout
    spacing = ListSpacing(layout)
  }

  /// The number of items.
  public var count: Int { tree.count }

  /// The length of the content, with insets, in points.
  public var total: Double {
    guard count > 0 else { return (spacing.leading + spacing.trailing).points }
    let end = spacing.isGrid ? startOfLine(of: count - 1) + spacing.line : start(count)
    return (end - spacing.gap + spacing.trailing).points
  }

  /// The memory of the items, in bytes.
  public var memorySize: Int { tree.memorySize }

  // MARK: Edits

  /// Sets how items are laid out.
  ///
  /// - Precondition: `layout.isValid`.
  /// - Returns: The content shift, in points.
  public mutating func setLayout(_ layout: ListLayout, offset: Double) throws(ListError) -> Double {
    try check(layout)
    let kept = anchor(at: offset)
    let old = start(kept.item)
    let oldDirection = direction
    self.layout = layout
    spacing = ListSpacing(layout)
    return direction == oldDirection
      ? shift(from: old, toStartOf: kept.item) : self.offset(of: kept) - offset
  }

  /// Inserts items that have not been measured.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; 0 ≤ `count`.
  /// - Returns: The content shift, in points.
  public mutating func insert(
    _ count: Int, at item: Int, offset: Double
  ) throws(ListError) -> Double {
    try checkInsertion(of: count, at: item)
    guard count > 0 else { return 0 }
    let edit = insertion(of: count, at: item)
    let kept = firstVisible(at: offset)
    try tree.insert(count, at: item)
    return shift(keeping: kept, after: edit, of: item..<item)
  }

  /// Inserts measured items of these extents, in points.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  /// - Returns: The content shift, in points.
  public mutating func insert(
    _ extents: Span<Double>, at item: Int, offset: Double
  ) throws(ListError) -> Double {
    requireItems(0, at: item)
    try checkExtents(extents, replacing: item..<item)
    guard extents.count > 0 else { return 0 }
    let edit = insertion(of: extents.count, at: item)
    let kept = firstVisible(at: offset)
    try tree.insert(extents, at: item)
    return shift(keeping: kept, after: edit, of: item..<item)
  }

  /// Removes items. If the first visible item is among them, the item after them takes its place.
  ///
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func remove(
    _ count: Int, at item: Int, offset: Double
  ) throws(ListError) -> Double {
    requireItems(count, at: item)
    guard count > 0 else { return 0 }
    let kept = firstVisible(at: offset)
    try tree.remove(count, at: item)
    return shift(keeping: kept, after: .removal(count: count, at: item), of: item..<item + count)
  }

  /// Moves items. If the first visible item is among them, the item after them takes its place.
  ///
  /// - Parameter destination: The index of the first moved item after the move.
  /// - Precondition: The items exist, before and after.
  /// - Returns: The content shift, in points.
  public mutating func move(
    _ count: Int, from item: Int, to destination: Int, offset: Double
  ) throws(ListError) -> Double {
    requireItems(count, at: item)
    requireItems(count, at: destination)
    guard count > 0, item != destination else { return 0 }
    let (anchor, old) = firstItem(at: offset)
    try tree.move(count, from: item, to: destination)
    let left = ListEdit.removal(count: count, at: item).index(of: anchor)
    return shift(
      from: old, toStartOf: ListEdit.insertion(count: count, at: destination).index(of: left))
  }

  /// Sets the measured extents of items, in points. A grid does not use them.
  ///
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func setExtents(
    _ extents: Span<Double>, at item: Int, offset: Double
  ) throws(ListError) -> Double {
    requireItems(extents.count, at: item)
    try checkExtents(extents, replacing: item..<item + extents.count)
    guard extents.count > 0 else { return 0 }
    let kept = firstVisible(at: offset)
    try tree.setExtents(extents, at: item)
    return shift(keeping: kept, after: .none, of: item..<item + extents.count)
  }

  /// Sets items back to the estimate.
  ///
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func forgetExtents(
    _ count: Int, at item: Int, offset: Double
  ) throws(ListError) -> Double {
    try checkForgetting(of: count, at: item)
    guard count > 0 else { return 0 }
    let kept = firstVisible(at: offset)
    try tree.forgetExtents(count, at: item)
    return shift(keeping: kept, after: .none, of: item..<item + count)
  }

  /// Sets whether an item stays at the viewport's start when content scrolls on.
  ///
  /// - Precondition: The item exists.
  public mutating func setSticky(_ isSticky: Bool, at item: Int) throws(ListError) {
    requireItems(1, at: item)
    try tree.setSticky(isSticky, at: item)
  }

  // MARK: Validation

  /// Throws what `setLayout` would throw.
  ///
  /// - Precondition: `layout.isValid`.
  public func check(_ layout: ListLayout) throws(ListError) {
    precondition(layout.isValid, "ScrollList: a number of the layout is out of range")
    guard layout.length(of: tree.totals) <= Self.longestList else { throw .tooLong }
  }

  /// Throws what an insertion of items that have not been measured would throw, except for missing memory.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; 0 ≤ `count`.
  public func checkInsertion(of count: Int, at item: Int) throws(ListError) {
    requireItems(0, at: item)
    precondition(count >= 0, "ScrollList: the number of items must not be negative")
    try checkRoom(for: count, replacing: item..<item)
  }

  /// Throws what measured items in place of those in a range would throw, except for missing memory.
  ///
  /// - Precondition: The items in the range exist.
  public func checkExtents(
    _ extents: Span<Double>, replacing range: Range<Int>
  ) throws(ListError) {
    requireItems(range.count, at: range.lowerBound)
    try checkRoom(for: extents.count, measuredLength: try length(of: extents), replacing: range)
  }

  /// Throws what `forgetExtents` would throw, except for missing memory.
  ///
  /// - Precondition: The items exist.
  public func checkForgetting(of count: Int, at item: Int) throws(ListError) {
    requireItems(count, at: item)
    try checkRoom(for: count, replacing: item..<item + count)
  }

  // MARK: Items

  /// The distance from the content's start to the start of an item, in points.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`. For `count` it is the start of the next item to be appended.
  public func start(of item: Int) -> Double {
    requireItems(0, at: item)
    return start(item).points
  }

  /// The extent of an item, in points.
  ///
  /// - Precondition: The item exists.
  public func extent(of item: Int) -> Double { run(of: item).extent(in: spacing).points }

  /// Whether the extent of an item was set.
  ///
  /// - Precondition: The item exists.
  public func isMeasured(_ item: Int) -> Bool { run(of: item).isMeasured }

  /// - Precondition: The item exists.
  public func isSticky(_ item: Int) -> Bool { run(of: item).isSticky }

  /// The last item that starts at or before a distance from the content's start; in a grid, the first of
  /// its line. The first item if none does; nil in a list without items.
  ///
  /// - Precondition: `distance` is not NaN.
  public func item(at distance: Double) -> Int? {
    guard count > 0 else { return nil }
    return firstOfLine(max(0, items(startingBy: distance) - 1))
  }

  /// The number of lines; in a single column, of items.
  public var lineCount: Int { (count + spacing.columns - 1) / spacing.columns }

  /// The line of an item, from 0.
  ///
  /// - Precondition: 0 ≤ `item`.
  public func line(of item: Int) -> Int { item / spacing.columns }

  /// The first item of a line.
  ///
  /// - Precondition: 0 ≤ `line`.
  public func firstItem(ofLine line: Int) -> Int { line * spacing.columns }

  // MARK: The viewport

  /// The item at the viewport's start, and how far that is from the item's start.
  ///
  /// - Precondition: `offset` is not NaN.
  public func anchor(at offset: Double) -> ListAnchor {
    let (item, start) = firstItem(at: offset)
    return ListAnchor(item: item, distance: direction * offset - start.points)
  }

  /// The content offset at which an anchor is at the viewport's start.
  ///
  /// - Precondition: 0 ≤ `anchor.item` ≤ `count`.
  public func offset(of anchor: ListAnchor) -> Double {
    direction * (start(of: anchor.item) + anchor.distance)
  }

  /// The items that a viewport shows.
  ///
  /// - Parameters:
  ///   - overscan: Points before the viewport and after it that count as visible; 0 or more.
  ///   - search: Where the last search in this list ended. A search near it is quicker.
  /// - Precondition: No number is NaN.
  public func visibleItems(
    in viewport: ListViewport, overscan: Double = 0, _ search: inout ListSearch
  ) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let start = direction * viewport.offset
    let lower = start - overscan
    let first = Extent(roundingUp: lower)
    let last = Extent(roundingUp: start + viewport.length + overscan)
    if search.revision != tree.revision {
      search.revision = tree.revision
      search.first = position(startingBefore: first)
      search.end = position(startingBefore: last)
    }
    let end = items(startingBefore: last, near: &search.end)
    let next = items(startingBefore: first, near: &search.first)
    guard next > 0, reaches(next - 1, past: lower, search) else { return next..<max(next, end) }
    return firstOfLine(next - 1)..<end
  }

  /// Calls a function with each of the items in a range, in order.
  ///
  /// - Parameter search: Where the search ended that found the range.
  /// - Precondition: The items exist.
  public func forEachItem(
    in range: Range<Int>, of viewport: ListViewport, _ search: ListSearch, _ body: (ListItem) -> Void
  ) {
    requireItems(range.count, at: range.lowerBound)
    guard !range.isEmpty else { return }
    let first = range.lowerBound
    var position = search.revision == tree.revision
      ? tree.position(of: first, near: search.first) : tree.position(of: first)
    var run = tree.run(at: position)
    for item in range {
      if item >= Int(position.before.count) + run.count, tree.advance(&position) {
        run = tree.run(at: position)
      }
      let start = start(item, in: position).points
      let extent = run.extent(in: spacing).points
      body(
        ListItem(
          index: item, position: direction > 0 ? start : viewport.length - start - extent,
          extent: extent, isMeasured: run.isMeasured, isSticky: run.isSticky))
    }
  }

  /// The content offset at which the first visible item that was measured begins: the user knows where it
  /// is. Items before it have only just come into view. If no visible item was measured, the first visible
  /// item counts.
  ///
  /// - Precondition: No number is NaN.
  func firstKnownStart(in viewport: ListViewport) -> Double {
    let (item, start) = firstItem(at: viewport.offset)
    guard count > 0, !spacing.isGrid else { return direction * start.points }
    let end = Extent(roundingDown: direction * viewport.offset + viewport.length)
    var position = tree.position(of: item)
    var next = start
    while next < end {
      let run = tree.run(at: position)
      if run.isMeasured { return direction * next.points }
      let passed = Int(position.before.count) + run.count - max(item, Int(position.before.count))
      next = next + run.step(spacing) * passed
      guard tree.advance(&position) else { break }
    }
    return direction * start.points
  }

  /// The content offset that shows an item. It may be out of the scrollable range.
  ///
  /// - Parameter margins: Points between the item and the start or the end of the viewport.
  /// - Precondition: The item exists.
  public func offset(
    showing item: Int, _ alignment: ListAlignment, margins: Ends<Double> = Ends(both: 0), in viewport: ListViewport
  ) -> Double {
    let (start, extent) = startAndExtent(of: item)
    let lower = start - margins.lower
    let upper = start + extent + margins.upper - viewport.length
    switch alignment {
    case .start: return direction * lower
    case .end: return direction * upper
    case .center: return direction * (lower + upper) / 2
    case .nearest:
      let shown = Interval(lower: min(lower, upper), upper: max(lower, upper))
      return direction * shown.clamp(direction * viewport.offset)
    }
  }

  /// The sticky item at the start of a viewport at an offset, in points; nil if no sticky item starts at or before it.
  ///
  /// - Precondition: The offset is not NaN.
  public func stickyItem(at offset: Double) -> StickyItem? {
    let edge = direction * offset
    guard tree.totals.sticky > 0 else { return nil }
    let passed = stickyItems(startingBy: edge)
    guard passed > 0 else { return nil }
    let stuck = item(ofSticky: passed - 1)
    guard passed < Int(tree.totals.sticky) else {
      return StickyItem(item: stuck, start: 0, pushedBy: nil)
    }
    let next = item(ofSticky: passed)
    let room = start(of: next) - edge - extent(of: stuck)
    return StickyItem(item: stuck, start: min(0, room), pushedBy: room < 0 ? next : nil)
  }

  /// The progress of an item through a viewport.
  ///
  /// - Precondition: The item exists.
  public func progress(of item: Int, in viewport: ListViewport) -> ListProgress {
    let (start, extent) = startAndExtent(of: item)
    return ListProgress(of: Interval(lower: start, upper: start + extent), in: stretch(of: viewport))
  }

  /// How far a viewport is from the content's start and from its end, in points; negative past them.
  public func distancesToEnds(of viewport: ListViewport) -> Ends<Double> {
    let shown = stretch(of: viewport)
    return Ends(lower: shown.lower, upper: total - shown.upper)
  }

  // MARK: Limits

  /// 2³¹ − 1.
  public static let mostItems = Int(Int32.max)
  /// In points: 2²² − 1.
  public static let longestItem = Extent.longestItem
  /// In points: 2⁴⁰, more than 10¹².
  public static let longestList = Extent.longestList

  // MARK: Starts

  /// 1 where the offset grows along the list, −1 where it decreases.
  var direction: Double { layout.isRightToLeft && layout.axis == .x ? -1 : 1 }

  /// The distances from the content's start between which a viewport shows content.
  private func stretch(of viewport: ListViewport) -> Interval {
    let start = direction * viewport.offset
    return Interval(lower: start, upper: start + viewport.length)
  }

  /// The start of an item; from `count` on, of an item to be appended.
  private func start(_ item: Int) -> Extent {
    if spacing.isGrid { return startOfLine(of: item) }
    guard item < count else { return spacing.leading + tree.totals.stretch(spacing) }
    return start(item, in: tree.position(of: item))
  }

  /// The start of an item whose run is known.
  private func start(_ item: Int, in position: RunPosition) -> Extent {
    if spacing.isGrid { return startOfLine(of: item) }
    let step = tree.run(at: position).extent(in: spacing) + spacing.gap
    return spacing.leading + position.before.stretch(spacing) + step * (item - Int(position.before.count))
  }

  /// In points.
  private func startAndExtent(of item: Int) -> (start: Double, extent: Double) {
    requireItems(1, at: item)
    let position = tree.position(of: item)
    return (start(item, in: position).points, tree.run(at: position).extent(in: spacing).points)
  }

  private func startOfLine(of item: Int) -> Extent {
    spacing.leading + spacing.line * (item / spacing.columns)
  }

  /// The first item of the line of an item.
  private func firstOfLine(_ item: Int) -> Int { item - item % spacing.columns }

  private func run(of item: Int) -> ListRun {
    requireItems(1, at: item)
    return tree.run(at: tree.position(of: item))
  }

  /// The first item of the first visible line, and its start; 0 in a list without items.
  private func firstItem(at offset: Double) -> (item: Int, start: Extent) {
    guard count > 0 else { return (0, spacing.leading) }
    let next = Extent(roundingDown: direction * offset) + Extent(units: 1)
    var position = position(startingBefore: next)
    let item = firstOfLine(max(0, items(startingBefore: next, near: &position) - 1))
    return (item, start(item, in: position))
  }

  /// The last run that starts before a distance from the content's start; the first run if none does.
  private func position(startingBefore distance: Extent) -> RunPosition {
    tree.position(startingBefore: distance - spacing.leading, spacing)
  }

  /// The number of items that start before a distance from the content's start.
  ///
  /// - Parameter position: A run near the distance. Receives the last run that starts before it.
  private func items(startingBefore distance: Extent, near position: inout RunPosition) -> Int {
    let distance = distance - spacing.leading
    guard spacing.isGrid else { return tree.items(startingBefore: distance, near: &position, spacing) }
    let line = spacing.line
    if distance <= .zero { return 0 }
    guard line > .zero, line * count > distance else { return count }
    let lines = (distance.units - 1) / line.units + 1
    return Int(min(Int64(count), lines &* Int64(spacing.columns)))  // each is at most 2³¹
  }

  /// The number of items that start at or before a distance from the content's start.
  private func items(startingBy distance: Double) -> Int {
    let next = Extent(roundingDown: distance) + Extent(units: 1)
    var position = position(startingBefore: next)
    return items(startingBefore: next, near: &position)
  }

  /// Whether an item in the run of the viewport's start ends after a distance from the content's start.
  private func reaches(_ item: Int, past distance: Double, _ search: ListSearch) -> Bool {
    let extent = spacing.isGrid ? spacing.estimate : tree.run(at: search.first).extent(in: spacing)
    return start(item, in: search.first) + extent > Extent(roundingDown: distance)
  }

  // MARK: Sticky items

  var hasStickyItems: Bool { tree.totals.sticky > 0 }

  /// The number of sticky items that start at or before a distance from the content's start.
  ///
  /// - Precondition: `distance` is not NaN.
  func stickyItems(startingBy distance: Double) -> Int {
    count > 0 ? stickyItems(amongFirst: items(startingBy: distance)) : 0
  }

  /// The number of sticky items among the first items.
  private func stickyItems(amongFirst items: Int) -> Int {
    guard items > 0 else { return 0 }
    let position = tree.position(of: items - 1)
    let before = Int(position.before.sticky)
    return tree.run(at: position).isSticky ? before + items - Int(position.before.count) : before
  }

  /// The sticky item before which there are so many others.
  private func item(ofSticky rank: Int) -> Int {
    let position = tree.position(ofSticky: rank)
    return Int(position.before.count) + rank - Int(position.before.sticky)
  }

  // MARK: Edits

  /// The first visible item before an edit, its start, and the totals of all items.
  private struct KeptItem {
    let item: Int
    let start: Extent
    let totals: ListTotals
  }

  private func firstVisible(at offset: Double) -> KeptItem {
    let (item, start) = firstItem(at: offset)
    return KeptItem(item: item, start: start, totals: tree.totals)
  }

  /// The content shift that keeps an item where it is on the screen, after an edit of the items in a range.
  ///
  /// - Parameter edit: What it did to the indices of items.
  private func shift(keeping kept: KeptItem, after edit: ListEdit, of range: Range<Int>) -> Double {
    let index = edit.index(of: kept.item)
    // Most edits are wholly after the item's start or wholly before it. Then it need not be found again.
    if index == kept.item, range.lowerBound >= kept.item { return direction * Extent.zero.points }
    if range.upperBound <= kept.item, !spacing.isGrid {
      return direction * (tree.totals - kept.totals).stretch(spacing).points
    }
    return shift(from: kept.start, toStartOf: index)
  }

  /// The content shift that keeps the start of an item where it was.
  private func shift(from old: Extent, toStartOf item: Int) -> Double {
    direction * (start(item) - old).points
  }

  /// An insertion. A list without items keeps its offset.
  private func insertion(of count: Int, at item: Int) -> ListEdit {
    self.count > 0 ? .insertion(count: count, at: item) : .none
  }

  private func requireItems(_ count: Int, at item: Int) {
    precondition(
      item >= 0 && count >= 0 && item <= self.count - count, "ScrollList: there is no such item")
  }

  /// The sum of measured extents, in points.
  private func length(of extents: Span<Double>) throws(ListError) -> Double {
    var length = 0.0
    for index in 0..<extents.count {
      let extent = extents[index]
      guard extent >= 0, extent <= Self.longestItem else {
        throw extent.isFinite ? .invalidExtent : .notFinite
      }
      length += extent
    }
    return length
  }

  /// Checks that there may be so many items in place of those in a range.
  ///
  /// - Parameter measuredLength: The sum of their extents, in points; nil if they are not measured.
  private func checkRoom(
    for items: Int, measuredLength: Double? = nil, replacing range: Range<Int>
  ) throws(ListError) {
    guard items <= Self.mostItems - count + range.count else { throw .tooMany }
    // The items that are replaced are subtracted only where it matters.
    if layout.length(of: tree.totals, adding: items, measuredLength: measuredLength) > Self.longestList {
      let left = tree.totals - tree.totals(of: range)
      guard layout.length(of: left, adding: items, measuredLength: measuredLength) <= Self.longestList
      else { throw .tooLong }
    }
  }
}

/// Where the last search in a list ended.
///
/// It belongs to the list in which it was used first. After an edit, the next search begins anew.
public struct ListSearch {
  /// The runs in which the viewport's start and end were found.
  var first = RunPosition(leaf: .none, slot: 0, before: ListTotals())
  var end = RunPosition(leaf: .none, slot: 0, before: ListTotals())
  /// The revision of the tree to which they belong.
  var revision = UInt64.max

  /// Makes a search that has not begun.
  public init() {}
}
