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
