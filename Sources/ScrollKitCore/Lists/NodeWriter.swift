/// Writes the elements of a level's plan into new nodes, evenly, and releases the old ones.
struct NodeWriter<Element: ListElement> {
  /// The first of the new nodes; `.none` if there is none.
  let first: ListNode
  private var node: ListNode
  private var slot = 0

  /// Allocates the new nodes, and links them instead of the old ones.
  ///
  /// - Precondition: They were reserved.
  init(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    let old = plan.oldNodes
    let outerNext = old.last == .none ? .none : pool.next(old.last)
    var last = old.first == .none ? .none : pool.previous(old.first)
    var first = ListNode.none
    let nodes = plan.newNodeCount
    for index in 0..<nodes {
      let node = pool.allocate()
      pool.setCount(plan.elements / nodes + (index < plan.elements % nodes ? 1 : 0), of: node)
      pool.link(last, node)
      if index == 0 { first = node }
      last = node
    }
    pool.link(last, outerNext)
    self.first = first
    node = first
  }

  mutating func append(_ element: Element, _ pool: inout NodePool<Element>) {
    if slot == pool.count(node) {
      node = pool.next(node)
      slot = 0
    }
    pool[node, slot] = element
    slot += 1
  }

  /// Copies the elements that stay before the inserted ones.
  mutating func copyStart(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    let change = plan.change
    if case .previous(let previous) = plan.sibling { copyAndRelease(previous, &pool) }
    if change.left != .none { copy(change.left, 0..<change.keptBefore, &pool) }
  }

  /// Copies the elements that stay after the inserted ones.
  mutating func copyEnd(_ plan: LevelPlan, _ pool: inout NodePool<Element>) {
    let change = plan.change
    guard change.left != .none else { return }
    copy(change.right, change.keptFrom..<pool.count(change.right), &pool)
    pool.release(change.right)
    if change.left != change.right { pool.release(change.left) }
    if case .next(let next) = plan.sibling { copyAndRelease(next, &pool) }
  }

  private mutating func copyAndRelease(_ source: ListNode, _ pool: inout NodePool<Element>) {
    copy(source, 0..<pool.count(source), &pool)
    pool.release(source)
  }

  private mutating func copy(_ source: ListNode, _ slots: Range<Int>, _ pool: inout NodePool<Element>) {
    for slot in slots { append(pool[source, slot], &pool) }
  }
}
