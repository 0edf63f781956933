import CScrollKitTypes
import ScrollKitCore

// Shared by the functions that convert events of toolkits to inputs. They keep no state.

// Units per second. Times are divided by them and not multiplied by their inverse: a host that divides the same time
// must get the same number, or its next call would be before this one.
let milliseconds = 1e3
let microseconds = 1e6
let nanoseconds = 1e9

/// An input that is made from an event of a toolkit.
struct ToolkitInput {
  let kind: Int
  var x = 0.0
  var y = 0.0
  /// In points per second.
  var velocity = Vector.zero
  var unit = SCROLLKIT_UNIT_POINTS
  var flags = 0
  var pointer: UInt64 = 0
  let time: ToolkitTime

  /// Validates the input and writes it into a caller's struct.
  func write(to target: UnsafeMutablePointer<scrollkit_input>?) -> scrollkit_status {
    guard let target else { return .nullArgument }
    guard scrollkit_input.canHave(size: target.pointee.struct_size) else { return .invalidSize }
    if let error = lengthError(x, y) ?? lengthError(velocity.x, velocity.y) ?? timeError(time.seconds) { return error }
    var input = scrollkit_input.standard
    input.kind = scrollkit_input_kind(kind)
    input.time = time.seconds
    (input.x, input.y) = (x + 0, y + 0)  // a negative zero becomes positive
    (input.velocity_x, input.velocity_y) = (velocity.x, velocity.y)
    input.unit = scrollkit_unit(unit)
    input.flags = scrollkit_input_flags(time.wraps ? flags | SCROLLKIT_INPUT_FLAGS_TIME_WRAPS : flags)
    input.pointer_id = pointer
    input.write(to: target)
    return .ok
  }
}

/// The time of a toolkit's event.
struct ToolkitTime {
  let seconds: Double
  /// Whether the toolkit counts milliseconds in 32 bits.
  let wraps: Bool

  static func seconds(_ seconds: Double) -> ToolkitTime { ToolkitTime(seconds: seconds, wraps: false) }

  /// A time in milliseconds of 32 bits.
  static func wrapping(_ time_ms: UInt32) -> ToolkitTime {
    ToolkitTime(seconds: Double(time_ms) / milliseconds, wraps: true)
  }
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
func stopFlag(_ axis: Axis) -> Int {
  switch axis {
  case .x: SCROLLKIT_INPUT_FLAGS_STOP_X
  case .y: SCROLLKIT_INPUT_FLAGS_STOP_Y
  }
}
