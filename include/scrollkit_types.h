/**
 * @file scrollkit_types.h
 * Data of the ScrollKit C interface: enums and structs. Functions are in scrollkit.h.
 *
 * Lengths are points, times are seconds on the host's own monotonic clock, speeds are points per
 * second. Positive x is right, positive y is down; a positive amount scrolls towards the end.
 *
 * Structs travel by pointer and begin with `struct_size`, which the caller sets to the size it was
 * compiled with (the _INIT macros and the init functions do). A struct from an older or a newer
 * caller works: what is missing takes its default, what is unknown must be zero. Zero means
 * default in every option.
 */
#ifndef SCROLLKIT_TYPES_H
#define SCROLLKIT_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** One scroll view. Owned by who created it. */
typedef struct scrollkit_scroller scrollkit_scroller;

/** What became of a call: 0, or a negative number and nothing has changed. */
typedef int32_t scrollkit_status;
enum {
  /** Done. */
  SCROLLKIT_OK = 0,
  /** A pointer that must not be NULL is NULL. */
  SCROLLKIT_ERROR_NULL_ARGUMENT = -1,
  /** An unknown enum value, a struct size that cannot be, or a negative length. */
  SCROLLKIT_ERROR_INVALID_ARGUMENT = -2,
  /** A number is infinite or not a number. */
  SCROLLKIT_ERROR_NOT_FINITE = -3,
  /** The time lies before that of an earlier call. */
  SCROLLKIT_ERROR_TIME_BACKWARDS = -4,
  /** Input for an observed scroller, or a report for a driven one. */
  SCROLLKIT_ERROR_WRONG_MODE = -5,
  /** A length or speed beyond 1e12, a time beyond 1e10 seconds, a count beyond its limit. */
  SCROLLKIT_ERROR_OUT_OF_RANGE = -6,
  /** There is no memory left. */
  SCROLLKIT_ERROR_NO_MEMORY = -7
};

/** Who moves the content. */
typedef uint32_t scrollkit_mode;
enum {
  /** ScrollKit does; the host draws at the frame's offset. */
  SCROLLKIT_MODE_DRIVEN = 0,
  /** The host's own scroll view does, and reports. */
  SCROLLKIT_MODE_OBSERVED = 1
};

/** How scrolling feels. */
typedef uint32_t scrollkit_feel;
enum {
  /** The default: SCROLLKIT_FEEL_UIKIT. */
  SCROLLKIT_FEEL_DEFAULT = 0,
  /** UIScrollView with its normal deceleration. */
  SCROLLKIT_FEEL_UIKIT = 1,
  /** UIScrollView with its fast deceleration. */
  SCROLLKIT_FEEL_UIKIT_FAST = 2
};

/** What moves the content. */
typedef uint32_t scrollkit_phase;
enum {
  /** Nothing moves. */
  SCROLLKIT_PHASE_IDLE = 0,
  /** A finger is down and has not yet moved past the slop. */
  SCROLLKIT_PHASE_TRACKING = 1,
  /** A finger moves the content. */
  SCROLLKIT_PHASE_DRAGGING = 2,
  /** Content moves on by its momentum. */
  SCROLLKIT_PHASE_COASTING = 3,
  /** An edge throws content back. */
  SCROLLKIT_PHASE_BOUNCING = 4,
  /** The program scrolls. */
  SCROLLKIT_PHASE_ANIMATING = 5,
  /** A wheel scrolls; observed, the toolkit scrolls for a reason that it does not tell. */
  SCROLLKIT_PHASE_WHEELING = 6,
  /** Two fingers change the scale. */
  SCROLLKIT_PHASE_ZOOMING = 7
};

/** What a wheel counts in. */
typedef uint32_t scrollkit_unit;
enum {
  /** Points; taken as they come, for the device or the platform has smoothed them. */
  SCROLLKIT_UNIT_POINTS = 0,
  /** Lines of text. */
  SCROLLKIT_UNIT_LINES = 1,
  /** Viewports. */
  SCROLLKIT_UNIT_PAGES = 2,
  /** Notches of a wheel, 1 each; fractions are allowed. */
  SCROLLKIT_UNIT_NOTCHES = 3,
  /** 120 for each notch, as Windows, Linux and Wayland count. */
  SCROLLKIT_UNIT_NOTCHES_120 = 4
};

