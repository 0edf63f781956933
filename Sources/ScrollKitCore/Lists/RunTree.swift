/// The items of a list, as a counted B+ tree of runs.
///
///     inner nodes   [ branch │ branch │ … ]          a branch: a child, and the prefix sums of its items
///                     ╱         ╲
///     leaves        [ run │ run │ … ] ⇄ [ run │ … ]  a run: neighbouring items of one extent
///
/// All leaves have the same depth. A search descends from the root, or walks from a run that is near (`RunSearch.swift`).
/// All distances are from the content's start.
struct RunTree: ~Copyable {
  var leaves: NodePool<ListRun>
  var branches: NodePool<ListBranch>
  /// The new runs of the edit under way.
  var replacement: RunBuffer
  var root: ListNode
  /// The number of levels above the leaves.
  var height = 0
  /// The totals of all items.
  var totals = ListTotals()
  /// The kinds of all items, and 0.
  var kinds = KindSet.plain
  /// How the items of each kind are laid out.
  var table: KindTable
  /// The lengths between items, and their columns.
  var spacing: ListSpacing
  /// Changes with each edit.
  var revision: UInt64 = 0
  let allocator: ListAllocator

  init(_ spacing: ListSpacing, _ allocator: ListAllocator) throws(ListError) {
    var leaves = try NodePool<ListRun>(allocator)
    let branches = try NodePool<ListBranch>(allocator)
    let replacement = try RunBuffer(allocator)
    let table = try KindTable(allocator)
    root = leaves.allocate()
    self.leaves = leaves
    self.branches = branches
    self.replacement = replacement
    self.table = table
    self.spacing = spacing
    self.allocator = allocator
  }

  /// The number of items.
  var count: Int { Int(totals.count) }

  /// The memory of the tree, in bytes.
  var memorySize: Int { leaves.memorySize + branches.memorySize + replacement.memorySize + table.memorySize }

  func run(at position: RunPosition) -> ListRun { leaves[position.leaf, position.slot] }

  func style(_ kind: Int) -> RunStyle { RunStyle(table[kind], number: kind, isGrid: spacing.isGrid) }

  /// The totals of the items in a range.
  func totals(of range: Range<Int>) -> ListTotals {
    totals(ofFirst: range.upperBound) - totals(ofFirst: range.lowerBound)
  }

  private func totals(ofFirst items: Int) -> ListTotals {
    guard items < count else { return totals }
    let position = position(of: items)
    return position.before + run(at: position).totals(ofFirst: items - Int(position.before.count))
  }
}

/// A value for each level of a tree, from the leaves on.
///
/// Derived. Eight levels hold 2³¹ runs in half-full nodes. Twelve leave room for trees with emptier nodes. Larger costs stack,
/// smaller could trap.
typealias OfEachLevel<Value> = InlineArray<12, Value>
