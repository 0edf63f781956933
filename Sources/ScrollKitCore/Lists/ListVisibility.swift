/// An item as a viewport shows it.
public struct ListItem: Equatable, Sendable {
  /// The item.
  public let index: Int
  /// Where it is drawn, in points: at this minus the content offset, from the left or top of the viewport.
  public let position: ContentLength
  /// In points.
  public let extent: ContentLength
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
    in viewport: ListViewport, overscan: ContentLength = 0, _ search: inout ListSearch
  ) -> Range<Int> {
    let shown = stretch(of: viewport)
    return tree.items(from: shown.lower - overscan, to: shown.upper + overscan, &search)
  }

  /// The progress of an item through a viewport.
  ///
  /// - Precondition: The item exists.
  public func progress(of item: Int, in viewport: ListViewport) -> ViewProgress {
    let (start, extent) = startAndExtent(of: item)
    let shown = stretch(of: viewport)
    return ViewProgress(
      of: Interval(lower: start.unscaled, upper: (start + extent).unscaled),
      in: Interval(lower: shown.lower.unscaled, upper: shown.upper.unscaled))
  }

  /// Calls a function with each of the items in a range, in order.
  ///
  /// - Parameter search: Where the search ended that found the range.
  /// - Precondition: The items exist.
  public func forEachItem(
    in range: Range<Int>, of viewport: ListViewport, _ search: ListSearch, _ body: (ListItem) -> Void
  ) {
    requireItems(range.count, at: range.lowerBound)
    guard var item = range.first else { return }
    var position = search.revision == tree.revision
      ? tree.position(of: item, near: search.first) : tree.position(of: item)
    repeat {
      let run = tree.run(at: position)
      let end = min(range.upperBound, Int(position.before.count) + run.count)
      let extent = run.extent(in: tree.spacing).length
      while item < end {
        let start = tree.start(of: item, at: position).length
        body(
          ListItem(
            index: item, position: direction > 0 ? start : viewport.length - start - extent, extent: extent,
            isMeasured: run.isMeasured, kind: run.kind))
        item += 1
      }
    } while item < range.upperBound && tree.advance(&position)
  }
}

extension RunTree {
  /// The items of which a part lies between two distances from the content's start, in points, and all of the first line.
  fileprivate func items(from lower: ContentLength, to upper: ContentLength, _ search: inout ListSearch) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let (start, end) = (Extent(roundingUp: lower), Extent(roundingUp: upper))
    if search.revision == revision {
      search.first = position(startingBefore: start, near: search.first)
      search.end = position(startingBefore: end, near: search.end)
    } else {
      search.revision = revision
      search.first = position(startingBefore: start)
      search.end = position(startingBefore: end)
    }
    let ended = items(startingBefore: end, at: search.end)
    let next = items(startingBefore: start, at: search.first)
    guard next > 0, self.end(of: next - 1, at: search.first) > Extent(roundingDown: lower) else {
      return next..<max(next, ended)
    }
    return firstOfLine(next - 1)..<ended
  }
}
