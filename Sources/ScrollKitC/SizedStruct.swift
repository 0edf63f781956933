import CScrollKitTypes

/// A C struct that begins with its size, so that older and newer callers fit.
protocol SizedStruct {
  var struct_size: UInt32 { get set }
  /// All zeros.
  init()
  /// Which of its words of 8 bytes hold numbers that are doubted; the first word is the lowest bit.
  static var numbers: UInt64 { get }
  /// Those of them that cannot be negative.
  static var lengths: UInt64 { get }
}

extension SizedStruct {
  static var numbers: UInt64 { 0 }
  static var lengths: UInt64 { 0 }

  static var ownSize: Int { MemoryLayout<Self>.size }

  /// All zeros, but for its own size.
  static var standard: Self {
    var value = Self()
    value.struct_size = UInt32(ownSize)
    return value
  }

  /// Whether a struct of `size` bytes can be one of an older or newer caller.
  ///
  /// Every version ends on a whole 8 bytes, so that no field can be cut in two.
  static func canHave(size: UInt32) -> Bool {
    size == UInt32(ownSize) || isPossible(size)
  }

  /// Reads a caller's struct over itself: missing fields, or all of them for NULL, stay.
  ///
  /// - Returns: What is wrong with its size, its numbers, or a field unknown here that is not zero.
  mutating func read(_ pointer: UnsafePointer<Self>?) -> scrollkit_status? {
    readStruct(
      pointer, into: &self, size: Self.ownSize, numbers: Self.numbers, lengths: Self.lengths)
  }

  /// Writes into a caller's struct as much as fits; its size stays, what is unknown here becomes 0.
  ///
  /// - Precondition: `canHave(size:)` of the target's size.
  mutating func write(to target: UnsafeMutablePointer<Self>) {
    writeStruct(&self, size: Self.ownSize, to: target)
  }
}

// One body for all structs, whatever they hold.

/// The largest struct that a newer caller may have, in bytes; larger is taken for garbage.
private let largestSize = 4096

private func isPossible(_ size: UInt32) -> Bool {
  size >= 8 && size % 8 == 0 && size <= largestSize
}

/// Copies a caller's struct of any size over another.
///
/// - Returns: What is wrong with it.
private func readStruct(
  _ source: UnsafeRawPointer?, into target: UnsafeMutableRawPointer, size ownSize: Int,
  numbers: UInt64, lengths: UInt64
) -> scrollkit_status? {
  guard let source else { return nil }
  let size = source.load(as: UInt32.self)
  guard isPossible(size) else { return .invalidArgument }
  var byte = ownSize
  while byte < Int(size) {
    if source.load(fromByteOffset: byte, as: UInt8.self) != 0 { return .invalidArgument }
    byte += 1
  }
  target.copyMemory(from: source, byteCount: Int(size) < ownSize ? Int(size) : ownSize)
  return doubt(target, numbers: numbers, lengths: lengths)
}

/// What is wrong with the numbers in a struct: one that is too large, or a length that is negative.
private func doubt(
  _ words: UnsafeRawPointer, numbers: UInt64, lengths: UInt64
) -> scrollkit_status? {
  var word = words
  var wrong: scrollkit_status?
  var numbers = numbers
  var lengths = lengths
  while numbers != 0 {
    if numbers & 1 != 0 {
      let number = word.load(as: Double.self)
      if let wrong = doubt(number, within: longestLength) { return wrong }
      if lengths & 1 != 0, number < 0 { wrong = .invalidArgument }
    }
    numbers >>= 1
    lengths >>= 1
    word += MemoryLayout<Double>.size
  }
  return wrong
}

extension SizedStruct {
  /// What is wrong with the numbers in some of its words, which must lie between two.
  mutating func doubt(_ words: UInt64, from least: Double, to most: Double) -> scrollkit_status? {
    doubtRange(of: words, in: &self, from: least, to: most)
  }
}

