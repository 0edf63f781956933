/// Refers to one of several nested scrollers.
///
/// Whoever makes it owns its memory, the engine and the behaviours. Each stays at one address until the scroller has left
/// the tree. This is the only file of the engine with pointers in it: everything else reads and writes plain properties.
package struct NestedScroller: Equatable {
  private let node: UnsafeMutablePointer<NestNode>

  /// The bytes that a nested scroller needs.
  package static var memorySize: Int {
    MemoryLayout<NestNode>.stride + MemoryLayout<ScrollChain>.stride
      + inlineMembers * MemoryLayout<ChainMember>.stride
  }

  /// A nested scroller in memory of its owner.
  ///
  /// - Precondition: `memorySize` bytes at `memory` are uninitialised, and aligned for a `Double`.
  package init(in memory: UnsafeMutableRawPointer, engine: UnsafeMutablePointer<ScrollEngine>) {
    let chain = (memory + MemoryLayout<NestNode>.stride)
      .bindMemory(to: ScrollChain.self, capacity: 1)
    let members = UnsafeMutableRawPointer(chain + 1)
    chain.initialize(to: ScrollChain(in: ChainMemory(members, count: Self.inlineMembers)))
    node = memory.bindMemory(to: NestNode.self, capacity: 1)
    node.initialize(to: NestNode(engine: engine, chain: chain))
  }

  /// Where the memory is that its owner frees.
  package var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(node) }

  /// Where the engine is; borrowed.
  package var engineAddress: UnsafeMutablePointer<ScrollEngine> { node.pointee.engine }

  /// What follows the content and says where it snaps; nil if nothing does. Borrowed.
  package var behavioursAddress: UnsafeMutablePointer<ScrollBehaviours>? {
    get { node.pointee.behaviours }
    nonmutating set { node.pointee.behaviours = newValue }
  }

  /// The number of members that a chain which begins here has room for.
  package var capacity: Int { chain.members.memory.count }

  /// Lends memory for a chain of more members.
  ///
  /// - Returns: The memory that was lent before; nil if none was.
  /// - Precondition: `memory.count > capacity`.
  package func lend(_ memory: ChainMemory) -> ChainMemory? {
    let former = lentMemory
    chain.members.move(to: memory)
    return former
  }

  /// The memory that was lent, which its owner may free once the scroller has left the tree; nil if none was.
  package var lentMemory: ChainMemory? {
    capacity > Self.inlineMembers ? chain.members.memory : nil
  }

  package var rules: NestRules {
    get { node.pointee.rules }
    nonmutating set { node.pointee.rules = newValue }
  }

  /// The innermost scroller of the chain that this one belongs to: there the chain begins. Nil if it belongs to none.
  package internal(set) var innermost: NestedScroller? {
    get { node.pointee.innermost }
    nonmutating set { node.pointee.innermost = newValue }
  }

  /// The innermost scroller that the last call may have changed, if that is not this one.
  var changed: NestedScroller? {
    get { node.pointee.changed }
    nonmutating set { node.pointee.changed = newValue }
  }

  var links: NestLinks {
    get { node.pointee.links }
    nonmutating set { node.pointee.links = newValue }
  }

  var engine: ScrollEngine {
    unsafeAddress { UnsafePointer(node.pointee.engine) }
    nonmutating unsafeMutableAddress { node.pointee.engine }
  }

  /// The chain that begins here; without members if there is none.
  var chain: ScrollChain {
    unsafeAddress { UnsafePointer(node.pointee.chain) }
    nonmutating unsafeMutableAddress { node.pointee.chain }
  }

  var hasBehaviours: Bool { node.pointee.behaviours != nil }

  /// - Precondition: `hasBehaviours`.
  var behaviours: ScrollBehaviours {
    unsafeAddress { UnsafePointer(node.pointee.behaviours.unsafelyUnwrapped) }
    nonmutating unsafeMutableAddress { node.pointee.behaviours.unsafelyUnwrapped }
  }

  /// Most chains are no deeper: a carousel in a list in a page in a sheet.
  private static let inlineMembers = 4
}

/// What is kept of a nested scroller.
private struct NestNode {
  let engine: UnsafeMutablePointer<ScrollEngine>
  let chain: UnsafeMutablePointer<ScrollChain>
  var behaviours: UnsafeMutablePointer<ScrollBehaviours>?
  var links = NestLinks()
  var rules = NestRules()
  var innermost: NestedScroller?
  var changed: NestedScroller?
}

/// The members of a chain, innermost first.
struct ChainMembers {
  fileprivate(set) var memory: ChainMemory
  private(set) var count = 0

  init(in memory: ChainMemory) { self.memory = memory }

  var hasRoom: Bool { count < memory.count }

  subscript(index: Int) -> ChainMember {
    unsafeAddress { UnsafePointer(memory.members + index) }
    nonmutating unsafeMutableAddress { memory.members + index }
  }

  /// - Precondition: `hasRoom`.
  mutating func append(_ member: ChainMember) {
    (memory.members + count).initialize(to: member)
    count += 1
  }

  /// Removes the members from an index on.
  mutating func removeAll(from index: Int) { count = min(count, index) }

  fileprivate mutating func move(to other: ChainMemory) {
    other.members.moveInitialize(from: memory.members, count: count)
    memory = other
  }
}

/// Memory for the members of a chain.
package struct ChainMemory {
  fileprivate let members: UnsafeMutablePointer<ChainMember>
  package let count: Int

  /// The bytes of one member.
  package static var memberSize: Int { MemoryLayout<ChainMember>.stride }

  /// - Precondition: `count * memberSize` bytes at the address are uninitialised, and aligned for a `Double`.
  package init(_ address: UnsafeMutableRawPointer, count: Int) {
    members = address.bindMemory(to: ChainMember.self, capacity: count)
    self.count = count
  }

  package var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(members) }
}
