/* The reference: the same deceleration and bounce along two axes, in plain C. */
#ifndef MOTION_H
#define MOTION_H

/** A deceleration along one axis, then a critically damped bounce at the edge that it passes. */
typedef struct {
  double start, velocity, drag;    /* deceleration: points, points per second, 1/s */
  double crossing, duration;       /* seconds; no edge is passed if crossing >= duration */
  double edge, a, b, decay, rest;  /* bounce: d = (a + b t) e^(-decay t); rest: seconds */
} axis_motion;

typedef struct {
  axis_motion x, y;
  double since; /* seconds */
} motion;

/** The state in a frame. */
typedef struct {
  double x, y, velocity_x, velocity_y;
} motion_state;

/** Begins a fling in the range 0…max along both axes. */
void motion_fling(motion *m, double x, double y, double vx, double vy, double max_x, double max_y,
                  double now);

/** Returns the position and the velocity. */
void motion_at(const motion *m, double now, motion_state *state);

#endif
