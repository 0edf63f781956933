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

/// Room of so many bytes, not yet initialised; nil if memory is out.
func makeRoom(bytes: Int) -> UnsafeMutableRawPointer? { malloc(bytes) }

/// Gives back room whose values need no deinitialisation.
func giveBack(_ room: UnsafeMutableRawPointer) { free(room) }

/// Gives back a value and its room.
func giveBack<Value>(_ pointer: UnsafeMutablePointer<Value>) {
  pointer.deinitialize(count: 1)
  free(pointer)
}
