/// A motion along each axis.
package struct Trajectory: Equatable, Sendable {
  /// What began it.
  let cause: Cause
  /// The number of consecutive flicks before it, for a feel that counts them.
  package let flicks: UInt8
  /// The motion along each axis.
  package internal(set) var motions: Pair<TimedMotion>

  /// What begins a motion. The kind of the activity follows from it.
  package enum Cause: Equatable, Sendable {
    /// The content was released.
    case coast
    /// The program scrolls.
    case program(AnimationID)
    /// The engine scrolls by itself.
    case own(OwnScroll)
    /// A wheel turned.
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
    self.cause = cause
    self.flicks = flicks
    self.motions = motions
  }

  /// No motion.
  static var none: Trajectory {
    let rest = TimedMotion(motion: .rest(at: 0), since: 0)
    return Trajectory(.coast, motions: Pair(x: rest, y: rest))
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

  /// Whether the motions along both axes have ended by `now`.
  func isOver(at now: Double) -> Bool {
    now >= end
  }

  /// When the motions along both axes have ended, in seconds.
  var end: Double {
    max(motions.x.end, motions.y.end)
  }

  /// Offset, velocity, target and phase. A steered trajectory leads to a target until it is over.
  func snapshot(at now: Double) -> ScrollSnapshot {
    let states = states(at: now)
    let isSettling = cause.steerer == nil || !isOver(at: now)
    return ScrollSnapshot(
      offset: states.position, velocity: states.velocity, target: destination, animation: cause.animation,
      phase: phase(at: now), isSettling: isSettling, needsTick: isSettling, bounces: cause == .coast ? bounces : [])
  }

  private func phase(at now: Double) -> ScrollPhase {
    switch cause {
    case .coast: isBouncing(at: now) ? .bouncing : .coasting
    case .program, .own: .animating
    case .wheel, .heldKey: .wheeling
    case .steering: .steering
    }
  }

  /// The edges at which released content bounces.
  var bounces: Edges {
    Edges(towards: Vector(x: motions.x.motion.bounceSide, y: motions.y.motion.bounceSide))
  }

  /// Whether an edge returns the content at a time.
  func isBouncing(at now: Double) -> Bool {
    motions.x.isBouncing(at: now) || motions.y.isBouncing(at: now)
  }

  /// Shifts all offsets by `distance` points.
  mutating func shift(by distance: Vector) {
    motions.x = motions.x.shifted(by: distance.x)
    motions.y = motions.y.shifted(by: distance.y)
  }
}

extension Trajectory.Cause {
  /// The scroll of the program; nil if it is none.
  var animation: AnimationID? {
    switch self {
    case .program(let id): id
    case .coast, .own, .wheel, .heldKey, .steering: nil
    }
  }

  /// The key that is held; nil if none is.
  var heldKey: ScrollKey? {
    switch self {
    case .heldKey(let key): key
    case .coast, .program, .own, .wheel, .steering: nil
    }
  }

  /// What steers; nil if nothing does.
  var steerer: Steerer? {
    switch self {
    case .steering(let steerer): steerer
    case .coast, .program, .own, .wheel, .heldKey: nil
    }
  }
}
