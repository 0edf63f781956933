/// Scrolling to the items of the attached list. While extents become known, the target follows its item.
///
/// - Precondition: A list is attached, unless stated otherwise.
extension ScrollView {
  /// Scrolls to an item. While extents become known, the target follows it; at rest, the content stays with
  /// it until the user scrolls.
  ///
  /// - Parameter margin: Points between the item and the end of the viewport at which it is aligned.
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func scroll(
    toItem item: Int, _ alignment: ListAlignment = .nearest, margin: Double = 0, by animation: ScrollAnimation = .standard,
    at time: Double
  ) -> AnimationID {
    checkList()
    return perform(at: time) { view in
      let goal = view.aligned(ItemGoal(item: item, alignment: alignment, margins: Ends(both: margin)))
      return view.scroll(to: goal, by: animation)
    }
  }

  /// Scrolls to where an item lies as placed along the list's axis, with its margins. With the alignment `none` the content
  /// stays where it is.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  /// - Precondition: The item exists.
  @discardableResult
  public mutating func scroll(
    toItem item: Int, _ placement: AxisPlacement, by animation: ScrollAnimation = .standard, at time: Double
  ) -> AnimationID {
    checkList()
    return perform(at: time) { view in
      guard let alignment = ListAlignment(placement.alignment) else {
        return view.engine.scroll(to: view.engine.scrollStart, by: animation)
      }
      let margins = placement.margins(isReversed: view.attachedList.direction < 0)
      return view.scroll(to: view.aligned(ItemGoal(item: item, alignment: alignment, margins: margins)), by: animation)
    }
  }

  /// Scrolls to a goal within a change.
  mutating func scroll(to goal: ItemGoal, by animation: ScrollAnimation) -> AnimationID {
    var goal = goal
    let id = engine.scroll(to: target(showing: goal), by: animation)
    goal.animation = engine.lastSnapshot.animation == id ? id : nil
    behaviours.list?.setGoal(goal, at: engine.answeredOffset)
    return id
  }

  /// Makes the item at a vertical offset the goal of the scroll that has begun: its target follows the item. No list need be
  /// attached, and the list may be empty.
  mutating func beginGoal(at offset: Double, animation: AnimationID) {
    guard let list = behaviours.list, list.axis == .y else { return }
    let place = list.place(at: offset, in: engine.targetGeometry.y, scale: engine.targetListScale)
    var goal = ItemGoal(place)
    goal.animation = engine.lastSnapshot.animation == animation ? animation : nil
    behaviours.list?.setGoal(goal, at: engine.answeredOffset)
  }

  /// Sets a place in the list at once, also before anything is measured and before the first geometry. While
  /// extents become known, the content stays there until the user scrolls.
  ///
  /// - Precondition: The item exists.
  public mutating func setListPlace(_ place: ListAnchor, at time: Double) {
    checkList()
    perform(at: time) { view in
      let goal = ItemGoal(place)
      view.engine.setOffset(view.target(showing: goal))
      view.behaviours.list?.setGoal(goal, at: view.engine.answeredOffset)
    }
  }

  /// The place in the list at the start of the visible part of the viewport.
  public var listPlace: ListAnchor {
    checkList()
    let list = attachedList
    let axis = list.axis
    return list.place(
      at: engine.lastSnapshot.offset[axis], in: engine.geometry[axis], scale: engine.listScale)
  }

  /// A goal that keeps the alignment which `nearest` has now.
  private mutating func aligned(_ goal: ItemGoal) -> ItemGoal {
    guard goal.alignment == .nearest, let list = behaviours.list else { return goal }
    let axis = list.axis
    let offset = target(showing: goal)[axis]
    let start = ItemGoal(item: goal.item, alignment: .start, margins: goal.margins)
    let end = ItemGoal(item: goal.item, alignment: .end, margins: goal.margins)
    if offset == target(showing: start)[axis] { return start }
    if offset == target(showing: end)[axis] { return end }
    let place = list.place(
      at: offset, in: engine.targetGeometry[axis], scale: engine.targetListScale)
    let gap = list.reference.value.start(of: goal.item) - list.reference.value.start(of: place.item)
    return ItemGoal(ListAnchor(item: goal.item, distance: place.distance - gap))
  }

  /// The offset that shows a goal.
  private mutating func target(showing goal: ItemGoal) -> Vector {
    guard let list = behaviours.list else { return engine.scrollStart }
    let axis = list.axis
    var target = engine.addedScrollStart
    target[axis] = list.offset(
      showing: goal, from: engine.scrollStart[axis], in: engine.targetGeometry[axis], rest: engine.targetRestRange[axis],
      scale: engine.targetListScale)
    return target
  }

