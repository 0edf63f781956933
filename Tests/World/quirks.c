/* What quirks make of the reports of a toolkit. Those of how a wheel counts are in toolkits.c. */
#include <math.h>
#include <string.h>

#include "world.h"

/** The reports of an act, while quirks change them. */
struct changing {
  const struct plan *plan;
  uint32_t act;
  struct stream *stream;
  /** The first report of the act. */
  size_t begin;
  struct dice dice;
};

static struct report *at(struct changing *changing, size_t index) { return &changing->stream->reports[index]; }

static void remove_at(struct changing *changing, size_t index) {
  struct stream *stream = changing->stream;
  memmove(&stream->reports[index], &stream->reports[index + 1], (stream->count - index - 1) * sizeof *stream->reports);
  stream->count--;
}

static void insert_at(struct changing *changing, size_t index, struct report report) {
  struct stream *stream = changing->stream;
  if (stream->count == MOST_REPORTS) return;
  memmove(&stream->reports[index + 1], &stream->reports[index], (stream->count - index) * sizeof *stream->reports);
  stream->reports[index] = report;
  stream->count++;
}

/** A report of the same time that moves nothing. */
static struct report empty(struct report report, enum report_kind kind) {
  report.kind = kind;
  report.x = report.y = report.angle = report.distance = 0;
  return report;
}

static int moves(const struct report *report) {
  return report->kind == REPORT_MOVE || report->kind == REPORT_AXIS || report->kind == REPORT_SCROLL;
}

/** The index of the last report of a kind; the number of reports if there is none. */
static size_t last_of(struct changing *changing, enum report_kind kind) {
  for (size_t index = changing->stream->count; index > changing->begin; index--)
    if (at(changing, index - 1)->kind == kind) return index - 1;
  return changing->stream->count;
}

#define EACH(index) for (size_t index = changing->begin; index < changing->stream->count; index++)

// MARK: Wayland

static void remove_all(struct changing *changing, enum report_kind kind) {
  for (size_t index = changing->begin; index < changing->stream->count;)
    if (at(changing, index)->kind == kind) remove_at(changing, index);
    else index++;
}

/** The fingers move a little sideways at first, and stop there long before they stop along the other axis. */
static void stop_sideways(struct changing *changing, size_t stop) {
  size_t middle = changing->begin + (stop - changing->begin) / 3;
  remove_at(changing, stop);
  for (size_t index = middle; index > changing->begin; index--) {
    if (at(changing, index)->kind != REPORT_AXIS) continue;
    struct report sideways = *at(changing, index);
    sideways.axis = 1;
    sideways.y = 0.5;
    sideways.distance = 0;
    insert_at(changing, index, sideways);
  }
  while (at(changing, middle)->kind != REPORT_FRAME) middle++;
  struct report stopped = empty(*at(changing, middle), REPORT_STOP);
  stopped.axis = 1;
  insert_at(changing, middle + 1, stopped);
  insert_at(changing, middle + 2, empty(stopped, REPORT_FRAME));
}

static void change_stops(struct changing *changing, enum quirk quirk) {
  size_t count = changing->stream->count, stop = last_of(changing, REPORT_STOP);
  if (stop == count && quirk != QUIRK_STOP_OF_WHEEL && quirk != QUIRK_STOP_OF_OTHER_AXIS) return;
  switch (quirk) {
    case QUIRK_STOP_IN_TWO_FRAMES: stop_sideways(changing, stop); break;
    case QUIRK_EMPTY_FRAMES:
      while (stop > changing->begin && at(changing, stop)->kind != REPORT_SOURCE) stop--;
      // Frames take the place of the source of the frame that has the stops.
      for (int frame = 0; frame < 3; frame++) insert_at(changing, stop, empty(*at(changing, stop), REPORT_FRAME));
      remove_at(changing, stop + 3);
      break;
    case QUIRK_STOP_BEFORE_LAST: {
      size_t last = last_of(changing, REPORT_AXIS);
      struct report movement = *at(changing, last);
      for (size_t index = last; index-- > changing->begin && at(changing, index)->sample == movement.sample;)
        at(changing, index)->sample = NAN;
      for (size_t index = last + 1; at(changing, index)->sample == movement.sample; index++) at(changing, index)->sample = NAN;
      movement.arrival = at(changing, stop)->arrival;
      movement.sample = at(changing, stop)->sample;
      insert_at(changing, stop + 1, movement);
      remove_at(changing, last);
      break;
    }
    case QUIRK_STOP_OF_WHEEL: case QUIRK_STOP_OF_OTHER_AXIS:
      for (size_t index = changing->begin; index < changing->stream->count; index++) {
        if (at(changing, index)->kind != REPORT_AXIS) continue;
        struct report stopped = empty(*at(changing, index), REPORT_STOP);
        stopped.axis = quirk == QUIRK_STOP_OF_OTHER_AXIS;
        // A wheel stops in a frame of its own.
        index += quirk == QUIRK_STOP_OF_WHEEL && index + 1 < changing->stream->count;
        insert_at(changing, ++index, stopped);
        if (quirk == QUIRK_STOP_OF_WHEEL) insert_at(changing, ++index, empty(stopped, REPORT_FRAME));
      }
      break;
    default: break;
  }
}

