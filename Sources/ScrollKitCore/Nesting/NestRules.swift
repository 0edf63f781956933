/// How a nested scroller shares movements with its parent and its children. Changes take effect at the next gesture.
public struct NestRules: Equatable, Sendable {
  /// What happens along each axis to a movement that neither the scroller nor its children can scroll.
  public var overscroll = Pair<OverscrollBehavior>(x: .auto, y: .auto)
  /// When the scroller scrolls, relative to its children.
  public var order = NestOrder.childFirst
  /// Whether a gesture stays with the scroller.
  public var latching = NestLatching.through

  /// Makes the usual rules.
  public init() {}
}

/// What happens to a movement that a scroller cannot scroll. The names are those of CSS.
public enum OverscrollBehavior: UInt32, Sendable {
  /// The parent scrolls.
  case auto = 0
  /// The scroller shows overscroll; the parent does not scroll.
  case contain = 1
  /// Nothing scrolls, and nothing shows overscroll.
  case none = 2
}

/// The scroll chaining order: when a scroller scrolls, relative to its children. Where a gesture turns back, the order of
/// the new direction counts.
public enum NestOrder: UInt32, Sendable {
  /// After its children: Android, Flutter, browsers.
  case childFirst = 0
  /// Before its children towards the end, after them towards the start: a collapsing header, Android's pre-scroll.
  case parentFirstDown = 1
  /// Before its children towards the start, after them towards the end.
  case parentFirstUp = 2
  /// Before its children in both directions.
  case parentFirst = 3

  /// Whether the scroller scrolls before its children towards an end.
  func comesFirst(towards end: PathEnd) -> Bool {
    switch self {
    case .childFirst: false
    case .parentFirstDown: end == .end
    case .parentFirstUp: end == .start
    case .parentFirst: true
    }
  }
}

/// Whether a gesture stays with the scroller that it moved first.
public enum NestLatching: UInt32, Sendable {
  /// A gesture continues in the next scroller: Android, Flutter.
  case through = 0
  /// A gesture stays, unless the scroller was at its end when the gesture began: browsers.
  case gesture = 1
}

#if !hasFeature(Embedded)
  extension NestLatching: CaseIterable {}
  extension NestOrder: CaseIterable {}
  extension OverscrollBehavior: CaseIterable {}
#endif
