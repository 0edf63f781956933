import CScrollKitTypes

/// A replay of a trace.
struct TraceReplay {
  let bytes: UnsafeRawPointer
  let size: Int
  let observer: scrollkit_trace_step_function?
  let user: UnsafeMutableRawPointer?
  /// The byte of the next record.
  var place = 0
  /// The number of scrollers and lists that were created.
  var count = 0
  /// The number of calls under way.
  var depth = 0
  /// The number of replayed calls, also refused ones.
  var calls: UInt64 = 0
  /// The number of answers that differ.
  var differences: UInt64 = 0
  /// The byte of the first answer that differs.
  var firstDifference: Int?
  /// Whether a record is invalid. Nothing is replayed after it.
  var isInvalid = false
  var sizes = TracedSizes.own
  /// Taste. 4096 scrollers and lists: the most that a trace may create. Their table of 32 kB lies behind the struct.
  /// Larger takes more memory for each replay.
  static let objectLimit = 4096
  /// Taste. 16 calls nested in functions of delegates. Larger replays deeper nesting, at some kilobytes of the stack each.
  static let deepest = 16
}

typealias ReplayPointer = UnsafeMutablePointer<TraceReplay>

/// A record of a trace.
struct TraceRecordPlace {
  let kind: TraceRecord
  let place: Int
  let end: Int
}

extension UnsafeMutablePointer where Pointee == TraceReplay {
  /// Begins a replay; nil if no memory is left.
  init?(
    _ bytes: UnsafeRawPointer, _ size: Int, _ observer: scrollkit_trace_step_function?,
    _ user: UnsafeMutableRawPointer?
  ) {
    let table = TraceReplay.objectLimit * MemoryLayout<OpaquePointer?>.stride
    guard let memory = allocateMemory(bytes: MemoryLayout<TraceReplay>.stride + table) else { return nil }
    self = memory.bindMemory(to: TraceReplay.self, capacity: 1)
    initialize(to: TraceReplay(bytes: bytes, size: size, observer: observer, user: user))
    objects.initialize(repeating: nil, count: TraceReplay.objectLimit)
  }

  /// The scrollers and lists by their numbers; nil for those that were destroyed.
  var objects: UnsafeMutablePointer<OpaquePointer?> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: OpaquePointer?.self)
  }

  func object(_ number: UInt64) -> OpaquePointer? {
    number < UInt64(pointee.count) ? objects[Int(number)] : nil
  }

  func scroller(_ number: UInt64) -> BoxPointer? { BoxPointer(object(number)) }

  var report: scrollkit_trace_report {
    var report = scrollkit_trace_report.standard
    report.calls = pointee.calls
    report.differences = pointee.differences
    report.first_difference = UInt64(pointee.firstDifference ?? pointee.size)
    report.place = UInt64(pointee.place)
    return report
  }

  /// Destroys the scrollers and lists, and frees the replay.
  ///
  /// - Returns: The result.
  func end() -> scrollkit_status {
    for number in 0..<pointee.count {
      BoxPointer(objects[number])?.pointee.delegate = Delegate()
      destroy(number)
    }
    let status: scrollkit_status =
      pointee.isInvalid ? .invalidTrace : pointee.differences > 0 ? .different : .ok
    freeMemory(self)
    return status
  }

  // MARK: Records

  func run() {
    guard readHeader() else { return refuse() }
    while pointee.place < pointee.size, !pointee.isInvalid { step() }
  }

  private func readHeader() -> Bool {
    guard pointee.size >= TraceHeader.size else { return false }
    guard pointee.bytes.load(as: UInt64.self) == TraceHeader.magic,
      word(8) == TraceHeader.version, word(12) == TraceHeader.byteOrder,
      word(20) <= scrollkit_frame.ownSize, word(20) >= 8, word(20) % 8 == 0,
      word(24) <= scrollkit_event.ownSize, word(24) >= 8, word(24) % 8 == 0
    else { return false }
    pointee.sizes = TracedSizes(frame: Int(word(20)), event: Int(word(24)))
    pointee.place = TraceHeader.size
    return true
  }

  /// Ends the replay at the next record.
  func refuse() { pointee.isInvalid = true }

  /// The record at the place; nil, and the replay ends, if it is damaged or not complete.
  func record() -> TraceRecordPlace? {
    guard !pointee.isInvalid else { return nil }
    let place = pointee.place
    let left = pointee.size - place
    guard left >= TraceRecord.headerSize, let kind = TraceRecord(rawValue: word(place + 4)),
      let size = Int(exactly: word(place)), size % 8 == 0, size >= kind.leastSize, size <= left
    else {
      refuse()
      return nil
    }
    return TraceRecordPlace(kind: kind, place: place, end: place + size)
  }

  func word(_ byte: Int) -> UInt32 {
    pointee.bytes.load(fromByteOffset: byte, as: UInt32.self)
  }

  /// Replays a call or a mark.
  func step() {
    guard let record = record() else { return }
    switch record.kind {
    case .call: replay(call: record)
    case .mark: replay(mark: record)
    case .result, .callback, .answer: refuse()
    }
  }

  private func replay(mark record: TraceRecordPlace) {
    let text = record.place + 16
    let length = pointee.bytes.load(fromByteOffset: record.place + 8, as: UInt64.self)
    guard length < UInt64(record.end - text),
      pointee.bytes.load(fromByteOffset: text + Int(length), as: UInt8.self) == 0
    else { return refuse() }
    pointee.place = record.end
    notify(
      ReplayStep(
        kind: SCROLLKIT_TRACE_STEP_KIND_MARK, place: record.place,
        text: (pointee.bytes + text).assumingMemoryBound(to: CChar.self)))
  }
}

extension TraceRecord {
  /// The least size of a record, in bytes.
  fileprivate var leastSize: Int {
    switch self {
    case .call, .mark: 16
    case .result: Self.resultSize
    case .callback: Self.callbackSize
    case .answer: Self.answerSize
    }
  }
}
