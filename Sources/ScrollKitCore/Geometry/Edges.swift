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

  /// The edges to which a direction leads.
  @inline(__always)
  public init(towards direction: Vector) {
    let x: UInt8 = direction.x > 0 ? 8 : direction.x < 0 ? 2 : 0
    let y: UInt8 = direction.y > 0 ? 4 : direction.y < 0 ? 1 : 0
    self.init(rawValue: x | y)
  }

  /// Both edges of each axis of which it has one.
  @inline(__always)
  public var axes: Edges { Edges(rawValue: rawValue | rawValue << 2 & 0b1100 | rawValue >> 2) }

  /// Taste. 0.5 pt: closer than this counts as at the edge; less than a pixel on most screens.
  public static let reach = 0.5
}

extension Pair where Element == Span {
  /// The edges at which an offset lies, to within `Edges.reach`; both where nothing scrolls.
  public func edges(at offset: Vector) -> Edges {
    let left: Edges = offset.x <= x.lower + Edges.reach ? .left : []
    let right: Edges = offset.x >= x.upper - Edges.reach ? .right : []
    let top: Edges = offset.y <= y.lower + Edges.reach ? .top : []
    let bottom: Edges = offset.y >= y.upper - Edges.reach ? .bottom : []
    return [left, right, top, bottom]
  }

  /// The edges out of which an offset lies.
  public func edges(passedBy offset: Vector) -> Edges {
    Edges(towards: overscroll(of: offset))
  }
}
