/// Where an item comes to lie in the viewport.
public enum ListAlignment: UInt32, Sendable {
  /// The nearest offset that shows the whole item with its margins, or fills the viewport with them.
  case nearest = 0
  /// Its start at the viewport's start.
  case start = 1
  /// Its middle at the viewport's middle.
  case center = 2
  /// Its end at the viewport's end.
  case end = 3
  /// As `nearest`, with margins that fit: see `ScrollAlignment.scrollOff`.
  case scrollOff = 4

  /// The alignment of an item; nil for none.
  init?(_ alignment: ScrollAlignment) {
    switch alignment {
    case .nearest: self = .nearest
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .scrollOff: self = .scrollOff
    case .none: return nil
    }
  }
}

extension ScrollList {
  /// The content offset that shows an item. It may be out of the scrollable range.
  ///
  /// - Parameter margins: Points between the item and the start or the end of the viewport, or the sticky items that stay there.
  ///   `scrollOff` shortens margins that do not fit.
  /// - Precondition: The item exists.
  public func offset(
    showing item: Int, _ alignment: ListAlignment, margins: Ends<ContentLength> = Ends(both: 0), in viewport: ListViewport
  ) -> ContentLength {
    offset(aligning: item, alignment, margins: self.margins(margins, beside: item), in: viewport)
  }

  /// Margins beside the sticky items that stay while an item lies there.
  ///
  /// - Precondition: The item exists.
  func margins(_ margins: Ends<ContentLength>, beside item: Int) -> Ends<ContentLength> {
    guard tree.kinds != .plain else { return margins }
    return Ends(
      lower: margins.lower + stickyLength(at: .start, beside: item),
      upper: margins.upper + stickyLength(at: .end, beside: item))
  }

  /// Where an item begins, less the sticky items that stay at the viewport's start while it lies there, in points.
  func startBelowStickyItems(of item: Int) -> ContentLength { start(of: item) - margins(Ends(both: 0), beside: item).lower }

  /// The content offset that shows an item between margins of the viewport. Sticky items for which there is no margin may cover
  /// it.
  func offset(
    aligning item: Int, _ alignment: ListAlignment, margins: Ends<ContentLength>, in viewport: ListViewport
  ) -> ContentLength {
    let (start, extent) = startAndExtent(of: item)
    var margins = margins
    if alignment == .scrollOff {
      let fitting = Ends(lower: margins.lower.unscaled, upper: margins.upper.unscaled).fitting((viewport.length - extent).unscaled)
      margins = Ends(lower: ContentLength(fitting.lower), upper: ContentLength(fitting.upper))
    }
    let lower = start - margins.lower
    let upper = start + extent + margins.upper - viewport.length
    switch alignment {
    case .start: return direction * lower
    case .end: return direction * upper
    case .center: return 0.5 * direction * (lower + upper)
    case .nearest, .scrollOff:
      let shown = Interval(lower: min(lower, upper).unscaled, upper: max(lower, upper).unscaled)
      return ContentLength(direction * shown.clamp(direction * viewport.offset.unscaled))
    }
  }
}
