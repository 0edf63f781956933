@testable import ScrollKitCore

/// A scroll view with its behaviours, in driven or observed mode.
///
/// In observed mode a simulated toolkit carries out the requests: at once, or linearly
/// over 0.3 s.
struct Stage {
  var view: ScrollView
  private(set) var events: [ScrollEvent] = []
  var now = 0.0
  private var hostAnimation: (from: Vector, to: Vector, began: Double)?
  /// The offset of the toolkit's scroll view, in observed mode.
  private(set) var hostOffset = Vector.zero

  init(
    _ mode: ScrollMode = .driven, content: Double = 5000, viewport: Double = 600,
    top: Double = 0, offset: Double? = nil, feel: Feel = .uikit
  ) {
    view = ScrollView(
      mode: mode,
      setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: true)))
    view.setAnchorPolicy(.none, at: 0)  // makes the behaviours
    change(content: content, viewport: viewport, top: top)
    if mode == .observed { report(.didScroll(to: Vector(x: 0, y: offset ?? -top))) }
    if let offset, mode == .driven { view.setOffset(.down(offset), at: 0) }
    wait(1)
    events = []
  }

  var y: Double { view.lastSnapshot.offset.y }
  var geometry: AxisGeometry { view.setting.geometry.y }

  // MARK: Time

  /// Ticks at 60 Hz for some seconds, and once at the end.
  mutating func wait(_ seconds: Double) {
    let end = now + seconds
    while now + 1.0 / 60 < end { tick(now + 1.0 / 60) }
    tick(end)
  }

  mutating func tick(_ time: Double) {
    now = time
    view.tick(at: now)
    take()
    runToolkit()
  }

  /// Drains the events and carries out the requests.
  mutating func take() {
    while let next = view.nextEvent() {
      events.append(next.event)
      if case .requested(let request) = next.event { carryOut(request) }
    }
  }

  mutating func takeEvents() -> [ScrollEvent] {
    take()
    defer { events = [] }
    return events
  }

  // MARK: The user

  /// The user drags the content to an offset and releases it without velocity.
  mutating func drag(to offset: Double) {
    beginDrag()
    moveDrag(to: offset)
    wait(0.2)
    endDrag(velocity: 0, target: offset)
  }

  mutating func beginDrag() {
    switch view.mode {
    case .driven:
      input(.panBegin)
      input(.panUpdate(by: .zero))
    case .observed: report(.willBeginDragging)
    }
  }

  /// - Precondition: A drag was begun; the offset is in range.
  mutating func moveDrag(to offset: Double) {
    now += 0.01
    switch view.mode {
    case .driven: input(.panUpdate(by: Vector(x: 0, y: offset - y)))
    case .observed: report(.didScroll(to: Vector(x: 0, y: offset)))
    }
  }

  mutating func endDrag(velocity: Double, target: Double) {
    switch view.mode {
    case .driven: input(.panEnd(.velocity(Vector(x: 0, y: velocity))))
    case .observed:
      report(.willEndDragging(velocity: Vector(x: 0, y: velocity), target: Vector(x: 0, y: target)))
      report(.didEndDragging(decelerates: velocity != 0))
    }
  }

  /// The user turns a wheel that moves content to an offset.
  mutating func wheel(to offset: Double) {
    now += 0.01
    switch view.mode {
    case .driven: input(.wheel(by: Vector(x: 0, y: offset - y), .points))
    case .observed: report(.didScroll(to: Vector(x: 0, y: offset)))
    }
  }

  /// The user presses a key. A toolkit does not report the cause of a scroll.
  mutating func key(_ key: ScrollKey) {
    switch view.mode {
    case .driven: input(.key(key))
    case .observed: wheel(to: y + 40)
    }
  }

  mutating func input(_ input: ScrollInput) {
    view.handle(input, at: now)
    take()
  }

  /// The program lets an input that ends a drag land at an offset.
  mutating func land(_ input: ScrollInput, at offset: Double) {
    view.handle(input, landingAt: .down(offset), at: now)
    take()
  }

  mutating func report(_ report: HostReport) {
    if case .didScroll(let offset) = report { hostOffset = offset }
    view.handle(report, at: now)
    take()
  }

  // MARK: The program

  /// - Returns: Whether the trigger was accepted.
  @discardableResult
  mutating func trigger(_ source: UInt32 = 0) -> Bool {
    defer { take() }
    return view.triggerTop(source: source, at: now)
  }

  mutating func triggerHome(at home: Double) {
    view.triggerHome(at: home, time: now)
    take()
  }

  mutating func scroll(to offset: Double) {
    view.scroll(to: .down(offset), at: now)
    take()
  }

  mutating func change(
    content: Double, viewport: Double = 600, top: Double = 0, bottom: Double = 0, shift: Double = 0
  ) {
    let geometry = Self.geometry(content: content, viewport: viewport, top: top, bottom: bottom)
    view.setGeometry(geometry, shift: .down(shift), at: now)
    take()
  }

  static func geometry(
    content: Double, viewport: Double = 600, top: Double = 0, bottom: Double = 0
  ) -> ScrollGeometry {
    Pair(
      x: AxisGeometry(viewport: 400, content: 400),
      y: AxisGeometry(
        viewport: viewport, content: content, leadingInset: top, trailingInset: bottom))
  }

  /// Inserts rows in a batch, and increases the content length.
  @discardableResult
  mutating func insert(_ points: Double, at place: Double = 0, finished: Bool = true) -> Int? {
    edit(at: place, removed: 0, inserted: points, finished: finished)
  }

  @discardableResult
  mutating func edit(at place: Double, removed: Double, inserted: Double, finished: Bool = true)
    -> Int?
  {
    let batch = view.beginBatch(at: now)
    view.edit(at: place, removed: removed, inserted: inserted)
    let left = finished ? inserted - removed : 0
    let old = geometry
    let new = Self.geometry(
      content: old.content + left, viewport: old.viewport, top: old.leadingInset, bottom: old.trailingInset)
    let forgotten =
      finished ? view.endBatch(batch, geometry: new, at: now) : view.discardBatch(batch, geometry: new, at: now)
    take()
    return forgotten
  }

  mutating func setHeader(_ position: Double) {
    view.setHeaderPosition(position, of: 0, at: now)
    take()
  }

  mutating func snap(_ rule: SnapRule, _ axis: Axis = .y) { view.setSnapRule(rule, axis, at: now) }

  @discardableResult
  mutating func grab() -> Bool {
    defer { take() }
    return view.grabNub(at: now)
  }
  mutating func scrub(by distance: Double, sideways: Double = 0) {
    now += 0.01
    view.dragNub(by: distance, sideways: sideways, at: now)
    take()
  }
  mutating func release() {
    view.releaseNub(at: now)
    take()
  }

  // MARK: The toolkit

  private mutating func carryOut(_ request: ScrollRequest) {
    switch request {
    case .jump(let offset):
      hostAnimation = nil
      report(.didScroll(to: offset))
    case .animate(let offset, _): hostAnimation = (hostOffset, offset, now)
    case .shift(let offset):
      hostAnimation = nil  // most toolkits stop their animation when the offset is set
      report(.didScroll(to: offset))
    case .rest: break
    }
  }

  private mutating func runToolkit() {
    guard view.mode == .observed, let hostAnimation else { return }
    guard view.lastSnapshot.phase == .animating else { return self.hostAnimation = nil }
    let share = min(1, (now - hostAnimation.began) / 0.3)
    let (from, to) = (hostAnimation.from, hostAnimation.to)
    report(.didScroll(to: share == 1 ? to : from + (to - from) * share))
    if share == 1 {
      self.hostAnimation = nil
      report(.didEndAnimation)
    }
  }
}

