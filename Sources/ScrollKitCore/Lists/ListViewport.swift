/// What is visible of a list, along its axis.
public struct ListViewport: Equatable, Sendable {
  /// The content offset, in points. In a horizontal list from right to left it is 0 or negative, as in
  /// `AxisGeometry.rightToLeft`.
  public var offset: Double
  /// In points; 0 or more.
  public var length: Double

  /// Makes a viewport with a content offset and a length, in points.
  public init(offset: Double, length: Double) {
    self.offset = offset
    self.length = length
  }
}

extension ScrollList {
  /// How far a viewport is from the content's start and from its end, in points; negative past them.
  public func distancesToEnds(of viewport: ListViewport) -> Ends<Double> {
    let shown = stretch(of: viewport)
    return Ends(lower: shown.lower, upper: total - shown.upper)
  }

  /// The distances from the content's start between which a viewport shows content.
  func stretch(of viewport: ListViewport) -> Interval {
    let start = direction * viewport.offset
    return Interval(lower: start, upper: start + viewport.length)
  }
}
