#ifndef SCROLLKIT_TYPES_ANCHOR_H
#define SCROLLKIT_TYPES_ANCHOR_H

#include "scroller.h"

/** What stays in place when content changes. */
typedef uint32_t scrollkit_anchor_policy;
enum {
  /** The offset. */
  SCROLLKIT_ANCHOR_POLICY_NONE = 0,
  /** The first visible item, unless the content is at its top: then new items show. */
  SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM = 1,
  /** The distance to the content's end, unless the content is at its top. */
  SCROLLKIT_ANCHOR_POLICY_KEEP_DISTANCE_TO_END = 2,
  /**
   * The end, if the content is at it; otherwise the first visible item. Content at its end stays there
   * also when the viewport's size changes without a batch, as with a keyboard.
   */
  SCROLLKIT_ANCHOR_POLICY_STICK_TO_END = 3,
  /** As KEEP_DISTANCE_TO_END, but only the offset 0 is the top, and x becomes 0. */
  SCROLLKIT_ANCHOR_POLICY_KEEP_DISTANCE_RESET_X = 4
};

#endif /* SCROLLKIT_TYPES_ANCHOR_H */
