/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file scrollkit.h
 * Functions of the ScrollKit C interface: inputs in, frames and events out.
 *
 * Enums and structs, and what is true of all of them, are in scrollkit_types.h.
 *
 * A function that can fail returns a scrollkit_status and writes its results through pointers; if
 * it fails, nothing has changed, neither the scroller nor what the pointers point to. The times of
 * the calls on one scroller never go backwards. A scroller is used by one thread at a time;
 * different scrollers share nothing.
 */
#ifndef SCROLLKIT_H
#define SCROLLKIT_H

#include "scrollkit_types.h"

/** Marks what the library exports. */
#if defined(__GNUC__) || defined(__clang__)
#define SCROLLKIT_API __attribute__((visibility("default")))
#else
#define SCROLLKIT_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Library --------------------------------------------------------------------------------- */

/**
 * Tell the version of the library, as text: "0.1.0".
 *
 * @return Borrowed, valid for ever.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_version(void);

/**
 * Tell the version of the library, as a number that grows.
 *
 * @return Major * 10000 + minor * 100 + patch; 100 is 0.1.0.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_version_number(void);

/**
 * Tell whether this build of the library has a feature.
 *
 * Known: "driven", "observed", "delegate", "batches", "context", "top", "header", "anchor", "nub",
 * "nesting", "zoom", "steering", "scrollbar", "preferences".
 *
 * @param name The feature's name; NULL is no feature.
 * @return 1 if it has, 0 if it has not or does not know the name.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_has_feature(const char *name);

/**
 * Return what a status means and what to do about it, in one or two sentences.
 *
 * @param status A status; any number.
 * @return Borrowed, valid for ever; "unknown status" for a number that is no status.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_status_text(scrollkit_status status);

/**
 * Return the name of an enum's constant, for logs and menus: ("phase", 2) is "dragging".
 *
 * @param type  The enum's name without `scrollkit_`, such as "phase"; may be NULL.
 * @param value The constant; any number.
 * @return Borrowed, valid for ever: the constant's name in lower case without the enum's name;
 *         "unknown" for another enum or number.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_enum_name(const char *type, int64_t value);

/**
 * Fill any struct of this interface with its defaults: zeros, and its size.
 *
 * The SCROLLKIT_..._INIT macros do the same at compile time.
 *
 * @param target The struct; must not be NULL.
 * @param size   Its size in bytes, as the caller was compiled with it.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (a size below 8, above 4096 or no multiple of 8), and the struct is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_struct_init(void *target, size_t size);

/* ---- Scroller setup -------------------------------------------------------------------------- */

/**
 * Make a scroller.
 *
 * It has no content until scrollkit_scroller_set_geometry tells it of some.
 *
 * @param options  How it is made; NULL means all defaults.
 * @param scroller Takes the new scroller, owned by the caller: destroy it with
 *                 scrollkit_scroller_destroy. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown mode or feel, a switch that is neither 0 nor 1, a negative length, a bad
 *         struct size, an unknown field that is not 0), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and `*scroller` is
 *         untouched.
 *
 * Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_create(
    const scrollkit_scroller_options *options, scrollkit_scroller **scroller);

/**
 * Destroy a scroller.
 *
 * Inside its own delegate's function, too: it then goes when that function has returned.
 *
 * @param scroller The scroller; NULL is fine and does nothing.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API void scrollkit_scroller_destroy(scrollkit_scroller *scroller);

/**
 * Tell the scroller what is scrolled through what.
 *
 * The first geometry puts the content at its start. Later, nothing that moves jumps: a finger keeps
 * what it holds, and flights go on to where they can now rest. Content at rest is put back into
 * range at once; with a shift, it returns as an overscroll does. A shift moves everything
 * remembered along, so that nothing is seen of it; observed, the host is asked by
 * SCROLLKIT_EVENT_KIND_REQUEST_SHIFT to move its offset along.
 *
 * @param scroller The scroller; must not be NULL.
 * @param geometry The new geometry; must not be NULL. Not kept.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         negative length, `right_to_left` neither 0 nor 1, a bad struct size, an unknown field not
 *         0), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_geometry(
    scrollkit_scroller *scroller, const scrollkit_geometry *geometry, double time);

/**
 * Tell the scroller that content moved under the viewport, its size unchanged.
 *
 * The same as scrollkit_scroller_set_geometry with the present geometry and a shift. When the size
 * changes too, say both in one call: between two, content may be out of range.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        How far what is on screen moved right within the content, in points.
 * @param y        How far it moved down, in points.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_shift(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Tell the scroller what the user has asked his system for.
 *
 * With reduced motion, a requested scroll or scale, a wheel's step, a return into range and a
 * header that settles arrive at once; the nub still fades. Observed, a scroll is asked for at once.
 * A chain of nested scrollers heeds the wishes told to the one that a gesture begins on. Without
 * momentum, content rests where it is let go. Resampled, a finger's or mouse's drag is shown as it
 * was 5 ms before each tick, between two reports or at most 8 ms beyond the last: even at 60 ticks
 * and uneven 125 reports a second. The offset then changes at ticks, and let go, content goes on
 * from where it is shown.
 *
 * @param scroller The scroller; must not be NULL.
 * @param comfort  The wishes; NULL means none. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (a switch that is neither 0 nor 1, a bad struct size, an unknown field that is not 0),
 *         and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_preferences(
    scrollkit_scroller *scroller, const scrollkit_preferences *comfort);

/**
 * Lend the scroller functions that take its events as soon as they happen.
 *
 * They are called on the caller's thread, inside the calls that change this scroller, after it has
 * changed; every call is allowed inside. Events then no longer wait in the queue; those that wait
 * already are told at the next call.
 *
 * Events that calls inside cause are told in turn, when the function has returned. A call tells 64
 * events at most, and the next call the rest: answering every event with another does not hang.
 *
 * @param scroller The scroller; must not be NULL.
 * @param delegate The functions, copied; NULL takes them back. What its `user` points to stays the
 *                 caller's, and must outlive the loan.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`reserved` not 0, a bad struct size, an unknown field that is not 0), and nothing
 *         changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_delegate(
    scrollkit_scroller *scroller, const scrollkit_delegate *delegate);

/* ---- Feel choice ----------------------------------------------------------------------------- */

