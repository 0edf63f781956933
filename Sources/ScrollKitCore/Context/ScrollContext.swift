/// The state of a scroll that toolkits do not report: where it began, its direction, the edges it reaches.
///
///              began                                    ended
///     ───────────┼──────── drag ───── coast ──────────────┼───────────
///     isScrolling│ ◀───────────────────────────────────▶  │
///
/// Every lap compares the snapshots before and after, in one function, and emits the events between them.
package struct ScrollContext: Sendable {
  /// The offset at which the present or last scroll began, in points; shifts are added to it.
  package private(set) var began = Vector.zero
  /// The last position of a finger in the viewport, in points.
  package internal(set) var trackingPoint = Vector.zero
  /// The offset at which the last scroll ended, in points; shifts are added to it. Nil during a scroll and before the first one.
  package private(set) var ended: Vector?
  /// The direction of the last movement; empty at rest.
  private(set) package var direction: Edges = []
  /// Both edges of each axis along which the present scroll has moved or will move.
  private var scrolledAxes: Edges = []
  /// Whether a scroll is under way.
  private var isScrolling = false

  package init() {}

  /// Adds a content shift, in points.
  mutating func shift(by distance: Vector) {
    began = began + distance
    ended = ended.map { $0 + distance }
  }

  /// Follows a movement that changes the offset only, from the beginning of the present piece of the path.
  mutating func addMovement(from before: Vector, to after: Vector) {
    let edges = Edges(from: before, to: after)
    guard !edges.isEmpty else { return }
    direction = edges
    scrolledAxes.formUnion(direction.axes)
  }

  /// The direction of the content: of its velocity while it moves by itself, otherwise of its last
  /// movement; empty at rest.
  package func heading(_ snapshot: ScrollSnapshot) -> Edges {
    guard snapshot.isSettling else { return direction }
    return Edges(towards: Vector { axis in Self.direction(snapshot, axis) })
  }

  /// Emits the events of a lap.
  ///
  /// - Parameter arrived: Whether the motion under way ended by itself.
  mutating func emitEvents(
    from before: ScrollSnapshot, to after: ScrollSnapshot, shift: Vector, arrived: Bool,
    in range: Pair<Interval>, at now: Double, into events: inout EventQueue
  ) {
    let isNewTarget = after.isSettling && (!before.isSettling || !Self.isSame(before.target, after.target))
    let isFree = after.isSettling && after.phase != .dragging
    let wasFree = before.isSettling && before.phase != .dragging
    updateScroll(from: before, to: after, shift: shift)
    if after.offset != before.offset { events.add(.didScroll(to: after.offset), at: now) }
    if isNewTarget { events.add(.willRest(at: after.target), at: now) }
    let bounces = after.bounces.subtracting(before.bounces)
    if !bounces.isEmpty { events.add(.willBounce(bounces), at: now) }
    if arrived, after.phase == .idle, !before.bounces.isEmpty {
      events.add(.didBounce(before.bounces), at: now)
    }
    if after.phase != before.phase { Self.emitPhase(after.phase, after: before.phase, at: now, into: &events) }
    if isFree, isNewTarget || !wasFree {
      let edges = range.edges(at: after.target).intersection(scrolledAxes)
      if !edges.isEmpty { events.add(.willReachEdges(edges), at: now) }
    }
    if after.phase == .idle, before.phase != .idle { rest(after, in: range, at: now, into: &events) }
    if let animation = before.animation, after.animation != animation {
      events.add(.animationCompleted(animation, finished: arrived), at: now)
    }
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
    let continues = isScrolling && (before.phase.isScroll || before.phase == .zooming)
    let begins = (after.phase.isScroll || zooms) && !continues
    if begins || after.phase == .dragging && before.phase != .dragging {
      began = start
      ended = nil
      isScrolling = true
    }
    guard isScrolling else { return }
    if !Self.isSame(start, after.offset) {
      addMovement(from: start, to: after.offset)
    } else if before.isSettling {
      direction = heading(before)
    }
    scrolledAxes.formUnion(Edges(from: after.offset, to: after.target).axes)
  }

  /// Ends the scroll, if there is one: a touch that scrolled nothing is no scroll.
  private mutating func rest(
    _ after: ScrollSnapshot, in range: Pair<Interval>, at now: Double, into events: inout EventQueue
  ) {
    direction = []
    guard isScrolling else { return }
    let edges = range.edges(at: after.offset).intersection(scrolledAxes)
    events.add(.didRest(at: after.offset), at: now)
    if !edges.isEmpty { events.add(.didReachEdges(edges), at: now) }
    ended = after.offset
    scrolledAxes = []
    isScrolling = false
  }

  /// Whether two offsets differ by rounding at most, such as those before and after a pinch begins.
  private static func isSame(_ one: Vector, _ other: Vector) -> Bool { Edges(from: one, to: other).isEmpty }

  private static func direction(_ snapshot: ScrollSnapshot, _ axis: Axis) -> Double {
    let velocity = snapshot.velocity[axis]
    return velocity.magnitude > rounding ? velocity : snapshot.target[axis] - snapshot.offset[axis]
  }

  /// Derived. 10⁻⁹ pt/s: the rounding error of the velocity of a motion that begins at rest. Larger takes slow motions
  /// for rest, smaller takes rounding for a direction.
  private static let rounding = 1e-9
}
