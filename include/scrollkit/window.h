/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file window.h
 * Windows whose status bar triggers scroll to top.
 */
#ifndef SCROLLKIT_WINDOW_H
#define SCROLLKIT_WINDOW_H

#include "api.h"
#include "types/library.h"
#include "types/scroller.h"
#include "types/window.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Window ---------------------------------------------------------------------------------- */

/**
 * Create a window for scrollers that react to a tap on its status bar.
 *
 * The first window of an application is the key window until another becomes it. The status bar has
 * no height until scrollkit_window_set_status_bar.
 *
 * @param sibling Another window of the same application; NULL for the first.
 * @param window  Receives the new window, owned by the caller: destroy it with
 *                scrollkit_window_destroy. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY, and
 *         `*window` is unchanged.
 *
 * Thread safety: the thread of the application's windows and their scrollers. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_create(
    scrollkit_window *sibling, scrollkit_window **window);

/**
 * Destroy a window. Its scrollers remain and leave it.
 *
 * After the key window was destroyed, no window is the key window until scrollkit_window_make_key.
 *
 * @param window The window; NULL has no effect.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API void scrollkit_window_destroy(scrollkit_window *window);

/**
 * Make a window the key window of its application. Taps in the other windows no longer trigger.
 *
 * @param window The window; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_make_key(scrollkit_window *window);

/**
 * Set the lower edge of a window's status bar.
 *
 * A tap hits the status bar if it is above `bottom` + `reach`.
 *
 * @param window The window; must not be NULL.
 * @param bottom y of the lower edge in the window, in points; 0 or more.
 * @param reach  Distance below the edge at which a tap still hits, in points; 20 until this call. 0
 *               or more.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_set_status_bar(
    scrollkit_window *window, double bottom, double reach);

/**
 * Add a scroller to a window, whose status bar then triggers it. The scroller leaves any other
 * window.
 *
 * @param window   The window; must not be NULL.
 * @param scroller The scroller; must not be NULL, and scroll to top must be enabled. It leaves the
 *                 window when it is destroyed.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED, and
 *         nothing changes.
 *
 * Thread safety: the thread of both. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_add_scroller(
    scrollkit_window *window, scrollkit_scroller *scroller);

/**
 * Remove a scroller from a window.
 *
 * @param window   The window; must not be NULL.
 * @param scroller The scroller; must not be NULL. If it is not in the window, nothing changes.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
 *
 * Thread safety: the thread of both. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_remove_scroller(
    scrollkit_window *window, scrollkit_scroller *scroller);

/**
 * Report a tap in a window. A tap on the status bar triggers scroll to top.
 *
 * It triggers if the window is the key window, an event caused the tap, and the tap hits the status
 * bar. Then every scroller of the window whose view is visible is triggered, as by
 * scrollkit_top_trigger with SCROLLKIT_TOP_SOURCE_STATUS_BAR.
 *
 * @param window    The window; must not be NULL.
 * @param x         x in the window, in points; has no effect yet.
 * @param y         y in the window, in points.
 * @param has_event 1: the user tapped; 0: a hit test, which never triggers.
 * @param time      Time of the tap, in seconds.
 * @param count     Receives the number of triggered scrollers; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`has_event` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_tap(
    scrollkit_window *window, double x, double y, uint32_t has_event, double time, uint32_t *count);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_WINDOW_H */
