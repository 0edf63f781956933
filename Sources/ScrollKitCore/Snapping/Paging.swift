/// How long a page is.
public enum PageLength: Equatable, Sendable {
  /// A share of what insets leave visible of the viewport: 1 is a page a screen.
  case viewport(share: Double)
  /// So many points, whatever the viewport.
  case points(Double)
}

/// Content that rests on pages only.
///
///     offset of page n = start of the range + leading + n · (length + spacing)
///
/// The last page rests on the end of the range, also if it is a short one. Reversed, page 0 lies
/// at the end and pages are counted backwards.
public struct Paging: Equatable, Sendable {
  public let length: PageLength
  /// From the end of a page to the start of the next, in points.
  public let spacing: Double
  /// From the start of the range to the first page, in points; from its end if reversed.
  public let leading: Double
  public let isReversed: Bool
  public var rule: PageRule

  public init(
    length: PageLength = .viewport(share: 1), spacing: Double = 0, leading: Double = 0,
    isReversed: Bool = false, rule: PageRule = .uikit
  ) {
    self.length = length
    self.spacing = spacing
    self.leading = leading
    self.isReversed = isReversed
    self.rule = rule
  }

  /// Where content rests when it is let go.
  ///
  /// Out of range the answer is the page at that end: where to, not whether it bounces.
  ///
  /// - Parameters:
  ///   - projected: Where content would coast without pages, in points.
  ///   - velocity: In points per second.
  /// - Returns: An offset in range; nil where there are no pages, as in a viewport of 0.
  public func target(
    from offset: Double, projected: Double, velocity: Double, in geometry: AxisGeometry
  ) -> Double? {
    stops(in: geometry)?.target(from: offset, projected: projected, velocity: velocity)
  }

  /// The page at an offset; 2.25 is a quarter of the way from page 2 to page 3.
  ///
  /// - Returns: At least 0, at most the last page; nil where there are no pages.
  public func page(at offset: Double, in geometry: AxisGeometry) -> Double? {
    stops(in: geometry)?.number(at: offset)
  }

  /// Where a page rests, in points; the nearest one if there is no such page.
  ///
  /// - Returns: nil where there are no pages.
  public func offset(ofPage page: Double, in geometry: AxisGeometry) -> Double? {
    stops(in: geometry)?.offset(ofNumber: page)
  }

  func stops(in geometry: AxisGeometry) -> SnapPositions? {
    let grid = SnapGrid(
      range: geometry.range, leading: leading, pitch: pitch(in: geometry), isReversed: isReversed)
    return grid.map { SnapPositions(grid: $0, rule: rule, turn: 0) }
  }

  private func pitch(in geometry: AxisGeometry) -> Double {
    switch length {
    case .viewport(let share):
      geometry.visibleLength > 0 ? geometry.visibleLength * share + spacing : 0
    case .points(let points): points + spacing
    }
  }
}
