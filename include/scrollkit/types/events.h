#ifndef SCROLLKIT_TYPES_EVENTS_H
#define SCROLLKIT_TYPES_EVENTS_H

#include "frame.h"
#include "input.h"
#include "scroller.h"
#include "top.h"

/** The kind of an event. */
typedef uint32_t scrollkit_event_kind;
enum {
  /** The offset is x, y. Consecutive ones are merged. */
  SCROLLKIT_EVENT_KIND_DID_SCROLL = 1,
  /** The phase changed from from_phase to to_phase. */
  SCROLLKIT_EVENT_KIND_PHASE_CHANGED = 2,
  /** The content moves by itself and will rest at x, y if nothing else happens. */
  SCROLLKIT_EVENT_KIND_WILL_REST = 3,
  /** The content rests at x, y after scrolling. */
  SCROLLKIT_EVENT_KIND_DID_REST = 4,
  /** The animation `id` ended: `finished` is 1 at its target, 0 if it was interrupted. */
  SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED = 5,
  /**
   * Observed only: scroll the toolkit's view to x, y, animated if `id` is not 0, and stop what moves
   * it. The same `id` again retargets that animation. Consecutive ones without an `id` are merged.
   */
  SCROLLKIT_EVENT_KIND_REQUEST_SCROLL = 6,
  /** The queue was full, and `id` events were dropped, but no completion of an animation. */
  SCROLLKIT_EVENT_KIND_OVERFLOW = 7,
  /** Observed only: let the released content rest at x, y. */
  SCROLLKIT_EVENT_KIND_REQUEST_REST = 8,
  /** A drag began. */
  SCROLLKIT_EVENT_KIND_DRAG_BEGAN = 9,
  /** The drag ended. */
  SCROLLKIT_EVENT_KIND_DRAG_ENDED = 10,
  /** Momentum began after a drag. */
  SCROLLKIT_EVENT_KIND_DECELERATION_BEGAN = 11,
  /** The momentum ended. */
  SCROLLKIT_EVENT_KIND_DECELERATION_ENDED = 12,
  /** The released content will bounce at `edges`. */
  SCROLLKIT_EVENT_KIND_WILL_BOUNCE = 13,
  /** The content has bounced at `edges` and rests. */
  SCROLLKIT_EVENT_KIND_DID_BOUNCE = 14,
  /** The content will rest at `edges`. */
  SCROLLKIT_EVENT_KIND_WILL_REACH_EDGES = 15,
  /** The content rests at `edges` after moving along their axis. */
  SCROLLKIT_EVENT_KIND_DID_REACH_EDGES = 16,
  /**
   * Zooming that began at the smallest scale is below it: the scale is x. Emitted for each such scale
   * that a toolkit reports or fingers cause, not while the scale returns. Consecutive ones that wait
   * in the queue are merged.
   */
  SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM = 17,
  /**
   * Zooming that began at the largest scale is above it: the scale is x. Otherwise as
   * ZOOMED_PAST_MINIMUM.
   */
  SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM = 18,
  /** Scroll to top starts the animation `id` to the top, y, for `source`. */
  SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL = 19,
  /** Scroll to top starts the animation `id` back to y, for `source`. */
  SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE = 20,
  /** The next trigger scrolls back to y if `id` is 1, to the top if it is 0. */
  SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED = 21,
  /** The header `id` is at position y. Consecutive ones are merged. */
  SCROLLKIT_EVENT_KIND_HEADER_MOVED = 22,
  /** The header `id` is fully shown. */
  SCROLLKIT_EVENT_KIND_HEADER_SHOWN = 23,
  /** The header `id` is hidden as far as its mode allows. */
  SCROLLKIT_EVENT_KIND_HEADER_HIDDEN = 24,
  /** Content past its top stretched the header `id` beyond its trigger. */
  SCROLLKIT_EVENT_KIND_HEADER_STRETCHED = 25,
  /** The nub begins to appear. */
  SCROLLKIT_EVENT_KIND_NUB_SHOWN = 26,
  /** The nub has disappeared. */
  SCROLLKIT_EVENT_KIND_NUB_HIDDEN = 27,
  /** The nub was grabbed. */
  SCROLLKIT_EVENT_KIND_NUB_GRABBED = 28,
  /** The nub was released. */
  SCROLLKIT_EVENT_KIND_NUB_RELEASED = 29,
  /** The viewport's top, below its inset, is in section x, from 0; -1 before the first. */
  SCROLLKIT_EVENT_KIND_SECTION_CHANGED = 30,
  /**
   * Observed only: content was shifted; set the toolkit's offset to x, y at once. Its momentum
   * continues, shifted by delta_x, delta_y. If an animation is under way, REQUEST_SCROLL follows with
   * its `id` and its end.
   */
  SCROLLKIT_EVENT_KIND_REQUEST_SHIFT = 31,
  /**
   * The page, item or area at which content will rest along the scrollkit_axis `id` changed, or the
   * first geometry or areas made it known: it is x, from 0. While a finger drags, it is the nearest
   * page or item. Of areas it is the index, and -1 where content rests at none. Two consecutive ones of
   * an axis never have the same x.
   */
  SCROLLKIT_EVENT_KIND_PAGE_CHANGED = 32,
  /** The scale is x. Consecutive ones are merged. */
  SCROLLKIT_EVENT_KIND_ZOOM_CHANGED = 40,
  /**
   * The first visible item of the list along the scrollkit_axis `id` is x, and y items are visible. Consecutive ones of a list
   * are merged.
   */
  SCROLLKIT_EVENT_KIND_LIST_VISIBLE_CHANGED = 41,
  /**
   * The innermost sticky item at the viewport's start of the list along the scrollkit_axis `id` is x; -1: none. Consecutive ones of
   * a list are merged.
   */
  SCROLLKIT_EVENT_KIND_LIST_STICKY_CHANGED = 42,
  /**
   * The viewport came near the start of the list along the scrollkit_axis `id`: once for each approach, and once more when items
   * have come or gone before the visible ones. Not before the moment is over in which the list is attached, its first items come or
   * the viewport gets a size: a later call or a tick.
   */
  SCROLLKIT_EVENT_KIND_LIST_NEAR_START = 43,
  /** The same for the end of the list, and items after the visible ones, but for those that come while a conversation follows it. */
  SCROLLKIT_EVENT_KIND_LIST_NEAR_END = 44,
  /** Pull to refresh took another step: `id` is the scrollkit_refresh_step. */
  SCROLLKIT_EVENT_KIND_REFRESH_CHANGED = 45,
  /**
   * A conversation began to follow its end (`id` is 1) or no longer does (0), or has another first unread item, which is x (-1:
   * none), or another number of them, which is y. Consecutive ones are merged.
   */
  SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED = 46
};

