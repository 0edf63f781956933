/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file autoscroll.h
 * Autoscroll by a pressed pointer or a dragged item.
 */
#ifndef SCROLLKIT_AUTOSCROLL_H
#define SCROLLKIT_AUTOSCROLL_H

#include "api.h"
#include "types/autoscroll.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_autoscroll_options. */
#define SCROLLKIT_AUTOSCROLL_OPTIONS_INIT { \
    sizeof(scrollkit_autoscroll_options), 0, 0, 0, 0, 0}

/* ---- Autoscroll ------------------------------------------------------------------------------ */

/**
 * Autoscroll at a velocity until the next call or scrollkit_autoscroll_end.
 *
 * Content stops at the end of its range, which is its target. The phase stays
 * SCROLLKIT_PHASE_STEERING until scrollkit_autoscroll_end, also at speed 0. While a finger is down,
 * autoscroll has no effect. A press, a wheel, a key, a scroll by the program or a held track of a
 * scroll bar ends it.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param velocity_x Velocity to the right, in points per second.
 * @param velocity_y Velocity downwards, in points per second.
 * @param time       Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_set_velocity(
    scrollkit_scroller *scroller, double velocity_x, double velocity_y, double time);

/**
 * End autoscroll. The content stops at once, however autoscroll began.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_end(scrollkit_scroller *scroller, double time);

/**
 * Begin autoscroll with a pressed pointer, such as a middle mouse button.
 *
 * Content moves towards the pointer. The speed grows with the distance from the press.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  How distance becomes speed; NULL means all defaults. Copied.
 * @param x        x of the press in the viewport, in points.
 * @param y        y of the press in the viewport, in points.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown rule, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_begin(
    scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
    double time);

/**
 * Move the pointer that autoscrolls.
 *
 * Without autoscroll, only time passes.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param x        x in the viewport, in points; may be outside it.
 * @param y        y in the viewport, in points; may be outside it.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_move(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Release the pointer that autoscrolls.
 *
 * If the pointer has left the dead zone, autoscroll ends. Otherwise the press was a click, and
 * autoscroll continues until scrollkit_autoscroll_end.
 *
 * @param scroller  The scroller; must not be NULL and be driven.
 * @param time      Time of the call, in seconds.
 * @param continues Receives 1 if autoscroll continues, 0 if it ends; may be NULL.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_release(
    scrollkit_scroller *scroller, double time, uint32_t *continues);

/**
 * Autoscroll while an item is dragged near the edges of the viewport, or of what insets leave of
 * it.
 *
 * The speed grows with the depth in the margin. Call it for every movement of the item, and
 * scrollkit_autoscroll_end when the item is dropped.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  The margin and the speed; NULL means all defaults. Copied.
 * @param x        x of the pointer in the viewport, in points; may be outside it.
 * @param y        y of the pointer in the viewport, in points; may be outside it.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown rule, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
 *         SCROLLKIT_STATUS_WRONG_MODE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_drag(
    scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
    double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_AUTOSCROLL_H */
