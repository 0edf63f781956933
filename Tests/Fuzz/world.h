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

enum { SCROLLERS = 4, IDS = 512 };

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
};

enum { CALLS = 2048 };

struct world {
  struct reader reader;
  struct slot slots[SCROLLERS];
  /** Calls of the library under way. */
  int depth;
  /** Calls begun. */
  int calls;
  int has_delegates;
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
/** The delegate's function; `user` is the world. */
void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event);

#endif
