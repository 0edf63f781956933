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
 * SDL counts positive as up and right (SDL_events.h). A flipped event holds what the user wants to
 * see, only the hand went the other way: content goes by it as it is, with
 * SCROLLKIT_INPUT_FLAGS_INVERTED.
 *
 * @param input     Receives the input; `struct_size` must be set. Must not be NULL.
 * @param x         `preciseX`; before SDL 2.0.18 `x`.
 * @param y         `preciseY`; before SDL 2.0.18 `y`.
 * @param direction `direction`: 0 normal, 1 flipped.
 * @param time_ms   `timestamp`.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown direction), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl2_wheel(
    scrollkit_input *input, double x, double y, uint32_t direction, uint32_t time_ms);

/**
 * Make an input from an SDL3 wheel event.
 *
 * As for SDL2: a flipped event is taken as it is, with SCROLLKIT_INPUT_FLAGS_INVERTED.
 *
 * @param input     Receives the input; `struct_size` must be set. Must not be NULL.
 * @param x         `x`; not `integer_x`, which drops what a trackpad says.
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
 * SDL makes mouse events of fingers, too: leave out those whose `which` is SDL_TOUCH_MOUSEID. The
 * input's `pointer_id` is the finger's plus one, so that 0 is free for the mouse.
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param type    `type`: SDL_FINGERDOWN 0x700, SDL_FINGERUP 0x701, SDL_FINGERMOTION 0x702.
 * @param finger  `fingerId`.
 * @param x       `x`, a share of the window's width.
 * @param y       `y`, a share of the window's height.
 * @param width   The window's width, in points; 0 or more.
 * @param height  The window's height, in points; 0 or more.
 * @param time_ms `timestamp`.
 * @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for another type or
 *         a negative length, too.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl2_finger(
    scrollkit_input *input, uint32_t type, uint64_t finger, double x, double y, double width,
    double height, uint32_t time_ms);

/**
 * Make an input from an SDL3 finger event.
 *
 * As for SDL2; a canceled finger becomes CANCEL.
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
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
 * GLFW counts positive as up and left: on X11 button 6, which is left, is +1, and on Windows the
 * sideways wheel is negated (x11_window.c, win32_window.c).
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param xoffset As GLFW tells it.
 * @param yoffset As GLFW tells it.
 * @param time    When, in seconds: glfwGetTime, if that is the clock of all calls.
 * @return As scrollkit_input_from_sdl2_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_glfw_scroll(
    scrollkit_input *input, double xoffset, double yoffset, double time);

/**
 * Make an input from raylib's GetMouseWheelMoveV, if it is not zero.
 *
 * The signs are those of GLFW, which raylib is usually built on; built on SDL its x is the other
 * way round.
 *
 * @param input Receives the input; `struct_size` must be set. Must not be NULL.
 * @param x     As raylib tells it.
 * @param y     As raylib tells it.
 * @param time  When, in seconds: GetTime, if that is the clock of all calls.
 * @return As scrollkit_input_from_sdl2_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_raylib_wheel(
    scrollkit_input *input, double x, double y, double time);

/**
 * Make an input from Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.
 *
 * Dear ImGui counts positive as up and left, and turns the axes itself while shift is held
 * (imgui.h).
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param wheel_x `MouseWheelH`.
 * @param wheel_y `MouseWheel`.
 * @param time    When, in seconds: ImGui::GetTime, if that is the clock of all calls.
 * @return As scrollkit_input_from_sdl2_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_imgui_wheel(
    scrollkit_input *input, double wheel_x, double wheel_y, double time);

/**
 * Make an input from a terminal's mouse report (xterm's SGR modes 1006 and 1016).
 *
 * Each report is one notch. A held shift makes an upright wheel scroll sideways, where the terminal
 * does not keep it for itself.
 *
 * @param input  Receives the input; `struct_size` must be set. Must not be NULL.
 * @param button The first number: 64 up, 65 down, 66 left, 67 right; 4 more with shift, 8 with
 *               meta, 16 with control. Any other is refused.
 * @param time   When, in seconds.
 * @return As scrollkit_input_from_sdl2_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
 *         button, too.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sgr_button(
    scrollkit_input *input, uint32_t button, double time);

/* ---- Toolkits: Linux ------------------------------------------------------------------------- */

