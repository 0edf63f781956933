/// The links of a nested scroller in the tree of nested scrollers.
///
///     page ◀── list ◀── carousel        each links to its parent, and to its children
struct NestLinks {
  var parent: NestedScroller?
  /// The child that was nested last.
  var firstChild: NestedScroller?
  /// The child of the same parent that was nested before it, and the one that was nested after it.
  var nextSibling: NestedScroller?
  var previousSibling: NestedScroller?
  /// The number of children that have changes, themselves or within.
  var changedChildren = 0
}

extension NestedScroller {
  /// The scroller in which this one is nested; nil for the root of a tree.
  package var parent: NestedScroller? { links.parent }

  /// This scroller and those around it, from the innermost to the root.
  package var outwards: ScrollersOutwards { ScrollersOutwards(from: self) }

  /// The number of scrollers from this one to the root, both counted.
  package var depth: Int { outwards.reduce(0) { depth, _ in depth + 1 } }

  /// Whether it is nested in `other` at any depth, or is `other`.
  package func isWithin(_ other: NestedScroller) -> Bool { outwards.contains(other) }

  /// Nests it in another scroller, or in none, after time has passed for both. The chain that it belongs to ends.
  ///
  /// - Parameter time: The host's time.
  /// - Precondition: The parent is not within it.
  package func nest(in parent: NestedScroller?, at time: Double) {
    if let parent { shareClock(with: parent) }
    passTime(at: time)
    parent?.passTime(at: max(time, view.clock))
    nest(in: parent)
  }

  /// Nests it in another scroller, or in none. The chain that it belongs to ends first.
  ///
  /// - Precondition: The parent is not within it and shares its clock. If either moves, time has passed for both.
  package func nest(in parent: NestedScroller?) {
    guard parent != links.parent else { return }
    endChain()
    unlink()
    if let parent { link(to: parent) }
  }

  /// Removes it from the tree. Its children become children of its parent.
  package func leave() {
    endChain()
    let parent = links.parent
    unlink()
    while let child = links.firstChild {
      child.unlink()
      if let parent { child.link(to: parent) }
    }
  }

  private func link(to parent: NestedScroller) {
    links.parent = parent
    links.nextSibling = parent.links.firstChild
    links.nextSibling?.links.previousSibling = self
    parent.links.firstChild = self
    if hasChanges {
      parent.links.changedChildren += 1
      parent.markChanged()
    }
  }

  private func unlink() {
    guard let parent = links.parent else { return }
    if let previous = links.previousSibling {
      previous.links.nextSibling = links.nextSibling
    } else {
      parent.links.firstChild = links.nextSibling
    }
    links.nextSibling?.links.previousSibling = links.previousSibling
    if hasChanges { parent.links.changedChildren -= 1 }
    links.parent = nil
    links.nextSibling = nil
    links.previousSibling = nil
  }
}

/// A nested scroller and those around it, from the innermost to the root. A loop over them only reads: see ARCHITECTURE.md,
/// "No loop writes through pointers".
package struct ScrollersOutwards: Sequence, IteratorProtocol {
  private var following: NestedScroller?

  fileprivate init(from scroller: NestedScroller) { following = scroller }

  package mutating func next() -> NestedScroller? {
    defer { following = following?.parent }
    return following
  }
}

/// Which scrollers of a tree are to be notified.
///
///     page* ◀── list* ◀── carousel*       * has changes, itself or within
///       ▲────── other list                  a call was made here
///
/// A call notifies its own scroller and those around it. It may also end a chain that began elsewhere in the tree.
extension NestedScroller {
  /// Notes a change of this scroller, and of those around it.
  func markChanged() {
    var next: NestedScroller? = self
    while let scroller = next, !scroller.hasChanges {
      scroller.hasChanges = true
      next = scroller.parent
      next?.links.changedChildren += 1
    }
  }

  /// Forgets the changes of this scroller, but not of those within it.
  package func clearChanges() {
    guard hasChanges, links.changedChildren == 0 else { return }
    hasChanges = false
    parent?.links.changedChildren -= 1
  }

  /// The innermost scroller of those with changes within this one; itself if there is none.
  package var innermostChanged: NestedScroller {
    var scroller = self
    while let child = scroller.changedChild { scroller = child }
    return scroller
  }

  /// The outermost scroller of its tree.
  package var root: NestedScroller {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  private var changedChild: NestedScroller? {
    guard links.changedChildren > 0 else { return nil }
    var next = links.firstChild
    while let child = next, !child.hasChanges { next = child.links.nextSibling }
    return next
  }
}

/// The clock of a tree: all of its scrollers have the same `ScrollView.clockOffset`, so that a chain has one time.
extension NestedScroller {
  /// Sets the clocks of the tree back: the latest of them to `time`, if it is later.
  package func setClock(backTo time: Double) { setClockOffset(clockOffset(backTo: time)) }

  /// The offset with which no clock of the tree is later than `time`.
  package func clockOffset(backTo time: Double) -> Double {
    var offset = 0.0
    var next: NestedScroller? = root
    while let scroller = next {
      offset = max(offset, scroller.view.clockOffset(backTo: time))
      next = scroller.nextInTree
    }
    return offset
  }

  /// Gives two trees the larger of their offsets, before one is nested in the other. For the tree with the smaller one, the
  /// time between them passes in the next call.
  package func shareClock(with other: NestedScroller) {
    let offset = max(view.clockOffset, other.view.clockOffset)
    setClockOffset(offset)
    other.setClockOffset(offset)
  }

  private func setClockOffset(_ offset: Double) {
    guard offset > view.clockOffset else { return }
    var next: NestedScroller? = root
    while let scroller = next {
      scroller.view.clockOffset = offset
      next = scroller.nextInTree
    }
  }

  /// The scroller after this one in its tree, each before those within it; nil after the last.
  private var nextInTree: NestedScroller? {
    if let child = links.firstChild { return child }
    var last: NestedScroller? = self
    while let scroller = last {
      if let sibling = scroller.links.nextSibling { return sibling }
      last = scroller.parent
    }
    return nil
  }
}
