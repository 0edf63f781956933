#ifndef SCROLLKIT_TYPES_TOP_H
#define SCROLLKIT_TYPES_TOP_H

#include "scroller.h"

/** Which offset scroll to top remembers, and for how long. */
typedef uint32_t scrollkit_top_rule;
enum {
  /** An offset below the top, until the user scrolls; shifts move it along. */
  SCROLLKIT_TOP_RULE_STANDARD = 0,
  /** Any offset, also the top itself, until the user drags; shifts do not move it. */
  SCROLLKIT_TOP_RULE_KEEP_UNTIL_DRAG = 1
};

/** The source of a trigger of scroll to top; other numbers are the host's own. */
typedef uint32_t scrollkit_top_source;
enum {
  /** No named source. */
  SCROLLKIT_TOP_SOURCE_NONE = 0,
  /** A tap on the status bar. */
  SCROLLKIT_TOP_SOURCE_STATUS_BAR = 1,
  /** A tap on the item of the selected tab. */
  SCROLLKIT_TOP_SOURCE_TAB_ITEM = 2,
  /** A view that appears. */
  SCROLLKIT_TOP_SOURCE_APPEARANCE = 3,
  /** The first of the host's own numbers. */
  SCROLLKIT_TOP_SOURCE_HOST = 65536
};

/** Options of scroll to top. All zero: the standard rule, a visible view. */
typedef struct scrollkit_top_options {
  /** sizeof(scrollkit_top_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** Which offset is remembered. */
  scrollkit_top_rule rule;
  /** 1: the view is hidden until scrollkit_top_set_visible. Range: 0 to 1. */
  uint32_t starts_hidden;
  /** Must be 0. */
  uint32_t reserved;
} scrollkit_top_options;

/** The state of scroll to top. */
typedef struct scrollkit_top_state {
  /** sizeof(scrollkit_top_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 if the next trigger scrolls back. */
  uint32_t has_return_offset;
  /**
   * The remembered offset, in points; NaN if there is none. It is in range, except while a batch of
   * edits is open whose content size is not set yet.
   */
  double return_offset;
  /** 1 if taps on the window's status bar trigger. */
  uint32_t is_visible;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_top_state;

#endif /* SCROLLKIT_TYPES_TOP_H */
