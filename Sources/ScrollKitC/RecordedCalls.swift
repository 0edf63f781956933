import CScrollKitTypes

// Calls whose records are not generated: their arguments or results have no general form, or other functions of the
// interface call them. The generated functions are missing while the interface is read.

@_cdecl("scrollkit_scroller_destroy")
public func scrollkit_scroller_destroy(_ scroller: ScrollerRef?) {
  guard let call = TracedCall(scroller) else { return scroller_destroy(scroller) }
  call.begin(TracedFunction.scroller_destroy, size: 0)
  call.send()
  scroller_destroy(scroller)
  _ = call.end(.ok)
}

@_cdecl("scrollkit_list_destroy")
public func scrollkit_list_destroy(_ list: ListRef?) {
  guard let call = TracedCall(list: list) else { return list_destroy(list) }
  call.begin(TracedFunction.list_destroy, size: 0)
  call.send()
  list_destroy(list)
  _ = call.end(.ok)
}

/// Records the functions that the delegate has. The scroller's own delegate then records their calls.
@_cdecl("scrollkit_scroller_set_delegate")
public func scrollkit_scroller_set_delegate(
  _ scroller: ScrollerRef?, _ delegate: UnsafePointer<scrollkit_delegate>?
) -> scrollkit_status {
  guard let call = TracedCall(scroller) else { return scroller_set_delegate(scroller, delegate) }
  var raw = scrollkit_delegate()
  let error = raw.read(delegate)
  let functions = error == nil ? raw.functions : 0
  call.begin(TracedFunction.scroller_set_delegate, size: 8)
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
  guard BoxPointer(scroller)?.pointee.traced != nil, let event,
    scrollkit_event.canHave(size: event.pointee.struct_size)
  else { return scroller_next_event(scroller, event) }
  var taken = scrollkit_event.standard
  let result = scroller_next_event(scroller, &taken)
  guard result == scrollkit_event_result(SCROLLKIT_EVENT_RESULT_TAKEN),
    let call = TracedCall(scroller)
  else { return result }
  call.begin(TracedFunction.scroller_next_event, size: 0)
  call.send()
  let answer = TracedAnswer(&taken, sizes: .own)
  taken.write(to: event)
  return call.end(result, answer)
}

@_cdecl("scrollkit_scroller_tick")
public func scrollkit_scroller_tick(
  _ scroller: ScrollerRef?, _ time: Double, _ frame: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let call = TracedCall(scroller) else { return scroller_tick(scroller, time, frame) }
  call.begin(TracedFunction.scroller_tick, size: 8)
  call.put(time)
  call.send()
  return call.endTick(scroller_tick(scroller, time, frame))
}

/// Records which of the scrollers are in the trace of the first that is traced.
@_cdecl("scrollkit_scroller_tick_many")
public func scrollkit_scroller_tick_many(
  _ scrollers: UnsafePointer<ScrollerRef?>?, _ count: UInt, _ time: Double,
  _ frames: UnsafeMutablePointer<scrollkit_frame>?
) -> scrollkit_status {
  guard let scrollers, count <= largestBatch,
    let first = (0..<Int(count)).first(where: { BoxPointer(scrollers[$0])?.pointee.traced != nil }),
    let call = TracedCall(scrollers[first])
  else { return scroller_tick_many(scrollers, count, time, frames) }
  let all = TickedScrollers(scrollers: scrollers, count: Int(count))
  var number = 0
  all.forEach(in: call.trace) { _ in number += 1 }
  call.begin(TracedFunction.scroller_tick_many, size: 16 + 8 * number)
  call.put(time)
  call.put(UInt64(number))
  all.forEach(in: call.trace) { call.put(ScrollerRef($0)) }
  call.send()
  all.forEach { $0.retain() }
  let status = scroller_tick_many(scrollers, count, time, frames)
  var answer = TracedAnswer(sizes: .own)
  all.forEach(in: call.trace) { answer.add($0) }
  all.forEach { _ = $0.release() }
  return call.end(status, answer)
}

/// The scrollers of an array.
private struct TickedScrollers {
  let scrollers: UnsafePointer<ScrollerRef?>
  let count: Int

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

/// Records the targets that the toolkit passes.
@_cdecl("scrollkit_scroller_report_release")
public func scrollkit_scroller_report_release(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double,
  _ target_x: UnsafeMutablePointer<Double>?, _ target_y: UnsafeMutablePointer<Double>?,
  _ decelerates: UInt32, _ time: Double
) -> scrollkit_status {
  guard let target_x, let target_y, let call = TracedCall(scroller) else {
    return scroller_report_release(
      scroller, velocity_x, velocity_y, target_x, target_y, decelerates, time)
  }
  call.begin(TracedFunction.scroller_report_release, size: 48)
  call.put(velocity_x)
  call.put(velocity_y)
  call.put(target_x.pointee)
  call.put(target_y.pointee)
  call.put(decelerates)
  call.put(time)
  call.send()
  return call.end(
    scroller_report_release(
      scroller, velocity_x, velocity_y, target_x, target_y, decelerates, time))
}

@_cdecl("scrollkit_top_trigger")
public func scrollkit_top_trigger(
  _ scroller: ScrollerRef?, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status {
  guard let call = TracedCall(scroller) else { return top_trigger(scroller, source, time) }
  call.begin(TracedFunction.top_trigger, size: 16)
  call.put(source)
  call.put(time)
  call.send()
  return call.end(top_trigger(scroller, source, time))
}
