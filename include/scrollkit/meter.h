/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file meter.h
 * What a user saw: jank, jerk and lag.
 */
#ifndef SCROLLKIT_METER_H
#define SCROLLKIT_METER_H

#include "api.h"
#include "types/library.h"
#include "types/meter.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_meter_options. */
#define SCROLLKIT_METER_OPTIONS_INIT { \
    sizeof(scrollkit_meter_options), 0, 0, 0}
/** The defaults of scrollkit_meter_report. */
#define SCROLLKIT_METER_REPORT_INIT { \
    sizeof(scrollkit_meter_report), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/* ---- Meter ----------------------------------------------------------------------------------- */

/**
 * Enable the meter: it measures what a user sees of the content. If it is enabled already, it
 * begins again.
 *
 * A tick is a frame that is seen at its time, as is a call of scrollkit_scroller_sync,
 * scrollkit_deltas_take or scrollkit_link_update. A second one at the time of the last is no other
 * frame. Inputs that move content count with their own times. How content scrolls does not change,
 * and measuring allocates nothing. An observer of scrollkit_trace_replay may enable it, too.
 *
 * @param scroller The scroller; must not be NULL.
 * @param options  The options; NULL means all defaults. Copied.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`is_horizontal` neither 0 nor 1, an unknown field that is not 0),
 *         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
 *         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_meter_enable(
    scrollkit_scroller *scroller, const scrollkit_meter_options *options);

/**
 * Disable the meter.
 *
 * @param scroller The scroller; must not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_meter_disable(scrollkit_scroller *scroller);

/**
 * Read what a user saw since the meter was enabled, up to the last frame.
 *
 * @param scroller The scroller; must not be NULL.
 * @param report   Receives the report; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NOT_ENABLED, and the report is unchanged.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_meter_get_report(
    scrollkit_scroller *scroller, scrollkit_meter_report *report);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_METER_H */
