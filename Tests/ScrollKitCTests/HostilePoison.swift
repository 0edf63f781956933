import CScrollKitTypes
import ScrollKitC
import XCTest

/// Runs a call with a number to write to. A refused call must leave it unchanged.
func withPoisonedNumber<Number: BitwiseCopyable & Equatable>(
  _ call: (UnsafeMutablePointer<Number>) -> scrollkit_status
) -> scrollkit_status {
  let poison = withUnsafeBytes(of: 0xA5A5_A5A5_A5A5_A5A5 as UInt64) { $0.loadUnaligned(as: Number.self) }
  var number = poison
  let status = call(&number)
  if status == Status.ok {
    XCTAssertNotEqual(number, poison)
  } else {
    XCTAssertEqual(number, poison, "a refused call wrote")
  }
  return status
}

/// Runs a call with `count` structs of `size` bytes to write to, amid other bytes. A refusal must
/// leave all as they are; else nothing beyond them may be touched.
func withPoisoned<Struct>(
  _ type: Struct.Type, count: Int = 1, size: UInt32? = nil,
  _ call: (UnsafeMutablePointer<Struct>) -> scrollkit_status
) -> scrollkit_status {
  let size = size ?? UInt32(MemoryLayout<Struct>.size)
  let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 16384, alignment: 8)
  defer { room.deallocate() }
  room.initializeMemory(as: UInt8.self, repeating: 0xA5)
  let stride = size >= 8 && size <= 4096 ? Int(size) & ~7 : MemoryLayout<Struct>.size
  for place in 0..<count {
    room.storeBytes(of: size, toByteOffset: place * stride, as: UInt32.self)
  }
  let before = Array(room)
  let status = call(room.baseAddress!.assumingMemoryBound(to: Struct.self))
  let firstUntouched = status >= Status.ok ? count * Int(size) : 0
  XCTAssertEqual(
    Array(room[firstUntouched...]), Array(before[firstUntouched...]), "bytes were written")
  return status
}

/// Runs a call with a struct as a caller with another idea of its size sends it.
func withSized<Struct>(
  _ value: Struct, size: UInt32, tail: UInt8 = 0,
  _ call: (UnsafeMutablePointer<Struct>) -> scrollkit_status
) -> scrollkit_status {
  let own = MemoryLayout<Struct>.size
  let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 8192, alignment: 8)
  defer { room.deallocate() }
  room.initializeMemory(as: UInt8.self, repeating: 0xA5)
  if size <= 4096 {
    for place in 0..<Int(size) { room[place] = place == Int(size) - 1 ? tail : 0 }
  }
  withUnsafeBytes(of: value) { bytes in
    for place in 0..<own where place < Int(size) { room[place] = bytes[place] }
  }
  room.storeBytes(of: size, as: UInt32.self)
  let before = Array(room)
  let status = call(room.baseAddress!.assumingMemoryBound(to: Struct.self))
  XCTAssertEqual(Array(room), before, "an input was written to")
  return status
}
