# Generated, do not edit; run
# swift package --allow-writing-to-package-directory generate-bindings
"""Inputs made of the events of toolkits and platforms, with the correct sign, unit and time.

    scroller.push(scrollkit.toolkits.sdl3_wheel(0, 1, 0, event.wheel.timestamp))
"""

from __future__ import annotations

from ._library import library
from .ffi import Input

def sdl2_wheel(x: float, y: float, direction: int, time_ms: int) -> Input:
    """Make an input from an SDL2 wheel event.

    SDL counts up and right as positive (SDL_events.h). A flipped event contains the amount that the
    user wants to scroll; it sets SCROLLKIT_INPUT_FLAGS_INVERTED.

    x:         `preciseX`; before SDL 2.0.18 `x`.
    y:         `preciseY`; before SDL 2.0.18 `y`.
    direction: `direction`: 0 normal, 1 flipped.
    time_ms:   `timestamp`.
    """
    result = Input()
    library().input_from_sdl2_wheel(result, x, y, direction, time_ms)
    return result


def sdl3_wheel(x: float, y: float, direction: int, time_ns: int) -> Input:
    """Make an input from an SDL3 wheel event.

    A flipped event sets SCROLLKIT_INPUT_FLAGS_INVERTED, as with SDL2.

    x:         `x`; not `integer_x`, which drops the fractions of a trackpad.
    y:         `y`.
    direction: `direction`: 0 normal, 1 flipped.
    time_ns:   `timestamp`.
    """
    result = Input()
    library().input_from_sdl3_wheel(result, x, y, direction, time_ns)
    return result


def sdl2_finger(
    type: int, finger: int, x: float, y: float, width: float, height: float, time_ms: int
) -> Input:
    """Make an input from an SDL2 finger event.

    SDL also makes mouse events of fingers: ignore those whose `which` is SDL_TOUCH_MOUSEID. The
    input's `pointer_id` is the finger's plus 1, so that 0 remains for the mouse.

    type:    `type`: SDL_FINGERDOWN 0x700, SDL_FINGERUP 0x701, SDL_FINGERMOTION 0x702.
    finger:  `fingerId`.
    x:       `x`, a share of the window's width.
    y:       `y`, a share of the window's height.
    width:   The window's width, in points; 0 or more.
    height:  The window's height, in points; 0 or more.
    time_ms: `timestamp`.
    """
    result = Input()
    library().input_from_sdl2_finger(result, type, finger, x, y, width, height, time_ms)
    return result


def sdl3_finger(
    type: int, finger: int, x: float, y: float, width: float, height: float, time_ns: int
) -> Input:
    """Make an input from an SDL3 finger event.

    A canceled finger becomes CANCEL. Otherwise it behaves as with SDL2.

    type:    `type`: SDL_EVENT_FINGER_DOWN 0x700, _UP 0x701, _MOTION 0x702, _CANCELED 0x703.
    finger:  `fingerID`.
    x:       `x`, a share of the window's width.
    y:       `y`, a share of the window's height.
    width:   The window's width, in points; 0 or more.
    height:  The window's height, in points; 0 or more.
    time_ns: `timestamp`.
    """
    result = Input()
    library().input_from_sdl3_finger(result, type, finger, x, y, width, height, time_ns)
    return result


def glfw_scroll(xoffset: float, yoffset: float, time: float) -> Input:
    """Make an input from GLFW's scroll callback.

    GLFW counts up and left as positive: on X11, button 6, which is left, is +1, and on Windows the
    horizontal wheel is negated (x11_window.c, win32_window.c).

    xoffset: `xoffset` of the callback.
    yoffset: `yoffset` of the callback.
    time:    Time of the event, in seconds: glfwGetTime, if that is the clock of all calls.
    """
    result = Input()
    library().input_from_glfw_scroll(result, xoffset, yoffset, time)
    return result


def raylib_wheel(x: float, y: float, time: float) -> Input:
    """Make an input from raylib's GetMouseWheelMoveV, if it is not zero.

    Its signs are those of GLFW, the usual backend. With the SDL backend, negate x.

    x:    `x` of the result.
    y:    `y` of the result.
    time: Time of the event, in seconds: GetTime, if that is the clock of all calls.
    """
    result = Input()
    library().input_from_raylib_wheel(result, x, y, time)
    return result


