/// An edit of a tree: the items of a range are replaced by the runs of `RunTree.replacement`.
///
///     level 0   [ L kept │ old │ … ]  …  [ … │ old │ R kept ]   ⇒   [ L kept │ replacement │ R kept ]
///     level 1   [ … │ branch to L │ … ]  …  [ branch to R │ … ]  ⇒   [ … │ branches to the new nodes │ … ]
///
/// Where the result fits the one leaf that holds the range, it is changed in place, and above it only totals
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
  /// Begins an edit. The replacement then holds the run before the range, with which a new run may be merged.
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
    root = leaves.take()
    height = 0
    totals = ListTotals()
    kinds = .plain
    revision += 1
  }

  // MARK: In place

  private mutating func replaceRuns(_ change: LevelChange, in leaf: ListNode) {
    leaves.replace(from: change.keptBefore, to: change.keptFrom, in: leaf, byCount: change.inserted)
    for index in 0..<change.inserted { leaves[leaf, change.keptBefore + index] = replacement[index] }
  }

  /// - Parameters:
  ///   - first: The first of the new nodes of the level below.
  ///   - added: What the totals of the node change by.
  private mutating func replaceBranches(
    _ change: LevelChange, in node: ListNode, _ level: Int, byNodesFrom first: ListNode, adding added: ListTotals
  ) {
    let end = change.keptBefore + change.inserted
    branches.replace(from: change.keptBefore, to: change.keptFrom, in: node, byCount: change.inserted)
    var before = branches.totals(before: change.keptBefore, in: node)
    var child = first
    for slot in change.keptBefore..<end {
      var branch = branch(to: child, level - 1)
      before += branch.totals
      branch.totals = before
      branches[node, slot] = branch
      child = next(child, level - 1)
    }
    branches.add(added, from: end, in: node)
  }

  /// Adds a change to the totals on the way from a cursor's level to the root.
  mutating func add(_ change: ListTotals, above level: Int, _ cursor: TreeCursor) {
    var level = level + 1
    while level <= height {
      branches.add(change, from: cursor[level].slot, in: cursor[level].node)
      level += 1
    }
  }

  /// Finds the kinds on the way from a cursor's level to the root anew.
  private mutating func updateKinds(above level: Int, _ cursor: TreeCursor) {
    guard kinds | replacement.kinds != .plain else { return }
    var level = level
    while level < height {
      branches[cursor[level + 1].node, cursor[level + 1].slot].kinds = kinds(of: cursor[level].node, level)
      level += 1
    }
    kinds = kinds(of: root, height)
  }

  // MARK: New nodes

  /// Writes the levels of a splice from the leaves on, and the totals above them.
  private mutating func write(_ plans: SplicePlan, _ splice: ListSplice, _ change: ListTotals) {
    let top = plans.count - 1
    var first = ListNode.none
    for level in 0...top where !plans[level].isInPlace {
      first = level == 0 ? newLeaves(plans[0]) : newInnerNodes(plans[level], level, above: first)
    }
    if plans[top].isInPlace {
      replaceBranches(plans[top].change, in: splice.left[top].node, top, byNodesFrom: first, adding: change)
      add(change, above: top, splice.left)
      updateKinds(above: top, splice.left)
    } else {
      root = first
      height = top
      kinds = kinds(of: root, height)
    }
    while height > 0, branches.count(root) == 1 {
      let only = branches[root, 0].child
      branches.release(root)
      root = only
      height -= 1
    }
  }

  /// - Returns: The first new leaf; `.none` if none is left.
  private mutating func newLeaves(_ plan: LevelPlan) -> ListNode {
    var writer = NodeWriter(plan, &leaves)
    writer.copyStart(plan, &leaves)
    for index in 0..<replacement.count { writer.append(replacement[index], &leaves) }
    writer.copyEnd(plan, &leaves)
    return writer.first
  }

  /// - Parameter child: The first of the new nodes of the level below.
  /// - Returns: The first new node; `.none` if none is left.
  private mutating func newInnerNodes(_ plan: LevelPlan, _ level: Int, above child: ListNode) -> ListNode {
    plan.forEachOldNode { branches.separateTotals($0) }
    var writer = NodeWriter(plan, &branches)
    writer.copyStart(plan, &branches)
    var child = child
    for _ in 0..<plan.change.inserted {
      writer.append(branch(to: child, level - 1), &branches)
      child = next(child, level - 1)
    }
    writer.copyEnd(plan, &branches)
    var node = writer.first
    for _ in 0..<plan.newNodes {
      branches.sumTotals(node)
      node = branches.next(node)
    }
    return writer.first
  }

  /// A branch with the totals of its child alone.
  private func branch(to child: ListNode, _ level: Int) -> ListBranch {
    ListBranch(
      totals: level == 0 ? leaves.totals(child) : branches.totals(child), child: child, kinds: kinds(of: child, level))
  }

  private func kinds(of node: ListNode, _ level: Int) -> KindSet {
    level == 0 ? leaves.kinds(node) : branches.kinds(node)
  }

  private func next(_ node: ListNode, _ level: Int) -> ListNode {
    level == 0 ? leaves.next(node) : branches.next(node)
  }

  // MARK: Old nodes

  /// Releases the nodes between the two cursors of a splice.
  private mutating func releaseNodes(between splice: ListSplice) {
    var level = 1
    while level <= height {
      let left = splice.left[level]
      let right = splice.right[level]
      if left.node == right.node {
        return releaseChildren(of: left.node, left.slot + 1, right.slot, level)
      }
      releaseChildren(of: left.node, left.slot + 1, branches.count(left.node), level)
      releaseChildren(of: right.node, 0, right.slot, level)
      level += 1
    }
  }

  /// Releases the children from one slot up to another, and all below them.
  private mutating func releaseChildren(of node: ListNode, _ lower: Int, _ upper: Int, _ level: Int) {
    var slot = lower
    while slot < upper {
      let child = branches[node, slot].child
      if level == 1 {
        leaves.release(child)
      } else {
        releaseChildren(of: child, 0, branches.count(child), level - 1)
        branches.release(child)
      }
      slot += 1
    }
  }
}
