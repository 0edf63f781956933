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

  /// What the toolkit is doing.
  public enum Phase: Equatable, Sendable {
    case idle
    case dragging
    /// Being let go; will rest at the target.
    case releasing(target: Vector)
    case decelerating(target: Vector)
    /// Carrying out a request, by its number.
    case animating(UInt64, target: Vector)
    /// Moving for a reason it does not tell: a wheel, a key, a scroll bar.
    case scrolling
  }

  public init() {
    offset = .zero
    velocity = .zero
    phase = .idle
    heard = 0
  }

  public mutating func handle(_ report: HostReport, at now: Double) {
    switch report {
    case .didScroll(let offset):
      didScroll(to: offset, at: now)
    case .willBeginDragging:
      phase = .dragging
    case .willEndDragging(let velocity, let target):
      switch phase {
      case .dragging, .releasing:
        self.velocity = velocity
        phase = .releasing(target: target)
      case .idle, .decelerating, .animating, .scrolling: break  // nothing was dragged
      }
    case .didEndDragging(let decelerates):
      switch phase {
      case .dragging: letGo(decelerates ? offset : nil, at: now)
      case .releasing(let target): letGo(decelerates ? target : nil, at: now)
      case .idle, .decelerating, .animating, .scrolling: break  // nothing was dragged
      }
    case .didEndDecelerating:
      switch phase {
      case .decelerating, .scrolling: rest()
      case .idle, .dragging, .releasing, .animating: break  // nothing coasted
      }
    case .didEndAnimation:
      switch phase {
      case .animating: rest()
      case .idle, .dragging, .releasing, .decelerating, .scrolling: break  // none was asked for
      }
    }
  }

  /// Lets time pass.
  ///
  /// - Returns: Whether a silence ended what the toolkit was doing.
  public mutating func advance(to now: Double) -> Bool {
    guard isOver(at: now) else { return false }
    rest()
    return true
  }

  /// Whether the toolkit has been silent for so long that it must be at rest.
  public func isOver(at now: Double) -> Bool {
    needsTick && now - heard >= ScrollPhase.silence
  }

  /// The toolkit was asked for an animated scroll.
  public mutating func willAnimate(_ id: UInt64, to target: Vector, at now: Double) {
    phase = .animating(id, target: target)
    heard = now
  }

  /// Content moved by `distance` points under the viewport.
  public mutating func shift(by distance: Vector) {
    offset = offset + distance
    switch phase {
    case .releasing(let target): phase = .releasing(target: target + distance)
    case .decelerating(let target): phase = .decelerating(target: target + distance)
    case .animating(let id, let target): phase = .animating(id, target: target + distance)
    case .idle, .dragging, .scrolling: break  // no place is remembered
    }
  }

  /// Everything that can be told of the content.
  public func snapshot(in range: Pair<Span>) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: velocity, target: target, phase: kind(in: range),
      isSettling: isSettling, needsTick: needsTick, animation: animation)
  }

  /// Where the content will rest as far as is known, in points.
  public var target: Vector {
    switch phase {
    case .idle, .dragging, .scrolling: offset
    case .releasing(let target), .decelerating(let target), .animating(_, let target): target
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
    }
  }

  /// The request under way, by its number; 0 if there is none.
  public var animation: UInt64 {
    switch phase {
    case .animating(let id, _): id
    case .idle, .dragging, .releasing, .decelerating, .scrolling: 0
    }
  }

  /// Whether the toolkit moves the content by itself towards a place that is known.
  public var isSettling: Bool {
    switch phase {
    case .releasing, .decelerating, .animating: true
    case .idle, .dragging, .scrolling: false
    }
  }

  /// Whether a silence would end what the toolkit is doing.
  ///
  /// A request that has not arrived is waited for, however long the toolkit takes.
  public var needsTick: Bool {
    switch phase {
    case .idle, .dragging, .releasing: false
    case .decelerating, .scrolling: true
    case .animating(_, let target): (offset - target).length <= Self.arrival
    }
  }

  private mutating func didScroll(to offset: Vector, at now: Double) {
    let passed = now - heard
    let way = offset - self.offset
    let isBurst = passed < VelocityTracker.burst  // dividing by it would give any speed
    velocity = isBurst || passed >= ScrollPhase.silence ? .zero : way * (1 / passed)
    self.offset = offset
    heard = now
    switch phase {
    case .idle: phase = .scrolling
    case .dragging, .releasing, .decelerating, .animating, .scrolling: break  // known already
    }
  }

  private mutating func letGo(_ target: Vector?, at now: Double) {
    guard let target else { return rest() }
    phase = .decelerating(target: target)
    heard = now
  }

  private mutating func rest() {
    phase = .idle
    velocity = .zero
  }

  /// Taste. 0.5 pt: toolkits round offsets to pixels.
  private static let arrival = 0.5
}