/**
 * Make an input from GtkEventControllerScroll's "scroll" (GTK 4.8 and later).
 *
 * Clicks of a wheel become WHEEL, surface units PAN_UPDATE. Push scrollkit_input_from_gtk_begin and
 * _end, too: a pan that was not begun ends after 0.15 s of silence. GTK and ScrollKit agree that
 * positive is right and down (gdkenums.h, GdkScrollUnit).
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param dx      As GTK tells it.
 * @param dy      As GTK tells it.
 * @param unit    gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown unit), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_scroll(
    scrollkit_input *input, double dx, double dy, uint32_t unit, uint32_t time_ms);

/**
 * Make an input from GtkEventControllerScroll's "scroll-begin".
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_begin(
    scrollkit_input *input, uint32_t time_ms);

/**
 * Make an input from GtkEventControllerScroll's "scroll-end": the content coasts on.
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_end(
    scrollkit_input *input, uint32_t time_ms);

/**
 * Make an input from GtkEventControllerScroll's "decelerate": the content coasts on as fast as GTK
 * says.
 *
 * GTK tells it right after "scroll-end": push one of the two. Of both, the first counts.
 *
 * @param input      Receives the input; `struct_size` must be set. Must not be NULL.
 * @param velocity_x As GTK tells it, in points per second.
 * @param velocity_y As GTK tells it, in points per second.
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
 * A stop becomes PAN_END, clicks WHEEL, surface units PAN_UPDATE, which 0.15 s of silence end.
 *
 * @param input     Receives the input; `struct_size` must be set. Must not be NULL.
 * @param direction gdk_scroll_event_get_direction: 0 up, 1 down, 2 left, 3 right, each one click; 4
 *                  smooth: the deltas count.
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
 * Make an input from a GDK hold event: fingers that rest on a touchpad stop what moves.
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param phase   gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the
 *                fingers leave or begin to scroll.
 * @param time_ms gdk_event_get_time.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for 1, update, too:
 *         a resting finger needs no input.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gdk_hold(
    scrollkit_input *input, uint32_t phase, uint32_t time_ms);

/**
 * Make an input from a Wayland axis event (wl_pointer.axis, with what its frame says of it).
 *
 * Each axis is an input of its own. Fingers become PAN_UPDATE, their stop follows; what is
 * continuous becomes WHEEL in points, since no stop need follow; wheels and tilted wheels WHEEL in
 * 120ths, or in points if `value120` is 0. Positive is right and down (wayland.xml).
 *
 * @param input    Receives the input; `struct_size` must be set. Must not be NULL.
 * @param axis     0 vertical, 1 horizontal.
 * @param value    wl_fixed_to_double of the value, in surface units.
 * @param value120 axis_value120 of the frame; before version 8 of wl_seat axis_discrete times 120;
 *                 0 without either.
 * @param source   axis_source of the frame: 0 wheel, 1 finger, 2 continuous, 3 wheel tilt.
 * @param relative axis_relative_direction: 0 identical, 1 inverted; 0 before version 9.
 * @param time_ms  The event's time.
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
 * The content coasts on when its last axis that moved has stopped.
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param axis    0 vertical, 1 horizontal.
 * @param time_ms The event's time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_wayland_stop(
    scrollkit_input *input, uint32_t axis, uint32_t time_ms);

/**
 * Make an input from one axis of a libinput scroll event (libinput 1.19 and later).
 *
 * Call it for each axis that libinput_event_pointer_has_axis names. Fingers become PAN_UPDATE, and
 * PAN_END of the axis when their value is 0 (libinput.h promises that one); what is continuous
 * becomes WHEEL in points; wheels WHEEL in 120ths.
 *
 * @param input     Receives the input; `struct_size` must be set. Must not be NULL.
 * @param source    LIBINPUT_POINTER_AXIS_SOURCE_: 1 wheel, 2 finger, 3 continuous, 4 wheel tilt; of
 *                  the event types SCROLL_WHEEL is 1, SCROLL_FINGER 2, SCROLL_CONTINUOUS 3.
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
 * The valuator counts on for ever: `delta` is its value less the one before, for which the host
 * keeps the last value of each device, and forgets it when the pointer enters a window. With it
 * come button events 4 to 7, which say the same: leave out those with XIPointerEmulated.
 *
 * @param input       Receives the input; `struct_size` must be set. Must not be NULL.
 * @param scroll_type XIScrollClassInfo's: 1 vertical, 2 horizontal.
 * @param delta       How far the valuator went; positive is right and down.
 * @param increment   XIScrollClassInfo's, that of one click; negative if it counts the other way.
 * @param time_ms     The event's time.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for an increment of
 *         0, too.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_xi2_scroll(
    scrollkit_input *input, uint32_t scroll_type, double delta, double increment, uint32_t time_ms);

/**
 * Make an input from an X11 button that stands for a wheel.
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param button  4 up, 5 down, 6 left, 7 right; any other is refused.
 * @param time_ms The event's time.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
 *         button, too.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_x11_button(
    scrollkit_input *input, uint32_t button, uint32_t time_ms);

/* ---- Toolkits: Platforms --------------------------------------------------------------------- */

