/// An edit of a tree: the items of a range are replaced by the runs of `RunTree.replacement`.
///
///     level 0   [ L kept │ old │ … ]  …  [ … │ old │ R kept ]   ⇒   [ L kept │ replacement │ R kept ]
///     level 1   [ … │ branch to L │ … ]  …  [ branch to R │ … ]  ⇒   [ … │ branches to the new nodes │ … ]
///
/// If the range lies in one leaf, and the result fits it, the leaf is changed in place, and above it only totals
/// change. Otherwise each level is planned (`LevelPlan`), then all nodes are reserved, then nothing can fail.
/// Neighbouring runs of equal items become one, except where they were in two leaves.
struct ListSplice {
  /// After the last run that stays before the range.
  let left: TreeCursor
  /// Before the first run that stays after the range.
  let right: TreeCursor
  /// Reads the items of the range.
  let old: RunReader
  /// The run after the range, with which the replacement ends.
  fileprivate let tail: ListRun?
  /// The totals of the items up to the end of the tail.
  fileprivate let end: ListTotals
}

extension RunTree {
  /// Begins an edit. The replacement then has the run before the range, with which a new run may be merged.
  mutating func beginSplice(at item: Int, removing count: Int) throws(ListError) -> ListSplice {
    var left = cursor(at: item)
    var right = count > 0 ? cursor(count, after: left) : left
    let old = RunReader(left, count: count)
    try beginReplacement(&left)
    var end = right.before
    var tail: ListRun?
    if right.slot < leaves.count(right.leaf) {
      let run = leaves[right.leaf, right.slot]
      let rest = run.with(count: run.count - right.itemsOfRun)
      end += rest.totals
      tail = rest
      right.slot += 1
    }
    return ListSplice(left: left, right: right, old: old, tail: tail, end: end)
  }

  /// Begins the replacement with the run before a cursor, or with the part of its run before it. The cursor moves to the start
  /// of that run.
  private mutating func beginReplacement(_ cursor: inout TreeCursor) throws(ListError) {
    if cursor.itemsOfRun == 0 {
      guard cursor.slot > 0 else { return replacement.begin(after: cursor.before) }
      cursor.slot -= 1
    }
    var head = leaves[cursor.leaf, cursor.slot]
    if cursor.itemsOfRun > 0 { head = head.with(count: cursor.itemsOfRun) }
    replacement.begin(after: cursor.before - head.totals)
    try replacement.append(head)
  }

  /// Ends an edit. Either all of it is done, or it throws and nothing is.
  mutating func endSplice(_ splice: ListSplice) throws(ListError) {
    let end = replacement.end.count
    if let tail = splice.tail { try append(tail) }
    if replacement.end.count == 0, splice.end.count == totals.count { return removeAll() }
    let change = replacement.end - splice.end
    let plan = leafPlan(splice)
    if plan.isInPlace {
      replaceRuns(plan.change, in: splice.left.leaf)
      add(change, above: 0, splice.left)
      updateKinds(above: 0, splice.left)
    } else {
      let plans = try reserve(splice, plan)
      releaseNodes(between: splice)
      write(plans, splice, change)
    }
    totals += change
    revision += 1
    alignSpans(from: Int(end), movedBy: change.units)
  }

  /// Makes sure that two edits cannot fail which are made one after the other: a removal, and an insertion of so many
  /// runs.
  mutating func reserveMove(ofRuns runs: Int) throws(ListError) {
    try replacement.reserve(runs + 2)
    let newLeaves = (runs + Self.runsAround) / ListRun.perNode + Self.partlyFilled
    var newBranches = 0
    var below = newLeaves
    var level = 0
    while level < height + 2 || below > Self.partlyFilled {
      below = below / ListBranch.perNode + Self.partlyFilled
      newBranches += below
      level += 1
    }
    try leaves.reserve(newLeaves)
    try branches.reserve(newBranches)
  }

  /// Derived. Two edits write 4 runs beside those that are moved: each the run before its range, and the one after it.
  private static let runsAround = 4
  /// Derived. Each of two edits adds at most 4 nodes to a level beside those that it fills. Larger reserves memory in vain; with
  /// less, the second edit could fail.
  private static let partlyFilled = 8

  private mutating func removeAll() {
    leaves.releaseAll()
    branches.releaseAll()
    root = leaves.allocate()
    height = 0
    totals = ListTotals()
    kinds = .plain
    revision += 1
  }
}
