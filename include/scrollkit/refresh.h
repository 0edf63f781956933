/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file refresh.h
 * Pull to refresh.
 */
#ifndef SCROLLKIT_REFRESH_H
#define SCROLLKIT_REFRESH_H

#include "api.h"
#include "types/library.h"
#include "types/refresh.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_refresh_options. */
#define SCROLLKIT_REFRESH_OPTIONS_INIT { \
    sizeof(scrollkit_refresh_options), 0, 0, 0}
/** The defaults of scrollkit_refresh_state. */
#define SCROLLKIT_REFRESH_STATE_INIT { \
    sizeof(scrollkit_refresh_state), 0, 0, 0}

/* ---- Refresh --------------------------------------------------------------------------------- */

/**
 * Enable pull to refresh: content that a finger pulls past its top and releases begins a refresh.
 *
 * Content moves with the finger where its top edge bounces, and stays until the release where the
 * edge stretches, glows or clamps. SCROLLKIT_EVENT_KIND_REFRESH_CHANGED reports each step. A
 * gesture that the system cancels counts as released; a drag that a scroll or zoom of the program,
 * or a pinch, ends does not. At SCROLLKIT_REFRESH_STEP_REFRESHING, an inset above the content holds
 * it open until scrollkit_refresh_end, also under a finger. Snapping content snaps as if it were
 * closed, and rests anywhere in the inset. Observed: the toolkit must hold its content open itself.
 * Enabled again with other options, a refresh under way goes on with those, and content at its top
 * goes to the new length with an animation; with the same options, nothing changes.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  The options; NULL means all defaults. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`reserved` not 0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE
 *         (content without ends: see scrollkit_deltas_enable) or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_refresh_enable(
    scrollkit_scroller *scroller, const scrollkit_refresh_options *options, double time);

/**
 * Disable pull to refresh. A refresh under way ends as by scrollkit_refresh_end, and its last steps
 * are emitted; a pull is idle at once. Until the content has closed, it has ends: deltas are
 * refused.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_refresh_disable(scrollkit_scroller *scroller, double time);

/**
 * Begin a refresh, such as when a view appears. Content at its top opens with an animation; content
 * on its way elsewhere, and a refresh under way, go on.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_refresh_disable.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_refresh_begin(scrollkit_scroller *scroller, double time);

/**
 * End a refresh. The content closes with an animation, and rows that were inserted above it with a
 * content anchor stay there.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_refresh_disable. Without a refresh under way, nothing happens.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_refresh_end(scrollkit_scroller *scroller, double time);

/**
 * Read the state of pull to refresh, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_refresh_get_state(
    scrollkit_scroller *scroller, scrollkit_refresh_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_REFRESH_H */
