/* Laws about what moves: the row under the finger, speed, rest, direction, flicks. */
#include <math.h>
#include <stdlib.h>

#include "world.h"

/** Derived. Points: rounding of a sum. */
static const double rounding = 0.05;
/** Published (the library's resampling): it shows 5 ms before the frame, and extrapolates by at most 8 ms. */
static const double resampling_lag = 0.005, resampling_reach = 0.008;
/** Goal (published: docs/senses.md). Points by which a resampled drag may lead past a stop. */
static const double overshoot = 1;

/** Taste. Points from an end of the content within which a movement may have met it. */
static const double end_margin = 5;
/** Derived. Seconds after which a drag with an eased start follows an even finger. */
static const double eased_start = 0.3;

static int has_time_quirk(const struct plan *plan) {
  for (uint32_t quirk = QUIRK_TIME_WRAPS; quirk <= QUIRK_COALESCED; quirk++)
    if (has_quirk(plan, quirk)) return 1;
  return 0;
}

/** Whether the route reports distances in points, so that content follows at once. */
static int follows_at_once(const struct plan *plan) {
  if (plan->device == DEVICE_FINGER) return 1;
  if (plan->device != DEVICE_PAD || has_quirk(plan, QUIRK_NO_PHASES)) return 0;
  return plan->route != ROUTE_X11 && plan->route != ROUTE_WIN32;
}

/** Whether a finger or a pad moves the content in a glimpse, away from both ends. */
static int is_held(const struct plan *plan, const struct glimpse *glimpse) {
  const scrollkit_frame *frame = &glimpse->frame;
  int is_phase = frame->phase == SCROLLKIT_PHASE_DRAGGING || frame->phase == SCROLLKIT_PHASE_WHEELING;
  double rest = frame->offset_y * (1 / fmax(frame->progress_y, 1e-9) - 1);  // to the content's end
  double margin = plan->is_measured ? end_margin : HEIGHT;  // rows that are measured move the end
  int is_inside = frame->overscroll_y == 0 && frame->offset_y > end_margin && rest > margin;
  return is_phase && is_inside && !isnan(glimpse->sample) && !glimpse->has_lifted && is_of_hand(&plan->acts[glimpse->act]);
}

struct range {
  double low, high;
};

/** Where the hand may have been when the reports up to a glimpse were made. */
static struct range hand_range(const struct plan *plan, const struct act *act, double from, double to) {
  double back = plan->resamples ? resampling_lag + 2.5 * (1 + plan->jitter) / plan->rate : 0;
  double ahead = plan->resamples ? resampling_reach + 1 / plan->rate : 0;
  struct range range = {INFINITY, -INFINITY};
  for (int step = 0; step <= 16; step++) {
    double travel = hand_travel(act, from - back + (to - from + back + ahead) * step / 16);
    range.low = fmin(range.low, travel);
    range.high = fmax(range.high, travel);
  }
  // Beyond a gesture's end an extrapolation goes on.
  double reach = plan->resamples ? fabs(hand_travel(act, to) - hand_travel(act, to - 1 / plan->rate)) : 0;
  double most = (plan->resamples ? 4 * plan->noise + overshoot : (1 + act->fingers) * plan->noise) + (plan->route == ROUTE_QT || plan->route == ROUTE_WEB ? 0.6 : 0) + rounding;
  return (struct range){range.low - most - reach, range.high + most + reach};
}

/** Content moves at all when the hand has moved it far. */
static void check_following(const struct plan *plan, const struct life *life, uint32_t number, struct verdict *verdict) {
  const struct act *act = &plan->acts[number];
  double hand = fabs(hand_travel(act, act_duration(act))), moved = 0, time = act->time;
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *glimpse = &life->glimpses[index];
    if (isnan(glimpse->sample) || glimpse->act != number) continue;
    if (glimpse->frame.progress_y <= 0 || glimpse->frame.progress_y >= 1) return;
    if (isnan(glimpse->seen)) return;
    moved += fabs(glimpse->seen);
    time = glimpse->time;
  }
  if (moved < 0.3 * (hand - 40))
    violate(verdict, time, "finger: content does not follow", "it moved %.1f pt, the hand %.1f", moved, hand);
}

