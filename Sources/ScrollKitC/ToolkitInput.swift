import CScrollKitTypes
import ScrollKitCore

// What the constructors of inputs share. They hold nothing back: an event in, an input out.

// How many a second has. Divided by, not multiplied with the inverse: what a host divides itself must
// be the same number, or its next call would lie before this one.
let milliseconds = 1e3
let microseconds = 1e6
let nanoseconds = 1e9

/// Writes an input into the caller's struct, unless a number in it is wrong.
func write(
  _ target: UnsafeMutablePointer<scrollkit_input>?, _ kind: Int, x: Double = 0, y: Double = 0,
  unit: Int = 0, flags: Int = 0, pointer: UInt64 = 0, at time: Double
) -> scrollkit_status {
  guard let target else { return .nullArgument }
  guard scrollkit_input.canHave(size: target.pointee.struct_size) else { return .invalidSize }
  if let wrong = doubt(x, y) ?? doubt(time, within: latestTime) { return wrong }
  var input = scrollkit_input.standard
  input.kind = scrollkit_input_kind(kind)
  input.time = time
  (input.x, input.y) = (x, y)
  // GTK is the only one that tells a speed, and tells nothing else with it.
  if kind == SCROLLKIT_INPUT_KIND_PAN_END, flags & SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY != 0 {
    (input.x, input.y, input.velocity_x, input.velocity_y) = (0, 0, x, y)
  }
  input.unit = scrollkit_unit(unit)
  input.flags = scrollkit_input_flags(flags)
  input.pointer_id = pointer
  input.write(to: target)
  return .ok
}

/// A time in milliseconds of 32 bits: it is the toolkit's own, and wraps.
let millisecondsWrap = SCROLLKIT_INPUT_FLAGS_TOOLKIT_TIME | SCROLLKIT_INPUT_FLAGS_TIME_WRAPS

/// The flag of an amount that is the opposite of what the hand did.
func inverted(_ isInverted: Bool) -> Int { isInverted ? SCROLLKIT_INPUT_FLAGS_INVERTED : 0 }

/// An axis as Wayland and libinput number it: 0 is vertical; nil if there is no such axis.
func axisNumbered(_ number: UInt32) -> Axis? {
  switch number {
  case 0: .y
  case 1: .x
  default: nil  // a C caller may send any number
  }
}

/// An amount along one axis, and nothing along the other.
func along(_ axis: Axis, _ amount: Double) -> (x: Double, y: Double) {
  switch axis {
  case .x: (amount, 0)
  case .y: (0, amount)
  }
}

/// The flag of an axis that stopped.
func stop(_ axis: Axis) -> Int {
  switch axis {
  case .x: SCROLLKIT_INPUT_FLAGS_STOP_X
  case .y: SCROLLKIT_INPUT_FLAGS_STOP_Y
  }
}
