/// A view above the content that leaves when the user scrolls down and returns when he scrolls up.
///
///     position   0 ┌────────┐          visible = height + position
///                  │ header │
///          −height └────────┘ hidden
///
/// Where the content is at its top the header is shown, and near the top it is never farther out
/// than the content is scrolled, so no gap opens between the two. (The seed's own rule, which can
/// leave it half hidden there, is the mode `seed`.)
public struct CollapsingHeader: Equatable, Sendable {
  public private(set) var options: HeaderOptions
  /// Where it is or, during a snap, will be.
  private var settled: Double
  private var snap: Snap?
  /// How far the user scrolled one way without the header giving in, in points.
  private var pent: Double
  private var seed: SeedReport?
  /// How far content is pulled past the top, in points.
  private var pulled: Double
  /// What it was when the movement of the content under way began.
  private var start: Start

  /// A movement to the nearer side.
  private struct Snap: Equatable, Sendable {
    let motion: Motion
    let since: Double
  }

  /// The report before, as the seed's rule remembers it.
  private struct SeedReport: Equatable, Sendable {
    let offset: Double
    let isAtEdge: Bool
  }

  /// What a movement of the content changes.
  private struct Start: Equatable, Sendable {
    var settled = 0.0
    var pent = 0.0
    var seed: SeedReport?
  }

  public init(options: HeaderOptions) {
    self.options = options
    start = Start()
    settled = 0
    snap = nil
    pent = 0
    seed = nil
    pulled = 0
  }

  // MARK: What it answers

  /// Where the header's top is, in points: 0 shown, −`height` hidden.
  public func position(at now: Double) -> Double {
    var header = self
    return header.place(at: now)
  }
  /// The same, read in place: a header that does not move by itself is not copied.
  mutating func place(at now: Double) -> Double { snap == nil ? settled : snapped(at: now) }

  private mutating func snapped(at now: Double) -> Double {
    guard let snap else { return settled }
    return snap.motion.state(at: now - snap.since).position
  }

  /// How far it is stretched by a pull past the top, in points.
  public var stretch: Double { options.stretches ? pulled : 0 }
  /// Whether it is stretched beyond its trigger.
  public var isStretched: Bool { options.stretches && pulled >= options.stretchTrigger }
  /// What is visible of it, in points, its stretch included.
  public func visibleHeight(at now: Double) -> Double {
    var header = self
    return header.extent(at: now)
  }
  /// The same, without a copy.
  mutating func extent(at now: Double) -> Double { options.height + place(at: now) + stretch }
  /// How much of it is shown: 0 as hidden as its mode allows, 1 shown.
  public func progress(at now: Double) -> Double {
    lowest < 0 ? 1 - position(at: now) / lowest : 1
  }
  /// How far a background that moves slower has moved, in points.
  public func parallax(at now: Double) -> Double { position(at: now) * options.parallax }
  /// Whether something else than the content moves it.
  var isSnapping: Bool { snap != nil }
  /// Whether it moves by itself.
  public func needsTick(at now: Double) -> Bool {
    snap.map { now - $0.since < $0.motion.duration } ?? false
  }
  /// The farthest out that its mode allows, in points.
  public var lowest: Double { farthest }
  /// The same, read in place.
  var farthest: Double {
    switch options.mode {
    case .enterAlways, .enterAlwaysCollapsed, .seed: -options.height
    case .exitUntilCollapsed: -options.collapsible
    case .pinned: 0
    }
  }

  // MARK: What moves it

  /// Takes other options; it stays as far out as they allow.
  public mutating func change(to options: HeaderOptions, at now: Double) {
    settled = place(at: now)
    snap = nil
    self.options = options
    settled = max(lowest, min(settled, 0))
    begin(at: now)
  }

  /// A movement of the content begins.
  mutating func begin(at now: Double) {
    start = Start(settled: place(at: now), pent: pent, seed: seed)
  }

  /// Goes back to where it was when the movement under way began, which is reported anew. A header that
  /// settles by itself was not moved yet.
  mutating func startOver() {
    if snap == nil { settled = start.settled }
    pent = start.pent
    seed = start.seed
  }

  /// When a header that settles by itself has settled, in seconds; infinity if it does not.
  var settles: Double {
    guard let since = snap?.since, let duration = snap?.motion.duration else { return .infinity }
    return since + duration
  }

  /// Content was pulled past the top by so many points.
  mutating func pull(by distance: Double) { pulled = distance }

