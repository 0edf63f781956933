/// A boundary between two items in a tree, with the slots on the way to it from the root.
///
///     level 2   [ … │ branch │ … ]                  a step: a node, and the slot in it
///                       ╲
///     level 1      [ … │ branch │ … ]
///                          ╲
///     level 0         [ run │ ● ● ● ┊ ● ● │ run ]   3 items of the run are before the boundary
///
/// Valid until the next edit.
struct TreeCursor {
  private var steps: OfEachLevel<TreeStep>
  /// The items of the run that come before the boundary.
  var itemsOfRun = 0
  /// The totals of all items before the boundary.
  var before = ListTotals()

  /// The start of a leaf.
  init(leaf: ListNode) { steps = InlineArray(repeating: TreeStep(node: leaf, slot: 0)) }

  subscript(level: Int) -> TreeStep {
    get { steps[level] }
    set { steps[level] = newValue }
  }

  var leaf: ListNode { steps[0].node }

  /// The slot of the run in the leaf; the number of runs after the last.
  var slot: Int {
    get { steps[0].slot }
    set { steps[0].slot = newValue }
  }
}

/// A slot of a node.
struct TreeStep {
  let node: ListNode
  private var slotNumber: Int32

  init(node: ListNode, slot: Int) {
    self.node = node
    slotNumber = Int32(slot)
  }

  var slot: Int {
    get { Int(slotNumber) }
    set { slotNumber = Int32(newValue) }
  }
}

extension RunTree {
  /// The boundary before an item, in the item's leaf; after the last item the end of the last leaf.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  func cursor(at item: Int) -> TreeCursor {
    if count == 0 { return TreeCursor(leaf: root) }
    return item == count ? cursor(after: item - 1) : descend(to: item)
  }

  /// The boundary after an item, in the item's leaf.
  ///
  /// - Precondition: The item exists.
  private func cursor(after item: Int) -> TreeCursor {
    var cursor = descend(to: item)
    _ = advance(&cursor, by: 1)
    return cursor
  }

  /// The boundary so many items after another, in the leaf of the last of them.
  ///
  /// - Precondition: 0 < `items`, and the items exist.
  func cursor(_ items: Int, after start: TreeCursor) -> TreeCursor {
    var cursor = start
    return advance(&cursor, by: items) ? cursor : self.cursor(after: Int(start.before.count) + items - 1)
  }

  /// Moves a cursor on within its leaf.
  ///
  /// - Returns: Whether the leaf has so many items after the cursor; otherwise it is moved to the leaf's end.
  private func advance(_ cursor: inout TreeCursor, by items: Int) -> Bool {
    var left = items
    while left > 0, cursor.slot < leaves.count(cursor.leaf) {
      let run = leaves[cursor.leaf, cursor.slot]
      let count = run.count
      let passed = min(left, count - cursor.itemsOfRun)
      left -= passed
      cursor.before += run.totals(ofFirst: passed)
      cursor.itemsOfRun += passed
      if cursor.itemsOfRun == count {
        cursor.itemsOfRun = 0
        cursor.slot += 1
      }
    }
    return left == 0
  }

  /// The boundary before an item, in the item's leaf.
  ///
  /// - Precondition: The item exists.
  func descend(to item: Int) -> TreeCursor {
    var cursor = TreeCursor(leaf: root)
    let position = position(of: item) { level, step in cursor[level] = step }
    cursor.itemsOfRun = item - Int(position.before.count)
    cursor.before = position.before
    if cursor.itemsOfRun > 0 { cursor.before += run(at: position).totals(ofFirst: cursor.itemsOfRun) }
    return cursor
  }
}
