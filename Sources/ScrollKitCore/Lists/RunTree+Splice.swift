// Every edit is a splice: the items of a range are replaced by the runs of `draft`.
//
//     level 0   [ L kept │ old │ … ]  …  [ … │ old │ R kept ]   ⇒   [ L kept │ draft │ R kept ]
//     level 1   [ … │ branch to L │ … ]  …  [ branch to R │ … ]  ⇒   [ … │ branches to the new nodes │ … ]
//
// Where the result fits the one node that was changed, it is changed in place, and above it only totals
// change. Elsewhere the nodes are written anew, with a neighbour if they would be too full or too empty,
// and the level above is spliced in the same manner. All nodes are reserved before anything changes.
// Neighbouring runs of equal items become one, except where they were in two leaves.

extension RunTree {
  // MARK: Edits

  /// Inserts items that have not been measured.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; 0 < `count`.
  mutating func insert(_ count: Int, at item: Int) throws(ListError) {
    let splice = try begin(at: item, removing: 0)
    try draft.append(estimated: count)
    try finish(splice)
  }

  /// Inserts measured items.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `self.count`; `extents` is not empty, and its numbers are valid.
  mutating func insert(_ extents: Span<Double>, at item: Int) throws(ListError) {
    let splice = try begin(at: item, removing: 0)
    try draft.reserve(extents.count + 2)
    for index in 0..<extents.count {
      try draft.append(.measured(Extent(points: extents[index])))
    }
    try finish(splice)
  }

  /// - Precondition: 0 < `count` and `item + count` ≤ `self.count`.
  mutating func remove(_ count: Int, at item: Int) throws(ListError) {
    let splice = try begin(at: item, removing: count)
    try finish(splice)
  }

  /// Sets the extents of items. Sticky items stay sticky.
  ///
  /// - Precondition: `extents` is not empty, its numbers are valid, and all items exist.
  mutating func setExtents(_ extents: Span<Double>, at item: Int) throws(ListError) {
    let splice = try begin(at: item, removing: extents.count)
    try draft.reserve(extents.count + 2)
    var old = RunReader(splice.begin)
    for index in 0..<extents.count {
      var run = ListRun.measured(Extent(points: extents[index]))
      run.isSticky = old.next(1, in: self).isSticky
      try draft.append(run)
    }
    try finish(splice)
  }

  /// Sets items back to the estimate. Sticky items stay sticky.
  ///
  /// - Precondition: 0 < `count`, and all items exist.
  mutating func forgetExtents(_ count: Int, at item: Int) throws(ListError) {
    let splice = try begin(at: item, removing: count)
    var old = RunReader(splice.begin)
    var left = count
    while left > 0 {
      let run = old.next(left, in: self)
      try draft.append(estimated: run.count, isSticky: run.isSticky)
      left -= run.count
    }
    try finish(splice)
  }

  /// - Precondition: The item exists.
  mutating func setSticky(_ isSticky: Bool, at item: Int) throws(ListError) {
    let splice = try begin(at: item, removing: 1)
    var old = RunReader(splice.begin)
    var run = old.next(1, in: self)
    run.isSticky = isSticky
    try draft.append(run)
    try finish(splice)
  }

  /// Moves items. It takes time for the runs of the moved items, or of those that they pass if these are
  /// fewer items.
  ///
  /// - Parameter destination: The index of the first moved item after the move.
  /// - Precondition: 0 < `count`; `destination` is not `item`; all items exist, before and after.
  mutating func move(_ count: Int, from item: Int, to destination: Int) throws(ListError) {
    let passed = (destination - item).magnitude
    if count <= passed {
      try transfer(count, from: item, to: destination)
    } else if destination > item {
      try transfer(Int(passed), from: item + count, to: item)
    } else {
      try transfer(Int(passed), from: destination, to: destination + count)
    }
  }