/**
 * Give the scroller another feel; what is under way goes on with the old one.
 *
 * What the scroller's options say themselves of the wheel step, the line length and clamped edges
 * is kept.
 *
 * @param scroller The scroller; must not be NULL.
 * @param feel     The new feel.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown feel), and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel(
    scrollkit_scroller *scroller, scrollkit_feel feel);

/**
 * Give the scroller a feel of your own; what is under way goes on with the old one.
 *
 * All of it counts, also what the scroller's options say otherwise.
 *
 * @param scroller The scroller; must not be NULL.
 * @param values   The feel; must not be NULL. Not kept. What a smaller struct lacks is UIKit's.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, a negative number, 0 where the number must be above it,
 *         `rubber_band` or `page_overlap` above 1, `reserved` not 0, a bad struct size, an unknown
 *         field that is not 0), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel_values(
    scrollkit_scroller *scroller, const scrollkit_feel_values *values);

/**
 * Read the scroller's feel, number by number.
 *
 * @param scroller The scroller; must not be NULL.
 * @param values   Takes the numbers; must not be NULL, its `struct_size` set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (a bad struct size), and `*values` is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_feel_values(
    scrollkit_scroller *scroller, scrollkit_feel_values *values);

/**
 * Read a feel, number by number.
 *
 * @param feel   The feel.
 * @param values Takes the numbers; must not be NULL, its `struct_size` set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown feel, a bad struct size), and `*values` is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_feel_get_values(
    scrollkit_feel feel, scrollkit_feel_values *values);

/* ---- Push ------------------------------------------------------------------------------------ */

/**
 * Push something that the user did, or that a toolkit reports.
 *
 * Inputs may come in any order; one that makes no sense at the moment is taken and does nothing.
 * Fields that a kind has no use for are checked, too: leave them 0.
 *
 * @param scroller The scroller; must not be NULL.
 * @param input    The input; must not be NULL. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown kind, unit or flag, a bad struct size, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_push(
    scrollkit_scroller *scroller, const scrollkit_input *input);

/**
 * Push several inputs in one call; all or none are taken.
 *
 * For scripts, where a call costs more than what it does. All inputs must have the `struct_size` of
 * the first: it is the distance between them.
 *
 * @param scroller The scroller; must not be NULL.
 * @param inputs   The first of the inputs, oldest first; may be NULL if `count` is 0. Not kept.
 * @param count    How many, 1048576 at most.
 * @return SCROLLKIT_STATUS_OK; otherwise what scrollkit_scroller_push says of the first input that
 *         it refuses, or SCROLLKIT_STATUS_OUT_OF_RANGE for too many, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_push_many(
    scrollkit_scroller *scroller, const scrollkit_input *inputs, size_t count);

/**
 * Press a finger or a mouse button on the content.
 *
 * Content in flight is caught where it is. With a second finger down, the feel says which of them
 * moves the content, usually the one that came last; where it can be zoomed, two zoom it about
 * their midpoint. It does not jump when one comes or goes. Three are followed; a further one is
 * taken and does nothing. One that is down already must have left unheard, and takes hold anew.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id Which finger; any number that stays the same until it is released.
 * @param x          Where in the viewport, in points from its left.
 * @param y          Where in the viewport, in points from its top.
 * @param time       When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_press(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);

/**
 * Move a finger or mouse button that was pressed.
 *
 * Until it has moved past the feel's slop nothing scrolls, and the slop is swallowed, unless the
 * feel says otherwise. A feel that locks the direction keeps the other axis exactly where it is.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id Which finger; one that is not pressed is taken and does nothing.
 * @param x          Where in the viewport, in points from its left; also outside it.
 * @param y          Where in the viewport, in points from its top; also outside it.
 * @param time       When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_move(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);

/**
 * Release a finger or mouse button: the content coasts on, as fast as it was moved.
 *
 * The finger's speed is read from its movements, not from where the up event says it was; one that
 * was held still for 0.1 s has none. While another finger is down nothing is let go: the content
 * follows that one on, and flings as fast as it moves when it leaves, too.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id Which finger; one that is not pressed is taken and does nothing.
 * @param time       When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_release(
    scrollkit_scroller *scroller, uint64_t pointer_id, double time);

/**
 * Take the gesture, the held key or the pointer that steers away: the content rests where it is, or
 * returns into range.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_cancel(scrollkit_scroller *scroller, double time);

/**
 * Turn a wheel.
 *
 * Points are taken at once; other units glide as the feel has it, and quick steps add up. A wheel
 * never goes out of range, and does nothing while a finger holds the content.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param x        How far right, in `unit`; positive shows what is further right.
 * @param y        How far down, in `unit`; positive shows what is further down. Most toolkits count
 *                 a wheel turned away from the user as positive: negate theirs.
 * @param unit     What is counted.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_wheel(
    scrollkit_scroller *scroller, double x, double y, scrollkit_unit unit, double time);

/**
 * Press a key that scrolls, or repeat it.
 *
 * Repeats add up, so that a held key glides; see also scrollkit_scroller_hold_key. Keys never go
 * out of range, and do nothing while a finger holds the content.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      What it asks for.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/* ---- Linux inputs ---------------------------------------------------------------------------- */

