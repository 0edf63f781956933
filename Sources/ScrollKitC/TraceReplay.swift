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
  static let objectLimit = 4096
  /// Taste. 16 calls nested in functions of delegates; each needs some kilobytes of the stack.
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
  private var objects: UnsafeMutablePointer<OpaquePointer?> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: OpaquePointer?.self)
  }

  private func object(_ number: UInt64) -> OpaquePointer? {
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
    func word(_ byte: Int) -> UInt32 { pointee.bytes.load(fromByteOffset: byte, as: UInt32.self) }
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
  private func refuse() { pointee.isInvalid = true }

  /// The record at the place; nil, and the replay ends, if it is damaged or not complete.
  private func record() -> TraceRecordPlace? {
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

  private func word(_ byte: Int) -> UInt32 {
    pointee.bytes.load(fromByteOffset: byte, as: UInt32.self)
  }

  /// Replays a call or a mark.
  private func step() {
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
      SCROLLKIT_TRACE_STEP_KIND_MARK, at: record.place,
      text: (pointee.bytes + text).assumingMemoryBound(to: CChar.self))
  }

  // MARK: Calls

  private func replay(call record: TraceRecordPlace) {
    let function = word(record.place + 8)
    let number = UInt64(word(record.place + 12))
    guard let name = tracedFunctionName(function), pointee.depth < TraceReplay.deepest else { return refuse() }
    var arguments = TraceReader(self, from: record.place + 16, to: record.end)
    let isCreation = function == TracedFunction.trace_create_scroller || function == TracedFunction.trace_create_list
    let handle = isCreation ? create(function, number, &arguments) : object(number)
    guard handle != nil else { return refuse() }
    pointee.place = record.end
    pointee.calls += 1
    let depth = pointee.depth
    pointee.depth += 1
    let box = BoxPointer(handle)
    box?.retain()
    var answer = TracedAnswer()
    let status = refusedStatus ?? make(function, handle, number, &arguments, &answer)
    if status == nil {  // a damaged call
      pointee.place = record.place
      refuse()
    }
    pointee.depth = depth
    let isEqual = readResult(status ?? .ok, answer)
    if !isEqual, !pointee.isInvalid { differ(at: record.place) }
    if !pointee.isInvalid {
      notify(
        SCROLLKIT_TRACE_STEP_KIND_CALL, at: record.place, text: text(name), number: UInt32(number),
        box, status: status ?? .ok, isEqual: isEqual)
    }
    _ = box?.release()
  }

  /// The status of a call that was refused, from the next record; nil for any other call. A refused call changed nothing.
  private var refusedStatus: scrollkit_status? {
    let place = pointee.place
    guard pointee.size - place >= TraceRecord.resultSize, word(place + 4) == TraceRecord.result.rawValue
    else { return nil }
    let status = scrollkit_status(bitPattern: word(place + 8))
    return status < 0 ? status : nil
  }

  /// Creates the next scroller or list; nil if the record is damaged.
  private func create(_ function: UInt32, _ number: UInt64, _ arguments: inout TraceReader) -> OpaquePointer? {
    guard number == UInt64(pointee.count), pointee.count < TraceReplay.objectLimit else { return nil }
    var created: OpaquePointer?
    if function == TracedFunction.trace_create_scroller {
      let options: UnsafePointer<scrollkit_scroller_options>? = arguments.structure()
      guard arguments.isComplete, scrollkit_scroller_create(options, &created) == .ok else { return nil }
    } else {
      let options: UnsafePointer<scrollkit_list_options>? = arguments.structure()
      guard arguments.isComplete, scrollkit_list_create(options, &created) == .ok else { return nil }
    }
    objects[pointee.count] = created
    pointee.count += 1
    return created
  }

  /// Destroys a scroller or a list.
  private func destroy(_ number: Int) {
    if BoxPointer(objects[number]) != nil { scroller_destroy(objects[number]) } else { list_destroy(objects[number]) }
    objects[number] = nil
  }

  /// Makes a call.
  ///
  /// - Returns: What it returned; nil if the record is damaged.
  private func make(
    _ function: UInt32, _ handle: OpaquePointer?, _ number: UInt64, _ arguments: inout TraceReader,
    _ answer: inout TracedAnswer
  ) -> scrollkit_status? {
    var status: scrollkit_status?
    switch function {
    case TracedFunction.trace_create_scroller, TracedFunction.trace_create_list: status = .ok
    case TracedFunction.scroller_destroy, TracedFunction.list_destroy:
      guard arguments.isComplete else { return nil }
      destroy(Int(number))
      status = .ok
    case TracedFunction.scroller_set_delegate:
      var delegate = scrollkit_delegate(replaying: arguments.uint64(), by: self)
      guard arguments.isComplete else { return nil }
      status = scroller_set_delegate(handle, &delegate)
    case TracedFunction.scroller_next_event:
      guard arguments.isComplete else { return nil }
      var event = scrollkit_event.standard
      status = scroller_next_event(handle, &event)
      answer = TracedAnswer(&event, sizes: pointee.sizes)
      if status == scrollkit_status(SCROLLKIT_EVENT_RESULT_TAKEN) {
        notify(event: &event, at: pointee.place, UInt32(number), BoxPointer(handle))
      }
      return status
    case TracedFunction.scroller_tick, TracedFunction.scroller_sync:
      status = repeatCall(function, handle, &arguments)
      if let box = scroller(number) { answer.add(box, pointee.sizes) }
      return status
    case TracedFunction.scroller_tick_many: return tickMany(&arguments, &answer)
    default: status = repeatCall(function, handle, &arguments)  // all other functions
    }
    if let box = scroller(number) {
      answer = TracedAnswer(offset: box)
    } else if let list = ListPointer(object(number)) {
      answer = TracedAnswer(offset: list)
    }
    return status
  }

  private func tickMany(
    _ arguments: inout TraceReader, _ answer: inout TracedAnswer
  ) -> scrollkit_status? {
    let (time, count) = (arguments.double(), arguments.uint64())
    guard count <= UInt64(arguments.left / 8), count <= UInt64(largestBatch),
      let memory = allocateMemory(ScrollerRef?.self, count: Int(count) + 1)
    else { return nil }
    defer { freeMemory(memory) }
    for index in 0..<Int(count) { (memory + index).initialize(to: arguments.scroller()) }
    guard arguments.isComplete else { return nil }
    for index in 0..<Int(count) { BoxPointer(memory[index])?.retain() }
    let status = scroller_tick_many(memory, UInt(count), time, nil)
    for index in 0..<Int(count) {
      guard let box = BoxPointer(memory[index]) else { continue }
      answer.add(box, pointee.sizes)
      _ = box.release()
    }
    return status
  }

  /// Reads the result of a call. Records of functions of delegates that the call has not called are skipped.
  ///
  /// - Returns: Whether the call answered as it was recorded.
  private func readResult(_ status: scrollkit_status, _ answer: TracedAnswer) -> Bool {
    var isEqual = true
    var open = 0
    while let record = record() {
      pointee.place = record.end
      switch record.kind {
      case .result where open == 0:
        let recorded = scrollkit_status(bitPattern: word(record.place + 8))
        let hash = pointee.bytes.load(fromByteOffset: record.place + 24, as: UInt64.self)
        return isEqual && status == recorded && (status < 0 || hash == answer.hash.value)
      case .call, .callback: open += 1
      case .result, .answer: open -= 1
      case .mark: break
      }
      isEqual = false
      if open < 0 {
        pointee.place = record.place
        refuse()
      }
    }
    return false
  }

  func differ(at place: Int) {
    pointee.differences += 1
    if pointee.firstDifference == nil { pointee.firstDifference = place }
  }

  // MARK: Functions of delegates

  /// Replays a call of a delegate's function: the calls that it made, and its answer.
  ///
  /// - Returns: The answer; nil if no such call was recorded here.
  func replay(
    _ function: TracedCallback, of box: BoxPointer?, _ hash: TraceHash
  ) -> (x: Double, y: Double)? {
    let place = pointee.place
    guard let box, let record = record(), record.kind == .callback,
      word(place + 8) == function.rawValue, scroller(UInt64(word(place + 12))) == box
    else {
      if !pointee.isInvalid { differ(at: place) }
      return nil
    }
    if pointee.bytes.load(fromByteOffset: place + 16, as: UInt64.self) != hash.value { differ(at: place) }
    pointee.place = record.end
    while let record = self.record() {
      guard record.kind == .answer else {
        step()
        continue
      }
      pointee.place = record.end
      return (
        pointee.bytes.load(fromByteOffset: record.place + 8, as: Double.self),
        pointee.bytes.load(fromByteOffset: record.place + 16, as: Double.self)
      )
    }
    return nil
  }

  // MARK: The observer

  func notify(
    event: UnsafePointer<scrollkit_event>, at place: Int, _ number: UInt32, _ box: BoxPointer?
  ) {
    notify(
      SCROLLKIT_TRACE_STEP_KIND_EVENT, at: place, text: enumNameText("event_kind", event.pointee.kind),
      number: number, box, event: event)
  }

  /// The number of a scroller.
  func number(of box: BoxPointer) -> UInt32 {
    var number = 0
    while number < pointee.count, objects[number] != ScrollerRef(box) { number += 1 }
    return UInt32(number)
  }

  private func notify(
    _ kind: Int, at place: Int, text: UnsafePointer<CChar>, number: UInt32 = 0, _ box: BoxPointer? = nil,
    event: UnsafePointer<scrollkit_event>? = nil, status: scrollkit_status = .ok, isEqual: Bool = true
  ) {
    guard let observer = pointee.observer else { return }
    var step = scrollkit_trace_step.standard
    step.kind = UInt32(kind)
    step.place = UInt64(place)
    step.scroller = number
    step.is_equal = isEqual ? 1 : 0
    step.status = status
    step.depth = UInt32(pointee.depth)
    guard let box, !box.pointee.isDestroyed else {
      return observer(pointee.user, &step, text, nil, nil, event)
    }
    var frame = scrollkit_frame.standard
    box.draw(&frame)
    observer(pointee.user, &step, text, ScrollerRef(box), &frame, event)
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

/// The name of an enum's constant.
private func enumNameText(_ type: StaticString, _ value: UInt32) -> UnsafePointer<CChar> {
  text(enumName(text(type), Int64(value)))
}
