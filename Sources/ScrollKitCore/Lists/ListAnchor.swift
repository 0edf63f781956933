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
}
