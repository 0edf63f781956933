/// An input that changes the scale.
///
/// Points are in the viewport. Factors are ratios of the fingers' distance to any fixed distance, above 0.
public enum ZoomInput: Equatable, Sendable {
  /// Two fingers begin a pinch.
  case begin(at: Vector, factor: Double)
  /// Their midpoint or their distance changed.
  case update(to: Vector, factor: Double)
  /// They were lifted. Their last positions are ignored: two fingers are never lifted at the same time.
  case end
  /// A wheel turned with the pointer at a point. Positive is towards the user, and zooms out.
  case wheel(by: Double, WheelUnit, about: Vector)
}
