/// Bytes that hold no value yet.
///
/// An owner outside of the engine allocates and frees them, and keeps them at one address while the engine uses them.
package struct MemoryBlock {
  package let address: UnsafeMutableRawPointer

  package init(_ address: UnsafeMutableRawPointer) { self.address = address }

  #if !hasFeature(Embedded)
    /// Bytes aligned for a `Double`, which `deallocate` frees.
    static func allocate(bytes: Int) -> MemoryBlock {
      MemoryBlock(.allocate(byteCount: bytes, alignment: MemoryLayout<Double>.alignment))
    }

    /// - Precondition: `allocate` made it, and it holds no value that is still in use.
    func deallocate() { address.deallocate() }
  #endif

  /// The bytes from an offset on.
  func dropping(_ bytes: Int) -> MemoryBlock { MemoryBlock(address + bytes) }

  /// Puts a value at the start.
  ///
  /// - Precondition: The value fits, and the block is aligned for it.
  func initialize<Value>(to value: Value) -> Reference<Value> {
    assert(isAligned(for: Value.self))
    let address = address.bindMemory(to: Value.self, capacity: 1)
    address.initialize(to: value)
    return Reference(address)
  }

  func isAligned<Value>(for type: Value.Type) -> Bool {
    Int(bitPattern: address) % MemoryLayout<Value>.alignment == 0
  }
}

/// The offsets of values that follow each other in a block, each at a multiple of its alignment.
///
///     ├─ A ─┤  ├───── B ─────┤├─ C ─┤
///     0     3  8             24    26 = size
struct MemoryPlaces {
  /// The end of the last value, in bytes.
  private(set) var size = 0

  /// Appends a place for values of a type.
  ///
  /// - Returns: Its offset, in bytes.
  mutating func append<Value>(_ type: Value.Type, count: Int = 1) -> Int {
    let alignment = MemoryLayout<Value>.alignment
    let offset = (size + alignment - 1) / alignment * alignment
    size = offset + count * MemoryLayout<Value>.stride
    return offset
  }
}
