import CScrollKitTypes

// Calls whose records are not generated: their arguments or results have no general form.

/// Records the functions that the delegate has. The scroller's own delegate then records their calls.
@_cdecl("scrollkit_scroller_set_delegate")
public func scrollkit_scroller_set_delegate(
  _ scroller: ScrollerRef?, _ delegate: UnsafePointer<scrollkit_delegate>?
) -> scrollkit_status {
  guard let traced = BoxPointer(scroller)?.pointee.traced else {
    return scroller_set_delegate(scroller, delegate)
  }
  var raw = scrollkit_delegate()
  let error = raw.read(delegate)
  let functions = error == nil ? raw.functions : 0
  let call = TracedCall(traced, TracedFunction.scroller_set_delegate, size: 8)
  call.put(functions)
  call.send()
  if let error { return call.end(error) }
  BoxPointer(scroller)?.pointee.traced?.pointee.delegate = Delegate(raw)
  var recording = scrollkit_delegate(recording: raw)
  return call.end(scroller_set_delegate(scroller, &recording))
}

/// Records only calls that take an event: the others change nothing.
@_cdecl("scrollkit_scroller_next_event")
public func scrollkit_scroller_next_event(
  _ scroller: ScrollerRef?, _ event: UnsafeMutablePointer<scrollkit_event>?
) -> scrollkit_event_result {
  guard let traced = BoxPointer(scroller)?.pointee.traced, let event,
    scrollkit_event.canHave(size: event.pointee.struct_size)
  else { return scroller_next_event(scroller, event) }
  var taken = scrollkit_event.standard
  let result = scroller_next_event(scroller, &taken)
  guard result == scrollkit_event_result(SCROLLKIT_EVENT_RESULT_TAKEN) else { return result }
  let call = TracedCall(traced, TracedFunction.scroller_next_event, size: 0)
  call.send()
  let answer = TracedAnswer(&taken, sizes: .own)
  taken.write(to: event)
  return call.end(result, answer)
}

/// Records which of the scrollers are in the trace of the first that is traced.
@_cdecl("scrollkit_scroller_tick_many")
public func scrollkit_scroller_tick_many(
  _ scrollers: UnsafePointer<ScrollerRef?>?, _ count: UInt, _ time: Double,
  _ frames: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let all = TickedScrollers(scrollers, count), let traced = all.firstTraced else {
    return scroller_tick_many(scrollers, count, time, frames)
  }
  var number = 0
  all.forEach(in: traced.pointee.trace) { _ in number += 1 }
  let call = TracedCall(traced, TracedFunction.scroller_tick_many, size: 16 + 8 * number)
  call.put(time)
  call.put(UInt64(number))
  all.forEach(in: call.trace) { call.put(ScrollerRef($0)) }
  call.send()
  all.forEach { $0.retain() }
  let status = scroller_tick_many(scrollers, count, time, frames)
  var answer = TracedAnswer()
  all.forEach(in: call.trace) { answer.add($0, .own) }
  all.forEach { _ = $0.release() }
  return call.end(status, answer)
}

/// The scrollers of an array.
private struct TickedScrollers {
  private let scrollers: UnsafePointer<ScrollerRef?>
  private let count: Int

  /// nil for an array that the call refuses.
  init?(_ scrollers: UnsafePointer<ScrollerRef?>?, _ count: UInt) {
    guard let scrollers, count <= largestBatch else { return nil }
    self.scrollers = scrollers
    self.count = Int(count)
  }

  /// The first scroller that is traced.
  var firstTraced: TracedPointer? {
    for index in 0..<count {
      if let traced = BoxPointer(scrollers[index])?.pointee.traced { return traced }
    }
    return nil
  }

  func forEach(_ body: (BoxPointer) -> Void) {
    for index in 0..<count {
      if let box = BoxPointer(scrollers[index]) { body(box) }
    }
  }

  func forEach(in trace: TracePointer, _ body: (BoxPointer) -> Void) {
    forEach { box in
      if box.pointee.traced?.pointee.trace == trace { body(box) }
    }
  }
}