def imgui_wheel(wheel_x: float, wheel_y: float, right_is_positive: int, time: float) -> Input:
    """Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.

    Dear ImGui counts up and left as positive, and swaps the axes itself while shift is held
    (imgui.h). Some of its backends count right as positive: SDL2 and Win32 before version 1.89.3,
    and GLFW in a browser. To find out, turn the wheel to the right and look at the sign.

    wheel_x:           `MouseWheelH`.
    wheel_y:           `MouseWheel`.
    right_is_positive: 1: the backend counts right as positive; 0: left.
    time:              Time of the event, in seconds: ImGui::GetTime, if that is the clock of all
                       calls.
    """
    result = Input()
    library().input_from_imgui_wheel(result, wheel_x, wheel_y, right_is_positive, time)
    return result


def sgr_button(button: int, time: float) -> Input:
    """Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).

    Each report is one notch. With shift, a vertical wheel scrolls horizontally; some terminals do
    not report shift.

    Content rests at whole rows if the scroller's `wheel_step`, the viewport's height and the
    content's height are multiples of the height of a row. During an animation, draw the row nearest
    to the offset at the top.

    button: The first number of the report: 64 up, 65 down, 66 left, 67 right; plus 4 with shift, 8
            with meta, 16 with control.
    time:   Time of the report, in seconds.
    """
    result = Input()
    library().input_from_sgr_button(result, button, time)
    return result


def gtk_scroll(dx: float, dy: float, unit: int, time_ms: int) -> Input:
    """Make an input from the "scroll" signal of GtkEventControllerScroll (GTK 4.8 and later).

    Clicks of a wheel become WHEEL, surface units PAN_UPDATE of 2.5 points each, the factor of
    GtkScrolledWindow: content scrolls as far as GTK's own lists. Push the inputs of
    scrollkit_input_from_gtk_begin and scrollkit_input_from_gtk_end, too: a pan without a begin ends
    after 0.15 s without input. GTK's signs are those of ScrollKit: positive is right and down
    (gdkenums.h, GdkScrollUnit).

    dx:      `dx` of the signal.
    dy:      `dy` of the signal.
    unit:    gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
    time_ms: gtk_event_controller_get_current_event_time.
    """
    result = Input()
    library().input_from_gtk_scroll(result, dx, dy, unit, time_ms)
    return result


def gtk_begin(time_ms: int) -> Input:
    """Make an input from the "scroll-begin" signal of GtkEventControllerScroll.

    time_ms: gtk_event_controller_get_current_event_time.
    """
    result = Input()
    library().input_from_gtk_begin(result, time_ms)
    return result


def gtk_end(time_ms: int) -> Input:
    """Make an input from the "scroll-end" signal of GtkEventControllerScroll. Momentum follows.

    time_ms: gtk_event_controller_get_current_event_time.
    """
    result = Input()
    library().input_from_gtk_end(result, time_ms)
    return result


def gtk_decelerate(velocity_x: float, velocity_y: float, time_ms: int) -> Input:
    """Make an input from the "decelerate" signal of GtkEventControllerScroll. Momentum with GTK's
    velocity follows.

    GTK emits it directly after "scroll-end". Push the input of one of the two; the second has no
    effect. After clicks of a wheel it has no effect, because no pan began.

    velocity_x: `vel_x` of the signal, in surface units per second; 2.5 points each.
    velocity_y: `vel_y` of the signal, in surface units per second.
    time_ms:    gtk_event_controller_get_current_event_time.
    """
    result = Input()
    library().input_from_gtk_decelerate(result, velocity_x, velocity_y, time_ms)
    return result


def gdk_scroll(
    direction: int, dx: float, dy: float, unit: int, is_stop: int, relative: int, time_ms: int
) -> Input:
    """Make an input from a GDK scroll event (GTK 4).

    A stop becomes PAN_END, clicks become WHEEL, surface units PAN_UPDATE of 2.5 points each. The
    pan ends after 0.15 s without input.

    direction: gdk_scroll_event_get_direction: 0 up, 1 down, 2 left, 3 right, each one click; 4
               smooth: the deltas.
    dx:        gdk_scroll_event_get_deltas.
    dy:        gdk_scroll_event_get_deltas.
    unit:      gdk_scroll_event_get_unit: 0 clicks, 1 surface units; 0 before GTK 4.8.
    is_stop:   gdk_scroll_event_is_stop: 0 or 1.
    relative:  gdk_scroll_event_get_relative_direction: 0 identical, 1 inverted, 2 unknown; 2 before
               GTK 4.20.
    time_ms:   gdk_event_get_time.
    """
    result = Input()
    library().input_from_gdk_scroll(result, direction, dx, dy, unit, is_stop, relative, time_ms)
    return result