/** The result of scrollkit_scroller_next_event; a negative number is a scrollkit_status. */
typedef int32_t scrollkit_event_result;
enum {
  /** The queue is empty. */
  SCROLLKIT_EVENT_RESULT_NONE = 0,
  /** An event was taken. */
  SCROLLKIT_EVENT_RESULT_TAKEN = 1
};

/** A change of the scroller, or a request to the host. */
typedef struct scrollkit_event {
  /** sizeof(scrollkit_event) of the caller, in bytes; set before the call. */
  uint32_t struct_size;
  /** What happened. */
  scrollkit_event_kind kind;
  /**
   * When it happened, in seconds; not after the call that emitted it. The times of consecutive
   * events never decrease.
   */
  double time;
  /** An offset in points, a scale, a section or an item, for kinds that have one. */
  double x;
  /** An offset or a position, in points, or a number of items, for kinds that have one. */
  double y;
  /**
   * For REQUEST_ kinds: the distance of x from the toolkit's offset, in points. That is the offset
   * reported last, or that of a request taken since which sets it at once.
   */
  double delta_x;
  /** The same for y. */
  double delta_y;
  /** An animation, a header, a step, a number of events, or whether content follows its end, for kinds that have one. */
  uint64_t id;
  /** The phase before, for PHASE_CHANGED. */
  scrollkit_phase from_phase;
  /** The phase now, for PHASE_CHANGED. */
  scrollkit_phase to_phase;
  /** 1 if the animation reached its target, for ANIMATION_COMPLETED. */
  uint32_t finished;
  /** Edges, for kinds that have them. */
  scrollkit_edges edges;
  /** The source of a trigger, for kinds that have one. */
  scrollkit_top_source source;
  /** Always 0. */
  uint32_t reserved;
} scrollkit_event;

/**
 * Handles an event as soon as it happens.
 *
 * Called during push, tick and other calls on the same scroller, after the scroller has changed, on
 * the caller's thread. It may make every call on any scroller, and may destroy this one. It must not
 * throw or longjmp. The event is borrowed, valid until the function returns.
 */
typedef void (*scrollkit_event_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_event *event);

/**
 * Receives an input that was pushed, unchanged and in order, after the scroller has handled it.
 *
 * The event that repeats a report (DID_SCROLL, DRAG_BEGAN, DRAG_ENDED, DECELERATION_ENDED) follows
 * directly. Kinds from SCROLLKIT_INPUT_KIND_HOST on are forwarded without validation. The input is
 * borrowed, valid until the function returns. All calls are allowed; a function that always pushes
 * never returns. It must not throw or longjmp.
 */
typedef void (*scrollkit_input_function)(
    void *user, scrollkit_scroller *scroller, const scrollkit_input *input);

/** Returns 1 if the host itself handles inputs of a kind, else 0. It must not throw or longjmp. */
typedef uint32_t (*scrollkit_responds_function)(
    void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind);

/**
 * Returns 1 if a trigger of scroll to top may scroll, else 0. All calls are allowed. It must not
 * throw or longjmp.
 */
typedef uint32_t (*scrollkit_should_function)(
    void *user, scrollkit_scroller *scroller, scrollkit_top_source source);

/**
 * May retarget content that is about to be released.
 *
 * Content would move at velocity_x, velocity_y and rest at the target, which the function may
 * change: it is then reached to a millionth of a point, starting with that velocity. A target that
 * is not finite is ignored, and one out of range is clamped. All calls are allowed. It must not
 * throw or longjmp.
 */
typedef void (*scrollkit_release_function)(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y,
    double *target_x, double *target_y);

/** Callbacks of a host. Each may be NULL. */
typedef struct scrollkit_delegate {
  /** sizeof(scrollkit_delegate) of the caller, in bytes. */
  uint32_t struct_size;
  /** Must be 0. */
  uint32_t reserved;
  /** Passed to every function; never dereferenced. */
  void *user;
  /** Receives the events instead of the queue; SCROLLKIT_EVENT_KIND_OVERFLOW, too. */
  scrollkit_event_function did_happen;
  /** Receives every input after the scroller has handled it. */
  scrollkit_input_function did_receive;
  /** Returns which inputs the host handles; NULL: none. */
  scrollkit_responds_function responds_to;
  /** May veto scroll to top; NULL: never. */
  scrollkit_should_function should_scroll_to_top;
  /** May change where released content rests. */
  scrollkit_release_function will_end_dragging;
} scrollkit_delegate;

#endif /* SCROLLKIT_TYPES_EVENTS_H */
