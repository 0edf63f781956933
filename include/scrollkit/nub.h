/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file nub.h
 * A fast-scroll nub with sections.
 */
#ifndef SCROLLKIT_NUB_H
#define SCROLLKIT_NUB_H

#include "api.h"
#include "types/library.h"
#include "types/nub.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_nub_options. */
#define SCROLLKIT_NUB_OPTIONS_INIT { \
    sizeof(scrollkit_nub_options), 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_nub_state. */
#define SCROLLKIT_NUB_STATE_INIT { \
    sizeof(scrollkit_nub_state), 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Nub ------------------------------------------------------------------------------------- */

/**
 * Enable a fast-scroll nub: a handle at the side that shows the position in the content and can be
 * dragged.
 *
 * It fades in when content moves and fades out after content rests. The host draws it at the
 * position that scrollkit_nub_get_state returns. During a fade or its delay, the frame's
 * `needs_tick` is 1. Enabled again with other options, it is hidden and has those; with the same
 * options, nothing changes.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  The options; NULL means all defaults. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown rule, a switch that is neither 0 nor 1, `reserved` not 0, an unknown field
 *         that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_enable(
    scrollkit_scroller *scroller, const scrollkit_nub_options *options, double time);

/**
 * Disable the nub at once. If it is grabbed, its release is emitted, and no further events of it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_disable(scrollkit_scroller *scroller, double time);

/**
 * Grab the nub with a finger.
 *
 * Until scrollkit_nub_release the nub stays under the finger, also when content changes its size.
 * Moving content stops where it is, or returns into its range. A hidden nub cannot be grabbed.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @param is_held  Receives 1 if the nub is grabbed, 0 if it is hidden; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_grab(
    scrollkit_scroller *scroller, double time, uint32_t *is_held);

/**
 * Move the finger that grabs the nub. Content follows at once; x does not change.
 *
 * The phase stays SCROLLKIT_PHASE_IDLE. Content that bounces returns meanwhile, along y until the
 * finger leads it into its range. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SCROLL.
 * When rows were inserted or something else moved the content, the drag continues from the current
 * offset: both ends of the track still are both ends of the content, so a point up may scroll by
 * another distance than a point down. A drag back and forth returns to its offset.
 *
 * @param scroller The scroller; must not be NULL.
 * @param distance Distance that the finger moved down since the last call, in points.
 * @param sideways Distance of the finger from the nub's side, in points: with `fine_distance` set,
 *                 the nub moves less the farther the finger is. 0 for none.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if the nub is not grabbed; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_drag(
    scrollkit_scroller *scroller, double distance, double sideways, double time);

/**
 * Release the nub. Call it also when the gesture is cancelled.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if the nub is not grabbed; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_release(scrollkit_scroller *scroller, double time);

/**
 * Set whether a mouse hovers near the nub. While it does, a visible nub does not fade out.
 *
 * @param scroller The scroller; must not be NULL.
 * @param is_near  1: the mouse is near; 0: it is not.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`is_near` neither 0 nor 1), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_set_hover(
    scrollkit_scroller *scroller, uint32_t is_near, double time);

/**
 * Set where the content's sections begin, for the label beside the nub.
 *
 * SCROLLKIT_EVENT_KIND_SECTION_CHANGED reports the current section. Set the sections again when an
 * edit moves them, inside its batch: a change of the current section is then emitted when the batch
 * ends.
 *
 * @param scroller The scroller; must not be NULL.
 * @param starts   y of the start of each section in the content, in points, in ascending order. May
 *                 be NULL if `count` is 0. Copied.
 * @param count    The number of sections, at most 1048576; 0 removes them.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE (also starts that are not
 *         ascending) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_set_sections(
    scrollkit_scroller *scroller, const double *starts, size_t count, double time);

/**
 * Read the state of the nub, as of the last call.
 *
 * While rows are measured, the nub moves only with the content, unless its rule ignores insets.
 * Rows that are inserted or removed, and a viewport of another size, move it to its share of the
 * length.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_get_state(
    scrollkit_scroller *scroller, scrollkit_nub_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_NUB_H */
