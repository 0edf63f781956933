import CScrollKitTypes
import ScrollKitCore

extension scrollkit_frame {
  @inline(__always)
  init(_ frame: ScrollFrame, time: Double) {
    self.init(
      struct_size: UInt32(MemoryLayout<scrollkit_frame>.size), phase: frame.phase.rawValue,
      time: time,
      offset_x: frame.offset.x, offset_y: frame.offset.y,
      target_x: frame.target.x, target_y: frame.target.y,
      velocity_x: frame.velocity.x, velocity_y: frame.velocity.y,
      overscroll_x: frame.overscroll.x, overscroll_y: frame.overscroll.y,
      progress_x: frame.progress.x, progress_y: frame.progress.y,
      needs_tick: frame.needsTick ? 1 : 0, reserved: 0)
  }
}

extension scrollkit_event {
  init(_ happened: EventQueue.TimedEvent) {
    self.init()
    struct_size = UInt32(MemoryLayout<scrollkit_event>.size)
    time = happened.time
    switch happened.event {
    case .didScroll(let offset):
      fill(SCROLLKIT_EVENT_DID_SCROLL, at: offset)
    case .phaseChanged(let from, let to):
      kind = UInt32(SCROLLKIT_EVENT_PHASE_CHANGED)
      from_phase = from.rawValue
      to_phase = to.rawValue
    case .willRest(let offset):
      fill(SCROLLKIT_EVENT_WILL_REST, at: offset)
    case .didRest(let offset):
      fill(SCROLLKIT_EVENT_DID_REST, at: offset)
    case .animationCompleted(let id, let finished):
      kind = UInt32(SCROLLKIT_EVENT_ANIMATION_COMPLETED)
      self.id = id
      self.finished = finished ? 1 : 0
    case .requested(.scroll(let offset, let animation)):
      fill(SCROLLKIT_EVENT_REQUEST_SCROLL, at: offset)
      id = animation ?? 0
    case .overflowed(let lost):
      kind = UInt32(SCROLLKIT_EVENT_OVERFLOW)
      id = lost
    }
  }

  private mutating func fill(_ kind: Int, at offset: Vector) {
    self.kind = UInt32(kind)
    x = offset.x
    y = offset.y
  }
}