void law_finger(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_feel_get_values(plan->feel, &values);
  if (!follows_at_once(plan) || (plan->resamples && has_time_quirk(plan))) return;
  double moved = 0, low = -INFINITY, high = INFINITY;
  int was_held = 0;
  for (uint32_t act = 0; act < plan->count; act++)
    if (is_of_hand(&plan->acts[act])) check_following(plan, life, act, verdict);
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *glimpse = &life->glimpses[index];
    const struct act *act = &plan->acts[glimpse->act];
    int is_known = is_held(plan, glimpse) && !isnan(glimpse->seen) && (glimpse->edits & EDIT_LAYOUT) == 0 &&
                   life->glimpses[index - 1].is_firm;
    int is_eased = values.drag_start == SCROLLKIT_DRAG_START_EASE;
    int is_even = !is_eased || (act->kind == ACT_EVEN_DRAG && glimpse->sample > eased_start);
    int is_single = !act->fingers || (values.fingers != SCROLLKIT_FINGER_RULE_SUM && !plan->resamples);
    // Qt's drags ignore two movements after the finger has crossed the slop.
    int is_begun = values.drag_start != SCROLLKIT_DRAG_START_SWALLOW_NEXT || was_held || fabs(glimpse->seen) > rounding;
    if (!is_known || !is_even || !is_single || !is_begun) {
      was_held = 0;
      continue;
    }
    if (!was_held || glimpse->act != life->glimpses[index - 1].act) {
      moved = 0;
      low = -INFINITY;
      high = INFINITY;
    } else {
      moved += glimpse->seen;
    }
    was_held = 1;
    struct range hand = hand_range(plan, act, glimpse->sample, glimpse->sample);
    low = fmax(low, moved - hand.high);
    high = fmin(high, moved - hand.low);
    if (low > high + rounding) {
      violate(verdict, glimpse->time,
              plan->resamples ? "filter: the row leaves the finger" : "finger: the row leaves the finger", "by %.2f pt, %.3f s after it was pressed",
              low - high, glimpse->sample);
      return;
    }
  }
}

/** How far the hand moved content at most between two glimpses, in points. */
static double hand_way(const struct plan *plan, const struct glimpse *one, const struct glimpse *other) {
  if (!follows_at_once(plan) || isnan(other->sample) || !is_of_hand(&plan->acts[other->act])) return 0;
  const struct act *act = &plan->acts[other->act];
  double from = one->act == other->act && !isnan(one->sample) ? one->sample : 0;
  struct range range = hand_range(plan, act, from, other->sample);
  return range.high - range.low;
}

void law_speed(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  if (plan->device == DEVICE_THUMB) return;
  double fingers = plan->device == DEVICE_FINGER ? 2 : 1;  // a feel may add the movements of two fingers
  double step = plan->feel == SCROLLKIT_FEEL_GTK ? 1.5 : 1;  // its step grows with the viewport
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *one = &life->glimpses[index - 1], *other = &life->glimpses[index];
    int is_at_end = one->frame.offset_y <= 1 || one->frame.progress_y >= 1;  // where new rows show
    if (isnan(other->seen) || (other->edits & EDIT_LAYOUT) != 0 || (is_at_end && other->edits != 0)) continue;
    double speed = fmax(fabs(one->frame.velocity_y), fabs(other->frame.velocity_y));
    double most = 1 + 1.25 * speed * (other->time - one->time) + fingers * hand_way(plan, one, other) +
                  step * (one->asked + other->asked) + (has_quirk(plan, QUIRK_LIFT_ROLLS) ? 2 : 0);
    if (fabs(other->seen) <= most) continue;
    if (!one->is_firm || (other->edits & EDIT_MEASURED) != 0) {
      violate(verdict, other->time, "measuring: a row jumps when others are measured", "by %.2f pt", other->seen);
      continue;
    }
    violate(verdict, other->time, "speed: content jumps", "by %.2f pt in a frame of %.1f ms; hand and motion account for %.2f",
            other->seen, 1e3 * (other->time - one->time), most);
    return;
  }
}

void law_rest(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  if (plan->device == DEVICE_THUMB) return;
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *one = &life->glimpses[index - 1], *other = &life->glimpses[index];
    int is_free = isnan(other->sample) || (one->act == other->act && one->has_lifted && other->has_lifted);
    int was_at_rest = one->frame.phase == SCROLLKIT_PHASE_IDLE && !one->frame.needs_tick;
    int is_inside = one->frame.progress_y > 0 && one->frame.progress_y < 1 && other->frame.progress_y > 0 && other->frame.progress_y < 1;
    if (!is_free || !was_at_rest || !is_inside || other->asked != 0 || (other->edits & EDIT_LAYOUT) != 0) continue;
    if (isnan(other->seen) || fabs(other->seen) <= rounding) continue;
    if (!one->is_firm || (other->edits & EDIT_MEASURED) != 0) {
      violate(verdict, other->time, "measuring: a row jumps when others are measured", "by %.2f pt", other->seen);
      continue;
    }
    violate(verdict, other->time, "rest: a row at rest moves", "by %.2f pt, and nothing asked for it", other->seen);
    return;
  }
}

