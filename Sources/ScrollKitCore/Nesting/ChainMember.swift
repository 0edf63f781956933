/// A scroller in a chain.
struct ChainMember {
  let scroller: NestedScroller
  /// Its shares of the path.
  var shares: Pair<ChainShare>
  /// The rules of the scroller when the gesture began.
  private(set) var rules: NestRules
  /// The edges that the path pulls at its ends.
  var pulledEdges: Edges = []
  /// Whether it takes part along each axis.
  var takesPart = Pair(x: false, y: false)
  /// Whether the chain moves or holds it on the present segment of the path. If its engine says otherwise, something else has moved it.
  var isChained: Bool
  /// Whether fingers rested on it or caught it when the gesture began.
  var wasHeldAtBegin = false
  /// Whether the gesture has moved it or pulled its edge, or moves it on the present segment of the path; or is a drag that could move it
  /// and has moved none.
  var hasMoved = false
  /// Its range when the path was divided, in points.
  var range: Pair<Interval>
  /// The number of the segment of its path on which the chain last moved it with time, or looked at it.
  private var knownSegment: UInt32

  init(_ scroller: NestedScroller) {
    let offset = scroller.view.engine.lastSnapshot.offset
    self.scroller = scroller
    rules = scroller.rules
    range = scroller.restRange
    shares = Pair(x: ChainShare(restingAt: offset.x), y: ChainShare(restingAt: offset.y))
    isChained = scroller.view.engine.isChained
    knownSegment = scroller.view.engine.segment.number
  }

  /// Its present snapshot.
  var snapshot: ScrollSnapshot { scroller.view.engine.lastSnapshot }

  /// The geometry and rules of its content.
  var setting: ScrollSetting { scroller.view.engine.scroller.setting }

  /// A gesture begins: it takes the rules that were set last.
  mutating func adoptRules() {
    rules = scroller.rules
    scroller.view.engine.adoptRules()
  }

  /// Whether its scroller has a feel, or preferences, that wait for the next gesture or motion.
  var hasNewFeel: Bool { scroller.view.engine.scroller.pendingRules != nil }

  /// Whether the scroller is not where a path offset moves it, or has another range.
  func isDisplaced(from path: Vector) -> Bool {
    snapshot.offset != offset(at: path) || range != scroller.restRange
  }

  /// Whether the scroller may have changed since the chain moved it with time, or looked at it. A comparison of numbers: each call
  /// asks for all members of up to 100 levels.
  var mayHaveChanged: Bool { scroller.view.engine.segment.number != knownSegment }

  /// Remembers the segment of its path: its present state is known.
  mutating func acknowledge() { knownSegment = scroller.view.engine.segment.number }

  /// Whether something other than the chain moves it.
  var movesByItself: Bool { !scroller.view.engine.isChained && snapshot.phase != .idle }

  /// Its content offset at a path offset. It reaches an end of its range exactly: a rounding error must not become
  /// overscroll. Content at rest does not move at all.
  func offset(at path: Vector) -> Vector {
    Vector { axis in
      let offset = shares[axis].offset(at: path[axis])
      return offset == shares[axis].origin ? offset : range[axis].withoutRounding(offset)
    }
  }

  /// Moves the scroller along a segment of the path.
  mutating func move(to path: Vector, _ velocity: Vector, at now: Double) {
    scroller.view.engine.moveWithChain(
      to: offset(at: path), velocity: shares.velocity(of: velocity, at: path), at: now)
    acknowledge()
  }

  /// Sets the velocity that a finger gives it, if it moves the scroller on the present segment of the path.
  func setGestureVelocity(_ velocity: Vector) {
    guard isChained, let former = scroller.view.engine.scroller.activity.chainedMotion?.gestureVelocity else { return }
    scroller.view.engine.scroller.activity.setGestureVelocity(
      Vector(x: former.x == 0 ? 0 : velocity.x, y: former.y == 0 ? 0 : velocity.y))
  }

  /// Leaves the chain that begins at `start`, unless another chain has taken it.
  func leave(chainFrom start: NestedScroller) {
    guard scroller.chainStart == start else { return }
    scroller.chainStart = nil
    scroller.willBounce = false
    let clock = scroller.view.engine.clock
    guard clock.isFinite else { return }
    scroller.view.engine.leaveChain(rested: nil)
    scroller.view.followNewSegment()
    scroller.view.passTime(to: clock)
  }
}

extension LentArray where Element == ChainMember {
  /// The held scroll bar of a member that scrolls next, and when, in seconds; nil if none is held.
  var nextRepeatingBar: (scroller: NestedScroller, due: Double)? {
    var first: (scroller: NestedScroller, due: Double)?
    for index in indices {
      let due = self[index].scroller.view.barDue
      guard due < first?.due ?? .infinity else { continue }
      first = (self[index].scroller, due)
    }
    return first
  }
}
