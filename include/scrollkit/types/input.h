#ifndef SCROLLKIT_TYPES_INPUT_H
#define SCROLLKIT_TYPES_INPUT_H

#include "library.h"

/** The unit of a wheel's amount. */
typedef uint32_t scrollkit_unit;
enum {
  /**
   * Points; scrolled at once, because the device or platform has smoothed them. Content that snaps announces
   * where it rests if no more come for 0.15 seconds.
   */
  SCROLLKIT_UNIT_POINTS = 0,
  /**
   * Lines of text. Where content rests at snap targets only, lines that are not whole are parts of a notch of three lines,
   * and add up to one.
   */
  SCROLLKIT_UNIT_LINES = 1,
  /** Viewports. */
  SCROLLKIT_UNIT_PAGES = 2,
  /** Notches of a wheel; fractions are allowed. */
  SCROLLKIT_UNIT_NOTCHES = 3,
  /** 120 per notch, as on Windows, Linux and Wayland. */
  SCROLLKIT_UNIT_NOTCHES_120 = 4
};

/**
 * The kind of an input. Below 32: what the user did. 32 to 65535: reports of a toolkit.
 * SCROLLKIT_INPUT_KIND_HOST and above: the host's own kinds.
 */
typedef uint32_t scrollkit_input_kind;
enum {
  /** No input; refused. */
  SCROLLKIT_INPUT_KIND_NONE = 0,
  /** A finger or mouse button was pressed at x, y. */
  SCROLLKIT_INPUT_KIND_PRESS = 1,
  /** It moved to x, y. */
  SCROLLKIT_INPUT_KIND_MOVE = 2,
  /** It was released; x, y are ignored. */
  SCROLLKIT_INPUT_KIND_RELEASE = 3,
  /** The system cancelled the gesture. */
  SCROLLKIT_INPUT_KIND_CANCEL = 4,
  /**
   * Fingers rest on a trackpad, until HOLD_END; if that is lost, until another input after 0.15 seconds.
   * A pointer that is pressed meanwhile scrolls from the end on, or as soon as it moves past the slop.
   */
  SCROLLKIT_INPUT_KIND_HOLD = 5,
  /** The resting fingers left the trackpad. */
  SCROLLKIT_INPUT_KIND_HOLD_END = 6,
  /** A wheel turned by x, y in `unit`; with SCROLLKIT_INPUT_FLAGS_ZOOM it zooms about the focus. */
  SCROLLKIT_INPUT_KIND_WHEEL = 7,
  /**
   * Two fingers began to pan on a trackpad. The pan lasts until PAN_END; if that is lost, until another
   * input after 0.15 seconds without a movement. A pointer that is pressed meanwhile scrolls from the end
   * on, or as soon as it moves past the slop.
   */
  SCROLLKIT_INPUT_KIND_PAN_BEGIN = 8,
  /** They panned by x, y points. */
  SCROLLKIT_INPUT_KIND_PAN_UPDATE = 9,
  /** They left the trackpad; the flags state whether momentum follows. */
  SCROLLKIT_INPUT_KIND_PAN_END = 10,
  /** The platform's momentum scrolled by x, y points. */
  SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE = 11,
  /** The platform's momentum ended. */
  SCROLLKIT_INPUT_KIND_MOMENTUM_END = 12,
  /** The key `key` was pressed or repeats. */
  SCROLLKIT_INPUT_KIND_KEY = 13,
  /**
   * A pinch began with its midpoint at x, y and its fingers `scale` apart. It lasts until PINCH_END; if
   * that is lost, until another input after 0.15 seconds without an update. A pointer that is pressed
   * meanwhile scrolls from the end on.
   */
  SCROLLKIT_INPUT_KIND_PINCH_BEGIN = 14,
  /** The midpoint is at x, y, and the fingers are `scale` apart. */
  SCROLLKIT_INPUT_KIND_PINCH_UPDATE = 15,
  /**
   * The pinch ended; x, y are ignored. Content is flung as fast as the midpoint moved before the last
   * update, which may be that of the finger that was lifted last.
   */
  SCROLLKIT_INPUT_KIND_PINCH_END = 16,
  /** The key `key` was released; ends KEY_HELD. */
  SCROLLKIT_INPUT_KIND_KEY_UP = 18,
  /** Autoscroll at velocity_x, velocity_y until the next such input. */
  SCROLLKIT_INPUT_KIND_STEER = 19,
  /** Autoscroll ended. */
  SCROLLKIT_INPUT_KIND_STEER_END = 20,
  /** The key `key` is held: content scrolls at a constant speed until KEY_UP. */
  SCROLLKIT_INPUT_KIND_KEY_HELD = 21,
  /**
   * Report: the offset is x, y. A repeated offset means that the toolkit still scrolls. An offset
   * within half a point of a requested one answers the request.
   */
  SCROLLKIT_INPUT_KIND_DID_SCROLL = 32,
  /** Report: a drag begins. */
  SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING = 33,
  /** Report: the drag ends at velocity_x, velocity_y; content will rest at x, y. */
  SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING = 34,
  /** Report: the drag has ended; SCROLLKIT_INPUT_FLAGS_DECELERATES if momentum follows. */
  SCROLLKIT_INPUT_KIND_DID_END_DRAGGING = 35,
  /** Report: the momentum has ended. */
  SCROLLKIT_INPUT_KIND_DID_END_DECELERATING = 36,
  /** Report: an animated scroll has ended. */
  SCROLLKIT_INPUT_KIND_DID_END_ANIMATION = 37,
  /** Report: the dragging finger is at x, y in the viewport. */
  SCROLLKIT_INPUT_KIND_DID_TRACK = 38,
  /** Report: zooming begins at `scale`. Range: 1e-4 to 1e4. */
  SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING = 39,
  /** Report: zooming has reached `scale`. Range: 1e-4 to 1e4. */
  SCROLLKIT_INPUT_KIND_DID_ZOOM = 40,
  /** Report: zooming has ended at `scale`. Range: 1e-4 to 1e4. */
  SCROLLKIT_INPUT_KIND_DID_END_ZOOMING = 41,
  /** The first of the host's own kinds: forwarded to the delegate without validation. */
  SCROLLKIT_INPUT_KIND_HOST = 65536
};

