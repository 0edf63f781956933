import CScrollKitTypes

/// A step of a replay.
struct ReplayStep {
  let kind: Int
  /// The byte of its record.
  let place: Int
  let text: UnsafePointer<CChar>
  /// The number of its scroller or list.
  var number: UInt32 = 0
  /// Its scroller; nil if it has none.
  var box: BoxPointer?
  var event: UnsafePointer<scrollkit_event>?
  var status = scrollkit_status.ok
  /// Whether the call answered as it was recorded.
  var isEqual = true
}

/// The observer of a replay, which is notified of each step.
extension UnsafeMutablePointer where Pointee == TraceReplay {
  func notify(
    event: UnsafePointer<scrollkit_event>, at place: Int, _ number: UInt32, _ box: BoxPointer?
  ) {
    notify(
      ReplayStep(
        kind: SCROLLKIT_TRACE_STEP_KIND_EVENT, place: place, text: enumNameText("event_kind", event.pointee.kind),
        number: number, box: box, event: event))
  }

  /// The number of a scroller.
  func number(of box: BoxPointer) -> UInt32 {
    var number = 0
    while number < pointee.count, objects[number] != ScrollerRef(box) { number += 1 }
    return UInt32(number)
  }

  func notify(_ step: ReplayStep) {
    guard let observer = pointee.observer else { return }
    var raw = scrollkit_trace_step.standard
    raw.kind = UInt32(step.kind)
    raw.place = UInt64(step.place)
    raw.scroller = step.number
    raw.is_equal = step.isEqual ? 1 : 0
    raw.status = step.status
    raw.depth = UInt32(pointee.depth)
    guard let box = step.box, !box.pointee.isDestroyed else {
      return observer(pointee.user, &raw, step.text, nil, nil, step.event)
    }
    var frame = scrollkit_frame.standard
    box.draw(&frame)
    observer(pointee.user, &raw, step.text, ScrollerRef(box), &frame, step.event)
  }
}

/// The name of an enum's constant.
private func enumNameText(_ type: StaticString, _ value: UInt32) -> UnsafePointer<CChar> {
  text(enumName(text(type), Int64(value)))
}
