/// A list in a scroll view, which sets the length of the content.
extension ScrollView {
  #if !hasFeature(Embedded)
    /// Attaches a list, which sets the length of the content from now on. Open batches of edits are dropped.
    /// No list need be attached; a list that is attached is detached.
    ///
    /// - Precondition: The list is attached to no other scroll view. Horizontal, it is right to left if the content is.
    public mutating func attach(_ list: SharedList, at time: Double) {
      attach(list.reference, at: time)
      behaviours.list?.owner = list
    }
  #endif

  /// Attaches a list, which sets the length of the content from now on. Open batches of edits are dropped.
  /// No list need be attached; a list that is attached is detached.
  ///
  /// - Parameter watch: Which items count as visible, and what is near an end.
  package mutating func attach(_ list: Reference<ScrollList>, watch: ListWatch = ListWatch(), at time: Double) {
    enable(at: time) { view in
      view.forgetList()
      view.behaviours.list = AttachedList(list, watch: watch, offset: view.engine.lastSnapshot.offset)
      view.directList()
      view.findSnapLists()
      view.beginMovement()
      guard view.engine.geometry != .empty else { return }
      view.engine.change(to: view.contentWithList())
    }
  }

  /// Lets a horizontal list begin where the content does.
  mutating func directList() {
    guard let list = behaviours.list else { return }
    list.reference.value.setRightToLeft(engine.scroller.setting.isRightToLeft)
    behaviours.anchor.setDirection(list.axis, isReversed: list.direction < 0)
  }

  /// Sets which items count as visible, and how near the viewport is to an end when it is near it.
  ///
  /// - Parameters:
  ///   - overscan: Points before the viewport and after it; 0 or more.
  ///   - nearDistance: In points; 0: two lengths of the viewport.
  public mutating func watchList(overscan: Double, nearDistance: Double, at time: Double) {
    checkList()
    perform(at: time) { view in view.behaviours.setListWatch(overscan: overscan, nearDistance: nearDistance) }
  }

  /// Detaches the list. The content keeps its length. No list need be attached.
  public mutating func detachList(at time: Double) {
    perform(at: time) { view in view.forgetList() }
  }

  /// Detaches the list at the present time, such as before its memory is freed.
  package mutating func forgetList() {
    guard hasBehaviours else { return }
    makeUnique()
    forgetConversation()
    followNewPiece()
    behaviours.list = nil
    findSnapLists()
    behaviours.anchor.setDirection(.y, isReversed: false)
  }

  func checkList() {
    precondition(hasBehaviours && behaviours.list != nil, "ScrollView: no list is attached")
  }

  /// The list that is attached, read and changed in place.
  ///
  /// - Precondition: A list is attached.
  var attachedList: AttachedList {
    _read { yield behaviours.list! }
    nonmutating _modify { yield &behaviours.list! }
  }

  /// The geometry of the content with the length of the list, if there is one. A conversation is laid out for it.
  ///
  /// - Parameter batch: The batch of edits that ends; nil if none does.
  mutating func geometryWithList(_ geometry: ScrollGeometry, closing batch: UInt32? = nil) -> ScrollGeometry {
    guard hasBehaviours, let list = behaviours.list else { return geometry }
    var geometry = geometry
    geometry[list.axis] =
      behaviours.conversation == nil
      ? list.geometry(geometry[list.axis], length: listLength(closing: batch))
      : geometryOfConversation(geometry.y, closing: batch)
    return geometry
  }

  /// The length of the content, in points at scale 1: that of the list, unless a batch of edits stays open. The anchor compares
  /// the lengths at the begin and the end of a batch, so no other geometry changes it meanwhile.
  private mutating func listLength(closing batch: UInt32?) -> Double {
    if batch == nil, behaviours.anchor.depth > 0, engine.geometry != .empty { return engine.content[behaviours.anchor.axis].content }
    return max(0, attachedList.reference.value.total - pendingLength(closing: batch))
  }

  /// By how much the list has grown before the visible content in the batches that stay open, in points at scale 1. They shift the
  /// content at their end; until then, it ends where it does without them.
  ///
  /// - Parameter batch: The batch of edits that ends; nil if none does.
  mutating func pendingLength(closing batch: UInt32?) -> Double {
    let open = behaviours.anchor.depth(after: batch)
    return attachedList.direction * behaviours.anchor.pendingDistance(ofOutermost: open) / engine.listScale
  }

  /// The geometry of the present content with the length of the list.
  ///
  /// - Parameter batch: As for `geometryWithList`.
  mutating func contentWithList(closing batch: UInt32? = nil) -> ScrollGeometry {
    geometryWithList(engine.content, closing: batch)
  }
}
