/// The direction of a search for items.
enum SearchDirection {
  case forwards
  case backwards

  fileprivate var step: Int {
    switch self {
    case .forwards: 1
    case .backwards: -1
    }
  }
}

/// Finds the items of some kinds: only nodes are searched that have such items.
extension RunTree {
  /// The last item before an index that is of one of some kinds; nil if there is none.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  func last(of kinds: KindSet, before item: Int) -> Int? {
    item > 0 ? nearest(of: kinds, from: item - 1, .backwards) : nil
  }

  /// The first item from an index on that is of one of some kinds; nil if there is none.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`.
  func first(of kinds: KindSet, from item: Int) -> Int? {
    item < count ? nearest(of: kinds, from: item, .forwards) : nil
  }

  /// The first item of one of some kinds on the way from an item, which may be that item; nil if there is none.
  private func nearest(of kinds: KindSet, from item: Int, _ direction: SearchDirection) -> Int? {
    guard self.kinds.intersects(kinds) else { return nil }
    return nearest(of: kinds, from: item, direction, in: root, height, before: 0)
  }

  /// The first item of one of some kinds on the way from an item, among the items of a node.
  ///
  /// - Parameter before: The number of items before the node.
  private func nearest(
    of kinds: KindSet, from item: Int, _ direction: SearchDirection, in node: ListNode, _ level: Int, before: Int
  ) -> Int? {
    if level == 0 { return nearest(of: kinds, from: item, direction, inLeaf: node, before: before) }
    var slot = branches.first(in: node) { item < before + Int($0.count) }.slot
    while slot >= 0, slot < branches.count(node) {
      let branch = branches[node, slot]
      if branch.kinds.intersects(kinds) {
        let start = before + Int(branches.totals(before: slot, in: node).count)
        let found = nearest(of: kinds, from: item, direction, in: branch.child, level - 1, before: start)
        if found != nil { return found }
      }
      slot += direction.step
    }
    return nil
  }

  private func nearest(
    of kinds: KindSet, from item: Int, _ direction: SearchDirection, inLeaf leaf: ListNode, before: Int
  ) -> Int? {
    leaves.read(leaf) { runs in
      var nearest: Int?
      var start = before
      for slot in runs.indices {
        let end = start + runs[slot].count
        defer { start = end }
        guard kinds.contains(runs[slot].kind) else { continue }
        switch direction {
        case .forwards: if end > item { return max(start, item) }
        case .backwards: if start <= item { nearest = min(end - 1, item) }
        }
      }
      return nearest
    }
  }
}
