import CScrollKitTypes
import ScrollKitCore

/// Make an input from an SDL2 wheel event.
///
/// SDL counts up and right as positive (SDL_events.h). A flipped event contains the amount that the
/// user wants to scroll; it sets SCROLLKIT_INPUT_FLAGS_INVERTED.
///
/// @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param x         `preciseX`; before SDL 2.0.18 `x`.
/// @param y         `preciseY`; before SDL 2.0.18 `y`.
/// @param direction `direction`: 0 normal, 1 flipped.
/// @param time_ms   `timestamp`.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown direction), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_sdl2_wheel")
public func scrollkit_input_from_sdl2_wheel(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ x: Double, _ y: Double, _ direction: UInt32,
  _ time_ms: UInt32
) -> scrollkit_status {
  guard direction <= 1 else { return .invalidArgument }
  return notches(
    input, x, -y, flags: invertedFlag(direction == 1), at: .wrapping(time_ms))
}

/// Make an input from an SDL3 wheel event.
///
/// A flipped event sets SCROLLKIT_INPUT_FLAGS_INVERTED, as with SDL2.
///
/// @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param x         `x`; not `integer_x`, which drops the fractions of a trackpad.
/// @param y         `y`.
/// @param direction `direction`: 0 normal, 1 flipped.
/// @param time_ns   `timestamp`.
/// @return As scrollkit_input_from_sdl2_wheel.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_sdl3_wheel")
public func scrollkit_input_from_sdl3_wheel(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ x: Double, _ y: Double, _ direction: UInt32,
  _ time_ns: UInt64
) -> scrollkit_status {
  guard direction <= 1 else { return .invalidArgument }
  return notches(
    input, x, -y, flags: invertedFlag(direction == 1), at: .seconds(Double(time_ns) / nanoseconds))
}

/// Make an input from an SDL2 finger event.
///
/// SDL also makes mouse events of fingers: ignore those whose `which` is SDL_TOUCH_MOUSEID. The
/// input's `pointer_id` is the finger's plus 1, so that 0 remains for the mouse.
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param type    `type`: SDL_FINGERDOWN 0x700, SDL_FINGERUP 0x701, SDL_FINGERMOTION 0x702.
/// @param finger  `fingerId`.
/// @param x       `x`, a share of the window's width.
/// @param y       `y`, a share of the window's height.
/// @param width   The window's width, in points; 0 or more.
/// @param height  The window's height, in points; 0 or more.
/// @param time_ms `timestamp`.
/// @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for another
///         type, SCROLLKIT_STATUS_OUT_OF_RANGE also for a negative length.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_sdl2_finger")
public func scrollkit_input_from_sdl2_finger(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ type: UInt32, _ finger: UInt64, _ x: Double,
  _ y: Double, _ width: Double, _ height: Double, _ time_ms: UInt32
) -> scrollkit_status {
  guard type <= 0x702 else { return .invalidArgument }  // 0x703 is canceled in SDL 3 alone
  return SDLFinger(type: type, id: finger, x: x, y: y, width: width, height: height).write(to: input, at: .wrapping(time_ms))
}

/// Make an input from an SDL3 finger event.
///
/// A canceled finger becomes CANCEL. Otherwise it behaves as with SDL2.
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param type    `type`: SDL_EVENT_FINGER_DOWN 0x700, _UP 0x701, _MOTION 0x702, _CANCELED 0x703.
/// @param finger  `fingerID`.
/// @param x       `x`, a share of the window's width.
/// @param y       `y`, a share of the window's height.
/// @param width   The window's width, in points; 0 or more.
/// @param height  The window's height, in points; 0 or more.
/// @param time_ns `timestamp`.
/// @return As scrollkit_input_from_sdl2_finger.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_sdl3_finger")
public func scrollkit_input_from_sdl3_finger(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ type: UInt32, _ finger: UInt64, _ x: Double,
  _ y: Double, _ width: Double, _ height: Double, _ time_ns: UInt64
) -> scrollkit_status {
  SDLFinger(type: type, id: finger, x: x, y: y, width: width, height: height)
    .write(to: input, at: .seconds(Double(time_ns) / nanoseconds))
}

/// Make an input from GLFW's scroll callback.
///
/// GLFW counts up and left as positive: on X11, button 6, which is left, is +1, and on Windows the
/// horizontal wheel is negated (x11_window.c, win32_window.c).
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param xoffset `xoffset` of the callback.
/// @param yoffset `yoffset` of the callback.
/// @param time    Time of the event, in seconds: glfwGetTime, if that is the clock of all calls.
/// @return As scrollkit_input_from_sdl2_wheel.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_glfw_scroll")
public func scrollkit_input_from_glfw_scroll(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ xoffset: Double, _ yoffset: Double,
  _ time: Double
) -> scrollkit_status {
  notches(input, -xoffset, -yoffset, at: .seconds(time))
}