def gdk_hold(phase: int, time_ms: int) -> Input:
    """Make an input from a GDK hold event. Fingers that rest on a touchpad stop a motion.

    phase:   gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the fingers
             leave or begin to scroll. 1, update, is refused: it needs no input.
    time_ms: gdk_event_get_time.
    """
    result = Input()
    library().input_from_gdk_hold(result, phase, time_ms)
    return result


def wayland_axis(
    axis: int, value: float, value120: int, source: int, relative: int, time_ms: int
) -> Input:
    """Make an input from a Wayland axis event (wl_pointer.axis) and the other events of its frame.

    Each axis is an input of its own. A finger becomes PAN_UPDATE, which its stop ends. Some
    compositors send no stop: the pan then ends after 0.15 s without input. A continuous source
    becomes WHEEL in points, because no stop needs to follow. A wheel or tilted wheel becomes WHEEL
    in 120ths, or in points if `value120` is 0. Without a source, what has a `value120` counts as a
    wheel, the rest as continuous: wl_pointer.axis_source is optional. Push all axes of a frame
    before its stops. Positive is right and down (wayland.xml).

    axis:     0 vertical, 1 horizontal.
    value:    wl_fixed_to_double of the value, in surface units.
    value120: axis_value120 of the frame; before version 8 of wl_seat, axis_discrete times 120; 0
              without either.
    source:   axis_source of the frame, any number: 0 wheel, 1 finger, 2 continuous, 3 wheel tilt;
              another one: none was sent, or it is not known.
    relative: axis_relative_direction: 0 identical, 1 inverted; 0 before version 9.
    time_ms:  The time of the event.
    """
    result = Input()
    library().input_from_wayland_axis(result, axis, value, value120, source, relative, time_ms)
    return result


def wayland_stop(axis: int, time_ms: int) -> Input:
    """Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).

    Momentum follows when both axes have stopped.

    axis:    0 vertical, 1 horizontal.
    time_ms: The time of the event.
    """
    result = Input()
    library().input_from_wayland_stop(result, axis, time_ms)
    return result


def libinput_scroll(source: int, axis: int, value: float, value120: float, time_usec: int) -> Input:
    """Make an input from one axis of a libinput scroll event (libinput 1.19 and later).

    Call it for each axis for which libinput_event_pointer_has_axis returns true. Fingers become
    PAN_UPDATE; their value 0, which libinput.h guarantees, becomes PAN_END of the axis. A
    continuous source becomes WHEEL in points, a wheel WHEEL in 120ths.

    source:    LIBINPUT_POINTER_AXIS_SOURCE_: 1 wheel, 2 finger, 3 continuous, 4 wheel tilt. The
               event type SCROLL_WHEEL is 1, SCROLL_FINGER 2, SCROLL_CONTINUOUS 3.
    axis:      0 vertical, 1 horizontal.
    value:     libinput_event_pointer_get_scroll_value.
    value120:  libinput_event_pointer_get_scroll_value_v120, for wheels; else 0.
    time_usec: libinput_event_pointer_get_time_usec.
    """
    result = Input()
    library().input_from_libinput_scroll(result, source, axis, value, value120, time_usec)
    return result


def xi2_scroll(scroll_type: int, delta: float, increment: float, time_ms: int) -> Input:
    """Make an input from an X11 scroll valuator (XInput 2.1 and later).

    The host keeps the last value of each device's valuator, and discards it when the pointer enters
    a window. The server also sends button events 4 to 7 for the same scroll: ignore those with
    XIPointerEmulated.

    scroll_type: `scroll_type` of XIScrollClassInfo: 1 vertical, 2 horizontal.
    delta:       Difference of the valuator's value from its last one; positive is right and down.
    increment:   `increment` of XIScrollClassInfo, the difference of one click; negative if it
                 counts in the opposite direction.
    time_ms:     The time of the event.
    """
    result = Input()
    library().input_from_xi2_scroll(result, scroll_type, delta, increment, time_ms)
    return result


def x11_button(button: int, time_ms: int) -> Input:
    """Make an input from an X11 button event of a wheel.

    button:  4 up, 5 down, 6 left, 7 right.
    time_ms: The time of the event.
    """
    result = Input()
    library().input_from_x11_button(result, button, time_ms)
    return result


