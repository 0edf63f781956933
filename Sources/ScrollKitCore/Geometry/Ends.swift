/// The same kind of thing for both ends of a range.
public struct Ends<Element> {
  /// At the smaller offsets: top or left.
  public var lower: Element
  /// At the larger offsets: bottom or right.
  public var upper: Element

  public init(lower: Element, upper: Element) {
    self.lower = lower
    self.upper = upper
  }

  public init(both element: Element) {
    self.init(lower: element, upper: element)
  }

  /// The end to which a direction leads; the upper one for none.
  subscript(direction: Double) -> Element { direction < 0 ? lower : upper }
}

extension Ends: Equatable where Element: Equatable {}
extension Ends: Sendable where Element: Sendable {}
