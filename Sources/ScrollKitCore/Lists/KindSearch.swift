/// A search for the nearest item of some kinds on the way from an item, which may be that item.
///
///     backwards  ◀── ● ● ● item ● ● ● ──▶  forwards
///
/// Only nodes are searched that have such items.
private struct KindSearch {
  let kinds: KindSet
  let item: Int
  let direction: Direction

  enum Direction { case forwards, backwards }

  /// From a branch to the next on the way.
  var step: Int {
    switch direction {
    case .forwards: 1
    case .backwards: -1
    }
  }
}

extension RunTree {
  /// The last item before an index that is of one of some kinds; nil if there is none.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  func last(of kinds: KindSet, before item: Int) -> Int? {
    item > 0 ? nearest(KindSearch(kinds: kinds, item: item - 1, direction: .backwards)) : nil
  }

  /// The first item from an index on that is of one of some kinds; nil if there is none.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  func first(of kinds: KindSet, from item: Int) -> Int? {
    item < count ? nearest(KindSearch(kinds: kinds, item: item, direction: .forwards)) : nil
  }

  private func nearest(_ search: KindSearch) -> Int? {
    kinds.intersects(search.kinds) ? nearest(search, in: root, height, before: 0) : nil
  }

  /// The item that a search finds among the items of a node; nil if there is none.
  ///
  /// - Parameter before: The number of items before the node.
  private func nearest(_ search: KindSearch, in node: ListNode, _ level: Int, before: Int) -> Int? {
    if level == 0 { return nearest(search, inLeaf: node, before: before) }
    var slot = branches.first(in: node) { search.item < before + Int($0.count) }.slot
    while slot >= 0, slot < branches.count(node) {
      let branch = branches[node, slot]
      if branch.kinds.intersects(search.kinds) {
        let start = before + Int(branches.totals(before: slot, in: node).count)
        if let found = nearest(search, in: branch.child, level - 1, before: start) { return found }
      }
      slot += search.step
    }
    return nil
  }

  private func nearest(_ search: KindSearch, inLeaf leaf: ListNode, before: Int) -> Int? {
    leaves.read(leaf) { runs in
      var nearest: Int?
      var start = before
      for slot in runs.indices {
        let end = start + runs[slot].count
        defer { start = end }
        guard search.kinds.contains(runs[slot].kind) else { continue }
        switch search.direction {
        case .forwards: if end > search.item { return max(start, search.item) }
        case .backwards: if start <= search.item { nearest = min(end - 1, search.item) }
        }
      }
      return nearest
    }
  }
}
