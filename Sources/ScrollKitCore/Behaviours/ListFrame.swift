/// What a viewport shows of a list.
public struct ListFrame: Equatable, Sendable {
  /// The items that are visible, with the overscan.
  public let visibleItems: Range<Int>
  /// The innermost sticky item at the viewport's start; nil if there is none.
  public let stickyItem: Int?
  /// The distance of its left or top from that of the viewport, in points.
  public let stickyPosition: Double
}

extension ScrollList {
  /// What the viewport shows of the list.
  ///
  /// - Parameters:
  ///   - watch: Has the overscan, and where the last search ended.
  ///   - limit: The most items for which `body` is called.
  ///   - body: Receives the index of an item among the visible ones, and where it is drawn, in points.
  func frame(
    in shown: ShownList, _ watch: inout ListWatch, _ limit: Int, _ body: (_ index: Int, _ position: Double) -> Void
  ) -> ListFrame {
    let (viewport, scale) = (shown.viewport, shown.scale)
    let visible = watch.visible(of: self, in: viewport)
    let first = visible.lowerBound
    watch.forEachItem(in: first..<first + min(visible.count, limit), of: self, in: viewport) { item in
      body(item.index - first, scale.points(item.position - viewport.offset))
    }
    let sticky = stickyItem(at: .start, offset: shown.offset(at: .start, direction))
    return ListFrame(
      visibleItems: visible, stickyItem: sticky?.item,
      stickyPosition: sticky.map { position(of: $0, at: .start, in: shown) } ?? 0)
  }
}
