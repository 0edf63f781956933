/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file frame.h
 * What to draw.
 */
#ifndef SCROLLKIT_FRAME_H
#define SCROLLKIT_FRAME_H

#include "api.h"
#include "types/frame.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_frame. */
#define SCROLLKIT_FRAME_INIT { \
    sizeof(scrollkit_frame), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_next_change. */
#define SCROLLKIT_NEXT_CHANGE_INIT { \
    sizeof(scrollkit_next_change), 0, 0, 0}
/** The defaults of scrollkit_view_progress. */
#define SCROLLKIT_VIEW_PROGRESS_INIT { \
    sizeof(scrollkit_view_progress), 0, 0, 0, 0, 0}

/* ---- Frame ----------------------------------------------------------------------------------- */

/**
 * Advance to a time and read the frame to draw.
 *
 * Call it once per display frame while the frame's `needs_tick` is 1. The offset at a time does not
 * depend on the number of ticks before it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the frame, in seconds.
 * @param frame    Receives the frame; its `struct_size` must be set. NULL: only advance.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes. If a
 *         delegate destroys the scroller, the frame is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_tick(
    scrollkit_scroller *scroller, double time, scrollkit_frame *frame);

/**
 * Follow the offset of a host that owns it, and read the frame to draw and to store there: in place
 * of scrollkit_scroller_tick, once per display frame.
 *
 * An immediate-mode toolkit stores the offset itself, and its own scroll bar may move it. If the
 * host's offset is not what the last call returned, the host has moved it: the content goes there
 * at once, and a motion ends, except a bounce along the other axis; a drag continues. Otherwise
 * only time passes. A host may store whole points, and only offsets in range: an offset that
 * differs from the last frame's by less than a point, or only by clamping, does not count as moved
 * by the host. The first call compares with the offset at which content begins. Set the size
 * before.
 *
 * The host's bar is the user's, as the thumb of scrollkit_scrollbar_enable. Its release is not
 * reported: it lets go 0.15 s after it last moved the content. Then pages and headers snap.
 *
 * @param scroller The scroller; must not be NULL, and be driven.
 * @param host_x   x of the host's offset, in points.
 * @param host_y   y of the host's offset, in points.
 * @param time     Time of the frame, in seconds.
 * @param frame    Receives the frame; its `struct_size` must be set. NULL: the host reads it with
 *                 scrollkit_scroller_get_frame.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_WRONG_MODE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes. If a delegate destroys the scroller,
 *         the frame is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_sync(
    scrollkit_scroller *scroller, double host_x, double host_y, double time,
    scrollkit_frame *frame);

/**
 * Advance several scrollers to a time and read their frames, all or none.
 *
 * Delegates are notified after all scrollers have advanced, and before the frames are read.
 *
 * @param scrollers The scrollers; none may be NULL. May be NULL if `count` is 0. A delegate that
 *                  destroys one of them must leave the array unchanged until the call returns.
 * @param count     The number of scrollers, at most 1048576.
 * @param time      Time of the frame, in seconds.
 * @param frames    Receives a frame for each scroller; all must have the `struct_size` of the
 *                  first, which is the stride of the array. NULL: only advance.
 * @return As scrollkit_scroller_tick; also SCROLLKIT_STATUS_OUT_OF_RANGE for a larger `count`, and
 *         nothing changes.
 *
 * Thread safety: the scrollers' thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_tick_many(
    scrollkit_scroller *const *scrollers, size_t count, double time, scrollkit_frame *frames);

/**
 * Read the frame to draw, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param frame    Receives the frame; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE, and
 *         the frame is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_frame(
    scrollkit_scroller *scroller, scrollkit_frame *frame);

/**
 * Find when a frame will next differ, so that no frame is drawn twice. Nothing changes.
 *
 * A frame differs where content, headers, the nub or scroll bars are drawn at other pixels than as
 * of the last call. A position of the viewport is drawn at the pixel ⌊position · scale + ½⌋, and
 * content at the position −offset; pass a larger scale if rows at fractions of a pixel are rounded
 * one by one. Content that is zoomed, resampled or stretched is drawn in every frame while it
 * moves.
 *
 * After an input the next frame is drawn. Before each frame without one, ask from its time on:
 * while `is_drawn` is 0 and `time` not later, tick at `time` with a NULL frame and ask again; then
 * draw the frame if `time` is not later than it, and else wait until `time`.
 *
 * @param scroller         The scroller; must not be NULL.
 * @param pixels_per_point The scale of the display, such as 2. Range: 0.01 to 1000
 * @param time             Time of the next frame, in seconds: earlier frames are not drawn.
 * @param change           Receives the change; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and `*change` is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_next_change(
    scrollkit_scroller *scroller, double pixels_per_point, double time,
    scrollkit_next_change *change);

/**
 * Read the progress of a stretch of the content through the viewport along an axis, as of the last
 * call: what fades or moves with a rectangle while it scrolls through. Items of a list have
 * scrollkit_list_get_progress.
 *
 * The viewport is visible without its insets. In right-to-left content the stretch comes in at the
 * left.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis.
 * @param start    The distance of its left or top from that of the content, in points at the
 *                 current scale.
 * @param length   Its length, in points at the current scale; 0 or more.
 * @param progress Receives it; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and the struct is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_view_progress(
    scrollkit_scroller *scroller, scrollkit_axis axis, double start, double length,
    scrollkit_view_progress *progress);

/**
 * Advance to a time and return the offset to draw at along an axis, without a struct.
 *
 * It is scrollkit_scroller_tick for scripts that cannot read structs. A second call with the same
 * time returns the offset along the other axis.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis.
 * @param time     Time of the frame, in seconds.
 * @return The offset, in points; not a number where scrollkit_scroller_tick refuses the time, for
 *         another axis, and if a delegate destroys the scroller.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API double scrollkit_scroller_tick_offset(
    scrollkit_scroller *scroller, scrollkit_axis axis, double time);

/**
 * Return whether the next display frame needs a tick, without a struct: the frame's `needs_tick`.
 *
 * @param scroller The scroller; NULL needs none.
 * @return 1 if the next frame differs without input: content, a header, a fade or an edge moves or
 *         will move. Else 0.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_scroller_needs_tick(scrollkit_scroller *scroller);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_FRAME_H */
