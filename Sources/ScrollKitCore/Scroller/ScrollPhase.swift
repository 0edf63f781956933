/// What moves the content right now: a kind, and the parts that this kind needs.
///
///                  press               moved past the slop
///         idle ───────────▶ touched ──────────────────────▶ dragged
///          ▲ ▲                 ▲ │ release                     │ release
///          │ └──── quiet ────┐ │ ▼                             ▼
///          │          momentum, turned ◀── momentum ──┬──── coasting ◀── wheel, scroll to
///          └─────────────────── at the end ───────────┘
///
/// The offset is computed from the phase and the clock and is never stored beside them. A part is nil
/// unless the kind is its own: each phase begins by a function below, which drops the parts of
/// the phase before.
public struct ScrollPhase: Equatable, Sendable {
  public private(set) var kind: Kind
  /// Where content is that neither a drag anchor nor a trajectory moves, in points.
  private var place: Vector
  /// When the last movement of a stream came, in seconds; 0 in other phases.
  public private(set) var heard: Double
  /// `touched`.
  public internal(set) var touch: Touch?
  /// `dragged`.
  public internal(set) var drag: Drag? {
    get { kind == .dragged ? dragPart : nil }
    set { if let newValue { dragPart = newValue } }
  }
  /// `panned`.
  public internal(set) var pan: Pan?
  /// `led` and `ledByFingers`.
  private(set) var lead: Lead?
  /// `coasting`, `animated`, `wheeling`, `keyed` and `steered`.
  public internal(set) var flight: Flight? {
    get { isFlying ? flightPart : nil }
    set { if let newValue { flightPart = newValue } }
  }
  /// `pinched`.
  public internal(set) var pinch: PinchGesture?
  /// `scaling`.
  public internal(set) var zoomAnimation: ZoomAnimation?
  // What each frame reads. An optional of this size is copied to look into it: 150 instructions.
  private var dragPart = Drag.none
  private var flightPart = Flight.none

  public enum Kind: UInt8, Sendable {
    /// Nothing moves.
    case idle
    /// A finger on the content has not yet moved past the slop.
    case touched
    /// Fingers on a trackpad rest.
    case rested
    /// A finger drags the content.
    case dragged
    /// Fingers on a trackpad pan.
    case panned
    /// The platform's own momentum is followed.
    case momentum
    /// A wheel that reports points is followed.
    case turned
    /// A chain of nested scrollers moves the content by itself.
    case led
    /// Fingers hold the chain that moves the content.
    case ledByFingers
    /// Content that was let go moves by its speed, or returns into range.
    case coasting
    /// The program scrolls over time.
    case animated
    /// Content glides to where a wheel or a key leads.
    case wheeling
    /// A held key moves the content evenly.
    case keyed
    /// A pointer steers.
    case steered
    /// Two fingers change the scale.
    case pinched
    /// The scale changes by itself.
    case scaling
  }

  /// Who holds the content.
  public enum Holder: Equatable, Sendable {
    /// A finger or mouse button on the content, by its number.
    case pointer(UInt64)
    /// Fingers on a trackpad.
    case pad
  }

  private init(_ kind: Kind, at place: Vector) {
    self.kind = kind
    self.place = place
    heard = 0
  }

  /// Content that rests at an offset.
  public static func idle(at offset: Vector) -> ScrollPhase { ScrollPhase(.idle, at: offset) }

  // MARK: Beginning

  /// Content comes to rest.
  mutating func rest(at offset: Vector) { become(.idle, at: offset) }

  /// A finger touches the content.
  mutating func begin(_ touch: Touch, at offset: Vector) {
    become(.touched, at: offset)
    self.touch = touch
  }

  /// Fingers come to rest on a trackpad.
  mutating func restPad(at offset: Vector) { become(.rested, at: offset) }

  /// A finger drags the content.
  mutating func begin(_ drag: Drag) {
    become(.dragged, at: .zero)
    dragPart = drag
  }

  /// Fingers on a trackpad pan.
  mutating func begin(_ pan: Pan) {
    become(.panned, at: .zero)
    self.pan = pan
  }

  /// The platform's momentum has moved the content.
  mutating func followMomentum(to offset: Vector, at now: Double) {
    become(.momentum, at: offset)
    heard = now
  }

  /// A wheel that reports points has moved the content.
  mutating func followWheel(to offset: Vector, at now: Double) {
    become(.turned, at: offset)
    heard = now
  }

  /// A chain moves the content.
  mutating func begin(_ lead: Lead, at offset: Vector) {
    become(lead.isHeld ? .ledByFingers : .led, at: offset)
    self.lead = lead
  }

