/// How strictly content snaps to areas: the strictness of CSS's `scroll-snap-type`.
public enum SnapStrictness: Equatable, Sendable {
  /// Content always snaps if there is an area. If none is ahead, it snaps back.
  case mandatory
  /// Content snaps to areas nearer than a share of the snapport's length, 0…1.
  case proximity(share: Double)

  /// Published (Chromium). A third of the snapport.
  public static let chromium = SnapStrictness.proximity(share: 1.0 / 3)
}

/// Content that snaps to areas: the properties of a CSS scroll snap container.
public struct AreaSnapping: Equatable, Sendable {
  /// The axes that snap.
  public var axes: Pair<Bool>
  /// Whether content always rests on an area.
  public var strictness: SnapStrictness
  /// CSS's `scroll-padding`: reduces the snapport, in addition to the insets.
  public var padding: Pair<Margins>

  /// Makes the properties of a snap container.
  public init(
    axes: Pair<Bool>, strictness: SnapStrictness = .mandatory,
    padding: Pair<Margins> = Pair(x: .none, y: .none)
  ) {
    self.axes = axes
    self.strictness = strictness
    self.padding = padding
  }
}
