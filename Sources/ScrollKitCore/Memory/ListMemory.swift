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

  /// Reads values that follow each other. Their places are checked once.
  ///
  /// - Precondition: They lie within the block, from a multiple of their alignment on.
  func read<Value: BitwiseCopyable, Result>(
    _ count: Int, at offset: Int, _ body: (Span<Value>) -> Result
  ) -> Result {
    let address = start(of: count * MemoryLayout<Value>.stride, at: offset)
    return body(UnsafeBufferPointer(start: address.assumingMemoryBound(to: Value.self), count: count).span)
  }

  /// Changes values that follow each other. Their places are checked once.
  ///
  /// - Precondition: As for `read`.
  mutating func update<Value: BitwiseCopyable>(_ count: Int, at offset: Int, _ change: (inout Value) -> Void) {
    let address = start(of: count * MemoryLayout<Value>.stride, at: offset)
    let values = address.assumingMemoryBound(to: Value.self)
    for index in 0..<count { change(&values[index]) }
  }

  /// Copies bytes within the block; the two places may overlap.
  ///
  /// - Precondition: Both places lie within the block.
  mutating func move(_ bytes: Int, from source: Int, to destination: Int) {
    start(of: bytes, at: destination).copyMemory(from: start(of: bytes, at: source), byteCount: bytes)
  }

  private func start(of bytes: Int, at offset: Int) -> UnsafeMutableRawPointer {
    precondition(offset >= 0 && offset <= size - bytes, "ListMemory: access out of bounds")
    return address + offset
  }
}
