/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file top.h
 * Scroll to top, with undo.
 */
#ifndef SCROLLKIT_TOP_H
#define SCROLLKIT_TOP_H

#include "api.h"
#include "types/library.h"
#include "types/scroller.h"
#include "types/top.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_top_options. */
#define SCROLLKIT_TOP_OPTIONS_INIT { \
    sizeof(scrollkit_top_options), 0, 0, 0}
/** The defaults of scrollkit_top_state. */
#define SCROLLKIT_TOP_STATE_INIT { \
    sizeof(scrollkit_top_state), 0, 0, 0, 0}

/* ---- Top ------------------------------------------------------------------------------------- */

/**
 * Enable scroll to top with undo: a trigger scrolls to the top, the next one scrolls back.
 *
 * Enabled again with another rule, it forgets the offset to return to; with the same rule, nothing
 * changes.
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
SCROLLKIT_API scrollkit_status scrollkit_top_enable(
    scrollkit_scroller *scroller, const scrollkit_top_options *options, double time);

/**
 * Disable scroll to top. The scroller leaves its window.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_disable(scrollkit_scroller *scroller, double time);

/**
 * Scroll to the top, or back.
 *
 * The first trigger remembers the content offset and scrolls to the top with an animation; x does
 * not change. The next trigger scrolls back. A trigger during the animation reverses it without a
 * jump, and a trigger during momentum ends it. The remembered offset shifts with the content and is
 * forgotten when the user scrolls. At the top, without a remembered offset, nothing happens.
 *
 * Triggers of one turn of the host's event loop count once: those at the same time, and those
 * before the next tick and within 0.1 s. The delegate may veto.
 * SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL or SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE is emitted, then
 * SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED.
 *
 * @param scroller The scroller; must not be NULL.
 * @param source   The source of the trigger; any number. The events contain it.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_trigger(
    scrollkit_scroller *scroller, scrollkit_top_source source, double time);

/**
 * Scroll to a home of the program instead of the top, such as today or the newest item, or back.
 *
 * It behaves as scrollkit_top_trigger, with two differences. Content that does not rest at the home
 * goes there, also if it is to return from elsewhere; content that does, or is on its way there,
 * goes back. And an attached list keeps what is at the home in place while extents become known.
 * scrollkit_list_get_offset_showing has the offset of an item.
 *
 * @param scroller The scroller; must not be NULL.
 * @param y        The content offset of the home, in points.
 * @param source   The source of the trigger; any number. The events contain it.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_trigger_home(
    scrollkit_scroller *scroller, double y, scrollkit_top_source source, double time);

/**
 * Set whether the scroller's view is on screen.
 *
 * A tap on a status bar triggers visible views only, so that of several tabs the visible one
 * scrolls. A view is visible until this call, unless its options say otherwise.
 *
 * @param scroller   The scroller; must not be NULL.
 * @param is_visible 1: the view has appeared; 0: it has not appeared, or it begins to disappear.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`is_visible` neither 0 nor 1) or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_set_visible(
    scrollkit_scroller *scroller, uint32_t is_visible);

/**
 * Read the state of scroll to top, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_top_get_state(
    scrollkit_scroller *scroller, scrollkit_top_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_TOP_H */
