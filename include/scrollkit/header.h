/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file header.h
 * Collapsing headers.
 */
#ifndef SCROLLKIT_HEADER_H
#define SCROLLKIT_HEADER_H

#include "api.h"
#include "types/header.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_header_options. */
#define SCROLLKIT_HEADER_OPTIONS_INIT { \
    sizeof(scrollkit_header_options), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_header_state. */
#define SCROLLKIT_HEADER_STATE_INIT { \
    sizeof(scrollkit_header_state), 0, 0, 0, 0, 0, 0, 0}

/* ---- Header ---------------------------------------------------------------------------------- */

/**
 * Add a collapsing header below the headers that were added before.
 *
 * It begins fully shown. When content scrolls down, the first header hides first; when it scrolls
 * up, the last header shows first. Near the top, no gap opens between header and content: a header
 * is hidden by at most the scrolled distance, so at the top it is fully shown. Only the mode
 * FREEZE_NEAR_ENDS can leave it partly hidden there. SCROLLKIT_EVENT_KIND_HEADER_MOVED,
 * SCROLLKIT_EVENT_KIND_HEADER_SHOWN and SCROLLKIT_EVENT_KIND_HEADER_HIDDEN report its movement.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  The options; must not be NULL. Copied.
 * @param time     Time of the call, in seconds.
 * @param number   Receives the number of the header, from 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown mode or inset, a switch that is neither 0 nor 1, an unknown field that is not
 *         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (also a fifth header, and a `minimum_height` above
 *         `height`) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_add(
    scrollkit_scroller *scroller, const scrollkit_header_options *options, double time,
    uint32_t *number);

/**
 * Set the options of a header, such as another height after a rotation.
 *
 * The header keeps its position as far as the options allow. A snap under way stops.
 *
 * @param scroller The scroller; must not be NULL.
 * @param number   The number of the header.
 * @param options  The options; must not be NULL. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (as in scrollkit_header_add), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_FOUND (no header has this number),
 *         and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_set_options(
    scrollkit_scroller *scroller, uint32_t number, const scrollkit_header_options *options,
    double time);

/**
 * Set the position of a header, such as one that the host shows or hides itself.
 *
 * The position is clamped to what the header's mode allows at the current offset: near the top, a
 * header is hidden by at most the scrolled distance, except in the mode FREEZE_NEAR_ENDS. A snap
 * under way stops, and the next scroll moves the header on from there. A host that animates a
 * header sets its position once a frame.
 *
 * @param scroller The scroller; must not be NULL.
 * @param number   The number of the header.
 * @param position y of its top edge if it were the only header, in points: 0 shown, -height hidden.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_FOUND (no header has this number),
 *         and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_set_position(
    scrollkit_scroller *scroller, uint32_t number, double position, double time);

/**
 * Remove all headers. No further events of them are emitted.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also without headers; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_remove_all(
    scrollkit_scroller *scroller, double time);

/**
 * Read the state of a header, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param number   The number of the header.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_FOUND (no header has this number), and the state is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_get_state(
    scrollkit_scroller *scroller, uint32_t number, scrollkit_header_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_HEADER_H */
