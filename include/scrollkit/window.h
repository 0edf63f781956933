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
 * Create a window, for scrollers that react to a tap on its status bar.
 *
 * The first window of an application is its key window until another becomes it. Its status bar has
 * no height until scrollkit_window_set_status_bar.
 *
 * @param sibling Another window of the same application; NULL for the first.
 * @param window  Receives the new window, owned by the caller: destroy it with
 *                scrollkit_window_destroy. Must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY, and
 *         `*window` is untouched.
 *
 * Thread safety: the thread of the application's windows and their scrollers. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_create(
    scrollkit_window *sibling, scrollkit_window **window);

/**
 * Destroy a window; its scrollers stay, and hear of no more taps.
 *
 * If it was the key window, none is until scrollkit_window_make_key.
 *
 * @param window The window; NULL is fine and does nothing.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API void scrollkit_window_destroy(scrollkit_window *window);

/**
 * Make a window the key window of its application. Taps in its siblings no longer count.
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
 * A tap counts if it lies above `bottom` + `reach`.
 *
 * @param window The window; must not be NULL.
 * @param bottom Where the bar ends, in points from the window's top; 0 or more.
 * @param reach  How many points farther down a tap still counts; 20 is usual. 0 or more.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_set_status_bar(
    scrollkit_window *window, double bottom, double reach);

/**
 * Add a scroller to a window, whose taps then trigger it. It leaves any other window.
 *
 * @param window   The window; must not be NULL.
 * @param scroller The scroller; must not be NULL. Scroll to top must be enabled for it. Destroying
 *                 it takes it out.
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
 * @param scroller The scroller; must not be NULL. One that is not in the window is left alone.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
 *
 * Thread safety: the thread of both. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_remove_scroller(
    scrollkit_window *window, scrollkit_scroller *scroller);

/**
 * Report a tap in a window. A tap on the status bar triggers scroll to top.
 *
 * It counts if the window is the key window, an event caused it, and it lies above the bar's end;
 * then every scroller of the window whose view is visible is triggered, as by scrollkit_top_trigger
 * with SCROLLKIT_TOP_SOURCE_STATUS_BAR.
 *
 * @param window    The window; must not be NULL.
 * @param x         Where, in points from the window's left; not looked at yet.
 * @param y         Where, in points from the window's top.
 * @param has_event 1: the user tapped; 0: a mere test of what lies there, which never counts.
 * @param time      Time of the tap, in seconds; not before an earlier call on its scrollers.
 * @param count     Receives how many scrollers were triggered; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`has_event` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the window's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_window_tap(
    scrollkit_window *window, double x, double y, uint32_t has_event, double time, uint32_t *count);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_WINDOW_H */
