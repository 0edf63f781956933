/// The nodes of one kind in a list's tree.
///
///     node   [ count | previous | next | – | element 0 | … | element perNode − 1 ]
///
/// A node is known by its number. A number that is out of date refers to another node of the pool, never
/// to other memory.
struct NodePool<Element: ListElement>: ~Copyable {
  private var memory: ListMemory
  /// Nodes that were allocated at least once.
  private(set) var used = 0
  /// The first of the released nodes, which are linked by `next`.
  private var firstReleased = ListNode.none
  /// Nodes that were allocated and released again.
  private(set) var released = 0

  /// A pool with memory for one node.
  init(_ allocator: ListAllocator) throws(ListError) {
    guard let memory = ListMemory(size: Self.stride, allocator) else { throw .noMemory }
    self.memory = memory
  }

  private static var stride: Int { headerSize + Element.perNode * MemoryLayout<Element>.stride }

  /// The bytes of a header, rounded up to the alignment of the elements.
  private static var headerSize: Int {
    let alignment = MemoryLayout<Element>.alignment
    return (MemoryLayout<NodeHeader>.size + alignment - 1) / alignment * alignment
  }

  /// In bytes.
  var memorySize: Int { memory.size }

  // MARK: Nodes

  /// Makes sure that so many nodes can be allocated.
  mutating func reserve(_ count: Int) throws(ListError) {
    let missing = used + count - released - memory.size / Self.stride
    guard missing > 0 else { return }
    let capacity = memory.size / Self.stride
    let grown = capacity + max(missing, capacity / Self.growth)
    guard memory.resize(to: grown * Self.stride) else { throw .noMemory }
  }

  /// An empty node without neighbours.
  ///
  /// - Precondition: It was reserved.
  mutating func allocate() -> ListNode {
    let node: ListNode
    if released > 0 {
      node = firstReleased
      firstReleased = next(node)
      released -= 1
    } else {
      node = ListNode(number: UInt32(used))
      used += 1
    }
    memory.store(NodeHeader(), at: offset(of: node))
    return node
  }

  mutating func release(_ node: ListNode) {
    memory.store(NodeHeader(next: firstReleased), at: offset(of: node))
    firstReleased = node
    released += 1
  }

  /// Releases all nodes and shrinks the memory to that of one node.
  mutating func releaseAll() {
    used = 0
    released = 0
    firstReleased = .none
    // A refused shrinking leaves the larger block, which serves as well.
    if memory.size > Self.stride { _ = memory.resize(to: Self.stride) }
  }

  func next(_ node: ListNode) -> ListNode { header(node).next }
  func previous(_ node: ListNode) -> ListNode { header(node).previous }

  /// Makes two nodes neighbours; either may be `.none`.
  mutating func link(_ left: ListNode, _ right: ListNode) {
    if left != .none {
      var header = header(left)
      header.next = right
      memory.store(header, at: offset(of: left))
    }
    if right != .none {
      var header = header(right)
      header.previous = left
      memory.store(header, at: offset(of: right))
    }
  }

  // MARK: Elements

  func count(_ node: ListNode) -> Int { Int(header(node).count) }

  mutating func setCount(_ count: Int, of node: ListNode) {
    precondition(count <= Element.perNode, "NodePool: a node has no room for so many elements")
    memory.store(UInt32(count), at: offset(of: node))
  }

  subscript(node: ListNode, slot: Int) -> Element {
    get { memory.load(Element.self, at: offset(of: node, slot)) }
    set { memory.store(newValue, at: offset(of: node, slot)) }
  }

  /// Reads the elements of a node in place.
  func read<Result>(_ node: ListNode, _ body: (Span<Element>) -> Result) -> Result {
    memory.read(count(node), at: offset(of: node, 0), body)
  }

  /// Changes the elements of a node from a slot on.
  mutating func update(_ node: ListNode, from slot: Int, _ change: (inout Element) -> Void) {
    memory.update(count(node) - slot, at: offset(of: node, slot), change)
  }

  /// Makes room for `count` elements in place of those from `lower` up to `upper`. The new ones are
  /// undefined until they are set.
  mutating func replace(from lower: Int, to upper: Int, in node: ListNode, byCount count: Int) {
    let old = self.count(node)
    setCount(lower + count + old - upper, of: node)
    if lower + count != upper, upper < old {
      memory.move(
        (old - upper) * MemoryLayout<Element>.stride, from: offset(of: node, upper),
        to: offset(of: node, lower + count))
    }
  }

  // MARK: Places in memory

  private func header(_ node: ListNode) -> NodeHeader {
    memory.load(NodeHeader.self, at: offset(of: node))
  }

  private func offset(of node: ListNode) -> Int { Int(node.number) * Self.stride }

  private func offset(of node: ListNode, _ slot: Int) -> Int {
    offset(of: node) + Self.headerSize + slot * MemoryLayout<Element>.stride
  }

  /// Taste. A full pool grows by an eighth. A larger divisor wastes less memory and grows more often.
  private static var growth: Int { 8 }
}

/// An element of a node: a run in a leaf, a branch in an inner node.
protocol ListElement: BitwiseCopyable {
  /// The most elements of a node.
  static var perNode: Int { get }
}

/// The number of a node in its pool.
struct ListNode: Equatable {
  let number: UInt32

  static let none = ListNode(number: .max)
}

private struct NodeHeader {
  /// Comes first, so that it can be stored alone.
  var count: UInt32 = 0
  var previous = ListNode.none
  var next = ListNode.none

  init(next: ListNode = .none) { self.next = next }
}
