#ifndef SCROLLKIT_TYPES_SCROLLER_H
#define SCROLLKIT_TYPES_SCROLLER_H

#include "feel.h"
#include "library.h"

/** A scroll view. Owned by its creator; destroy it with scrollkit_scroller_destroy. */
typedef struct scrollkit_scroller scrollkit_scroller;

/** What moves the content. */
typedef uint32_t scrollkit_mode;
enum {
  /** ScrollKit; the host draws at the frame's offset. */
  SCROLLKIT_MODE_DRIVEN = 0,
  /** A scroll view of the host's toolkit, which reports its movements. */
  SCROLLKIT_MODE_OBSERVED = 1
};

/** An axis along which content scrolls. */
typedef uint32_t scrollkit_axis;
enum {
  /** Left to right. */
  SCROLLKIT_AXIS_X = 0,
  /** Top to bottom. */
  SCROLLKIT_AXIS_Y = 1
};

/** A set of edges as bits. A direction is named by the edge that it leads to. */
typedef uint32_t scrollkit_edges;
enum {
  /** No edge. */
  SCROLLKIT_EDGES_NONE = 0,
  /** The top edge. */
  SCROLLKIT_EDGES_TOP = 1,
  /** The left edge. */
  SCROLLKIT_EDGES_LEFT = 2,
  /** The bottom edge. */
  SCROLLKIT_EDGES_BOTTOM = 4,
  /** The right edge. */
  SCROLLKIT_EDGES_RIGHT = 8,
  /** All four edges. */
  SCROLLKIT_EDGES_ALL = 15
};

/** The viewport, the content and the insets. */
typedef struct scrollkit_geometry {
  /** sizeof(scrollkit_geometry) of the caller, in bytes. */
  uint32_t struct_size;
  /**
   * 1: content begins at its right edge, which offset_x 0 aligns with the viewport's; offsets further
   * along are negative, as in CSS. Range: 0 to 1.
   */
  uint32_t right_to_left;
  /** Width of the viewport, in points; below 0 counts as 0. */
  double viewport_width;
  /** Height of the viewport, in points; below 0 counts as 0. */
  double viewport_height;
  /** Width of the content at scale 1, in points; below 0 counts as 0. */
  double content_width;
  /** Height of the content at scale 1, in points; below 0 counts as 0. */
  double content_height;
  /** Inset above the content, in points; may be negative. */
  double inset_top;
  /** Inset left of the content, in points; may be negative. */
  double inset_left;
  /** Inset below the content, in points; may be negative. */
  double inset_bottom;
  /** Inset right of the content, in points; may be negative. */
  double inset_right;
  /**
   * Distance by which visible content moved right within the content since the last geometry, in
   * points.
   */
  double shift_x;
  /** The same down: rows of 400 points inserted above it make +400. */
  double shift_y;
} scrollkit_geometry;

/** Options of a new scroller. All zero: driven, uikit feel. */
typedef struct scrollkit_scroller_options {
  /** sizeof(scrollkit_scroller_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** What moves the content. */
  scrollkit_mode mode;
  /** How scrolling feels. */
  scrollkit_feel feel;
  /** 1: every edge clamps; 0: edges behave as in the feel. Range: 0 to 1. */
  uint32_t clamps_edges;
  /** 1: content that fits the viewport's width overscrolls, too. Range: 0 to 1. */
  uint32_t always_bounces_x;
  /** 1: content that fits the viewport's height overscrolls, too. Range: 0 to 1. */
  uint32_t always_bounces_y;
  /** Points per notch of a wheel; 0: as in the feel. Range: 0 to 1e12. */
  double wheel_step;
  /** Length of a line, in points; 0: as in the feel. Range: 0 to 1e12. */
  double line_length;
} scrollkit_scroller_options;

/** Accessibility preferences of the user. All zero: none. */
typedef struct scrollkit_preferences {
  /** sizeof(scrollkit_preferences) of the caller, in bytes. */
  uint32_t struct_size;
  /** 1: reduced motion; animations and returns into range finish in one step. Range: 0 to 1. */
  uint32_t reduces_motion;
  /** 1: no momentum; released content stops. Range: 0 to 1. */
  uint32_t stops_momentum;
  /** 1: a finger's movement is resampled at 5 ms before the time of a tick or another call, or more if moves are late. Range: 0 to 1. */
  uint32_t resamples;
} scrollkit_preferences;

