/// Content that a toolkit moves: its reports come in, the same state comes out as from a
/// `Scroller`.
///
/// A toolkit that never says when it comes to rest is taken to rest after a silence.
public struct HostScroll: Equatable, Sendable {
  /// Where the toolkit says the content is, in points.
  public private(set) var offset: Vector
  /// Speed of the offset as reported, in points per second.
  public private(set) var velocity: Vector
  /// Where it will rest, while it moves by itself to a known place; see `target`.
  private var aim: Vector
  /// When the toolkit last moved, in seconds.
  private var heard: Double
  /// The offset to which the toolkit was asked to jump, until it reports that offset.
  private var asked: Vector?
  /// Whether the toolkit has reported no offset since then.
  private var isUnanswered: Bool
  public private(set) var phase: Phase
  /// The edges that will throw it back, while it is let go or decelerates.
  private var thrown: Edges
  /// The request that it carries out, while it does, by its number.
  private var request: UInt32

  /// What the toolkit is doing.
  public enum Phase: UInt8, Sendable {
    case idle
    case dragging
    /// Being let go; will rest at the target, and be thrown back by the edges on its way.
    case releasing
    case decelerating
    /// Carrying out a request.
    case animating
    /// Moving for a reason it does not tell: a wheel, a key, a scroll bar.
    case scrolling
    case zooming
  }

  public init() {
    offset = .zero
    velocity = .zero
    aim = .zero
    heard = 0
    asked = nil
    isUnanswered = false
    phase = .idle
    thrown = []
    request = 0
  }

  /// Takes a report.
  ///
  /// - Returns: Whether what the toolkit did has come to its own end.
  public mutating func handle(
    _ report: HostReport, at now: Double, in setting: ScrollSetting
  ) -> Bool {
    switch report {
    case .didScroll(let offset):
      didScroll(to: offset, at: now, in: setting)
    case .willBeginDragging:
      phase = .dragging
      asked = nil
    case .willEndDragging(let velocity, let target):
      guard phase == .dragging || phase == .releasing else { break }  // nothing was dragged
      self.velocity = velocity
      phase = .releasing
      land(at: target, in: setting)
    case .didEndDragging(let decelerates):
      if phase == .dragging { aim(at: offset, in: setting) }
      guard phase == .dragging || phase == .releasing else { break }  // nothing was dragged
      guard decelerates else {
        rest()
        break
      }
      phase = .decelerating
      heard = now
    case .didEndDecelerating: return rest(if: phase == .decelerating || phase == .scrolling)
    case .didEndAnimation: return rest(if: phase == .animating)
    case .willBeginZooming: phase = .zooming
    case .didEndZooming: return rest(if: phase == .zooming)
    case .didTrack, .didZoom: break  // moves no content
    }
    return false
  }

  /// Lets time pass.
  ///
  /// - Returns: When a silence ended what the toolkit was doing, in seconds; nil if none did.
  public mutating func advance(to now: Double) -> Double? {
    guard isOver(at: now) else { return nil }
    rest()
    return end
  }

  /// When a silence ends what the toolkit is doing, in seconds.
  ///
  /// - Precondition: `needsTick`.
  var end: Double { heard + ScrollPhase.silence }

  /// Whether the toolkit has been silent for so long that it must be at rest.
  public func isOver(at now: Double) -> Bool {
    needsTick && now >= end
  }

  /// The toolkit was asked for an animated scroll.
  public mutating func willAnimate(_ id: UInt32, to target: Vector, at now: Double) {
    if animation == 0 {  // what it did before is over
      velocity = .zero
      asked = nil
    }
    phase = .animating
    (aim, request) = (target, id)
    heard = now
  }

  /// The toolkit was asked to jump to an offset. Its report of that offset is no scroll of its own.
  public mutating func willAnswer(at target: Vector) {
    asked = target
    isUnanswered = true
  }

  /// The offset after a jump that the toolkit has not answered yet, in points.
  var expectedOffset: Vector { isUnanswered ? asked ?? offset : offset }

  /// The toolkit was asked to stop what it is doing by itself.
  public mutating func halt() {
    switch phase {
    case .decelerating, .animating, .scrolling: rest()
    case .idle, .dragging, .releasing, .zooming: break  // nothing, or the user does it
    }
  }

  /// The program lets what is being let go rest elsewhere.
  public mutating func land(at target: Vector, in setting: ScrollSetting) {
    if phase == .releasing { aim(at: target, in: setting) }
  }

