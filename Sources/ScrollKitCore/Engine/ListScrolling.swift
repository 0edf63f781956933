/// Scrolling to the items of the attached lists. While extents become known, the target follows its item.
///
/// - Precondition: A list is attached, unless stated otherwise.
extension ScrollView {
  /// Scrolls to an item. While extents become known, the target follows it; at rest, the content stays with
  /// it until the user scrolls.
  ///
  /// A scroll to an item of the other list that is under way goes on: two calls scroll to a cell of a table.
  ///
  /// - Parameters:
  ///   - margin: Points between the item and the end of the viewport at which it is aligned.
  ///   - axis: That of the list; nil: of the only one, or of the rows of a table.
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func scroll(
    toItem item: Int, _ alignment: ListAlignment = .nearest, margin: Double = 0, along axis: Axis? = nil,
    by animation: ScrollAnimation = .standard, at time: Double
  ) -> AnimationID {
    let axis = checkList(axis)
    return perform(at: time) { view in
      let goal = view.aligned(axis, ItemGoal(item: item, alignment: alignment, margins: Ends(both: margin)))
      return view.scroll(axis, to: goal, by: animation)
    }
  }

  /// Scrolls to where an item lies as placed along the list's axis, with its margins. With the alignment `none` the content
  /// stays where it is.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func scroll(
    toItem item: Int, _ placement: AxisPlacement, along axis: Axis? = nil, by animation: ScrollAnimation = .standard, at time: Double
  ) -> AnimationID {
    let axis = checkList(axis)
    return perform(at: time) { view in
      guard let alignment = ListAlignment(placement.alignment) else {
        return view.engine.scroll(axis, to: view.engine.scrollStart[axis], by: animation)
      }
      let margins = placement.margins(isReversed: view[list: axis].direction < 0)
      let goal = view.aligned(axis, ItemGoal(item: item, alignment: alignment, margins: margins))
      return view.scroll(axis, to: goal, by: animation)
    }
  }

  /// Scrolls to a goal along an axis within a change. A toolkit has one scroll for both axes: there, that to a goal along the other
  /// one goes on in the new one.
  mutating func scroll(_ axis: Axis, to goal: ItemGoal, by animation: ScrollAnimation) -> AnimationID {
    var goal = goal
    let former = engine.lastSnapshot.animations[axis.other]
    let id = engine.scroll(axis, to: place(showing: goal, axis), by: animation)
    goal.animation = engine.lastSnapshot.isAnimated(by: id) ? id : nil
    self[list: axis].setGoal(goal, at: engine.answeredOffset)
    if engine.mode == .observed, former != nil, hasList(axis.other), self[list: axis.other].goal?.animation == former {
      self[list: axis.other].continueGoal(in: goal.animation)
    }
    return id
  }

  /// Makes the item at a vertical offset the goal of the scroll that has begun: its target follows the item. No list need be
  /// attached, and the list may be empty.
  mutating func beginGoal(at offset: Double, animation: AnimationID) {
    guard hasList(.y) else { return }
    let place = self[list: .y].place(at: offset, in: engine.targetGeometry.y, scale: engine.targetListScale)
    var goal = ItemGoal(place)
    goal.animation = engine.lastSnapshot.isAnimated(by: animation) ? animation : nil
    self[list: .y].setGoal(goal, at: engine.answeredOffset)
  }

  /// Makes the end of the vertical list the goal where an input is the key End and leads there: the target follows the end while
  /// extents become known, and content stays there until the user scrolls. No list need be attached. A conversation follows its end.
  mutating func beginGoal(by input: ScrollInput) {
    guard input.isKeyEnd, hasBehaviours, hasList(.y), behaviours.conversation == nil, self[list: .y].reference.value.count > 0,
      engine.lastSnapshot.phase == .wheeling || engine.lastSnapshot.phase == .idle,
      (engine.lastSnapshot.target.y - engine.restRange.y.upper).magnitude <= Vector.rounding
    else { return }
    self[list: .y].setGoal(ItemGoal(endOf: self[list: .y].reference.value), at: engine.lastSnapshot.offset)
  }

  /// Sets a place in the list at once, also before anything is measured and before the first geometry. While
  /// extents become known, the content stays there until the user scrolls.
  ///
  /// - Precondition: The item exists.
  /// `axis` is as for the other functions.
  public mutating func setListPlace(_ place: ListAnchor, along axis: Axis? = nil, at time: Double) {
    let axis = checkList(axis)
    perform(at: time) { view in
      let goal = ItemGoal(place)
      view.engine.setOffset(axis, to: view.place(showing: goal, axis))
      view[list: axis].setGoal(goal, at: view.engine.answeredOffset)
    }
  }

  /// The place in the only list, or in that of the rows of a table, at the start of the visible part of the viewport.
  public var listPlace: ListAnchor { listPlace(along: checkList(nil)) }

  /// The place in the list along an axis at the start of the visible part of the viewport.
  public func listPlace(along axis: Axis) -> ListAnchor {
    checkList(axis)
    return self[list: axis].place(
      at: engine.lastSnapshot.offset[axis], in: engine.geometry[axis], scale: engine.listScale)
  }

  /// A goal that keeps the alignment which `nearest` or `scrollOff` has now.
  private mutating func aligned(_ axis: Axis, _ goal: ItemGoal) -> ItemGoal {
    guard goal.alignment == .nearest || goal.alignment == .scrollOff else { return goal }
    let offset = place(showing: goal, axis)
    let start = ItemGoal(item: goal.item, alignment: .start, margins: goal.margins)
    let end = ItemGoal(item: goal.item, alignment: .end, margins: goal.margins)
    if offset == place(showing: start, axis) { return start }
    if offset == place(showing: end, axis) { return end }
    let place = self[list: axis].place(
      at: offset, in: engine.targetGeometry[axis], scale: engine.targetListScale)
    let list = self[list: axis].reference
    return ItemGoal(
      ListAnchor(item: goal.item, distance: place.distance - (list.value.start(of: goal.item) - list.value.start(of: place.item))))
  }

  /// The offset along an axis that shows a goal.
  private mutating func place(showing goal: ItemGoal, _ axis: Axis) -> Double {
    self[list: axis].offset(
      showing: goal, from: engine.scrollStart[axis], in: engine.targetGeometry[axis], rest: engine.targetRestRange[axis],
      scale: engine.targetListScale)
  }

  /// The item along an axis at which content rests, or to which it snaps at the end of its motion; nil if there is none.
  private mutating func restingGoal(_ axis: Axis) -> ItemGoal? {
    guard hasList(axis) else { return nil }
    if let goal = self[list: axis].goal { return goal.animation == nil ? goal : nil }
    return behaviours.snapGuide?.goal(axis, of: engine.lastSnapshot)
  }

  /// The item that content keeps along an axis after a batch; nil if there is none, or a batch along the axis stays open, whose edits
  /// do not count yet.
  mutating func restingGoal(_ axis: Axis, after outcome: ContentAnchor.Outcome) -> ItemGoal? {
    axis == outcome.axis || !behaviours.anchor.isOpen(along: axis) ? restingGoal(axis) : nil
  }

  /// How far the content that rests at a goal, or that a key has moved there at once, has to shift along an axis so that it shows the
  /// goal in a new geometry, in points; nil if it rests at none.
  mutating func goalShift(_ axis: Axis, to geometry: ScrollGeometry, _ goal: ItemGoal?) -> Double? {
    guard let goal, engine.lastSnapshot.phase == .idle || goal.isByKey && !engine.lastSnapshot.isSettling else { return nil }
    let offset = engine.answeredOffset[axis]
    return self[list: axis].offset(
      showing: goal, from: offset, in: geometry[axis], rest: engine.scroller.setting.restRange(of: geometry.range)[axis],
      scale: engine.listScale) - offset
  }

  /// Retargets a scroll to an item along an axis whose place has changed.
  ///
  /// - Parameter resting: The item to which content snaps at the end of its motion; nil if there is none.
  mutating func retargetGoal(_ axis: Axis, _ resting: ItemGoal?) {
    guard hasList(axis) else { return }
    if let goal = self[list: axis].goal, engine.lastSnapshot.isAnimated(by: goal.animation) {
      request(axis, to: place(showing: goal, axis), for: .goal, own: goal.animation)
    } else if let resting, engine.mode == .driven {
      let place = place(showing: resting, axis)
      if resting.isByKey, engine.isChained { request(axis, to: place, for: .goal) } else { retarget(axis, toSnapped: place) }
    }
  }

  /// Retargets the motion under way along an axis to an item to which it snaps. A fling that cannot carry the content there any more, because
  /// the extents on the way are others, goes to the nearest item instead. A chain snaps anew itself.
  private mutating func retarget(_ axis: Axis, toSnapped item: Double) {
    guard !engine.isChained, (item - engine.lastSnapshot.target[axis]).magnitude > Vector.rounding else { return }
    let now = engine.clock
    let decelerates = engine.lastSnapshot.phase != .bouncing && engine.scroller.decelerates(axis, to: item, now: now)
    let isFlung = driver(axis) == .release && !decelerates
    let place = isFlung ? snapped(engine.scroller.coastEnd(at: now), velocity: engine.lastSnapshot.velocity)[axis] : item
    request(axis, to: place, for: .item)
    rememberSnapTargets(at: engine.lastSnapshot.target)
  }

  /// Moves content, after its first geometry, from its start to its goals, or to the end to which it sticks.
  mutating func placeAtGoals() {
    var place = engine.answeredOffset
    if hasList(.x) { place.x = firstPlace(.x) }
    if hasList(.y) { place.y = firstPlace(.y) }
    if place != engine.answeredOffset { engine.setOffset(place) }
    let followed = engine.answeredOffset - behaviours.followed.shift  // the lists follow the shift to the content's start, too
    if hasList(.x) { self[list: .x].placeGoal(at: followed) }
    if hasList(.y) { self[list: .y].placeGoal(at: followed) }
  }

  /// Where content lies along a list after its first geometry, in points.
  private mutating func firstPlace(_ axis: Axis) -> Double {
    let start = engine.answeredOffset[axis]
    let end = axis == .y ? conversationEnd(in: engine.geometry.y) : nil
    if let shift = goalShift(axis, to: engine.geometry, restingGoal(axis)) {
      let place = start + shift
      if self[list: axis].goal != nil, let end, place < end - Vector.rounding {
        behaviours.conversation?.leaveEnd(at: place - behaviours.followed.shift.y)
      }
      return place
    }
    if let end { return end }
    let sticks = axis == behaviours.anchor.mainAxis && behaviours.anchor.policy == .stickToEnd
    return sticks ? behaviours.anchor.end(of: engine.geometry[axis], axis) : start
  }
}

extension ScrollEngine {
  /// The content offset after the toolkit has answered the last request, in points.
  var answeredOffset: Vector {
    mode == .observed ? host.expectedOffset : lastSnapshot.offset
  }

  /// The scale of a list's content. Observed content has its length at the present scale.
  var listScale: ContentScale { ContentScale(mode == .driven ? zoom.scale : 1) }

  /// The scale at which a list's content will rest.
  var targetListScale: ContentScale { mutating get { scroller.activity.zoomRest.map { ContentScale($0.scale) } ?? listScale } }
}
