/// Edits of an attached list. Outside a batch of edits, the content shifts at once, so that what the user sees stays where it is.
///
///     picture ─▶ edit ─▶ the list changes ─▶ where the picture's item is now ─▶ one content shift ─▶ the goal follows its item
///
/// - Precondition: A list is attached.
extension ScrollView {
  /// Makes an edit. Outside a batch of edits, the content shifts at once.
  ///
  /// - Parameters:
  ///   - edit: What the edit does to the indices of items.
  ///   - change: Makes the edit. If it throws, only time has passed.
  package mutating func editList(
    _ edit: ListEdit, along axis: Axis?, at time: Double, _ change: (inout ScrollList) throws(ListError) -> Void
  ) throws(ListError) {
    try perform(at: time) { view throws(ListError) in
      let axis = view.checkList(axis)
      try view.keepPlace(axis)
      let remembered = axis == .y ? view.rowAtReturnOffset() : nil
      let last = axis == .y && edit == .none ? view.startOfFollowedItem() : nil
      try change(&view[list: axis].reference.value)
      let shift = view[list: axis].reference.value.takeShift()
      var pushed: ContentLength = 0
      if let last, let next = view.startOfFollowedItem() { pushed = next - last - shift }
      view.follow(edit, axis, shift: shift, remembered: remembered, pushing: pushed)
    }
  }

  /// What is visible along an axis keeps its place in the edit that comes.
  private mutating func keepPlace(_ axis: Axis) throws(ListError) {
    if !behaviours.anchor.isOpen(along: axis) { forgetSeen(axis) }
    guard self[list: axis].needsPicture else { return }
    var shown = shownList(axis)
    shown.viewport.offset += engine.listScale.content(behaviours.anchor.pendingDistance(axis))
    try self[list: axis].keepPlace(in: shown, presentEnds(axis), at: engine.clock)
  }

  /// An edit along an axis comes that belongs to no open batch, or a batch begins. No list need be attached.
  mutating func forgetSeen(_ axis: Axis) {
    if hasList(axis) { self[list: axis].renewPicture(before: engine.clock) }
    if axis == .y { behaviours.conversation?.growth.forgetSight(before: engine.clock) }
  }

  /// Follows an edit of the list.
  ///
  /// - Parameters:
  ///   - remembered: The item at the return offset before the edit, and its start; nil if there is none.
  ///   - distance: How far the last item of a conversation moved away from the item that is kept.
  private mutating func follow(
    _ edit: ListEdit, _ axis: Axis, shift: ContentLength, remembered: (item: Int, start: ContentLength)?,
    pushing distance: ContentLength
  ) {
    self[list: axis].adapt(to: edit, leadingToEnd: axis == .y && behaviours.conversation?.reader == .following)
    if axis == .y {
      behaviours.conversation?.adapt(
        to: edit, count: self[list: axis].reference.value.count, isFirstSight: !self[list: axis].keepsKnownItem,
        pushing: distance, at: engine.clock)
    }
    behaviours.snapGuide?.follow(edit, axis)
    if case .insertion(let added, _) = edit, added == self[list: axis].reference.value.count { behaviours.isPlacingLists = true }
    guard engine.geometry != .empty else { return self[list: axis].forgetPicture() }

    let batch = behaviours.anchor.isOpen(along: axis) ? nil : openBatch(axis)
    let scale = engine.listScale
    var rememberedShift: ContentLength = 0
    if let remembered {
      let index = min(edit.index(of: remembered.item), self[list: axis].reference.value.count)
      rememberedShift = self[list: axis].reference.value.start(of: index) - remembered.start
    }
    behaviours.anchor.edit(
      axis, movingVisible: scale.points(self[list: axis].direction * shift), returnOffset: scale.points(rememberedShift))
    if let batch { _ = endBatch(batch, closedBy: contentWithLists(closing: batch)) }
  }

  /// Where the last item of a conversation that follows its end begins; nil if none follows.
  private mutating func startOfFollowedItem() -> ContentLength? {
    guard behaviours.conversation?.reader == .following, self[list: .y].reference.value.count > 0 else { return nil }
    return self[list: .y].reference.value.start(of: self[list: .y].reference.value.count - 1)
  }

  /// Begins a batch of edits of the list along an axis. It may be nested in batches of the other list.
  ///
  /// - Returns: The number of the batch, never 0.
  public mutating func beginBatch(along axis: Axis, at time: Double) -> UInt32 {
    checkList(axis)
    return perform(at: time) { view in view.beginBatch(axis) }
  }

  /// Ends a batch of edits of a list.
  ///
  /// - Returns: The number of batches inside it that were never ended; nil if no such batch is open, and
  ///   nothing changes.
  @discardableResult
  public mutating func endBatch(_ id: UInt32, at time: Double) -> Int? {
    checkList(nil)
    return perform(at: time) { view in
      guard view.isOpen(batch: id) else { return nil }
      // Before the first geometry there is no content that could change.
      guard view.engine.geometry != .empty else { return view.behaviours.anchor.discard(id)?.forgotten }
      return view.endBatch(id, closedBy: view.contentWithLists(closing: id))
    }
  }

