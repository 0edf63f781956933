#ifndef SCROLLKIT_TYPES_TRACE_H
#define SCROLLKIT_TYPES_TRACE_H

#include "events.h"
#include "frame.h"
#include "list.h"
#include "scroller.h"

/** A recording of calls. Owned by its creator; end it with scrollkit_trace_stop. */
typedef struct scrollkit_trace scrollkit_trace;

/**
 * Receives bytes of a trace, in order.
 *
 * Called inside the recorded calls, on their thread, before and after each of them. The bytes are
 * borrowed, valid until the function returns. It must not call the library, throw or longjmp.
 */
typedef void (*scrollkit_trace_write_function)(void *user, const void *bytes, size_t size);

/** What a step of a replay is. */
typedef uint32_t scrollkit_trace_step_kind;
enum {
  /** A recorded call has been made; the text is the function's name without scrollkit_. */
  SCROLLKIT_TRACE_STEP_KIND_CALL = 1,
  /** A call emitted an event. */
  SCROLLKIT_TRACE_STEP_KIND_EVENT = 2,
  /** A note of the program; the text is the note. */
  SCROLLKIT_TRACE_STEP_KIND_MARK = 3
};

/** A step of a replay. */
typedef struct scrollkit_trace_step {
  /** sizeof(scrollkit_trace_step) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What the step is. */
  scrollkit_trace_step_kind kind;
  /** Byte of the trace at which the step is recorded. */
  uint64_t place;
  /** Number of the scroller or list, in the order of creation from 0; 0 for MARK. */
  uint32_t scroller;
  /** 1: the answer is the recorded one; 0: it differs. */
  uint32_t is_equal;
  /** What the call returned; 0 for EVENT and MARK. */
  scrollkit_status status;
  /** Number of delegate functions around the step: 0 unless a delegate made the call. */
  uint32_t depth;
} scrollkit_trace_step;

/**
 * Receives the steps of a replay, in order.
 *
 * The pointers are borrowed, valid until the function returns. The scroller and the frame are NULL
 * after the scroller was destroyed, for calls on a list, and for MARK; the event is NULL unless the kind is EVENT. Calls
 * that read the scroller, and scrollkit_meter_enable, are allowed; other calls on it are undefined. It must not throw or
 * longjmp.
 */
typedef void (*scrollkit_trace_step_function)(
    void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
    const scrollkit_frame *frame, const scrollkit_event *event);

/** The result of a replay. */
typedef struct scrollkit_trace_report {
  /** sizeof(scrollkit_trace_report) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** Always 0. */
  uint32_t reserved;
  /** Number of recorded calls that were made, also refused ones. */
  uint64_t calls;
  /** Number of answers that differ from the recorded ones. */
  uint64_t differences;
  /** Byte of the first answer that differs. If there is none: the size of the trace. */
  uint64_t first_difference;
  /** Number of bytes that were read. If the trace is invalid, the byte of the invalid record. */
  uint64_t place;
} scrollkit_trace_report;

#endif /* SCROLLKIT_TYPES_TRACE_H */
