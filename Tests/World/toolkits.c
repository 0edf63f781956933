/* What toolkits report of a hand: the device samples it, the toolkit gives each sample its units, signs, phases and time. */
#include <math.h>

#include "world.h"

/** Surface units of GTK in points of content (GtkScrolledWindow). */
static const double gtk_unit = 1 / 2.5;
/** The difference of an X11 valuator for a notch, as xf86-input-libinput has it. */
static const double x11_increment = 120;
/** Seconds over which a high-resolution wheel reports a notch. */
static const double notch_duration = 0.03;
/** Momentum of a platform: share of speed lost per second, frames per second, and the speed at which it ends. */
static const double platform_drag = 2.0, platform_rate = 60, platform_rest = 20;

/** A device while it samples an act. */
struct sampling {
  const struct plan *plan;
  uint32_t act;
  struct stream *stream;
  struct dice dice;
  double last_time, last_arrival;
};

void add_report(struct stream *stream, struct report report) {
  if (stream->count < MOST_REPORTS) stream->reports[stream->count++] = report;
}

/** Adds a report of what happened `time` seconds after the act's begin. */
static struct report *report_at(struct sampling *sampling, enum report_kind kind, double time) {
  const struct plan *plan = sampling->plan;
  double begin = plan->acts[sampling->act].time;
  if (time != sampling->last_time) {  // what happens at once arrives at once
    double arrival = begin + time + plan->latency + number(&sampling->dice, 0, plan->spread);
    sampling->last_arrival = fmax(sampling->last_arrival, arrival);
    sampling->last_time = time;
  }
  struct report report = {
      .kind = kind, .arrival = sampling->last_arrival, .stamp = plan->clock + begin + time, .act = sampling->act,
      .sample = time, .pointer = 1};
  struct stream *stream = sampling->stream;
  if (stream->count == MOST_REPORTS) stream->count--;
  add_report(stream, report);
  return &stream->reports[stream->count - 1];
}

/** The next sample after `time`. */
static double next_sample(struct sampling *sampling, double time) {
  const struct plan *plan = sampling->plan;
  return time + (1 + number(&sampling->dice, -plan->jitter, plan->jitter)) / plan->rate;
}

static double noise(struct sampling *sampling) {
  return sampling->plan->noise == 0 ? 0 : number(&sampling->dice, -sampling->plan->noise, sampling->plan->noise);
}

// MARK: Fingers on a screen, and mice

static void report_second(struct sampling *sampling, enum report_kind kind, double time, double y) {
  struct report *second = report_at(sampling, kind, time);
  second->x = 260;
  second->y = y;
  second->pointer = 2;
}

static void report_finger(struct sampling *sampling) {
  const struct act *act = &sampling->plan->acts[sampling->act];
  double end = act_duration(act), start = act->numbers[0] > 0 ? 520 : 80;
  int is_second_down = 0;
  struct report *press = report_at(sampling, REPORT_PRESS, 0);
  press->x = 200;
  press->y = start;
  press->mode = 1;
  for (double time = next_sample(sampling, 0); time < end; time = next_sample(sampling, time)) {
    struct report *move = report_at(sampling, REPORT_MOVE, time);
    move->x = 200;
    move->y = start - hand_travel(act, time) + noise(sampling);
    move->mode = 1;
    int is_second_held = act->fingers && time > 0.3 * end && time < 0.7 * end;
    double y = move->y + 60;
    if (is_second_held || is_second_down) report_second(sampling, is_second_down ? REPORT_MOVE : REPORT_PRESS, time, y);
    if (is_second_down && !is_second_held) report_second(sampling, REPORT_RELEASE, time, y);
    is_second_down = is_second_held;
  }
  struct report *release = report_at(sampling, REPORT_RELEASE, end);
  release->x = 200;
  release->y = start - hand_travel(act, end);
}

// MARK: Trackpads

