/* The complete state of a scroller and its lists. */
#ifndef STATE_H
#define STATE_H

#include "operations.h"

enum { MOST_HEADERS = 4, MOST_UPCOMING = 8 };

/** What can be read of a list. */
struct list_state {
  scrollkit_list_size size;
  scrollkit_list_frame frame;
  scrollkit_list_conversation conversation;
  scrollkit_list_item first_item, last_item;
  size_t position_item, upcoming, upcoming_items[MOST_UPCOMING];
  double offset, position_within, upcoming_times[MOST_UPCOMING];
};

/** All that can be read in one place; zeros for what is not enabled. */
struct state {
  scrollkit_frame frame;
  scrollkit_context context;
  scrollkit_feel_values feel;
  scrollkit_top_state top;
  scrollkit_header_state headers[MOST_HEADERS];
  scrollkit_nub_state nub;
  scrollkit_scrollbar_state bars[2];
  scrollkit_snap_state snap;
  scrollkit_zoom_state zoom;
  scrollkit_refresh_state refresh;
  scrollkit_meter_report meter;
  /** Of the columns and of the rows. */
  struct list_state lists[2];
};

/** How many calls have read something. */
extern uint64_t reads_made;

/** Reads the state of a scroller, with padding and unset fields that are 0. */
void read_state(const struct world *world, uint32_t scroller, struct state *state);

/** Reports the frame, or the whole state if `is_whole`, as values with names. */
void show_state(
    const struct state *state, int is_whole, void *context, void (*show)(void *context, struct value value));

#endif
