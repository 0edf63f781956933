/// The state of a scroll that toolkits do not report: where it began, its direction, the edges it reaches.
///
///              began                                    ended
///     ───────────┼──────── drag ───── coast ──────────────┼───────────
///     isScrolling│ ◀───────────────────────────────────▶  │
///
/// Every update compares the snapshots before and after, in one function, and emits the events between them.
package struct ScrollContext: Sendable {
  /// The offset at which the present or last scroll began, in points; shifts are added to it.
  package private(set) var began = Vector.zero
  private var scroll = Scroll.none
  /// The direction of the last movement; empty at rest.
  package private(set) var direction: Edges = []

  /// The present or last scroll.
  private enum Scroll {
    /// None has begun.
    case none
    /// It has moved, or will move, along axes: both edges of each.
    case underWay(axes: Edges)
    /// It ended at an offset, in points.
    case ended(at: Vector)
  }

  package init() {}

  /// The offset at which the last scroll ended, in points; shifts are added to it. Nil during a scroll and before the first one.
  package var ended: Vector? {
    switch scroll {
    case .ended(let offset): offset
    case .none, .underWay: nil
    }
  }

  /// Both edges of each axis along which the scroll under way has moved or will move; nil if none is under way.
  private var scrolledAxes: Edges? {
    switch scroll {
    case .underWay(let axes): axes
    case .none, .ended: nil
    }
  }

  /// Adds a content shift, in points.
  mutating func shift(by distance: Vector) {
    began = began + distance
    if let ended { scroll = .ended(at: ended + distance) }
  }

  /// Follows a movement that changes the offset only, from the beginning of the present segment of the path.
  mutating func addMovement(from before: Vector, to after: Vector) {
    let edges = Edges(from: before, to: after)
    guard !edges.isEmpty else { return }
    direction = edges
    addAxes(of: edges)
  }

  /// The scroll under way moves, or will move, towards edges.
  private mutating func addAxes(of edges: Edges) {
    guard let scrolledAxes, !scrolledAxes.isSuperset(of: edges) else { return }
    scroll = .underWay(axes: scrolledAxes.union(edges.axes))
  }

  /// The direction of the content: of its velocity while it moves by itself, otherwise of its last
  /// movement; empty at rest.
  package func direction(of snapshot: ScrollSnapshot) -> Edges {
    guard snapshot.isSettling else { return direction }
    return Edges(towards: Vector { axis in Self.direction(of: snapshot, along: axis) })
  }

  /// Emits the events of an update.
  ///
  /// - Parameter arrived: Whether the motion under way ended by itself.
  mutating func emitEvents(
    from before: ScrollSnapshot, to after: ScrollSnapshot, shift: Vector, arrived: Bool,
    in range: Pair<Interval>, at now: Double, into events: inout EventQueue
  ) {
    updateScroll(from: before, to: after, shift: shift)
    if after.offset != before.offset { events.add(.didScroll(to: after.offset), at: now) }
    let isNewTarget = after.isSettling && (!before.isSettling || !Self.isSame(before.target, after.target))
    if isNewTarget { events.add(.willRest(at: after.target), at: now) }
    Self.emitBounces(from: before, to: after, arrived: arrived, at: now, into: &events)
    if after.phase != before.phase { Self.emitPhase(after.phase, after: before.phase, at: now, into: &events) }
    if after.movesByItself, isNewTarget || !before.movesByItself {
      emitEdges(of: after.target, in: range, at: now, into: &events)
    }
    if after.phase == .idle, before.phase != .idle { rest(after, in: range, at: now, into: &events) }
    for axis in [Axis.x, .y] {
      guard let animation = before.animations[axis], !after.isAnimated(by: animation) else { continue }
      if axis == .y, before.animations.x == animation { continue }  // it scrolled along both
      events.add(.animationCompleted(animation, finished: arrived), at: now)
    }
  }

  /// Emits the edges at which the content will bounce, and those at which the motion that has ended bounced.
  private static func emitBounces(
    from before: ScrollSnapshot, to after: ScrollSnapshot, arrived: Bool, at now: Double, into events: inout EventQueue
  ) {
    let bounces = after.bounces.subtracting(before.bounces)
    if !bounces.isEmpty { events.add(.willBounce(bounces), at: now) }
    if arrived, after.phase == .idle, !before.bounces.isEmpty {
      events.add(.didBounce(before.bounces), at: now)
    }
  }

  /// Emits the edges at which the target of the scroll under way is.
  private func emitEdges(of target: Vector, in range: Pair<Interval>, at now: Double, into events: inout EventQueue) {
    guard let scrolledAxes else { return }
    let edges = range.edges(at: target).intersection(scrolledAxes)
    if !edges.isEmpty { events.add(.willReachEdges(edges), at: now) }
  }

  /// Emits what a change of the phase means.
  private static func emitPhase(
    _ phase: ScrollPhase, after former: ScrollPhase, at now: Double, into events: inout EventQueue
  ) {
    events.add(.phaseChanged(from: former, to: phase), at: now)
    if phase == .dragging { events.add(.dragBegan, at: now) }
    if former == .dragging { events.add(.dragEnded, at: now) }
    if phase.isDecelerating, !former.isDecelerating { events.add(.decelerationBegan, at: now) }
    if former.isDecelerating, !phase.isDecelerating { events.add(.decelerationEnded, at: now) }
  }

  /// Begins or continues a scroll.
  private mutating func updateScroll(from before: ScrollSnapshot, to after: ScrollSnapshot, shift: Vector) {
    let start = before.offset + shift
    let zooms = after.phase == .zooming && (after.isSettling || !Self.isSame(start, after.offset))
    let continues = scrolledAxes != nil && (before.phase.isScroll || before.phase == .zooming)
    let begins = (after.phase.isScroll || zooms) && !continues
    let dragBegins = after.phase == .dragging && before.phase != .dragging
    if begins || dragBegins {
      began = start
      scroll = .underWay(axes: scrolledAxes ?? [])
    }
    guard scrolledAxes != nil else { return }
    if !Self.isSame(start, after.offset) {
      addMovement(from: start, to: after.offset)
    } else if before.isSettling, !after.isSettling {
      direction = direction(of: before)
    }
    addAxes(of: Edges(from: after.offset, to: after.target))
  }

  /// Ends the scroll, if there is one: a touch that scrolled nothing is no scroll.
  private mutating func rest(
    _ after: ScrollSnapshot, in range: Pair<Interval>, at now: Double, into events: inout EventQueue
  ) {
    direction = []
    guard let scrolledAxes else { return }
    let edges = range.edges(at: after.offset).intersection(scrolledAxes)
    events.add(.didRest(at: after.offset), at: now)
    if !edges.isEmpty { events.add(.didReachEdges(edges), at: now) }
    scroll = .ended(at: after.offset)
  }

  /// Whether two offsets differ by rounding at most, such as those before and after a pinch begins.
  private static func isSame(_ one: Vector, _ other: Vector) -> Bool { Edges(from: one, to: other).isEmpty }

  private static func direction(of snapshot: ScrollSnapshot, along axis: Axis) -> Double {
    let velocity = snapshot.velocity[axis]
    let left = snapshot.target[axis] - snapshot.offset[axis]
    return velocity.magnitude > rounding ? velocity : left.magnitude > Vector.rounding ? left : 0
  }

  /// Derived. 10⁻⁹ pt/s: the rounding error of the velocity of a motion that begins at rest. Larger takes slow motions
  /// for rest, smaller takes rounding for a direction.
  private static let rounding = 1e-9
}