/// Make an input from raylib's GetMouseWheelMoveV, if it is not zero.
///
/// Its signs are those of GLFW, the usual backend. With the SDL backend, negate x.
///
/// @param input Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param x     `x` of the result.
/// @param y     `y` of the result.
/// @param time  Time of the event, in seconds: GetTime, if that is the clock of all calls.
/// @return As scrollkit_input_from_sdl2_wheel.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_raylib_wheel")
public func scrollkit_input_from_raylib_wheel(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  notches(input, -x, -y, at: .seconds(time))
}

/// Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.
///
/// Dear ImGui counts up and left as positive, and swaps the axes itself while shift is held
/// (imgui.h). Some of its backends count right as positive: SDL2 and Win32 before version 1.89.3, and
/// GLFW in a browser. To find out, turn the wheel to the right and look at the sign.
///
/// @param input             Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param wheel_x           `MouseWheelH`.
/// @param wheel_y           `MouseWheel`.
/// @param right_is_positive 1: the backend counts right as positive; 0: left.
/// @param time              Time of the event, in seconds: ImGui::GetTime, if that is the clock of
///                          all calls.
/// @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for a
///         `right_is_positive` that is neither 0 nor 1.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_imgui_wheel")
public func scrollkit_input_from_imgui_wheel(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ wheel_x: Double, _ wheel_y: Double,
  _ right_is_positive: UInt32, _ time: Double
) -> scrollkit_status {
  guard right_is_positive <= 1 else { return .invalidArgument }
  return notches(input, right_is_positive == 1 ? wheel_x : -wheel_x, -wheel_y, at: .seconds(time))
}

/// Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).
///
/// Each report is one notch. With shift, a vertical wheel scrolls horizontally; some terminals do not
/// report shift.
///
/// Content rests at whole rows if the scroller's `wheel_step`, the viewport's height and the content's
/// height are multiples of the height of a row. During an animation, draw the row nearest to the
/// offset at the top.
///
/// @param input  Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param button The first number of the report: 64 up, 65 down, 66 left, 67 right; plus 4 with
///               shift, 8 with meta, 16 with control.
/// @param time   Time of the report, in seconds.
/// @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
///         button.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_sgr_button")
public func scrollkit_input_from_sgr_button(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ button: UInt32, _ time: Double
) -> scrollkit_status {
  guard button >= 64, button < 96 else { return .invalidArgument }
  let notch = button & 1 == 0 ? -1.0 : 1
  let isUpright = button & 2 == 0
  let isTurned = isUpright && button & 4 != 0
  return notches(
    input, isUpright ? 0 : notch, isUpright ? notch : 0,
    flags: isTurned ? SCROLLKIT_INPUT_FLAGS_SWAP_AXES : 0, at: .seconds(time))
}

/// An input from notches of a wheel.
private func notches(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ x: Double, _ y: Double, flags: Int = 0, at time: ToolkitTime
) -> scrollkit_status {
  ToolkitInput(
    kind: SCROLLKIT_INPUT_KIND_WHEEL, x: x, y: y, unit: SCROLLKIT_UNIT_NOTCHES, flags: flags, time: time
  ).write(to: input)
}

/// A finger event of SDL.
private struct SDLFinger {
  let type: UInt32
  let id: UInt64
  /// Shares of the window's width and height.
  let x: Double
  let y: Double
  /// Lengths of the window, in points.
  let width: Double
  let height: Double

  /// Validates the event and writes it into a caller's struct.
  func write(to target: UnsafeMutablePointer<scrollkit_input>?, at time: ToolkitTime) -> scrollkit_status {
    let kind: Int
    switch type {
    case 0x700: kind = SCROLLKIT_INPUT_KIND_PRESS
    case 0x701: kind = SCROLLKIT_INPUT_KIND_RELEASE
    case 0x702: kind = SCROLLKIT_INPUT_KIND_MOVE
    case 0x703: kind = SCROLLKIT_INPUT_KIND_CANCEL
    default: return .invalidArgument  // a C caller may send any number
    }
    if let error = lengthError(x, y) ?? lengthError(width, height) { return error }
    guard width >= 0, height >= 0 else { return .outOfRange }
    return ToolkitInput(kind: kind, x: x * width, y: y * height, pointer: id &+ 1, time: time).write(to: target)
  }
}
