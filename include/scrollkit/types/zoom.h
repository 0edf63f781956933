#ifndef SCROLLKIT_TYPES_ZOOM_H
#define SCROLLKIT_TYPES_ZOOM_H

#include "scroller.h"

/** Options of zooming. All zero: scales from 1 to 4. */
typedef struct scrollkit_zoom_options {
  /** sizeof(scrollkit_zoom_options) of the caller, in bytes. */
  uint32_t struct_size;
  /**
   * 1: content smaller than the visible viewport is centred; 0: it is at its start. Range: 0 to 1.
   */
  uint32_t centers;
  /** Smallest scale at rest; 0: 1. Below 1e-4 it counts as that. Range: 0 to 1e4. */
  double minimum;
  /**
   * Largest scale at rest; 0: 4, or the smallest if that is larger. Below 1e-4 it counts as that.
   * Range: 0 to 1e4.
   */
  double maximum;
} scrollkit_zoom_options;

/** The state of zooming. */
typedef struct scrollkit_zoom_state {
  /** sizeof(scrollkit_zoom_state) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** 1 while the scale changes or fingers may change it. */
  uint32_t is_zooming;
  /** The scale. */
  double scale;
  /** The scale at rest if nothing else happens and fingers stay where they are. */
  double target_scale;
  /** Smallest scale at rest. */
  double minimum;
  /** Largest scale at rest. */
  double maximum;
  /** Inset left of centred content, in points, in addition to the geometry's. */
  double centering_x;
  /** Inset above centred content, in points, in addition to the geometry's. */
  double centering_y;
} scrollkit_zoom_state;

#endif /* SCROLLKIT_TYPES_ZOOM_H */
