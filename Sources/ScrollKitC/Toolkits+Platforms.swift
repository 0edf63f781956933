import CScrollKitTypes
import ScrollKitCore

/// Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).
///
/// Without a phase, the angle becomes WHEEL in 120ths; an event with pixels alone becomes WHEEL in
/// points. With a phase the device is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels, PAN_END. A
/// begin that moves becomes PAN_UPDATE. The platform's momentum ends a pan without an end. Qt
/// counts up and left as positive; its deltas contain the amount that the user wants to scroll,
/// inverted or not.
///
/// @param input    Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param angle_x  angleDelta().x().
/// @param angle_y  angleDelta().y().
/// @param pixel_x  pixelDelta().x(); 0 without.
/// @param pixel_y  pixelDelta().y(); 0 without.
/// @param phase    phase(): Qt::NoScrollPhase 0, ScrollBegin 1, ScrollUpdate 2, ScrollEnd 3,
///                 ScrollMomentum 4 (qnamespace.h).
/// @param inverted inverted(): 0 or 1.
/// @param time_ms  timestamp().
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown phase), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_qt_wheel")
public func scrollkit_input_from_qt_wheel(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ angle_x: Int32, _ angle_y: Int32,
  _ pixel_x: Int32, _ pixel_y: Int32, _ phase: UInt32, _ inverted: UInt32, _ time_ms: UInt64
) -> scrollkit_status {
  guard inverted <= 1 else { return .invalidArgument }
  let hasPixels = pixel_x != 0 || pixel_y != 0
  let hasAngle = angle_x != 0 || angle_y != 0
  // Taste. 0.5 points per eighth of a degree, 60 points per notch, for a trackpad that reports no pixels.
  let share = hasPixels ? 1 : 0.5
  let x = 0 - share * Double(hasPixels ? pixel_x : angle_x)
  let y = 0 - share * Double(hasPixels ? pixel_y : angle_y)
  let flags = invertedFlag(inverted == 1)
  let time = ToolkitTime.seconds(Double(time_ms) / milliseconds)
  switch phase {
  case 0 where hasAngle || !hasPixels:
    return ToolkitInput(
      kind: SCROLLKIT_INPUT_KIND_WHEEL, x: 0 - Double(angle_x), y: 0 - Double(angle_y),
      unit: SCROLLKIT_UNIT_NOTCHES_120, flags: flags, time: time
    ).write(to: input)
  case 0: return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_WHEEL, x: x, y: y, flags: flags, time: time).write(to: input)
  case 1 where !hasPixels && !hasAngle:
    return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_PAN_BEGIN, flags: flags, time: time).write(to: input)
  case 1, 2: return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_PAN_UPDATE, x: x, y: y, flags: flags, time: time).write(to: input)
  case 3: return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_PAN_END, flags: flags, time: time).write(to: input)
  case 4: return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE, x: x, y: y, flags: flags, time: time).write(to: input)
  default: return .invalidArgument  // a C caller may send any number
  }
}

/// Make an input from an AppKit scroll event (NSEventTypeScrollWheel).
///
/// Phases of the fingers: may begin becomes HOLD; began PAN_BEGIN, or PAN_UPDATE if it moves;
/// changed PAN_UPDATE; ended PAN_END, with the platform's momentum to follow; cancelled CANCEL.
/// Phases of momentum become MOMENTUM_UPDATE and MOMENTUM_END; ScrollKit adds no momentum. Without
/// a phase the event becomes WHEEL, in points if the deltas are precise, else in lines. AppKit
/// counts up and left as positive; its deltas contain the amount that the user wants to scroll,
/// inverted or not.
///
/// @param input    Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param dx       scrollingDeltaX.
/// @param dy       scrollingDeltaY.
/// @param precise  hasPreciseScrollingDeltas: 0 or 1.
/// @param phase    phase: none 0, began 1, stationary 2, changed 4, ended 8, cancelled 16, may
///                 begin 32.
/// @param momentum momentumPhase, in the same numbers.
/// @param inverted isDirectionInvertedFromDevice: 0 or 1.
/// @param time     timestamp, in seconds.
/// @return As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for two phases
///         at once.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_appkit_scroll")
public func scrollkit_input_from_appkit_scroll(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ dx: Double, _ dy: Double, _ precise: UInt32,
  _ phase: UInt32, _ momentum: UInt32, _ inverted: UInt32, _ time: Double
) -> scrollkit_status {
  guard precise <= 1, inverted <= 1, phase <= 32, momentum <= 32 else { return .invalidArgument }
  let flags = invertedFlag(inverted == 1)
  let (x, y, time) = (-dx, -dy, ToolkitTime.seconds(time))
  let kind: Int
  switch phase | momentum << 8 {
  case 0:
    return ToolkitInput(
      kind: SCROLLKIT_INPUT_KIND_WHEEL, x: x, y: y,
      unit: precise == 1 ? SCROLLKIT_UNIT_POINTS : SCROLLKIT_UNIT_LINES, flags: flags, time: time
    ).write(to: input)
  case 1 where x == 0 && y == 0: kind = SCROLLKIT_INPUT_KIND_PAN_BEGIN
  case 1, 2, 4: kind = SCROLLKIT_INPUT_KIND_PAN_UPDATE
  case 8:
    return ToolkitInput(
      kind: SCROLLKIT_INPUT_KIND_PAN_END, flags: flags | SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM, time: time
    ).write(to: input)
  case 16: kind = SCROLLKIT_INPUT_KIND_CANCEL
  case 32: kind = SCROLLKIT_INPUT_KIND_HOLD
  case 0x100, 0x200, 0x400: kind = SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE
  case 0x800, 0x1000: kind = SCROLLKIT_INPUT_KIND_MOMENTUM_END
  default: return .invalidArgument  // two phases at once; a C caller may send any number, too
  }
  return ToolkitInput(kind: kind, x: x, y: y, flags: flags, time: time).write(to: input)
}