/** A movement of fingers on a trackpad by `distance` points of content, of which `position` is the sum. */
static void report_pan(struct sampling *sampling, double time, double distance, double position, int is_first) {
  const struct plan *plan = sampling->plan;
  double before = position - distance, whole_points = round(position) - round(before);
  double notches = distance / points_per(plan->feel, SCROLLKIT_UNIT_NOTCHES);
  double counts = round(120 * position / points_per(plan->feel, SCROLLKIT_UNIT_NOTCHES)) - round(120 * before / points_per(plan->feel, SCROLLKIT_UNIT_NOTCHES));
  struct report *report;
  if (whole_points == 0 && (plan->route == ROUTE_QT || plan->route == ROUTE_WEB)) return;
  switch (plan->route) {
    case ROUTE_WAYLAND:
      report_at(sampling, REPORT_SOURCE, time)->source = 1;
      report = report_at(sampling, REPORT_AXIS, time);
      report->y = round(position * 256) / 256 - round(before * 256) / 256;
      report->distance = distance;
      report_at(sampling, REPORT_FRAME, time);
      return;
    case ROUTE_GTK:
      if (is_first) report_at(sampling, REPORT_BEGIN, time);
      report = report_at(sampling, REPORT_SCROLL, time);
      report->mode = 1;
      report->y = distance * gtk_unit;
      break;
    case ROUTE_LIBINPUT:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->source = 2;
      report->y = distance;
      break;
    case ROUTE_X11:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->y = notches * x11_increment;
      break;
    case ROUTE_QT:
      if (is_first) report_at(sampling, REPORT_SCROLL, time)->phase = 1;
      report = report_at(sampling, REPORT_SCROLL, time);
      report->phase = 2;
      report->y = -whole_points;
      report->angle = -2 * whole_points;
      break;
    case ROUTE_APPKIT:
      if (is_first) report_at(sampling, REPORT_SCROLL, time)->phase = 1;
      report = report_at(sampling, REPORT_SCROLL, time);
      report->phase = 4;
      report->mode = 1;
      report->y = -distance;
      break;
    case ROUTE_WEB:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->y = whole_points;
      break;
    case ROUTE_WIN32:
      if (counts == 0) return;
      report = report_at(sampling, REPORT_SCROLL, time);
      report->angle = -counts;
      report->distance = counts * points_per(plan->feel, SCROLLKIT_UNIT_NOTCHES) / 120;
      return;
    default: return;
  }
  report->distance = plan->route == ROUTE_QT || plan->route == ROUTE_WEB ? whole_points : distance;
}

static void report_lift(struct sampling *sampling, double time, double velocity) {
  switch (sampling->plan->route) {
    case ROUTE_WAYLAND:
      report_at(sampling, REPORT_SOURCE, time)->source = 1;
      report_at(sampling, REPORT_STOP, time);
      report_at(sampling, REPORT_STOP, time)->axis = 1;
      report_at(sampling, REPORT_FRAME, time);
      break;
    case ROUTE_GTK: {
      struct report *end = report_at(sampling, REPORT_END, time);
      end->mode = 1;
      end->y = velocity * gtk_unit;
      break;
    }
    case ROUTE_LIBINPUT: {
      struct report *end = report_at(sampling, REPORT_SCROLL, time);
      end->source = 2;
      break;
    }
    case ROUTE_QT: report_at(sampling, REPORT_SCROLL, time)->phase = 3; break;
    case ROUTE_APPKIT: {
      struct report *end = report_at(sampling, REPORT_SCROLL, time);
      end->phase = 8;
      end->mode = 1;
      break;
    }
    default: break;
  }
}

/** When the hand begins again after an act, in seconds since its begin. */
static double next_touch(const struct plan *plan, uint32_t act) {
  for (uint32_t index = act + 1; index < plan->count; index++)
    if (is_of_hand(&plan->acts[index])) return plan->acts[index].time - plan->acts[act].time;
  return INFINITY;
}

