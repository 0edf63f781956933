/// How a nested scroller shares movements with its parent and its children. The next gesture takes it up.
package struct NestRules: Equatable, Sendable {
  /// What becomes, along each axis, of a movement that neither it nor its children can take.
  package var overscroll = Pair<OverscrollBehavior>(x: .auto, y: .auto)
  /// When it scrolls, relative to its children.
  package var order = NestOrder.childFirst
  /// Whether a gesture stays with it.
  package var latching = NestLatching.through

  package init() {}
}

/// What becomes of a movement that a scroller cannot take. The names are those of CSS.
package enum OverscrollBehavior: UInt32, Sendable {
  /// The parent scrolls.
  case auto = 0
  /// The scroller shows overscroll; the parent does not scroll.
  case contain = 1
  /// Nothing scrolls, and nothing shows overscroll.
  case none = 2
}

/// The scroll chaining order: when a scroller scrolls, relative to its children.
package enum NestOrder: UInt32, Sendable {
  /// After them: browsers, UIKit.
  case childFirst = 0
  /// Before them towards the end, after them back: a header that collapses, Android's pre-scroll.
  case parentFirstDown = 1
  /// Before them back, after them towards the end.
  case parentFirstUp = 2
  /// Before them in both directions.
  case parentFirst = 3

  /// Whether it scrolls before its children, towards the end or back.
  func comesFirst(towardsEnd: Bool) -> Bool {
    switch self {
    case .childFirst: false
    case .parentFirstDown: towardsEnd
    case .parentFirstUp: !towardsEnd
    case .parentFirst: true
    }
  }
}

/// Whether a gesture stays with the scroller that it moved first.
package enum NestLatching: UInt32, Sendable {
  /// It goes on to the next scroller: Android, Flutter.
  case through = 0
  /// It stays, unless the scroller was at its end when the gesture began: browsers.
  case gesture = 1
}
