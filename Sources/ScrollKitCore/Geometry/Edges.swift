/// Some of the four ends of the range.
///
/// Directions are named by the edge they lead to: content that scrolls towards its end heads for
/// the bottom.
public struct Edges: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = Edges(rawValue: 1)
  public static let left = Edges(rawValue: 2)
  public static let bottom = Edges(rawValue: 4)
  public static let right = Edges(rawValue: 8)

  /// None of them.
  public static let none = Edges(rawValue: 0)

  // The standard library's own of these go through arrays and iterators.
  public var isEmpty: Bool { rawValue == 0 }
  public static func == (left: Edges, right: Edges) -> Bool { left.rawValue == right.rawValue }
  public func contains(_ others: Edges) -> Bool { rawValue & others.rawValue == others.rawValue }
  public func union(_ others: Edges) -> Edges { Edges(rawValue: rawValue | others.rawValue) }
  public func intersection(_ others: Edges) -> Edges { Edges(rawValue: rawValue & others.rawValue) }
  public func subtracting(_ others: Edges) -> Edges { Edges(rawValue: rawValue & ~others.rawValue) }
  public mutating func formUnion(_ others: Edges) { self = union(others) }
  public mutating func subtract(_ others: Edges) { self = subtracting(others) }

  /// The edges to which a direction leads.
  public init(towards direction: Vector) {
    let x: UInt8 = direction.x > 0 ? 8 : direction.x < 0 ? 2 : 0
    let y: UInt8 = direction.y > 0 ? 4 : direction.y < 0 ? 1 : 0
    self.init(rawValue: x | y)
  }

  /// Both edges of each axis of which it has one.
  public var axes: Edges { Edges(rawValue: rawValue | rawValue << 2 & 0b1100 | rawValue >> 2) }

  /// Taste. 0.5 pt: closer than this counts as at the edge; less than a pixel on most screens.
  public static let reach = 0.5
}

extension Pair where Element == Interval {
  /// The edges at which an offset lies, to within `Edges.tolerance`; both where nothing scrolls.
  public func edges(at offset: Vector) -> Edges {
    let left: Edges = offset.x <= x.lower + Edges.tolerance ? .left : .none
    let right: Edges = offset.x >= x.upper - Edges.tolerance ? .right : .none
    let top: Edges = offset.y <= y.lower + Edges.tolerance ? .top : .none
    let bottom: Edges = offset.y >= y.upper - Edges.tolerance ? .bottom : .none
    return left.union(right).union(top).union(bottom)
  }

  /// The edges out of which an offset lies.
  public func edges(passedBy offset: Vector) -> Edges {
    Edges(towards: overscroll(of: offset))
  }
}
