/// How a scroller behaves among those that it is nested in, and those nested in it.
public struct NestRules: Equatable, Sendable {
  /// What becomes, along each axis, of what neither it nor those nested in it can take.
  public var overscroll = Pair<OverscrollBehavior>(x: .auto, y: .auto)
  /// When it gives way relative to those nested in it.
  public var order = NestOrder.childFirst
  /// Whether a gesture stays with it.
  public var latching = NestLatching.through

  public init() {}
}

/// What becomes of a movement that a scroller cannot take. The names are CSS's.
public enum OverscrollBehavior: UInt32, Sendable {
  /// It goes on to the scroller in which this one is nested.
  case auto = 0
  /// It stays here, as this scroller's own overscroll.
  case contain = 1
  /// It stays here, and nothing is seen of it.
  case none = 2
}

/// When a scroller gives way relative to those nested in it.
public enum NestOrder: UInt32, Sendable {
  /// After them: browsers, UIKit.
  case childFirst = 0
  /// Before them towards the end, after them back: a header that collapses, Android's pre-scroll.
  case parentFirstDown = 1
  /// Before them back, after them towards the end: the mirror of it.
  case parentFirstUp = 2
  /// Before them both ways.
  case parentFirst = 3

  /// Whether it comes before those nested in it when scrolled towards the end, or back.
  func comesFirst(towardsEnd: Bool) -> Bool {
    switch self {
    case .childFirst: false
    case .parentFirstDown: towardsEnd
    case .parentFirstUp: !towardsEnd
    case .parentFirst: true
    }
  }
}

/// Whether a gesture stays with a scroller that it moved first.
public enum NestLatching: UInt32, Sendable {
  /// It goes on within the gesture: Android, Flutter.
  case through = 0
  /// It stays, unless the scroller was at its end already when the gesture began: browsers.
  case gesture = 1
}
