/// A block of memory whose growth can fail. Every access is checked against its size.
///
/// This is the only file of lists with pointers.
struct ListMemory: ~Copyable {
  private var address: UnsafeMutableRawPointer
  /// In bytes.
  private(set) var size: Int
  private let allocator: ListAllocator

  /// - Precondition: `size` is not 0.
  init(size: Int, _ allocator: ListAllocator) throws(ListError) {
    guard let address = allocator.resize(nil, 0, size) else { throw .noMemory }
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

/// Refers to a list that is attached to a scroll view. Its owner keeps it at one address meanwhile.
public struct ListReference {
  private let address: UnsafeMutablePointer<ScrollList>

  /// - Precondition: The list stays at this address until it is detached.
  public init(_ address: UnsafeMutablePointer<ScrollList>) { self.address = address }

  var list: ScrollList {
    unsafeAddress { UnsafePointer(address) }
    nonmutating unsafeMutableAddress { address }
  }
}
