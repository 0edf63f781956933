/// The first visible item before an edit: it stays where it is on the screen.
struct KeptItem {
  let item: Int
  let start: Extent
  /// The totals of all items.
  let totals: ListTotals
}

extension ScrollList {
  /// The first visible item; 0 in a list without items.
  func keptItem(at offset: ContentLength) -> KeptItem {
    let (item, start) = firstItem(at: offset)
    return KeptItem(item: item, start: start, totals: tree.totals)
  }

  /// The content shift that keeps an item where it is on the screen, after an edit of the items in a range.
  ///
  /// - Parameter edit: What it did to the indices of items.
  func shift(keeping kept: KeptItem, after edit: ListEdit, of range: Range<Int>) -> ContentLength {
    let index = edit.index(of: kept.item)
    // Most edits are wholly after the item's start or wholly before it. Then it need not be found again. In a grid, the item
    // after a removed header may come to lie in the line before.
    let isGrid = tree.spacing.isGrid
    let first = isGrid ? kept.item + 1 : kept.item
    if index == kept.item, range.lowerBound >= first { return 0 }
    if range.upperBound <= kept.item, !isGrid {
      return direction * (tree.totals - kept.totals).stretch(tree.spacing).length
    }
    return shift(keeping: kept, at: index)
  }

  /// The content shift that keeps the start of an item where it was, whatever its index is now.
  func shift(keeping kept: KeptItem, at index: Int) -> ContentLength {
    direction * (tree.start(of: index) - kept.start).length
  }

  /// An insertion. A list without items keeps its offset.
  func insertion(of count: Int, at item: Int) -> ListEdit {
    self.count > 0 ? .insertion(count: count, at: item) : .none
  }
}
