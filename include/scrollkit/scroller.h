/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file scroller.h
 * A scroller: creation, geometry and scrolling by the program.
 */
#ifndef SCROLLKIT_SCROLLER_H
#define SCROLLKIT_SCROLLER_H

#include "api.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_geometry. */
#define SCROLLKIT_GEOMETRY_INIT { \
    sizeof(scrollkit_geometry), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_scroller_options. */
#define SCROLLKIT_SCROLLER_OPTIONS_INIT { \
    sizeof(scrollkit_scroller_options), 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_preferences. */
#define SCROLLKIT_PREFERENCES_INIT { \
    sizeof(scrollkit_preferences), 0, 0, 0}

/* ---- Scroller -------------------------------------------------------------------------------- */

/**
 * Create a scroller.
 *
 * It has no content until scrollkit_scroller_set_geometry is called.
 *
 * @param options  How it is made; NULL means all defaults.
 * @param scroller Receives the new scroller, owned by the caller: destroy it with
 *                 scrollkit_scroller_destroy. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown mode or feel, a switch that is neither 0 nor 1, an unknown field that is not
 *         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
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
 * Set the viewport, the content and the insets.
 *
 * The first geometry puts the content at its start. Later, nothing that moves jumps: a finger keeps
 * what it holds, and flights go on to where they can now rest. Content at rest is put back into
 * range at once; with a shift, it returns as an overscroll does. A shift moves everything
 * remembered along, so that nothing is seen of it; observed, the host receives
 * SCROLLKIT_EVENT_KIND_REQUEST_SHIFT to move its offset along.
 *
 * @param scroller The scroller; must not be NULL.
 * @param geometry The new geometry; must not be NULL. Not kept.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`right_to_left` neither 0 nor 1, an unknown field not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_geometry(
    scrollkit_scroller *scroller, const scrollkit_geometry *geometry, double time);

/**
 * Shift everything along with content that moved under the viewport, its size unchanged.
 *
 * The same as scrollkit_scroller_set_geometry with the present geometry and a shift. When the size
 * changes too, say both in one call: between two, content may be out of range.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        How far what is on screen moved right within the content, in points.
 * @param y        How far it moved down, in points.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_shift(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Set the user's accessibility preferences.
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
 *         (a switch that is neither 0 nor 1, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_preferences(
    scrollkit_scroller *scroller, const scrollkit_preferences *comfort);

/* ---- Scroller: Scrolling --------------------------------------------------------------------- */

/**
 * Scroll to an offset, over time or at once.
 *
 * Out of range means the nearest offset in range. Content in flight goes on from its place and
 * speed. Over time, a finger loses its hold and takes it up with its next press; at once, it keeps
 * it. The end is told by SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED, exactly once: at once if already
 * there, and not finished if something else takes over. Observed, the host receives
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The offset to the right, in points.
 * @param y        The offset down, in points.
 * @param animated 1: over time; 0: at once.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @param id       Receives the number of the animation, never 0; may be NULL.
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
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @param id       Receives the number of the animation, never 0; may be NULL.
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
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_rect_to_visible(
    scrollkit_scroller *scroller, double x, double y, double width, double height, double time,
    uint64_t *id);

/**
 * Set the offset at once, such as a restored one.
 *
 * Out of range means the nearest offset in range. What moved by itself stops; a finger keeps its
 * hold. Observed, the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to do it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        The offset to the right, in points.
 * @param y        The offset down, in points.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_offset(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Stop every motion at the current offset.
 *
 * Out of range, the content still returns. A finger keeps its hold. Observed, the host is asked by
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to stay where it is.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_stop(scrollkit_scroller *scroller, double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_SCROLLER_H */
