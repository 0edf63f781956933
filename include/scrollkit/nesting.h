/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file nesting.h
 * Nested scrollers, scroll chaining and latching.
 */
#ifndef SCROLLKIT_NESTING_H
#define SCROLLKIT_NESTING_H

#include "api.h"
#include "types/library.h"
#include "types/nesting.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Nesting --------------------------------------------------------------------------------- */

/**
 * Set the parent of a scroller: scrolling chains from the child to the parent.
 *
 * From then on a gesture, a wheel, a key or a fling that the child cannot take goes on in the
 * parent, in whose parent and so on, without a stop. Push inputs to the innermost scroller under
 * the pointer; tick and draw each: a call on one lets time pass for all that move with it.
 *
 * Momentum that reaches a parent that likes to rest somewhere leads it to what is nearest to its
 * end, or stops before it. What is under way in the child's chain ends where it is. A scroller that
 * is destroyed leaves its chain whole: what was nested in it is then nested in its parent.
 *
 * @param child  The scroller that is nested; must not be NULL and be driven.
 * @param parent In which; must be driven. NULL takes the child out of the one it is in. Both stay
 *               the caller's, may be destroyed in any order, and belong to one thread from now on.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_WRONG_MODE,
 *         SCROLLKIT_STATUS_CYCLE (the parent is the child, or nested in it) or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scrollers' thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_parent(
    scrollkit_scroller *child, scrollkit_scroller *parent);

/**
 * Set whether scrolling chains to the parent at the end of the range, for each axis.
 *
 * With AUTO along both axes, as at first, it goes on to the parent; without one, it is the
 * scroller's own overscroll, as its feel has it. CONTAIN and NONE keep what comes along an axis
 * even where the content fits. It applies from the next gesture.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param x        What becomes of it to the left and right.
 * @param y        What becomes of it up and down.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown behaviour), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_overscroll_behavior(
    scrollkit_scroller *scroller, scrollkit_overscroll_behavior x, scrollkit_overscroll_behavior y);

/**
 * Set the order in which a scroller and the scrollers nested in it scroll.
 *
 * A header that collapses is the range of a scroller around the list: 60 points of range with
 * SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN go first towards the end and come last on the way back.
 * The last to give way shows the overscroll of its chain. It applies from the next gesture.
 *
 * @param scroller The outer scroller; must not be NULL and be driven.
 * @param order    When.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown order), SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_order(
    scrollkit_scroller *scroller, scrollkit_nest_order order);

/**
 * Set whether a gesture latches to the scroller that it scrolls first.
 *
 * With SCROLLKIT_NEST_LATCHING_GESTURE, one that begins where the scroller can move stays with it
 * along that axis, and its end is the scroller's own overscroll; one that begins at its end passes
 * it by. It applies from the next gesture.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param latching Whether it stays.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown number), SCROLLKIT_STATUS_WRONG_MODE or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_nest_set_latching(
    scrollkit_scroller *scroller, scrollkit_nest_latching latching);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_NESTING_H */
