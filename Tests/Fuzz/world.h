/* The scrollers that a run calls, and what is known of each without asking the library. */
#ifndef WORLD_H
#define WORLD_H

#include "reader.h"
#include "scrollkit.h"

/** What a scroller's delegate does with an event. */
enum delegate_kind {
  DELEGATE_NONE,
  /** Looks at it. */
  DELEGATE_LISTENS,
  /** Makes calls that the fuzzer chose. */
  DELEGATE_CALLS,
  /** Always causes another event. */
  DELEGATE_SCROLLS_AGAIN,
  /** Destroys its scroller. */
  DELEGATE_DESTROYS,
  /** Takes itself back. */
  DELEGATE_LEAVES,
  DELEGATE_KINDS
};

enum { SCROLLERS = 4, IDS = 512, WINDOWS = 3, HEADERS = 4 };

struct slot {
  /** NULL if there is none at the moment. */
  scrollkit_scroller *scroller;
  /** How many scrollers were here before. */
  unsigned generation;
  int is_observed;
  enum delegate_kind delegate;
  /** Time of the latest call that was taken; 0 before the first. */
  double time;
  int has_time;
  /** What the events told so far. */
  double offset_x, offset_y, event_time;
  int has_event;
  scrollkit_phase phase;
  /** Whether events were lost, so that they no longer tell all. */
  int is_lossy;
  /** Programmatic scrolls by number. */
  uint8_t is_issued[IDS], is_completed[IDS];
  /** What the delegate does when it is handed an input or asked something. */
  enum delegate_kind host;
  /** What was told last of what is scrolled through what. */
  scrollkit_geometry geometry;
  /** Whether a behaviour was ever enabled, and what is known of their options. */
  int behaves;
  /** The tallest header so far, in points; and whether the top inset holds what is visible of one. */
  double tallest;
  int has_visible_inset;
  /** The nub's room above and below it, in points, and whether its fades outlast a run. */
  double nub_margin;
  int nub_is_slow, has_other_rule;
  /** Whether it has a feel of its own, with which content may coast for years. */
  int has_own_feel;
  /** The batches that were begun last; 0 where there is none. */
  uint32_t batches[4];
  /** Whether one may be open, and the outermost; a delegate's own may be open for ever. */
  enum { NO_BATCH, A_BATCH, SOME_BATCHES } open_batches;
  uint32_t outermost;
  /** The window that it is in, counted from 1; 0 if it is in none. */
  int window;
};

struct pane {
  /** NULL if there is none at the moment. */
  scrollkit_window *window;
  /** Which application it belongs to. */
  unsigned ring;
  int is_key;
  /** Where taps no longer count, in points from its top. */
  double bar;
};

/** All that can be read of a scroller; zeros where nothing is enabled. */
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
  unsigned rings;
  /** Calls of the library under way. */
  int depth;
  /** Calls begun. */
  int calls;
  int has_delegates;
  /** Whether calls of behaviours and windows were made: what they do may depend on ticks. */
  int has_behaviours;
  /** Whether scrollers may be nested, so that a call on one lets time pass for others. */
  int nests;
  /**
   * Whether this is the second run over the same bytes, in which time passes without ticks: the
   * same calls must lead to the same frames, however often anyone looked.
   */
  int is_blind;
};

/** What came of each call of the first run. */
struct seen {
  scrollkit_status status;
  scrollkit_frame frame;
};
extern struct seen seen[CALLS];

/** Stops the run with a finding. */
#define REQUIRE(condition) \
  do { if (!(condition)) broken(#condition, __FILE__, __LINE__); } while (0)
_Noreturn void broken(const char *condition, const char *file, int line);

/** Notes that a call at a time was taken. */
void passed(struct slot *slot, double time);
/** Checks an event against those before it. */
void check_event(struct slot *slot, const scrollkit_event *event);
/** Checks what must hold of every frame. */
void check_frame(const struct slot *slot, const scrollkit_frame *frame);
/** Reads the frame and checks it. */
scrollkit_frame checked_frame(const struct slot *slot);
/** Reads everything and checks it. */
struct look checked_look(const struct slot *slot);
/** Reads the scroll bars and checks them. */
void check_bars(const struct slot *slot, scrollkit_scrollbar_state states[2]);
/** Takes all events; then they and the frame must tell the same. */
void drain(struct slot *slot);
/** Checks that two frames show the same, but for the sign of zeros. */
void check_same(const scrollkit_frame *one, const scrollkit_frame *other);
/** Notes the outcome of a call that made programmatic scroll `id`. */
void issued(struct slot *slot, uint64_t id);
/** Lets everything come to rest. */
void settle(struct slot *slot);

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
