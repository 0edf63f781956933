/// The snapping along one axis.
public enum SnapRule: Equatable, Sendable {
  /// Content may rest anywhere.
  case none
  /// Content rests on pages.
  case pages(Paging)
  /// Content rests on items, centred.
  case carousel(Carousel)
  /// Content rests on areas, as in CSS.
  case areas(AreaSnapping)
  /// Content rests on items of the list that is attached along the axis.
  case items(ItemSnapping)

  /// Whether content may rest anywhere.
  public var isNone: Bool {
    switch self {
    case .none: true
    case .pages, .carousel, .areas, .items: false
    }
  }

  /// Whether content has snap targets without areas.
  var hasOwnTargets: Bool {
    switch self {
    case .none, .areas: false
    case .pages, .carousel, .items: true
    }
  }

  /// Whether content snaps to the items of a list.
  var isItems: Bool {
    switch self {
    case .items: true
    case .none, .pages, .carousel, .areas: false
    }
  }

  /// This rule as that of one axis.
  func along(_ axis: Axis) -> SnapRule {
    switch self {
    case .none, .pages, .carousel, .items: self
    case .areas(let snapping): .areas(snapping.along(axis))
    }
  }

  /// This rule for content that begins at its right: pages and the items of a carousel count from the other end.
  var mirrored: SnapRule {
    switch self {
    case .none, .areas, .items: self
    case .pages(let paging): .pages(paging.mirrored)
    case .carousel(let carousel): .carousel(carousel.mirrored)
    }
  }

  /// The snap positions of pages or of the items of a carousel; nil for other rules, and without a visible part of the
  /// viewport.
  func positions(in geometry: AxisGeometry) -> SnapPositions? {
    switch self {
    case .none, .areas, .items: nil
    case .pages(let paging): paging.positions(in: geometry)
    case .carousel(let carousel): carousel.positions(in: geometry)
    }
  }
}
