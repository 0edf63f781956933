/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file feel.h
 * How scrolling feels.
 */
#ifndef SCROLLKIT_FEEL_H
#define SCROLLKIT_FEEL_H

#include "api.h"
#include "types/feel.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_feel_values. */
#define SCROLLKIT_FEEL_VALUES_INIT { \
    sizeof(scrollkit_feel_values), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Feel ------------------------------------------------------------------------------------ */

/**
 * Set the feel. Gestures and motions under way keep the old one.
 *
 * What the scroller's options say themselves of the wheel step, the line length and clamped edges
 * is kept.
 *
 * @param scroller The scroller; must not be NULL.
 * @param feel     The new feel.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown feel), and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel(
    scrollkit_scroller *scroller, scrollkit_feel feel);

/**
 * Set a feel of your own. Gestures and motions under way keep the old one.
 *
 * All of it counts, also what the scroller's options say otherwise.
 *
 * @param scroller The scroller; must not be NULL.
 * @param values   The feel; must not be NULL. Not kept. What a smaller struct lacks is UIKit's.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, `reserved` not 0, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE or
 *         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel_values(
    scrollkit_scroller *scroller, const scrollkit_feel_values *values);

/**
 * Read all numbers of the scroller's feel.
 *
 * @param scroller The scroller; must not be NULL.
 * @param values   Receives the numbers; must not be NULL, its `struct_size` set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE, and
 *         `*values` is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_feel_values(
    scrollkit_scroller *scroller, scrollkit_feel_values *values);

/**
 * Read all numbers of a preset.
 *
 * @param feel   The feel.
 * @param values Receives the numbers; must not be NULL, its `struct_size` set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown feel), SCROLLKIT_STATUS_INVALID_SIZE, and `*values` is untouched.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_feel_get_values(
    scrollkit_feel feel, scrollkit_feel_values *values);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_FEEL_H */