  /// The item at which content rests, or to which it snaps at the end of its motion; nil if there is none.
  mutating func restingGoal() -> ItemGoal? {
    if let goal = behaviours.list?.goal { return goal.animation == nil ? goal : nil }
    return behaviours.list != nil ? behaviours.snapGuide?.goal(behaviours.anchor.axis, of: engine.lastSnapshot) : nil
  }

  /// How far the content that rests at a goal has to shift so that it shows it in a new geometry, in points;
  /// nil if it rests at none.
  mutating func goalShift(to geometry: ScrollGeometry, _ goal: ItemGoal?) -> Vector? {
    guard let goal, engine.lastSnapshot.phase == .idle, let list = behaviours.list else { return nil }
    let axis = list.axis
    let offset = engine.answeredOffset[axis]
    var shift = Vector.zero
    shift[axis] = list.offset(
      showing: goal, from: offset, in: geometry[axis], rest: engine.scroller.setting.restRange(of: geometry.range)[axis],
      scale: engine.listScale) - offset
    return shift
  }

  /// Retargets a scroll to an item whose place has changed.
  ///
  /// - Parameter resting: The item to which content snaps at the end of its motion; nil if there is none.
  mutating func retargetGoal(_ resting: ItemGoal?) {
    if let goal = behaviours.list?.goal, goal.animation != nil, goal.animation == engine.lastSnapshot.animation {
      retargetInTime(to: target(showing: goal))
    } else if let resting, engine.mode == .driven {
      retarget(toSnapped: target(showing: resting))
    }
  }

  /// Retargets the motion under way to an item to which it snaps. A fling that cannot carry the content there any more, because
  /// the extents on the way are others, goes to the nearest item instead. A chain snaps anew itself.
  private mutating func retarget(toSnapped item: Vector) {
    guard !engine.scroller.activity.kind.isChained, (item - engine.lastSnapshot.target).length > Vector.rounding else { return }
    let now = engine.clock
    switch engine.lastSnapshot.phase {
    case .coasting where engine.scroller.decelerates(to: item, now: now): engine.land(at: item)
    case .coasting, .bouncing:
      engine.land(at: snapped(engine.scroller.coastEnd(at: now), velocity: engine.lastSnapshot.velocity))
    case .wheeling where engine.lastSnapshot.isSettling: retargetInTime(to: item)
    case .idle, .tracking, .dragging, .wheeling, .steering, .animating, .zooming: break  // at rest, held, or to another target
    }
    rememberSnapTargets(at: engine.lastSnapshot.target)
  }

  /// Retargets the animation under way. It arrives when it would have arrived, so that extents which become known in
  /// every frame do not keep it from arriving.
  mutating func retargetInTime(to target: Vector) {
    let distance = target - engine.lastSnapshot.target
    guard distance.length > Vector.rounding else { return }
    switch engine.mode {
    case .driven:
      let left = engine.scroller.activity.end - engine.clock
      engine.retarget(to: target, duration: max(left, ScrollAnimation.shortestRetargeting))
    case .observed: engine.retargetHost(to: target)
    }
  }

  /// Moves content, after its first geometry, from its start to its goal, or to the end to which it sticks.
  mutating func placeAtGoal() {
    guard let list = behaviours.list else { return }
    var place = engine.answeredOffset
    if let shift = goalShift(to: engine.geometry, restingGoal()) {
      place = place + shift
      if list.goal != nil, let end = conversationEnd(in: engine.geometry.y), place.y < end - Vector.rounding {
        behaviours.conversation?.leaveEnd(at: place.y - behaviours.followed.shift.y)
      }
    } else if let end = conversationEnd(in: engine.geometry.y) {
      place.y = end
    } else if behaviours.anchor.policy == .stickToEnd {
      place[list.axis] = behaviours.anchor.end(of: engine.geometry[list.axis])
    }
    if place != engine.answeredOffset { engine.setOffset(place) }
    if let goal = list.goal { behaviours.list?.setGoal(goal, at: engine.answeredOffset) }
  }
}

extension ScrollEngine {
  /// The content offset after the toolkit has answered the last request, in points.
  var answeredOffset: Vector {
    mode == .observed ? host.expectedOffset : lastSnapshot.offset
  }

  /// The scale of a list's content. Observed content has its length at the present scale.
  var listScale: Double { canZoom ? zoom.scale : 1 }

  /// The scale at which a list's content will rest.
  var targetListScale: Double { mutating get { scroller.activity.zoomRest?.scale ?? listScale } }
}
