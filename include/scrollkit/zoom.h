/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file zoom.h
 * Zooming.
 */
#ifndef SCROLLKIT_ZOOM_H
#define SCROLLKIT_ZOOM_H

#include "api.h"
#include "types/library.h"
#include "types/scroller.h"
#include "types/zoom.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_zoom_options. */
#define SCROLLKIT_ZOOM_OPTIONS_INIT { \
    sizeof(scrollkit_zoom_options), 0, 0, 0}
/** The defaults of scrollkit_zoom_state. */
#define SCROLLKIT_ZOOM_STATE_INIT { \
    sizeof(scrollkit_zoom_state), 0, 0, 0, 0, 0, 0, 0}

/* ---- Zoom ------------------------------------------------------------------------------------ */

/**
 * Enable zooming by a pinch, by a wheel with SCROLLKIT_INPUT_FLAGS_ZOOM and by the program.
 *
 * The geometry's content size and the starts of sections are then lengths at scale 1. Offsets and
 * other current positions are lengths at the current scale. When it is enabled again, it takes the
 * new options and keeps the scale; a scale at rest past a new limit is clamped at once.
 *
 * @param scroller The scroller; must not be NULL and be driven.
 * @param options  The options; NULL means all defaults. Copied.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT (a
 *         switch that is neither 0 nor 1, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         (a minimum above the maximum, too) or SCROLLKIT_STATUS_WRONG_MODE (an observed scroller:
 *         see scrollkit_zoom_set_limits), and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_enable(
    scrollkit_scroller *scroller, const scrollkit_zoom_options *options, double time);

/**
 * Disable zooming. The scale becomes 1 at once.
 *
 * @param scroller The scroller; must not be NULL.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK, also if zooming was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_disable(scrollkit_scroller *scroller, double time);

/**
 * Zoom to a scale, with an animation or at once. The content under a point of the viewport stays
 * there.
 *
 * The scale is clamped to its limits, and the offset to its range. Otherwise it behaves as
 * scrollkit_scroller_scroll_to and numbers its animations with it.
 *
 * @param scroller The scroller; must not be NULL.
 * @param scale    The scale; above 0.
 * @param x        x of the point in the viewport, in points.
 * @param y        y of the point in the viewport, in points.
 * @param animated 1: with an animation; 0: at once.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_set_scale(
    scrollkit_scroller *scroller, double scale, double x, double y, uint32_t animated, double time,
    uint64_t *id);

/**
 * Zoom until a rectangle of the content fills the visible viewport.
 *
 * The scale is clamped to its limits. The rectangle is centred, as far as the range allows.
 * Otherwise it behaves as scrollkit_zoom_set_scale.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x of the rectangle's left edge in the content, in points at scale 1.
 * @param y        y of its top edge in the content, in points at scale 1.
 * @param width    Its width, in points at scale 1; 0 or more.
 * @param height   Its height, in points at scale 1; 0 or more.
 * @param animated 1: with an animation; 0: at once.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`animated` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_show_rect(
    scrollkit_scroller *scroller, double x, double y, double width, double height,
    uint32_t animated, double time, uint64_t *id);

/**
 * Handle a double tap: zoom in from the smallest scale, or out to it from any other scale, with an
 * animation.
 *
 * The tapped content stays under the finger, as far as the range allows. The presses and releases
 * of the taps may be pushed before it or after it with the same time. A later press stops the zoom,
 * as it stops every motion. Otherwise it behaves as scrollkit_zoom_set_scale.
 *
 * @param scroller The scroller; must not be NULL.
 * @param x        x in the viewport, in points.
 * @param y        y in the viewport, in points.
 * @param scale    The scale to zoom in to; 0: the largest.
 * @param time     Time of the call, in seconds.
 * @param id       Receives the number of the animation, never 0; may be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_double_tap(
    scrollkit_scroller *scroller, double x, double y, double scale, double time, uint64_t *id);

/**
 * Read the state of zooming, as of the last call.
 *
 * @param scroller The scroller; must not be NULL.
 * @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_get_state(
    scrollkit_scroller *scroller, scrollkit_zoom_state *state);

/**
 * Set the limits of an observed scroller's scale, so that zooming past them emits events.
 *
 * The limits are 1 and 1 until this call. Driven scrollers use scrollkit_zoom_enable.
 *
 * @param scroller The scroller; must not be NULL and be observed.
 * @param minimum  The smallest scale; above 0.
 * @param maximum  The largest scale; not below the smallest.
 * @param time     Time of the call, in seconds.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE,
 *         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_WRONG_MODE (a driven scroller), and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_zoom_set_limits(
    scrollkit_scroller *scroller, double minimum, double maximum, double time);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_ZOOM_H */
