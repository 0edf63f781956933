/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file input.h
 * What the user does, and reports of a toolkit.
 */
#ifndef SCROLLKIT_INPUT_H
#define SCROLLKIT_INPUT_H

#include "api.h"
#include "types/input.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_input. */
#define SCROLLKIT_INPUT_INIT { \
    sizeof(scrollkit_input), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Input ----------------------------------------------------------------------------------- */

/**
 * Push an action of the user or a report of a toolkit.
 *
 * Inputs may come in any order. An input that has no meaning in the current phase has no effect.
 * Fields that the kind does not use are validated, too: leave them 0. Kinds from
 * SCROLLKIT_INPUT_KIND_HOST on are not validated; without `did_receive` of a delegate they are
 * refused as an unknown kind.
 *
 * @param scroller The scroller; must not be NULL.
 * @param input    The input; must not be NULL. Copied.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown kind, unit, key or flag, `reserved` not 0, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_WRONG_MODE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_push(
    scrollkit_scroller *scroller, const scrollkit_input *input);

/**
 * Push several inputs in one call, all or none.
 *
 * It is for scripts, where a call costs more than the work in it. All inputs must have the
 * `struct_size` of the first, which is the stride of the array.
 *
 * @param scroller The scroller; must not be NULL.
 * @param inputs   The inputs, the oldest first; may be NULL if `count` is 0. Copied.
 * @param count    The number of inputs, at most 1048576.
 * @return SCROLLKIT_STATUS_OK; otherwise what scrollkit_scroller_push returns for the first invalid
 *         input, or SCROLLKIT_STATUS_OUT_OF_RANGE for a larger `count`, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_push_many(
    scrollkit_scroller *scroller, const scrollkit_input *inputs, size_t count);

/**
 * Return whether the scroller or its delegate handles inputs of a kind.
 *
 * @param scroller The scroller; NULL handles none.
 * @param kind     The kind; any number.
 * @return 1 if the scroller handles the kind in its mode, or if its delegate returns 1 for it; else
 *         0.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_scroller_responds_to(
    scrollkit_scroller *scroller, scrollkit_input_kind kind);

/* ---- Input: Actions -------------------------------------------------------------------------- */

/**
 * Press a finger or a mouse button on the content.
 *
 * A press catches moving content: it stops where it is. With several fingers down, the feel
 * determines which of them scrolls, usually the newest. Where zooming is enabled, two fingers zoom
 * about their midpoint. Content does not jump when a finger is pressed or released. Three fingers
 * are tracked; further ones have no effect. Pressing a pointer that is down already counts as its
 * release and a new press.
 *
 * A press and release is a tap on the content if the frame's phase was SCROLLKIT_PHASE_IDLE before
 * the press and is SCROLLKIT_PHASE_TRACKING before the release. If the phase was another one before
 * the press, the finger caught moving content; if it is SCROLLKIT_PHASE_DRAGGING before the
 * release, the finger scrolled.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id The pointer; any number that is constant from press to release.
 * @param x          x in the viewport, in points.
 * @param y          y in the viewport, in points.
 * @param time       Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_press(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);

/**
 * Move a finger or a mouse button that was pressed.
 *
 * Content scrolls after the pointer has moved past the feel's slop. The slop is discarded, unless
 * the feel says otherwise. With a direction lock, the offset along the other axis does not change.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id The pointer; the move of one that is not pressed has no effect.
 * @param x          x in the viewport, in points; may be outside it.
 * @param y          y in the viewport, in points; may be outside it.
 * @param time       Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_move(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);

/**
 * Release a finger or a mouse button. The content continues with the pointer's velocity.
 *
 * The velocity is estimated from the moves; the position of the release does not count. A pointer
 * that did not move for the feel's `stale_after`, 0.1 s in UIKit and 0.04 s in Android, has no
 * velocity. While another finger is down, the content follows that finger.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id The pointer; the release of one that is not pressed has no effect.
 * @param time       Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_release(
    scrollkit_scroller *scroller, uint64_t pointer_id, double time);

/**
 * Cancel the gesture, the held key or the autoscroll. The content rests where it is, or returns
 * into range.
 *
 * An armed pull to refresh begins the refresh, as after a release.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_cancel(scrollkit_scroller *scroller, double time);

/**
 * Turn a wheel.
 *
 * Points scroll at once. Other units are animated as the feel determines, and turns in quick
 * succession add up. A wheel never scrolls out of range, and has no effect while a finger is down.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param x        Amount to the right, in `unit`; positive scrolls towards the content's right.
 * @param y        Amount downwards, in `unit`; positive scrolls towards the content's bottom. Most
 *                 toolkits report a turn away from the user as positive: negate it.
 * @param unit     The unit of the amounts.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_wheel(
    scrollkit_scroller *scroller, double x, double y, scrollkit_unit unit, double time);

/**
 * Press a key that scrolls, or repeat it.
 *
 * Repeats add up, so that a held key scrolls continuously; see also scrollkit_scroller_hold_key. A
 * key never scrolls out of range, and has no effect while a finger is down.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      The key.
 * @param time     Time of the call, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/**
 * Hold a key that scrolls: content scrolls at a constant speed until
 * scrollkit_scroller_release_key.
 *
 * Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is that
 * of 25 presses a second, 5 for a page: with 2 `key_lines`, 50 lines. Further repeats do not change
 * it. With a feel whose wheel is not animated, and for SCROLLKIT_KEY_HOME and SCROLLKIT_KEY_END,
 * each call counts as a press. The target is the end of the range towards which the content
 * scrolls.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      The key.
 * @param time     Time of the repeat, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_hold_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/**
 * Release a key that was held. The content brakes and rests soon after.
 *
 * Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      The key.
 * @param time     Time of the release, in seconds.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_release_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/* ---- Input: Reports -------------------------------------------------------------------------- */

/**
 * Report that the user released the content of a toolkit, and get where it is to rest.
 *
 * It is SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING and SCROLLKIT_INPUT_KIND_DID_END_DRAGGING in one
 * call. Give the target to the toolkit, such as through the `targetContentOffset` of UIScrollView.
 * It is the toolkit's own unless content snaps or the delegate retargets it; then
 * SCROLLKIT_EVENT_KIND_REQUEST_REST is emitted, too.
 *
 * @param scroller    The scroller; must not be NULL and be observed.
 * @param velocity_x  Velocity of the offset, in points per second.
 * @param velocity_y  Velocity of the offset, in points per second.
 * @param target_x    x of the offset at which the toolkit would let content rest, in points.
 * @param target_y    y of the offset at which the toolkit would let content rest, in points.
 * @param decelerates 1: momentum follows; 0: content rests.
 * @param time        Time of the release, in seconds.
 * @param rest_x      Receives x of the offset at which content is to rest; must not be NULL.
 * @param rest_y      Receives y of the offset at which content is to rest; must not be NULL.
 * @return As scrollkit_scroller_push; SCROLLKIT_STATUS_INVALID_ARGUMENT also for `decelerates`
 *         neither 0 nor 1.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_report_release(
    scrollkit_scroller *scroller, double velocity_x, double velocity_y, double target_x,
    double target_y, uint32_t decelerates, double time, double *rest_x, double *rest_y);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_INPUT_H */
