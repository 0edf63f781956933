/// A direction in which content scrolls.
public enum Axis: UInt32, Sendable {
  /// Horizontal, left to right.
  case x = 0
  /// Vertical, top to bottom.
  case y = 1

  /// The perpendicular axis.
  var other: Axis {
    switch self {
    case .x: .y
    case .y: .x
    }
  }
}

/// A value for each axis. It lets x and y share one code path.
public struct Pair<Element> {
  /// The element of the x axis.
  public var x: Element
  /// The element of the y axis.
  public var y: Element

  /// Makes a pair of an element for each axis.
  public init(x: Element, y: Element) {
    self.x = x
    self.y = y
  }

  /// The element of an axis.
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

  init(_ make: (Axis) -> Element) {
    self.init(x: make(.x), y: make(.y))
  }
}

extension Pair<Bool> {
  /// True along an axis only; nil: along both.
  init(along axis: Axis?) { self.init(x: axis != .y, y: axis != .x) }
}

extension Pair: Equatable where Element: Equatable {}
extension Pair: Sendable where Element: Sendable {}
