/// What happens where content ends.
public enum EdgeBehavior: UInt32, Sendable {
  /// Content follows a pull reluctantly, and a coast bounces.
  case bounce = 0
  /// Nothing goes out of range, and nothing is seen of a pull.
  case clamp = 1
  /// Content stays in range; how far it is pulled, it is to be drawn longer: Android. Content that a
  /// change of its size leaves out of range is put back at once.
  case stretch = 2
  /// Content stays in range; the edge is to glow as it is pulled: Android before version 12.
  case glow = 3

  /// Whether a pull is seen, in whatever way.
  var gives: Bool {
    switch self {
    case .bounce, .stretch, .glow: true
    case .clamp: false
    }
  }

  /// Whether content itself goes out of range.
  var moves: Bool {
    switch self {
    case .bounce: true
    case .clamp, .stretch, .glow: false
    }
  }

  /// What is to be seen of a pull that moves nothing, with its sign: for a stretch the share by which
  /// content is drawn longer, for a glow the share of all its light.
  ///
  /// - Parameter share: How far the edge is pulled, as a share of the viewport.
  func effect(pulledBy share: Double) -> Double {
    switch self {
    case .bounce, .clamp: 0
    case .stretch: StretchEffect.stretch(pulledBy: share)
    case .glow: StretchEffect.glow(pulledBy: share)
    }
  }
}

extension Pair where Element == Ends<EdgeBehavior> {
  /// The same at all four edges.
  public static func all(_ behavior: EdgeBehavior) -> Pair {
    Pair(x: Ends(both: behavior), y: Ends(both: behavior))
  }

  /// The edges of which something holds.
  func edges(where holds: (EdgeBehavior) -> Bool) -> Edges {
    let left: Edges = holds(x.lower) ? .left : []
    let right: Edges = holds(x.upper) ? .right : []
    let top: Edges = holds(y.lower) ? .top : []
    let bottom: Edges = holds(y.upper) ? .bottom : []
    return left.union(right).union(top).union(bottom)
  }
}
