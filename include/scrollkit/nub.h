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
 * Enable a fast-scroll nub: a handle at the side that shows the position and can be dragged.
 *
 * It fades in when content moves and out a while after it rests. It is drawn by the host, where
 * scrollkit_nub_get_state says. While a fade or a wait is under way the frame says `needs_tick`.
 * Enabled again, it begins hidden with the new options.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  How it looks and behaves; NULL means all defaults. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown rule, a switch that is neither 0 nor 1, `reserved` not 0, an unknown field
 *         that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_enable(
    scrollkit_scroller *scroller, const scrollkit_nub_options *options);

/**
 * Disable the nub at once. No further event of it is emitted, not even its release.
 *
 * @param scroller The scroller; must not be NULL.
 * @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_disable(scrollkit_scroller *scroller);

/**
 * Grab the nub with a finger.
 *
 * It then stays under the finger, even when content changes size, until scrollkit_nub_release.
 * Content in flight is caught where it is. A nub that does not show cannot be held.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @param is_held  Receives 1 if there was one to hold, 0 if not; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_grab(
    scrollkit_scroller *scroller, double time, uint32_t *is_held);

/**
 * Move the nub that a finger holds; the content follows at once, x unchanged.
 *
 * The phase stays SCROLLKIT_PHASE_IDLE: content is put, not moved. Observed, the host receives
 * SCROLLKIT_EVENT_KIND_REQUEST_SCROLL to scroll.
 *
 * @param scroller The scroller; must not be NULL.
 * @param distance How far the finger moved down since the last call, in points.
 * @param sideways How far it is from the nub's side, in points: with `fine_distance` set, the
 *                 farther it is the finer the nub moves. 0 if that is of no interest.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_drag(
    scrollkit_scroller *scroller, double distance, double sideways, double time);

/**
 * Release the nub, also when the gesture is cancelled.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK, also if no finger holds it; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_release(scrollkit_scroller *scroller, double time);

/**
 * Set whether a mouse hovers near the nub. While it does, a visible nub stays visible.
 *
 * It stays until the mouse is told to be away, also when nothing scrolls any more.
 *
 * @param scroller The scroller; must not be NULL.
 * @param is_near  1 near, 0 away.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`is_near` neither 0 nor 1), SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_set_hover(
    scrollkit_scroller *scroller, uint32_t is_near, double time);

/**
 * Set where the content's sections begin, for the label beside the nub.
 *
 * Told by SCROLLKIT_EVENT_KIND_SECTION_CHANGED. Say it anew when an edit moves them, inside its
 * batch: what it leads to is then told when the batch ends.
 *
 * @param scroller The scroller; must not be NULL.
 * @param starts   Where each begins, in points from the content's top, in ascending order; copied.
 *                 May be NULL if `count` is 0.
 * @param count    How many, 1048576 at most; 0: there are none any more.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_set_sections(
    scrollkit_scroller *scroller, const double *starts, size_t count);

/**
 * Read the state of the nub as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nub_get_state(
    scrollkit_scroller *scroller, scrollkit_nub_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_NUB_H */
