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

  /// The edge of an axis to which a positive or negative direction leads; none for 0.
  public init(_ axis: Axis, towards direction: Double) {
    switch axis {
    case .x: self = direction > 0 ? .right : direction < 0 ? .left : []
    case .y: self = direction > 0 ? .bottom : direction < 0 ? .top : []
    }
  }

  /// The edges to which a direction leads.
  public init(towards direction: Vector) {
    self = Edges(.x, towards: direction.x).union(Edges(.y, towards: direction.y))
  }

  /// Both edges of each axis of which it has one.
  public var axes: Edges {
    let both: Edges = [.top, .bottom]
    let across: Edges = [.left, .right]
    return (isDisjoint(with: both) ? [] : both).union(isDisjoint(with: across) ? [] : across)
  }

  /// Taste. 0.5 pt: closer than this counts as at the edge; less than a pixel on most screens.
  public static let reach = 0.5
}

extension Pair where Element == Span {
  /// The edges at which an offset lies, to within `Edges.reach`; both where nothing scrolls.
  public func edges(at offset: Vector) -> Edges {
    edges(at: offset, .x).union(edges(at: offset, .y))
  }

  /// The edges out of which an offset lies.
  public func edges(passedBy offset: Vector) -> Edges {
    Edges(towards: overscroll(of: offset))
  }

  private func edges(at offset: Vector, _ axis: Axis) -> Edges {
    let start = offset[axis] <= self[axis].lower + Edges.reach
    let end = offset[axis] >= self[axis].upper - Edges.reach
    return (start ? Edges(axis, towards: -1) : []).union(end ? Edges(axis, towards: 1) : [])
  }
}
