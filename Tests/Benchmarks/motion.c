#include "motion.h"

#include <math.h>

static void fling(axis_motion *m, double start, double velocity, double max) {
  const double drag = 2.002002670673338, rest = 0.5;
  m->start = start;
  m->velocity = velocity;
  m->drag = drag;
  m->duration = fabs(velocity) / drag > rest ? log(fabs(velocity) / drag / rest) / drag : 0;
  m->crossing = m->duration;
  m->rest = 0;
  m->edge = velocity < 0 ? 0 : max;
  m->a = m->b = 0;
  m->decay = 10;
  double share = (m->edge - start) * drag / velocity;
  if (velocity != 0 && share >= 0 && share < 1) {
    m->crossing = -log1p(-share) / drag;
    m->b = velocity - (m->edge - start) * drag;
    m->rest = 2;
  }
}

static inline void at(const axis_motion *m, double t, double *x, double *v) {
  if (t < m->crossing) {
    double speed = m->velocity * exp(-m->drag * t);
    *x = m->start + (m->velocity - speed) / m->drag;
    *v = speed;
  } else if (t - m->crossing < m->rest) {
    t -= m->crossing;
    double left = exp(-m->decay * t), d = m->a + m->b * t;
    *x = m->edge + d * left;
    *v = (m->b - m->decay * d) * left;
  } else {
    *x = m->rest > 0 ? m->edge
                     : m->start + (m->velocity - copysign(0.5 * m->drag, m->velocity)) / m->drag;
    *v = 0;
  }
}

void motion_fling(motion *m, double x, double y, double vx, double vy, double max_x, double max_y,
                  double now) {
  fling(&m->x, x, vx, max_x);
  fling(&m->y, y, vy, max_y);
  m->since = now;
}

void motion_at(const motion *m, double now, motion_state *state) {
  double t = now - m->since;
  at(&m->x, t, &state->x, &state->velocity_x);
  at(&m->y, t, &state->y, &state->velocity_y);
}
