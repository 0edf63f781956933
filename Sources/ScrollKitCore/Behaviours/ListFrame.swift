/// What a viewport shows of a list.
public struct ListFrame: Equatable, Sendable {
  /// The items that are visible, with the overscan.
  public let visibleItems: Range<Int>
  /// The innermost sticky item at the viewport's start; nil if there is none.
  public fileprivate(set) var stickyItem: Int?
  /// The distance of its left or top from that of the viewport, in points.
  public fileprivate(set) var stickyPosition: Double
}

extension AttachedList {
  /// What the viewport shows of the list.
  ///
  /// - Parameters:
  ///   - limit: The most items for which `body` is called.
  ///   - body: Receives the index of an item among the visible ones, and where it is drawn, in points.
  mutating func frame(
    in shown: ShownList, _ limit: Int, _ body: (_ index: Int, _ position: Double) -> Void
  ) -> ListFrame {
    let (viewport, scale) = (shown.viewport, shown.scale)
    let visible = watch.visible(of: reference.value, in: viewport)
    let drawn = visible.prefix(limit)
    watch.forEachItem(
      in: visible.lowerBound..<visible.lowerBound + drawn.count, of: reference.value, in: viewport
    ) { item in body(item.index - visible.lowerBound, (item.position - viewport.offset) * scale) }
    var frame = ListFrame(visibleItems: visible, stickyItem: nil, stickyPosition: 0)
    if let sticky = reference.value.stickyItem(at: .start, offset: shown.offset(at: .start, direction)) {
      frame.stickyItem = sticky.item
      frame.stickyPosition = reference.value.position(of: sticky, at: .start, in: shown)
    }
    return frame
  }
}
