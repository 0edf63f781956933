/* The operations of a program, by name. */
#ifndef OPERATIONS_H
#define OPERATIONS_H

#include "program.h"
#include "scrollkit.h"

/** The scrollers of a run. */
struct world {
  uint32_t count;
  scrollkit_scroller *scrollers[MOST_SCROLLERS];
  /** 1 if a scroller has the preference for reduced motion. */
  int reduces_motion;
};

struct operation {
  const char *name;
  scrollkit_status (*call)(struct world *world, scrollkit_scroller *scroller, const struct step *step);
  /** 1 if the call does not move content, except with reduced motion. */
  int keeps_offsets;
};

/* Set-up. */
extern const struct operation set_feel, set_feel_rules, set_preferences, set_geometry, set_snapping,
    set_areas, enable_zoom, disable_zoom, limit_zoom, enable_header, set_header, enable_nub, enable_top, enable_bar,
    set_anchor, set_nest_rules, set_parent;

/* User input. */
extern const struct operation press, move, release, cancel, wheel, key, hold_key, steer, steer_end,
    autoscroll, autoscroll_move, autoscroll_end, edge_scroll, push, press_bar, drag_bar, release_bar,
    grab_nub, drag_nub, release_nub, hover_nub;

/* Programmatic calls. */
extern const struct operation scroll_to, scroll_by, show_rect, set_offset, stop, shift, snap_to, zoom_to,
    zoom_to_rect, double_tap, trigger_top, edit_content;

#endif
