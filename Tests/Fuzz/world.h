/* The scrollers of a run, and the state of each that the fuzzer knows from its own calls. */
#ifndef WORLD_H
#define WORLD_H

#include "reader.h"
#include "scrollkit.h"

/** The reaction of a delegate to an event. */
enum delegate_kind {
  DELEGATE_NONE,
  /** Checks the event. */
  DELEGATE_LISTENS,
  /** Makes calls that the bytes choose. */
  DELEGATE_CALLS,
  /** Scrolls, which emits another event. */
  DELEGATE_SCROLLS_AGAIN,
  /** Destroys its scroller. */
  DELEGATE_DESTROYS,
  /** Removes the delegate. */
  DELEGATE_LEAVES,
  DELEGATE_KINDS
};

enum { SCROLLERS = 4, IDS = 512, WINDOWS = 3, HEADERS = 4 };

struct slot {
  /** NULL in an empty slot. */
  scrollkit_scroller *scroller;
  /** Number of earlier scrollers in this slot. */
  unsigned generation;
  int is_observed;
  enum delegate_kind delegate;
  /** Time of the last successful call; 0 before the first one. */
  double time;
  int has_time;
  /** State according to the events so far. */
  double offset_x, offset_y, event_time;
  int has_event;
  scrollkit_phase phase;
  /** The last page or item along each axis, if one was emitted. */
  double page[2];
  int has_page[2];
  /** 1 if events were dropped; then the state above may be old. */
  int is_lossy;
  /** Programmatic scrolls, by id. */
  uint8_t is_issued[IDS], is_completed[IDS];
  /** The reaction of the delegate to an input or a question. */
  enum delegate_kind host;
  /** The last geometry that was set. */
  scrollkit_geometry geometry;
  /** What a host that owns the offset has stored. */
  double stored_x, stored_y;
  /** 1 if a behaviour was ever enabled. */
  int behaves;
  /** The maximum height of a header so far, in points; 1 if the top inset contains a visible header. */
  double tallest;
  int has_visible_inset;
  /** The margin above and below the nub, in points; 1 if its fades last longer than a run. */
  double nub_margin;
  int nub_is_slow, has_other_rule;
  /** 1 if feel values were changed; content may then decelerate for a month. */
  int has_own_feel;
  /** The last batches; 0 for none. */
  uint32_t batches[4];
  /** Which batches may be open, and the outermost one; a delegate may never end its batches. */
  enum { NO_BATCH, A_BATCH, SOME_BATCHES } open_batches;
  uint32_t outermost;
  /** Its window, counted from 1; 0: none. */
  int window;
};

struct pane {
  /** NULL in an empty slot. */
  scrollkit_window *window;
  /** The number of its application. */
  unsigned ring;
  int is_key;
  /** Height of the status bar, in points. */
  double bar;
};

/** The complete state of a scroller; zeros for disabled behaviours. */
struct look {
  scrollkit_frame frame;
  scrollkit_context context;
  scrollkit_top_state top;
  scrollkit_header_state headers[HEADERS];
  scrollkit_nub_state nub;
  int has_top, headers_count, has_nub;
  scrollkit_scrollbar_state bars[2];
};

enum { CALLS = 2048 };

struct world {
  struct reader reader;
  struct slot slots[SCROLLERS];
  struct pane panes[WINDOWS];
  /** Two lists for each slot, which may be attached to its scroller, also both as a table; NULL: none. */
  scrollkit_list *lists[SCROLLERS][2];
  /** The last batch of edits of each slot. */
  uint32_t list_batches[SCROLLERS];
  unsigned rings;
  /** Depth of nested calls of the library, and the greatest so far. */
  int depth, deepest;
  /** Records the calls of the run; NULL if the run is not recorded. */
  scrollkit_trace *trace;
  /** Number of calls that set a feel. */
  unsigned feel_changes;
  /** Number of calls that returned NO_MEMORY. */
  int calls_without_memory;
  /** The scroller that is being destroyed; NULL if there is none. */
  scrollkit_scroller *ending;
  /** Number of calls so far. */
  int calls;
  int has_delegates;
  /** 1 after calls of behaviours and windows, whose results may depend on ticks. */
  int has_behaviours;
  /** 1 if scrollers may be nested; then a call on one may advance the time of others. */
  int nests;
  /**
   * 1 in the second run over the same bytes, which skips ticks and reads: the same calls must produce the same
   * frames.
   */
  int is_blind;
};

/** The outcome of each call of the first run. */
struct seen {
  scrollkit_status status;
  scrollkit_frame frame;
};
extern _Thread_local struct seen seen[CALLS];

/** The number of allocations of the library that were refused; Tests/Consumers/refusals.c refuses some. */
extern int refusals;
/** Checks that a call returned NO_MEMORY only if an allocation was refused, and counts it. */
void check_memory(struct world *world, scrollkit_status status);

/** Aborts the run with a finding. */
#define REQUIRE(condition) \
  do { if (!(condition)) broken(#condition, __FILE__, __LINE__); } while (0)
_Noreturn void broken(const char *condition, const char *file, int line);

/** Records the time of a successful call. */
void passed(struct slot *slot, double time);
/** Checks an event against the earlier ones. */
void check_event(struct slot *slot, const scrollkit_event *event);
/** Checks the invariants of a frame. */
void check_frame(const struct slot *slot, const scrollkit_frame *frame);
/** Reads the frame and checks it. */
scrollkit_frame checked_frame(const struct slot *slot);
/** Reads the complete state and checks it. */
struct look checked_look(const struct slot *slot);
/** Reads the scroll bars and checks them. */
void check_bars(const struct slot *slot, scrollkit_scrollbar_state states[2]);
/** Reads all events and compares the state after them with the frame. */
void drain(struct slot *slot);
/** Checks that two frames are equal except for the sign of zeros. */
void check_same(const scrollkit_frame *one, const scrollkit_frame *other);
/** Records the programmatic scroll `id`. */
void issued(struct slot *slot, uint64_t id);
/** Ticks until all content rests. */
void settle(struct slot *slot, int is_nested);

/** Begins and ends the recording of a run. The trace must replay without difference. */
void begin_trace(struct world *world);
void end_trace(struct world *world);

/** Destroys a scroller whose slot is empty already. Its delegate receives completions, and nothing else. */
void destroy(struct world *world, scrollkit_scroller *scroller);

/** Makes the calls that the bytes choose, and destroys everything. */
struct world run(const uint8_t *bytes, size_t size, int is_blind);
/** Makes one call that the bytes choose. */
void make_call(struct world *world);
/** The delegate's functions; `user` is the world. */
void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event);
void did_receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input);
uint32_t responds_to(void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind);
uint32_t should_scroll_to_top(
    void *user, scrollkit_scroller *scroller, scrollkit_top_source source);
void will_end_dragging(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y,
    double *target_x, double *target_y);

#endif
