#ifndef SCROLLKIT_TYPES_LIBRARY_H
#define SCROLLKIT_TYPES_LIBRARY_H

#include <stddef.h>
#include <stdint.h>

/**
 * The result of a call. 0 and positive: the call succeeded. Negative: it was refused, and nothing
 * has changed.
 */
typedef int32_t scrollkit_status;
enum {
  /** Success. */
  SCROLLKIT_STATUS_OK = 0,
  /**
   * Success, but batches begun inside this batch were never ended: they are dropped with their
   * edits. End every batch that was begun.
   */
  SCROLLKIT_STATUS_UNBALANCED = 1,
  /**
   * Success, but an answer of the replayed trace differs from the recorded one. Read the report's
   * first difference.
   */
  SCROLLKIT_STATUS_DIFFERENT = 2,
  /** A required pointer is NULL. Pass the address of a valid object. */
  SCROLLKIT_STATUS_NULL_ARGUMENT = -1,
  /**
   * A value is not one of those allowed. Check enums, switches (0 or 1) and reserved fields (0).
   */
  SCROLLKIT_STATUS_INVALID_ARGUMENT = -2,
  /** A number is infinite or not a number. Pass finite numbers. */
  SCROLLKIT_STATUS_NOT_FINITE = -3,
  /**
   * There is no such header or open batch. Pass the number that scrollkit_header_add or
   * scrollkit_anchor_begin_update returned.
   */
  SCROLLKIT_STATUS_NOT_FOUND = -4,
  /**
   * The call is for the other mode, or for content with ends. Push inputs to driven scrollers, reports to
   * observed ones.
   */
  SCROLLKIT_STATUS_WRONG_MODE = -5,
  /**
   * A number or count is outside the range that the comment of its parameter or field states; without
   * one, a number may be from -1e12 to 1e12, and a time from -1e10 to 1e10 seconds. Clamp a number before
   * the call, and pass times in seconds, not in milliseconds; scrollkit_struct_get_invalid_field names
   * the field of a struct.
   */
  SCROLLKIT_STATUS_OUT_OF_RANGE = -6,
  /** No memory is left. Free memory, then call again. */
  SCROLLKIT_STATUS_NO_MEMORY = -7,
  /**
   * The feature is not enabled, or the list is not attached. Enable the feature, set its options, or
   * attach the list first.
   */
  SCROLLKIT_STATUS_NOT_ENABLED = -8,
  /** The parent is the child itself or nested in it. Pass a scroller outside the child. */
  SCROLLKIT_STATUS_CYCLE = -9,
  /**
   * The struct_size is impossible. Initialise structs with their INIT macro or
   * scrollkit_struct_init.
   */
  SCROLLKIT_STATUS_INVALID_SIZE = -10,
  /**
   * The bytes are no complete trace of a supported format. Read the report's place; see traces.md.
   */
  SCROLLKIT_STATUS_INVALID_TRACE = -11
};

#endif /* SCROLLKIT_TYPES_LIBRARY_H */
