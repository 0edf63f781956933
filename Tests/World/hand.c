/*
 * A hand: where it moves the content.
 *
 *     minimum jerk:  x(s) = 10·s³ − 15·s⁴ + 6·s⁵,  s = 0…1      Flash and Hogan 1985
 *
 * A flick lifts while it moves; a drag comes to rest before it lifts; an even drag has a constant speed after its
 * first 0.1 s.
 */
#include <math.h>

#include "world.h"

/** Derived. Hz: the middle of the 8 to 12 Hz of physiological tremor. */
static const double tremor_rate = 9.5;
/** Taste. Seconds in which an even drag reaches its speed. */
static const double ramp = 0.1;

int is_of_hand(const struct act *act) { return act->kind <= ACT_DRAG_THUMB; }

double act_duration(const struct act *act) {
  switch (act->kind) {
    case ACT_FLICK: return act->numbers[1] * act->numbers[2];
    case ACT_DRAG: return act->numbers[1] + act->numbers[2];
    case ACT_EVEN_DRAG: return act->numbers[1];
    case ACT_TURN: return fabs(act->numbers[0]) * act->numbers[1];
    case ACT_HOLD_KEY: return act->numbers[0];
    case ACT_DRAG_THUMB: return act->numbers[1];
    case ACT_KEYBOARD: case ACT_RESIZE: return act->numbers[1];
    case ACT_INSERT: case ACT_APPEND: case ACT_GROW: case ACT_ROTATE: return 0;
  }
  return 0;
}

static double minimum_jerk(double share) {
  double s = fmin(fmax(share, 0), 1);
  return s * s * s * (10 - 15 * s + 6 * s * s);
}

double hand_travel(const struct act *act, double time) {
  double now = fmin(fmax(time, 0), act_duration(act)), travel = 0;
  switch (act->kind) {
    case ACT_FLICK: case ACT_DRAG: case ACT_DRAG_THUMB:
      travel = act->numbers[0] * minimum_jerk(now / act->numbers[1]);
      break;
    case ACT_EVEN_DRAG:
      travel = act->numbers[0] * (now < ramp ? now * now / (2 * ramp) : now - ramp / 2);
      break;
    case ACT_TURN: case ACT_HOLD_KEY: case ACT_INSERT: case ACT_APPEND: case ACT_GROW: case ACT_ROTATE:
    case ACT_KEYBOARD: case ACT_RESIZE: return 0;
  }
  return travel + act->tremor * sin(6.283185307179586 * tremor_rate * now) * fmin(now / ramp, 1);
}