/** The momentum that a platform itself makes after a flick. It ends where the hand touches the trackpad again. */
static void report_momentum(struct sampling *sampling, double lift, double velocity) {
  const struct plan *plan = sampling->plan;
  if (plan->route != ROUTE_APPKIT && plan->route != ROUTE_WEB) return;
  double speed = velocity, position = 0;
  for (int frame = 1; fabs(speed) > platform_rest; frame++) {
    double time = lift + frame / platform_rate;
    if (time + plan->latency + plan->spread > next_touch(plan, sampling->act)) break;
    double next = velocity * exp(-platform_drag * frame / platform_rate);
    double step = (speed - next) / platform_drag, before = position;
    speed = next;
    position += step;
    struct report *report = report_at(sampling, REPORT_SCROLL, time);
    report->momentum = frame == 1 ? 1 : 4;
    report->mode = plan->route == ROUTE_APPKIT;
    report->y = plan->route == ROUTE_APPKIT ? -step : round(position) - round(before);
    report->distance = plan->route == ROUTE_APPKIT ? step : report->y;
    report->sample = lift;
  }
  if (plan->route == ROUTE_APPKIT && fabs(velocity) > platform_rest) {
    struct report *end = report_at(sampling, REPORT_SCROLL, sampling->last_arrival - plan->acts[sampling->act].time);
    end->momentum = 8;
    end->mode = 1;
    end->sample = lift;
  }
}

static void report_pad(struct sampling *sampling) {
  const struct act *act = &sampling->plan->acts[sampling->act];
  double end = act_duration(act), position = 0;
  int is_first = 1;
  for (double time = next_sample(sampling, 0); time < end; time = next_sample(sampling, time)) {
    double next = hand_travel(act, time) + noise(sampling);
    if (next == position) continue;
    report_pan(sampling, time, next - position, next, is_first);
    position = next;
    is_first = 0;
  }
  double velocity = act->kind == ACT_DRAG ? 0 : (hand_travel(act, end) - hand_travel(act, end - 0.02)) / 0.02;
  report_lift(sampling, end, velocity);
  report_momentum(sampling, end, velocity);
}

// MARK: Wheels

/** A turn by a share of a notch; positive: down. `count` is its exact number of 120ths. */
static void report_turn(struct sampling *sampling, double time, double notches, int32_t count) {
  const struct plan *plan = sampling->plan;
  struct report *report;
  switch (plan->route) {
    case ROUTE_WAYLAND:
      report_at(sampling, REPORT_SOURCE, time)->source = 0;
      report = report_at(sampling, REPORT_AXIS, time);
      report->y = 15 * notches;
      report->angle = count;
      report->distance = notches * points_per(plan->feel, SCROLLKIT_UNIT_NOTCHES);
      report_at(sampling, REPORT_FRAME, time);
      return;
    case ROUTE_X11:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->y = notches * x11_increment;
      break;
    case ROUTE_GTK: case ROUTE_LIBINPUT:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->source = 1;
      report->y = plan->route == ROUTE_GTK ? notches : 15 * notches;
      report->angle = count;
      break;
    case ROUTE_SDL: case ROUTE_GLFW: case ROUTE_APPKIT:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->y = -notches;
      break;
    case ROUTE_QT: case ROUTE_WIN32:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->angle = -count;
      break;
    default:
      report = report_at(sampling, REPORT_SCROLL, time);
      report->y = notches;
      break;
  }
  report->distance = notches * points_per(plan->feel, SCROLLKIT_UNIT_NOTCHES);
  if (plan->route == ROUTE_WEB) {
    report->mode = has_quirk(plan, QUIRK_PAGES) ? 2 : has_quirk(plan, QUIRK_LINES) ? 1 : 0;
    report->y = report->mode == 2 ? notches : report->mode == 1 ? 3 * notches : 100 * notches;
    report->distance = report->mode == 0 ? report->y : report->y * points_per(plan->feel, report->mode);
  }
  if (plan->route == ROUTE_WIN32 && has_quirk(plan, QUIRK_PAGES)) {
    report->mode = 2;
    report->distance = notches * points_per(plan->feel, SCROLLKIT_UNIT_PAGES);
  }
  if (plan->route == ROUTE_APPKIT) report->distance = notches * points_per(plan->feel, SCROLLKIT_UNIT_LINES);
}