/**
 * Make an input of GtkEventControllerScroll's "scroll" (GTK 4.8 and later).
 *
 * Clicks of a wheel become WHEEL, surface units PAN_UPDATE. Push scrollkit_input_from_gtk_begin and
 * _end, too: a pan that was not begun ends after 0.15 s of silence. GTK and ScrollKit agree that
 * positive is right and down (gdkenums.h, GdkScrollUnit).
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
 * @param dx      As GTK tells it.
 * @param dy      As GTK tells it.
 * @param unit    gtk_event_controller_scroll_get_unit: 0 clicks, 1 surface units.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown unit, a bad struct size), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_scroll(
    scrollkit_input *input, double dx, double dy, uint32_t unit, uint32_t time_ms);

/**
 * Make an input of GtkEventControllerScroll's "scroll-begin".
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_begin(
    scrollkit_input *input, uint32_t time_ms);

/**
 * Make an input of GtkEventControllerScroll's "scroll-end": the content coasts on.
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
 * @param time_ms gtk_event_controller_get_current_event_time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gtk_end(
    scrollkit_input *input, uint32_t time_ms);

/**
 * Make an input of GtkEventControllerScroll's "decelerate": the content coasts on as fast as GTK
 * says.
 *
 * GTK tells it right after "scroll-end": push one of the two. Of both, the first counts.
 *
 * @param input      Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of a GDK scroll event (GTK 4).
 *
 * A stop becomes PAN_END, clicks WHEEL, surface units PAN_UPDATE, which 0.15 s of silence end.
 *
 * @param input     Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of a GDK hold event: fingers that rest on a touchpad stop what moves.
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
 * @param phase   gdk_touchpad_event_get_gesture_phase: 0 begin; 2 end and 3 cancel, when the
 *                fingers leave or begin to scroll.
 * @param time_ms gdk_event_get_time.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for 1, update, too:
 *         nobody who holds still is told of.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_gdk_hold(
    scrollkit_input *input, uint32_t phase, uint32_t time_ms);

/**
 * Make an input of a Wayland axis event (wl_pointer.axis, with what its frame says of it).
 *
 * Each axis is an input of its own. Fingers become PAN_UPDATE, their stop follows; what is
 * continuous becomes WHEEL in points, since no stop need follow; wheels and tilted wheels WHEEL in
 * 120ths, or in points if `value120` is 0. Positive is right and down (wayland.xml).
 *
 * @param input    Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of a Wayland axis that stopped (wl_pointer.axis_stop).
 *
 * The content coasts on when its last axis that moved has stopped.
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
 * @param axis    0 vertical, 1 horizontal.
 * @param time_ms The event's time.
 * @return As scrollkit_input_from_gtk_scroll.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_wayland_stop(
    scrollkit_input *input, uint32_t axis, uint32_t time_ms);

/**
 * Make an input of one axis of a libinput scroll event (libinput 1.19 and later).
 *
 * Call it for each axis that libinput_event_pointer_has_axis names. Fingers become PAN_UPDATE, and
 * PAN_END of the axis when their value is 0 (libinput.h promises that one); what is continuous
 * becomes WHEEL in points; wheels WHEEL in 120ths.
 *
 * @param input     Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of an X11 scroll valuator (XInput 2.1 and later).
 *
 * The valuator counts on for ever: `delta` is its value less the one before, for which the host
 * keeps the last value of each device, and forgets it when the pointer enters a window. With it
 * come button events 4 to 7, which say the same: leave out those with XIPointerEmulated.
 *
 * @param input       Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of an X11 button that stands for a wheel.
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
 * @param button  4 up, 5 down, 6 left, 7 right; any other is refused.
 * @param time_ms The event's time.
 * @return As scrollkit_input_from_gtk_scroll; SCROLLKIT_STATUS_INVALID_ARGUMENT for any other
 *         button, too.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_x11_button(
    scrollkit_input *input, uint32_t button, uint32_t time_ms);

/* ---- Library inputs -------------------------------------------------------------------------- */

/**
 * Make an input of an SDL2 wheel event.
 *
 * SDL counts positive as up and right (SDL_events.h). A flipped event holds what the user wants to
 * see, only the hand went the other way: content goes by it as it is, with
 * SCROLLKIT_INPUT_FLAGS_INVERTED.
 *
 * @param input     Takes the input; `struct_size` must be set. Must not be NULL.
 * @param x         `preciseX`; before SDL 2.0.18 `x`.
 * @param y         `preciseY`; before SDL 2.0.18 `y`.
 * @param direction `direction`: 0 normal, 1 flipped.
 * @param time_ms   `timestamp`.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown direction, a bad struct size), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_sdl2_wheel(
    scrollkit_input *input, double x, double y, uint32_t direction, uint32_t time_ms);

/**
 * Make an input of an SDL3 wheel event.
 *
 * As for SDL2: a flipped event is taken as it is, with SCROLLKIT_INPUT_FLAGS_INVERTED.
 *
 * @param input     Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of an SDL2 finger event.
 *
 * SDL makes mouse events of fingers, too: leave out those whose `which` is SDL_TOUCH_MOUSEID. The
 * input's `pointer_id` is the finger's plus one, so that 0 is free for the mouse.
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of an SDL3 finger event.
 *
 * As for SDL2; a canceled finger becomes CANCEL.
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of GLFW's scroll callback.
 *
 * GLFW counts positive as up and left: on X11 button 6, which is left, is +1, and on Windows the
 * sideways wheel is negated (x11_window.c, win32_window.c).
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of raylib's GetMouseWheelMoveV, if it is not zero.
 *
 * The signs are those of GLFW, which raylib is usually built on; built on SDL its x is the other
 * way round.
 *
 * @param input Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of Dear ImGui's io.MouseWheelH and io.MouseWheel, if they are not zero.
 *
 * Dear ImGui counts positive as up and left, and turns the axes itself while shift is held
 * (imgui.h).
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of a terminal's mouse report (xterm's SGR modes 1006 and 1016).
 *
 * Each report is one notch. A held shift makes an upright wheel scroll sideways, where the terminal
 * does not keep it for itself.
 *
 * @param input  Takes the input; `struct_size` must be set. Must not be NULL.
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

/* ---- Platform inputs ------------------------------------------------------------------------- */

/**
 * Make an input of a QWheelEvent (Qt 5.14 and later, Qt 6).
 *
 * Without a phase the angle becomes WHEEL in 120ths, or in points if there are pixels alone. With
 * one it is a trackpad: PAN_BEGIN, PAN_UPDATE by the pixels, PAN_END; a begin that moves is a
 * PAN_UPDATE. Momentum of the platform's ends the pan if no end was told. Qt counts positive as up
 * and left, and its deltas hold what the user wants to see, inverted or not.
 *
 * @param input    Takes the input; `struct_size` must be set. Must not be NULL.
 * @param angle_x  angleDelta().x().
 * @param angle_y  angleDelta().y().
 * @param pixel_x  pixelDelta().x(); 0 without.
 * @param pixel_y  pixelDelta().y(); 0 without.
 * @param phase    phase(): Qt::NoScrollPhase 0, ScrollBegin 1, ScrollUpdate 2, ScrollEnd 3,
 *                 ScrollMomentum 4 (qnamespace.h).
 * @param inverted inverted(): 0 or 1.
 * @param time_ms  timestamp().
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown phase, a bad struct size), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the input is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_from_qt_wheel(
    scrollkit_input *input, int32_t angle_x, int32_t angle_y, int32_t pixel_x, int32_t pixel_y,
    uint32_t phase, uint32_t inverted, uint64_t time_ms);

/**
 * Make an input of an AppKit scroll event (NSEventTypeScrollWheel).
 *
 * Fingers: may begin becomes HOLD, began PAN_BEGIN (or PAN_UPDATE, if it moves), changed
 * PAN_UPDATE, ended PAN_END with the system's momentum to follow, cancelled CANCEL. Momentum:
 * MOMENTUM_UPDATE, then MOMENTUM_END; none of ours is added. Without a phase: WHEEL, in points if
 * the deltas are precise, else in lines. AppKit counts positive as up and left, as the content
 * moves, and its deltas hold what the user wants to see, inverted or not.
 *
 * @param input    Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of a WheelEvent of the web.
 *
 * The web and ScrollKit agree that positive is right and down.
 *
 * @param input      Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Make an input of Win32's WM_MOUSEWHEEL or WM_MOUSEHWHEEL.
 *
 * The upright wheel counts positive as up, the sideways one as right (WM_MOUSEHWHEEL's page).
 *
 * @param input   Takes the input; `struct_size` must be set. Must not be NULL.
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
 * Count a time in milliseconds of 32 bits on, over their wrap every 49.7 days.
 *
 * Of all times that the milliseconds can mean, it is the nearest to the one before. A scroller does
 * the same with inputs that have SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, from its last call on; this is
 * for what a host itself does with them, such as ticks.
 *
 * @param previous The time before, in seconds, on the same clock; 0 if there is none.
 * @param time_ms  What the toolkit tells.
 * @param time     Takes the time, in seconds. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and `*time` is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_time_unwrap(
    double previous, uint32_t time_ms, double *time);

/* ---- Frame ----------------------------------------------------------------------------------- */

