/// The items of a list, as a counted B+ tree of runs.
///
///     inner nodes   [ branch │ branch │ … ]          a branch: a child, and the prefix sums of its items
///                     ╱         ╲
///     leaves        [ run │ run │ … ] ⇄ [ run │ … ]  a run: neighbouring items of one extent
///
/// All leaves have the same depth. A search descends from the root, or walks from a run that is near.
/// `RunTree+Edits.swift` has the edits.
struct RunTree: ~Copyable {
  var leaves: NodePool<ListRun>
  var branches: NodePool<ListBranch>
  /// The new runs of the edit under way.
  var replacement: RunBuffer
  var root: ListNode
  /// The number of levels above the leaves.
  var height = 0
  /// The totals of all items.
  var totals = ListTotals()
  /// Changes with each edit.
  var revision: UInt64 = 0
  let allocator: ListAllocator

  init(_ allocator: ListAllocator) throws(ListError) {
    var leaves = try NodePool<ListRun>(allocator)
    let branches = try NodePool<ListBranch>(allocator)
    let replacement = try RunBuffer(allocator)
    root = leaves.take()
    self.leaves = leaves
    self.branches = branches
    self.replacement = replacement
    self.allocator = allocator
  }

  /// The number of items.
  var count: Int { Int(totals.count) }

  /// The memory of the tree, in bytes.
  var memorySize: Int { leaves.memorySize + branches.memorySize + replacement.memorySize }

  // MARK: Finding a run

  /// The run of an item.
  ///
  /// - Precondition: 0 ≤ `item` < `count`.
  func position(of item: Int) -> RunPosition {
    let item = Int32(item)
    var position = RunPosition(leaf: root, slot: 0, before: ListTotals())
    for _ in 0..<height {
      let wanted = item &- position.before.count
      descend(&position, branches.firstSlot(in: position.leaf) { wanted < $0.count })
    }
    leaves.read(position.leaf) { runs in
      while item >= position.before.count &+ Int32(runs[position.slot].count) {
        position.before += runs[position.slot].totals
        position.slot &+= 1
      }
    }
    return position
  }

  /// The last run that starts before a distance from the first item's start; the first run if none does.
  ///
  /// - Precondition: 0 < `count`.
  func position(startingBefore distance: Extent, _ spacing: ListSpacing) -> RunPosition {
    var position = RunPosition(leaf: root, slot: 0, before: ListTotals())
    for _ in 0..<height {
      let wanted = distance - position.before.stretch(spacing)
      descend(
        &position, branches.firstSlot(in: position.leaf) { $0.stretch(spacing) >= wanted })
    }
    var end = position.before.stretch(spacing)
    leaves.read(position.leaf) { runs in
      while position.slot &+ 1 < runs.count {
        let run = runs[position.slot]
        end = end + run.step(spacing) * run.count
        if end >= distance { return }
        position.before += run.totals
        position.slot &+= 1
      }
    }
    return position
  }

  /// The run of the sticky item that follows so many sticky items.
  ///
  /// - Precondition: 0 ≤ `rank` < `totals.sticky`.
  func position(ofSticky rank: Int) -> RunPosition {
    let rank = Int32(rank)
    var position = RunPosition(leaf: root, slot: 0, before: ListTotals())
    for _ in 0..<height {
      let wanted = rank &- position.before.sticky
      descend(&position, branches.firstSlot(in: position.leaf) { wanted < $0.sticky })
    }
    leaves.read(position.leaf) { runs in
      while rank >= position.before.sticky &+ runs[position.slot].totals.sticky {
        position.before += runs[position.slot].totals
        position.slot &+= 1
      }
    }
    return position
  }

  /// Moves a position from an inner node to one of its children.
  private func descend(_ position: inout RunPosition, _ slot: Int) {
    position.before += branches.totals(before: slot, in: position.leaf)
    position.leaf = branches[position.leaf, slot].child
  }

