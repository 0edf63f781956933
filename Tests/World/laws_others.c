/* Laws about ends, what arrives, evenness, thumbs, and numbers. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "world.h"

/** Goals (published: docs/world.md). The largest step of a frame by the mean, from the fourth even notch on. A human's notches, and
 * those of which parts come in a burst, are not even themselves. */
static const double even_limit = 1.15, human_limit = 1.5;

/** Taste. Seconds in which content must stop after a key was released. */
static const double longest_brake = 1.2;

static int has_deeds(const struct plan *plan) {
  for (size_t act = 0; act < plan->count; act++)
    if (!is_of_hand(&plan->acts[act])) return 1;
  return 0;
}

/** Whether content never comes to an end in a world. */
static int stays_inside(const struct life *life) {
  for (size_t index = 0; index < life->count; index++) {
    const scrollkit_frame *frame = &life->glimpses[index].frame;
    if (frame->progress_y <= 0 || frame->progress_y >= 1) return 0;
  }
  return 1;
}

/** A held key scrolls no longer than it is held. */
static void check_keys(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  for (size_t act = 0; act < plan->count; act++) {
    if (plan->acts[act].kind != ACT_HOLD_KEY) continue;
    double end = plan->acts[act].time + act_duration(&plan->acts[act]) + plan->latency + plan->spread, next = INFINITY;
    for (size_t other = act + 1; other < plan->count; other++) next = fmin(next, is_of_hand(&plan->acts[other]) ? plan->acts[other].time : next);
    for (size_t index = 0; index < life->count; index++) {
      const struct glimpse *glimpse = &life->glimpses[index];
      if (glimpse->time < end + longest_brake || glimpse->time > next || fabs(glimpse->frame.velocity_y) < 20) continue;
      violate(verdict, glimpse->time, "end: a key goes on scrolling", "%.0f pt/s, %.2f s after it was released",
              glimpse->frame.velocity_y, glimpse->time - end);
      return;
    }
  }
}

void law_end(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  double end = life->count > 0 ? life->glimpses[life->count - 1].time : 0;
  if (plan->device == DEVICE_KEYS) check_keys(plan, life, verdict);
  // Fingers whose end was lost may still rest on the trackpad: they hold the content until the next input.
  int may_be_held = has_quirk(plan, QUIRK_NO_END);
  if (life->end.phase != SCROLLKIT_PHASE_IDLE && !may_be_held)
    violate(verdict, end, "end: content never rests", "its phase is %s", scrollkit_enum_name("phase", life->end.phase));
  if (fabs(life->end.overscroll_y) > 1e-6 && !may_be_held)
    violate(verdict, end, "end: content rests out of range", "by %.2f pt", life->end.overscroll_y);
  if (!life->has_room) return;
  if (!(life->probe_turn >= 1)) violate(verdict, end, "end: a wheel has no effect", "it moves %.2f pt", life->probe_turn);
  if (!(life->probe_drag >= 20)) violate(verdict, end, "end: a finger has no effect", "it moves %.2f pt", life->probe_drag);
}

/** Whether content moves by what reports say alone, and not by momentum of the library. */
static int is_summed(const struct plan *plan) {
  if (plan->device == DEVICE_WHEEL) return 1;
  if (plan->device != DEVICE_PAD) return 0;
  return plan->route == ROUTE_X11 || plan->route == ROUTE_WIN32 || plan->route == ROUTE_WEB || plan->route == ROUTE_APPKIT ||
         has_quirk(plan, QUIRK_NO_PHASES) || has_quirk(plan, QUIRK_SOURCE_ABSENT);
}

void law_arrival(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  double end = life->count > 0 ? life->glimpses[life->count - 1].time : 0;
  if (life->refusal < SCROLLKIT_STATUS_OK)
    violate(verdict, life->refused.arrival, "arrival: a report is refused", "%s", scrollkit_status_text(life->refusal));
  if (!is_summed(plan) || !plan->is_measured || has_deeds(plan) || has_loss(plan->quirks) || !stays_inside(life)) return;
  double moved = 0, asked = 0;
  for (size_t index = 1; index < life->count; index++) moved += life->glimpses[index].seen;
  for (size_t act = 0; act < plan->count; act++) asked += life->distances[act];
  double most = 0.1 + 1.1 * (double)plan->count;
  if (fabs(moved - asked) > most)
    violate(verdict, end, "arrival: content scrolls another way than the hand", "%.1f pt instead of %.1f", moved, asked);
}

static void check_evenness(const struct plan *plan, const struct life *life, const struct act *act, struct verdict *verdict) {
  double begin = act->time + 4 * act->numbers[1] + plan->latency + plan->spread;
  double end = act->time + fabs(act->numbers[0]) * act->numbers[1];
  double sum = 0, largest = 0, interval = (1 + plan->variation) / plan->frames;
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *one = &life->glimpses[index - 1], *other = &life->glimpses[index];
    if (one->time < begin || other->time > end) continue;
    sum += fabs(other->seen);
    largest = fmax(largest, fabs(other->seen) / fmin(other->time - one->time, interval));
  }
  double mean = sum / (end - begin), limit = act->numbers[2] == 0 && plan->resolution == 1 ? even_limit : human_limit;
  if (sum == 0 || largest <= limit * mean) return;
  char subject[64];
  snprintf(subject, sizeof subject, plan->is_steady ? "even: a steady wheel of %s" : "even: a wheel of %s",
           scrollkit_enum_name("feel", plan->feel));
  violate(verdict, end, subject, "the largest step is %.2f times the mean at %.1f notches a second", largest / mean,
          1 / act->numbers[1]);
}

