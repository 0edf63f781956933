/* The objects of a test, what they are doing, and everything that can be read of them. */
#ifndef WORLD_H
#define WORLD_H

#include <scrollkit.h>
#include <stddef.h>
#include <stdint.h>

/** What a scroller is doing when a call comes; its last call was at 1 s. */
enum situation {
  IDLE, TRACKING, DRAGGING, COASTING, BOUNCING, ANIMATING, WHEELING, PANNING, STEERING, LISTING, SNAPPING, PINCHING,
  ZOOMING_IN, SCRUBBING, GOING_TO_TOP, REFRESHING, TRAVELLING, OBSERVED_IDLE, OBSERVED_ANIMATING, OBSERVED_DECELERATING,
  OBSERVED_BEHAVING, SITUATIONS
};
extern const char *const situation_names[SITUATIONS];

struct world {
  scrollkit_scroller *scroller, *other;
  /** Of 100 items. Attached to the scroller in LISTING. */
  scrollkit_list *list;
  scrollkit_window *window;
  /** Records the calls on the scrollers and the list; NULL: they are not recorded. */
  scrollkit_trace *trace;
  int is_observed;
};
struct world make_world(enum situation situation, int is_traced);
void destroy_world(struct world *world);

/** A digest of all bytes that the library's readers write. */
uint64_t state_of(const struct world *world);

/** A digest of all that the same calls then lead to. Destroys the world. */
uint64_t fate_of(struct world *world);

/** One argument of a call. */
union value {
  double number;
  uint64_t integer;
  void *pointer;
};

enum { MOST_ARGUMENTS = 9 };

/** A function of the interface; see generate.py. */
struct row {
  const char *name;
  int32_t (*call)(const union value *arguments);
  const char *arguments, *statuses;
};
extern const struct row rows[];
extern const size_t row_count;

/** Fills in what a caller may pass, and sets the number of arguments. */
void set_ordinary(const struct row *row, const struct world *world, union value *arguments, int *count);

/** Room for `index`-th pointer of a call. */
void *room_of(int index);
enum { ROOM = 16384 };

uint64_t digest(uint64_t sum, const void *bytes, size_t size);

#endif