/**
 * Make an input from a QWheelEvent (Qt 5.14 and later, Qt 6).
 *
 * Without a phase the angle becomes WHEEL in 120ths, or in points if there are pixels alone. With
 * one it is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels, PAN_END; a begin that moves is a
 * PAN_UPDATE. Momentum of the platform's ends the pan if no end was told. Qt counts positive as up
 * and left, and its deltas hold what the user wants to see, inverted or not.
 *
 * @param input    Receives the input; `struct_size` must be set. Must not be NULL.
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
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_qt_wheel(
    scrollkit_input *input, int32_t angle_x, int32_t angle_y, int32_t pixel_x, int32_t pixel_y,
    uint32_t phase, uint32_t inverted, uint64_t time_ms);

/**
 * Make an input from an AppKit scroll event (NSEventTypeScrollWheel).
 *
 * Fingers: may begin becomes HOLD, began PAN_BEGIN (or PAN_UPDATE, if it moves), changed
 * PAN_UPDATE, ended PAN_END with the system's momentum to follow, cancelled CANCEL. Momentum:
 * MOMENTUM_UPDATE, then MOMENTUM_END; none of ours is added. Without a phase: WHEEL, in points if
 * the deltas are precise, else in lines. AppKit counts positive as up and left, as the content
 * moves, and its deltas hold what the user wants to see, inverted or not.
 *
 * @param input    Receives the input; `struct_size` must be set. Must not be NULL.
 * @param dx       scrollingDeltaX.
 * @param dy       scrollingDeltaY.
 * @param precise  hasPreciseScrollingDeltas: 0 or 1.
 * @param phase    phase: none 0, began 1, stationary 2, changed 4, ended 8, cancelled 16, may begin
 *                 32.
 * @param momentum momentumPhase, in the same numbers.
 * @param inverted isDirectionInvertedFromDevice: 0 or 1.
 * @param time     timestamp, in seconds.
 * @return As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for two phases at
 *         once, too.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_appkit_scroll(
    scrollkit_input *input, double dx, double dy, uint32_t precise, uint32_t phase,
    uint32_t momentum, uint32_t inverted, double time);

/**
 * Make an input from a WheelEvent of the web.
 *
 * The web and ScrollKit agree that positive is right and down.
 *
 * @param input      Receives the input; `struct_size` must be set. Must not be NULL.
 * @param delta_x    deltaX.
 * @param delta_y    deltaY.
 * @param delta_mode deltaMode: 0 pixels, 1 lines, 2 pages.
 * @param time_ms    timeStamp.
 * @return As scrollkit_input_from_qt_wheel.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_web_wheel(
    scrollkit_input *input, double delta_x, double delta_y, uint32_t delta_mode, double time_ms);

/**
 * Make an input from Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.
 *
 * The upright wheel counts positive as up, the sideways one as right (WM_MOUSEHWHEEL's page).
 *
 * @param input   Receives the input; `struct_size` must be set. Must not be NULL.
 * @param message WM_MOUSEWHEEL 0x20A, WM_MOUSEHWHEEL 0x20E.
 * @param delta   GET_WHEEL_DELTA_WPARAM(wParam).
 * @param pages   1 if SPI_GETWHEELSCROLLLINES says WHEEL_PAGESCROLL: a page a notch; else 0.
 * @param time_ms GetMessageTime.
 * @return As scrollkit_input_from_qt_wheel; SCROLLKIT_STATUS_INVALID_ARGUMENT for another message,
 *         too.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_win32_wheel(
    scrollkit_input *input, uint32_t message, int32_t delta, uint32_t pages, uint32_t time_ms);

/**
 * Unwrap a time in 32-bit milliseconds, which wrap every 49.7 days.
 *
 * Of all times that the milliseconds can mean, it is the nearest to the one before. A scroller does
 * the same with inputs that have SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, from its last call on; this is
 * for what a host itself does with them, such as ticks.
 *
 * @param previous The time before, in seconds, on the same clock; 0 if there is none.
 * @param time_ms  What the toolkit tells.
 * @param time     Receives the time, in seconds. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and `*time` is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_time_unwrap(
    double previous, uint32_t time_ms, double *time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_TOOLKITS_H */
