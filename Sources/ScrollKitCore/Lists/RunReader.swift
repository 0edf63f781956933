/// Reads the items of a range, run by run, without changing the tree.
///
///     [ run │ ● ● ┊ ● ● │ run ]   [ run │ ● ┊ ● ● ]
///             first ╰──────────────────╯ last         three pieces, each of one run
struct RunReader {
  private var leaf: ListNode
  private var slot: Int
  /// The items of the run that were read, or that are before the range.
  private var itemsRead: Int
  /// The items that were not read.
  private var left: Int

  /// - Precondition: There are so many items after the cursor.
  init(_ cursor: TreeCursor, count: Int) {
    leaf = cursor.leaf
    slot = cursor.slot
    itemsRead = cursor.itemsOfRun
    left = count
  }

  /// The next items of one run, at most so many; nil after the last.
  mutating func next(_ most: Int = .max, in leaves: borrowing NodePool<ListRun>) -> ListRun? {
    guard left > 0 else { return nil }
    if slot == leaves.count(leaf) {
      leaf = leaves.next(leaf)
      slot = 0
    }
    let run = leaves[leaf, slot]
    let count = min(most, left, run.count - itemsRead)
    left -= count
    itemsRead += count
    if itemsRead == run.count {
      slot += 1
      itemsRead = 0
    }
    return run.with(count: count)
  }
}
