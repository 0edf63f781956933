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
  private(set) var spacing: ListSpacing

  /// A list without items.
  ///
  /// - Precondition: `layout.isValid`.
  public init(_ layout: ListLayout, allocator: ListAllocator = ListAllocator()) throws(ListError) {
    precondition(layout.isValid, "ScrollList: a number of the layout is out of range")
    spacing = ListSpacing(layout)
    tree = try RunTree(spacing, allocator)
    self.layout = layout
  }

  /// The number of items.
  public var count: Int { tree.count }

  /// The length of the content, with insets, in points.
  public var total: Double {
    guard count > 0 else { return (spacing.leading + spacing.trailing).points }
    var totals = tree.totals
    totals.units += Int64(spacing.columns - 1)  // the last line is one, though it may not be full
    return (spacing.leading + totals.stretch(spacing) - spacing.gap + spacing.trailing).points
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
    let new = ListSpacing(layout)
    try tree.relayOut(ListRelayout(new), from: spacing)
    self.layout = layout
    spacing = new
    return direction == oldDirection
      ? shift(from: old, toStartOf: kept.item) : self.offset(of: kept) - offset
  }

  /// Sets whether a horizontal list begins at its right, as the content does to which it is attached.
  mutating func setRightToLeft(_ isRightToLeft: Bool) {
    if layout.axis == .x { layout.isRightToLeft = isRightToLeft }
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

  /// Sets the measured extents of items, in points. A grid does not use those of cells.
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

  /// Sets items back to the estimate of their kind.
  ///
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func forgetExtents(
    _ count: Int, at item: Int, offset: Double
  ) throws(ListError) -> Double {
    try checkForgetting(of: count, at: item)
    guard count > 0 else { return 0 }
    let kept = firstVisible(at: offset)
    try tree.forgetExtents(count, at: item, spacing)
    return shift(keeping: kept, after: .none, of: item..<item + count)
  }

  /// Sets the kind of items: how they are laid out. New items are of kind 0.
  ///
  /// - Parameter kind: 0…`ListKind.last`.
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func setKind(
    _ kind: Int, ofItems count: Int, at item: Int, offset: Double
  ) throws(ListError) -> Double {
    try checkKind(kind, ofItems: count, at: item)
    guard count > 0 else { return 0 }
    let kept = firstVisible(at: offset)
    try tree.setKind(kind, ofItems: count, at: item, spacing)
    return shift(keeping: kept, after: .none, of: item..<item + count)
  }

  /// Sets how the items of a kind are laid out. Unless there are none, it takes time for all runs.
  ///
  /// - Parameter kind: 1…`ListKind.last`: plain items cannot be changed.
  /// - Precondition: `value.isValid`.
  /// - Returns: The content shift, in points.
  public mutating func setOptions(_ value: ListKind, ofKind kind: Int, offset: Double) throws(ListError) -> Double {
    try checkOptions(value, ofKind: kind)
    let kept = firstVisible(at: offset)
    try tree.relayOut(ListRelayout(spacing, kind: kind, value), from: spacing)
    return shift(from: kept.start, toStartOf: kept.item)
  }

  // MARK: Validation

  /// Throws what `setLayout` would throw, except for missing memory.
  ///
  /// - Precondition: `layout.isValid`.
  public func check(_ layout: ListLayout) throws(ListError) {
    precondition(layout.isValid, "ScrollList: a number of the layout is out of range")
    let new = ListSpacing(layout)
    let totals = tree.totals(after: ListRelayout(new), from: spacing)
    guard layout.length(of: totals) <= Self.longestList else { throw .tooLong }
  }

  /// Throws what `setOptions` would throw, except for missing memory.
  ///
  /// - Precondition: As for `setOptions`.
  public func checkOptions(_ value: ListKind, ofKind kind: Int) throws(ListError) {
    precondition(value.isValid && kind > 0 && kind <= ListKind.last, "ScrollList: there is no such kind")
    let totals = tree.totals(after: ListRelayout(spacing, kind: kind, value), from: spacing)
    guard layout.length(of: totals) <= Self.longestList else { throw .tooLong }
  }

  /// Throws what `setKind` would throw, except for missing memory.
  ///
  /// - Precondition: As for `setKind`.
  public func checkKind(_ kind: Int, ofItems count: Int, at item: Int) throws(ListError) {
    requireItems(count, at: item)
    precondition(kind >= 0 && kind <= ListKind.last, "ScrollList: there is no such kind")
    try checkRoom(tree.addition(ofKind: kind, inPlaceOf: item..<item + count, spacing), replacing: item..<item + count)
  }

  /// Throws what an insertion of items that have not been measured would throw, except for missing memory.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; 0 ≤ `count`.
  public func checkInsertion(of count: Int, at item: Int) throws(ListError) {
    requireItems(0, at: item)
    precondition(count >= 0, "ScrollList: the number of items must not be negative")
    try checkRoom(ListAddition(count: count, units: count), replacing: item..<item)
  }

  /// Throws what measured items in place of those in a range would throw, except for missing memory.
  ///
  /// - Precondition: The items in the range exist.
  public func checkExtents(
    _ extents: Span<Double>, replacing range: Range<Int>
  ) throws(ListError) {
    requireItems(range.count, at: range.lowerBound)
    try check(extents)
    try checkRoom(tree.addition(of: extents, at: range), replacing: range)
  }

  /// Throws what `forgetExtents` would throw, except for missing memory.
  ///
  /// - Precondition: The items exist.
  public func checkForgetting(of count: Int, at item: Int) throws(ListError) {
    requireItems(count, at: item)
    try checkRoom(tree.addition(forgetting: item..<item + count, spacing), replacing: item..<item + count)
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

  /// The kind of an item.
  ///
  /// - Precondition: The item exists.
  public func kind(of item: Int) -> Int { run(of: item).kind }

  /// How the items of a kind are laid out.
  ///
  /// - Precondition: 0 ≤ `kind` ≤ `ListKind.last`.
  public func options(ofKind kind: Int) -> ListKind { tree.table[kind] }

  /// The cells of a line that an item takes.
  ///
  /// - Precondition: The item exists.
  public func cells(of item: Int) -> ListCells {
    requireItems(1, at: item)
    let position = tree.position(of: item)
    let run = tree.run(at: position)
    let cells = tree.cells(of: run)
    guard spacing.isGrid, cells > 0 else { return ListCells(column: 0, count: spacing.columns) }
    return ListCells(column: Int(unit(of: item, at: position) % Int64(spacing.columns)), count: cells)
  }

  /// The last item that starts at or before a distance from the content's start; in a grid, the first of
  /// its line. The first item if none does; nil in a list without items.
  ///
  /// - Precondition: `distance` is not NaN.
  public func item(at distance: Double) -> Int? {
    guard count > 0 else { return nil }
    return firstOfLine(max(0, items(startingBy: distance) - 1))
  }

  /// The first item that starts where an item does: of its line in a grid.
  ///
  /// - Precondition: The item exists.
  func firstOfLine(_ item: Int) -> Int { spacing.columns > 1 ? items(startingBefore: start(of: item)) : item }

  /// The first item behind the line of an item.
  ///
  /// - Precondition: The item exists.
  func endOfLine(_ item: Int) -> Int { spacing.columns > 1 ? items(startingBy: start(of: item)) : item + 1 }

  // MARK: The viewport

  /// The first visible item, and how far the viewport's start is from its start; negative in the gap before it.
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
    var item = first
    repeat {
      let run = tree.run(at: position)
      let end = min(range.upperBound, Int(position.before.count) + run.count)
      let extent = run.extent(in: spacing)
      while item < end {
        let start = start(item, in: position).points
        body(
          ListItem(
            index: item, position: direction > 0 ? start : viewport.length - start - extent.points,
            extent: extent.points, isMeasured: run.isMeasured, kind: run.kind))
        item += 1
      }
    } while item < range.upperBound && tree.advance(&position)
  }

  /// The content offset at which the first visible item that was measured begins: the user knows where it
  /// is. Items before it have only just come into view. nil if no visible item was measured.
  ///
  /// - Precondition: No number is NaN.
  func firstKnownStart(in viewport: ListViewport) -> Double? {
    let (item, start) = firstItem(at: viewport.offset)
    guard count > 0 else { return nil }
    let end = Extent(roundingDown: direction * viewport.offset + viewport.length)
    var position = tree.position(of: item)
    var next = start
    repeat {
      let run = tree.run(at: position)
      if run.isMeasured || !run.hasOwnExtent(isGrid: tree.isGrid) && spacing.isGrid { return direction * next.points }
      guard tree.advance(&position) else { break }
      next = spacing.leading + tree.start(at: position, spacing)
    } while next < end
    return nil
  }

  /// The start of the first visible item: a content offset at scale 1, in points.
  func firstStart(in viewport: ListViewport) -> Double { direction * firstItem(at: viewport.offset).start.points }

  /// The content offset that shows an item. It may be out of the scrollable range.
  ///
  /// - Parameter margins: Points between the item and the start or the end of the viewport, or the sticky items that stay there.
  ///   `nearest` shortens margins for which there is no room.
  /// - Precondition: The item exists.
  public func offset(
    showing item: Int, _ alignment: ListAlignment, margins: Ends<Double> = Ends(both: 0), in viewport: ListViewport
  ) -> Double {
    offset(aligning: item, alignment, margins: self.margins(margins, beside: item), in: viewport)
  }

  /// Margins beside the sticky items that stay while an item lies there.
  ///
  /// - Precondition: The item exists.
  func margins(_ margins: Ends<Double>, beside item: Int) -> Ends<Double> {
    guard tree.kinds != .plain else { return margins }
    return Ends(
      lower: margins.lower + stickyLength(at: .start, beside: item),
      upper: margins.upper + stickyLength(at: .end, beside: item))
  }

  /// The same beside the ends of the viewport, whatever covers them.
  func offset(
    aligning item: Int, _ alignment: ListAlignment, margins: Ends<Double>, in viewport: ListViewport
  ) -> Double {
    let (start, extent) = startAndExtent(of: item)
    let margins = alignment == .nearest ? margins.fitting(viewport.length - extent) : margins
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

  /// A length along the list as a distance of content offsets.
  package func directed(_ length: Double) -> Double { direction * length }

  /// The distances from the content's start between which a viewport shows content.
  private func stretch(of viewport: ListViewport) -> Interval {
    let start = direction * viewport.offset
    return Interval(lower: start, upper: start + viewport.length)
  }

  /// The start of an item; from `count` on, of a plain item to be appended.
  private func start(_ item: Int) -> Extent {
    guard item < count else { return spacing.leading + tree.totals.stretch(spacing) }
    return start(item, in: tree.position(of: item))
  }

  /// The start of an item whose run is known.
  private func start(_ item: Int, in position: RunPosition) -> Extent {
    let run = tree.run(at: position)
    if run.hasOwnExtent(isGrid: tree.isGrid) {
      let step = run.storedExtent + spacing.gap
      return spacing.leading + tree.start(at: position, spacing) + step * (item - Int(position.before.count))
    }
    var before = position.before
    before.units = unit(of: item, at: position)
    return spacing.leading + before.stretch(spacing)
  }

  /// The number of units before an item without an extent of its own, with those that it leaves empty.
  private func unit(of item: Int, at position: RunPosition) -> Int64 {
    tree.run(at: position).isSingle
      ? tree.units(at: position) : position.before.units + Int64(item - Int(position.before.count))
  }

  /// In points.
  private func startAndExtent(of item: Int) -> (start: Double, extent: Double) {
    requireItems(1, at: item)
    let position = tree.position(of: item)
    return (start(item, in: position).points, tree.run(at: position).extent(in: spacing).points)
  }

  private func run(of item: Int) -> ListRun {
    requireItems(1, at: item)
    return tree.run(at: tree.position(of: item))
  }

  /// The first item of the first line that is visible at an offset, and its start; 0 in a list without items. In the gap
  /// between two lines it is of the second: the first is not visible.
  private func firstItem(at offset: Double) -> (item: Int, start: Extent) {
    guard count > 0 else { return (0, spacing.leading) }
    let distance = Extent(roundingDown: direction * offset)
    let next = distance + Extent(units: 1)
    var position = position(startingBefore: next)
    let last = max(0, items(startingBefore: next, near: &position) - 1)
    let start = start(last, in: position)
    let end = start + tree.run(at: position).extent(in: spacing)
    guard start < distance, end <= distance, last + 1 < count else { return (firstOfLine(last), start) }
    return (last + 1, self.start(last + 1))
  }

  /// The last run that starts before a distance from the content's start; the first run if none does.
  private func position(startingBefore distance: Extent) -> RunPosition {
    tree.position(startingBefore: distance - spacing.leading, spacing)
  }

  /// The number of items that start before a distance from the content's start.
  ///
  /// - Parameter position: A run near the distance. Receives the last run that starts before it.
  private func items(startingBefore distance: Extent, near position: inout RunPosition) -> Int {
    tree.items(startingBefore: distance - spacing.leading, near: &position, spacing)
  }

  /// The number of items that start before a distance from the content's start.
  func items(startingBefore distance: Double) -> Int {
    let end = Extent(roundingUp: distance)
    var position = position(startingBefore: end)
    return items(startingBefore: end, near: &position)
  }

  /// The number of items that start at or before a distance from the content's start.
  func items(startingBy distance: Double) -> Int {
    let next = Extent(roundingDown: distance) + Extent(units: 1)
    var position = position(startingBefore: next)
    return items(startingBefore: next, near: &position)
  }

  /// Whether an item in the run of the viewport's start ends after a distance from the content's start.
  private func reaches(_ item: Int, past distance: Double, _ search: ListSearch) -> Bool {
    let extent = tree.run(at: search.first).extent(in: spacing)
    return start(item, in: search.first) + extent > Extent(roundingDown: distance)
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
    // Most edits are wholly after the item's start or wholly before it. Then it need not be found again. In a grid, an item
    // that takes the place of a header may come to lie in the line before.
    let first = spacing.isGrid ? kept.item + 1 : kept.item
    if index == kept.item, range.lowerBound >= first { return direction * Extent.zero.points }
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

  /// Throws if an extent is out of range.
  private func check(_ extents: Span<Double>) throws(ListError) {
    for index in 0..<extents.count {
      let extent = extents[index]
      guard extent >= 0, extent <= Self.longestItem else { throw extent.isFinite ? .invalidExtent : .notFinite }
    }
  }

  /// Checks that there may be other items in place of those in a range.
  private func checkRoom(_ addition: ListAddition, replacing range: Range<Int>) throws(ListError) {
    guard addition.count <= Self.mostItems - count + range.count else { throw .tooMany }
    let hasSpans = tree.hasSingles
    // The items that are replaced are subtracted only where it matters.
    if layout.length(of: tree.totals, addition, hasSpans: hasSpans) > Self.longestList {
      let left = tree.totals - tree.totals(of: range)
      guard layout.length(of: left, addition, hasSpans: hasSpans) <= Self.longestList else { throw .tooLong }
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