  /// Content moves by itself.
  mutating func begin(_ cause: Flight.Cause, x: TimedMotion, y: TimedMotion, flicks: UInt8 = 0) {
    become(cause.kind, at: .zero)
    flightPart.cause = cause
    flightPart.flicks = flicks
    flightPart.motions.x = x
    flightPart.motions.y = y
  }

  /// Two fingers hold the content's scale.
  mutating func begin(_ pinch: PinchGesture) {
    become(.pinched, at: .zero)
    self.pinch = pinch
  }

  /// The scale changes by itself.
  mutating func begin(_ flight: ZoomAnimation) {
    become(.scaling, at: .zero)
    zoomAnimation = flight
  }

  private mutating func become(_ kind: Kind, at place: Vector) {
    switch self.kind {
    case .touched: touch = nil
    case .dragged: dragPart = .none
    case .panned: pan = nil
    case .led, .ledByFingers: lead = nil
    case .pinched: pinch = nil
    case .coasting, .animated, .wheeling, .keyed, .steered: flightPart = .none
    case .scaling: zoomAnimation = nil
    case .idle, .rested, .momentum, .turned: break
    }
    self.kind = kind
    self.place = place
    heard = 0
  }

  // MARK: What it answers

  /// Everything that can be told of the content at a time.
  public func snapshot(at now: Double) -> ScrollSnapshot {
    switch kind {
    case .idle: .still(at: place, phase: .idle)
    case .touched, .rested: .still(at: place, phase: .tracking)
    case .dragged: .still(at: anchored, phase: .dragging)
    case .panned: .still(at: anchored, phase: .dragging, needsTick: end < .infinity)
    case .momentum: .still(at: place, phase: .coasting, needsTick: true)
    case .turned: .still(at: place, phase: .wheeling, needsTick: true)
    case .led, .ledByFingers:
      lead?.snapshot(at: place) ?? .still(at: place, phase: .idle)
    case .coasting, .animated, .wheeling, .keyed, .steered:
      flightPart.snapshot(at: now)
    case .pinched: .still(at: zoomTransform(at: now).offset, phase: .zooming)
    case .scaling: zoomAnimation?.snapshot(at: now) ?? .still(at: place, phase: .idle)
    }
  }

  /// Where the content is, in points.
  public func offset(at now: Double) -> Vector {
    switch kind {
    case .idle, .touched, .rested, .momentum, .turned, .led, .ledByFingers: place
    case .dragged, .panned: anchored
    case .coasting, .animated, .wheeling, .keyed, .steered: states(at: now).place
    case .pinched, .scaling: zoomTransform(at: now).offset
    }
  }

  /// Where a drag anchor holds the content, in points.
  private var anchored: Vector { kind == .dragged ? dragPart.offset : pan?.offset ?? place }

  /// Where the content is along both axes, and how fast it moves by itself.
  ///
  /// What the offset moves because the scale changes is no scroll that could go on: it counts as rest.
  func states(at now: Double) -> Pair<MotionState> {
    switch kind {
    case .coasting, .animated, .wheeling, .keyed, .steered:
      flightPart.states(at: now)
    case .led, .ledByFingers:
      Pair(
        x: MotionState(position: place.x, velocity: lead?.snapshot.velocity.x ?? 0),
        y: MotionState(position: place.y, velocity: lead?.snapshot.velocity.y ?? 0))
    case .idle, .touched, .rested, .dragged, .panned, .momentum, .turned, .pinched, .scaling:
      still(at: offset(at: now))
    }
  }

  /// The same while content moves by itself, if time has changed nothing else; see
  /// `Flight.states(at:stillIn:)`.
  func states(at now: Double, stillIn phase: PhaseKind) -> Pair<MotionState>? {
    isFlying ? flightPart.states(at: now, stillIn: phase) : nil
  }

  private func still(at offset: Vector) -> Pair<MotionState> {
    Pair(
      x: MotionState(position: offset.x, velocity: 0),
      y: MotionState(position: offset.y, velocity: 0))
  }

  /// The same along an axis.
  func state(_ axis: Axis, at now: Double) -> MotionState { states(at: now)[axis] }

  /// Where the content will rest if nothing else happens, in points.
  public var target: Vector {
    switch kind {
    case .idle, .touched, .rested, .momentum, .turned: place
    case .dragged, .panned: anchored
    case .led, .ledByFingers: lead?.snapshot.target ?? place
    case .coasting, .animated, .wheeling, .keyed, .steered: flightPart.destination
    case .pinched, .scaling: zoomTarget?.offset ?? place
    }
  }

  /// Who holds the content; nil if nobody does.
  public var holder: Holder? {
    switch kind {
    case .touched: (touch?.pointer).map(Holder.pointer)
    case .dragged: (drag?.pointer).map(Holder.pointer)
    case .rested, .panned: .pad
    case .idle, .momentum, .turned, .led, .ledByFingers, .coasting, .animated, .wheeling, .keyed,
      .steered, .pinched, .scaling:
      nil
    }
  }

