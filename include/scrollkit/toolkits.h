/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file toolkits.h
 * Inputs made of the events of toolkits and platforms.
 */
#ifndef SCROLLKIT_TOOLKITS_H
#define SCROLLKIT_TOOLKITS_H

#include "api.h"
#include "types/input.h"
#include "types/library.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Toolkits: Libraries --------------------------------------------------------------------- */

/**
 * Make an input from an SDL2 wheel event.
 *
 * SDL counts up and right as positive (SDL_events.h). A flipped event contains the amount that the
 * user wants to scroll; it sets SCROLLKIT_INPUT_FLAGS_INVERTED.
 *
 * @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param x         `preciseX`; before SDL 2.0.18 `x`.
 * @param y         `preciseY`; before SDL 2.0.18 `y`.
 * @param direction `direction`: 0 normal, 1 flipped.
 * @param time_ms   `timestamp`.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown direction), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl2_wheel(
    scrollkit_input *input, double x, double y, uint32_t direction, uint32_t time_ms);

/**
 * Make an input from an SDL3 wheel event.
 *
 * A flipped event sets SCROLLKIT_INPUT_FLAGS_INVERTED, as with SDL2.
 *
 * @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param x         `x`; not `integer_x`, which drops the fractions of a trackpad.
 * @param y         `y`.
 * @param direction `direction`: 0 normal, 1 flipped.
 * @param time_ns   `timestamp`.
 * @return As scrollkit_input_from_sdl2_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl3_wheel(
    scrollkit_input *input, double x, double y, uint32_t direction, uint64_t time_ns);

/**
 * Make an input from an SDL2 finger event.
 *
 * SDL also makes mouse events of fingers: ignore those whose `which` is SDL_TOUCH_MOUSEID. The
 * input's `pointer_id` is the finger's plus 1, so that 0 remains for the mouse.
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param type    `type`: SDL_FINGERDOWN 0x700, SDL_FINGERUP 0x701, SDL_FINGERMOTION 0x702.
 * @param finger  `fingerId`.
 * @param x       `x`, a share of the window's width.
 * @param y       `y`, a share of the window's height.
 * @param width   The window's width, in points; 0 or more.
 * @param height  The window's height, in points; 0 or more.
 * @param time_ms `timestamp`.
 * @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for another
 *         type, SCROLLKIT_STATUS_OUT_OF_RANGE also for a negative length.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl2_finger(
    scrollkit_input *input, uint32_t type, uint64_t finger, double x, double y, double width,
    double height, uint32_t time_ms);

/**
 * Make an input from an SDL3 finger event.
 *
 * A canceled finger becomes CANCEL. Otherwise it behaves as with SDL2.
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param type    `type`: SDL_EVENT_FINGER_DOWN 0x700, _UP 0x701, _MOTION 0x702, _CANCELED 0x703.
 * @param finger  `fingerID`.
 * @param x       `x`, a share of the window's width.
 * @param y       `y`, a share of the window's height.
 * @param width   The window's width, in points; 0 or more.
 * @param height  The window's height, in points; 0 or more.
 * @param time_ns `timestamp`.
 * @return As scrollkit_input_from_sdl2_finger.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl3_finger(
    scrollkit_input *input, uint32_t type, uint64_t finger, double x, double y, double width,
    double height, uint64_t time_ns);

/**
 * Make an input from GLFW's scroll callback.
 *
 * GLFW counts up and left as positive: on X11, button 6, which is left, is +1, and on Windows the
 * horizontal wheel is negated (x11_window.c, win32_window.c).
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param xoffset `xoffset` of the callback.
 * @param yoffset `yoffset` of the callback.
 * @param time    Time of the event, in seconds: glfwGetTime, if that is the clock of all calls.
 * @return As scrollkit_input_from_sdl2_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_glfw_scroll(
    scrollkit_input *input, double xoffset, double yoffset, double time);

/**
 * Make an input from raylib's GetMouseWheelMoveV, if it is not zero.
 *
 * Its signs are those of GLFW, the usual backend. With the SDL backend, negate x.
 *
 * @param input Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param x     `x` of the result.
 * @param y     `y` of the result.
 * @param time  Time of the event, in seconds: GetTime, if that is the clock of all calls.
 * @return As scrollkit_input_from_sdl2_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_raylib_wheel(
    scrollkit_input *input, double x, double y, double time);

/**
 * Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.
 *
 * Dear ImGui counts up and left as positive, and swaps the axes itself while shift is held
 * (imgui.h). Some of its backends count right as positive: SDL2 and Win32 before version 1.89.3,
 * and GLFW in a browser. To find out, turn the wheel to the right and look at the sign.
 *
 * @param input             Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param wheel_x           `MouseWheelH`.
 * @param wheel_y           `MouseWheel`.
 * @param right_is_positive 1: the backend counts right as positive; 0: left.
 * @param time              Time of the event, in seconds: ImGui::GetTime, if that is the clock of
 *                          all calls.
 * @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for a
 *         `right_is_positive` that is neither 0 nor 1.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_imgui_wheel(
    scrollkit_input *input, double wheel_x, double wheel_y, uint32_t right_is_positive,
    double time);

/**
 * Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).
 *
 * Each report is one notch. With shift, a vertical wheel scrolls horizontally; some terminals do
 * not report shift.
 *
 * Content rests at whole rows if the scroller's `wheel_step`, the viewport's height and the
 * content's height are multiples of the height of a row. During an animation, draw the row nearest
 * to the offset at the top.
 *
 * @param input  Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param button The first number of the report: 64 up, 65 down, 66 left, 67 right; plus 4 with
 *               shift, 8 with meta, 16 with control.
 * @param time   Time of the report, in seconds.
 * @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
 *         button.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sgr_button(
    scrollkit_input *input, uint32_t button, double time);

/* ---- Toolkits: Linux ------------------------------------------------------------------------- */

