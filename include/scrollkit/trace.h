/* Generated from Sources/ScrollKitC, do not edit; run
 * swift package --allow-writing-to-package-directory generate-bindings */
/**
 * @file trace.h
 * Recording calls, and replaying them.
 */
#ifndef SCROLLKIT_TRACE_H
#define SCROLLKIT_TRACE_H

#include "api.h"
#include "types/library.h"
#include "types/list.h"
#include "types/scroller.h"
#include "types/trace.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The defaults of scrollkit_trace_step. */
#define SCROLLKIT_TRACE_STEP_INIT { \
    sizeof(scrollkit_trace_step), 0, 0, 0, 0, 0, 0}
/** The defaults of scrollkit_trace_report. */
#define SCROLLKIT_TRACE_REPORT_INIT { \
    sizeof(scrollkit_trace_report), 0, 0, 0, 0, 0}

/* ---- Trace ----------------------------------------------------------------------------------- */

/**
 * Start a trace: a recording of calls that scrollkit_trace_replay repeats to the last bit.
 *
 * It records the calls on scrollers of scrollkit_trace_create_scroller and on lists of
 * scrollkit_trace_create_list, the calls of the delegates' functions with the answers, and a hash
 * of each frame. Before a call is made, it is passed to `write`; so a trace of a program that
 * crashes ends with the call that crashed. Except for these two functions, recording allocates
 * nothing. See docs/traces.md for the format.
 *
 * @param write Receives the bytes, from inside this call on; must not be NULL.
 * @param user  Passed to `write`; never dereferenced.
 * @param trace Receives the new trace, owned by the caller: end it with scrollkit_trace_stop. Must
 *              not be NULL.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY, and
 *         `*trace` is unchanged.
 *
 * Thread safety: any thread; the trace and its scrollers are then for one thread at a time. Since:
 * 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_trace_start(
    scrollkit_trace_write_function write, void *user, scrollkit_trace **trace);

/**
 * Stop a trace and free it. Its scrollers and lists remain; their calls are no longer recorded.
 *
 * Inside a call that is recorded it is freed when that call has returned.
 *
 * @param trace The trace; NULL has no effect.
 *
 * Thread safety: the trace's thread. Since: 0.1.
 */
SCROLLKIT_API void scrollkit_trace_stop(scrollkit_trace *trace);

/**
 * Create a scroller whose calls are recorded.
 *
 * Otherwise it behaves as scrollkit_scroller_create. Scrollers that are nested in each other, and
 * lists that are attached to them, must be in the same trace. A tap in a window is recorded as the
 * triggers that it causes.
 *
 * @param trace    The trace; NULL creates a scroller whose calls are not recorded.
 * @param options  The options; NULL means all defaults. Copied.
 * @param scroller Receives the new scroller, owned by the caller: destroy it with
 *                 scrollkit_scroller_destroy. Must not be NULL.
 * @return As scrollkit_scroller_create; also SCROLLKIT_STATUS_INVALID_ARGUMENT for a handle that is
 *         no trace, and `*scroller` is unchanged.
 *
 * Thread safety: the trace's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_trace_create_scroller(
    scrollkit_trace *trace, const scrollkit_scroller_options *options,
    scrollkit_scroller **scroller);

/**
 * Create a list whose calls are recorded. Otherwise it behaves as scrollkit_list_create.
 *
 * @param trace   The trace; NULL creates a list whose calls are not recorded.
 * @param options How items are laid out; NULL means all defaults. Copied.
 * @param list    Receives the new list, owned by the caller: destroy it with
 *                scrollkit_list_destroy. Must not be NULL.
 * @return As scrollkit_list_create; also SCROLLKIT_STATUS_INVALID_ARGUMENT for a handle that is no
 *         trace, and `*list` is unchanged.
 *
 * Thread safety: the trace's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_trace_create_list(
    scrollkit_trace *trace, const scrollkit_list_options *options, scrollkit_list **list);

/**
 * Add a note of the program to a trace, such as "the list was loaded".
 *
 * @param trace The trace; must not be NULL.
 * @param text  The note, in UTF-8; must not be NULL. Copied.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
 *         (no trace), and nothing changes.
 *
 * Thread safety: the trace's thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_trace_mark(scrollkit_trace *trace, const char *text);

/**
 * Replay a trace: create its scrollers and lists, repeat their calls and compare the answers.
 *
 * The delegates of the scrollers answer what was recorded. Calls that were refused are not
 * repeated. After a difference the replay continues, so that another feel or library can be
 * compared. All scrollers and lists are destroyed at the end.
 *
 * A trace of any contents is safe. The replay allocates one block of at most 40 kB, and what the
 * recorded calls allocate: at most 4096 scrollers and lists are created, and at most 16 calls may
 * be nested in functions of delegates.
 *
 * @param bytes    The trace; must not be NULL and be aligned to 8 bytes. Borrowed until the call
 *                 returns.
 * @param size     Size of the trace, in bytes.
 * @param observer Receives the steps; may be NULL.
 * @param user     Passed to `observer`; never dereferenced.
 * @param report   Receives the result, also of an invalid trace; may be NULL, otherwise its
 *                 `struct_size` must be set.
 * @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_DIFFERENT: an answer differs.
 *         SCROLLKIT_STATUS_INVALID_TRACE: the trace is truncated or damaged at the report's place;
 *         the steps before it were made. SCROLLKIT_STATUS_NULL_ARGUMENT,
 *         SCROLLKIT_STATUS_INVALID_ARGUMENT (not aligned), SCROLLKIT_STATUS_INVALID_SIZE or
 *         SCROLLKIT_STATUS_NO_MEMORY, and nothing was replayed.
 *
 * Thread safety: any thread. Since: 0.1.
 */
SCROLLKIT_API scrollkit_status scrollkit_trace_replay(
    const void *bytes, size_t size, scrollkit_trace_step_function observer, void *user,
    scrollkit_trace_report *report);

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_TRACE_H */