/** What an input says. Below 32 what the user did, from 32 on what a toolkit reports. */
typedef uint32_t scrollkit_input_kind;
enum {
  /** No input; refused. */
  SCROLLKIT_INPUT_NONE = 0,
  /** A finger or mouse button went down at x, y. */
  SCROLLKIT_INPUT_PRESS = 1,
  /** It moved to x, y. */
  SCROLLKIT_INPUT_MOVE = 2,
  /** It left; where it left does not matter. */
  SCROLLKIT_INPUT_RELEASE = 3,
  /** The system took the gesture away. */
  SCROLLKIT_INPUT_CANCEL = 4,
  /** Fingers came to rest on a trackpad. */
  SCROLLKIT_INPUT_HOLD = 5,
  /** The resting fingers left the trackpad. */
  SCROLLKIT_INPUT_HOLD_END = 6,
  /** A wheel turned by x, y in `unit`. */
  SCROLLKIT_INPUT_WHEEL = 7,
  /** Two fingers began to move on a trackpad. */
  SCROLLKIT_INPUT_PAN_BEGIN = 8,
  /** They moved the content by x, y points. */
  SCROLLKIT_INPUT_PAN_UPDATE = 9,
  /** They left the trackpad; see the flags for who carries on. */
  SCROLLKIT_INPUT_PAN_END = 10,
  /** The platform's momentum after a pan moved the content by x, y points. */
  SCROLLKIT_INPUT_MOMENTUM_UPDATE = 11,
  /** The platform's momentum ended. */
  SCROLLKIT_INPUT_MOMENTUM_END = 12,
  /** Report: the offset is now x, y. */
  SCROLLKIT_INPUT_DID_SCROLL = 32,
  /** Report: the user begins to drag. */
  SCROLLKIT_INPUT_WILL_BEGIN_DRAGGING = 33,
  /** Report: the user lets go at velocity_x, velocity_y; it will rest at x, y. */
  SCROLLKIT_INPUT_WILL_END_DRAGGING = 34,
  /** Report: the user has let go; SCROLLKIT_FLAG_DECELERATES if it moves on. */
  SCROLLKIT_INPUT_DID_END_DRAGGING = 35,
  /** Report: it has come to rest after moving on. */
  SCROLLKIT_INPUT_DID_END_DECELERATING = 36,
  /** Report: an animated scroll has ended. */
  SCROLLKIT_INPUT_DID_END_ANIMATION = 37
};

/** Bits of scrollkit_input.flags. */
typedef uint32_t scrollkit_flags;
enum {
  /** On PAN_END: the platform's own momentum follows, so none is added. */
  SCROLLKIT_FLAG_PLATFORM_MOMENTUM = 1,
  /** On PAN_END: velocity_x and velocity_y hold the speed that the platform measured. */
  SCROLLKIT_FLAG_HAS_VELOCITY = 2,
  /** On DID_END_DRAGGING: the content moves on by itself. */
  SCROLLKIT_FLAG_DECELERATES = 4
};

/** What an event tells. */
typedef uint32_t scrollkit_event_kind;
enum {
  /** The content is at another offset: x, y. Several in a row are told as one. */
  SCROLLKIT_EVENT_DID_SCROLL = 1,
  /** Something else moves the content now: from_phase, to_phase. */
  SCROLLKIT_EVENT_PHASE_CHANGED = 2,
  /** From now on the content moves by itself, and will rest at x, y if nothing else happens. */
  SCROLLKIT_EVENT_WILL_REST = 3,
  /** The content has come to rest at x, y; told after a mere touch, too. */
  SCROLLKIT_EVENT_DID_REST = 4,
  /** The programmatic scroll `id` has ended: `finished` 1 at its target, 0 cut off. */
  SCROLLKIT_EVENT_ANIMATION_COMPLETED = 5,
  /** Observed only: the host is asked to scroll to x, y; over time if `id` is not 0. */
  SCROLLKIT_EVENT_REQUEST_SCROLL = 6,
  /** `id` events were lost because nobody took them. */
  SCROLLKIT_EVENT_OVERFLOW = 7
};

/** What is scrolled through what. */
typedef struct scrollkit_geometry {
  /** sizeof(scrollkit_geometry) of the caller, in bytes. */
  uint32_t struct_size;
  /** Must be 0. */
  uint32_t reserved;
  /** Width of the window onto the content, in points; 0 or more. */
  double viewport_width;
  /** Height of the window onto the content, in points; 0 or more. */
  double viewport_height;
  /** Width of the content, in points; 0 or more. */
  double content_width;
  /** Height of the content, in points; 0 or more. */
  double content_height;
  /** Extra room above the content, in points; may be negative. */
  double inset_top;
  /** Extra room left of the content, in points; may be negative. */
  double inset_left;
  /** Extra room below the content, in points; may be negative. */
  double inset_bottom;
  /** Extra room right of the content, in points; may be negative. */
  double inset_right;
  /** How far what is on screen moved right within the content since the last geometry, in points. */
  double shift_x;
  /** How far it moved down, in points: rows of 400 points inserted above it make +400. */
  double shift_y;
} scrollkit_geometry;

