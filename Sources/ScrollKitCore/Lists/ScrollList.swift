/// The items of a scroller: which is where.
///
///     offset   0        leading                                              total
///              ├─ inset ─┼─ item 0 ─┼ gap ┼─ item 1 ─┼ gap ┼ … ┼─ item n−1 ─┼─ inset ─┤
///
/// Extents are rounded to whole multiples of 2⁻¹⁶ point, and their sums are exact. An edit or a query
/// needs time for the logarithm of the number of runs, which are neighbouring items of one extent.
///
/// Before an edit, `keepPlace` says what is visible; after it, `takeShift` says how far the offset has to move so that what is
/// visible stays where it is on the screen. If an edit throws, nothing has changed.
///
/// All starts and distances are along the list's direction, from the content's start, at scale 1. It is the content's right
/// in a horizontal list from right to left.
public struct ScrollList: ~Copyable {
  /// How items are laid out.
  public private(set) var layout: ListLayout
  private(set) var tree: RunTree
  /// What was visible, and keeps its place.
  var picture: ViewPicture

  /// A list without items.
  ///
  /// - Precondition: `layout.isValid`.
  public init(_ layout: ListLayout, allocator: ListAllocator = ListAllocator()) throws(ListError) {
    precondition(layout.isValid, "ScrollList: a number of the layout is out of range")
    let picture = try ViewPicture(allocator)
    tree = try RunTree(ListSpacing(layout), allocator)
    self.picture = picture
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
  public var memorySize: Int { tree.memorySize + picture.memorySize }

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
  public mutating func setLayout(_ layout: ListLayout) throws(ListError) {
    try check(layout)
    try tree.relayOut(ListRelayout(ListSpacing(layout)))
    self.layout = layout
  }

  /// Sets whether a horizontal list begins at its right, as the content does to which it is attached.
  mutating func setRightToLeft(_ isRightToLeft: Bool) {
    if layout.axis == .x { layout.isRightToLeft = isRightToLeft }
  }

  /// Inserts items that have not been measured.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; 0 ≤ `count`.
  public mutating func insert(_ count: Int, at item: Int) throws(ListError) {
    try checkInsertion(of: count, at: item)
    guard count > 0 else { return }
    try tree.insert(count, at: item)
    followInsertion(of: count, at: item)
  }

  /// Inserts measured items of these extents, in points.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  public mutating func insert(_ extents: Span<Double>, at item: Int) throws(ListError) {
    requireItems(0, at: item)
    try checkExtents(extents, replacing: item..<item)
    guard extents.count > 0 else { return }
    try tree.insert(extents, at: item)
    followInsertion(of: extents.count, at: item)
  }

  /// A list without items keeps its offset.
  private mutating func followInsertion(of added: Int, at item: Int) {
    if added < count { picture.follow(.insertion(count: added, at: item)) }
  }

  /// Removes items.
  ///
  /// - Precondition: The items exist.
  public mutating func remove(_ count: Int, at item: Int) throws(ListError) {
    requireItems(count, at: item)
    guard count > 0 else { return }
    try tree.remove(count, at: item)
    picture.follow(.removal(count: count, at: item))
  }

  /// Moves items.
  ///
  /// - Parameter destination: The index of the first moved item after the move.
  /// - Precondition: The items exist, before and after.
  public mutating func move(_ count: Int, from item: Int, to destination: Int) throws(ListError) {
    requireItems(count, at: item)
    requireItems(count, at: destination)
    guard count > 0, item != destination else { return }
    try tree.move(count, from: item, to: destination)
    picture.follow(.move(count: count, from: item, to: destination))
  }

  /// Sets the measured extents of items, in points. A grid does not use those of cells.
  ///
  /// - Precondition: The items exist.
  public mutating func setExtents(_ extents: Span<Double>, at item: Int) throws(ListError) {
    requireItems(extents.count, at: item)
    try checkExtents(extents, replacing: item..<item + extents.count)
    guard extents.count > 0 else { return }
    try tree.setExtents(extents, at: item)
  }

  /// Sets items back to the estimate of their kind.
  ///
  /// - Precondition: The items exist.
  public mutating func forgetExtents(_ count: Int, at item: Int) throws(ListError) {
    try checkForgetting(of: count, at: item)
    guard count > 0 else { return }
    try tree.forgetExtents(count, at: item)
    picture.forgetExtents(in: item..<item + count)
  }

  /// Sets the kind of items: how they are laid out. New items are of kind 0.
  ///
  /// - Parameter kind: 0…`ListKind.last`.
  /// - Precondition: The items exist.
  public mutating func setKind(_ kind: Int, ofItems count: Int, at item: Int) throws(ListError) {
    try checkKind(kind, ofItems: count, at: item)
    guard count > 0 else { return }
    try tree.setKind(kind, ofItems: count, at: item)
  }

  /// Sets how the items of a kind are laid out. If there are any, it needs time for all runs.
  ///
  /// - Parameter kind: 1…`ListKind.last`: plain items cannot be changed.
  /// - Precondition: `value.isValid`.
  public mutating func setOptions(_ value: ListKind, ofKind kind: Int) throws(ListError) {
    try checkOptions(value, ofKind: kind)
    try tree.relayOut(ListRelayout(tree.spacing, kind: kind, value))
  }
}
