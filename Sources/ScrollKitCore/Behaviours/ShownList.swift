/// What a scroll view shows of its list.
struct ShownList {
  /// The part of the list in the viewport.
  var viewport: ListViewport
  /// What covers the ends of the viewport, such as a header; the lower end is that of the list's start.
  let cover: Ends<ContentLength>
  /// The scale of the content.
  let scale: ContentScale

  /// The content offset beside what covers an end of the viewport.
  func offset(at edge: StickyEdge, _ direction: Double) -> ContentLength {
    switch edge {
    case .start: viewport.offset + direction * cover.lower
    case .end: viewport.offset + direction * (viewport.length - cover.upper)
    }
  }
}

extension ScrollList {
  /// The sticky items at an end of the viewport, from the outermost.
  func stickyItems(at edge: StickyEdge, in shown: ShownList) -> StickyItems {
    StickyItems(at: edge, offset: shown.offset(at: edge, direction), of: self)
  }

  /// Where a sticky item is drawn: the distance of its left or top from that of the viewport, in points.
  func position(of sticky: StickyItem, at edge: StickyEdge, in shown: ShownList) -> Double {
    let distance = shown.cover[edge] + sticky.distance
    let isAtUpperEnd = (edge == .end) == (direction > 0)
    return shown.scale.points(isAtUpperEnd ? shown.viewport.length - distance - sticky.extent : distance)
  }
}

extension Ends {
  fileprivate subscript(edge: StickyEdge) -> Element {
    switch edge {
    case .start: lower
    case .end: upper
    }
  }
}