/**
 * Let time pass and read what to draw by.
 *
 * Call it once a frame while the frame says `needs_tick`. However often it is called, the offset at
 * a time is the same.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     The frame's time, in seconds; never before the time of an earlier call.
 * @param frame    Takes the frame; its `struct_size` must be set. NULL lets time pass only.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         bad struct size), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes, the frame neither. A delegate that
 *         destroys the scroller leaves the frame as it was.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_tick(
    scrollkit_scroller *scroller, double time, scrollkit_frame *frame);

/**
 * Let time pass for several scrollers and read what to draw each by; all or none.
 *
 * @param scrollers The scrollers; none may be NULL. May be NULL if `count` is 0. A delegate that
 *                  destroys one of them must leave the array as it is until the call returns.
 * @param count     How many, 1048576 at most.
 * @param time      The frame's time, in seconds; never before the time of an earlier call.
 * @param frames    Takes a frame for each; all must have the `struct_size` of the first, which is
 *                  the distance between them. NULL lets time pass only.
 * @return As scrollkit_scroller_tick, or SCROLLKIT_STATUS_OUT_OF_RANGE for too many, and nothing
 *         changes. Delegates are told when all scrollers have been moved.
 *
 * Thread safety: the scrollers' thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_tick_many(
    scrollkit_scroller *const *scrollers, size_t count, double time, scrollkit_frame *frames);

/**
 * Read what to draw by, as of the last call, without letting time pass.
 *
 * @param scroller The scroller; must not be NULL.
 * @param frame    Takes the frame; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (a bad struct size), and the frame is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_frame(
    scrollkit_scroller *scroller, scrollkit_frame *frame);

/**
 * Take the oldest event from the queue.
 *
 * Call it until it returns SCROLLKIT_EVENT_RESULT_NONE. The queue holds 16 events. Further events
 * are dropped; SCROLLKIT_EVENT_KIND_OVERFLOW then follows the events that were kept and counts the
 * dropped ones.
 *
 * @param scroller The scroller; must not be NULL.
 * @param event    Receives the event; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_EVENT_RESULT_TAKEN or SCROLLKIT_EVENT_RESULT_NONE; otherwise a negative
 *         scrollkit_status: SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         bad struct size). Unless an event was taken, nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_event_result scrollkit_scroller_next_event(
    scrollkit_scroller *scroller, scrollkit_event *event);

/* ---- Program --------------------------------------------------------------------------------- */

/**
 * Scroll to an offset, over time or at once.
 *
 * Out of range means the nearest offset in range. Content in flight goes on from its place and
 * speed. Over time, a finger loses its hold and takes it up with its next press; at once, it keeps
 * it. The end is told by SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED, exactly once: at once if already
 * there, and not finished if something else takes over. Observed, the host is asked by
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The offset to the right, in points.
 * @param y        The offset down, in points.
 * @param animated 1: over time; 0: at once.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number of this scroll, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_to(
    scrollkit_scroller *scroller, double x, double y, uint32_t animated, double time, uint64_t *id);

/**
 * Scroll over time by a distance.
 *
 * From the target of a programmatic scroll under way, else from where the content is, so that quick
 * repeats of a key add up. For the rest as scrollkit_scroller_scroll_to.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        How far right, in points.
 * @param y        How far down, in points.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number of this scroll, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_by(
    scrollkit_scroller *scroller, double x, double y, double time, uint64_t *id);

/**
 * Scroll over time as little as is needed to show a rectangle of the content.
 *
 * Insets cover the viewport: what lies under them is not visible. A rectangle larger than the
 * visible part is shown when it fills it. For the rest as scrollkit_scroller_scroll_to.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The rectangle's left edge in the content, in points.
 * @param y        The rectangle's top edge in the content, in points.
 * @param width    Its width, in points; 0 or more.
 * @param height   Its height, in points; 0 or more.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number of this scroll, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         negative size), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_rect_to_visible(
    scrollkit_scroller *scroller, double x, double y, double width, double height, double time,
    uint64_t *id);

/**
 * Put the content at an offset at once: a scroll bar's thumb, a restored place.
 *
 * Out of range means the nearest offset in range. What moved by itself stops; a finger keeps its
 * hold. Observed, the host is asked by SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The offset to the right, in points.
 * @param y        The offset down, in points.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_offset(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Stop what moves by itself, where it is.
 *
 * Out of range, the content still returns. A finger keeps its hold. Observed, the host is asked by
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to stay where it is.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_stop(scrollkit_scroller *scroller, double time);

/* ---- Context --------------------------------------------------------------------------------- */

/**
 * Read what a toolkit does not tell of a scroll: where it began, where it leads, which way.
 *
 * @param scroller The scroller; must not be NULL.
 * @param context  Takes the context, as of the last call; must not be NULL, and its `struct_size`
 *                 must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (a bad struct size), and the context is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_context(
    scrollkit_scroller *scroller, scrollkit_context *context);

/**
 * Tell how far an offset is from an edge of the range, insets included.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The offset to the right, in points.
 * @param y        The offset down, in points.
 * @param edge     One SCROLLKIT_EDGES_ bit.
 * @param margin   Takes the distance, in points: positive inside the range, negative outside. Must
 *                 not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (not one edge), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the
 *         margin is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_margin(
    scrollkit_scroller *scroller, double x, double y, scrollkit_edges edge, double *margin);

/**
 * Tell within which scales content rests, so that zooming past them can be told.
 *
 * For observed scrollers, which report their zooming; a scroller begins with 1 and 1. A driven one
 * is told by scrollkit_zoom_enable.
 *
 * @param scroller The scroller; must not be NULL.
 * @param minimum  The smallest scale; above 0.
 * @param maximum  The largest scale; not below the smallest.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (not in order), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_WRONG_MODE (a driven scroller), and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_set_limits(
    scrollkit_scroller *scroller, double minimum, double maximum);

/**
 * Tell whether anybody takes inputs of a kind: the scroller, or the host behind it.
 *
 * @param scroller The scroller; NULL takes none.
 * @param kind     The kind; any number.
 * @return 1 if the scroller takes them in its mode, or its delegate says that the host does; else
 *         0.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_scroller_responds_to(
    scrollkit_scroller *scroller, scrollkit_input_kind kind);

/* ---- Top ------------------------------------------------------------------------------------- */

