extension ScrollActivity {
  /// Which activity it is.
  package enum Kind: UInt8, Sendable {
    /// Nothing moves.
    case idle
    /// A finger is down and has not yet moved past the slop.
    case tracking
    /// Fingers rest on a trackpad.
    case trackpadHold
    /// A finger drags the content.
    case dragging
    /// Fingers on a trackpad pan.
    case panning
    /// The platform's own momentum moves the content.
    case momentum
    /// A wheel that reports points moves the content.
    case wheelStream
    /// A chain of nested scrollers moves the content.
    case chained
    /// Fingers drag the chain that moves the content.
    case chainedByFingers
    /// A motion along each axis moves the content, each with a cause of its own.
    case moving
    /// Two fingers change the scale.
    case pinching
    /// The scale is animated, or returns within a limit.
    case zoomAnimating

    /// Whether a platform's momentum or a wheel in points moves the content.
    var isStreamed: Bool { self == .momentum || self == .wheelStream }

    /// Whether a chain of nested scrollers moves the content.
    var isChained: Bool { self == .chained || self == .chainedByFingers }

    /// Whether it is a gesture of a trackpad, or a pinch of any fingers.
    var isOfPad: Bool { self == .trackpadHold || self == .panning || self == .pinching }

    /// Whether the scale changes.
    var isZooming: Bool { self == .pinching || self == .zoomAnimating }

    /// Whether a gesture has precedence over steering. Fingers that rest on a trackpad do not.
    var hasPrecedenceOverSteering: Bool {
      switch self {
      case .tracking, .dragging, .panning, .pinching, .zoomAnimating: true
      case .idle, .trackpadHold, .momentum, .wheelStream, .chained, .chainedByFingers, .moving: false
      }
    }
  }

  /// What holds the content.
  package enum Holder: Equatable, Sendable {
    /// A finger or mouse button on the content, by its number.
    case pointer(UInt64)
    /// Fingers on a trackpad.
    case pad
  }
}
