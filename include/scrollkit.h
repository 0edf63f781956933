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
 * Known: "driven", "observed", "delegate", "batches".
 *
 * @param name The feature's name; NULL is no feature.
 * @return 1 if it has, 0 if it has not or does not know the name.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_has_feature(const char *name);

/* ---- Names ----------------------------------------------------------------------------------- */

/**
 * Tell what a status means, in a sentence.
 *
 * @param status A status; any number.
 * @return Borrowed, valid for ever; "unknown status" for a number that is none.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_status_text(scrollkit_status status);

/**
 * Tell the name of a mode, for logs.
 *
 * @param mode A mode; any number.
 * @return Borrowed, valid for ever; "unknown" for a number that is none.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_mode_name(scrollkit_mode mode);

/**
 * Tell the name of a feel, for logs and menus.
 *
 * @param feel A feel; any number.
 * @return Borrowed, valid for ever; "unknown" for a number that is none.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_feel_name(scrollkit_feel feel);

/**
 * Tell the name of a phase, for logs.
 *
 * @param phase A phase; any number.
 * @return Borrowed, valid for ever; "unknown" for a number that is none.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_phase_name(scrollkit_phase phase);

/**
 * Tell the name of a wheel's unit, for logs.
 *
 * @param unit A unit; any number.
 * @return Borrowed, valid for ever; "unknown" for a number that is none.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_unit_name(scrollkit_unit unit);

/**
 * Tell the name of an input's kind, for logs.
 *
 * @param kind A kind; any number.
 * @return Borrowed, valid for ever; "unknown" for a number that is none.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_input_kind_name(scrollkit_input_kind kind);

/**
 * Tell the name of an event's kind, for logs.
 *
 * @param kind A kind; any number.
 * @return Borrowed, valid for ever; "unknown" for a number that is none.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API const char *scrollkit_event_kind_name(scrollkit_event_kind kind);

/* ---- Defaults -------------------------------------------------------------------------------- */

/**
 * Fill a geometry with defaults: nothing scrolls through nothing.
 *
 * Does what SCROLLKIT_GEOMETRY_INIT does, for callers without macros.
 *
 * @param geometry The struct; must not be NULL.
 * @param size     Its size in bytes, as the caller knows it.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
 *         below 8, above 4096 or no multiple of 8), and the struct is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_geometry_init(scrollkit_geometry *geometry, size_t size);

/**
 * Fill options with defaults: a driven scroller with the uikit feel.
 *
 * Does what SCROLLKIT_OPTIONS_INIT does, for callers without macros.
 *
 * @param options The struct; must not be NULL.
 * @param size    Its size in bytes, as the caller knows it.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
 *         below 8, above 4096 or no multiple of 8), and the struct is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_options_init(scrollkit_options *options, size_t size);

/**
 * Fill an input with zeros and its size; set the kind and the time before pushing it.
 *
 * Does what SCROLLKIT_INPUT_INIT does, for callers without macros.
 *
 * @param input The struct; must not be NULL.
 * @param size  Its size in bytes, as the caller knows it.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
 *         below 8, above 4096 or no multiple of 8), and the struct is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_input_init(scrollkit_input *input, size_t size);

/**
 * Fill a frame with zeros and its size, ready to be read into.
 *
 * Does what SCROLLKIT_FRAME_INIT does, for callers without macros.
 *
 * @param frame The struct; must not be NULL.
 * @param size  Its size in bytes, as the caller knows it.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
 *         below 8, above 4096 or no multiple of 8), and the struct is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_frame_init(scrollkit_frame *frame, size_t size);

/**
 * Fill an event with zeros and its size, ready to be read into.
 *
 * Does what SCROLLKIT_EVENT_INIT does, for callers without macros.
 *
 * @param event The struct; must not be NULL.
 * @param size  Its size in bytes, as the caller knows it.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
 *         below 8, above 4096 or no multiple of 8), and the struct is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_event_init(scrollkit_event *event, size_t size);

/**
 * Fill a delegate with NULLs and its size.
 *
 * Does what SCROLLKIT_DELEGATE_INIT does, for callers without macros.
 *
 * @param delegate The struct; must not be NULL.
 * @param size     Its size in bytes, as the caller knows it.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a size
 *         below 8, above 4096 or no multiple of 8), and the struct is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_delegate_init(scrollkit_delegate *delegate, size_t size);

/* ---- Scroller setup -------------------------------------------------------------------------- */