/**
 * Enable scroll to top with undo: a trigger scrolls to the top, the next one back.
 *
 * Enabled again, it forgets its way back and takes the new options.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  How it behaves; NULL means all defaults. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown rule, a switch that is neither 0 nor 1, `reserved` not 0, a bad struct size,
 *         an unknown field that is not 0) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_enable(
    scrollkit_scroller *scroller, const scrollkit_top_options *options);

/**
 * Disable scroll to top; the scroller leaves its window.
 *
 * @param scroller The scroller; must not be NULL.
 * @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_disable(scrollkit_scroller *scroller);

/**
 * Ask for the top, or for the way back.
 *
 * The first trigger remembers where the content is and scrolls to the top over time, x unchanged;
 * the next one scrolls back. A coast ends where it is; on its way to the top, content turns round
 * without a jump. The user's own scrolling forgets the way back; shifts move it along. Already at
 * the top, with nothing remembered, nothing happens.
 *
 * Triggers of one turn count once: all that come before the next tick, or at the same time. The
 * delegate may veto. Told by SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL or
 * SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE, then SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED. Until the
 * next tick the frame says `needs_tick`.
 *
 * @param scroller The scroller; must not be NULL.
 * @param source   What asks: any number, told with the events.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_trigger(
    scrollkit_scroller *scroller, scrollkit_top_source source, double time);

/**
 * Set whether the scroller's view is on screen.
 *
 * A tap on a status bar triggers visible views only, so that of several tabs the visible one
 * scrolls. A view is visible until this is called, unless its options say otherwise.
 *
 * @param scroller   The scroller; must not be NULL.
 * @param is_visible 1: the view has appeared; 0: it has not, or begins to disappear.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`is_visible` neither 0 nor 1) or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_set_visible(
    scrollkit_scroller *scroller, uint32_t is_visible);

/**
 * Read where scroll to top would lead.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Takes the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         bad struct size) or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_get_state(
    scrollkit_scroller *scroller, scrollkit_top_state *state);

/* ---- Window ---------------------------------------------------------------------------------- */

/**
 * Make a window, for scrollers that react to a tap on its status bar.
 *
 * The first window of an application is its key window until another becomes it. Its status bar has
 * no height until scrollkit_window_set_status_bar.
 *
 * @param sibling Another window of the same application; NULL for the first.
 * @param window  Takes the new window, owned by the caller: destroy it with
 *                scrollkit_window_destroy. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY, and
 *         `*window` is untouched.
 *
 * Thread safety: the thread of the application's windows and their scrollers. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_create(
    scrollkit_window *sibling, scrollkit_window **window);

/**
 * Destroy a window; its scrollers stay, and hear of no more taps.
 *
 * If it was the key window, none is until scrollkit_window_make_key.
 *
 * @param window The window; NULL is fine and does nothing.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API void scrollkit_window_destroy(scrollkit_window *window);

/**
 * Tell that a window became the key window of its application; its siblings are deaf from now on.
 *
 * @param window The window; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_make_key(scrollkit_window *window);

/**
 * Tell where a window's status bar ends.
 *
 * A tap counts if it lies above `bottom` + `reach`.
 *
 * @param window The window; must not be NULL.
 * @param bottom Where the bar ends, in points from the window's top; 0 or more.
 * @param reach  How many points farther down a tap still counts; 20 is usual. 0 or more.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         negative length), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
 *         nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_set_status_bar(
    scrollkit_window *window, double bottom, double reach);

/**
 * Put a scroller into a window, whose taps it then hears of; out of any other that it was in.
 *
 * @param window   The window; must not be NULL.
 * @param scroller The scroller; must not be NULL. Scroll to top must be enabled for it. Destroying
 *                 it takes it out.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED, and
 *         nothing changes.
 *
 * Thread safety: the thread of both. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_add_scroller(
    scrollkit_window *window, scrollkit_scroller *scroller);

/**
 * Take a scroller out of a window.
 *
 * @param window   The window; must not be NULL.
 * @param scroller The scroller; must not be NULL. One that is not in the window is left alone.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
 *
 * Thread safety: the thread of both. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_remove_scroller(
    scrollkit_window *window, scrollkit_scroller *scroller);

/**
 * Tell of a tap in a window: on the status bar, it triggers scroll to top.
 *
 * It counts if the window is the key window, an event caused it, and it lies above the bar's end;
 * then every scroller of the window whose view is visible is triggered, as by scrollkit_top_trigger
 * with SCROLLKIT_TOP_SOURCE_STATUS_BAR.
 *
 * @param window    The window; must not be NULL.
 * @param x         Where, in points from the window's left; not looked at yet.
 * @param y         Where, in points from the window's top.
 * @param has_event 1: the user tapped; 0: a mere test of what lies there, which never counts.
 * @param time      When, in seconds; never before the time of an earlier call on its scrollers.
 * @param count     Takes how many scrollers were triggered; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`has_event` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_tap(
    scrollkit_window *window, double x, double y, uint32_t has_event, double time, uint32_t *count);

/* ---- Headers --------------------------------------------------------------------------------- */

/**
 * Enable a collapsing header, below those that are enabled already.
 *
 * It begins fully shown. Scrolling down, the first header leaves first; scrolling up, the last
 * returns first. Told by SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_HEADER_SHOWN and
 * SCROLLKIT_EVENT_KIND_HEADER_HIDDEN.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  How it behaves; must not be NULL. Not kept.
 * @param number   Takes its number, counted from 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown mode or inset, a switch that is neither 0 nor 1, a negative length, a minimum
 *         above the height, a parallax outside 0 to 1, a bad struct size, an unknown field that is
 *         not 0), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (a fifth header, too)
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_add(
    scrollkit_scroller *scroller, const scrollkit_header_options *options, uint32_t *number);

/**
 * Give a header other options: another height after the window was turned, say.
 *
 * It stays as far out as they allow; a snap under way stops where it is.
 *
 * @param scroller The scroller; must not be NULL.
 * @param number   The header's number.
 * @param options  How it behaves; must not be NULL. Not kept.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_header_add, or SCROLLKIT_STATUS_NOT_ENABLED (no such header) or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_set_options(
    scrollkit_scroller *scroller, uint32_t number, const scrollkit_header_options *options,
    double time);

/**
 * Disable all headers.
 *
 * @param scroller The scroller; must not be NULL.
 * @return SCROLLKIT_STATUS_OK, also if there are none; SCROLLKIT_STATUS_NULL_ARGUMENT.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_remove_all(scrollkit_scroller *scroller);

/**
 * Read where a header is, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param number   The header's number.
 * @param state    Takes the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         bad struct size) or SCROLLKIT_STATUS_NOT_ENABLED (no such header), and the state is
 *         untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_get_state(
    scrollkit_scroller *scroller, uint32_t number, scrollkit_header_state *state);

/* ---- Anchor ---------------------------------------------------------------------------------- */

