/// Two fingers on content that can be zoomed change its scale.
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
  /// An input while fingers pinch. What the pinching fingers do goes through `pinch(by:in:at:)`.
  mutating func handlePinching(_ input: ScrollInput, at now: Double) {
    switch input {
    case .cancel: endPinch(velocity: .zero, now: now)
    case .press, .move, .release, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd,
      .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break  // the pinch outweighs all of them
    }
  }

  /// Takes what fingers do where two of them pinch.
  ///
  /// - Returns: Whether that was all; if not, nothing changed but who is down.
  mutating func pinch(by input: ScrollInput, in zoomable: ZoomableContent, at now: Double) -> Bool {
    var before = fingers.pair
    switch input {
    case .press(let pointer, let position):
      switch phase.kind {
      case .pinching: if fingers.count == 0 { return true }  // the host makes the pinch
      case .zoomAnimating: if givesWay(at: now) { return false }
      case .tracking, .held, .dragging, .panning:
        guard case .pointer(let holder)? = phase.holder, holder != pointer else { return false }
        if fingers.count == 0 {
          fingers.add(holder, at: tracker.position, now: now)
        }
      case .idle, .momentum, .wheelStream, .chained, .chainedByFingers, .coasting, .animating, .wheeling, .keyHeld,
        .steering:
        return false
      }
      if let index = fingers.index(of: pointer) {
        fingers.remove(at: index)
        before = .none  // it left without a report, and takes hold anew
      }
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

  /// The fingers that pinched left, or were taken away: within the limits the content coasts on, as fast
  /// as their midpoint moved; past one, it comes back about where the midpoint was.
  ///
  /// The scale has no momentum: UIScrollView's has none.
  mutating func endPinch(velocity: Vector, now: Double) {
    guard let pinch = phase.pinch else { return }  // nobody pinches
    let (transform, zoomable) = (pinch.transform, pinch.zoomable)
    if zoomable.allows(transform.scale), !setting.hidesOverscroll(at: transform.offset) {
      let velocity = pinch.velocity(ofFingers: velocity)
      return coast(from: transform.offset, velocity: velocity, now: now)
    }
    settle(along: ZoomPath(from: transform, to: pinch.rest, middle: zoomable.middle), in: zoomable, now: now)
  }

  /// Two fingers take hold of the content.
  mutating func beginPinch(at midpoint: Vector, factor: Double, in zoomable: ZoomableContent, now: Double) {
    if phase.holder == nil, phase.kind != .pinching { adoptRules(at: now) }
    beginTrack(at: midpoint, now: now)
    phase.begin(
      PinchGesture(transform: zoomTransform(at: now), midpoint: midpoint, factor: factor, in: zoomable, setting))
  }

  /// The same hold of fingers that pinch on content that is elsewhere, in a zoomable that may be another.
  mutating func reanchorPinch(at transform: ZoomTransform, in zoomable: ZoomableContent? = nil) {
    guard let pinch = phase.pinch else { return }
    phase.pinch = PinchGesture(
      transform: transform, midpoint: pinch.midpoint, factor: pinch.factor, in: zoomable ?? pinch.zoomable, setting)
  }

  /// Lets the fingers that are down hold the content, others than before or the same ones elsewhere.
  private mutating func pinch(since before: Fingers.Pinch, in zoomable: ZoomableContent, at now: Double) {
    guard fingers.count > 0 else { return handle(.end, in: zoomable, at: now) }
    let isSame = fingers.pair == before
    if fingers.count == 1 {
      guard phase.kind == .pinching else { return }  // it waits for another
      if !isSame, zoomable.allows(scale) { return drag(with: fingers[0], at: now) }
    }
    let (midpoint, factor) = fingers.pinch
    handle(
      isSame && phase.kind == .pinching
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
    beginDrag(finger.pointer, at: finger.place, offset: offset, hold: FingerHold(at: now))
  }
}

extension PinchGesture {
  /// Fingers of a setting take hold of content.
  init(
    transform: ZoomTransform, midpoint: Vector, factor: Double, in zoomable: ZoomableContent,
    _ setting: ScrollSetting
  ) {
    self.init(
      transform: transform, midpoint: midpoint, factor: factor, in: zoomable, scaleBand: setting.zoomBand,
      offsetBands: Pair(x: setting.pinchBands(.x), y: setting.pinchBands(.y)))
  }

  /// Where content would rest if the fingers let go without speed.
  var rest: ZoomTransform {
    let transform = transform
    return zoomable.transform(at: transform.scale, from: transform, about: midpoint)
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
    let count: Int

    static let none = Pinch(first: 0, second: 0, count: 0)
  }

  fileprivate var pair: Pinch {
    Pinch(
      first: count > 0 ? self[0].pointer : 0, second: count > 1 ? self[1].pointer : 0,
      count: min(count, 2))
  }

  /// Taste. 10 pt: fingers are no closer, whatever is reported; a ratio to less than that would leap.
  private static let closest = 10.0
}
