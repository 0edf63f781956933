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
  /// The step of each level, from the leaf on. Eight levels hold 2³¹ runs in half-full nodes.
  private var steps: InlineArray<12, TreeStep>
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
  func cursor(after item: Int) -> TreeCursor {
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
      cursor.before += run.totals(ofFirst: passed, isGrid: isGrid)
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
    var node = root
    var level = height
    var end = totals
    while level > 0 {
      let before = cursor.before
      let wanted = Int32(item) &- before.count
      let slot = branches.firstSlot(in: node) { wanted < $0.count }
      end = before + branches[node, slot].totals
      cursor.before = before + branches.totals(before: slot, in: node)
      cursor[level] = TreeStep(node: node, slot: slot)
      node = branches[node, slot].child
      level -= 1
    }
    let position = position(of: item, in: node, from: cursor.before, to: end)
    cursor[0] = TreeStep(node: node, slot: position.slot)
    cursor.before = position.before
    cursor.itemsOfRun = item - Int(position.before.count)
    if cursor.itemsOfRun > 0 {
      cursor.before += run(at: position).totals(ofFirst: cursor.itemsOfRun, isGrid: isGrid)
    }
    return cursor
  }
}

/// Reads the runs of a tree from a cursor on, without changing it.
struct RunReader {
  private var leaf: ListNode
  private var slot: Int
  /// The items of the run that were read.
  private var itemsRead: Int

  init(_ cursor: TreeCursor) {
    leaf = cursor.leaf
    slot = cursor.slot
    itemsRead = cursor.itemsOfRun
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
    let count = min(most, run.count - itemsRead)
    itemsRead += count
    if itemsRead == run.count {
      slot += 1
      itemsRead = 0
    }
    return run.with(count: count)
  }
}
