#if !hasFeature(Embedded)
/// Scroll views that are nested. A movement that one cannot scroll continues in the one around it.
///
///     let tree = ScrollTree()
///     let page = tree.add(ScrollView())
///     let list = tree.add(ScrollView(), in: page)
///     tree.press(list, 1, at: point, time: now)
///
/// A reference: all variables that hold a tree share its views. All views of a tree have one clock, so every call that
/// changes one is a call of the tree. It lets time pass for that view, for those around it, and for what moves them.
public final class ScrollTree {
  /// A view of a tree, until it is removed.
  public struct ID: Hashable, Sendable {
    fileprivate let slot: Int
    /// How many views the slot has had before.
    fileprivate let generation: Int
  }

  private struct Slot {
    var view: OwnedView?
    var generation = 0
  }

  private var slots: [Slot] = []

  /// Makes a tree without views.
  public init() {}

  deinit { for slot in slots { slot.view?.deallocate() } }

  // MARK: Views

  /// Adds a view; without a parent, it is the root of a tree of its own.
  ///
  /// A view and a tree whose clocks were set back by different times take the larger one: for the other, the difference
  /// passes.
  ///
  /// - Parameter view: Is copied. What else holds it is another view from now on.
  /// - Precondition: The mode of both is `driven`.
  public func add(_ view: ScrollView, in parent: ID? = nil) -> ID {
    precondition(view.mode == .driven, "ScrollTree: a toolkit nests observed views itself")
    let owned = OwnedView(view)
    if let parent {
      owned.nested.shareClock(with: nested(parent))
      owned.nested.nest(in: nested(parent))
    }
    let slot = slots.firstIndex { $0.view == nil } ?? slots.count
    if slot == slots.count { slots.append(Slot()) }
    slots[slot].view = owned
    return ID(slot: slot, generation: slots[slot].generation)
  }

  /// Removes a view. Its motion in a chain ends; its children become children of its parent.
  ///
  /// - Returns: The view, which is alone again.
  @discardableResult
  public func remove(_ id: ID) -> ScrollView {
    let nested = nested(id)
    nested.leave()
    followAll()
    let view = nested.view
    slots[id.slot].view?.deallocate()
    slots[id.slot].view = nil
    slots[id.slot].generation += 1
    return view
  }

  /// Puts a view, with those in it, into another one; without a parent, it is the root of a tree of its own. The chain that moves it
  /// ends.
  ///
  /// - Precondition: The parent is not the view itself, nor in it.
  public func nest(_ id: ID, in parent: ID?, at time: Double) {
    let (nested, parent) = (nested(id), parent.map { self.nested($0) })
    precondition(parent.map { !$0.isWithin(nested) } ?? true, "ScrollTree: the parent is the view, or in it")
    let former = nested.parent
    nested.nest(in: parent, at: time)
    endCall(on: nested)
    if let former { endCall(on: former) }
  }

  /// A copy of a view, to read: a change of it changes no view of the tree.
  public subscript(id: ID) -> ScrollView { nested(id).view }

  /// Sets how a view shares movements with those in it and around it, from the next gesture on.
  public func setRules(_ rules: NestRules, of id: ID) { nested(id).rules = rules }

  /// Takes the events of a view that were not taken yet, from the oldest.
  public func takeEvents(of id: ID) -> [TimedEvent] { nested(id).view.takeEvents() }

  /// Whether the next frame of a view will differ without any input.
  public var needsTick: Bool {
    slots.contains { slot in slot.view.map { $0.nested.view.frame.needsTick || $0.nested.willBounce } ?? false }
  }

  /// As `ScrollView.nextChange(pixelsPerPoint:from:)`.
  public func nextChange(of id: ID, pixelsPerPoint: Double, from time: Double) -> NextChange {
    nested(id).nextChange(pixelsPerPoint: pixelsPerPoint, from: time)
  }

  // MARK: What the user does

  /// A finger touches a view at a point of its viewport. Content in motion stops, in the views around it, too.
  public func press(_ id: ID, _ pointer: UInt64, at point: Vector, time: Double) {
    handle(.press(pointer: pointer, at: point), on: id, at: time)
  }

  /// A finger that pressed a view moves to a point of its viewport as it was when pressed.
  public func move(_ id: ID, _ pointer: UInt64, to point: Vector, time: Double) {
    handle(.move(pointer: pointer, to: point), on: id, at: time)
  }

  /// A finger that pressed a view leaves it. The content moves on with its velocity.
  public func release(_ id: ID, _ pointer: UInt64, time: Double) { handle(.release(pointer: pointer), on: id, at: time) }

  /// Handles an input of the user over a view.
  public func handle(_ input: ScrollInput, on id: ID, at time: Double) {
    let nested = nested(id)
    nested.lendChainMemory { .allocate(bytes: $0) }?.deallocate()
    nested.handle(input, at: time)
    endCall(on: nested)
  }

  /// A finger leaves a view. Each view that it dragged rests at an offset of the program's choice.
  ///
  /// - Parameter choose: As for `handle(_:on:at:restingAt:)`.
  public func release(
    _ id: ID, _ pointer: UInt64, time: Double,
    restingAt choose: (_ view: ID, _ velocity: Vector, _ target: Vector) -> Vector
  ) {
    handle(.release(pointer: pointer), on: id, at: time, restingAt: choose)
  }

