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
 * Enable a collapsing header, below those that are enabled already.
 *
 * It begins fully shown. Scrolling down, the first header leaves first; scrolling up, the last
 * returns first. Told by SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_HEADER_SHOWN and
 * SCROLLKIT_EVENT_KIND_HEADER_HIDDEN.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  How it behaves; must not be NULL. Not kept.
 * @param number   Takes its number, counted from 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (an unknown mode or inset, a switch that is neither 0 nor 1, an unknown field that is not
 *         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE (a fifth header, too) or SCROLLKIT_STATUS_NO_MEMORY, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_add(
    scrollkit_scroller *scroller, const scrollkit_header_options *options, uint32_t *number);

/**
 * Set the options of a header, such as another height after a rotation.
 *
 * It stays as far out as they allow; a snap under way stops where it is.
 *
 * @param scroller The scroller; must not be NULL.
 * @param number   The header's number.
 * @param options  How it behaves; must not be NULL. Not kept.
 * @param time     Time of the call, in seconds; not before the time of an earlier call.
 * @return As scrollkit_header_add, or SCROLLKIT_STATUS_NOT_ENABLED (no such header) or
 *         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_set_options(
    scrollkit_scroller *scroller, uint32_t number, const scrollkit_header_options *options,
    double time);

/**
 * Remove all headers.
 *
 * @param scroller The scroller; must not be NULL.
 * @return SCROLLKIT_STATUS_OK, also if there are none; SCROLLKIT_STATUS_NULL_ARGUMENT.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_remove_all(scrollkit_scroller *scroller);

/**
 * Read the state of a header as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param number   The header's number.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED (no such header), and the state is untouched.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_header_get_state(
    scrollkit_scroller *scroller, uint32_t number, scrollkit_header_state *state);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_HEADER_H */