def qt_wheel(
    angle_x: int, angle_y: int, pixel_x: int, pixel_y: int, phase: int, inverted: int, time_ms: int
) -> Input:
    """Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).

    Without a phase, the angle becomes WHEEL in 120ths; an event with pixels alone becomes WHEEL in
    points. With a phase the device is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels, PAN_END. A
    begin that moves becomes PAN_UPDATE. The platform's momentum ends a pan without an end. Qt
    counts up and left as positive; its deltas contain the amount that the user wants to scroll,
    inverted or not.

    angle_x:  angleDelta().x().
    angle_y:  angleDelta().y().
    pixel_x:  pixelDelta().x(); 0 without.
    pixel_y:  pixelDelta().y(); 0 without.
    phase:    phase(): Qt::NoScrollPhase 0, ScrollBegin 1, ScrollUpdate 2, ScrollEnd 3,
              ScrollMomentum 4 (qnamespace.h).
    inverted: inverted(): 0 or 1.
    time_ms:  timestamp().
    """
    result = Input()
    library().input_from_qt_wheel(
        result, angle_x, angle_y, pixel_x, pixel_y, phase, inverted, time_ms
    )
    return result


def appkit_scroll(
    dx: float, dy: float, precise: int, phase: int, momentum: int, inverted: int, time: float
) -> Input:
    """Make an input from an AppKit scroll event (NSEventTypeScrollWheel).

    Phases of the fingers: may begin becomes HOLD; began PAN_BEGIN, or PAN_UPDATE if it moves;
    changed PAN_UPDATE; ended PAN_END, with the platform's momentum to follow; cancelled CANCEL.
    Phases of momentum become MOMENTUM_UPDATE and MOMENTUM_END; ScrollKit adds no momentum. Without
    a phase the event becomes WHEEL, in points if the deltas are precise, else in lines. AppKit
    counts up and left as positive; its deltas contain the amount that the user wants to scroll,
    inverted or not.

    dx:       scrollingDeltaX.
    dy:       scrollingDeltaY.
    precise:  hasPreciseScrollingDeltas: 0 or 1.
    phase:    phase: none 0, began 1, stationary 2, changed 4, ended 8, cancelled 16, may begin 32.
    momentum: momentumPhase, in the same numbers.
    inverted: isDirectionInvertedFromDevice: 0 or 1.
    time:     timestamp, in seconds.
    """
    result = Input()
    library().input_from_appkit_scroll(result, dx, dy, precise, phase, momentum, inverted, time)
    return result


def web_wheel(
    delta_x: float, delta_y: float, delta_mode: int, wheel_delta_x: int, wheel_delta_y: int,
    time_ms: float
) -> Input:
    """Make an input from a WheelEvent of the web.

    Browsers report a notch of a wheel in pixels, as many as they would scroll, and in `wheelDelta`
    as 120: whole notches become WHEEL in 120ths, as those of other toolkits. A trackpad has three
    times the pixels there. Its pixels, and parts of a notch, become WHEEL in points; lines and
    pages stay what they are. The signs of deltaX and deltaY are those of ScrollKit: positive is
    right and down. Those of `wheelDelta` are opposite.

    delta_x:       deltaX.
    delta_y:       deltaY.
    delta_mode:    deltaMode: 0 pixels, 1 lines, 2 pages.
    wheel_delta_x: wheelDeltaX; 0 of a browser without.
    wheel_delta_y: wheelDeltaY; 0 of a browser without.
    time_ms:       timeStamp.
    """
    result = Input()
    library().input_from_web_wheel(
        result, delta_x, delta_y, delta_mode, wheel_delta_x, wheel_delta_y, time_ms
    )
    return result


def win32_wheel(message: int, delta: int, pages: int, time_ms: int) -> Input:
    """Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.

    A vertical wheel counts up as positive, a horizontal one right (documentation of
    WM_MOUSEHWHEEL).

    message: WM_MOUSEWHEEL 0x20A, WM_MOUSEHWHEEL 0x20E.
    delta:   GET_WHEEL_DELTA_WPARAM(wParam), which is signed. Range: -32768 to 32767.
    pages:   1 if SPI_GETWHEELSCROLLLINES is WHEEL_PAGESCROLL, one page per notch; else 0.
    time_ms: GetMessageTime.
    """
    result = Input()
    library().input_from_win32_wheel(result, message, delta, pages, time_ms)
    return result