  /// Handles an input of the user over a view; if it ends a drag, each view that was dragged rests at an offset of the
  /// program's choice.
  ///
  /// - Parameter choose: Is called for each view that the chain drags, the innermost first. Receives its velocity, in points per
  ///   second, and the offset at which it would rest, a snap target included. Returns the offset at which it rests. It must not
  ///   call the tree.
  public func handle(
    _ input: ScrollInput, on id: ID, at time: Double,
    restingAt choose: (_ view: ID, _ velocity: Vector, _ target: Vector) -> Vector
  ) {
    let nested = nested(id)
    if var release = nested.prepareRelease(by: input, at: time) {
      let target = target(of: &release, choose)
      guard target != release.target else { return handle(input, on: id, at: time) }
      nested.handle(input, landingAt: target, at: time)
    } else {
      guard nested.isReleasedAlone(by: input) else { return handle(input, on: id, at: time) }
      nested.view.handle(input, at: time) { velocity, target in choose(id, velocity, target) }
    }
    endCall(on: nested)
  }

  /// The path offset at which a released chain ends, after the program was asked for each member.
  private func target(
    of release: inout ChainRelease, _ choose: (_ view: ID, _ velocity: Vector, _ target: Vector) -> Vector
  ) -> Vector {
    var target = release.target
    var next: NestedScroller? = release.chainStart
    while let member = next {
      if let proposal = member.proposal(in: release) {
        target = member.pathTarget(
          restingAt: choose(self.id(of: member), proposal.velocity, proposal.target), insteadOf: proposal.target, in: &release,
          otherwise: target)
      }
      next = member.parent
    }
    return target
  }

  // MARK: Autoscroll

  /// As `ScrollView.beginAutoscroll(at:rule:deadZone:time:)`.
  public func beginAutoscroll(
    _ id: ID, at point: Vector, rule: AutoscrollRule = .chromium, deadZone: Double? = nil, time: Double
  ) {
    handle(.steer(.zero), on: id, at: time)
    nested(id).view.begin(Autoscroll(anchor: point, rule: rule, deadZone: deadZone))
  }

  /// As `ScrollView.moveAutoscroll(to:time:)`.
  public func moveAutoscroll(_ id: ID, to point: Vector, time: Double) {
    guard let velocity = change(id, at: time, { view, _ in view.moveAutoscrollPointer(to: point) }) else { return }
    handle(.steer(velocity), on: id, at: time)
  }

  /// As `ScrollView.releaseAutoscroll(at:)`.
  @discardableResult
  public func releaseAutoscroll(_ id: ID, at time: Double) -> Bool {
    guard let release = change(id, at: time, { view, _ in view.releaseAutoscrollPointer() }) else { return false }
    handle(release.input, on: id, at: time)
    return release == .continues
  }

  /// As `ScrollView.endAutoscroll(at:)`.
  public func endAutoscroll(_ id: ID, at time: Double) { handle(.steerEnd, on: id, at: time) }

  /// As `ScrollView.autoscroll(forItemAt:edges:time:)`.
  public func autoscroll(_ id: ID, forItemAt point: Vector, edges: EdgeScroll = EdgeScroll(), time: Double) {
    let velocity = change(id, at: time) { view, _ in view.moveAutoscrollItem(to: point, edges: edges) }
    handle(.steer(velocity), on: id, at: time)
  }

  // MARK: Time and the program

  /// Lets time pass up to a frame, for all views.
  public func tick(at time: Double) {
    for slot in slots {
      guard let nested = slot.view?.nested else { continue }
      nested.tick(at: time)
      endCall(on: nested)
    }
  }

  /// Sets clocks that are later than `time` back to it: see `ScrollView.setClock`.
  public func setClock(backTo time: Double) {
    for slot in slots { slot.view?.nested.setClock(backTo: time) }
  }

  /// Makes any other call on a view, after time has passed for the tree.
  ///
  ///     tree.change(list, at: now) { view, time in view.scroll(to: offset, at: time) }
  ///
  /// - Parameter change: Receives the view, and the time of its calls.
  @discardableResult
  public func change<Result, Failure: Error>(
    _ id: ID, at time: Double, _ change: (inout ScrollView, _ time: Double) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let nested = nested(id)
    nested.passTime(at: time)
    let offset = nested.view.clockOffset
    defer {
      precondition(nested.view.clockOffset == offset, "ScrollTree: a tree has one clock; set that of the tree back")
      endCall(on: nested)
    }
    return try change(&nested.view, time)
  }

  /// Ends a call: the behaviours of each changed view follow, the innermost first.
  private func endCall(on nested: NestedScroller) {
    nested.respondToOutsideChanges()
    followChanges(in: nested)
  }

  /// Follows changes in all trees: a view that left has split its own.
  private func followAll() {
    for slot in slots { if let nested = slot.view?.nested { followChanges(in: nested) } }
  }

  private func followChanges(in tree: NestedScroller) {
    while tree.root.hasChanges {
      let changed = tree.root.innermostChanged
      changed.clearChanges()
      changed.view.followNewSegment()
    }
  }

  private func id(of nested: NestedScroller) -> ID {
    let slot = slots.firstIndex { $0.view?.nested == nested }!
    return ID(slot: slot, generation: slots[slot].generation)
  }

  private func nested(_ id: ID) -> NestedScroller {
    precondition(
      id.slot < slots.count && slots[id.slot].generation == id.generation,
      "ScrollTree: the view was removed, or is of another tree")
    guard let view = slots[id.slot].view else { preconditionFailure("ScrollTree: the view was removed") }
    return view.nested
  }
}

/// A view of a tree and its node, in memory that the tree owns.
private struct OwnedView {
  let nested: NestedScroller

  init(_ view: ScrollView) {
    nested = NestedScroller(in: .allocate(bytes: NestedScroller.memorySize), view: .allocate(view))
  }

  func deallocate() {
    nested.leave()
    nested.lentMemory?.deallocate()
    let view = nested.viewReference
    nested.memory.deallocate()
    view.deallocate()
  }
}
#endif
