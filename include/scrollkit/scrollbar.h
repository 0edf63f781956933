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
 * The host draws it at the position that scrollkit_scrollbar_get_state returns. Enabled again with
 * other options, it has those, and no part is pressed; with the same options, nothing changes.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis that it scrolls.
 * @param options  The options; NULL means all defaults. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis, a switch that is neither 0 nor 1, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_enable(
    scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_scrollbar_options *options,
    double time);

/**
 * Disable the scroll bar along an axis. A scroll that it began continues.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis that it scrolls.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_disable(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);

/**
 * Press a scroll bar.
 *
 * A press on the thumb grabs it and stops moving content. A press on the track scrolls a page
 * towards the pointer and, after 0.25 s, continuously until the thumb is where it pressed; or it
 * moves the thumb to the pointer, with `jumps_to_click`. A press on an arrow scrolls as an arrow
 * key, by the feel's `key_lines`, and after 0.25 s continuously, whatever the wheel does. The
 * frame's `needs_tick` is 1 until the thumb has arrived or the content is at its end.
 *
 * Observed: the host receives a request for each page and for each step of an arrow. After a pause
 * of more than 16 s it receives those of the last 16 s.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis that it scrolls.
 * @param part     SCROLLKIT_SCROLLBAR_PART_TRACK or SCROLLKIT_SCROLLBAR_PART_THUMB for a position
 *                 along the track, which determines the part; or an arrow.
 * @param position Position along the track, in points; ignored for arrows.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if a part is pressed already or nothing scrolls;
 *         SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis or
 *         part), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_press(
    scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_part part,
    double position, double time);

/**
 * Move the pointer that presses a scroll bar. A grabbed thumb stays under it, and content follows
 * at once. A pressed track keeps the position of the press.
 *
 * Movements of the content by other causes, such as inserted rows, are kept. When it becomes longer
 * or shorter, such as by rows that are measured, the rest of the track stands for the rest of the
 * content from there on: content moves with the pointer, and both ends of the track are both ends
 * of the content. The thumb keeps its length until it is released, and then stays where it is. The
 * phase stays SCROLLKIT_PHASE_IDLE. Content that bounces returns meanwhile, along this axis until
 * the pointer leads it into its range. Observed: the host receives
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis that it scrolls.
 * @param position Position along the track, in points; may be beyond its ends.
 * @param sideways Distance beside the bar, in points: with `snap_back` set, the thumb returns to
 *                 where it was grabbed while the pointer is farther away. 0 for none.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if no part is pressed; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_drag(
    scrollkit_scroller *scroller, scrollkit_axis axis, double position, double sideways,
    double time);

/**
 * Release a scroll bar. A page or step under way is completed; a continuous scroll ends.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis that it scrolls.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_scrollbar_drag.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_release(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);

/**
 * Read the state of a scroll bar, as of the last call.
 *
 * While rows are measured, the thumb moves only with the content. Rows that are inserted or
 * removed, and a viewport of another size, move it to its share of the length.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis that it scrolls.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE or SCROLLKIT_STATUS_NOT_ENABLED, and the
 *         state is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scrollbar_get_state(
    scrollkit_scroller *scroller, scrollkit_axis axis, scrollkit_scrollbar_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_SCROLLBAR_H */
