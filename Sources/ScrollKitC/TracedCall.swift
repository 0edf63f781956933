import CScrollKitTypes

/// A call on a traced scroller or list, while it is recorded.
struct TracedCall {
  let trace: TracePointer
  /// The scroller or list. It outlives the call, its handle may not.
  private let traced: TracedPointer

  /// Begins a call and its record.
  ///
  /// - Parameter size: The size of the arguments, in bytes.
  init(_ traced: TracedPointer, _ function: UInt32, size: Int) {
    self.traced = traced
    trace = traced.pointee.trace
    trace.retain()
    traced.retain()
    trace.begin(.call, size: 8 &+ size)
    trace.put(function, traced.pointee.number)
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

  /// Puts an array of structs after its size; only a 0 if the call reads none of them.
  func put(structures: UnsafeRawPointer?, _ count: UInt) {
    put(bytes: structures, size: Self.bytes(structures, count))
  }

  func put(numbers: UnsafePointer<Double>?, _ count: UInt) {
    put(bytes: numbers.map { UnsafeRawPointer($0) }, size: Self.bytes(numbers, count))
  }

  /// Hands over the record. The call is made next.
  func send() { trace.send() }

  /// Records the result of a tick, and ends the call.
  ///
  /// - Returns: The status.
  func endTick(_ status: scrollkit_status) -> scrollkit_status {
    var answer = TracedAnswer()
    if let box = BoxPointer(traced.pointee.handle) { answer.add(box, .own) }
    return end(status, answer)
  }

  /// Records the result and ends the call.
  ///
  /// - Parameter answer: The answer; nil for the offset.
  /// - Returns: The status.
  func end(_ status: scrollkit_status, _ answer: TracedAnswer? = nil) -> scrollkit_status {
    let answer = answer ?? offset
    trace.begin(.result, size: TraceRecord.resultSize &- TraceRecord.headerSize)
    trace.put(UInt32(bitPattern: status), 0)
    trace.put(answer.time)
    trace.put(answer.hash.value)
    trace.send()
    traced.release()
    trace.release()
    return status
  }

  /// The offset of the scroller or list; no answer if it was destroyed.
  private var offset: TracedAnswer {
    if let box = BoxPointer(traced.pointee.handle) { return TracedAnswer(offset: box) }
    guard let list = ListPointer(traced.pointee.handle) else { return TracedAnswer() }
    return TracedAnswer(offset: list)
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
    guard count > 0 else { return 0 }
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