  /// Moves items by two splices. All that both need is reserved before the first.
  private mutating func transfer(
    _ count: Int, from item: Int, to destination: Int
  ) throws(ListError) {
    var moved = try RunBuffer(allocator)
    var old = RunReader(path(to: item))
    var left = count
    while left > 0 {
      let run = old.next(left, in: self)
      try moved.append(run)
      left -= run.count
    }
    try draft.reserve(moved.count + 2)
    let removal = largestNeed(ofRuns: 2)
    let insertion = largestNeed(ofRuns: moved.count + 2)
    try reserve(
      NodeNeed(
        leaves: removal.leaves + insertion.leaves, branches: removal.branches + insertion.branches))
    let cut = try begin(at: item, removing: count)
    try apply(cut)
    let paste = try begin(at: destination, removing: 0)
    for index in 0..<moved.count { try draft.append(moved[index]) }
    try finish(paste)
  }

  // MARK: A splice

  /// An edit under way: what of the tree stays on both sides of it.
  private struct Splice {
    /// The path to the range.
    let begin: ListPath
    /// In the leaf, the slot after the last run that stays.
    var left: ListPath
    /// In the leaf, the slot of the first run that stays.
    var right: ListPath
    let removed: ListTotals
    /// The totals of the run before the range, with which the draft begins.
    let head: ListTotals
    /// The run after the range, with which the draft ends.
    let tail: ListRun?
  }

  /// Begins an edit. The draft then holds the run before the range, with which a new run may be merged.
  private mutating func begin(at item: Int, removing count: Int) throws(ListError) -> Splice {
    draft.removeAll()
    var left = path(to: item)
    var right = count > 0 ? path(toEndOf: item + count - 1, from: left) : left
    let removed = right.before - left.before
    let begin = left

    let leaf = left.steps[0].node
    if left.within > 0 {
      try draft.append(leaves[leaf, left.steps[0].slot].with(count: left.within))
    } else if left.steps[0].slot > 0 {
      left.steps[0].slot -= 1
      try draft.append(leaves[leaf, left.steps[0].slot])
    }
    let head = draft.totals

    var tail: ListRun?
    let last = right.steps[0]
    if last.slot < leaves.count(last.node) {
      let run = leaves[last.node, last.slot]
      tail = run.with(count: run.count - right.within)
      right.steps[0].slot += 1
    }
    return Splice(begin: begin, left: left, right: right, removed: removed, head: head, tail: tail)
  }

  /// Ends an edit. Either all of it is done, or it throws and nothing is.
  private mutating func finish(_ splice: Splice) throws(ListError) {
    try apply(splice)
    draft.shrink()
  }

  /// The same, but the draft keeps its memory for another splice.
  private mutating func apply(_ splice: Splice) throws(ListError) {
    let added = draft.totals - splice.head
    if totals.count == splice.removed.count, added.count == 0 {
      removeAll()
      return
    }
    if let tail = splice.tail { try draft.append(tail) }
    let change = added - splice.removed
    let leafPlan = leafPlan(splice)
    if leafPlan.isInPlace {
      replaceRuns(leafPlan, in: splice.left.steps[0].node)
      addUp(change, from: 1, splice.left)
    } else {
      let plan = plan(splice, leafPlan)
      try reserve(plan.need)
      releaseNodes(between: splice)
      carryOut(plan, splice, change: change)
    }
    totals += change
    revision += 1
  }

  private mutating func removeAll() {
    leaves.releaseAll()
    branches.releaseAll()
    root = leaves.take()
    height = 0
    totals = ListTotals()
    revision += 1
  }

  // MARK: Paths

  /// The path to the boundary before an item; after the last item to the end of the last leaf.
  private func path(to item: Int) -> ListPath {
    item == count && count > 0 ? path(toEndOf: item - 1) : path(downTo: item)
  }

  /// The path to the boundary after an item, in the same leaf as the item.
  private func path(toEndOf item: Int) -> ListPath { pathAfterFirst(of: path(downTo: item)) }

