#ifndef SCROLLKIT_TYPES_FRAME_H
#define SCROLLKIT_TYPES_FRAME_H

#include "scroller.h"

/** What moves the content. */
typedef uint32_t scrollkit_phase;
enum {
  /** Nothing. */
  SCROLLKIT_PHASE_IDLE = 0,
  /** A finger is down and has not moved past the slop. */
  SCROLLKIT_PHASE_TRACKING = 1,
  /** A finger. */
  SCROLLKIT_PHASE_DRAGGING = 2,
  /** Momentum. */
  SCROLLKIT_PHASE_COASTING = 3,
  /** The return from overscroll. */
  SCROLLKIT_PHASE_BOUNCING = 4,
  /** The program. */
  SCROLLKIT_PHASE_ANIMATING = 5,
  /** A wheel or a key; observed: a toolkit that does not report why it scrolls. */
  SCROLLKIT_PHASE_WHEELING = 6,
  /** A change of scale. */
  SCROLLKIT_PHASE_ZOOMING = 7,
  /** Autoscroll, also at speed 0, and a scroll bar's track that is held. */
  SCROLLKIT_PHASE_STEERING = 8
};

/** What the host draws. */
typedef struct scrollkit_frame {
  /** sizeof(scrollkit_frame) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What moves the content. */
  scrollkit_phase phase;
  /** Time of this state, in seconds: that of the last call; 0 before the first. */
  double time;
  /** The content offset: x of the viewport's left edge in the content, in points. */
  double offset_x;
  /** The content offset: y of the viewport's top edge in the content, in points. */
  double offset_y;
  /** Offset at which the content will rest if nothing else happens, in points. */
  double target_x;
  /** Offset at which the content will rest if nothing else happens, in points. */
  double target_y;
  /** Velocity of the offset, in points per second. */
  double velocity_x;
  /** Velocity of the offset, in points per second. */
  double velocity_y;
  /** Distance of the offset from its range, in points: negative before the start, 0 inside. */
  double overscroll_x;
  /** Distance of the offset from its range, in points: negative above the top, 0 inside. */
  double overscroll_y;
  /** Position of the offset in its range, 0 to 1; 0 where nothing scrolls. */
  double progress_x;
  /** Position of the offset in its range, 0 to 1; 0 where nothing scrolls. */
  double progress_y;
  /** 1: the next frame differs even without input, so call tick again. */
  uint32_t needs_tick;
  /** Always 0. */
  uint32_t reserved;
  /**
   * The effect at the left (negative) or right edge: for SCROLLKIT_EDGE_BEHAVIOR_STRETCH the share
   * to stretch the drawing by, for SCROLLKIT_EDGE_BEHAVIOR_GLOW an opacity up to 1, else 0. It recedes
   * after a release while the content may rest or scroll already; needs_tick is 1 meanwhile.
   */
  double edge_x;
  /** The same at the top (negative) or bottom edge. */
  double edge_y;
  /** Scale at which to draw the content; 1 unless zooming is enabled. */
  double scale;
} scrollkit_frame;

/** When a frame will next differ. */
typedef struct scrollkit_next_change {
  /** sizeof(scrollkit_next_change) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /**
   * 1: a frame at `time` differs from that of the last call; 0: a motion or a pause ends then. Tick at
   * `time` without drawing and ask again.
   */
  uint32_t is_drawn;
  /** The first time, in seconds; infinity if nothing changes without input. */
  double time;
  /**
   * Frames a second that suit the current speed, as on Android 15: 0 while nothing changes, 60, 80
   * from 125 points per second on, 120 (as many as the display has) from 300 on and under a finger.
   */
  double frame_rate;
} scrollkit_next_change;

/** The progress of a stretch of content through the viewport, as in CSS view timelines. */
typedef struct scrollkit_view_progress {
  /** sizeof(scrollkit_view_progress) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** Always 0. */
  uint32_t reserved;
  /** From the first sight of it to the last; 0 to 1. */
  double cover;
  /** From the first sight of it until it is shown whole, or fills the viewport; 0 to 1. */
  double entry;
  /** From when it is shown whole, or fills the viewport, until it no longer does; 0 to 1. */
  double contain;
  /** From when it is no longer shown whole, nor fills the viewport, to the last sight; 0 to 1. */
  double exit;
} scrollkit_view_progress;

#endif /* SCROLLKIT_TYPES_FRAME_H */
