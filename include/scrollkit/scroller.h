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
/** The defaults of scrollkit_scroll_options. */
#define SCROLLKIT_SCROLL_OPTIONS_INIT { \
    sizeof(scrollkit_scroll_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Scroller -------------------------------------------------------------------------------- */

/**
 * Create a scroller.
 *
 * It has no content until scrollkit_scroller_set_geometry. The times of inputs and ticks share one
 * clock.
 *
 * @param options  The options; NULL means all defaults. Copied.
 * @param scroller Receives the new scroller, owned by the caller: destroy it with
 *                 scrollkit_scroller_destroy. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown mode or feel, a switch that is neither 0 nor 1, an unknown field that is not
 *         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and `*scroller` is
 *         unchanged.
 *
 * Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_create(
    const scrollkit_scroller_options *options, scrollkit_scroller **scroller);

/**
 * Destroy a scroller.
 *
 * The delegate first receives SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED for each animation whose
 * completion it has not received, with `finished` 0 for the one under way, and no other event. The
 * scroller still exists then. Inside a function of its own delegate it is destroyed when that
 * function has returned.
 *
 * @param scroller The scroller; NULL has no effect.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API void scrollkit_scroller_destroy(scrollkit_scroller *scroller);

/**
 * Set the scroller's clock back.
 *
 * A call with a time that is far ahead by mistake, such as one in milliseconds, sets the clock
 * ahead, and all later calls count as of that time. This call undoes it: content goes on from where
 * it is, and motions, fades and gestures continue by their own elapsed time. Returned times are the
 * host's again, also those of events that wait in the queue. They may be rounded, by up to 15
 * microseconds.
 *
 * Nested scrollers: the scrollers of a tree have one clock. The latest of them is set back to the
 * time, and what was added by mistake has passed for all of them.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     The new time of the clock, in seconds. A time that is not before the clock has no
 *                 effect.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also if all calls together would set the clock back by
 *         more than 1e11 seconds), and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_clock(
    scrollkit_scroller *scroller, double time);

/* ---- Scroller: Geometry ---------------------------------------------------------------------- */

/**
 * Set the viewport, the content and the insets.
 *
 * The first geometry puts content at its start. Later ones do not make moving content jump: a drag
 * keeps its anchor, and a motion is retargeted. Content that rests out of the new range is clamped
 * at once; with a shift, it bounces back. A shift moves all stored offsets, so that it is not
 * visible. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SHIFT.
 *
 * @param scroller The scroller; must not be NULL.
 * @param geometry The new geometry; must not be NULL. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`right_to_left` neither 0 nor 1, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_geometry(
    scrollkit_scroller *scroller, const scrollkit_geometry *geometry, double time);

/**
 * Set the sizes of the viewport and the content, without insets, in one call without a struct.
 *
 * It is scrollkit_scroller_set_geometry for scripts that cannot make structs. Content begins at its
 * left, also if the last geometry was from right to left. An unchanged size costs little more than
 * a tick, so a program may set it in every frame.
 *
 * @param scroller        The scroller; must not be NULL.
 * @param viewport_width  Width of the viewport, in points; below 0 counts as 0.
 * @param viewport_height Height of the viewport, in points; below 0 counts as 0.
 * @param content_width   Width of the content, in points; below 0 counts as 0.
 * @param content_height  Height of the content, in points; below 0 counts as 0.
 * @param time            Time of the call, in seconds.
 * @return As scrollkit_scroller_set_geometry.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_size(
    scrollkit_scroller *scroller, double viewport_width, double viewport_height,
    double content_width, double content_height, double time);

/**
 * Shift the offset and all stored offsets with content that moved under the viewport.
 *
 * It is scrollkit_scroller_set_geometry with the current geometry and a shift. When the content's
 * size changes too, set both in one call: between two calls content may be out of range.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        Distance by which visible content moved right within the content, in points.
 * @param y        Distance by which it moved down, in points.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_shift(
    scrollkit_scroller *scroller, double x, double y, double time);

/* ---- Scroller: Preferences ------------------------------------------------------------------- */

/**
 * Set the user's accessibility preferences from the next gesture or motion on. The gesture or
 * motion under way keeps the old ones.
 *
 * With `reduces_motion`, scrolls and zooms by the program, steps of a wheel or key, returns into
 * range and snaps of a header finish in one step; the nub still fades. Observed: requests to scroll
 * are not animated. With `stops_momentum`, released content rests where it is. A chain of nested
 * scrollers has the preferences of the scroller on which the gesture begins.
 *
 * With `resamples`, a tick shows a drag as it was 5 ms before, and as much earlier as its moves are
 * late: on a line through the moves of the last 35 ms, extrapolated by at most 8 ms. A move is late
 * by the time from its own to the clock. Other calls, such as a move, show it as a tick of their
 * time does. A released motion starts at the drawn offset.
 *
 * @param scroller    The scroller; must not be NULL.
 * @param preferences The preferences; NULL means none. Copied.
 * @param time        Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         switch that is neither 0 nor 1, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_preferences(
    scrollkit_scroller *scroller, const scrollkit_preferences *preferences, double time);

/**
 * Set along which axes the user scrolls, from the next gesture or motion on. Along another one only
 * the program does.
 *
 * Fingers, wheels, keys, autoscroll, scroll bars and the nub have no effect along such an axis. In
 * a nested scroller they scroll those around it instead. A finger that comes down still stops what
 * moves, and a pinch zooms about its fingers. The gesture or motion under way goes on.
 *
 * @param scroller The scroller; must not be NULL, and be driven.
 * @param x        1: the user scrolls horizontally; 0: only the program does.
 * @param y        1: the user scrolls vertically; 0: only the program does.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`x` or `y` neither 0 nor 1), SCROLLKIT_STATUS_WRONG_MODE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_scroll_enabled(
    scrollkit_scroller *scroller, uint32_t x, uint32_t y, double time);

/**
 * Set which axes overscroll although their content fits the viewport, from the next gesture or
 * motion on; see `always_bounces_x` of scrollkit_scroller_options.
 *
 * @param scroller The scroller; must not be NULL, and be driven.
 * @param x        1: content that fits the viewport's width overscrolls, too; 0: it does not.
 * @param y        1: content that fits the viewport's height overscrolls, too; 0: it does not.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_scroller_set_scroll_enabled.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_always_bounces(
    scrollkit_scroller *scroller, uint32_t x, uint32_t y, double time);

/* ---- Scroller: Scrolling --------------------------------------------------------------------- */

/**
 * Scroll to an offset, with an animation or at once.
 *
 * An offset out of range is clamped. An animation starts with the position and velocity of moving
 * content, and ends a drag until the next press; a scroll at once keeps the drag.
 * SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED is emitted exactly once: at once if the offset is
 * reached already, and with `finished` 0 if the animation is interrupted. Observed: the host
 * receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
 *
 * An input along one axis takes that axis: the animation goes on along the other, and has finished
 * when it arrives there.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x of the offset, in points.
 * @param y        y of the offset, in points.
 * @param animated 1: with an animation; 0: at once.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_to(
    scrollkit_scroller *scroller, double x, double y, uint32_t animated, double time, uint64_t *id);

/**
 * Scroll by a distance with an animation.
 *
 * The distance counts from the target of an animation under way, otherwise from the content offset,
 * so that quick repeats add up. Along an axis whose distance is 0, a motion under way continues.
 * Otherwise it behaves as scrollkit_scroller_scroll_to.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        Distance to the right, in points.
 * @param y        Distance downwards, in points.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_by(
    scrollkit_scroller *scroller, double x, double y, double time, uint64_t *id);

/**
 * Scroll by the smallest distance that shows a rectangle of the content, with an animation or at
 * once.
 *
 * The viewport is visible without its insets. A rectangle larger than that is shown when it fills
 * it. Otherwise it behaves as scrollkit_scroller_scroll_to.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x of the rectangle's left edge in the content, in points.
 * @param y        y of its top edge in the content, in points.
 * @param width    Its width, in points; 0 or more.
 * @param height   Its height, in points; 0 or more.
 * @param animated 1: with an animation; 0: at once.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return As scrollkit_scroller_scroll_to.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_rect_to_visible(
    scrollkit_scroller *scroller, double x, double y, double width, double height,
    uint32_t animated, double time, uint64_t *id);

/**
 * Scroll to an offset, over a given time along a curve, at a given speed, or at once; along both
 * axes or one.
 *
 * Otherwise it behaves as scrollkit_scroller_scroll_to. While content changes, the animation keeps
 * its curve or speed.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x of the offset, in points.
 * @param y        y of the offset, in points.
 * @param options  How to scroll; NULL means all defaults. Its alignment and margins do not count.
 *                 Not kept.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (also both a duration and a speed), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_animate_to(
    scrollkit_scroller *scroller, double x, double y, const scrollkit_scroll_options *options,
    double time, uint64_t *id);

/**
 * Scroll to where a rectangle of the content lies as given: at the start, the middle or the end of
 * the viewport, or by the least distance that shows it, with margins.
 *
 * The viewport is visible without its insets. A rectangle larger than that is shown when it fills
 * it. An offset out of range is clamped. Otherwise it behaves as scrollkit_scroller_animate_to.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x of the rectangle's left edge in the content, in points.
 * @param y        y of its top edge in the content, in points.
 * @param width    Its width, in points; 0 or more.
 * @param height   Its height, in points; 0 or more.
 * @param options  Where it comes to lie, and how to scroll; NULL means all defaults. Copied.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return As scrollkit_scroller_animate_to.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_scroll_into_view(
    scrollkit_scroller *scroller, double x, double y, double width, double height,
    const scrollkit_scroll_options *options, double time, uint64_t *id);

/**
 * Set the content offset at once, such as a restored one.
 *
 * An offset out of range is clamped. Motions stop; a drag continues from the new offset. Observed:
 * the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x of the offset, in points.
 * @param y        y of the offset, in points.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_offset(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Stop every motion at the current offset.
 *
 * Content out of range and a scale beyond its limits still return. A drag continues. Observed:
 * while content moves by itself, the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL for the
 * current offset.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_stop(scrollkit_scroller *scroller, double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_SCROLLER_H */
