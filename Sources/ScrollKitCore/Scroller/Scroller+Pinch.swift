/// Two fingers on content that can be zoomed: what they do to its scale.
///
///     a ●───────┼───────● b        midpoint = (a + b) / 2        factor = |a − b|
///
/// With the second finger what dragged becomes a pinch, whatever the feel says of several fingers. Of
/// three the older two pinch. The one that is left drags on from where the content is, and lets it go as
/// fast as the midpoint moved if it follows at once; past a limit it keeps the scale there, and only the
/// last that leaves lets it come back.
///
/// Deviation: Flutter (18 pt) and Android (16 pt) wait until fingers have spread so far; here nothing is
/// lost, and two fingers that only pan are hardly ever that exact.
extension Scroller {
  /// Takes what fingers do where two of them pinch.
  ///
  /// - Returns: Whether that was all; if not, nothing changed but who is down.
  mutating func pinch(by input: ScrollInput, in zoomable: ZoomableContent, at now: Double) -> Bool {
    let before = fingers.pair
    switch input {
    case .press(let pointer, let position):
      switch phase.kind {
      case .pinched: if fingers.count == 0 { return true }  // the host makes the pinch
      case .scaling: if givesWay(at: now) { return false }
      case .touched, .rested, .dragged, .panned:
        guard case .pointer(let holder)? = phase.holder, holder != pointer else { return false }
        if fingers.count == 0 {
          fingers.add(holder, at: tracker.position, now: now)
        }
      case .idle, .momentum, .turned, .led, .ledByFingers, .coasting, .animated, .wheeling, .keyed,
        .steered:
        return false
      }
      if let index = fingers.index(of: pointer) { fingers.remove(at: index) }
      guard !fingers.isFull else { return true }
      fingers.add(pointer, at: position, now: now)
    case .move(let pointer, let position):
      guard phase.isZooming, let index = fingers.index(of: pointer) else { return false }
      fingers.move(index, to: position, at: now)
    case .release(let pointer):
      guard phase.isZooming, let index = fingers.index(of: pointer) else { return false }
      fingers.remove(at: index)
    case .cancel:
      fingers.clear()
      return false
    case .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      return false
    }
    pinch(since: before, in: zoomable, at: now)
    return true
  }

  /// A host may make the pinch of its fingers itself: from its begin on, they do nothing more. What it
  /// says of one that it has not begun does nothing either.
  mutating func lets(_ input: ZoomInput) -> Bool {
    switch input {
    case .begin: fingers.clear()
    case .update, .end: return fingers.count == 0
    case .wheel: break
    }
    return true
  }

  /// Lets the fingers that are down hold the content, others than before or the same ones elsewhere.
  private mutating func pinch(since before: Fingers.Pinch, in zoomable: ZoomableContent, at now: Double) {
    guard fingers.count > 0 else { return handle(.end, in: zoomable, at: now) }
    let isSame = fingers.pair == before
    if fingers.count == 1 {
      guard phase.kind == .pinched else { return }  // it waits for another
      if !isSame, zoomable.allows(scale) { return drag(with: fingers[0], at: now) }
    }
    let (midpoint, factor) = fingers.pinch
    handle(
      isSame && phase.kind == .pinched
        ? .update(to: midpoint, factor: factor) : .begin(at: midpoint, factor: factor),
      in: zoomable, at: now)
  }

  /// Lets the finger that is left drag the content on.
  private mutating func drag(with finger: Finger, at now: Double) {
    let midpointVelocity = fingerVelocity(at: now)
    let offset = zoomTransform(at: now).offset
    fingers.clear()
    tracker = VelocityTracker(
      of: Finger(pointer: finger.pointer, place: finger.place, moved: now, velocity: midpointVelocity))
    grasp(
      .pointer(finger.pointer), at: finger.place, offset: offset, end: .infinity, hold: Hold(at: now))
  }
}

extension Fingers {
  fileprivate mutating func add(_ pointer: UInt64, at place: Vector, now: Double) {
    add(Finger(pointer: pointer, place: place, moved: now))
  }

  /// What the older two amount to: where their midpoint is, and how far apart they are, in points; one
  /// alone keeps what there is.
  fileprivate var pinch: (midpoint: Vector, factor: Double) {
    guard count > 1 else { return (self[0].place, 1) }
    let way = self[1].place - self[0].place
    return ((self[0].place + self[1].place) * 0.5, max(way.length, Self.closest))
  }

  /// Who pinches: the numbers of the older two, and how many those are.
  fileprivate struct Pinch: Equatable {
    let first: UInt64
    let second: UInt64
    let count: UInt8
  }

  fileprivate var pair: Pinch {
    Pinch(
      first: count > 0 ? self[0].pointer : 0, second: count > 1 ? self[1].pointer : 0,
      count: min(count, 2))
  }

  /// Taste. 10 pt: fingers are no closer, whatever is reported; a ratio to less than that would leap.
  private static let closest = 10.0
}
