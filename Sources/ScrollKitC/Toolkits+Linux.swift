import CScrollKitTypes
import ScrollKitCore

/// Make an input from the "scroll" signal of GtkEventControllerScroll (GTK 4.8 and later).
///
/// Clicks of a wheel become WHEEL, surface units PAN_UPDATE of 2.5 points each, the factor of
/// GtkScrolledWindow: content scrolls as far as GTK's own lists. Push the inputs of
/// scrollkit_input_from_gtk_begin and scrollkit_input_from_gtk_end, too: a pan without a begin ends
/// after 0.15 s without input. GTK's signs are those of ScrollKit: positive is right and down
/// (gdkenums.h, GdkScrollUnit).
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param dx      `dx` of the signal.
/// @param dy      `dy` of the signal.
/// @param unit    gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
/// @param time_ms gtk_event_controller_get_current_event_time.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown unit), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_gtk_scroll")
public func scrollkit_input_from_gtk_scroll(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ dx: Double, _ dy: Double, _ unit: UInt32,
  _ time_ms: UInt32
) -> scrollkit_status {
  gtkInput(input, dx, dy, unit, flags: 0, time_ms)
}

/// Make an input from the "scroll-begin" signal of GtkEventControllerScroll.
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param time_ms gtk_event_controller_get_current_event_time.
/// @return As scrollkit_input_from_gtk_scroll.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_gtk_begin")
public func scrollkit_input_from_gtk_begin(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ time_ms: UInt32
) -> scrollkit_status {
  ToolkitInput(kind: SCROLLKIT_INPUT_KIND_PAN_BEGIN, time: .wrapping(time_ms)).write(to: input)
}

/// Make an input from the "scroll-end" signal of GtkEventControllerScroll. Momentum follows.
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param time_ms gtk_event_controller_get_current_event_time.
/// @return As scrollkit_input_from_gtk_scroll.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_gtk_end")
public func scrollkit_input_from_gtk_end(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ time_ms: UInt32
) -> scrollkit_status {
  ToolkitInput(kind: SCROLLKIT_INPUT_KIND_PAN_END, time: .wrapping(time_ms)).write(to: input)
}

/// Make an input from the "decelerate" signal of GtkEventControllerScroll. Momentum with GTK's
/// velocity follows.
///
/// GTK emits it directly after "scroll-end". Push the input of one of the two; the second has no
/// effect. After clicks of a wheel it has no effect, because no pan began.
///
/// @param input      Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param velocity_x `vel_x` of the signal, in surface units per second; 2.5 points each.
/// @param velocity_y `vel_y` of the signal, in surface units per second.
/// @param time_ms    gtk_event_controller_get_current_event_time.
/// @return As scrollkit_input_from_gtk_scroll.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_gtk_decelerate")
public func scrollkit_input_from_gtk_decelerate(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ velocity_x: Double, _ velocity_y: Double,
  _ time_ms: UInt32
) -> scrollkit_status {
  if let error = lengthError(velocity_x, velocity_y) { return error }
  return ToolkitInput(
    kind: SCROLLKIT_INPUT_KIND_PAN_END, velocity: Vector(x: velocity_x, y: velocity_y) * pointsPerSurfaceUnit,
    flags: SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY, time: .wrapping(time_ms)
  ).write(to: input)
}

/// Make an input from a GDK scroll event (GTK 4).
///
/// A stop becomes PAN_END, clicks become WHEEL, surface units PAN_UPDATE of 2.5 points each. The pan
/// ends after 0.15 s without input.
///
/// @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param direction gdk_scroll_event_get_direction: 0 up, 1 down, 2 left, 3 right, each one click;
///                  4 smooth: the deltas.
/// @param dx        gdk_scroll_event_get_deltas.
/// @param dy        gdk_scroll_event_get_deltas.
/// @param unit      gdk_scroll_event_get_unit: 0 clicks, 1 surface units; 0 before GTK 4.8.
/// @param is_stop   gdk_scroll_event_is_stop: 0 or 1.
/// @param relative  gdk_scroll_event_get_relative_direction: 0 identical, 1 inverted, 2 unknown; 2
///                  before GTK 4.20.
/// @param time_ms   gdk_event_get_time.
/// @return As scrollkit_input_from_gtk_scroll.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_gdk_scroll")
public func scrollkit_input_from_gdk_scroll(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ direction: UInt32, _ dx: Double, _ dy: Double,
  _ unit: UInt32, _ is_stop: UInt32, _ relative: UInt32, _ time_ms: UInt32
) -> scrollkit_status {
  guard direction <= 4, unit <= 1, is_stop <= 1, relative <= 2 else { return .invalidArgument }
  if is_stop == 1 { return scrollkit_input_from_gtk_end(input, time_ms) }
  let flags = invertedFlag(relative == 1)
  guard direction < 4 else { return gtkInput(input, dx, dy, unit, flags: flags, time_ms) }
  let click = direction & 1 == 0 ? -1.0 : 1
  return direction < 2
    ? gtkInput(input, 0, click, 0, flags: flags, time_ms)
    : gtkInput(input, click, 0, 0, flags: flags, time_ms)
}

