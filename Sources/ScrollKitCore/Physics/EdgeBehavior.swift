/// What content does at an edge of its range.
public enum EdgeBehavior: UInt32, Sendable {
  /// A drag past the edge moves the content with resistance, and a fling bounces.
  case bounce = 0
  /// The content stays in range, and overscroll has no effect but a pull to refresh. Content at rest is in a new range at once.
  /// Content that a shift, another feel or a change in flight has put out of range returns by the feel's spring when no finger or
  /// other input holds it.
  case clamp = 1
  /// The content stays in range and is drawn longer by the overscroll: Android. Content that a change of its
  /// size leaves out of range returns at once.
  case stretch = 2
  /// The content stays in range and the edge glows by the overscroll: Android before version 12.
  case glow = 3

  /// Whether overscroll has a visible effect.
  var gives: Bool {
    switch self {
    case .bounce, .stretch, .glow: true
    case .clamp: false
    }
  }

  /// Whether the content itself moves out of range.
  var moves: Bool {
    switch self {
    case .bounce: true
    case .clamp, .stretch, .glow: false
    }
  }

  /// Whether what content cannot scroll pulls the edge, which shows it by an effect.
  var hasEffect: Bool {
    switch self {
    case .stretch, .glow: true
    case .bounce, .clamp: false
    }
  }

  /// The edge effect, with the sign of the pull: for a stretch the share by which the content is drawn
  /// longer, for a glow its intensity, 0…1.
  ///
  /// - Parameter share: The pull as a share of the viewport.
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

  /// The edges whose behavior meets a condition.
  func edges(where condition: (EdgeBehavior) -> Bool) -> Edges {
    let left: Edges = condition(x.lower) ? .left : []
    let right: Edges = condition(x.upper) ? .right : []
    let top: Edges = condition(y.lower) ? .top : []
    let bottom: Edges = condition(y.upper) ? .bottom : []
    return left.union(right).union(top).union(bottom)
  }
}
