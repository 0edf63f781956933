/* The operations of a program, by name. */
#ifndef OPERATIONS_H
#define OPERATIONS_H

#include "program.h"
#include "scrollkit.h"

enum { VIEWPORT_WIDTH = 320, MOST_COLLECTED = 64 };

/** What the delegate of a scroller does. */
struct host {
  struct world *world;
  uint32_t scroller;
  /** The call that it makes from inside; 0: none. */
  uint32_t reaction;
  /** The number of reactions that are left, so that every run ends. */
  uint32_t left;
  /** Whether it makes the call for events; else for inputs and questions alone. */
  uint32_t reacts_to_events;
  /** Its answer to a trigger of scroll to top. */
  uint32_t scrolls_to_top;
  /** How far it moves the target of a release, in points. */
  double retargets;
};

/** The scrollers of a run, with their lists and delegates. */
struct world {
  uint32_t count;
  scrollkit_mode mode;
  /** NULL: destroyed. */
  scrollkit_scroller *scrollers[MOST_SCROLLERS];
  /** The columns and the rows, by their axis; NULL: there are none. They may be attached to the scroller. */
  scrollkit_list *lists[MOST_SCROLLERS][2];
  /** The last batch of edits of the lists of each scroller. */
  uint32_t batches[MOST_SCROLLERS];
  struct host hosts[MOST_SCROLLERS];
  /** The offsets that hosts which own them have stored. */
  double stored[MOST_SCROLLERS][2];
  /** What hosts remember for the operations of twins (Twins/acts.c): the geometry that they have set last, its inset with
   * all headers shown, the row at which they aim edits, counted from 1, inputs that wait for one call, and what a scroller answered before it was destroyed. */
  scrollkit_geometry geometries[MOST_SCROLLERS];
  double full_insets[MOST_SCROLLERS];
  size_t aimed[MOST_SCROLLERS];
  size_t collected_count;
  scrollkit_input collected[MOST_COLLECTED];
  scrollkit_frame answered;
  /** Called when all scrollers were ticked; NULL: nothing is. */
  void (*did_tick)(struct world *world);
  /** The time of the call under way, in seconds. */
  double time;
  /** 1 if calls that keep offsets may move content: with reduced motion, and by a delegate that makes calls. */
  int may_jump;
  /** 1: content and input are mirrored along x. */
  int mirrored;
  /** Records the calls on all scrollers and lists; NULL: nothing is recorded. */
  scrollkit_trace *trace;
  /** Receives the events of scrollers with a delegate. */
  void *context;
  void (*did_happen)(void *context, uint32_t scroller, const scrollkit_event *event);
};

struct operation {
  const char *name;
  scrollkit_status (*call)(struct world *world, scrollkit_scroller *scroller, const struct step *step);
  /** 1 if the call does not move content, except where `may_jump` is set. */
  int keeps_offsets;
  /** 1 if the call has a time; else it counts at the scroller's clock. */
  int has_time;
};

/* The definition of an operation. */
#define OPERATION(name) DEFINE(name, 0, 1)
/** A call that does not move content. With reduced motion, content may jump back into range. */
#define STILL_OPERATION(name) DEFINE(name, 1, 1)
/** One that has no time, either. */
#define UNTIMED_OPERATION(name) DEFINE(name, 1, 0)
#define DEFINE(name, keeps_offsets, has_time)                                                                \
  static scrollkit_status call_##name(struct world *, scrollkit_scroller *, const struct step *);  \
  const struct operation name = {#name, call_##name, keeps_offsets, has_time};                             \
  static scrollkit_status call_##name(                                                             \
      struct world *world, scrollkit_scroller *scroller, const struct step *step)

#define UNUSED (void)world, (void)scroller, (void)step
#define TIME time_of(step)
#define NUMBER(index) step->numbers[index]
#define CHOICE(index) step->choices[index]
/** A number that is a distance, an offset or a finger's position along x. */
#define X(index) (world->mirrored ? -NUMBER(index) : NUMBER(index))
/** A number that is a position in the viewport along x, of which more counts than its change. */
#define POINT_X(index) (world->mirrored ? VIEWPORT_WIDTH - NUMBER(index) : NUMBER(index))
/** The time that a step passes to the library: its own, or an invalid one. */
double time_of(const struct step *step);
/** Whether a call has a mirror: not if it counts positions in the content from its left. */
int has_mirror(const struct step *step);
/** The status of an operation of several calls, of which the first changed something. */
scrollkit_status part_of(scrollkit_status status);

/** How a scroll with options scrolls: choice 0 has both alignments, 1 the curve, 2 whether at once, in number 2 seconds or at
    2000 times number 2 points per second; number 3 is a margin. */
scrollkit_scroll_options scroll_options_of(const struct world *world, const struct step *step);

/** A viewport of 320 by 240 to 480 points; content of another height is in another viewport. */
scrollkit_geometry geometry_of(const struct world *world, const struct step *step);
/** An input of any kind: choices are kind, flags and unit; numbers are distances, scale, velocity and focus. */
scrollkit_input input_of(const struct world *world, const struct step *step);

/* Set-up. */
extern const struct operation create, destroy, set_feel, set_feel_rules, set_preferences, set_axes, sync_host, set_geometry,
    set_snapping, set_areas, enable_zoom, disable_zoom, limit_zoom, enable_header, set_header, move_header, enable_nub, enable_top, enable_bar,
    set_anchor, set_nest_order, set_latching, set_overscroll, set_parent, set_delegate,
    link_both;

/* User input. */
extern const struct operation press, move, release, cancel, wheel, key, hold_key, steer, steer_end,
    autoscroll, autoscroll_move, autoscroll_end, edge_scroll, push, report_release, press_bar, drag_bar,
    release_bar, grab_nub, drag_nub, release_nub, hover_nub;

/* Programmatic calls. */
extern const struct operation scroll_to, scroll_by, show_rect, animate_to, scroll_into_view, set_offset, stop, shift, snap_to, zoom_to,
    zoom_to_rect, double_tap, trigger_top, trigger_home, edit_content;

/* Lists, and pull to refresh. */
extern const struct operation attach_list, detach_list, destroy_list, set_list_options, edit_list, begin_list_update,
    end_list_update, scroll_to_item, scroll_item_into_view, set_list_position, set_conversation, end_conversation, begin_turn,
    scroll_to_newest, enable_refresh, begin_refresh, end_refresh, disable_refresh,
    enable_deltas, take_deltas;

/* The meter. */
extern const struct operation enable_meter;

/** A call that was refused, without the call. */
extern const struct operation refused;

#endif