  /// The same, found from the path to an item that is not after it.
  private func path(toEndOf item: Int, from left: ListPath) -> ListPath {
    var path = left
    var left = item - Int(path.before.count)
    let leaf = path.steps[0].node
    while path.steps[0].slot < leaves.count(leaf) {
      let run = leaves[leaf, path.steps[0].slot]
      if left < run.count - path.within {
        path.within += left
        path.before += run.totals(ofFirst: left)
        return pathAfterFirst(of: path)
      }
      left -= run.count - path.within
      path.before += run.totals(ofFirst: run.count - path.within)
      path.within = 0
      path.steps[0].slot += 1
    }
    return self.path(toEndOf: item)
  }

  /// The path to the boundary after the item that follows a path, in the same leaf.
  private func pathAfterFirst(of path: ListPath) -> ListPath {
    var path = path
    let step = path.steps[0]
    let run = leaves[step.node, step.slot]
    path.within += 1
    path.before += run.totals(ofFirst: 1)
    if path.within == run.count {
      path.within = 0
      path.steps[0].slot += 1
    }
    return path
  }

  private func path(downTo item: Int) -> ListPath {
    var path = ListPath(leaf: root)
    guard count > 0 else { return path }
    let item = Int32(item)
    var node = root
    var level = height
    while level > 0 {
      let wanted = item - path.before.count
      let slot = branches.firstSlot(in: node) { wanted < $0.count }
      path.before += branches.totals(before: slot, in: node)
      path.steps[level] = ListStep(node: node, slot: slot)
      node = branches[node, slot].child
      level -= 1
    }
    var slot = 0
    while item >= path.before.count + Int32(leaves[node, slot].count) {
      path.before += leaves[node, slot].totals
      slot += 1
    }
    path.steps[0] = ListStep(node: node, slot: slot)
    path.within = Int(item - path.before.count)
    path.before += leaves[node, slot].totals(ofFirst: path.within)
    return path
  }

  // MARK: The plan

  /// What a splice does with each level, from the leaves on.
  private func plan(_ splice: Splice, _ leafPlan: LevelPlan) -> SplicePlan {
    var plan = SplicePlan(leafPlan)
    plan.need.leaves = leafPlan.nodes
    var below = leafPlan
    var level = 0
    while level < height || below.nodes > 1 {
      var kept = 0
      var first = 0
      if level < height {
        kept = splice.left.steps[level + 1].slot
        first = splice.right.steps[level + 1].slot + 1
        if below.previous != .none { kept -= 1 }
        if below.next != .none { first += 1 }
      }
      level += 1
      below = levelPlan(
        branches, level, splice, kept: kept, inserted: below.nodes, first: first)
      plan.levels[level] = below
      plan.depth = level + 1
      if below.isInPlace { return plan }
      plan.need.branches += below.nodes
    }
    return plan
  }

  /// What a splice does with the leaves.
  private func leafPlan(_ splice: Splice) -> LevelPlan {
    levelPlan(
      leaves, 0, splice, kept: splice.left.steps[0].slot, inserted: draft.count,
      first: splice.right.steps[0].slot)
  }

  /// What a splice does with one level.
  ///
  /// - Parameters:
  ///   - kept: The elements that stay at the start of the left node.
  ///   - inserted: The elements that follow them.
  ///   - first: The slot of the first element of the right node that stays.
  private func levelPlan<Element>(
    _ pool: borrowing NodePool<Element>, _ level: Int, _ splice: Splice, kept: Int, inserted: Int,
    first: Int
  ) -> LevelPlan {
    var plan = LevelPlan(kept: kept, first: first, inserted: inserted)
    let most = Element.perNode
    if level <= height {
      let left = splice.left.steps[level].node
      let right = splice.right.steps[level].node
      plan.total += kept + pool.count(right) - first
      let previous = level < height ? sibling(before: splice.left.steps[level + 1]) : .none
      let next = level < height ? sibling(after: splice.right.steps[level + 1]) : .none
      let before = previous == .none ? most : pool.count(previous)
      let after = next == .none ? most : pool.count(next)
      let isTooEmpty = plan.total < most / 2 && (previous != .none || next != .none)
      if left == right, plan.total > 0, plan.total <= most, !isTooEmpty {
        plan.isInPlace = true
        return plan
      }
      // The emptier neighbour takes part if the two nodes then have room. So nodes that are filled one
      // after the other become full, in both directions.
      let shared = plan.total + min(before, after)
      if isTooEmpty || plan.total > most && shared <= 2 * most - most / 10 {
        if previous != .none, before <= after || next == .none {
          plan.previous = previous
          plan.total += before
        } else if next != .none {
          plan.next = next
          plan.total += after
        }
      }
    }
    plan.nodes = (plan.total + most - 1) / most
    return plan
  }

