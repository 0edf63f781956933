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
 * It stops at the end of the range, which is announced as its target, and stays in
 * SCROLLKIT_PHASE_STEERING, also at speed 0, until scrollkit_autoscroll_end. A finger that holds
 * the content outweighs it; a press, a wheel or the program takes over.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param velocity_x How fast right, in points per second.
 * @param velocity_y How fast down, in points per second.
 * @param time       Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_set_velocity(
    scrollkit_scroller *scroller, double velocity_x, double velocity_y, double time);

/**
 * End autoscroll, whatever began it. The content stops.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_end(scrollkit_scroller *scroller, double time);

/**
 * Begin to steer with a pointer, as a pressed middle button does: the farther it is from here, the
 * faster content moves that way.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  How distance becomes speed; NULL means all defaults. Not kept.
 * @param x        Where the button was pressed, in points from the viewport's left.
 * @param y        Where the button was pressed, in points from the viewport's top.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push; also SCROLLKIT_STATUS_NO_MEMORY, and
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT for an unknown rule, a negative length or speed, a ramp
 *         above 16, a bad struct size or an unknown field that is not 0.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_begin(
    scrollkit_scroller *scroller, const scrollkit_autoscroll_options *options, double x, double y,
    double time);

/**
 * Move the pointer that autoscrolls.
 *
 * @param scroller The scroller; must not be NULL and be driven. If nobody steers any more, nothing
 *                 happens.
 * @param x        Where it is, in points from the viewport's left; also outside it.
 * @param y        Where it is, in points from the viewport's top; also outside it.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_move(
    scrollkit_scroller *scroller, double x, double y, double time);

/**
 * Release the button that autoscrolls.
 *
 * If the pointer has ever left the dead zone, steering ends; else it was a click, and steers on
 * until scrollkit_autoscroll_end.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @param goes_on  Receives 1 if it steers on, 0 if not; may be NULL.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_autoscroll_release(
    scrollkit_scroller *scroller, double time, uint32_t *goes_on);

/**
 * Steer with an item that is dragged near the viewport's edges: the deeper in the margin, the
 * faster content moves there. Tell it of every movement; end it with scrollkit_autoscroll_end.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  How wide the margin is and how fast content moves; NULL means all defaults. Not
 *                 kept.
 * @param x        Where the pointer is, in points from the viewport's left; also outside it.
 * @param y        Where the pointer is, in points from the viewport's top; also outside it.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_autoscroll_begin.
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
