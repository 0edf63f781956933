/// The items of a list, as a tree of runs.
///
///     inner nodes   [ branch │ branch │ … ]          a branch: a child, and the totals of its items
///                     ╱         ╲
///     leaves        [ run │ run │ … ] ⇄ [ run │ … ]  a run: neighbouring items of one extent
///
/// All leaves have the same depth. A question descends from the root, or walks from a run that is near.
/// `RunTree+Splice.swift` has the edits.
struct RunTree: ~Copyable {
  var leaves: NodePool<ListRun>
  var branches: NodePool<ListBranch>
  /// The runs of the edit under way.
  var draft: RunBuffer
  var root: ListNode
  /// The number of levels above the leaves.
  var height = 0
  /// The totals of all items.
  var totals = ListTotals()
  /// Changes with each edit.
  var revision: UInt64 = 0
  let allocator: ListAllocator

  init(_ allocator: ListAllocator) throws(ListError) {
    self.allocator = allocator
    leaves = NodePool(allocator)
    branches = NodePool(allocator)
    draft = RunBuffer(allocator)
    try leaves.reserve(1)
    root = leaves.take()
  }

  /// The number of items.
  var count: Int { Int(totals.count) }

  /// The memory of the tree, in bytes.
  var memorySize: Int { leaves.memorySize + branches.memorySize + draft.memorySize }

  // MARK: Finding a run

  /// The run of an item.
  ///
  /// - Precondition: 0 ≤ `item` < `count`.
  func position(of item: Int) -> RunPosition {
    let item = Int32(item)
    var before = ListTotals()
    var node = root
    var level = height
    while level > 0 {
      var slot = 0
      var branch = branches[node, slot]
      while item >= before.count + branch.totals.count {
        before += branch.totals
        slot += 1
        branch = branches[node, slot]
      }
      node = branch.child
      level -= 1
    }
    var position = RunPosition(leaf: node, slot: 0, before: before)
    while item >= position.before.count + Int32(leaves[node, position.slot].count) {
      position.before += leaves[node, position.slot].totals
      position.slot += 1
    }
    return position
  }

  /// The last run that starts before a distance from the first item's start; the first run if none does.
  ///
  /// - Precondition: 0 < `count`.
  func position(startingBefore distance: Extent, _ spacing: ListSpacing) -> RunPosition {
    var before = ListTotals()
    var start = Extent.zero
    var node = root
    var level = height
    while level > 0 {
      let last = branches.count(node) - 1
      var slot = 0
      var branch = branches[node, slot]
      while slot < last {
        let next = start + branch.totals.stretch(spacing)
        guard next < distance else { break }
        start = next
        before += branch.totals
        slot += 1
        branch = branches[node, slot]
      }
      node = branch.child
      level -= 1
    }
    let last = leaves.count(node) - 1
    var position = RunPosition(leaf: node, slot: 0, before: before)
    while position.slot < last {
      let totals = leaves[node, position.slot].totals
      let next = start + totals.stretch(spacing)
      guard next < distance else { break }
      start = next
      position.before += totals
      position.slot += 1
    }
    return position
  }

  /// The run of the sticky item that follows so many sticky items.
  ///
  /// - Precondition: 0 ≤ `rank` < `totals.sticky`.
  func position(ofSticky rank: Int) -> RunPosition {
    let rank = Int32(rank)
    var before = ListTotals()
    var node = root
    var level = height
    while level > 0 {
      var slot = 0
      while rank >= before.sticky + branches[node, slot].totals.sticky {
        before += branches[node, slot].totals
        slot += 1
      }
      node = branches[node, slot].child
      level -= 1
    }
    var position = RunPosition(leaf: node, slot: 0, before: before)
    while rank >= position.before.sticky + leaves[node, position.slot].totals.sticky {
      position.before += leaves[node, position.slot].totals
      position.slot += 1
    }
    return position
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

  /// The run after another; nil after the last.
  func position(after position: RunPosition) -> RunPosition? {
    var next = position
    next.before += run(at: position).totals
    next.slot += 1
    guard next.slot == leaves.count(position.leaf) else { return next }
    next.leaf = leaves.next(position.leaf)
    next.slot = 0
    return next.leaf == .none ? nil : next
  }

  /// The run before another; nil before the first.
  func position(before position: RunPosition) -> RunPosition? {
    var previous = position
    if position.slot == 0 {
      previous.leaf = leaves.previous(position.leaf)
      guard previous.leaf != .none else { return nil }
      previous.slot = leaves.count(previous.leaf)
    }
    previous.slot -= 1
    previous.before = position.before - run(at: previous).totals
    return previous
  }

  /// The run of an item, found from a run that may be near; nil if none is known.
  ///
  /// - Precondition: 0 ≤ `item` < `count`; the run is of this revision.
  func position(of item: Int, near remembered: RunPosition?) -> RunPosition {
    guard var position = remembered else { return self.position(of: item) }
    let item = Int32(item)
    for _ in 0..<Self.longestWalk {
      if item < position.before.count, let previous = self.position(before: position) {
        position = previous
      } else if item >= position.before.count + Int32(run(at: position).count),
        let next = self.position(after: position)
      {
        position = next
      } else {
        return position
      }
    }
    return self.position(of: Int(item))
  }

  /// The same as `position(startingBefore:)`, found from a position of this revision. It takes less time
  /// if the distance is near.
  func position(
    startingBefore distance: Extent, near remembered: RunPosition, _ spacing: ListSpacing
  ) -> RunPosition {
    var position = remembered
    var start = position.before.stretch(spacing)
    for _ in 0..<Self.longestWalk {
      if start < distance {
        guard let next = self.position(after: position) else { return position }
        let nextStart = next.before.stretch(spacing)
        guard nextStart < distance else { return position }
        position = next
        start = nextStart
      } else {
        guard let previous = self.position(before: position) else { return position }
        position = previous
        start = position.before.stretch(spacing)
        if start < distance { return position }
      }
    }
    return self.position(startingBefore: distance, spacing)
  }

  /// The number of items that start before a distance from the first item's start.
  ///
  /// - Parameter position: The last run that starts before the distance.
  func items(
    startingBefore distance: Extent, in position: RunPosition, _ spacing: ListSpacing
  ) -> Int {
    let run = run(at: position)
    let before = Int(position.before.count)
    let left = distance - position.before.stretch(spacing)
    guard left > .zero else { return before }
    let step = run.extent(in: spacing) + spacing.gap
    guard run.count > 1, step > .zero else { return before + run.count }
    return before + Int(min(Int64(run.count), (left.units - 1) / step.units + 1))
  }

  /// Taste. 64 runs are about two leaves, and more items than a screen shows. Larger walks where a
  /// descent is quicker.
  private static let longestWalk = 64
}

/// A run in the tree, and what comes before it. Valid until the next edit.
struct RunPosition {
  var leaf: ListNode
  var slot: Int
  var before: ListTotals
}
