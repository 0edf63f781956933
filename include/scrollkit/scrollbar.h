/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file scrollbar.h
 * Scroll bars.
 */
#ifndef SCROLLKIT_SCROLLBAR_H
#define SCROLLKIT_SCROLLBAR_H

#include "api.h"
#include "types/library.h"
#include "types/scrollbar.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_scrollbar_options. */
#define SCROLLKIT_SCROLLBAR_OPTIONS_INIT { \
    sizeof(scrollkit_scrollbar_options), 0, 0, 0, 0}
/** The defaults of scrollkit_scrollbar_state. */
#define SCROLLKIT_SCROLLBAR_STATE_INIT { \
    sizeof(scrollkit_scrollbar_state), 0, 0, 0}

/* ---- Scrollbar ------------------------------------------------------------------------------- */

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
 *         (an unknown axis, a switch that is neither 0 nor 1, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
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
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
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
 * The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host receives
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @param place    Where along the track, in points; also beyond its ends.
 * @param sideways How far beside the bar, in points; with `snap_back` set, the thumb returns to
 *                 where it was taken while the pointer is farther away. 0 if that is of no
 *                 interest.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
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
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scrollbar_drag.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_release(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);

/**
 * Read the state of a scroll bar as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     Which axis it scrolls.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE or SCROLLKIT_STATUS_NOT_ENABLED, and the
 *         state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_get_state(
    scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_SCROLLBAR_H */