static void check_turn(const struct plan *plan, const struct life *life, uint32_t number, struct verdict *verdict) {
  const struct act *act = &plan->acts[number];
  double sign = act->numbers[0] > 0 ? 1 : -1;
  int is_turned = 0;
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *one = &life->glimpses[index - 1], *glimpse = &life->glimpses[index];
    if (isnan(glimpse->sample) || glimpse->act != number) continue;
    if (glimpse->frame.velocity_y * sign >= 0) is_turned++;  // a motion of the turn before may still go on
    if (is_turned < 2 || isnan(glimpse->seen) || one->frame.overscroll_y != 0 || !one->is_firm || (glimpse->edits & EDIT_LAYOUT) != 0) continue;
    if (glimpse->seen * sign >= -5 * rounding) continue;
    violate(verdict, glimpse->time, "direction: content moves against the wheel", "by %.2f pt", glimpse->seen);
    return;
  }
}

static int is_coasting_inside(const struct glimpse *glimpse) {
  return glimpse->frame.phase == SCROLLKIT_PHASE_COASTING && glimpse->frame.overscroll_y == 0;
}

void law_direction(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  if (plan->device == DEVICE_WHEEL && !has_quirk(plan, QUIRK_ALTERNATING_PARTS))
    for (uint32_t act = 0; act < plan->count; act++)
      if (plan->acts[act].kind == ACT_TURN) check_turn(plan, life, act, verdict);
  if (plan->device != DEVICE_FINGER) return;
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *one = &life->glimpses[index - 1], *other = &life->glimpses[index];
    if (!is_coasting_inside(one) || !is_coasting_inside(other) || ((other->edits | one->edits) & ~(uint32_t)EDIT_MEASURED) != 0) continue;
    if (one->has_lifted != other->has_lifted || one->act != other->act) continue;
    double before = fabs(one->frame.velocity_y), after = fabs(other->frame.velocity_y);
    int is_faster = after > 1.01 * before + 1;
    int is_turned = one->frame.velocity_y * other->frame.velocity_y < 0;
    if (!is_faster && !is_turned) continue;
    violate(verdict, other->time, "direction: a coast becomes faster", "%.1f pt/s after %.1f", other->frame.velocity_y,
            one->frame.velocity_y);
    return;
  }
}

/** Whether the library makes the momentum of a route. */
static int has_own_momentum(const struct plan *plan) {
  if (plan->device == DEVICE_FINGER) return 1;
  if (has_quirk(plan, QUIRK_SOURCE_ABSENT)) return 0;  // an unknown source needs no stop
  return follows_at_once(plan) && plan->route != ROUTE_WEB && plan->route != ROUTE_APPKIT;
}

static void check_flick(const struct plan *plan, const struct life *life, uint32_t number, struct verdict *verdict) {
  scrollkit_feel_values values = SCROLLKIT_FEEL_VALUES_INIT;
  scrollkit_feel_get_values(plan->feel, &values);
  const struct act *act = &plan->acts[number];
  if (values.velocity_rule == SCROLLKIT_VELOCITY_RULE_RESTRICTED_LEAST_SQUARES && has_quirk(plan, QUIRK_LIFT_ROLLS))
    return;  // published: content does not fling against the last movement
  double lift = act_duration(act), hand = (hand_travel(act, lift) - hand_travel(act, lift - 0.03)) / 0.03;
  size_t index = 0, first = 0;
  while (index < life->count && life->glimpses[index].time < act->time) index++;
  if (index == 0 || index == life->count || life->glimpses[index - 1].frame.phase != SCROLLKIT_PHASE_IDLE) return;
  for (; index < life->count && first == 0; index++)
    if (life->glimpses[index].act == number && life->glimpses[index].has_lifted) first = index;
  if (first == 0 || (life->glimpses[first].edits & EDIT_LAYOUT) != 0) return;
  const struct glimpse *glimpse = &life->glimpses[first];
  if (glimpse->frame.progress_y <= 0 || glimpse->frame.progress_y >= 1 || glimpse->frame.overscroll_y != 0) return;
  double speed = glimpse->frame.velocity_y / hand;
  double doubt = plan->noise * plan->rate / fabs(hand);
  double limit = fmin(fabs(hand), values.maximum_fling) / fabs(hand);
  int is_fast = fabs(hand) > 2 * values.minimum_fling + 300 && lift > 0.08;
  if (!is_fast || doubt > 0.3) return;
  if (speed < 0.3 * limit - doubt || speed > 2 + doubt)
    violate(verdict, glimpse->time,
            plan->latency + plan->spread > 0 ? "flick: late reports change the momentum" : "flick: momentum is not that of the hand",
            "%.0f pt/s after %.0f of the hand",
            glimpse->frame.velocity_y, hand);
}

void law_flick(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  if (!has_own_momentum(plan) || has_loss(plan->quirks & ~(UINT64_C(1) << QUIRK_LIFT_ROLLS))) return;
  for (uint32_t act = 0; act < plan->count; act++)
    if (plan->acts[act].kind == ACT_FLICK || plan->acts[act].kind == ACT_EVEN_DRAG) check_flick(plan, life, act, verdict);
}
