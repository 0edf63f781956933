/// Content that a toolkit moves: its reports come in, the same state comes out as from a
/// `Scroller`.
///
/// A toolkit that never says when it comes to rest is taken to rest after a silence.
public struct HostScroll: Equatable, Sendable {
  /// Where the toolkit says the content is, in points.
  public private(set) var offset: Vector
  /// Speed of the offset as reported, in points per second.
  public private(set) var velocity: Vector
  public private(set) var phase: Phase
  /// When the toolkit last moved, in seconds.
  private var heard: Double
  /// Where the toolkit was asked to be at once and has not yet said that it is.
  private var asked: Vector?

  /// What the toolkit is doing.
  public enum Phase: Equatable, Sendable {
    case idle
    case dragging
    /// Being let go; will rest at the target, and be thrown back by the edges on its way.
    case releasing(target: Vector, bounces: Edges)
    case decelerating(target: Vector, bounces: Edges)
    /// Carrying out a request, by its number.
    case animating(UInt32, target: Vector)
    /// Moving for a reason it does not tell: a wheel, a key, a scroll bar.
    case scrolling
    case zooming
  }

  public init() {
    offset = .zero
    velocity = .zero
    phase = .idle
    heard = 0
    asked = nil
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
      switch phase {
      case .dragging, .releasing:
        self.velocity = velocity
        phase = .releasing(target: target, bounces: bounces(towards: target, in: setting))
      case .idle, .decelerating, .animating, .scrolling, .zooming: break  // nothing was dragged
      }
    case .didEndDragging(let decelerates):
      switch phase {
      case .dragging:
        letGo(to: offset, bounces: bounces(towards: offset, in: setting), decelerates, at: now)
      case .releasing(let target, let bounces):
        letGo(to: target, bounces: bounces, decelerates, at: now)
      case .idle, .decelerating, .animating, .scrolling, .zooming: break  // nothing was dragged
      }
    case .didEndDecelerating:
      switch phase {
      case .decelerating, .scrolling:
        rest()
        return true
      case .idle, .dragging, .releasing, .animating, .zooming: break  // nothing coasted
      }
    case .didEndAnimation:
      switch phase {
      case .animating:
        rest()
        return true
      case .idle, .dragging, .releasing, .decelerating, .scrolling, .zooming: break  // none asked for
      }
    case .willBeginZooming:
      phase = .zooming
    case .didEndZooming:
      switch phase {
      case .zooming:
        rest()
        return true
      case .idle, .dragging, .releasing, .decelerating, .animating, .scrolling: break  // none zoomed
      }
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
    return heard + ScrollPhase.silence
  }

  /// Whether the toolkit has been silent for so long that it must be at rest.
  public func isOver(at now: Double) -> Bool {
    needsTick && now - heard >= ScrollPhase.silence
  }

  /// The toolkit was asked for an animated scroll.
  public mutating func willAnimate(_ id: UInt32, to target: Vector, at now: Double) {
    if animation == 0 {  // what it did before is over
      velocity = .zero
      asked = nil
    }
    phase = .animating(id, target: target)
    heard = now
  }

  /// The toolkit was asked to be somewhere at once: when it says so, that is no scroll of its own.
  public mutating func willAnswer(at target: Vector) {
    asked = target
  }

  /// The toolkit was asked to stop what it is doing by itself.
  public mutating func halt() {
    switch phase {
    case .decelerating, .animating, .scrolling: rest()
    case .idle, .dragging, .releasing, .zooming: break  // nothing, or the user does it
    }
  }

  /// The program lets what is being let go rest elsewhere.
  public mutating func land(at target: Vector, in setting: ScrollSetting) {
    switch phase {
    case .releasing: phase = .releasing(target: target, bounces: bounces(towards: target, in: setting))
    case .idle, .dragging, .decelerating, .animating, .scrolling, .zooming: break  // not let go
    }
  }

  /// Content moved by `distance` points under the viewport.
  public mutating func shift(by distance: Vector) {
    offset = offset + distance
    asked = asked.map { $0 + distance }
    switch phase {
    case .releasing(let target, let bounces):
      phase = .releasing(target: target + distance, bounces: bounces)
    case .decelerating(let target, let bounces):
      phase = .decelerating(target: target + distance, bounces: bounces)
    case .animating(let id, let target): phase = .animating(id, target: target + distance)
    case .idle, .dragging, .scrolling, .zooming: break  // no place is remembered
    }
  }