  /// Shifts every offset by `distance` points.
  public mutating func shift(by distance: Vector) {
    offset = offset + distance
    asked = asked.map { $0 + distance }
    aim = aim + distance
  }

  /// The range became another: content at rest is put back into it at once, as a toolkit does, and
  /// what moves by itself rests within it.
  public mutating func confine(to range: Pair<Interval>) {
    switch phase {
    case .idle, .scrolling:
      offset = range.clamp(offset)
      asked = asked.map(range.clamp)
    case .releasing, .decelerating, .animating: aim = range.clamp(aim)
    case .dragging, .zooming: break  // the user holds it
    }
  }

  /// Everything that can be told of the content.
  public func snapshot(in range: Pair<Interval>) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: velocity, target: target, phase: kind(in: range),
      isSettling: isSettling, needsTick: needsTick, animation: animation, bounces: bounces)
  }

  /// Where the content will rest as far as is known, in points.
  public var target: Vector {
    isSettling ? aim : offset
  }

  /// The phase's name for the outside.
  public func kind(in range: Pair<Interval>) -> PhaseKind {
    switch phase {
    case .idle: .idle
    case .dragging, .releasing: .dragging
    case .decelerating: range.overscroll(of: offset) == .zero ? .coasting : .bouncing
    case .animating: .animating
    case .scrolling: .wheeling
    case .zooming: .zooming
    }
  }

  /// The request under way, by its number; 0 if there is none.
  public var animation: UInt32 { phase == .animating ? request : 0 }

  /// Whether the toolkit moves the content by itself towards a place that is known.
  public var isSettling: Bool {
    switch phase {
    case .releasing, .decelerating, .animating: true
    case .idle, .dragging, .scrolling, .zooming: false
    }
  }

  /// Whether a silence would end what the toolkit is doing.
  ///
  /// A request that has not arrived is waited for, however long the toolkit takes.
  public var needsTick: Bool {
    switch phase {
    case .idle, .dragging, .releasing, .zooming: false
    case .decelerating, .scrolling: true
    case .animating: (offset - aim).length <= Edges.tolerance
    }
  }

  private var bounces: Edges {
    phase == .releasing || phase == .decelerating ? thrown : []
  }

  private mutating func didScroll(to offset: Vector, at now: Double, in setting: ScrollSetting) {
    let passed = now - heard
    let way = offset - self.offset
    isUnanswered = false
    let isBurst = passed < VelocityTracker.burst  // dividing by it would give any speed
    let isAsked = asked.map { (offset - $0).length <= Edges.tolerance } ?? false
    self.offset = offset
    if isAsked {
      asked = nil
      return  // the answer to a request, or the toolkit's rounding of it, is no scroll of its own
    }
    velocity = isBurst || passed >= ScrollPhase.silence ? .zero : way * (1 / passed)
    heard = now
    switch phase {
    case .idle: if way != .zero { phase = .scrolling }
    case .decelerating:
      let passed = setting.geometry.range.edges(passedBy: offset)
      thrown.formUnion(passed.intersection(setting.bouncingEdges))
    case .dragging, .releasing, .animating, .scrolling, .zooming: break  // known
    }
  }

  /// The edges that throw content back that is let go here, as fast as it moves, and is said to
  /// rest at `target`: a toolkit says where that is in range, so the speed tells how far it would
  /// go without edges.
  private func bounces(towards target: Vector, in setting: ScrollSetting) -> Edges {
    let range = setting.geometry.range
    let projection = offset + velocity * (1 / setting.feel.coast.drag)
    let isStopped = range.edges(at: target).intersection(range.edges(passedBy: projection))
    let movable = Pair(x: setting.isMovable(.x), y: setting.isMovable(.y))
    let axes = (movable.x ? Edges.left.axes : []).union(movable.y ? Edges.top.axes : [])
    return range.edges(passedBy: target).union(range.edges(passedBy: offset)).union(isStopped)
      .intersection(axes).intersection(setting.bouncingEdges)
  }

  private mutating func aim(at target: Vector, in setting: ScrollSetting) {
    aim = target
    thrown = bounces(towards: target, in: setting)
  }

  private mutating func rest(if isOver: Bool) -> Bool {
    if isOver { rest() }
    return isOver
  }

  private mutating func rest() {
    phase = .idle
    velocity = .zero
  }
}
