/*
 * A host that handles each toolkit's reports as the library's documentation says. `handles` names each place where it or
 * the library makes up for a quirk: a mutant leaves one of them out.
 */
#include <math.h>
#include <string.h>

#include "world.h"

enum quirk removed_handling = QUIRK_NONE;

static int handles(enum quirk quirk) { return removed_handling != quirk; }

/** A number that no source of Wayland has. */
enum { NO_SOURCE = UINT32_MAX };
/** What a cast of NaN to an integer gives on most processors. */
static const double cast_of_nan = -2147483648.0;
/** Points that a naive host takes for a jump, and ignores. */
static const double naive_jump = 25;

// MARK: Pushing

static void note_refusal(struct host *host, const struct report *report, scrollkit_status status) {
  if (status >= SCROLLKIT_STATUS_OK || report->is_garbage || host->refusal < SCROLLKIT_STATUS_OK) return;
  host->refused = *report;
  host->refusal = status;
}

/** Pushes what a converter made. */
static void push(struct host *host, const struct report *report, scrollkit_status status, scrollkit_input *input) {
  if (status == SCROLLKIT_STATUS_OK) {
    if (!handles(QUIRK_TIME_WRAPS)) input->flags &= ~(uint32_t)SCROLLKIT_INPUT_FLAGS_TIME_WRAPS;
    if (!handles(QUIRK_NO_STOP)) input->flags &= ~(uint32_t)SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE;
    if (!handles(QUIRK_STOP_IN_TWO_FRAMES) || !handles(QUIRK_STOP_OF_OTHER_AXIS))
      input->flags &= ~(uint32_t)(SCROLLKIT_INPUT_FLAGS_STOP_X | SCROLLKIT_INPUT_FLAGS_STOP_Y);
    status = scrollkit_scroller_push(host->scroller, input);
  }
  note_refusal(host, report, status);
}

static void push_kind(struct host *host, const struct report *report, scrollkit_input_kind kind, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  input.kind = kind;
  input.time = time;
  push(host, report, SCROLLKIT_STATUS_OK, &input);
}

// MARK: Times

/** When a report happened, on the host's clock. */
static double time_of(struct host *host, const struct report *report) {
  double stamp = report->stamp;
  if (!handles(QUIRK_BURSTS)) return host->now;
  if (has_quirk(host->plan, QUIRK_OTHER_CLOCK) && handles(QUIRK_OTHER_CLOCK)) {
    host->difference = fmin(host->difference, host->now - stamp);
    return stamp + host->difference;
  }
  int is_no_time = fabs(stamp - host->now) > 1;
  enum quirk quirk = has_quirk(host->plan, QUIRK_MILLISECONDS_ONLY) ? QUIRK_MILLISECONDS_ONLY
                     : has_quirk(host->plan, QUIRK_OTHER_CLOCK)     ? QUIRK_OTHER_CLOCK
                                                        : QUIRK_TIME_ZERO;
  return is_no_time && handles(quirk) ? host->now : stamp;
}

/** Whether a naive host drops a report because of its time. */
static int is_dropped(struct host *host, double time) {
  int is_dropped = (!handles(QUIRK_TIME_REPEATS) && time == host->last_time) ||
                   (!handles(QUIRK_TIME_GOES_BACK) && time < host->last_time);
  host->last_time = time;
  return is_dropped;
}

static uint32_t milliseconds_of(double time) { return (uint32_t)(uint64_t)floor(time * 1000 + 1e-6); }

// MARK: Fingers and buttons

static void cancel(struct host *host, const struct report *report, double time) {
  host->fingers_down = 0;
  push_kind(host, report, SCROLLKIT_INPUT_KIND_CANCEL, time);
}

