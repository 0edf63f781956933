/// Edits of the attached list. Outside a batch of edits, the content shifts at once, so that what the user sees stays where it is.
///
///     edit ─▶ the list changes ─▶ how far the kept item moved ─▶ one content shift ─▶ the goal follows its item
///
/// - Precondition: A list is attached.
extension ScrollView {
  /// Makes an edit. Outside a batch of edits, the content shifts at once.
  ///
  /// - Parameters:
  ///   - edit: What the edit does to the indices of items.
  ///   - change: Makes the edit, with a content offset at scale 1. Returns the shift that keeps the item
  ///     there in place. If it throws, only time has passed.
  package mutating func editList(
    _ edit: ListEdit, at time: Double,
    _ change: (inout ScrollList, _ offset: Double) throws(ListError) -> Double
  ) throws(ListError) {
    try perform(at: time) { view throws(ListError) in
      view.checkList()
      let kept = view.findKeptStart()
      let remembered = view.itemAtReturnOffset()
      let shift = try change(&view.attachedList.reference.value, kept)
      view.follow(edit, shift: shift, remembered: remembered)
    }
  }

  /// The start of the item that an edit keeps in place: a content offset at scale 1, in points.
  private mutating func findKeptStart() -> Double {
    if behaviours.anchor.depth == 0 { forgetSeen() }
    var shown = shownList()
    shown.viewport.offset += behaviours.anchor.pendingDistance / engine.listScale
    return attachedList.findKeptStart(in: shown, at: engine.clock)
  }

  /// An edit comes that belongs to no open batch, or a batch begins. No list need be attached.
  mutating func forgetSeen() {
    behaviours.list?.forgetKeptItem(before: engine.clock)
    behaviours.conversation?.growth.forgetSight(before: engine.clock)
  }

  /// Follows an edit of the list.
  ///
  /// - Parameter remembered: The item at the return offset before the edit, and its start; nil if there is none.
  private mutating func follow(_ edit: ListEdit, shift: Double, remembered: (item: Int, start: Double)?) {
    attachedList.adapt(to: edit, shift: shift)
    behaviours.conversation?.adapt(
      to: edit, count: attachedList.reference.value.count, isFirstSight: !attachedList.keepsKnownItem, at: engine.clock)
    behaviours.snapGuide?.follow(edit, behaviours.anchor.axis)
    guard engine.geometry != .empty else { return }

    let batch = behaviours.anchor.depth == 0 ? openBatch() : nil
    let scale = engine.listScale
    var rememberedShift = 0.0
    if let remembered {
      let index = min(edit.index(of: remembered.item), attachedList.reference.value.count)
      rememberedShift = attachedList.reference.value.start(of: index) - remembered.start
    }
    behaviours.anchor.edit(
      movingVisible: attachedList.direction * shift * scale, returnOffset: rememberedShift * scale)
    if let batch { _ = endBatch(batch, closedBy: contentWithList(closing: batch)) }
  }

  /// Ends a batch of edits of the list.
  ///
  /// - Returns: The number of batches inside it that were never ended; nil if no such batch is open, and
  ///   nothing changes.
  @discardableResult
  public mutating func endBatch(_ id: UInt32, at time: Double) -> Int? {
    checkList()
    return perform(at: time) { view in
      view.isOpen(batch: id) ? view.endBatch(id, closedBy: view.contentWithList(closing: id)) : nil
    }
  }

  /// The item at the return offset of scroll to top, and its start; nil if there is none.
  private mutating func itemAtReturnOffset() -> (item: Int, start: Double)? {
    guard let list = behaviours.list, list.axis == .y, let returnOffset = behaviours.top?.returnOffset else { return nil }
    let offset = behaviours.anchor.returnOffset ?? returnOffset
    let item = list.reference.value.anchor(at: offset / engine.listScale).item
    return (item, list.reference.value.start(of: item))
  }
}