// MARK: Times

static void change_time(struct changing *changing, enum quirk quirk) {
  struct dice dice = {.state = changing->plan->seed};
  double offset = number(&dice, 1000, 4000), first = 0;  // the same in all acts
  EACH(index) {
    struct report *report = at(changing, index);
    if (index == changing->begin) first = report->stamp;
    switch (quirk) {
      case QUIRK_TIME_ZERO: report->stamp = 0; break;
      case QUIRK_OTHER_CLOCK: report->stamp += offset; break;
      // Two samples have the time of the first.
      case QUIRK_TIME_REPEATS: report->stamp = first + floor((report->stamp - first) * changing->plan->rate / 2) * 2 / changing->plan->rate; break;
      case QUIRK_TIME_GOES_BACK:
        if (index == changing->begin + 2) report->stamp += report->arrival - changing->plan->acts[changing->act].time - report->sample;
        break;
      case QUIRK_MILLISECONDS_ONLY: report->stamp = fmod(report->stamp, 1); break;
      default: break;
    }
  }
}

/** Reports of `interval` seconds arrive together, at its end. */
static void deliver_together(struct changing *changing, double interval) {
  EACH(index) at(changing, index)->arrival = ceil(at(changing, index)->arrival / interval) * interval;
}

/** Of the movements that arrive together, only the last arrives: it stands for all. */
static void coalesce(struct changing *changing) {
  deliver_together(changing, 1 / 60.0);
  for (size_t index = changing->begin; index + 1 < changing->stream->count;) {
    struct report *report = at(changing, index), *next = at(changing, index + 1);
    int is_same = moves(report) && report->kind == next->kind && report->arrival == next->arrival &&
                  report->pointer == next->pointer && report->axis == next->axis && report->phase == next->phase && report->momentum == next->momentum &&
                  report->mode == next->mode && report->source == next->source;
    if (!is_same || (changing->plan->route == ROUTE_LIBINPUT && next->y == 0)) {
      index++;
      continue;
    }
    int is_relative = changing->plan->device == DEVICE_PAD && changing->plan->route != ROUTE_X11;
    if (is_relative) {
      next->y += report->y;
      next->angle += report->angle;
    }
    next->distance += report->distance;
    remove_at(changing, index);
  }
}

// MARK: Fingers and buttons

static void lose_up(struct changing *changing) {
  size_t release = last_of(changing, REPORT_RELEASE);
  if (release == changing->stream->count) return;
  at(changing, release)->kind = REPORT_FOCUS_OUT;
}

static void release_outside(struct changing *changing) {
  size_t release = last_of(changing, REPORT_RELEASE);
  if (release == changing->stream->count) return;
  struct report lost = *at(changing, release);
  remove_at(changing, release);
  for (int move = 1; move <= 6; move++) {  // the pointer comes back without a button
    struct report hover = lost;
    hover.kind = REPORT_MOVE;
    hover.mode = 0;
    hover.arrival += 0.03 * move;
    hover.stamp += 0.03 * move;
    hover.y -= 25 * move;
    add_report(changing->stream, hover);
  }
}

