import CScrollKitTypes

// The format of a trace; docs/traces.md specifies it.
//
//     header    magic, version, byte order, library version, sizes
//     record    size (4 bytes), kind (4 bytes), contents; a multiple of 8 bytes
//
//     CALL      function, scroller, arguments
//       CALLBACK  function of the delegate, scroller, hash of the arguments
//         CALL … RESULT     the calls that it made
//       ANSWER    what it answered
//     RESULT    status, time, hash of the frame
//     MARK      length, text

/// The header of a trace.
enum TraceHeader {
  static let size = 32
  /// `SKTRACE` and a line feed.
  static let magic: UInt64 = 0x0A45_4341_5254_4B53
  static let version: UInt32 = 1
  static let byteOrder: UInt32 = 0x0102_0304
}

/// The kind of a record.
enum TraceRecord: UInt32 {
  case call = 1
  case result = 2
  case callback = 3
  case answer = 4
  case mark = 5

  /// Derived. Bytes of the size and the kind at the begin of each record.
  static let headerSize = 8
  static let resultSize = 32
  static let callbackSize = 24
  static let answerSize = 24

  /// The zeros after bytes of a size, up to a multiple of 8.
  static func padding(_ size: Int) -> Int { (8 - size % 8) % 8 }
}

/// A function of a delegate. The calls of `responds_to` are not recorded: its answer changes no scroller.
enum TracedCallback: UInt32 {
  case didHappen = 1
  case didReceive = 2
  case shouldScrollToTop = 3
  case willEndDragging = 4
}

/// The functions that a delegate has, as bits.
enum TracedDelegateFunctions {
  static let didHappen: UInt64 = 1
  static let didReceive: UInt64 = 2
  static let shouldScrollToTop: UInt64 = 4
  static let willEndDragging: UInt64 = 8
}

/// The number of a scroller as an argument.
enum TracedArgument {
  /// NULL. Scroller n is n + 1.
  static let none: UInt64 = 0
  /// A scroller that is not in the trace.
  static let untraced = UInt64.max
}

/// A hash of numbers, 8 bytes at a time.
///
///     h ← (rotate(h, 5) xor w) · 0x517CC1B727220A95
///
/// Two sequences that differ in one number have different hashes.
struct TraceHash {
  private(set) var value: UInt64 = 0

  mutating func add(_ word: UInt64) {
    value = ((value << 5 | value >> 59) ^ word) &* 0x517C_C1B7_2722_0A95
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// Adds a struct of a size, in bytes, without its `struct_size`. The size is a multiple of 8.
  mutating func add(_ bytes: UnsafeRawPointer, size: Int) {
    add(UInt64(bytes.load(fromByteOffset: 4, as: UInt32.self)))
    var byte = 8
    while byte < size {
      add(bytes.load(fromByteOffset: byte, as: UInt64.self))
      byte &+= 8
    }
  }
}
