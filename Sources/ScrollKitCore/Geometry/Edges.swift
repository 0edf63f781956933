/// A set of the four edges of the scrollable range.
///
/// A direction is named by the edge to which it leads: scrolling towards the content's end leads to
/// `.bottom`.
public struct Edges: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// Makes a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Edges(rawValue: 1)
  /// The left edge.
  public static let left = Edges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edges(rawValue: 4)
  /// The right edge.
  public static let right = Edges(rawValue: 8)

  /// Both edges of the x axis.
  static var horizontal: Edges { .left.union(.right) }
  /// Both edges of the y axis.
  static var vertical: Edges { .top.union(.bottom) }

  /// The edges to which a direction leads.
  public init(towards direction: Vector) { self.init(towards: direction, beyond: 0) }

  /// The edge to which a direction along an axis leads; none for 0.
  init(along axis: Axis, towards direction: Double) {
    self.init(towards: axis == .x ? Vector(x: direction, y: 0) : Vector(x: 0, y: direction))
  }

  /// The edges to which a movement leads; none along an axis on which the offsets differ by rounding at most.
  init(from start: Vector, to end: Vector) { self.init(towards: end - start, beyond: Vector.rounding) }

  fileprivate init(towards direction: Vector, beyond least: Double) {
    var edges = Edges()
    if direction.x > least { edges.insert(.right) }
    if direction.x < -least { edges.insert(.left) }
    if direction.y > least { edges.insert(.bottom) }
    if direction.y < -least { edges.insert(.top) }
    self = edges
  }

  /// Both edges of each axis that has at least one.
  public var axes: Edges {
    var edges = Edges()
    if !isDisjoint(with: .horizontal) { edges.formUnion(.horizontal) }
    if !isDisjoint(with: .vertical) { edges.formUnion(.vertical) }
    return edges
  }

  /// Taste. 0.5 pt: content within this distance counts as at an edge, at its top, at a snap position, at what an anchor keeps,
  /// or at the offset that a toolkit was asked for. It is less than a pixel on most screens. Larger reports edges earlier.
  public static let tolerance = 0.5
}

extension Pair where Element == Interval {
  /// The edges at which an offset is, to within `Edges.tolerance`. An axis that cannot scroll is at
  /// both of its edges.
  public func edges(at offset: Vector) -> Edges {
    var edges = Edges()
    if offset.x <= x.lower + Edges.tolerance { edges.insert(.left) }
    if offset.x >= x.upper - Edges.tolerance { edges.insert(.right) }
    if offset.y <= y.lower + Edges.tolerance { edges.insert(.top) }
    if offset.y >= y.upper - Edges.tolerance { edges.insert(.bottom) }
    return edges
  }

  /// The edges beyond which an offset is by more than a distance, in points.
  func edges(passedBy offset: Vector, by distance: Double) -> Edges {
    Edges(towards: overscroll(of: offset), beyond: distance)
  }
}
