/// What is visible of a list, along its axis.
public struct ListViewport: Equatable, Sendable {
  /// The content offset. In a horizontal list from right to left it is 0 or negative, as in
  /// `AxisGeometry.rightToLeft`.
  public var offset: ContentLength
  /// 0 or more.
  public var length: ContentLength

  /// Makes a viewport with a content offset and a length.
  public init(offset: ContentLength, length: ContentLength) {
    self.offset = offset
    self.length = length
  }

  /// Makes the viewport whose offset and length are these on the screen, in points.
  init(offset: Double, length: Double, at scale: ContentScale) {
    self.init(offset: scale.content(offset), length: scale.content(length))
  }
}

extension ScrollList {
  /// How far a viewport is from the content's start and from its end, in points; negative past them.
  public func distancesToEnds(of viewport: ListViewport) -> Ends<ContentLength> {
    let shown = stretch(of: viewport)
    return Ends(lower: shown.lower, upper: total - shown.upper)
  }

  /// The distances from the content's start between which a viewport shows content.
  func stretch(of viewport: ListViewport) -> Ends<ContentLength> {
    let start = direction * viewport.offset
    return Ends(lower: start, upper: start + viewport.length)
  }
}
