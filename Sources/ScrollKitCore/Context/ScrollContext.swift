/// What a toolkit does not tell of a scroll: where it began, where it leads, what it reaches.
///
///              began                                    ended
///     ───────────┼──────── drag ───── coast ──────────────┼───────────
///     isScrolling│ ◀───────────────────────────────────▶  │
///
/// It is told every lap what was before and what is after, and finds all that happened in between;
/// so no event can be forgotten on some path.
public struct ScrollContext: Sendable {
  /// Where the scroll under way, or the last one, began, in points; moves along with shifts.
  public private(set) var began: Vector
  /// Where the last scroll ended, in points; not a number while one is under way or before any.
  public private(set) var ended: Vector
  /// Where in the viewport the finger was last, in points.
  public internal(set) var trackingPoint: Vector
  /// Which way the content was moved last; none at rest.
  private var movedTo: Edges
  /// Both edges of each axis along which the scroll under way has moved or is going to.
  private var moved: Edges
  /// Whether a scroll is under way: something has moved content since it last rested.
  private var isOpen: Bool

  public init() {
    began = .zero
    ended = Vector(x: .nan, y: .nan)
    trackingPoint = .zero
    movedTo = []
    moved = []
    isOpen = false
  }

  /// Content moved by `distance` points under the viewport.
  mutating func shift(by distance: Vector) {
    began = began + distance
    ended = ended + distance
  }

  /// Takes a movement during which nothing else changes.
  mutating func follow(from before: Vector, to after: Vector) {
    guard after != before else { return }
    movedTo = Edges(towards: after - before)
    moved.formUnion(movedTo.axes)
  }

  /// Which way the content goes: as fast as it moves by itself, else as it was moved last; none at
  /// rest.
  public func heading(_ snapshot: ScrollSnapshot) -> Edges {
    guard snapshot.isSettling else { return movedTo }
    return Edges(towards: Vector { axis in Self.direction(snapshot, axis) })
  }

  /// Takes a lap: finds what happened from `before` to `after` and tells it, in this order.
  ///
  /// - Parameter arrived: Whether what moved the content led there by itself and was not cut off.
  mutating func follow(
    from before: ScrollSnapshot, to after: ScrollSnapshot, shift: Vector, arrived: Bool,
    in range: Pair<Interval>, at now: Double, tell events: inout EventQueue
  ) {
    let isNewTarget = after.isSettling && (!before.isSettling || after.target != before.target)
    let isFree = after.isSettling && after.phase != .dragging
    let wasFree = before.isSettling && before.phase != .dragging
    let isDecelerating = after.phase == .coasting || after.phase == .bouncing
    let wasDecelerating = before.phase == .coasting || before.phase == .bouncing

    open(from: before, to: after, shift: shift)
    if after.offset != before.offset { events.add(.didScroll(to: after.offset), at: now) }
    if isNewTarget { events.add(.willRest(at: after.target), at: now) }
    let bounces = after.bounces.subtracting(before.bounces)
    if !bounces.isEmpty { events.add(.willBounce(bounces), at: now) }
    if arrived, after.phase == .idle, !before.bounces.isEmpty {
      events.add(.didBounce(before.bounces), at: now)
    }
    if after.phase != before.phase {
      events.add(.phaseChanged(from: before.phase, to: after.phase), at: now)
    }
    if after.phase == .dragging, before.phase != .dragging { events.add(.dragBegan, at: now) }
    if before.phase == .dragging, after.phase != .dragging { events.add(.dragEnded, at: now) }
    if isDecelerating, !wasDecelerating { events.add(.decelerationBegan, at: now) }
    if wasDecelerating, !isDecelerating { events.add(.decelerationEnded, at: now) }
    if isFree, isNewTarget || !wasFree {
      let edges = range.edges(at: after.target).intersection(moved)
      if !edges.isEmpty { events.add(.willReachEdges(edges), at: now) }
    }
    if after.phase == .idle, before.phase != .idle { rest(after, in: range, at: now, tell: &events) }
    if before.animation != 0, after.animation != before.animation {
      events.add(.animationCompleted(before.animation, finished: arrived), at: now)
    }
  }

  /// Notes that a scroll begins or goes on.
  private mutating func open(from before: ScrollSnapshot, to after: ScrollSnapshot, shift: Vector) {
    let start = before.offset + shift
    let zooms = after.phase == .zooming && (after.isSettling || after.offset != start)
    let goesOn = isOpen && (before.phase.isScroll || before.phase == .zooming)
    let begins = (after.phase.isScroll || zooms) && !goesOn
    if begins || after.phase == .dragging && before.phase != .dragging {
      began = start
      ended = Vector(x: .nan, y: .nan)
      isOpen = true
    }
    guard isOpen else { return }
    follow(from: start, to: after.offset)
    moved.formUnion(Edges(towards: after.target - after.offset).axes)
  }

  /// Notes that content rests. A touch that scrolled nothing is no scroll, so it ends none.
  private mutating func rest(
    _ after: ScrollSnapshot, in range: Pair<Interval>, at now: Double, tell events: inout EventQueue
  ) {
    movedTo = []
    guard isOpen else { return }
    let edges = range.edges(at: after.offset).intersection(moved)
    events.add(.didRest(at: after.offset), at: now)
    if !edges.isEmpty { events.add(.didReachEdges(edges), at: now) }
    ended = after.offset
    moved = []
    isOpen = false
  }

  private static func direction(_ snapshot: ScrollSnapshot, _ axis: Axis) -> Double {
    let velocity = snapshot.velocity[axis]
    return velocity != 0 ? velocity : snapshot.target[axis] - snapshot.offset[axis]
  }
}

extension PhaseKind {
  /// Whether something scrolls the content in this phase.
  var isScroll: Bool {
    switch self {
    case .dragging, .coasting, .bouncing, .animating, .wheeling, .steering: true
    case .idle, .tracking, .zooming: false
    }
  }

  /// Whether the user, or the momentum he gave, scrolls the content in this phase.
  public var isByUser: Bool {
    switch self {
    case .dragging, .coasting, .bouncing, .wheeling, .steering, .zooming: true
    case .idle, .tracking, .animating: false
    }
  }
}