/// What tests read of a scroll view.
extension ScrollView {
  var lastSnapshot: ScrollSnapshot { engine.lastSnapshot }
  var setting: ScrollSetting { engine.setting }
  var geometry: ScrollGeometry { engine.geometry }
  var context: ScrollContext { engine.context }
  var content: ScrollGeometry { engine.content }
  var zoom: ZoomWatch { engine.zoom }
  var scroller: Scroller { engine.scroller }
}

extension Vector {
  static func down(_ y: Double) -> Vector { Vector(x: 0, y: y) }
}

/// Content that no refresh opens: it rests in its content range.
extension Scrollbar {
  func thumb(offset: Double, in geometry: AxisGeometry) -> Thumb? {
    thumb(offset: offset, in: geometry, rest: geometry.range)
  }
}

extension EdgeScroll {
  func velocity(at point: Vector, in geometry: ScrollGeometry, isRightToLeft: Bool = false) -> Vector {
    velocity(at: point, in: geometry, rest: geometry.range, isRightToLeft: isRightToLeft)
  }
}

extension FastScrollNub {
  func y(offset: Double, in geometry: AxisGeometry) -> Double? { y(offset: offset, in: geometry, rest: geometry.range) }
}

extension ScrollSetting {
  /// 4400 points of scrolling along y, none along x.
  static let tall = ScrollSetting(
    geometry: Pair(
      x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000)),
    feel: .uikit, alwaysBounces: Pair(x: false, y: false))
}

extension ScrollPhase {
  /// Its letter in a picture.
  var letter: Character {
    switch self {
    case .idle: "i"
    case .tracking: "t"
    case .dragging: "d"
    case .coasting: "c"
    case .bouncing: "b"
    case .animating: "a"
    case .wheeling: "w"
    case .zooming: "z"
    case .steering: "s"
    }
  }
}

extension ScrollEvent {
  var isOfAHeader: Bool {
    if case .headerMoved = self { return true }
    if case .headerShown = self { return true }
    if case .headerHidden = self { return true }
    return false
  }

  var isRequest: Bool {
    if case .requested = self { return true }
    return false
  }

  var isOfTheNub: Bool {
    switch self {
    case .nubShown, .nubHidden, .nubGrabbed, .nubReleased: true
    case _: false
    }
  }
}
