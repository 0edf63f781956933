/// The snap targets of one scroll view: where a motion ends, and where content rested last.
///
///     release, or a step of a wheel or key ──▶ target ──▶ one motion to the target
///     another size of content or viewport  ──▶ resnap ──▶ content stays at the same items and areas
package struct SnapGuide {
  package private(set) var rules = Pair<SnapRule>(x: .none, y: .none)
  /// The host's areas; borrowed.
  private(set) var areas = SnapAreas.none
  /// Whether there may be snap targets: without areas, content that snaps to areas has none. Stored, because it is asked in each call.
  private(set) var mayHaveTargets = false
  /// The list that is attached along each axis; borrowed.
  var lists = Pair<Reference<ScrollList>?>(x: nil, y: nil) {
    didSet { if lists != oldValue { rememberedOffset = nil } }
  }
  /// The content after the last change.
  private(set) var layout: SnapLayout
  /// The pages or items at which content rested last, by number.
  private var restingNumbers = Pair(x: 0.0, y: 0.0)
  /// The areas at which content rested last, by key.
  private var targets = SnapTargets(x: nil, y: nil)
  /// The areas at which content rested last, by index: −1 along an axis on which it rested at none, nil without areas.
  private(set) var areaNumbers = Pair<Double?>(x: nil, y: nil)
  /// The items of lists to which content at the expected offset is snapped.
  private var snappedItems = Pair<SnappedItem?>(x: nil, y: nil)
  /// The offset at which `restingNumbers`, `targets`, `areaNumbers` and `snappedItems` were remembered last, so that a tick of a
  /// coast searches nothing; nil if they may be out of date.
  private var rememberedOffset: Vector?
  /// The offset at which content is expected to rest along each axis; nil if it is not known.
  var expectedOffset = Pair<Double?>(x: nil, y: nil)
  /// The last animation to a page or item that the program began; nil if there was none.
  var animation: AnimationID?

  init(in layout: SnapLayout) { self.layout = layout }

  /// Takes the content after a change.
  ///
  /// - Returns: Whether its geometry is another.
  mutating func take(_ layout: SnapLayout) -> Bool {
    guard layout != self.layout else { return false }
    let isChanged = layout.geometry != self.layout.geometry
    self.layout = layout
    rememberedOffset = nil
    return isChanged
  }

  /// Takes the host's areas.
  ///
  /// - Returns: Whether they are others than before.
  mutating func take(_ areas: SnapAreas) -> Bool {
    let isChanged = areas != self.areas
    self.areas = areas  // also equal ones: the caller frees those before
    findWhetherThereMayBeTargets()
    if isChanged { rememberedOffset = nil }
    return isChanged
  }

  private mutating func findWhetherThereMayBeTargets() {
    mayHaveTargets = !areas.indices.isEmpty || rules.x.hasOwnTargets || rules.y.hasOwnTargets
  }

  /// Whether neither axis has a snap rule.
  var isEmpty: Bool { rules.x.isNone && rules.y.isNone }

  /// The cause of a motion that snaps.
  package enum Cause: Equatable, Sendable {
    /// The user released the content.
    case release
    /// A step of a wheel, or a key for more than a line: content moves as far, but at least to the next
    /// snap target.
    case step
    /// A key for a line: content moves to the next snap target.
    case line
  }

  /// The motion that content would make if it did not snap.
  package struct Outcome: Equatable, Sendable {
    package let cause: Cause
    /// Where it begins, in points.
    package let from: Vector
    /// Its velocity there, in points per second.
    package let velocity: Vector
    /// Where it would end, in points.
    package let target: Vector
  }

  /// Sets the rule of an axis. If both axes snap to areas, one area is chosen for both, as strictly as this rule says.
  ///
  /// - Parameter target: Where content rests or will rest. Its page, item or area there is kept; of an axis that is held now, that
  ///   at which it rested.
  mutating func set(_ rule: SnapRule, _ axis: Axis, at target: Vector) {
    let former = rules
    rules = Pair(x: rules.x.along(.x), y: rules.y.along(.y))
    rules[axis] = rule.along(axis)
    if case .areas(let x) = rules.x, case .areas(let y) = rules.y {
      let both = AreaSnapping(
        axes: Pair(x: true, y: true), strictness: axis == .x ? x.strictness : y.strictness,
        padding: Pair(x: x.padding.x, y: y.padding.y))
      rules = Pair(x: .areas(both), y: .areas(both))
    }
    if rules == former { return }
    findWhetherThereMayBeTargets()
    rememberedOffset = nil
    rememberTargets(at: expected(otherwise: target))
  }

  /// Where a motion ends; the outcome's own target where it does not snap. A motion along one axis does not move the
  /// other, also if content rests between two pages there. A touch that moves nothing snaps both.
  package func target(of outcome: Outcome, in layout: SnapLayout) -> Vector {
    let found = container(in: layout.geometry).flatMap { areaTarget(of: outcome, in: $0) }
    return Vector { axis in target(axis, of: outcome, area: found?[axis], in: layout) }
  }

  /// Where a motion ends along an axis.
  ///
  /// - Parameter area: The area chosen there; nil if there is none.
  private func target(_ axis: Axis, of outcome: Outcome, area: SnapResult?, in layout: SnapLayout) -> Double {
    guard canScroll(axis, in: layout) else { return outcome.target[axis] }
    if isStill(axis, outcome), outcome.cause != .release || !isStill(axis.other, outcome) {
      return outcome.target[axis]
    }
    if isBeforeContent(axis, outcome.target, in: layout) { return outcome.target[axis] }
    if let items = items(axis, in: layout) { return items.target(of: outcome, axis) ?? outcome.target[axis] }
    guard var positions = positions(axis, in: layout) else { return area?.offset ?? outcome.target[axis] }
    if outcome.cause != .release { positions.rule = .atLeastNext }
    return positions.target(
      from: outcome.from[axis], projected: outcome.target[axis], velocity: outcome.velocity[axis])
  }

  /// Whether content can scroll along an axis. Content that fits there does not snap.
  private func canScroll(_ axis: Axis, in layout: SnapLayout) -> Bool { layout.geometry[axis].range.length > 0 }

  /// Whether a page or a stop limits how far a fling along an axis goes.
  func limitsFlings(_ axis: Axis, in layout: SnapLayout) -> Bool {
    guard canScroll(axis, in: layout) else { return false }
    return switch rules[axis] {
    case .none: false
    case .pages(let paging): paging.rule.limitsFlings
    case .carousel(let carousel): carousel.rule.limitsFlings
    case .areas: areas.haveStops
    case .items(let snapping): snapping.stop == .always
    }
  }

  /// Whether a step of a wheel counts by whole notches along an axis: content always snaps there, and would not rest where it leads.
  ///
  /// - Parameters:
  ///   - offset: Where it leads, in points.
  ///   - target: Where it snaps, in points.
  func countsNotches(_ axis: Axis, to offset: Vector, snappedTo target: Vector, in layout: SnapLayout) -> Bool {
    guard canScroll(axis, in: layout) else { return false }
    return switch rules[axis] {
    case .none: false
    case .pages, .carousel, .items: !isBeforeContent(axis, offset, in: layout)
    case .areas(let snapping): snapping.strictness == .mandatory && target[axis] != offset[axis]
    }
  }

  /// The areas at which a motion ends; nil if none is chosen.
  private func areaTarget(of outcome: Outcome, in container: SnapContainer) -> SnapResults? {
    let displacement = outcome.target - outcome.from
    switch outcome.cause {
    case .release where displacement == .zero:
      let moved = Pair<Bool> { axis in !isStill(axis, outcome) }
      let scrolled = moved.x || moved.y ? moved : Pair(x: true, y: true)
      return container.results(for: .end(at: outcome.from, scrolled: scrolled))
    case .release:
      let caught = Pair<Bool> { axis in !isStill(axis, outcome) }
      return container.results(for: .endAndDirection(from: outcome.from, displacement: displacement, caught: caught))
    case .step:
      return container.results(for: .endAndDirection(from: outcome.from, displacement: displacement))
    case .line:
      return container.results(for: .direction(from: outcome.from, step: displacement))
    }
  }

  /// Whether content rests along an axis and a motion does not move it there.
  private func isStill(_ axis: Axis, _ outcome: Outcome) -> Bool {
    outcome.velocity[axis] == 0 && outcome.target[axis] == outcome.from[axis] && isExpected(outcome.from[axis], axis)
  }

  /// Whether content is expected to rest at an offset along an axis.
  func isExpected(_ offset: Double, _ axis: Axis) -> Bool {
    guard let expected = expectedOffset[axis] else { return false }
    return (expected - offset).magnitude <= Self.near
  }

  /// Whether content is expected to rest at an offset.
  func isExpected(_ offset: Vector) -> Bool { isExpected(offset.x, .x) && isExpected(offset.y, .y) }

  /// Whether content is expected to rest at exactly this offset.
  func isExpected(exactly offset: Vector) -> Bool { expectedOffset == Pair(x: offset.x, y: offset.y) }

  /// The offset at which content is expected to rest; along an axis on which it is not known, another.
  func expected(otherwise offset: Vector) -> Vector { Vector { axis in expectedOffset[axis] ?? offset[axis] } }

  /// Remembers the pages, items and areas at an offset where content rests or will rest.
  mutating func rememberTargets(at offset: Vector) {
    let isRemembered = offset == rememberedOffset
    rememberNumbers(at: offset)
    if isRemembered { return }
    if let container = container(in: layout.geometry) { targets = container.targets(at: offset, before: targets) }
    findAreas()
  }

  /// Remembers the pages and items at an offset where shifted content rests or will rest. It keeps its areas: the host sets their
  /// new places next.
  mutating func rememberNumbers(at offset: Vector) {
    expectedOffset = Pair(x: offset.x, y: offset.y)
    guard offset != rememberedOffset else { return }
    rememberedOffset = offset
    restingNumbers = Pair { axis in number(at: offset[axis], axis, in: layout) ?? restingNumbers[axis] }
    snappedItems = Pair { axis in items(axis, in: layout)?.snappedItem(at: offset[axis]) }
  }

  /// Forgets the areas at which content rested last: at another scale they are elsewhere, and the host sets their new places next.
  mutating func forgetAreas() { targets = SnapTargets(x: nil, y: nil) }

  /// Finds the indices of the areas at which content rested last: the areas have changed.
  mutating func findAreas() { areaNumbers = areaNumbers(of: targets) }

  /// Shifts the offset at which content is expected to rest.
  mutating func shift(by distance: Vector) {
    expectedOffset = Pair { axis in expectedOffset[axis].map { $0 + distance[axis] } }
  }

  /// The snap target of content at rest. An axis on which content rests at the expected offset keeps it:
  /// this target was chosen when the motion began, by a direction that is not known any more.
  func targetFromRest(_ target: Vector, at offset: Vector) -> Vector {
    Vector { axis in isExpected(offset[axis], axis) ? offset[axis] : target[axis] }
  }

  /// The present offset of the remembered pages, items and areas, for content that rests or will rest at another; nil if
  /// content is there.
  ///
  /// - Parameter stays: The axes along which content stays: the nub or a thumb holds it, or it was shifted.
  func resnapTarget(of snapshot: ScrollSnapshot, stays: Pair<Bool>) -> Vector? {
    let offset = snapshot.target
    let found = container(in: layout.geometry)?.results(keeping: targets, from: offset)
    let kept = Vector { axis in
      if stays[axis] || isBeforeContent(axis, offset, in: layout) { return offset[axis] }
      if rules[axis].isItems { return offset[axis] }  // the list keeps its item
      return self.offset(ofNumber: restingNumbers[axis], axis, in: layout) ?? found?[axis]?.offset ?? offset[axis]
    }
    return (kept - offset).length > Self.near ? kept : nil
  }

  /// The pages or items nearest to an offset, and the areas at which content rested last; nil along an axis without.
  func expectedNumbers(at offset: Vector, in layout: SnapLayout) -> Pair<Double?> {
    Pair { axis in number(at: offset[axis], axis, in: layout)?.roundedHalfUp ?? areaNumbers[axis] }
  }

  /// The page, item or area at an offset, by number; nil along an axis where there is none.
  func numbers(at offset: Vector, in layout: SnapLayout) -> Pair<Double?> {
    let found = areaNumbers(at: offset, in: layout)
    return Pair { axis in
      if let number = self.number(at: offset[axis], axis, in: layout) { return number }
      return found[axis].flatMap { $0 < 0 ? nil : $0 }
    }
  }

  private func areaNumbers(at offset: Vector, in layout: SnapLayout) -> Pair<Double?> {
    guard let container = container(in: layout.geometry) else { return Pair(x: nil, y: nil) }
    return areaNumbers(of: container.targets(at: offset, before: targets))
  }

  // MARK: Edits of a list

  /// The item to which content snaps where it rests or will rest along an axis; nil if it snaps to none.
  ///
  /// A motion may end where the range ends before the item: while extents become known, it goes on. At rest it has ended.
  func goal(_ axis: Axis, of snapshot: ScrollSnapshot) -> ItemGoal? {
    guard let snapped = snappedItems[axis], snapped.isAligned || snapshot.phase != .idle, isExpected(snapshot.target[axis], axis)
    else { return nil }
    return items(axis, in: layout)?.goal(snapped.item)
  }

  /// The content has changed: other items may be where those are that are remembered.
  mutating func contentDidChange() { rememberedOffset = nil }

  /// Follows an edit of the list along an axis. The content may change later, at the end of a batch.
  mutating func follow(_ edit: ListEdit, _ axis: Axis) {
    if let item = snappedItems[axis]?.item { snappedItems[axis]?.item = edit.index(of: item) }
  }

  /// Expects content that a chain moves at its items, and after a change of the layout or the areas in a coast or a step at the pages and
  /// areas where it was to rest. The chain snaps anew if its motion does not end there.
  ///
  /// - Parameter shifted: The axes along which the content was shifted: it goes on to where it was to rest.
  /// - Returns: Whether its motion does not end there, or there are items.
  mutating func expectTargets(of snapshot: ScrollSnapshot, shifted: Pair<Bool>) -> Bool {
    let hasItems = expectSnappedItems()
    guard rememberedOffset == nil, snapshot.phase.isDecelerating || snapshot.phase == .wheeling, let kept = resnapTarget(of: snapshot, stays: shifted)
    else { return hasItems }
    for axis in [Axis.x, .y] where !rules[axis].isItems { expectedOffset[axis] = kept[axis] }
    return true
  }

  private mutating func expectSnappedItems() -> Bool {
    guard snappedItems.x != nil || snappedItems.y != nil else { return false }
    for axis in [Axis.x, .y] {
      guard let item = snappedItems[axis]?.item, let offset = items(axis, in: layout)?.offset(ofItem: item) else { continue }
      expectedOffset[axis] = offset
    }
    return true
  }

  /// Taste. 0.01 pt: content nearer to a snap target than that is at it. Larger keeps content where it visibly misses a target.
  static let near = 0.01
}