/// Make an input from a GDK hold event. Fingers that rest on a touchpad stop a motion.
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param phase   gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the
///                fingers leave or begin to scroll. 1, update, is refused: it needs no input.
/// @param time_ms gdk_event_get_time.
/// @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT also for the phase
///         1.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_gdk_hold")
public func scrollkit_input_from_gdk_hold(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ phase: UInt32, _ time_ms: UInt32
) -> scrollkit_status {
  guard phase <= 3, phase != 1 else { return .invalidArgument }
  return ToolkitInput(
    kind: phase == 0 ? SCROLLKIT_INPUT_KIND_HOLD : SCROLLKIT_INPUT_KIND_HOLD_END, time: .wrapping(time_ms)
  ).write(to: input)
}

/// Make an input from a Wayland axis event (wl_pointer.axis) and the other events of its frame.
///
/// Each axis is an input of its own. A finger becomes PAN_UPDATE, which its stop ends. Some
/// compositors send no stop: the pan then ends after 0.15 s without input. A continuous source becomes
/// WHEEL in points, because no stop needs to follow. A wheel or tilted wheel becomes WHEEL in 120ths,
/// or in points if `value120` is 0. Without a source, what has a `value120` counts as a wheel, the rest
/// as continuous: wl_pointer.axis_source is optional. Push all axes of a frame before its stops.
/// Positive is right and down (wayland.xml).
///
/// @param input    Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param axis     0 vertical, 1 horizontal.
/// @param value    wl_fixed_to_double of the value, in surface units.
/// @param value120 axis_value120 of the frame; before version 8 of wl_seat, axis_discrete times
///                 120; 0 without either.
/// @param source   axis_source of the frame, any number: 0 wheel, 1 finger, 2 continuous, 3 wheel
///                 tilt; another one: none was sent, or it is not known.
/// @param relative axis_relative_direction: 0 identical, 1 inverted; 0 before version 9.
/// @param time_ms  The time of the event.
/// @return As scrollkit_input_from_gtk_scroll.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_wayland_axis")
public func scrollkit_input_from_wayland_axis(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ axis: UInt32, _ value: Double,
  _ value120: Int32, _ source: UInt32, _ relative: UInt32, _ time_ms: UInt32
) -> scrollkit_status {
  guard let axis = Axis(wayland: axis), relative <= 1 else { return .invalidArgument }
  let device: AxisMovement.Device = source == 1 ? .finger : source == 2 ? .continuous : .wheel
  let silence = device == .finger ? SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE : 0
  return AxisMovement(axis: axis, value: value, value120: Double(value120), device: device)
    .write(to: input, flags: invertedFlag(relative == 1) | silence, at: .wrapping(time_ms))
}

/// Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).
///
/// Momentum follows when both axes have stopped.
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param axis    0 vertical, 1 horizontal.
/// @param time_ms The time of the event.
/// @return As scrollkit_input_from_gtk_scroll.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_wayland_stop")
public func scrollkit_input_from_wayland_stop(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ axis: UInt32, _ time_ms: UInt32
) -> scrollkit_status {
  guard let axis = Axis(wayland: axis) else { return .invalidArgument }
  return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_PAN_END, flags: stopFlag(axis), time: .wrapping(time_ms)).write(to: input)
}

/// Make an input from one axis of a libinput scroll event (libinput 1.19 and later).
///
/// Call it for each axis for which libinput_event_pointer_has_axis returns true. Fingers become
/// PAN_UPDATE; their value 0, which libinput.h guarantees, becomes PAN_END of the axis. A
/// continuous source becomes WHEEL in points, a wheel WHEEL in 120ths.
///
/// @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param source    LIBINPUT_POINTER_AXIS_SOURCE_: 1 wheel, 2 finger, 3 continuous, 4 wheel tilt.
///                  The event type SCROLL_WHEEL is 1, SCROLL_FINGER 2, SCROLL_CONTINUOUS 3.
/// @param axis      0 vertical, 1 horizontal.
/// @param value     libinput_event_pointer_get_scroll_value.
/// @param value120  libinput_event_pointer_get_scroll_value_v120, for wheels; else 0.
/// @param time_usec libinput_event_pointer_get_time_usec.
/// @return As scrollkit_input_from_gtk_scroll.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_libinput_scroll")
public func scrollkit_input_from_libinput_scroll(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ source: UInt32, _ axis: UInt32,
  _ value: Double, _ value120: Double, _ time_usec: UInt64
) -> scrollkit_status {
  guard let axis = Axis(wayland: axis), source >= 1, source <= 4 else { return .invalidArgument }
  let time = ToolkitTime.seconds(Double(time_usec) / microseconds)
  if source == 2, value == 0 {
    return ToolkitInput(kind: SCROLLKIT_INPUT_KIND_PAN_END, flags: stopFlag(axis), time: time).write(to: input)
  }
  let device: AxisMovement.Device = source == 2 ? .finger : source == 3 ? .continuous : .wheel
  return AxisMovement(axis: axis, value: value, value120: value120, device: device).write(to: input, flags: 0, at: time)
}

