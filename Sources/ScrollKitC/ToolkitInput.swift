import CScrollKitTypes
import ScrollKitCore

// Shared by the functions that convert events of toolkits to inputs. They keep no state.

// Units per second. Times are divided by them and not multiplied by their inverse: a host that divides the same time
// must get the same number, or its next call would be before this one.
let milliseconds = 1e3
let microseconds = 1e6
let nanoseconds = 1e9

/// Validates an input and writes it into a caller's struct.
func write(
  _ target: UnsafeMutablePointer<scrollkit_input>?, _ kind: Int, x: Double = 0, y: Double = 0,
  unit: Int = 0, flags: Int = 0, pointer: UInt64 = 0, at time: Double
) -> scrollkit_status {
  guard let target else { return .nullArgument }
  guard scrollkit_input.canHave(size: target.pointee.struct_size) else { return .invalidSize }
  if let error = lengthError(x, y) ?? timeError(time) { return error }
  var input = scrollkit_input.standard
  input.kind = scrollkit_input_kind(kind)
  input.time = time
  (input.x, input.y) = (x + 0, y + 0)  // a negative zero becomes positive
  // Only GTK reports a velocity, in a PAN_END without a position.
  if kind == SCROLLKIT_INPUT_KIND_PAN_END, flags & SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY != 0 {
    (input.x, input.y, input.velocity_x, input.velocity_y) = (0, 0, x, y)
  }
  input.unit = scrollkit_unit(unit)
  input.flags = scrollkit_input_flags(flags)
  input.pointer_id = pointer
  input.write(to: target)
  return .ok
}

/// Writes an input whose toolkit counts milliseconds in 32 bits.
func write(
  _ target: UnsafeMutablePointer<scrollkit_input>?, _ kind: Int, x: Double = 0, y: Double = 0,
  unit: Int = 0, flags: Int = 0, pointer: UInt64 = 0, wrapping time_ms: UInt32
) -> scrollkit_status {
  write(
    target, kind, x: x, y: y, unit: unit, flags: flags | SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, pointer: pointer,
    at: Double(time_ms) / milliseconds)
}

/// The flag of an amount that is opposite to the movement of the fingers or the wheel.
func invertedFlag(_ isInverted: Bool) -> Int { isInverted ? SCROLLKIT_INPUT_FLAGS_INVERTED : 0 }

extension Axis {
  /// The axis of a number in Wayland and libinput: 0 is vertical, 1 horizontal; nil for another number.
  init?(wayland number: UInt32) {
    switch number {
    case 0: self = .y
    case 1: self = .x
    default: return nil  // a C caller may send any number
    }
  }
}

/// An amount along one axis and 0 along the other.
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
