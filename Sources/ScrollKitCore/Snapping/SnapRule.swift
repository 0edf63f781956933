/// The snapping along one axis.
public enum SnapRule: Equatable, Sendable {
  /// Content may rest anywhere.
  case none
  case pages(Paging)
  case carousel(Carousel)
  case areas(AreaSnapping)

  public var isNone: Bool {
    switch self {
    case .none: true
    case .pages, .carousel, .areas: false
    }
  }

  /// The same rule for content that begins at its right: pages and items count from the other end.
  var mirrored: SnapRule {
    switch self {
    case .none, .areas: self
    case .pages(let paging): .pages(paging.mirrored)
    case .carousel(let carousel): .carousel(carousel.mirrored)
    }
  }

  /// The snap positions of pages or items; nil for other rules, and without a visible part of the
  /// viewport.
  func positions(in geometry: AxisGeometry) -> SnapPositions? {
    switch self {
    case .none, .areas: nil
    case .pages(let paging): paging.positions(in: geometry)
    case .carousel(let carousel): carousel.positions(in: geometry)
    }
  }
}
