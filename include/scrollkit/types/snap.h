#ifndef SCROLLKIT_TYPES_SNAP_H
#define SCROLLKIT_TYPES_SNAP_H

#include "scroller.h"

/** The snap targets along an axis. */
typedef uint32_t scrollkit_snap_kind;
enum {
  /** None. */
  SCROLLKIT_SNAP_KIND_NONE = 0,
  /** Pages of equal length. */
  SCROLLKIT_SNAP_KIND_PAGES = 1,
  /** Items of equal length, centred. */
  SCROLLKIT_SNAP_KIND_CAROUSEL = 2,
  /** The areas of scrollkit_snap_set_areas, as in CSS scroll snap. */
  SCROLLKIT_SNAP_KIND_AREAS = 3,
  /**
   * The items of the list that is attached along the axis, measured or not; in a grid, its lines. They behave as areas.
   */
  SCROLLKIT_SNAP_KIND_ITEMS = 4
};

/** To which page or item released content snaps. */
typedef uint32_t scrollkit_snap_rule;
enum {
  /** SCROLLKIT_SNAP_RULE_UIKIT for pages, SCROLLKIT_SNAP_RULE_FREE for a carousel. */
  SCROLLKIT_SNAP_RULE_DEFAULT = 0,
  /** The nearest to the end of the fling, at most one further: UIScrollView. */
  SCROLLKIT_SNAP_RULE_UIKIT = 1,
  /** The next in the direction of the fling, above 20 points per second: Flutter's PageView. */
  SCROLLKIT_SNAP_RULE_FLUTTER = 2,
  /**
   * The next in the direction of the fling, above 50 points per second: Android's PagerSnapHelper.
   */
  SCROLLKIT_SNAP_RULE_PAGER = 3,
  /** As many further as the fling is long: Android's LinearSnapHelper. */
  SCROLLKIT_SNAP_RULE_LINEAR = 4,
  /** The nearest to the end of the fling, however far. */
  SCROLLKIT_SNAP_RULE_FREE = 5
};

/** How strictly content snaps to areas or to items of a list. */
typedef uint32_t scrollkit_snap_strictness;
enum {
  /** Always, if there is one. */
  SCROLLKIT_SNAP_STRICTNESS_MANDATORY = 0,
  /** Only to near ones. */
  SCROLLKIT_SNAP_STRICTNESS_PROXIMITY = 1
};

/** Which part of an area or an item aligns with the same part of the viewport. */
typedef uint32_t scrollkit_snap_alignment;
enum {
  /** An area does not snap along this axis. For items it means their start. */
  SCROLLKIT_SNAP_ALIGNMENT_NONE = 0,
  /** Its start. */
  SCROLLKIT_SNAP_ALIGNMENT_START = 1,
  /** Its centre. */
  SCROLLKIT_SNAP_ALIGNMENT_CENTER = 2,
  /** Its end. */
  SCROLLKIT_SNAP_ALIGNMENT_END = 3
};

/** The order of an array of areas. */
typedef uint32_t scrollkit_snap_order;
enum {
  /** Any. */
  SCROLLKIT_SNAP_ORDER_ANY = 0,
  /** No area begins or ends left of the one before: binary search. */
  SCROLLKIT_SNAP_ORDER_RIGHT = 1,
  /** No area begins or ends above the one before: binary search. */
  SCROLLKIT_SNAP_ORDER_DOWN = 2
};

/** Options of snapping along an axis. */
typedef struct scrollkit_snap_options {
  /** sizeof(scrollkit_snap_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** The snap targets. */
  scrollkit_snap_kind kind;
  /** To which page or item content snaps. */
  scrollkit_snap_rule rule;
  /**
   * 1: page or item 0 is at the content's end, and they are counted backwards. The end of content that
   * begins at its right is its left. Range: 0 to 1.
   */
  uint32_t is_reversed;
  /**
   * Length of a page or item, in points; 0: a page is the viewport without its insets. Range: 0 to
   * 1e12.
   */
  double length;
  /** Distance between a page or item and the next, in points. Range: 0 to 1e12. */
  double spacing;
  /** Distance from the start of the content to the first, in points; from its end if reversed. */
  double leading;
  /**
   * Number of items of a carousel. For SCROLLKIT_SNAP_KIND_ITEMS: every so many items, from the first on, one is a target; in a
   * grid, the line of each of them. 0: each is.
   */
  uint32_t count;
  /** How strictly content snaps to areas or items; for areas, the last axis set decides for both. */
  scrollkit_snap_strictness strictness;
  /**
   * Share of the viewport within which SCROLLKIT_SNAP_STRICTNESS_PROXIMITY snaps; 0: 1/3. Range: 0
   * to 1e12.
   */
  double proximity;
  /** Scroll padding at the viewport's start, beside the inset, in points. A list from right to left has its start at the right. */
  double padding_start;
  /** Scroll padding at the viewport's end, in points. */
  double padding_end;
  /** For SCROLLKIT_SNAP_KIND_ITEMS: the part of an item that aligns. */
  scrollkit_snap_alignment alignment;
  /** For SCROLLKIT_SNAP_KIND_ITEMS: 1: no fling passes a target. Range: 0 to 1. */
  uint32_t stops;
} scrollkit_snap_options;

/** A part of the content that content snaps to. */
typedef struct scrollkit_snap_area {
  /** sizeof(scrollkit_snap_area) of the caller, in bytes; the stride of an array of areas. */
  uint32_t struct_size;
  /** 1: no fling passes it. Range: 0 to 1. */
  uint32_t stops;
  /** The host's identifier: content stays snapped to it when it moves. */
  uint64_t key;
  /** x of its left edge in the content, in points. */
  double x;
  /** y of its top edge in the content, in points. */
  double y;
  /** Its width, in points. Range: 0 to 1e12. */
  double width;
  /** Its height, in points. Range: 0 to 1e12. */
  double height;
  /** Alignment left to right. */
  scrollkit_snap_alignment align_x;
  /** Alignment top to bottom. */
  scrollkit_snap_alignment align_y;
  /** Scroll margin above it, in points; may be negative. */
  double margin_top;
  /** Scroll margin left of it, in points; may be negative. */
  double margin_left;
  /** Scroll margin below it, in points; may be negative. */
  double margin_bottom;
  /** Scroll margin right of it, in points; may be negative. */
  double margin_right;
  /** 1: it has the keyboard focus; it is preferred to areas equally near. Range: 0 to 1. */
  uint32_t is_focused;
  /** Must be 0. */
  uint32_t reserved;
} scrollkit_snap_area;

/** The current page or item. */
typedef struct scrollkit_snap_state {
  /** sizeof(scrollkit_snap_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** Always 0. */
  uint32_t reserved;
  /**
   * The page or item, with fractions: 2.25 is a quarter of the way from 2 to 3. With areas, the index
   * of the area at which content is. NaN if there is none.
   */
  double index_x;
  /** The same, top to bottom. */
  double index_y;
  /** The page, item or area at which the content will rest; NaN if there is none. */
  double target_x;
  /** The same, top to bottom. */
  double target_y;
} scrollkit_snap_state;

#endif /* SCROLLKIT_TYPES_SNAP_H */
