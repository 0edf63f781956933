/// The length of a page.
public enum PageLength: Equatable, Sendable {
  /// A share of the visible part of the viewport; 1 is a page per screen.
  case viewport(share: Double)
  /// A fixed length, in points.
  case points(Double)
}

/// Content that rests on pages only.
///
///     offset of page n = start of the range + leading + n · (length + spacing)
///
/// The last page is at the end of the range, even if it is shorter than the others. Reversed, page 0
/// is at the end and page numbers grow towards the start. Content that begins at its right has its start there.
public struct Paging: Equatable, Sendable {
  /// The length of a page.
  public let length: PageLength
  /// Gap between two pages, in points.
  public let spacing: Double
  /// Gap before page 0, in points.
  public let leading: Double
  /// Whether page 0 is at the content's end.
  public let isReversed: Bool
  /// To which page released content snaps.
  public var rule: PageRule

  /// Makes pages; by default one is the visible part of the viewport.
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

  /// These pages, counted from the other end.
  var mirrored: Paging {
    Paging(length: length, spacing: spacing, leading: leading, isReversed: !isReversed, rule: rule)
  }

  /// - Returns: nil if pages have no length, as in a viewport of length 0.
  func positions(in geometry: AxisGeometry) -> SnapPositions? {
    let grid = SnapGrid(
      range: geometry.range, leading: leading, pitch: pitch(in: geometry), isReversed: isReversed)
    return grid.map { SnapPositions(grid: $0, rule: rule, numbering: .fractional) }
  }

  private func pitch(in geometry: AxisGeometry) -> Double {
    switch length {
    case .viewport(let share):
      geometry.visibleLength > 0 ? geometry.visibleLength * share + spacing : 0
    case .points(let points): points + spacing
    }
  }
}
