import CScrollKitTypes

/// A C struct that begins with its size, so that older and newer callers work.
protocol SizedStruct {
  var struct_size: UInt32 { get set }
  /// All fields zero.
  init()
}

/// A C struct that a caller fills in and the library validates.
protocol InputStruct: SizedStruct {
  /// What the fields are that a smaller struct lacks.
  static var defaults: Self { get }
  /// Returns the first invalid field; nil if all fields are valid.
  func invalidField() -> InvalidField?
}

/// A field of a caller's struct that is invalid, and why.
struct InvalidField {
  let name: StaticString
  let status: scrollkit_status

  init(_ name: StaticString, _ status: scrollkit_status) {
    self.name = name
    self.status = status
  }
}

extension SizedStruct {
  static var ownSize: Int { MemoryLayout<Self>.size }

  /// All fields zero except the size.
  static var standard: Self {
    var value = Self()
    value.struct_size = UInt32(ownSize)
    return value
  }

  /// Whether an older or newer caller can have a struct of `size` bytes.
  ///
  /// The size of every version is a multiple of 8, so that no version ends inside a field.
  static func canHave(size: UInt32) -> Bool {
    size == UInt32(ownSize) || isPossible(size)
  }

  /// Writes the struct into a caller's of any valid size, which keeps its size. Fields that are unknown here become 0.
  ///
  /// - Precondition: `canHave(size:)` of the target's size.
  mutating func write(to target: UnsafeMutablePointer<Self>) {
    withUnsafePointer(to: &self) { writeStruct($0, size: Self.ownSize, to: target) }
  }
}

extension InputStruct {
  static var defaults: Self { standard }

  /// Returns why a field is invalid; nil if all fields are valid.
  func validate() -> scrollkit_status? { invalidField()?.status }

  /// The name of the first invalid field of a caller's struct; nil if none is.
  static func invalidField(at pointer: UnsafeRawPointer) -> StaticString? {
    var value = defaults
    guard value.copy(pointer) == nil else { return "struct_size" }
    return value.invalidField()?.name
  }

  /// Copies a caller's struct over this one and validates the result. Fields that the caller's
  /// struct lacks keep their value; NULL changes nothing.
  ///
  /// - Returns: Why the struct is invalid; nil if it is valid.
  mutating func read(_ pointer: UnsafePointer<Self>?) -> scrollkit_status? {
    guard let pointer else { return nil }
    return copy(pointer) ?? validate()
  }

  private mutating func copy(_ source: UnsafeRawPointer) -> scrollkit_status? {
    withUnsafeMutablePointer(to: &self) { copyStruct(source, into: $0, size: Self.ownSize) }
  }
}

// One copy of these functions serves all structs.

/// Taste. 4096 bytes: the largest size that is accepted for the struct of a newer caller.
private let largestSize = 4096

/// Whether a caller of any version can have a struct of a size, in bytes.
func isPossible(_ size: UInt32) -> Bool {
  size >= 8 && size % 8 == 0 && size <= largestSize
}

/// Copies a caller's struct of any size over another.
///
/// - Returns: Why its size, or a field that is unknown here, is invalid; nil if both are valid.
private func copyStruct(
  _ source: UnsafeRawPointer, into target: UnsafeMutableRawPointer, size ownSize: Int
) -> scrollkit_status? {
  let size = source.load(as: UInt32.self)
  guard isPossible(size) else { return .invalidSize }
  var byte = ownSize
  while byte < Int(size) {
    if source.load(fromByteOffset: byte, as: UInt8.self) != 0 { return .invalidArgument }
    byte += 1
  }
  target.copyMemory(from: source, byteCount: Int(size) < ownSize ? Int(size) : ownSize)
  return nil
}

/// Copies a struct over a caller's of any size, except the size itself.
private func writeStruct(
  _ source: UnsafeRawPointer, size ownSize: Int, to target: UnsafeMutableRawPointer
) {
  let size = Int(target.load(as: UInt32.self))
  let first = MemoryLayout<UInt32>.size
  let known = min(size, ownSize)
  (target + first).copyMemory(from: source + first, byteCount: known - first)
  (target + known).initializeMemory(as: UInt8.self, repeating: 0, count: size - known)
}

/// Sets all fields of a struct to zero, except the size.
func initialiseStruct(_ target: UnsafeMutableRawPointer?, _ size: UInt) -> scrollkit_status {
  guard let target else { return .nullArgument }
  guard let size = UInt32(exactly: size), isPossible(size) else {
    return .invalidSize
  }
  target.initializeMemory(as: UInt8.self, repeating: 0, count: Int(size))
  target.storeBytes(of: size, as: UInt32.self)
  return .ok
}
