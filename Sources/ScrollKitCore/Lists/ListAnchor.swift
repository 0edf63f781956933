/// An item, and a distance from its start. It names a place in the list that edits do not change.
public struct ListAnchor: Equatable, Sendable {
  /// The index of the item; the number of items if the list is empty.
  public var item: Int
  /// From the item's start to the viewport's start, in points along the list's direction.
  public var distance: Double

  /// Makes a position with a distance from an item's start, in points.
  public init(item: Int, distance: Double) {
    self.item = item
    self.distance = distance
  }
}

extension ScrollList {
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

  /// The first item of the first line that is visible at an offset, and its start; 0 in a list without items. In the gap
  /// between two lines it is of the second: the first is not visible.
  func firstItem(at offset: Double) -> (item: Int, start: Extent) {
    guard count > 0 else { return (0, tree.spacing.leading) }
    let distance = Extent(roundingDown: direction * offset)
    let next = distance + Extent(units: 1)
    let position = tree.position(startingBefore: next)
    let last = max(0, tree.items(startingBefore: next, at: position) - 1)
    let start = tree.start(of: last, at: position)
    let end = start + tree.run(at: position).extent(in: tree.spacing)
    guard start < distance, end <= distance, last + 1 < count else { return (firstOfLine(last), start) }
    return (last + 1, tree.start(of: last + 1))
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
      if run.isMeasured || !run.hasOwnExtent && tree.spacing.isGrid { return direction * next.points }
      guard tree.advance(&position) else { break }
      next = tree.start(at: position)
    } while next < end
    return nil
  }

  /// The start of the first visible item: a content offset at scale 1, in points.
  func firstStart(in viewport: ListViewport) -> Double { direction * firstItem(at: viewport.offset).start.points }
}
