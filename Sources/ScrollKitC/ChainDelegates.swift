import CScrollKitTypes
import ScrollKitCore

/// A scroller in a tree of nested scrollers: its memory, and the delegates of its chain.
extension UnsafeMutablePointer where Pointee == ScrollerBox {
  fileprivate init(_ nested: NestedScroller) {
    self = UnsafeMutableRawPointer(nested.engineAddress)
      .assumingMemoryBound(to: ScrollerBox.self)
  }

  /// The scroller as one that can be nested, made if it is none yet; nil if memory is out.
  func makeNested() -> NestedScroller? {
    if let nested = pointee.nested { return nested }
    guard let memory = makeRoom(bytes: NestedScroller.memorySize) else { return nil }
    let engine = UnsafeMutableRawPointer(self).assumingMemoryBound(to: ScrollEngine.self)
    let nested = NestedScroller(in: memory, engine: engine)
    pointee.nested = nested
    shareBehaviours()
    return nested
  }

  /// Lets its chain use its behaviours.
  func shareBehaviours() {
    guard let extras = pointee.extras else { return }
    pointee.nested?.behavioursAddress =
      UnsafeMutableRawPointer(extras).assumingMemoryBound(to: ScrollBehaviours.self)
  }

  func releaseNest() {
    guard let nested = pointee.nested else { return }
    nested.leave()
    if let memory = nested.lentMemory { giveBack(memory.address) }
    giveBack(nested.address)
    pointee.nested = nil
  }

  /// Lends memory for a chain of more members than have room. Without memory, a chain ends at the depth that has room.
  private func lendMemory(to nested: NestedScroller) {
    let depth = nested.depth
    guard depth > nested.capacity, let memory = makeRoom(bytes: depth &* ChainMemory.memberSize)
    else { return }
    if let former = nested.lend(ChainMemory(memory, count: depth)) { giveBack(former.address) }
  }

  /// Ends a call that may have changed a whole chain: all behaviours follow and all delegates are notified, the innermost
  /// first.
  ///
  /// - Returns: Whether the scroller still exists.
  func announceChain() -> Bool {
    hold()
    tellAll()
    return letGo()
  }

  /// Notifies the delegates of its chain; its own, if it has none.
  ///
  /// A delegate may destroy or move any of them. The next one is held meanwhile. One that left its chain has no next.
  func tellAll() {
    guard let nested = pointee.nested else { return tellDelegate() }
    nested.followProgram()
    var next: NestedScroller? = nested.takeChanged()
    var isHeld = false
    while let scroller = next {
      let parent = scroller.parent
      let box = Self(scroller)
      if let extras = box.pointee.extras {
        extras.pointee.behaviours.follow(&box.pointee.engine)
      }
      let notifies = box.pointee.delegate.did_happen != nil
      if notifies {
        if let parent { Self(parent).hold() }
        _ = box.announceAlone()
      }
      if isHeld { _ = box.letGo() }
      isHeld = notifies
      next = parent
    }
  }

  /// Takes an input into its chain. The delegates of all that are dragged first hear of one that releases, the innermost
  /// first; each may change where its content will rest.
  ///
  /// - Returns: Whether the scroller still exists.
  func take(_ input: ScrollInput, in nested: NestedScroller, at time: Double) -> Bool {
    lendMemory(to: nested)
    guard let release = nested.release(by: input, at: time) else {
      nested.handle(input, at: time)
      return true
    }
    hold()
    var target = release.target
    var next: NestedScroller? = release.innermost
    Self(release.innermost).hold()
    while let scroller = next {
      let parent = scroller.parent
      if let parent { Self(parent).hold() }
      target = Self(scroller).target(of: release, scroller, else: target)
      _ = Self(scroller).letGo()
      next = parent
    }
    // A delegate may have used the chain at a later time, or ended the drag.
    let time = max(time, pointee.engine.clock)
    if !pointee.isDoomed {
      if target != release.target, nested.release(by: input, at: time) != nil {
        nested.handle(input, landingAt: target, at: time)
      } else {
        nested.handle(input, at: time)
      }
    }
    return letGo()
  }

  /// The path offset at which the motion of a chain is to end, by this scroller's delegate.
  private func target(
    of release: ChainRelease, _ scroller: NestedScroller, else target: Vector
  ) -> Vector {
    guard !pointee.isDoomed, let proposal = scroller.proposal(in: release) else { return target }
    guard !pointee.isAsking, pointee.delegate.will_end_dragging != nil else { return target }
    pointee.isAsking = true
    let wanted = ask(proposal.velocity, proposal.target)
    pointee.isAsking = false
    return scroller.pathTarget(
      restingAt: wanted, insteadOf: proposal.target, in: release, else: target)
  }
}
