#ifndef SCROLLKIT_TYPES_AUTOSCROLL_H
#define SCROLLKIT_TYPES_AUTOSCROLL_H

#include "scroller.h"

/** How the distance d of a pointer from its press becomes a speed. */
typedef uint32_t scrollkit_autoscroll_rule;
enum {
  /** Chromium: 0.008 d^2.2 points per second; dead zone 15 points. */
  SCROLLKIT_AUTOSCROLL_RULE_CHROMIUM = 0,
  /** Firefox: 50 ((d / 12)^1.5 - 1) points per second; dead zone 12 points. */
  SCROLLKIT_AUTOSCROLL_RULE_FIREFOX = 1
};

/** Options of autoscroll. All zero: Chromium's rule, edge margins of 50 points. */
typedef struct scrollkit_autoscroll_options {
  /** sizeof(scrollkit_autoscroll_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** How distance becomes speed. */
  scrollkit_autoscroll_rule rule;
  /** Distance from the press without effect, in points; 0: that of the rule, negative: none. */
  double dead_zone;
  /**
   * Distance from the edges of the viewport without insets at which a dragged item scrolls, in
   * points; 0: 50. Range: 0 to 1e12.
   */
  double edge_margin;
  /** Speed at the edge and beyond, in points per second; 0: 1000. Range: 0 to 1e12. */
  double edge_speed;
  /** Power by which the speed grows with the depth in the margin; 0: 1, linear. Range: 0 to 16. */
  double edge_ramp;
} scrollkit_autoscroll_options;

#endif /* SCROLLKIT_TYPES_AUTOSCROLL_H */