void law_even(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  int is_regular = plan->dropped == 0 && plan->variation < 0.2 && plan->frames >= 60 && plan->spread < 0.002;
  int is_simple = plan->quirks == 0 && plan->is_measured && !has_deeds(plan);
  if (plan->device != DEVICE_WHEEL || plan->route == ROUTE_WEB || !is_regular || !is_simple || !stays_inside(life)) return;
  for (size_t act = 0; act < plan->count; act++)
    if (fabs(plan->acts[act].numbers[0]) >= 8) check_evenness(plan, life, &plan->acts[act], verdict);
}

void law_thumb(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  (void)plan;
  for (size_t index = 1; index < life->count; index++) {
    const struct glimpse *one = &life->glimpses[index - 1], *other = &life->glimpses[index];
    if (!isnan(other->thumb) && fabs(other->bar.thumb_start - other->thumb) > 0.05)
      violate(verdict, other->time, "thumb: it leaves the pointer", "by %.2f pt", other->bar.thumb_start - other->thumb);
    if (isnan(other->seen) || (other->edits & ~(uint32_t)EDIT_MEASURED) != 0) continue;
    double pointer = other->thumb - one->thumb, bar = other->bar.thumb_start - one->bar.thumb_start;
    if (!isnan(pointer) && pointer * other->seen < 0 && fabs(other->seen) > 0.5)
      violate(verdict, other->time, "thumb: content goes against the pointer", "by %.2f pt, the pointer by %.2f", other->seen,
              pointer);
    if (isnan(other->thumb) && bar * other->seen < 0 && fabs(bar) > 0.05 && fabs(other->seen) > 0.5)
      violate(verdict, other->time, "thumb: it moves against the content", "by %.2f pt, content by %.2f", bar, other->seen);
  }
}

/** How far content has moved up to a time, in points; `next`: the first glimpse that was not added to `place` yet. */
static double place_at(const struct life *life, double time, size_t *next, double *place) {
  while (*next < life->count && life->glimpses[*next].time <= time + 1e-9) *place += life->glimpses[(*next)++].seen;
  return *place;
}

/**
 * The root of the mean square of how far the steps of even drags are from the hand's, in points; NaN: too few. The steps are
 * those between the frames of a life, in which another one may have drawn nothing: content stood still.
 */
static double deviation(const struct plan *plan, const struct life *life, const struct life *frames) {
  double sum = 0, place = 0;
  uint32_t count = 0;
  size_t next = 1;
  for (size_t index = 1; index < frames->count; index++) {
    const struct glimpse *one = &frames->glimpses[index - 1], *other = &frames->glimpses[index];
    double former = place_at(life, one->time, &next, &place), moved = place_at(life, other->time, &next, &place) - former;
    const struct act *act = &plan->acts[other->act];
    int is_same = one->act == other->act && act->kind == ACT_EVEN_DRAG && !other->has_lifted && one->sample > 0.16;
    int is_dragged = one->frame.phase == SCROLLKIT_PHASE_DRAGGING && other->frame.phase == SCROLLKIT_PHASE_DRAGGING;
    if (!is_same || !is_dragged || one->frame.overscroll_y != 0 || other->frame.overscroll_y != 0) continue;
    double distance = moved - act->numbers[0] * (other->time - one->time);
    sum += distance * distance;
    count++;
  }
  return count < 10 ? NAN : sqrt(sum / count);
}

void law_filter(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  static struct life raw;
  if (!plan->resamples || has_loss(plan->quirks) || has_deeds(plan) || !stays_inside(life)) return;
  double filtered = deviation(plan, life, life);
  if (isnan(filtered)) return;
  struct plan other = *plan;
  other.resamples = 0;
  live(&other, NULL, &raw);
  double unfiltered = deviation(plan, &raw, life);
  if (isnan(unfiltered) || filtered <= 1.02 * unfiltered + 0.05) return;
  violate(verdict, life->glimpses[life->count - 1].time, "filter: steps are less even than the reports",
          "%.2f pt from the hand's, without it %.2f", filtered, unfiltered);
}

void law_finite(const struct plan *plan, const struct life *life, struct verdict *verdict) {
  (void)plan;
  for (size_t index = 0; index < life->count; index++) {
    const scrollkit_frame *frame = &life->glimpses[index].frame;
    if (isfinite(frame->offset_y) && isfinite(frame->velocity_y) && isfinite(frame->target_y) && isfinite(frame->time)) continue;
    violate(verdict, life->glimpses[index].time, "finite: a number is infinite", "offset %g, velocity %g", frame->offset_y,
            frame->velocity_y);
    return;
  }
}