/**
 * Make an input from the "scroll" signal of GtkEventControllerScroll (GTK 4.8 and later).
 *
 * Clicks of a wheel become WHEEL, surface units PAN_UPDATE of 2.5 points each, the factor of
 * GtkScrolledWindow: content scrolls as far as GTK's own lists. Push the inputs of
 * scrollkit_input_from_gtk_begin and scrollkit_input_from_gtk_end, too: a pan without a begin ends
 * after 0.15 s without input. GTK's signs are those of ScrollKit: positive is right and down
 * (gdkenums.h, GdkScrollUnit).
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param dx      `dx` of the signal.
 * @param dy      `dy` of the signal.
 * @param unit    gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown unit), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_scroll(
    scrollkit_input *input, double dx, double dy, uint32_t unit, uint32_t time_ms);

/**
 * Make an input from the "scroll-begin" signal of GtkEventControllerScroll.
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_begin(
    scrollkit_input *input, uint32_t time_ms);

/**
 * Make an input from the "scroll-end" signal of GtkEventControllerScroll. Momentum follows.
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_end(
    scrollkit_input *input, uint32_t time_ms);

/**
 * Make an input from the "decelerate" signal of GtkEventControllerScroll. Momentum with GTK's
 * velocity follows.
 *
 * GTK emits it directly after "scroll-end". Push the input of one of the two; the second has no
 * effect. After clicks of a wheel it has no effect, because no pan began.
 *
 * @param input      Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param velocity_x `vel_x` of the signal, in surface units per second; 2.5 points each.
 * @param velocity_y `vel_y` of the signal, in surface units per second.
 * @param time_ms    gtk_event_controller_get_current_event_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_decelerate(
    scrollkit_input *input, double velocity_x, double velocity_y, uint32_t time_ms);

/**
 * Make an input from a GDK scroll event (GTK 4).
 *
 * A stop becomes PAN_END, clicks become WHEEL, surface units PAN_UPDATE of 2.5 points each. The pan
 * ends after 0.15 s without input.
 *
 * @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param direction gdk_scroll_event_get_direction: 0 up, 1 down, 2 left, 3 right, each one click; 4
 *                  smooth: the deltas.
 * @param dx        gdk_scroll_event_get_deltas.
 * @param dy        gdk_scroll_event_get_deltas.
 * @param unit      gdk_scroll_event_get_unit: 0 clicks, 1 surface units; 0 before GTK 4.8.
 * @param is_stop   gdk_scroll_event_is_stop: 0 or 1.
 * @param relative  gdk_scroll_event_get_relative_direction: 0 identical, 1 inverted, 2 unknown; 2
 *                  before GTK 4.20.
 * @param time_ms   gdk_event_get_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gdk_scroll(
    scrollkit_input *input, uint32_t direction, double dx, double dy, uint32_t unit,
    uint32_t is_stop, uint32_t relative, uint32_t time_ms);

/**
 * Make an input from a GDK hold event. Fingers that rest on a touchpad stop a motion.
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param phase   gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the
 *                fingers leave or begin to scroll. 1, update, is refused: it needs no input.
 * @param time_ms gdk_event_get_time.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT also for the phase
 *         1.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gdk_hold(
    scrollkit_input *input, uint32_t phase, uint32_t time_ms);

/**
 * Make an input from a Wayland axis event (wl_pointer.axis) and the other events of its frame.
 *
 * Each axis is an input of its own. A finger becomes PAN_UPDATE, which its stop ends. Some
 * compositors send no stop: the pan then ends after 0.15 s without input. A continuous source
 * becomes WHEEL in points, because no stop needs to follow. A wheel or tilted wheel becomes WHEEL
 * in 120ths, or in points if `value120` is 0. Without a source, what has a `value120` counts as a
 * wheel, the rest as continuous: wl_pointer.axis_source is optional. Push all axes of a frame
 * before its stops. Positive is right and down (wayland.xml).
 *
 * @param input    Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param axis     0 vertical, 1 horizontal.
 * @param value    wl_fixed_to_double of the value, in surface units.
 * @param value120 axis_value120 of the frame; before version 8 of wl_seat, axis_discrete times 120;
 *                 0 without either.
 * @param source   axis_source of the frame, any number: 0 wheel, 1 finger, 2 continuous, 3 wheel
 *                 tilt; another one: none was sent, or it is not known.
 * @param relative axis_relative_direction: 0 identical, 1 inverted; 0 before version 9.
 * @param time_ms  The time of the event.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_wayland_axis(
    scrollkit_input *input, uint32_t axis, double value, int32_t value120, uint32_t source,
    uint32_t relative, uint32_t time_ms);

/**
 * Make an input from a Wayland axis that stopped (wl_pointer.axis_stop).
 *
 * Momentum follows when both axes have stopped.
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param axis    0 vertical, 1 horizontal.
 * @param time_ms The time of the event.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_wayland_stop(
    scrollkit_input *input, uint32_t axis, uint32_t time_ms);

/**
 * Make an input from one axis of a libinput scroll event (libinput 1.19 and later).
 *
 * Call it for each axis for which libinput_event_pointer_has_axis returns true. Fingers become
 * PAN_UPDATE; their value 0, which libinput.h guarantees, becomes PAN_END of the axis. A continuous
 * source becomes WHEEL in points, a wheel WHEEL in 120ths.
 *
 * @param input     Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param source    LIBINPUT_POINTER_AXIS_SOURCE_: 1 wheel, 2 finger, 3 continuous, 4 wheel tilt.
 *                  The event type SCROLL_WHEEL is 1, SCROLL_FINGER 2, SCROLL_CONTINUOUS 3.
 * @param axis      0 vertical, 1 horizontal.
 * @param value     libinput_event_pointer_get_scroll_value.
 * @param value120  libinput_event_pointer_get_scroll_value_v120, for wheels; else 0.
 * @param time_usec libinput_event_pointer_get_time_usec.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_libinput_scroll(
    scrollkit_input *input, uint32_t source, uint32_t axis, double value, double value120,
    uint64_t time_usec);

/**
 * Make an input from an X11 scroll valuator (XInput 2.1 and later).
 *
 * The host keeps the last value of each device's valuator, and discards it when the pointer enters
 * a window. The server also sends button events 4 to 7 for the same scroll: ignore those with
 * XIPointerEmulated.
 *
 * @param input       Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param scroll_type `scroll_type` of XIScrollClassInfo: 1 vertical, 2 horizontal.
 * @param delta       Difference of the valuator's value from its last one; positive is right and
 *                    down.
 * @param increment   `increment` of XIScrollClassInfo, the difference of one click; negative if it
 *                    counts in the opposite direction.
 * @param time_ms     The time of the event.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT also for an
 *         increment of 0.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_xi2_scroll(
    scrollkit_input *input, uint32_t scroll_type, double delta, double increment, uint32_t time_ms);

/**
 * Make an input from an X11 button event of a wheel.
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param button  4 up, 5 down, 6 left, 7 right.
 * @param time_ms The time of the event.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
 *         button.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_x11_button(
    scrollkit_input *input, uint32_t button, uint32_t time_ms);

/* ---- Toolkits: Platforms --------------------------------------------------------------------- */

