import CScrollKitTypes

extension UnsafePointer where Pointee == scrollkit_input {
  /// The time as the caller set it, in seconds; 0 if the struct of an older caller ends before it.
  var time: Double {
    pointee.struct_size >= Self.sizeWithTime ? pointee.time : 0
  }

  /// The time of the input, in seconds, for a scroller whose last call was at `clock`. One that wraps is counted on.
  func time(after clock: Double) -> Double {
    // Before the first call there is nothing to count wraps from.
    wraps && clock.isFinite ? min(unwrapped(time, after: clock), latestTime) : time
  }

  private var wraps: Bool {
    pointee.struct_size >= Self.sizeWithFlags
      && pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_TIME_WRAPS) != 0
  }

  /// Derived. Bytes of a struct that contains the time.
  private static var sizeWithTime: UInt32 { 16 }
  /// Derived. Bytes of a struct that contains the flags.
  private static var sizeWithFlags: UInt32 { 64 }
}
