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
    public let holder: Holder
    /// Where the content is, in points.
    public var offset: Vector
    /// Where the finger came down, in points of the viewport.
    public let start: Vector
    /// How far it moves before it scrolls, in points.
    public let slop: Double
  }

  /// A finger that moves the content.
  public struct Drag: Equatable, Sendable {
    public let holder: Holder
    public var grips: Pair<Grip>

    @inline(__always)
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

      /// The phase's name for the outside.
      var kind: PhaseKind {
        switch self {
        case .momentum: .coasting
        case .wheel: .wheeling
        }
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
  @inline(__always)
  public func snapshot(at now: Double) -> ScrollSnapshot {
    switch self {
    case .idle(let offset): return .still(at: offset, phase: .idle)
    case .tracking(let touch): return .still(at: touch.offset, phase: .tracking)
    case .dragging(let drag): return .still(at: drag.offset, phase: .dragging)
    case .following(let stream):
      return .still(at: stream.offset, phase: stream.source.kind, needsTick: true)
    case .moving(let flight): return flight.snapshot(at: now)
    case .zooming(let zooming): return zooming.snapshot(at: now)
    }
  }

  /// Where the content is, in points.
  @inline(never)
  public func offset(at now: Double) -> Vector {
    look(at: now).offset
  }

  /// The same as `snapshot`, for all but the frames: in one place.
  @inline(never)
  func look(at now: Double) -> ScrollSnapshot { snapshot(at: now) }

  /// Where the content is along an axis, and how fast it moves by itself.
  @inline(never)
  public func state(_ axis: Axis, at now: Double) -> MotionState {
    let snapshot = look(at: now)
    // What the offset moves because the scale changes is no scroll that could go on.
    let velocity = snapshot.phase == .zooming ? 0 : snapshot.velocity[axis]
    return MotionState(position: snapshot.offset[axis], velocity: velocity)
  }

  /// Where the content will rest if nothing else happens, in points.
  public var target: Vector {
    switch self {
    case .idle(let offset): offset
    case .tracking(let touch): touch.offset
    case .dragging(let drag): drag.offset
    case .following(let stream): stream.offset
    case .moving(let flight): flight.destination
    case .zooming(let zooming): zooming.target.offset
    }
  }

  /// Who holds the content; nil if nobody does.
  @inline(__always)
  public var holder: Holder? {
    switch self {
    case .tracking(let touch): touch.holder
    case .dragging(let drag): drag.holder
    case .idle, .following, .moving, .zooming: nil
    }
  }

  @inline(__always)
  func isDragged(by holder: Holder) -> Bool {
    switch self {
    case .dragging(let drag): drag.holder == holder
    case .idle, .tracking, .following, .moving, .zooming: false
    }
  }

  /// Moves the finger that drags, in place: Swift would copy the phase out and back, which takes as
  /// long as everything else that a move costs.
  ///
  /// - Precondition: The phase is `dragging`.
  /// - Returns: Where the content is now.
  @inline(__always)
  mutating func moveDrag(to position: Vector) -> Vector {
    withUnsafeMutableBytes(of: &self) { bytes in
      // An enum keeps what its case carries at its start. Only numbers of it change.
      let drag = bytes.assumingMemoryBound(to: Drag.self).baseAddress.unsafelyUnwrapped
      drag.pointee.grips.x.move(to: position.x)
      drag.pointee.grips.y.move(to: position.y)
      return drag.pointee.offset
    }
  }

  func follows(_ source: Stream.Source) -> Bool {
    switch self {
    case .following(let stream): stream.source == source
    case .idle, .tracking, .dragging, .moving, .zooming: false
    }
  }

  /// Whether the phase has run out by `now` and gives way to idle.
  public func isOver(at now: Double) -> Bool {
    switch self {
    case .idle, .tracking, .dragging: false
    case .following(let stream): now - stream.heard >= Self.silence
    case .moving(let flight): flight.isOver(at: now)
    case .zooming(let zooming): zooming.isOver(at: now)
    }
  }

  /// When the phase runs out by itself, in seconds; infinite if it does not.
  var end: Double {
    switch self {
    case .idle, .tracking, .dragging: .infinity
    case .following(let stream): stream.heard + Self.silence
    case .moving(let flight): flight.end
    case .zooming(let zooming): zooming.end
    }
  }

  /// Published (GTK). 0.15 s without a movement end a stream that has no end of its own.
  static let silence = 0.15
}

/// What moves the content, in the words of the outside.
public enum PhaseKind: UInt32, CaseIterable, Sendable {
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
}