/** How a scroller is made. All zero is a driven scroller with the uikit feel and no content. */
typedef struct scrollkit_options {
  /** sizeof(scrollkit_options) of the caller, in bytes. */
  uint32_t struct_size;
  /** Who moves the content. */
  scrollkit_mode mode;
  /** How scrolling feels. */
  scrollkit_feel feel;
  /** 1: nothing goes out of range. 0: as the feel has it. */
  uint32_t clamps_edges;
  /** 1: content narrower than the viewport gives way to a pull, too. */
  uint32_t always_bounces_x;
  /** 1: content shorter than the viewport gives way to a pull, too. */
  uint32_t always_bounces_y;
  /** Points that one notch of a wheel goes; 0: as the feel has it. */
  double wheel_step;
  /** Length of a line, in points, for wheels that count lines; 0: as the feel has it. */
  double line_length;
} scrollkit_options;

/** Something that the user did or that a toolkit reports. */
typedef struct scrollkit_input {
  /** sizeof(scrollkit_input) of the caller, in bytes. */
  uint32_t struct_size;
  /** What happened. */
  scrollkit_input_kind kind;
  /** When, in seconds; never before the time of an earlier call. */
  double time;
  /** A position in the viewport, an amount or an offset, as the kind says. */
  double x;
  /** A position in the viewport, an amount or an offset, as the kind says. */
  double y;
  /** Speed of the offset, in points per second, where the kind says so. */
  double velocity_x;
  /** Speed of the offset, in points per second, where the kind says so. */
  double velocity_y;
  /** Which finger or button; any number that stays the same from press to release. */
  uint64_t pointer_id;
  /** What a wheel counts in. */
  scrollkit_unit unit;
  /** SCROLLKIT_FLAG_ bits. */
  scrollkit_flags flags;
} scrollkit_input;

/** What a host draws by. */
typedef struct scrollkit_frame {
  /** sizeof(scrollkit_frame) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What moves the content. */
  scrollkit_phase phase;
  /** The time that this is the state of, in seconds: that of the last call; 0 before the first. */
  double time;
  /** Where the viewport's top left is in the content, in points. */
  double offset_x;
  /** Where the viewport's top left is in the content, in points. */
  double offset_y;
  /** Where it will rest if nothing else happens, in points. */
  double target_x;
  /** Where it will rest if nothing else happens, in points. */
  double target_y;
  /** How fast the offset moves, in points per second. */
  double velocity_x;
  /** How fast the offset moves, in points per second. */
  double velocity_y;
  /** How far the offset is out of range, in points: negative before the start, 0 inside. */
  double overscroll_x;
  /** How far the offset is out of range, in points: negative above the top, 0 inside. */
  double overscroll_y;
  /** How far along the range the offset is, 0 to 1; 0 where nothing scrolls. */
  double progress_x;
  /** How far along the range the offset is, 0 to 1; 0 where nothing scrolls. */
  double progress_y;
  /** 1 if the next frame will differ although nothing is pushed: call tick again. */
  uint32_t needs_tick;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_frame;

/** Something that happened. */
typedef struct scrollkit_event {
  /** sizeof(scrollkit_event) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What happened. */
  scrollkit_event_kind kind;
  /** When it was noticed, in seconds: the time of the call that noticed it. */
  double time;
  /** An offset, in points, where the kind says so. */
  double x;
  /** An offset, in points, where the kind says so. */
  double y;
  /** A programmatic scroll or a number of events, where the kind says so. */
  uint64_t id;
  /** The phase before, for PHASE_CHANGED. */
  scrollkit_phase from_phase;
  /** The phase now, for PHASE_CHANGED. */
  scrollkit_phase to_phase;
  /** 1 if the scroll arrived, for ANIMATION_COMPLETED. */
  uint32_t finished;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_event;

/**
 * Takes an event as soon as it happens.
 *
 * Called inside push, tick and the other calls on the same scroller, after the scroller has
 * changed, on the caller's thread. Every call on any scroller is allowed inside, destroying this
 * one too. The event is borrowed, valid until the function returns.
 */
typedef void (*scrollkit_event_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_event *event);

/** Functions that a host lends to a scroller. Each may be NULL. */
typedef struct scrollkit_delegate {
  /** sizeof(scrollkit_delegate) of the caller, in bytes. */
  uint32_t struct_size;
  /** Must be 0. */
  uint32_t reserved;
  /** Passed to every function; never looked at. */
  void *user;
  /** Takes every event instead of the queue. */
  scrollkit_event_function did_happen;
} scrollkit_delegate;

#define SCROLLKIT_GEOMETRY_INIT {sizeof(scrollkit_geometry), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_OPTIONS_INIT {sizeof(scrollkit_options), 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_INPUT_INIT {sizeof(scrollkit_input), 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_FRAME_INIT {sizeof(scrollkit_frame), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_EVENT_INIT {sizeof(scrollkit_event), 0, 0, 0, 0, 0, 0, 0, 0, 0}
#define SCROLLKIT_DELEGATE_INIT {sizeof(scrollkit_delegate), 0, NULL, NULL}

#ifdef __cplusplus
}
#endif

#endif /* SCROLLKIT_TYPES_H */
