import CAllocator
import ScrollKitCore

// The only use of the C allocator. Swift's own allocation traps when no memory is left; these functions return nil.

/// Memory for `count` values, not initialised; nil if no memory is left. Owned by the caller: end it with `freeMemory`.
func allocateMemory<Value: ~Copyable>(_ type: Value.Type, count: Int = 1) -> UnsafeMutablePointer<Value>? {
  allocateMemory(bytes: count &* MemoryLayout<Value>.stride)?.bindMemory(to: Value.self, capacity: count)
}

/// Memory of a size, not initialised; nil if no memory is left. Owned by the caller: end it with `freeMemory`.
func allocateMemory(bytes: Int) -> UnsafeMutableRawPointer? { malloc(bytes) }

/// Frees memory whose values need no deinitialisation.
func freeMemory(_ memory: UnsafeMutableRawPointer) { free(memory) }

/// Deinitialises one value and frees its memory.
func freeMemory<Value: ~Copyable>(_ pointer: UnsafeMutablePointer<Value>) {
  pointer.deinitialize(count: 1)
  free(pointer)
}

extension ListAllocator {
  /// The C allocator.
  static var c: ListAllocator {
    ListAllocator { block, _, newSize in
      guard newSize > 0 else {
        free(block)
        return nil
      }
      return realloc(block, newSize)
    }
  }
}
