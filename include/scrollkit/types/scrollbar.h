#ifndef SCROLLKIT_TYPES_SCROLLBAR_H
#define SCROLLKIT_TYPES_SCROLLBAR_H

#include "scroller.h"

/** A part of a scroll bar. */
typedef uint32_t scrollkit_scrollbar_part;
enum {
  /** No part. */
  SCROLLKIT_SCROLLBAR_PART_NONE = 0,
  /** The thumb. */
  SCROLLKIT_SCROLLBAR_PART_THUMB = 1,
  /** The track beside the thumb. */
  SCROLLKIT_SCROLLBAR_PART_TRACK = 2,
  /** The arrow towards smaller offsets. */
  SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD = 3,
  /** The arrow towards larger offsets. */
  SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD = 4
};

/** Options of a scroll bar. All zero: a track as long as the viewport. */
typedef struct scrollkit_scrollbar_options {
  /** sizeof(scrollkit_scrollbar_options) of the caller, in bytes. */
  uint32_t struct_size;
  /**
   * 1: a press on the track moves the thumb to the pointer; 0: it scrolls a page. Range: 0 to 1.
   */
  uint32_t jumps_to_click;
  /** Length of the track, in points; 0: the viewport's. Range: 0 to 1e12. */
  double track_length;
  /** Smallest length of the thumb, in points; 0: 18. Range: 0 to 1e12. */
  double least_thumb;
  /**
   * Distance beside the bar at which the thumb snaps back from the pointer, in points; 0: never.
   * Range: 0 to 1e12.
   */
  double snap_back;
} scrollkit_scrollbar_options;

/** The state of a scroll bar. */
typedef struct scrollkit_scrollbar_state {
  /** sizeof(scrollkit_scrollbar_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** The pressed part; THUMB also when a press has moved it to the pointer. */
  scrollkit_scrollbar_part held;
  /** Start of the thumb along the track, in points. */
  double thumb_start;
  /** Length of the thumb, in points; 0 if it does not fit or nothing scrolls. */
  double thumb_length;
} scrollkit_scrollbar_state;

#endif /* SCROLLKIT_TYPES_SCROLLBAR_H */
