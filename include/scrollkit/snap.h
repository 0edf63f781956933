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
    sizeof(scrollkit_snap_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
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
 * Content that is let go, and every step of a wheel or a key, then goes there in one motion, with
 * its own momentum; so does the scale when a pinch or a wheel has changed it, and a chain of nested
 * scrollers. What the program scrolls or zooms to is left alone. Content stays on its page, item or
 * area when sizes change. Observed, the host receives SCROLLKIT_EVENT_KIND_REQUEST_REST.
 *
 * @param scroller The scroller; must not be NULL.
 * @param axis     The axis.
 * @param options  Where; NULL for anywhere. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, a switch that is neither 0 nor 1, a carousel whose `length` is 0,
 *         an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY,
 *         and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_set_options(
    scrollkit_scroller *scroller, scrollkit_axis axis, const scrollkit_snap_options *options);

/**
 * Set the areas that content snaps to.
 *
 * Set them again whenever they move. An area that content rested on is found again by its key, and
 * content goes along with it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param areas    The first of them; may be NULL if `count` is 0. Copied.
 * @param count    How many, 1048576 at most; 0: there are none any more.
 * @param order    In which order they are.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
 *         axis rests on areas), SCROLLKIT_STATUS_INVALID_ARGUMENT (an unknown enum value, a switch
 *         that is neither 0 nor 1, sizes that differ, `reserved` not 0, an unknown field that is
 *         not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
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
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @param id       Receives the number of the animation; may be NULL.
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
 * Read the current page or item as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_snap_get_state(
    scrollkit_scroller *scroller, scrollkit_snap_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_SNAP_H */
