/* The quirks of devices, compositors and toolkits that somebody reported. */
#ifndef QUIRKS_H
#define QUIRKS_H

#include <stdint.h>

enum quirk {
  /* Wayland. */
  QUIRK_NO_STOP, QUIRK_STOP_IN_TWO_FRAMES, QUIRK_STOP_OF_OTHER_AXIS, QUIRK_STOP_BEFORE_LAST, QUIRK_STOP_OF_WHEEL,
  QUIRK_EMPTY_FRAMES, QUIRK_SOURCE_ABSENT, QUIRK_SOURCE_TWICE, QUIRK_VALUE_WITHOUT_COUNT, QUIRK_COUNT_OF_ONE,
  QUIRK_ZERO_VALUES,
  /* Wheels. */
  QUIRK_UNEVEN_PARTS, QUIRK_ALTERNATING_PARTS, QUIRK_EIGHT_PARTS, QUIRK_TEN_AT_ONCE,
  /* Times. */
  QUIRK_TIME_WRAPS, QUIRK_TIME_ZERO, QUIRK_OTHER_CLOCK, QUIRK_TIME_REPEATS, QUIRK_TIME_GOES_BACK, QUIRK_MILLISECONDS_ONLY,
  QUIRK_BURSTS, QUIRK_COALESCED,
  /* Fingers and buttons. */
  QUIRK_UP_LOST, QUIRK_UP_OUTSIDE, QUIRK_SAME_FINGER_AGAIN, QUIRK_MOUSE_TWIN, QUIRK_LEAVE_IN_TOUCH, QUIRK_STALE_MOVE,
  QUIRK_LIFT_ROLLS, QUIRK_UP_AFTER_CANCEL,
  /* X11. */
  QUIRK_EMULATED_BUTTONS, QUIRK_VALUATOR_ELSEWHERE, QUIRK_GRAB_CROSSINGS, QUIRK_DEVICE_CHANGED,
  /* GTK. */
  QUIRK_EMULATED_CLICKS, QUIRK_HOLD_WITHOUT_END, QUIRK_NO_END,
  /* Qt. */
  QUIRK_NO_PHASES, QUIRK_ZERO_AS_END,
  /* AppKit. */
  QUIRK_MOMENTUM_CANCELLED, QUIRK_MOMENTUM_AS_MOVEMENT, QUIRK_NO_MOMENTUM_END,
  /* The web. */
  QUIRK_LINES, QUIRK_PAGES, QUIRK_NAN, QUIRK_ZERO_DELTAS,
  /* Windows. */
  QUIRK_SMALL_DELTAS, QUIRK_AFTER_LEAVE, QUIRK_KEY_UP_LOST,
  QUIRK_COUNT,
  QUIRK_NONE = QUIRK_COUNT
};

/** Who makes up for a quirk. */
enum handler { HANDLER_LIBRARY, HANDLER_HOST };

/** What a quirk leaves of what the hand did. */
enum loss {
  /** Content moves as without it. */
  LOSS_NONE,
  /** A movement or the end of one is lost, or comes too late. */
  LOSS_SOME
};

struct quirk_facts {
  const char *name;
  /** What a toolkit does, and what makes up for it, each in a clause. */
  const char *does, *handling;
  enum handler handler;
  enum loss loss;
  /** Bits of `enum route` and of `enum device_kind` where it occurs. */
  uint32_t routes, devices;
  /** The public report. */
  const char *report;
};
extern const struct quirk_facts quirk_facts[QUIRK_COUNT];

#endif
