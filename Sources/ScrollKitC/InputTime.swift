import CScrollKitTypes
import ScrollKitCore

extension UnsafePointer where Pointee == scrollkit_input {
  /// When the input happened, in seconds, for a scroller whose last call was at `clock`.
  ///
  /// Toolkits hand out events after their frame has begun: an event's own time may lie before that of
  /// a tick. It is not refused for that, it counts as of the tick.
  func moment(after clock: Double) -> Double {
    guard pointee.struct_size >= Self.sizeWithFlags, pointee.flags & Self.toolkitTime != 0 else {
      return time
    }
    return toolkitTime(after: clock)
  }

  /// The input's time as it is, also of an older caller whose struct ends before it.
  private var time: Double {
    pointee.struct_size >= 16 ? pointee.time : 0
  }

  private func toolkitTime(after clock: Double) -> Double {
    // What is no time stays what it is, and is refused; so does the first time of all.
    guard doubt(time, within: latestTime) == nil, clock.isFinite else { return time }
    let wraps = pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_TIME_WRAPS) != 0
    return max(clock, wraps ? unwrapped(time, after: clock) : time)
  }

  /// Derived. Bytes of a struct in which the flags are whole.
  private static var sizeWithFlags: UInt32 { 64 }
  private static var toolkitTime: UInt32 {
    UInt32(SCROLLKIT_INPUT_FLAGS_TOOLKIT_TIME | SCROLLKIT_INPUT_FLAGS_TIME_WRAPS)
  }
}
