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
  /// The kinds of all items, and 0.
  var kinds = KindSet.plain
  /// Whether items lie beside each other, and how many.
  var isGrid: Bool
  var columns: Int
  /// How the items of each kind are laid out.
  var table: KindTable
  /// The units before the replacement of the edit under way.
  var replacementStart: Int64 = 0
  /// Changes with each edit.
  var revision: UInt64 = 0
  let allocator: ListAllocator

  init(_ spacing: ListSpacing, _ allocator: ListAllocator) throws(ListError) {
    var leaves = try NodePool<ListRun>(allocator)
    let branches = try NodePool<ListBranch>(allocator)
    var replacement = try RunBuffer(allocator)
    replacement.isGrid = spacing.isGrid
    let table = try KindTable(allocator)
    root = leaves.take()
    self.leaves = leaves
    self.branches = branches
    self.replacement = replacement
    self.table = table
    isGrid = spacing.isGrid
    columns = spacing.columns
    self.allocator = allocator
  }

  /// The number of items.
  var count: Int { Int(totals.count) }

  /// The memory of the tree, in bytes.
  var memorySize: Int { leaves.memorySize + branches.memorySize + replacement.memorySize + table.memorySize }

  // MARK: Finding a run

  /// The run of an item.
  ///
  /// - Precondition: 0 ≤ `item` < `count`.
  func position(of item: Int) -> RunPosition { position(ItemSearch(item: Int32(item))) }

  /// The last run that starts before a distance from the first item's start; the first run if none does.
  ///
  /// - Precondition: 0 < `count`.
  func position(startingBefore distance: Extent, _ spacing: ListSpacing) -> RunPosition {
    var position = position(DistanceSearch(distance: distance, spacing: spacing))
    // A line may begin later than the cells before it end.
    if isGrid, start(at: position, spacing) >= distance { retreat(&position) }
    return position
  }

  /// The first run that a search does not pass, or the last run.
  private func position<Search: RunSearch>(_ search: Search) -> RunPosition {
    var position = RunPosition(leaf: root, slot: 0, before: ListTotals())
    var end = totals
    for _ in 0..<height {
      let before = position.before
      let inside = search.continued(after: before)
      let slot = branches.firstSlot(in: position.leaf) { !inside.passes($0) }
      end = before + branches[position.leaf, slot].totals
      position.before += branches.totals(before: slot, in: position.leaf)
      position.leaf = branches[position.leaf, slot].child
    }
    walk(&position, search, upTo: end)
    return position
  }

  /// Moves a position from the start of a leaf to the first run that a search does not pass, or to the last run. It walks from
  /// the nearer end of the leaf.
  ///
  /// - Parameter end: The totals up to the end of the leaf.
  private func walk<Search: RunSearch>(_ position: inout RunPosition, _ search: Search, upTo end: ListTotals) {
    leaves.read(position.leaf) { runs in
      if search.isNearer(to: end, than: position.before) {
        position.slot = runs.count - 1
        position.before = end - runs[position.slot].totals(isGrid: isGrid)
        while position.slot > 0, !search.passes(position.before) {
          position.slot &-= 1
          position.before = position.before - runs[position.slot].totals(isGrid: isGrid)
        }
      } else {
        while position.slot &+ 1 < runs.count {
          let next = position.before + runs[position.slot].totals(isGrid: isGrid)
          if !search.passes(next) { return }
          position.before = next
          position.slot &+= 1
        }
      }
    }
  }

  /// The run of an item in a leaf.
  ///
  /// - Parameters:
  ///   - start: The totals up to the leaf.
  ///   - end: The totals up to its end.
  func position(of item: Int, in leaf: ListNode, from start: ListTotals, to end: ListTotals) -> RunPosition {
    var position = RunPosition(leaf: leaf, slot: 0, before: start)
    walk(&position, ItemSearch(item: Int32(item)), upTo: end)
    return position
  }

  /// The totals of the items in a range.
  func totals(of range: Range<Int>) -> ListTotals {
    totals(ofFirst: range.upperBound) - totals(ofFirst: range.lowerBound)
  }

  private func totals(ofFirst items: Int) -> ListTotals {
    guard items < count else { return totals }
    let position = position(of: items)
    return position.before + run(at: position).totals(ofFirst: items - Int(position.before.count), isGrid: isGrid)
  }

  // MARK: At a run

  func run(at position: RunPosition) -> ListRun { leaves[position.leaf, position.slot] }

  /// The units before the first item of a run, with those that it leaves empty.
  func units(at position: RunPosition) -> Int64 {
    let run = run(at: position)
    guard isGrid, run.isSingle else { return position.before.units }
    return position.before.units + Int64(run.units - cells(of: run))
  }

  /// The distance from the start of the first item to that of a run.
  func start(at position: RunPosition, _ spacing: ListSpacing) -> Extent {
    position.before.length + spacing.gap * Int(position.before.own) + spacing.line * spacing.lines(ofUnits: units(at: position))
  }

  /// The number of items that start before a distance, of those up to the end of a run.
  private func items(startingBefore distance: Extent, at position: RunPosition, _ spacing: ListSpacing) -> Int {
    let run = run(at: position)
    let before = Int(position.before.count)
    let count = run.count
    let start = start(at: position, spacing)
    if start >= distance { return before }
    guard count > 1 else { return before &+ 1 }
    if run.hasOwnExtent(isGrid: isGrid) {
      let step = run.storedExtent + spacing.gap
      return step > .zero ? before + Int(min(Int64(count), (distance - start).steps(of: step))) : before + count
    }
    guard spacing.line > .zero else { return before + count }
    // The cells of the lines that start before, of those that the run reaches.
    let units = position.before.units
    let first = spacing.lines(ofUnits: units)
    let last = spacing.lines(ofUnits: units + Int64(count))
    let lines = Int64(first) + min((distance - start).steps(of: spacing.line), Int64(last - first) + 1)
    return before + Int(min(Int64(count), lines &* Int64(spacing.columns) - units))
  }

  // MARK: Walking

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
    position.before += run.totals(isGrid: isGrid)
    return true
  }

  /// Moves a position to the previous run. At the first run it stays.
  private func retreat(_ position: inout RunPosition) {
    if position.slot > 0 {
      position.slot &-= 1
    } else {
      let previous = leaves.previous(position.leaf)
      guard previous != .none else { return }
      position.leaf = previous
      position.slot = leaves.count(previous) - 1
    }
    position.before = position.before - run(at: position).totals(isGrid: isGrid)
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
    if !walk(&position, toStartBefore: distance, spacing) {
      position = self.position(startingBefore: distance, spacing)
    }
    return items(startingBefore: distance, at: position, spacing)
  }

  /// Moves a position within its leaf to the last run that starts before a distance.
  ///
  /// - Returns: Whether it is there; if not, it is in another leaf or too far away.
  private func walk(
    _ position: inout RunPosition, toStartBefore distance: Extent, _ spacing: ListSpacing
  ) -> Bool {
    var left = Self.longestWalk
    while start(at: position, spacing) >= distance {
      guard left > 0, position.slot > 0 else { return false }
      retreat(&position)
      left &-= 1
    }
    let last = leaves.count(position.leaf) &- 1
    while true {
      let end = position.before + run(at: position).totals(isGrid: isGrid)
      if end.stretch(spacing) >= distance { return true }
      guard left > 0, position.slot < last else { return false }
      let next = RunPosition(leaf: position.leaf, slot: position.slot &+ 1, before: end)
      if start(at: next, spacing) >= distance { return true }
      position = next
      left &-= 1
    }
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

/// What a search for a run looks for.
private protocol RunSearch {
  /// Whether it passes the items that add up to these totals. If not, it does not pass more items either.
  func passes(_ totals: ListTotals) -> Bool
  /// Whether it ends nearer to the end of a leaf than to its start, by the totals up to both.
  func isNearer(to end: ListTotals, than start: ListTotals) -> Bool
  /// The same search for totals that count after others.
  func continued(after before: ListTotals) -> Self
}

private struct ItemSearch: RunSearch {
  let item: Int32

  func passes(_ totals: ListTotals) -> Bool { totals.count <= item }
  func isNearer(to end: ListTotals, than start: ListTotals) -> Bool { end.count &- item < item &- start.count }
  func continued(after before: ListTotals) -> ItemSearch { ItemSearch(item: item &- before.count) }
}

private struct DistanceSearch: RunSearch {
  let distance: Extent
  let spacing: ListSpacing
  var unitsBefore: Int64 = 0

  func passes(_ totals: ListTotals) -> Bool { stretch(totals) < distance }
  func isNearer(to end: ListTotals, than start: ListTotals) -> Bool {
    stretch(end) - distance < distance - stretch(start)
  }
  func continued(after before: ListTotals) -> DistanceSearch {
    let passed = before.length + spacing.gap * Int(before.own)
    return DistanceSearch(distance: distance - passed, spacing: spacing, unitsBefore: before.units)
  }

  private func stretch(_ totals: ListTotals) -> Extent {
    totals.length + spacing.gap * Int(totals.own) + spacing.line * spacing.lines(ofUnits: unitsBefore &+ totals.units)
  }
}
