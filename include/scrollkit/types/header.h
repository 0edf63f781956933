#ifndef SCROLLKIT_TYPES_HEADER_H
#define SCROLLKIT_TYPES_HEADER_H

#include "scroller.h"

/** When a header collapses and expands. The names are Android's scroll flags, except FREEZE_NEAR_ENDS. */
typedef uint32_t scrollkit_header_mode;
enum {
  /** It hides when scrolling down and shows when scrolling up; at the top it is shown. */
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS = 0,
  /** It collapses to its minimum height and expands only at the top. */
  SCROLLKIT_HEADER_MODE_EXIT_UNTIL_COLLAPSED = 1,
  /** It hides, shows at its minimum height, and expands only at the top. */
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS_COLLAPSED = 2,
  /** It does not move. */
  SCROLLKIT_HEADER_MODE_PINNED = 3,
  /** As ENTER_ALWAYS, but it does not move while the content is at its top or end. */
  SCROLLKIT_HEADER_MODE_FREEZE_NEAR_ENDS = 4,
  /**
   * It collapses to its minimum height when scrolling down and expands when scrolling up, anywhere:
   * Flutter's floating and pinned.
   */
  SCROLLKIT_HEADER_MODE_ENTER_ALWAYS_EXIT_UNTIL_COLLAPSED = 5
};

/** How the geometry's inset_top relates to a header. */
typedef uint32_t scrollkit_header_inset;
enum {
  /** The inset is constant, whether the header is shown or hidden. */
  SCROLLKIT_HEADER_INSET_CONSTANT = 0,
  /** The inset holds the header's visible height, and the host changes it as the header moves. */
  SCROLLKIT_HEADER_INSET_VISIBLE = 1
};

/** Options of a header. */
typedef struct scrollkit_header_options {
  /** sizeof(scrollkit_header_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** When it collapses and expands. */
  scrollkit_header_mode mode;
  /** Height when fully shown, in points. Range: 0 to 1e12. */
  double height;
  /**
   * Height when collapsed, in points, for the modes that use it; at most `height`. Range: 0 to
   * 1e12.
   */
  double minimum_height;
  /**
   * 1: a partly shown header snaps to the nearer side at rest, in the ENTER_ALWAYS modes. Range: 0 to
   * 1.
   */
  uint32_t snaps;
  /** 1: overscroll, or a refresh that holds the content open, makes it taller. Range: 0 to 1. */
  uint32_t stretches;
  /** 1: only scrolling by the user shows it. Range: 0 to 1. */
  uint32_t only_by_user;
  /** How the geometry's inset_top relates to it. */
  scrollkit_header_inset inset;
  /**
   * Distance that content scrolls in one direction before the header moves, in points. Range: 0 to
   * 1e12.
   */
  double tolerance;
  /** Distance that a background moves per point of the header. Range: 0 to 1. */
  double parallax;
  /** Stretch after which HEADER_STRETCHED is emitted, in points; 0: 100. Range: 0 to 1e12. */
  double stretch_trigger;
} scrollkit_header_options;

/** The state of a header. */
typedef struct scrollkit_header_state {
  /** sizeof(scrollkit_header_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 while it snaps. */
  uint32_t is_snapping;
  /** y of its top edge if it were the only header, in points: 0 shown, -height hidden. */
  double position;
  /**
   * y of its top edge below the viewport's, in points, with the headers above it. Its lower edge is
   * at top + height + stretch.
   */
  double top;
  /** Its visible height, in points, with the stretch. */
  double visible_height;
  /** 1 shown, 0 hidden as far as its mode allows. */
  double progress;
  /** Distance by which content past its top stretches it, in points. */
  double stretch;
  /** Distance that its background has moved, in points. */
  double parallax;
} scrollkit_header_state;

#endif /* SCROLLKIT_TYPES_HEADER_H */