  /// The child before that of a path; `.none` if it has another parent.
  private func sibling(before step: ListStep) -> ListNode {
    step.slot > 0 ? branches[step.node, step.slot - 1].child : .none
  }

  /// The child after that of a path; `.none` if it has another parent.
  private func sibling(after step: ListStep) -> ListNode {
    step.slot + 1 < branches.count(step.node) ? branches[step.node, step.slot + 1].child : .none
  }

  private mutating func reserve(_ need: NodeNeed) throws(ListError) {
    if need.leaves > 0 { try leaves.reserve(need.leaves) }
    if need.branches > 0 { try branches.reserve(need.branches) }
  }

  /// At least the nodes that a splice needs which inserts so many runs.
  private func largestNeed(ofRuns runs: Int) -> NodeNeed {
    var need = NodeNeed()
    need.leaves = runs / ListRun.perNode + 4
    var below = need.leaves
    for _ in 0...height + 1 {
      below = below / ListBranch.perNode + 4
      need.branches += below
    }
    while below > 4 {
      below = below / ListBranch.perNode + 4
      need.branches += below
    }
    return need
  }

  // MARK: Carrying out

  private mutating func carryOut(_ plan: SplicePlan, _ splice: Splice, change: ListTotals) {
    var first = ListNode.none
    for level in 0..<plan.depth {
      let levelPlan = plan.levels[level]
      if levelPlan.isInPlace {
        replaceBranches(levelPlan, in: splice.left.steps[level].node, level, first)
        addUp(change, from: level + 1, splice.left)
        break
      }
      first = level == 0 ? newLeaves(levelPlan, splice) : newBranches(levelPlan, level, splice, first)
      if level + 1 == plan.depth {
        root = first
        height = level
      }
    }
    while height > 0, branches.count(root) == 1 {
      let only = branches[root, 0].child
      branches.release(root)
      root = only
      height -= 1
    }
  }

  /// Adds a change to the totals on a path.
  private mutating func addUp(_ change: ListTotals, from level: Int, _ path: ListPath) {
    var level = level
    while level <= height {
      let node = path.steps[level].node
      for slot in path.steps[level].slot..<branches.count(node) {
        branches[node, slot].through += change
      }
      level += 1
    }
  }

  private mutating func replaceRuns(_ plan: LevelPlan, in leaf: ListNode) {
    leaves.replace(from: plan.kept, to: plan.first, in: leaf, byCount: draft.count)
    for index in 0..<draft.count { leaves[leaf, plan.kept + index] = draft[index] }
  }

  private mutating func replaceBranches(
    _ plan: LevelPlan, in node: ListNode, _ level: Int, _ first: ListNode
  ) {
    let old = branches.totals(before: plan.first, in: node)
    branches.replace(from: plan.kept, to: plan.first, in: node, byCount: plan.inserted)
    var before = branches.totals(before: plan.kept, in: node)
    var child = first
    for slot in plan.kept..<plan.kept + plan.inserted {
      before += totals(child, below: level)
      branches[node, slot] = ListBranch(through: before, child: child)
      child = next(child, below: level)
    }
    for slot in plan.kept + plan.inserted..<branches.count(node) {
      branches[node, slot] = branches[node, slot].moved(from: old, to: before)
    }
  }