/** Where a rectangle or an item comes to lie in the viewport without its insets. */
typedef uint32_t scrollkit_scroll_alignment;
enum {
  /** Where all of it with its margins is visible, or they fill the viewport, with the least movement; as in CSS. */
  SCROLLKIT_SCROLL_ALIGNMENT_NEAREST = 0,
  /** Its start at the viewport's start: top or left; from right to left, its right edge. */
  SCROLLKIT_SCROLL_ALIGNMENT_START = 1,
  /** Its middle at the viewport's middle. */
  SCROLLKIT_SCROLL_ALIGNMENT_CENTER = 2,
  /** Its end at the viewport's end. */
  SCROLLKIT_SCROLL_ALIGNMENT_END = 3,
  /** Where it is: content does not scroll along this axis. */
  SCROLLKIT_SCROLL_ALIGNMENT_NONE = 4,
  /**
   * As SCROLLKIT_SCROLL_ALIGNMENT_NEAREST, with margins that fit: those that do not fit into the viewport are shortened in
   * proportion. For a caret that keeps its distance from the edges.
   */
  SCROLLKIT_SCROLL_ALIGNMENT_SCROLL_OFF = 5
};

/** How the progress of an animation depends on the time. All but linear ones and EASE_IN end slowly. */
typedef uint32_t scrollkit_curve;
enum {
  /** Slow, fast, slow: CSS `ease-in-out`. */
  SCROLLKIT_CURVE_EASE_IN_OUT = 0,
  /** A quick start, then slow: CSS `ease`. */
  SCROLLKIT_CURVE_EASE = 1,
  /** Slow, then fast: CSS `ease-in`. */
  SCROLLKIT_CURVE_EASE_IN = 2,
  /** Fast, then slow: CSS `ease-out`. */
  SCROLLKIT_CURVE_EASE_OUT = 3,
  /** The same speed all the way. */
  SCROLLKIT_CURVE_LINEAR = 4,
  /** CSS `cubic-bezier(curve_x1, curve_y1, curve_x2, 1)`. */
  SCROLLKIT_CURVE_BEZIER = 5
};

/** The axes along which the program scrolls. */
typedef uint32_t scrollkit_scroll_axes;
enum {
  /** Both. */
  SCROLLKIT_SCROLL_AXES_BOTH = 0,
  /** Left and right. What moves content along y goes on. */
  SCROLLKIT_SCROLL_AXES_X = 1,
  /** Up and down. What moves content along x goes on. */
  SCROLLKIT_SCROLL_AXES_Y = 2
};

/**
 * How the program scrolls. All zero: as the feel animates, to where all of the rectangle is visible.
 *
 * `duration` and `speed` exclude each other. Content that already moves keeps its velocity at first; with a
 * speed, content that moves away from the target turns at once. While the scale is animated, the content moves to
 * the target with it. With reduced motion the content is there in one step. Observed: the toolkit animates in its
 * own way.
 */
typedef struct scrollkit_scroll_options {
  /** sizeof(scrollkit_scroll_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** Where a rectangle comes to lie, left to right. */
  scrollkit_scroll_alignment align_x;
  /** Where a rectangle comes to lie, top to bottom. */
  scrollkit_scroll_alignment align_y;
  /** How the progress depends on the time; not with a speed. */
  scrollkit_curve curve;
  /** 1: at once, without animation. Range: 0 to 1. */
  uint32_t at_once;
  /** The axes along which it scrolls. An item of a list scrolls along its list, whatever they are. */
  scrollkit_scroll_axes axes;
  /**
   * Duration, in seconds; 0: as in the feel. Content that already moves there faster arrives earlier.
   * Range: 0 to 1e6.
   */
  double duration;
  /** Speed, in points per second; 0: as in the feel; below 0.01 counts as 0.01. Range: 0 to 1e12. */
  double speed;
  /** With SCROLLKIT_CURVE_BEZIER: time of the first control point; below 0.01 counts as 0.01. Range: 0 to 1. */
  double curve_x1;
  /** With SCROLLKIT_CURVE_BEZIER: progress of the first control point. Range: 0 to 1. */
  double curve_y1;
  /** With SCROLLKIT_CURVE_BEZIER: time of the second control point. Range: 0 to 1. */
  double curve_x2;
  /**
   * Points that stay free above a rectangle. Range: 0 to 1e12.
   */
  double margin_top;
  /** Points that stay free left of it. Range: 0 to 1e12. */
  double margin_left;
  /** Points that stay free below it. Range: 0 to 1e12. */
  double margin_bottom;
  /** Points that stay free right of it. Range: 0 to 1e12. */
  double margin_right;
} scrollkit_scroll_options;

#endif /* SCROLLKIT_TYPES_SCROLLER_H */
