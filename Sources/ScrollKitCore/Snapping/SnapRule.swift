/// Where content likes to rest along one axis.
public enum SnapRule: Equatable, Sendable {
  /// Anywhere.
  case none
  case pages(Paging)
  case carousel(Carousel)
  case areas(AreaSnapping)

  /// Whether content may rest anywhere.
  public var isNone: Bool {
    switch self {
    case .none: true
    case .pages, .carousel, .areas: false
    }
  }

  /// The stops at which content rests; nil if it rests elsewhere, or nothing is visible.
  func stops(in geometry: AxisGeometry) -> SnapPositions? {
    switch self {
    case .none, .areas: nil
    case .pages(let paging): paging.positions(in: geometry)
    case .carousel(let carousel): carousel.positions(in: geometry)
    }
  }

  /// Where content rests when it is let go.
  ///
  /// - Parameters:
  ///   - offset: Where it is, in points; may be out of range.
  ///   - projected: Where it would coast without a rule, in points; equal to `offset` at rest.
  ///   - velocity: In points per second.
  ///   - axis: The axis, for areas, which have two.
  ///   - areas: The host's areas; other rules do not look at them.
  /// - Returns: An offset in range, except for a looping carousel; nil if the rule leaves content
  ///   alone.
  public func target(
    from offset: Double, projected: Double, velocity: Double, in geometry: AxisGeometry,
    along axis: Axis, areas: SnapAreas = .none
  ) -> Double? {
    switch self {
    case .none, .pages, .carousel:
      stops(in: geometry)?.target(from: offset, projected: projected, velocity: velocity)
    case .areas(let snap):
      snap.target(from: offset, projected: projected, along: axis, in: geometry, areas)
    }
  }
}
