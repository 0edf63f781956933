/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file context.h
 * The start, the expected end and the direction of a scroll.
 */
#ifndef SCROLLKIT_CONTEXT_H
#define SCROLLKIT_CONTEXT_H

#include "api.h"
#include "types/context.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_context. */
#define SCROLLKIT_CONTEXT_INIT { \
    sizeof(scrollkit_context), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Context --------------------------------------------------------------------------------- */

/**
 * Read the start, the expected end and the direction of the current scroll, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param context  Receives the context; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE, and
 *         the context is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_context(
    scrollkit_scroller *scroller, scrollkit_context *context);

/**
 * Return the distance of an offset from an edge of its range, including insets.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x of the offset, in points.
 * @param y        y of the offset, in points.
 * @param edge     One SCROLLKIT_EDGES_ bit.
 * @param margin   Receives the distance, in points: positive in range, negative out of range. Must
 *                 not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (not one edge), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and the
 *         margin is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_get_margin(
    scrollkit_scroller *scroller, double x, double y, scrollkit_edges edge, double *margin);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_CONTEXT_H */
