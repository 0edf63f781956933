/// Refers to one of several nested scrollers.
///
/// Its owner allocates and frees its memory, the view and its behaviours, and keeps each at one address until the
/// scroller has left the tree.
package struct NestedScroller: Equatable {
  private let node: Reference<NestNode>

  /// The bytes that a nested scroller needs.
  package static var memorySize: Int { Places().size }

  /// Makes a nested scroller in memory of its owner. Chains alone move it from now on: it no longer follows another one.
  ///
  /// - Precondition: `memory` has `memorySize` bytes, and is aligned for a `Double`.
  package init(in memory: MemoryBlock, view: Reference<ScrollView>) {
    let places = Places()
    let members = LentArray<ChainMember>(in: memory.dropping(places.members), capacity: Self.inlineMembers)
    let chain = memory.dropping(places.chain).initialize(to: ScrollChain(of: members))
    node = memory.initialize(to: NestNode(view: view, chain: chain))
    if view.value.engine.isLed { view.value.engine.leaveChain(rested: nil) }
  }

  /// Where the parts of a nested scroller lie in its memory, in bytes. The node is at the start.
  private struct Places {
    let chain: Int
    let members: Int
    let size: Int

    init() {
      var places = MemoryPlaces()
      _ = places.append(NestNode.self)
      chain = places.append(ScrollChain.self)
      members = places.append(ChainMember.self, count: inlineMembers)
      size = places.size
    }
  }

  /// The memory of `init`, which its owner frees.
  package var memory: MemoryBlock { MemoryBlock(node.address) }

  /// The most members of a chain that begins here.
  private var capacity: Int { chain.members.capacity }

  /// Lends memory for a chain of this scroller and all around it, if they are more than its memory holds.
  ///
  /// - Parameter allocate: Returns so many bytes, aligned for a `Double`; nil if no memory is left: a chain then ends at the
  ///   depth for which it has memory.
  /// - Returns: The memory that was lent before, which its owner may free; nil if none was replaced.
  package func lendChainMemory(allocate: (_ bytes: Int) -> MemoryBlock?) -> MemoryBlock? {
    let (depth, former) = (depth, lentMemory)
    guard depth > capacity, let memory = allocate(depth &* MemoryLayout<ChainMember>.stride) else { return nil }
    chain.members.move(to: memory, capacity: depth)
    return former
  }

  /// The memory that was lent, which its owner may free once the scroller has left the tree; nil if none was.
  package var lentMemory: MemoryBlock? {
    capacity > Self.inlineMembers ? chain.members.block : nil
  }

  /// The scroll view, read and changed where its owner keeps it: a copy has kilobytes.
  package var view: ScrollView {
    unsafeAddress { viewReference.readAddress }
    nonmutating unsafeMutableAddress { viewReference.address }
  }

  /// Where its owner keeps the view.
  package var viewReference: Reference<ScrollView> { node.value.view }

  /// The chain that begins here; without members if there is none.
  var chain: ScrollChain {
    unsafeAddress { node.value.chain.readAddress }
    nonmutating unsafeMutableAddress { node.value.chain.address }
  }

  /// How it shares movements, from the next gesture on.
  package var rules: NestRules {
    get { node.value.rules }
    nonmutating set { node.value.rules = newValue }
  }

  /// The scroller at which its chain begins: the innermost member. Nil if it belongs to no chain.
  package internal(set) var chainStart: NestedScroller? {
    get { node.value.chainStart }
    nonmutating set { node.value.chainStart = newValue }
  }

  /// Whether this scroller or one within it changed and was not notified since.
  package internal(set) var hasChanges: Bool {
    get { node.value.hasChanges }
    nonmutating set { node.value.hasChanges = newValue }
  }

  /// Whether the motion of its chain bounces it, or will: the next frame may move it, although it rests.
  package internal(set) var willBounce: Bool {
    get { node.value.willBounce }
    nonmutating set { node.value.willBounce = newValue }
  }

  /// Its place in the tree.
  var links: NestLinks {
    get { node.value.links }
    nonmutating set { node.value.links = newValue }
  }

  /// Taste. 4 members: a carousel in a list in a page in a sheet. For a deeper chain its owner lends memory. Larger takes
  /// more memory in each nested scroller.
  private static let inlineMembers = 4
}

/// The state of a nested scroller.
private struct NestNode {
  let view: Reference<ScrollView>
  let chain: Reference<ScrollChain>
  var links = NestLinks()
  var rules = NestRules()
  var chainStart: NestedScroller?
  var hasChanges = false
  var willBounce = false
}
