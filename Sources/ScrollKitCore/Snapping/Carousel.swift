/// Items of one length, the selected one in the middle.
///
///     viewport      ┌─────────────────┐
///     items      ┌──│──┐ ┌───────┐ ┌──│──┐
///                │ 3│  │ │   4   │ │  │5 │
///                └──│──┘ └───────┘ └──│──┘
///
///     offset of item n = leading + n · (length + spacing) + length / 2 − half of what is visible
///
/// Items near the ends that the range keeps out of the middle are as near to it as it lets them.
/// Looping, item 0 follows the last for ever: offsets know no range, and the host shows the same
/// items a whole turn farther on.
public struct Carousel: Equatable, Sendable {
  /// Length of an item, in points.
  public let itemLength: Double
  /// From the end of an item to the start of the next, in points.
  public let spacing: Double
  /// From the start of the content to the first item, in points; from its end if reversed.
  public let leading: Double
  public let itemCount: Int
  public let isReversed: Bool
  public let isLooping: Bool
  public var rule: PageRule

  /// - Precondition: `itemLength > 0`, and `spacing` and `itemCount` are not negative.
  public init(
    itemLength: Double, spacing: Double = 0, leading: Double = 0, itemCount: Int,
    isReversed: Bool = false, isLooping: Bool = false, rule: PageRule = Carousel.free
  ) {
    precondition(itemLength > 0 && spacing >= 0 && itemCount >= 0, "Carousel: lengths are negative")
    self.itemLength = itemLength
    self.spacing = spacing
    self.leading = leading
    self.itemCount = itemCount
    self.isReversed = isReversed
    self.isLooping = isLooping
    self.rule = rule
  }

  /// A fling goes as far as it would, to the item nearest to its end.
  public static var free: PageRule { .nearest(maximumPages: .infinity) }
  /// A fling goes to the next item at most.
  public static let oneItemPerFling = PageRule.nearest(maximumPages: 1)

  /// Where content rests when it is let go.
  ///
  /// - Parameters:
  ///   - projected: Where content would coast without items, in points.
  ///   - velocity: In points per second.
  /// - Returns: nil if there is no item, or nothing of the viewport is visible.
  public func target(
    from offset: Double, projected: Double, velocity: Double, in geometry: AxisGeometry
  ) -> Double? {
    stops(in: geometry)?.target(from: offset, projected: projected, velocity: velocity)
  }

  /// The item in the middle, or nearest to it: 0 to `itemCount` − 1, looping or not.
  public func item(at offset: Double, in geometry: AxisGeometry) -> Int? {
    stops(in: geometry).map { Int($0.number(at: offset)) }
  }

  /// Where an item is in the middle, or as near to it as the range lets it, in points.
  public func offset(ofItem item: Int, in geometry: AxisGeometry) -> Double? {
    stops(in: geometry)?.grid.offset(of: Double(item))
  }

  /// Points after which a looping carousel shows the same again.
  public var turn: Double { Double(itemCount) * (itemLength + spacing) }

  func stops(in geometry: AxisGeometry) -> SnapPositions? {
    guard itemCount > 0, geometry.visibleLength > 0 else { return nil }
    let middle = leading + itemLength / 2 - geometry.visibleLength / 2
    let count = Double(itemCount)
    let grid = SnapGrid(
      range: geometry.range, leading: middle, pitch: itemLength + spacing, last: count - 1,
      isReversed: isReversed, isEndless: isLooping)
    return grid.map { SnapPositions(grid: $0, rule: rule, turn: count) }
  }
}