/// Make an input from an X11 scroll valuator (XInput 2.1 and later).
///
/// The host keeps the last value of each device's valuator, and discards it when the pointer enters
/// a window. The server also sends button events 4 to 7 for the same scroll: ignore those with
/// XIPointerEmulated.
///
/// @param input       Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param scroll_type `scroll_type` of XIScrollClassInfo: 1 vertical, 2 horizontal.
/// @param delta       Difference of the valuator's value from its last one; positive is right and
///                    down.
/// @param increment   `increment` of XIScrollClassInfo, the difference of one click; negative if it
///                    counts in the opposite direction.
/// @param time_ms     The time of the event.
/// @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT also for an
///         increment of 0.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_xi2_scroll")
public func scrollkit_input_from_xi2_scroll(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ scroll_type: UInt32, _ delta: Double,
  _ increment: Double, _ time_ms: UInt32
) -> scrollkit_status {
  guard scroll_type == 1 || scroll_type == 2 else { return .invalidArgument }
  guard delta.isFinite, increment.isFinite else { return .notFinite }
  guard increment != 0 else { return .invalidArgument }
  guard delta.magnitude / longestLength <= increment.magnitude else { return .outOfRange }
  let (x, y) = along(scroll_type == 1 ? .y : .x, delta / increment)
  return ToolkitInput(
    kind: SCROLLKIT_INPUT_KIND_WHEEL, x: x, y: y, unit: SCROLLKIT_UNIT_NOTCHES, time: .wrapping(time_ms)
  ).write(to: input)
}

/// Make an input from an X11 button event of a wheel.
///
/// @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
/// @param button  4 up, 5 down, 6 left, 7 right.
/// @param time_ms The time of the event.
/// @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
///         button.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_input_from_x11_button")
public func scrollkit_input_from_x11_button(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ button: UInt32, _ time_ms: UInt32
) -> scrollkit_status {
  guard button >= 4, button <= 7 else { return .invalidArgument }
  return scrollkit_input_from_gdk_scroll(input, button - 4, 0, 0, 0, 0, 2, time_ms)
}

/// Published (GtkScrolledWindow, `MAGIC_SCROLL_FACTOR`). 2.5 points: the distance that GTK's own lists scroll for a
/// surface unit of a touchpad. Larger scrolls farther.
private let pointsPerSurfaceUnit = 2.5

/// An input from a scroll event of GTK.
private func gtkInput(
  _ input: UnsafeMutablePointer<scrollkit_input>?, _ dx: Double, _ dy: Double, _ unit: UInt32,
  flags: Int, _ time_ms: UInt32
) -> scrollkit_status {
  guard unit <= 1 else { return .invalidArgument }
  if let error = lengthError(dx, dy) { return error }
  if unit == 0 {
    return ToolkitInput(
      kind: SCROLLKIT_INPUT_KIND_WHEEL, x: dx, y: dy, unit: SCROLLKIT_UNIT_NOTCHES, flags: flags, time: .wrapping(time_ms)
    ).write(to: input)
  }
  return ToolkitInput(
    kind: SCROLLKIT_INPUT_KIND_PAN_UPDATE, x: dx * pointsPerSurfaceUnit, y: dy * pointsPerSurfaceUnit,
    flags: flags | SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE, time: .wrapping(time_ms)
  ).write(to: input)
}

/// A movement along one axis, as Wayland and libinput report it.
private struct AxisMovement {
  let axis: Axis
  /// In points.
  let value: Double
  /// In 120ths of a notch; 0 if none were reported. Only those of a wheel count.
  let value120: Double
  let device: Device

  enum Device { case finger, wheel, continuous }

  /// Validates the movement and writes it into a caller's struct.
  func write(to target: UnsafeMutablePointer<scrollkit_input>?, flags: Int, at time: ToolkitTime) -> scrollkit_status {
    if let error = lengthError(value, value120) { return error }
    let isCounted = device == .wheel && value120 != 0
    let (x, y) = along(axis, isCounted ? value120 : value)
    return ToolkitInput(
      kind: device == .finger ? SCROLLKIT_INPUT_KIND_PAN_UPDATE : SCROLLKIT_INPUT_KIND_WHEEL, x: x, y: y,
      unit: isCounted ? SCROLLKIT_UNIT_NOTCHES_120 : SCROLLKIT_UNIT_POINTS, flags: flags, time: time
    ).write(to: target)
  }
}