  /// Writes the leaves of a splice anew.
  ///
  /// - Returns: The first new leaf; `.none` if none is left.
  private mutating func newLeaves(_ plan: LevelPlan, _ splice: Splice) -> ListNode {
    let left = splice.left.steps[0].node
    let right = splice.right.steps[0].node
    var writer = NodeWriter(plan, left: left, right: right, &leaves)
    writer.copyStart(plan, &leaves)
    for index in 0..<draft.count { writer.append(draft[index], &leaves) }
    writer.copyEnd(plan, &leaves)
    return writer.first
  }

  /// Writes the inner nodes of a splice anew.
  ///
  /// - Parameter first: The first of the new nodes of the level below.
  /// - Returns: The first new node; `.none` if none is left.
  private mutating func newBranches(
    _ plan: LevelPlan, _ level: Int, _ splice: Splice, _ first: ListNode
  ) -> ListNode {
    let left = level <= height ? splice.left.steps[level].node : .none
    let right = level <= height ? splice.right.steps[level].node : .none
    var writer = NodeWriter(plan, left: left, right: right, &branches)
    writer.copyStart(plan, &branches)
    var child = first
    for _ in 0..<plan.inserted {
      writer.append(ListBranch(through: totals(child, below: level), child: child), &branches)
      child = next(child, below: level)
    }
    writer.copyEnd(plan, &branches)
    return writer.first
  }

  /// The totals of a node of the level below one.
  private func totals(_ node: ListNode, below level: Int) -> ListTotals {
    if level > 1 { return branches.totals(before: branches.count(node), in: node) }
    var totals = ListTotals()
    for slot in 0..<leaves.count(node) { totals += leaves[node, slot].totals }
    return totals
  }

  private func next(_ node: ListNode, below level: Int) -> ListNode {
    level == 1 ? leaves.next(node) : branches.next(node)
  }

  // MARK: Releasing

  /// Releases the nodes between the two paths of a splice.
  private mutating func releaseNodes(between splice: Splice) {
    var level = 1
    while level <= height {
      let left = splice.left.steps[level]
      let right = splice.right.steps[level]
      if left.node == right.node {
        releaseChildren(of: left.node, from: left.slot + 1, to: right.slot, level)
        return
      }
      releaseChildren(of: left.node, from: left.slot + 1, to: branches.count(left.node), level)
      releaseChildren(of: right.node, from: 0, to: right.slot, level)
      level += 1
    }
  }

  private mutating func releaseChildren(
    of node: ListNode, from lower: Int, to upper: Int, _ level: Int
  ) {
    var slot = lower
    while slot < upper {
      let child = branches[node, slot].child
      if level == 1 {
        leaves.release(child)
      } else {
        releaseChildren(of: child, from: 0, to: branches.count(child), level - 1)
        branches.release(child)
      }
      slot += 1
    }
  }
}

/// The way from the root to a boundary between two items.
private struct ListPath {
  /// The node and slot of each level, from the leaf on. Eight levels hold 2³¹ runs in half-full nodes.
  var steps: InlineArray<12, ListStep>
  /// The items of the run that come before the boundary.
  var within = 0
  /// The totals of all items before the boundary.
  var before = ListTotals()

  init(leaf: ListNode) { steps = InlineArray(repeating: ListStep(node: leaf, slot: 0)) }

}

private struct ListStep {
  let node: ListNode
  private var slotNumber: Int32

  var slot: Int {
    get { Int(slotNumber) }
    set { slotNumber = Int32(newValue) }
  }

  init(node: ListNode, slot: Int) {
    self.node = node
    slotNumber = Int32(slot)
  }
}

private struct SplicePlan {
  var levels: InlineArray<12, LevelPlan>
  /// The number of levels that change in more than their totals.
  var depth = 1
  var need = NodeNeed()

  init(_ leafPlan: LevelPlan) { levels = InlineArray(repeating: leafPlan) }
}

/// A number of nodes of each kind.
private struct NodeNeed {
  var leaves = 0
  var branches = 0
}

