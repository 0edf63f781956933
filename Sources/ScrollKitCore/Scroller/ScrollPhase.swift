/// What moves the content right now.
///
///                  press               moved past the slop
///         idle ───────────▶ tracking ─────────────────────▶ dragging
///          ▲ ▲                 ▲ │ release                     │ release
///          │ └──── quiet ────┐ │ ▼                             ▼
///          │             following ◀── momentum ──┬──────── moving ◀── wheel, scroll to
///          └─────────────────── at the end ───────┘
///
/// Each case carries all that its motion needs, so the offset is computed from the phase and the
/// clock and never stored beside it. Inputs may come in any order: one that makes no sense in a
/// phase leaves it as it is.
public enum ScrollPhase: Equatable, Sendable {
  case idle(at: Vector)
  /// A finger is down and has not yet moved past the slop.
  case tracking(Touch)
  case dragging(Drag)
  /// A stream of movements is followed until it ends or falls silent.
  case following(Stream)
  case moving(Flight)
  /// The scale changes; only while it does, it may be past its limits.
  case zooming(Zooming)

  /// A finger that rests on the content.
  public struct Touch: Equatable, Sendable {
    public var holder: Holder
    /// Where the content is, in points.
    public var offset: Vector
    /// Where the finger came down, in points of the viewport.
    public var start: Vector
    /// How far it moves before it scrolls, in points.
    public let slop: Double
    var hold: Hold
  }

  /// A finger that moves the content.
  public struct Drag: Equatable, Sendable {
    public var holder: Holder
    /// What fingers on a trackpad do along each axis; idle if a finger holds the content.
    var axes = Pair(x: PanAxis.still, y: PanAxis.still)
    /// When silence ends it, in seconds; infinite if only its end does.
    var end = Double.infinity
    public var grips: Pair<Grip>
    var hold: Hold

    public var offset: Vector { Vector(x: grips.x.offset, y: grips.y.offset) }
  }

  /// Movements that come ready-made.
  public struct Stream: Equatable, Sendable {
    public let source: Source
    /// Where the content is, in points.
    public var offset: Vector
    /// When the last movement came, in seconds.
    public var heard: Double

    public enum Source: Equatable, Sendable {
      /// The platform's own momentum.
      case momentum
      /// A wheel that reports points.
      case wheel
      /// The chain of scrollers in which it is nested.
      case chain(Lead)
    }

    /// Everything that can be told of it.
    var snapshot: ScrollSnapshot {
      switch source {
      case .momentum: .still(at: offset, phase: .coasting, needsTick: true)
      case .wheel: .still(at: offset, phase: .wheeling, needsTick: true)
      case .chain(let lead): lead.snapshot(at: offset)
      }
    }

    /// Where it leads, in points.
    var target: Vector {
      switch source {
      case .momentum, .wheel: offset
      case .chain(let lead): lead.snapshot.target
      }
    }

    /// Whether it has fallen silent; a chain says itself when it ends.
    func isOver(at now: Double) -> Bool {
      switch source {
      case .momentum, .wheel: now - heard >= ScrollPhase.silence
      case .chain: false
      }
    }

    /// When it falls silent, in seconds.
    var end: Double {
      switch source {
      case .momentum, .wheel: heard + ScrollPhase.silence
      case .chain: .infinity
      }
    }
  }

  /// Who holds the content.
  public enum Holder: Equatable, Sendable {
    /// A finger or mouse button on the content, by its number.
    case pointer(UInt64)
    /// Fingers on a trackpad.
    case pad
  }

  /// Everything that can be told of the content at a time, in one look.
  public mutating func snapshot(at now: Double) -> ScrollSnapshot {
    switch self {
    case .idle(let offset): return .still(at: offset, phase: .idle)
    case .tracking(let touch): return .still(at: touch.offset, phase: .tracking)
    case .dragging(let drag):
      return .still(at: drag.offset, phase: .dragging, needsTick: drag.end < .infinity)
    case .following(let stream): return stream.snapshot
    case .moving(let flight): return flight.snapshot(at: now)
    case .zooming(let zooming): return zooming.snapshot(at: now)
    }
  }

  /// Where the content is, in points.
  public mutating func offset(at now: Double) -> Vector {
    snapshot(at: now).offset
  }

