#ifndef SCROLLKIT_TYPES_DELTAS_H
#define SCROLLKIT_TYPES_DELTAS_H

#include "scroller.h"

/** Options of deltas. All zero: a line of 20 points, a notch of three lines. */
typedef struct scrollkit_deltas_options {
  /** sizeof(scrollkit_deltas_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** Must be 0. */
  uint32_t reserved;
  /**
   * The length of a line, in points, rounded to a multiple of 1/2^32 and at least 0.001; 0: 20. Range: 0
   * to 1e6.
   */
  double line_length;
  /** The length of a notch of a wheel, in the same way; 0: three lines. Range: 0 to 1e6. */
  double notch_length;
} scrollkit_deltas_options;

/** How far content without ends has moved since the last call. Positive is right and down. */
typedef struct scrollkit_deltas {
  /** sizeof(scrollkit_deltas) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1: the next display frame needs a call; 0: nothing moves, and the next one is after an input. */
  uint32_t needs_tick;
  /** The distance along x, in points. */
  double x;
  /** The distance along y, in points. */
  double y;
  /** Columns; a whole number. */
  double lines_x;
  /** Lines; a whole number. */
  double lines_y;
  /** 120ths of a notch along x; a whole number, as of wl_pointer.axis_value120. */
  double value120_x;
  /** 120ths of a notch along y; a whole number. */
  double value120_y;
  /** 1: a scroll along x has ended with this movement. */
  uint32_t stop_x;
  /** 1: a scroll along y has ended with this movement. */
  uint32_t stop_y;
} scrollkit_deltas;

#endif /* SCROLLKIT_TYPES_DELTAS_H */
