import CScrollKitTypes

/// The observer of a replay, which is notified of each step.
extension UnsafeMutablePointer where Pointee == TraceReplay {
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

  func notify(
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

/// The name of an enum's constant.
private func enumNameText(_ type: StaticString, _ value: UInt32) -> UnsafePointer<CChar> {
  text(enumName(text(type), Int64(value)))
}