  /// Moves with the content, once it has scrolled beyond the tolerance.
  ///
  /// - Returns: What it left over of the way, in points, for the next header to take.
  mutating func move(by scrolled: Double, belowTop: Double, byUser: Bool, at now: Double) -> Double {
    switch options.mode {
    case .pinned, .seed, .exitUntilCollapsed: return scrolled
    case .enterAlways, .enterAlwaysCollapsed: break
    }
    let before = place(at: now)
    // Hidden already: the commonest case.
    if scrolled > 0, before == farthest, options.tolerance == 0 { return scrolled }
    let given = yielding(to: scrolled, byUser: byUser)
    let after = bounds(belowTop: belowTop).clamp(before - given)
    snap = nil
    settled = after
    return scrolled + (after - before)
  }

  /// Stays attached to content that lies so far below its top; one that settles by itself settles no
  /// farther out than that.
  mutating func attach(belowTop: Double, at now: Double) {
    let bounds = bounds(belowTop: belowTop)
    guard let snap else { return settled = bounds.clamp(settled) }
    let from = bounds.clamp(snapped(at: now))
    settled = bounds.clamp(settled)
    guard from != snapped(at: now) || settled != snap.motion.destination else { return }
    let seconds = min(
      settles - now, Self.snapDuration(of: settled - from, height: options.height))
    self.snap =
      from != settled && seconds > 0
      ? Snap(motion: .curve(start: from, destination: settled, duration: seconds), since: now) : nil
  }

  /// The content came to rest: a header that is partly shown moves to the nearer side.
  mutating func rest(belowTop: Double, at now: Double, atOnce: Bool) {
    guard options.snaps, snap == nil else { return }
    let bounds = bounds(belowTop: belowTop)
    let from = settled
    let toShown = bounds.upper - from
    let toHidden = from - bounds.lower
    guard toShown > 0, toHidden > 0 else { return }
    let target = toHidden < toShown ? bounds.lower : bounds.upper
    settled = target
    if atOnce { return }
    let seconds = Self.snapDuration(of: target - from, height: options.height)
    snap = Snap(
      motion: .curve(start: from, destination: target, duration: seconds), since: now)
  }

  /// The seed's own rule: a report is skipped when it, or the one before, has reached an edge.
  mutating func followSeed(offset: Double, in geometry: AxisGeometry) {
    let range = Self.seedRange(geometry)
    let isAtEdge = offset <= range.lower || offset >= range.upper
    defer { seed = SeedReport(offset: offset, isAtEdge: isAtEdge) }
    guard let before = seed, !before.isAtEdge, !isAtEdge else { return }
    moveSeed(by: offset - before.offset)
  }

  /// The seed's rule for a movement in time, which is reported infinitely often: all of it counts that
  /// lies between the edges.
  mutating func followSeed(from start: Double, to offset: Double, in geometry: AxisGeometry) {
    let range = Self.seedRange(geometry)
    seed = SeedReport(offset: offset, isAtEdge: offset <= range.lower || offset >= range.upper)
    guard range.lower < range.upper else { return }
    let way = min(max(offset, range.lower), range.upper) - min(max(start, range.lower), range.upper)
    moveSeed(by: way)
  }

  /// Between the edges as the seed knows them; content that fits has its end before its start.
  private static func seedRange(_ geometry: AxisGeometry) -> (lower: Double, upper: Double) {
    (-geometry.leadingInset, geometry.content - geometry.viewport + geometry.trailingInset)
  }

  private mutating func moveSeed(by distance: Double) {
    let moved = settled - distance
    settled = distance < 0 ? min(moved, 0) : max(-options.height, moved)
  }

  // MARK: Private

  /// What of a movement the header gives in to: all that goes beyond the tolerance in one
  /// direction. It adds up, so that slow scrolling counts, too.
  private mutating func yielding(to scrolled: Double, byUser: Bool) -> Double {
    if options.tolerance == 0, !options.onlyByUser { return scrolled }
    guard byUser || !options.onlyByUser || scrolled > 0 else { return 0 }
    if pent * scrolled < 0 { pent = 0 }
    let before = pent
    pent = max(-options.tolerance, min(pent + scrolled, options.tolerance))
    return scrolled - (pent - before)
  }

  /// Between where it may be.
  private mutating func bounds(belowTop: Double) -> Interval {
    let attached = 0 - belowTop  // no farther out than the content is scrolled; never −0
    let lower = max(farthest, attached)
    switch options.mode {
    case .enterAlways, .seed: return Interval(lower: lower, upper: 0)
    case .enterAlwaysCollapsed:
      return Interval(lower: lower, upper: max(-options.collapsible, attached))
    case .exitUntilCollapsed, .pinned: return Interval(lower: lower, upper: lower)
    }
  }

  /// Seconds that a header at rest takes to a side. Published (Material's AppBarLayout):
  /// 150 ms and as much again for each height, at most 600.
  static func snapDuration(of distance: Double, height: Double) -> Double {
    guard height > 0 else { return 0 }
    return min((distance.magnitude / height + 1) * 0.15, 0.6)
  }
}
