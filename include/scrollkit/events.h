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
    sizeof(scrollkit_event), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
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
 * Set the functions that receive events and inputs.
 *
 * They run on the caller's thread, inside the calls that change this scroller, after it has
 * changed. They may make every call. With `did_happen`, events do not wait in the queue after a
 * call; events that are in the queue already are emitted in the next call.
 *
 * Events that a function causes are emitted after it has returned. A call emits at most 64 events;
 * the next call emits the rest. So a function that answers every event with another call does not
 * hang. The events of a call are emitted from the queue: those for which it has no room are dropped
 * and counted by SCROLLKIT_EVENT_KIND_OVERFLOW here, too.
 *
 * @param scroller The scroller; must not be NULL.
 * @param delegate The functions; NULL removes them. Copied. What `user` points to stays owned by
 *                 the caller and must outlive the delegate.
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
