/// Writes the elements of a level's plan into new nodes, evenly, and releases the old ones.
struct NodeWriter<Element: ListElement> {
  /// The first of the new nodes; `.none` if there is none.
  let first: ListNode
  private var node: ListNode
  private var slot = 0
  /// The totals of the elements of the node so far.
  private var before = ListTotals()

  /// Takes the new nodes, and links them in place of the old ones.
  ///
  /// - Precondition: They were reserved.
  init(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    let leftmost = plan.previous == .none ? plan.left : plan.previous
    let rightmost = plan.next == .none ? plan.right : plan.next
    let outerNext = rightmost == .none ? .none : pool.next(rightmost)
    var last = leftmost == .none ? .none : pool.previous(leftmost)
    var first = ListNode.none
    for index in 0..<plan.newNodes {
      let node = pool.take()
      pool.setCount(plan.total / plan.newNodes + (index < plan.total % plan.newNodes ? 1 : 0), of: node)
      pool.link(last, node)
      if index == 0 { first = node }
      last = node
    }
    pool.link(last, outerNext)
    self.first = first
    node = first
  }

  /// Appends an element whose totals are its own.
  mutating func append(_ element: Element, _ pool: inout NodePool<Element>) {
    if slot == pool.count(node) {
      node = pool.next(node)
      slot = 0
      before = ListTotals()
    }
    let stored = element.rebased(from: ListTotals(), to: before)
    pool[node, slot] = stored
    before = stored.totals(after: before)
    slot += 1
  }

  /// Copies the elements that stay before the inserted ones.
  mutating func copyStart(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    if plan.previous != .none {
      copy(plan.previous, from: 0, to: pool.count(plan.previous), &pool)
      pool.release(plan.previous)
    }
    if plan.left != .none { copy(plan.left, from: 0, to: plan.keptBefore, &pool) }
  }

  /// Copies the elements that stay after the inserted ones.
  mutating func copyEnd(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    guard plan.left != .none else { return }
    copy(plan.right, from: plan.keptFrom, to: pool.count(plan.right), &pool)
    pool.release(plan.right)
    if plan.left != plan.right { pool.release(plan.left) }
    if plan.next != .none {
      copy(plan.next, from: 0, to: pool.count(plan.next), &pool)
      pool.release(plan.next)
    }
  }

  private mutating func copy(_ source: ListNode, from lower: Int, to upper: Int, _ pool: inout NodePool<Element>) {
    var totals = ListTotals()
    for slot in 0..<upper {
      let element = pool[source, slot]
      if slot >= lower { append(element.rebased(from: totals, to: ListTotals()), &pool) }
      totals = element.totals(after: totals)
    }
  }
}
