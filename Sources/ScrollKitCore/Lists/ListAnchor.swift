/// An item, and a distance from its start. It names a place in the list that edits do not change.
public struct ListAnchor: Equatable, Sendable {
  /// The index of the item; the number of items if the list is empty.
  public var item: Int
  /// From the item's start to the viewport's start, in points along the list's direction.
  public var distance: ContentLength

  /// Makes an anchor at a distance from an item's start, in points.
  public init(item: Int, distance: ContentLength) {
    self.item = item
    self.distance = distance
  }
}

extension ScrollList {
  /// The first visible item, and how far the viewport's start is from its start; negative in the gap before it.
  ///
  /// - Precondition: `offset` is not NaN.
  public func anchor(at offset: ContentLength) -> ListAnchor {
    let (item, start) = firstItem(at: offset)
    return ListAnchor(item: item, distance: direction * offset - start.length)
  }

  /// The content offset at which an anchor is at the viewport's start.
  ///
  /// - Precondition: 0 ≤ `anchor.item` ≤ `count`.
  public func offset(of anchor: ListAnchor) -> ContentLength {
    direction * (start(of: anchor.item) + anchor.distance)
  }

  /// The first item of the first line that is visible at an offset, and its start; 0 in a list without items. In the gap
  /// between two lines it is of the second: the first is not visible.
  func firstItem(at offset: ContentLength) -> (item: Int, start: Extent) {
    guard count > 0 else { return (0, tree.spacing.leading) }
    return tree.firstItem(after: Extent(roundingDown: direction * offset))
  }

  /// The content offset at which the first visible item that was measured begins: the user knows where it
  /// is. Items before it have only just come into view. nil if no visible item was measured.
  ///
  /// - Precondition: No number is NaN.
  func firstKnownStart(in viewport: ListViewport) -> ContentLength? {
    let shown = stretch(of: viewport)
    return tree.firstKnownStart(from: shown.lower, to: shown.upper).map { direction * $0.length }
  }

  /// The start of the first visible item: a content offset.
  func firstStart(in viewport: ListViewport) -> ContentLength { direction * firstItem(at: viewport.offset).start.length }
}

extension RunTree {
  /// The start of the first item between two distances from the content's start, in points, whose extent is known; nil if there
  /// is none. The extent of a cell is known.
  fileprivate func firstKnownStart(from lower: ContentLength, to upper: ContentLength) -> Extent? {
    guard count > 0 else { return nil }
    let first = firstItem(after: Extent(roundingDown: lower))
    let end = Extent(roundingDown: upper)
    var start = first.start
    var position = position(of: first.item)
    repeat {
      let run = run(at: position)
      if run.isMeasured || !run.hasOwnExtent && spacing.isGrid { return start }
      guard advance(&position) else { break }
      start = self.start(at: position)
    } while start < end
    return nil
  }
}
