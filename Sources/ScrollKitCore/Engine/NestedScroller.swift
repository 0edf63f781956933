/// Refers to one of several nested scrollers.
///
/// The engine, the behaviours and the node are owned by whoever makes the node. Each stays at one address until the
/// scroller has left the tree. This is the only file of the engine with pointers in it: everything else reads and
/// writes plain properties.
public struct NestedScroller: Equatable {
  private let node: UnsafeMutablePointer<NestNode>

  public init(_ node: UnsafeMutablePointer<NestNode>) { self.node = node }

  /// Where the engine is; borrowed.
  public var engineAddress: UnsafeMutablePointer<ScrollEngine> { node.pointee.engine }

  public var rules: NestRules {
    get { node.pointee.rules }
    nonmutating set { node.pointee.rules = newValue }
  }

  var engine: ScrollEngine {
    _read { yield node.pointee.engine.pointee }
    nonmutating _modify { yield &node.pointee.engine.pointee }
  }

  var hasBehaviours: Bool { node.pointee.behaviours != nil }

  /// - Precondition: `hasBehaviours`.
  var behaviours: ScrollBehaviours {
    _read { yield node.pointee.behaviours.unsafelyUnwrapped.pointee }
    nonmutating _modify { yield &node.pointee.behaviours.unsafelyUnwrapped.pointee }
  }

  var links: NestLinks {
    get { node.pointee.links }
    nonmutating _modify { yield &node.pointee.links }
  }

  /// The chain that begins here; without members if there is none.
  var chain: ScrollChain {
    _read { yield node.pointee.chain }
    nonmutating _modify { yield &node.pointee.chain }
  }

  /// The number of members that a chain which begins here has room for.
  public var capacity: Int { chain.members.capacity }

  /// Lends memory for a chain of more members, until `giveBackMemory`.
  ///
  /// - Returns: The memory that was lent before.
  /// - Precondition: `memory.count > capacity`.
  public func use(_ memory: ChainMemory) -> ChainMemory? { chain.members.use(memory) }

  /// Returns the lent memory to its owner.
  ///
  /// - Precondition: The scroller has left the tree.
  public func giveBackMemory() -> ChainMemory? { chain.members.giveBack() }

  /// The innermost scroller of the chain that this one belongs to: there the chain begins. Nil if it belongs to none.
  public internal(set) var innermost: NestedScroller? {
    get { node.pointee.innermost }
    nonmutating set { node.pointee.innermost = newValue }
  }

  /// The innermost scroller that the last call may have changed, if that is not this one.
  var changed: NestedScroller? {
    get { node.pointee.changed }
    nonmutating set { node.pointee.changed = newValue }
  }
}

/// What is kept of a scroller that is nested in another, or has others nested in it.
public struct NestNode {
  fileprivate let engine: UnsafeMutablePointer<ScrollEngine>
  /// What follows the content and says where it snaps; nil if nothing does. Borrowed.
  public var behaviours: UnsafeMutablePointer<ScrollBehaviours>?
  fileprivate var links = NestLinks()
  fileprivate var rules = NestRules()
  fileprivate var chain = ScrollChain()
  fileprivate var innermost: NestedScroller?
  fileprivate var changed: NestedScroller?

  public init(_ engine: UnsafeMutablePointer<ScrollEngine>) {
    self.engine = engine
  }
}

/// The members of a chain, innermost first: four inline, more in memory that the node's owner lends.
struct ChainMembers {
  private(set) var count = 0
  private var inline = InlineArray<4, ChainMember?>(repeating: nil)
  private var lent: ChainMemory?

  var capacity: Int { lent?.count ?? inline.count }
  var hasRoom: Bool { count < capacity }

  subscript(index: Int) -> ChainMember {
    _read {
      if let lent { yield lent.members[index] } else { yield inline[index]! }
    }
    _modify {
      if let lent { yield &lent.members[index] } else { yield &inline[index]! }
    }
  }

  /// - Precondition: `count < capacity`.
  mutating func append(_ member: ChainMember) {
    if let lent {
      lent.members.advanced(by: count).initialize(to: member)
    } else {
      inline[count] = member
    }
    count += 1
  }

  /// Removes the members from an index on.
  mutating func removeAll(from index: Int) { count = min(count, index) }

  /// Uses other memory from now on, uninitialised and larger than before.
  ///
  /// - Returns: The memory that was lent before, which its owner may free.
  mutating func use(_ memory: ChainMemory) -> ChainMemory? {
    var moved = ChainMembers()
    moved.lent = memory
    for index in 0..<count { moved.append(self[index]) }
    defer { self = moved }
    return lent
  }

  /// Returns the lent memory to its owner. No member is left.
  mutating func giveBack() -> ChainMemory? {
    defer { self = ChainMembers() }
    return lent
  }
}

/// Memory for the members of a chain, owned by whoever lends it.
public struct ChainMemory {
  fileprivate let members: UnsafeMutablePointer<ChainMember>
  public let count: Int

  /// The bytes of one member.
  public static var memberSize: Int { MemoryLayout<ChainMember>.stride }

  /// - Precondition: There are `count * memberSize` uninitialised bytes at the address.
  public init(_ address: UnsafeMutableRawPointer, count: Int) {
    members = address.bindMemory(to: ChainMember.self, capacity: count)
    self.count = count
  }

  public var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(members) }
}
