/// The edits of a tree. Each is a splice (`ListSplice`), or two. Either all of it is done, or it throws and nothing is.
extension RunTree {
  /// Inserts items of kind 0 that have not been measured.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; 0 < `count`.
  mutating func insert(_ count: Int, at item: Int) throws(ListError) {
    let splice = try beginSplice(at: item, removing: 0)
    try appendEstimated(count, kind: 0)
    try finish(splice)
  }

  /// Inserts measured items of kind 0.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; `extents` is not empty, and its numbers are valid.
  mutating func insert(_ extents: Span<Double>, at item: Int) throws(ListError) {
    let splice = try beginSplice(at: item, removing: 0)
    try replacement.reserve(extents.count + 2)
    let style = style(0)
    for index in 0..<extents.count { try append(.measured(Extent(points: extents[index]), style)) }
    try finish(splice)
  }

  /// - Precondition: 0 < `count` and `item + count` ≤ `self.count`.
  mutating func remove(_ count: Int, at item: Int) throws(ListError) {
    try finish(try beginSplice(at: item, removing: count))
  }

  /// Sets the extents of items, which keep their kinds.
  ///
  /// - Precondition: `extents` is not empty, its numbers are valid, and all items exist.
  mutating func setExtents(_ extents: Span<Double>, at item: Int) throws(ListError) {
    let splice = try beginSplice(at: item, removing: extents.count)
    try replacement.reserve(extents.count + 2)
    var old = splice.old
    var index = 0
    while let item = old.next(1, in: leaves) {
      try append(.measured(Extent(points: extents[index]), style(item.kind)))
      index += 1
    }
    try finish(splice)
  }

  /// Sets items back to the estimates of their kinds.
  ///
  /// - Precondition: 0 < `count`, and all items exist.
  mutating func forgetExtents(_ count: Int, at item: Int) throws(ListError) {
    let splice = try beginSplice(at: item, removing: count)
    var old = splice.old
    while let run = old.next(in: leaves) { try appendEstimated(run.count, kind: run.kind) }
    try finish(splice)
  }

  /// Sets the kind of items. Measured items stay measured.
  ///
  /// - Precondition: 0 < `count`, and all items exist.
  mutating func setKind(_ kind: Int, ofItems count: Int, at item: Int) throws(ListError) {
    let splice = try beginSplice(at: item, removing: count)
    let style = style(kind)
    var old = splice.old
    while let run = old.next(in: leaves) {
      if run.isMeasured {
        for _ in 0..<run.count { try append(.measured(run.storedExtent, style)) }
      } else {
        try appendEstimated(run.count, kind: kind)
      }
    }
    try finish(splice)
  }

  /// Appends items of a kind that have not been measured to the replacement.
  private mutating func appendEstimated(_ count: Int, kind: Int) throws(ListError) {
    let style = style(kind)
    guard style.isSingle else { return try append(.estimated(count, style)) }
    let run = ListRun.single(estimate: table[kind].estimate(spacing), style)
    for _ in 0..<count { try append(run) }
  }

  /// Moves items. It needs time for the runs of the moved items, or of those that they pass if these are
  /// fewer items.
  ///
  /// - Parameter destination: The index of the first moved item after the move.
  /// - Precondition: 0 < `count`; `destination` is not `item`; all items exist, before and after.
  mutating func move(_ count: Int, from item: Int, to destination: Int) throws(ListError) {
    let passed = Int((destination - item).magnitude)
    if count <= passed {
      try cutAndPaste(count, from: item, to: destination)
    } else if destination > item {
      try cutAndPaste(passed, from: item + count, to: item)
    } else {
      try cutAndPaste(passed, from: destination, to: destination + count)
    }
  }

  /// Moves items by two splices. All that both need is reserved before the first.
  private mutating func cutAndPaste(
    _ count: Int, from item: Int, to destination: Int
  ) throws(ListError) {
    var moved = try RunBuffer(allocator)
    var old = RunReader(cursor(at: item), count: count)
    while let run = old.next(in: leaves) { try moved.append(run) }
    try reserveMove(ofRuns: moved.count)
    let cut = try beginSplice(at: item, removing: count)
    try endSplice(cut)
    let paste = try beginSplice(at: destination, removing: 0)
    for index in 0..<moved.count { try append(moved[index]) }
    try finish(paste)
  }

  /// Ends an edit's last splice, and shrinks the memory that it needed.
  mutating func finish(_ splice: ListSplice) throws(ListError) {
    try endSplice(splice)
    replacement.shrink()
  }
}