private func doubtRange(
  of numbers: UInt64, in words: UnsafeRawPointer, from least: Double, to most: Double
) -> scrollkit_status? {
  var word = words
  var numbers = numbers
  while numbers != 0 {
    let number = word.load(as: Double.self)
    if numbers & 1 != 0, number < least || number > most {
      return number > 0 ? .outOfRange : .invalidArgument
    }
    numbers >>= 1
    word += MemoryLayout<Double>.size
  }
  return nil
}

/// Copies a struct into a caller's of any size.
private func writeStruct(
  _ source: UnsafeRawPointer, size ownSize: Int, to target: UnsafeMutableRawPointer
) {
  let size = Int(target.load(as: UInt32.self))
  var byte = MemoryLayout<UInt32>.size
  while byte < size {
    target.storeBytes(
      of: byte < ownSize ? source.load(fromByteOffset: byte, as: UInt8.self) : 0,
      toByteOffset: byte, as: UInt8.self)
    byte += 1
  }
}

/// Fills a struct with zeros and its size.
func fill(raw target: UnsafeMutableRawPointer?, _ size: UInt) -> scrollkit_status {
  guard let target else { return .nullArgument }
  guard let size = UInt32(exactly: size), isPossible(size) else {
    return .invalidArgument
  }
  target.initializeMemory(as: UInt8.self, repeating: 0, count: Int(size))
  target.storeBytes(of: size, as: UInt32.self)
  return .ok
}

extension scrollkit_geometry: SizedStruct {  // the shift is doubted where it is used
  static var numbers: UInt64 { 0b1_1111_1110 }
  static var lengths: UInt64 { 0b1_1110 }
}
extension scrollkit_scroller_options: SizedStruct {  // both lengths
  static var numbers: UInt64 { 0b1_1000 }
  static var lengths: UInt64 { numbers }
}
extension scrollkit_input: SizedStruct {}
extension scrollkit_frame: SizedStruct {}
extension scrollkit_event: SizedStruct {}
extension scrollkit_feel_values: SizedStruct {  // all but those that may be infinite
  static var numbers: UInt64 { 0b1100_0111_1110_1111_0101_1100_0110 }
  static var lengths: UInt64 { numbers }
}
extension scrollkit_snap_options: SizedStruct {  // but for leading and padding, lengths
  static var numbers: UInt64 { 0b1_1101_1100 }
  static var lengths: UInt64 { 0b100_1100 }
}
extension scrollkit_snap_area: SizedStruct {  // width and height are lengths
  static var numbers: UInt64 { 0b111_1011_1100 }
  static var lengths: UInt64 { 0b11_0000 }
}
extension scrollkit_snap_state: SizedStruct {}
extension scrollkit_delegate: SizedStruct {}
extension scrollkit_context: SizedStruct {}
extension scrollkit_top_options: SizedStruct {}
extension scrollkit_top_state: SizedStruct {}
extension scrollkit_header_options: SizedStruct {  // all are lengths
  static var numbers: UInt64 { 0b1110_0110 }
  static var lengths: UInt64 { numbers }
}
extension scrollkit_header_state: SizedStruct {}
extension scrollkit_nub_options: SizedStruct {  // but for margin and reach, and what are times, lengths
  static var numbers: UInt64 { 0b1111_0110 }
  static var lengths: UInt64 { 0b1_0010 }
}
extension scrollkit_nub_state: SizedStruct {}
extension scrollkit_autoscroll_options: SizedStruct {  // all are lengths
  static var numbers: UInt64 { 0b1_1110 }
  static var lengths: UInt64 { numbers }
}
extension scrollkit_scrollbar_options: SizedStruct {  // all are lengths
  static var numbers: UInt64 { 0b1110 }
  static var lengths: UInt64 { numbers }
}
extension scrollkit_scrollbar_state: SizedStruct {}
extension scrollkit_preferences: SizedStruct {}
extension scrollkit_zoom_options: SizedStruct {  // both are scales
  static var numbers: UInt64 { 0b110 }
  static var lengths: UInt64 { numbers }
}
extension scrollkit_zoom_state: SizedStruct {}