/**
 * Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).
 *
 * Without a phase, the angle becomes WHEEL in 120ths; an event with pixels alone becomes WHEEL in
 * points. With a phase the device is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels, PAN_END. A
 * begin that moves becomes PAN_UPDATE. The platform's momentum ends a pan without an end. Qt counts
 * up and left as positive; its deltas contain the amount that the user wants to scroll, inverted or
 * not.
 *
 * @param input    Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param angle_x  angleDelta().x().
 * @param angle_y  angleDelta().y().
 * @param pixel_x  pixelDelta().x(); 0 without.
 * @param pixel_y  pixelDelta().y(); 0 without.
 * @param phase    phase(): Qt::NoScrollPhase 0, ScrollBegin 1, ScrollUpdate 2, ScrollEnd 3,
 *                 ScrollMomentum 4 (qnamespace.h).
 * @param inverted inverted(): 0 or 1.
 * @param time_ms  timestamp().
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown phase), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_qt_wheel(
    scrollkit_input *input, int32_t angle_x, int32_t angle_y, int32_t pixel_x, int32_t pixel_y,
    uint32_t phase, uint32_t inverted, uint64_t time_ms);

/**
 * Make an input from an AppKit scroll event (NSEventTypeScrollWheel).
 *
 * Phases of the fingers: may begin becomes HOLD; began PAN_BEGIN, or PAN_UPDATE if it moves;
 * changed PAN_UPDATE; ended PAN_END, with the platform's momentum to follow; cancelled CANCEL.
 * Phases of momentum become MOMENTUM_UPDATE and MOMENTUM_END; ScrollKit adds no momentum. Without a
 * phase the event becomes WHEEL, in points if the deltas are precise, else in lines. AppKit counts
 * up and left as positive; its deltas contain the amount that the user wants to scroll, inverted or
 * not.
 *
 * @param input    Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param dx       scrollingDeltaX.
 * @param dy       scrollingDeltaY.
 * @param precise  hasPreciseScrollingDeltas: 0 or 1.
 * @param phase    phase: none 0, began 1, stationary 2, changed 4, ended 8, cancelled 16, may begin
 *                 32.
 * @param momentum momentumPhase, in the same numbers.
 * @param inverted isDirectionInvertedFromDevice: 0 or 1.
 * @param time     timestamp, in seconds.
 * @return As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for two phases
 *         at once.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_appkit_scroll(
    scrollkit_input *input, double dx, double dy, uint32_t precise, uint32_t phase,
    uint32_t momentum, uint32_t inverted, double time);

/**
 * Make an input from a WheelEvent of the web.
 *
 * Browsers report a notch of a wheel in pixels, as many as they would scroll, and in `wheelDelta`
 * as 120: whole notches become WHEEL in 120ths, as those of other toolkits. A trackpad has three
 * times the pixels there. Its pixels, and parts of a notch, become WHEEL in points; lines and pages
 * stay what they are. The signs of deltaX and deltaY are those of ScrollKit: positive is right and
 * down. Those of `wheelDelta` are opposite.
 *
 * @param input         Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param delta_x       deltaX.
 * @param delta_y       deltaY.
 * @param delta_mode    deltaMode: 0 pixels, 1 lines, 2 pages.
 * @param wheel_delta_x wheelDeltaX; 0 of a browser without.
 * @param wheel_delta_y wheelDeltaY; 0 of a browser without.
 * @param time_ms       timeStamp.
 * @return As scrollkit_input_from_qt_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_web_wheel(
    scrollkit_input *input, double delta_x, double delta_y, uint32_t delta_mode,
    int32_t wheel_delta_x, int32_t wheel_delta_y, double time_ms);

/**
 * Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.
 *
 * A vertical wheel counts up as positive, a horizontal one right (documentation of WM_MOUSEHWHEEL).
 *
 * @param input   Receives the input; must not be NULL, and its `struct_size` must be set.
 * @param message WM_MOUSEWHEEL 0x20A, WM_MOUSEHWHEEL 0x20E.
 * @param delta   GET_WHEEL_DELTA_WPARAM(wParam), which is signed. Range: -32768 to 32767.
 * @param pages   1 if SPI_GETWHEELSCROLLLINES is WHEEL_PAGESCROLL, one page per notch; else 0.
 * @param time_ms GetMessageTime.
 * @return As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT also for another
 *         message.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_win32_wheel(
    scrollkit_input *input, uint32_t message, int32_t delta, uint32_t pages, uint32_t time_ms);

/**
 * Unwrap a time in 32-bit milliseconds, which wrap every 49.7 days.
 *
 * Of all times with these milliseconds, it returns the nearest to the previous time. A scroller
 * does the same with inputs that have SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, from its last call on. This
 * function is for the host's own use of such times, such as ticks.
 *
 * @param previous The previous time, in seconds, on the same clock; 0 for the first.
 * @param time_ms  The milliseconds of the toolkit.
 * @param time     Receives the time, in seconds. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and `*time` is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_time_unwrap(
    double previous, uint32_t time_ms, double *time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_TOOLKITS_H */
