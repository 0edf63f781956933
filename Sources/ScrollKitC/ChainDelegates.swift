import CScrollKitTypes
import ScrollKitCore

/// A scroller in a tree of nested scrollers: its memory, and the delegates of its chain.
extension UnsafeMutablePointer where Pointee == ScrollerBox {
  fileprivate init(_ nested: NestedScroller) {
    self = (UnsafeMutableRawPointer(nested.viewReference.address) - ScrollerBox.viewOffset)
      .assumingMemoryBound(to: ScrollerBox.self)
  }

  // MARK: Memory

  /// The node of the scroller, allocated if there is none yet; nil if no memory is left.
  func makeNested() -> NestedScroller? {
    if let nested = pointee.nested { return nested }
    guard let memory = allocateMemory(bytes: NestedScroller.memorySize) else { return nil }
    let view = (UnsafeMutableRawPointer(self) + ScrollerBox.viewOffset).assumingMemoryBound(to: ScrollView.self)
    let nested = NestedScroller(in: MemoryBlock(memory), view: Reference(view))
    pointee.nested = nested
    return nested
  }

  func freeNested() {
    guard let nested = pointee.nested else { return }
    nested.leave()
    if let memory = nested.lentMemory { freeMemory(memory.address) }
    freeMemory(nested.memory.address)
    pointee.nested = nil
  }

  // MARK: The tree

  /// Nests the scroller in another one, or in none, and notifies the delegates of the chain that ends.
  ///
  /// - Precondition: The time is valid, and the scroller has a node if there is a parent.
  func nest(in parent: NestedScroller?, at time: Double) {
    let former = (pointee.nested?.parent).map { Self($0) }
    if let nested = pointee.nested { nested.nest(in: parent, at: time) } else { passTime(at: time) }
    former?.retain()
    _ = notify()
    former?.notifyChanged()
    _ = former?.release()
  }

  /// Leaves the tree, and notifies the delegates of the chain that ends.
  func leaveTree() {
    guard let nested = pointee.nested else { return }
    let other = nested.chainStart == nested ? nested.parent : nested.chainStart ?? nested.parent
    nested.leave()
    if let other { _ = Self(other).notifyTree() }
  }

  // MARK: Events

  /// Ends a call that may have changed several scrollers of a chain.
  ///
  /// - Returns: Whether the scroller still exists.
  func notifyTree() -> Bool {
    retain()
    notifyChanged()
    return release()
  }

  /// Lets the behaviours of all changed scrollers of the tree follow and notifies their delegates: first those of the
  /// chain, then those of a chain elsewhere in the tree that the call changed. Without a tree, notifies the delegate of
  /// this scroller.
  func notifyChanged() {
    guard let nested = pointee.nested else { return notifyDelegate() }
    nested.respondToOutsideChanges()
    let start = nested.chainStart ?? nested
    notifyOutwards(from: (start.hasChanges ? start : nested).innermostChanged)
    while nested.root.hasChanges { notifyOutwards(from: nested.root.innermostChanged) }
  }

  /// Notifies a scroller and those around it that have changes, the innermost first.
  ///
  /// A delegate may destroy or move any of them. The next one is retained meanwhile.
  private func notifyOutwards(from innermost: NestedScroller) {
    var next: NestedScroller? = innermost
    var isRetained = false
    while let scroller = next {
      scroller.clearChanges()
      let parent = scroller.parent.flatMap { $0.hasChanges ? $0 : nil }
      let box = Self(scroller)
      box.pointee.view.followNewSegment()
      let notifies = box.pointee.delegate.did_happen != nil
      if notifies {
        if let parent { Self(parent).retain() }
        _ = box.notifyAlone()
      }
      if isRetained { _ = box.release() }
      isRetained = notifies
      next = parent
    }
  }

  // MARK: Inputs

  /// Handles an input in the scroller's chain. If the input releases the chain, the delegate of each dragged member may
  /// first retarget it, the innermost first.
  ///
  /// - Returns: Whether the scroller still exists.
  func handle(_ input: ScrollInput, in nested: NestedScroller, at time: Double) -> Bool {
    let former = nested.lendChainMemory { allocateMemory(bytes: $0).map(MemoryBlock.init) }
    if let former { freeMemory(former.address) }
    guard var release = nested.prepareRelease(by: input, at: time) else {
      if nested.isReleasedAlone(by: input) { return handleAskingDelegate(.input(input), at: time) }
      nested.handle(input, at: time)
      return true
    }
    retain()
    let target = self.target(of: &release)
    if !pointee.isDestroyed {
      // A delegate may have used the chain at a later time, or ended the drag.
      if target != release.target, let latest = nested.prepareRelease(by: input, at: time) {
        nested.handle(input, landingAt: target + (latest.start - release.start), at: time)
      } else {
        nested.handle(input, at: time)
      }
    }
    return self.release()
  }

  /// The path offset at which the motion of a released chain is to end, after all delegates were asked.
  private func target(of release: inout ChainRelease) -> Vector {
    var target = release.target
    var next: NestedScroller? = release.chainStart
    Self(release.chainStart).retain()
    while let scroller = next {
      let parent = scroller.parent
      if let parent { Self(parent).retain() }
      target = Self(scroller).target(of: &release, scroller, otherwise: target)
      _ = Self(scroller).release()
      next = parent
    }
    return target
  }

  /// The path offset at which the motion of a chain is to end, after this scroller's delegate was asked.
  private func target(
    of release: inout ChainRelease, _ scroller: NestedScroller, otherwise target: Vector
  ) -> Vector {
    guard !pointee.isDestroyed, let proposal = scroller.proposal(in: release) else { return target }
    guard !pointee.isInWillEndDragging, pointee.delegate.will_end_dragging != nil else {
      return target
    }
    return scroller.pathTarget(
      restingAt: askDelegate(proposal.velocity, proposal.target), insteadOf: proposal.target,
      in: &release, otherwise: target)
  }
}
