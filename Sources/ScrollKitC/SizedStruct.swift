import CScrollKitTypes

/// A C struct that begins with its size, so that older and newer callers fit.
protocol SizedStruct {
  var struct_size: UInt32 { get set }
  init()
  /// All defaults; `struct_size` does not matter.
  static var defaults: Self { get }
}

extension SizedStruct {
  static var ownSize: Int { MemoryLayout<Self>.size }

  static var defaults: Self { Self() }  // zeros

  /// Its defaults, with its own size filled in.
  static var standard: Self {
    var value = defaults
    value.struct_size = UInt32(ownSize)
    return value
  }

  /// The largest struct that a newer caller may have, in bytes; larger is taken for garbage.
  static var largestSize: Int { 4096 }

  /// Whether a struct of `size` bytes can be one of an older or newer caller.
  ///
  /// Every version ends on a whole 8 bytes, so that no field can be cut in two.
  @inline(always)
  static func canHave(size: UInt32) -> Bool {
    size >= 8 && size % 8 == 0 && size <= largestSize
  }

  /// Reads a caller's struct: missing fields take their defaults.
  ///
  /// - Returns: nil if the size cannot be, or if a field unknown here is not zero.
  @inline(always)
  static func read(_ pointer: UnsafePointer<Self>) -> Self? {
    pointer.pointee.struct_size == UInt32(ownSize)
      ? pointer.pointee : readOtherSize(UnsafeRawPointer(pointer))
  }

  private static func readOtherSize(_ source: UnsafeRawPointer) -> Self? {
    var value = defaults
    let isRead = withUnsafeMutableBytes(of: &value) { copyOtherSize(source, into: $0) }
    return isRead ? value : nil
  }

  /// Writes into a caller's struct as much as fits; what is unknown here becomes zero.
  ///
  /// - Precondition: `canHave(size:)` of the target's size.
  @inline(always)
  func write(to target: UnsafeMutablePointer<Self>) {
    if target.pointee.struct_size == UInt32(Self.ownSize) {
      target.pointee = self
    } else {
      writeOtherSize(to: UnsafeMutableRawPointer(target))
    }
  }

  private func writeOtherSize(to target: UnsafeMutableRawPointer) {
    withUnsafeBytes(of: self) { copy($0, intoOtherSize: target) }
  }
}

// One body for all structs, whatever they hold.

/// Copies a caller's struct of another size over defaults.
///
/// - Returns: Whether its size can be, and fields unknown here are zero.
private func copyOtherSize(
  _ source: UnsafeRawPointer, into target: UnsafeMutableRawBufferPointer
) -> Bool {
  let size = source.load(as: UInt32.self)
  guard scrollkit_input.canHave(size: size) else { return false }
  for byte in min(Int(size), target.count)..<Int(size)
  where source.load(fromByteOffset: byte, as: UInt8.self) != 0 {
    return false
  }
  target.copyMemory(
    from: UnsafeRawBufferPointer(start: source, count: min(Int(size), target.count)))
  return true
}

/// Copies a struct into a caller's of another size, whose size stays and whose rest becomes zero.
private func copy(
  _ source: UnsafeRawBufferPointer, intoOtherSize target: UnsafeMutableRawPointer
) {
  let size = Int(target.load(as: UInt32.self))
  for byte in MemoryLayout<UInt32>.size..<size {
    target.storeBytes(
      of: byte < source.count ? source[byte] : 0, toByteOffset: byte, as: UInt8.self)
  }
}

/// Fills a caller's struct of a size with defaults.
func fill<Struct: SizedStruct>(
  _ target: UnsafeMutablePointer<Struct>?, _ size: UInt
) -> scrollkit_status {
  fill(raw: target, size)
}

/// Fills a struct with zeros and its size.
private func fill(raw target: UnsafeMutableRawPointer?, _ size: UInt) -> scrollkit_status {
  guard let target else { return .nullArgument }
  guard let size = UInt32(exactly: size), scrollkit_input.canHave(size: size) else {
    return .invalidArgument
  }
  target.initializeMemory(as: UInt8.self, repeating: 0, count: Int(size))
  target.storeBytes(of: size, as: UInt32.self)
  return .ok
}

extension scrollkit_geometry: SizedStruct {}
extension scrollkit_options: SizedStruct {}
extension scrollkit_input: SizedStruct {}
extension scrollkit_frame: SizedStruct {}
extension scrollkit_event: SizedStruct {}
extension scrollkit_feel_values: SizedStruct {}
extension scrollkit_snap_options: SizedStruct {}
extension scrollkit_snap_area: SizedStruct {}
extension scrollkit_snap_state: SizedStruct {}
extension scrollkit_delegate: SizedStruct {}
extension scrollkit_context: SizedStruct {}
extension scrollkit_top_options: SizedStruct {}
extension scrollkit_top_state: SizedStruct {}
extension scrollkit_header_options: SizedStruct {}
extension scrollkit_header_state: SizedStruct {}
extension scrollkit_nub_options: SizedStruct {}
extension scrollkit_nub_state: SizedStruct {}
extension scrollkit_steering_options: SizedStruct {}
extension scrollkit_scrollbar_options: SizedStruct {}
extension scrollkit_scrollbar_state: SizedStruct {}
extension scrollkit_comfort: SizedStruct {}
extension scrollkit_zoom_options: SizedStruct {}
extension scrollkit_zoom_state: SizedStruct {}