/**
 * Say what stays where it is when content changes.
 *
 * To keep another item than a policy would, as one that has the focus, set the geometry with a
 * shift instead of a batch: how far that item has moved.
 *
 * @param scroller The scroller; must not be NULL.
 * @param policy   What stays.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown policy) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_anchor_set_policy(
    scrollkit_scroller *scroller, scrollkit_anchor_policy policy);

/**
 * Begin a batch of changes to the content.
 *
 * Batches may be nested; end each with scrollkit_anchor_end_update. Observed, what the toolkit
 * reports of its offset until then is taken for its own way of keeping the place, and no scroll:
 * keep a batch as short as the toolkit's layout of the change, and the user's movements outside.
 *
 * @param scroller The scroller; must not be NULL. A policy must have been set.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param batch    Takes the batch's number, never 0; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_anchor_begin_update(
    scrollkit_scroller *scroller, double time, uint32_t *batch);

/**
 * Tell of one change in the innermost batch: points removed and inserted at a place.
 *
 * Rows inserted are `inserted` alone, rows removed `removed` alone, a row of another height both.
 * What lies wholly above the viewport's top moves it along when the batch ends; the rest moves
 * nothing. Where an inset shows above the content, the content's own top counts as the viewport's.
 * The new size of the content is told with the end.
 *
 * @param scroller The scroller; must not be NULL, and in a batch.
 * @param place    Where, in points from the content's top, as all changes before have left it.
 * @param removed  How many points went away there; 0 or more.
 * @param inserted How many points came there; 0 or more.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
 *         batch is open), SCROLLKIT_STATUS_INVALID_ARGUMENT (a negative length),
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_anchor_add_edit(
    scrollkit_scroller *scroller, double place, double removed, double inserted);

/**
 * End a batch of changes: the content is now so large, and what the policy says stays where it is.
 *
 * Everything remembered moves along: a drag's hold, a flight's target, the way back, which keeps
 * its item also where the offset stays to show what is new. Observed, the host is asked by
 * SCROLLKIT_EVENT_KIND_REQUEST_SHIFT for what its toolkit has not done by itself. A toolkit's own
 * drag or momentum that writes offsets must be moved along by the host, by as much as content has
 * moved.
 *
 * @param scroller The scroller; must not be NULL.
 * @param batch    The batch's number.
 * @param geometry The content and the viewport now; must not be NULL. Its shift must be 0.
 * @param finished 1: the changes were made; 0: they were not, and nothing moves along.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED, done as well, but batches were begun in
 *         this one and never ended: they are dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT (no such batch is open, `finished` neither 0 nor 1, a
 *         shift, or what scrollkit_scroller_set_geometry refuses), SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_anchor_end_update(
    scrollkit_scroller *scroller, uint32_t batch, const scrollkit_geometry *geometry,
    uint32_t finished, double time);

/* ---- Nub ------------------------------------------------------------------------------------- */

/**
 * Enable a fast-scroll nub: a handle at the side that shows where one is and can be dragged.
 *
 * It fades in when content moves and out a while after it rests. It is drawn by the host, where
 * scrollkit_nub_get_state says. While a fade or a wait is under way the frame says `needs_tick`.
 * Enabled again, it begins hidden with the new options.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  How it looks and behaves; NULL means all defaults. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown rule, a switch that is neither 0 nor 1, a negative length or time, `reserved`
 *         not 0, a bad struct size, an unknown field that is not 0), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_enable(
    scrollkit_scroller *scroller, const scrollkit_nub_options *options);

/**
 * Disable the nub, at once: nothing is told of it any more, not even that a finger held it.
 *
 * @param scroller The scroller; must not be NULL.
 * @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_disable(scrollkit_scroller *scroller);

/**
 * Tell that a finger took hold of the nub.
 *
 * It then stays under the finger, even when content changes size, until scrollkit_nub_release.
 * Content in flight is caught where it is. A nub that does not show cannot be held.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param is_held  Takes 1 if there was one to hold, 0 if not; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_grab(
    scrollkit_scroller *scroller, double time, uint32_t *is_held);

/**
 * Move the nub that a finger holds; the content follows at once, x unchanged.
 *
 * The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host is asked by
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.
 *
 * @param scroller The scroller; must not be NULL.
 * @param distance How far the finger moved down since the last call, in points.
 * @param sideways How far it is from the nub's side, in points: with `fine_distance` set, the
 *                 farther it is the finer the nub moves. 0 if that is of no interest.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_drag(
    scrollkit_scroller *scroller, double distance, double sideways, double time);

/**
 * Tell that the finger left the nub, or was taken away.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_release(scrollkit_scroller *scroller, double time);

/**
 * Tell that a mouse came near the nub or went away: near, a nub that shows does not go.
 *
 * It stays until the mouse is told to be away, also when nothing scrolls any more.
 *
 * @param scroller The scroller; must not be NULL.
 * @param is_near  1 near, 0 away.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`is_near` neither 0 nor 1), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_set_hover(
    scrollkit_scroller *scroller, uint32_t is_near, double time);

/**
 * Say where the content's sections begin, for the label beside the nub.
 *
 * Told by SCROLLKIT_EVENT_KIND_SECTION_CHANGED. Say it anew when an edit moves them, inside its
 * batch: what it leads to is then told when the batch ends.
 *
 * @param scroller The scroller; must not be NULL.
 * @param starts   Where each begins, in points from the content's top, in ascending order; copied.
 *                 May be NULL if `count` is 0.
 * @param count    How many, 1048576 at most; 0: there are none any more.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT (not in ascending order), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_set_sections(
    scrollkit_scroller *scroller, const double *starts, size_t count);

/**
 * Read where the nub is, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Takes the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         bad struct size) or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_get_state(
    scrollkit_scroller *scroller, scrollkit_nub_state *state);

/* ---- Nest ------------------------------------------------------------------------------------ */

