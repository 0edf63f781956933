import CScrollKitTypes

/// The calls of a trace, which are made again, and their results.
extension UnsafeMutablePointer where Pointee == TraceReplay {
  func replay(call record: TraceRecordPlace) {
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
    defer { _ = box?.release() }
    var answer = TracedAnswer()
    guard let status = refusedStatus ?? make(function, handle, number, &arguments, &answer) else {  // a damaged call
      pointee.depth = depth
      pointee.place = record.place
      return refuse()
    }
    pointee.depth = depth
    let isEqual = readResult(status, answer)
    if !isEqual, !pointee.isInvalid { differ(at: record.place) }
    if !pointee.isInvalid {
      notify(
        ReplayStep(
          kind: SCROLLKIT_TRACE_STEP_KIND_CALL, place: record.place, text: text(name), number: UInt32(number), box: box,
          status: status, isEqual: isEqual))
    }
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
  func destroy(_ number: Int) {
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
}