/** The finger is not lifted, and is pressed again in the next act: here only the lifting is lost. */
static void press_again(struct changing *changing) {
  size_t release = last_of(changing, REPORT_RELEASE);
  if (release == changing->stream->count) return;
  struct report press = *at(changing, release);
  press.kind = REPORT_PRESS;
  press.arrival += 0.15;
  press.stamp += 0.15;
  press.y = 300;
  press.sample = NAN;
  *at(changing, release) = press;
  for (int move = 1; move <= 8; move++) {
    press.kind = move == 8 ? REPORT_RELEASE : REPORT_MOVE;
    press.arrival += 0.01;
    press.stamp += 0.01;
    press.y -= 1;
    add_report(changing->stream, press);
  }
}

static void add_twins(struct changing *changing) {
  for (size_t index = changing->begin; index < changing->stream->count; index++) {
    struct report twin = *at(changing, index);
    if (twin.kind > REPORT_RELEASE || twin.pointer != 1) continue;
    twin.pointer = 0xffff;  // SDL_TOUCH_MOUSEID
    twin.is_emulated = 1;
    twin.y = round(twin.y);  // a mouse is on whole pixels
    twin.sample = NAN;
    insert_at(changing, ++index, twin);
  }
}

static void add_leave(struct changing *changing) {
  struct report press = *at(changing, changing->begin);
  insert_at(changing, changing->begin + 1, empty(press, REPORT_LEAVE));
}

static void add_stale_move(struct changing *changing) {
  if (changing->stream->count < changing->begin + 8) return;
  struct report stale = *at(changing, changing->begin + 6);
  stale.stamp = at(changing, changing->begin)->stamp - 0.2;
  stale.y += 150;
  stale.sample = NAN;
  insert_at(changing, changing->begin + 6, stale);
}

static void roll_lift(struct changing *changing) {
  size_t last = last_of(changing, REPORT_MOVE), release = last_of(changing, REPORT_RELEASE);
  if (last >= release || release == changing->stream->count) return;
  struct report roll = *at(changing, release);
  roll.kind = REPORT_MOVE;
  roll.mode = 1;
  roll.y = at(changing, last)->y + (changing->plan->acts[changing->act].numbers[0] > 0 ? 2 : -2);
  roll.sample = NAN;
  insert_at(changing, release, roll);
}

static void cancel_first(struct changing *changing) {
  size_t release = last_of(changing, REPORT_RELEASE);
  if (release == changing->stream->count) return;
  struct report cancel = empty(*at(changing, release), REPORT_CANCEL);
  insert_at(changing, release, cancel);
  at(changing, release + 1)->arrival += 0.2;
  at(changing, release + 1)->stamp += 0.2;
}

// MARK: X11

/** The pointer leaves for another window, where the wheel turns, and comes back. */
static void turn_elsewhere(struct changing *changing, int is_grab) {
  size_t middle = changing->begin + (changing->stream->count - changing->begin) / 2;
  if (middle == changing->begin) return;
  struct report leave = empty(*at(changing, middle), REPORT_LEAVE), enter = empty(*at(changing, middle), REPORT_ENTER);
  leave.is_emulated = enter.is_emulated = (uint32_t)is_grab;
  insert_at(changing, middle, leave);
  insert_at(changing, middle + 1, enter);
  if (is_grab) return;
  for (size_t index = middle + 2; index < changing->stream->count; index++) at(changing, index)->y += 1800;
  changing->stream->valuator += 1800;
}

static void change_device(struct changing *changing) {
  size_t middle = changing->begin + (changing->stream->count - changing->begin) / 2;
  if (middle == changing->begin) return;
  struct report changed = empty(*at(changing, middle), REPORT_DEVICE_CHANGED);
  double value = at(changing, middle)->y;
  insert_at(changing, middle, changed);
  for (size_t index = middle + 1; index < changing->stream->count; index++) at(changing, index)->y -= value;
  changing->stream->valuator -= value;
}

static void cross_often(struct changing *changing) {
  for (size_t index = changing->begin; index < changing->stream->count; index += 3) {
    struct report leave = empty(*at(changing, index), REPORT_LEAVE), enter = empty(*at(changing, index), REPORT_ENTER);
    leave.is_emulated = enter.is_emulated = 1;
    insert_at(changing, index, leave);
    insert_at(changing, index + 1, enter);
  }
}

static void add_emulated(struct changing *changing) {
  for (size_t index = changing->begin; index < changing->stream->count; index++) {
    struct report button = *at(changing, index);
    if (button.kind != REPORT_SCROLL || button.distance == 0) continue;
    button.kind = REPORT_BUTTON;
    button.source = button.distance > 0 ? 5 : 4;
    button.is_emulated = 1;
    button.distance = 0;
    insert_at(changing, ++index, button);
  }
}

