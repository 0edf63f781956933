/// What a splice does with one level of a tree.
///
///     before   [ a │ b │ – │ – ]   [ – │ – │ – ]   [ – │ c ]        left, right: the nodes at the two ends
///     after    [ a │ b │ new │ new │ c ]                            in place: if left is right, and it fits
///     or       [ a │ b │ new ]   [ new │ c ]                        new nodes, evenly filled
///
/// A sibling that is emptier takes part if the nodes would be too full or too empty: its elements come into the new
/// nodes, too.
struct LevelPlan {
  /// `.none`: the level is new.
  var left = ListNode.none
  var right = ListNode.none
  /// The elements that stay at the start of `left`.
  let keptBefore: Int
  /// The slot from which on the elements of `right` stay.
  let keptFrom: Int
  /// The elements between the two.
  let inserted: Int
  /// The siblings that take part: at most one of them.
  var previous = ListNode.none
  var next = ListNode.none
  /// All elements of the new nodes.
  var total: Int
  /// The number of new nodes; 0 also if the level is changed in place.
  var newNodes = 0
  var isInPlace = false

  fileprivate init(keptBefore: Int, inserted: Int, keptFrom: Int) {
    self.keptBefore = keptBefore
    self.keptFrom = keptFrom
    self.inserted = inserted
    total = inserted
  }
}

/// The plans of all levels that change in more than their totals.
struct SplicePlan {
  private var levels: InlineArray<12, LevelPlan>
  private(set) var count = 1

  fileprivate init(_ leafPlan: LevelPlan) { levels = InlineArray(repeating: leafPlan) }

  subscript(level: Int) -> LevelPlan { levels[level] }

  fileprivate mutating func append(_ plan: LevelPlan) {
    levels[count] = plan
    count += 1
  }
}

extension RunTree {
  func leafPlan(_ splice: ListSplice) -> LevelPlan {
    plan(
      leaves, 0, splice,
      LevelPlan(keptBefore: splice.left.slot, inserted: replacement.count, keptFrom: splice.right.slot))
  }

  /// Plans the other levels, and reserves all new nodes.
  mutating func reserve(_ splice: ListSplice, _ leafPlan: LevelPlan) throws(ListError) -> SplicePlan {
    var plans = SplicePlan(leafPlan)
    var newBranches = 0
    var below = leafPlan
    while !below.isInPlace, plans.count <= height || below.newNodes > 1 {
      let level = plans.count
      below = plan(branches, level, splice, branchPlan(level, splice, below))
      newBranches += below.newNodes
      plans.append(below)
    }
    try leaves.reserve(leafPlan.newNodes)
    try branches.reserve(newBranches)
    return plans
  }

  /// Which branches stay above new nodes.
  private func branchPlan(_ level: Int, _ splice: ListSplice, _ below: LevelPlan) -> LevelPlan {
    guard level <= height else { return LevelPlan(keptBefore: 0, inserted: below.newNodes, keptFrom: 0) }
    return LevelPlan(
      keptBefore: splice.left[level].slot - (below.previous == .none ? 0 : 1), inserted: below.newNodes,
      keptFrom: splice.right[level].slot + (below.next == .none ? 1 : 2))
  }

  /// Decides how a level that keeps and inserts so many elements comes to lie in nodes.
  private func plan<Element>(
    _ pool: borrowing NodePool<Element>, _ level: Int, _ splice: ListSplice, _ elements: LevelPlan
  ) -> LevelPlan {
    var plan = elements
    let most = Element.perNode
    if level <= height {
      plan.left = splice.left[level].node
      plan.right = splice.right[level].node
      plan.total += plan.keptBefore + pool.count(plan.right) - plan.keptFrom
      let previous = level < height ? sibling(before: splice.left[level + 1]) : .none
      let next = level < height ? sibling(after: splice.right[level + 1]) : .none
      let isTooEmpty = plan.total < most / 2 && (previous != .none || next != .none)
      plan.isInPlace = plan.left == plan.right && plan.total > 0 && plan.total <= most && !isTooEmpty
      if plan.isInPlace { return plan }

      let ofPrevious = previous == .none ? most : pool.count(previous)
      let ofNext = next == .none ? most : pool.count(next)
      // If the two nodes then have room. So nodes that are filled one after the other become full, in both directions.
      let withSibling = plan.total + min(ofPrevious, ofNext)
      if isTooEmpty || plan.total > most && withSibling <= 2 * most - most / 10 {
        if previous != .none, ofPrevious <= ofNext || next == .none {
          plan.previous = previous
          plan.total += ofPrevious
        } else if next != .none {
          plan.next = next
          plan.total += ofNext
        }
      }
    }
    plan.newNodes = (plan.total + most - 1) / most
    return plan
  }

  /// The child before a step; `.none` if it has another parent.
  private func sibling(before step: TreeStep) -> ListNode {
    step.slot > 0 ? branches[step.node, step.slot - 1].child : .none
  }

  /// The child after a step; `.none` if it has another parent.
  private func sibling(after step: TreeStep) -> ListNode {
    step.slot + 1 < branches.count(step.node) ? branches[step.node, step.slot + 1].child : .none
  }
}