/// What a splice does with one level.
private struct LevelPlan {
  /// The elements that stay at the start of the left node.
  let kept: Int
  /// The slot of the first element of the right node that stays.
  let first: Int
  /// The elements between the two.
  let inserted: Int
  /// All elements of the new nodes.
  var total: Int
  /// The new nodes; 0 also if the level is changed in place.
  var nodes = 0
  var isInPlace = false
  /// The neighbour before whose elements come into the new nodes, too; or else the one after.
  var previous = ListNode.none
  var next = ListNode.none

  init(kept: Int, first: Int, inserted: Int) {
    self.kept = kept
    self.first = first
    self.inserted = inserted
    total = inserted
  }
}

/// Writes the elements of a splice into new nodes, evenly, and releases the old ones.
private struct NodeWriter<Element: ListElement> {
  /// The first of the new nodes; `.none` if there is none.
  private(set) var first = ListNode.none
  private var node = ListNode.none
  private var slot = 0
  /// The totals of the elements of the node so far.
  private var before = ListTotals()
  private let left: ListNode
  private let right: ListNode

  /// Takes the new nodes, and puts them in place of the old ones.
  init(_ plan: LevelPlan, left: ListNode, right: ListNode, _ pool: inout NodePool<Element>) {
    self.left = left
    self.right = right
    let before = left == .none ? .none : pool.previous(plan.previous == .none ? left : plan.previous)
    let after = right == .none ? .none : pool.next(plan.next == .none ? right : plan.next)
    var last = before
    for index in 0..<plan.nodes {
      let node = pool.take()
      pool.setCount(plan.total / plan.nodes + (index < plan.total % plan.nodes ? 1 : 0), of: node)
      pool.link(last, node)
      if index == 0 { first = node }
      last = node
    }
    pool.link(last, after)
    node = first
  }

  /// Appends an element that stands alone.
  mutating func append(_ element: Element, _ pool: inout NodePool<Element>) {
    if slot == pool.count(node) {
      node = pool.next(node)
      slot = 0
      before = ListTotals()
    }
    let stored = element.moved(from: ListTotals(), to: before)
    pool[node, slot] = stored
    before = stored.totals(after: before)
    slot += 1
  }

  /// Copies the elements that come before the new ones.
  mutating func copyStart(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    if plan.previous != .none {
      copy(plan.previous, from: 0, to: pool.count(plan.previous), &pool)
      pool.release(plan.previous)
    }
    if left != .none { copy(left, from: 0, to: plan.kept, &pool) }
  }

  /// Copies the elements that come after the new ones.
  mutating func copyEnd(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    guard left != .none else { return }
    copy(right, from: plan.first, to: pool.count(right), &pool)
    pool.release(right)
    if left != right { pool.release(left) }
    if plan.next != .none {
      copy(plan.next, from: 0, to: pool.count(plan.next), &pool)
      pool.release(plan.next)
    }
  }

  private mutating func copy(
    _ source: ListNode, from lower: Int, to upper: Int, _ pool: inout NodePool<Element>
  ) {
    var totals = ListTotals()
    for slot in 0..<upper {
      let element = pool[source, slot]
      if slot >= lower { append(element.moved(from: totals, to: ListTotals()), &pool) }
      totals = element.totals(after: totals)
    }
  }
}

/// Reads the items of a tree from a place on, without changing it.
private struct RunReader {
  private var leaf: ListNode
  private var slot: Int
  /// The items of the run that were read.
  private var within: Int

  init(_ path: ListPath) {
    leaf = path.steps[0].node
    slot = path.steps[0].slot
    within = path.within
  }

  /// The next items of one run, at most so many.
  ///
  /// - Precondition: There are items left.
  mutating func next(_ most: Int, in tree: borrowing RunTree) -> ListRun {
    if slot == tree.leaves.count(leaf) {
      leaf = tree.leaves.next(leaf)
      slot = 0
    }
    let run = tree.leaves[leaf, slot]
    let count = min(most, run.count - within)
    within += count
    if within == run.count {
      slot += 1
      within = 0
    }
    return run.with(count: count)
  }
}
