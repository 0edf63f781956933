/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file anchor.h
 * Content that stays in place when rows above it change.
 */
#ifndef SCROLLKIT_ANCHOR_H
#define SCROLLKIT_ANCHOR_H

#include "api.h"
#include "types/anchor.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Anchor ---------------------------------------------------------------------------------- */

/**
 * Set what stays in place when content changes.
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
 * Begin a batch of edits to the content.
 *
 * Batches may be nested; end each with scrollkit_anchor_end_update. Observed, what the toolkit
 * reports of its offset until then is taken for its own way of keeping the place, and no scroll:
 * keep a batch as short as the toolkit's layout of the change, and the user's movements outside.
 *
 * @param scroller The scroller; must not be NULL. A policy must have been set.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @param batch    Receives the batch's number, never 0; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_anchor_begin_update(
    scrollkit_scroller *scroller, double time, uint32_t *batch);

/**
 * Add an edit to the innermost batch: points removed and inserted at a y.
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
 *         batch is open), SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_anchor_add_edit(
    scrollkit_scroller *scroller, double place, double removed, double inserted);

/**
 * End a batch of edits with the new geometry. What the policy names stays in place.
 *
 * Everything remembered moves along: a drag's hold, a flight's target, the way back, which keeps
 * its item also where the offset stays to show what is new. Observed, the host receives
 * SCROLLKIT_EVENT_KIND_REQUEST_SHIFT for what its toolkit has not done by itself. A toolkit's own
 * drag or momentum that writes offsets must be moved along by the host, by as much as content has
 * moved.
 *
 * @param scroller The scroller; must not be NULL.
 * @param batch    The batch's number.
 * @param geometry The content and the viewport now; must not be NULL. Its shift must be 0.
 * @param finished 1: the changes were made; 0: they were not, and nothing moves along.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED, done as well, but batches were begun in
 *         this one and never ended: they are dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_FOUND (no such batch is open), SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`finished` neither 0 nor 1), or what scrollkit_scroller_set_geometry returns,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_anchor_end_update(
    scrollkit_scroller *scroller, uint32_t batch, const scrollkit_geometry *geometry,
    uint32_t finished, double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_ANCHOR_H */