/** A key that scrolls. */
typedef uint32_t scrollkit_key;
enum {
  /** Up by the feel's lines per key. */
  SCROLLKIT_KEY_LINE_UP = 0,
  /** Down by the feel's lines per key. */
  SCROLLKIT_KEY_LINE_DOWN = 1,
  /** Left by the feel's lines per key. */
  SCROLLKIT_KEY_LINE_LEFT = 2,
  /** Right by the feel's lines per key. */
  SCROLLKIT_KEY_LINE_RIGHT = 3,
  /** Up by a page, less the feel's overlap. */
  SCROLLKIT_KEY_PAGE_UP = 4,
  /** Down by a page. */
  SCROLLKIT_KEY_PAGE_DOWN = 5,
  /** Left by a page. */
  SCROLLKIT_KEY_PAGE_LEFT = 6,
  /** Right by a page. */
  SCROLLKIT_KEY_PAGE_RIGHT = 7,
  /** To the top. */
  SCROLLKIT_KEY_HOME = 8,
  /** To the end. */
  SCROLLKIT_KEY_END = 9
};

/** Bits of scrollkit_input.flags. */
typedef uint32_t scrollkit_input_flags;
enum {
  /**
   * On PAN_END: the platform's own momentum follows, so ScrollKit adds none. Content that snaps announces
   * where it rests if no momentum comes for 0.15 seconds.
   */
  SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM = 1,
  /** On PAN_END: velocity_x and velocity_y hold the velocity that the platform measured. */
  SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY = 2,
  /** On DID_END_DRAGGING: momentum follows. */
  SCROLLKIT_INPUT_FLAGS_DECELERATES = 4,
  /**
   * The amount is opposite to the movement of the fingers or the wheel (natural scrolling).
   * Scrolling ignores this flag; a host that turns a knob by the amount negates it.
   */
  SCROLLKIT_INPUT_FLAGS_INVERTED = 8,
  /** On WHEEL: x and y are swapped, as with the shift key. */
  SCROLLKIT_INPUT_FLAGS_SWAP_AXES = 16,
  /** On PAN_END: only the x axis stopped; the pan ends when no axis moves. */
  SCROLLKIT_INPUT_FLAGS_STOP_X = 32,
  /** On PAN_END: only the y axis stopped; the pan ends when no axis moves. */
  SCROLLKIT_INPUT_FLAGS_STOP_Y = 64,
  /**
   * On PAN_UPDATE: 0.15 seconds without input end a pan that PAN_BEGIN did not begin; after HOLD, not
   * before HOLD_END.
   */
  SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE = 128,
  /** The time was 32-bit milliseconds; its wraps are counted from the last call. */
  SCROLLKIT_INPUT_FLAGS_TIME_WRAPS = 256,
  /**
   * On WHEEL: zooms about the focus, as with the control key; a positive amount zooms out. One notch
   * multiplies the scale by 1.149, five double it; 100 points multiply it by e, for a trackpad's pinch
   * that arrives as a wheel. A mouse wheel whose notches arrive in points should be pushed in notches.
   * A wheel or a key that scrolls meanwhile lets the scale go on.
   */
  SCROLLKIT_INPUT_FLAGS_ZOOM = 512
};

/**
 * An action of the user, or a report of a toolkit. Fields that the kind does not use must be valid.
 */
typedef struct scrollkit_input {
  /** sizeof(scrollkit_input) of the caller, in bytes. */
  uint32_t struct_size;
  /** What happened. */
  scrollkit_input_kind kind;
  /** When it happened, in seconds. Range: -1e10 to 1e10. */
  double time;
  /** A position in the viewport, an amount or an offset, depending on the kind. */
  double x;
  /** A position in the viewport, an amount or an offset, depending on the kind. */
  double y;
  /** Velocity of the offset, in points per second, for kinds that have one. */
  double velocity_x;
  /** Velocity of the offset, in points per second, for kinds that have one. */
  double velocity_y;
  /** The finger or button; any number that is constant from press to release. */
  uint64_t pointer_id;
  /** The unit of a wheel's amount. */
  scrollkit_unit unit;
  /** SCROLLKIT_INPUT_FLAGS_ bits. */
  scrollkit_input_flags flags;
  /** The key. */
  scrollkit_key key;
  /** Must be 0. */
  uint32_t reserved;
  /** The wheel, if there are several; any number. Each wheel has fractions of its own. */
  uint64_t device;
  /**
   * On PINCH_: distance of the fingers as a factor of any reference, at least 1e-12; 0: 1. On reports
   * of zooming: the scale of the content. Range: 0 to 1e12.
   */
  double scale;
  /** On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: the pointer's x in the viewport, in points. */
  double focus_x;
  /** On WHEEL with SCROLLKIT_INPUT_FLAGS_ZOOM: the pointer's y in the viewport, in points. */
  double focus_y;
} scrollkit_input;

#endif /* SCROLLKIT_TYPES_INPUT_H */