/** The parts of a notch, in 120ths: their number. */
static uint32_t parts_of_notch(const struct plan *plan, int32_t parts[16]) {
  static const int32_t uneven[] = {60, 20, 20, 20}, alternating[] = {30, -15, 45, 60};
  const int32_t *shape = has_quirk(plan, QUIRK_UNEVEN_PARTS) ? uneven : alternating;
  if (has_quirk(plan, QUIRK_UNEVEN_PARTS) || has_quirk(plan, QUIRK_ALTERNATING_PARTS)) {
    for (int index = 0; index < 4; index++) parts[index] = shape[index];
    return 4;
  }
  int is_whole = plan->route == ROUTE_TERMINAL || plan->route == ROUTE_GLFW || plan->route == ROUTE_WEB ||
                 (plan->route == ROUTE_SDL && plan->variant == 0);
  uint32_t count = is_whole ? 1 : has_quirk(plan, QUIRK_EIGHT_PARTS) ? 8 : plan->resolution;
  for (uint32_t index = 0; index < count; index++) parts[index] = (int32_t)(120 / count);
  return count;
}

static void report_wheel(struct sampling *sampling) {
  const struct plan *plan = sampling->plan;
  const struct act *act = &plan->acts[sampling->act];
  int32_t sign = act->numbers[0] > 0 ? 1 : -1, parts[16];
  uint32_t notches = (uint32_t)fabs(act->numbers[0]), count = parts_of_notch(plan, parts);
  double time = act->numbers[1];
  for (uint32_t notch = 0; notch < notches; notch++) {
    double spread = count > 1 ? fmin(notch_duration, 0.7 * act->numbers[1]) / count : 0;
    if (has_quirk(plan, QUIRK_TEN_AT_ONCE) && notches >= 4) {
      report_turn(sampling, time, sign * (double)notches, sign * 120 * (int32_t)notches);
      return;
    }
    for (uint32_t part = 0; part < count; part++)
      report_turn(sampling, time + part * spread, sign * parts[part] / 120.0, sign * parts[part]);
    time += act->numbers[1] * (1 + number(&sampling->dice, -act->numbers[2], act->numbers[2]));
  }
}

// MARK: Keys and scroll bars

static void report_keys(struct sampling *sampling) {
  const struct act *act = &sampling->plan->acts[sampling->act];
  uint32_t key = act->numbers[1] > 0 ? SCROLLKIT_KEY_LINE_DOWN : SCROLLKIT_KEY_LINE_UP;
  report_at(sampling, REPORT_KEY, 0)->mode = key;
  for (double time = 0.25; time < act->numbers[0]; time += 0.033) {
    struct report *repeat = report_at(sampling, REPORT_KEY, time);
    repeat->mode = key;
    repeat->phase = 1;
  }
  report_at(sampling, REPORT_KEY_UP, act->numbers[0])->mode = key;
}

static void report_thumb(struct sampling *sampling) {
  const struct act *act = &sampling->plan->acts[sampling->act];
  report_at(sampling, REPORT_PRESS, 0);
  for (double time = next_sample(sampling, 0); time < act_duration(act); time = next_sample(sampling, time))
    report_at(sampling, REPORT_MOVE, time)->y = hand_travel(act, time);
  report_at(sampling, REPORT_RELEASE, act_duration(act));
}

void report_act(const struct plan *plan, uint32_t act, struct stream *stream) {
  struct sampling sampling = {plan, act, stream, {.state = plan->seed * 31 + act}, -1, 0};
  size_t begin = stream->count;
  switch (plan->device) {
    case DEVICE_FINGER: report_finger(&sampling); break;
    case DEVICE_PAD: report_pad(&sampling); break;
    case DEVICE_WHEEL: report_wheel(&sampling); break;
    case DEVICE_KEYS: report_keys(&sampling); break;
    case DEVICE_THUMB: report_thumb(&sampling); break;
  }
  stream->distances[act] = 0;
  for (size_t index = begin; index < stream->count; index++) {
    struct report *report = &stream->reports[index];
    stream->distances[act] += report->distance;
    if (plan->route == ROUTE_X11) report->y = stream->valuator += report->y;
  }
}

void sort_reports(struct stream *stream) {
  for (size_t index = 1; index < stream->count; index++) {  // almost sorted already
    struct report report = stream->reports[index];
    size_t place = index;
    for (; place > 0 && stream->reports[place - 1].arrival > report.arrival; place--)
      stream->reports[place] = stream->reports[place - 1];
    stream->reports[place] = report;
  }
}
