/// The phase that hosts see.
public enum ScrollPhase: UInt32, Sendable {
  /// Nothing moves.
  case idle = 0
  /// A finger is down and has not yet moved past the slop.
  case tracking = 1
  /// A finger moves the content.
  case dragging = 2
  /// Released content moves by its momentum.
  case coasting = 3
  /// An edge returns content into range.
  case bouncing = 4
  /// The program scrolls.
  case animating = 5
  /// A wheel or a key scrolls.
  case wheeling = 6
  /// Two fingers change the scale.
  case zooming = 7
  /// A pointer steers the content (autoscroll).
  case steering = 8

  /// Whether the content scrolls in this phase.
  var isScroll: Bool {
    switch self {
    case .dragging, .coasting, .bouncing, .animating, .wheeling, .steering: true
    case .idle, .tracking, .zooming: false
    }
  }

  /// Whether fingers hold the content.
  var isHeld: Bool { self == .tracking || self == .dragging }

  /// Whether content can be in this phase after the release of a drag. A wheel that turns, and a pointer that steers, follow a pan
  /// whose end was lost.
  var followsRelease: Bool {
    switch self {
    case .idle, .tracking, .coasting, .bouncing, .wheeling, .steering: true
    case .dragging, .animating, .zooming: false
    }
  }

  /// Whether released content moves by its velocity, or returns into range.
  var isDecelerating: Bool { self == .coasting || self == .bouncing }
}