// MARK: Others

/** A movement of 0, or of a value, after every `interval`th movement. */
static void add_values(struct changing *changing, double value, uint32_t interval) {
  uint32_t count = 0;
  for (size_t index = changing->begin; index < changing->stream->count; index++) {
    struct report report = *at(changing, index);
    if (!moves(&report) || report.phase == 1 || report.phase == 3 || report.phase == 8 || report.momentum == 8) continue;
    if (changing->plan->route == ROUTE_LIBINPUT || count++ % interval != 0) continue;
    int is_touch = report.kind == REPORT_MOVE;
    report.y = isnan(value) || !is_touch ? value : report.y;
    report.angle = 0;
    report.distance = 0;
    report.is_garbage = isnan(value);
    insert_at(changing, ++index, report);
  }
}

static void rest_first(struct changing *changing) {
  struct report rest = empty(*at(changing, changing->begin), REPORT_HOLD);
  rest.arrival -= 0.1;
  rest.stamp -= 0.1;
  rest.sample = NAN;
  insert_at(changing, changing->begin, rest);
}

static void move_after_leave(struct changing *changing) {
  struct report last = *at(changing, changing->stream->count - 1);
  size_t movement = changing->stream->count;
  EACH(index) if (moves(at(changing, index)) && at(changing, index)->distance != 0) movement = index;
  if (movement == changing->stream->count) return;
  struct report stray = *at(changing, movement), leave = empty(last, REPORT_LEAVE), enter = empty(last, REPORT_ENTER);
  leave.arrival = last.arrival + 0.02;
  add_report(changing->stream, leave);
  for (int count = 1; count <= 5; count++) {
    stray.arrival = leave.arrival + 0.05 * count;
    stray.stamp = leave.stamp + 0.02 + 0.05 * count;
    stray.distance = 0;
    stray.sample = NAN;
    if (changing->plan->route == ROUTE_X11) stray.y = changing->stream->valuator += at(changing, movement)->distance > 0 ? 60 : -60;
    add_report(changing->stream, stray);
    struct report frame = empty(stray, REPORT_FRAME);
    if (changing->plan->route == ROUTE_WAYLAND) add_report(changing->stream, frame);
  }
  enter.arrival = stray.arrival + 0.02;
  enter.stamp = stray.stamp + 0.02;
  add_report(changing->stream, enter);
}

static void lose_key_up(struct changing *changing) {
  size_t up = last_of(changing, REPORT_KEY_UP);
  if (up < changing->stream->count) at(changing, up)->kind = REPORT_FOCUS_OUT;
}

static void lose_phase(struct changing *changing, uint32_t phase) {
  for (size_t index = changing->begin; index < changing->stream->count;)
    if (at(changing, index)->kind == REPORT_SCROLL && at(changing, index)->phase == phase) remove_at(changing, index);
    else index++;
}

