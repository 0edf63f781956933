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
  fileprivate(set) var left: TreeCursor
  /// Before the first run that stays after the range.
  fileprivate(set) var right: TreeCursor
  /// The first item of the range.
  fileprivate let item: Int
  /// Reads the items of the range.
  let old: RunReader
  fileprivate let removed: ListTotals
  /// The totals of the run before the range, with which the replacement begins.
  fileprivate let head: ListTotals
  /// The run after the range, with which the replacement ends.
  fileprivate let tail: ListRun?
}

extension RunTree {
  /// Begins an edit. The replacement then holds the run before the range, with which a new run may be merged.
  mutating func beginSplice(at item: Int, removing count: Int) throws(ListError) -> ListSplice {
    replacement.removeAll()
    var left = cursor(at: item)
    var right = count > 0 ? cursor(count, after: left) : left
    let removed = right.before - left.before
    let old = RunReader(left)
    replacementStart = left.before.units

    if left.itemsOfRun > 0 {
      try replacement.append(leaves[left.leaf, left.slot].with(count: left.itemsOfRun))
    } else if left.slot > 0 {
      left.slot -= 1
      try replacement.append(leaves[left.leaf, left.slot])
    }
    let head = replacement.totals
    replacementStart -= head.units

    var tail: ListRun?
    if right.slot < leaves.count(right.leaf) {
      let run = leaves[right.leaf, right.slot]
      tail = run.with(count: run.count - right.itemsOfRun)
      right.slot += 1
    }
    return ListSplice(left: left, right: right, item: item, old: old, removed: removed, head: head, tail: tail)
  }

  /// Ends an edit. Either all of it is done, or it throws and nothing is.
  mutating func endSplice(_ splice: ListSplice) throws(ListError) {
    if totals.count == splice.removed.count, replacement.totals.count == splice.head.count {
      removeAll()
      return
    }
    var old = splice.head + splice.removed
    if let tail = splice.tail {
      old += tail.totals(isGrid: isGrid)
      try append(tail)
    }
    let change = replacement.totals - old
    let end = splice.item + Int((replacement.totals - splice.head).count)
    let plan = leafPlan(splice)
    if plan.isInPlace {
      replaceRuns(plan, in: splice.left.leaf)
      add(change, above: 0, splice.left)
      updateKinds(above: 0, splice.left)
    } else {
      let plans = try reserve(splice, plan)
      releaseNodes(between: splice)
      write(plans, splice, change)
    }
    totals += change
    revision += 1
    alignSpans(from: end, movedBy: change.units)
  }

  /// Makes sure that two edits cannot fail which are made one after the other: a removal, and an insertion of so many
  /// runs.
  mutating func reserveMove(ofRuns runs: Int) throws(ListError) {
    try replacement.reserve(runs + 2)
    // At least what is needed: each edit adds at most four nodes to a level beside those that it fills.
    let newLeaves = (runs + 4) / ListRun.perNode + 8
    var newBranches = 0
    var below = newLeaves
    var level = 0
    while level < height + 2 || below > 8 {
      below = below / ListBranch.perNode + 8
      newBranches += below
      level += 1
    }
    try leaves.reserve(newLeaves)
    try branches.reserve(newBranches)
  }

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

  private mutating func replaceRuns(_ plan: LevelPlan, in leaf: ListNode) {
    leaves.replace(from: plan.keptBefore, to: plan.keptFrom, in: leaf, byCount: plan.inserted)
    for index in 0..<plan.inserted { leaves[leaf, plan.keptBefore + index] = replacement[index] }
  }

  /// - Parameter first: The first of the new nodes of the level below.
  private mutating func replaceBranches(
    _ plan: LevelPlan, in node: ListNode, _ level: Int, byNodesFrom first: ListNode
  ) {
    let oldBefore = branches.totals(before: plan.keptFrom, in: node)
    branches.replace(from: plan.keptBefore, to: plan.keptFrom, in: node, byCount: plan.inserted)
    var before = branches.totals(before: plan.keptBefore, in: node)
    var child = first
    for slot in plan.keptBefore..<plan.keptBefore + plan.inserted {
      before += totals(of: child, level - 1)
      branches[node, slot] = ListBranch(totals: before, child: child, kinds: kinds(of: child, level - 1))
      child = next(child, level - 1)
    }
    for slot in plan.keptBefore + plan.inserted..<branches.count(node) {
      branches[node, slot] = branches[node, slot].rebased(from: oldBefore, to: before)
    }
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
      replaceBranches(plans[top], in: splice.left[top].node, top, byNodesFrom: first)
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
    var writer = NodeWriter(plan, &branches)
    writer.copyStart(plan, &branches)
    var child = child
    for _ in 0..<plan.inserted {
      writer.append(
        ListBranch(totals: totals(of: child, level - 1), child: child, kinds: kinds(of: child, level - 1)), &branches)
      child = next(child, level - 1)
    }
    writer.copyEnd(plan, &branches)
    return writer.first
  }

  private func totals(of node: ListNode, _ level: Int) -> ListTotals {
    level == 0 ? leaves.totals(node, isGrid: isGrid) : branches.totals(node)
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