/**
 * Nest a scroller in another, or in none.
 *
 * From then on a gesture, a wheel, a key or a fling that the child cannot take goes on in the
 * parent, in whose parent and so on, without a stop. Push inputs to the innermost scroller under
 * the pointer; tick and draw each: a call on one lets time pass for all that move with it.
 *
 * Momentum that reaches a parent that likes to rest somewhere leads it to what is nearest to its
 * end, or stops before it. What is under way in the child's chain ends where it is. A scroller that
 * is destroyed leaves its chain whole: what was nested in it is then nested in its parent.
 *
 * @param child  The scroller that is nested; must not be NULL and be driven.
 * @param parent In which; must be driven. NULL takes the child out of the one it is in. Both stay
 *               the caller's, may be destroyed in any order, and belong to one thread from now on.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE,
 *         SCROLLKIT_STATUS_CYCLE (the parent is the child, or nested in it) or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scrollers' thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_parent(
    scrollkit_scroller *child, scrollkit_scroller *parent);

/**
 * Say what becomes of a movement that neither a scroller nor what is nested in it can take.
 *
 * With AUTO along both axes, as at first, it goes on to the parent; without one, it is the
 * scroller's own overscroll, as its feel has it. CONTAIN and NONE keep what comes along an axis
 * even where the content fits. The next gesture heeds it.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param x        What becomes of it to the left and right.
 * @param y        What becomes of it up and down.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown behaviour), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_overscroll_behavior(
    scrollkit_scroller *scroller, scrollkit_overscroll_behavior x, scrollkit_overscroll_behavior y);

/**
 * Say when a scroller gives way relative to those nested in it.
 *
 * A header that collapses is the range of a scroller around the list: 60 points of range with
 * SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN go first towards the end and come last on the way back.
 * The last to give way shows the overscroll of its chain. The next gesture heeds it.
 *
 * @param scroller The outer scroller; must not be NULL and be driven.
 * @param order    When.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown order), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_order(
    scrollkit_scroller *scroller, scrollkit_nest_order order);

/**
 * Say whether a gesture stays with a scroller that it moved first.
 *
 * With SCROLLKIT_NEST_LATCHING_GESTURE, one that begins where the scroller can move stays with it
 * along that axis, and its end is the scroller's own overscroll; one that begins at its end passes
 * it by. The next gesture heeds it.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param latching Whether it stays.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown number), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_latching(
    scrollkit_scroller *scroller, scrollkit_nest_latching latching);

/* ---- Snap ------------------------------------------------------------------------------------ */

/**
 * Say where content likes to rest along an axis.
 *
 * Content that is let go, and every step of a wheel or a key, then goes there in one motion, with
 * its own momentum; so does the scale when a pinch or a wheel has changed it, and a chain of nested
 * scrollers. What the program scrolls or zooms to is left alone. Content stays on its page, item or
 * area when sizes change. Observed, the host is asked by SCROLLKIT_EVENT_KIND_REQUEST_REST.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis.
 * @param options  Where; NULL for anywhere. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, a switch that is neither 0 nor 1, a negative length or spacing, a
 *         carousel whose `length` is 0, a bad struct size, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY,
 *         and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_set_options(
    scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_snap_options *options);

/**
 * Tell the areas that content rests on.
 *
 * Tell them anew whenever they move. An area that content rested on is found again by its key, and
 * content goes along with it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param areas    The first of them; may be NULL if `count` is 0. Copied.
 * @param count    How many, 1048576 at most; 0: there are none any more.
 * @param order    In which order they are.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
 *         axis rests on areas), SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch
 *         that is neither 0 nor 1, a negative length, sizes that differ, `reserved` not 0, a bad
 *         struct size, an unknown field that is not 0), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_TIME_BACKWARDS or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_set_areas(
    scrollkit_scroller *scroller, const scrollkit_snap_area *areas, size_t count,
    scrollkit_snap_order order, double time);

/**
 * Scroll over time to a page or an item; the nearest one if there is no such.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis along which it is; the other stays.
 * @param place    The page or item, from 0.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number under which its end is told; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED (there are neither pages nor items),
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_scroll_to(
    scrollkit_scroller *scroller, scrollkit_axis axis, double place, double time, uint64_t *id);

/**
 * Read on which page or item content is, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Takes the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         bad struct size) or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_get_state(
    scrollkit_scroller *scroller, scrollkit_snap_state *state);

/* ---- Zoom ------------------------------------------------------------------------------------ */

/**
 * Let the content be zoomed: by a pinch, by a wheel with SCROLLKIT_INPUT_FLAGS_ZOOM, by the
 * program.
 *
 * From then on the geometry's content size is the size at scale 1, and so are the starts of
 * sections; all offsets, and whatever else is told of a moment, are points as they are shown.
 * Enabled again, it takes other options and keeps the scale; content at rest past a new limit is
 * put back at once.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  How far the scale goes; NULL means all defaults. Not kept.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (limits not in order, a switch that is neither 0 nor 1, a bad struct size, an unknown
 *         field that is not 0), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (a limit
 *         below 0.0001 or above 10000, too), SCROLLKIT_STATUS_WRONG_MODE (an observed scroller: see
 *         scrollkit_zoom_set_limits) or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_enable(
    scrollkit_scroller *scroller, const scrollkit_zoom_options *options, double time);

/**
 * Let the content no longer be zoomed: it is shown at scale 1 at once.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK, also if it could not be zoomed; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_disable(scrollkit_scroller *scroller, double time);

/**
 * Zoom to a scale, over time or at once; what is under a point of the viewport stays there.
 *
 * As far as the range allows; past a limit means the limit. For the rest as
 * scrollkit_scroller_scroll_to, whose numbers it shares.
 *
 * @param scroller The scroller; must not be NULL, and zooming enabled.
 * @param scale    The scale; above 0.
 * @param x        The point that stays, in points from the viewport's left.
 * @param y        The point that stays, in points from the viewport's top.
 * @param animated 1: over time; 0: at once.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number of this request, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (no scale above 0, `animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_TIME_BACKWARDS or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_set_scale(
    scrollkit_scroller *scroller, double scale, double x, double y, uint32_t animated, double time,
    uint64_t *id);

/**
 * Zoom until a rectangle of the content fills what is visible of the viewport.
 *
 * As far as the limits allow, and in its middle as far as the range allows. For the rest as
 * scrollkit_zoom_set_scale.
 *
 * @param scroller The scroller; must not be NULL, and zooming enabled.
 * @param x        The rectangle's left edge in the content, in points at scale 1.
 * @param y        The rectangle's top edge in the content, in points at scale 1.
 * @param width    Its width, in points at scale 1; 0 or more.
 * @param height   Its height, in points at scale 1; 0 or more.
 * @param animated 1: over time; 0: at once.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number of this request, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         negative size, `animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_TIME_BACKWARDS or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_show_rect(
    scrollkit_scroller *scroller, double x, double y, double width, double height,
    uint32_t animated, double time, uint64_t *id);

/**
 * Take a double tap: zoom over time from the smallest scale in, from any other back to the
 * smallest.
 *
 * What was tapped stays under the finger, as far as the range allows. For the rest as
 * scrollkit_zoom_set_scale.
 *
 * @param scroller The scroller; must not be NULL, and zooming enabled.
 * @param x        Where in the viewport, in points from its left.
 * @param y        Where in the viewport, in points from its top.
 * @param scale    The scale to zoom in to; 0: the largest.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number of this request, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         negative scale), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE,
 *         SCROLLKIT_STATUS_TIME_BACKWARDS or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_double_tap(
    scrollkit_scroller *scroller, double x, double y, double scale, double time, uint64_t *id);

/**
 * Read how large the content is shown, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Takes the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         bad struct size) or SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_get_state(
    scrollkit_scroller *scroller, scrollkit_zoom_state *state);

/* ---- Steering -------------------------------------------------------------------------------- */

