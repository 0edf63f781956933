import CAllocator
import ScrollKitCore

// The only door to the C allocator. Swift's own allocation traps when memory is out; this answers.

/// Room for one value, not yet initialised; nil if memory is out.
func makeRoom<Value>(for type: Value.Type) -> UnsafeMutablePointer<Value>? {
  malloc(MemoryLayout<Value>.size)?.bindMemory(to: Value.self, capacity: 1)
}

/// Room for `count` numbers, not yet initialised; nil if memory is out.
func makeRoom(forNumbers count: Int) -> UnsafeMutablePointer<Double>? {
  malloc(count &* MemoryLayout<Double>.stride)?.bindMemory(to: Double.self, capacity: count)
}

/// Room for `count` areas, not yet initialised; nil if memory is out.
func makeRoom(forAreas count: Int) -> UnsafeMutablePointer<SnapArea>? {
  malloc(count &* MemoryLayout<SnapArea>.stride)?.bindMemory(to: SnapArea.self, capacity: count)
}

/// Room for the members of a chain, not yet initialised; nil if memory is out.
func makeRoom(forMembers count: Int) -> ChainMemory? {
  let size = count &* ChainMemory.memberSize
  return malloc(size).map { ChainMemory($0, count: count) }
}

/// Gives back the room of the members of a chain.
func giveBack(_ memory: ChainMemory) { free(memory.address) }

/// Gives back a value and its room.
func giveBack<Value>(_ pointer: UnsafeMutablePointer<Value>) {
  pointer.deinitialize(count: 1)
  free(pointer)
}