static void change(struct changing *changing, enum quirk quirk) {
  switch (quirk) {
    case QUIRK_NO_STOP: remove_all(changing, REPORT_STOP); break;
    case QUIRK_STOP_IN_TWO_FRAMES: case QUIRK_STOP_BEFORE_LAST: case QUIRK_STOP_OF_WHEEL: case QUIRK_EMPTY_FRAMES:
    case QUIRK_STOP_OF_OTHER_AXIS: change_stops(changing, quirk); break;
    case QUIRK_SOURCE_ABSENT: remove_all(changing, REPORT_SOURCE); break;
    case QUIRK_SOURCE_TWICE:
      for (size_t index = changing->begin; index < changing->stream->count; index++)
        if (at(changing, index)->kind == REPORT_AXIS) {
          struct report source = empty(*at(changing, index), REPORT_SOURCE);
          source.source = 1;
          insert_at(changing, ++index, source);
        }
      break;
    case QUIRK_VALUE_WITHOUT_COUNT: EACH(index) {
      at(changing, index)->angle = 0;
      if (at(changing, index)->kind == REPORT_AXIS) at(changing, index)->distance = at(changing, index)->y;
    } break;
    case QUIRK_COUNT_OF_ONE: EACH(index) {
      struct report *report = at(changing, index);
      if (report->kind == REPORT_SOURCE) report->source = 2;
      if (report->kind != REPORT_AXIS) continue;
      report->angle = report->y > 0 ? 1 : -1;
      report->distance = report->y;
    } break;
    case QUIRK_ZERO_VALUES: case QUIRK_ZERO_DELTAS: add_values(changing, 0, 3); break;
    case QUIRK_NAN: add_values(changing, NAN, 5); break;
    case QUIRK_TIME_ZERO: case QUIRK_OTHER_CLOCK: case QUIRK_TIME_REPEATS: case QUIRK_TIME_GOES_BACK:
    case QUIRK_MILLISECONDS_ONLY: change_time(changing, quirk); break;
    case QUIRK_BURSTS: deliver_together(changing, 0.03); break;
    case QUIRK_COALESCED: coalesce(changing); break;
    case QUIRK_UP_LOST: lose_up(changing); break;
    case QUIRK_UP_OUTSIDE: release_outside(changing); break;
    case QUIRK_SAME_FINGER_AGAIN: press_again(changing); break;
    case QUIRK_MOUSE_TWIN: add_twins(changing); break;
    case QUIRK_LEAVE_IN_TOUCH: add_leave(changing); break;
    case QUIRK_STALE_MOVE: add_stale_move(changing); break;
    case QUIRK_LIFT_ROLLS: roll_lift(changing); break;
    case QUIRK_UP_AFTER_CANCEL: cancel_first(changing); break;
    case QUIRK_EMULATED_BUTTONS: case QUIRK_EMULATED_CLICKS: add_emulated(changing); break;
    case QUIRK_VALUATOR_ELSEWHERE: turn_elsewhere(changing, 0); break;
    case QUIRK_GRAB_CROSSINGS: cross_often(changing); break;
    case QUIRK_DEVICE_CHANGED: change_device(changing); break;
    case QUIRK_HOLD_WITHOUT_END: rest_first(changing); break;
    case QUIRK_NO_END:
      remove_all(changing, REPORT_END);
      lose_phase(changing, 3);
      break;
    case QUIRK_NO_PHASES:
      lose_phase(changing, 1);
      lose_phase(changing, 3);
      EACH(index) {
        struct report *report = at(changing, index);
        report->phase = 0;
        report->distance = -report->angle / 120 * points_per(changing->plan->feel, SCROLLKIT_UNIT_NOTCHES);
      }
      break;
    case QUIRK_ZERO_AS_END: EACH(index) if (at(changing, index)->phase == 3) at(changing, index)->phase = 2; break;
    case QUIRK_MOMENTUM_CANCELLED: EACH(index) if (at(changing, index)->momentum == 8) at(changing, index)->momentum = 16; break;
    case QUIRK_MOMENTUM_AS_MOVEMENT:
      lose_phase(changing, 1);
      lose_phase(changing, 8);
      for (size_t index = changing->begin; index < changing->stream->count; index++)
        at(changing, index)->phase = at(changing, index)->momentum = 0;
      break;
    case QUIRK_NO_MOMENTUM_END:
      for (size_t index = changing->begin; index < changing->stream->count;)
        if (at(changing, index)->momentum == 8) remove_at(changing, index);
        else index++;
      break;
    case QUIRK_AFTER_LEAVE: move_after_leave(changing); break;
    case QUIRK_KEY_UP_LOST: lose_key_up(changing); break;
    case QUIRK_UNEVEN_PARTS: case QUIRK_ALTERNATING_PARTS: case QUIRK_EIGHT_PARTS: case QUIRK_TEN_AT_ONCE: case QUIRK_LINES:
    case QUIRK_PAGES: case QUIRK_SMALL_DELTAS: case QUIRK_TIME_WRAPS: case QUIRK_COUNT: break;
  }
}

void add_quirks(const struct plan *plan, uint32_t act, struct stream *stream, size_t begin) {
  struct changing changing = {plan, act, stream, begin, {.state = plan->seed * 77 + act}};
  for (uint32_t quirk = 0; quirk < QUIRK_COUNT && begin < stream->count; quirk++)
    if (has_quirk(plan, quirk)) change(&changing, quirk);
  stream->distances[act] = 0;
  for (size_t index = begin; index < stream->count; index++)
    if (stream->reports[index].act == act) stream->distances[act] += stream->reports[index].distance;
}
