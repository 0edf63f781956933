/// How strictly content snaps to areas: the strictness of CSS's `scroll-snap-type`.
public enum SnapStrictness: Equatable, Sendable {
  /// Content always snaps if there is an area. If none is ahead, it snaps back.
  case mandatory
  /// Content snaps to areas nearer than a share of the snapport's length, 0…1.
  case proximity(share: Double)

  /// The largest distance of a target in a snapport of a length, in points.
  func reach(in length: Double) -> Double {
    switch self {
    case .mandatory: .infinity
    case .proximity(let share): share * length
    }
  }

  /// Published (Chromium). A third of the snapport.
  public static let chromium = SnapStrictness.proximity(share: 1.0 / 3)
}

/// Content that snaps to areas: the properties of a CSS scroll snap container.
public struct AreaSnapping: Equatable, Sendable {
  /// The axes that snap.
  package var axes: Pair<Bool>
  /// Whether content always rests on an area.
  public var strictness: SnapStrictness
  /// CSS's `scroll-padding`, in points: reduces the snapport, in addition to the insets.
  package var padding: Pair<Ends<Double>>

  /// Makes the properties of a snap container along the axis whose rule it is.
  ///
  /// - Parameter padding: CSS's `scroll-padding`: reduces the snapport, in addition to the insets.
  public init(strictness: SnapStrictness = .mandatory, padding: Ends<Double> = Ends(both: 0)) {
    self.init(axes: Pair(x: true, y: true), strictness: strictness, padding: Pair(x: padding, y: padding))
  }

  /// Makes the properties of a snap container along the axes that snap.
  package init(
    axes: Pair<Bool>, strictness: SnapStrictness = .mandatory,
    padding: Pair<Ends<Double>> = Pair(x: Ends(both: 0), y: Ends(both: 0))
  ) {
    self.axes = axes
    self.strictness = strictness
    self.padding = padding
  }

  /// These properties along one axis only.
  func along(_ axis: Axis) -> AreaSnapping {
    AreaSnapping(
      axes: Pair(x: axis == .x, y: axis == .y), strictness: strictness,
      padding: Pair(x: axis == .x ? padding.x : Ends(both: 0), y: axis == .y ? padding.y : Ends(both: 0)))
  }
}
