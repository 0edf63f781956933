/// Changes of the size of the content and the viewport, and batches of edits.
extension ScrollView {
  /// Sets the geometry of the host. With a list, the anchored item stays where it is. `AnchorPolicy.stickToEnd` keeps
  /// content at its end, such as when a keyboard shrinks the viewport.
  ///
  /// - Parameter shift: How far the visible content moved within the content, in points.
  ///   Rows of 400 points inserted above it shift it by 400. The user sees no movement. In observed mode, a shift also
  ///   emits a request to move the toolkit's offset by it.
  public mutating func setGeometry(_ geometry: ScrollGeometry, shift: Vector = .zero, at time: Double) {
    perform(at: time) { view in view.change(to: geometry, shift: shift) }
  }

  private mutating func change(to geometry: ScrollGeometry, shift: Vector) {
    let formerEnd = followedEnd()
    let geometry = adoptHostGeometry(geometry)
    if shift == .zero, engine.isUnchanged(by: geometry) { return }
    guard hasBehaviours else {
      let starts = axesToStart
      engine.setContent(geometry, shift: shift)
      return continueToStart(along: starts)
    }
    let isFirst = engine.geometry == .empty
    if isFirst { behaviours.isPlacingLists = true }
    let shift = shift == .zero ? shiftOfEnd(formerEnd, to: geometry) : shift
    let keepsItem = hasList(.x) || hasList(.y) || behaviours.anchor.policy == .stickToEnd
    if keepsItem, shift == .zero, !isFirst, behaviours.anchor.depth == 0 {
      _ = endBatch(openBatch(behaviours.anchor.mainAxis), closedBy: geometry)
    } else {
      let before = engine.lastSnapshot.offset
      // The first geometry puts the content at its start, which is no scroll.
      let putsAtStart = isFirst && (engine.mode == .driven || engine.isNewHost)
      let starts = axesToStart
      engine.setContent(geometry, shift: shift)
      apply(ContentShift(by: putsAtStart ? engine.lastSnapshot.offset - before : shift))
      continueToStart(along: starts)
      if isFirst { placeAtGoals() }
    }
  }

  /// The axes along which a wheel or a key scrolls to the start of the content.
  private var axesToStart: Pair<Bool> {
    mutating get {
      guard engine.scroller.activity.goesToTarget else { return Pair(x: false, y: false) }
      let (start, drivers, target) = (start, drivers, engine.lastSnapshot.target)
      return Pair { axis in drivers[axis] == .wheel && target[axis] == start[axis] }
    }
  }

  /// A wheel or a key that scrolls to the start still ends there after a change.
  private mutating func continueToStart(along axes: Pair<Bool>) {
    guard axes.x || axes.y else { return }
    let start = start
    request(along: axes, to: start, for: .goal)
  }

  /// Where the content starts, in points; vertically at its top, where a refresh that closes leaves it.
  private var start: Vector {
    mutating get {
      var range = engine.restRange
      if hasBehaviours { range.y = topRange }
      return engine.scroller.setting.start(of: range)
    }
  }

  /// The visible content moved within the content by a distance, in points; its size is the same. The user sees no
  /// movement.
  public mutating func shift(by distance: Vector, at time: Double) {
    perform(at: time) { view in view.shiftContent(by: ContentShift(by: distance)) }
  }

  /// `shift` within a change.
  mutating func shiftContent(by shift: ContentShift) {
    engine.change(to: engine.content, shift: shift.distance)
    apply(shift)
  }

  /// Remembers the host's inset for a conversation.
  ///
  /// - Parameter batch: The batch of edits that ends; nil if none does.
  /// - Returns: The geometry for the engine. The host's inset may follow the headers; the engine's is that of headers fully shown.
  private mutating func adoptHostGeometry(_ geometry: ScrollGeometry, closing batch: UInt32? = nil) -> ScrollGeometry {
    guard hasBehaviours else { return geometry }
    var y = behaviours.headers.withHeadersShown(geometry.y, at: engine.clock)
    let present = behaviours.conversation?.layout.hostInset ?? engine.content.y.leadingInset
    // An inset that differs by rounding alone must not begin a motion anew.
    if (y.leadingInset - present).magnitude < AxisGeometry.rounding { y = y.with(leadingInset: present) }
    behaviours.conversation?.layout.hostInset = y.leadingInset
    return geometryWithLists(ScrollGeometry(x: geometry.x, y: y), closing: batch)
  }

  // MARK: Content anchor

  /// Sets which part of the content keeps its position when content changes.
  public mutating func setAnchorPolicy(_ policy: AnchorPolicy, at time: Double) {
    enable(at: time) { view in view.behaviours.anchor.policy = policy }
  }

  /// Begins a batch of edits of the content down, or along the only list.
  ///
  /// - Returns: The number of the batch, never 0.
  public mutating func beginBatch(at time: Double) -> UInt32 {
    makeBehaviours()
    return perform(at: time) { view in view.beginBatch(view.behaviours.anchor.mainAxis) }
  }

  /// Begins a batch of edits along an axis within a change.
  mutating func beginBatch(_ axis: Axis) -> UInt32 {
    if !behaviours.anchor.isOpen(along: axis) { forgetSeen(axis) }
    return openBatch(axis)
  }

