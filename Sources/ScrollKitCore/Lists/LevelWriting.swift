/// Carries out a splice: level by level, from the leaves to the root.
///
///     in place    the elements of one node, and the totals above it
///     new nodes   the planned ones of each level, then a new root, or none that has one child alone
extension RunTree {
  // MARK: In place

  mutating func replaceRuns(_ change: LevelChange, in leaf: ListNode) {
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
  mutating func updateKinds(above level: Int, _ cursor: TreeCursor) {
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
  mutating func write(_ plans: SplicePlan, _ splice: ListSplice, _ change: ListTotals) {
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
    for _ in 0..<plan.newNodeCount {
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
  mutating func releaseNodes(between splice: ListSplice) {
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
