/* The yardstick: the same two-axis coast and bounce, written plainly in C. */
#ifndef MOTION_H
#define MOTION_H

/** A coast along one axis, then a critically damped bounce from the edge that it passes. */
typedef struct {
  double start, velocity, drag;    /* coast: points, points per second, 1/s */
  double crossing, duration;       /* seconds; no edge is passed if crossing >= duration */
  double edge, a, b, decay, rest;  /* bounce: d = (a + b t) e^(-decay t); rest: seconds */
} axis_motion;

typedef struct {
  axis_motion x, y;
  double since; /* seconds */
} motion;

/** What a frame needs of it. */
typedef struct {
  double x, y, velocity_x, velocity_y;
} motion_state;

/** Begins a fling within 0…max along both axes. */
void motion_fling(motion *m, double x, double y, double vx, double vy, double max_x, double max_y,
                  double now);

/** Where it is and how fast. */
void motion_at(const motion *m, double now, motion_state *state);

#endif
