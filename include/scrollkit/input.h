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
 * Inputs may come in any order; one that makes no sense at the moment is taken and does nothing.
 * Fields that a kind has no use for are checked, too: leave them 0.
 *
 * @param scroller The scroller; must not be NULL.
 * @param input    The input; must not be NULL. Not kept.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown kind, unit or flag, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_push(
    scrollkit_scroller *scroller, const scrollkit_input *input);

/**
 * Push several inputs in one call; all or none are taken.
 *
 * For scripts, where a call costs more than what it does. All inputs must have the `struct_size` of
 * the first: it is the distance between them.
 *
 * @param scroller The scroller; must not be NULL.
 * @param inputs   The first of the inputs, oldest first; may be NULL if `count` is 0. Not kept.
 * @param count    How many, 1048576 at most.
 * @return SCROLLKIT_STATUS_OK; otherwise what scrollkit_scroller_push says of the first input that
 *         it refuses, or SCROLLKIT_STATUS_OUT_OF_RANGE for too many, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_push_many(
    scrollkit_scroller *scroller, const scrollkit_input *inputs, size_t count);

/**
 * Press a finger or a mouse button on the content.
 *
 * Content in flight is caught where it is. With a second finger down, the feel says which of them
 * moves the content, usually the one that came last; where it can be zoomed, two zoom it about
 * their midpoint. It does not jump when one comes or goes. Three are followed; a further one is
 * taken and does nothing. One that is down already must have left unheard, and takes hold anew.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id Which finger; any number that stays the same until it is released.
 * @param x          Where in the viewport, in points from its left.
 * @param y          Where in the viewport, in points from its top.
 * @param time       Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_press(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);

/**
 * Move a finger or mouse button that was pressed.
 *
 * Until it has moved past the feel's slop nothing scrolls, and the slop is swallowed, unless the
 * feel says otherwise. A feel that locks the direction keeps the other axis exactly where it is.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id Which finger; one that is not pressed is taken and does nothing.
 * @param x          Where in the viewport, in points from its left; also outside it.
 * @param y          Where in the viewport, in points from its top; also outside it.
 * @param time       Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_move(
    scrollkit_scroller *scroller, uint64_t pointer_id, double x, double y, double time);

/**
 * Release a finger or mouse button: the content coasts on, as fast as it was moved.
 *
 * The finger's speed is read from its movements, not from where the up event says it was; one that
 * was held still for 0.1 s has none. While another finger is down nothing is let go: the content
 * follows that one on, and flings as fast as it moves when it leaves, too.
 *
 * @param scroller   The scroller; must not be NULL and be driven.
 * @param pointer_id Which finger; one that is not pressed is taken and does nothing.
 * @param time       Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_release(
    scrollkit_scroller *scroller, uint64_t pointer_id, double time);

/**
 * Take the gesture, the held key or the pointer that steers away: the content rests where it is, or
 * returns into range.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_cancel(scrollkit_scroller *scroller, double time);

/**
 * Turn a wheel.
 *
 * Points are taken at once; other units glide as the feel has it, and quick steps add up. A wheel
 * never goes out of range, and does nothing while a finger holds the content.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param x        How far right, in `unit`; positive shows what is further right.
 * @param y        How far down, in `unit`; positive shows what is further down. Most toolkits count
 *                 a wheel turned away from the user as positive: negate theirs.
 * @param unit     What is counted.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_wheel(
    scrollkit_scroller *scroller, double x, double y, scrollkit_unit unit, double time);

/**
 * Press a key that scrolls, or repeat it.
 *
 * Repeats add up, so that a held key glides; see also scrollkit_scroller_hold_key. Keys never go
 * out of range, and do nothing while a finger holds the content.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      What it asks for.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/**
 * Hold a key that scrolls: content moves at a constant speed until scrollkit_scroller_release_key.
 *
 * Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is 25
 * lines or 5 pages per second, and further repeats change nothing. With a feel whose wheel does not
 * animate, and for SCROLLKIT_KEY_HOME and SCROLLKIT_KEY_END, each call is a press.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      The key.
 * @param time     Time of the repeat, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_hold_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/**
 * Release a key that was held: content brakes at once and rests soon after.
 *
 * Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param key      The key.
 * @param time     Time of the release, in seconds; not before the time of an earlier call.
 * @return As scrollkit_scroller_push.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_release_key(
    scrollkit_scroller *scroller, scrollkit_key key, double time);

/**
 * Return whether the scroller or its delegate handles inputs of a kind.
 *
 * @param scroller The scroller; NULL takes none.
 * @param kind     The kind; any number.
 * @return 1 if the scroller takes them in its mode, or its delegate says that the host does; else
 *         0.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API uint32_t scrollkit_scroller_responds_to(
    scrollkit_scroller *scroller, scrollkit_input_kind kind);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_INPUT_H */
