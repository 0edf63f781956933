#ifndef SCROLLKIT_TYPES_CONTEXT_H
#define SCROLLKIT_TYPES_CONTEXT_H

#include "scroller.h"

/** State of a scroll that toolkits do not provide. */
typedef struct scrollkit_context {
  /** sizeof(scrollkit_context) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 from the user's first movement until the content rests; also while a thumb, the nub or the host's bar is held. */
  uint32_t is_scrolling;
  /** 1 while the program scrolls. */
  uint32_t is_animating;
  /** 1 while a finger is down. */
  uint32_t is_tracking;
  /** Edges towards which the content moves, at most one per axis; 0 at rest. */
  scrollkit_edges heading;
  /** Edges within half a point of the offset; both of an axis that cannot scroll. */
  scrollkit_edges at_edges;
  /** Offset at which the current or last scroll began, 0 before the first, in points; shifts move it along. */
  double began_x;
  /** Offset at which the current or last scroll began, 0 before the first, in points; shifts move it along. */
  double began_y;
  /** Offset at which the content will rest; NaN if it is unknown, and at rest. */
  double expected_end_x;
  /** Offset at which the content will rest; NaN if it is unknown, and at rest. */
  double expected_end_y;
  /** Offset at which the last scroll ended; NaN during a scroll, and before the first. */
  double ended_x;
  /** Offset at which the last scroll ended; NaN during a scroll, and before the first. */
  double ended_y;
  /** Smallest offset in range, in points. */
  double min_x;
  /** Smallest offset in range, in points. */
  double min_y;
  /** Largest offset in range, in points. */
  double max_x;
  /** Largest offset in range, in points. */
  double max_y;
  /** Last position of the finger in the viewport, in points. */
  double tracking_x;
  /** Last position of the finger in the viewport, in points. */
  double tracking_y;
  /** The scale; observed: as reported, 1 before any report. */
  double zoom_scale;
  /** The scale at which zooming began; NaN while the scale does not change. */
  double zoom_began_scale;
} scrollkit_context;

#endif /* SCROLLKIT_TYPES_CONTEXT_H */
