#ifndef SCROLLKIT_TYPES_LIST_H
#define SCROLLKIT_TYPES_LIST_H

#include "scroller.h"

/** The items of a scroller. Owned by the program that created it. */
typedef struct scrollkit_list scrollkit_list;

/** How many items are side by side. */
typedef uint32_t scrollkit_list_columns;
enum {
  /** One, each with its own extent. */
  SCROLLKIT_LIST_COLUMNS_SINGLE = 0,
  /** `column_count`; all cells have the extent `estimate`. */
  SCROLLKIT_LIST_COLUMNS_COUNT = 1,
  /** As many as fit with cells of `smallest_cell`; all cells have the extent `estimate`. */
  SCROLLKIT_LIST_COLUMNS_FIT = 2
};

/** The end of the viewport at which the items of a kind stay when content scrolls on. */
typedef uint32_t scrollkit_list_sticky;
enum {
  /** The end at which the list begins. */
  SCROLLKIT_LIST_STICKY_START = 0,
  /** The end at which the list ends. */
  SCROLLKIT_LIST_STICKY_END = 1,
  /** None. */
  SCROLLKIT_LIST_STICKY_NEVER = 2
};

/**
 * How items of a kind are laid out. All zero: headers, with a line of their own, that stay at the viewport's start until the
 * next one pushes them out.
 */
typedef struct scrollkit_list_kind_options {
  /** sizeof(scrollkit_list_kind_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** The end of the viewport at which an item stays when content scrolls on. */
  scrollkit_list_sticky sticky;
  /**
   * A sticky item stays beside those of smaller levels, until another of its level or a smaller one pushes it out. Frozen rows
   * have the levels 0, 1, 2 and so on. Range: 0 to 31.
   */
  uint32_t level;
  /** The columns of a grid that an item spans, at most all; 0: it has a line of its own, and an extent of its own. Range: 0 to 32768. */
  uint32_t span;
  /**
   * Extent of an item across its line that has not been measured, in points; 0: the list's estimate. Range: 0 to 4194303.
   */
  double estimate;
} scrollkit_list_kind_options;

/** Options of a list. All zero: a vertical list of one column whose items are 44 points. */
typedef struct scrollkit_list_options {
  /** sizeof(scrollkit_list_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** 1: the items follow each other along x. Range: 0 to 1. */
  uint32_t is_horizontal;
  /**
   * 1: a horizontal list begins at the right, and the lines of a vertical grid do. Attached, a
   * horizontal list begins where the scroller's content does, whatever this says. Range: 0 to 1.
   */
  uint32_t is_right_to_left;
  /** How many items are side by side. */
  scrollkit_list_columns columns;
  /** The number of columns, with SCROLLKIT_LIST_COLUMNS_COUNT. Range: 0 to 32768. */
  uint32_t column_count;
  /** Must be 0. */
  uint32_t reserved;
  /**
   * Extent of an item that has not been measured, and of a cell of a grid, in points; 0: 44. Range:
   * 0 to 4194303.
   */
  double estimate;
  /** Gap between neighbouring items or lines, in points. Range: 0 to 4194303. */
  double gap;
  /** Inset before the first item, in points. Range: 0 to 4194303. */
  double leading_inset;
  /** Inset after the last item, in points. Range: 0 to 4194303. */
  double trailing_inset;
  /** Gap between neighbouring cells of a line, in points. Range: 0 to 1e12. */
  double column_gap;
  /**
   * Smallest length of a cell across the axis, with SCROLLKIT_LIST_COLUMNS_FIT, in points. Range: 0
   * to 1e12.
   */
  double smallest_cell;
  /** Length of a line across the axis, in points. Range: 0 to 1e12. */
  double cross_length;
  /**
   * Attached lists: points before the viewport and after it in which items count as visible. Range: 0
   * to 1e12.
   */
  double overscan;
  /**
   * Attached lists: how near the viewport comes to an end of the list for the events of near ends, in
   * points; 0: two lengths of the viewport. Range: 0 to 1e12.
   */
  double near_distance;
} scrollkit_list_options;

