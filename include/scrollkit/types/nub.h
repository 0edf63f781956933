#ifndef SCROLLKIT_TYPES_NUB_H
#define SCROLLKIT_TYPES_NUB_H

#include "scroller.h"

/** How a nub follows the content. */
typedef uint32_t scrollkit_nub_rule;
enum {
  /** Insets count, new movement postpones hiding, and dragging the nub keeps x. */
  SCROLLKIT_NUB_RULE_STANDARD = 0,
  /**
   * The position ignores insets, a drag ignores the bottom inset, new movement does not postpone
   * hiding, and dragging the nub sets x to 0.
   */
  SCROLLKIT_NUB_RULE_IGNORE_INSETS = 1
};

/** Options of a nub. All zero: a nub of 50 points. */
typedef struct scrollkit_nub_options {
  /** sizeof(scrollkit_nub_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** How it follows the content. */
  scrollkit_nub_rule rule;
  /** Length, in points; the smallest length if it is proportional; 0: 50. Range: 0 to 1e12. */
  double length;
  /** Margin above and below it, in points, below the top inset; 0: 10, negative: none. */
  double margin;
  /** 1: its length is the visible share of the content. Range: 0 to 1. */
  uint32_t is_proportional;
  /** Must be 0. */
  uint32_t reserved;
  /**
   * Sideways distance at which the nub moves half as far as the finger, in points; 0: never. Range:
   * 0 to 1e12.
   */
  double fine_distance;
  /**
   * Distance above and below it at which a finger still grabs it, in points; 0: 8, negative: none.
   */
  double reach;
  /** Duration of a fade, in seconds; 0: 0.5, negative: none. Range: -1e10 to 1e10. */
  double fade;
  /** Seconds at rest before it fades out; 0: 0.75, negative: none. Range: -1e10 to 1e10. */
  double delay;
} scrollkit_nub_options;

/** The state of a nub. */
typedef struct scrollkit_nub_state {
  /** sizeof(scrollkit_nub_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 while it is grabbed: draw it highlighted. */
  uint32_t is_grabbed;
  /** y of its top in the viewport, in points. */
  double y;
  /** Its length, in points; 0 if it does not fit or nothing scrolls. */
  double length;
  /** Its opacity, 0 to 1; 0 if it does not fit or nothing scrolls. */
  double alpha;
  /** Its position in the content, 0 to 1. */
  double share;
  /** y of the region in which a finger grabs it, in points. */
  double touch_y;
  /** Length of that region, in points; 0 while it is hidden. */
  double touch_length;
  /**
   * The section at the viewport's top, below its inset, from 0; -1 before the first or without
   * sections.
   */
  int32_t section;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_nub_state;

#endif /* SCROLLKIT_TYPES_NUB_H */
