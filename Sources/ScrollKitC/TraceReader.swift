import CScrollKitTypes

/// Reads the arguments of a recorded call.
///
/// After an argument that is missing or damaged, all others are 0, and the arguments are not complete.
struct TraceReader {
  private let replay: ReplayPointer
  private var place: Int
  private let end: Int
  private var isDamaged = false

  init(_ replay: ReplayPointer, from place: Int, to end: Int) {
    self.replay = replay
    self.place = place
    self.end = end
  }

  /// Bytes that are left.
  var left: Int { end - place }

  /// Whether all arguments were valid, and none is left.
  var isComplete: Bool { !isDamaged && place == end }

  mutating func uint64() -> UInt64 {
    guard let address = bytes(8) else { return 0 }
    return address.load(as: UInt64.self)
  }

  mutating func uint() -> UInt { UInt(truncatingIfNeeded: uint64()) }

  mutating func double() -> Double { Double(bitPattern: uint64()) }

  mutating func uint32() -> UInt32 {
    guard let number = UInt32(exactly: uint64()) else {
      isDamaged = true
      return 0
    }
    return number
  }

  /// The count of an array.
  mutating func count() -> UInt {
    let number = uint()
    guard number <= UInt(Int.max) else {
      isDamaged = true
      return 0
    }
    return number
  }

  /// A scroller; nil for NULL.
  mutating func scroller() -> ScrollerRef? {
    let number = uint64()
    guard number != TracedArgument.none else { return nil }
    guard let box = replay.scroller(number - 1) else {
      isDamaged = true
      return nil
    }
    return ScrollerRef(box)
  }

  /// A struct; nil for NULL. Its `struct_size` is that of the record.
  mutating func structure<Value>() -> UnsafePointer<Value>? {
    structures(count: 1)?.assumingMemoryBound(to: Value.self)
  }

  /// An array of structs; nil for NULL. The size of the record is a multiple of their `struct_size`.
  mutating func structures<Value>(_ count: UInt) -> UnsafePointer<Value>? {
    structures(count: Int(count))?.assumingMemoryBound(to: Value.self)
  }

  mutating func doubles(_ count: UInt) -> UnsafePointer<Double>? {
    array(count: Int(count), stride: 8)?.assumingMemoryBound(to: Double.self)
  }

  private mutating func structures(count: Int) -> UnsafeRawPointer? {
    guard left >= 16 else { return array(count: 0, stride: 0) }
    let size = (replay.pointee.bytes + place).load(fromByteOffset: 8, as: UInt32.self)
    return array(count: count, stride: Int(size))
  }

  /// An array whose size, in bytes, is recorded before it; nil if that is 0.
  private mutating func array(count: Int, stride: Int) -> UnsafeRawPointer? {
    let size = uint64()
    guard size > 0 else { return nil }
    let (expected, overflow) = count.multipliedReportingOverflow(by: stride)
    guard !overflow, UInt64(expected) == size, stride % 8 == 0 else {
      isDamaged = true
      return nil
    }
    return bytes(expected)
  }

  /// The address of the next bytes; nil if fewer are left.
  private mutating func bytes(_ size: Int) -> UnsafeRawPointer? {
    guard !isDamaged, size <= left else {
      isDamaged = true
      return nil
    }
    defer { place += size }
    return replay.pointee.bytes + place
  }
}
