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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Feel ------------------------------------------------------------------------------------ */

/**
 * Set the feel from the next gesture or motion on. The gesture or motion under way keeps its feel.
 *
 * Values that the scroller's options set, the wheel step, the line length and clamped edges, remain
 * in force.
 *
 * @param scroller The scroller; must not be NULL.
 * @param feel     The feel.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown feel), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel(
    scrollkit_scroller *scroller, scrollkit_feel feel, double time);

/**
 * Set a custom feel from the next gesture or motion on. The gesture or motion under way keeps its
 * feel.
 *
 * It also replaces values that the scroller's options set.
 *
 * @param scroller The scroller; must not be NULL.
 * @param values   The feel; must not be NULL. Copied. A smaller struct takes UIKit's values for the
 *                 fields that it lacks.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown enum value, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_feel_values(
    scrollkit_scroller *scroller, const scrollkit_feel_values *values, double time);

/**
 * Read all numbers of the feel that was set last. It is in force from the next gesture or motion
 * on.
 *
 * @param scroller The scroller; must not be NULL.
 * @param values   Receives the numbers; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE, and
 *         `*values` is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_feel_values(
    scrollkit_scroller *scroller, scrollkit_feel_values *values);

/**
 * Read all numbers of a preset.
 *
 * @param feel   The preset.
 * @param values Receives the numbers; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown feel) or SCROLLKIT_STATUS_INVALID_SIZE, and `*values` is unchanged.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_feel_get_values(
    scrollkit_feel feel, scrollkit_feel_values *values);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_FEEL_H */