  /// The item of the vertical list at the return offset of scroll to top, and its start; nil if there is none.
  private mutating func rowAtReturnOffset() -> (item: Int, start: ContentLength)? {
    guard let returnOffset = behaviours.top?.returnOffset else { return nil }
    let offset = behaviours.anchor.returnOffset ?? returnOffset
    let item = self[list: .y].reference.value.anchor(at: engine.listScale.content(offset)).item
    return (item, self[list: .y].reference.value.start(of: item))
  }
}

#if !hasFeature(Embedded)
/// The edits that Swift programs make.
///
/// `axis` is that of the list; nil: of the only one, or of the rows of a table.
///
/// - Precondition: A list is attached along the axis, and the items exist.
extension ScrollView {
  /// Makes edits as one batch: what the user sees shifts once, when all are made.
  ///
  /// - Parameter edits: Makes them, each with a time of its own. If it throws, those that were made count.
  public mutating func performBatch<Failure: Error>(
    along axis: Axis? = nil, at time: Double, _ edits: (inout ScrollView) throws(Failure) -> Void
  ) throws(Failure) {
    let batch = beginBatch(along: checkList(axis), at: time)
    defer { endBatch(batch, at: time) }
    try edits(&self)
  }

  /// Inserts items that have not been measured.
  ///
  /// - Parameter item: The index of the first new item; at most the number of items.
  public mutating func insertItems(
    _ count: Int, at item: Int, along axis: Axis? = nil, time: Double
  ) throws(ListError) {
    try editList(.insertion(count: count, at: item), along: axis, at: time) { list throws(ListError) in
      try list.insert(count, at: item)
    }
  }

  /// Inserts measured items of these extents, in points.
  ///
  /// - Parameter item: The index of the first new item; at most the number of items.
  public mutating func insertItems(
    _ extents: [Double], at item: Int, along axis: Axis? = nil, time: Double
  ) throws(ListError) {
    try editList(.insertion(count: extents.count, at: item), along: axis, at: time) { list throws(ListError) in
      try list.insert(extents.span, at: item)
    }
  }

  /// Removes items.
  public mutating func removeItems(
    _ count: Int, at item: Int, along axis: Axis? = nil, time: Double
  ) throws(ListError) {
    try editList(.removal(count: count, at: item), along: axis, at: time) { list throws(ListError) in
      try list.remove(count, at: item)
    }
  }

  /// Moves items.
  ///
  /// - Parameter destination: The index of the first moved item after the move.
  public mutating func moveItems(
    _ count: Int, from item: Int, to destination: Int, along axis: Axis? = nil, time: Double
  ) throws(ListError) {
    let move = ListEdit.move(count: count, from: item, to: destination)
    try editList(move, along: axis, at: time) { list throws(ListError) in
      try list.move(count, from: item, to: destination)
    }
  }

  /// Sets the measured extents of items, in points. A grid does not use those of cells.
  public mutating func setExtents(
    _ extents: [Double], at item: Int, along axis: Axis? = nil, time: Double
  ) throws(ListError) {
    try editList(.none, along: axis, at: time) { list throws(ListError) in
      try list.setExtents(extents.span, at: item)
    }
  }

  /// Sets items back to the estimate of their kind, such as after their width has changed.
  public mutating func forgetExtents(
    _ count: Int, at item: Int, along axis: Axis? = nil, time: Double
  ) throws(ListError) {
    try editList(.none, along: axis, at: time) { list throws(ListError) in
      try list.forgetExtents(count, at: item)
    }
  }

  /// Sets the kind of items: how they are laid out. New items are of kind 0.
  ///
  /// - Parameter kind: 0…`ListKind.last`.
  public mutating func setKind(
    _ kind: Int, ofItems count: Int = 1, at item: Int, along axis: Axis? = nil, time: Double
  ) throws(ListError) {
    try editList(.none, along: axis, at: time) { list throws(ListError) in
      try list.setKind(kind, ofItems: count, at: item)
    }
  }

  /// Sets how the items of a kind are laid out.
  ///
  /// - Parameter kind: 1…`ListKind.last`.
  /// - Precondition: `value.isValid`.
  public mutating func setOptions(
    _ value: ListKind, ofKind kind: Int, along axis: Axis? = nil, at time: Double
  ) throws(ListError) {
    try editList(.none, along: axis, at: time) { list throws(ListError) in
      try list.setOptions(value, ofKind: kind)
    }
  }

  /// Sets how items are laid out.
  ///
  /// - Precondition: `layout.isValid`; its axis is that of the list, whose direction stays.
  public mutating func setLayout(
    _ layout: ListLayout, along axis: Axis? = nil, at time: Double
  ) throws(ListError) {
    let axis = checkList(axis)
    let former = self[list: axis].reference.value.layout
    let layout = layout.directed(as: former)
    if layout == former { return perform(at: time) { _ in } }
    try editList(.none, along: axis, at: time) { list throws(ListError) in
      try list.setLayout(layout)
    }
  }
}
#endif