/**
 * Hold a key that scrolls: content moves at a constant speed until scrollkit_scroller_release_key.
 *
 * Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is 25
 * lines or 5 pages per second, and further repeats change nothing. With a feel whose wheel does not
 * animate, and for SCROLLKIT_KEY_HOME and SCROLLKIT_KEY_END, each call is a press.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      The key.
 * @param time     Time of the repeat, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_hold_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/**
 * Release a key that was held: content brakes at once and rests soon after.
 *
 * Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      The key.
 * @param time     Time of the release, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_release_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/**
 * Steer the content: it moves at this speed from now on, until told otherwise.
 *
 * It stops at the end of the range, which is announced as its target, and stays in
 * SCROLLKIT_PHASE_STEERING, also at speed 0, until scrollkit_autoscroll_end. A finger that holds
 * the content outweighs it; a press, a wheel or the program takes over.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param velocity_x How fast right, in points per second.
 * @param velocity_y How fast down, in points per second.
 * @param time       When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_set_velocity(
    scrollkit_scroller *scroller, double velocity_x, double velocity_y, double time);

/**
 * End steering, whatever began it: the content rests where it is.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_end(scrollkit_scroller *scroller, double time);

/**
 * Begin to steer with a pointer, as a pressed middle button does: the farther it is from here, the
 * faster content moves that way.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  How distance becomes speed; NULL means all defaults. Not kept.
 * @param x        Where the button was pressed, in points from the viewport's left.
 * @param y        Where the button was pressed, in points from the viewport's top.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push; also SCROLLKIT_STATUS_NO_MEMORY, and
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT for an unknown rule, a negative length or speed, a ramp
 *         above 16, a bad struct size or an unknown field that is not 0.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_begin(
    scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
    double time);

/**
 * Move the pointer that steers.
 *
 * @param scroller The scroller; must not be NULL and be driven. If nobody steers any more, nothing
 *                 happens.
 * @param x        Where it is, in points from the viewport's left; also outside it.
 * @param y        Where it is, in points from the viewport's top; also outside it.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_move(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Release the button that steers.
 *
 * If the pointer has ever left the dead zone, steering ends; else it was a click, and steers on
 * until scrollkit_autoscroll_end.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param goes_on  Takes 1 if it steers on, 0 if not; may be NULL.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_release(
    scrollkit_scroller *scroller, double time, uint32_t *goes_on);

/**
 * Steer with an item that is dragged near the viewport's edges: the deeper in the margin, the
 * faster content moves there. Tell it of every movement; end it with scrollkit_autoscroll_end.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  How wide the margin is and how fast content moves; NULL means all defaults. Not
 *                 kept.
 * @param x        Where the pointer is, in points from the viewport's left; also outside it.
 * @param y        Where the pointer is, in points from the viewport's top; also outside it.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_autoscroll_begin.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_drag(
    scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
    double time);

/* ---- Bars ------------------------------------------------------------------------------------ */

/**
 * Enable a classic scroll bar along an axis: a track with a thumb, and arrows beside it.
 *
 * It is drawn by the host, where scrollkit_scrollbar_get_state says. Enabled again, it takes the
 * new options and nothing holds it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @param options  How it behaves; NULL means all defaults. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis, a switch that is neither 0 nor 1, a negative length, a bad struct size,
 *         an unknown field that is not 0), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_enable(
    scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_scrollbar_options *options);

/**
 * Disable the scroll bar along an axis; what it has begun goes on.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT or
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_disable(
    scrollkit_scroller *scroller, scrollkit_axis axis);

/**
 * Press a scroll bar.
 *
 * The thumb is held, and content in flight caught. The track goes a page towards the pointer, and
 * after 0.25 s evenly on until the thumb is under it; or the thumb jumps there and is held. An
 * arrow goes a line, and after 0.25 s evenly on. Until the release a tick is needed, as frames say.
 * Observed, the host is asked for each page and line.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @param part     SCROLLKIT_SCROLLBAR_PART_TRACK or _THUMB for a place along the track, whatever is
 *                 there; or an arrow.
 * @param place    Where along the track, in points; not looked at for arrows.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK, also if it is held already or nothing scrolls;
 *         SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis, no
 *         part), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_press(
    scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_part part, double place,
    double time);

/**
 * Move the pointer that holds a scroll bar; a held thumb stays under it, and content follows at
 * once.
 *
 * Driven, what else moves content meanwhile, as rows that come in above, is not taken back: the
 * pointer goes on from there.
 *
 * The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host is asked by
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @param place    Where along the track, in points; also beyond its ends.
 * @param sideways How far beside the bar, in points; with `snap_back` set, the thumb returns to
 *                 where it was taken while the pointer is farther away. 0 if that is of no
 *                 interest.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK, also if nothing is held; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_drag(
    scrollkit_scroller *scroller, scrollkit_axis axis, double place, double sideways, double time);

/**
 * Release a scroll bar: a step that is under way runs to its end, an even movement ends.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return As scrollkit_scrollbar_drag.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_release(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);

/**
 * Read where the thumb of a scroll bar is, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @param state    Takes the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis, a bad struct size) or SCROLLKIT_STATUS_NOT_ENABLED, and the state is
 *         untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_get_state(
    scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_H */
