/// The items of a scroller: which is where.
///
///     offset   0        leading                                              total
///              ├─ inset ─┼─ item 0 ─┼ gap ┼─ item 1 ─┼ gap ┼ … ┼─ item n−1 ─┼─ inset ─┤
///
/// Extents are rounded to whole multiples of 2⁻¹⁶ point, and their sums are exact. An edit or a query
/// needs time for the logarithm of the number of runs, which are neighbouring items of one extent.
///
/// An edit is passed the content offset and returns the content shift: how far the offset has to move so that
/// the first visible item stays where it is on the screen. If an edit throws, nothing has changed.
///
/// All starts and distances are along the list's direction, from the content's start, at scale 1. It is the content's right
/// in a horizontal list from right to left.
public struct ScrollList: ~Copyable {
  /// How items are laid out.
  public private(set) var layout: ListLayout
  private(set) var tree: RunTree

  /// A list without items.
  ///
  /// - Precondition: `layout.isValid`.
  public init(_ layout: ListLayout, allocator: ListAllocator = ListAllocator()) throws(ListError) {
    precondition(layout.isValid, "ScrollList: a number of the layout is out of range")
    tree = try RunTree(ListSpacing(layout), allocator)
    self.layout = layout
  }

  /// The number of items.
  public var count: Int { tree.count }

  /// The length of the content, with insets, in points.
  public var total: ContentLength {
    let spacing = tree.spacing
    guard count > 0 else { return (spacing.leading + spacing.trailing).length }
    var totals = tree.totals
    totals.units += Int64(spacing.columns - 1)  // the last line is one, though it may not be full
    return (tree.start(after: totals) - spacing.gap + spacing.trailing).length
  }

  /// The memory of the items, in bytes.
  public var memorySize: Int { tree.memorySize }

  /// 1 where the offset grows along the list, −1 where it decreases.
  package var direction: Double { layout.isRightToLeft && layout.axis == .x ? -1 : 1 }

  /// 2³¹ − 1.
  public static let mostItems = Int(Int32.max)
  /// In points: 2²² − 1.
  public static let longestItem = Extent.longestItem
  /// In points: 2⁴⁰, more than 10¹².
  public static let longestList = Extent.longestList

  // MARK: Edits

  /// Sets how items are laid out.
  ///
  /// - Precondition: `layout.isValid`.
  /// - Returns: The content shift, in points.
  public mutating func setLayout(_ layout: ListLayout, offset: ContentLength) throws(ListError) -> ContentLength {
    try check(layout)
    let kept = keptItem(at: offset)
    let anchor = anchor(at: offset)
    let oldDirection = direction
    try tree.relayOut(ListRelayout(ListSpacing(layout)))
    self.layout = layout
    return direction == oldDirection ? shift(keeping: kept, at: kept.item) : self.offset(of: anchor) - offset
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
    _ count: Int, at item: Int, offset: ContentLength
  ) throws(ListError) -> ContentLength {
    try checkInsertion(of: count, at: item)
    guard count > 0 else { return 0 }
    let edit = insertion(of: count, at: item)
    let kept = keptItem(at: offset)
    try tree.insert(count, at: item)
    return shift(keeping: kept, after: edit, of: item..<item)
  }

  /// Inserts measured items of these extents, in points.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  /// - Returns: The content shift, in points.
  public mutating func insert(
    _ extents: Span<Double>, at item: Int, offset: ContentLength
  ) throws(ListError) -> ContentLength {
    requireItems(0, at: item)
    try checkExtents(extents, replacing: item..<item)
    guard extents.count > 0 else { return 0 }
    let edit = insertion(of: extents.count, at: item)
    let kept = keptItem(at: offset)
    try tree.insert(extents, at: item)
    return shift(keeping: kept, after: edit, of: item..<item)
  }

  /// Removes items. If the first visible item is among them, the item after them is kept instead.
  ///
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func remove(
    _ count: Int, at item: Int, offset: ContentLength
  ) throws(ListError) -> ContentLength {
    requireItems(count, at: item)
    guard count > 0 else { return 0 }
    let kept = keptItem(at: offset)
    try tree.remove(count, at: item)
    return shift(keeping: kept, after: .removal(count: count, at: item), of: item..<item + count)
  }

  /// Moves items. If the first visible item is among them, the item after them is kept instead.
  ///
  /// - Parameter destination: The index of the first moved item after the move.
  /// - Precondition: The items exist, before and after.
  /// - Returns: The content shift, in points.
  public mutating func move(
    _ count: Int, from item: Int, to destination: Int, offset: ContentLength
  ) throws(ListError) -> ContentLength {
    requireItems(count, at: item)
    requireItems(count, at: destination)
    guard count > 0, item != destination else { return 0 }
    let kept = keptItem(at: offset)
    try tree.move(count, from: item, to: destination)
    let left = ListEdit.removal(count: count, at: item).index(of: kept.item)
    return shift(keeping: kept, at: ListEdit.insertion(count: count, at: destination).index(of: left))
  }

  /// Sets the measured extents of items, in points. A grid does not use those of cells.
  ///
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func setExtents(
    _ extents: Span<Double>, at item: Int, offset: ContentLength
  ) throws(ListError) -> ContentLength {
    requireItems(extents.count, at: item)
    try checkExtents(extents, replacing: item..<item + extents.count)
    guard extents.count > 0 else { return 0 }
    let kept = keptItem(at: offset)
    try tree.setExtents(extents, at: item)
    return shift(keeping: kept, after: .none, of: item..<item + extents.count)
  }

  /// Sets items back to the estimate of their kind.
  ///
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func forgetExtents(
    _ count: Int, at item: Int, offset: ContentLength
  ) throws(ListError) -> ContentLength {
    try checkForgetting(of: count, at: item)
    guard count > 0 else { return 0 }
    let kept = keptItem(at: offset)
    try tree.forgetExtents(count, at: item)
    return shift(keeping: kept, after: .none, of: item..<item + count)
  }

  /// Sets the kind of items: how they are laid out. New items are of kind 0.
  ///
  /// - Parameter kind: 0…`ListKind.last`.
  /// - Precondition: The items exist.
  /// - Returns: The content shift, in points.
  public mutating func setKind(
    _ kind: Int, ofItems count: Int, at item: Int, offset: ContentLength
  ) throws(ListError) -> ContentLength {
    try checkKind(kind, ofItems: count, at: item)
    guard count > 0 else { return 0 }
    let kept = keptItem(at: offset)
    try tree.setKind(kind, ofItems: count, at: item)
    return shift(keeping: kept, after: .none, of: item..<item + count)
  }

  /// Sets how the items of a kind are laid out. If there are any, it needs time for all runs.
  ///
  /// - Parameter kind: 1…`ListKind.last`: plain items cannot be changed.
  /// - Precondition: `value.isValid`.
  /// - Returns: The content shift, in points.
  public mutating func setOptions(_ value: ListKind, ofKind kind: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try checkOptions(value, ofKind: kind)
    let kept = keptItem(at: offset)
    try tree.relayOut(ListRelayout(tree.spacing, kind: kind, value))
    return shift(keeping: kept, at: kept.item)
  }
}
