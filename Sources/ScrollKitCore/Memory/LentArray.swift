/// Values up to a capacity, in memory that an owner lends. Its preconditions are not checked.
struct LentArray<Element> {
  private var elements: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  /// - Precondition: The block has room for `capacity` values, and is aligned for them.
  init(in block: MemoryBlock, capacity: Int) {
    assert(block.isAligned(for: Element.self))
    elements = block.address.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  var block: MemoryBlock { MemoryBlock(UnsafeMutableRawPointer(elements)) }

  var isFull: Bool { count == capacity }

  var indices: Range<Int> { 0..<count }

  /// Read and written in place. Measured: with `get` and `set`, which copy the value, `budget.sh` counts 2 % more instructions for
  /// a frame of two chains.
  ///
  /// - Precondition: `0 <= index && index < count`.
  subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(elements + index) }
    nonmutating unsafeMutableAddress { elements + index }
  }

  /// - Precondition: Not `isFull`.
  mutating func append(_ element: Element) {
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Removes the values from an index on.
  mutating func removeAll(from index: Int) {
    guard index < count else { return }
    (elements + index).deinitialize(count: count - index)
    count = index
  }

  /// Moves the values to another block.
  ///
  /// - Precondition: The block has room for `capacity` values, is aligned for them, and `capacity >= count`.
  mutating func move(to block: MemoryBlock, capacity: Int) {
    var moved = LentArray(in: block, capacity: capacity)
    moved.elements.moveInitialize(from: elements, count: count)
    moved.count = count
    self = moved
  }
}