/**
 * Make a scroller.
 *
 * It has no content until scrollkit_scroller_set_geometry tells it of some.
 *
 * @param options  How it is made; NULL means all defaults.
 * @param scroller Takes the new scroller, owned by the caller: destroy it with
 *                 scrollkit_scroller_destroy. Must not be NULL.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (an unknown
 *         mode or feel, a switch that is neither 0 nor 1, a negative length, a bad struct size, an
 *         unknown field that is not 0), SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
 *         SCROLLKIT_ERROR_NO_MEMORY, and `*scroller` is untouched.
 *
 * Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_create(
    const scrollkit_options *options, scrollkit_scroller **scroller);

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
 * SCROLLKIT_EVENT_REQUEST_SCROLL to move its offset along.
 *
 * @param scroller The scroller; must not be NULL.
 * @param geometry The new geometry; must not be NULL. Not kept.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (a negative
 *         length, `reserved` not 0, a bad struct size, an unknown field that is not 0),
 *         SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
 *         SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
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
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
 *         SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_shift(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Give the scroller another feel; what is under way goes on with the old one.
 *
 * The options' wheel step, line length and clamped edges are kept.
 *
 * @param scroller The scroller; must not be NULL.
 * @param feel     The new feel.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (an
 *         unknown feel), and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel(
    scrollkit_scroller *scroller, scrollkit_feel feel);

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
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT
 *         (`reserved` not 0, a bad struct size, an unknown field that is not 0), and nothing
 *         changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_delegate(
    scrollkit_scroller *scroller, const scrollkit_delegate *delegate);

/* ---- Push ------------------------------------------------------------------------------------ */

/**
 * Push something that the user did, or that a toolkit reports.
 *
 * Inputs may come in any order; one that makes no sense at the moment is taken and does nothing.
 * Fields that a kind has no use for are checked, too: leave them 0.
 *
 * @param scroller The scroller; must not be NULL.
 * @param input    The input; must not be NULL. Not kept.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (an unknown
 *         kind, unit or flag, a bad struct size, an unknown field that is not 0),
 *         SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE, SCROLLKIT_ERROR_WRONG_MODE or
 *         SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
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
 * @return SCROLLKIT_OK; otherwise what scrollkit_scroller_push says of the first input that it
 *         refuses, or SCROLLKIT_ERROR_OUT_OF_RANGE for too many, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_push_many(
    scrollkit_scroller *scroller, const scrollkit_input *inputs, size_t count);

/**
 * Press a finger or a mouse button on the content.
 *
 * Content in flight is caught where it is. A second finger is taken and does nothing.
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
 * Until it has moved past the feel's slop nothing scrolls.
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
 * The finger's speed is read from its movements; one that was held still for 0.1 s has none.
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
 * Take the gesture away: the content rests where it is, or returns into range.
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
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (a bad
 *         struct size), SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
 *         SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes, the frame neither. A delegate that
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
 * @return As scrollkit_scroller_tick, or SCROLLKIT_ERROR_OUT_OF_RANGE for too many, and nothing
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
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT or SCROLLKIT_ERROR_INVALID_ARGUMENT (a bad
 *         struct size), and the frame is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_frame(
    scrollkit_scroller *scroller, scrollkit_frame *frame);

/**
 * Take the oldest event that was not taken yet.
 *
 * Call it until it returns 0. The queue holds 16 events; more are lost, and an event
 * SCROLLKIT_EVENT_OVERFLOW after those that were kept tells how many.
 *
 * @param scroller The scroller; must not be NULL.
 * @param event    Takes the event; must not be NULL, and its `struct_size` must be set.
 * @return 1 if there was one, 0 if there was none; SCROLLKIT_ERROR_NULL_ARGUMENT or
 *         SCROLLKIT_ERROR_INVALID_ARGUMENT (a bad struct size). Unless it is 1, nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_next_event(
    scrollkit_scroller *scroller, scrollkit_event *event);

/* ---- Program --------------------------------------------------------------------------------- */

/**
 * Scroll to an offset, over time or at once.
 *
 * Out of range means the nearest offset in range. Content in flight goes on from its place and
 * speed. Over time, a finger loses its hold and takes it up with its next press; at once, it keeps
 * it. The end is told by SCROLLKIT_EVENT_ANIMATION_COMPLETED, exactly once: at once if already
 * there, and not finished if something else takes over. Observed, the host is asked by
 * SCROLLKIT_EVENT_REQUEST_SCROLL to do it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The offset to the right, in points.
 * @param y        The offset down, in points.
 * @param animated 1: over time; 0: at once.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @param id       Takes the number of this scroll, never 0; may be NULL.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (`animated`
 *         neither 0 nor 1), SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
 *         SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
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
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
 *         SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
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
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_INVALID_ARGUMENT (a negative
 *         size), SCROLLKIT_ERROR_NOT_FINITE, SCROLLKIT_ERROR_OUT_OF_RANGE or
 *         SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
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
 * hold. Observed, the host is asked by SCROLLKIT_EVENT_REQUEST_SCROLL to do it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The offset to the right, in points.
 * @param y        The offset down, in points.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
 *         SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_offset(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Stop what moves by itself, where it is.
 *
 * Out of range, the content still returns. A finger keeps its hold. Observed, the host is asked by
 * SCROLLKIT_EVENT_REQUEST_SCROLL to stay where it is.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     When, in seconds; never before the time of an earlier call.
 * @return SCROLLKIT_OK; SCROLLKIT_ERROR_NULL_ARGUMENT, SCROLLKIT_ERROR_NOT_FINITE,
 *         SCROLLKIT_ERROR_OUT_OF_RANGE or SCROLLKIT_ERROR_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_stop(scrollkit_scroller *scroller, double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_H */
