/// An input that changes the scale.
///
/// Points are in the viewport. Factors are ratios of the fingers' distance to any fixed distance, above 0.
public enum ZoomInput: Equatable, Sendable {
  /// Two fingers begin a pinch. Until its end is reported it has precedence over other inputs; in a silence of 0.15 s, another
  /// gesture or a wheel ends it, because the end may be lost. A pointer that is pressed meanwhile scrolls from the end on.
  case begin(at: Vector, factor: Double)
  /// Their midpoint or their distance changed.
  case update(to: Vector, factor: Double)
  /// They were lifted. Their last positions are ignored: two fingers are never lifted at the same time.
  case end
  /// A wheel turned with the pointer at a point. Positive is towards the user, and zooms out.
  case wheel(by: Double, WheelUnit, about: Vector)
}
