/// Which phase it is and whose: all that most inputs ask of it before they take effect.
///
/// Swift copies all of a phase to look into it; here it is read in place.
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
    mutating get {
      switch self {
      case .idle: .idle
      case .tracking: payload(of: &self, as: Touch.self).pointee.holder == .pad ? .rested : .touched
      case .dragging: payload(of: &self, as: Drag.self).pointee.holder == .pad ? .panned : .dragged
      case .following:
        switch payload(of: &self, as: Stream.self).pointee.source {
        case .momentum: .momentum
        case .wheel: .turned
        case .chain(let lead): lead.isHeld ? .ledByFingers : .led
        }
      case .moving:
        switch payload(of: &self, as: Flight.self).pointee.cause {
        case .coast: .coasting
        case .animation: .animated
        case .wheel: .wheeling
        case .held: .keyed
        case .steering: .steered
        }
      case .zooming:
        switch payload(of: &self, as: Zooming.self).pointee {
        case .pinching: .pinched
        case .animating: .scaling
        }
      }
    }
  }
}

extension ScrollPhase {
  /// Whether content moves by itself.
  var isFlying: Bool {
    mutating get {
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
  /// Whether a chain leads it.
  var isLed: Bool { mutating get { kind == .led || kind == .ledByFingers } }

  var isZooming: Bool { mutating get { kind.rawValue >= Kind.pinched.rawValue } }
}

// What each phase carries. Who asks for it has asked for the kind.
extension ScrollPhase {
  /// In place: Swift would copy it out and back.
  var touch: Touch {
    mutating unsafeAddress { UnsafePointer(carried(Touch.self, by: .touched, .rested)) }
    unsafeMutableAddress { carried(Touch.self, by: .touched, .rested) }
  }

  /// In place: Swift would copy it out and back.
  var drag: Drag {
    mutating unsafeAddress { UnsafePointer(carried(Drag.self, by: .dragged, .panned)) }
    unsafeMutableAddress { carried(Drag.self, by: .dragged, .panned) }
  }

  private mutating func carried<Carried>(
    _ type: Carried.Type, by kind: Kind, _ other: Kind
  ) -> UnsafeMutablePointer<Carried> {
    assert(self.kind == kind || self.kind == other)
    return payload(of: &self, as: type)
  }

  /// A finger touches content.
  mutating func begin(_ touch: Touch) { self = .tracking(touch) }

  /// A finger drags content.
  mutating func begin(_ drag: Drag) { self = .dragging(drag) }

  var stream: Stream {
    mutating get {
      guard case .following(let stream) = self else { preconditionFailure() }
      return stream
    }
    set { self = .following(newValue) }
  }

  var flight: Flight {
    mutating get {
      guard case .moving(let flight) = self else { preconditionFailure() }
      return flight
    }
    set { self = .moving(newValue) }
  }

  var zooming: Zooming {
    mutating get {
      guard case .zooming(let zooming) = self else { preconditionFailure() }
      return zooming
    }
  }

  var pinch: PinchGesture {
    mutating get {
      guard case .zooming(.pinching(let grip)) = self else { preconditionFailure() }
      return grip
    }
    set { self = .zooming(.pinching(newValue)) }
  }

  var zoomAnimation: ZoomAnimation {
    mutating get {
      guard case .zooming(.animating(let flight)) = self else { preconditionFailure() }
      return flight
    }
    set { self = .zooming(.animating(newValue)) }
  }

  /// Content comes to rest there.
  mutating func rest(at offset: Vector) { self = .idle(at: offset) }
}
