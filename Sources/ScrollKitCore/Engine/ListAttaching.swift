/// Lists in a scroll view, which set the length of the content along their axes: one list, or the columns and the rows of a table.
///
/// Functions of a list have the parameter `axis`: that of the list. Nil: that of the only one, or of the rows of a table.
extension ScrollView {
  #if !hasFeature(Embedded)
    /// Attaches a list, which sets the length of the content along its axis from now on. Open batches of edits are dropped.
    /// Another list that is attached along the same axis is detached.
    ///
    /// - Precondition: The list is attached to no other scroll view. Horizontal, it is right to left if the content is.
    public mutating func attach(_ list: SharedList, at time: Double) {
      attach(list.reference, at: time)
      self[list: list.reference.value.layout.axis].owner = list
    }
  #endif

  /// Attaches a list, which sets the length of the content along its axis from now on. Open batches of edits are dropped.
  /// Another list that is attached along the same axis is detached.
  ///
  /// - Parameter watch: Which items count as visible, and what is near an end.
  package mutating func attach(_ list: Reference<ScrollList>, watch: ListWatch = ListWatch(), at time: Double) {
    let axis = list.value.layout.axis
    enable(at: time) { view in
      if view.hasList(axis), view[list: axis].reference == list { return }
      view.forgetList(axis)
      view.behaviours.lists.attach(AttachedList(list, watch: watch, offset: view.engine.lastSnapshot.offset), axis)
      view.behaviours.isPlacingLists = true
      view.directLists()
      view.findSnapLists()
      view.beginMovement()
      guard view.engine.geometry != .empty else { return }
      view.engine.change(to: view.contentWithLists())
    }
  }

  /// Lets a horizontal list begin where the content does. Open batches of edits are dropped. No list need be attached.
  mutating func directLists() {
    var isReversed = false
    if hasList(.x) {
      self[list: .x].reference.value.setRightToLeft(engine.scroller.setting.isRightToLeft)
      isReversed = self[list: .x].direction < 0
    }
    behaviours.anchor.setDirection(behaviours.lists.mainAxis, isReversed: isReversed)
  }

  /// Sets which items count as visible, and how near the viewport is to an end when it is near it.
  ///
  /// - Parameters:
  ///   - overscan: Points before the viewport and after it; 0 or more.
  ///   - nearDistance: In points; 0: two lengths of the viewport.
  public mutating func watchList(overscan: ContentLength, nearDistance: ContentLength, along axis: Axis? = nil, at time: Double) {
    let axis = checkList(axis)
    perform(at: time) { view in view.behaviours.setListWatch(overscan: overscan, nearDistance: nearDistance, axis) }
  }

  /// Detaches a list. The content keeps its length. No list need be attached.
  public mutating func detachList(along axis: Axis? = nil, at time: Double) {
    perform(at: time) { view in
      if view.hasBehaviours { view.forgetList(axis ?? view.behaviours.lists.mainAxis) }
    }
  }

  /// Detaches the list along an axis at the present time, such as before its memory is freed.
  package mutating func forgetList(_ axis: Axis) {
    guard hasBehaviours else { return }
    makeUnique()
    if axis == .y { forgetConversation() }
    followNewSegment()
    behaviours.lists.detach(axis)
    findSnapLists()
    directLists()
  }

  /// Whether a list is attached along an axis.
  ///
  /// - Precondition: `hasBehaviours`.
  package func hasList(_ axis: Axis) -> Bool { behaviours.lists.exist[axis] }

  /// - Returns: The axis of the list that a caller means.
  @discardableResult
  func checkList(_ axis: Axis?) -> Axis {
    precondition(hasBehaviours, "ScrollView: no list is attached")
    let axis = axis ?? behaviours.lists.mainAxis
    precondition(hasList(axis), "ScrollView: no list is attached")
    return axis
  }

  /// The list that is attached along an axis, read and changed in place.
  ///
  /// - Precondition: A list is attached along the axis.
  subscript(list axis: Axis) -> AttachedList {
    _read { yield behaviours.lists[axis] }
    nonmutating _modify { yield &behaviours.lists[axis] }
  }

  /// The geometry of the content with the lengths of the lists, if there are any. A conversation is laid out for it.
  ///
  /// - Parameter batch: The batch of edits that ends; nil if none does.
  mutating func geometryWithLists(_ geometry: ScrollGeometry, closing batch: UInt32? = nil) -> ScrollGeometry {
    guard hasBehaviours else { return geometry }
    var geometry = geometry
    if hasList(.x) { geometry.x = self[list: .x].geometry(geometry.x, length: listLength(.x, closing: batch)) }
    if behaviours.conversation != nil {
      geometry.y = geometryOfConversation(geometry.y, closing: batch)
    } else if hasList(.y) {
      geometry.y = self[list: .y].geometry(geometry.y, length: listLength(.y, closing: batch))
    }
    return geometry
  }

  /// The length of the content along a list: that of the list, unless a batch of edits stays open. The anchor
  /// compares the lengths at the begin and the end of a batch, so no other geometry changes it meanwhile.
  private mutating func listLength(_ axis: Axis, closing batch: UInt32?) -> ContentLength {
    let isOfOther = batch.map { behaviours.anchor.axis(of: $0) != axis } ?? true
    if isOfOther, engine.geometry != .empty,
      behaviours.anchor.isOpen(along: axis, ofOutermost: behaviours.anchor.depth(after: batch))
    {
      return ContentLength(engine.content[axis].content)
    }
    return max(0, self[list: axis].reference.value.total - pendingLength(axis, closing: batch))
  }

  /// By how much the list has grown before the visible content in the batches that stay open. They shift the
  /// content at their end; until then, it ends where it does without them.
  ///
  /// - Parameter batch: The batch of edits that ends; nil if none does.
  mutating func pendingLength(_ axis: Axis, closing batch: UInt32?) -> ContentLength {
    let open = behaviours.anchor.depth(after: batch)
    return engine.listScale.content(self[list: axis].direction * behaviours.anchor.pendingDistance(axis, ofOutermost: open))
  }

  /// The geometry of the present content with the lengths of the lists.
  ///
  /// - Parameter batch: As for `geometryWithLists`.
  mutating func contentWithLists(closing batch: UInt32? = nil) -> ScrollGeometry {
    geometryWithLists(engine.content, closing: batch)
  }
}
