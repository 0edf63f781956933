/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file snap.h
 * Snapping to pages, items and areas.
 */
#ifndef SCROLLKIT_SNAP_H
#define SCROLLKIT_SNAP_H

#include "api.h"
#include "types/library.h"
#include "types/scroller.h"
#include "types/snap.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_snap_options. */
#define SCROLLKIT_SNAP_OPTIONS_INIT { \
    sizeof(scrollkit_snap_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_snap_area. */
#define SCROLLKIT_SNAP_AREA_INIT { \
    sizeof(scrollkit_snap_area), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_snap_state. */
#define SCROLLKIT_SNAP_STATE_INIT { \
    sizeof(scrollkit_snap_state), 0, 0, 0, 0, 0}

/* ---- Snap ------------------------------------------------------------------------------------ */

/**
 * Set the snap targets along an axis.
 *
 * Released content, and each step of a wheel or a key, then moves to a snap target in one motion. A
 * step moves at least to the next one. Steps with less than 0.15 s between them add up, and their
 * sum snaps. The same holds for the scale after a pinch, and for a chain of nested scrollers.
 * Scrolls and zooms by the program do not snap. Content stays on its page, item or area when sizes
 * change, and at an item of a list whatever is measured or edited. Observed: the host receives
 * SCROLLKIT_EVENT_KIND_REQUEST_REST. If new options change the number of the page or item,
 * SCROLLKIT_EVENT_KIND_PAGE_CHANGED is emitted; not for the first options.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis.
 * @param options  The options; NULL means no snap targets. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, a switch that is neither 0 nor 1, a carousel whose `length` is 0,
 *         an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE
 *         (content without ends: see scrollkit_deltas_enable) or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_set_options(
    scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_snap_options *options,
    double time);

/**
 * Set the areas that content snaps to.
 *
 * Set them again whenever they move; if the content is shifted, after the shift. An area that
 * content is snapped to is identified by its key, and content moves with it. A release costs time
 * in proportion to areas in any order, and to areas in order that overlap there; other areas in
 * order are found by binary search. Of areas larger than the viewport that overlap, the 32 nearest
 * count.
 *
 * @param scroller The scroller; must not be NULL.
 * @param areas    The areas; all must have the `struct_size` of the first, which is the stride of
 *                 the array. May be NULL if `count` is 0. Copied.
 * @param count    The number of areas, at most 65536 in any order and 1048576 in order; 0 removes
 *                 them.
 * @param order    The order of the areas.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
 *         axis snaps to areas), SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch
 *         that is neither 0 nor 1, `reserved` not 0, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE (also sizes that differ), SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_set_areas(
    scrollkit_scroller *scroller, const scrollkit_snap_area *areas, size_t count,
    scrollkit_snap_order order, double time);

/**
 * Scroll to a page or an item with an animation; to the nearest one if there is no such index.
 *
 * When sizes change meanwhile, the animation ends at the new offset of the page or item.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis of the pages or items. The offset along the other axis does not change.
 * @param index    The page or item, from 0.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis), SCROLLKIT_STATUS_NOT_ENABLED (the axis has no pages or items),
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_scroll_to(
    scrollkit_scroller *scroller, scrollkit_axis axis, double index, double time, uint64_t *id);

/**
 * Read the current page, item or area, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED (no snap targets were set), and the state is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_get_state(
    scrollkit_scroller *scroller, scrollkit_snap_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_SNAP_H */
