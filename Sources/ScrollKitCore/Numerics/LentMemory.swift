/// Raw memory behind plain properties and subscripts.
///
///     MemoryBlock     bytes that hold no value yet
///     Reference       one value
///     BorrowedArray   values that are only read
///     LentArray       values up to a capacity
///     ListMemory      bytes that a list owns, with checked access
///
/// This is the only file of the engine with pointers. Except for `ListMemory`, an owner outside of the engine allocates
/// and frees the memory and keeps it at one address while the engine uses it, and nothing is checked.

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
package struct Reference<Value: ~Copyable>: Equatable {
  package let address: UnsafeMutablePointer<Value>

  package init(_ address: UnsafeMutablePointer<Value>) { self.address = address }

  /// Read and written in place.
  package var value: Value {
    unsafeAddress { readAddress }
    nonmutating unsafeMutableAddress { address }
  }

  /// The address, for reading alone.
  var readAddress: UnsafePointer<Value> { UnsafePointer(address) }

  /// A value in memory of its own, which `deallocate` frees.
  static func allocate(_ value: consuming Value) -> Reference<Value> {
    let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    address.initialize(to: value)
    return Reference(address)
  }

  /// - Precondition: `allocate` made it, and nothing refers to the value any more.
  func deallocate() {
    address.deinitialize(count: 1)
    address.deallocate()
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

/// A block of memory of a list, which owns it. Its growth can fail, and every access is checked against its
/// size.
struct ListMemory: ~Copyable {
  private var address: UnsafeMutableRawPointer
  /// In bytes.
  private(set) var size: Int
  private let allocator: ListAllocator

  /// Nil if there is no memory.
  ///
  /// - Precondition: `size` is not 0.
  init?(size: Int, _ allocator: ListAllocator) {
    guard let address = allocator.resize(nil, 0, size) else { return nil }
    self.address = address
    self.size = size
    self.allocator = allocator
  }

  deinit { _ = allocator.resize(address, size, 0) }

  /// Grows or shrinks the block. Its content is kept up to the smaller size.
  ///
  /// - Returns: Whether there was memory; otherwise the block is as it was.
  ///
  /// - Precondition: `newSize` is not 0.
  mutating func resize(to newSize: Int) -> Bool {
    guard let moved = allocator.resize(address, size, newSize) else { return false }
    address = moved
    size = newSize
    return true
  }

  /// - Precondition: The value lies within the block, at a multiple of its alignment.
  func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: Int) -> Value {
    start(of: MemoryLayout<Value>.size, at: offset).load(as: type)
  }

  /// - Precondition: The value lies within the block, at a multiple of its alignment.
  mutating func store<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    start(of: MemoryLayout<Value>.size, at: offset).storeBytes(of: value, as: Value.self)
  }

  /// Copies bytes within the block; the two places may overlap.
  ///
  /// - Precondition: Both places lie within the block.
  mutating func move(_ count: Int, from source: Int, to destination: Int) {
    start(of: count, at: destination).copyMemory(from: start(of: count, at: source), byteCount: count)
  }

  private func start(of count: Int, at offset: Int) -> UnsafeMutableRawPointer {
    precondition(offset >= 0 && offset <= size &- count, "ListMemory: access out of bounds")
    return address + offset
  }
}

/// The function by which a list gets its memory.
public struct ListAllocator: Sendable {
  /// Resizes a block from an old size to a new one, in bytes, and returns where it is then.
  ///
  /// A new block has the old size 0. The new size 0 frees the block. Nil means that there is no memory,
  /// and the block is as it was. A block is aligned for an `Int64`.
  public typealias Resize =
    @Sendable @convention(c) (UnsafeMutableRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  let resize: Resize

  /// Makes an allocator of a function that resizes blocks.
  public init(resize: @escaping Resize) { self.resize = resize }

  /// Swift's own memory. Without memory, the program stops.
  public init() {
    self.init { block, oldSize, newSize in
      var moved: UnsafeMutableRawPointer?
      if newSize > 0 {
        moved = .allocate(byteCount: newSize, alignment: MemoryLayout<Int64>.alignment)
      }
      if let block, let moved {
        moved.copyMemory(from: block, byteCount: min(oldSize, newSize))
      }
      block?.deallocate()
      return moved
    }
  }
}