  /// The range became another: content at rest is put back into it at once, as a toolkit does, and
  /// what moves by itself rests within it.
  public mutating func confine(to range: Pair<Span>) {
    switch phase {
    case .idle, .scrolling: offset = range.clamp(offset)
    case .releasing(let target, let bounces):
      phase = .releasing(target: range.clamp(target), bounces: bounces)
    case .decelerating(let target, let bounces):
      phase = .decelerating(target: range.clamp(target), bounces: bounces)
    case .animating(let id, let target): phase = .animating(id, target: range.clamp(target))
    case .dragging, .zooming: break  // the user holds it
    }
  }

  /// Everything that can be told of the content.
  public func snapshot(in range: Pair<Span>) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: velocity, target: target, phase: kind(in: range),
      isSettling: isSettling, needsTick: needsTick, animation: animation, bounces: bounces)
  }

  /// Where the content will rest as far as is known, in points.
  public var target: Vector {
    switch phase {
    case .idle, .dragging, .scrolling, .zooming: offset
    case .releasing(let target, _), .decelerating(let target, _), .animating(_, let target): target
    }
  }

  /// The phase's name for the outside.
  public func kind(in range: Pair<Span>) -> PhaseKind {
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
  public var animation: UInt32 {
    switch phase {
    case .animating(let id, _): id
    case .idle, .dragging, .releasing, .decelerating, .scrolling, .zooming: 0
    }
  }

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
    case .animating(_, let target): (offset - target).length <= Edges.reach
    }
  }

  private var bounces: Edges {
    switch phase {
    case .releasing(_, let bounces), .decelerating(_, let bounces): bounces
    case .idle, .dragging, .animating, .scrolling, .zooming: .none
    }
  }

  private mutating func didScroll(to offset: Vector, at now: Double, in setting: ScrollSetting) {
    let passed = now - heard
    let way = offset - self.offset
    let isBurst = passed < VelocityTracker.burst  // dividing by it would give any speed
    let isAsked = asked.map { (offset - $0).length <= Edges.reach } ?? false
    self.offset = offset
    if isAsked {
      asked = nil
      return  // the answer to a request, or the toolkit's rounding of it, is no scroll of its own
    }
    velocity = isBurst || passed >= ScrollPhase.silence ? .zero : way * (1 / passed)
    heard = now
    switch phase {
    case .idle: if way != .zero { phase = .scrolling }
    case .decelerating(let target, let bounces):
      let passed = setting.geometry.range.edges(passedBy: offset)
        .intersection(setting.bouncingEdges)
      phase = .decelerating(target: target, bounces: bounces.union(passed))
    case .dragging, .releasing, .animating, .scrolling, .zooming: break  // known
    }
  }

  /// The edges that throw content back that is let go here, as fast as it moves, and is said to
  /// rest at `target`: a toolkit says where that is in range, so the speed tells how far it would
  /// go without edges.
  private func bounces(towards target: Vector, in setting: ScrollSetting) -> Edges {
    var setting = setting
    let range = setting.geometry.range
    let projection = offset + velocity * (1 / setting.feel.coast.drag)
    let isStopped = range.edges(at: target).intersection(range.edges(passedBy: projection))
    let movable = Pair(x: setting.isMovable(.x), y: setting.isMovable(.y))
    let axes = (movable.x ? Edges.left.axes : .none).union(movable.y ? Edges.top.axes : .none)
    return range.edges(passedBy: target).union(range.edges(passedBy: offset)).union(isStopped)
      .intersection(axes).intersection(setting.bouncingEdges)
  }

  private mutating func letGo(
    to target: Vector, bounces: Edges, _ decelerates: Bool, at now: Double
  ) {
    guard decelerates else { return rest() }
    phase = .decelerating(target: target, bounces: bounces)
    heard = now
  }

  private mutating func rest() {
    phase = .idle
    velocity = .zero
  }
}
