#ifndef SCROLLKIT_TYPES_REFRESH_H
#define SCROLLKIT_TYPES_REFRESH_H

#include "scroller.h"

/** The steps of pull to refresh. */
typedef uint32_t scrollkit_refresh_step;
enum {
  /** The content is not pulled. */
  SCROLLKIT_REFRESH_STEP_IDLE = 0,
  /** A finger pulls the content, or it returns from there. */
  SCROLLKIT_REFRESH_STEP_PULLED = 1,
  /** It is pulled past the threshold: released, it begins a refresh. */
  SCROLLKIT_REFRESH_STEP_ARMED = 2,
  /** The program refreshes until scrollkit_refresh_end, and an inset holds the content open. */
  SCROLLKIT_REFRESH_STEP_REFRESHING = 3,
  /** The refresh has ended, and the content closes. */
  SCROLLKIT_REFRESH_STEP_CLOSING = 4
};

/** Options of pull to refresh. All zero: a threshold of at most 64 points and an inset of 60. */
typedef struct scrollkit_refresh_options {
  /** sizeof(scrollkit_refresh_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** Must be 0. */
  uint32_t reserved;
  /**
   * How far a finger pulls the content to begin a refresh, in points; 0: 64, or less where the edge
   * gives so little that a finger had to move more than twice as far. Range: 0 to 1e12.
   */
  double threshold;
  /** The inset that holds the content open, in points; 0: 60, negative: none. */
  double length;
} scrollkit_refresh_options;

/** The state of pull to refresh. */
typedef struct scrollkit_refresh_state {
  /** sizeof(scrollkit_refresh_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** The step. */
  scrollkit_refresh_step step;
  /** How far the content is pulled past its start, in points. */
  double pull;
  /** The share of the threshold that it is pulled, 0 to 1; 1 during a refresh. */
  double progress;
} scrollkit_refresh_state;

#endif /* SCROLLKIT_TYPES_REFRESH_H */
