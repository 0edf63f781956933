/// How strictly content rests on areas.
public enum SnapStrictness: Equatable, Sendable {
  /// Content always rests on an area, if there is one: with none ahead, on one behind.
  case mandatory
  /// Only on areas nearer than a share of the view's length; others leave content where it is.
  case proximity(share: Double)

  /// Published (Chromium). A third of the view.
  public static let chromium = SnapStrictness.proximity(share: 1.0 / 3)
}

/// Content that rests on areas: what CSS says of the container.
public struct AreaSnapping: Equatable, Sendable {
  /// The axes along which content snaps.
  public var axes: Pair<Bool>
  public var strictness: SnapStrictness
  /// What of the viewport areas are not aligned to, beside its insets: CSS's scroll-padding.
  public var padding: Pair<Margins>

  public init(
    axes: Pair<Bool>, strictness: SnapStrictness = .mandatory,
    padding: Pair<Margins> = Pair(x: .none, y: .none)
  ) {
    self.axes = axes
    self.strictness = strictness
    self.padding = padding
  }

  /// Where content rests along one axis, whatever is in view along the other.
  ///
  /// - Parameters:
  ///   - offset: Where content is let go, in points.
  ///   - projected: Where it would coast, in points.
  /// - Returns: nil if no area is to be snapped to.
  public func target(
    from offset: Double, projected: Double, along axis: Axis, in geometry: AxisGeometry,
    _ areas: SnapAreas
  ) -> Double? {
    guard let line = line(axis, in: geometry, across: nil, areas) else { return nil }
    let range = geometry.range
    let aim = AxisSnapQuery(.endAndDirection, from: offset, by: projected - offset, in: range)
    return line.hit(aim ?? AxisSnapQuery(endAt: offset, in: range), seenFrom: nil)?.offset
  }

  /// - Returns: nil if content does not snap along the axis, or nothing is in view.
  func line(
    _ axis: Axis, in geometry: AxisGeometry, across other: Snapport?, _ areas: SnapAreas
  ) -> AxisSnapContainer? {
    let port = Snapport(geometry, padding: padding[axis])
    guard axes[axis], port.view.length > 0 else { return nil }
    return AxisSnapContainer(areas: areas, axis: axis, port: port, across: other, strictness: strictness)
  }
}
