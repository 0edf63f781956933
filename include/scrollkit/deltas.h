/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file deltas.h
 * Deltas of content without ends.
 */
#ifndef SCROLLKIT_DELTAS_H
#define SCROLLKIT_DELTAS_H

#include "api.h"
#include "types/deltas.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_deltas_options. */
#define SCROLLKIT_DELTAS_OPTIONS_INIT { \
    sizeof(scrollkit_deltas_options), 0, 0, 0}
/** The defaults of scrollkit_deltas. */
#define SCROLLKIT_DELTAS_INIT { \
    sizeof(scrollkit_deltas), 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Deltas ---------------------------------------------------------------------------------- */

/**
 * Remove the ends of the content along both axes, for good: scrollkit_deltas_take then returns its
 * movement as deltas. This gives inertia to a program that has none.
 *
 * A compositor sends the deltas to its clients; a terminal sends an arrow key for each line; a
 * program for X sends buttons. A finger, a fling, a wheel, a held key and the program move the
 * content without limit; there is no top, HOME and END do nothing, and neither a nub nor the thumb
 * of a scroll bar shows a place. The content stays where it is, and a motion continues. Set the
 * size of the viewport: pages and some feels depend on it. The size of the content has no effect.
 * Pull to refresh, conversations and snapping need ends: with one of them, the call is refused, and
 * they are refused afterwards.
 *
 * When it is enabled again, it takes the new options: lines and notches count from there.
 *
 * @param scroller The scroller; must not be NULL, and be driven.
 * @param options  The options; NULL means all defaults. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`reserved` not 0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_WRONG_MODE (observed, or a feature that needs ends is enabled),
 *         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY,
 *         and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_deltas_enable(
    scrollkit_scroller *scroller, const scrollkit_deltas_options *options, double time);

/**
 * Advance to a time, and read how far the content has moved since the last such call: in place of
 * scrollkit_scroller_tick, once per display frame.
 *
 * The sum of all deltas in points is the distance that the content has moved, to within 1e-9
 * points; the sums of lines and notches are this distance in whole lines and 120ths of a notch,
 * rounded toward zero. Every movement of the content counts; a shift does not. When the content
 * rests, a scroll ends with exactly one stop along each axis along which it moved. If a scroll ends
 * and another begins between two calls, they are one scroll. Send the movement, then the stop.
 *
 * The offset of the frame has no meaning of its own: far from 0, the content is shifted back
 * towards it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the frame, in seconds.
 * @param deltas   Receives the movement; its `struct_size` must be set. NULL: it is lost.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes. If a delegate destroys the scroller,
 *         `needs_tick` is 0.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_deltas_take(
    scrollkit_scroller *scroller, double time, scrollkit_deltas *deltas);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_DELTAS_H */