  /// Where the content is along both axes, and how fast it moves by itself.
  mutating func states(at now: Double) -> Pair<MotionState> {
    let snapshot = snapshot(at: now)
    // What the offset moves because the scale changes is no scroll that could go on.
    let velocity = snapshot.phase == .zooming ? .zero : snapshot.velocity
    return Pair(
      x: MotionState(position: snapshot.offset.x, velocity: velocity.x),
      y: MotionState(position: snapshot.offset.y, velocity: velocity.y))
  }

  /// The same along an axis.
  mutating func state(_ axis: Axis, at now: Double) -> MotionState { states(at: now)[axis] }

  /// Where the content will rest if nothing else happens, in points.
  public var target: Vector {
    mutating get {
      switch self {
      case .idle(let offset): offset
      case .tracking(let touch): touch.offset
      case .dragging(let drag): drag.offset
      case .following(let stream): stream.target
      case .moving(let flight): flight.destination
      case .zooming(let zooming): zooming.target.offset
      }
    }
  }

  /// Who holds the content; nil if nobody does.
  public var holder: Holder? {
    mutating get {
      switch self {
      case .tracking(let touch): touch.holder
      case .dragging(let drag): drag.holder
      case .idle, .following, .moving, .zooming: nil
      }
    }
  }

  /// Whether content follows a holder and nothing else is looked at.
  func isPlainlyDragged(by holder: Holder) -> Bool {
    switch self {
    case .dragging(let drag): drag.holder == holder && drag.hold.isPlain
    case .idle, .tracking, .following, .moving, .zooming: false
    }
  }

  /// Moves the finger that drags, in place: Swift would copy the phase out and back, which takes as
  /// long as everything else that a move costs.
  ///
  /// - Precondition: The phase is `dragging`.
  /// - Returns: Where the content is now.
  mutating func moveDrag(to position: Vector) -> Vector {
    withUnsafeMutableBytes(of: &self) { bytes in
      // An enum keeps what its case carries at its start. Only numbers of it change.
      let drag = bytes.assumingMemoryBound(to: Drag.self).baseAddress.unsafelyUnwrapped
      drag.pointee.grips.x.move(to: position.x)
      drag.pointee.grips.y.move(to: position.y)
      return drag.pointee.offset
    }
  }

  /// Position and velocity of the flight under way, if nothing else has changed; see
  /// `Flight.states(at:stillIn:)`.
  ///
  /// - Precondition: The phase is `moving`.
  mutating func states(at now: Double, stillIn phase: PhaseKind) -> Pair<MotionState>? {
    withUnsafeMutableBytes(of: &self) { bytes in
      bytes.assumingMemoryBound(to: Flight.self).baseAddress.unsafelyUnwrapped
        .pointee.states(at: now, stillIn: phase)
    }
  }

  /// Whether the phase has run out by `now` and gives way to idle.
  public mutating func isOver(at now: Double) -> Bool {
    switch self {
    case .idle, .tracking: false
    case .dragging(let drag): now >= drag.end
    case .following(let stream): stream.isOver(at: now)
    case .moving(let flight): flight.isOver(at: now)
    case .zooming(let zooming): zooming.isOver(at: now)
    }
  }

  /// When the phase runs out by itself, in seconds; infinite if it does not.
  var end: Double {
    mutating get {
      switch self {
      case .idle, .tracking: .infinity
      case .dragging(let drag): drag.end
      case .following(let stream): stream.end
      case .moving(let flight): flight.end
      case .zooming(let zooming): zooming.end
      }
    }
  }

  /// Published (GTK). 0.15 s without a movement end a stream that has no end of its own.
  static let silence = 0.15
}

/// What moves the content, in the words of the outside.
public enum PhaseKind: UInt32, Sendable {
  /// Nothing moves.
  case idle = 0
  /// A finger is down and has not yet moved past the slop.
  case tracking = 1
  /// A finger moves the content.
  case dragging = 2
  /// Content moves on by its momentum.
  case coasting = 3
  /// An edge throws content back.
  case bouncing = 4
  /// The program scrolls.
  case animating = 5
  /// A wheel or a key scrolls.
  case wheeling = 6
  /// Two fingers change the scale.
  case zooming = 7
  /// A pointer steers: the farther it is from where it began, the faster.
  case steering = 8
}