  /// The totals of the items in a range.
  func totals(of range: Range<Int>) -> ListTotals {
    totals(ofFirst: range.upperBound) - totals(ofFirst: range.lowerBound)
  }

  private func totals(ofFirst items: Int) -> ListTotals {
    guard items < count else { return totals }
    let position = position(of: items)
    return position.before + run(at: position).totals(ofFirst: items - Int(position.before.count))
  }

  // MARK: Walking

  func run(at position: RunPosition) -> ListRun { leaves[position.leaf, position.slot] }

  /// Moves a position to the next run.
  ///
  /// - Returns: Whether there is one; otherwise the position stays.
  func advance(_ position: inout RunPosition) -> Bool {
    let run = run(at: position)
    if position.slot &+ 1 < leaves.count(position.leaf) {
      position.slot &+= 1
    } else {
      let next = leaves.next(position.leaf)
      guard next != .none else { return false }
      position.leaf = next
      position.slot = 0
    }
    position.before += run.totals
    return true
  }

  /// Moves a position to the previous run.
  ///
  /// - Precondition: It is not at the first run.
  private func retreat(_ position: inout RunPosition) {
    if position.slot > 0 {
      position.slot &-= 1
    } else {
      position.leaf = leaves.previous(position.leaf)
      position.slot = leaves.count(position.leaf) - 1
    }
    position.before = position.before - run(at: position).totals
  }

  /// The run of an item, found from a run of this revision that may be near.
  ///
  /// - Precondition: 0 ≤ `item` < `count`.
  func position(of item: Int, near remembered: RunPosition) -> RunPosition {
    var position = remembered
    let item = Int32(item)
    for _ in 0..<Self.longestWalk {
      if item < position.before.count {
        retreat(&position)
      } else if item >= position.before.count + Int32(run(at: position).count) {
        guard advance(&position) else { break }
      } else {
        return position
      }
    }
    return self.position(of: Int(item))
  }

  /// The number of items that start before a distance from the first item's start.
  ///
  /// - Parameter position: A run of this revision; the nearer it is to the distance, the less time it takes.
  ///   Receives the last run that starts before the distance; the first run if none does.
  func items(
    startingBefore distance: Extent, near position: inout RunPosition, _ spacing: ListSpacing
  ) -> Int {
    var here = position
    var run = run(at: here)
    var start = here.before.stretch(spacing)
    var length = run.step(spacing) * run.count
    // Where the distance is many runs like this one away, a descent is quicker than a walk.
    let reach = length * Self.longestWalk
    var left = distance > start + reach || distance < start - reach ? 0 : Self.longestWalk
    while start >= distance, left > 0, here.slot > 0 {
      here.slot &-= 1
      run = self.run(at: here)
      here.before = here.before - run.totals
      length = run.step(spacing) * run.count
      start = start - length
      left &-= 1
    }
    let last = leaves.count(here.leaf) &- 1
    while start + length < distance, left > 0, here.slot < last {
      here.slot &+= 1
      here.before += run.totals
      start = start + length
      run = self.run(at: here)
      length = run.step(spacing) * run.count
      left &-= 1
    }
    if start >= distance || start + length < distance {
      // It is in another leaf, or outside the content.
      here = self.position(startingBefore: distance, spacing)
      run = self.run(at: here)
      start = here.before.stretch(spacing)
      length = run.step(spacing) * run.count
    }
    position = here
    let before = Int(position.before.count)
    let rest = distance - start
    if rest <= .zero { return before }
    if run.count == 1 || length < rest { return before &+ run.count }
    return before + Int((rest.units - 1) / run.step(spacing).units) + 1
  }

  /// Measured. 12 runs take about as long as a descent. Larger walks where a descent is quicker, smaller
  /// descends where a walk is.
  private static let longestWalk = 12
}

/// A run in the tree, and what comes before it. Valid until the next edit.
struct RunPosition {
  var leaf: ListNode
  var slot: Int
  var before: ListTotals
}
