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
    /// Released content moves by its velocity, or returns into range.
    case coasting
    /// An animated programmatic scroll.
    case animating
    /// A wheel or a key scrolls to its target.
    case wheeling
    /// A held key scrolls at a constant velocity.
    case keyHeld
    /// A pointer steers the content (autoscroll).
    case steering
    /// Two fingers change the scale.
    case pinching
    /// The scale is animated, or returns within a limit.
    case zoomAnimating

    /// Whether a motion moves the content at a constant scale.
    var hasTrajectory: Bool {
      switch self {
      case .coasting, .animating, .wheeling, .keyHeld, .steering: true
      case .idle, .tracking, .trackpadHold, .dragging, .panning, .momentum, .wheelStream, .chained, .chainedByFingers,
        .pinching, .zoomAnimating:
        false
      }
    }

    /// Whether a platform's momentum or a wheel in points moves the content.
    var isStreamed: Bool { self == .momentum || self == .wheelStream }

    /// Whether a chain of nested scrollers moves the content.
    var isChained: Bool { self == .chained || self == .chainedByFingers }

    /// Whether it is a gesture of a trackpad, or a pinch of any fingers.
    var isOfPad: Bool { self == .trackpadHold || self == .panning || self == .pinching }

    /// Whether the scale changes.
    var isZooming: Bool { self == .pinching || self == .zoomAnimating }

    /// Whether a step of a wheel or a key may continue those before.
    var takesSteps: Bool { self == .wheeling || self == .wheelStream || self == .idle }

    /// Whether a gesture has precedence over steering. Fingers that rest on a trackpad do not.
    var hasPrecedenceOverSteering: Bool {
      switch self {
      case .tracking, .dragging, .panning, .pinching, .zoomAnimating: true
      case .idle, .trackpadHold, .momentum, .wheelStream, .chained, .chainedByFingers, .coasting, .animating, .wheeling,
        .keyHeld, .steering:
        false
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

extension Trajectory.Cause {
  /// The kind of the activity that it begins.
  var kind: ScrollActivity.Kind {
    switch self {
    case .coast: .coasting
    case .program, .own: .animating
    case .wheel: .wheeling
    case .heldKey: .keyHeld
    case .steering: .steering
    }
  }
}