static void host_touch(struct host *host, const struct report *report, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  scrollkit_status status = SCROLLKIT_STATUS_OK;
  double y = isnan(report->y) && !handles(QUIRK_NAN) ? cast_of_nan : report->y;
  switch (report->kind) {
    case REPORT_PRESS:
      if (!handles(QUIRK_SAME_FINGER_AGAIN) && host->fingers_down > 0 && report->pointer == 1) return;
      host->fingers_down++;
      host->pressed = report->stamp;
      break;
    case REPORT_MOVE:
      if (has_quirk(host->plan, QUIRK_STALE_MOVE) && handles(QUIRK_STALE_MOVE) && report->stamp < host->pressed) return;
      if (host->plan->route == ROUTE_MOUSE && report->mode == 0 && handles(QUIRK_UP_OUTSIDE)) {
        if (host->fingers_down > 0) scrollkit_scroller_release(host->scroller, report->pointer, time);
        host->fingers_down = 0;
        return;
      }
      break;
    case REPORT_RELEASE: host->fingers_down -= host->fingers_down > 0; break;
    default: return;
  }
  if (host->plan->route == ROUTE_SDL_TOUCH) {
    uint32_t type = report->kind == REPORT_PRESS ? 0x700 : report->kind == REPORT_RELEASE ? 0x701 : 0x702;
    status = host->plan->variant == 0
                 ? scrollkit_input_from_sdl2_finger(&input, type, report->pointer, report->x / WIDTH, y / HEIGHT, WIDTH,
                                                    HEIGHT, milliseconds_of(time))
                 : scrollkit_input_from_sdl3_finger(&input, type, report->pointer, report->x / WIDTH, y / HEIGHT, WIDTH,
                                                    HEIGHT, (uint64_t)(time * 1e9));
    push(host, report, status, &input);
    return;
  }
  double unwrapped = time;
  uint32_t milliseconds = milliseconds_of(time);
  if (handles(QUIRK_TIME_WRAPS)) scrollkit_time_unwrap(host->now, milliseconds, &unwrapped);
  else unwrapped = milliseconds / 1e3;
  if (report->kind == REPORT_PRESS)
    status = scrollkit_scroller_press(host->scroller, report->pointer, report->x, y, unwrapped);
  else if (report->kind == REPORT_MOVE)
    status = scrollkit_scroller_move(host->scroller, report->pointer, report->x, y, unwrapped);
  else status = scrollkit_scroller_release(host->scroller, report->pointer, unwrapped);
  note_refusal(host, report, status);
}

// MARK: Wayland

static void push_axis(struct host *host, const struct report *report, uint32_t axis, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  uint32_t source = host->frame.source;
  int32_t count = host->frame.counts[axis];
  if (!handles(QUIRK_VALUE_WITHOUT_COUNT) && source == 0 && count == 0) return;
  if (!handles(QUIRK_SOURCE_ABSENT) && source > 3) return;
  if (!handles(QUIRK_COUNT_OF_ONE) && count != 0) source = 0;
  scrollkit_status status = scrollkit_input_from_wayland_axis(
      &input, axis, host->frame.values[axis], count, source, 0, milliseconds_of(time));
  push(host, report, status, &input);
}

static void push_stop(struct host *host, const struct report *report, uint32_t axis, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  if (!handles(QUIRK_STOP_OF_WHEEL) && host->frame.source == 0) {
    scrollkit_scroller_stop(host->scroller, time);
    return;
  }
  if (!handles(QUIRK_EMPTY_FRAMES) && host->frame.source != 1) return;
  push(host, report, scrollkit_input_from_wayland_stop(&input, axis, milliseconds_of(time)), &input);
}

static void end_frame(struct host *host, const struct report *report, double time) {
  int is_empty = 1;
  for (uint32_t axis = 0; axis < 2; axis++)
    if (host->frame.has_value[axis]) {
      push_axis(host, report, axis, time);
      is_empty = 0;
    }
  for (uint32_t axis = 0; axis < 2; axis++)
    if (host->frame.is_stopped[axis]) {
      push_stop(host, report, axis, time);
      is_empty = 0;
    }
  uint32_t source = is_empty && !handles(QUIRK_EMPTY_FRAMES) ? NO_SOURCE : host->frame.source;
  memset(&host->frame, 0, sizeof host->frame);
  host->frame.source = source;
}

static void host_wayland(struct host *host, const struct report *report, double time) {
  double value = isnan(report->y) && !handles(QUIRK_NAN) ? cast_of_nan : report->y;
  if (isnan(value)) return;  // a value that is no number cannot be in 24.8 bits
  switch (report->kind) {
    case REPORT_SOURCE:
      if (!handles(QUIRK_SOURCE_TWICE) && host->frame.has_value[0]) push_axis(host, report, 0, time);
      host->frame.source = report->source;
      break;
    case REPORT_AXIS: {
      uint32_t axis = report->axis;
      int32_t count = (int32_t)report->angle;
      int is_part = !handles(QUIRK_EIGHT_PARTS) || !handles(QUIRK_UNEVEN_PARTS) || !handles(QUIRK_ALTERNATING_PARTS);
      if (is_part && count != 0) count = count > 0 ? 120 : -120;
      if (!handles(QUIRK_ZERO_VALUES) && value == 0) host->frame.is_stopped[axis] = 1;
      host->frame.has_value[axis] = 1;
      host->frame.values[axis] += value;
      host->frame.counts[axis] += count;
      if (!handles(QUIRK_STOP_BEFORE_LAST)) {
        push_axis(host, report, axis, time);
        host->frame.has_value[axis] = 0;
        host->frame.values[axis] = 0;
      }
      break;
    }
    case REPORT_STOP:
      if (handles(QUIRK_STOP_BEFORE_LAST)) host->frame.is_stopped[report->axis] = 1;
      else push_stop(host, report, report->axis, time);
      break;
    case REPORT_FRAME: end_frame(host, report, time); break;
    default: break;
  }
}

