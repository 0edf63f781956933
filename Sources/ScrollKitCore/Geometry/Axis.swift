/// One of the two directions in which content scrolls.
public enum Axis: UInt32, Sendable {
  /// Left to right.
  case x = 0
  /// Top to bottom.
  case y = 1

  /// The one across it.
  var other: Axis {
    switch self {
    case .x: .y
    case .y: .x
    }
  }
}

/// The same kind of thing for both axes, so that x and y share one code path.
public struct Pair<Element> {
  public var x: Element
  public var y: Element

  public init(x: Element, y: Element) {
    self.x = x
    self.y = y
  }

  public subscript(axis: Axis) -> Element {
    get {
      switch axis {
      case .x: x
      case .y: y
      }
    }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }

  /// The pair made by asking the same of each axis.
  init(_ make: (Axis) -> Element) {
    self.init(x: make(.x), y: make(.y))
  }
}

extension Pair: Equatable where Element: Equatable {}
extension Pair: Sendable where Element: Sendable {}
