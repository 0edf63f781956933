/// Which phase it is and whose: all that most inputs ask of it before they take effect.
///
/// Swift copies all of a phase to look into it; asked here, it does so in one place.
extension ScrollPhase {
  enum Kind: UInt8 {
    case idle
    /// A finger on the content rests.
    case touched
    /// Fingers on a trackpad rest.
    case rested
    /// A finger on the content drags it.
    case dragged
    /// Fingers on a trackpad pan.
    case panned
    /// The platform's momentum, a wheel that reports points, or the chain is followed.
    case momentum
    case turned
    case led
    /// The chain is followed, and fingers hold it.
    case ledByFingers
    /// Content moves by itself, for the cause that a flight has.
    case coasting
    case animated
    case wheeling
    case keyed
    case steered
    /// Two fingers change the scale.
    case pinched
    /// The scale changes by itself.
    case scaling
  }

  var kind: Kind {
    @inline(never) mutating get {
      switch self {
      case .idle: .idle
      case .tracking(let touch): touch.holder == .pad ? .rested : .touched
      case .dragging(let drag): drag.holder == .pad ? .panned : .dragged
      case .following(let stream):
        switch stream.source {
        case .momentum: .momentum
        case .wheel: .turned
        case .chain(let lead): lead.isHeld ? .ledByFingers : .led
        }
      case .moving(let flight):
        switch flight.cause {
        case .coast: .coasting
        case .animation: .animated
        case .wheel: .wheeling
        case .held: .keyed
        case .steering: .steered
        }
      case .zooming(.held): .pinched
      case .zooming(.flying): .scaling
      }
    }
  }
}

extension ScrollPhase {
  /// Whether content moves by itself.
  var isFlying: Bool {
    @inline(never) mutating get {
      switch kind {
      case .coasting, .animated, .wheeling, .keyed, .steered: true
      case .idle, .touched, .rested, .dragged, .panned, .momentum, .turned, .led, .ledByFingers,
        .pinched, .scaling:
        false
      }
    }
  }
}

extension ScrollPhase {
  var isZooming: Bool { mutating get { kind == .pinched || kind == .scaling } }
}

// What each phase carries. Who asks for it has asked for the kind.
extension ScrollPhase {
  var touch: Touch {
    @inline(never) mutating get {
      guard case .tracking(let touch) = self else { preconditionFailure() }
      return touch
    }
    @inline(never) set { self = .tracking(newValue) }
  }

  var drag: Drag {
    @inline(never) mutating get {
      guard case .dragging(let drag) = self else { preconditionFailure() }
      return drag
    }
    @inline(never) set { self = .dragging(newValue) }
  }

  var stream: Stream {
    @inline(never) mutating get {
      guard case .following(let stream) = self else { preconditionFailure() }
      return stream
    }
    @inline(never) set { self = .following(newValue) }
  }

  var flight: Flight {
    @inline(never) mutating get {
      guard case .moving(let flight) = self else { preconditionFailure() }
      return flight
    }
    @inline(never) set { self = .moving(newValue) }
  }

  var zooming: Zooming {
    @inline(never) mutating get {
      guard case .zooming(let zooming) = self else { preconditionFailure() }
      return zooming
    }
    @inline(never) set { self = .zooming(newValue) }
  }

  /// Content comes to rest there.
  @inline(never)
  mutating func rest(at offset: Vector) { self = .idle(at: offset) }
}