// MARK: Other toolkits

static void host_gtk(struct host *host, const struct report *report, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  uint32_t ms = milliseconds_of(time);
  double y = isnan(report->y) && !handles(QUIRK_NAN) ? cast_of_nan : report->y;
  switch (report->kind) {
    case REPORT_HOLD:
      host->is_cancelled = !handles(QUIRK_HOLD_WITHOUT_END);
      push(host, report, scrollkit_input_from_gdk_hold(&input, 0, ms), &input);
      break;
    case REPORT_BEGIN:
      if (!host->is_cancelled) push(host, report, scrollkit_input_from_gtk_begin(&input, ms), &input);
      break;
    case REPORT_SCROLL:
      if (host->is_cancelled) break;
      if (y == 0 && !handles(QUIRK_ZERO_VALUES)) push(host, report, scrollkit_input_from_gtk_end(&input, ms), &input);
      else push(host, report, scrollkit_input_from_gtk_scroll(&input, 0, y, report->mode, ms), &input);
      break;
    case REPORT_END:
      push(host, report,
           report->y != 0 ? scrollkit_input_from_gtk_decelerate(&input, 0, report->y, ms)
                          : scrollkit_input_from_gtk_end(&input, ms),
           &input);
      break;
    case REPORT_BUTTON:
      if (report->is_emulated && handles(QUIRK_EMULATED_CLICKS)) break;
      push(host, report, scrollkit_input_from_gdk_scroll(&input, report->source - 4, 0, 0, 0, 0, 2, ms), &input);
      break;
    default: break;
  }
}

static void host_x11(struct host *host, const struct report *report, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  switch (report->kind) {
    case REPORT_ENTER: case REPORT_LEAVE: {
      int is_kept = report->is_emulated ? handles(QUIRK_GRAB_CROSSINGS) : !handles(QUIRK_VALUATOR_ELSEWHERE);
      if (!is_kept) host->has_valuator = 0;
      break;
    }
    case REPORT_DEVICE_CHANGED:
      if (handles(QUIRK_DEVICE_CHANGED)) host->has_valuator = 0;
      break;
    case REPORT_SCROLL: {
      double delta = report->y - host->valuator;
      if (!handles(QUIRK_TEN_AT_ONCE)) delta = fmax(fmin(delta, 120), -120);
      host->valuator = report->y;
      if (host->has_valuator)
        push(host, report, scrollkit_input_from_xi2_scroll(&input, 1, delta, 120, milliseconds_of(time)), &input);
      host->has_valuator = 1;
      break;
    }
    case REPORT_BUTTON:
      if (report->is_emulated && handles(QUIRK_EMULATED_BUTTONS)) break;
      push(host, report, scrollkit_input_from_x11_button(&input, report->source, milliseconds_of(time)), &input);
      break;
    default: break;
  }
}

static void host_qt(struct host *host, const struct report *report, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  uint32_t phase = report->phase;
  int32_t angle = (int32_t)report->angle, pixel = host->plan->device == DEVICE_PAD ? (int32_t)report->y : 0;
  int is_zero = has_quirk(host->plan, QUIRK_ZERO_AS_END) && phase == 2 && angle == 0 && pixel == 0;
  int is_part = !handles(QUIRK_EIGHT_PARTS) || !handles(QUIRK_UNEVEN_PARTS);
  if (is_zero && handles(QUIRK_ZERO_AS_END)) phase = 3;
  if (is_part && host->plan->device == DEVICE_WHEEL && angle != 0) angle = angle > 0 ? 120 : -120;
  if (!handles(QUIRK_TEN_AT_ONCE)) angle = angle > 120 ? 120 : angle < -120 ? -120 : angle;
  push(host, report,
       scrollkit_input_from_qt_wheel(&input, 0, angle, 0, pixel, phase, 0, (uint64_t)(time * 1000 + 1e-6)), &input);
  if (phase == 0 && pixel != 0 && !handles(QUIRK_NO_PHASES)) {
    push(host, report, scrollkit_input_from_qt_wheel(&input, 0, 0, 0, pixel, 0, 0, (uint64_t)(time * 1000 + 1e-6)), &input);
  }
}

