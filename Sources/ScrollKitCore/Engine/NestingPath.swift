/// The way of a chain: all that its scrollers can scroll, one after the other, scrolled as one.
///
///     child  ├────────┤
///     parent          ├────┤          rooms, in the order in which they give way
///     way    ├────────┴────┤          0 where it began
///
/// It is a `Scroller` like any other, so a gesture, a fling, a wheel and an edge feel as they do
/// there, at any frame rate; where it is says where each member of the chain is. From release on
/// the whole flight is known: the child stops dead at its end at the very time at which the parent
/// sets out, as fast as the child arrived.
struct NestPath {
  var scroller: Scroller
  /// When it was last looked at, in seconds.
  var clock: Double
  /// Whether the gesture has a direction yet, and with it, who takes part.
  var hasDirection: Bool
  /// When a wheel turned last, in seconds.
  var turned: Double
  /// Whether anybody is led by it.
  var isOpen: Bool
  var glide: NestGlide

  init() {
    scroller = Scroller(setting: ScrollSetting(geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
    clock = -.infinity
    hasDirection = false
    turned = -.infinity
    isOpen = false
    glide = .none
  }

  /// Everything that can be told of it at a time, with what edges only show of a pull.
  ///
  /// Nothing changes; `mutating`, here and below, reads the path in place, which is large.
  mutating func snapshot(at now: Double) -> ScrollSnapshot {
    var snapshot = scroller.phase.snapshot(at: now)
    if isResampled, scroller.isCatchingUp(at: now) { snapshot.needsTick = true }
    return snapshot
  }

  /// Whether time alone moves what a finger drags.
  var isResampled: Bool {
    mutating get { scroller.setting.comfort.resamples && scroller.phase.kind == .dragged }
  }

  /// Where it is at a time, in points.
  mutating func way(at now: Double) -> Vector { scroller.phase.offset(at: now) }

  /// Where it will be when the wheel's turns so far have been taken, in points.
  mutating func pendingWay(at now: Double) -> Vector {
    scroller.phase.kind == .wheeling ? scroller.phase.target : way(at: now)
  }

  /// Begins anew where it is: from here on the way counts from 0.
  mutating func restart(
    in geometry: ScrollGeometry, feel: Feel, comfort: Comfort, givesWay: Pair<Bool>, at now: Double
  ) {
    let way = way(at: now)
    glide = .none
    scroller.setFeel(feel)
    scroller.setComfort(comfort)
    scroller.setting.alwaysBounces = givesWay
    switch scroller.phase {
    case .moving where isSame(geometry.range, movedBy: way),  // it goes on as it is
      .idle, .tracking, .following, .zooming:  // nothing that the range could change by itself
      scroller.setting.geometry = geometry
      scroller.phase.shift(by: -way)
    case .dragging, .moving:
      scroller.change(to: geometry, shift: -way, at: now)
    }
  }

  /// Whether a range is the present one, counted from a way: not every flight could be begun anew.
  private mutating func isSame(_ range: Pair<Interval>, movedBy way: Vector) -> Bool {
    let old = scroller.setting.geometry.range
    return range.x.isSame(as: old.x, movedBy: way.x) && range.y.isSame(as: old.y, movedBy: way.y)
  }

  /// Derived. 10⁻⁶ pt: more than sums of the longest lengths are rounded by, less than anybody sees.
  static let rounding = 1e-6

  /// Begins with nothing under way; content that was caught in flight needs no slop.
  mutating func begin(caught: Bool, at now: Double) {
    glide = .none
    scroller.phase =
      caught
      ? .following(ScrollPhase.Stream(source: .wheel, offset: .zero, heard: now))
      : .idle(at: .zero)
  }

  /// When something of a flight has become true for good, in seconds: found by halving, so that the
  /// answer does not hang on when it is asked for.
  mutating func time(until now: Double, of isDone: (Vector) -> Bool) -> Double {
    guard case .moving(let flight) = scroller.phase else { return now }
    var early = min(flight.motions.x.since, flight.motions.y.since)
    var late = flight.end
    // Derived. 60 halvings leave nothing of a Double's 53 bits.
    var halvings = 60
    while halvings > 0 {
      let middle = early + (late - early) / 2
      if isDone(way(at: middle)) { late = middle } else { early = middle }
      halvings &-= 1
    }
    return min(late, now)
  }
}

extension Interval {
  /// Whether it is another, but for rounding, when it is moved by `way`.
  fileprivate func isSame(as other: Interval, movedBy way: Double) -> Bool {
    (lower + way - other.lower).magnitude < NestPath.rounding
      && (upper + way - other.upper).magnitude < NestPath.rounding
  }
}

extension Feel {
  /// From here on its wheel counts points; what was turned is made points before. It has these
  /// edges.
  mutating func countPoints(edges: Pair<Ends<EdgeBehavior>>) {
    self.edges = edges
    wheelStep = .points(1)
    wheelSpeed = 1
    wheelAcceleration = 1
    wheelStepping = .fractional
  }

  /// From here on what is pulled out of range is held and thrown back as another feel does it.
  mutating func endAs(_ other: Feel) {
    rubberBand = other.rubberBand
    rubberBandReach = other.rubberBandReach
    coast.bounce = other.coast.bounce
  }
}
