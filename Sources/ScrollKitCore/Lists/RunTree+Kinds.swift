/// Items of a kind: where they are, and the cells that they take from the lines of a grid.
extension RunTree {
  // MARK: Finding items of some kinds

  /// The last item before an index that is of one of some kinds; nil if there is none.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  func last(of kinds: KindSet, before item: Int) -> Int? {
    guard self.kinds.intersects(kinds), item > 0 else { return nil }
    return last(of: kinds, before: item, in: root, height, ListTotals())
  }

  /// The first item from an index on that is of one of some kinds; nil if there is none.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  func first(of kinds: KindSet, from item: Int) -> Int? {
    guard self.kinds.intersects(kinds), item < count else { return nil }
    return first(of: kinds, from: item, in: root, height, ListTotals())
  }

  /// - Parameter before: The totals of the items before the node.
  private func last(
    of kinds: KindSet, before item: Int, in node: ListNode, _ level: Int, _ before: ListTotals
  ) -> Int? {
    if level == 0 { return last(of: kinds, before: item, in: node, startingAt: Int(before.count)) }
    let wanted = Int32(item - 1) &- before.count
    var slot = branches.firstSlot(in: node) { wanted < $0.count }
    while slot >= 0 {
      if branches[node, slot].kinds.intersects(kinds) {
        let start = before + branches.totals(before: slot, in: node)
        let found = last(of: kinds, before: item, in: branches[node, slot].child, level - 1, start)
        if found != nil { return found }
      }
      slot -= 1
    }
    return nil
  }

  private func last(of kinds: KindSet, before item: Int, in leaf: ListNode, startingAt first: Int) -> Int? {
    leaves.read(leaf) { runs in
      var start = first
      var found: Int?
      for slot in runs.indices where start < item {
        let end = start + runs[slot].count
        if kinds.contains(runs[slot].kind) { found = min(end, item) - 1 }
        start = end
      }
      return found
    }
  }

  private func first(
    of kinds: KindSet, from item: Int, in node: ListNode, _ level: Int, _ before: ListTotals
  ) -> Int? {
    if level == 0 { return first(of: kinds, from: item, in: node, startingAt: Int(before.count)) }
    let wanted = Int32(item) &- before.count
    var slot = branches.firstSlot(in: node) { wanted < $0.count }
    while slot < branches.count(node) {
      if branches[node, slot].kinds.intersects(kinds) {
        let start = before + branches.totals(before: slot, in: node)
        let found = first(of: kinds, from: item, in: branches[node, slot].child, level - 1, start)
        if found != nil { return found }
      }
      slot += 1
    }
    return nil
  }

  private func first(of kinds: KindSet, from item: Int, in leaf: ListNode, startingAt first: Int) -> Int? {
    leaves.read(leaf) { runs in
      var start = first
      for slot in runs.indices {
        let end = start + runs[slot].count
        if end > item, kinds.contains(runs[slot].kind) { return max(start, item) }
        start = end
      }
      return nil
    }
  }

  // MARK: Units

  /// Appends a run to the replacement. A single item of a grid gets the units that it takes there.
  mutating func append(_ run: ListRun) throws(ListError) {
    var run = run
    if isGrid, run.isSingle {
      run.units = table[run.kind].units(after: replacementStart + replacement.totals.units, columns: columns)
    }
    try replacement.append(run)
  }

  /// Gives the single items behind an edit the units that they take now.
  ///
  /// An item with a line of its own ends the search: the lines after it are as before. So does one behind which cells come to
  /// lie in their former columns.
  ///
  /// - Parameters:
  ///   - item: The first item behind the edit.
  ///   - units: How many units more are before it.
  mutating func alignSpans(from item: Int, movedBy units: Int64) {
    var moved = units
    var next = item
    while isGrid, moved % Int64(columns) != 0, let single = first(of: singles, from: next) {
      let cursor = descend(to: single)
      let run = leaves[cursor.leaf, cursor.slot]
      let taken = table[run.kind].units(after: cursor.before.units, columns: columns)
      let change = ListTotals(units: Int64(taken - run.units))
      leaves[cursor.leaf, cursor.slot].units = taken
      add(change, above: 0, cursor)
      totals += change
      moved += change.units
      next = single + 1
    }
  }

  /// The kinds whose items span several columns, or a line.
  private var singles: KindSet {
    var singles = KindSet.none
    kinds.forEach { if table[$0].span != 1 { singles.insert($0) } }
    return singles
  }

  /// Whether items may span several columns, or a line.
  var hasSingles: Bool { kinds != .plain && singles != .none }

  /// The cells that each item of a run has; 0 if it has a line of its own.
  func cells(of run: ListRun) -> Int {
    run.hasOwnExtent(isGrid: isGrid) ? 0 : run.isSingle ? min(table[run.kind].span, columns) : 1
  }
}
