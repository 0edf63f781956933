/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file events.h
 * What happened: a queue, or callbacks.
 */
#ifndef SCROLLKIT_EVENTS_H
#define SCROLLKIT_EVENTS_H

#include "api.h"
#include "types/events.h"
#include "types/library.h"
#include "types/scroller.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_event. */
#define SCROLLKIT_EVENT_INIT { \
    sizeof(scrollkit_event), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_delegate. */
#define SCROLLKIT_DELEGATE_INIT { \
    sizeof(scrollkit_delegate), 0, NULL, NULL, NULL, NULL, NULL, NULL}

/* ---- Events ---------------------------------------------------------------------------------- */

/**
 * Take the oldest event from the queue.
 *
 * Call it until it returns SCROLLKIT_EVENT_RESULT_NONE. The queue holds 16 events. Further events
 * are dropped; SCROLLKIT_EVENT_KIND_OVERFLOW then follows the events that were kept and counts the
 * dropped ones.
 *
 * @param scroller The scroller; must not be NULL.
 * @param event    Receives the event; must not be NULL, and its `struct_size` must be set.
 * @return SCROLLKIT_EVENT_RESULT_TAKEN or SCROLLKIT_EVENT_RESULT_NONE; otherwise a negative
 *         scrollkit_status: SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE. Unless
 *         an event was taken, nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_event_result scrollkit_scroller_next_event(
    scrollkit_scroller *scroller, scrollkit_event *event);

/**
 * Set the callbacks that receive events as soon as they happen.
 *
 * They are called on the caller's thread, inside the calls that change this scroller, after it has
 * changed; every call is allowed inside. Events then no longer wait in the queue; those that wait
 * already are told at the next call.
 *
 * Events that calls inside cause are told in turn, when the function has returned. A call tells 64
 * events at most, and the next call the rest: answering every event with another does not hang.
 *
 * @param scroller The scroller; must not be NULL.
 * @param delegate The functions, copied; NULL takes them back. What its `user` points to stays the
 *                 caller's, and must outlive the loan.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (`reserved` not 0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, and
 *         nothing changes.
 *
 * Thread safety: the scroller's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_scroller_set_delegate(
    scrollkit_scroller *scroller, const scrollkit_delegate *delegate);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_EVENTS_H */
