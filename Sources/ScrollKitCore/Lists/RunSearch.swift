/// A run in the tree, and what comes before it. Valid until the next edit.
struct RunPosition {
  var leaf: ListNode
  var slot: Int
  var before: ListTotals
}

/// What a search for a run looks for.
///
///     passes   yes  yes  yes │ no   no         totals of the items up to each run
///              run  run  run   run             the search ends here: at the first run whose end it does not pass
protocol RunSearch {
  /// Whether it passes the items that add up to these totals. If not, it does not pass more items either.
  func passes(_ totals: ListTotals) -> Bool
  /// Whether it ends nearer to the end of a leaf than to its start, by the totals up to both.
  func isNearer(to end: ListTotals, than start: ListTotals) -> Bool
  /// This search for totals that do not contain those of the items before.
  func continued(after before: ListTotals) -> Self
}

/// Looks for the run of an item.
private struct ItemSearch: RunSearch {
  let item: Int32

  func passes(_ totals: ListTotals) -> Bool { totals.count <= item }
  func isNearer(to end: ListTotals, than start: ListTotals) -> Bool { end.count - item < item - start.count }
  func continued(after before: ListTotals) -> ItemSearch { ItemSearch(item: item - before.count) }
}

/// Looks for the last run that starts before a distance.
private struct DistanceSearch: RunSearch {
  /// From the first item's start; later from the end of the items with extents of their own that were passed.
  let distance: Extent
  let spacing: ListSpacing
  /// The units that were passed: the lines of the others begin with them.
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
    totals.length + spacing.gap * Int(totals.own) + spacing.line * spacing.lines(ofUnits: unitsBefore + totals.units)
  }
}

extension RunTree {
  // MARK: From the root

  /// The run of an item; from `count` on the last run.
  ///
  /// - Precondition: 0 ≤ `item`; 0 < `count`.
  func position(of item: Int) -> RunPosition { position(ItemSearch(item: Int32(item))) { _, _ in } }

  /// The last run that starts before a distance; the first run if none does.
  ///
  /// - Precondition: 0 < `count`.
  func position(startingBefore distance: Extent) -> RunPosition {
    var position = position(DistanceSearch(distance: distance - spacing.leading, spacing: spacing)) { _, _ in }
    // A line may begin later than the cells before it end.
    if spacing.isGrid, start(at: position) >= distance { retreat(&position) }
    return position
  }

  /// The run of an item, with the step of each level on the way to it.
  ///
  /// - Precondition: The item exists.
  func position(of item: Int, _ visit: (_ level: Int, TreeStep) -> Void) -> RunPosition {
    position(ItemSearch(item: Int32(item)), visit)
  }

  /// The first run that a search does not pass, or the last run.
  private func position<Search: RunSearch>(
    _ search: Search, _ visit: (_ level: Int, TreeStep) -> Void
  ) -> RunPosition {
    var node = root
    var start = ListTotals()
    var end = totals
    var level = height
    while level > 0 {
      let inside = search.continued(after: start)
      let found = branches.first(in: node) { !inside.passes($0) }
      visit(level, TreeStep(node: node, slot: found.slot))
      end = start + found.end
      start += found.start
      node = found.child
      level -= 1
    }
    let position = position(search, in: node, from: start, to: end)
    visit(0, TreeStep(node: node, slot: position.slot))
    return position
  }

  /// The first run of a leaf that a search does not pass, or the last run, found from the nearer end of the leaf.
  ///
  /// - Parameters:
  ///   - start: The totals up to the leaf.
  ///   - end: The totals up to its end.
  private func position<Search: RunSearch>(
    _ search: Search, in leaf: ListNode, from start: ListTotals, to end: ListTotals
  ) -> RunPosition {
    leaves.read(leaf) { runs in
      var slot = 0
      var before = start
      if search.isNearer(to: end, than: start) {
        slot = runs.count - 1
        before = end - runs[slot].totals
        while slot > 0, !search.passes(before) {
          slot -= 1
          before -= runs[slot].totals
        }
      } else {
        while slot + 1 < runs.count {
          let next = before + runs[slot].totals
          if !search.passes(next) { break }
          before = next
          slot += 1
        }
      }
      return RunPosition(leaf: leaf, slot: slot, before: before)
    }
  }

  // MARK: From a run that is near

  /// Moves a position to the next run.
  ///
  /// - Returns: Whether there is one; otherwise the position stays.
  func advance(_ position: inout RunPosition) -> Bool {
    let run = run(at: position)
    if position.slot + 1 < leaves.count(position.leaf) {
      position.slot += 1
    } else {
      let next = leaves.next(position.leaf)
      guard next != .none else { return false }
      position.leaf = next
      position.slot = 0
    }
    position.before += run.totals
    return true
  }

  /// Moves a position to the previous run. At the first run it stays.
  private func retreat(_ position: inout RunPosition) {
    if position.slot > 0 {
      position.slot -= 1
    } else {
      let previous = leaves.previous(position.leaf)
      guard previous != .none else { return }
      position.leaf = previous
      position.slot = leaves.count(previous) - 1
    }
    position.before -= run(at: position).totals
  }

  /// The run of an item, found from a run of this revision that may be near.
  ///
  /// - Precondition: The item exists.
  func position(of item: Int, near remembered: RunPosition) -> RunPosition {
    var position = remembered
    for _ in 0..<Self.longestWalk {
      let before = Int(position.before.count)
      if item < before {
        retreat(&position)
      } else if item >= before + run(at: position).count {
        guard advance(&position) else { break }
      } else {
        return position
      }
    }
    return self.position(of: item)
  }

  /// The last run that starts before a distance, found from a run of this revision that may be near; the first run if none
  /// does.
  func position(startingBefore distance: Extent, near remembered: RunPosition) -> RunPosition {
    var position = remembered
    return walk(&position, toStartBefore: distance) ? position : self.position(startingBefore: distance)
  }

  /// Moves a position within its leaf to the last run that starts before a distance.
  ///
  /// - Returns: Whether it is there; if not, it is in another leaf or too far away.
  private func walk(_ position: inout RunPosition, toStartBefore distance: Extent) -> Bool {
    var left = Self.longestWalk
    while start(at: position) >= distance {
      guard left > 0, position.slot > 0 else { return false }
      retreat(&position)
      left -= 1
    }
    let last = leaves.count(position.leaf) - 1
    while true {
      let end = position.before + run(at: position).totals
      if start(after: end) >= distance { return true }
      guard left > 0, position.slot < last else { return false }
      let next = RunPosition(leaf: position.leaf, slot: position.slot + 1, before: end)
      if start(at: next) >= distance { return true }
      position = next
      left -= 1
    }
  }

  /// Measured (Tests/Benchmarks/lists.c). 12 runs take about as long as a descent. Larger walks where a descent is quicker,
  /// smaller descends where a walk is.
  private static let longestWalk = 12
}
