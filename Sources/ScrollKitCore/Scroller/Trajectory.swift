/// A motion along each axis, and its cause.
package struct Trajectory: Equatable, Sendable {
  /// What began it.
  package internal(set) var cause: Cause
  /// The number of flicks in a row before it, for a feel that counts them.
  package internal(set) var flicks: UInt8
  /// The motion along each axis.
  package internal(set) var motions: Pair<TimedMotion>

  /// What began a motion.
  package enum Cause: Equatable, Sendable {
    /// The content was released.
    case coast
    /// A programmatic scroll, by its number.
    case animation(UInt32)
    /// A wheel turned.
    case wheel
    /// A key is held.
    case heldKey(ScrollKey)
    /// A pointer steers. Only its end ends it, also where content cannot move.
    case steering

    /// Whether a pointer steers.
    var isSteering: Bool {
      switch self {
      case .steering: true
      case .coast, .animation, .wheel, .heldKey: false
      }
    }
  }

  package init(cause: Cause, motions: Pair<TimedMotion>, flicks: UInt8 = 0) {
    self.cause = cause
    self.flicks = flicks
    self.motions = motions
  }

  /// No motion.
  static var none: Trajectory {
    let rest = TimedMotion(motion: .rest(at: 0), since: 0)
    return Trajectory(cause: .coast, motions: Pair(x: rest, y: rest))
  }

  /// The offset at which it will rest, in points.
  package var destination: Vector {
    Vector(x: motions.x.motion.destination, y: motions.y.motion.destination)
  }

  /// Position and velocity along both axes. Inlined, a coasting tick does not copy it: 76 instructions less.
  @inline(__always) func states(at now: Double) -> Pair<MotionState> {
    Pair(x: motions.x.state(at: now), y: motions.y.state(at: now))
  }

  /// When it began, in seconds.
  var began: Double { max(motions.x.since, motions.y.since) }

  /// Whether both axes have come to rest by `now` and no pointer steers.
  package func isOver(at now: Double) -> Bool {
    !cause.isSteering && isAtRest(at: now)
  }

  /// Whether both axes have come to rest by `now`.
  func isAtRest(at now: Double) -> Bool {
    motions.x.isOver(at: now) && motions.y.isOver(at: now)
  }

  /// When both axes have come to rest, in seconds.
  var end: Double {
    max(motions.x.end, motions.y.end)
  }

  package func snapshot(at now: Double) -> ScrollSnapshot {
    let states = states(at: now)
    let isUnderWay = !cause.isSteering || !isAtRest(at: now)
    return ScrollSnapshot(
      offset: states.position, velocity: states.velocity, target: destination, phase: phase(at: now),
      isSettling: isUnderWay, needsTick: isUnderWay,
      animation: animation, bounces: bounces)
  }

  /// The edges at which it bounces.
  private var bounces: Edges {
    switch cause {
    case .coast:
      Edges(towards: Vector(x: motions.x.motion.bounceSide, y: motions.y.motion.bounceSide))
    case .animation, .wheel, .heldKey, .steering: []
    }
  }

  /// The phase that hosts see. Time alone changes nothing else but position and velocity.
  func phase(at now: Double) -> PhaseKind {
    switch cause {
    case .coast:
      motions.x.isBouncing(at: now) || motions.y.isBouncing(at: now) ? .bouncing : .coasting
    case .animation: .animating
    case .wheel, .heldKey: .wheeling
    case .steering: .steering
    }
  }

  /// The number of the programmatic scroll; 0 if it is none.
  private var animation: UInt32 {
    switch cause {
    case .animation(let id): id
    case .coast, .wheel, .heldKey, .steering: 0
    }
  }

  /// Content moved by `distance` points, and all offsets with it.
  mutating func shift(by distance: Vector) {
    motions.x = motions.x.shifted(by: distance.x)
    motions.y = motions.y.shifted(by: distance.y)
  }

  /// Ends the motion along each axis where content is drawn at another offset; it rests there.
  mutating func rest(at shown: Vector, where offset: Vector, now: Double) {
    flicks = 0
    if shown.x != offset.x { motions.x = TimedMotion(motion: .rest(at: shown.x), since: now) }
    if shown.y != offset.y { motions.y = TimedMotion(motion: .rest(at: shown.y), since: now) }
  }
}

/// A motion and the time at which it began.
package struct TimedMotion: Equatable, Sendable {
  package internal(set) var motion: Motion
  /// The time at which it began, in seconds on the host's clock.
  package let since: Double

  package init(motion: Motion, since: Double) {
    self.motion = motion
    self.since = since
  }

  func shifted(by distance: Double) -> TimedMotion {
    TimedMotion(motion: motion.shifted(by: distance), since: since)
  }

  /// When it comes to rest, in seconds.
  var end: Double { since + motion.duration }
  package func isOver(at now: Double) -> Bool { now >= end }
  package func state(at now: Double) -> MotionState {
    motion.state(at: now >= end ? .infinity : now - since)  // exactly the destination at the end
  }
  /// When its direction first reverses after `now`, in seconds; infinity if it does not.
  func nextTurn(after now: Double) -> Double {
    let turn = motion.nextTurn(after: now - since)
    // The difference may be rounded down to a time before the turn at `now`.
    return since + (since + turn > now ? turn : motion.nextTurn(after: turn.nextUp))
  }
  /// When an edge begins to return it, in seconds; infinity if none does.
  var bounceBegin: Double { since + motion.bounceBegin }
  package func isBouncing(at now: Double) -> Bool { now >= bounceBegin && now < end }
}
