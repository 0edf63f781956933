/// A child of an inner node, with a prefix sum.
///
///     child           A    B    C
///     its items       3    5    2
///     totals.count    3    8   10     of the child and those before it in the node
///
/// So a search compares only, and finds a child by binary search. The kinds of the child's items are no sum: a search for
/// items of a kind skips the children that have none.
struct ListBranch: ListElement {
  /// The totals of this child and of those before it in the node; while the node is written, those of this child alone.
  var totals: ListTotals
  let child: ListNode
  /// The kinds of the child's items.
  var kinds: KindSet

  /// Measured (Tests/Benchmarks/lists.c). 42 branches of 40 bytes make a node of 1.7 kB. Larger nodes take longer to change,
  /// smaller ones make the tree higher.
  static let perNode = 42
}

extension NodePool where Element == ListBranch {
  /// The totals of all children.
  func totals(_ node: ListNode) -> ListTotals { totals(before: count(node), in: node) }

  /// The totals of the children before a slot.
  func totals(before slot: Int, in node: ListNode) -> ListTotals {
    slot > 0 ? self[node, slot - 1].totals : ListTotals()
  }

  /// The kinds of all children.
  func kinds(_ node: ListNode) -> KindSet {
    read(node) { branches in
      var kinds = KindSet.none
      for slot in branches.indices { kinds = kinds | branches[slot].kinds }
      return kinds
    }
  }

  /// Adds to the totals of the children up to each slot from `slot` on.
  mutating func add(_ change: ListTotals, from slot: Int, in node: ListNode) {
    update(node, from: slot) { $0.totals += change }
  }

  /// Gives each branch the totals of its child alone.
  mutating func separateTotals(_ node: ListNode) {
    var before = ListTotals()
    update(node, from: 0) { branch in
      let sum = branch.totals
      branch.totals = sum - before
      before = sum
    }
  }

  /// Gives each branch that has the totals of its child alone the prefix sum again.
  mutating func sumTotals(_ node: ListNode) {
    var sum = ListTotals()
    update(node, from: 0) { branch in
      sum += branch.totals
      branch.totals = sum
    }
  }

  /// The first branch whose totals satisfy a condition; the last if none does.
  ///
  /// - Precondition: The branches after one that satisfies the condition satisfy it, too.
  func first(in node: ListNode, where condition: (ListTotals) -> Bool) -> FoundBranch {
    read(node) { branches in
      let slot = Self.firstSlot(of: branches, where: condition)
      return FoundBranch(
        slot: slot, child: branches[slot].child, start: slot > 0 ? branches[slot - 1].totals : ListTotals(),
        end: branches[slot].totals)
    }
  }

  /// The first branch is asked first, because lists grow most at the front. The others are searched by halves.
  private static func firstSlot(of branches: Span<ListBranch>, where condition: (ListTotals) -> Bool) -> Int {
    if condition(branches[0].totals) { return 0 }
    var lower = 1
    var upper = branches.count - 1
    while lower < upper {
      let middle = (lower + upper) / 2
      if condition(branches[middle].totals) { upper = middle } else { lower = middle + 1 }
    }
    return min(lower, upper)
  }
}

/// A branch, and the totals of the children of its node.
struct FoundBranch {
  let slot: Int
  let child: ListNode
  /// Of the children before it.
  let start: ListTotals
  /// Of the children up to it, with its own.
  let end: ListTotals
}
