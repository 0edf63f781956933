/// Items of one length. The selected item is in the middle.
///
///     viewport      ┌─────────────────┐
///     items      ┌──│──┐ ┌───────┐ ┌──│──┐
///                │ 3│  │ │   4   │ │  │5 │
///                └──│──┘ └───────┘ └──│──┘
///
///     offset of item n = leading + n · (length + spacing) + length / 2 − visible length / 2
///
/// The offset is clamped to the range, so items near the ends are not centered.
public struct Carousel: Equatable, Sendable {
  /// Length of an item, in points.
  public let itemLength: Double
  /// Gap between two items, in points.
  public let spacing: Double
  /// Gap before the first item, in points; at the content's end if reversed.
  public let leading: Double
  /// The number of items.
  public let itemCount: Int
  /// Whether item 0 is at the content's end.
  public let isReversed: Bool
  /// To which item released content snaps.
  public var rule: PageRule

  /// - Precondition: `itemLength > 0`, and `spacing` and `itemCount` are not negative.
  public init(
    itemLength: Double, spacing: Double = 0, leading: Double = 0, itemCount: Int,
    isReversed: Bool = false, rule: PageRule = Carousel.free
  ) {
    precondition(
      itemLength > 0 && spacing >= 0 && itemCount >= 0,
      "Carousel: itemLength must be positive, spacing and itemCount not negative")
    self.itemLength = itemLength
    self.spacing = spacing
    self.leading = leading
    self.itemCount = itemCount
    self.isReversed = isReversed
    self.rule = rule
  }

  /// A fling snaps to the item nearest to its projected end.
  public static var free: PageRule { .nearest(maximumPages: .infinity) }

  /// These items, counted from the other end.
  var mirrored: Carousel {
    Carousel(
      itemLength: itemLength, spacing: spacing, leading: leading, itemCount: itemCount, isReversed: !isReversed,
      rule: rule)
  }

  /// - Returns: nil without items or without a visible part of the viewport.
  func positions(in geometry: AxisGeometry) -> SnapPositions? {
    guard itemCount > 0, geometry.visibleLength > 0 else { return nil }
    let centered = leading + itemLength / 2 - geometry.visibleLength / 2
    let grid = SnapGrid(
      range: geometry.range, leading: centered, pitch: itemLength + spacing,
      last: Double(itemCount) - 1, isReversed: isReversed)
    return grid.map { SnapPositions(grid: $0, rule: rule, numbering: .whole) }
  }
}
