/// A value for each end of a range.
public struct Ends<Element> {
  /// At the smaller offsets: left or top.
  public var lower: Element
  /// At the larger offsets: right or bottom.
  public var upper: Element

  /// Makes the elements of both ends.
  public init(lower: Element, upper: Element) {
    self.lower = lower
    self.upper = upper
  }

  /// Makes equal elements of both ends.
  public init(both element: Element) {
    self.init(lower: element, upper: element)
  }

  /// The value of the end to which a direction leads; of the upper end for 0.
  subscript(direction: Double) -> Element { direction < 0 ? lower : upper }
}

extension Ends: Equatable where Element: Equatable {}
extension Ends: Sendable where Element: Sendable {}
