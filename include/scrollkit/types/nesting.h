#ifndef SCROLLKIT_TYPES_NESTING_H
#define SCROLLKIT_TYPES_NESTING_H

#include "scroller.h"

/** Whether scrolling chains to the parent at the end of a scroller's range; the names are CSS's. */
typedef uint32_t scrollkit_overscroll_behavior;
enum {
  /** It chains to the parent. */
  SCROLLKIT_OVERSCROLL_BEHAVIOR_AUTO = 0,
  /** It does not chain; this scroller overscrolls, also where its content fits. */
  SCROLLKIT_OVERSCROLL_BEHAVIOR_CONTAIN = 1,
  /** It does not chain, and overscroll has no effect. */
  SCROLLKIT_OVERSCROLL_BEHAVIOR_NONE = 2
};

/**
 * The order in which a scroller and the scrollers nested in it scroll. It counts in each direction:
 * where a gesture turns back, overscroll is undone, and then the order of the other direction counts.
 */
typedef uint32_t scrollkit_nest_order;
enum {
  /** After them in both directions: Android, Flutter, browsers. */
  SCROLLKIT_NEST_ORDER_CHILD_FIRST = 0,
  /** Before them towards the end, after them towards the start: a collapsing header. */
  SCROLLKIT_NEST_ORDER_PARENT_FIRST_DOWN = 1,
  /** Before them towards the start, after them towards the end. */
  SCROLLKIT_NEST_ORDER_PARENT_FIRST_UP = 2,
  /** Before them in both directions. */
  SCROLLKIT_NEST_ORDER_PARENT_FIRST = 3
};

/** Whether a gesture latches to the scroller that it scrolls first. */
typedef uint32_t scrollkit_nest_latching;
enum {
  /** It chains within the gesture: Android, Flutter. */
  SCROLLKIT_NEST_LATCHING_NONE = 0,
  /** It latches, unless the scroller is at its end when the gesture begins: browsers. */
  SCROLLKIT_NEST_LATCHING_GESTURE = 1
};

#endif /* SCROLLKIT_TYPES_NESTING_H */