  /// Opens a batch along an axis at the present time, such as for an edit that belongs to no other. What was seen counts on.
  mutating func openBatch(_ axis: Axis) -> UInt32 {
    let ends = hasList(axis) ? self[list: axis].ends(at: engine.clock) : nil
    return behaviours.anchor.begin(
      axis, at: engine.lastSnapshot.offset[axis], ends ?? presentEnds(axis), returnOffset: behaviours.top?.returnOffset)
  }

  /// At which ends along an axis content is now.
  mutating func presentEnds(_ axis: Axis) -> AnchoredEnds {
    let isOpened = axis == .y && behaviours.refresh?.state == .refreshing
    return behaviours.anchor.ends(axis, engine.lastSnapshot, in: engine.geometry, isOpened: isOpened)
  }

  /// Adds an edit of the content to the innermost batch: lengths removed and inserted at a position, in points. What is at the top
  /// of the viewport keeps its place.
  ///
  /// - Parameter position: In the content after all edits of the batch so far.
  /// - Precondition: A batch is open.
  public mutating func edit(at position: Double, removed: Double, inserted: Double) {
    precondition(hasBehaviours && behaviours.anchor.depth > 0, "ScrollView: no batch is open")
    makeUnique()
    behaviours.anchor.edit(at: position, removed: removed, inserted: inserted)
  }

  /// Ends a batch with the new geometry of the content. A wheel or a key that scrolls to the start still ends there.
  ///
  /// - Returns: The number of batches inside it that were never ended; nil if no such batch is open, and
  ///   nothing changes.
  @discardableResult
  public mutating func endBatch(
    _ id: UInt32, geometry: ScrollGeometry, at time: Double
  ) -> Int? {
    perform(at: time) { view in
      guard view.isOpen(batch: id) else { return nil }
      return view.endBatch(id, closedBy: view.adoptHostGeometry(geometry, closing: id))
    }
  }

  /// Ends a batch whose edits the program has discarded, with the geometry of the content. Nothing shifts.
  ///
  /// - Returns: As for `endBatch`.
  @discardableResult
  public mutating func discardBatch(_ id: UInt32, geometry: ScrollGeometry, at time: Double) -> Int? {
    perform(at: time) { view in
      guard view.isOpen(batch: id) else { return nil }
      let geometry = view.adoptHostGeometry(geometry, closing: id)
      guard let outcome = view.behaviours.anchor.discard(id) else { return nil }
      view.changeContent(to: geometry, by: outcome)
      return outcome.forgotten
    }
  }

  /// Whether a batch is open. A geometry that is laid out for one that is not would change a conversation.
  package func isOpen(batch id: UInt32) -> Bool { hasBehaviours && behaviours.anchor.isOpen(id) }

  /// Ends a batch within a change, with a geometry of the scroller.
  mutating func endBatch(_ id: UInt32, closedBy geometry: ScrollGeometry) -> Int? {
    guard let outcome = behaviours.anchor.end(id, from: engine.geometry, to: engine.scaled(geometry)) else { return nil }
    changeContent(to: geometry, by: outcome)
    return outcome.forgotten
  }

  /// Changes the content by the outcome of a batch.
  private mutating func changeContent(to geometry: ScrollGeometry, by outcome: ContentAnchor.Outcome) {
    var shift = outcome.shift
    let scaled = engine.scaled(geometry)
    let goals = Pair(x: restingGoal(.x, after: outcome), y: restingGoal(.y, after: outcome))
    if let distance = goalShift(.x, to: scaled, goals.x) { shift.distance.x = distance }
    if let distance = goalShift(.y, to: scaled, goals.y) { shift.distance.y = distance }
    let place = engine.answeredOffset + shift.distance
    if hasList(.x), shift.distance.x != outcome.keptDistance(.x) { self[list: .x].forgetPicture() }
    if hasList(.y), shift.distance.y != outcome.keptDistance(.y) { self[list: .y].forgetPicture() }
    let toStart = axesToStart
    let former = engine.geometry
    var starts = thumbStarts()
    behaviours.snapGuide?.contentDidChange()
    engine.setContent(geometry, shift: shift.distance, isEdit: true)
    apply(shift)
    let clamped = engine.answeredOffset - place
    if hasList(.x), clamped.x != 0 { self[list: .x].clamp(by: clamped.x) }
    if hasList(.y), clamped.y != 0 { self[list: .y].clamp(by: clamped.y) }
    if !isMeasurement(.x, since: former) { starts.bars.x = nil }
    if !isMeasurement(.y, since: former) { (starts.bars.y, starts.nub) = (nil, nil) }
    keepThumbs(at: starts)
    retargetGoal(.x, goals.x)
    retargetGoal(.y, goals.y)
    continueToStart(along: toStart)
    if outcome.goesToEnd { request(outcome.axis, to: behaviours.anchor.end(of: engine.geometry[outcome.axis], outcome.axis), for: .end) }
    if outcome.resetsX, engine.lastSnapshot.offset.x != 0 {
      engine.setOffset(Vector(x: 0, y: engine.lastSnapshot.offset.y))
    }
  }

  /// Whether a change from another geometry has only measured items of the list along an axis.
  private mutating func isMeasurement(_ axis: Axis, since former: ScrollGeometry) -> Bool {
    let hasSameItems = hasList(axis) && self[list: axis].adoptCount()
    let present = engine.geometry
    let isSameViewport = present.x.viewport == former.x.viewport && present.y.viewport == former.y.viewport
    return hasSameItems && isSameViewport && present.y.leadingInset == former.y.leadingInset  // the nub's track begins below it
  }
}
