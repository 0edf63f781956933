import CAllocator

// The only door to the C allocator. Swift's own allocation traps when memory is out; this answers.

/// Room for one value, not yet initialised; nil if memory is out.
func allocate<Value>(_ type: Value.Type) -> UnsafeMutablePointer<Value>? {
  malloc(MemoryLayout<Value>.size)?.bindMemory(to: Value.self, capacity: 1)
}

/// Gives back a value and its room.
func release<Value>(_ pointer: UnsafeMutablePointer<Value>) {
  pointer.deinitialize(count: 1)
  free(pointer)
}
