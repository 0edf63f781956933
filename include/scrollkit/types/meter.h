#ifndef SCROLLKIT_TYPES_METER_H
#define SCROLLKIT_TYPES_METER_H

#include "scroller.h"

/** Options of a meter. All zero: vertical scrolls, on a display of 60 Hz with a pixel to a point. */
typedef struct scrollkit_meter_options {
  /** sizeof(scrollkit_meter_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** 1: horizontal scrolls are measured, instead of vertical ones. Range: 0 to 1. */
  uint32_t is_horizontal;
  /** Frames per second of the display; 0: 60. Less than 1 counts as 1. Range: 0 to 2000. */
  double frames_per_second;
  /** Pixels of the display in a point; 0: 1. Range: 0 to 1e6. */
  double pixels_per_point;
} scrollkit_meter_options;

/** What a user saw since a meter was enabled. */
typedef struct scrollkit_meter_report {
  /** sizeof(scrollkit_meter_report) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** Always 0. */
  uint32_t reserved;
  /** Number of scrolls: from a frame at rest to the next. */
  uint64_t scrolls;
  /** Number of frames of scrolls in which content moves, or should. */
  uint64_t frames;
  /** Number of those that show the same whole pixels as the frame before. */
  uint64_t same_frames;
  /** Number of those before which the display missed frames: Chromium's scroll jank, version 4. */
  uint64_t janky_frames;
  /** Number of frames that it missed because events reached it later than those before. */
  uint64_t missed_by_delivery;
  /** Number of frames that it missed between fast movements of a finger. */
  uint64_t missed_in_fast_scroll;
  /** Number of frames that it missed between a fast movement of a finger and momentum. */
  uint64_t missed_at_start_of_fling;
  /** Number of frames that it missed during momentum. */
  uint64_t missed_in_fling;
  /** Number of frames that move much farther, or less far, than those around: predictor jank. */
  uint64_t predictor_janky_frames;
  /** Number of inputs that move content and that a frame has followed. */
  uint64_t inputs;
  /** The mean time from an input to the next frame, in seconds; 0 without inputs. */
  double mean_lag;
  /** The largest time from an input to the next frame, in seconds. */
  double largest_lag;
  /** The largest jerk on the screen, in points per second cubed. */
  double largest_jerk;
} scrollkit_meter_report;

#endif /* SCROLLKIT_TYPES_METER_H */
