import CScrollKitTypes

/// A call on a traced scroller or list, while it is recorded.
struct TracedCall {
  let trace: TracePointer
  private let target: Target
  private let number: UInt32

  private enum Target {
    case scroller(BoxPointer)
    case list(ListPointer)
  }

  /// Begins a call on a scroller; nil unless it is traced.
  init?(_ scroller: ScrollerRef?) {
    guard let box = BoxPointer(scroller), let traced = box.pointee.traced else { return nil }
    self.init(.scroller(box), traced)
    box.retain()
  }

  /// Begins a call on a list; nil unless it is traced.
  init?(list: ListRef?) {
    guard let list = ListPointer(list), let traced = list.pointee.traced else { return nil }
    self.init(.list(list), traced)
  }

  private init(_ target: Target, _ traced: TracedPointer) {
    self.target = target
    trace = traced.pointee.trace
    number = traced.pointee.number
    trace.retain()
  }

  /// Begins the record of the call.
  ///
  /// - Parameter size: The size of the arguments, in bytes.
  func begin(_ function: UInt32, size: Int) {
    trace.begin(.call, size: 8 &+ size)
    trace.put(function, number)
  }

  func put(_ number: Double) { trace.put(number) }
  func put(_ number: UInt32) { trace.put(UInt64(number)) }
  func put(_ number: UInt64) { trace.put(number) }
  func put(_ number: UInt) { trace.put(UInt64(number)) }

  func put(_ scroller: ScrollerRef?) {
    guard let scroller else { return trace.put(element: TracedArgument.none) }
    let traced = BoxPointer(scroller)?.pointee.traced
    guard let traced, traced.pointee.trace == trace else {
      return trace.put(element: TracedArgument.untraced)
    }
    trace.put(element: UInt64(traced.pointee.number) &+ 1)
  }

  /// Puts a struct after its size; only a 0 for NULL or a struct of an impossible size.
  func put(structure: UnsafeRawPointer?) { put(bytes: structure, size: Self.bytes(structure)) }

  /// Puts an array of structs after its size; only a 0 for an array that the call refuses.
  func put(structures: UnsafeRawPointer?, _ count: UInt) {
    put(bytes: structures, size: Self.bytes(structures, count))
  }

  func put(numbers: UnsafePointer<Double>?, _ count: UInt) {
    put(bytes: numbers.map { UnsafeRawPointer($0) }, size: Self.bytes(numbers, count))
  }

  /// Hands over the record. The call is made next.
  func send() { trace.send() }

  /// Records the result of a call that answers no frame, and ends the call.
  ///
  /// - Returns: The status.
  func end(_ status: scrollkit_status) -> scrollkit_status {
    switch target {
    case .scroller(let box): end(status, TracedAnswer(offset: box))
    case .list(let list):
      end(status, trace.has(number) ? TracedAnswer(offset: list) : TracedAnswer(sizes: .own))
    }
  }

  /// Records the result of a tick, and ends the call.
  ///
  /// - Returns: The status.
  func endTick(_ status: scrollkit_status) -> scrollkit_status {
    switch target {
    case .scroller(let box): end(status, TracedAnswer(frame: box, sizes: .own))
    case .list: end(status)
    }
  }

  /// Records the result and ends the call.
  ///
  /// - Returns: The status.
  func end(_ status: scrollkit_status, _ answer: TracedAnswer) -> scrollkit_status {
    trace.begin(.result, size: TraceRecord.resultSize &- TraceRecord.headerSize)
    trace.put(UInt32(bitPattern: status), 0)
    trace.put(answer.time)
    trace.put(answer.hash.value)
    trace.send()
    if case .scroller(let box) = target { _ = box.release() }
    trace.release()
    return status
  }

  // MARK: Sizes

  /// The size of a struct in a record, in bytes.
  static func size(structure: UnsafeRawPointer?) -> Int { 8 &+ bytes(structure) }

  static func size(structures: UnsafeRawPointer?, _ count: UInt) -> Int { 8 &+ bytes(structures, count) }

  static func size(numbers: UnsafePointer<Double>?, _ count: UInt) -> Int { 8 &+ bytes(numbers, count) }

  private static func bytes(_ structure: UnsafeRawPointer?) -> Int {
    guard let size = structure?.load(as: UInt32.self), isPossible(size) else { return 0 }
    return Int(size)
  }

  private static func bytes(_ structures: UnsafeRawPointer?, _ count: UInt) -> Int {
    guard count > 0, count <= largestBatch else { return 0 }
    let size = bytes(structures)
    return size <= largestArray / Int(count) ? size &* Int(count) : 0
  }

  private static func bytes(_ numbers: UnsafePointer<Double>?, _ count: UInt) -> Int {
    numbers != nil && count <= UInt(largestArray / 8) ? 8 &* Int(count) : 0
  }

  private func put(bytes: UnsafeRawPointer?, size: Int) {
    trace.put(UInt64(size))
    if let bytes, size > 0 { trace.put(bytes, size: size) }
  }
}

/// Taste. 1 GiB: a larger array is not recorded.
private let largestArray = 1 << 30
