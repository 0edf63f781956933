/// What a splice replaces in one level of a tree.
///
///     [ a │ b │ – │ – ]   [ – │ – │ – ]   [ – │ c ]
///       left: 2 are kept before          right: kept from slot 1 on
struct LevelChange {
  /// The nodes at the two ends; `.none` if the level is new.
  var left = ListNode.none
  var right = ListNode.none
  /// The elements that stay at the start of `left`.
  let keptBefore: Int
  /// The slot from which on the elements of `right` stay.
  let keptFrom: Int
  /// The elements between the two.
  let inserted: Int
}

/// How the elements of a changed level come to lie in nodes.
///
///     in place    [ a │ b │ new │ new │ c ]         if left is right, and it fits
///     new nodes   [ a │ b │ new ]   [ new │ c ]     evenly filled
///
/// If the nodes would be too full or too empty, the elements of the emptier sibling come into the new nodes, too.
struct LevelPlan {
  let change: LevelChange
  /// The number of new nodes; nil: the level is changed in place.
  private let nodes: Int?
  /// All elements of the new nodes.
  let elements: Int
  let sibling: Sibling

  /// The sibling whose elements come into the new nodes, too.
  enum Sibling {
    case none
    /// The node before `left`.
    case previous(ListNode)
    /// The node after `right`.
    case next(ListNode)
  }

  fileprivate static func inPlace(_ change: LevelChange) -> LevelPlan {
    LevelPlan(change: change, nodes: nil, elements: 0, sibling: .none)
  }

  /// - Parameter most: The most elements of a node.
  fileprivate static func inNewNodes(_ change: LevelChange, _ elements: Int, _ most: Int, with sibling: Sibling) -> LevelPlan {
    LevelPlan(change: change, nodes: (elements + most - 1) / most, elements: elements, sibling: sibling)
  }

  var isInPlace: Bool { nodes == nil }

  /// The number of new nodes; none are needed in place, nor for no elements.
  var newNodeCount: Int { nodes ?? 0 }

  /// The nodes at the ends of what the new nodes replace; `.none` if the level is new.
  var oldNodes: (first: ListNode, last: ListNode) {
    switch sibling {
    case .none: (change.left, change.right)
    case .previous(let previous): (previous, change.right)
    case .next(let next): (change.left, next)
    }
  }

  /// Calls a function with each node whose elements come into the new ones.
  func forEachOldNode(_ body: (ListNode) -> Void) {
    guard change.left != .none else { return }
    body(change.left)
    if change.right != change.left { body(change.right) }
    switch sibling {
    case .none: break
    case .previous(let node), .next(let node): body(node)
    }
  }
}

/// The plans of all levels that change in more than their totals.
struct SplicePlan {
  private var levels: OfEachLevel<LevelPlan>
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
      LevelChange(
        left: splice.left.leaf, right: splice.right.leaf, keptBefore: splice.left.slot, keptFrom: splice.right.slot,
        inserted: replacement.count))
  }

  /// Plans the other levels, and reserves all new nodes.
  mutating func reserve(_ splice: ListSplice, _ leafPlan: LevelPlan) throws(ListError) -> SplicePlan {
    var plans = SplicePlan(leafPlan)
    var newBranches = 0
    var below = leafPlan
    while !below.isInPlace, plans.count <= height || below.newNodeCount > 1 {
      let level = plans.count
      below = plan(branches, level, splice, branchChange(level, splice, below))
      newBranches += below.newNodeCount
      plans.append(below)
    }
    try leaves.reserve(leafPlan.newNodeCount)
    try branches.reserve(newBranches)
    return plans
  }

  /// Which branches stay above new nodes.
  private func branchChange(_ level: Int, _ splice: ListSplice, _ below: LevelPlan) -> LevelChange {
    guard level <= height else { return LevelChange(keptBefore: 0, keptFrom: 0, inserted: below.newNodeCount) }
    let left = splice.left[level]
    let right = splice.right[level]
    var first = left.slot
    var last = right.slot
    switch below.sibling {
    case .none: break
    case .previous: first -= 1
    case .next: last += 1
    }
    return LevelChange(left: left.node, right: right.node, keptBefore: first, keptFrom: last + 1, inserted: below.newNodeCount)
  }

  private func plan<Element>(
    _ pool: borrowing NodePool<Element>, _ level: Int, _ splice: ListSplice, _ change: LevelChange
  ) -> LevelPlan {
    let most = Element.perNode
    guard level <= height else { return .inNewNodes(change, change.inserted, most, with: .none) }
    let elements = change.keptBefore + change.inserted + pool.count(change.right) - change.keptFrom
    let fits = change.left == change.right && elements > 0 && elements <= most
    let isTooEmpty = elements < most / 2
    if fits, !isTooEmpty { return .inPlace(change) }
    guard let (sibling, others) = emptierSibling(pool, level, splice) else {
      return fits ? .inPlace(change) : .inNewNodes(change, elements, most, with: .none)
    }
    // Two nodes then have free slots. So nodes that are filled one after the other become full, in both directions.
    let fitsInTwo = elements > most && elements + others <= 2 * most - Element.spareOfTwo
    guard isTooEmpty || fitsInTwo else { return .inNewNodes(change, elements, most, with: .none) }
    return .inNewNodes(change, elements + others, most, with: sibling)
  }

  /// The emptier of the two siblings beside the nodes of a level that change, and the number of its elements; nil if there is
  /// none with the same parent.
  private func emptierSibling<Element>(
    _ pool: borrowing NodePool<Element>, _ level: Int, _ splice: ListSplice
  ) -> (LevelPlan.Sibling, count: Int)? {
    guard level < height else { return nil }
    let left = splice.left[level + 1]
    let right = splice.right[level + 1]
    let previous = left.slot > 0 ? branches[left.node, left.slot - 1].child : .none
    let next = right.slot + 1 < branches.count(right.node) ? branches[right.node, right.slot + 1].child : .none
    let ofPrevious = previous == .none ? nil : pool.count(previous)
    let ofNext = next == .none ? nil : pool.count(next)
    if let ofPrevious, ofPrevious <= ofNext ?? ofPrevious { return (.previous(previous), ofPrevious) }
    return ofNext.map { (.next(next), $0) }
  }
}

extension ListElement {
  /// Taste. A tenth of a node, 3 runs or 4 branches, stays free in two nodes that receive the elements of a full one. Larger makes
  /// more new nodes, smaller makes fuller ones, which are soon divided again.
  fileprivate static var spareOfTwo: Int { perNode / 10 }
}
