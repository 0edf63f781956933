/// A rectangle of the content or of the viewport: a stretch along each axis, in points.
public typealias Rectangle = Pair<Interval>

extension Pair where Element == Interval {
  /// Makes a rectangle from its left and top and its size, in points.
  ///
  /// - Precondition: The size is not negative.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x: Interval(lower: x, upper: x + width), y: Interval(lower: y, upper: y + height))
  }
}
