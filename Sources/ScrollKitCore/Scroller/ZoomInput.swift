/// What the user did to the content's scale.
///
/// Points are where in the viewport; factors are how far apart the fingers are since some begin, above 0.
public enum ZoomInput: Equatable, Sendable {
  /// Two fingers take hold of the content.
  case begin(at: Vector, factor: Double)
  /// Their midpoint moved, or they spread.
  case update(to: Vector, factor: Double)
  /// They left; where they left is ignored, they never leave at the same time.
  case end
  /// A wheel turned with the pointer at a point; as in scrolling, positive is towards the user, and
  /// zooms out.
  case wheel(by: Double, WheelUnit, about: Vector)
}
