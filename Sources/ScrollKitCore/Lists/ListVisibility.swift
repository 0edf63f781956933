/// An item as a viewport shows it.
public struct ListItem: Equatable, Sendable {
  /// The item.
  public let index: Int
  /// Where it is drawn, in points: at this minus the content offset, from the left or top of the viewport.
  public let position: Double
  /// In points.
  public let extent: Double
  /// Whether its extent was measured; otherwise it is the estimate.
  public let isMeasured: Bool
  /// How it is laid out.
  public let kind: Int
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

extension ScrollList {
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
      search.first = tree.position(startingBefore: first)
      search.end = tree.position(startingBefore: last)
    } else {
      search.first = tree.position(startingBefore: first, near: search.first)
      search.end = tree.position(startingBefore: last, near: search.end)
    }
    let end = tree.items(startingBefore: last, at: search.end)
    let next = tree.items(startingBefore: first, at: search.first)
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
      let extent = run.extent(in: tree.spacing)
      while item < end {
        let start = tree.start(of: item, at: position).points
        body(
          ListItem(
            index: item, position: direction > 0 ? start : viewport.length - start - extent.points,
            extent: extent.points, isMeasured: run.isMeasured, kind: run.kind))
        item += 1
      }
    } while item < range.upperBound && tree.advance(&position)
  }

  /// Whether an item in the run of the viewport's start ends after a distance from the content's start.
  private func reaches(_ item: Int, past distance: Double, _ search: ListSearch) -> Bool {
    let extent = tree.run(at: search.first).extent(in: tree.spacing)
    return tree.start(of: item, at: search.first) + extent > Extent(roundingDown: distance)
  }
}