/** Toolkits that have one function and no state. */
static void host_scroll(struct host *host, const struct report *report, double time) {
  scrollkit_input input = SCROLLKIT_INPUT_INIT;
  const struct plan *plan = host->plan;
  double y = isnan(report->y) && !handles(QUIRK_NAN) ? cast_of_nan : report->y;
  double angle = report->angle;
  int is_part = !handles(QUIRK_EIGHT_PARTS) || !handles(QUIRK_UNEVEN_PARTS) || !handles(QUIRK_ALTERNATING_PARTS);
  if (report->kind != REPORT_SCROLL) return;
  if (!handles(QUIRK_ZERO_DELTAS) && y == 0 && angle == 0) y = 1, angle = 120;
  if (!handles(QUIRK_TEN_AT_ONCE)) y = fmax(fmin(y, 1), -1), angle = fmax(fmin(angle, 120), -120);
  if ((is_part || !handles(QUIRK_SMALL_DELTAS)) && angle != 0) angle = angle > 0 ? 120 : -120;
  scrollkit_status status = SCROLLKIT_STATUS_OK;
  switch (plan->route) {
    case ROUTE_LIBINPUT:
      status = scrollkit_input_from_libinput_scroll(&input, report->source, 0, y, angle, (uint64_t)(time * 1e6));
      break;
    case ROUTE_SDL:
      status = plan->variant == 0 ? scrollkit_input_from_sdl2_wheel(&input, 0, y, 0, milliseconds_of(time))
                                  : scrollkit_input_from_sdl3_wheel(&input, 0, y, 0, (uint64_t)(time * 1e9));
      break;
    case ROUTE_GLFW:
      status = plan->variant == 0   ? scrollkit_input_from_glfw_scroll(&input, 0, y, host->now)
               : plan->variant == 1 ? scrollkit_input_from_raylib_wheel(&input, 0, y, host->now)
                                    : scrollkit_input_from_imgui_wheel(&input, 0, y, 0, host->now);
      break;
    case ROUTE_APPKIT:
      status = scrollkit_input_from_appkit_scroll(&input, 0, y, report->mode, report->phase, report->momentum, 0, time);
      break;
    case ROUTE_WEB: {
      uint32_t mode = handles(QUIRK_LINES) && handles(QUIRK_PAGES) ? report->mode : 0;
      status = scrollkit_input_from_web_wheel(&input, 0, y, mode, 0, 0, time * 1000);
      break;
    }
    case ROUTE_WIN32: {
      uint32_t pages = report->mode == 2 && handles(QUIRK_PAGES);
      status = scrollkit_input_from_win32_wheel(&input, 0x20A, (int32_t)angle, pages, milliseconds_of(time));
      break;
    }
    case ROUTE_TERMINAL: status = scrollkit_input_from_sgr_button(&input, y < 0 ? 64 : 65, host->now); break;
    default: return;
  }
  push(host, report, status, &input);
}

static void host_keys(struct host *host, const struct report *report, double time) {
  if (report->kind == REPORT_KEY_UP) scrollkit_scroller_release_key(host->scroller, report->mode, time);
  else if (report->kind != REPORT_KEY) return;
  else if (report->phase == 1) scrollkit_scroller_hold_key(host->scroller, report->mode, time);
  else scrollkit_scroller_key(host->scroller, report->mode, time);
}

void host_report(struct host *host, const struct report *report) {
  double time = time_of(host, report);
  int is_finger = host->plan->device == DEVICE_FINGER;
  if (is_dropped(host, time)) return;
  if (report->is_emulated && is_finger && handles(QUIRK_MOUSE_TWIN)) return;
  if (report->kind == REPORT_FOCUS_OUT) {
    if (handles(QUIRK_UP_LOST) && handles(QUIRK_KEY_UP_LOST)) cancel(host, report, time);
    return;
  }
  if (report->kind == REPORT_CANCEL) return cancel(host, report, time);
  if (is_finger && report->kind == REPORT_LEAVE) {
    if (host->fingers_down > 0 && !handles(QUIRK_LEAVE_IN_TOUCH)) cancel(host, report, time);
    return;
  }
  int is_crossing = report->kind == REPORT_LEAVE || report->kind == REPORT_ENTER;
  if (is_crossing && !report->is_emulated) host->is_outside = report->kind == REPORT_LEAVE;
  if (host->is_outside && !is_crossing && handles(QUIRK_AFTER_LEAVE)) return;
  if (!handles(QUIRK_COALESCED) && host->plan->device == DEVICE_PAD && fabs(report->y) > naive_jump) return;
  switch (host->plan->route) {
    case ROUTE_TOUCH: case ROUTE_SDL_TOUCH: case ROUTE_MOUSE: host_touch(host, report, time); break;
    case ROUTE_WAYLAND: host_wayland(host, report, time); break;
    case ROUTE_GTK: host_gtk(host, report, time); break;
    case ROUTE_X11: host_x11(host, report, time); break;
    case ROUTE_QT: host_qt(host, report, time); break;
    case ROUTE_KEYS: host_keys(host, report, time); break;
    case ROUTE_LIBINPUT: case ROUTE_SDL: case ROUTE_GLFW: case ROUTE_APPKIT: case ROUTE_WEB: case ROUTE_WIN32:
    case ROUTE_TERMINAL: host_scroll(host, report, time); break;
    case ROUTE_BAR: case ROUTE_COUNT: break;
  }
}
