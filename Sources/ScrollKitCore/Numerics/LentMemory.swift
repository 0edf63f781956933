/// Memory of an owner outside of the engine, behind plain properties and subscripts.
///
///     MemoryBlock     bytes that hold no value yet
///     Reference       one value
///     BorrowedArray   values that are only read
///     LentArray       values up to a capacity
///
/// This is the only file of the engine with pointers. The owner allocates and frees the memory, and keeps it at one
/// address while the engine uses it. Nothing is checked.

/// Bytes that hold no value yet.
package struct MemoryBlock {
  package let address: UnsafeMutableRawPointer

  package init(_ address: UnsafeMutableRawPointer) { self.address = address }

  /// Puts a value at the start.
  ///
  /// - Precondition: The value fits, and the block is aligned for it.
  func initialize<Value>(to value: Value) -> Reference<Value> {
    let address = address.bindMemory(to: Value.self, capacity: 1)
    address.initialize(to: value)
    return Reference(address)
  }

  /// The bytes behind a value at the start.
  func dropping<Value>(_ type: Value.Type) -> MemoryBlock {
    MemoryBlock(address + MemoryLayout<Value>.stride)
  }
}

/// Refers to a value.
package struct Reference<Value>: Equatable {
  package let address: UnsafeMutablePointer<Value>

  package init(_ address: UnsafeMutablePointer<Value>) { self.address = address }

  /// Read and written in place.
  package var value: Value {
    unsafeAddress { UnsafePointer(address) }
    nonmutating unsafeMutableAddress { address }
  }
}

/// Values that are only read.
public struct BorrowedArray<Element> {
  private let elements: UnsafeBufferPointer<Element>

  /// Values that the caller keeps alive.
  public init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  /// No values.
  public static var empty: BorrowedArray { BorrowedArray(UnsafeBufferPointer(start: nil, count: 0)) }

  /// The number of values.
  public var count: Int { elements.count }

  /// - Precondition: `0 <= index && index < count`.
  public subscript(index: Int) -> Element { elements[index] }
}

/// Values up to a capacity.
struct LentArray<Element> {
  private var elements: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  /// - Precondition: The block has room for `capacity` values, and is aligned for them.
  init(in block: MemoryBlock, capacity: Int) {
    elements = block.address.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  var block: MemoryBlock { MemoryBlock(UnsafeMutableRawPointer(elements)) }

  var isFull: Bool { count == capacity }

  var indices: Range<Int> { 0..<count }

  /// Read and written in place.
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
  mutating func removeAll(from index: Int) { count = min(count, index) }

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