/** The size of a list. */
typedef struct scrollkit_list_size {
  /** sizeof(scrollkit_list_size) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** The number of columns, at least 1. */
  uint32_t columns;
  /** The number of items. */
  uint64_t count;
  /** Length of the content along the axis, with insets, in points. */
  double length;
  /** Length of a cell across the axis, in points. */
  double cell_length;
  /** Memory of the items, in bytes. */
  uint64_t memory;
} scrollkit_list_size;

/** An item of a list. */
typedef struct scrollkit_list_item {
  /** sizeof(scrollkit_list_item) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 if its extent was set. */
  uint32_t is_measured;
  /** Its kind. */
  uint32_t kind;
  /** Its column, or the first that it spans, from the start of the line. */
  uint32_t column;
  /** Distance from the content's start to its start, in points along the list. */
  double start;
  /** Its extent along the axis, in points. */
  double extent;
  /** Distance of its cells from the left or top end of the line, in points. */
  double cross_start;
  /** Length of its cells across the axis, in points. */
  double cross_length;
} scrollkit_list_item;

/** The items that a viewport shows. */
typedef struct scrollkit_list_visible {
  /** sizeof(scrollkit_list_visible) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** Always 0. */
  uint32_t reserved;
  /** The first visible item. */
  uint64_t first;
  /** The number of visible items; 0 if there is none. */
  uint64_t count;
} scrollkit_list_visible;

/** What a viewport shows of an attached list. */
typedef struct scrollkit_list_frame {
  /** sizeof(scrollkit_list_frame) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 if a sticky item is at the viewport's start; 0: the next fields of it are 0. */
  uint32_t has_sticky;
  /** The first visible item. */
  uint64_t first;
  /** The number of visible items; 0 if there is none. */
  uint64_t count;
  /** The sticky item; of several levels, the innermost. See scrollkit_list_get_sticky_items for all. */
  uint64_t sticky_item;
  /**
   * Where the sticky item is drawn: the distance of its left or top from that of the viewport, in
   * points. It is pushed out by the next sticky item.
   */
  double sticky_position;
} scrollkit_list_frame;

/** Options of a conversation. All zero: short content lies at the bottom, and a question comes to the very top. */
typedef struct scrollkit_list_conversation_options {
  /** sizeof(scrollkit_list_conversation_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** 1: content shorter than the viewport lies at its top; 0: at its bottom. Range: 0 to 1. */
  uint32_t is_at_top;
  /** Content that the reader scrolls to within this distance of its end follows the end, in points; 0: 70. Range: 0 to 1e12. */
  double near_distance;
  /** Points between the top of the viewport and a question there. Range: 0 to 1e12. */
  double top_margin;
} scrollkit_list_conversation_options;

/** What a reader sees of a conversation. */
typedef struct scrollkit_list_conversation {
  /** sizeof(scrollkit_list_conversation) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 if the content follows its end. */
  uint32_t is_following;
  /** The first item that came after the reader had left the end; 0 if `unread_count` is 0. */
  uint64_t first_unread;
  /** The number of items from there on; 0 if the reader has seen all. */
  uint64_t unread_count;
  /** Space below the last item, in which an answer grows before content moves, in points at scale 1. */
  double spacer;
} scrollkit_list_conversation;

/** Where an item comes to lie in the viewport. */
typedef uint32_t scrollkit_list_alignment;
enum {
  /** Where the whole item with its margins is visible, or they fill the viewport, with the least movement. */
  SCROLLKIT_LIST_ALIGNMENT_NEAREST = 0,
  /** Its start at the viewport's start. */
  SCROLLKIT_LIST_ALIGNMENT_START = 1,
  /** Its middle at the viewport's middle. */
  SCROLLKIT_LIST_ALIGNMENT_CENTER = 2,
  /** Its end at the viewport's end. */
  SCROLLKIT_LIST_ALIGNMENT_END = 3,
  /** As SCROLLKIT_LIST_ALIGNMENT_NEAREST, with margins that fit: see SCROLLKIT_SCROLL_ALIGNMENT_SCROLL_OFF. */
  SCROLLKIT_LIST_ALIGNMENT_SCROLL_OFF = 4
};

#endif /* SCROLLKIT_TYPES_LIST_H */