#if !hasFeature(Embedded)
/// The edits that Swift programs make.
///
/// - Precondition: A list is attached, and the items exist.
extension ScrollView {
  /// Makes edits as one batch: what the user sees shifts once, when all are made.
  ///
  /// - Parameter edits: Makes them, each with a time of its own. If it throws, those that were made count.
  public mutating func performBatch<Failure: Error>(
    at time: Double, _ edits: (inout ScrollView) throws(Failure) -> Void
  ) throws(Failure) {
    let batch = beginBatch(at: time)
    defer { endBatch(batch, at: time) }
    try edits(&self)
  }

  /// Inserts items that have not been measured.
  ///
  /// - Parameter item: The index of the first new item; at most the number of items.
  public mutating func insertItems(
    _ count: Int, at item: Int, time: Double
  ) throws(ListError) {
    try editList(.insertion(count: count, at: item), at: time) { list, offset throws(ListError) in
      try list.insert(count, at: item, offset: offset)
    }
  }

  /// Inserts measured items of these extents, in points.
  ///
  /// - Parameter item: The index of the first new item; at most the number of items.
  public mutating func insertItems(
    _ extents: [Double], at item: Int, time: Double
  ) throws(ListError) {
    try editList(.insertion(count: extents.count, at: item), at: time) { list, offset throws(ListError) in
      try list.insert(extents.span, at: item, offset: offset)
    }
  }

  /// Removes items.
  public mutating func removeItems(
    _ count: Int, at item: Int, time: Double
  ) throws(ListError) {
    try editList(.removal(count: count, at: item), at: time) { list, offset throws(ListError) in
      try list.remove(count, at: item, offset: offset)
    }
  }

  /// Moves items.
  ///
  /// - Parameter destination: The index of the first moved item after the move.
  public mutating func moveItems(
    _ count: Int, from item: Int, to destination: Int, time: Double
  ) throws(ListError) {
    let move = ListEdit.move(count: count, from: item, to: destination)
    try editList(move, at: time) { list, offset throws(ListError) in
      try list.move(count, from: item, to: destination, offset: offset)
    }
  }

  /// Sets the measured extents of items, in points. A grid does not use those of cells.
  public mutating func setExtents(
    _ extents: [Double], at item: Int, time: Double
  ) throws(ListError) {
    try editList(.none, at: time) { list, offset throws(ListError) in
      try list.setExtents(extents.span, at: item, offset: offset)
    }
  }

  /// Sets items back to the estimate of their kind, such as after their width has changed.
  public mutating func forgetExtents(
    _ count: Int, at item: Int, time: Double
  ) throws(ListError) {
    try editList(.none, at: time) { list, offset throws(ListError) in
      try list.forgetExtents(count, at: item, offset: offset)
    }
  }

  /// Sets the kind of items: how they are laid out. New items are of kind 0.
  ///
  /// - Parameter kind: 0…`ListKind.last`.
  public mutating func setKind(
    _ kind: Int, ofItems count: Int = 1, at item: Int, time: Double
  ) throws(ListError) {
    try editList(.none, at: time) { list, offset throws(ListError) in
      try list.setKind(kind, ofItems: count, at: item, offset: offset)
    }
  }

  /// Sets how the items of a kind are laid out.
  ///
  /// - Parameter kind: 1…`ListKind.last`.
  /// - Precondition: `value.isValid`.
  public mutating func setOptions(
    _ value: ListKind, ofKind kind: Int, at time: Double
  ) throws(ListError) {
    try editList(.none, at: time) { list, offset throws(ListError) in
      try list.setOptions(value, ofKind: kind, offset: offset)
    }
  }

  /// Sets how items are laid out.
  ///
  /// - Precondition: `layout.isValid`; its axis is that of the list, whose direction stays.
  public mutating func setLayout(
    _ layout: ListLayout, at time: Double
  ) throws(ListError) {
    try editList(.none, at: time) { list, offset throws(ListError) in
      try list.setLayout(layout.directed(as: list.layout), offset: offset)
    }
  }
}
#endif