  /// When the phase runs out by itself, in seconds; infinite if it does not.
  public var end: Double {
    switch kind {
    case .idle, .touched, .rested, .dragged, .led, .ledByFingers, .pinched: .infinity
    case .panned: pan?.end ?? .infinity
    case .momentum, .turned: heard + Self.silence
    case .coasting, .animated, .wheeling, .keyed, .steered: flightPart.end
    case .scaling: zoomAnimation?.end ?? .infinity
    }
  }

  /// Whether the phase has run out by `now` and gives way to idle.
  public func isOver(at now: Double) -> Bool {
    switch kind {
    case .idle, .touched, .rested, .dragged, .led, .ledByFingers, .pinched: false
    case .panned: now >= end
    case .momentum, .turned: now >= end
    case .coasting, .animated, .wheeling, .keyed, .steered: flightPart.isOver(at: now)
    case .scaling: zoomAnimation?.isOver(at: now) ?? true
    }
  }

  /// Whether content moves by itself, at one scale.
  var isFlying: Bool {
    switch kind {
    case .coasting, .animated, .wheeling, .keyed, .steered: true
    case .idle, .touched, .rested, .dragged, .panned, .momentum, .turned, .led, .ledByFingers,
      .pinched, .scaling:
      false
    }
  }

  /// Whether a chain of nested scrollers moves it.
  var isLed: Bool { kind == .led || kind == .ledByFingers }

  /// Whether its scale changes.
  var isZooming: Bool { kind == .pinched || kind == .scaling }

  // MARK: What changes it

  /// Replaces the motion along an axis.
  ///
  /// - Precondition: Content moves by itself.
  mutating func retarget(_ axis: Axis, _ motion: TimedMotion) {
    switch axis {
    case .x: flightPart.motions.x = motion
    case .y: flightPart.motions.y = motion
    }
  }

  /// Where content that moves by itself will rest, in points; nil in other phases.
  var destination: Vector? { isFlying ? flightPart.destination : nil }

  /// When content began to follow the finger that drags it, in seconds; nil in other phases.
  var dragBegan: Double? { kind == .dragged ? dragPart.hold.began : nil }

  /// Moves the content to where it would be with the finger at `position`.
  ///
  /// - Returns: The new content offset, in points.
  /// - Precondition: The kind is `dragged`.
  mutating func showDrag(at position: Vector) -> Vector {
    dragPart.show(at: position)
    return dragPart.offset
  }

  /// Whether a pointer alone drags the content, and nothing holds the content back.
  func isDragged(plainlyBy pointer: UInt64) -> Bool {
    kind == .dragged && dragPart.pointer == pointer && dragPart.hold.isPlain
  }

  /// Moves the finger that drags the content.
  ///
  /// - Returns: The new content offset, in points.
  /// - Precondition: The kind is `dragged`.
  mutating func drag(to position: Vector) -> Vector {
    dragPart.grips.move(to: position)
    return dragPart.grips.offset
  }

  /// Content is elsewhere under fingers that rest.
  ///
  /// - Precondition: The kind is `touched` or `rested`.
  mutating func move(to offset: Vector) { place = offset }

  /// Content moved by `distance` points under the viewport: every place moves along, so nothing
  /// is seen. Times and speeds stay.
  mutating func shift(by distance: Vector) {
    switch kind {
    case .idle, .touched, .rested, .momentum, .turned: place = place + distance
    case .dragged:
      dragPart.grips.shift(by: distance)
    case .panned:
      pan?.grips.shift(by: distance)
    case .led, .ledByFingers:
      place = place + distance
      lead?.shift(by: distance)
    case .coasting, .animated, .wheeling, .keyed, .steered: flightPart.shift(by: distance)
    case .pinched, .scaling: break  // a shift has a scale: see `Scroller.changeZooming`
    }
  }

  /// Takes where a chain moves the content while nothing else changes.
  ///
  /// - Precondition: The kind is `led` or `ledByFingers`.
  mutating func follow(chainTo offset: Vector, velocity: Vector) {
    place = offset
    lead?.snapshot.offset = offset
    lead?.snapshot.velocity = velocity
  }

  /// Published (GTK). 0.15 s without a movement end a stream that has no end of its own.
  static let silence = 0.15
}

extension Flight.Cause {
  /// What moves content for this cause.
  fileprivate var kind: ScrollPhase.Kind {
    switch self {
    case .coast: .coasting
    case .animation: .animated
    case .wheel: .wheeling
    case .held: .keyed
    case .steering: .steered
    }
  }
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