/// Make an input from a WheelEvent of the web.
///
/// Browsers report a notch of a wheel in pixels, as many as they would scroll, and in `wheelDelta`
/// as 120: whole notches become WHEEL in 120ths, as those of other toolkits. A trackpad has three
/// times the pixels there. Its pixels, and parts of a notch, become WHEEL in points; lines and pages
/// stay what they are. The signs of deltaX and deltaY are those of ScrollKit: positive is right and
/// down. Those of `wheelDelta` are opposite.
///
/// @param input         Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param delta_x       deltaX.
/// @param delta_y       deltaY.
/// @param delta_mode    deltaMode: 0 pixels, 1 lines, 2 pages.
/// @param wheel_delta_x wheelDeltaX; 0 of a browser without.
/// @param wheel_delta_y wheelDeltaY; 0 of a browser without.
/// @param time_ms       timeStamp.
/// @return As scrollkit_input_from_qt_wheel.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_web_wheel")
public func scrollkit_input_from_web_wheel(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ delta_x: Double, _ delta_y: Double,
  _ delta_mode: UInt32, _ wheel_delta_x: Int32, _ wheel_delta_y: Int32, _ time_ms: Double
) -> scrollkit_status {
  guard delta_mode <= 2 else { return .invalidArgument }
  if let error = rangeError(time_ms, -latestTime * milliseconds, latestTime * milliseconds) { return error }
  if let error = lengthError(delta_x, delta_y) { return error }
  let time = ToolkitTime.seconds(time_ms / milliseconds)
  let isTurned = wheel_delta_x != 0 || wheel_delta_y != 0
  let isWhole = isTurned && wheel_delta_x % 120 == 0 && wheel_delta_y % 120 == 0
  let isTrackpad = isThrice(wheel_delta_x, delta_x) && isThrice(wheel_delta_y, delta_y)
  guard delta_mode == 0, isWhole, !isTrackpad else {
    return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_WHEEL, x: delta_x, y: delta_y, unit: Int(delta_mode), time: time)
      .write(to: input)
  }
  return ToolkitInput(
    kind: SCROLLKIT_INPUT_KIND_WHEEL, x: 0 - Double(wheel_delta_x), y: 0 - Double(wheel_delta_y),
    unit: SCROLLKIT_UNIT_NOTCHES_120, time: time
  ).write(to: input)
}

/// Whether the `wheelDelta` of a browser has three times its pixels, as that of a device without notches. Published (Gecko,
/// `kTrustedDeltaToWheelDelta`; Chromium and WebKit on macOS). The browser has rounded both.
private func isThrice(_ wheelDelta: Int32, _ delta: Double) -> Bool { (Double(wheelDelta) + 3 * delta).magnitude < 3 }

/// Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.
///
/// A vertical wheel counts up as positive, a horizontal one right (documentation of
/// WM_MOUSEHWHEEL).
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param message WM_MOUSEWHEEL 0x20A, WM_MOUSEHWHEEL 0x20E.
/// @param delta   GET_WHEEL_DELTA_WPARAM(wParam), which is signed. Range: -32768 to 32767.
/// @param pages   1 if SPI_GETWHEELSCROLLLINES is WHEEL_PAGESCROLL, one page per notch; else 0.
/// @param time_ms GetMessageTime.
/// @return As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for another
///         message.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_win32_wheel")
public func scrollkit_input_from_win32_wheel(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ message: UInt32, _ delta: Int32,
  _ pages: UInt32, _ time_ms: UInt32
) -> scrollkit_status {
  guard message == 0x20A || message == 0x20E, pages <= 1 else { return .invalidArgument }
  guard let delta = Int16(exactly: delta) else { return .outOfRange }  // a negative one that was read without its sign
  let amount = Double(message == 0x20A ? 0 - Int64(delta) : Int64(delta))
  let (x, y) = along(message == 0x20A ? .y : .x, pages == 1 ? amount / 120 : amount)
  return ToolkitInput(
    kind: SCROLLKIT_INPUT_KIND_WHEEL, x: x, y: y,
    unit: pages == 1 ? SCROLLKIT_UNIT_PAGES : SCROLLKIT_UNIT_NOTCHES_120, time: .wrapping(time_ms)
  ).write(to: input)
}

/// Unwrap a time in 32-bit milliseconds, which wrap every 49.7 days.
///
/// Of all times with these milliseconds, it returns the nearest to the previous time. A scroller
/// does the same with inputs that have SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, from its last call on.
/// This function is for the host's own use of such times, such as ticks.
///
/// @param previous The previous time, in seconds, on the same clock; 0 for the first.
/// @param time_ms  The milliseconds of the toolkit.
/// @param time     Receives the time, in seconds. Must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and `*time` is unchanged.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_time_unwrap")
public func scrollkit_time_unwrap(
  _ previous: Double, _ time_ms: UInt32, _ time: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let time else { return .nullArgument }
  if let error = timeError(previous) { return error }
  time.pointee = unwrapped(Double(time_ms) / milliseconds, after: previous)
  return .ok
}

/// The time nearest to `previous` whose 32-bit milliseconds are `time`, in seconds; never before 0.
func unwrapped(_ time: Double, after previous: Double) -> Double {
  let wraps = Math.round((previous - time) / wrapPeriod)
  return time + max(0, wraps) * wrapPeriod
}

/// Derived. 2³² ms, in seconds.
private let wrapPeriod = 4_294_967.296
