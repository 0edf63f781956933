/// The page that content shows, kept while sizes change.
///
///     viewport   800         0         400
///     offset     2000 ──▶    ·   ──▶   1000      page 2.5 all the time
///
/// Content laid out in pages changes its length with the viewport, so an offset means nothing
/// afterwards; the page, and the share of the way to the next one, does. In a viewport of 0 there
/// are no pages: what was noted before is kept until there are.
public struct PagePlace: Equatable, Sendable {
  /// The page; between two whole numbers, the share of the way to the next.
  public private(set) var page: Double

  public init(page: Double = 0) { self.page = page }

  /// Notes where content is. To be called when it has moved, not when it was laid out.
  public mutating func note(_ offset: Double, of paging: Paging, in geometry: AxisGeometry) {
    guard let page = paging.page(at: offset, in: geometry) else { return }
    self.page = page
  }

  /// Where the page is after a change of sizes, in points; nil while there are no pages.
  public func offset(of paging: Paging, in geometry: AxisGeometry) -> Double? {
    paging.offset(ofPage: page, in: geometry)
  }
}
