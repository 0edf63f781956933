/// A motion along each axis, and what began it.
///
///     x   program ────────────▶ rests: takes the cause of y
///     y   wheel ──────────────────────────────▶ rests: content is idle
///
/// Each axis by itself: what begins a motion along one leaves that along the other as it is. An axis at rest has the cause of the other.
package struct Trajectory: Equatable, Sendable {
  /// The motion along each axis.
  package internal(set) var motions: Pair<TimedMotion>
  /// What began each motion.
  package internal(set) var causes: Pair<Cause>
  /// The number of consecutive flicks before a coast, for a feel that counts them.
  package let flicks: UInt8

  /// What begins a motion.
  package enum Cause: Equatable, Sendable {
    /// The content was released.
    case coast
    /// The platform's momentum goes on along this axis, while an edge returns content along the other. The motion lasts until its
    /// silence.
    case momentum
    /// The program scrolls.
    case program(AnimationID)
    /// The engine scrolls by itself.
    case own(OwnScroll)
    /// A wheel turned, or a key was pressed or released.
    case wheel
    /// A key is held.
    case heldKey(ScrollKey)
    /// A pointer steers. The motion lasts until the steering ends, also where content cannot move.
    case steering(by: Steerer)

    /// What steers the content.
    package enum Steerer: Equatable, Sendable {
      /// The host (autoscroll).
      case autoscroll
      /// The pressed track of the scroll bar along an axis.
      case track(Axis)
    }
  }

  package init(_ cause: Cause, motions: Pair<TimedMotion>, flicks: UInt8 = 0) {
    self.motions = motions
    causes = Pair(x: cause, y: cause)
    self.flicks = flicks
  }

  /// No motion.
  static var none: Trajectory {
    Trajectory(.coast, motions: Pair(x: .none, y: .none))
  }

  /// The offset at which it will rest, in points.
  package var destination: Vector {
    Vector(x: motions.x.motion.destination, y: motions.y.motion.destination)
  }

  /// Position and velocity along both axes.
  func states(at now: Double) -> Pair<MotionState> {
    Pair(x: motions.x.state(at: now), y: motions.y.state(at: now))
  }

  /// When it began, or was retargeted last, in seconds.
  var began: Double { max(motions.x.since, motions.y.since) }

  /// When the motion along each axis ends by itself, in seconds; infinite if it does not: the pointer that steers ends it by an input.
  var ends: Vector {
    Vector(x: causes.x.steers(.x) ? .infinity : motions.x.end, y: causes.y.steers(.y) ? .infinity : motions.y.end)
  }

  /// When the first of two causes has ended, or both motions of one, in seconds.
  var causeEnd: Double { causes.x == causes.y ? max(ends.x, ends.y) : min(ends.x, ends.y) }

  /// Offset, velocity, target and phase. Where steered content is at its target, or the platform's momentum moves it, none is known.
  mutating func snapshot(at now: Double) -> ScrollSnapshot {
    let states = states(at: now)
    let leading = leadingCause
    let isMoving = now < max(motions.x.end, motions.y.end)
    return ScrollSnapshot(
      offset: states.position, velocity: states.velocity, target: destination,
      animations: Pair(x: causes.x.animation, y: causes.y.animation), phase: leading.phase(isBouncing: isBouncing(at: now)),
      isSettling: (isMoving || leading.steerer == nil) && !hasMomentum, needsTick: isMoving || leading.steerer == nil, bounces: bounces)
  }

  /// What hosts see of two causes.
  private var leadingCause: Cause { causes.x.rank > causes.y.rank ? causes.x : causes.y }

  /// Whether the platform's momentum moves content along an axis.
  var hasMomentum: Bool { causes.x == .momentum || causes.y == .momentum }

  /// The edges at which released content bounces.
  var bounces: Edges {
    Edges(
      towards: Vector(
        x: causes.x == .coast ? motions.x.motion.bounceSide : 0, y: causes.y == .coast ? motions.y.motion.bounceSide : 0))
  }

  /// Whether an edge returns the content at a time.
  func isBouncing(at now: Double) -> Bool {
    motions.x.isBouncing(at: now) || motions.y.isBouncing(at: now)
  }

  /// An axis that is at rest by now takes the cause of the other.
  ///
  /// - Returns: That axis; nil if there is none.
  mutating func adoptCause(at now: Double) -> Axis? {
    guard causes.x != causes.y else { return nil }
    let ends = ends
    for axis in [Axis.x, .y] where ends[axis] <= now {
      causes[axis] = causes[axis.other]
      return axis
    }
    return nil
  }

  /// Shifts all offsets by `distance` points.
  mutating func shift(by distance: Vector) {
    motions.x = motions.x.shifted(by: distance.x)
    motions.y = motions.y.shifted(by: distance.y)
  }
}

extension Trajectory.Cause {
  /// What hosts see of it, and its rank: of two causes, hosts see that of the higher rank, the user before the program.
  ///
  ///     cause              phase          rank
  ///     steering           steering       5
  ///     held key, wheel    wheeling       4
  ///     coast, momentum    coasting, or bouncing while an edge returns content    3
  ///     program            animating      2
  ///     own                animating      1
  fileprivate var rank: Int {
    switch self {
    case .steering: 5
    case .heldKey, .wheel: 4
    case .coast, .momentum: 3
    case .program: 2
    case .own: 1
    }
  }

  fileprivate func phase(isBouncing: Bool) -> ScrollPhase {
    switch self {
    case .steering: .steering
    case .heldKey, .wheel: .wheeling
    case .coast, .momentum: isBouncing ? .bouncing : .coasting
    case .program, .own: .animating
    }
  }

  /// The scroll of the program; nil if it is none.
  var animation: AnimationID? {
    if case .program(let id) = self { id } else { nil }
  }

  /// The key that is held; nil if none is.
  var heldKey: ScrollKey? {
    if case .heldKey(let key) = self { key } else { nil }
  }

  /// What steers; nil if nothing does.
  var steerer: Steerer? {
    if case .steering(let steerer) = self { steerer } else { nil }
  }

  /// Whether a pointer steers along an axis.
  func steers(_ axis: Axis) -> Bool { self == .steering(by: .autoscroll) || self == .steering(by: .track(axis)) }

  /// Whether content goes on without what holds a key, steers or moves it.
  var goesOn: Bool {
    switch self {
    case .coast, .program, .own, .wheel: true
    case .momentum, .heldKey, .steering: false
    }
  }

  /// Whether a scroll of the program, or of the engine, leads to its target.
  var isAnimation: Bool {
    switch self {
    case .program, .own: true
    case .coast, .momentum, .wheel, .heldKey, .steering: false
    }
  }
}
