import CScrollKitTypes

extension UnsafePointer where Pointee == scrollkit_input {
  /// The time of the input, in seconds, for a scroller whose last call was at `clock`.
  ///
  /// Toolkits emit events after their frame has begun, so the time of an event may be before that of a tick. With
  /// SCROLLKIT_INPUT_FLAGS_TOOLKIT_TIME such an input is not refused; it takes the time of the tick.
  func effectiveTime(after clock: Double) -> Double {
    let isToolkitTime =
      pointee.struct_size >= Self.sizeWithFlags && pointee.flags & Self.toolkitTime != 0
    // Before the first call there is nothing to compare with. An invalid time is refused later.
    guard isToolkitTime, timeError(time) == nil, clock.isFinite else { return time }
    let wraps = pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_TIME_WRAPS) != 0
    return max(clock, wraps ? unwrapped(time, after: clock) : time)
  }

  /// The time as the caller set it; 0 if the struct of an older caller ends before it.
  private var time: Double {
    pointee.struct_size >= Self.sizeWithTime ? pointee.time : 0
  }

  /// Derived. Bytes of a struct that contains the time.
  private static var sizeWithTime: UInt32 { 16 }
  /// Derived. Bytes of a struct that contains the flags.
  private static var sizeWithFlags: UInt32 { 64 }
  private static var toolkitTime: UInt32 {
    UInt32(SCROLLKIT_INPUT_FLAGS_TOOLKIT_TIME | SCROLLKIT_INPUT_FLAGS_TIME_WRAPS)
  }
}
