/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file link.h
 * Two scrollers that scroll as one.
 */
#ifndef SCROLLKIT_LINK_H
#define SCROLLKIT_LINK_H

#include "api.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Link ------------------------------------------------------------------------------------ */

/**
 * Tick two scrollers that scroll as one along an axis, such as both sides of a diff, or a table's
 * head and its body: in place of scrollkit_scroller_tick, once per display frame. Then read both
 * frames with scrollkit_scroller_get_frame.
 *
 * The one that moves leads, and the other follows: its offset lies beside that of the leader, in
 * its own range, and so does its target. It reports the leader's phase; past an end of its range it
 * first returns by itself. Along the other axis, a motion that was under way goes on. Who moves or
 * is held while the other leads, by a touch, a thumb or the program, is the new leader.
 *
 * The first call puts the follower beside the leader. Later, one that begins to follow starts where
 * it is, and comes beside the leader while that moves. While both rest, the one leads that led
 * last, at the beginning the first: the other one is moved at once beside it where sizes or
 * positions have changed.
 *
 * A scroller belongs to one link, along one axis. Let only one of them snap along it: where the
 * other one leads, it rests between its snap targets, too. One that is ticked alone for 0.15 s
 * rests. If they are traced, both must be in one trace.
 *
 * A scroller that was given a parent, a child or an option of nesting counts as nested for good,
 * also when it is in no tree any more.
 *
 * Positions lie beside each other straight between landmarks: pairs of a position in the first
 * content and one in the second. Before the first and after the last, both go on at the same pace;
 * without landmarks, offsets are equal. Where one content has nothing between two landmarks, the
 * other passes at once what it has there, unless it leads.
 *
 * @param first     A scroller; must not be NULL, be driven and not be nested.
 * @param second    Another scroller; must not be NULL, be driven and not be nested.
 * @param axis      The axis.
 * @param line      Where landmarks meet, in points from the left or top of both viewports, such as
 *                  half of a viewport.
 * @param positions Pairs of positions in the first and the second content, in points at their
 *                  present scales from the left or top of the content, each in ascending order. May
 *                  be NULL if `count` is 0. Read during the call.
 * @param count     The number of positions, two for each landmark, at most 1048576.
 * @param time      Time of the frame, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown axis, one scroller twice, a nested one), SCROLLKIT_STATUS_WRONG_MODE,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE (also an odd `count`, and
 *         positions that are not ascending), and nothing changes.
 *
 * Thread safety: the scrollers' thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_link_update(
    scrollkit_scroller *first, scrollkit_scroller *second, scrollkit_axis axis, double line,
    const double *positions, size_t count, double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_LINK_H */
